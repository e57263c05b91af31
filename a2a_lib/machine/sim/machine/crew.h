// Threads that share tasks: each task runs one GPU of a node through a window.
#pragma once
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace a2a {
class Crew {
 public:
  explicit Crew(int threads) : size_(threads) {}
  ~Crew() { end(); }
  Crew(const Crew&) = delete;

  int size() const { return size_; }
  void resize(int threads);
  // Calls task(0) ... task(n - 1), each once, on any thread. Returns when all are done. The first call starts the
  // threads.
  void run(int n, const std::function<void(int)>& task);

 private:
  int size_, process_ = 0;
  std::vector<std::thread> threads_;  // besides the caller's
  std::atomic<const std::function<void(int)>*> task_{nullptr};
  std::atomic<unsigned> tickets_{0};  // number of tasks << 16 | the next one
  std::atomic<unsigned> done_{0};
  std::atomic<unsigned> round_{0};    // changes when there is work, and at the end
  std::atomic<bool> ended_{false};

  void work();
  void serve(unsigned seen);
  void end();
};
}  // namespace a2a
