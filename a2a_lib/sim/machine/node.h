// The simulated node: GPUs, their streams and CUs, one clock and one queue of events for all of them.
#pragma once
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "fabric/timing.h"
#include "isa/program.h"
#include "memory/model.h"
#include "memory/races.h"
#include "memory/space.h"
#include "machine/in_flight.h"
#include "machine/port.h"
#include "machine/record.h"
#include "machine/wave.h"

namespace a2a {
class Detail;
struct Config {
  int gpus = 8, xcds = 8, cus = 38;  // cus: per XCD
  u64 seed = 0;
  std::string preset = "mi300x", memory = "ideal";
  u64 max_events = 1 << 20;
  u64 max_instructions = 400'000'000;  // budget of one synchronising call, all waves together
  double max_wait_us = 1e6;              // bound of one wait, simulated
  bool races = false;                    // run the race detector
};

constexpr int kSimds = 4, kWavesPerSimd = 8, kRegsPerSimd = 512;  // AMD CDNA3: 4 SIMDs per CU, 8 waves and 512 registers each
constexpr u32 kLdsPerCu = 64 << 10, kLdsGranule = 512;

struct Dim3 { u32 x = 1, y = 1, z = 1; u64 count() const { return u64(x) * y * z; } };

struct Module {
  std::unique_ptr<Program> program;
  std::unique_ptr<Allocation> globals;  // device globals, in the space of `rank`
  int rank = 0;
  std::vector<i16> file_ids;            // Program::files -> record strings
};

// The dispatch packet (AQL) lies behind the kernel arguments.
constexpr u32 packet_offset(u32 kernarg_size) { return (kernarg_size + 63) & ~63u; }

struct Stream;
struct Launch {
  i32 id = 0;
  Gpu* gpu = nullptr;
  Stream* stream = nullptr;
  std::shared_ptr<Module> module;
  const KernelInfo* kernel = nullptr;
  i16 name = -1;
  Dim3 grid, block;
  u32 lds = 0, scratch = 0;
  bool cooperative = false;
  std::unique_ptr<Allocation> kernargs;
  u64 kernarg_address = 0;
  u64 next_block = 0, running = 0, start = 0, end = 0;
  Clock before, after;                   // race detector: what happened before it, and what before its end
  u32 waves_per_block() const { return u32((block.count() + kLanes - 1) / kLanes); }
};

struct Block {
  Launch* launch = nullptr;
  u32 id = 0;
  Dim3 at;
  Cu* cu = nullptr;
  std::vector<ResidentWave*> waves;
  u32 live = 0, arrived = 0;
  u64 barrier_time = 0;
  u32 requests = 0;                      // of its waves, under way
  std::vector<u8> lds;
};

struct Cu {
  Gpu* gpu = nullptr;
  int xcd = 0, index = 0;
  u64 issue[kSimds] = {}, matrix[kSimds] = {};  // when each SIMD can issue, and its matrix unit start
  int waves[kSimds] = {}, regs[kSimds] = {};
  u32 lds = 0;
  u64 channel[kChannels] = {};           // when its latest request to each L2 channel gets there
  u64 store_done = 0, own_store_done = 0;  // when its latest store completes; to memory of its own GPU
  std::vector<u32> held;                 // requests that are held up on their way to the L2
  std::vector<u32> narrow;               // agent-scope stores in flight
};

struct HipEvent {
  static constexpr u64 kPending = ~u64{0};
  std::vector<u64> times;  // of every recording: when the stream came to it, ps
  Clock clock;             // race detector
  bool pending() const { return !times.empty() && times.back() == kPending; }
};

struct StreamOp {
  enum Kind { KernelLaunch, Copy, Set, Record, Wait, WriteValue } kind;
  u64 earliest = 0;                      // host time at which it was enqueued
  std::unique_ptr<Launch> launch;
  u8 *dst = nullptr, *src = nullptr;     // host addresses
  Allocation* dst_memory = nullptr;
  u64 dst_offset = 0, bytes = 0;
  int from = -1, to = -1;                // ranks, -1 host
  std::vector<u8> staged;                // bytes taken from pageable host memory at the call
  u32 value = 0;
  std::shared_ptr<HipEvent> event;
  Clock before;                          // race detector: what the host had seen at the call
  size_t ticket = 0;                     // which recording of the event is meant
  bool waited_for = false;               // by the same call, whose record covers both
};

struct Stream {
  Gpu* gpu = nullptr;
  int id = 0;
  std::deque<StreamOp> ops;
  bool busy = false, waiting = false;
  Clock clock;                           // race detector: everything its finished operations did
  u64 ready = 0;                         // when the last finished operation ended
};

struct Gpu {
  int rank = 0;
  Node* node = nullptr;
  AddressSpace space;
  std::vector<Cu> cus;
  std::vector<u64> xcd_start;            // next moment each XCD can start a block
  std::deque<Launch*> dispatching;
  u32 next_xcd = 0;
  u64 host_time = 0;
  std::vector<std::unique_ptr<Stream>> streams;
  std::map<u64, std::unique_ptr<Allocation>> memory;  // by address
  explicit Gpu(int r) : rank(r), space(r) {}
};

// Who last put a value at a flag.
struct Writer { i16 rank; i32 launch, block, line; i16 file, wave; u64 time, value; };

struct Report {  // why a synchronising call failed
  std::string kind, text;
  int hip_error = 719;
};

class Node {
 public:
  explicit Node(const Config&);
  ~Node();

