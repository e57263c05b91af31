// The interpreter's loop: a wave runs until its next instruction could be noticed by others and is not yet due.
#pragma once
#include "machine/core.h"
#include "machine/dispatcher.h"
#include "machine/late.h"
#include "machine/requests.h"
#include "machine/traffic.h"
#include "machine/waits.h"

namespace a2a {
class WaveRunner {
 public:
  WaveRunner(Core& core, Waits& waits, Requests& requests, Traffic& traffic, Dispatcher& dispatcher, Late& late)
      : core_(core), waits_(waits), requests_(requests), traffic_(traffic), dispatcher_(dispatcher), late_(late) {}

  bool run(ResidentWave&);  // true: it was the last of its block, which has ended
  void barrier(ResidentWave&);
  void end_wave(ResidentWave&);
  void set_budget(u64 left) { budget_ = core_.instructions + left; }  // of the host's call, all GPUs together

 private:
  Core& core_;
  Waits& waits_;
  Requests& requests_;
  Traffic& traffic_;
  Dispatcher& dispatcher_;
  Late& late_;
  u64 budget_ = 0;

  void leave_barrier(Block&, u64 time, const ResidentWave* running);
  void over_budget();
};
}  // namespace a2a
