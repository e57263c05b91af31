// The interface between instructions and the machine that runs them, which implements it in a storey above.
#pragma once
#include <algorithm>
#include <bit>

#include "isa/arch.h"
#include "isa/wave.h"
#include "memory/space.h"

namespace a2a {
// A memory instruction that reads or writes its lanes' values when it reaches the memory, after its issue. Some
// read-modify-writes are requests, too: `data` holds their operands first, then the old values of the memory.
struct Request {
  bool load = false;
  bool poll = false;                // an atomic load, which may be a poll
  u32 bytes = 0;                    // per lane
  u32 place = 0;                    // in LDS, where a load's bytes go
  bool whole = false;               // all lanes, contiguous in one memory: only lane 0's place is noted
  u64 exec = 0;                     // lanes that take part
  void (*finish)(Wave&, const Inst&,
                 const Request&) = nullptr;  // into the registers: loads, and read-modify-writes that return something
  void (*modify)(u8* memory, const u8* data) = nullptr;  // read-modify-write: a lane's, with its operands
  alignas(64) u8 data[kLanes][16];  // read, or to be written
  Allocation* memory[kLanes];
  u64 offset[kLanes];

  Allocation* memory_of(int lane) const { return memory[whole ? 0 : lane]; }
  u64 offset_of(int lane) const { return whole ? offset[0] + u64(lane) * bytes : offset[lane]; }
};

// The cost of an instruction's addresses in the LDS's banks and in the vector L1, and the least possible cost. Counted,
// not timed: a profiler of a GPU shows the same (bank conflict rate, coalescing).

constexpr u32 kMostBanks = kGfx942.lds_banks;  // of the LDS of any Arch
struct Tally {
  u32 banks = kMostBanks;  // of the LDS
  u64 bank_cycles = 0, bank_least = 0;  // of LDS instructions
  u64 pieces = 0, pieces_least = 0;  // of 64 bytes, looked up for vector loads, stores and atomics in memory
};

// One LDS instruction: banks of 4 bytes; lanes in groups whose bytes could be served in one cycle. In a group, lanes
// with different dwords of one bank take turns. Lanes with the same dword share it, but atomics also take turns. (CDNA3
// ISA, "LDS": conflicts are serialised. The groups of accesses wider than a dword are not documented; here they are
// smaller.)
inline void tally_lds(Tally& tally, u64 lanes, const u32* at, u32 bytes, bool atomic) {
  const int dwords = int(bytes + 3) / 4, group = int(tally.banks >> (dwords > 2 ? 2 : dwords - 1));
  const u32 bank = tally.banks - 1;  // of a dword's number
  for (int first = 0; first < kLanes; first += group) {
    u64 own = lanes >> first & (group == kLanes ? kAllLanes : (u64{1} << group) - 1);
    if (!own) continue;
    ++tally.bank_least;
    u32 turns[kMostBanks] = {}, most = 1;
    u32 seen[kMostBanks * 4], number = 0;
    for (; own; own &= own - 1) {
      const int lane = first + std::countr_zero(own);
      for (int k = 0; k < dwords; ++k) {
        const u32 dword = at[lane] / 4 + u32(k);
        bool shared = false;
        if (!atomic && turns[dword & bank])
          for (u32 i = 0; i < number && !shared; ++i) shared = seen[i] == dword;
        if (shared) continue;
        seen[number++] = dword;
        most = std::max(most, ++turns[dword & bank]);
      }
    }
    tally.bank_cycles += most;
  }
}

// One vector memory instruction. addr null: all lanes are contiguous. `in_order`: their bytes each, one after the
// other.
inline void tally_memory(Tally& tally, u64 lanes, const u64* addr, u64 lo, u64 hi, u32 bytes, u32 in_order) {
  const u64 least = (bytes + 63) / 64;
  tally.pieces_least += least;
  if (!addr) {
    tally.pieces += std::max(least, (hi + 63) / 64 - lo / 64);
    return;
  }
  if (in_order) {
    tally.pieces += std::max(least, (hi - in_order) / 64 - lo / 64 + 1);
    return;
  }
  u64 before = ~u64(0), pieces = 0;
  for (; lanes; lanes &= lanes - 1) {
    const u64 piece = addr[std::countr_zero(lanes)] / 64;
    pieces += piece != before;
    before = piece;
  }
  tally.pieces += std::max(least, pieces);
}

enum class Op : u8 { Load, Store, Atomic };

// One memory instruction for the clock and the record: its lanes either lie in one mapping or are listed one by one.
struct Touch {
  Op op;
  const Mapping* map;
  u64 lo, hi;  // addresses [lo, hi)
  u32 bytes;  // moved
  bool returns;
  const u64* addr;  // of each lane in `lanes`, `each` bytes; null: all of [lo, hi)
  u64 lanes;
  u32 each;
  bool in_order;  // all 64 lanes, one behind the other
};

// The values that atomic accesses found and left: loads (found), stores (left), read-modify-writes (both; lanes that
// only read, such as a failed compare-and-swap, are not in `wrote`). In memory (maps, addr) or in LDS (lds: byte
// addresses).
struct Exchanged {
  u64 lanes, wrote;
  const Mapping* const* maps;
  const u64* addr;
  const u32* lds;
  u32 bytes;
  const u64 *found, *left;
};

// Mode ideal: memory of another GPU. Accesses to it take effect, and return, after the latency of the link. (The other
// modes' caches handle this themselves.)
inline bool far(const Wave& w, const Allocation& m) { return !w.modelled && m.owner >= 0 && m.owner != w.rank; }

class Machine {
 public:
  // ---- control ----
  virtual void barrier(Wave&) = 0;
  virtual void end(Wave&) = 0;
  // The core clock's cycles, read by s_memtime, or s_memrealtime's ticks. The completion is queued on lgkm.
  virtual u64 clock(Wave&, bool real) = 0;
  virtual u32 hardware_register(const Wave&, u32 id) = 0;
  virtual void pass(Wave&, u64 cycles) = 0;  // time passes (s_sleep, s_nop)
  virtual void waited(Wave&) = 0;  // s_waitcnt vmcnt: releases the held requests that it waited for
  virtual void fence(Wave&, const Inst&, bool release) = 0;
  virtual void side_effect(Wave&) = 0;  // the wave did something that prevents parking it as a poll loop

