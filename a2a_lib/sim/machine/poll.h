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
  bool by_block = false;        // what it watches is what its whole block reads
  bool lds = false;             // its block has no other wave, and it used the LDS
  std::vector<u8> snapshot;     // its registers
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

// The same for a block whose waves poll together, one looking and the others learning of it through the LDS, with
// barriers between: compared, and parked, where its last wave comes to a barrier. All its waves' registers and its LDS
// are what it was the round before, and it has written nothing else.
struct BlockRounds {
  ResidentWave* leader = nullptr;  // the first of its waves that waits: it stands for them
  u32 pc = ~0u, rounds = 0, others = 0;  // the leader's barrier; other barriers of the same loop
  u64 last = 0;
  bool pure = true, have_snapshot = false;
  std::vector<u8> snapshot;
  std::vector<PollRead> reads;
};

// Everything that decides what a wave does next, but for memory and the LDS, added to `out`.
void add_state(const ResidentWave&, std::vector<u8>& out);
// Whether that, and so many bytes of the LDS, is what a snapshot holds: thousands of waves look again and again.
bool same_state(const ResidentWave&, u64 lds, const std::vector<u8>& snapshot);
}  // namespace a2a
