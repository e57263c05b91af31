// What the race detector is told: accesses of memory and LDS, what atomic ones found and left, when stores are seen.
#include "machine/in_flight.h"
#include "machine/node.h"
#include "machine/port.h"

namespace a2a {
SyncInst sync_inst(const ResidentWave& w, const Inst& in) {
  const i16 file = w.block->launch->module->file_ids[in.file];
  return {in.mark, in.order, in.scope, in.sc0, in.sc1, {file, in.line, in.asm_line}};
}

namespace {
// LDS has no scope bits: an unmarked access is of workgroup scope, and reaches everybody who can.
SyncInst lds_inst(const ResidentWave& w, const Inst& in) {
  SyncInst inst = sync_inst(w, in);
  inst.sc0 = inst.sc1 = false;
  return inst;
}
u32 lds_of(const ResidentWave& w) { return w.block->waves[0]->thread; }

template <class F>
void each(u64 lanes, F f) {
  for (; lanes; lanes &= lanes - 1) f(std::countr_zero(lanes));
}

// What a lane reads or writes, as far as it fits.
u64 value_of(const InFlight& r, int lane) {
  u64 value = 0;
  std::memcpy(&value, r.data[lane], std::min(r.bytes, 8u));
  return value;
}
}  // namespace

void Node::accesses(ResidentWave& w, const Inst& in, Op op, u64 lanes, const Mapping* const* maps, const u64* addr,
                    u32 bytes) {
  SyncInst inst = sync_inst(w, in);
  inst.rmw = op == Op::Atomic;
  const bool atomic = op == Op::Atomic || in.mark != Mark::None || in.sc0 || in.sc1;
  if (atomic && op != Op::Load) races->moment(w.thread);
  each(lanes, [&](int l) {
    const Allocation& mem = *maps[l]->memory;
    if (mem.kind == MemKind::Kernarg) return;
    races->access(w.thread, inst, {&mem, addr[l] - maps[l]->base}, bytes, l, op != Op::Load, atomic);
  });
}

void Node::lds_accesses(ResidentWave& w, const Inst& in, Op op, u64 lanes, const u32* at, u32 bytes) {
  const SyncInst inst = lds_inst(w, in);
  const bool atomic = op == Op::Atomic || in.mark != Mark::None;
  each(lanes, [&](int l) {
    races->access(w.thread, inst, {nullptr, at[l], lds_of(w)}, bytes, l, op != Op::Load, atomic);
  });
}

void Node::exchanged(ResidentWave& w, const Inst& in, const Exchanged& x) {
  SyncInst inst = x.lds ? lds_inst(w, in) : sync_inst(w, in);
  inst.rmw = x.found && x.left && !x.lds;
  auto spot = [&](int l) {
    return x.lds ? Spot{nullptr, x.lds[l], lds_of(w)} : Spot{x.maps[l]->memory, x.addr[l] - x.maps[l]->base};
  };
  if (x.found) each(x.lanes, [&](int l) { races->observe(w.thread, inst, spot(l), x.bytes, x.found[l], x.lanes); });
  if (!x.left || !x.wrote) return;
  const auto release = races->release(w.thread, inst, x.lanes);
  each(x.wrote, [&](int l) {
    if (x.found) return races->replace(spot(l), x.bytes, x.found[l], x.left[l], release);
    races->publish(spot(l), x.bytes, x.left[l], release);
    races->arrived(spot(l), release);
  });
}

// An atomic store is issued: from now on it can be read.
void Node::publish(ResidentWave& w, InFlight& r) {
  const Inst& in = *r.inst;
  if (r.bytes > 8 || (in.mark == Mark::None && !in.sc0 && !in.sc1)) return;
  r.release = races->release(w.thread, sync_inst(w, in), r.exec);
  each(r.exec, [&](int l) { races->publish({r.memory[l], r.offset[l]}, r.bytes, value_of(r, l), r.release); });
}

// The lanes whose bytes follow this one's are seen.
void Node::published(const InFlight& r, int lane, u32 bytes) {
  if (!r.release) return;
  for (u32 at = 0; at < bytes; at += r.bytes) races->arrived({r.memory[lane], r.offset[lane] + at}, r.release);
}

// A lane of an atomic load has read.
void Node::observed(const InFlight& r, int lane) {
  if (!races || r.bytes > 8 || !(r.poll || r.inst->sc0)) return;
  const Spot at{r.memory[lane], r.offset[lane]};
  races->observe(r.wave->thread, sync_inst(*r.wave, *r.inst), at, r.bytes, value_of(r, lane), r.exec);
}
}  // namespace a2a
