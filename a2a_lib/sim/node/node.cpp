// The engine: one queue of events in simulated time, waves that run until they touch shared state, blocks placed on CUs.
#include "node/node.h"
#include "node/request.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <numeric>

namespace a2a {
namespace {
u64 mix(u64 x) {  // splitmix64 finaliser
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
bool later(const auto& a, const auto& b) { return a.time != b.time ? a.time > b.time : a.seq > b.seq; }

// Instructions other waves can notice: these run in time order.
bool shared(Unit u) {
  return u == Unit::Smem || u == Unit::Lds || u == Unit::Vmem || u == Unit::Flat || u == Unit::Barrier || u == Unit::End;
}
}  // namespace

Node::Node(const Config& c) : config(c), preset(*find_preset(c.preset)), link_bytes(size_t(c.gpus) * c.gpus), link_free_(size_t(c.gpus) * c.gpus) {
  record.capacity = c.max_events;
  if (c.races) races = std::make_unique<RaceDetector>();
  MemoryMode mode;
  if (memory_mode(c.memory, &mode) && mode != MemoryMode::Ideal) {
    model = std::make_unique<MemoryModel>(mode, c.gpus, c.xcds, c.cus, c.seed);
    model->context = this;
    model->on_home = [](void* self, Allocation& m, u64 offset, u64 bytes) {
      Node& n = *static_cast<Node*>(self);
      n.wrote(&m, offset, offset + bytes, n.now);
    };
  }
  for (int r = 0; r < c.gpus; ++r) {
    auto& g = gpus.emplace_back(std::make_unique<Gpu>(r));
    g->node = this;
    g->xcd_start.resize(c.xcds);
    for (int x = 0; x < c.xcds; ++x)
      for (int i = 0; i < c.cus; ++i) {
        Cu cu;
        cu.gpu = g.get();
        cu.xcd = x;
        cu.index = i;
        g->cus.push_back(cu);
      }
    g->next_xcd = u32(mix(c.seed * 977 + u64(r)) % u64(c.xcds));
    make_stream(*g);
  }
}

Node::~Node() {
  drop_work();
  for (u32* r : all_regs_) std::free(r);
}

Stream* Node::make_stream(Gpu& g) {
  auto& s = g.streams.emplace_back(std::make_unique<Stream>());
  s->gpu = &g;
  s->id = int(g.streams.size()) - 1;
  return s.get();
}
Stream* Node::stream(Gpu& g, void* handle) {
  if (!handle) return g.streams[0].get();
  for (auto& gp : gpus)
    for (auto& s : gp->streams)
      if (s.get() == handle) return s.get();
  return nullptr;
}

// What hardware leaves open is drawn from the seed: every latency varies by up to an eighth.
u64 Node::draw(Wave& w) { return w.rng = w.rng * 6364136223846793005u + 1442695040888963407u; }
u64 Node::jitter(Wave& w, u64 latency) { return latency + latency * (draw(w) >> 57) / 1024; }

void Node::reseed(u64 seed) {
  config.seed = seed;
  if (model) model->reseed(seed);
  for (auto& g : gpus) g->next_xcd = u32(mix(seed * 977 + u64(g->rank)) % u64(config.xcds));
  // With nothing in flight, what follows depends on the seed alone and not on what ran before: empty caches, free links,
  // all hosts at one moment that is a whole number of clock cycles and of ticks of the real-time counter.
  bool idle = heap_.empty();
  for (auto& g : gpus)
    for (auto& s : g->streams) idle &= s->ops.empty();
  if (!idle) return;
  u64 t = now;
  for (auto& g : gpus) {
    t = std::max(t, g->host_time);
    for (auto& s : g->streams) t = std::max(t, s->ready);
  }
  const u64 unit = std::lcm(preset.cycle, u64{10'000});
  now = t = (t / unit + 1) * unit;
  enqueued_ = 0;
  first_launch_ = launches_;
  std::fill(link_free_.begin(), link_free_.end(), 0);
  for (auto& g : gpus) {
    g->host_time = t;
    g->hbm_free = g->port_out = g->port_in = g->copy_free = 0;
    std::fill(g->xcd_start.begin(), g->xcd_start.end(), 0);
    for (Cu& cu : g->cus) {
      std::fill(std::begin(cu.issue), std::end(cu.issue), 0);
      std::fill(std::begin(cu.channel), std::end(cu.channel), 0);
      cu.store_done = 0;
    }
  }
  if (model) model->empty();
}

void Node::push(u64 time, u32 kind, void* p, u32 id) {
  heap_.push_back({time, seq_++, kind, id, p});
  std::push_heap(heap_.begin(), heap_.end(), later<Item, Item>);
}
Node::Item Node::pop() {
  std::pop_heap(heap_.begin(), heap_.end(), later<Item, Item>);
  Item i = heap_.back();
  heap_.pop_back();
  return i;
}

// ---- host side ----

void Node::enqueue(Stream* s, StreamOp op) {
  s->gpu->host_time = std::max(s->gpu->host_time + preset.host_call, now);
  op.earliest = s->gpu->host_time;
  if (op.kind == StreamOp::KernelLaunch) op.earliest += preset.launch + preset.launch * (mix(config.seed * 31 + u64(s->gpu->rank) * 1009 + u64(enqueued_++)) >> 57) / 1024;
  if (races) op.before = host_clock_;
  bool idle = s->ops.empty();
  s->ops.push_back(std::move(op));
  if (idle) push(std::max(s->ops.front().earliest, now), kStream, s);
}

namespace {
// Ctrl-C while the clock runs: end the run, then let the process's own handler have the signal.
volatile std::sig_atomic_t interrupted = 0;
struct InterruptGuard {
  struct sigaction old {};
  InterruptGuard() {
    interrupted = 0;
    struct sigaction now {};
    now.sa_handler = [](int) { interrupted = 1; };
    sigaction(SIGINT, &now, &old);
  }
  ~InterruptGuard() {
    sigaction(SIGINT, &old, nullptr);
    if (interrupted) raise(SIGINT);
  }
};
}  // namespace

bool Node::run(const std::function<bool()>& done) {
  InterruptGuard guard;
  budget_ = instructions + config.max_instructions;
  failed = {};
  streams_changed_ = true;
  for (;;) {
    if (streams_changed_ && done()) {
      if (races) host_saw();
      bury();
      return true;
    }
    streams_changed_ = false;
    if (!failed.kind.empty()) break;
    if (heap_.empty()) {
      fail("deadlock", deadlock_text(*this, parked_, wave_pool_, writers_, sets_), 702);
      break;
    }
    Item i = pop();
    now = std::max(now, i.time);
    if (now > deadline_) check_waits();
    if (interrupted) fail("interrupted", "interrupted at " + std::to_string(now / 1'000'000) + " us simulated: all pending work was dropped", 719);
    if (!failed.kind.empty()) break;
    switch (i.kind) {
      case kWave: run_wave(*static_cast<Wave*>(i.p)); break;
      case kRequest: request_step(i.id, i.time); break;
      case kWriteBack: write_back_now(i.id); break;
      case kStream: stream_step(*static_cast<Stream*>(i.p), i.time); break;
    }
  }
  drop_work();
  return false;
}

// The host has waited: what it starts from now on comes after what has finished. With nothing left, all is in order.
void Node::host_saw() {
  bool idle = heap_.empty() && parked_.empty();
  for (auto& g : gpus)
    for (auto& s : g->streams) {
      if (s->ops.empty()) join(host_clock_, s->clock);
      idle &= s->ops.empty();
    }
  if (!idle) return;
  races->idle();
  host_clock_.clear();
  for (auto& g : gpus)
    for (auto& s : g->streams) s->clock.clear();
}

bool Node::sync(Stream* s) {
  bool ok = run([&] { return s->ops.empty(); });
  s->gpu->host_time = std::max(s->gpu->host_time, s->ready) + preset.sync;
  return ok;
}
bool Node::sync(Gpu& g) {
  bool ok = run([&] { return std::all_of(g.streams.begin(), g.streams.end(), [](auto& s) { return s->ops.empty(); }); });
  for (auto& s : g.streams) g.host_time = std::max(g.host_time, s->ready);
  g.host_time += preset.sync;
  return ok;
}

void Node::fail(std::string kind, std::string text, int hip_error) {
  if (failed.kind.empty()) failed = {std::move(kind), std::move(text), hip_error};
}

void Node::drop_work() {
  heap_.clear();
  parked_.clear();
  watchers_.clear();
  deadline_ = ~u64{0};
  for (auto& g : gpus) {
    g->dispatching.clear();
    for (auto& [addr, m] : g->memory) std::fill(m->watched.begin(), m->watched.end(), u16(0));
    for (auto& cu : g->cus) {
      std::fill(std::begin(cu.waves), std::end(cu.waves), 0);
      std::fill(std::begin(cu.regs), std::end(cu.regs), 0);
      cu.lds = 0;
    }
    for (auto& s : g->streams) {
      for (auto& op : s->ops)
        if (op.kind == StreamOp::Record) op.event->times[op.ticket] = now;
      s->ops.clear();
      s->busy = s->waiting = false;
    }
  }
  free_requests_.clear();
  for (u32 i = 0; i < requests_.size(); ++i) {
    requests_[i]->live = false;
    free_requests_.push_back(i);
  }
  if (model)
    for (auto& g : gpus) model->kernel_end(g->rank);
  for (auto& w : wave_pool_)
    if (w->state != State::Ended) {
      w->state = State::Ended;
      if (w->v) free_regs_[w->vgprs * kLanes].push_back(w->v);
      std::free(w->scratch);
      w->v = nullptr;
      w->scratch = nullptr;
      w->pending.clear();
      w->poll.reset();
      free_waves_.push_back(w.get());
    }
  blocks_.clear();
  for (auto& l : active_)
    if (l && l->kernarg_address) l->gpu->space.unmap(l->kernarg_address);
  active_.clear();
  if (races) host_saw();
  streams_changed_ = true;
  bury();
}

void Node::retire(std::unique_ptr<Allocation> m) {
  // Writers of an address are remembered by it, and the address may be given out again.
  const u64 base = u64(reinterpret_cast<uintptr_t>(m->host));
  std::erase_if(writers_, [&](const auto& w) { return w.first - base < m->size; });
  for (auto& w : wave_pool_) w->tlb[0] = w->tlb[1] = nullptr;
  wrote(m.get(), 0, m->size, now);  // who waits for it looks again, and faults
  retired_.push_back(std::move(m));
  bury();
}

void Node::bury() {
  if (retired_.empty() || !heap_.empty() || !parked_.empty()) return;
  for (auto& g : gpus)
    for (auto& s : g->streams)
      if (!s->ops.empty()) return;
  retired_.clear();
}

// ---- streams ----

void Node::stream_step(Stream& s, u64 time) {
  streams_changed_ = true;
  if (s.ops.empty()) return;
  StreamOp& op = s.ops.front();
  auto complete = [&](u64 at) {
    s.ready = at;
    s.busy = false;
    s.ops.pop_front();
    if (!s.ops.empty()) push(std::max({s.ops.front().earliest, at, now}), kStream, &s);
  };
  if (races && !s.busy) join(s.clock, op.before);
  if (s.busy) {  // the operation in front has just ended
    if (op.kind == StreamOp::Copy || op.kind == StreamOp::Set) {
      if (op.kind == StreamOp::Set && op.dst_memory) op.dst_memory->fill(op.dst_offset, op.bytes, u8(op.value));
      else if (op.kind == StreamOp::Set) std::memset(op.dst, int(op.value), op.bytes);
      else std::memmove(op.dst, op.staged.empty() ? op.src : op.staged.data(), op.bytes);
      if (op.dst_memory && model) model->home_written(*op.dst_memory, op.dst_offset, op.bytes);
      if (op.dst_memory) wrote(op.dst_memory, op.dst_offset, op.dst_offset + op.bytes, time);
    }
    complete(time);
    return;
  }
  u64 start = std::max(op.earliest, s.ready);
  if (op.kind == StreamOp::KernelLaunch) start = std::max(start, s.ready + preset.queue_gap);
  if (start > time) { push(start, kStream, &s); return; }
  switch (op.kind) {
    case StreamOp::KernelLaunch:
      s.busy = true;
      start_launch(s, op, time);
      break;
    case StreamOp::Copy:
    case StreamOp::Set: {
      s.busy = true;
      double gbps = op.kind == StreamOp::Set ? preset.hbm_gbps : preset.copy_gbps;
      u64 end = reserve(s.gpu->copy_free, time, op.bytes, gbps) + (op.kind == StreamOp::Set ? preset.launch : preset.copy_fixed);
      Event e;
      e.time = i64(time);
      e.duration = i64(end - time);
      e.bytes = i64(op.bytes);
      e.rank = i16(s.gpu->rank);
      e.src = i16(op.from);
      e.dst = i16(op.to);
      e.kind = i16(EventKind::Copy);
      e.stream = i16(s.id);
      if (op.from >= 0 && op.to >= 0 && op.from != op.to) link_bytes[size_t(op.from) * config.gpus + op.to] += op.bytes;
      record.add(e);
      push(end, kStream, &s);
      break;
    }
    case StreamOp::Record:
      op.event->times[op.ticket] = time;
      if (races) op.event->clock = s.clock;
      complete(time);
      for (auto& g : gpus)
        for (auto& other : g->streams)
          if (other->waiting) { other->waiting = false; push(time, kStream, other.get()); }
      break;
    case StreamOp::Wait:
      if (u64 at = op.event->times[op.ticket]; at == HipEvent::kPending) s.waiting = true;
      else {
        if (races) join(s.clock, op.event->clock);
        complete(std::max(time, at));
      }
      break;
    case StreamOp::WriteValue:
      std::memcpy(op.dst, &op.value, op.bytes);
      wrote(op.dst_memory, op.dst_offset, op.dst_offset + op.bytes, time);
      complete(time);
      break;
  }
}

void Node::start_launch(Stream& s, StreamOp& op, u64 time) {
  Launch* l = op.launch.get();
  active_.push_back(std::move(op.launch));
  l->id = launches_++;
  l->stream = &s;
  l->start = time;
  if (races) l->before = s.clock;
  if (model) model->kernel_start(s.gpu->rank);
  s.gpu->dispatching.push_back(l);
  dispatch(*s.gpu, time);
}

void Node::finish_launch(Launch& l) {
  if (model) model->kernel_end(l.gpu->rank);
  if (races) join(l.stream->clock, l.after);
  Event e;
  e.time = i64(l.start);
  e.duration = i64(l.end - l.start);
  e.bytes = i64(l.grid.count());
  e.launch = l.id;
  e.kernel = l.name;
  e.rank = i16(l.gpu->rank);
  e.kind = i16(EventKind::Launch);
  e.stream = i16(l.stream->id);
  record.add(e);
  l.gpu->space.unmap(l.kernarg_address);
  push(l.end, kStream, l.stream);
  for (auto it = active_.begin(); it != active_.end(); ++it)
    if (it->get() == &l) { active_.erase(it); break; }
}

// ---- blocks on CUs ----

static int regs_of(const KernelInfo& k) {
  return int((std::max(k.vgprs, 1u) + 7) & ~7u);
}
static u32 lds_of(const KernelInfo&, u32 bytes) { return (bytes + kLdsGranule - 1) / kLdsGranule * kLdsGranule; }

// Waves of a block go to the SIMDs with the fewest; false if they do not all fit.
static bool fits(const Cu& cu, u32 waves, int regs, u32 lds, u16* simds) {
  if (cu.lds + lds > kLdsPerCu) return false;
  int n[kSimds], r[kSimds];
  std::copy(std::begin(cu.waves), std::end(cu.waves), n);
  std::copy(std::begin(cu.regs), std::end(cu.regs), r);
  for (u32 i = 0; i < waves; ++i) {
    int best = -1;
    for (int s = 0; s < kSimds; ++s)
      if (n[s] < kWavesPerSimd && r[s] + regs <= kRegsPerSimd && (best < 0 || n[s] < n[best])) best = s;
    if (best < 0) return false;
    ++n[best];
    r[best] += regs;
    if (simds) simds[i] = u16(best);
  }
  return true;
}

int Node::blocks_per_cu(const KernelInfo& k, u32 block_size, u32 lds) const {
  Cu cu;
  u32 waves = (block_size + kLanes - 1) / kLanes;
  int n = 0;
  u16 simds[16];
  if (waves == 0 || waves > 16) return 0;
  while (fits(cu, waves, regs_of(k), lds_of(k, lds), simds)) {
    for (u32 i = 0; i < waves; ++i) { ++cu.waves[simds[i]]; cu.regs[simds[i]] += regs_of(k); }
    cu.lds += lds_of(k, lds);
    ++n;
  }
  return n;
}

void Node::dispatch(Gpu& g, u64 time) {
  while (!g.dispatching.empty()) {
    Launch& l = *g.dispatching.front();
    while (l.next_block < l.grid.count())
      if (!place(g, l, time)) return;
    g.dispatching.pop_front();
  }
}

// Blocks go round the XCDs one at a time (AMD: MI300X workload distribution); within an XCD to the emptiest CU.
bool Node::place(Gpu& g, Launch& l, u64 time) {
  u32 waves = l.waves_per_block();
  int regs = regs_of(*l.kernel);
  u32 lds = lds_of(*l.kernel, l.lds);
  for (int t = 0; t < config.xcds; ++t) {
    int xcd = int((g.next_xcd + u32(t)) % u32(config.xcds));
    Cu* best = nullptr;
    int best_waves = 0;
    for (int i = 0; i < config.cus; ++i) {
      Cu& cu = g.cus[size_t(xcd) * config.cus + i];
      int n = cu.waves[0] + cu.waves[1] + cu.waves[2] + cu.waves[3];
      if (best && n >= best_waves) continue;
      if (!fits(cu, waves, regs, lds, nullptr)) continue;
      best = &cu;
      best_waves = n;
    }
    if (!best) continue;
    g.next_xcd = u32(xcd + 1);
    u64 at = std::max(time, g.xcd_start[xcd]);
    g.xcd_start[xcd] = at + preset.block_start;
    start_block(l, *best, at);
    return true;
  }
  return false;
}

u32* Node::take_regs(u32 n) {
  auto& free = free_regs_[n];
  if (free.empty()) {
    u32* r = static_cast<u32*>(std::aligned_alloc(64, size_t(n) * 4));
    if (!r) throw std::bad_alloc();
    all_regs_.push_back(r);
    free.push_back(r);
  }
  u32* r = free.back();
  free.pop_back();
  return r;
}

void Node::start_block(Launch& l, Cu& cu, u64 time) {
  const KernelInfo& k = *l.kernel;
  auto& b = blocks_.emplace_back(std::make_unique<Block>());
  b->launch = &l;
  b->id = u32(l.next_block++);
  b->at = {b->id % l.grid.x, b->id / l.grid.x % l.grid.y, b->id / l.grid.x / l.grid.y};
  b->cu = &cu;
  b->lds.resize(l.lds);
  u32* lds32 = reinterpret_cast<u32*>(b->lds.data());
  std::fill(lds32, lds32 + l.lds / 4, kPoison);
  ++l.running;
  u32 n = l.waves_per_block(), threads = u32(l.block.count());
  u16 simds[16];
  fits(cu, n, regs_of(k), lds_of(k, l.lds), simds);
  cu.lds += lds_of(k, l.lds);
  b->live = n;
  for (u32 i = 0; i < n; ++i) {
    if (free_waves_.empty()) {
      auto& fresh = wave_pool_.emplace_back(std::make_unique<Wave>());
      fresh->slot = u32(wave_pool_.size() - 1);
      free_waves_.push_back(fresh.get());
    }
    Wave& w = *free_waves_.back();
    free_waves_.pop_back();
    ++waves_started;
    ++cu.waves[simds[i]];
    cu.regs[simds[i]] += regs_of(k);
    w.vgprs = std::max({k.agprs ? kFirstAgpr + k.agprs : k.vgprs, k.named_vgprs, 1u});  // where AGPRs are, they start at 256
    w.v = take_regs(w.vgprs * kLanes);
    std::fill(w.v, w.v + w.vgprs * kLanes, kPoison);
    std::fill(std::begin(w.s), std::end(w.s), kPoison);
    w.scc = false;
    w.pc = k.entry;
    w.program = l.module->program.get();
    w.block = b.get();
    w.gpu = l.gpu;
    w.cu = &cu;
    w.node = this;
    w.lds = b->lds.data();
    w.lds_size = u32(b->lds.size());
    w.scratch_size = l.scratch;
    w.scratch = l.scratch ? static_cast<u8*>(std::malloc(size_t(l.scratch) * kLanes)) : nullptr;
    if (w.scratch) std::fill(reinterpret_cast<u32*>(w.scratch), reinterpret_cast<u32*>(w.scratch) + size_t(l.scratch) * 16, kPoison);
    w.time = time + u64(i) * 4 * preset.cycle;
    w.started = w.time;
    w.state = State::Ready;
    w.index = u16(i);
    w.simd = simds[i];
    w.vm = w.lgkm = Outstanding{};
    w.tlb[0] = w.tlb[1] = nullptr;
    w.poll.reset();
    w.unread = 0;
    w.rng = mix(config.seed ^ mix(u64(l.id - first_launch_) << 32 | u64(b->id) << 8 | i) ^ u64(l.gpu->rank) << 56);
    w.modelled = model != nullptr;
    w.watched = races != nullptr;
    if (races) races->start_wave(w, l.before);
    w.transferring = false;
    // User SGPRs, dense, in the order AMDGPUUsage gives; then the block's coordinates.
    int s = 0;
    if (k.flag("user_sgpr_dispatch_ptr")) { w.set_s64(s, l.kernarg_address + packet_offset(k.kernarg_size)); s += 2; }
    if (k.flag("user_sgpr_queue_ptr")) { w.set_s64(s, 0); s += 2; }
    if (k.flag("user_sgpr_kernarg_segment_ptr")) { w.set_s64(s, l.kernarg_address); s += 2; }
    if (k.flag("user_sgpr_dispatch_id")) { w.set_s64(s, u64(l.id)); s += 2; }
    if (k.flag("user_sgpr_private_segment_size")) w.s[s++] = l.scratch;
    if (u32 pre = u32(k.flag("user_sgpr_kernarg_preload_length"))) {
      u32 off = u32(k.flag("user_sgpr_kernarg_preload_offset")) * 4;
      std::memcpy(w.s + s, l.kernargs->host + off, pre * 4);
      s += int(pre);
    }
    s = std::max(s, int(k.flag("user_sgpr_count")));
    if (k.flag("system_sgpr_workgroup_id_x")) w.s[s++] = b->at.x;
    if (k.flag("system_sgpr_workgroup_id_y")) w.s[s++] = b->at.y;
    if (k.flag("system_sgpr_workgroup_id_z")) w.s[s++] = b->at.z;
    // v0 packs the thread's coordinates: x [9:0], y [19:10], z [29:20].
    u32 first = i * kLanes;
    for (int lane = 0; lane < kLanes; ++lane) {
      u32 t = first + u32(lane);
      w.v[lane] = t % l.block.x | t / l.block.x % l.block.y << 10 | t / l.block.x / l.block.y << 20;
    }
    u32 left = threads - first;
    w.set_exec(left >= kLanes ? kAllLanes : (u64{1} << left) - 1);
    w.set_vcc(0);
    w.s[kM0] = 0xffffffff;
    b->waves.push_back(&w);
    push(w.time, kWave, &w);
  }
}

void Node::finish_block(Block& b) {
  Launch& l = *b.launch;
  Cu& cu = *b.cu;
  cu.lds -= lds_of(*l.kernel, l.lds);
  u64 end = 0;
  for (Wave* w : b.waves) {
    end = std::max(end, w->time);
    --cu.waves[w->simd];
    cu.regs[w->simd] -= regs_of(*l.kernel);
    free_waves_.push_back(w);
  }
  l.end = std::max(l.end, end);
  --l.running;
  Gpu& g = *l.gpu;
  for (auto& p : blocks_)
    if (p.get() == &b) { std::swap(p, blocks_.back()); break; }
  bool finished = l.running == 0 && l.next_block == l.grid.count();
  blocks_.pop_back();
  if (finished) finish_launch(l);
  dispatch(g, std::max(end, now));
}

// ---- waves ----

void Node::run_wave(Wave& w) {
  const Inst* insts = w.program->insts.data();
  const u64 cycle = preset.cycle;
  const Inst* in = nullptr;
  u64 count = 0;
  try {
    for (;;) {
      in = insts + w.pc;
      if (shared(in->unit) && !heap_.empty() && heap_.front().time < w.time) {
        push(w.time, kWave, &w);
        break;
      }
      // A wave ends when its memory operations are complete.
      if (in->unit == Unit::End && (w.unread || !w.pending.empty())) {
        push(w.time = std::max(w.time, w.vm.last), kWave, &w);
        break;
      }
      if (in->unit <= Unit::Mfma && in->unit != Unit::Salu) {
        u64& port = w.cu->issue[w.simd];
        w.time = port = std::max(w.time, port) + in->cycles * cycle;
      } else {
        w.time += in->cycles * cycle;
      }
      if (in->after_wave_barrier && w.watched) races->wave_barrier(w);
      ++w.pc;
      in->run(w, *in);
      if (++count % 65536 == 0 && (interrupted || instructions + count > budget_)) {
        if (interrupted) {
          push(w.time, kWave, &w);
          break;
        }
        fail("budget", "no end in sight: " + std::to_string(config.max_instructions) + " wave instructions since the host began to wait.\n  " + place_of(w, *in), 702);
        break;
      }
      if (w.state != State::Ready) break;
      if (w.unread && in->unit == Unit::Wait && !heap_.empty() && heap_.front().time <= w.time) {  // loads it waited for
        push(w.time, kWave, &w);
        break;
      }
    }
  } catch (const Fault& f) {
    fail("fault", fault_text(*this, w, *in, f), 700);
  }
  instructions += count;
  if (instructions > budget_ && failed.kind.empty())
    fail("budget", "no end in sight: " + std::to_string(config.max_instructions) + " wave instructions since the host began to wait.\n  " + place_of(w, *in), 702);
  if (w.state == State::Ended && --w.block->live == 0) finish_block(*w.block);
}

void Node::barrier(Wave& w) {
  Block& b = *w.block;
  w.state = State::AtBarrier;
  b.barrier_time = std::max(b.barrier_time, w.time);
  if (++b.arrived < b.live) return;
  u64 at = b.barrier_time + 8 * preset.cycle;
  if (races) races->block_barrier(b);
  b.arrived = 0;
  b.barrier_time = 0;
  for (Wave* x : b.waves)
    if (x->state == State::AtBarrier) {
      x->state = State::Ready;
      x->time = at;
      if (x != &w) push(at, kWave, x);
    }
}

void Node::end_wave(Wave& w) {
  w.time = std::max({w.time, w.vm.last, w.lgkm.last});  // a wave's memory operations complete before its kernel does
  if (w.poll) end_wait(w);
  if (w.poll && w.poll->armed) unwatch(w);
  flush_transfer(w);
  if (races) races->end_wave(w, w.block->launch->after);
  Event e;
  e.time = i64(w.started);
  e.duration = i64(w.time - w.started);
  e.block = i32(w.block->id);
  e.launch = w.block->launch->id;
  e.kernel = w.block->launch->name;
  e.wave = i16(w.index);
  e.rank = i16(w.gpu->rank);
  e.kind = i16(EventKind::Wave);
  record.add(e);
  w.state = State::Ended;
  free_regs_[w.vgprs * kLanes].push_back(w.v);
  std::free(w.scratch);
  w.v = nullptr;
  w.scratch = nullptr;
  w.pending.clear();
  w.poll.reset();
  // A barrier counts the waves that have not ended.
  Block& b = *w.block;
  if (b.arrived && b.arrived == b.live - 1) {
    u64 at = std::max(b.barrier_time, w.time) + 8 * preset.cycle;
    b.arrived = 0;
    b.barrier_time = 0;
    for (Wave* x : b.waves)
      if (x->state == State::AtBarrier) {
        x->state = State::Ready;
        x->time = at;
        push(at, kWave, x);
      }
  }
}

// ---- hooks.h ----

void hook_barrier(Wave& w) { hook_side_effect(w); w.node->barrier(w); }
void hook_end(Wave& w) { w.node->end_wave(w); }
u64 hook_clock(const Wave& w) { return w.time / w.node->preset.cycle; }
u64 hook_realtime(const Wave& w) { return w.time / 10'000; }  // 100 MHz
void hook_cycles(Wave& w, u64 cycles) { w.time += cycles * w.node->preset.cycle; }
u32 hook_hwreg(const Wave& w, u32 id) {
  const Cu& cu = *w.cu;
  switch (id) {
    case 1: return 0xf0 | 1u << 8 | 1u << 9;  // MODE: denormals kept, DX10 clamp, IEEE
    case 4: return u32(w.index & 15) | u32(w.simd) << 4 | u32(cu.index & 15) << 8 | u32(cu.index >> 4) << 13;  // HW_ID: wave, SIMD, CU, SE
    case 20: return u32(cu.xcd);
    default: return 0;
  }
}
}  // namespace a2a
