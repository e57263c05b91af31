// Who watches which bytes of memory, and the reaction to their changes.
#include <algorithm>
#include <unordered_set>

#include "machine/nic.h"
#include "machine/spin.h"
#include "machine/waits.h"
#include "memory/random.h"

namespace a2a {
namespace {
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
}  // namespace a2a
