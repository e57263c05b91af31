// The parts of the node as plain data: GPUs, CUs, blocks, launches, streams and their operations.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "isa/arch.h"
#include "isa/program.h"
#include "machine/record.h"
#include "machine/wave.h"
#include "memory/model.h"
#include "memory/races.h"
#include "memory/space.h"

namespace a2a {
struct Config {
  const Arch* arch = &kGfx942;
  int gpus = 8;                          // of all nodes
  int xcds = kGfx942.xcds, cus = kGfx942.cus;  // of a GPU; of an XCD
  int nodes = 1;                         // of a cluster
  u64 seed = 0;
  std::string preset = "mi300x", memory = "ideal";
  u64 max_events = Recorder::kDetails;
  u64 max_instructions = 400'000'000;  // budget of one synchronising call, all waves together
  double max_seconds = 600;              // of this machine's time, for the same
  double max_wait_us = 1e6;              // bound of one wait, simulated
  double stalls = 0;  // us: longest pause of a wave before a memory instruction; 0: no pauses
  bool races = false;  // run the race detector
  bool aligned = false;  // plain accesses have to be aligned, too
  std::vector<std::pair<std::string, double>> constants;  // of the preset, with other values
  int threads = 0;  // number of threads that run GPUs in parallel; 0: one per core
  int cores = 0;  // number of cores that this process may use; 0: all of the machine's
};

struct Dim3 {
  u32 x = 1, y = 1, z = 1;
  u64 count() const { return u64(x) * y * z; }
};

struct Module {
  std::shared_ptr<const Program> program;  // of several modules, if none has globals
  std::unique_ptr<Allocation> globals;  // device globals, in the space of `rank`
  int rank = 0;
  std::vector<i16> file_ids;  // Program::files -> record strings
};

// The dispatch packet (AQL) follows the kernel arguments.
constexpr u32 packet_offset(u32 kernarg_size) { return (kernarg_size + 63) & ~63u; }

struct Stream;
struct LaunchPlan {  // what a replay of a graph copies
  Gpu* gpu = nullptr;
  std::shared_ptr<Module> module;
  const KernelInfo* kernel = nullptr;
  i16 name = -1;
  Dim3 grid, block;
  u32 lds = 0, scratch = 0;
  bool cooperative = false;
};
struct Launch : LaunchPlan {
  i32 id = 0;
  Replay replay;
  u64 nth = 0;  // of its kernel on its rank
  Stream* stream = nullptr;
  std::unique_ptr<Allocation> kernargs;
  u64 kernarg_address = 0;
  u64 next_block = 0, running = 0, start = 0, end = 0;
  Clock before, after;  // race detector: the accesses before it, and those before its end
  u32 waves_per_block() const { return u32((block.count() + kLanes - 1) / kLanes); }
};

// Of a block: machine/waves.cpp.
struct Meetings {
  struct Barrier {
    u32 pc, times;  // number of times that the block has passed it
  };
  std::vector<Barrier> passed;  // __syncthreads()
  u32 pc = 0;  // place of the first wave that waits now
  bool whole = false;  // whether one of them waits at a __syncthreads()
};

struct Block {
  Launch* launch = nullptr;
  u32 id = 0;
  Dim3 at;
  Cu* cu = nullptr;
  std::vector<ResidentWave*> waves;
  u32 live = 0, arrived = 0;
  u64 barrier_time = 0;
  Meetings meetings;  // at its barriers
  u32 requests = 0;  // of its waves, in flight to this GPU's memory
  u32 late_lds = 0;  // accesses to LDS of its waves that have not taken place (machine/late.h)
  std::vector<u32> late;  // requests of its waves to peers' memory that later ones could overtake
  std::vector<u8> lds;
  std::unique_ptr<BlockRounds> rounds;  // while one of its waves waits
  std::unique_ptr<BarrierStays> stays;  // made when its waves first stay at a barrier because of one that waits
  bool parked = false;  // all waves are at a barrier that they could leave
};

// Notes that the wave did something that others than its block can see, or that depends on time.
inline void side_effect(ResidentWave& w) {
  if (w.poll) w.poll->pure = false;
  if (w.block->rounds) w.block->rounds->pure = false;
}
// Notes that the wave looked at a clock, or changed its scratch. Only it can see that.
inline void drifts(ResidentWave& w) {
  if (w.poll) w.poll->drifts = true;
  if (w.block->rounds) w.block->rounds->pure = false;
}
// Notes something that only its block can see. A wave alone is its whole block.
inline void within_block(ResidentWave& w, bool lds) {
  if (!w.poll) return;
  if (w.block->waves.size() > 1) w.poll->pure = false;
  else w.poll->lds |= lds;
}

struct Cu {
  Gpu* gpu = nullptr;
  int xcd = 0, index = 0;
  u64 issue[kSimds] = {}, matrix[kSimds] = {};  // when each SIMD can issue, and its matrix unit start
  int waves[kSimds] = {}, regs[kSimds] = {}, scalars[kSimds] = {};
  u32 lds = 0;
  u64 channel[kChannels] = {};  // when its latest request arrives at each L2 channel
  u64 store_done = 0, own_store_done = 0;  // when its latest store completes; to memory of its own GPU
  std::vector<u32> held;  // requests that are held on the way to the L2
  std::vector<u32> narrow;  // agent-scope stores in flight
};

struct HipEvent {
  static constexpr u64 kPending = ~u64{0};
  std::vector<u64> times;  // of every recording: when the stream reached it, ps
  Clock clock;  // race detector
  bool pending() const { return !times.empty() && times.back() == kPending; }
};

struct StreamOp {
  enum Kind { KernelLaunch, Copy, Set, Record, Wait, WriteValue, Replayed } kind;  // Replayed: a graph begins
  u64 earliest = 0;  // host time at which it was enqueued
  std::shared_ptr<Launch> launch;
  Replay replay;
  u8 *dst = nullptr, *src = nullptr;  // host addresses
  Allocation *dst_memory = nullptr, *src_memory = nullptr;
  u64 dst_offset = 0, src_offset = 0, bytes = 0;
  int from = -1, to = -1;  // ranks, -1 host
  std::vector<u8> staged;  // bytes taken from pageable host memory at the call
  u32 value = 0;
  std::shared_ptr<HipEvent> event;
  Clock before;  // race detector: the work that the host had seen at the call
  size_t ticket = 0;  // number of the event's recording
  bool waited_for = false;  // waited for by the same call, whose record covers both
  explicit StreamOp(Kind kind) : kind(kind) {}
};

class Capture;
struct Stream {
  Gpu* gpu = nullptr;
  int id = 0;
  std::shared_ptr<Capture> capture;  // that it is in: what it is given is recorded
  std::deque<StreamOp> ops;
  bool busy = false, waiting = false;
  Clock clock;  // race detector: all accesses of its finished operations
  u64 ready = 0;  // when the last finished operation ended
};

struct Gpu {
  int rank = 0;
  AddressSpace space;
  std::vector<Cu> cus;
  std::vector<u64> xcd_start;  // next moment each XCD can start a block
  std::deque<Launch*> dispatching;
  std::map<std::string, std::pair<u64, u64>> launched;  // by kernel: number of launches, blocks of the latest
  u32 next_xcd = 0;
  u64 host_time = 0;
  std::vector<std::unique_ptr<Stream>> streams;
  std::map<u64, std::unique_ptr<Allocation>> memory;  // by address
  // node.kill: from `dies` on its waves do nothing; `faults`: then peers' accesses to its memory fault.
  u64 dies = ~u64{0};
  bool dead = false, faults = false;
  explicit Gpu(int r) : rank(r), space(r) {}
};

inline MemoryModel::Where where(const ResidentWave& w) { return {w.gpu->rank, w.cu->xcd, w.cu->index}; }
inline MemoryModel::Bits bits(const Inst& in) { return {u8(in.sc1 * 2 + in.sc0), in.nt}; }
}  // namespace a2a
