// A wave on a CU: the machine's state of it beyond its registers.
#pragma once
#include <memory>
#include <vector>

#include "isa/wave.h"
#include "machine/poll.h"
#include "machine/record.h"

namespace a2a {
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
  u16 index = 0;                  // in the block
  u16 simd = 0;
  u32 slot = 0;                   // in the node's wave table
  u64 started = 0;
  u32 life = 0;                   // number of waves that have had this place
  u64 far_due = 0;                // when all its requests to peers' memory have returned (mode ideal)
  u64 stall_rng = 0;              // draws of its stalls
  u32 until_stall = 0;            // memory instructions until the next one; 0: there is none
  u32 stalls = 0;                 // so far
  u64 rng = 0;                    // its own draws: they do not depend on what other waves do
  std::vector<u32> pending;       // own stores in flight (ids of the node's requests)
  std::vector<u32> unread;        // own loads that have not read yet
  std::vector<LateInst*> late;    // modelled or watched: in flight until a wait (machine/late.h), oldest first
  u32 l2_channels = 0;            // of the latest memory instruction, one bit each
  u64 l2_time = 0;                // when that one reaches the L2
  u64 remote_done[32] = {};       // when its latest loads from peers have returned
  u32 remote_loads = 0;           // so far
  u32 thread = 0;                 // its number at the race detector
  std::unique_ptr<Poll> poll;     // made when the wave first polls
  Event transfer;                 // remote traffic being merged into one record
  u64 transferred = 0;            // bytes on the link for it
  bool transferring = false;
  u64 outside = 0;                // lanes that were off at a __syncthreads()
  u32 outside_pc = 0;             // pc after that one
  std::vector<u32> passed;        // at its end: how often its block had passed each (machine/meetings.h)
  Stretch stored, loaded;         // since it last read something new
  u32 stores = 0;                 // number of stores in this time
  u32 stored_again = 0;           // those since `stored` last grew
  u32 accesses = 0;               // to memory, by instructions
  Rounds rounds;                  // of the loop that it may never leave
  struct Left {
    const Allocation* memory = nullptr;
    u64 offset = 0, value = 0;
    const Inst* inst = nullptr;
  } left;               // by an earlier launch, where a read-modify-write found it
  bool looked = false;  // the latest access to memory was a poll of a flag
  bool in_flight() const { return !unread.empty() || (modelled && !late.empty()); }  // results, so registers may change
  u32 low = ~0u, high = 0;  // the first and the last instruction that ran since its poll's digests of registers
};

// The wave has read something new, on which its next steps may depend.
inline void has_read(ResidentWave& w) {
  w.stored = w.loaded = {};
  w.stores = w.stored_again = 0;
}

// Resets this history for a wave that starts.
inline void fresh(ResidentWave& w) {
  w.outside = 0;
  w.remote_loads = 0;
  w.accesses = 0;
  has_read(w);
}

// Every wave that instructions see is one of the machine's.
inline ResidentWave& resident(Wave& w) { return static_cast<ResidentWave&>(w); }
inline const ResidentWave& resident(const Wave& w) { return static_cast<const ResidentWave&>(w); }
}  // namespace a2a
