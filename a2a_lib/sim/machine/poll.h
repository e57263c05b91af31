// What is known of a wave's poll loop, so that a wave that only re-reads unchanged memory can be parked.
#pragma once
#include <utility>
#include <vector>

#include "memory/common.h"

namespace a2a {
struct Allocation;
struct ResidentWave;

struct PollRead {
  Allocation* memory;
  u64 offset;
  u32 bytes;
};

// What a wave watches of a peer's memory: made by its GPU, kept by the peer until the wave looks no longer.
struct Watching {
  ResidentWave* wave;
  u32 life;   // of the wave
  int rank;
  bool told = false;
  std::vector<PollRead> reads;
};

// A wave is parked when it comes back to the same load with the same registers, having changed nothing and read the
// same memory in between: it would go round for ever unless one of `reads` changes.
struct Poll {
  u32 pc = ~0u;                 // the load at which rounds are compared
  u64 last = 0, period = 0;     // ps
  u64 queued = 0;               // of the time since `last`: behind others' requests
  u32 rounds = 0, others = 0;
  bool pure = false;            // nothing but loads since the last round
  bool have_snapshot = false, woken = false;
  bool armed = false, disturbed = false;  // watching its reads for one more round before it is parked; they changed
  std::vector<u32> snapshot;    // scalar and vector registers
  std::vector<PollRead> reads, watched;
  std::vector<std::pair<int, Watching*>> afar;  // by rank

  // The wait in progress, for the record and for reports.
  bool waiting = false;
  u32 wait_pc = 0;
  u64 wait_start = 0, wait_seen = 0;
  struct Seen {
    Allocation* memory;
    u64 offset;
    u64 value;
    u32 bytes;
    bool afar = false;            // read in a peer's memory: who had set it, and when, came with it
    i16 set_by = -1;
    u64 set_at = 0;
  };
  std::vector<Seen> seen;       // what its last round read, lane by lane (at most 64)
};
}  // namespace a2a
