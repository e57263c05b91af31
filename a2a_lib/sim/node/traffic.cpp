// Memory instructions as the node sees them: when they complete, what crosses the links, which flags they set.
#include <algorithm>

#include "isa/lds.h"
#include "node/node.h"
#include "node/request.h"

namespace a2a {
u64 Node::reserve(u64& free_at, u64 t, u64 bytes, double gbps) {
  u64 start = std::max(free_at, t);
  return free_at = start + u64(double(bytes) * 1000.0 / gbps);
}

Event Node::event(const Wave& w, const Inst& in, EventKind kind) const {
  Event e;
  e.time = i64(w.time);
  e.block = i32(w.block->id);
  e.line = i32(in.line);
  e.launch = w.block->launch->id;
  e.kernel = w.block->launch->name;
  e.file = w.block->launch->module->file_ids[in.file];
  e.wave = i16(w.index);
  e.rank = i16(w.gpu->rank);
  e.kind = i16(kind);
  e.stream = i16(w.block->launch->stream->id);
  return e;
}

void Node::flush_transfer(Wave& w) {
  if (!w.transferring) return;
  w.transferring = false;
  record.add(w.transfer);
}

u64 Node::touch(Wave& w, const Inst& in, const Touch* touches, int n) {
  u64 arrives = w.time, done = w.time;
  if (w.poll) {
    Poll& p = *w.poll;
    bool own = in.mark == Mark::Wait && p.wait_pc == w.pc - 1;
    if (p.waiting && !own && in.unit != Unit::Smem) end_wait(w);
    if (p.pc != ~0u)
      for (int i = 0; i < n; ++i) {
        if (p.reads.size() >= 256) p.pure = false;
        else p.reads.push_back({touches[i].map->memory, touches[i].lo - touches[i].map->base, u32(touches[i].hi - touches[i].lo)});
      }
  }
  if (in.unit != Unit::Smem) w.l2_time = reach_l2(w, touches, n);
  for (int i = 0; i < n; ++i) {
    const Touch& t = touches[i];
    const Allocation& mem = *t.map->memory;
    const int me = w.gpu->rank, home = mem.home;
    if (in.unit == Unit::Smem || mem.kind == MemKind::Kernarg) {
      done = std::max(done, w.time + jitter(w, preset.scalar));
      arrives = done;
    } else if (home == me) {
      u64 bytes = std::max(t.bytes, 64u);
      u64 served = reserve(w.gpu->hbm_free, w.time, bytes, preset.hbm_gbps);
      u64 latency = t.op == Op::Load ? preset.memory : t.op == Op::Store ? preset.l2 : preset.atomic;
      u64 end = served + jitter(w, latency);
      arrives = std::max(arrives, end);
      done = std::max(done, end);
    } else if (home < 0) {  // host memory: over PCIe, twice the remote latency as a stand-in
      u64 end = w.time + jitter(w, 2 * preset.remote);
      arrives = std::max(arrives, end);
      done = std::max(done, end);
    } else {
      const int src = t.op == Op::Load ? home : me, dst = t.op == Op::Load ? me : home;
      u64 bytes = std::max(t.bytes, 64u);
      u64 asked = t.op == Op::Load ? w.time + preset.remote / 2 : w.time;
      u64 sent = reserve(link_free_[size_t(src) * config.gpus + dst], asked, bytes, preset.link_gbps);
      if (preset.port_gbps > 0) {
        sent = std::max(sent, reserve(gpus[src]->port_out, asked, bytes, preset.port_gbps));
        sent = std::max(sent, reserve(gpus[dst]->port_in, asked, bytes, preset.port_gbps));
      }
      u64 there = sent + jitter(w, preset.remote / 2);
      u64 back = t.op == Op::Load ? there : there + preset.remote / 2;
      arrives = std::max(arrives, there);
      done = std::max(done, back);
      link_bytes[size_t(src) * config.gpus + dst] += t.bytes;
      // One record for what a wave moves between the same two ranks at the same source line, without a pause.
      Event& x = w.transfer;
      bool same = w.transferring && x.src == src && x.dst == dst && x.line == i32(in.line) && i64(w.time) - (x.time + x.duration) < i64(preset.remote);
      if (!same) {
        flush_transfer(w);
        x = event(w, in, EventKind::Transfer);
        x.src = i16(src);
        x.dst = i16(dst);
        mem.describe(t.lo - t.map->base, &x.index, &x.symbol);
        w.transferring = true;
      }
      x.bytes += t.bytes;
      x.duration = i64(there) - x.time;
    }
  }
  if (in.unit == Unit::Smem) w.lgkm.push(done);
  else {
    w.l2_time = std::min(w.l2_time, done);  // kernel arguments come from nearer than the L2
    w.vm.push(done);
    if (in.unit == Unit::Flat) w.lgkm.push(done);
    if (touches[0].op != Op::Load) w.cu->store_done = std::max(w.cu->store_done, done);
  }
  return arrives;
}

// When a request reaches the L2: within the time the L2 takes to accept one, in order with the CU's earlier requests to the
// same channel, in any order with those to others [D: AMDGPUUsage, "Memory Model gfx942"].
u64 Node::reach_l2(Wave& w, const Touch* touches, int n) {
  u64 t = w.time + 1 + (preset.l2 - 1) * (draw(w) >> 40) / (u64{1} << 24);
  Cu& cu = *w.cu;
  u32 channels = 0;
  for (int i = 0; i < n; ++i) {
    const Allocation& m = *touches[i].map->memory;
    u64 lo = (touches[i].lo - touches[i].map->base) >> 8, hi = (touches[i].hi - touches[i].map->base - 1) >> 8;
    for (u64 c = lo; c <= hi && c < lo + kChannels; ++c) channels |= 1u << ((c + m.id * 5) % kChannels);
  }
  for (u32 c = channels; c; c &= c - 1) t = std::max(t, cu.channel[std::countr_zero(c)]);
  for (u32 c = channels; c; c &= c - 1) cu.channel[std::countr_zero(c)] = t;
  return t;
}

// ---- requests: loads that read, and stores that are seen, later than they are issued ----

static MemoryModel::Where where(const Wave& w) { return {w.gpu->rank, w.cu->xcd, w.cu->index}; }
static MemoryModel::Bits bits(const Inst& in) { return {u8(in.sc1 * 2 + in.sc0), in.nt}; }

u32 Node::new_request() {
  if (free_requests_.empty()) {
    free_requests_.push_back(u32(requests_.size()));
    requests_.push_back(std::make_unique<Request>());
  }
  u32 id = free_requests_.back();
  free_requests_.pop_back();
  return id;
}

Request& hook_request(Wave& w, const Inst& in, bool load, u32 bytes) {
  Node& n = *w.node;
  Request& r = *n.requests_[n.building_ = n.new_request()];
  r.wave = &w;
  r.inst = &in;
  r.load = load;
  r.poll = r.through = false;
  r.live = true;
  r.release.reset();
  r.bytes = bytes;
  r.issued = w.time;
  return r;
}

void hook_submit(Wave& w, const Inst& in, Request& r, u64 arrives) {
  Node& n = *w.node;
  r.arrives = std::max(arrives, w.l2_time);
  if (w.watched && !r.load && (in.mark != Mark::None || in.sc1)) r.release = n.races->release(w, in, r.exec);
  if (r.load) ++w.unread;
  else w.pending.push_back(n.building_);
  bool ideal_store = !r.load && !n.model;  // without caches a store is simply there once it arrives
  n.push(ideal_store ? r.arrives : w.l2_time, Node::kRequest, nullptr, n.building_);
}

void Node::request_step(u32 id, u64 when) {
  Request& r = *requests_[id];
  if (!r.live) { free_requests_.push_back(id); return; }  // settled early, or its wave was dropped
  Wave& w = *r.wave;
  if (r.load) {
    read_now(r);
    r.live = false;
    --w.unread;
    free_requests_.push_back(id);
    return;
  }
  if (model && !r.through) {
    store_now(r, when);
    if (r.through) { push(std::max(r.arrives, when), kRequest, nullptr, id); return; }
  } else {
    arrive_now(r, when);
  }
  r.live = false;
  std::erase(w.pending, id);
  free_requests_.push_back(id);
}

void Node::read_now(Request& r) {
  Wave& w = *r.wave;
  bool noted = false;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory[l];
    if (!model) {
      std::memcpy(r.data[l], mem.host + r.offset[l], r.bytes);
    } else if (CacheNote note = model->load(where(w), mem, r.offset[l], r.data[l], r.bytes, bits(*r.inst)); note != CacheNote::None && !noted) {
      noted = true;
      ++stale_reads;
      Event e = event(w, *r.inst, EventKind::Cache);
      e.time = i64(r.issued);
      e.bytes = i64(note);
      e.dst = mem.home;
      mem.describe(r.offset[l], &e.index, &e.symbol);
      record.add(e);
    }
    u32 first;
    std::memcpy(&first, r.data[l], 4);
    if (r.bytes >= 4 && first == kPoison && never_written++ == 0) never_written_first = mem.describe(r.offset[l]) + ", read by " + place_of(w, *r.inst);
    if (r.poll && races) races->observe(w, *r.inst, mem, r.offset[l], r.exec);
    if (r.poll && w.poll) {
      u64 value = 0;
      std::memcpy(&value, r.data[l], std::min(r.bytes, 8u));
      polled(w, *r.inst, mem, r.offset[l], value);
    }
  }
  r.finish(w, *r.inst, r);
}

