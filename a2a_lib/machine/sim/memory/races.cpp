// Happens-before: clocks, fences, releases and who saw them; then the accesses of each dword, and those that race.
#include "memory/races.h"

#include <bit>
#include <map>
#include <tuple>

#include "memory/json.h"

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

// ---- accesses of each dword, those that race, and the text of a race ----
namespace {
constexpr const char* kScopes[] = {"wave", "workgroup", "agent", "system"};
constexpr size_t kMostBehindFences = 16;  // accesses of one dword that a later atomic write leaves there
}  // namespace

bool RaceDetector::ordered(const Epoch& e, const Thread& t, int lane, int view) const {
  if (view > kWaited) return t.clock[view].of(e.thread) >= e.clock;
  if (t.clock[view].knows(e.thread, e.lanes, e.clock)) return true;
  for (const Pending& p : t.pending) {  // acquired by this lane alone
    if (p.fence == Scope::Wave || !(p.lanes >> lane & 1) || !counts(*p.from->parts.front(), p.scope(), t.name))
      continue;
    for (auto& part : p.from->parts)
      if (part->valid[view] && counts(*part, p.scope(), t.name) && part->clock[view].knows(e.thread, e.lanes, e.clock))
        return true;
  }
  return false;
}

// Accesses within one wave count as ordered.
bool RaceDetector::conflict(const Epoch& e, const Epoch& now, const Thread& t) const {
  if (e.thread == now.thread || !(e.write || now.write) || !(e.bytes & now.bytes)) return false;
  const WaveName& w = threads_[e.thread].name;
  if (e.atomic && now.atomic && includes(e.scope, t.name, w.rank, w.launch, w.block) &&
      includes(now.scope, t.name, w.rank, w.launch, w.block))
    return false;
  return !ordered(e, t, std::countr_zero(now.lanes), kAsIs);
}

// A store after a release fence orders itself and all accesses before the fence (races.h). A thread that acquires it
// need not know the accesses between the two. Whether `e` is one of these.
bool RaceDetector::before_fences(const Epoch& e, const Thread& t) const {
  for (auto& fence : t.fences)
    if (fence && !fence->clock[kAsIs].knows(e.thread, e.lanes, e.clock)) return false;
  return true;
}

// Whether every later access that races with `e` races with `now` too, so that `e` can go.
bool RaceDetector::replaces(const Epoch& now, const Epoch& e, const Thread& t) const {
  if ((e.write && !now.write) || (e.bytes & ~now.bytes)) return false;
  if (e.thread == now.thread ? (e.lanes & ~now.lanes) && e.clock > t.barrier
                             : !ordered(e, t, std::countr_zero(now.lanes), kAsIs))
    return false;
  if (!now.atomic) return true;
  const WaveName& w = threads_[e.thread].name;
  return e.atomic && e.scope == now.scope && w.rank == t.name.rank && w.launch == t.name.launch &&
         w.block == t.name.block;
}

// The lanes of one instruction share an entry, and so do repetitions of a wave before its next synchronisation.
void RaceDetector::keep(Few<Epoch>& all, const Epoch& now, const Thread& t) {
  if (!all.empty()) {
    Epoch& e = all.back();
    if (e.thread == now.thread && e.clock == now.clock && e.atomic == now.atomic && e.scope == now.scope &&
        e.bytes == now.bytes) {
      e.lanes |= now.lanes;
      e.tick = now.tick;
      if (all.size() > 1 && replaces(e, all.end()[-2], t)) all.erase(all.end() - 2);
      return;
    }
    if (replaces(now, e, t) && (!now.atomic || !now.write || before_fences(e, t))) all.pop_back();
  }
  all.push_back(now);
}

