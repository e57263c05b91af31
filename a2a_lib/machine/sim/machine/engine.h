// One GPU's machine: the parts that execute its waves, and the next events for them.
#pragma once
#include <vector>

#include "isa/machine.h"
#include "machine/core.h"
#include "machine/dispatcher.h"
#include "machine/flags.h"
#include "machine/late.h"
#include "machine/nic.h"
#include "machine/requests.h"
#include "machine/traffic.h"
#include "machine/waits.h"

namespace a2a {
struct Engine final : Machine {
  Engine(Common&, int rank);
  ~Engine() { clear(); }
  Engine(const Engine&) = delete;

  Core core;
  Flags flags{core.record, core.node.launches};
  Waits waits{core};
  Nic nic{core, waits};
  Requests requests{core, waits};
  Traffic traffic{core, waits, requests};
  Dispatcher dispatcher{core, *this};
  Late late{core};
  u64 busy = 0;         // instructions of its latest window
  u64 budget = 0;       // of the host's call, all GPUs together: where `core.instructions` ends it

  void run(u64 until);  // runs every event before that moment
  void step();          // runs the next event
  void receive(std::vector<EventQueue::Item>& messages);
  void die();           // node.kill: its waves stop now
  void clear();         // all work is dropped

 private:
  void fetch(const EventQueue::Item*, int look) const;
  void finish_launch(Launch&);
  void record(const Launch&);
  bool run_wave(ResidentWave&);  // true: it was the last of its block, which has ended
  void leave_barrier(Block&, u64 time, const ResidentWave* running);
  void over_budget();

  // The node as instructions see it: each question of isa/machine.h goes to the part of the node that knows.
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
};
}  // namespace a2a
