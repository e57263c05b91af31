#include "machine/movers.h"

#include <cstring>
#include <utility>

namespace a2a {
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
