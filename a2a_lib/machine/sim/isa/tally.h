// The cost of an instruction's addresses in the LDS's banks and in the vector L1, and the least possible cost. Counted,
// not timed: a profiler of a GPU shows the same (bank conflict rate, coalescing).
#pragma once
#include <algorithm>
#include <bit>

#include "isa/arch.h"
#include "isa/lanes.h"

namespace a2a {
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
}  // namespace a2a
