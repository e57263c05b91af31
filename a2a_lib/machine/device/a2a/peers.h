// The addresses of a symmetric heap's objects at all ranks, given once.
//
// `world.at(p, peer)` loads two heap bases. After a flag, or a store of 8 or 16 bytes, it loads them again, since the store
// may have changed them as far as the compiler knows. In a loop over peers that is a chain of loads, 0.55 us per peer
// (simulated, mi300x). `Peers` loads them once, lane p that of peer p; `at` then takes two instructions and no memory.
// NVIDIA's shuffles need all lanes, and `at` may be called where lanes have parted: there it loads through the cache of
// constants, which no store renews.
//
// All lanes of a wave construct it and call its functions, but `at`, together. There are at most WAVE ranks.
#pragma once
#include "a2a/a2a.h"

namespace a2a {

struct Peers {
  int rank, size;
  int64_t away;  // lane p: from this rank's heap to peer p's, in bytes
#ifdef A2A_CUDA
  const int64_t* bases;
#endif

  __device__ __forceinline__ explicit Peers(const World& world) : rank(world.rank), size(world.world_size), away(0) {
    if (lane_id() < size) away = world.bases[lane_id()] - world.bases[rank];
#ifdef A2A_CUDA
    bases = world.bases;
#endif
  }

  // The copy of a symmetric object at a peer, the same peer for all lanes: `world.at`.
  template <class T> __device__ __forceinline__ T* at(T* own, int peer) const {
#ifdef A2A_CUDA
    return (T*)((char*)own + (__ldg(bases + peer) - __ldg(bases + rank)));
#else
    return (T*)((char*)own + broadcast(away, peer));
#endif
  }
  // The same with a peer for each lane. By all lanes.
  template <class T> __device__ __forceinline__ T* at_each(T* own, int peer) const {
#ifdef A2A_CUDA
    return at(own, peer);
#else
    return (T*)((char*)own + shuffle(away, peer));
#endif
  }
  // The copy at the peer whose number is the lane's, for lanes below `size`.
  template <class T> __device__ __forceinline__ T* of_lane(T* own) const { return (T*)((char*)own + away); }

  // *flag = value at every rank, this one too. Order::release covers what this wave stored before.
  template <Order O, Scope S, class T> __device__ __forceinline__ void signal_all(T* flag, same_t<T> value) const {
    if (lane_id() < size) signal<O, S>(of_lane(flag), value);
  }
  // Waits until flags[p] is `value` or more for every rank p. flags: this rank's own, [size].
  template <Order O, Scope S, class T> __device__ __forceinline__ void wait_all(const T* flags, same_t<T> value) const {
    if (lane_id() < size) wait_at_least<O, S>(flags + lane_id(), value);
    wave_barrier();  // no lane goes on before all have seen theirs
  }

  // The same block of every rank meets here: what they stored before, all see afterwards. By all threads of a block.
  // flags: symmetric uint32 [size], of this block and this meeting place alone. number: grows from call to call.
  __device__ __forceinline__ void meet(uint32_t* flags, uint32_t number) const {
    __syncthreads();  // the other waves' stores come first
    if (wave_in_block() == 0) {
      signal_all<Order::release, Scope::system>(flags + rank, number);
      wait_all<Order::acquire, Scope::system>(flags, number);
    }
    __syncthreads();
  }
};

}  // namespace a2a
