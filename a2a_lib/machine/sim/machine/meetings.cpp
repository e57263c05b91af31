#include "machine/meetings.h"

#include <algorithm>
#include <bit>

#include "machine/core.h"
#include "machine/report.h"

namespace a2a {
namespace {
const Inst& barrier_of(const ResidentWave& w) { return w.program->insts[w.pc - 1]; }

void fail(Core& core, const ResidentWave& w, const Inst& in, const Json& how) {
  Json t = Json().add("cause", "divergent_barrier").add(how).add(place_of(w, in)).add("at", w.time);
  core.fail("fault", t.null("lane").null("thread"), 700);
}

std::vector<i64> lanes_of(u64 mask) {
  std::vector<i64> all;
  for (; mask; mask &= mask - 1) all.push_back(std::countr_zero(mask));
  return all;
}

// The lanes for which the wave has threads.
u64 threads_of(const ResidentWave& w) {
  const u64 left = w.block->launch->block.count() - u64(w.index) * kLanes;
  return left >= kLanes ? kAllLanes : (u64{1} << left) - 1;
}

// The places at which waves of the block wait, each with its waves.
std::vector<Json> places(const Block& b) {
  std::vector<u32> pcs;
  for (const ResidentWave* x : b.waves)
    if (x->state == State::AtBarrier && std::find(pcs.begin(), pcs.end(), x->pc) == pcs.end()) pcs.push_back(x->pc);
  std::vector<Json> all;
  for (u32 pc : pcs) {
    const ResidentWave* first = nullptr;
    std::vector<i64> waves;
    for (const ResidentWave* x : b.waves) {
      if (x->state != State::AtBarrier || x->pc != pc) continue;
      if (!first) first = x;
      waves.push_back(x->index);
    }
    all.push_back(place_of(*first, barrier_of(*first)).add("waves", waves));
  }
  return all;
}
}  // namespace

bool arrives(Core& core, ResidentWave& w) {
  Meetings& m = w.block->meetings;
  const Inst& in = barrier_of(w);
  if (w.block->arrived == 1) {  // it is the first
    m.pc = w.pc;
    m.whole = in.whole_block;
  } else {
    m.whole |= in.whole_block;
    if (w.pc != m.pc && m.whole) {
      fail(core, w, in, Json().add("how", "places").add("places", places(*w.block)));
      return false;
    }
  }
  if (const u64 exec = w.exec(); in.whole_block && exec != kAllLanes) {
    if (const u64 off = threads_of(w) & ~exec; off & ~w.outside) {
      w.outside |= off;
      w.outside_pc = w.pc;
    }
  }
  return true;
}

bool meet(Core& core, Block& b) {
  Meetings& m = b.meetings;
  if (!m.whole) return true;
  auto here = std::find_if(m.passed.begin(), m.passed.end(), [&](const Meetings::Barrier& x) { return x.pc == m.pc; });
  if (here == m.passed.end()) here = m.passed.insert(here, {m.pc, 0});
  ++here->times;
  if (b.live == b.waves.size()) return true;
  const size_t which = size_t(here - m.passed.begin());
  std::vector<Json> left;
  const ResidentWave* again = nullptr;
  for (const ResidentWave* x : b.waves) {
    if (x->state == State::Ended && which < x->passed.size() && x->passed[which])
      left.push_back(Json().add("wave", x->index).add("times", x->passed[which]));
    if (x->state == State::AtBarrier && !again) again = x;
  }
  if (left.empty()) return true;
  fail(core, *again, barrier_of(*again), Json().add("how", "left").add("times", here->times).add("left", left));
  return false;
}

void leaves(ResidentWave& w) {
  w.passed.clear();
  for (const Meetings::Barrier& x : w.block->meetings.passed) w.passed.push_back(x.times);
}

bool went_around(Core& core, ResidentWave& w, const Inst& in) {
  const u64 lanes = w.exec() & w.outside;
  if (!lanes || in.unit == Unit::Smem || in.unit == Unit::End) return false;
  if (in.unit == Unit::Barrier && !in.whole_block) return false;
  const Json there = place_of(w, in);
  fail(core, w, w.program->insts[w.outside_pc - 1],
       Json().add("how", "lanes").add("lanes", lanes_of(lanes)).add("go_on", there));
  return true;
}
}  // namespace a2a
