// A memory instruction on its way: the values of its lanes are read or written later than it was issued.
#pragma once
#include "isa/wave.h"
#include "memory/space.h"

namespace a2a {
struct Release;
struct Request {
  Wave* wave = nullptr;
  const Inst* inst = nullptr;
  bool load = false, poll = false, through = false, live = false, held = false, write_back = false;
  u32 channels = 0;                    // of the L2
  u32 bytes = 0;                       // per lane
  u64 exec = 0;
  Allocation* memory[kLanes];
  u64 offset[kLanes];
  alignas(16) u8 data[kLanes][16];     // read, or to be written
  void (*finish)(Wave&, const Inst&, const Request&) = nullptr;  // load: into the registers
  u64 issued = 0, reaches = 0, arrives = 0;  // at the L2; in home memory
  u32 events = 0;                      // of it in the node's queue
  std::shared_ptr<Release> release;    // what an atomic store publishes (race detector)
};
}  // namespace a2a
