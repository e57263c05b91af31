// A channel: messages of one size from a block of one rank to a block of another, through a ring of slots that the
// receiver owns. Two counters say who may go on: `full` at the receiver, how many messages have come, and `room` at the
// sender, how many were taken. They only grow, so nobody resets anything between calls.
//
//   sender                                     receiver
//   T* to = channel.claim(peers, peer, n);     const T* from = channel.take(n);
//   ... store the message at `to` ...          ... read it ...
//   channel.push(peers, peer, n);              channel.give_back(peers, peer, n);
//
// n numbers the messages of the channel from 0, over all calls: with m messages per call (epoch - 1) * m, and on.
// Message n lies in slot n % depth. claim(n) waits until message n - depth was given back, so a slot is overwritten
// after its reader is through with it. Numbers wrap around at 2^32, where depth is a power of two.
//
// All threads of a block call these together, and push and give_back cover all that the block did before. A channel has
// one sender and one receiver, and its own counters in each direction.
#pragma once
#include "a2a/peers.h"

namespace a2a {

template <class T> struct Channel {
  T* ring;         // symmetric [depth, slot]
  uint32_t* full;  // symmetric [1], 0 before the first call
  uint32_t* room;  // symmetric [1], 0 before the first call
  int depth;       // slots
  int slot;        // elements of a slot

  // Waits until the slot of message n is free; where it lies at the peer.
  __device__ __forceinline__ T* claim(const Peers& peers, int peer, uint32_t n) const {
    wait_for(room, n + 1 - depth);
    return peers.at(ring, peer) + place(n);
  }
  // Message n is complete.
  __device__ __forceinline__ void push(const Peers& peers, int peer, uint32_t n) const { tell(peers.at(full, peer), n + 1); }
  // Waits for message n; where it lies.
  __device__ __forceinline__ const T* take(uint32_t n) const {
    wait_for(full, n + 1);
    return ring + place(n);
  }
  // The block is through with message n of that peer.
  __device__ __forceinline__ void give_back(const Peers& peers, int peer, uint32_t n) const {
    tell(peers.at(room, peer), n + 1);
  }

 private:
  __device__ __forceinline__ int64_t place(uint32_t n) const { return (int64_t)(n % (uint32_t)depth) * slot; }
  __device__ __forceinline__ void tell(uint32_t* count, uint32_t value) const {
    __syncthreads();  // all threads have stored, or read
    if (threadIdx.x == 0) signal<Order::release, Scope::system>(count, value);
  }
  __device__ __forceinline__ void wait_for(const uint32_t* count, uint32_t least) const {
    if (threadIdx.x == 0)
      wait_until<Order::acquire, Scope::system>(count, [=](uint32_t seen) { return (int32_t)(seen - least) >= 0; });
    __syncthreads();
  }
};

}  // namespace a2a