// It reaches the own L2. What goes through to home memory arrives there later.
void Node::store_now(Request& r, u64 when) {
  Wave& w = *r.wave;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    if (model->store(where(w), *r.memory[l], r.offset[l], r.data[l], r.bytes, bits(*r.inst))) r.through = true;
    else if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(r.memory[l], r.offset[l], r.offset[l] + r.bytes, when, &w);  // waves of this XCD may see it now
  }
}

void Node::arrive_now(Request& r, u64 when) {
  Wave& w = *r.wave;
  for (u64 m = r.exec; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *r.memory[l];
    if (model) model->arrive(where(w), mem, r.offset[l], r.data[l], r.bytes);
    else std::memcpy(mem.host + r.offset[l], r.data[l], r.bytes);
    if (r.inst->mark != Mark::None || r.inst->sc1) set_flag(r, l, when);
    wrote(&mem, r.offset[l], r.offset[l] + r.bytes, when);
  }
}

void Node::set_flag(const Request& r, int lane, u64 when) {
  if (r.bytes > 8) return;
  Allocation& mem = *r.memory[lane];
  if (r.release) races->publish(mem, r.offset[lane], r.release, false);
  Event e = event(*r.wave, *r.inst, EventKind::FlagSet);
  u64 value = 0;
  std::memcpy(&value, r.data[lane], r.bytes);
  e.time = i64(r.issued);
  e.duration = i64(when - r.issued);
  e.src = i16(r.wave->gpu->rank);
  e.dst = mem.home;
  e.bytes = i64(value);
  mem.describe(r.offset[lane], &e.index, &e.symbol);
  signal(e, &mem, r.offset[lane], value);
}

