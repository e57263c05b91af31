// What instruction families ask of the node.
#pragma once
#include "isa/wave.h"
#include "memory/space.h"

namespace a2a {
// control
void hook_barrier(Wave&);
void hook_end(Wave&);
u64 hook_clock(const Wave&);     // core clock, cycles
u64 hook_realtime(const Wave&);  // 100 MHz counter
u32 hook_hwreg(const Wave&, u32 id);
void hook_cycles(Wave&, u64 cycles);  // passes time (s_sleep, s_nop)

// memory: the mapping that holds [addr, addr + bytes) in the wave's rank; throws Fault naming whose memory it is instead.
const Mapping* resolve(Wave&, u64 addr, u64 bytes, int lane, const char* what);

enum class Op : u8 { Load, Store, Atomic };
// One memory instruction as the clock and the record see it: its lanes all lie in one mapping or are told one by one.
struct Touch {
  Op op;
  const Mapping* map;
  u64 lo, hi;       // addresses [lo, hi)
  u32 bytes;        // moved
  bool returns;
  const u64* addr = nullptr;  // of each lane in `lanes`, `each` bytes; null: all of [lo, hi)
  u64 lanes = 0;
  u32 each = 0;
};
// Accounts time and traffic of one instruction; its completion is pushed to the wave's counters.
// Returns when its effect arrives in memory (ps).
u64 hook_touch(Wave&, const Inst&, const Touch*, int n);
// A request to be filled in and submitted; it takes effect when it reaches the L2 (write-throughs: home memory too).
struct Request;
Request& hook_request(Wave&, const Inst&, bool load, u32 bytes);
void hook_submit(Wave&, const Inst&, Request&, u64 arrives);
// Memory modes other than ideal: where a read-modify-write finds its bytes, and what follows it; scalar and immediate reads.
u8* hook_rmw(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, u8* plain);
void hook_rmw_done(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes);
void hook_rmw_value(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, const u8* value);  // for the detail record, if there is one
void hook_read(Wave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar);
// Memory changed: wakes who waits for it.
void hook_wrote(Wave&, const Mapping*, u64 lo, u64 hi);
// An atomic or marked store put `value` at `addr`.
void hook_signal(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, u64 value);
// Called before a load that may be a poll (atomic load or marked wait). Returns true if the wave was parked instead.
bool hook_poll(Wave&, const Inst&, const u64* addr, u64 lanes, u32 bytes);
void hook_polled(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, u64 value);
void hook_side_effect(Wave&);    // the wave did something that a repeated poll loop may not do unseen
void hook_fence(Wave&, const Inst&, bool release);
void hook_waited(Wave&);         // s_waitcnt vmcnt: nothing of the wave is held up any longer
// For the race detector: the lanes' accesses of one instruction.
void hook_accesses(Wave&, const Inst&, Op, u64 lanes, const Mapping* const* maps, const u64* addr, u32 bytes);
}  // namespace a2a
namespace a2a {
void hook_never_written(Wave&, const Inst&, const Mapping*, u64 addr);
void hook_private(Wave&, u32 bytes, bool load);  // scratch or LDS reached through flat addressing
void hook_settle(Wave&, const Mapping*, u64 lo, u64 hi);  // earlier accesses of the block to that range, still under way, take effect now
}
