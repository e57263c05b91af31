#include "machine/port.h"

#include "isa/mode.h"
#include "machine/crossing.h"
#include "machine/detail.h"
#include "machine/report.h"
#include "machine/spin.h"

namespace a2a {
// ---- control ----
void Port::barrier(Wave& w) {
  within_block(resident(w), false);
  has_read(resident(w));
  waves_.barrier(resident(w));
}
void Port::end(Wave& w) { waves_.end_wave(resident(w)); }
u64 Port::clock(Wave& w, bool real) {
  has_read(resident(w));
  w.lgkm.push(w.time + core_.preset.timer);
  return w.time / (real ? core_.preset.tick : core_.preset.cycle);
}
void Port::pass(Wave& w, u64 cycles) { w.time += cycles * core_.preset.cycle; }
u32 Port::hardware_register(const Wave& wave, u32 id) {
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
void Port::waited(Wave& w) { requests_.waited(resident(w)); }
void Port::fence(Wave& w, const Inst& in, bool release) { traffic_.fence(resident(w), in, release); }
void Port::side_effect(Wave& w) {
  const Inst& in = w.program->insts[w.pc - 1];
  const bool clock = in.unit == Unit::Smem && in.ndst;
  if (clock || in.unit == Unit::Scratch || (in.unit == Unit::Flat && in_scratch(w, in))) drifts(resident(w));
  else a2a::side_effect(resident(w));
}

// ---- memory ----
const Mapping* Port::resolve(Wave& w, u64 addr, u64 bytes, int lane, const char* what) {
  return a2a::resolve(core_.node, resident(w), addr, bytes, lane, what);
}
u64 Port::touch(Wave& w, const Inst& in, const Touch* t, int n) {
  if (in.unit != Unit::Smem)
    for (int i = 0; i < n; ++i)
      tally_memory(tally, t[i].lanes, t[i].addr, t[i].lo, t[i].hi, t[i].bytes, t[i].in_order ? t[i].each : 0);
  return traffic_.touch(resident(w), in, t, n);
}
void Port::lds_access(Wave& wave, u32 bytes) {
  ResidentWave& w = resident(wave);
  within_block(w, true);
  has_read(w);
  w.lgkm.push(core_.timing.lds(w.gpu->rank, w.cu->xcd, w.cu->index, bytes, w.time) + core_.preset.lds);
}
void Port::private_access(Wave& w, u32 bytes) {
  w.vm.push(w.time + core_.preset.l1 + u64(bytes) / core_.preset.private_width * core_.preset.cycle);
}
Request& Port::request(Wave& w, const Inst& in, bool load, u32 bytes) {
  return requests_.make(resident(w), in, load, bytes);
}
void Port::submit(Wave& w, const Inst& in, Request& r, u64 arrives) {
  requests_.submit(resident(w), in, static_cast<InFlight&>(r), arrives);
}
void Port::settle(Wave& w, const Mapping* m, u64 lo, u64 hi) { requests_.settle(resident(w), m, lo, hi); }
u8* Port::rmw(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) {
  return core_.model->prepare_rmw(where(resident(w)), *m->memory, addr - m->base, bytes, in.sc1);
}
void Port::rmw_done(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes) {
  core_.model->done_rmw(where(resident(w)), *m->memory, addr - m->base, bytes, in.sc1);
}
void Port::read(Wave& w, const Inst& in, const Mapping* m, u64 addr, u8* out, u32 bytes, bool scalar) {
  requests_.read(resident(w), in, m, addr, out, bytes, scalar);
}
void Port::wrote(Wave& w, const Mapping* m, u64 lo, u64 hi) {
  waits_.wrote(m->memory, lo - m->base, hi - m->base, w.time);
}

// ---- flags ----
void Port::signal(Wave& wave, const Inst& in, const Mapping* m, u64 addr, u64 before, u64 value) {
  ResidentWave& w = resident(wave);
  Event e = event_of(w, in, EventKind::FlagSet);
  find_left(w, in, core_.flags_of(*m->memory), *m->memory, addr - m->base, before);
  if (in.mark != Mark::Signal && !in.sc1)
    return core_.flags_of(*m->memory).note(writer_of(e, value), *m->memory, addr - m->base);
  e.src = i16(w.gpu->rank);
  e.dst = m->memory->home;
  e.bytes = i64(value);
  m->memory->locate(addr - m->base, &e.index, &e.symbol);
  core_.flags_of(*m->memory).set(e, *m->memory, addr - m->base, value);
}
bool Port::poll(Wave& w, const Inst& in, const u64* addr, u64 lanes) {
  return waits_.poll(resident(w), in, addr, lanes);
}
void Port::polled(Wave& wave, const Inst& in, int lane, const Mapping* m, u64 addr, u32 bytes, u64 value) {
  ResidentWave& w = resident(wave);
  if (w.poll) waits_.polled(w, in, {m->memory, addr - m->base, value, value, u64{1} << lane, 0, bytes});
}

// ---- printf and assert ----
void Port::print(Wave& w, const Inst& in, u64 lanes, const u64* records) {
  side_effect(w);
  a2a::print(core_, resident(w), in, lanes, records);
}
void Port::assertion(Wave& w, u64 lanes, const u64* records) { a2a::assertion(core_, resident(w), lanes, records); }

// ---- for the records ----
void Port::never_written(Wave& w, const Inst& in, const Mapping* m, u64 addr) {
  if (core_.never_written++ == 0)
    core_.never_written_first = m->memory->element(addr - m->base).add(place_of(resident(w), in)).str();
}
void Port::rmw_value(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 bytes, const u8* value) {
  if (core_.detail) core_.detail->rmw(resident(w), in, *m->memory, addr - m->base, bytes, value);
}
void Port::rmw_crosses(Wave& w, const Mapping* m, u64 addr, u32 bytes, void (*change)(u8*, const u8*),
                       const u8* operand, const u8* left, u8* found) {
  if (!core_.crossing) return;
  core_.crossing->modified(*m->memory, addr - m->base, bytes, resident(w).gpu->rank, change, operand, left, found);
}
void Port::accesses(Wave& w, const Inst& in, Op op, u64 lanes, const Mapping* const* maps, const u64* addr, u32 bytes) {
  watcher_.accesses(resident(w), in, op, lanes, maps, addr, bytes);
}
void Port::lds_accesses(Wave& w, const Inst& in, Op op, u64 lanes, const u32* at, u32 bytes) {
  watcher_.lds_accesses(resident(w), in, op, lanes, at, bytes);
}
void Port::exchanged(Wave& w, const Inst& in, const Exchanged& x) { watcher_.exchanged(resident(w), in, x); }
}  // namespace a2a
