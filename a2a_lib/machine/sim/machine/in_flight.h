// A request in flight: a memory instruction between its issue and its effect.
#pragma once
#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include "isa/machine.h"
#include "machine/wave.h"

namespace a2a {
struct Release;
struct InFlight : Request {
  ResidentWave* wave = nullptr;
  const Inst* inst = nullptr;
  bool through = false, live = false, held = false, write_back = false;
  bool wide = false;  // an agent-scope store that a system-scope write-back has passed: it continues to home
  bool overtaken = false;  // a later load of its wave writes some of its registers
  u64 lost[8];             // lanes that it no longer writes, of each half of its registers, if it is overtaken
  u32 channels = 0;  // of the L2
  u64 issued = 0, reaches = 0, arrives = 0;  // at the L2; in home memory
  u64 due = 0;  // when it is held: at the latest
  u32 events = 0;  // of it in its GPU's queue
  // For a peer's memory, in mode ideal; that GPU uses these fields while the request is there.
  bool changed = false;            // a read-modify-write wrote something
  bool far = false, late = false;  // late: it arrives later than a later request of its block could
  u32 id = 0;
  u64 number = 0;                  // among its wave's operations that vmcnt counts; 0: vmcnt does not count it
  int from = 0;                    // rank
  u64 there = 0, done = 0;         // arrival time; completion time on the clock
  Event origin;                    // of a store or read-modify-write that sets a flag, when it was issued
  struct Setter {
    i16 rank = -1;
    u64 time = 0;
    u64 flag = 0;                  // in the value that the lane saw
  };
  std::vector<Setter> set_by;      // of a poll: the writers of the values that the lanes saw
  std::shared_ptr<const Release> release;  // what an atomic store publishes (race detector)
};

inline u64 value_of(const InFlight& r, int lane) {
  u64 value = 0;
  std::memcpy(&value, r.data[lane], std::min(r.bytes, 8u));
  return value;
}

// Calls f(first lane, bytes) for each run of lanes whose bytes are contiguous on both sides.
template <class F> void pieces(const InFlight& r, F f) {
  if (r.whole && r.bytes == sizeof r.data[0]) return f(0, kLanes * r.bytes);
  for (u64 m = r.exec; m;) {
    const int l = std::countr_zero(m);
    int next = l + 1;
    m &= m - 1;
    for (; r.bytes == sizeof r.data[0] && m && std::countr_zero(m) == next && r.memory_of(next) == r.memory_of(l) &&
           r.offset_of(next) == r.offset_of(l) + u64(next - l) * r.bytes;
         ++next)
      m &= m - 1;
    f(l, u32(next - l) * r.bytes);
  }
}
}  // namespace a2a
