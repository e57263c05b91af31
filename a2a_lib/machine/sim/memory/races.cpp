// Happens-before: clocks, fences, releases and who saw them. race_cells.cpp compares accesses.
#include "memory/races.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace a2a {
namespace {
bool releases(Order o) { return o == Order::Release || o == Order::AcqRel || o == Order::SeqCst; }
bool acquires(Order o) { return o == Order::Acquire || o == Order::AcqRel || o == Order::SeqCst; }

constexpr size_t kMostWrites = 64;   // of one dword that may still be read, besides those in flight
constexpr size_t kMostParts = 64;    // of a release sequence, before parts of one rank are put together
constexpr size_t kMostPending = 256;  // releases that a wave saw and never acquired
constexpr size_t kMostReleases = 4096;  // of a wave, whose ticks are kept
}  // namespace

bool Clock::knows(u32 thread, u64 lanes_of_it, u32 time) const {
  if (thread == self) {
    if (upto >= time || moment == time) return true;
    if (lanes_upto >= time) lanes_of_it &= ~lanes;
    if (!lanes_of_it) return true;
  }
  return waves.knows(thread, lanes_of_it, time);
}
// Adds what `from` knows to `into`. The release that `into` has signed stays.
void join(Clock& into, const Clock& from) {
  into.waves.join(from.waves);
  if (!from.self) return;
  into.waves.raise(from.self, from.upto);
  into.waves.raise_lanes(from.self, from.lanes, from.lanes_upto);
  if (from.moment) into.waves.add_moment(from.self, from.moment);
}

Scope SyncInst::reach() const {
  if (mark != Mark::None) return scope;
  if (rmw) return sc1 ? Scope::System : Scope::Agent;  // sc0: returns the value before
  return sc1 ? (sc0 ? Scope::System : Scope::Agent) : Scope::Workgroup;
}

bool RaceDetector::includes(Scope s, const WaveName& w, int rank, i32 launch, u32 block) {
  if (s == Scope::System) return true;
  if (w.rank != rank) return false;
  return s == Scope::Agent || (w.launch == launch && w.block == block);
}

// Whether a published release counts for a wave that read it at that scope: each scope must include the other wave.
bool RaceDetector::counts(const Published& p, Scope reader, const WaveName& w) {
  return includes(p.scope, w, p.rank, p.launch, p.block) && includes(reader, w, p.rank, p.launch, p.block);
}

u32 RaceDetector::start_wave(WaveName name, const Clock& after) {
  Thread& t = threads_.emplace_back();
  for (Clock& c : t.clock) c = after;
  t.name = std::move(name);
  return u32(threads_.size() - 1);
}

void RaceDetector::end_wave(u32 thread, Clock& launch) {
  wave_barrier(thread);
  Thread& t = threads_[thread];
  join(launch, t.clock[kAsIs]);
  launch.see(thread, t.now);
  for (Clock& c : t.clock)
    c = Clock();  // a clock is as long as there are waves: those of ended waves would fill the memory
  t.other_width = Clock();
  for (auto& fence : t.fences) fence.reset();
  t.pending = {};
  for (size_t i = t.saws.size(); i-- > 0;)
    if (!t.saw_keys[i]) t.saws.erase(t.saws.begin() + i64(i));
  if (t.saws.size() > kLastSaws) {
    std::sort(t.saws.begin(), t.saws.end(), [](const Saw& a, const Saw& b) { return a.tick > b.tick; });
    t.saws.resize(kLastSaws);
    t.dropped = true;
  }
  t.saws.shrink_to_fit();
}

void RaceDetector::block_barrier(const std::vector<u32>& threads) {
  std::array<Clock, kViews> all;
  Clock other_width;
  for (u32 thread : threads) {
    wave_barrier(thread);
    Thread& t = threads_[thread];
    for (int v = 0; v < kViews; ++v) {
      join(all[v], t.clock[v]);
      all[v].see(thread, t.now);
    }
    if (other_width_) join(other_width, t.other_width);
  }
  if (threads.size() > 1) share(threads);
  for (u32 thread : threads) {
    Thread& t = threads_[thread];
    t.clock = all;
    ++t.met;
    t.touched = false;
    if (other_width_) t.other_width = other_width;
    ++t.now;
  }
}