void RaceDetector::access(u32 thread, const SyncInst& in, Spot spot, u32 bytes, int lane, bool write, bool atomic) {
  Thread& t = threads_[thread];
  t.fenced = Scope::Wave;
  t.touched |= write && !atomic;
  Epoch now{u64{1} << lane, thread, t.now, in.place, write, atomic, in.reach(), 0xf, tick_};
  auto goes = [&](const Epoch& e) { return replaces(now, e, t); };
  const u64 start = spot.offset, end = start + bytes;
  for (spot.offset &= ~u64{3}; spot.offset < end; spot.offset += 4) {
    now.bytes = 0xf;
    if (spot.offset < start) now.bytes &= u8(0xf << (start - spot.offset));
    if (spot.offset + 4 > end) now.bytes &= u8(0xf >> (spot.offset + 4 - end));
    const u64 key = spot.key();
    if (!looks(key)) {
      if (write && !atomic) written_.erase(key);
      continue;
    }
    Line& line = line_of(key);
    Cell& c = line.cells[key & 15];
    for (const Epoch& e : c.writes)
      if (conflict(e, now, t)) report(e, now, spot);
    if (write) {
      for (const Epoch& e : c.reads)
        if (conflict(e, now, t)) report(e, now, spot);
      for (auto* all : {&c.writes, &c.reads}) {
        const bool crowded = all->size() > kMostBehindFences;
        all->erase_if([&](const Epoch& e) { return goes(e) && (!atomic || crowded || before_fences(e, t)); });
      }
      keep(c.writes, now, t);
      if (!atomic && line.published >> (key & 15) & 1) {  // later reads see no atomic write
        written_.erase(key);
        held_.erase(key);
        line.published &= ~(1u << (key & 15));
      }
      continue;
    }
    keep(c.reads, now, t);
    if (c.reads.size() < c.crowd) continue;
    c.reads.erase_if([&](const Epoch& e) { return e.clock != now.clock && goes(e); });
    c.crowd = u32(std::max<size_t>(16, 2 * c.reads.size()));
  }
}

void RaceDetector::forget_lds(u32 lds, u32 bytes) {
  for (u32 at = 0; at < bytes; at += 64) {
    const u64 first = Spot{nullptr, at, lds}.key();
    lines_.erase(first >> 4);
    for (u64 key = first; !written_.empty() && key < first + 16; ++key) written_.erase(key);
  }
  last_key_ = ~u64{0};
}

void RaceDetector::idle() {
  threads_.resize(1);
  hopes_.clear();
  // An empty map's clear() still writes all of its buckets, and the host synchronises much more often than calls end.
  auto empty = [](auto& map) {
    if (map.size() * 16 < map.bucket_count()) map = std::decay_t<decltype(map)>();
    else map.clear();
  };
  empty(lines_);
  empty(written_);
  last_key_ = ~u64{0};
}

// Whether the race has a report, which then counts one more, or there are too many.
bool RaceDetector::known(const Seen& key) {
  for (size_t i = 0; i < known_.size(); ++i)
    if (known_[i] == key) {
      ++races[i].count;
      return true;
    }
  return races.size() >= 100;
}

RaceDetector::Seen RaceDetector::pair_of(const SourcePlace& p, const SourcePlace& q, const std::string& symbol) {
  return {p.file, q.file, p.line, q.line, p.line ? 0 : p.asm_line, q.line ? 0 : q.asm_line, symbol};
}

Race::Side RaceDetector::side(const WaveName& w, const SourcePlace& x, bool write, bool atomic, Scope scope) const {
  const bool kernel = x.file >= 0;
  return {w.rank, w.kernel, w.block, w.wave,   kernel ? files_[size_t(x.file)] : "", x.line, x.asm_line, write, atomic,
          scope,  w.stream, w.graph, w.replay, kernel ? mnemonic_(x.mnemonic) : ""};
}

void RaceDetector::missing_wait(u32 thread, SourcePlace load, SourcePlace use, const std::string& reg,
                                const char* counter) {
  const Seen key = pair_of(load, use, "register");
  if (known(key)) return;
  const WaveName& w = threads_[thread].name;
  Race r;
  r.first = side(w, load, true, false, Scope::System);
  r.second = side(w, use, false, false, Scope::System);
  r.symbol = "register " + reg + " of rank " + std::to_string(w.rank);
  r.why =
      std::string("missing s_waitcnt ") + counter + ": the register is used before what loads it has been waited for";
  known_.push_back(key);
  races.push_back(std::move(r));
}

// The threads of a block start one after another.
std::pair<u32, u32> RaceDetector::block_of(u32 thread) const {
  const WaveName& w = threads_[thread].name;
  auto same = [&](u32 x) {
    const WaveName& v = threads_[x].name;
    return v.rank == w.rank && v.launch == w.launch && v.block == w.block && w.launch >= 0;
  };
  u32 first = thread, last = thread;
  while (first > 1 && same(first - 1)) --first;
  while (last + 1 < threads_.size() && same(last + 1)) ++last;
  return {first, last};
}

constexpr const char* kWaveBarrier =
    "missing wave barrier: a signal by one lane covers the other lanes' accesses only up to the last wave barrier, a "
    "wait by one lane holds for the others only after one";
