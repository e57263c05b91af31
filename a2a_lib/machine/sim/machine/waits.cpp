#include "machine/waits.h"

#include <algorithm>

#include "machine/endless.h"
#include "machine/report.h"
#include "machine/spin.h"

namespace a2a {
namespace {
constexpr u32 kSpin = 64;  // rounds that are alike before a wave is parked for that

// The wave watches for itself, or its block no longer meets at barriers.
bool own_watch(const Poll& p) { return p.armed && (!p.by_block || p.pure); }

void note_vectors(const ResidentWave& w, const Operand& o, std::vector<bool>& any) {
  if (o.kind != Kind::Vgpr) return;
  const u32 n = u32(std::max<int>(o.dwords, dwords(o.type)));
  for (u32 r = o.reg; r < std::min(o.reg + std::max(n, 1u), w.vgprs); ++r) any[r] = true;
}
}  // namespace

// The vector registers that instructions from w.low to w.high name: no other can have changed by them.
const std::vector<u32>& Waits::named_vectors(const ResidentWave& w) {
  if (named_of_ != w.block->launch->id) named_.clear();
  named_of_ = w.block->launch->id;
  auto [it, fresh] = named_.try_emplace(u64(w.low) << 32 | w.high);
  if (!fresh) return it->second;
  std::vector<bool> any(w.vgprs);
  for (u32 pc = w.low; pc <= w.high; ++pc) {
    const Inst& in = w.program->insts[pc];
    for (int i = 0; i < in.ndst; ++i) note_vectors(w, in.dst[i], any);
    for (int i = 0; i < in.nsrc; ++i) note_vectors(w, in.src[i], any);  // some are exchanged
    if (in.gpr_idx) any.assign(any.size(), true);
  }
  for (u32 r = 0; r < w.vgprs; ++r)
    if (any[r]) it->second.push_back(r);
  return it->second;
}

// A digest of what `add_state` names, and of the LDS if it belongs to the wave. Only registers that can have changed
// since the last time are read: a polling wave's loop changes few.
Digest Waits::state_of(ResidentWave& w) {
  Poll& p = *w.poll;
  auto renew = [&](u32 r) {
    Digester d;
    d.add(w.reg(r), kLanes * 4);
    p.vectors[r] = d.folded();
  };
  if (p.unread) {
    p.vectors.resize(w.vgprs);
    for (u32 r = 0; r < w.vgprs; ++r) renew(r);
  } else {
    for (u32 r : named_vectors(w)) renew(r);
  }
  p.unread = w.in_flight();
  w.low = ~0u;
  w.high = 0;
  Digester d;
  add_scalars(w, d);
  d.add(p.vectors.data(), p.vectors.size() * sizeof(u64));
  d.add(w.lds, p.lds ? w.lds_size : 0);
  return d.done();
}

bool Waits::poll(ResidentWave& w, const Inst& in, const u64* addr, u64 lanes) {
  if (!w.poll) w.poll = std::make_unique<Poll>();
  Poll& p = *w.poll;
  const u32 pc = w.pc - 1;
  bool again = false;
  if (in.mark == Mark::Wait && lanes) {
    // The first poll is before the loop, often as an instruction of its own: one wait is one source line.
    auto line = [&](u32 at) { return std::pair(w.program->insts[at].file, w.program->insts[at].line); };
    again = p.waiting && line(p.wait_pc) == line(pc) && looks_again(w, addr, lanes);
    if (!again) {
      if (p.waiting) end_wait(w);
      p.waiting = true;
      p.wait_start = w.time;
    }
    p.wait_pc = pc;
  }
  // The values of the last round are kept while the wave is parked, for reports.
  auto look = [&] {
    if (in.mark != Mark::Wait) return false;
    if (!again) p.began = lanes;
    if (lanes != p.began) {
      for (Poll::Seen& s : p.seen) s.lanes &= ~lanes;
      std::erase_if(p.seen, [](const Poll::Seen& s) { return !s.lanes; });
    } else p.seen.clear();
    p.looking = lanes;
    return false;
  };
  auto next_round = [&] {
    begin_round(w);
    return look();
  };
  if (p.woken) {  // the first poll after being woken
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
    p.since = w.time;
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
    const bool quiet = settled(w, p.reads);
    p.calm = quiet && same && !p.drifts ? p.calm + 1 : 0;
    if (p.calm > w.unread.size()) {
      // While it waits the queues empty; its rounds are then shorter by the queueing.
      const u64 round = w.time - p.last;
      p.period = std::max<u64>(round - std::min(round, p.queued), core_.preset.cycle);
      park(w);
      return true;
    }
    if (!quiet) p.alike = 0;
    else if (p.alike++ == 0) p.alike_since = w.time;
    if (p.alike > 1 && p.alike % kSpin == 1 && spins(w)) return true;
    return next_round();
  }
  p.alike = 0;
  if (own_watch(p)) unwatch(w);
  if (p.pure && (same || !had)) watch(w, p.reads);
  return next_round();
}

// Parks a wave whose rounds are alike but for what they count.
bool Waits::spins(ResidentWave& w) {
  Poll& p = *w.poll;
  const bool copies = std::any_of(p.watched.begin(), p.watched.end(), [](const PollRead& r) { return r.line; });
  if (copies || w.in_flight() || w.block->rounds) return false;
  const u64 period = std::max<u64>((w.time - p.alike_since) / (p.alike - 1), core_.preset.cycle);
  auto s = spin(core_, w, period);
  if (!s || s->rounds < kSpin) return false;
  p.period = period;
  p.spin = std::move(s);
  exit_ = std::min(exit_, p.spin->exit);
  p.alike = 0;
  park(w);
  return true;
}

void Waits::expire(u64 when) {
  exit_ = Spin::kForever;
  const std::vector<ResidentWave*> parked = parked_;
  for (ResidentWave* w : parked) {
    if (!w->poll->spin) continue;
    if (w->poll->spin->exit <= when) resume(*w, w->poll->spin->rounds);
    else exit_ = std::min(exit_, w->poll->spin->exit);
  }
}

void Waits::begin_round(ResidentWave& w) {
  Poll& p = *w.poll;
  p.pure = true;
  p.drifts = false;
  if (!p.by_block) p.disturbed = false;
  p.reads.clear();
  p.peers.clear();
  p.last = w.time;
  p.queued = 0;
  p.others = 0;
  p.other_pc = ~0u;
}

// The wave polls at another pc. If it repeats there with the same registers, and no other poll in between, that pc
// becomes the loop's anchor.
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
  Endless::found(w, in, seen.value);
  if (!core_.model && core_.far(*seen.memory) && seen.bytes <= 8)
    p.peers.push_back({seen.memory, seen.offset, seen.value, seen.bytes});
  if (in.mark != Mark::Wait) return;
  p.wait_seen = std::max(w.time, core_.now);
  if (!p.seen.empty()) {
    Poll::Seen& last = p.seen.back();
    if (last.memory == seen.memory && last.offset == seen.offset && last.value == seen.value &&
        last.at == p.wait_seen) {
      last.lanes |= seen.lanes;
      return;
    }
  }
  p.seen.push_back(seen);
  p.seen.back().at = p.wait_seen;
}

