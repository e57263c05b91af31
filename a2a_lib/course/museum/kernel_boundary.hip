#include "a2a/a2a.h"
using namespace a2a;

// box [2, WORLD, 64], flags [WORLD]: symmetric. x [64]. First kernel: pushes the row to all ranks and meets them. One block.
extern "C" __global__ void push(World world, const int* x, int* box, uint32_t* flags) {
  int* slot = box + (world.epoch % 2 * world.world_size + world.rank) * 64;
  for (int peer = 0; peer < world.world_size; ++peer) world.at(slot, peer)[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < (unsigned)world.world_size) {
#if MENDED
    signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
    wait_at_least<Order::acquire, Scope::system>(flags + threadIdx.x, world.epoch);
#else
    signal<Order::relaxed, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
    wait_at_least<Order::relaxed, Scope::system>(flags + threadIdx.x, world.epoch);
#endif
  }
  for (int i = 0; i < 8 * world.rank; ++i) __builtin_amdgcn_s_sleep(127);  // other work of this kernel
}

// Second kernel of the same stream: adds up what has arrived here. out [64].
extern "C" __global__ void add_up(World world, const int* box, int* out) {
  int sum = 0;
  for (int source = 0; source < world.world_size; ++source)
    sum += box[(world.epoch % 2 * world.world_size + source) * 64 + threadIdx.x];
  out[threadIdx.x] = sum;
}
