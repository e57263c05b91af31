// The simulated node: GPUs in parallel, each with its own event queue, and the streams and hosts that drive them.
//
// Time advances in windows of the shortest latency of a link. Within a window each GPU runs alone. Its messages to
// others are handed over at the end, in the order of time, sender and number. So it does not matter which thread runs
// which GPU.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "machine/crew.h"
#include "machine/engine.h"
#include "machine/graph.h"

namespace a2a {
class Node : public Common {
 public:
  explicit Node(const Config&);
  ~Node();

  // Host side. Times of a rank's host advance by what its calls cost.
  Stream* stream(Gpu&, void* handle);
  Stream* make_stream(Gpu&);
  void enqueue(Stream*, StreamOp);
  // Adds the cost of a call to the rank's host clock, and records the call.
  void host_call(Gpu&, const char* name, u64 cost, u64 bytes = 0, i16 kernel = -1, i16 stream = -1);
  // Runs until `done` holds. False: `failed` has the reason, and all pending work is dropped.
  bool run(const std::function<bool()>& done);
  bool sync(Gpu&, Stream* only = nullptr);
  bool call_and_sync(Stream*, StreamOp, const char* name);  // hipMemcpy, hipMemset
  bool free(Gpu&, const char* name, u64 bytes);             // waits for the device, like hipFree
  int blocks_per_cu(const KernelInfo& k, u32 block_size, u32 lds) const {
    return engines_[0]->dispatcher.blocks_per_cu(k, block_size, lds);
  }
  // Takes memory that is no longer mapped. It is destroyed when no work of any rank can refer to it any more.
  void retire(std::unique_ptr<Allocation>);
  void reseed(u64 seed);
  void kill(Gpu&, u64 at, bool faults);  // until `reseed` finds nothing in flight
  std::unique_ptr<GraphExec> instantiate(const Graph&);
  // Returns the name of freed memory that a copy or memset uses, or, with the race detector, of a kernel's argument
  // whose place was named anew; "" if none.
  std::string stale(const GraphExec&) const;
  // Replaces what a graph does. Returns why it cannot, and sets HIP's number of the reason; "": it did.
  static std::string update(GraphExec&, const Graph&, int* reason);
  u64 names_given = 0;  // to parts of memory
  void replay(GraphExec&, Stream&);              // puts its operations on streams
  void attach_nic(int rank, Allocation& m, u64 offset, u32 entries) {
    engines_[size_t(rank)]->nic.attach(m, offset, entries);
  }
  // Sums over all GPUs.
  u64 instructions() const { return sum(&Core::instructions); }
  u64 waves_started() const { return sum(&Core::waves_started); }
  u64 never_written() const { return sum(&Core::never_written); }
  u64 stale_reads() const { return sum(&Core::stale_reads); }
  Tally tally() const;
  u64 link_bytes(size_t from_to) const;
  std::string never_written_first;

 private:
  std::vector<std::unique_ptr<Engine>> engines_;
  Crew crew_;

  bool die(u64 next);  // whether a GPU dies before that time, at which something happens next
  void revive();
  void lose_caches();

  u64 enqueued_ = 0;
  i32 graphs_ = 0;  // instantiated so far
  u64 budget_ = 0;           // of the host's call: instructions of all GPUs
  u64 origin_ = 0;           // start of the windows
  u64 busy_ = 0;             // instructions of the last window
  bool hosts_idle_ = false;  // whether a host has waited until nothing was left to do
  Clock host_clock_;         // race detector: the work that the host has waited for
  std::vector<std::unique_ptr<Allocation>> retired_;

  u64 sum(u64 Core::* counter) const;
  u64 launch_delay(const Stream&);  // from a launch's call to its first block; its random part differs each time
  bool wait_for(Gpu&, Stream* only);
  void host_record(Gpu&, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream);
  void note_idle_hosts();
  void host_synchronized();
  bool quiet() const;  // no wave, no request
  bool advance();      // by an operation of a stream, or a window; false: nothing is left to do
  void run_window(u64 until);
  void run_in_one_order(u64 until);
  void exchange();     // hands over the messages of GPUs at a window's end
  std::vector<ResidentWave*> resident() const;
  void drop_work();
  void free_retired();

  // Streams.
  std::vector<std::shared_ptr<Launch>> active_;
  std::vector<std::shared_ptr<Launch>> killed_;  // requests in flight still refer to them
  i32 launches_ = 0;
  bool changed_ = true;  // since `run` last asked whether it is done
  void add(Stream&, StreamOp);
  void step(Stream&, u64 time);  // its event in the queue
  void start_launch(Stream&, StreamOp&, u64 time);
  void ended(Launch&);  // its last block has ended
  void watch(Stream&, const StreamOp&);
  void wrote(Allocation& m, u64 offset, u64 bytes, u64 time);
  void clear_streams();  // all work is dropped
};
}  // namespace a2a
