#include "machine/engine.h"

#include <algorithm>

#include "machine/detail.h"

namespace a2a {
namespace {
// What a wave's next instruction looks at first: it comes while another wave runs.
void fetch_ahead(const ResidentWave& w) {
  for (const void* at : {(const void*)&w.s[kVcc], (const void*)&w.pc, (const void*)&w.time, (const void*)&w.vm.count,
                         (const void*)&w.lgkm.count, (const void*)&w.block, (const void*)&w.pending})
    __builtin_prefetch(at);
}
}  // namespace

Engine::Engine(Common& node, int rank) : core(node, rank), port(core, waits, requests, traffic, waves) {
  node.flags.push_back(&flags);
  node.waits.push_back(&waits);
}

void Engine::run(u64 until) {
  core.until = until;
  core.timing.catch_up(core.rank);
  while (core.queue.before(until) && core.failed.kind.empty()) step();
}

void Engine::step() {
  const EventQueue::Item i = core.queue.pop();
  if (!core.queue.empty() && core.queue.front().kind == EventQueue::Wave)
    fetch_ahead(*static_cast<const ResidentWave*>(core.queue.front().p));
  core.now = std::max(core.now, i.time);
  switch (i.kind) {
    case EventQueue::Request: requests.step(i.id, i.time); break;
    case EventQueue::Far: requests.serve(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Answer: requests.answer(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Watch: waits.watch(static_cast<Watching*>(i.p)); break;
    case EventQueue::Unwatch: waits.unwatch(static_cast<Watching*>(i.p)); break;
    case EventQueue::News: waits.news(*static_cast<ResidentWave*>(i.p), i.id, i.time); break;
    case EventQueue::Stream: break;  // in a queue of their own
    case EventQueue::Wave:
      ResidentWave& w = *static_cast<ResidentWave*>(i.p);
      if (!waves.run(w)) break;
      Gpu& gpu = *w.gpu;
      const auto [launch, end] = dispatcher.finish_block(*w.block);
      if (launch) finish_launch(*launch);
      dispatcher.dispatch(gpu, std::max(end, core.now));
  }
}

// What follows on its stream does so when the window has ended.
void Engine::finish_launch(Launch& l) {
  l.end = core.timing.kernel_end(core.rank, l.end) + core.preset.release;
  if (core.model) core.model->kernel_end(core.rank);
  if (core.detail) core.detail->launch(l, false);
  if (core.races) join(l.stream->clock, l.after);
  Event e;
  e.time = i64(l.start);
  e.duration = i64(l.end - l.start);
  e.bytes = i64(l.grid.count());
  e.launch = l.id;
  e.kernel = l.name;
  e.rank = i16(core.rank);
  e.kind = i16(EventKind::Launch);
  e.stream = i16(l.stream->id);
  core.record.add(e);
  core.ended.push_back(&l);
}

void Engine::receive(std::vector<EventQueue::Item>& messages) {
  for (const EventQueue::Item& m : messages) core.queue.push(m.time, m.kind, m.p, m.id);
  messages.clear();
}

void Engine::clear() {
  auto drop = [](const EventQueue::Item& i) {
    if (i.kind == EventQueue::Watch) delete static_cast<Watching*>(i.p);  // nobody has it yet
  };
  while (!core.queue.empty()) drop(core.queue.pop());
  for (auto& messages : core.out) {
    std::for_each(messages.begin(), messages.end(), drop);
    messages.clear();
  }
  core.ended.clear();
  waits.clear();
  requests.clear();
  dispatcher.clear();
}
}  // namespace a2a
