// Memory instructions as the node sees them: when they complete, what crosses the links, which flags they set.
#include <algorithm>

#include "isa/lds.h"
#include "node/node.h"

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
  const bool load = touches[0].op != Op::Store;
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
  for (int i = 0; i < n; ++i) {
    const Touch& t = touches[i];
    const Allocation& mem = *t.map->memory;
    const int me = w.gpu->rank, home = mem.home;
    if (in.unit == Unit::Smem || mem.kind == MemKind::Kernarg) {
      done = std::max(done, w.time + jitter(preset.scalar));
      arrives = done;
    } else if (home == me) {
      u64 bytes = std::max(t.bytes, 64u);
      u64 served = reserve(w.gpu->hbm_free, w.time, bytes, preset.hbm_gbps);
      u64 latency = t.op == Op::Load ? preset.memory : t.op == Op::Store ? preset.l2 : preset.atomic;
      u64 end = served + jitter(latency);
      arrives = std::max(arrives, end);
      done = std::max(done, end);
    } else if (home < 0) {  // host memory: over PCIe, twice the remote latency as a stand-in
      u64 end = w.time + jitter(2 * preset.remote);
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
      u64 there = sent + jitter(preset.remote / 2);
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
    w.vm.push(done);
    if (in.unit == Unit::Flat) w.lgkm.push(done);
  }
  (void)load;
  return arrives;
}

// ---- atomic stores: visible when they arrive ----

void Node::defer(Wave& w, const Inst& in, const Mapping* m, u64 addr, u64 value, u32 bytes, u64 arrives) {
  if (free_deliveries_.empty()) {
    free_deliveries_.push_back(u32(deliveries_.size()));
    deliveries_.emplace_back();
  }
  u32 id = free_deliveries_.back();
  free_deliveries_.pop_back();
  Delivery& d = deliveries_[id];
  settle(w, m, addr, addr + bytes);
  d.memory = m->memory;
  d.offset = addr - m->base;
  d.value = value;
  d.bytes = bytes;
  d.from = &w;
  d.live = true;
  d.event = event(w, in, EventKind::FlagSet);
  d.event.src = i16(w.gpu->rank);
  d.event.dst = m->memory->home;
  d.event.bytes = i64(value);
  d.event.duration = i64(arrives - w.time);
  m->memory->describe(d.offset, &d.event.index, &d.event.symbol);
  w.pending.push_back(id);
  push(arrives, kDelivery, nullptr, id);
}

void Node::deliver(u32 id, u64 when) {
  Delivery& d = deliveries_[id];
  if (!d.live) {  // settled early: only the place in the table is given back now
    free_deliveries_.push_back(id);
    return;
  }
  d.live = false;
  std::erase(d.from->pending, id);
  std::memcpy(d.memory->host + d.offset, &d.value, d.bytes);
  signal(d.event, d.memory, d.offset, d.value);
  wrote(d.memory, d.offset, d.offset + d.bytes, when);
  free_deliveries_.push_back(id);
}

// A wave sees its own stores in order: those on their way to [lo, hi) take effect before it touches that memory again.
void Node::settle(Wave& w, const Mapping* m, u64 lo, u64 hi) {
  for (size_t i = 0; i < w.pending.size();) {
    Delivery& d = deliveries_[w.pending[i]];
    u64 at = m->base + d.offset;
    if (d.memory != m->memory || at >= hi || at + d.bytes <= lo) { ++i; continue; }
    d.live = false;
    std::memcpy(d.memory->host + d.offset, &d.value, d.bytes);
    signal(d.event, d.memory, d.offset, d.value);
    wrote(d.memory, d.offset, d.offset + d.bytes, w.time);
    w.pending.erase(w.pending.begin() + long(i));
  }
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
    bool same = p.waiting && p.wait_pc == pc && !p.seen.empty() && p.seen[0].memory == m->memory && p.seen[0].offset == first - m->base;
    if (!same) {
      if (p.waiting) end_wait(w);
      p.waiting = true;
      p.wait_pc = pc;
      p.wait_start = w.time;
    }
    p.seen.clear();
  }
  if (p.woken) {  // the first look after being woken
    p.woken = false;
    p.pure = true;
    p.reads.clear();
    p.last = w.time;
    return false;
  }
  if (p.pc != pc) {
    if (p.pc != ~0u && p.pure && p.others < 64) { ++p.others; return false; }  // another load of the same loop
    if (p.armed) unwatch(w);
    p.pc = pc;
    p.rounds = p.others = 0;
    p.have_snapshot = false;
    p.pure = true;
    p.reads.clear();
    p.last = w.time;
    return false;
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
  return false;
}

void Node::polled(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32, u64 value) {
  Poll& p = *w.poll;
  if (in.mark != Mark::Wait) return;
  p.wait_seen = w.time;
  p.seen.push_back({m->memory, addr - m->base, value});
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

void Node::wrote(Allocation* m, u64 lo, u64 hi, u64 when) {
  if (m->watched.empty()) return;
  bool any = false;
  for (u64 page = lo / 4096; page <= (hi - 1) / 4096; ++page) any |= m->watched[page] != 0;
  if (!any) return;
  for (u64 line = lo & ~u64{63}; line < hi; line += 64) {
    auto it = watchers_.find(line_key(m, line));
    if (it == watchers_.end()) continue;
    std::vector<Wave*> waves = it->second;
    for (Wave* w : waves) wake(*w, when);
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
  if (t[0].op == Op::Load && !w.pending.empty())
    for (int i = 0; i < n; ++i) w.node->settle(w, t[i].map, t[i].lo, t[i].hi);
  return w.node->touch(w, in, t, n);
}
void hook_defer(Wave& w, const Inst& in, const Mapping* m, u64 addr, u64 data, u32 bytes, u64 arrives) { w.node->defer(w, in, m, addr, data, bytes, arrives); }
void hook_settle(Wave& w, const Mapping* m, u64 lo, u64 hi) { if (!w.pending.empty()) w.node->settle(w, m, lo, hi); }
void hook_wrote(Wave& w, const Mapping* m, u64 lo, u64 hi) { if (!m->memory->watched.empty()) w.node->wrote(m->memory, lo - m->base, hi - m->base, w.time); }
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
void hook_polled(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes, u64 value) { if (w.poll) w.node->polled(w, in, m, addr, bytes, value); }
void hook_side_effect(Wave& w) { if (w.poll) w.poll->pure = false; }
void hook_never_written(Wave& w, const Inst& in, const Mapping* m, u64 addr) {
  Node& n = *w.node;
  if (n.never_written++ == 0) n.never_written_first = m->memory->describe(addr - m->base) + ", read by " + place_of(w, in);
}
void hook_private(Wave& w, u32 bytes, bool) { w.vm.push(w.time + w.node->preset.lds + u64(bytes) / 64 * w.node->preset.cycle); }
void hook_fence(Wave& w, const Inst&, bool release) {
  if (release) w.vm.push(std::max(w.time, w.vm.last) + w.node->jitter(w.node->preset.release));
  else w.time += w.node->jitter(w.node->preset.acquire);
}
void lds_issued(Wave& w, u32 bytes) {
  hook_side_effect(w);
  w.lgkm.push(w.time + w.node->preset.lds + u64(bytes) / 128 * w.node->preset.cycle);
}
}  // namespace a2a
