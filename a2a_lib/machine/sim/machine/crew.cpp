#include "machine/crew.h"

#include <unistd.h>

namespace a2a {
namespace {
// A window is short: a thread that waits for the next one polls for a while before it sleeps.
constexpr int kLooks = 4000;
void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}
}  // namespace

void Crew::work() {
  for (;;) {
    const unsigned t = tickets_.fetch_add(1, std::memory_order_acq_rel), n = t >> 16, i = t & 0xffff;
    if (i >= n) return;
    (*task_.load(std::memory_order_acquire))(int(i));
    if (done_.fetch_add(1, std::memory_order_acq_rel) + 1 == n) done_.notify_one();
  }
}

void Crew::serve(unsigned seen) {
  for (;;) {
    for (int look = 0; round_.load(std::memory_order_acquire) == seen && look < kLooks; ++look) pause();
    round_.wait(seen, std::memory_order_acquire);
    seen = round_.load(std::memory_order_acquire);
    if (ended_.load(std::memory_order_acquire)) return;
    work();
  }
}

void Crew::run(int n, const std::function<void(int)>& task) {
  if (threads_.empty() && size_ > 1) {
    process_ = getpid();
    for (int i = 1; i < size_; ++i) threads_.emplace_back([this, seen = round_.load()] { serve(seen); });
  }
  if (threads_.empty() || process_ != getpid()) {  // a forked process has only its own thread
    for (int i = 0; i < n; ++i) task(i);
    return;
  }
  task_.store(&task, std::memory_order_release);
  done_.store(0, std::memory_order_release);
  tickets_.store(unsigned(n) << 16, std::memory_order_release);
  round_.fetch_add(1, std::memory_order_acq_rel);
  round_.notify_all();
  work();
  for (int look = 0;; ++look) {
    const unsigned done = done_.load(std::memory_order_acquire);
    if (done == unsigned(n)) return;
    if (look < kLooks) pause();
    else done_.wait(done, std::memory_order_acquire);
  }
}

void Crew::resize(int threads) {
  end();
  size_ = threads;
}

void Crew::end() {
  if (threads_.empty()) return;
  if (process_ != getpid()) {  // they exist only in the process that forked
    for (auto& t : threads_) t.detach();
  } else {
    ended_.store(true, std::memory_order_release);
    round_.fetch_add(1, std::memory_order_acq_rel);
    round_.notify_all();
    for (auto& t : threads_) t.join();
    ended_.store(false, std::memory_order_release);
  }
  threads_.clear();
}
}  // namespace a2a
