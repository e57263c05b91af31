// A barrier for all blocks of one kernel. Every block must be resident at once: launch cooperatively (the launch is
// refused when they do not fit), or the barrier waits for blocks that cannot start.
#pragma once
#include "a2a/sync.h"

namespace a2a {

// state: uint32 [2] on this GPU, zero before its first use: blocks that arrived, barriers completed.
// It is left ready for the next barrier, of this kernel or of a later one with another grid.
__device__ __forceinline__ void grid_barrier(uint32_t* state) {
  __syncthreads();
  if (threadIdx.x + threadIdx.y + threadIdx.z == 0) {
    const uint32_t blocks = gridDim.x * gridDim.y * gridDim.z;
    const uint32_t round = load_relaxed<Scope::agent>(&state[1]);  // cannot grow before this block arrives
    if (signal_add<Order::acq_rel, Scope::agent>(&state[0], 1) == blocks - 1) {
      store_relaxed<Scope::agent>(&state[0], 0);
      signal<Order::release, Scope::agent>(&state[1], round + 1);
    } else {
      wait_until<Order::acquire, Scope::agent>(&state[1], [=](uint32_t seen) { return seen != round; });
    }
  }
  __syncthreads();
}

}  // namespace a2a
