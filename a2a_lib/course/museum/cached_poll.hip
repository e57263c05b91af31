#include "a2a/a2a.h"
using namespace a2a;

__device__ uint32_t look(const uint32_t* flag) {
  uint32_t seen;
#if MENDED
  asm volatile("global_load_dword %0, %1, off sc0 sc1\n s_waitcnt vmcnt(0)" : "=v"(seen) : "v"(flag) : "memory");
#else
  asm volatile("global_load_dword %0, %1, off\n s_waitcnt vmcnt(0)" : "=v"(seen) : "v"(flag) : "memory");
#endif
  return seen;
}

// box [2, 64], full [1]: symmetric. x, out [64]. To and from one peer. One block.
extern "C" __global__ void swap(World world, const int* x, int* box, uint32_t* full, int* out) {
  const int peer = 1 - world.rank;
  int* slot = box + world.epoch % 2 * 64;
  world.at(slot, peer)[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) {
    signal<Order::release, Scope::system>(world.at(full, peer), world.epoch);
    while (look(full) < world.epoch) {}
    fence<Order::acquire, Scope::system>();
  }
  __syncthreads();
  out[threadIdx.x] = slot[threadIdx.x];
}
