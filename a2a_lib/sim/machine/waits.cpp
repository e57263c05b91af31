#include "machine/waits.h"

#include <algorithm>
#include <unordered_set>

#include "machine/nic.h"
#include "machine/report.h"

namespace a2a {
namespace {
// What it watches is for itself, or its block no longer meets at barriers.
bool own_watch(const Poll& p) { return p.armed && (!p.by_block || p.pure); }
}  // namespace

bool Waits::poll(ResidentWave& w, const Inst& in, const u64* addr, u64 lanes) {
  if (!w.poll) w.poll = std::make_unique<Poll>();
  Poll& p = *w.poll;
  const u32 pc = w.pc - 1;
  if (in.mark == Mark::Wait && lanes) {
    u64 first = addr[std::countr_zero(lanes)];
    const Mapping* m = resolve(core_.node, w, first, 1, std::countr_zero(lanes), "reads");
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
  if (p.woken) {  // the first look after being woken
    p.woken = false;
    p.pure = true;
    p.reads.clear();
    p.last = w.time;
    p.queued = 0;
    return look();
  }
  if (p.pc != pc) {
    if (p.pc != ~0u && p.pure && p.others < 64) {
      ++p.others;
      return look();
    }  // another load of the same loop
    if (own_watch(p)) unwatch(w);
    p.pc = pc;
    p.rounds = p.others = 0;
    p.have_snapshot = false;
    p.pure = true;
    p.reads.clear();
    p.last = w.time;
    p.queued = 0;
    return look();
  }
  ++p.rounds;
  p.others = 0;
  bool same = false;
  if (p.pure && p.rounds >= 2) {
    const u64 lds = p.lds ? w.lds_size : 0;
    const bool unchanged = same_state(w, lds, p.snapshot);
    same = p.have_snapshot && unchanged;
    if (!unchanged) {
      p.snapshot.clear();
      add_state(w, p.snapshot);
      p.snapshot.insert(p.snapshot.end(), w.lds, w.lds + lds);
    }
  }
  // Memory may have changed since this round's loads: watch it for one more round, and park after a round without
  // change.
  if (same && p.armed && !p.by_block && !p.disturbed) {
    // While it waits the queues empty: it then goes round without them.
    const u64 round = w.time - p.last;
    p.period = std::max<u64>(round - std::min(round, p.queued), core_.preset.cycle);
    park(w);
    return true;
  }
  if (own_watch(p)) unwatch(w);
  p.have_snapshot = p.pure && p.rounds >= 2;
  if (same) {
    p.watched = p.reads;
    watch(w);
  }
  p.pure = true;
  p.reads.clear();
  p.last = w.time;
  p.queued = 0;
  return look();
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
  if (w.poll) end_wait(w);
  if (w.poll && w.poll->armed) unwatch(w);
}

void Waits::clear() {
  parked_.clear();
  watchers_.clear();
  std::unordered_set<Watching*> all;
  for (auto& [line, w] : afar_) all.insert(w.begin(), w.end());
  for (Watching* w : all) delete w;
  afar_.clear();
  deadline_ = ~u64{0};
  for (auto& [addr, m] : core_.gpus[size_t(core_.rank)]->memory)
    std::fill(m->watched.begin(), m->watched.end(), u16(0));
}

template <class F>
void Waits::each_line(const PollRead& r, F f) {
  for (u64 line = r.offset & ~u64{63}; line < r.offset + r.bytes; line += 64) f(line_key(r.memory, line));
}
static void count(const PollRead& r, int by) {
  Allocation& m = *r.memory;
  if (m.watched.empty()) m.watched.resize(m.size / 4096 + 1);
  for (u64 page = r.offset / 4096; page <= (r.offset + r.bytes - 1) / 4096; ++page) m.watched[page] += u16(by);
}

void Waits::watch(ResidentWave& w) {
  Poll& p = *w.poll;
  p.armed = true;
  p.disturbed = false;
  p.afar.clear();
  for (const PollRead& r : p.watched) {
    if (!core_.far(*r.memory)) {
      count(r, 1);
      each_line(r, [&](u64 key) { watchers_[key].push_back(&w); });
      continue;
    }
    auto it = std::find_if(p.afar.begin(), p.afar.end(), [&](auto& x) { return x.first == r.memory->owner; });
    if (it == p.afar.end()) {
      p.afar.push_back({r.memory->owner, new Watching{&w, w.life, core_.rank, false, {}}});
      it = p.afar.end() - 1;
    }
    it->second->reads.push_back(r);
  }
  for (auto& [home, what] : p.afar) core_.send(home, w.time + core_.window, EventQueue::Watch, what);
}

void Waits::unwatch(ResidentWave& w) {
  Poll& p = *w.poll;
  for (const PollRead& r : p.watched) {
    if (core_.far(*r.memory)) continue;
    count(r, -1);
    each_line(r, [&](u64 key) {
      auto it = watchers_.find(key);
      if (it == watchers_.end()) return;
      std::erase(it->second, &w);
      if (it->second.empty()) watchers_.erase(it);
    });
  }
  const u64 there = std::max(w.time, core_.now) + core_.window;
  for (auto& [home, what] : p.afar) core_.send(home, there, EventQueue::Unwatch, what);
  p.afar.clear();
  p.armed = p.by_block = false;
}

void Waits::watch(Watching* what) {
  for (const PollRead& r : what->reads) {
    count(r, 1);
    each_line(r, [&](u64 key) { afar_[key].push_back(what); });
  }
}

void Waits::unwatch(Watching* what) {
  for (const PollRead& r : what->reads) {
    count(r, -1);
    each_line(r, [&](u64 key) {
      auto it = afar_.find(key);
      if (it == afar_.end()) return;
      std::erase(it->second, what);
      if (it->second.empty()) afar_.erase(it);
    });
  }
  delete what;
}

void Waits::news(ResidentWave& w, u32 life, u64 when) {
  if (w.life == life && w.poll && w.poll->armed) wake(w, when);
}

void Waits::park(ResidentWave& w) {
  Poll& p = *w.poll;
  w.state = State::Parked;
  w.pc = p.pc;
  parked_.push_back(&w);
  set_deadline(w);
}

void Waits::set_deadline(const ResidentWave& w) {
  const u64 since = w.poll->waiting ? w.poll->wait_start : w.time;
  deadline_ = std::min(deadline_, since + u64(core_.config.max_wait_us * 1e6));
}

// It goes on at the first look that comes after the change.
void Waits::wake(ResidentWave& w, u64 when) {
  Poll& p = *w.poll;
  unwatch(w);
  p.disturbed = true;
  if (w.state != State::Parked) return;
  std::erase(parked_, &w);
  if (w.block->parked) return wake_block(w, when);
  if (when > w.time) w.time += (when - w.time + p.period - 1) / p.period * p.period;
  w.state = State::Ready;
  p.woken = true;
  core_.push(w.time, EventQueue::Wave, &w);
}

void Waits::wrote(Allocation* m, u64 lo, u64 hi, u64 when, const ResidentWave* near) {
  if (core_.far(*m)) return core_.node.waits[size_t(m->owner)]->wrote(m, lo, hi, when, near);
  if (m->watched.empty()) return;
  if (m->nic && !near) core_.nic->rang(when);
  bool any = false;
  for (u64 page = lo / 4096; page <= (hi - 1) / 4096; ++page) any |= m->watched[page] != 0;
  if (!any) return;
  for (u64 line = lo & ~u64{63}; line < hi; line += 64) {
    auto sees = [&](const ResidentWave& w) { return !near || (w.gpu == near->gpu && w.cu->xcd == near->cu->xcd); };
    if (auto it = watchers_.find(line_key(m, line)); it != watchers_.end()) {
      std::vector<ResidentWave*> waves = it->second;
      for (ResidentWave* w : waves)
        if (sees(*w)) wake(*w, when);
    }
    if (auto it = afar_.find(line_key(m, line)); it != afar_.end())
      for (Watching* what : it->second)
        if (!what->told && (!near || sees(*what->wave))) {
          what->told = true;
          core_.send(what->rank, when + core_.window, EventQueue::News, what->wave, what->life);
        }
  }
}

void Waits::check_bounds(u64 now) {
  deadline_ = ~u64{0};
  const u64 bound = u64(core_.config.max_wait_us * 1e6);
  for (ResidentWave* w : parked_) {
    u64 since = w->poll->waiting ? w->poll->wait_start : w->time;
    if (now > since + bound) {
      core_.fail("wait", wait_text(core_.node, *w), 702);
      return;
    }
    deadline_ = std::min(deadline_, since + bound);
  }
}
}  // namespace a2a
