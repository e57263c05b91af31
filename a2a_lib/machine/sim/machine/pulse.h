// The progress of the present run, for a thread that watches, and its deadline.
#pragma once
#include <atomic>
#include <chrono>

#include "memory/common.h"

namespace a2a {
struct Pulse {
  std::atomic<u64> instructions{0}, time{0};  // since the host began to wait; ps, simulated

  void start(double seconds) {
    instructions = time = 0;
    end_ = std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>(seconds));
  }
  bool over() const { return std::chrono::steady_clock::now() > end_; }

 private:
  std::chrono::steady_clock::time_point end_;
};
inline Pulse pulse;  // one run at a time in a process, as for `interrupted`
}  // namespace a2a