// What a wave has written back is written back whichever wave of its block signals later. What a wave has read of a
// flag, another's fence acquires.
void RaceDetector::share(const std::vector<u32>& threads) {
  std::vector<const Fence*> last;
  std::shared_ptr<Fence> both;
  for (int s = int(Scope::System); s >= int(Scope::Workgroup); --s) {
    std::vector<const Fence*> all;
    bool common = true, spent = true;
    for (u32 thread : threads) {
      const Thread& t = threads_[thread];
      const Fence* fence = t.fences[s].get();
      common &= fence && fence->shared && fence == threads_[threads[0]].fences[s].get();
      if (!fence) continue;
      spent &= t.spent[size_t(s)];
      if (std::find(all.begin(), all.end(), fence) == all.end()) all.push_back(fence);
    }
    if (all.empty() || common) continue;
    if (all != last) {
      both = std::make_shared<Fence>();
      both->shared = true;
      for (const Fence* fence : all) {
        for (int v = 0; v < kViews; ++v) join(both->clock[v], fence->clock[v]);
        for (int v : {kAsIs, kWaited}) lanes_know(both->clock[v], fence->pending, kAllLanes, threads_[threads[0]].name);
      }
      last = all;
    }
    for (u32 thread : threads) {
      threads_[thread].fences[s] = both;
      threads_[thread].spent[size_t(s)] = spent;
    }
  }
  for (u32 thread : threads) {
    std::vector<Pending> others;
    for (Pending& p : threads_[thread].pending) {
      if (p.shared || p.number > threads_[thread].waited) continue;
      p.shared = true;
      others.push_back(p);
      others.back().number = 0;
    }
    for (u32 other : threads)
      for (const Pending& p : others)
        if (other != thread) add(threads_[other], p);
  }
}

// as_is: also in the views that differ only in what was waited for. A read-modify-write continues a release sequence
// only for threads that it reaches itself.
void RaceDetector::apply(Thread& t, const Release& r, Scope scope, bool acquired, bool as_is) {
  const bool reached = counts(*r.parts.front(), scope, t.name);
  for (auto& part : r.parts) {
    const bool counted = reached && counts(*part, scope, t.name);
    for (int v = as_is ? kAsIs : kWaited + 1; v < kViews; ++v) {
      const bool wide = v == kWide || v == kAll;
      if (part->valid[v] && (acquired || v == kAcquired || v == kAll) && (counted || wide))
        join(t.clock[v], part->clock[v]);
    }
  }
}

// An acquired release holds for the whole wave.
void RaceDetector::settle(Thread& t, Pending& p) {
  if (p.scope() <= p.applied) return;
  p.applied = p.scope();
  apply(t, *p.from, p.scope(), true, true);
}

void RaceDetector::wave_barrier(u32 thread) {
  Thread& t = threads_[thread];
  t.barrier = t.now++;
  for (Pending& p : t.pending) {
    settle(t, p);
    if (p.number <= t.waited) p.lanes = kAllLanes;  // any lane's fence acquires it
  }
  std::erase_if(t.pending, [](const Pending& p) { return p.applied == p.read; });
}

// From now on the fence releases the wave's stores.
void RaceDetector::hold(Thread& t, Scope scope, const std::shared_ptr<const Fence>& fence) {
  for (int s = int(Scope::Workgroup); s <= int(scope); ++s) {
    t.fences[s] = fence;
    t.spent[size_t(s)] = false;
  }
}

// A signal at that scope uses the fences that reach as far. A later, wider signal has none then.
void RaceDetector::spend(Thread& t, Scope reach) {
  const auto used = t.fences[int(reach)];
  for (size_t s = 0; used && s < t.spent.size(); ++s) t.spent[s] = t.spent[s] || t.fences[s] == used;
}

void RaceDetector::waited(u32 thread, u64 number) {
  Thread& t = threads_[thread];
  t.waited = number;
  std::erase_if(t.started, [&](const Started& s) {
    if (s.number > number) return false;
    hold(t, s.scope, s.fence);
    return true;
  });
}

