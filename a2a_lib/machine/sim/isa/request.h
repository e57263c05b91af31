// A memory instruction that reads or writes its lanes' values when it reaches the memory, after its issue. Some
// read-modify-writes are requests, too: `data` holds their operands first, then the old values of the memory.
#pragma once
#include "isa/wave.h"
#include "memory/space.h"

namespace a2a {
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
}  // namespace a2a
