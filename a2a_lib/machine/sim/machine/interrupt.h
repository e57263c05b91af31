// Ctrl-C while the clock runs: ends the run, then the process's own handler gets the signal.
#pragma once
#include <csignal>

namespace a2a {
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