void RaceDetector::release_fence(u32 thread, Scope scope, u64 number) {
  Thread& t = threads_[thread];
  auto fence = std::make_shared<Fence>();
  fence->clock = t.clock;
  for (Clock& c : fence->clock) c.sign(thread, t.now);
  for (const Pending& p : t.pending)
    if (p.fence != Scope::Wave) fence->pending.push_back(p);
  if (number <= t.waited) hold(t, scope, fence);
  else t.started.push_back({number, scope, fence});
  t.fenced = scope;
  t.fenced_number = number;
  ++t.now;
}

// Cache instructions do not depend on EXEC: clang puts the buffer_inv of a divergent poll where no lane is active.
void RaceDetector::acquire_fence(u32 thread, Scope scope, u64 number) {
  Thread& t = threads_[thread];
  t.acquired = number;
  t.acquired_at = scope;
  for (Pending& p : t.pending) {
    if (p.number > t.waited) {  // the load is in flight
      acquire_in(kWaited, t, *p.from, std::min(p.read, scope));
      continue;
    }
    p.fence = std::max(p.fence, scope);
    if (p.lanes == kAllLanes) settle(t, p);
    else acquire_in(kBarred, t, *p.from, p.scope());
  }
  // A fence that does both (acq_rel, seq_cst, __threadfence) is a write-back, then an invalidation: it releases all
  // that it acquires.
  if (t.fenced == scope) release_fence(thread, scope, t.fenced_number);
  std::erase_if(t.pending, [](const Pending& p) { return p.applied == p.read; });
}

void RaceDetector::acquire_in(View v, Thread& t, const Release& r, Scope scope) {
  for (auto& part : r.parts)
    if (part->valid[v] && counts(*part, scope, t.name)) join(t.clock[v], part->clock[v]);
}

// Releases by lanes contain what these lanes have acquired, with or without a wave barrier.
void RaceDetector::lanes_know(Clock& c, const std::vector<Pending>& pending, u64 lanes, const WaveName& w) {
  for (const Pending& p : pending) {
    if (p.fence == Scope::Wave || !(p.lanes & lanes) || !counts(*p.from->parts.front(), p.scope(), w)) continue;
    for (auto& part : p.from->parts)
      if (part->valid[kAsIs] && counts(*part, p.scope(), w)) join(c, part->clock[kAsIs]);
  }
}

std::shared_ptr<const Release> RaceDetector::release(u32 thread, const SyncInst& in, u64 lanes) {
  Thread& t = threads_[thread];
  const bool some = lanes != kAllLanes;  // they cover one another's accesses, and not those of the rest
  const bool full = in.mark == Mark::Signal && releases(in.order);
  auto r = std::make_shared<Release>();
  r->thread = thread;
  r->scope = in.reach();
  r->place = in.place;
  auto part = [&](Scope scope) {
    auto p = std::make_shared<Published>();
    p->rank = t.name.rank;
    p->launch = t.name.launch;
    p->block = t.name.block;
    p->scope = scope;
    return p;
  };
  auto own = part(r->scope);
  for (int v = 0; v < kViews; ++v) {
    if (!full && v != kReleased && v != kAll) continue;
    own->valid[v] = true;
    const bool narrow = some && v != kReleased && v != kBarred && v != kAll;
    own->clock[v] = t.clock[v];
    own->clock[v].sign(thread, narrow ? t.barrier : t.now);
  }
  for (int v : {kAsIs, kWaited}) {
    if (!full || !some) break;
    own->clock[v].sign_lanes(lanes, t.now);
    lanes_know(own->clock[v], t.pending, lanes, t.name);
  }
  r->parts.push_back(own);
  if (full) r->fence = r->scope;
  // A relaxed store after release fences: each fence acts at the narrower of its own scope and the store's.
  const Fence* last = nullptr;
  for (int s = int(r->scope); !full && s >= int(Scope::Workgroup); --s) {
    const Fence* fence = t.fences[s].get();
    if (!fence || fence == last) continue;
    last = fence;
    r->fence = std::max(r->fence, Scope(s));
    auto p = part(Scope(s));
    for (int v : {kAsIs, kWaited, kAcquired, kWide, kBarred}) {
      p->valid[v] = v != kWide || Scope(s) == r->scope || !t.spent[size_t(s)];
      p->clock[v] = fence->clock[v];
      if (fence->shared) p->clock[v].sign(thread, 0);
    }
    for (int v : {kAsIs, kWaited}) {
      p->clock[v].sign_moment(t.now);  // the store itself
      if (some) lanes_know(p->clock[v], fence->pending, lanes, t.name);
    }
    r->parts.push_back(p);
  }
  for (const Started& s : t.started) {
    if (full) break;
    auto p = part(std::min(s.scope, r->scope));
    p->valid[kWaited] = true;
    p->clock[kWaited] = s.fence->clock[kWaited];
    r->parts.push_back(p);
  }
  if (in.mark == Mark::Signal) spend(t, r->scope);
  r->tick = ++tick_;
  t.releases.push_back({t.now, tick_});
  if (t.releases.size() > kMostReleases) t.releases.erase(t.releases.begin(), t.releases.begin() + kMostReleases / 2);
  ++t.now;
  return r;
}