const std::string kBarrierBefore =
    "missing __syncthreads() before the signal, which covers its own wave's accesses alone: the block's other waves "
    "have to meet it first";
std::string barrier_after(const std::string& wait = "") {
  return "missing __syncthreads() after the wait" + wait +
         ", which holds for its own wave alone: the block's other waves have to meet it before they go on";
}
constexpr const char* kNothing =
    "nothing orders them: no signal sent after the first access was waited for before the second";

// The __syncthreads() that would order two accesses of different blocks, or "": before each signal, or after each
// wait. A wave that signals or waits itself is not taken to rely on another.
std::string RaceDetector::if_blocks_met(const Epoch& e, const Epoch& f) const {
  const auto [from, to] = block_of(e.thread);
  auto [first, last] = block_of(f.thread);
  if (from == first) return "";
  if (threads_[f.thread].observed) first = last = f.thread;
  for (u32 n = first; n <= last; ++n)
    if (n != f.thread && ordered(e, threads_[n], 0, kAll)) return barrier_after();
  if (!threads_[e.thread].releases.empty()) return "";
  for (u32 n = first; n <= last; ++n)
    for (u32 m = from; m <= to; ++m) {
      const auto& releases = threads_[m].releases;
      auto it = std::upper_bound(releases.begin(), releases.end(), std::pair(threads_[n].clock[kAll].of(m), ~0u));
      if (it != releases.begin() && std::prev(it)->second > e.tick) return kBarrierBefore;
    }
  return "";
}

std::string RaceDetector::cause(const Epoch& e, const Epoch& f, Spot spot) const {
  const Thread& t = threads_[f.thread];
  const int lane = std::countr_zero(f.lanes);
  const bool engine = e.place.file < 0 || f.place.file < 0;  // a memset and an atomic of a kernel are no flag
  if (!spot.memory)
    return "nothing orders them: waves of one block meet at __syncthreads(), and none lies between the two";
  if (e.atomic && f.atomic)
    return "scope too narrow: both are atomic, but the scope of one does not include the other wave";
  if (e.atomic != f.atomic && !engine) return "flag not atomic: one access is atomic, the other is a plain one";
  if (ordered(e, t, lane, kWaited))
    return "missing s_waitcnt vmcnt(0): a release's buffer_wbl2 is over only when it has been waited for, and an "
           "acquire's "
           "buffer_inv orders only loads that have been (clang 22 and Triton 3.6 leave out the first of these waits)";
  if (ordered(e, t, lane, kBarred)) return kWaveBarrier;
  const Saw* way = between(e, f);
  // A fence of a narrower scope stands there, so the scope comes before a missing fence.
  if (ordered(e, t, lane, kWide)) return too_narrow(e, f);
  if (ordered(e, t, lane, kReleased))
    return "missing release: the signal between them" + (way ? placed(way->set) : "") +
           " does not release what was written before it";
  if (ordered(e, t, lane, kAcquired))
    return "missing acquire: the wait between them" + (way ? placed(way->place) : "") + " does not acquire";
  if (ordered(e, t, lane, kAll))
    return "the synchronisation between them is too weak in more than one way (release, acquire, scope, wave barrier)";
  if (const std::string barrier = if_blocks_met(e, f); !barrier.empty()) return barrier;
  if (t.other_width.of(e.thread) >= e.clock)
    return "flag of two widths: the signal between them writes 4 bytes and the wait reads 8, or the other way round; "
           "one "
           "atomic object has one width";
  return kNothing;
}

// The last value that the block of `f` saw before it, and that the block of `e` had set after it. Null if it is not
// known.
const RaceDetector::Saw* RaceDetector::between(const Epoch& e, const Epoch& f) const {
  const auto [from, to] = block_of(e.thread);
  const auto [first, last] = block_of(f.thread);
  const Saw* way = nullptr;
  for (u32 n = first; n <= last; ++n)
    for (const Saw& s : threads_[n].saws)
      if (s.tick && s.from >= from && s.from <= to && s.sent > e.tick && s.tick <= f.tick &&
          (!way || s.tick > way->tick))
        way = &s;
  return way;
}

std::string RaceDetector::too_narrow(const Epoch& e, const Epoch& f) const {
  const Saw* way = between(e, f);
  const bool peers = threads_[e.thread].name.rank != threads_[f.thread].name.rank;
  const Scope least = peers ? Scope::System : Scope::Agent;
  const bool narrow = way && way->scope < least;
  if (!narrow && !(way && way->fence != Scope::Wave && way->fence < least))
    return "scope too narrow: the signal or the wait between them does not include the other wave";
  return std::string("scope too narrow: ") + (narrow ? "" : "the fence before ") + "the signal between them" +
         placed(way->set) + " is of " + kScopes[size_t(narrow ? way->scope : way->fence)] +
         " scope: it orders nothing for other " + (peers ? "ranks" : "blocks");
}

