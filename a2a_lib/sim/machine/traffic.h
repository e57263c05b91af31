// Memory instructions on the clock: when they may be issued and when they complete, what crosses the links; fences.
#pragma once
#include <map>
#include <tuple>

#include "isa/machine.h"
#include "machine/core.h"
#include "machine/requests.h"
#include "machine/waits.h"

namespace a2a {
class Traffic {
 public:
  Traffic(Core& core, Waits& waits, Requests& requests) : core_(core), waits_(waits), requests_(requests) {}

  // From when the wave may issue this memory instruction: its counter has room, and its CU's queues.
  u64 gate(ResidentWave&, const Inst&);
  // Accounts an instruction; returns when its effect arrives in memory (ps).
  u64 touch(ResidentWave&, const Inst&, const Touch*, int n);
  void fence(ResidentWave&, const Inst&, bool release);
  void flush_transfer(ResidentWave&);  // the record of what it moved between ranks
  // The records of what each source line of a launch moved, and of what the links carried for it.
  void record_packets(const Launch&);
  void clear() { packets_.clear(); }

 private:
  Core& core_;
  Waits& waits_;
  Requests& requests_;
  struct Packets { u64 wanted = 0, moved = 0; };
  using Place = std::tuple<i32, i16, i32, i16, i16, i16>;  // launch, file, line, source, destination, symbol
  std::map<Place, Packets> packets_;

  u64 released(ResidentWave&, u8 scope);
  void acquired(ResidentWave&, u8 scope);
  u64 reach_l2(ResidentWave&, const Touch*, int n, u64 soonest);
};
}  // namespace a2a
