#include "a2a/a2a.h"
using namespace a2a;

// box [2, 64], flags [WORLD]: symmetric. x, out [64]. Each rank stages its input, and the peers pull it. One block.
extern "C" __global__ void all_reduce(World world, const int* x, int* box, uint32_t* flags, int* out) {
  int* mine = box + world.epoch % 2 * 64;
  mine[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < (unsigned)world.world_size) {
#if MENDED
    signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
#else
    signal<Order::relaxed, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
#endif
    wait_at_least<Order::acquire, Scope::system>(flags + threadIdx.x, world.epoch);
  }
  __syncthreads();
  int sum = 0;
  for (int peer = 0; peer < world.world_size; ++peer) sum += world.at(mine, peer)[threadIdx.x];
  out[threadIdx.x] = sum;
}
