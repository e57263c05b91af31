#include "a2a/words.h"
using namespace a2a;

// box [2, 256]: symmetric words of data and flag. x, out [calls, 256]. To and from one peer, call after call. One block.
extern "C" __global__ void swap(World world, const int* x, int calls, uint64_t* box, int* out) {
  const int peer = 1 - world.rank;
  for (uint32_t epoch = 1; epoch <= (uint32_t)calls; ++epoch) {
    const int i = (epoch - 1) * 256 + threadIdx.x;
#if MENDED
    uint64_t* word = box + epoch % 2 * 256 + threadIdx.x;
#else
    uint64_t* word = box + threadIdx.x;
#endif
    put_word(world.at(word, peer), x[i], epoch);
    out[i] = get_word(word, epoch);
  }
}
