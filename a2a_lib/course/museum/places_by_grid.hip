#include "a2a/a2a.h"
using namespace a2a;

constexpr int MOST_BLOCKS = 8;

// room [8 + 2 * 8 * 64]: symmetric: a flag for each block, then two sets of rows. x, out [gridDim.x, 64].
extern "C" __global__ void swap(World world, const int* x, uint32_t* room, int* out) {
  const int peer = 1 - world.rank, i = blockIdx.x * 64 + threadIdx.x;
  uint32_t* flag = room + blockIdx.x;
#if MENDED
  uint32_t* rows = room + MOST_BLOCKS + world.epoch % 2 * MOST_BLOCKS * 64;
#else
  uint32_t* rows = room + gridDim.x + world.epoch % 2 * gridDim.x * 64;
#endif
  world.at(rows, peer)[i] = x[i];
  __syncthreads();
  if (threadIdx.x == 0) {
    signal<Order::release, Scope::system>(world.at(flag, peer), world.epoch);
    wait_at_least<Order::acquire, Scope::system>(flag, world.epoch);
  }
  __syncthreads();
  out[i] = rows[i];
}
