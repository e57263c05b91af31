// A request in flight: a memory instruction between its issue and its effect.
#pragma once
#include "isa/request.h"
#include "machine/wave.h"

namespace a2a {
struct Release;
struct InFlight : Request {
  ResidentWave* wave = nullptr;
  const Inst* inst = nullptr;
  bool through = false, live = false, held = false, write_back = false;
  bool wide = false;  // an agent-scope store that a system-scope write-back has passed: it goes on to home
  u32 channels = 0;  // of the L2
  u64 issued = 0, reaches = 0, arrives = 0;  // at the L2; in home memory
  u32 events = 0;  // of it in the node's queue
  std::shared_ptr<const Release> release;  // what an atomic store publishes (race detector)
};
}  // namespace a2a
