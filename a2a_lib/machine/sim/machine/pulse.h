// The progress of the present run, for a thread that watches, and its deadline.
#pragma once
#include <atomic>
#include <chrono>
#include <csignal>

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

// Ctrl-C while the clock runs: ends the run, then the process's own handler gets the signal.
inline volatile std::sig_atomic_t interrupted = 0;

class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = 0;
    struct sigaction ours{};
    ours.sa_handler = [](int) { interrupted = 1; };
    sigaction(SIGINT, &ours, &before_);
  }
  ~InterruptGuard() {
    sigaction(SIGINT, &before_, nullptr);
    if (interrupted) raise(SIGINT);
  }
  InterruptGuard(const InterruptGuard&) = delete;

 private:
  struct sigaction before_{};
};
}  // namespace a2a
