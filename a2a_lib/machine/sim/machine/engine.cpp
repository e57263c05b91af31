#include "machine/engine.h"

#include <algorithm>

#include "isa/table.h"
#include "machine/detail.h"

namespace a2a {
namespace {
constexpr u64 kFetch = 2048;  // bytes; lanes further apart than that are not prefetched

// Waves alternate at every memory instruction, so most of a wave's data has left this machine's caches when its turn
// comes. It is prefetched in three steps while others run: the wave itself; the data its instruction names; the bytes
// in memory, with the clock's tags of their lines.
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
void fetch_next(const ResidentWave& w, const Timing& timing) {
  const Inst& in = w.program->insts[w.pc];
  const Cu& cu = *w.cu;
  __builtin_prefetch(&cu.issue[w.simd], 1);
  if (in.unit != Unit::Vmem && in.unit != Unit::Flat) return;
  for (const void* at : {(const void*)&cu.channel[0], (const void*)&cu.channel[8], (const void*)&cu.store_done,
                         (const void*)&cu.held, (const void*)&w.block->requests, (const void*)&w.block->rounds})
    __builtin_prefetch(at);
  timing.fetch_cu(w.gpu->rank, cu.xcd, cu.index);
  for (int i = 0; i < in.ndst; ++i) fetch_registers(w, in.dst[i], dwords(in.dst[i].type), true);
  for (int i = 0; i < in.nsrc; ++i)
    fetch_registers(w, in.src[i], std::max<int>(in.src[i].dwords, dwords(in.src[i].type)), false);
}
void fetch_request(const InFlight& r) {
  __builtin_prefetch(&r);
  __builtin_prefetch(&r.wave);
  __builtin_prefetch(&r.from);
  __builtin_prefetch(&r.memory[0]);
  __builtin_prefetch(&r.offset[0]);
  for (int l = 0; l < kLanes; l += 8) {
    __builtin_prefetch(r.data[l]);
    __builtin_prefetch(r.data[l + 4]);
  }
}
// Prefetches the place that a request's lanes write to, if it is a single one.
void fetch_served(const InFlight& r) {
  if (!r.exec) return;
  const int first = std::countr_zero(r.exec), last = 63 - std::countl_zero(r.exec);
  const u64 from = r.offset_of(first), to = r.offset_of(last) + r.bytes;
  if (r.memory_of(first) != r.memory_of(last) || to - from > kFetch) return;
  for (u64 at = from; at < to; at += 64) __builtin_prefetch(r.memory_of(first)->host + at, 1);
}
// Prefetches the bytes of a global load or store, and the clock's tags of their lines, if its lanes are close together.
void fetch_bytes(const ResidentWave& w, const Timing& timing) {
  const Inst& in = w.program->insts[w.pc];
  if (in.unit != Unit::Vmem || in.info->mods != Mods::Vmem || !in.nsrc) return;
  const u64 exec = w.exec();
  if (!exec) return;
  const Operand &address = in.src[0], &base = in.src[in.nsrc - 1], &data = in.ndst ? in.dst[0] : in.src[1];
  const int first = std::countr_zero(exec), last = 63 - std::countl_zero(exec);
  const u32* lo = w.reg(address.reg);
  auto at = [&](int l) {
    const u64 x = base.kind == Kind::Sgpr ? w.s64(base.reg) + lo[l] : lo[l] | u64(lo[kLanes + l]) << 32;
    return x + u64(i64(in.offset));
  };
  const u64 from = at(first), to = at(last) + 4 * u64(dwords(data.type));
  if (to - from > kFetch) return;
  for (const Mapping* m : w.tlb) {
    if (!m || from - m->base >= m->size || to - m->base > m->size) continue;
    const u64 offset = from - m->base;
    timing.fetch_ahead(w.gpu->rank, w.cu->xcd, w.cu->index, *m->memory, offset, to - from);
    if (far(w, *m->memory)) return;  // that GPU will touch them
    const u8* bytes = m->memory->host + offset;
    for (u64 i = 0; i < to - from; i += 64) __builtin_prefetch(bytes + i);
    return;
  }
}
}  // namespace

Engine::Engine(Common& node, int rank) : core(node, rank), port(core, waits, requests, traffic, waves) {
  node.flags.push_back(&flags);
  node.waits.push_back(&waits);
  core.nic = &nic;
}

void Engine::run(u64 until) {
  const u64 before = core.instructions;
  core.until = until;
  core.timing.catch_up(core.rank);
  while (core.queue.before(until) && core.failed.kind.empty()) step();
  busy = core.instructions - before;
}

// Each event is prefetched in three steps before its turn, because a step needs the data of the previous one.
void Engine::fetch(const EventQueue::Item* x, int look) const {
  if (!x) return;
  if (x->kind == EventQueue::Wave) {
    const ResidentWave& w = *static_cast<const ResidentWave*>(x->p);
    if (look == 0) fetch_soon(w);
    else if (look == 1) fetch_next(w, core.timing);
    else fetch_bytes(w, core.timing);
  } else if (x->kind == EventQueue::Far || x->kind == EventQueue::Answer) {
    const InFlight& r = *static_cast<const InFlight*>(x->p);
    if (look == 0) fetch_request(r);
    else if (look == 2 && x->kind == EventQueue::Far) fetch_served(r);
  }
}

void Engine::step() {
  const EventQueue::Item i = core.queue.pop();
  if constexpr (kPrefetches) {
    fetch(core.queue.peek(1), 2);
    fetch(core.queue.peek(3), 1);
    fetch(core.queue.peek(5), 0);
  }
  core.now = std::max(core.now, i.time);
  switch (i.kind) {
    case EventQueue::Request: requests.step(i.id, i.time); break;
    case EventQueue::Far: requests.serve(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Answer: requests.answer(*static_cast<InFlight*>(i.p), i.time); break;
    case EventQueue::Watch: waits.watch(static_cast<Watching*>(i.p)); break;
    case EventQueue::WatchAgain: static_cast<Watching*>(i.p)->told = false; break;
    case EventQueue::Unwatch: waits.unwatch(static_cast<Watching*>(i.p)); break;
    case EventQueue::News: waits.news(*static_cast<ResidentWave*>(i.p), i.id, i.time); break;
    case EventQueue::Nic: nic.step(static_cast<Message*>(i.p), i.time); break;
    case EventQueue::Stream: break;  // in a queue of their own
    case EventQueue::Wave:
      ResidentWave& w = *static_cast<ResidentWave*>(i.p);
      if (w.state == State::Killed || !waves.run(w)) break;
      Gpu& gpu = *w.gpu;
      const auto [launch, end] = dispatcher.finish_block(*w.block);
      if (launch) finish_launch(*launch);
      dispatcher.dispatch(gpu, std::max(end, core.now));
  }
}

// The next operation of its stream follows when the window has ended.
void Engine::finish_launch(Launch& l) {
  l.end = core.timing.kernel_end(core.rank, l.end) + core.preset.release;
  if (core.model) core.model->kernel_end(core.rank);
  if (core.detail) core.detail->launch(l, false);
  if (core.races) join(l.stream->clock, l.after);
  record(l);
  traffic.record_packets(l);
  core.ended.push_back(&l);
}

void Engine::record(const Launch& l) {
  Event e = event_from(l.start, l.end, EventKind::Launch, core.rank, l.stream->id);
  e.bytes = i64(l.grid.count());
  e.launch = l.id;
  e.kernel = l.name;
  note(e, l.replay);
  core.record.add(e);
}

// CHOICE: what its waves have issued arrives, as posted writes of a GPU whose process is gone do. Nothing that its
// caches alone hold goes home. Its launches end without a release, so that the host of this node can wait for the
// others.
void Engine::die() {
  Gpu& g = *core.gpus[size_t(core.rank)];
  g.dead = true;
  core.now = std::max(core.now, g.dies);
  for (Launch* l : dispatcher.kill(g)) {
    l->end = std::max(l->start, core.now);
    record(*l);
    core.ended.push_back(l);
  }
  waits.forget_parked();
  if (!g.faults) return;
  for (auto& [address, m] : g.memory)
    waits.wrote(m.get(), 0, m->size, core.now);  // who waits for it polls again, and faults
}

void Engine::receive(std::vector<EventQueue::Item>& messages) {
  for (const EventQueue::Item& m : messages) core.queue.push(m.time, m.kind, m.p, m.id);
  messages.clear();
}

void Engine::clear() {
  auto drop = [](const EventQueue::Item& i) {
    if (i.kind == EventQueue::Nic) delete static_cast<Message*>(i.p);
    if (i.kind == EventQueue::Watch) delete static_cast<Watching*>(i.p);  // not handed over yet
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
  traffic.clear();
  late.clear();
  dispatcher.clear();
}
}  // namespace a2a
