#include "machine/waits.h"

#include <algorithm>

#include "machine/report.h"

namespace a2a {
namespace {
// What it watches is for itself, or its block no longer meets at barriers.
bool own_watch(const Poll& p) { return p.armed && (!p.by_block || p.pure); }

Digest state_of(const ResidentWave& w) {
  Digester d;
  add_state(w, d);
  d.add(w.lds, w.poll->lds ? w.lds_size : 0);
  return d.done();
}
}  // namespace

bool Waits::poll(ResidentWave& w, const Inst& in, const u64* addr, u64 lanes) {
  if (!w.poll) w.poll = std::make_unique<Poll>();
  Poll& p = *w.poll;
  const u32 pc = w.pc - 1;
  if (in.mark == Mark::Wait && lanes) {
    u64 first = addr[std::countr_zero(lanes)];
    const Mapping* m = resolve(core_.node, w, first, 1, std::countr_zero(lanes), "read");
    // The first look stands before the loop, often as an instruction of its own: one wait is one source line.
    auto line = [&](u32 at) { return std::pair(w.program->insts[at].file, w.program->insts[at].line); };
    bool same = p.waiting && line(p.wait_pc) == line(pc) && !p.seen.empty() && p.seen[0].memory == m->memory &&
                p.seen[0].offset == first - m->base;
    if (!same) {
      if (p.waiting) end_wait(w);
      p.waiting = true;
      p.wait_start = w.time;
    }
    p.wait_pc = pc;
  }
  // What the last round saw is kept while the wave is parked: reports name it.
  auto look = [&] {
    if (in.mark == Mark::Wait) p.seen.clear();
    return false;
  };
  auto next_round = [&] {
    begin_round(w);
    return look();
  };
  if (p.woken) {  // the first look after being woken
    p.woken = false;
    watch_again(w, w.time);
    return next_round();
  }
  if (p.pc != pc) {
    if (p.pc != ~0u && p.pure && p.others < 64) {
      look_elsewhere(w, pc);
      return look();
    }
    if (own_watch(p)) unwatch(w);
    p.pc = pc;
    p.have_snapshot = false;
    return next_round();
  }
  bool same = false;
  const bool had = p.have_snapshot;
  if (p.pure) {
    const Digest now = state_of(w);
    same = had && now == p.snapshot;
    p.snapshot = now;
  }
  p.have_snapshot = p.pure;
  if (p.pure && p.armed && !p.by_block && (same || watches(p, p.reads))) {
    p.calm = settled(w, p.reads) && same ? p.calm + 1 : 0;
    if (p.calm > w.unread.size()) {
      // While it waits the queues empty: it then goes round without them.
      const u64 round = w.time - p.last;
      p.period = std::max<u64>(round - std::min(round, p.queued), core_.preset.cycle);
      park(w);
      return true;
    }
    return next_round();
  }
  if (own_watch(p)) unwatch(w);
  if (p.pure && (same || !had)) watch(w, p.reads);
  return next_round();
}

void Waits::begin_round(ResidentWave& w) {
  Poll& p = *w.poll;
  p.pure = true;
  if (!p.by_block) p.disturbed = false;
  p.reads.clear();
  p.last = w.time;
  p.queued = 0;
  p.others = 0;
  p.other_pc = ~0u;
}

// Another load of the same loop, or this is a loop of its own: if the same look comes again, with no other in between
// and the same registers, rounds are compared there from now on.
void Waits::look_elsewhere(ResidentWave& w, u32 pc) {
  Poll& p = *w.poll;
  ++p.others;
  const Digest now = state_of(w);
  if (p.other_pc == pc && now == p.other_state) {
    if (own_watch(p)) unwatch(w);
    p.pc = pc;
    p.have_snapshot = true;
    p.snapshot = now;
    p.reads.erase(p.reads.begin(), p.reads.begin() + i64(p.other_reads));
    watch(w, p.reads);
    return begin_round(w);
  }
  p.other_pc = pc;
  p.other_reads = p.reads.size();
  p.other_state = now;
}

void Waits::polled(ResidentWave& w, const Inst& in, const Poll::Seen& seen) {
  Poll& p = *w.poll;
  if (in.mark != Mark::Wait) return;
  p.wait_seen = std::max(w.time, core_.now);
  p.seen.push_back(seen);
}

void Waits::end_wait(ResidentWave& w) {
  Poll& p = *w.poll;
  if (!p.waiting) return;
  p.waiting = false;
  const Inst& in = w.program->insts[p.wait_pc];
  Event wait = event_of(w, in, EventKind::Wait);
  wait.time = i64(p.wait_start);
  wait.duration = i64(p.wait_seen - p.wait_start);
  wait.dst = i16(w.gpu->rank);
  u64 latest = 0;
  for (size_t i = 0; i < p.seen.size(); ++i) {
    const auto& s = p.seen[i];
    bool again = false;
    for (size_t j = 0; j < i; ++j) again |= p.seen[j].memory == s.memory && p.seen[j].offset == s.offset;
    if (again) continue;
    Event e = event_of(w, in, EventKind::FlagSeen);
    e.time = i64(p.wait_seen);
    e.bytes = i64(s.value);
    e.dst = i16(w.gpu->rank);
    s.memory->describe(s.offset, &e.index, &e.symbol);
    i16 by = s.set_by;
    u64 at = s.set_at;
    if (const Writer* x = s.afar ? nullptr : core_.flags_of(*s.memory).writer(*s.memory, s.offset)) {
      by = x->rank;
      at = x->time;
    }
    if (by >= 0) e.src = by;
    if (by >= 0 && at >= latest) {  // the last to arrive is what the wait was for
      latest = at;
      wait.src = by;
      wait.symbol = e.symbol;
      wait.index = e.index;
      wait.bytes = e.bytes;
    }
    core_.record.add(e);
  }
  p.seen.clear();
  core_.record.add(wait);
}

void Waits::leave(ResidentWave& w) {
  record_stay(w);
  if (w.poll) end_wait(w);
  if (w.poll && w.poll->armed) unwatch(w);
}

void Waits::park(ResidentWave& w) {
  Poll& p = *w.poll;
  w.state = State::Parked;
  w.pc = p.pc;
  add_parked(w);
  set_deadline(w);
}

void Waits::set_deadline(const ResidentWave& w) {
  const u64 since = w.poll->waiting ? w.poll->wait_start : w.time;
  deadline_ = std::min(deadline_, since + u64(core_.config.max_wait_us * 1e6));
}

void Waits::check_bounds(u64 now) {
  deadline_ = ~u64{0};
  const u64 bound = u64(core_.config.max_wait_us * 1e6);
  for (ResidentWave* w : parked_) {
    u64 since = w->poll->waiting ? w->poll->wait_start : w->time;
    if (now > since + bound) {
      core_.fail("wait", wait_report(core_.node, *w, since + bound), 702);
      return;
    }
    deadline_ = std::min(deadline_, since + bound);
  }
}
}  // namespace a2a