  Config config;
  Preset preset;
  Timing timing;
  std::vector<std::unique_ptr<Gpu>> gpus;
  Recorder record;
  u64 now = 0;
  u64 instructions = 0, waves_started = 0, never_written = 0, stale_reads = 0;
  std::unique_ptr<MemoryModel> model;    // none in mode ideal
  std::unique_ptr<RaceDetector> races;   // if asked for
  std::unique_ptr<Detail> detail;        // if asked for
  std::string never_written_first;
  std::vector<u64> link_bytes;           // [src * gpus + dst], all time
  Report failed;
  u32 allocations = 0;                   // so far: gives each its id

  // Host side. Times of a rank's host advance by what its calls cost.
  Stream* stream(Gpu&, void* handle);
  Stream* make_stream(Gpu&);
  void enqueue(Stream*, StreamOp);
  // A call that costs the rank's host so much, and its record.
  void host_call(Gpu&, const char* name, u64 cost, u64 bytes = 0, i16 kernel = -1, i16 stream = -1);
  // Runs until `done` holds. False: `failed` says why, and all pending work is dropped.
  bool run(const std::function<bool()>& done);
  bool sync(Stream*);
  bool sync(Gpu&);
  bool call_and_sync(Stream*, StreamOp, const char* name);  // hipMemcpy, hipMemset
  bool free(Gpu&, const char* name, u64 bytes);             // waits for the device, as hipFree does
  int blocks_per_cu(const KernelInfo&, u32 block_size, u32 lds) const;
  // Takes memory that is no longer mapped; destroyed when no work of any rank can still refer to it.
  void retire(std::unique_ptr<Allocation>);

  // What instructions ask for (isa/machine.h).
  void barrier(ResidentWave&);
  void end_wave(ResidentWave&);
  const Mapping* resolve(ResidentWave&, u64 addr, u64 bytes, int lane, const char* what);
  u64 gate(ResidentWave&, const Inst&);
  u64 touch(ResidentWave&, const Inst&, const Touch*, int n);
  u64 released(ResidentWave&, u8 scope);
  void acquired(ResidentWave&, u8 scope);
  void settle(ResidentWave&, const Mapping*, u64 lo, u64 hi);
  InFlight& new_request(ResidentWave&, const Inst&, bool load, u32 bytes);
  void submit(ResidentWave&, const Inst&, InFlight&, u64 arrives);
  void read(ResidentWave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar);
  void fence(ResidentWave&, const Inst&, bool release);
  void accesses(ResidentWave&, const Inst&, Op, u64 lanes, const Mapping* const*, const u64* addr, u32 bytes);
  void lds_accesses(ResidentWave&, const Inst&, Op, u64 lanes, const u32* at, u32 bytes);
  void exchanged(ResidentWave&, const Inst&, const Exchanged&);
  // Held requests of the CU go on: those of one wave (all: null) in one of these channels.
  void release_held(Cu&, const ResidentWave*, u32 channels);
  void schedule(u32 id, u64 time);
  void wrote(Allocation*, u64 lo, u64 hi, u64 when, const ResidentWave* near = nullptr);  // near: seen in its XCD only
  void signal(const Event&, Allocation*, u64 offset, u64 value);
  bool poll(ResidentWave&, const Inst&, const u64* addr, u64 lanes);
  void polled(ResidentWave&, const Inst&, Allocation&, u64 offset, u32 bytes, u64 value);
  void end_wait(ResidentWave&);
  Event event(const ResidentWave&, const Inst&, EventKind) const;
  u64 jitter(ResidentWave&, u64 latency);
  static u64 draw(ResidentWave&);
  u64 drift(ResidentWave&) const;
  void reseed(u64 seed);

