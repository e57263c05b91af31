// The engine: one queue of events in simulated time, waves that run until they touch shared state, blocks placed on CUs.
#include "memory/random.h"
#include "machine/detail.h"
#include "machine/node.h"
#include "machine/in_flight.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <numeric>

namespace a2a {
namespace {
bool later(const auto& a, const auto& b) { return a.time != b.time ? a.time > b.time : a.seq > b.seq; }

// Instructions other waves can notice: these run in time order.
bool shared(Unit u) {
  return u == Unit::Smem || u == Unit::Lds || u == Unit::Vmem || u == Unit::Flat || u == Unit::Barrier || u == Unit::End;
}
}  // namespace

Node::Node(const Config& c) : config(c), preset(*find_preset(c.preset)), timing(preset, c.gpus, c.xcds, c.cus), link_bytes(size_t(c.gpus) * c.gpus) {
  record.capacity = c.max_events;
  if (c.races) races = std::make_unique<RaceDetector>(record.files.list);
  MemoryMode mode;
  if (memory_mode(c.memory, &mode) && mode != MemoryMode::Ideal) {
    model = std::make_unique<MemoryModel>(mode, c.gpus, c.xcds, c.cus, c.seed);
    model->context = this;
    model->on_home = [](void* self, Allocation& m, u64 offset, u64 bytes) {
      Node& n = *static_cast<Node*>(self);
      n.wrote(&m, offset, offset + bytes, n.now);
      if (n.detail) n.detail->came_home();
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

// What hardware leaves open is drawn from the seed: every latency varies by a part of it either way.
u64 Node::draw(ResidentWave& w) { return w.rng = next_random(w.rng); }
u64 Node::jitter(ResidentWave& w, u64 latency) { return latency - (latency >> preset.jitter) + (latency * (draw(w) >> 57) >> (6 + preset.jitter)); }

// Waves of a block start, and leave a barrier, within cycles of each other. Nothing promises that, and what a missing
// __syncthreads would have kept apart shows only where they drift. CHOICE: in every fourth seed a wave in four is late there.
// Seed 0 is none of them.
u64 Node::drift(ResidentWave& w) const {
  if (config.seed % 4 != 3) return 0;
  const u64 x = draw(w);
  return x >> 62 ? 0 : preset.drift * (x >> 50 & 1023) / 1024;
}

void Node::reseed(u64 seed) {
  config.seed = seed;
  if (model) model->reseed(seed);
  for (auto& g : gpus) g->next_xcd = u32(mix(seed * 977 + u64(g->rank)) % u64(config.xcds));
  // With nothing in flight, what follows depends on the seed alone and not on what ran before: empty caches, free links,
  // all hosts at one moment that is a whole number of clock cycles and of ticks of the real-time counter.
  bool idle = true;
  for (auto& g : gpus)
    for (auto& s : g->streams) idle &= s->ops.empty();
  while (idle && !heap_.empty() && heap_.front().kind == kRequest) {  // of requests that were let go
    Item i = pop();
    request_step(i.id, i.time);
  }
  idle &= heap_.empty();
  if (!idle) return;
  u64 t = now;
  for (auto& g : gpus) {
    t = std::max(t, g->host_time);
    for (auto& s : g->streams) t = std::max(t, s->ready);
  }
  const u64 unit = std::lcm(preset.cycle, preset.tick);
  now = t = (t / unit + 1) * unit;
  enqueued_ = 0;
  first_launch_ = launches_;
  timing.reset(t);
  for (auto& g : gpus) {
    g->host_time = t;
    std::fill(g->xcd_start.begin(), g->xcd_start.end(), 0);
    for (Cu& cu : g->cus) {
      std::fill(std::begin(cu.issue), std::end(cu.issue), 0);
      std::fill(std::begin(cu.matrix), std::end(cu.matrix), 0);
      std::fill(std::begin(cu.channel), std::end(cu.channel), 0);
      cu.store_done = cu.own_store_done = 0;
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

// The host was busy from then until its present time.
void Node::host_record(Gpu& g, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream) {
  Event e;
  e.time = i64(from);
  e.duration = i64(g.host_time - from);
  e.bytes = i64(bytes);
  e.rank = i16(g.rank);
  e.kernel = kernel;
  e.symbol = record.symbols.id(name);
  e.kind = i16(EventKind::Host);
  e.stream = stream;
  record.add(e);
}

// With nothing left to do, all hosts go on from one moment, as after a barrier between processes (CHOICE): which of them
// the driving process happened to serve last is not the ranks' affair.
void Node::rest() {
  rested_ = true;
  for (auto& g : gpus)
    for (auto& s : g->streams) rested_ &= s->ops.empty();
}

void Node::host_call(Gpu& g, const char* name, u64 cost, u64 bytes, i16 kernel, i16 stream) {
  if (rested_) {
    u64 t = now;
    for (auto& other : gpus) t = std::max(t, other->host_time);
    for (auto& other : gpus) other->host_time = t;
    rested_ = false;
  }
  g.host_time = std::max(g.host_time + cost, now);
  if (name) host_record(g, name, g.host_time - cost, bytes, kernel, stream);
}

void Node::enqueue(Stream* s, StreamOp op) {
  // A memset is a kernel of the runtime's.
  static constexpr const char* kNames[] = {"hipModuleLaunchKernel", "hipMemcpyAsync", "hipMemsetAsync", "hipEventRecord", "hipStreamWaitEvent", "hipStreamWriteValue32"};
  const bool kernel = op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set;
  host_call(*s->gpu, op.waited_for ? nullptr : kNames[op.kind], kernel ? preset.launch_call : preset.host_call, op.bytes, op.launch ? op.launch->name : i16(-1), i16(s->id));
  op.earliest = s->gpu->host_time;
  if (kernel) op.earliest += preset.launch + (preset.launch * (mix(config.seed * 31 + u64(s->gpu->rank) * 1009 + u64(enqueued_++)) >> 57) >> (6 + preset.jitter));
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
      case kWave: run_wave(*static_cast<ResidentWave*>(i.p)); break;
      case kRequest: request_step(i.id, i.time); break;
      case kStream: stream_step(*static_cast<Stream*>(i.p), i.time); break;
    }
    if (detail) detail->settle();
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

bool Node::wait_for(Stream* s) {
  bool ok = run([&] { return s->ops.empty(); });
  s->gpu->host_time = std::max(s->gpu->host_time, s->ready) + preset.sync;
  return ok;
}
bool Node::wait_for(Gpu& g) {
  bool ok = run([&] { return std::all_of(g.streams.begin(), g.streams.end(), [](auto& s) { return s->ops.empty(); }); });
  for (auto& s : g.streams) g.host_time = std::max(g.host_time, s->ready);
  g.host_time += preset.sync;
  return ok;
}
bool Node::sync(Stream* s) {
  const u64 called = s->gpu->host_time;
  bool ok = wait_for(s);
  host_record(*s->gpu, "hipStreamSynchronize", called, 0, -1, i16(s->id));
  rest();
  return ok;
}
bool Node::sync(Gpu& g) {
  const u64 called = g.host_time;
  bool ok = wait_for(g);
  host_record(g, "hipDeviceSynchronize", called, 0, -1, -1);
  rest();
  return ok;
}
bool Node::call_and_sync(Stream* s, StreamOp op, const char* name) {
  const u64 called = s->gpu->host_time, bytes = op.bytes;
  op.waited_for = true;
  enqueue(s, std::move(op));
  bool ok = wait_for(s);
  host_record(*s->gpu, name, called, bytes, -1, i16(s->id));
  rest();
  return ok;
}
bool Node::free(Gpu& g, const char* name, u64 bytes) {
  const u64 called = g.host_time;
  bool ok = wait_for(g);
  g.host_time += preset.free;
  host_record(g, name, called, bytes, -1, -1);
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
      cu.held.clear();
      cu.narrow.clear();
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
    requests_[i]->events = 0;
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
  if (detail) for (auto& m : retired_) detail->forget(*m);
  retired_.clear();
}

// ---- waves ----

void Node::run_wave(ResidentWave& w) {
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
      if (in->unit == Unit::Vmem || in->unit == Unit::Flat) {
        if (u64 ready = gate(w, *in); ready > w.time) {
          push(w.time = ready, kWave, &w);
          break;
        }
      }
      // A wave ends when its memory operations are complete: in every mode at the same time.
      if (in->unit == Unit::End && w.held) release_held(*w.cu, &w, ~0u);
      if (in->unit == Unit::End && (w.time < w.vm.last || !w.unread.empty() || !w.pending.empty())) {
        push(w.time = std::max(w.time, w.vm.last), kWave, &w);
        break;
      }
      if (in->unit <= Unit::Mfma && in->unit != Unit::Salu) {
        u64& port = w.cu->issue[w.simd];
        u64 start = std::max(w.time, port);
        if (in->unit == Unit::Mfma) {  // runs beside the vector unit; clang leaves room for its result with s_nop
          u64& matrix = w.cu->matrix[w.simd];
          start = std::max(start, matrix);
          matrix = start + in->cycles * cycle;
          w.time = port = start + 4 * cycle;
        } else {
          w.time = port = start + in->cycles * cycle;
        }
      } else {
        w.time += in->cycles * cycle;
      }
      if (in->after_wave_barrier && w.watched) races->wave_barrier(w.thread);
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
      if (!w.unread.empty() && in->unit == Unit::Wait && !heap_.empty() && heap_.front().time <= w.time) {  // loads it waited for
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

void Node::barrier(ResidentWave& w) {
  Block& b = *w.block;
  w.state = State::AtBarrier;
  b.barrier_time = std::max(b.barrier_time, w.time);
  if (++b.arrived < b.live) return;
  leave_barrier(b, b.barrier_time, &w);
}

// All of the block's waves that have not ended are at its barrier. `running` is the last of them, if it goes on at once.
void Node::leave_barrier(Block& b, u64 time, const ResidentWave* running) {
  if (races) {
    std::vector<u32> threads;
    for (ResidentWave* x : b.waves)
      if (x->state != State::Ended) threads.push_back(x->thread);
    races->block_barrier(threads);
  }
  b.arrived = 0;
  b.barrier_time = 0;
  for (ResidentWave* x : b.waves)
    if (x->state == State::AtBarrier) {
      x->state = State::Ready;
      x->time = time + preset.barrier * preset.cycle + drift(*x);
      if (x != running) push(x->time, kWave, x);
    }
}

void Node::end_wave(ResidentWave& w) {
  w.time = std::max({w.time, w.vm.last, w.lgkm.last});  // a wave's memory operations complete before its kernel does
  if (w.poll) end_wait(w);
  if (w.poll && w.poll->armed) unwatch(w);
  flush_transfer(w);
  if (races) races->end_wave(w.thread, w.block->launch->after);
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
  if (b.arrived && b.arrived == b.live - 1) leave_barrier(b, std::max(b.barrier_time, w.time), nullptr);
}
}  // namespace a2a
