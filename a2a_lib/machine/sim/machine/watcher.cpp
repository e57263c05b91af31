#include "machine/watcher.h"

#include <cstring>
#include <utility>

#include "isa/table.h"
#include "machine/engine.h"

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

}  // namespace

void Engine::accesses(Wave& wave, const Inst& in, Op op, u64 lanes, const Mapping* const* maps, const u64* addr,
                      u32 bytes) {
  ResidentWave& w = resident(wave);
  SyncInst inst = sync_inst(w, in);
  inst.rmw = op == Op::Atomic;
  const bool atomic = op == Op::Atomic || in.mark != Mark::None || in.sc0 || in.sc1;
  if (atomic && op != Op::Load) core.races->moment(w.thread);
  each_lane(lanes, [&](int l) {
    const Allocation& mem = *maps[l]->memory;
    if (mem.kind == MemKind::Kernarg) return;
    core.races->access(w.thread, inst, {&mem, addr[l] - maps[l]->base}, bytes, l, op != Op::Load, atomic);
  });
}

void Engine::lds_accesses(Wave& wave, const Inst& in, Op op, u64 lanes, const u32* at, u32 bytes) {
  ResidentWave& w = resident(wave);
  const SyncInst inst = lds_inst(w, in);
  const bool atomic = op == Op::Atomic || in.mark != Mark::None;
  each_lane(lanes, [&](int l) {
    core.races->access(w.thread, inst, {nullptr, at[l], lds_of(w)}, bytes, l, op != Op::Load, atomic);
  });
}

void Engine::exchanged(Wave& wave, const Inst& in, const Exchanged& x) {
  ResidentWave& w = resident(wave);
  SyncInst inst = x.lds ? lds_inst(w, in) : sync_inst(w, in);
  inst.rmw = x.found && x.left && !x.lds;
  if (!x.lds) inst.number = w.vm.issued + 1;  // the clock has not taken it yet
  auto spot = [&](int l) {
    return x.lds ? Spot{nullptr, x.lds[l], lds_of(w)} : Spot{x.maps[l]->memory, x.addr[l] - x.maps[l]->base};
  };
  if (x.found)
    each_lane(x.lanes, [&](int l) { core.races->observe(w.thread, inst, spot(l), x.bytes, x.found[l], x.lanes); });
  if (!x.left || !x.wrote) return;
  const auto release = core.races->release(w.thread, inst, x.lanes);
  each_lane(x.wrote, [&](int l) {
    if (x.found) return core.races->replace(spot(l), x.bytes, x.found[l], x.left[l], release);
    core.races->publish(spot(l), x.bytes, x.left[l], release);
    core.races->arrived(spot(l), release);
  });
}

void Requests::publish(ResidentWave& w, InFlight& r) {
  const Inst& in = *r.inst;
  if (r.modify) {
    r.release = core_.races->release(w.thread, rmw_inst(w, in), r.exec);
    return;
  }
  if (r.bytes > 8 || (in.mark == Mark::None && !in.sc0 && !in.sc1)) return;
  r.release = core_.races->release(w.thread, sync_inst(w, in), r.exec);
  each_lane(r.exec,
            [&](int l) { core_.races->publish({r.memory_of(l), r.offset_of(l)}, r.bytes, value_of(r, l), r.release); });
}

void Requests::published(const InFlight& r, int lane, u32 bytes) {
  if (!r.release) return;
  for (u32 at = 0; at < bytes; at += r.bytes)
    core_.races->arrived({r.memory_of(lane), r.offset_of(lane) + at}, r.release);
}

void Requests::modified(const InFlight& r, u64 wrote, const u64* found, const u64* left) {
  SyncInst inst = rmw_inst(*r.wave, *r.inst);
  inst.number = r.number;
  auto spot = [&](int l) { return Spot{r.memory_of(l), r.offset_of(l)}; };
  each_lane(r.exec, [&](int l) { core_.races->observe(r.wave->thread, inst, spot(l), r.bytes, found[l], r.exec); });
  each_lane(wrote, [&](int l) { core_.races->replace(spot(l), r.bytes, found[l], left[l], r.release); });
}

void Requests::observed(const InFlight& r, int lane) {
  if (!core_.races || r.bytes > 8 || !(r.poll || r.inst->sc0)) return;
  const Spot at{r.memory_of(lane), r.offset_of(lane)};
  SyncInst inst = sync_inst(*r.wave, *r.inst);
  inst.number = r.number;
  core_.races->observe(r.wave->thread, inst, at, r.bytes, value_of(r, lane), r.exec);
}

namespace {
SyncInst sync_inst(Mark mark, Order order) {
  SyncInst inst;
  inst.mark = mark;
  inst.order = order;
  inst.scope = Scope::System;
  inst.place.file = -1;  // no line of a kernel
  return inst;
}
const SyncInst kPlain = sync_inst(Mark::None, Order::Relaxed), kSet = sync_inst(Mark::Signal, Order::Release),
               kTake = sync_inst(Mark::Wait, Order::Acquire);

u64 value_at(const void* data, u64 offset, u32 bytes) {
  u64 value = 0;
  std::memcpy(&value, static_cast<const u8*>(data) + offset, bytes);
  return value;
}
}  // namespace

Mover::Mover(RaceDetector& races, int rank, std::string name, const Clock& after, int stream, Replay r)
    : races_(races), thread_(races.start_wave({rank, -1, 0, 0, std::move(name), stream, r.graph, r.number}, after)) {}

void Mover::reads(const Allocation& m, u64 offset, u64 bytes) {
  races_.access(thread_, kPlain, {&m, offset}, u32(bytes), 0, false, false);
}

// A flag may be polled in words of 4 or 8 bytes.
void Mover::writes(const Allocation& m, u64 offset, u64 bytes, const void* data) {
  if (bytes > kFlag || (offset | bytes) % 4)
    return races_.access(thread_, kPlain, {&m, offset}, u32(bytes), 0, true, false);
  races_.moment(thread_);
  races_.access(thread_, kSet, {&m, offset}, u32(bytes), 0, true, true);
  const auto release = races_.release(thread_, kSet, kAllLanes);
  for (u32 size = 4; size <= bytes; size *= 2)
    for (u32 at = 0; at < bytes; at += size) {
      races_.publish({&m, offset + at}, size, value_at(data, at, size), release);
      races_.arrived({&m, offset + at}, release);
    }
}

void Mover::takes(const Allocation& m, u64 offset, u32 bytes, u64 value) {
  races_.observe(thread_, kTake, {&m, offset}, bytes, value, kAllLanes);
  races_.access(thread_, kTake, {&m, offset}, bytes, 0, false, true);
}

void watch_mover(RaceDetector& races, Stream& s, const StreamOp& op) {
  static constexpr const char* kNames[] = {"", "copy engine", "memset", "", "", "write value"};
  Mover mover(races, s.gpu->rank, std::string(kNames[op.kind]) + ", stream " + std::to_string(s.id), s.clock, s.id,
              op.replay);
  if (op.src_memory) mover.reads(*op.src_memory, op.src_offset, op.bytes);
  if (op.dst_memory) mover.writes(*op.dst_memory, op.dst_offset, op.bytes, op.dst_memory->host + op.dst_offset);
  mover.ends(s.clock);
}
}  // namespace a2a
