#include "a2a/words.h"
using namespace a2a;

// box [2, 64]: symmetric words of data and flag. x, out [64]. To and from one peer. One block.
extern "C" __global__ void swap(World world, const int* x, uint64_t* box, int* out) {
  const int peer = 1 - world.rank;
  uint64_t* word = box + world.epoch % 2 * 64 + threadIdx.x;
#if MENDED
  put_word(world.at(word, peer), x[threadIdx.x], world.epoch);
#else
  __builtin_nontemporal_store((uint64_t)world.epoch << 32 | (uint32_t)x[threadIdx.x], world.at(word, peer));
#endif
  out[threadIdx.x] = get_word(word, world.epoch);
}
