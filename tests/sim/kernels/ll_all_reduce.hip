// LL all-reduce: the flag is in the data. A word of 8 bytes holds 4 bytes of data and the call's number. A reader polls
// its own words, and a word that holds the number holds the data, too.
#include "a2a/a2a.h"
using namespace a2a;

// x, out: float [n]. box: symmetric uint64 [2, W, n], zero before the first call; calls take its halves in turn.
// `stride`: words from a lane's word to the next lane's. box is [2, W, n * stride].
extern "C" __global__ void ll_all_reduce(World world, const float* x, uint64_t* box, float* out, int n, int stride) {
  uint64_t* half = box + (int64_t)(world.epoch & 1) * world.world_size * n * stride;
  const int step = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = first; i < n; i += step) {
    uint32_t bits;
    __builtin_memcpy(&bits, &x[i], 4);
    for (int next = 1; next < world.world_size; ++next) {
      const int peer = (world.rank + next) % world.world_size;
      signal<Order::relaxed, Scope::system>(world.at(half + ((int64_t)world.rank * n + i) * stride, peer),
                                            (uint64_t)world.epoch << 32 | bits);
    }
  }
  for (int i = first; i < n; i += step) {
    float sum = 0;
    for (int r = 0; r < world.world_size; ++r) {
      float value = x[i];
      if (r != world.rank) {
        const uint64_t word = wait_until<Order::relaxed, Scope::system>(
            half + ((int64_t)r * n + i) * stride, [=](uint64_t seen) { return uint32_t(seen >> 32) == world.epoch; });
        const uint32_t bits = (uint32_t)word;
        __builtin_memcpy(&value, &bits, 4);
      }
      sum += value;
    }
    out[i] = sum;
  }
}
