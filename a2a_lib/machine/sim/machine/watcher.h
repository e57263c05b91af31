// Reports to the race detector: accesses of memory and LDS, values that atomics found and left, visibility of stores.
#pragma once
#include "isa/machine.h"
#include "machine/core.h"
#include "machine/in_flight.h"

namespace a2a {
SourcePlace source_place(const ResidentWave&, const Inst&);

class Watcher {
 public:
  explicit Watcher(Core& core) : core_(core) {}
  void accesses(ResidentWave&, const Inst&, Op, u64 lanes, const Mapping* const*, const u64* addr, u32 bytes);
  void lds_accesses(ResidentWave&, const Inst&, Op, u64 lanes, const u32* at, u32 bytes);
  void exchanged(ResidentWave&, const Inst&, const Exchanged&);
  void publish(ResidentWave&, InFlight&);                    // an atomic store is issued: from now on it can be read
  void published(const InFlight&, int lane, u32 bytes);      // the lanes whose bytes follow this one's are visible
  // A read-modify-write took effect: the values that its lanes found and left.
  void modified(const InFlight&, u64 wrote, const u64* found, const u64* left);
  void observed(const InFlight&, int lane);                  // a lane of an atomic load has read

 private:
  Core& core_;
};
}  // namespace a2a