 private:
  struct Item { u64 time, seq; u32 kind; u32 id; void* p; };
  enum : u32 { kWave, kRequest, kStream };
  Port port_{*this};
  std::vector<Item> heap_;
  u64 seq_ = 0;
  i32 launches_ = 0, first_launch_ = 0;  // first_launch_: draws count launches from here
  u64 enqueued_ = 0;
  bool rested_ = false;                  // a host has waited until nothing was left to do
  Clock host_clock_;                     // race detector: what the host has waited for
  u64 budget_ = 0;

  std::vector<std::unique_ptr<ResidentWave>> wave_pool_;
  std::vector<ResidentWave*> free_waves_;
  std::vector<ResidentWave*> parked_;
  u64 deadline_ = ~u64{0};               // when the first parked wait exceeds its bound
  bool streams_changed_ = true;
  std::unordered_map<u32, std::vector<u32*>> free_regs_;
  std::vector<u32*> all_regs_;
  std::vector<std::unique_ptr<InFlight>> requests_;
  std::vector<u32> free_requests_;
  u32 building_ = 0;
  std::vector<std::unique_ptr<Launch>> active_;
  std::vector<std::unique_ptr<Block>> blocks_;
  std::unordered_map<u64, std::vector<ResidentWave*>> watchers_;     // by 64-byte line of memory
  std::unordered_map<u64, Writer> writers_;                  // by address of the bytes
  std::unordered_map<u64, std::pair<u32, u32>> sets_;        // (launch, symbol): flags set in own and in others' memory
  std::vector<std::unique_ptr<Allocation>> retired_;

  void push(u64 time, u32 kind, void* p, u32 id = 0);
  void rest();
  bool wait_for(Stream*);
  bool wait_for(Gpu&);
  void host_record(Gpu&, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream);
  Item pop();
  void run_wave(ResidentWave&);
  void stream_step(Stream&, u64 time);
  void start_launch(Stream&, StreamOp&, u64 time);
  void dispatch(Gpu&, u64 time);
  bool place(Gpu&, Launch&, u64 time);
  void start_block(Launch&, Cu&, u64 time);
  void finish_block(Block&);
  void finish_launch(Launch&);
  u64 reach_l2(ResidentWave&, const Touch*, int n, u64 soonest);
  u32 free_request();
  void request_step(u32 id, u64 when);
  void hold(ResidentWave&, u32 id);
  void finish_now(u32 id, u64 when);
  void read_now(InFlight&);
  void store_now(InFlight&, u64 when);
  void arrive_now(InFlight&, u64 when);
  void set_flag(const InFlight&, int lane, u64 when);
  void publish(ResidentWave&, InFlight&);
  void published(const InFlight&, int lane, u32 bytes);
  void observed(const InFlight&, int lane);
  void leave_barrier(Block&, u64 time, const ResidentWave* running);
  void submit_write_back(ResidentWave&, const Inst&);
  void watch(ResidentWave&);
  void park(ResidentWave&);
  void wake(ResidentWave&, u64 when);
  void unwatch(ResidentWave&);
  void flush_transfer(ResidentWave&);
  u32* take_regs(u32 dwords);
  void fail(std::string kind, std::string text, int hip_error);
  void drop_work();
  void host_saw();
  void bury();
  void check_waits();
  static u64 line_key(const Allocation* a, u64 offset) { return (u64(reinterpret_cast<uintptr_t>(a->host)) + offset) >> 6; }
};

inline MemoryModel::Where where(const ResidentWave& w) { return {w.gpu->rank, w.cu->xcd, w.cu->index}; }
inline MemoryModel::Bits bits(const Inst& in) { return {u8(in.sc1 * 2 + in.sc0), in.nt}; }
// An instruction as the race detector sees it.
SyncInst sync_inst(const ResidentWave&, const Inst&);

// The texts of machine/report.cpp.
std::string fault_text(Node&, ResidentWave&, const Inst&, const Fault&);
using Writers = std::unordered_map<u64, Writer>;
using Sets = std::unordered_map<u64, std::pair<u32, u32>>;
std::string deadlock_text(Node&, const std::vector<ResidentWave*>& parked, const std::vector<std::unique_ptr<ResidentWave>>& all, const Writers&, const Sets&);
std::string wait_text(Node&, ResidentWave&, const Writers&, const Sets&);
std::string place_of(const ResidentWave&, const Inst&);
std::string bad_address(const Node&, int rank, u64 addr, u64 bytes, const char* what);
}  // namespace a2a
