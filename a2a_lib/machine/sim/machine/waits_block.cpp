// Blocks that poll together: one wave polls, the others learn the result through the LDS, with barriers between. (Every
// Triton program that waits does so.)
#include <algorithm>

#include "machine/waits.h"

namespace a2a {
void add_scalars(const ResidentWave& w, Digester& d) {
  d.add(w.s, sizeof w.s);
  d.add(&w.scc, sizeof w.scc);
  d.add(&w.mode, sizeof w.mode);
  d.add(&w.pc, sizeof w.pc);
}
void add_state(const ResidentWave& w, Digester& d) {
  add_scalars(w, d);
  d.add(w.v, size_t(w.vgprs) * kLanes * 4);
}

bool Waits::park(Block& b, u64 time) {
  ResidentWave* leader = nullptr;
  bool busy = false;  // a wave's loads are in flight
  for (ResidentWave* x : b.waves) {
    if (!leader && x->state == State::AtBarrier && x->poll && x->poll->waiting) leader = x;
    busy |= x->in_flight();
  }
  if (b.rounds && (b.rounds->leader != leader || b.waves.size() < 2)) {
    if (Poll* p = b.rounds->leader->poll.get(); p && p->by_block) unwatch(*b.rounds->leader);
    b.rounds.reset();
  }
  if (!leader || b.waves.size() < 2) return false;
  if (!b.rounds) b.rounds = std::make_unique<BlockRounds>();
  BlockRounds& r = *b.rounds;
  Poll& p = *leader->poll;
  auto state = [&] {
    Digester all;
    all.add(b.lds.data(), b.lds.size());
    for (ResidentWave* x : b.waves)
      if (x->state != State::Ended) add_state(*x, all);
    return all.done();
  };
  auto watch_all = [&] {
    watch(*leader, r.reads);
    p.by_block = true;
  };
  auto next_round = [&] {
    r.pure = true;
    r.others = 0;
    r.other_pc = ~0u;
    r.reads.clear();
    r.last = time;
    p.disturbed = false;
    return false;
  };
  if (r.pc != leader->pc) {
    if (r.pc != ~0u && r.pure && r.others < 64) {  // of the same loop, or of one of its own, as with a wave's polls
      ++r.others;
      const bool again = r.other_pc == leader->pc && !busy;
      const Digest now = again ? state() : Digest{};
      if (again && now == r.other_state) {
        if (p.by_block) unwatch(*leader);
        r.pc = leader->pc;
        r.have_snapshot = true;
        r.snapshot = now;
        r.reads.erase(r.reads.begin(), r.reads.begin() + i64(r.other_reads));
        watch_all();
        return next_round();
      }
      r.other_pc = leader->pc;
      r.other_reads = r.reads.size();
      r.other_state = now;
      return false;
    }
    if (p.by_block) unwatch(*leader);
    r = {};
    r.leader = leader;
    r.pc = leader->pc;
    return next_round();
  }
  bool same = false;
  const bool known = r.pure && !busy, had = r.have_snapshot;
  if (known) {
    const Digest now = state();
    same = had && now == r.snapshot;
    r.snapshot = now;
  }
  r.have_snapshot = known;
  if (known && p.by_block && (same || watches(p, r.reads))) {
    if (!settled(*leader, r.reads) || !same) return next_round();
    const u64 round = time - r.last;
    r.last = time;
    p.period = std::max<u64>(round - std::min(round, p.queued), core_.preset.cycle);
    r.look = p.last + round;  // queueing included: this round is over
    b.parked = true;
    leader->state = State::Parked;
    add_parked(*leader);
    set_deadline(*leader);
    leader->time = time + core_.preset.barrier * core_.preset.cycle + core_.drift(*leader);
    return true;
  }
  if (p.by_block) unwatch(*leader);
  if (known && (same || !had)) watch_all();
  return next_round();
}

void Waits::behind(Block& b, const ResidentWave& last, u64 time) {
  if (!last.poll) return;
  const u64 since = last.poll->wait_start, seen = last.poll->wait_seen;
  for (ResidentWave* x : b.waves) {
    if (x == &last || x->state != State::AtBarrier || x->time >= seen) continue;
    if (!b.stays) b.stays = std::make_unique<BarrierStays>();
    BarrierStays& s = *b.stays;
    if (s.last != &last || s.since != since) {  // another wait: the stays of the previous one are over
      for (ResidentWave* y : b.waves) record_stay(*y);
      s.last = &last;
      s.since = since;
      s.of.assign(b.waves.size(), {});
    }
    Event& stay = s.of[x->index];
    if (stay.kind != i16(EventKind::Barrier)) {
      stay = event_of(*x, x->program->insts[x->pc - 1], EventKind::Barrier);
      stay.index = last.index;
    }
    stay.duration = i64(time) - stay.time;
  }
}

void Waits::record_stay(const ResidentWave& w) {
  if (!w.block->stays || w.index >= w.block->stays->of.size()) return;
  Event& stay = w.block->stays->of[w.index];
  if (stay.kind == i16(EventKind::Barrier)) core_.record.add(stay);
  stay = {};
}

// It polls again at the time of its next poll after the change.
void Waits::wake_block(ResidentWave& leader, u64 when) {
  Block& b = *leader.block;
  Poll& p = *leader.poll;
  BlockRounds& r = *b.rounds;
  const u64 later = when > r.look ? (when - r.look + p.period - 1) / p.period * p.period : 0;
  b.parked = false;
  r.reads.clear();
  r.others = 0;
  r.other_pc = ~0u;
  r.last += later;
  p.disturbed = false;
  leader.state = State::AtBarrier;
  u64 first = ~u64{0};
  for (ResidentWave* x : b.waves)
    if (x->state == State::AtBarrier) {
      x->state = State::Ready;
      x->time += later;
      first = std::min(first, x->time);
      core_.push(x->time, EventQueue::Wave, x);
    }
  watch_again(leader, first);
}
}  // namespace a2a