// Other waves of the block may still come to the wait that one of them does not heed.
void RaceDetector::hope(size_t race, const Epoch& first, u32 thread) {
  const auto [from, to] = block_of(thread);
  if (threads_[thread].observed || from == block_of(first.thread).first) return;
  for (u32 n = from; n <= to; ++n)
    if (n != thread && !threads_[n].touched) hopes_.push_back({race, first, n, threads_[n].met});
}

// A wait has seen a release: whether it is the one that a race lacks.
void RaceDetector::confirm(u32 thread, const Release& r, const SourcePlace& wait) {
  std::erase_if(hopes_, [&](const Hope& h) {
    if (h.thread != thread) return false;
    if (h.met != threads_[thread].met || threads_[thread].touched) return true;
    if (!r.parts.front()->clock[kAll].knows(h.first.thread, h.first.lanes, h.first.clock)) return false;
    Race& race = races[h.race];
    if (race.why == kNothing) race.why = barrier_after(placed(wait)), race.seen.clear();
    return true;
  });
}

// " (kernel.hip:12)"
std::string RaceDetector::placed(const SourcePlace& p) const {
  return p.file < 0 || !p.line ? "" : " (" + files_[size_t(p.file)] + ":" + std::to_string(p.line) + ")";
}

// One value that a block saw before its access `by`, and who had set it.
std::string RaceDetector::told(const Saw& s, const Epoch& by, const Epoch& other) const {
  const WaveName &me = threads_[by.thread].name, &it = threads_[other.thread].name;
  std::string text = std::to_string(i64(s.value)) + " in ";
  text += s.at.memory ? s.at.memory->describe(s.at.offset) : "LDS[" + std::to_string(s.at.offset) + "]";
  if (s.at.memory && s.at.memory->home >= 0) text += " of rank " + std::to_string(s.at.memory->home);
  text += placed(s.place);
  if (!s.from) return text + ", which no kernel had set";
  const WaveName& who = threads_[s.from].name;
  text += ", set by rank " + std::to_string(who.rank);
  if (who.block != (who.rank == it.rank ? it.block : me.block)) text += ", block " + std::to_string(who.block);
  else if (who.rank == it.rank && who.wave != it.wave) text += ", wave " + std::to_string(who.wave);
  text += placed(s.set);
  if (who.rank == me.rank ? who.launch >= 0 && who.launch < me.launch : who.kernel == me.kernel && who.nth < me.nth)
    text += " in an earlier launch";
  else if (other.clock && who.rank == it.rank && who.block == it.block && s.sent <= other.tick && by.tick > other.tick)
    text += std::string(" before that ") + (other.write ? "write" : "read");
  return text;
}

// What a block saw of flags and other atomics before its access `by`: the waits that should have ordered it after, or
// before, the other one. First what the other's block had set, then what its rank had.
std::string RaceDetector::seen(const Epoch& by, const Epoch& other) const {
  const auto [first, last] = block_of(by.thread);
  const WaveName& it = threads_[other.thread].name;
  auto near = [&](const Saw& s) {
    if (!s.from || threads_[s.from].name.rank != it.rank) return 0;
    return threads_[s.from].name.launch == it.launch && threads_[s.from].name.block == it.block ? 2 : 1;
  };
  std::vector<const Saw*> saws;
  bool all = true;
  for (u32 n = first; n <= last; ++n) {
    all &= !threads_[n].dropped;
    for (const Saw& s : threads_[n].saws) {
      all &= s.tick <= by.tick;  // a later value has replaced an earlier one
      if (s.tick > by.tick || !s.tick) continue;
      const auto old = std::find_if(saws.begin(), saws.end(), [&](auto o) { return o->at.key() == s.at.key(); });
      if (old == saws.end()) saws.push_back(&s);
      else if ((*old)->tick < s.tick) *old = &s;
    }
  }
  const WaveName& me = threads_[by.thread].name;
  std::string text = std::string("before the ") + (by.write ? "write" : "read") + " by rank " +
                     std::to_string(me.rank) + ", its block ";
  if (saws.empty()) return all ? text + "had waited for nothing" : "";
  std::sort(saws.begin(), saws.end(),
            [&](auto a, auto b) { return std::pair(near(*a), a->tick) > std::pair(near(*b), b->tick); });
  text += "last saw ";
  for (size_t i = 0; i < std::min<size_t>(saws.size(), 3); ++i) text += (i ? "; " : "") + told(*saws[i], by, other);
  if (all && saws.size() <= 3 && !near(*saws[0]) && it.rank != me.rank && it.launch >= 0)
    text += "; nothing that rank " + std::to_string(it.rank) + " had set";
  return text;
}