// A wave sees its own stores in order: before it touches [lo, hi) at once (a read-modify-write), those on their way there
// take effect.
void Node::settle(Wave& w, const Mapping* m, u64 lo, u64 hi) {
  for (size_t i = 0; i < w.pending.size();) {
    Request& r = *requests_[w.pending[i]];
    bool hit = false;
    for (u64 e = r.exec; e && !hit; e &= e - 1) {
      int l = std::countr_zero(e);
      u64 at = m->base + r.offset[l];
      hit = r.memory[l] == m->memory && at < hi && at + r.bytes > lo;
    }
    if (!hit) { ++i; continue; }
    if (model && !r.through) store_now(r, w.time);
    if (!model || r.through) arrive_now(r, w.time);
    r.live = false;  // its place in the table is given back when its event comes
    w.pending.erase(w.pending.begin() + long(i));
  }
}

u8* hook_rmw(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes, u8*) {
  return w.node->model->prepare_rmw(where(w), *m->memory, addr - m->base, bytes, in.sc1);
}
void hook_rmw_done(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) { w.node->model->done_rmw(where(w), *m->memory, addr - m->base, bytes, in.sc1); }
void hook_read(Wave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  Node& n = *w.node;
  CacheNote note = scalar ? n.model->load_scalar(where(w), *m->memory, addr - m->base, out, bytes) : n.model->load(where(w), *m->memory, addr - m->base, out, bytes, bits(in));
  if (note == CacheNote::None) return;
  ++n.stale_reads;
  Event e = n.event(w, in, EventKind::Cache);
  e.bytes = i64(note);
  e.dst = m->memory->home;
  m->memory->describe(addr - m->base, &e.index, &e.symbol);
  n.record.add(e);
}

