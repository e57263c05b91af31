// A request in flight: a memory instruction between its issue and its effect.
#pragma once
#include <vector>

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
  u32 events = 0;  // of it in its GPU's queue
  // Of a peer's memory, in mode ideal: that GPU's while it is there.
  bool changed = false;            // a read-modify-write wrote something
  bool far = false, late = false;  // late: it is there later than others that its block has issued by now could be
  u32 id = 0;
  int from = 0;                    // rank
  u64 there = 0, done = 0;         // when; when the clock has it complete
  Event origin;                    // of a store or read-modify-write that sets a flag, when it was issued
  struct Setter {
    i16 rank = -1;
    u64 time = 0;
  };
  std::vector<Setter> set_by;      // of a poll: who set what the lanes saw
  std::shared_ptr<const Release> release;  // what an atomic store publishes (race detector)
};
}  // namespace a2a
