#include "machine/engine.h"

#include <algorithm>

#include "machine/detail.h"

namespace a2a {
namespace {
// Waves take turns at every memory instruction, and what one has is mostly gone from this machine's caches when its
// turn comes. So it is fetched while others run: soon, what the wave is; next, what its instruction reads and writes.
void fetch_soon(const ResidentWave& w) {
  for (const void* at :
       {(const void*)&w.s[kVcc], (const void*)&w.v, (const void*)&w.pc, (const void*)&w.time, (const void*)&w.vm.count,
        (const void*)&w.lgkm.count, (const void*)&w.block, (const void*)&w.pending, (const void*)&w.remote_loads})
    __builtin_prefetch(at);
}
void fetch_registers(const ResidentWave& w, const Operand& o, int n, bool write) {
  if (o.kind != Kind::Vgpr || o.reg + u32(n) > w.vgprs) return;
  const u32* r = w.reg(o.reg);
  for (int i = 0; i < n * kLanes; i += 16) {
    if (write) __builtin_prefetch(r + i, 1);
    else __builtin_prefetch(r + i);
  }
}
void fetch_next(const ResidentWave& w) {
  const Inst& in = w.program->insts[w.pc];
  if (in.unit != Unit::Vmem && in.unit != Unit::Flat) return;
  for (int i = 0; i < in.ndst; ++i) fetch_registers(w, in.dst[i], dwords(in.dst[i].type), true);
  for (int i = 0; i < in.nsrc; ++i)
    fetch_registers(w, in.src[i], std::max<int>(in.src[i].dwords, dwords(in.src[i].type)), false);
}
void fetch_request(const InFlight& r) {
  __builtin_prefetch(&r);
  __builtin_prefetch(&r.wave);
  __builtin_prefetch(&r.from);
  for (int l = 0; l < kLanes; l += 8) {
    __builtin_prefetch(&r.memory[l]);
    __builtin_prefetch(&r.offset[l]);
    __builtin_prefetch(r.data[l]);
    __builtin_prefetch(r.data[l + 4]);
  }
}
}  // namespace

Engine::Engine(Common& node, int rank) : core(node, rank), port(core, waits, requests, traffic, waves) {
  node.flags.push_back(&flags);
  node.waits.push_back(&waits);
  core.nic = &nic;
}

void Engine::run(u64 until) {
  core.until = until;
  core.timing.catch_up(core.rank);
  while (core.queue.before(until) && core.failed.kind.empty()) step();
}

void Engine::step() {
  const EventQueue::Item i = core.queue.pop();
  for (size_t k = 0; k < 3; ++k) {  // the next event, and two of which one is the one after
    const EventQueue::Item* x = core.queue.peek(k);
    if (!x) break;
    if (x->kind == EventQueue::Wave) {
      const ResidentWave& w = *static_cast<const ResidentWave*>(x->p);
      if (k) fetch_soon(w);
      else fetch_next(w);
    } else if ((x->kind == EventQueue::Far || x->kind == EventQueue::Answer) && k) {
      fetch_request(*static_cast<const InFlight*>(x->p));
    }
  }
  core.now = std::max(core.now, i.time);
  switch (i.kind) {
    case EventQueue::Request: requests.step(i.id, i.time); break;
    case EventQueue::Far: requests.serve(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Answer: requests.answer(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Watch: waits.watch(static_cast<Watching*>(i.p)); break;
    case EventQueue::Unwatch: waits.unwatch(static_cast<Watching*>(i.p)); break;
    case EventQueue::News: waits.news(*static_cast<ResidentWave*>(i.p), i.id, i.time); break;
    case EventQueue::Nic: nic.step(static_cast<Message*>(i.p), i.time); break;
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
    if (i.kind == EventQueue::Nic) delete static_cast<Message*>(i.p);
    if (i.kind == EventQueue::Watch) delete static_cast<Watching*>(i.p);  // nobody has it yet
  };
  while (!core.queue.empty()) drop(core.queue.pop());
  for (auto& messages : core.out) {
    std::for_each(messages.begin(), messages.end(), drop);
    messages.clear();
  }
  core.ended.clear();
  waits.clear();
  nic.clear();
  requests.clear();
  dispatcher.clear();
}
}  // namespace a2a
