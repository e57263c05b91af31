// Streams: kernels, copies, events, in order; what a launch does when it starts and when it ends.
#pragma once
#include <memory>
#include <utility>
#include <vector>

#include "machine/core.h"
#include "machine/dispatcher.h"
#include "machine/waits.h"

namespace a2a {
class Streams {
 public:
  Streams(Core& core, Waits& waits, Dispatcher& dispatcher) : core_(core), waits_(waits), dispatcher_(dispatcher) {}

  void add(Stream&, StreamOp);
  void step(Stream&, u64 time);  // its event in the queue
  void finish_launch(Launch&);
  bool changed() { return std::exchange(changed_, false); }  // since the last time it was asked
  void look_again() { changed_ = true; }
  void count_from_here() { core_.first_launch = launches_; }  // draws depend on launches since
  void clear();  // all work is dropped

 private:
  Core& core_;
  Waits& waits_;
  Dispatcher& dispatcher_;
  std::vector<std::unique_ptr<Launch>> active_;
  i32 launches_ = 0;
  bool changed_ = true;

  void start_launch(Stream&, StreamOp&, u64 time);
};
}  // namespace a2a
