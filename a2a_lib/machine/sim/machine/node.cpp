#include "machine/node.h"

#include <algorithm>
#include <numeric>
#include <thread>
#include <utility>

#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/pulse.h"
#include "machine/report.h"
#include "machine/stalls.h"
#include "machine/watcher.h"

namespace a2a {
// ---- what the GPUs share, and the parts of one ----
Common::Common(const Config& c)
    : config(c), preset(with(*find_preset(c.preset), c.constants)), timing(preset, c.gpus, c.xcds, c.cus) {
  record.capacity = c.max_events;
  if (c.races) races = std::make_unique<RaceDetector>(record.files.list, [](u16 op) { return all_ops()[op].name; });
  if (const auto mode = memory_mode(c.memory); mode && *mode != MemoryMode::Ideal)
    model = std::make_unique<MemoryModel>(*mode, c.gpus, c.xcds, c.cus, c.seed);
  for (int r = 0; r < c.gpus; ++r) {
    auto& g = gpus.emplace_back(std::make_unique<Gpu>(r));
    g->xcd_start.resize(c.xcds);
    for (int x = 0; x < c.xcds; ++x)
      for (int i = 0; i < c.cus; ++i) {
        Cu& cu = g->cus.emplace_back();
        cu.gpu = g.get();
        cu.xcd = x;
        cu.index = i;
      }
    g->next_xcd = u32(mix(c.seed * 977 + u64(r)) % u64(c.xcds));
  }
}
Common::~Common() = default;

std::vector<Stream*> Common::all_streams() const {
  std::vector<Stream*> all;
  for (auto& g : gpus)
    for (auto& s : g->streams) all.push_back(s.get());
  return all;
}

bool Common::streams_empty() const {
  const std::vector<Stream*> all = all_streams();
  return std::all_of(all.begin(), all.end(), [](Stream* s) { return s->ops.empty(); });
}

Core::Core(Common& n, int r)
    : node(n), rank(r), link_bytes(size_t(n.config.gpus) * n.config.gpus), out(size_t(n.config.gpus)) {}

Event event_of(const ResidentWave& w, const Inst& in, EventKind kind, u64 time) {
  Event e;
  e.time = i64(time);
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

// ---- the node ----
static int crew_size(const Config& c) {
  const int cores = c.cores ? c.cores : int(std::max(1u, std::thread::hardware_concurrency()));
  return std::min(c.threads ? c.threads : cores, c.gpus);
}

Node::Node(const Config& c) : Common(c), crew_(crew_size(c)) {
  for (int r = 0; r < c.gpus; ++r) engines_.push_back(std::make_unique<Engine>(*this, r));
  for (auto& g : gpus) make_stream(*g);
  if (!model) return;
  model->context = this;
  model->on_home = [](void* self, Allocation& m, u64 offset, u64 bytes) {
    Node& n = *static_cast<Node*>(self);
    n.waits[size_t(std::max<int>(m.owner, 0))]->wrote(&m, offset, offset + bytes, n.latest);
    if (n.detail) n.detail->came_home();
  };
}

Node::~Node() { drop_work(); }

Stream* Node::make_stream(Gpu& g) {
  auto& s = g.streams.emplace_back(std::make_unique<Stream>());
  s->gpu = &g;
  s->id = int(g.streams.size()) - 1;
  return s.get();
}
Stream* Node::stream(Gpu& g, void* handle) {
  if (!handle) return g.streams[0].get();
  for (Stream* s : all_streams())
    if (s == handle) return s;
  return nullptr;
}

u64 Node::sum(u64 Core::* counter) const {
  u64 n = 0;
  for (auto& e : engines_) n += e->core.*counter;
  return n;
}
Tally Node::tally() const {
  Tally n;
  for (auto& e : engines_) {
    const Tally& t = e->tally;
    n.bank_cycles += t.bank_cycles;
    n.bank_least += t.bank_least;
    n.pieces += t.pieces;
    n.pieces_least += t.pieces_least;
  }
  return n;
}
u64 Node::link_bytes(size_t from_to) const {
  u64 n = 0;
  for (auto& e : engines_) n += e->core.link_bytes[from_to];
  return n;
}

bool Node::quiet() const {
  for (auto& e : engines_)
    if (!e->core.queue.empty() || !e->waits.parked().empty()) return false;
  return true;
}

void Node::reseed(u64 seed) {
  config.seed = seed;
  if (model) model->reseed(seed);
  for (auto& g : gpus) g->next_xcd = u32(mix(seed * 977 + u64(g->rank)) % u64(config.xcds));
  // With nothing in flight, later results depend on the seed alone and not on earlier runs. Caches are empty, links
  // free, and all hosts are at one moment, a whole number of clock cycles and of ticks of the real-time counter.
  if (!streams_empty()) return;
  while (streams.empty() && advance()) {  // by requests that were released
  }
  if (!quiet() || !streams.empty()) return;
  revive();
  u64 t = now;
  for (auto& g : gpus) t = std::max(t, g->host_time);
  for (Stream* s : all_streams()) t = std::max(t, s->ready);
  const u64 unit = std::lcm(preset.cycle, preset.tick);
  now = latest = origin_ = t = (t / unit + 1) * unit;
  for (auto& e : engines_) e->core.now = t;
  enqueued_ = 0;
  first_launch = launches_;  // random draws depend on launches since
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

void Node::kill(Gpu& g, u64 at, bool faults) {
  if (g.dead) return;
  g.dies = at;
  g.faults = faults;
  mortal |= faults;
  for (auto& e : engines_)
    if (mortal) e->dispatcher.forget_mappings();
}

bool Node::die(u64 next) {
  bool any = false;
  for (auto& g : gpus) {
    if (g->dead || g->dies == ~u64{0} || g->dies > next) continue;
    latest = std::max(latest, g->dies);
    engines_[size_t(g->rank)]->die();
    any = true;
  }
  if (any) exchange();
  return any;
}

void Node::revive() {
  mortal = false;
  bool any = false;
  for (auto& g : gpus) {
    any |= g->dead;
    g->dies = ~u64{0};
    g->dead = g->faults = false;
  }
  if (!any) return;
  for (auto& e : engines_) e->clear();
  clear_streams();
}

bool Node::run(const std::function<bool()>& done) {
  InterruptGuard guard;
  const u64 before = instructions();
  budget_ = before + config.max_instructions;
  pulse.start(config.max_seconds);
  failed = {};
  changed_ = true;
  for (;;) {
    if (std::exchange(changed_, false) && done()) {
      if (races) host_synchronized();
      free_retired();
      return true;
    }
    if (!advance()) {
      std::vector<ResidentWave*> parked;
      for (auto& e : engines_) parked.insert(parked.end(), e->waits.parked().begin(), e->waits.parked().end());
      fail("deadlock", deadlock_report(*this, parked, resident()), 702);
    }
    pulse.instructions = instructions() - before;
    pulse.time = latest;
    if (interrupted) fail("interrupted", {}, 719);
    else if (pulse.over()) fail("budget", over("max_seconds", config.max_seconds), 702);
    if (!failed.kind.empty()) break;
  }
  if (failed.kind == "budget") failed.facts.add(whereabouts(*this, resident()));
  if (failed.kind == "interrupted") failed.facts.add("at", latest);
  now = latest;
  drop_work();
  return false;
}

std::vector<ResidentWave*> Node::resident() const {
  std::vector<ResidentWave*> all;
  for (auto& e : engines_)
    for (ResidentWave* w : e->dispatcher.waves())
      if (w->block && w->state != State::Ended && w->state != State::Killed) all.push_back(w);
  return all;
}

void Node::drop_work() {
  streams.clear();
  for (auto& e : engines_) e->clear();
  lose_caches();
  if (model)
    for (auto& g : gpus) model->kernel_end(g->rank);
  clear_streams();
  exchange();
  if (races) host_synchronized();
  free_retired();
}

void Node::retire(std::unique_ptr<Allocation> m) {
  for (Flags* f : flags) f->forget(*m);
  if (m->nic) engines_[size_t(m->owner)]->nic.detach();
  for (auto& e : engines_) e->dispatcher.forget_mappings();
  waits[size_t(std::max<int>(m->owner, 0))]->wrote(m.get(), 0, m->size,
                                                   now);  // waves that wait for it poll again, and fault
  exchange();
  retired_.push_back(std::move(m));
  free_retired();
}

// A dead GPU's: what they alone hold refers to memory that may be freed next.
void Node::lose_caches() {
  for (auto& g : gpus)
    if (model && g->dead) model->lose(g->rank);
}

void Node::free_retired() {
  if (quiet()) lose_caches();
  if (retired_.empty() || !streams.empty() || !quiet() || !streams_empty()) return;
  for (auto& e : engines_) timing.catch_up(e->core.rank);  // visits to it that are still pending
  if (detail)
    for (auto& m : retired_) detail->forget(*m);
  retired_.clear();
}

// ---- the hosts' side: calls that cost time, waits, and the work that they put on streams ----

// Records that the host was busy from then until its present time.
void Node::host_record(Gpu& g, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream) {
  Event e = event_from(from, g.host_time, EventKind::Host, g.rank, stream);
  e.bytes = i64(bytes);
  e.kernel = kernel;
  e.symbol = record.symbols.id(name);
  record.add(e);
}

// When nothing is left to do, all hosts continue from one moment, as after a barrier between processes (CHOICE). So it
// does not matter which rank the driving process served last.
void Node::note_idle_hosts() { hosts_idle_ = streams_empty(); }

void Node::host_call(Gpu& g, const char* name, u64 cost, u64 bytes, i16 kernel, i16 stream) {
  if (hosts_idle_) {
    u64 t = now;
    for (auto& other : gpus) t = std::max(t, other->host_time);
    for (auto& other : gpus) other->host_time = t;
    hosts_idle_ = false;
  }
  g.host_time = std::max(g.host_time + cost, now);
  if (name) host_record(g, name, g.host_time - cost, bytes, kernel, stream);
}

u64 Node::launch_delay(const Stream& s) {
  const u64 rank = u64(s.gpu->rank), number = enqueued_++;
  return preset.launch + (preset.launch * (mix(config.seed * 31 + rank * 1009 + number) >> 57) >> (6 + preset.jitter)) +
         (s.id ? late_launch(config.seed, rank << 48 | number, config.stalls) : 0);
}

void Node::enqueue(Stream* s, StreamOp op) {
  if (s->capture) return s->capture->add(*s, std::move(op));
  // A memset is a kernel of the runtime.
  static constexpr const char* kNames[] = {"hipModuleLaunchKernel", "hipMemcpyAsync",     "hipMemsetAsync",
                                           "hipEventRecord",        "hipStreamWaitEvent", "hipStreamWriteValue32"};
  const bool kernel = op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set;
  host_call(*s->gpu, op.waited_for ? nullptr : kNames[op.kind], kernel ? preset.launch_call : preset.host_call,
            op.bytes, op.launch ? op.launch->name : i16(-1), i16(s->id));
  op.earliest = s->gpu->host_time;
  if (kernel) op.earliest += launch_delay(*s);
  if (races) op.before = host_clock_;
  add(*s, std::move(op));
}

// The host has waited, so its later work comes after the finished work. If nothing is left, everything is in order.
void Node::host_synchronized() {
  bool idle = quiet();
  for (Stream* s : all_streams()) {
    if (s->ops.empty()) join(host_clock_, s->clock);
    idle &= s->ops.empty();
  }
  if (!idle) return;
  races->idle();
  host_clock_.clear();
  for (auto& e : engines_) e->nic.idle();
  for (Stream* s : all_streams()) s->clock.clear();
}

// For one of its streams; null: all.
bool Node::wait_for(Gpu& g, Stream* only) {
  auto counts = [&](const std::unique_ptr<Stream>& s) { return !only || s.get() == only; };
  const auto& all = g.streams;
  const bool ok =
      run([&] { return std::all_of(all.begin(), all.end(), [&](auto& s) { return !counts(s) || s->ops.empty(); }); });
  for (auto& s : all)
    if (counts(s)) g.host_time = std::max(g.host_time, s->ready);
  g.host_time += preset.sync;
  return ok;
}

bool Node::sync(Gpu& g, Stream* only) {
  const u64 called = g.host_time;
  const bool ok = wait_for(g, only);
  host_record(g, only ? "hipStreamSynchronize" : "hipDeviceSynchronize", called, 0, -1, only ? i16(only->id) : i16(-1));
  note_idle_hosts();
  return ok;
}

bool Node::call_and_sync(Stream* s, StreamOp op, const char* name) {
  const u64 called = s->gpu->host_time, bytes = op.bytes;
  op.waited_for = true;
  enqueue(s, std::move(op));
  bool ok = wait_for(*s->gpu, s);
  host_record(*s->gpu, name, called, bytes, -1, i16(s->id));
  note_idle_hosts();
  return ok;
}

bool Node::free(Gpu& g, const char* name, u64 bytes) {
  const u64 called = g.host_time;
  bool ok = wait_for(g, nullptr);
  g.host_time += preset.free;
  host_record(g, name, called, bytes, -1, -1);
  return ok;
}

// ---- streams: kernels, copies, events, in order; the start and the end of launches ----
void Node::step(Stream& s, u64 time) {
  changed_ = true;
  if (s.ops.empty()) return;
  StreamOp& op = s.ops.front();
  auto complete = [&](u64 at) {
    s.ready = at;
    s.busy = false;
    s.ops.pop_front();
    if (!s.ops.empty()) streams.push(std::max({s.ops.front().earliest, at, now}), EventQueue::Stream, &s);
  };
  if (races && !s.busy) join(s.clock, op.before);
  if (s.busy) {  // the operation in front has ended
    if (op.kind == StreamOp::Copy || op.kind == StreamOp::Set) {
      if (op.kind == StreamOp::Set && op.dst_memory) op.dst_memory->fill(op.dst_offset, op.bytes, u8(op.value));
      else if (op.kind == StreamOp::Set) std::memset(op.dst, int(op.value), op.bytes);
      else std::memmove(op.dst, op.staged.empty() ? op.src : op.staged.data(), op.bytes);
      if (op.dst_memory) timing.written(*op.dst_memory, op.dst_offset, op.bytes);
      if (op.dst_memory && model) model->home_written(*op.dst_memory, op.dst_offset, op.bytes);
      watch(s, op);
      if (op.dst_memory) wrote(*op.dst_memory, op.dst_offset, op.bytes, time);
    }
    complete(time);
    return;
  }
  u64 start = std::max(op.earliest, s.ready);
  if (op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set)
    start = std::max(start, s.ready + preset.queue_gap);
  if (start > time) {
    streams.push(start, EventQueue::Stream, &s);
    return;
  }
  switch (op.kind) {
    case StreamOp::KernelLaunch:
      if (s.gpu->dead) {
        s.gpu->space.unmap(op.launch->kernarg_address);
        complete(time);
        break;
      }
      s.busy = true;
      start_launch(s, op, time);
      break;
    case StreamOp::Copy:
    case StreamOp::Set: {
      s.busy = true;
      u64 end = op.kind == StreamOp::Set ? timing.set(s.gpu->rank, op.bytes, time) + preset.release
                                         : timing.copy(op.from, op.to, op.bytes, time) + preset.copy_fixed;
      Event e = event_from(time, end, EventKind::Copy, s.gpu->rank, s.id);
      e.bytes = i64(op.bytes);
      e.src = i16(op.from);
      e.dst = i16(op.to);
      note(e, op.replay);
      if (op.from >= 0 && op.to >= 0 && op.from != op.to)
        engines_[size_t(op.from)]->core.link_bytes[size_t(op.from) * config.gpus + op.to] += op.bytes;
      record.add(e);
      streams.push(end, EventQueue::Stream, &s);
      break;
    }
    case StreamOp::Record:
      op.event->times[op.ticket] = time;
      if (races) op.event->clock = s.clock;
      complete(time);
      for (Stream* other : all_streams())
        if (std::exchange(other->waiting, false)) streams.push(time, EventQueue::Stream, other);
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
      timing.written(*op.dst_memory, op.dst_offset, op.bytes);
      watch(s, op);
      wrote(*op.dst_memory, op.dst_offset, op.bytes, time);
      complete(time);
      break;
    case StreamOp::Replayed:  // the gap before the first kernel is part of it
      complete(time + preset.graph_replay - std::min(preset.graph_replay, preset.queue_gap));
      break;
  }
}

void Node::start_launch(Stream& s, StreamOp& op, u64 time) {
  Launch* l = op.launch.get();
  active_.push_back(std::move(op.launch));
  l->id = launches_++;
  l->stream = &s;
  l->start = time;
  l->replay = op.replay;
  launches.push_back({i16(s.gpu->rank), i16(s.id), op.replay});
  auto& [times, blocks] = s.gpu->launched[l->kernel->source_name];
  l->nth = ++times;
  blocks = l->grid.count();
  if (races) l->before = s.clock;
  timing.kernel_start(s.gpu->rank);
  if (model) model->kernel_start(s.gpu->rank);
  engines_[size_t(s.gpu->rank)]->waits.dropped(time);
  if (detail) detail->launch(*l, true);
  s.gpu->dispatching.push_back(l);
  engines_[size_t(s.gpu->rank)]->dispatcher.dispatch(*s.gpu, time);
}

// The host waits for its own copy and nothing else is in flight: then everything is in order.
void Node::watch(Stream& s, const StreamOp& op) {
  if (!races) return;
  bool alone = op.waited_for && active_.empty();
  for (Stream* other : all_streams()) alone &= other == &s || other->ops.empty();
  if (!alone) watch_mover(*races, s, op);
}

void Node::wrote(Allocation& m, u64 offset, u64 bytes, u64 time) {
  engines_[size_t(std::max<int>(m.owner, 0))]->waits.wrote(&m, offset, offset + bytes, time);
}

void Node::ended(Launch& l) {
  l.gpu->space.unmap(l.kernarg_address);
  streams.push(std::max(l.end, now), EventQueue::Stream, l.stream);
  for (auto it = active_.begin(); it != active_.end(); ++it)
    if (it->get() == &l) {
      if (l.gpu->dead) killed_.push_back(std::move(*it));
      active_.erase(it);
      break;
    }
}

void Node::add(Stream& s, StreamOp op) {
  const bool idle = s.ops.empty();
  s.ops.push_back(std::move(op));
  if (idle) streams.push(std::max(s.ops.front().earliest, now), EventQueue::Stream, &s);
}

void Node::clear_streams() {
  for (Stream* s : all_streams()) {
    for (auto& op : s->ops)
      if (op.kind == StreamOp::Record) op.event->times[op.ticket] = now;
    s->ops.clear();
    s->busy = s->waiting = false;
  }
  for (auto& l : active_)
    if (l && l->kernarg_address) l->gpu->space.unmap(l->kernarg_address);
  active_.clear();
  killed_.clear();
  changed_ = true;
}

// ---- the advance of time: windows, and the exchange between GPUs at the end of one ----
namespace {
constexpr u64 kWorthThreads = 2000;  // instructions of a window: below that, handing them out takes longer
}  // namespace

// Windows end at multiples of their length, whatever happens in them, and before a stream's next operation, which may
// touch any GPU's memory. (An operation that a kernel's end in this window makes possible comes right after it.)
bool Node::advance() {
  u64 next = ~u64{0}, exit = ~u64{0};
  for (auto& e : engines_) next = std::min(next, e->core.queue.next());
  for (auto& e : engines_) exit = std::min(exit, e->waits.exit());
  const u64 operation = streams.next();
  if (die(std::min({next, operation, exit}))) return true;
  if (exit != ~u64{0} && exit <= std::min(next, operation)) {
    for (auto& e : engines_) e->waits.expire(exit);
    return true;
  }
  if (next == ~u64{0} && operation == ~u64{0}) return false;
  if (operation <= next) {
    for (auto& e : engines_) timing.catch_up(e->core.rank);
    const EventQueue::Item i = streams.pop();
    now = std::max(now, i.time);
    latest = std::max(latest, now);
    step(*static_cast<Stream*>(i.p), i.time);
    if (detail) detail->settle();
    exchange();
    return true;
  }
  const u64 length = window(), index = next < origin_ ? 0 : (next - origin_) / length + 1;
  u64 until = std::min({origin_ + index * length, operation, exit});
  for (auto& g : gpus)
    if (!g->dead) until = std::min(until, g->dies);
  const u64 before = instructions();
  const u64 left = budget_ > before ? budget_ - before : 0;
  for (auto& e : engines_) e->budget = e->core.instructions + left;
  // If one part of the machine observes all GPUs, their events run in one order.
  if (model || races || detail || crossing) run_in_one_order(until);
  else run_window(until);
  busy_ = instructions() - before;
  for (auto& e : engines_) latest = std::max(latest, e->core.now);
  for (auto& e : engines_) e->waits.check(latest);
  exchange();
  return true;
}

void Node::run_window(u64 until) {
  std::vector<Engine*> active;
  for (auto& e : engines_)
    if (e->core.queue.before(until) || timing.behind(e->core.rank)) active.push_back(e.get());
  const std::function<void(int)> run = [&](int i) { active[size_t(i)]->run(until); };
  if (crew_.size() > 1 && active.size() > 1 && (config.threads || busy_ > kWorthThreads)) {
    // The GPUs that probably have most to do start first, so that nobody waits long for the last.
    std::stable_sort(active.begin(), active.end(), [](Engine* a, Engine* b) { return a->busy > b->busy; });
    crew_.run(int(active.size()), run);
  } else {
    for (size_t i = 0; i < active.size(); ++i) run(int(i));
  }
}

void Node::run_in_one_order(u64 until) {
  for (auto& e : engines_) timing.catch_up(e->core.rank);
  for (;;) {
    Engine* first = nullptr;
    u64 others = until;  // the next event of another GPU
    for (auto& e : engines_) {
      if (!e->core.failed.kind.empty()) return;
      if (const u64 t = e->core.queue.next(); t < until && (!first || t < first->core.queue.next())) {
        if (first) others = std::min(others, first->core.queue.next());
        first = e.get();
      } else {
        others = std::min(others, t);
      }
    }
    if (!first) return;
    latest = std::max(latest, first->core.queue.next());
    running = &first->core;
    running->until = std::max(others, running->queue.next() + 1);  // at one moment the lower rank goes first
    first->step();
    running = nullptr;
    if (detail) detail->settle();
  }
}

void Node::exchange() {
  timing.exchange();
  for (auto& to : engines_)
    for (auto& from : engines_) to->receive(from->core.out[size_t(to->core.rank)]);
  const Engine* first_failed = nullptr;
  for (auto& e : engines_) {
    Core& c = e->core;
    for (const Event& x : c.record.list) record.add(x);
    c.record.list.clear();
    for (Printed& x : c.printed) prints.add(std::move(x));
    c.printed.clear();
    for (Launch* l : c.ended) ended(*l);
    c.ended.clear();
    if (never_written_first.empty()) never_written_first = c.never_written_first;
    if (!c.failed.kind.empty() && (!first_failed || c.now < first_failed->core.now)) first_failed = e.get();
  }
  if (!first_failed) return;
  const Report why = first_failed->core.failed;
  fail(why.kind, why.facts, why.hip_error);
  for (auto& e : engines_) e->core.failed = {};
}
}  // namespace a2a
