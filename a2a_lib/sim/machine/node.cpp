#include "machine/node.h"

#include <algorithm>
#include <numeric>

#include "machine/detail.h"
#include "machine/interrupt.h"
#include "machine/report.h"
#include "memory/random.h"

namespace a2a {
Node::Node(const Config& c) : Core(c), port_(*this, flags_, waits_, requests_, traffic_, waves_) {
  for (auto& g : gpus) make_stream(*g);
  if (!model) return;
  model->context = this;
  model->on_home = [](void* self, Allocation& m, u64 offset, u64 bytes) {
    Node& n = *static_cast<Node*>(self);
    n.waits_.wrote(&m, offset, offset + bytes, n.now);
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
  for (auto& gp : gpus)
    for (auto& s : gp->streams)
      if (s.get() == handle) return s.get();
  return nullptr;
}

void Node::reseed(u64 seed) {
  config.seed = seed;
  if (model) model->reseed(seed);
  for (auto& g : gpus) g->next_xcd = u32(mix(seed * 977 + u64(g->rank)) % u64(config.xcds));
  // With nothing in flight, what follows depends on the seed alone and not on what ran before: empty caches, free
  // links, all hosts at one moment that is a whole number of clock cycles and of ticks of the real-time counter.
  if (!streams_empty()) return;
  while (!queue.empty() && queue.front().kind == EventQueue::Request) {  // of requests that were released
    const EventQueue::Item i = queue.pop();
    requests_.step(i.id, i.time);
  }
  if (!queue.empty()) return;
  u64 t = now;
  for (auto& g : gpus) {
    t = std::max(t, g->host_time);
    for (auto& s : g->streams) t = std::max(t, s->ready);
  }
  const u64 unit = std::lcm(preset.cycle, preset.tick);
  now = t = (t / unit + 1) * unit;
  enqueued_ = 0;
  streams_.count_from_here();
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

// What a wave's next instruction looks at first: it comes while another wave runs.
static void fetch_ahead(const ResidentWave& w) {
  for (const void* at : {(const void*)&w.s[kVcc], (const void*)&w.pc, (const void*)&w.time, (const void*)&w.vm.count,
                         (const void*)&w.lgkm.count, (const void*)&w.block, (const void*)&w.pending})
    __builtin_prefetch(at);
}

bool Node::run(const std::function<bool()>& done) {
  InterruptGuard guard;
  waves_.set_budget();
  failed = {};
  streams_.look_again();
  for (;;) {
    if (streams_.changed() && done()) {
      if (races) host_synchronized();
      free_retired();
      return true;
    }
    if (!failed.kind.empty()) break;
    if (queue.empty()) {
      fail("deadlock", deadlock_text(*this, flags_, waits_.parked(), dispatcher_.waves()), 702);
      break;
    }
    const EventQueue::Item i = queue.pop();
    if (!queue.empty() && queue.front().kind == EventQueue::Wave)
      fetch_ahead(*static_cast<const ResidentWave*>(queue.front().p));
    now = std::max(now, i.time);
    waits_.check();
    if (interrupted)
      fail("interrupted",
           "interrupted at " + std::to_string(now / 1'000'000) + " us simulated: all pending work was dropped", 719);
    if (!failed.kind.empty()) break;
    step(i);
    if (detail) detail->settle();
  }
  drop_work();
  return false;
}

void Node::step(const EventQueue::Item& i) {
  switch (i.kind) {
    case EventQueue::Request: requests_.step(i.id, i.time); break;
    case EventQueue::Stream: streams_.step(*static_cast<Stream*>(i.p), i.time); break;
    case EventQueue::Wave:
      ResidentWave& w = *static_cast<ResidentWave*>(i.p);
      if (!waves_.run(w)) break;
      Gpu& gpu = *w.gpu;
      const auto [launch, end] = dispatcher_.finish_block(*w.block);
      if (launch) streams_.finish_launch(*launch);
      dispatcher_.dispatch(gpu, std::max(end, now));
  }
}

void Node::drop_work() {
  queue.clear();
  waits_.clear();
  requests_.clear();
  if (model)
    for (auto& g : gpus) model->kernel_end(g->rank);
  dispatcher_.clear();
  streams_.clear();
  if (races) host_synchronized();
  free_retired();
}

void Node::retire(std::unique_ptr<Allocation> m) {
  flags_.forget(*m);
  dispatcher_.forget_mappings();
  waits_.wrote(m.get(), 0, m->size, now);  // who waits for it looks again, and faults
  retired_.push_back(std::move(m));
  free_retired();
}

void Node::free_retired() {
  if (retired_.empty() || !queue.empty() || !waits_.parked().empty() || !streams_empty()) return;
  if (detail)
    for (auto& m : retired_) detail->forget(*m);
  retired_.clear();
}
}  // namespace a2a
