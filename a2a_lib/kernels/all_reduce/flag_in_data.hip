// flag_in_data: one_shot_push without a meeting. Every 4 bytes travel with the call's number in one word of 8 bytes (LL in
// NCCL), so that nobody releases, acquires, or waits for a flag beside the data.
//
// A lane stores a word of x at every peer, then waits for the same word from all peers, and adds up their data. A word has
// arrived if it has the number of this call. a2a/words.h says why a word is never half old, half new. Different words may
// arrive in any order, because each has its own number.
//
// Why no word is overwritten before it was read. There are two sets of words, used in turn. A rank that stores words of call
// e + 2 has left call e + 1, where it read a word of every peer for e + 1. So every peer had begun call e + 1, had ended
// call e, and had read the set that is written now. With one set a rank that is a call ahead would overwrite words that
// nobody has read: their reader waits for a number that never comes back.
//
// Every rank adds in the order of ranks, so that all hold the same bits. x and out may be the same memory: a lane stores only
// the words that it has sent.
#include "a2a/elements.h"
#include "a2a/peers.h"
#include "a2a/words.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, uint64_t* words, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int step = gridDim.x * blockDim.x, count = message.words();
  uint64_t *now = words + (int64_t)(world.epoch % 2) * ranks * count, *at[MOST_RANKS];
  const uint64_t* from[MOST_RANKS] = {};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  uint32_t own = i < count ? load_word<FULL>(x, i, message) : 0;
  const Peers peers(world);
  // Home last: the words that travel go first.
  each(ranks, [&](int k) { at[k] = peers.at(now + (int64_t)world.rank * count, rank_after(world.rank, k + 1, ranks)); });
  for (; i < count; i += step) {
    uint32_t data[MOST_RANKS] = {};
    each(ranks, [&](int k) { put_word(at[k] + i, own, world.epoch); });
    each(ranks, [&](int rank) { from[rank] = now + (int64_t)rank * count + i; });
    get_words(from, world.epoch, data);
    store_word<FULL>(out, i, message, sum_words(message, data));
    if (i + step < count) own = load_word<FULL>(x, i + step, message);
  }
}

// x, out: the message; symmetric: words [2, ranks, words of a message] of 8 bytes, zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void flag_in_data(World world, Message message, const void* x, uint64_t* words,
                                                                void* out) {
  by_choice(message, world.world_size, 1, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, words, out);
  });
}