void Node::signal(const Event& e, Allocation* memory, u64 offset, u64 value) {
  writers_[u64(reinterpret_cast<uintptr_t>(memory->host)) + offset] = Writer{e.rank, e.launch, e.block, e.line, e.file, e.wave, u64(e.time + e.duration), value};
  record.add(e);
  auto& [own, remote] = sets_[u64(u32(e.launch)) << 16 | u16(e.symbol)];
  ++(memory->home == e.rank ? own : remote);
}

// ---- waits ----

bool Node::poll(Wave& w, const Inst& in, const u64* addr, u64 lanes, u32) {
  if (!w.poll) w.poll = std::make_unique<Poll>();
  Poll& p = *w.poll;
  const u32 pc = w.pc - 1;
  if (in.mark == Mark::Wait && lanes) {
    u64 first = addr[std::countr_zero(lanes)];
    const Mapping* m = resolve(w, first, 1, std::countr_zero(lanes), "reads");
    // The first look stands before the loop, often as an instruction of its own: one wait is one source line.
    auto line = [&](u32 at) { return std::pair(w.program->insts[at].file, w.program->insts[at].line); };
    bool same = p.waiting && line(p.wait_pc) == line(pc) && !p.seen.empty() && p.seen[0].memory == m->memory && p.seen[0].offset == first - m->base;
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
    return look();
  }
  if (p.pc != pc) {
    if (p.pc != ~0u && p.pure && p.others < 64) { ++p.others; return look(); }  // another load of the same loop
    if (p.armed) unwatch(w);
    p.pc = pc;
    p.rounds = p.others = 0;
    p.have_snapshot = false;
    p.pure = true;
    p.reads.clear();
    p.last = w.time;
    return look();
  }
  ++p.rounds;
  p.others = 0;
  size_t regs = size_t(w.vgprs) * kLanes;
  bool same = p.pure && p.have_snapshot && p.snapshot.size() == kScalarRegs + regs + 1 &&
              std::memcmp(p.snapshot.data(), w.s, sizeof w.s) == 0 && p.snapshot[kScalarRegs] == w.scc &&
              std::memcmp(p.snapshot.data() + kScalarRegs + 1, w.v, regs * 4) == 0;
  // Memory may have changed since this round's loads: watch it for one more round, and park after a round without change.
  if (same && p.armed && !p.disturbed) {
    p.period = std::max<u64>(w.time - p.last, 1);
    park(w);
    return true;
  }
  if (p.armed) unwatch(w);
  if (same) {
    p.watched = p.reads;
    watch(w);
  } else if ((p.have_snapshot = p.pure && p.rounds >= 2)) {
    p.snapshot.resize(kScalarRegs + regs + 1);
    std::memcpy(p.snapshot.data(), w.s, sizeof w.s);
    p.snapshot[kScalarRegs] = w.scc;
    std::memcpy(p.snapshot.data() + kScalarRegs + 1, w.v, regs * 4);
  }
  p.pure = true;
  p.reads.clear();
  p.last = w.time;
  return look();
}

void Node::polled(Wave& w, const Inst& in, Allocation& memory, u64 offset, u64 value) {
  Poll& p = *w.poll;
  if (in.mark != Mark::Wait) return;
  p.wait_seen = std::max(w.time, now);
  p.seen.push_back({&memory, offset, value});
}

void Node::end_wait(Wave& w) {
  Poll& p = *w.poll;
  if (!p.waiting) return;
  p.waiting = false;
  const Inst& in = w.program->insts[p.wait_pc];
  Event wait = event(w, in, EventKind::Wait);
  wait.time = i64(p.wait_start);
  wait.duration = i64(p.wait_seen - p.wait_start);
  wait.dst = i16(w.gpu->rank);
  u64 latest = 0;
  for (size_t i = 0; i < p.seen.size(); ++i) {
    const auto& s = p.seen[i];
    bool again = false;
    for (size_t j = 0; j < i; ++j) again |= p.seen[j].memory == s.memory && p.seen[j].offset == s.offset;
    if (again) continue;
    Event e = event(w, in, EventKind::FlagSeen);
    e.time = i64(p.wait_seen);
    e.bytes = i64(s.value);
    e.dst = i16(w.gpu->rank);
    s.memory->describe(s.offset, &e.index, &e.symbol);
    auto it = writers_.find(u64(reinterpret_cast<uintptr_t>(s.memory->host)) + s.offset);
    if (it != writers_.end()) e.src = it->second.rank;
    if (it != writers_.end() && it->second.time >= latest) {  // the last to arrive is what the wait was for
      latest = it->second.time;
      wait.src = it->second.rank;
      wait.symbol = e.symbol;
      wait.index = e.index;
      wait.bytes = e.bytes;
    }
    record.add(e);
  }
  p.seen.clear();
  record.add(wait);
}

