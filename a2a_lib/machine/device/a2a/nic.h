// Messages to ranks of other nodes. Loads and stores do not leave a node: a kernel hands its rank's NIC a descriptor, and
// the NIC brings the data, then the flag. (Simulated clusters only; a real NIC takes descriptors of its maker's form from a
// queue like this one.)
//
// A queue is uint64 [1 + NIC_SLOTS, 8], zero at first (`Cluster.nics`): words 0 and 1 of row 0 count the descriptors that
// were begun and that are done; slot s is row 1 + s % NIC_SLOTS.
#pragma once
#include "a2a/sync.h"

namespace a2a {

constexpr uint64_t NIC_SLOTS = 256;

// Called by one thread, behind a barrier for what others of its block have stored. `bytes` from `from`, memory of this
// rank, go to `to`, and when they are there `value` to `flag`; both are addresses of one rank's heap, as world.at() gives
// them. bytes may be 0, flag null. `from` may change when the number that it returns has been waited for.
__device__ inline uint64_t put_signal(uint64_t* nic, void* to, const void* from, uint64_t bytes, void* flag,
                                      uint32_t value) {
  const uint64_t slot = signal_add<Order::relaxed, Scope::agent>(nic, 1);
  if (slot >= NIC_SLOTS) wait_at_least<Order::acquire, Scope::system>(nic + 1, slot + 1 - NIC_SLOTS);
  uint64_t* descriptor = nic + 8 * (1 + slot % NIC_SLOTS);
  descriptor[0] = (uint64_t)to;
  descriptor[1] = (uint64_t)from;
  descriptor[2] = bytes;
  descriptor[3] = (uint64_t)flag;
  descriptor[4] = value;
  signal<Order::release, Scope::system>(descriptor + 7, slot + 1);
  return slot + 1;
}

// Waits until the messages up to that number are there.
__device__ inline void nic_wait(const uint64_t* nic, uint64_t number) {
  wait_at_least<Order::acquire, Scope::system>(nic + 1, number);
}

}  // namespace a2a
