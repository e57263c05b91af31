#include "memory/races.h"

#include <algorithm>
#include <bit>
#include <sstream>

namespace a2a {
void join(Clock& into, const Clock& from) {
  if (into.size() < from.size()) into.resize(from.size());
  for (size_t i = 0; i < from.size(); ++i) into[i] = std::max(into[i], from[i]);
}
namespace {
u32 get(const Clock& c, u32 t) { return t < c.size() ? c[t] : 0; }
void put(Clock& c, u32 t, u32 v) {
  if (c.size() <= t) c.resize(t + 1);
  c[t] = std::max(c[t], v);
}
Scope scope_of(const SyncInst& in) {
  if (in.mark != Mark::None) return in.scope;
  return in.sc1 ? (in.sc0 ? Scope::System : Scope::Agent) : Scope::Workgroup;
}
bool releases(Order o) { return o == Order::Release || o == Order::AcqRel || o == Order::SeqCst; }
bool acquires(Order o) { return o == Order::Acquire || o == Order::AcqRel || o == Order::SeqCst; }
}  // namespace

bool RaceDetector::includes(Scope s, const Thread& t, int rank, i32 launch, u32 block) {
  if (s == Scope::System) return true;
  if (t.name.rank != rank) return false;
  return s == Scope::Agent || (t.name.launch == launch && t.name.block == block);
}

u32 RaceDetector::start_wave(WaveName name, const Clock& after) {
  Thread& t = threads_.emplace_back();
  for (Clock& c : t.clock) c = after;
  t.name = std::move(name);
  return u32(threads_.size() - 1);
}

void RaceDetector::end_wave(u32 thread, Clock& launch) {
  Thread& t = threads_[thread];
  join(launch, t.clock[kAsIs]);
  put(launch, thread, t.now);
}

void RaceDetector::block_barrier(const std::vector<u32>& threads) {
  std::array<Clock, kViews> all;
  for (u32 thread : threads) {
    Thread& t = threads_[thread];
    wave_barrier(thread);
    for (int v = 0; v < kViews; ++v) {
      join(all[v], t.clock[v]);
      put(all[v], thread, t.now);
    }
  }
  for (u32 thread : threads) {
    Thread& t = threads_[thread];
    t.clock = all;
    ++t.now;
  }
}

void RaceDetector::apply(Thread& t, const Release& r, Scope scope, bool acquired) {
  for (int v = 0; v < kViews; ++v) {
    bool wide = v == kWide || v == kAll;
    if (!r.valid[v] || !(acquired || v == kAcquired || v == kAll)) continue;
    if (!wide && !(includes(r.scope, t, r.rank, r.launch, r.block) && includes(scope, t, r.rank, r.launch, r.block))) continue;
    join(t.clock[v], r.clock[v]);
    if (v == kAsIs) join_lanes(t.lanes, r.lanes);
  }
}

void RaceDetector::wave_barrier(u32 thread) {
  Thread& t = threads_[thread];
  t.barrier = t.now++;
  for (size_t i = 0; i < t.pending.size();) {
    if (!t.pending[i].acquired) { ++i; continue; }
    Pending p = t.pending[i];
    t.pending.erase(t.pending.begin() + long(i));
    apply(t, *p.from, p.scope, true);
  }
}

std::shared_ptr<Release> RaceDetector::release(u32 thread, const SyncInst& in, u64 lanes) {
  Thread& t = threads_[thread];
  auto r = std::make_shared<Release>();
  r->rank = t.name.rank;
  r->block = t.name.block;
  r->launch = t.name.launch;
  if (std::popcount(lanes) == 1) r->lane = std::countr_zero(lanes);
  bool full = in.mark == Mark::Signal && releases(in.order);
  r->scope = full || !t.fenced ? scope_of(in) : std::min(t.fence_scope, scope_of(in));
  for (int v = 0; v < kViews; ++v) {
    bool strong = full || v == kReleased || v == kAll;
    if (!strong && !t.fenced) continue;
    r->valid[v] = true;
    if (!strong) { r->clock[v] = t.fence[v]; continue; }
    r->clock[v] = t.clock[v];
    bool one_lane = r->lane >= 0 && (v == kAsIs || v == kAcquired || v == kWide);
    put(r->clock[v], thread, one_lane ? t.barrier : t.now);
  }
  if (full) {
    r->lanes = t.lanes;
    if (r->lane >= 0) r->lanes[of_lane(thread, r->lane)] = t.now;
    // What the signalling lane has acquired is in its release at once, wave barrier or not.
    for (const Pending& p : t.pending) {
      if (r->lane < 0 || !p.acquired || !(p.lanes >> r->lane & 1) || !p.from->valid[kAsIs]) continue;
      if (!includes(p.from->scope, t, p.from->rank, p.from->launch, p.from->block) || !includes(p.scope, t, p.from->rank, p.from->launch, p.from->block)) continue;
      join(r->clock[kAsIs], p.from->clock[kAsIs]);
      join_lanes(r->lanes, p.from->lanes);
    }
  } else r->lane = -1;
  ++t.now;
  return r;
}

void RaceDetector::publish(const Allocation& m, u64 offset, std::shared_ptr<Release> r, bool rmw) {
  auto& at = released_[word(m, offset)];
  if (rmw && at) {  // a read-modify-write continues the release sequence
    auto both = std::make_shared<Release>(*r);
    for (int v = 0; v < kViews; ++v) {
      if (!at->valid[v]) continue;
      both->valid[v] = true;
      join(both->clock[v], at->clock[v]);
    }
    if (at->valid[kAsIs]) join_lanes(both->lanes, at->lanes);
    both->scope = std::min(both->scope, at->scope);
    at = std::move(both);
  } else at = std::move(r);
}

void RaceDetector::observe(u32 thread, const SyncInst& in, const Allocation& m, u64 offset, u64 lanes) {
  auto it = released_.find(word(m, offset));
  if (it == released_.end()) return;
  Thread& t = threads_[thread];
  bool acquired = in.mark != Mark::None && acquires(in.order);
  Scope scope = scope_of(in);
  if (acquired && lanes == kAllLanes) return apply(t, *it->second, scope, true);
  for (const Pending& p : t.pending)
    if (p.from == it->second && p.lanes == lanes && p.acquired == acquired) return;
  // In the other views it counts at once, and for all lanes; as it is, after a wave barrier or an acquire fence.
  Clock as_is = t.clock[kAsIs];
  auto lanes_as_is = t.lanes;
  apply(t, *it->second, scope, acquired);
  t.clock[kAsIs] = std::move(as_is);
  t.lanes = std::move(lanes_as_is);
  t.pending.push_back({lanes, it->second, scope, acquired});
}

void RaceDetector::release_fence(u32 thread, Scope scope) {
  Thread& t = threads_[thread];
  t.fence = t.clock;
  for (Clock& c : t.fence) put(c, thread, t.now);
  t.fenced = true;
  t.fence_scope = scope;
  ++t.now;
}

void RaceDetector::acquire_fence(u32 thread, Scope scope, u64 lanes) {
  Thread& t = threads_[thread];
  for (size_t i = 0; i < t.pending.size();) {
    Pending& p = t.pending[i];
    if (p.acquired) { ++i; continue; }
    p.acquired = true;
    p.scope = std::min(p.scope, scope);
    if ((p.lanes & lanes) == kAllLanes) {
      Pending done = p;
      t.pending.erase(t.pending.begin() + long(i));
      apply(t, *done.from, done.scope, true);
    } else ++i;
  }
}

bool RaceDetector::ordered(const Epoch& e, const Thread& t, int lane, int view) const {
  if (get(t.clock[view], e.thread) >= e.clock) return true;
  if (view != kAsIs) return false;
  const u64 lane_key = of_lane(e.thread, e.lane);
  auto has = [&](const std::unordered_map<u64, u32>& lanes) { auto it = lanes.find(lane_key); return it != lanes.end() && it->second >= e.clock; };
  auto covers = [&](const Release& r) { return get(r.clock[kAsIs], e.thread) >= e.clock || has(r.lanes); };
  if (has(t.lanes)) return true;
  for (const Pending& p : t.pending)
    if (p.acquired && p.lanes >> lane & 1 && p.from->valid[kAsIs] && includes(p.from->scope, t, p.from->rank, p.from->launch, p.from->block) &&
        includes(p.scope, t, p.from->rank, p.from->launch, p.from->block) && covers(*p.from))
      return true;
  return false;
}

void RaceDetector::access(u32 thread, const SyncInst& in, const Allocation& m, u64 offset, u32 bytes, int lane, bool write, bool atomic, Scope scope) {
  Thread& t = threads_[thread];
  Epoch now{thread, t.now, in.place, u8(lane), atomic, scope};
  auto conflict = [&](const Epoch& e) {
    if (!e.thread || e.thread == thread) return false;
    const Thread& other = threads_[e.thread];
    if (e.atomic && atomic && includes(e.scope, t, other.name.rank, other.name.launch, other.name.block) && includes(scope, t, other.name.rank, other.name.launch, other.name.block)) return false;
    return !ordered(e, t, lane, kAsIs);
  };
  for (u64 at = offset & ~u64{3}; at < offset + bytes; at += 4) {
    Cell& c = cells_[word(m, at)];
    if (conflict(c.write)) report(c.write, true, now, write, m, at);
    if (write) {
      for (const Epoch& r : c.reads)
        if (conflict(r)) report(r, false, now, write, m, at);
      c.reads.clear();
      c.write = now;
    } else {
      bool same = false;
      for (Epoch& r : c.reads)
        if (r.thread == now.thread) r = now, same = true;
      if (!same && c.reads.size() < 16) c.reads.push_back(now);
    }
  }
}

void RaceDetector::report(const Epoch& e, bool e_write, const Epoch& f, bool f_write, const Allocation& m, u64 offset) {
  const Symbol* symbol = m.symbol(offset);
  const SourcePlace &p = e.place, &q = f.place;
  Seen key{p.line, q.line, p.line ? 0 : p.asm_line, q.line ? 0 : q.asm_line, symbol ? symbol->name : ""};
  for (size_t i = 0; i < known_.size(); ++i)
    if (known_[i] == key) { ++races[i].count; return; }
  if (races.size() >= 100) return;
  const Thread &a = threads_[e.thread], &t = threads_[f.thread];
  auto side = [&](const WaveName& w, const Epoch& x, bool write) {
    return Race::Side{w.rank, w.kernel, w.block, w.wave, files_[size_t(x.place.file)], x.place.line, write, x.atomic};
  };
  const int lane = f.lane;
  Race r;
  r.first = side(a.name, e, e_write);
  r.second = side(t.name, f, f_write);
  r.symbol = m.describe(offset) + (m.home >= 0 ? " of rank " + std::to_string(m.home) : "");
  if (e.atomic && f.atomic) r.why = "scope too narrow: both are atomic, but the scope of one does not include the other wave";
  else if (e.atomic != f.atomic) r.why = "flag not atomic: one access is atomic, the other is a plain one";
  else if (ordered(e, t, lane, kBarred)) r.why = "missing wave barrier: a signal by one lane covers the other lanes' accesses only up to the last wave barrier, a wait by one lane holds for the others only after one";
  else if (ordered(e, t, lane, kReleased)) r.why = "missing release: the signal between them does not release what was written before it";
  else if (ordered(e, t, lane, kAcquired)) r.why = "missing acquire: the wait between them does not acquire";
  else if (ordered(e, t, lane, kWide)) r.why = "scope too narrow: the signal or the wait between them does not include the other wave";
  else if (ordered(e, t, lane, kAll)) r.why = "the synchronisation between them is too weak in more than one way (release, acquire, scope, wave barrier)";
  else r.why = "nothing orders them: no signal that the one sent after its access was waited for by the other before its own";
  known_.push_back(key);
  races.push_back(std::move(r));
}

void RaceDetector::forget(const Allocation& m) {
  auto mine = [&](const auto& e) { return e.first >> 40 == m.id; };
  std::erase_if(cells_, mine);
  std::erase_if(released_, mine);
}

void RaceDetector::idle() {
  threads_.resize(1);
  cells_.clear();
  released_.clear();
}

std::string RaceDetector::json() const {
  auto quote = [](const std::string& s) { std::string o = "\""; for (char c : s) { if (c == '"' || c == '\\') o += '\\'; o += c; } return o + "\""; };
  std::ostringstream t;
  auto side = [&](const Race::Side& s) {
    t << "{\"rank\": " << s.rank << ", \"kernel\": " << quote(s.kernel) << ", \"block\": " << s.block << ", \"wave\": " << s.wave << ", \"file\": " << quote(s.file) << ", \"line\": " << s.line
      << ", \"write\": " << (s.write ? "true" : "false") << ", \"atomic\": " << (s.atomic ? "true" : "false") << "}";
  };
  t << "[";
  for (size_t i = 0; i < races.size(); ++i) {
    const Race& r = races[i];
    t << (i ? ", " : "") << "{\"first\": ";
    side(r.first);
    t << ", \"second\": ";
    side(r.second);
    t << ", \"symbol\": " << quote(r.symbol) << ", \"why\": " << quote(r.why) << ", \"count\": " << r.count << "}";
  }
  t << "]";
  return t.str();
}
}  // namespace a2a
