// Waves that poll: when they are parked, who wakes them, and the record of each wait.
#pragma once
#include <unordered_map>
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"

namespace a2a {
class Waits {
 public:
  explicit Waits(Core& core) : core_(core) {}
  ~Waits() { clear(); }
  Waits(const Waits&) = delete;

  // Before a load that may be a poll. Returns true if the wave was parked instead.
  bool poll(ResidentWave&, const Inst&, const u64* addr, u64 lanes);
  void polled(ResidentWave&, const Inst&, const Poll::Seen&);
  // All waves of a block are at a barrier. Returns true if the block, which polls, was parked there: its waves stay
  // at the barrier, with the times at which they left it.
  bool park(Block&, u64 time);
  void end_wait(ResidentWave&);  // its record
  void leave(ResidentWave&);     // the wave ends
  // Memory changed: wakes who waits for it; near: only waves of that one's XCD can see it.
  void wrote(Allocation*, u64 lo, u64 hi, u64 when, const ResidentWave* near = nullptr);
  // A peer's wave looks at this GPU's memory from now on, or no longer; what a wave of this GPU looks at has changed.
  void watch(Watching*);
  void unwatch(Watching*);
  void news(ResidentWave&, u32 life, u64 when);
  const std::vector<ResidentWave*>& parked() const { return parked_; }
  // Fails the node if a wait exceeds its bound.
  void check(u64 now) {
    if (now > deadline_) check_bounds(now);
  }
  void clear();

 private:
  Core& core_;
  std::vector<ResidentWave*> parked_;
  std::unordered_map<u64, std::vector<ResidentWave*>> watchers_;  // by 64-byte line of memory
  std::unordered_map<u64, std::vector<Watching*>> afar_;          // the same, of peers' waves
  u64 deadline_ = ~u64{0};  // when the first parked wait exceeds its bound

  void watch(ResidentWave&);
  void unwatch(ResidentWave&);
  void park(ResidentWave&);
  void set_deadline(const ResidentWave&);
  void wake_block(ResidentWave& leader, u64 when);
  void wake(ResidentWave&, u64 when);
  void check_bounds(u64 now);
  template <class F> static void each_line(const PollRead&, F);
  static u64 line_key(const Allocation* a, u64 offset) {
    return (u64(reinterpret_cast<uintptr_t>(a->host)) + offset) >> 6;
  }
};
}  // namespace a2a
