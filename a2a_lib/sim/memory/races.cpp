#include "memory/races.h"

#include <algorithm>
#include <bit>
#include <sstream>

#include "node/node.h"

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
Scope scope_of(const Inst& in, bool rmw) {
  if (in.mark != Mark::None) return in.scope;
  if (rmw) return in.sc1 ? Scope::System : Scope::Agent;
  return in.sc1 ? (in.sc0 ? Scope::System : Scope::Agent) : Scope::Workgroup;
}
bool releases(Order o) { return o == Order::Release || o == Order::AcqRel || o == Order::SeqCst; }
bool acquires(Order o) { return o == Order::Acquire || o == Order::AcqRel || o == Order::SeqCst; }
}  // namespace

bool RaceDetector::includes(Scope s, const Thread& t, int rank, i32 launch, u32 block) {
  if (s == Scope::System) return true;
  if (t.rank != rank) return false;
  return s == Scope::Agent || (t.launch == launch && t.block == block);
}

void RaceDetector::start_wave(Wave& w, const Clock& after) {
  w.thread = u32(threads_.size());
  Thread& t = threads_.emplace_back();
  for (Clock& c : t.clock) c = after;
  t.rank = w.gpu->rank;
  t.block = w.block->id;
  t.wave = w.index;
  t.launch = w.block->launch->id;
  t.kernel = w.block->launch->kernel->name;
}

void RaceDetector::end_wave(Wave& w, Clock& launch) {
  Thread& t = threads_[w.thread];
  join(launch, t.clock[kAsIs]);
  put(launch, w.thread, t.now);
}

void RaceDetector::block_barrier(Block& b) {
  std::array<Clock, kViews> all;
  for (Wave* w : b.waves) {
    if (w->state == State::Ended) continue;
    Thread& t = threads_[w->thread];
    wave_barrier(*w);
    for (int v = 0; v < kViews; ++v) {
      join(all[v], t.clock[v]);
      put(all[v], w->thread, t.now);
    }
  }
  for (Wave* w : b.waves) {
    if (w->state == State::Ended) continue;
    Thread& t = threads_[w->thread];
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

void RaceDetector::wave_barrier(Wave& w) {
  Thread& t = threads_[w.thread];
  t.barrier = t.now++;
  for (size_t i = 0; i < t.pending.size();) {
    if (!t.pending[i].acquired) { ++i; continue; }
    Pending p = t.pending[i];
    t.pending.erase(t.pending.begin() + long(i));
    apply(t, *p.from, p.scope, true);
  }
}

std::shared_ptr<Release> RaceDetector::release(Wave& w, const Inst& in, u64 lanes) {
  Thread& t = threads_[w.thread];
  auto r = std::make_shared<Release>();
  r->rank = t.rank;
  r->block = t.block;
  r->launch = t.launch;
  if (std::popcount(lanes) == 1) r->lane = std::countr_zero(lanes);
  bool full = in.mark == Mark::Signal && releases(in.order);
  r->scope = full || !t.fenced ? scope_of(in, false) : std::min(t.fence_scope, scope_of(in, false));
  for (int v = 0; v < kViews; ++v) {
    bool strong = full || v == kReleased || v == kAll;
    if (!strong && !t.fenced) continue;
    r->valid[v] = true;
    if (!strong) { r->clock[v] = t.fence[v]; continue; }
    r->clock[v] = t.clock[v];
    bool one_lane = r->lane >= 0 && (v == kAsIs || v == kAcquired || v == kWide);
    put(r->clock[v], w.thread, one_lane ? t.barrier : t.now);
  }
  if (full) {
    r->lanes = t.lanes;
    if (r->lane >= 0) r->lanes[of_lane(w.thread, r->lane)] = t.now;
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
  auto& at = released_[place(m, offset)];
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

void RaceDetector::observe(Wave& w, const Inst& in, const Allocation& m, u64 offset, u64 lanes) {
  auto it = released_.find(place(m, offset));
  if (it == released_.end()) return;
  Thread& t = threads_[w.thread];
  bool acquired = in.mark != Mark::None && acquires(in.order);
  Scope scope = scope_of(in, false);
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

void RaceDetector::release_fence(Wave& w, Scope scope) {
  Thread& t = threads_[w.thread];
  t.fence = t.clock;
  for (Clock& c : t.fence) put(c, w.thread, t.now);
  t.fenced = true;
  t.fence_scope = scope;
  ++t.now;
}

void RaceDetector::acquire_fence(Wave& w, Scope scope) {
  Thread& t = threads_[w.thread];
  u64 exec = w.exec();
  for (size_t i = 0; i < t.pending.size();) {
    Pending& p = t.pending[i];
    if (p.acquired) { ++i; continue; }
    p.acquired = true;
    p.scope = std::min(p.scope, scope);
    if ((p.lanes & exec) == kAllLanes) {
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

void RaceDetector::access(Wave& w, const Inst& in, Allocation& m, u64 offset, u32 bytes, int lane, bool write, bool atomic, Scope scope) {
  Thread& t = threads_[w.thread];
  Epoch now{w.thread, t.now, &in, u8(lane), atomic, scope};
  auto conflict = [&](const Epoch& e) {
    if (!e.thread || e.thread == w.thread) return false;
    const Thread& other = threads_[e.thread];
    if (e.atomic && atomic && includes(e.scope, t, other.rank, other.launch, other.block) && includes(scope, t, other.rank, other.launch, other.block)) return false;
    return !ordered(e, t, lane, kAsIs);
  };
  for (u64 at = offset & ~u64{3}; at < offset + bytes; at += 4) {
    Cell& c = cells_[place(m, at)];
    if (conflict(c.write)) report(c.write, true, w, in, lane, write, atomic, m, at);
    if (write) {
      for (const Epoch& r : c.reads)
        if (conflict(r)) report(r, false, w, in, lane, write, atomic, m, at);
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

void RaceDetector::report(const Epoch& e, bool first_write, Wave& w, const Inst& in, int lane, bool write, bool atomic, const Allocation& m, u64 offset) {
  const Symbol* symbol = m.symbol(offset);
  Seen key{e.inst->line, in.line, e.inst->line ? 0 : e.inst->asm_line, in.line ? 0 : in.asm_line, symbol ? symbol->name : ""};
  for (size_t i = 0; i < known_.size(); ++i)
    if (known_[i] == key) { ++races[i].count; return; }
  if (races.size() >= 100) return;
  const Thread &a = threads_[e.thread], &t = threads_[w.thread];
  auto file = [&](const Inst& x) { const std::string& f = w.program->files[x.file]; size_t s = f.find_last_of('/'); return s == std::string::npos ? f : f.substr(s + 1); };
  Race r;
  r.first = {a.rank, a.kernel, a.block, a.wave, file(*e.inst), e.inst->line, first_write, e.atomic};
  r.second = {t.rank, t.kernel, t.block, t.wave, file(in), in.line, write, atomic};
  r.symbol = m.describe(offset) + (m.home >= 0 ? " of rank " + std::to_string(m.home) : "");
  if (e.atomic && atomic) r.why = "scope too narrow: both are atomic, but the scope of one does not include the other wave";
  else if (e.atomic != atomic) r.why = "flag not atomic: one access is atomic, the other is a plain one";
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
