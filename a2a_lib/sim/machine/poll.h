// What is known of a wave's poll loop, so that a wave that only re-reads unchanged memory can be parked.
#pragma once
#include <utility>
#include <vector>

#include "machine/digest.h"
#include "machine/record.h"
#include "memory/space.h"

namespace a2a {
struct ResidentWave;

struct PollRead {
  Allocation* memory;
  u64 offset;
  u32 bytes;
  u8 scope = 0;
  bool nt = false, scalar = false;
  bool line = false;  // it rests on a cache's clean copy, which any write to its line may drop: all of that is watched
  u64 lo() const { return line ? offset / kLine * kLine : offset; }
  u64 hi() const { return line ? (offset + bytes + kLine - 1) / kLine * kLine : offset + bytes; }
  bool same_place(const PollRead& o) const {
    return memory == o.memory && offset == o.offset && bytes == o.bytes && scope == o.scope;
  }
};

// What a wave watches of a peer's memory: made by its GPU, kept by the peer until the wave looks no longer.
struct Watching {
  ResidentWave* wave;
  u32 life;  // of the wave
  int rank;
  bool told = false;  // the wave: until it looks again
  std::vector<PollRead> reads;
};

// A wave is parked when it comes back to the same load with the same registers, having changed nothing and read the
// same memory in between: it would go round for ever unless one of `reads` changes.
//
// No change is lost: what it reads is watched from before a round's first load until it is parked and on, and
// `disturbed` is set by every change in between. A round that ends undisturbed, with the registers it began with,
// having read what is watched, has seen memory as it still is: the next would be like it. Changes from before the round
// began are in what its loads find, so that `disturbed` is cleared there. A wave that is woken keeps watching while it
// looks: one round, if it brings nothing new, and it is parked again. (A peer hears of a watch, or that the wave looks
// again, before the loads of that round reach it: both take a window's length, and the message leaves first.)
//
// A change is a write to the bytes that are read. In modes with caches a load may find a copy that is older than home;
// what takes it away can be a write to any byte of its line, or an acquire. Such reads watch their whole line, and hear
// of both. Whether there is such a copy is looked up when the watch begins and again before the wave is parked: from
// then on a read that rests on no copy changes with its own bytes alone, as every cache that could answer it holds what
// home does.
struct Poll {
  u32 pc = ~0u;  // the load at which rounds are compared
  u64 last = 0, period = 0;  // ps
  u64 queued = 0;  // of the time since `last`: behind others' requests
  u32 others = 0;  // looks elsewhere since `last`
  u32 calm = 0;  // rounds in a row that ended as a wave's that can be parked
  bool pure = false;  // nothing but loads since the last round
  bool have_snapshot = false, woken = false;
  bool armed = false, disturbed = false;  // watching its reads; they have changed in this round
  bool by_block = false;  // what it watches is what its whole block reads
  bool lds = false;  // its block has no other wave, and it used the LDS
  Digest snapshot;  // of its registers
  std::vector<PollRead> reads, watched;
  // The first look of a wait often stands before its loop: `pc` does not come again, and the loop is found elsewhere.
  u32 other_pc = ~0u;  // the last look elsewhere
  size_t other_reads = 0;  // how many reads came before it
  Digest other_state;  // of the registers there
  std::vector<std::pair<int, Watching*>> afar;  // by rank

  // The wait in progress, for the record and for reports.
  bool waiting = false;
  u32 wait_pc = 0;
  u64 wait_start = 0, wait_seen = 0;
  struct Seen {
    Allocation* memory;
    u64 offset;
    u64 value, flag;  // flag: the part of it that tells; all of it unless data lies beside
    u64 lanes;  // that look there
    u64 at;  // when
    u32 bytes;
    bool afar = false;  // read in a peer's memory: who had set it, and when, came with it
    i16 set_by = -1;
    u64 set_at = 0;
  };
  // What each lane saw at its last look. Lanes whose flags have come look no longer; theirs come first.
  std::vector<Seen> seen;
  u64 began = 0, looking = 0;  // the lanes of its first look, and of its latest
};

// The same for a block whose waves poll together, one looking and the others learning of it through the LDS, with
// barriers between: compared, and parked, where its last wave comes to a barrier. All its waves' registers and its LDS
// are what it was the round before, and it has written nothing else.
struct BlockRounds {
  ResidentWave* leader = nullptr;  // the first of its waves that waits: it stands for them
  u32 pc = ~0u, others = 0;  // the leader's barrier; other barriers since
  u64 last = 0, look = 0;  // the barrier before this round; when a parked block would look next
  bool pure = true, have_snapshot = false;
  Digest snapshot;
  std::vector<PollRead> reads;
  u32 other_pc = ~0u;  // as a wave's
  size_t other_reads = 0;
  Digest other_state;
};

// Time of a block's waves at its barriers while one of them waits for a flag. A wait in rounds, with barriers between,
// is one stay: from a wave's first arrival until it leaves the last of these barriers.
struct BarrierStays {
  const ResidentWave* last = nullptr;  // the wave that waits: it comes last
  u64 since = 0;  // when its wait began
  std::vector<Event> of;  // by wave of the block; of another kind than Barrier: none
};

// Everything that decides what a wave does next, but for memory and the LDS, added to a digest.
void add_state(const ResidentWave&, Digester&);
}  // namespace a2a
