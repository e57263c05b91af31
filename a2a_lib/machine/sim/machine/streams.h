// Streams: kernels, copies, events, in order; the start and the end of launches.
#pragma once
#include <memory>
#include <utility>
#include <vector>

#include "machine/engine.h"

namespace a2a {
class Streams {
 public:
  Streams(Common& core, std::vector<std::unique_ptr<Engine>>& engines) : core_(core), engines_(engines) {}

  void add(Stream&, StreamOp);
  void step(Stream&, u64 time);  // its event in the queue
  void ended(Launch&);           // its last block has ended
  bool changed() { return std::exchange(changed_, false); }  // since the previous call
  void look_again() { changed_ = true; }
  void count_from_here() { core_.first_launch = launches_; }  // random draws depend on launches since
  void clear();  // all work is dropped

 private:
  Common& core_;
  std::vector<std::unique_ptr<Engine>>& engines_;
  std::vector<std::shared_ptr<Launch>> active_;
  std::vector<std::shared_ptr<Launch>> killed_;  // requests in flight still refer to them
  i32 launches_ = 0;
  bool changed_ = true;

  void watch(Stream&, const StreamOp&);
  void wrote(Allocation& m, u64 offset, u64 bytes, u64 time);
  void start_launch(Stream&, StreamOp&, u64 time);
};
}  // namespace a2a
