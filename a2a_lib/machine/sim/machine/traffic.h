// Memory instructions on the clock: their issue and completion, the traffic on the links; fences.
#pragma once
#include <compare>
#include <map>
#include <unordered_map>

#include "isa/machine.h"
#include "machine/core.h"
#include "machine/endless.h"
#include "machine/requests.h"
#include "machine/waits.h"

namespace a2a {
class Traffic {
 public:
  Traffic(Core& core, Waits& waits, Requests& requests)
      : endless(core), core_(core), waits_(waits), requests_(requests) {}

  Endless endless;
  // The time from which the wave may issue this memory instruction: its counter and its CU's queues must have room.
  u64 gate(ResidentWave&, const Inst&);
  // Accounts an instruction; returns when its effect arrives in memory (ps).
  u64 touch(ResidentWave&, const Inst&, const Touch*, int n);
  void fence(ResidentWave&, const Inst&, bool release);
  void flush_transfer(ResidentWave&);  // records what it moved between ranks
  // Records what each source line of a launch moved, and the bytes on the links for it.
  void record_packets(const Launch&);
  void clear() {
    packets_.clear();
    endless.clear();
  }

 private:
  Core& core_;
  Waits& waits_;
  Requests& requests_;
  struct Packets { u64 wanted = 0, moved = 0; };
  struct Place {
    i32 line;
    i16 file, source, destination, symbol;
    auto operator<=>(const Place&) const = default;
  };
  std::unordered_map<i32, std::map<Place, Packets>> packets_;  // by launch

  u64 released(ResidentWave&, u8 scope);
  void acquired(ResidentWave&, u8 scope);
  u64 reach_l2(ResidentWave&, const Touch*, int n, u64 soonest);
};
}  // namespace a2a
