#include "machine/waits.h"

#include <algorithm>
#include <unordered_set>

#include "machine/endless.h"
#include "machine/nic.h"
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
template <class F>
void each_line(const PollRead& r, F f) {
  for (u64 line = r.lo() & ~u64{63}; line < r.hi(); line += 64) f(line);
}
bool rests(const Poll& p) {
  return std::any_of(p.watched.begin(), p.watched.end(), [](const PollRead& r) { return r.line; });
}
void count(const PollRead& r, int by) {
  Allocation& m = *r.memory;
  if (m.watched.empty()) m.watched.resize(m.size / 4096 + 1);
  for (u64 page = r.lo() / 4096; page <= (r.hi() - 1) / 4096; ++page) m.watched[page] += u16(by);
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
  Event wait = event_of(w, in, EventKind::Wait, p.wait_start);
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
    Event e = event_of(w, in, EventKind::FlagSeen, s.at);
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

// ---- who watches which bytes of memory, and the reaction to their changes ----
void Waits::enter(const PollRead& r, ResidentWave* wave, Watching* afar) {
  count(r, 1);
  each_line(r, [&](u64 line) { watches_[line_key(r.memory, line)].push_back({r.lo(), r.hi(), wave, afar}); });
}

void Waits::strike(const PollRead& r, const ResidentWave* wave, const Watching* afar) {
  count(r, -1);
  each_line(r, [&](u64 line) {
    auto it = watches_.find(line_key(r.memory, line));
    if (it == watches_.end()) return;
    std::erase_if(it->second, [&](const Watch& x) { return x.wave == wave && x.afar == afar; });
    if (it->second.empty()) watches_.erase(it);
  });
}

bool Waits::same_l2(const ResidentWave& a, const ResidentWave& b) const {
  return a.gpu == b.gpu && core_.model->l2_of(a.cu->xcd) == core_.model->l2_of(b.cu->xcd);
}

bool Waits::rests_on_copy(const ResidentWave& w, const PollRead& r) const {
  return core_.model &&
         core_.model->rests_on_copies(where(w), *r.memory, r.offset, r.bytes, {r.scope, r.nt, true}, r.scalar);
}

void Waits::watch(ResidentWave& w, std::vector<PollRead> reads) {
  Poll& p = *w.poll;
  p.armed = true;
  p.disturbed = false;
  p.calm = 0;
  p.watched = std::move(reads);
  p.afar.clear();
  for (PollRead& r : p.watched) {
    r.line = rests_on_copy(w, r);
    if (!core_.far(*r.memory)) {
      enter(r, &w, nullptr);
      continue;
    }
    auto it = std::find_if(p.afar.begin(), p.afar.end(), [&](auto& x) { return x.first == r.memory->owner; });
    if (it == p.afar.end()) {
      p.afar.push_back({r.memory->owner, new Watching{&w, w.life, core_.rank, false, {}}});
      it = p.afar.end() - 1;
    }
    it->second->reads.push_back(r);
  }
  for (auto& [home, what] : p.afar) tell(home, EventQueue::Watch, what, w.time + core_.window);
}

void Waits::watch_again(ResidentWave& w, u64 from) {
  w.poll->calm = 0;
  for (auto& [home, what] : w.poll->afar) tell(home, EventQueue::WatchAgain, what, from + core_.window);
}

void Waits::unwatch(ResidentWave& w) {
  Poll& p = *w.poll;
  for (const PollRead& r : p.watched)
    if (!core_.far(*r.memory)) strike(r, &w, nullptr);
  const u64 there = std::max(w.time, core_.now) + core_.window;
  for (auto& [home, what] : p.afar) tell(home, EventQueue::Unwatch, what, there);
  p.afar.clear();
  p.armed = p.by_block = false;
}

// In modes with caches loads find a peer's memory at once, so a watch begins at once, too.
void Waits::tell(int home, EventQueue::Kind kind, Watching* what, u64 time) {
  if (!core_.model) return core_.send(home, time, kind, what);
  Waits& there = *core_.node.waits[size_t(home)];
  if (kind == EventQueue::Watch) there.watch(what);
  else if (kind == EventQueue::Unwatch) there.unwatch(what);
  else what->told = false;
}

void Waits::watch(Watching* what) {
  for (const PollRead& r : what->reads) enter(r, what->wave, what);
}

void Waits::unwatch(Watching* what) {
  for (const PollRead& r : what->reads) strike(r, what->wave, what);
  delete what;
}

bool Waits::watches(const Poll& p, const std::vector<PollRead>& reads) {
  return std::equal(reads.begin(), reads.end(), p.watched.begin(), p.watched.end(),
                    [](const PollRead& a, const PollRead& b) { return a.same_place(b); });
}

bool Waits::settled(ResidentWave& w, const std::vector<PollRead>& reads) {
  Poll& p = *w.poll;
  bool all = watches(p, reads);
  for (const PollRead& r : p.watched) all = all && (r.line || !rests_on_copy(w, r));
  if (all && !p.disturbed) return true;
  if (!all) {
    const bool by_block = p.by_block;
    unwatch(w);
    watch(w, reads);
    p.by_block = by_block;
  } else watch_again(w, w.time);
  return false;
}

void Waits::news(ResidentWave& w, u32 life, u64 when) {
  if (w.life == life && w.poll && w.poll->armed) wake(w, when);
}

// The wave continues with the first poll that finds the change; one in flight to the L2 does, too.
void Waits::wake(ResidentWave& w, u64 when) {
  Poll& p = *w.poll;
  p.disturbed = true;
  if (w.state != State::Parked) return;
  if (w.block->parked) {
    unpark(w);
    return wake_block(w, when);
  }
  const u64 on_its_way = core_.to_l2(next_random(w.rng));
  u64 rounds = 0;
  if (when > w.time + on_its_way) rounds = (when - w.time - on_its_way + p.period - 1) / p.period;
  resume(w, rounds);
}

// The wave continues after that many rounds, or after those that it makes alike.
void Waits::resume(ResidentWave& w, u64 rounds) {
  Poll& p = *w.poll;
  unpark(w);
  p.disturbed = true;
  w.time += (p.spin ? p.spin->pass(rounds) : rounds) * p.period;
  p.spin.reset();
  w.state = State::Ready;
  p.woken = true;
  core_.push(w.time, EventQueue::Wave, &w);
}

void Waits::add_parked(ResidentWave& w) {
  parked_.push_back(&w);
  resting_ += rests(*w.poll);
}

void Waits::unpark(ResidentWave& w) {
  std::erase(parked_, &w);
  resting_ -= rests(*w.poll);
}

void Waits::dropped(u64 when, const ResidentWave* by, u8 scope) {
  if (!resting_) return;
  const std::vector<ResidentWave*> parked = parked_;
  for (ResidentWave* w : parked)
    if (rests(*w->poll) && (!by || w->cu == by->cu || (scope >= 2 && same_l2(*w, *by)))) wake(*w, when);
}

void Waits::wrote(Allocation* m, u64 lo, u64 hi, u64 when, const ResidentWave* near) {
  if (core_.far(*m)) return core_.node.waits[size_t(m->owner)]->wrote(m, lo, hi, when, near);
  if (m->watched.empty()) return;
  if (m->nic && !near) core_.nic->rang(when);
  bool any = false;
  for (u64 page = lo / 4096; page <= (hi - 1) / 4096; ++page) any |= m->watched[page] != 0;
  if (!any) return;
  auto sees = [&](const ResidentWave& w) { return !near || same_l2(w, *near); };
  for (u64 line = lo & ~u64{63}; line < hi; line += 64) {
    auto it = watches_.find(line_key(m, line));
    if (it == watches_.end()) continue;
    for (const Watch& x : it->second) {
      if (x.lo >= hi || x.hi <= lo || !sees(*x.wave)) continue;
      if (!x.afar) wake(*x.wave, when);
      else if (!x.afar->told) {
        x.afar->told = true;
        core_.send(x.afar->rank, when + core_.window, EventQueue::News, x.wave, x.afar->life);
      }
    }
  }
}

void Waits::clear() {
  parked_.clear();
  resting_ = 0;
  std::unordered_set<Watching*> afar;
  for (auto& [line, all] : watches_)
    for (const Watch& x : all)
      if (x.afar) afar.insert(x.afar);
  for (Watching* w : afar) delete w;
  watches_.clear();
  deadline_ = exit_ = ~u64{0};
  for (auto& [addr, m] : core_.gpus[size_t(core_.rank)]->memory)
    std::fill(m->watched.begin(), m->watched.end(), u16(0));
}

// ---- blocks ----
// Blocks that poll together: one wave polls, the others learn the result through the LDS, with barriers between. (Every
// Triton program that waits does so.)
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
      stay = event_of(*x, x->program->insts[x->pc - 1], EventKind::Barrier, x->time);
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
