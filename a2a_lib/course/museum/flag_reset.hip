#include "a2a/a2a.h"
using namespace a2a;

// box [2, 64], full [1]: symmetric. x, out [64]. To and from one peer. One block.
extern "C" __global__ void swap(World world, const int* x, int* box, uint32_t* full, int* out) {
  const int peer = 1 - world.rank;
  int* slot = box + world.epoch % 2 * 64;
  world.at(slot, peer)[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
#if MENDED
  if (threadIdx.x == 0) {
    signal<Order::release, Scope::system>(world.at(full, peer), world.epoch);
    wait_at_least<Order::acquire, Scope::system>(full, world.epoch);
  }
#else
  if (threadIdx.x == 0) {
    signal<Order::release, Scope::system>(world.at(full, peer), 1u);
    wait_equal<Order::acquire, Scope::system>(full, 1u);
  }
#endif
  __syncthreads();
  out[threadIdx.x] = slot[threadIdx.x];
#if !MENDED
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(full, 0u);  // ready for the next call
#endif
}
