#include "a2a/peers.h"
using namespace a2a;

// The next operation of the model writes this rank's input.
extern "C" __global__ void fill(int* x, const int* values) { x[threadIdx.x] = values[threadIdx.x]; }

// x [64], flags [2, WORLD]: symmetric. out [64]: the sum over all ranks. One block.
extern "C" __global__ void all_reduce(World world, int* x, uint32_t* flags, int* out) {
  const Peers peers(world);
  peers.meet(flags, world.epoch);  // all inputs are there
  int sum = 0;
  for (int peer = 0; peer < world.world_size; ++peer) sum += peers.at(x, peer)[threadIdx.x];
  out[threadIdx.x] = sum;
#if MENDED
  peers.meet(flags + world.world_size, world.epoch);  // all inputs are read
#endif
}
