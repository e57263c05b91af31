// A wave on a CU: the machine's state of it beyond its registers.
#pragma once
#include <bit>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "isa/wave.h"
#include "machine/record.h"
#include "memory/space.h"

namespace a2a {
// A digest of 128 bits of many bytes. The states of waves are compared by it, round by round, instead of being kept.
// (In a call of `varlen` at dsv3, the registers of the waiting waves took 130 of 1266 MiB; measured, x86-64,
// 2026-11-23.)
struct Digest {
  u64 half[2] = {0, 0};
  bool operator==(const Digest&) const = default;
};

// Eight sums in parallel. Each step is one to one in the sum and in the word. So two states with one difference never
// collide, and others once in 2^64.
class Digester {
 public:
  void add(const void* from, size_t bytes) {
    auto at = static_cast<const unsigned char*>(from);
    u64 sums[8];  // in registers
    std::memcpy(sums, sums_, sizeof sums);
    for (; bytes >= sizeof sums; at += sizeof sums, bytes -= sizeof sums) step(sums, at);
    if (bytes) {
      unsigned char rest[sizeof sums] = {};
      std::memcpy(rest, at, bytes);
      step(sums, rest);
    }
    std::memcpy(sums_, sums, sizeof sums);
  }
  Digest done() const {
    Digest d;
    for (int i = 0; i < 8; ++i) {
      d.half[0] = mix(d.half[0] ^ sums_[i]);
      d.half[1] = mix(d.half[1] + std::rotl(sums_[7 - i], 32));
    }
    return d;
  }

  u64 folded() const {  // shorter, and one to one in each sum, too
    u64 all = 0;
    for (u64 sum : sums_) all = std::rotl((all ^ sum) * kOdd, 29);
    return all;
  }

 private:
  static constexpr u64 kOdd = 0x9e3779b97f4a7c15;
  u64 sums_[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  static void step(u64 (&sums)[8], const unsigned char* at) {
    for (int i = 0; i < 8; ++i, at += 8) {
      u64 word;
      std::memcpy(&word, at, sizeof word);
      word ^= sums[i];
#if defined(__wasm_simd128__) || (defined(__AVX2__) && !defined(__AVX512DQ__))
      // Vectors that have no product of 64 bits take up to 4 times as long as scalars: this keeps compilers from them.
      asm("" : "+r"(word));
#endif
      sums[i] = std::rotl(word * kOdd, 29);
    }
  }
};

// The state of a wave's poll loop, so that a wave that only re-reads unchanged memory can be parked.
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

struct Block;
struct LateInst;
struct Gpu;
struct Cu;

enum class State : u8 { Ready, AtBarrier, Parked, Ended, Killed };

struct Stretch {  // of addresses
  u64 lo = ~u64{0}, hi = 0;
  bool grow(u64 from, u64 to) {  // false: they are in it
    if (from >= lo && to <= hi) return false;
    lo = from < lo ? from : lo;
    hi = to > hi ? to : hi;
    return true;
  }
};

struct ResidentWave : Wave {
  Block* block = nullptr;
  Gpu* gpu = nullptr;
  Cu* cu = nullptr;
  State state = State::Ready;
  u16 index = 0;  // in the block
  u16 simd = 0;
  u64 started = 0;
  u32 life = 0;  // number of waves that have had this place
  u64 far_due = 0;  // when all its requests to peers' memory have returned (mode ideal)
  u64 stall_rng = 0;  // draws of its stalls
  u32 until_stall = 0;  // memory instructions until the next one; 0: there is none
  u32 stalls = 0;  // so far
  u64 rng = 0;  // its own draws: they do not depend on what other waves do
  std::vector<u32> pending;  // own stores in flight (ids of the node's requests)
  std::vector<u32> unread;  // own loads that have not read yet
  std::vector<LateInst*> late;  // modelled or watched: in flight until a wait (machine/late.h), oldest first
  u32 l2_channels = 0;  // of the latest memory instruction, one bit each
  u64 l2_time = 0;  // when that one reaches the L2
  u64 remote_done[32] = {};  // when its latest loads from peers have returned
  u32 remote_loads = 0;  // so far
  u32 thread = 0;  // its number at the race detector
  std::unique_ptr<Poll> poll;  // made when the wave first polls
  Event transfer;  // remote traffic being merged into one record
  u64 transferred = 0;  // bytes on the link for it
  bool transferring = false;
  u64 outside = 0;  // lanes that were off at a __syncthreads()
  u32 outside_pc = 0;  // pc after that one
  std::vector<u32> passed;  // at its end: how often its block had passed each (machine/waves.cpp)
  Stretch stored, loaded;  // since it last read something new
  u32 stores = 0;  // number of stores in this time
  u32 stored_again = 0;  // those since `stored` last grew
  u32 accesses = 0;  // to memory, by instructions
  Rounds rounds;  // of the loop that it may never leave
  struct Left {
    const Allocation* memory = nullptr;
    u64 offset = 0, value = 0;
    const Inst* inst = nullptr;
  } left;  // by an earlier launch, where a read-modify-write found it
  bool looked = false;  // the latest access to memory was a poll of a flag
  bool in_flight() const { return !unread.empty() || (modelled && !late.empty()); }  // results, so registers may change
  u32 low = ~0u, high = 0;  // the first and the last instruction that ran since its poll's digests of registers
};

// The wave has read something new, on which its next steps may depend.
inline void has_read(ResidentWave& w) {
  w.stored = w.loaded = {};
  w.stores = w.stored_again = 0;
}

// Every wave that instructions see is one of the machine's.
inline ResidentWave& resident(Wave& w) { return static_cast<ResidentWave&>(w); }
inline const ResidentWave& resident(const Wave& w) { return static_cast<const ResidentWave&>(w); }
}  // namespace a2a