void Node::watch(Wave& w) {
  Poll& p = *w.poll;
  p.armed = true;
  p.disturbed = false;
  for (const PollRead& r : p.watched) {
    Allocation& m = *r.memory;
    if (m.watched.empty()) m.watched.resize(m.size / 4096 + 1);
    for (u64 page = r.offset / 4096; page <= (r.offset + r.bytes - 1) / 4096; ++page) ++m.watched[page];
    for (u64 line = r.offset & ~u64{63}; line < r.offset + r.bytes; line += 64) watchers_[line_key(&m, line)].push_back(&w);
  }
}

void Node::unwatch(Wave& w) {
  Poll& p = *w.poll;
  for (const PollRead& r : p.watched) {
    Allocation& m = *r.memory;
    for (u64 page = r.offset / 4096; page <= (r.offset + r.bytes - 1) / 4096; ++page) --m.watched[page];
    for (u64 line = r.offset & ~u64{63}; line < r.offset + r.bytes; line += 64) {
      auto it = watchers_.find(line_key(&m, line));
      if (it == watchers_.end()) continue;
      std::erase(it->second, &w);
      if (it->second.empty()) watchers_.erase(it);
    }
  }
  p.armed = false;
}

void Node::park(Wave& w) {
  Poll& p = *w.poll;
  w.state = State::Parked;
  w.pc = p.pc;
  parked_.push_back(&w);
  u64 since = p.waiting ? p.wait_start : w.time;
  deadline_ = std::min(deadline_, since + u64(config.max_wait_us * 1e6));
}

// It goes on at the first look that comes after the change.
void Node::wake(Wave& w, u64 when) {
  Poll& p = *w.poll;
  unwatch(w);
  p.disturbed = true;
  if (w.state != State::Parked) return;
  std::erase(parked_, &w);
  if (when > w.time) w.time += (when - w.time + p.period - 1) / p.period * p.period;
  w.state = State::Ready;
  p.woken = true;
  push(w.time, kWave, &w);
}

void Node::wrote(Allocation* m, u64 lo, u64 hi, u64 when, const Wave* near) {
  if (m->watched.empty()) return;
  bool any = false;
  for (u64 page = lo / 4096; page <= (hi - 1) / 4096; ++page) any |= m->watched[page] != 0;
  if (!any) return;
  for (u64 line = lo & ~u64{63}; line < hi; line += 64) {
    auto it = watchers_.find(line_key(m, line));
    if (it == watchers_.end()) continue;
    std::vector<Wave*> waves = it->second;
    for (Wave* w : waves)
      if (!near || (w->gpu == near->gpu && w->cu->xcd == near->cu->xcd)) wake(*w, when);
  }
}

void Node::check_waits() {
  deadline_ = ~u64{0};
  const u64 bound = u64(config.max_wait_us * 1e6);
  for (Wave* w : parked_) {
    u64 since = w->poll->waiting ? w->poll->wait_start : w->time;
    if (now > since + bound) {
      fail("wait", wait_text(*this, *w, writers_, sets_), 702);
      return;
    }
    deadline_ = std::min(deadline_, since + bound);
  }
}

// ---- hooks.h ----

