#include "a2a/a2a.h"
using namespace a2a;

// box [2, 64], flags [WORLD]: symmetric. x, out [calls, 64]. Each rank stages its input, and the peers pull it. One block.
extern "C" __global__ void all_reduce(World world, const int* x, int calls, int* box, uint32_t* flags, int* out) {
  for (uint32_t epoch = 1; epoch <= (uint32_t)calls; ++epoch) {
    const int i = (epoch - 1) * 64 + threadIdx.x;
    int* mine = box + epoch % 2 * 64;
    mine[threadIdx.x] = x[i];
    __syncthreads();
    if (threadIdx.x < (unsigned)world.world_size) {
      signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), epoch);
#if MENDED
      wait_at_least<Order::acquire, Scope::system>(flags + threadIdx.x, epoch);
#else
      wait_at_least<Order::acquire, Scope::agent>(flags + threadIdx.x, epoch);
#endif
    }
    __syncthreads();
    int sum = 0;
    for (int peer = 0; peer < world.world_size; ++peer) sum += world.at(mine, peer)[threadIdx.x];
    out[i] = sum;
  }
}
