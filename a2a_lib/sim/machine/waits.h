// Waves that poll: when they are parked, who wakes them, and the record of each wait.
#pragma once
#include <unordered_map>
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"

namespace a2a {
class Waits {
 public:
  Waits(Core& core, const Flags& flags) : core_(core), flags_(flags) {}

  // Before a load that may be a poll. Returns true if the wave was parked instead.
  bool poll(ResidentWave&, const Inst&, const u64* addr, u64 lanes);
  void polled(ResidentWave&, const Inst&, Allocation&, u64 offset, u32 bytes, u64 value);
  void end_wait(ResidentWave&);  // its record
  void leave(ResidentWave&);     // the wave ends
  // Memory changed: wakes who waits for it; near: only waves of that one's XCD can see it.
  void wrote(Allocation*, u64 lo, u64 hi, u64 when, const ResidentWave* near = nullptr);
  const std::vector<ResidentWave*>& parked() const { return parked_; }
  // Fails the node if a wait exceeds its bound.
  void check() {
    if (core_.now > deadline_) check_bounds();
  }
  void clear();

 private:
  Core& core_;
  const Flags& flags_;
  std::vector<ResidentWave*> parked_;
  std::unordered_map<u64, std::vector<ResidentWave*>> watchers_;  // by 64-byte line of memory
  u64 deadline_ = ~u64{0};  // when the first parked wait exceeds its bound

  void watch(ResidentWave&);
  void unwatch(ResidentWave&);
  void park(ResidentWave&);
  void wake(ResidentWave&, u64 when);
  void check_bounds();
  static u64 line_key(const Allocation* a, u64 offset) {
    return (u64(reinterpret_cast<uintptr_t>(a->host)) + offset) >> 6;
  }
};
}  // namespace a2a
