// The state of a wave's poll loop, so that a wave that only re-reads unchanged memory can be parked.
#pragma once
#include <memory>
#include <utility>
#include <vector>

#include "machine/digest.h"
#include "machine/record.h"
#include "memory/space.h"

namespace a2a {
struct Inst;
struct ResidentWave;
struct Spin;

// The state of a wave at one of its stores, to which it may come back (machine/endless.h).
struct Rounds {
  u32 pc = ~0u;
  u32 same = 0, others = 0, limit = 0;  // number of times that it came back to `state`; other states; how many, at most
  Digest state;
};

struct PollRead {
  Allocation* memory;
  u64 offset;
  u32 bytes;
  u8 scope = 0;
  bool nt = false, scalar = false;
  bool line = false;  // depends on a clean cached copy; any write to its line may drop it
  u64 lo() const { return line ? offset / kLine * kLine : offset; }
  u64 hi() const { return line ? (offset + bytes + kLine - 1) / kLine * kLine : offset + bytes; }
  bool same_place(const PollRead& o) const {
    return memory == o.memory && offset == o.offset && bytes == o.bytes && scope == o.scope;
  }
};

// Part of a peer's memory that a wave watches. Its GPU makes it, and the peer keeps it until the wave stops polling.
struct Watching {
  ResidentWave* wave;
  u32 life;  // of the wave
  int rank;
  bool told = false;  // whether the wave was told of a change, until it polls again
  std::vector<PollRead> reads;
};

// A wave is parked when it returns to the same load with the same registers, having changed nothing and read the same
// memory in between. It would loop for ever unless one of `reads` changes.
//
// No change is lost. The memory it reads is watched from before a round's first load, and while it is parked; every
// change in between sets `disturbed`. A round that ends undisturbed, with the registers it began with and all its reads
// watched, has seen memory as it still is, so the next round would be the same. A round's loads find the changes from
// before its start, so `disturbed` is cleared there. A woken wave keeps watching while it polls: it runs one round, and
// is parked again if that changes nothing. (A peer hears of a watch, or that the wave polls again, before the loads of
// that round arrive: both take a window's length, and the message leaves first.)
//
// A change is a write to the bytes that are read. In modes with caches a load may find a copy that is older than home.
// A write to any byte of its line can drop this copy, and so can an acquire. Such reads watch their whole line, and are
// told of both. The cache is searched for such a copy when the watch begins and again before the wave is parked. A read
// that then depends on no copy changes with its own bytes alone, because every cache that could answer it holds home's
// bytes.
struct Poll {
  Poll();
  ~Poll();  // where Spin is known
  u32 pc = ~0u;  // the load at which rounds are compared
  u64 last = 0, period = 0;  // ps
  u64 since = 0;  // its first poll at `pc`
  u64 queued = 0;  // part of the time since `last` spent queueing behind others' requests
  u32 others = 0;  // polls elsewhere since `last`
  u32 calm = 0;  // consecutive rounds after which the wave could be parked
  bool pure = false;  // whether there were only loads since the last round
  bool have_snapshot = false, woken = false;
  bool armed = false, disturbed = false;  // watching its reads; they have changed in this round
  bool by_block = false;  // its whole block reads what it watches
  bool lds = false;  // its block has no other wave, and it used the LDS
  bool drifts = false;  // it looked at a clock or changed its scratch since the last round
  u32 alike = 0;  // consecutive rounds in which nothing that it reads has changed
  u64 alike_since = 0;
  std::unique_ptr<Spin> spin;  // while it is parked in a loop that changes registers or scratch
  Digest snapshot;  // of its registers
  std::vector<u64> vectors;  // a digest of each vector register, as it was at the latest comparison
  bool unread = true;  // loads were in flight then, so any register may have changed since
  std::vector<PollRead> reads, watched;
  // The first poll of a wait is often before its loop. Then `pc` does not repeat, and the loop is found at another pc.
  u32 other_pc = ~0u;  // the last look elsewhere
  size_t other_reads = 0;  // how many reads came before it
  Digest other_state;  // of the registers there
  std::vector<std::pair<int, Watching*>> afar;  // by rank
  struct Word {
    const Allocation* memory;
    u64 offset, value;
    u32 bytes;
  };
  std::vector<Word> peers;  // words of peers' memory that the round has read, in mode ideal

  // The values that atomics found last, as a digest over the lanes of each instruction (machine/endless.h).
  struct Found {
    const Inst* by = nullptr;
    u64 values = 0;
  };
  Found found[8], latest;
  u32 replaced = 0;  // number of entries of `found` that were written for an instruction that had none

  // The wait in progress, for the record and for reports.
  bool waiting = false;
  u32 wait_pc = 0;
  u64 wait_start = 0, wait_seen = 0;
  struct Seen {
    Allocation* memory;
    u64 offset;
    u64 value, flag;  // flag: the relevant part of it; all of it unless it also holds data
    u64 lanes;  // lanes that poll there
    u64 at;  // when
    u32 bytes;
    bool afar = false;  // read in a peer's memory; writer and time came with the value
    i16 set_by = -1;
    u64 set_at = 0;
  };
  // The value that each lane saw at its last poll. Lanes whose flags have arrived poll no longer; they come first.
  std::vector<Seen> seen;
  u64 began = 0, looking = 0;  // the lanes of its first poll, and of its latest
};

// The same for a block whose waves poll together: one polls and the others learn the result through the LDS, with
// barriers between. It is compared, and parked, when its last wave reaches a barrier. All its waves' registers and its
// LDS must equal those of the previous round, and it must have written nothing else.
struct BlockRounds {
  ResidentWave* leader = nullptr;  // the first of its waves that waits: it represents them
  u32 pc = ~0u, others = 0;  // the leader's barrier; other barriers since
  u64 last = 0, look = 0;  // the barrier before this round; when a parked block would poll next
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
  const ResidentWave* last = nullptr;  // the wave that waits: it arrives last
  u64 since = 0;  // when its wait began
  std::vector<Event> of;  // by wave of the block; events of another kind than Barrier mean none
};

// Adds to a digest everything that determines a wave's next step, except memory and the LDS; the second, except its
// vector registers, too.
void add_state(const ResidentWave&, Digester&);
void add_scalars(const ResidentWave&, Digester&);
}  // namespace a2a