// The latest write of that value: the last that arrived, else the last in flight.
std::shared_ptr<const Release> RaceDetector::find(u64 key, u32 bytes, u64 value) const {
  auto it = written_.find(key);
  if (it == written_.end()) return nullptr;
  std::shared_ptr<const Release> coming;
  for (size_t i = it->second.size(); i-- > 0;) {
    const Write& w = it->second[i];
    if (w.bytes != bytes || w.value != value) continue;
    if (w.arrived) return w.release;
    if (!coming) coming = w.release;
  }
  return coming;
}

// A write of 4 bytes that a load of 8 saw, or the other way round.
std::shared_ptr<const Release> RaceDetector::find_other_width(Spot at, u32 bytes, u64 value) const {
  const u64 key = at.key();
  if (bytes == 8) {
    auto low = find(key, 4, u32(value));
    return low ? low : find(key + 1, 4, value >> 32);
  }
  const auto it = bytes == 4 ? written_.find(key & ~u64{1}) : written_.end();
  if (it == written_.end()) return nullptr;
  for (size_t i = it->second.size(); i-- > 0;) {
    const Write& w = it->second[i];
    if (w.bytes == 8 && u32(w.value >> (key & 1) * 32) == u32(value)) return w.release;
  }
  return nullptr;
}

void RaceDetector::add(u64 key, Write w) {
  if (looks(key)) line_of(key).published |= 1u << (key & 15);
  if (const i32 replay = threads_[w.release->thread].name.replay) {
    Held& held = held_[key];
    const bool same = held.replay && held.value == w.value;
    const SourcePlace& by = w.release->place;
    const bool counted =
        by.file >= 0 && std::string_view(mnemonic_(by.mnemonic)).find("_add") != std::string_view::npos;
    held = {key, w.value, replay, same ? held.since : replay, counted, ""};
  }
  auto& all = written_[key];
  all.push_back(std::move(w));
  if (all.size() <= kMostWrites) return;
  auto old = std::find_if(all.begin(), all.end(), [](const Write& x) { return x.arrived; });
  if (old != all.end()) all.erase(old);
}

void RaceDetector::publish(Spot at, u32 bytes, u64 value, std::shared_ptr<const Release> r) {
  add(at.key(), {value, bytes, false, std::move(r)});
}

void RaceDetector::arrived(Spot at, const std::shared_ptr<const Release>& r) {
  auto it = written_.find(at.key());
  if (it == written_.end()) return;
  for (Write& w : it->second)
    if (w.release == r) {
      w.arrived = true;
      std::rotate(&w, &w + 1, it->second.data() + it->second.size());
      return;
    }
}

