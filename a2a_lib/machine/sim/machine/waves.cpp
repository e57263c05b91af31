// The interpreter's loop: a wave runs until its next instruction could be noticed by others and is not yet due.
#include <algorithm>
#include <bit>

#include "machine/engine.h"
#include "machine/pulse.h"
#include "machine/report.h"

namespace a2a {
namespace {
constexpr u32 bit(Unit u) { return 1u << u32(u); }
// Instructions that other waves can notice run in time order.
constexpr u32 kShared =
    bit(Unit::Smem) | bit(Unit::Lds) | bit(Unit::Vmem) | bit(Unit::Flat) | bit(Unit::Barrier) | bit(Unit::End);
constexpr u32 kMemory = bit(Unit::Vmem) | bit(Unit::Flat);
constexpr u32 kLate = bit(Unit::Smem) | bit(Unit::Lds);
constexpr u32 kVmcnt = kMemory | bit(Unit::Scratch);
// They use their SIMD's port.
constexpr u32 kIssued = bit(Unit::Valu) | bit(Unit::Trans) | bit(Unit::Mfma);
constexpr u64 kLook = 65536;  // instructions of a wave between two checks for the end of the run

// ---- Whether all threads of a block meet at the same __syncthreads(). In HIP and CUDA, a condition around one must
// have the same value for the whole block, else the behaviour is undefined. Three things show that it did not:
//
//   places  waves wait at different barriers, and one of them is a __syncthreads()
//   left    a wave reaches a __syncthreads() once more than a wave that has ended: there is a loop around it. A wave
//   may
//           end before its first time there: s_barrier of gfx942 waits for the waves that have not ended [AMD: CDNA3
//           ISA], and threads that have returned need not come
//   lanes   lanes of a wave that are off at a __syncthreads() run later: they went around it. Lanes that stay off have
//           returned
//
// s_barrier itself (__builtin_amdgcn_s_barrier(), Triton's, or in hand-written assembly) counts waves, whatever their
// place and lanes. So waves may meet at different ones, as in code that alternates on purpose: nothing is reported. Two
// waves may run nested loops with different counts but the same total. They then meet at one place each time, and
// cannot be told from waves with equal counts.

const Inst& barrier_of(const ResidentWave& w) { return w.program->insts[w.pc - 1]; }

void diverged(Core& core, const ResidentWave& w, const Inst& in, const Json& how) {
  Json t = Json("cause", "divergent_barrier").add(how).add(place_of(w, in)).add("at", w.time);
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

// Called when a wave reaches a barrier. False: the node fails.
bool arrives(Core& core, ResidentWave& w) {
  Meetings& m = w.block->meetings;
  const Inst& in = barrier_of(w);
  if (w.block->arrived == 1) {  // it is the first
    m.pc = w.pc;
    m.whole = in.whole_block;
  } else {
    m.whole |= in.whole_block;
    if (w.pc != m.pc && m.whole) {
      diverged(core, w, in, Json("how", "places", "places", places(*w.block)));
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

// Called when all waves of the block that have not ended are at one. False: the node fails.
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
      left.push_back(Json("wave", x->index, "times", x->passed[which]));
    if (x->state == State::AtBarrier && !again) again = x;
  }
  if (left.empty()) return true;
  diverged(core, *again, barrier_of(*again), Json("how", "left", "times", here->times, "left", left));
  return false;
}

// Called when the wave ends.
void leaves(ResidentWave& w) {
  w.passed.clear();
  for (const Meetings::Barrier& x : w.block->meetings.passed) w.passed.push_back(x.times);
}

// Called before the wave touches memory. True, and the node fails, if active lanes were off at a __syncthreads().
bool went_around(Core& core, ResidentWave& w, const Inst& in) {
  const u64 lanes = w.exec() & w.outside;
  if (!lanes || in.unit == Unit::Smem || in.unit == Unit::End) return false;
  if (in.unit == Unit::Barrier && !in.whole_block) return false;
  const Json there = place_of(w, in);
  diverged(core, w, w.program->insts[w.outside_pc - 1], Json("how", "lanes", "lanes", lanes_of(lanes), "go_on", there));
  return true;
}
}  // namespace

bool Engine::run_wave(ResidentWave& w) {
  const Inst* insts = w.program->insts.data();
  const u64 cycle = core.preset.cycle, issue = core.preset.issue * cycle, issue_trans = core.preset.issue_trans * cycle;
  const bool watched = w.watched, counted = w.watched || w.modelled;  // what lgkmcnt counts is kept (machine/late.h)
  const Inst* in = nullptr;
  u64 count = 0;
  u32 low = w.pc, high = w.pc;  // as the wave's, which are brought up to date before other parts can look at them
  auto note_ran = [&] {
    w.low = std::min(w.low, low);
    w.high = std::max(w.high, high);
    low = high = w.pc;
  };
  try {
    for (;;) {
      in = insts + w.pc;
      low = std::min(low, w.pc);
      high = std::max(high, w.pc);
      const u32 unit = bit(in->unit);
      if (unit & kShared) {
        if (core.queue.before(w.time) || w.time >= core.until) {
          core.queue.push(w.time, EventQueue::Wave, &w, 0, !core.queue.before(w.time));
          break;
        }
        if (unit & kMemory) {
          if (u64 ready = traffic.gate(w, *in); ready > w.time) {
            core.push(w.time = ready, EventQueue::Wave, &w);
            break;
          }
        }
        if (w.outside && went_around(core, w, *in)) break;
        // A wave ends when its memory operations are complete, in every mode at the same time.
        if (in->unit == Unit::End && w.held) requests.release_held(*w.cu, &w, ~0u);
        if (in->unit == Unit::End && (w.time < w.vm.last || !w.unread.empty() || !w.pending.empty())) {
          // A store that was held may be due later than that: then its event goes first, and the wave's time stays.
          const u64 end = std::max({w.time, w.vm.last, w.far_due});
          const bool stuck = end == w.time && !core.queue.empty();
          w.time = end;
          core.push(stuck ? std::max(end, core.queue.next()) : end, EventQueue::Wave, &w);
          break;
        }
        if (counted && !w.late.empty()) {
          if (in->unit == Unit::Flat) late.settle(w);  // it may touch LDS
          if (in->unit == Unit::End) late.finish(w);
        }
        note_ran();
      }
      if (unit & kIssued) {
        u64& port = w.cu->issue[w.simd];
        u64 start = std::max(w.time, port);
        if (in->unit == Unit::Mfma) {  // runs beside the vector unit; clang leaves room for its result with s_nop
          u64& matrix = w.cu->matrix[w.simd];
          start = std::max(start, matrix);
          matrix = start + in->matrix_cycles * cycle;
        }
        w.time = port = start + (in->unit == Unit::Trans ? issue_trans : issue);
      } else {
        w.time += issue;
      }
      if (watched) {
        if (in->after_wave_barrier) core.races->wave_barrier(w.thread);
        if (in->after_block_fence) {
          core.races->release_fence(w.thread, Scope::Workgroup, 0);
          core.races->acquire_fence(w.thread, Scope::Workgroup, w.vm.issued + 1);
        }
        if (!w.late.empty()) late.check(w, *in);
      }
      if (unit & kVmcnt && !w.unread.empty()) requests.overtake(w, *in);
      ++w.pc;
      const u64 issued = w.time;
      if (counted && unit & kLate) late.issue(w, *in);
      else in->run(w, *in);
      if (watched && unit & kVmcnt) late.loaded(w, *in);
      if (++count % kLook == 0) {
        pulse.instructions.fetch_add(kLook, std::memory_order_relaxed);
        if (interrupted) core.fail("interrupted", {}, 719);  // the node knows the time
        else if (traffic.endless.turns(w, *in, count)) break;
        else if (pulse.over()) core.fail("budget", over("max_seconds", core.config.max_seconds), 702);
        else if (core.instructions + count > budget) over_budget();
        if (!core.failed.kind.empty()) break;
      }
      if (w.state != State::Ready) break;
      if (in->unit != Unit::Wait) continue;
      if (counted && !w.late.empty()) late.waited(w, *in);
      if (!w.unread.empty() && requests.owed(w)) w.time = std::max(w.time, w.far_due);
      const bool values = !w.unread.empty() && requests.waits_for(w);
      // Its next instruction takes its SIMD's port, but not before earlier ones of other waves.
      if ((values || w.time > issued) && core.queue.next() <= w.time) {
        core.push(w.time, EventQueue::Wave, &w);
        break;
      }
      if (values && w.time >= core.until) {
        core.queue.push(w.time, EventQueue::Wave, &w, 0, true);
        break;
      }
    }
  } catch (const Fault& f) { core.fail("fault", fault_report(core.node, w, *in, f), 700); }
  note_ran();
  core.instructions += count;
  if (core.instructions > budget && core.failed.kind.empty()) over_budget();
  return w.state == State::Ended && --w.block->live == 0;
}

void Engine::barrier(Wave& wave) {
  ResidentWave& w = resident(wave);
  within_block(w, false);
  has_read(w);
  Block& b = *w.block;
  w.state = State::AtBarrier;
  b.barrier_time = std::max(b.barrier_time, w.time);
  ++b.arrived;
  if (arrives(core, w) && b.arrived == b.live) {
    waits.behind(b, w, b.barrier_time);
    leave_barrier(b, b.barrier_time, &w);
  }
}

void Engine::end(Wave& wave) {
  ResidentWave& w = resident(wave);
  w.time = std::max({w.time, w.vm.last, w.lgkm.last});  // a wave's memory operations complete before its kernel does
  waits.leave(w);
  leaves(w);
  traffic.flush_transfer(w);
  if (core.races) core.races->end_wave(w.thread, w.block->launch->after);
  Event e = event_from(w.started, w.time, EventKind::Wave, w.gpu->rank);
  e.block = i32(w.block->id);
  e.launch = w.block->launch->id;
  e.kernel = w.block->launch->name;
  e.wave = i16(w.index);
  core.record.add(e);
  // A barrier counts the waves that have not ended.
  Block& b = *w.block;
  const bool leaves = b.arrived && b.arrived == b.live - 1;
  const u64 time = std::max(b.barrier_time, w.time);
  if (leaves) waits.behind(b, w, time);
  dispatcher.retire_wave(w);
  if (leaves) leave_barrier(b, time, nullptr);
}

// All of the block's waves that have not ended are at its barrier. `running` is the last of them, if it continues at
// once.
void Engine::leave_barrier(Block& b, u64 time, const ResidentWave* running) {
  if (!meet(core, b)) return;
  if (core.races) {
    std::vector<u32> threads;
    for (ResidentWave* x : b.waves)
      if (x->state != State::Ended) threads.push_back(x->thread);
    core.races->block_barrier(threads);
  }
  b.arrived = 0;
  b.barrier_time = 0;
  const bool parked = waits.park(b, time);
  for (ResidentWave* x : b.waves)
    if (x->state == State::AtBarrier) {
      x->time = time + core.preset.barrier * core.preset.cycle + core.drift(*x);
      if (parked) continue;
      x->state = State::Ready;
      if (x != running) core.push(x->time, EventQueue::Wave, x);
    }
}

void Engine::over_budget() { core.fail("budget", over("max_instructions", core.config.max_instructions), 702); }
}  // namespace a2a
