#include "machine/node.h"

#include <algorithm>
#include <numeric>
#include <thread>

#include "machine/detail.h"
#include "machine/interrupt.h"
#include "machine/pulse.h"
#include "machine/report.h"
#include "memory/random.h"

namespace a2a {
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
  for (auto& gp : gpus)
    for (auto& s : gp->streams)
      if (s.get() == handle) return s.get();
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
    const Tally& t = e->port.tally;
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
  for (auto& g : gpus) {
    t = std::max(t, g->host_time);
    for (auto& s : g->streams) t = std::max(t, s->ready);
  }
  const u64 unit = std::lcm(preset.cycle, preset.tick);
  now = latest = origin_ = t = (t / unit + 1) * unit;
  for (auto& e : engines_) e->core.now = t;
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
  streams_.clear();
}

bool Node::run(const std::function<bool()>& done) {
  InterruptGuard guard;
  const u64 before = instructions();
  budget_ = before + config.max_instructions;
  pulse.start(config.max_seconds);
  failed = {};
  streams_.look_again();
  for (;;) {
    if (streams_.changed() && done()) {
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
    else if (pulse.over()) fail("budget", out_of_time(config), 702);
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
  streams_.clear();
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
}  // namespace a2a
