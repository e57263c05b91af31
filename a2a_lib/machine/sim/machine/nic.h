// A rank's network card (NIC). It takes descriptors out of a queue in its GPU's memory, in order. For each it writes
// data, then the flag, to a rank of any node.
//
// The queue is int64 [1 + entries, 8] (device/a2a/nic.h writes it). Words 0 and 1 of row 0 are the numbers of
// descriptors begun and done. Slot s is row 1 + s % entries: to, from, bytes, flag, value, -, -, and s + 1, which is
// written last.
#pragma once
#include <vector>

#include "machine/core.h"

namespace a2a {
class Waits;

struct Message {
  enum Stage : u8 { Read, Arrive, Write, Done } stage = Read;
  int from = 0, to = 0;
  u64 slot = 0, target = 0, source = 0, bytes = 0, flag = 0, start = 0;
  u32 value = 0, thread = 0;  // thread: at the race detector
  std::vector<u8> data;
};

class Nic {
 public:
  Nic(Core& core, Waits& waits) : core_(core), waits_(waits) {}
  Nic(const Nic&) = delete;

  void attach(Allocation&, u64 offset, u32 entries);
  void detach() { queue_ = nullptr; }
  void rang(u64 when);  // called when the queue's memory was written
  void step(Message*, u64 when);
  void clear();         // drops all work: started messages count as done
  void idle() { done_.clear(); }  // race detector: everything so far is ordered before all later work

 private:
  Core& core_;
  Waits& waits_;
  Allocation* queue_ = nullptr;
  u64 offset_ = 0;
  u32 entries_ = 0;
  i16 name_ = -1;
  u64 next_ = 0;                     // slot that is taken next
  u64 send_free_ = 0, receive_free_ = 0;  // its two directions
  Clock done_;                       // race detector: the accesses of finished messages

  u64* row(u64 r) const { return reinterpret_cast<u64*>(queue_->host + offset_) + 8 * r; }
  void post(const u64* descriptor, u64 slot, u64 when);
  void watch_posted(Message&, u64 offset);
  void read(Message&);
  void write(Message&, u64 when);
  void deliver(const Mapping&, u64 address, const void* from, u64 bytes, u64 when);
  const Mapping* find(const Message&, int rank, u64 address, u64 bytes, const char* what);
};
}  // namespace a2a
