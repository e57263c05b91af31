// The advance of the node's time: windows, and the exchange between GPUs at the end of one.
#include <algorithm>

#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/node.h"

namespace a2a {
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
    streams_.step(*static_cast<Stream*>(i.p), i.time);
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
  for (auto& e : engines_) e->waves.set_budget(left);
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
    for (Launch* l : c.ended) streams_.ended(*l);
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
