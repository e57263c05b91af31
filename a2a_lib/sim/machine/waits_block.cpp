// Blocks that poll together: one wave looks, the others learn of it through the LDS, and barriers stand between. (So
// does every Triton program that waits.)
#include <algorithm>

#include "machine/waits.h"

namespace a2a {
namespace {
template <class F>
void each_part(const ResidentWave& w, F f) {
  f(w.s, sizeof w.s);
  f(&w.scc, sizeof w.scc);
  f(&w.mode, sizeof w.mode);
  f(&w.pc, sizeof w.pc);
  f(w.v, size_t(w.vgprs) * kLanes * 4);
}
}  // namespace

void add_state(const ResidentWave& w, std::vector<u8>& out) {
  each_part(w, [&](const void* from, size_t bytes) {
    auto at = static_cast<const u8*>(from);
    out.insert(out.end(), at, at + bytes);
  });
}

bool same_state(const ResidentWave& w, u64 lds, const std::vector<u8>& snapshot) {
  size_t at = 0;
  bool same = true;
  auto compare = [&](const void* with, size_t bytes) {
    same = same && at + bytes <= snapshot.size() && !std::memcmp(snapshot.data() + at, with, bytes);
    at += bytes;
  };
  each_part(w, compare);
  if (lds) compare(w.lds, lds);
  return same && at == snapshot.size();
}

bool Waits::park(Block& b, u64 time) {
  ResidentWave* leader = nullptr;
  bool busy = false;  // a wave's loads are on their way
  for (ResidentWave* x : b.waves) {
    if (!leader && x->state == State::AtBarrier && x->poll && x->poll->waiting) leader = x;
    busy |= !x->unread.empty();
  }
  if (b.rounds && (b.rounds->leader != leader || b.waves.size() < 2)) {
    if (Poll* p = b.rounds->leader->poll.get(); p && p->by_block) unwatch(*b.rounds->leader);
    b.rounds.reset();
  }
  if (!leader || b.waves.size() < 2) return false;
  if (!b.rounds) b.rounds = std::make_unique<BlockRounds>();
  BlockRounds& r = *b.rounds;
  Poll& p = *leader->poll;
  if (r.pc != leader->pc) {
    if (r.pc != ~0u && r.pure && r.others < 64) {
      ++r.others;
      return false;
    }
    if (p.by_block) unwatch(*leader);
    r = {};
    r.leader = leader;
    r.pc = leader->pc;
    r.last = time;
    return false;
  }
  ++r.rounds;
  r.others = 0;
  bool same = false, known = r.pure && !busy && r.rounds >= 2;
  if (known) {
    std::vector<u8> state(b.lds);
    for (ResidentWave* x : b.waves)
      if (x->state != State::Ended) add_state(*x, state);
    same = r.have_snapshot && state == r.snapshot;
    r.snapshot = std::move(state);
  }
  if (same && p.by_block && !p.disturbed) {
    const u64 round = time - r.last;
    p.period = std::max<u64>(round - std::min(round, p.queued), core_.preset.cycle);
    b.parked = true;
    leader->state = State::Parked;
    parked_.push_back(leader);
    set_deadline(*leader);
    leader->time = time + core_.preset.barrier * core_.preset.cycle + core_.drift(*leader);
    return true;
  }
  if (p.by_block) unwatch(*leader);
  r.have_snapshot = known;
  if (same) {
    p.watched = r.reads;
    watch(*leader);
    p.by_block = true;
  }
  r.pure = true;
  r.reads.clear();
  r.last = time;
  return false;
}

// It looks again when it would have, the first time after the change.
void Waits::wake_block(ResidentWave& leader, u64 when) {
  Block& b = *leader.block;
  const Poll& p = *leader.poll;
  const u64 look = p.last + p.period, later = when > look ? (when - look + p.period - 1) / p.period * p.period : 0;
  b.parked = false;
  b.rounds.reset();
  leader.state = State::AtBarrier;
  for (ResidentWave* x : b.waves)
    if (x->state == State::AtBarrier) {
      x->state = State::Ready;
      x->time += later;
      core_.push(x->time, EventQueue::Wave, x);
    }
}
}  // namespace a2a