const Mapping* resolve(Wave& w, u64 addr, u64 bytes, int lane, const char* what) { return w.node->resolve(w, addr, bytes, lane, what); }
u64 hook_touch(Wave& w, const Inst& in, const Touch* t, int n) {
  // In mode ideal a plain load reads at once: its wave's own stores to that place come first.
  if (t[0].op == Op::Load && !w.pending.empty() && !w.modelled)
    for (int i = 0; i < n; ++i) w.node->settle(w, t[i].map, t[i].lo, t[i].hi);
  return w.node->touch(w, in, t, n);
}
void hook_settle(Wave& w, const Mapping* m, u64 lo, u64 hi) { if (!w.pending.empty()) w.node->settle(w, m, lo, hi); }
void hook_wrote(Wave& w, const Mapping* m, u64 lo, u64 hi) { if (!m->memory->watched.empty()) w.node->wrote(m->memory, lo - m->base, hi - m->base, w.time); }
void hook_accesses(Wave& w, const Inst& in, Op op, u64 lanes, const Mapping* const* maps, const u64* addr, u32 bytes) {
  RaceDetector& races = *w.node->races;
  const bool atomic = op == Op::Atomic || in.mark != Mark::None || in.sc0 || in.sc1;
  const Scope scope = in.mark != Mark::None ? in.scope : op == Op::Atomic ? (in.sc1 ? Scope::System : Scope::Agent)
                      : in.sc1 ? (in.sc0 ? Scope::System : Scope::Agent) : Scope::Workgroup;
  for (u64 m = lanes; m; m &= m - 1) {
    int l = std::countr_zero(m);
    Allocation& mem = *maps[l]->memory;
    if (mem.kind == MemKind::Kernarg) continue;
    u64 offset = addr[l] - maps[l]->base;
    races.access(w, in, mem, offset, bytes, l, op != Op::Load, atomic, scope);
    if (op == Op::Atomic) races.observe(w, in, mem, offset, lanes);
  }
  if (op != Op::Atomic) return;
  auto release = races.release(w, in, lanes);
  for (u64 m = lanes; m; m &= m - 1) {
    int l = std::countr_zero(m);
    if (maps[l]->memory->kind != MemKind::Kernarg) races.publish(*maps[l]->memory, addr[l] - maps[l]->base, release, true);
  }
}
void hook_signal(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32, u64 value) {
  if (in.mark != Mark::Signal && !in.sc1) return;
  Event e = w.node->event(w, in, EventKind::FlagSet);
  e.src = i16(w.gpu->rank);
  e.dst = m->memory->home;
  e.bytes = i64(value);
  m->memory->describe(addr - m->base, &e.index, &e.symbol);
  w.node->signal(e, m->memory, addr - m->base, value);
}
bool hook_poll(Wave& w, const Inst& in, const u64* addr, u64 lanes, u32 bytes) { return w.node->poll(w, in, addr, lanes, bytes); }
void hook_polled(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32, u64 value) { if (w.poll) w.node->polled(w, in, *m->memory, addr - m->base, value); }
void hook_side_effect(Wave& w) { if (w.poll) w.poll->pure = false; }
void hook_never_written(Wave& w, const Inst& in, const Mapping* m, u64 addr) {
  Node& n = *w.node;
  if (n.never_written++ == 0) n.never_written_first = m->memory->describe(addr - m->base) + ", read by " + place_of(w, in);
}
void hook_private(Wave& w, u32 bytes, bool) { w.vm.push(w.time + w.node->preset.lds + u64(bytes) / 64 * w.node->preset.cycle); }
// buffer_wbl2 queues behind all earlier stores of the CU, not of the wave alone [implied by D; M: cklxx/fleet-mi300x]: after
// a barrier one wave may release for its block.
void hook_fence(Wave& w, const Inst& in, bool release) {
  Node& n = *w.node;
  if (w.watched) {
    Scope scope = Scope(bits(in).scope);
    if (release) n.races->release_fence(w, scope);
    else n.races->acquire_fence(w, scope);
  }
  if (release) {
    w.vm.push(std::max({w.time, w.vm.last, w.cu->store_done}) + n.jitter(w, n.preset.release));
    if (n.model) n.submit_write_back(w, in);
  } else {
    w.time += n.jitter(w, n.preset.acquire);
    if (n.model) n.model->invalidate(where(w), bits(in).scope);
  }
}
void Node::submit_write_back(Wave& w, const Inst& in) {
  u64 at = w.time;
  for (u64 t : w.cu->channel) at = std::max(at, t);
  u32 id = new_request();
  Request& r = *requests_[id];
  r.wave = &w;
  r.inst = &in;
  r.live = true;
  r.exec = 0;
  push(at, kWriteBack, nullptr, id);
}
void Node::write_back_now(u32 id) {
  Request& r = *requests_[id];
  if (r.live) model->write_back(where(*r.wave), bits(*r.inst).scope);
  r.live = false;
  free_requests_.push_back(id);
}

void lds_issued(Wave& w, u32 bytes) {
  hook_side_effect(w);
  w.lgkm.push(w.time + w.node->preset.lds + u64(bytes) / 128 * w.node->preset.cycle);
}
}  // namespace a2a