void RaceDetector::report(const Epoch& e, const Epoch& f, Spot spot) {
  const Symbol* symbol = spot.memory ? spot.memory->symbol(spot.offset) : nullptr;
  const SourcePlace &p = e.place, &q = f.place;
  Seen key = pair_of(p, q, !spot.memory ? "LDS" : symbol ? symbol->name : "");
  if (std::tie(key.second_file, key.second, key.second_asm) < std::tie(key.first_file, key.first, key.first_asm)) {
    std::swap(key.first_file, key.second_file);  // a pair of places once, whichever came first
    std::swap(key.first, key.second);
    std::swap(key.first_asm, key.second_asm);
  }
  const Thread &a = threads_[e.thread], &t = threads_[f.thread];
  const Held& held = t.held.replay ? t.held : a.held;
  const auto at = size_t(std::find(known_.begin(), known_.end(), key) - known_.begin());
  if (known(key)) {
    if (at >= races.size()) return;
    const Race& old = races[at];
    const bool weak =
        old.why == kWaveBarrier || old.why.starts_with(kNothing);  // other waves, or another time, may show more
    const bool alike = old.first.write == e.write && old.second.write == f.write;
    const std::string barrier = weak && alike && a.releases.empty() ? if_blocks_met(e, f) : "";
    const bool other = !barrier.empty() && cause(e, f, spot) == barrier;
    if (!other && !(held.replay && !old.held)) return;
  }
  Race r;
  r.first = side(a.name, p, e.write, e.atomic, e.scope);
  r.second = side(t.name, q, f.write, f.atomic, f.scope);
  r.other_launch = a.name.kernel == t.name.kernel && a.name.nth != t.name.nth;
  if (spot.memory) {
    r.symbol = spot.memory->describe(spot.offset);
    if (spot.memory->home >= 0) r.symbol += " of rank " + std::to_string(spot.memory->home);
  } else {
    r.symbol = "LDS[" + std::to_string(spot.offset) + "] of rank " + std::to_string(t.name.rank);
  }
  r.why = cause(e, f, spot);
  r.held = held.replay;
  const bool nothing = r.why == kNothing && !held.replay;
  if (nothing && f.write && p.file >= 0 && q.file >= 0) r.seen.push_back(seen(e, f));
  if (nothing && q.file >= 0) r.seen.push_back(seen(f, e));
  std::erase(r.seen, "");
  if (held.replay)
    r.why += ". Its wait saw " + std::to_string(i64(held.value)) + " in " + held.place +
             ", which the slot has held since replay " + std::to_string(held.since) +
             (held.counted ? ": nothing has reset this counter, and a replay counts on from there"
                           : ": a graph repeats the arguments of its capture, an epoch among them, and resets nothing");
  if (at < races.size()) {  // this meeting says more than the first
    r.count = races[at].count;
    races[at] = std::move(r);
    return;
  }
  const bool itself =
      std::tie(key.first_file, key.first, key.first_asm) == std::tie(key.second_file, key.second, key.second_asm);
  if (nothing && !itself)
    hope(races.size(), e, f.thread);  // an instruction that two blocks share lacks no barrier of one
  known_.push_back(key);
  races.push_back(std::move(r));
}

std::string RaceDetector::json() const {
  auto side = [](const Race::Side& s) {
    return Json("rank", s.rank, "kernel", s.kernel, "block", s.block, "wave", s.wave, "file", s.file, "line", s.line,
                "assembly_line", s.asm_line, "write", s.write, "atomic", s.atomic, "scope",
                s.atomic ? kScopes[size_t(s.scope)] : nullptr, "stream", s.stream, "graph", s.graph, "replay", s.replay,
                "mnemonic", s.mnemonic);
  };
  std::vector<Json> all;
  for (const Race& r : races)
    all.push_back(Json("first", side(r.first), "second", side(r.second), "symbol", r.symbol, "why", r.why, "count",
                       r.count, "other_launch", r.other_launch, "seen", r.seen));
  return json_list(all);
}
}  // namespace a2a
