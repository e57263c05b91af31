#include "machine/watcher.h"

#include <algorithm>

#include "isa/table.h"

namespace a2a {
SourcePlace source_place(const ResidentWave& w, const Inst& in) {
  const u16 mnemonic = u16(in.info - all_ops().data());
  return {w.block->launch->module->file_ids[in.file], mnemonic, in.line, in.asm_line};
}

namespace {
// An instruction in the race detector's form.
SyncInst sync_inst(const ResidentWave& w, const Inst& in) {
  return {in.mark, in.order, in.scope, in.sc0, in.sc1, source_place(w, in)};
}
SyncInst rmw_inst(const ResidentWave& w, const Inst& in) {
  SyncInst inst = sync_inst(w, in);
  inst.rmw = true;
  return inst;
}
// LDS has no scope bits: an unmarked access is of workgroup scope, which includes all possible readers.
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

// The bytes of a lane, as far as they fit.
}  // namespace

void Watcher::accesses(ResidentWave& w, const Inst& in, Op op, u64 lanes, const Mapping* const* maps, const u64* addr,
                       u32 bytes) {
  SyncInst inst = sync_inst(w, in);
  inst.rmw = op == Op::Atomic;
  const bool atomic = op == Op::Atomic || in.mark != Mark::None || in.sc0 || in.sc1;
  if (atomic && op != Op::Load) core_.races->moment(w.thread);
  each(lanes, [&](int l) {
    const Allocation& mem = *maps[l]->memory;
    if (mem.kind == MemKind::Kernarg) return;
    core_.races->access(w.thread, inst, {&mem, addr[l] - maps[l]->base}, bytes, l, op != Op::Load, atomic);
  });
}

void Watcher::lds_accesses(ResidentWave& w, const Inst& in, Op op, u64 lanes, const u32* at, u32 bytes) {
  const SyncInst inst = lds_inst(w, in);
  const bool atomic = op == Op::Atomic || in.mark != Mark::None;
  each(lanes, [&](int l) {
    core_.races->access(w.thread, inst, {nullptr, at[l], lds_of(w)}, bytes, l, op != Op::Load, atomic);
  });
}

void Watcher::exchanged(ResidentWave& w, const Inst& in, const Exchanged& x) {
  SyncInst inst = x.lds ? lds_inst(w, in) : sync_inst(w, in);
  inst.rmw = x.found && x.left && !x.lds;
  if (!x.lds) inst.number = w.vm.issued + 1;  // the clock has not taken it yet
  auto spot = [&](int l) {
    return x.lds ? Spot{nullptr, x.lds[l], lds_of(w)} : Spot{x.maps[l]->memory, x.addr[l] - x.maps[l]->base};
  };
  if (x.found)
    each(x.lanes, [&](int l) { core_.races->observe(w.thread, inst, spot(l), x.bytes, x.found[l], x.lanes); });
  if (!x.left || !x.wrote) return;
  const auto release = core_.races->release(w.thread, inst, x.lanes);
  each(x.wrote, [&](int l) {
    if (x.found) return core_.races->replace(spot(l), x.bytes, x.found[l], x.left[l], release);
    core_.races->publish(spot(l), x.bytes, x.left[l], release);
    core_.races->arrived(spot(l), release);
  });
}

void Watcher::publish(ResidentWave& w, InFlight& r) {
  const Inst& in = *r.inst;
  if (r.modify) {
    r.release = core_.races->release(w.thread, rmw_inst(w, in), r.exec);
    return;
  }
  if (r.bytes > 8 || (in.mark == Mark::None && !in.sc0 && !in.sc1)) return;
  r.release = core_.races->release(w.thread, sync_inst(w, in), r.exec);
  each(r.exec,
       [&](int l) { core_.races->publish({r.memory_of(l), r.offset_of(l)}, r.bytes, value_of(r, l), r.release); });
}

void Watcher::published(const InFlight& r, int lane, u32 bytes) {
  if (!r.release) return;
  for (u32 at = 0; at < bytes; at += r.bytes)
    core_.races->arrived({r.memory_of(lane), r.offset_of(lane) + at}, r.release);
}

void Watcher::modified(const InFlight& r, u64 wrote, const u64* found, const u64* left) {
  SyncInst inst = rmw_inst(*r.wave, *r.inst);
  inst.number = r.number;
  auto spot = [&](int l) { return Spot{r.memory_of(l), r.offset_of(l)}; };
  each(r.exec, [&](int l) { core_.races->observe(r.wave->thread, inst, spot(l), r.bytes, found[l], r.exec); });
  each(wrote, [&](int l) { core_.races->replace(spot(l), r.bytes, found[l], left[l], r.release); });
}

void Watcher::observed(const InFlight& r, int lane) {
  if (!core_.races || r.bytes > 8 || !(r.poll || r.inst->sc0)) return;
  const Spot at{r.memory_of(lane), r.offset_of(lane)};
  SyncInst inst = sync_inst(*r.wave, *r.inst);
  inst.number = r.number;
  core_.races->observe(r.wave->thread, inst, at, r.bytes, value_of(r, lane), r.exec);
}
}  // namespace a2a
