#include "a2a/a2a.h"
using namespace a2a;

// inbox [WORLD, 8, 64], full [WORLD]: symmetric. x [8, 64], to [8]: the rank that each token goes to. One block.
extern "C" __global__ void dispatch(World world, const int* x, const int* to, int tokens, int* inbox, uint32_t* full) {
  for (int token = 0; token < tokens; ++token) {
    world.at(inbox + (world.rank * 8 + token) * 64, to[token])[threadIdx.x] = x[token * 64 + threadIdx.x];
    __syncthreads();
#if !MENDED
    if (threadIdx.x == 0 && token == tokens - 1)
      for (int peer = 0; peer < world.world_size; ++peer)
        signal<Order::release, Scope::system>(world.at(full + world.rank, peer), 1u);
#endif
  }
#if MENDED
  if (threadIdx.x == 0)
    for (int peer = 0; peer < world.world_size; ++peer)
      signal<Order::release, Scope::system>(world.at(full + world.rank, peer), 1u);
#endif
}

// Adds up all rows that have come from anywhere. out [64]. One block.
extern "C" __global__ void receive(World world, const int* inbox, const uint32_t* full, int* out) {
  if (threadIdx.x < (unsigned)world.world_size) wait_equal<Order::acquire, Scope::system>(full + threadIdx.x, 1u);
  __syncthreads();
  int sum = 0;
  for (int row = 0; row < world.world_size * 8; ++row) sum += inbox[row * 64 + threadIdx.x];
  out[threadIdx.x] = sum;
}
