// Race detector: vector clocks over waves, with scopes. Says which two accesses are unordered whatever the schedule was,
// and why the synchronisation between them does not order them.
//
// A wave is a thread with one program counter, but a release by one lane covers the other lanes' accesses only up to the
// last wave barrier, and an acquire by some lanes is one for the others only after it: __builtin_amdgcn_wave_barrier and
// __syncthreads leave that trace in the assembly. Marks of signal() and wait() give order and scope; unmarked code gets what
// the instructions say (buffer_wbl2 before an atomic store, buffer_inv after an atomic load), and reports say so.
#pragma once
#include <array>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "memory/space.h"
#include "memory/sync.h"

namespace a2a {
using Clock = std::vector<u32>;  // per thread (wave); what is missing is 0
void join(Clock& into, const Clock& from);

// A wave, as reports name it.
struct WaveName {
  int rank = 0;
  i32 launch = 0;
  u32 block = 0, wave = 0;
  std::string kernel;
};
// A memory instruction: where it stands, and what it says of order.
struct SourcePlace {
  i16 file = 0;  // index in the names that the detector was given
  u32 line = 0, asm_line = 0;
};
struct SyncInst {
  Mark mark = Mark::None;
  Order order = Order::Relaxed;
  Scope scope = Scope::System;
  bool sc0 = false, sc1 = false;
  SourcePlace place;
};

// The same run judged several ways: as it is; as if every signal released, every wait acquired, every scope was system, every
// signal had a wave barrier before it and every wait one after it; all of that. The first that orders two accesses says why
// they are not ordered as it is.
enum View : int { kAsIs, kReleased, kAcquired, kWide, kBarred, kAll, kViews };

struct Release {  // what an atomic store published
  std::array<Clock, kViews> clock;
  std::array<bool, kViews> valid{};
  Scope scope = Scope::System;
  int rank = 0;
  u32 block = 0;
  i32 launch = 0;
  int lane = -1;     // the one lane that signalled, or -1: all lanes alike
  std::unordered_map<u64, u32> lanes;  // (thread, lane) -> clock: what single lanes did, beyond what `clock` says
};

struct Race {
  struct Side { int rank; std::string kernel; u32 block; u32 wave; std::string file; u32 line; bool write, atomic; } first, second;
  std::string symbol;
  std::string why;
  u64 count = 1;
};

// Waves are threads, by the numbers that start_wave gives them.
class RaceDetector {
 public:
  explicit RaceDetector(const std::vector<std::string>& files) : files_(files) {}
  // Threads and happens-before edges of launches, barriers, the host.
  u32 start_wave(WaveName, const Clock& after);
  void end_wave(u32 thread, Clock& launch);
  void block_barrier(const std::vector<u32>& threads);  // those that have not ended
  void wave_barrier(u32 thread);
  // Memory.
  std::shared_ptr<Release> release(u32 thread, const SyncInst&, u64 lanes);  // at an atomic store or RMW
  void publish(const Allocation&, u64 offset, std::shared_ptr<Release>, bool rmw);
  void observe(u32 thread, const SyncInst&, const Allocation&, u64 offset, u64 lanes);  // an atomic load read there
  void release_fence(u32 thread, Scope);
  void acquire_fence(u32 thread, Scope, u64 lanes);
  void access(u32 thread, const SyncInst&, const Allocation&, u64 offset, u32 bytes, int lane, bool write, bool atomic,
              Scope);
  void forget(const Allocation&);
  void idle();  // nothing runs: everything so far is ordered before everything that follows

  std::vector<Race> races;
  void clear() { races.clear(); known_.clear(); }
  std::string json() const;

 private:
  struct Epoch { u32 thread = 0, clock = 0; SourcePlace place; u8 lane = 0; bool atomic = false; Scope scope = Scope::System; };
  struct Cell { Epoch write; std::vector<Epoch> reads; };
  struct Pending { u64 lanes; std::shared_ptr<Release> from; Scope scope; bool acquired; };  // waits for a wave barrier or a fence
  struct Thread {
    std::array<Clock, kViews> clock;
    u32 now = 1;                 // own clock
    u32 barrier = 0;             // own clock at the last wave barrier
    std::array<Clock, kViews> fence;   // at the last release fence
    bool fenced = false;
    Scope fence_scope = Scope::Wave;
    std::vector<Pending> pending;      // seen by some lanes only
    std::unordered_map<u64, u32> lanes;  // (thread, lane) -> clock: what single lanes of other waves released
    WaveName name;
  };
  std::vector<Thread> threads_{1};
  std::unordered_map<u64, Cell> cells_;
  std::unordered_map<u64, std::shared_ptr<Release>> released_;  // by place
  struct Seen { u32 first, second, first_asm, second_asm; std::string symbol; bool operator==(const Seen&) const = default; };  // one report per pair of lines
  std::vector<Seen> known_;

  const std::vector<std::string>& files_;

  static bool includes(Scope, const Thread&, int rank, i32 launch, u32 block);
  static u64 of_lane(u32 thread, int lane) { return u64(thread) << 6 | u64(lane); }
  static void join_lanes(std::unordered_map<u64, u32>& into, const std::unordered_map<u64, u32>& from) {
    for (auto& [k, v] : from) into[k] = std::max(into[k], v);
  }
  static u64 word(const Allocation& m, u64 offset) { return u64(m.id) << 40 | offset >> 2; }
  bool ordered(const Epoch&, const Thread&, int lane, int view) const;
  void report(const Epoch& first, bool first_write, const Epoch& second, bool second_write, const Allocation&, u64 offset);
  void apply(Thread&, const Release&, Scope, bool acquired);
};
}  // namespace a2a
