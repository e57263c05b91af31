// Requests in flight: loads that read, and stores that are seen, later than they are issued; read-modify-writes.
#pragma once
#include <memory>
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"
#include "machine/in_flight.h"
#include "machine/waits.h"
#include "machine/watcher.h"

namespace a2a {
class Requests {
 public:
  Requests(Core& core, Flags& flags, Waits& waits) : core_(core), flags_(flags), waits_(waits) {}

  // A request to be filled in and submitted.
  InFlight& make(ResidentWave&, const Inst&, bool load, u32 bytes);
  void submit(ResidentWave&, const Inst&, InFlight&, u64 arrives);
  void submit_write_back(ResidentWave&, const Inst&);
  void step(u32 id, u64 when);  // its event in the queue
  // Held requests of the CU go on: those of one wave (all: null) in one of these channels.
  void release_held(Cu&, const ResidentWave*, u32 channels);
  // Earlier accesses of the wave's block to that range take effect now.
  void settle(ResidentWave&, const Mapping*, u64 lo, u64 hi);
  // A read that takes effect when it is issued, in memory modes other than ideal.
  void read(ResidentWave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar);
  void clear();

 private:
  Core& core_;
  Flags& flags_;
  Waits& waits_;
  std::vector<std::unique_ptr<InFlight>> requests_;
  std::vector<u32> free_;
  u32 building_ = 0;
  Watcher watcher_{core_};

  u32 free_id();
  void schedule(u32 id, u64 time);
  void hold(ResidentWave&, u32 id);
  void finish_now(u32 id, u64 when);
  void read_now(InFlight&);
  void store_now(InFlight&, u64 when);
  void modify_now(InFlight&, u64 when);
  void arrive_now(InFlight&, u64 when);
  void set_flag(const InFlight&, int lane, u64 value, u64 when);
};
}  // namespace a2a
