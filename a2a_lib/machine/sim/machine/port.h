// The node as instructions see it: each question of isa/machine.h goes to the part of the node that knows.
#pragma once
#include "isa/machine.h"
#include "machine/core.h"
#include "machine/flags.h"
#include "machine/requests.h"
#include "machine/traffic.h"
#include "machine/waits.h"
#include "machine/watcher.h"
#include "machine/waves.h"

namespace a2a {
class Port final : public Machine {
 public:
  Port(Core& core, Waits& waits, Requests& requests, Traffic& traffic, WaveRunner& waves)
      : core_(core), waits_(waits), requests_(requests), traffic_(traffic), waves_(waves) {
    tally.banks = core.config.arch->lds_banks;
  }

  void barrier(Wave&) override;
  void end(Wave&) override;
  u64 clock(Wave&, bool real) override;
  u32 hardware_register(const Wave&, u32 id) override;
  void pass(Wave&, u64 cycles) override;
  void waited(Wave&) override;
  void fence(Wave&, const Inst&, bool release) override;
  void side_effect(Wave&) override;

  const Mapping* resolve(Wave&, u64 addr, u64 bytes, int lane, const char* what) override;
  u64 touch(Wave&, const Inst&, const Touch*, int n) override;
  void lds_access(Wave&, u32 bytes) override;
  void private_access(Wave&, u32 bytes) override;
  Request& request(Wave&, const Inst&, bool load, u32 bytes) override;
  void submit(Wave&, const Inst&, Request&, u64 arrives) override;
  void settle(Wave&, const Mapping*, u64 lo, u64 hi) override;
  u8* rmw(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes) override;
  void rmw_done(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes) override;
  void read(Wave&, const Inst&, const Mapping*, u64 addr, u8* out, u32 bytes, bool scalar) override;
  void wrote(Wave&, const Mapping*, u64 lo, u64 hi) override;

  void signal(Wave&, const Inst&, const Mapping*, u64 addr, u64 before, u64 value) override;
  bool poll(Wave&, const Inst&, const u64* addr, u64 lanes) override;
  void polled(Wave&, const Inst&, int lane, const Mapping*, u64 addr, u32 bytes, u64 value) override;

  void print(Wave&, const Inst&, u64 lanes, const u64* records) override;
  void assertion(Wave&, u64 lanes, const u64* records) override;

  void never_written(Wave&, const Inst&, const Mapping*, u64 addr) override;
  void rmw_value(Wave&, const Inst&, const Mapping*, u64 addr, u32 bytes, const u8* value) override;
  void rmw_crosses(Wave&, const Mapping*, u64 addr, u32 bytes, void (*)(u8*, const u8*), const u8* operand,
                   const u8* left, u8* found) override;
  void lds_accesses(Wave&, const Inst&, Op, u64 lanes, const u32* at, u32 bytes) override;
  void exchanged(Wave&, const Inst&, const Exchanged&) override;
  void accesses(Wave&, const Inst&, Op, u64 lanes, const Mapping* const* maps, const u64* addr, u32 bytes) override;

 private:
  Core& core_;
  Waits& waits_;
  Requests& requests_;
  Traffic& traffic_;
  WaveRunner& waves_;
  Watcher watcher_{core_};
};
}  // namespace a2a
