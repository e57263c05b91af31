// The simulated node: GPUs, their streams and CUs, one clock and one queue of events for all of them.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "machine/core.h"
#include "machine/dispatcher.h"
#include "machine/flags.h"
#include "machine/port.h"
#include "machine/requests.h"
#include "machine/streams.h"
#include "machine/traffic.h"
#include "machine/waits.h"
#include "machine/waves.h"

namespace a2a {
class Node : public Core {
 public:
  explicit Node(const Config&);
  ~Node();

  // Host side. Times of a rank's host advance by what its calls cost.
  Stream* stream(Gpu&, void* handle);
  Stream* make_stream(Gpu&);
  void enqueue(Stream*, StreamOp);
  // A call that costs the rank's host so much, and its record.
  void host_call(Gpu&, const char* name, u64 cost, u64 bytes = 0, i16 kernel = -1, i16 stream = -1);
  // Runs until `done` holds. False: `failed` says why, and all pending work is dropped.
  bool run(const std::function<bool()>& done);
  bool sync(Stream*);
  bool sync(Gpu&);
  bool call_and_sync(Stream*, StreamOp, const char* name);  // hipMemcpy, hipMemset
  bool free(Gpu&, const char* name, u64 bytes);             // waits for the device, as hipFree does
  int blocks_per_cu(const KernelInfo& k, u32 block_size, u32 lds) const {
    return dispatcher_.blocks_per_cu(k, block_size, lds);
  }
  // Takes memory that is no longer mapped; destroyed when no work of any rank can still refer to it.
  void retire(std::unique_ptr<Allocation>);
  void reseed(u64 seed);
  const Tally& tally() const { return port_.tally; }

 private:
  Flags flags_{record};
  Waits waits_{*this, flags_};
  Requests requests_{*this, flags_, waits_};
  Traffic traffic_{*this, waits_, requests_};
  Port port_;
  Dispatcher dispatcher_{*this, port_};
  Streams streams_{*this, waits_, dispatcher_};
  WaveRunner waves_{*this, waits_, requests_, traffic_, dispatcher_};

  u64 enqueued_ = 0;
  bool hosts_idle_ = false;  // a host has waited until nothing was left to do
  Clock host_clock_;         // race detector: what the host has waited for
  std::vector<std::unique_ptr<Allocation>> retired_;

  bool wait_for(Stream*);
  bool wait_for(Gpu&);
  void host_record(Gpu&, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream);
  void note_idle_hosts();
  void host_synchronized();
  void step(const EventQueue::Item&);
  void drop_work();
  void free_retired();
};
}  // namespace a2a