  // ---- memory ----
  // The mapping that holds [addr, addr + bytes) in the wave's rank; throws Fault naming whose memory it is instead.
  virtual const Mapping* resolve(Wave&, u64 addr, u64 bytes, int lane, const char* what) = 0;
  // Accounts time and traffic of one instruction; its completion is pushed to the wave's counters. Returns when its
  // effect arrives in memory (ps).
  virtual u64 touch(Wave&, const Inst&, const Touch*, int n) = 0;
  virtual void lds_access(Wave&, u32 bytes) = 0;  // by a DS instruction, all lanes together
  virtual void private_access(Wave&, u32 bytes) = 0;  // scratch or LDS reached through flat addressing
  // A request to be filled in and submitted; it takes effect when it reaches the L2 (write-throughs: home memory too).
  virtual Request& request(Wave&, const Inst&, bool load, u32 bytes) = 0;
  virtual void submit(Wave&, const Inst&, Request&, u64 arrives) = 0;
  // Earlier accesses of the block to that range that are still in flight take effect now.
  virtual void settle(Wave&, const Mapping*, u64 lo, u64 hi) = 0;
  // Memory modes other than ideal: the bytes of a read-modify-write, and the effects after it; scalar and immediate
  // reads.
  virtual u8* rmw(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes) = 0;
  virtual void rmw_done(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes) = 0;
  virtual void read(Wave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar) = 0;
  // Memory changed: wakes the waves that wait for it.
  virtual void wrote(Wave&, const Mapping*, u64 lo, u64 hi) = 0;

  // ---- flags ----
  // An atomic put `value` at `addr`.
  virtual void signal(Wave&, const Inst&, const Mapping*, u64 addr, u64 before, u64 value) = 0;
  // Called before a load that may be a poll (atomic load or marked wait). Returns true if the wave was parked instead.
  virtual bool poll(Wave&, const Inst&, const u64* addr, u64 lanes) = 0;
  virtual void polled(Wave&, const Inst&, int lane, const Mapping*, u64 addr, u32 bytes, u64 value) = 0;

  // ---- printf and assert: records at flat addresses, one for each lane ----
  virtual void print(Wave&, const Inst&, u64 lanes, const u64* records) = 0;
  virtual void assertion(Wave&, u64 lanes, const u64* records) = 0;

  // ---- for the records ----
  virtual void never_written(Wave&, const Inst&, const Mapping*, u64 addr) = 0;  // a load found only poison
  virtual void rmw_value(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, const u8* value) = 0;
  // `found` may be replaced by what the wave itself had sent there (machine/crossing.h).
  virtual void rmw_crosses(Wave&, const Mapping*, u64 addr, u32 bytes, void (*change)(u8*, const u8*),
                           const u8* operand, const u8* left, u8* found) = 0;
  // For the race detector: the lanes' accesses of one instruction.
  virtual void accesses(Wave&, const Inst&, Op, u64 lanes, const Mapping* const* maps, const u64* addr, u32 bytes) = 0;
  virtual void lds_accesses(Wave&, const Inst&, Op, u64 lanes, const u32* at, u32 bytes) = 0;
  virtual void exchanged(Wave&, const Inst&, const Exchanged&) = 0;

  Tally tally;  // of all waves

 protected:
  ~Machine() = default;
};
}  // namespace a2a