// A read-modify-write continues the release sequence of the value it read, if each scope includes the other.
void RaceDetector::replace(Spot at, u32 bytes, u64 old, u64 value, const std::shared_ptr<const Release>& own) {
  auto before = find(at.key(), bytes, old);
  auto r = std::make_shared<Release>(*own);
  if (before) {
    const WaveName &a = threads_[before->thread].name, &b = threads_[own->thread].name;
    if (includes(before->scope, b, a.rank, a.launch, a.block) && includes(own->scope, b, a.rank, a.launch, a.block))
      r->parts.insert(r->parts.end(), before->parts.begin(), before->parts.end());
  }
  if (r->parts.size() > kMostParts) {  // parts of one rank become one, which no scope narrower than agent includes
    std::map<std::tuple<int, Scope>, std::shared_ptr<Published>> merged;
    for (auto& part : r->parts) {
      auto& p = merged[{part->rank, part->scope}];
      if (!p) {
        p = std::make_shared<Published>(*part);
        p->launch = -1;
        continue;
      }
      for (int v = 0; v < kViews; ++v) {
        if (!part->valid[v]) continue;
        p->valid[v] = true;
        join(p->clock[v], part->clock[v]);
      }
    }
    r->parts = {own->parts.front()};
    for (auto& [key, p] : merged) r->parts.push_back(p);
  }
  add(at.key(), {value, bytes, true, r});
}

void RaceDetector::look(Thread& t, Spot at, u64 value) {
  const auto it = held_.find(at.key());
  const bool old = it != held_.end() && it->second.value == value && it->second.replay < t.name.replay;
  if (old && at.memory)
    t.held = {at.key(), value, it->second.replay, it->second.since, it->second.counted, at.memory->describe(at.offset)};
  else if (t.held.key == at.key()) t.held = {};
}

// Repetitions of a poll that see the same are one.
void RaceDetector::see(Thread& t, const Saw& saw) {
  const u64 key = saw.at.key();
  const size_t at = (key ^ key >> 3 ^ key >> 6) % kSaws;
  if (t.saws.empty()) t.saws.resize(kSaws);
  Saw& old = t.saws[at];
  if (t.saw_keys[at] == key && old.value == saw.value && old.from == saw.from) return;
  t.dropped |= t.saw_keys[at] && t.saw_keys[at] != key;
  t.saw_keys[at] = key;
  old = saw;
}

void RaceDetector::observe(u32 thread, const SyncInst& in, Spot at, u32 bytes, u64 value, u64 lanes) {
  if (threads_[thread].name.replay) look(threads_[thread], at, value);
  auto from = find(at.key(), bytes, value);
  Thread& t = threads_[thread];
  see(t, {at, value, ++tick_, from ? from->thread : 0, from ? from->tick : 0, in.place,
          from ? from->place : SourcePlace(), from ? from->scope : Scope::System, from ? from->fence : Scope::Wave});
  if (from && !hopes_.empty()) confirm(thread, *from, in.place);
  if (!from) {
    if (const auto other = find_other_width(at, bytes, value)) {
      other_width_ = true;
      for (auto& part : other->parts)
        if (part->valid[kAll]) join(t.other_width, part->clock[kAll]);
    }
    return;
  }
  t.observed = true;
  const bool acquired = in.mark != Mark::None && acquires(in.order);
  const Scope scope = in.reach();
  if (acquired && lanes == kAllLanes) return apply(t, *from, scope, true, true);
  if (in.number && in.number < t.acquired)
    acquire_in(kWaited, t, *from, std::min(scope, t.acquired_at));  // the fence came first
  for (Pending& p : t.pending)
    if (p.from == from && p.read == scope && (p.lanes == lanes || (!acquired && !(lanes & ~p.lanes)))) {
      p.number = std::min(p.number, in.number);
      if (acquired) p.fence = Scope::System;
      return;
    }
  // In the other views it counts at once, and for all lanes; as it is, after a wave barrier or an acquire fence.
  apply(t, *from, scope, acquired, false);
  add(t, {lanes, from, scope, acquired ? Scope::System : Scope::Wave, in.number});
}

void RaceDetector::add(Thread& t, const Pending& p) {
  if (t.pending.size() >= kMostPending) t.pending.erase(t.pending.begin());
  t.pending.push_back(p);
}
}  // namespace a2a
