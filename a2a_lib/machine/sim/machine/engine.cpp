#include "machine/engine.h"

#include <algorithm>

#include "isa/mode.h"
#include "isa/table.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/report.h"
#include "machine/spin.h"

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

Engine::Engine(Common& node, int rank) : core(node, rank) {
  tally.banks = core.config.arch->lds_banks;
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
    case EventQueue::Answer: requests.answer(*static_cast<InFlight*>(i.p)); break;
    case EventQueue::Watch: waits.watch(static_cast<Watching*>(i.p)); break;
    case EventQueue::WatchAgain: static_cast<Watching*>(i.p)->told = false; break;
    case EventQueue::Unwatch: waits.unwatch(static_cast<Watching*>(i.p)); break;
    case EventQueue::News: waits.news(*static_cast<ResidentWave*>(i.p), i.id, i.time); break;
    case EventQueue::Nic: nic.step(static_cast<Message*>(i.p), i.time); break;
    case EventQueue::Stream: break;  // in a queue of their own
    case EventQueue::Wave:
      ResidentWave& w = *static_cast<ResidentWave*>(i.p);
      if (w.state == State::Killed || !run_wave(w)) break;
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

// ---- control ----
u64 Engine::clock(Wave& w, bool real) {
  has_read(resident(w));
  w.lgkm.push(w.time + core.preset.timer);
  return w.time / (real ? core.preset.tick : core.preset.cycle);
}
void Engine::pass(Wave& w, u64 cycles) { w.time += cycles * core.preset.cycle; }
u32 Engine::hardware_register(const Wave& wave, u32 id) {
  const ResidentWave& w = resident(wave);
  const Cu& cu = *w.cu;
  switch (id) {
    case 1: return register_of(w.mode);
    case 4:                                   // HW_ID: wave, SIMD, CU, SE
      return u32(w.index & 15) | u32(w.simd) << 4 | u32(cu.index & 15) << 8 | u32(cu.index >> 4) << 13;
    case 20: return u32(cu.xcd);
    default: return 0;
  }
}
void Engine::waited(Wave& w) { requests.waited(resident(w)); }
void Engine::fence(Wave& w, const Inst& in, bool release) { traffic.fence(resident(w), in, release); }
void Engine::side_effect(Wave& w) {
  const Inst& in = w.program->insts[w.pc - 1];
  const bool clock = in.unit == Unit::Smem && in.ndst;
  if (clock || in.unit == Unit::Scratch || (in.unit == Unit::Flat && in_scratch(w, in))) drifts(resident(w));
  else a2a::side_effect(resident(w));
}

// ---- memory ----
const Mapping* Engine::resolve(Wave& w, u64 addr, u64 bytes, int lane, const char* what) {
  return a2a::resolve(core.node, resident(w), addr, bytes, lane, what);
}
u64 Engine::touch(Wave& w, const Inst& in, const Touch* t, int n) {
  if (in.unit != Unit::Smem)
    for (int i = 0; i < n; ++i)
      tally_memory(tally, t[i].lanes, t[i].addr, t[i].lo, t[i].hi, t[i].bytes, t[i].in_order ? t[i].each : 0);
  return traffic.touch(resident(w), in, t, n);
}
void Engine::lds_access(Wave& wave, u32 bytes) {
  ResidentWave& w = resident(wave);
  within_block(w, true);
  has_read(w);
  w.lgkm.push(core.timing.lds(w.gpu->rank, w.cu->xcd, w.cu->index, bytes, w.time) + core.preset.lds);
}
void Engine::private_access(Wave& w, u32 bytes) {
  w.vm.push(w.time + core.preset.l1 + u64(bytes) / core.preset.private_width * core.preset.cycle);
}
Request& Engine::request(Wave& w, const Inst& in, bool load, u32 bytes) {
  return requests.make(resident(w), in, load, bytes);
}
void Engine::submit(Wave& w, const Inst& in, Request& r, u64 arrives) {
  requests.submit(resident(w), in, static_cast<InFlight&>(r), arrives);
}
void Engine::settle(Wave& w, const Mapping* m, u64 lo, u64 hi) { requests.settle(resident(w), m, lo, hi); }
u8* Engine::rmw(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) {
  return core.model->prepare_rmw(where(resident(w)), *m->memory, addr - m->base, bytes, in.sc1);
}
void Engine::rmw_done(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) {
  core.model->done_rmw(where(resident(w)), *m->memory, addr - m->base, bytes, in.sc1);
}
void Engine::read(Wave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  requests.read(resident(w), in, m, addr, out, bytes, scalar);
}
void Engine::wrote(Wave& w, const Mapping* m, u64 lo, u64 hi) {
  waits.wrote(m->memory, lo - m->base, hi - m->base, w.time);
}

// ---- flags ----
void Engine::signal(Wave& wave, const Inst& in, const Mapping* m, u64 addr, u64 before, u64 value) {
  ResidentWave& w = resident(wave);
  Event e = event_of(w, in, EventKind::FlagSet, w.time);
  find_left(w, in, core.flags_of(*m->memory), *m->memory, addr - m->base, before);
  if (in.mark != Mark::Signal && !in.sc1)
    return core.flags_of(*m->memory).note(writer_of(e, value), *m->memory, addr - m->base);
  e.src = i16(w.gpu->rank);
  e.dst = m->memory->home;
  e.bytes = i64(value);
  m->memory->locate(addr - m->base, &e.index, &e.symbol);
  core.flags_of(*m->memory).set(e, *m->memory, addr - m->base, value);
}
bool Engine::poll(Wave& w, const Inst& in, const u64* addr, u64 lanes) {
  return waits.poll(resident(w), in, addr, lanes);
}
void Engine::polled(Wave& wave, const Inst& in, int lane, const Mapping* m, u64 addr, u32 bytes, u64 value) {
  ResidentWave& w = resident(wave);
  if (w.poll) waits.polled(w, in, {m->memory, addr - m->base, value, value, u64{1} << lane, 0, bytes});
}

// ---- printf and assert ----
void Engine::print(Wave& w, const Inst& in, u64 lanes, const u64* records) {
  side_effect(w);
  a2a::print(core, resident(w), in, lanes, records);
}
void Engine::assertion(Wave& w, u64 lanes, const u64* records) { a2a::assertion(core, resident(w), lanes, records); }

// ---- for the records ----
void Engine::never_written(Wave& w, const Inst& in, const Mapping* m, u64 addr) {
  if (core.never_written++ == 0)
    core.never_written_first = m->memory->element(addr - m->base).add(place_of(resident(w), in)).str();
}
void Engine::rmw_value(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes, const u8* value) {
  if (core.detail) core.detail->rmw(resident(w), in, *m->memory, addr - m->base, bytes, value);
}
void Engine::rmw_crosses(Wave& w, const Mapping* m, u64 addr, u32 bytes, void (*change)(u8*, const u8*),
                         const u8* operand, const u8* left, u8* found) {
  if (!core.crossing) return;
  core.crossing->modified(*m->memory, addr - m->base, bytes, resident(w).gpu->rank, change, operand, left, found);
}
}  // namespace a2a