// Whether lanes of the latest poll continue to poll there. Those whose flags have arrived no longer take part.
bool Waits::looks_again(const ResidentWave& w, const u64* addr, u64 lanes) const {
  const Poll& p = *w.poll;
  if (p.seen.empty() || (lanes & ~p.looking)) return false;
  const Mapping* m = nullptr;
  for (const Poll::Seen& s : p.seen)
    for (u64 both = s.lanes & lanes; both; both &= both - 1) {
      const int l = std::countr_zero(both);
      if (!m || addr[l] - m->base >= m->size) m = resolve(core_.node, w, addr[l], 1, l, "read");
      if (m->memory != s.memory || addr[l] - m->base != s.offset) return false;
    }
  return true;
}

// Leaves one entry for each flag and value, with the flag as it was set and its writer.
void Waits::find_setters(std::vector<Poll::Seen>& seen) {
  size_t n = 0;
  u64 top = 0;      // no earlier flag has a higher address
  bool one = true;  // all are in the same memory
  for (Poll::Seen& s : seen) {
    one = one && s.memory == seen[0].memory;
    auto same = [&](const Poll::Seen& x) { return x.memory == s.memory && x.offset == s.offset && x.value == s.value; };
    if (n && !(one && s.offset > top) && std::any_of(seen.begin(), seen.begin() + i64(n), same)) continue;
    top = std::max(top, s.offset);
    if (!s.afar)
      if (const Writer* x = core_.flags_of(*s.memory).writer(*s.memory, s.offset)) {
        s.set_by = x->rank;
        s.set_at = std::min(x->time, s.at);  // another value may have arrived since
        if (x->put(s.value)) s.flag = x->value;
      }
    if (&seen[n] != &s) seen[n] = s;
    ++n;
  }
  seen.resize(n);
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
  find_setters(p.seen);
  const Poll::Seen* last = nullptr;  // the last to arrive ended the wait
  words_.clear();
  for (const Poll::Seen& s : p.seen) {
    words_.push_back({s.memory, s.offset, s.flag});
    if (s.set_by >= 0 && (!last || s.set_at >= last->set_at)) last = &s;
  }
  for (size_t i = 0; i < p.seen.size();) {
    const Poll::Seen& s = p.seen[i];
    size_t end = i + 1;
    while (s.bytes == 8 && end < p.seen.size() && p.seen[end].at == s.at && p.seen[end].set_by == s.set_by) ++end;
    const Row row = row_of(&words_[i], u32(end - i), false);
    Event e = event_of(w, in, EventKind::FlagSeen);
    e.time = i64(s.at);
    e.bytes = i64(row.flag);
    e.dst = i16(w.gpu->rank);
    e.index = row.index;
    e.symbol = row.symbol;
    e.range = row.range;
    if (s.set_by >= 0) e.src = s.set_by;
    core_.record.add(e);
    i += row.count;
  }
  if (last) {
    wait.src = last->set_by;
    wait.bytes = i64(last->flag);
    last->memory->locate(last->offset, &wait.index, &wait.symbol);
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
  if (w.poll->spin && w.poll->spin->exit != Spin::kForever) return;  // it has a bound of its own
  const u64 since = w.poll->waiting ? w.poll->wait_start : w.time;
  deadline_ = std::min(deadline_, since + u64(core_.config.max_wait_us * 1e6));
}

void Waits::check_bounds(u64 now) {
  deadline_ = ~u64{0};
  const u64 bound = u64(core_.config.max_wait_us * 1e6);
  for (ResidentWave* w : parked_) {
    if (w->poll->spin && w->poll->spin->exit != Spin::kForever) continue;
    u64 since = w->poll->waiting ? w->poll->wait_start : w->time;
    if (now > since + bound) {
      core_.fail("wait", wait_report(core_.node, *w, since + bound), 702);
      return;
    }
    deadline_ = std::min(deadline_, since + bound);
  }
}
}  // namespace a2a
