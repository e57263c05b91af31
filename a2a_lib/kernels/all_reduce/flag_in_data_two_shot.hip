// flag_in_data_two_shot: reduce-scatter and all-gather in words that carry their flag. Two trips instead of one, and a quarter
// of flag_in_data's bytes between 8 ranks: 4 (N - 1) / N of a message instead of 2 (N - 1).
//
// The message has a share for each rank. A lane stores word i of each share at that share's rank. It waits for word i of its
// own share from all peers, and adds these words up. It stores the sum at every peer, then waits for word i of the other
// shares' sums. Every wait is for the number of this call, which comes in the same word as the data (a2a/words.h).
//
// Why one set of words is enough: the two exchanges protect each other. Let p and q be any two ranks, and look at lane i.
//   q's parts   p stores words of call e + 1 there when its call e has ended, so after it read q's sum i of call e. q stored
//               that sum after it had read the parts that p overwrites now.
//   q's sums    p stores sum i of call e + 1 there when it has read q's part i of call e + 1. q stored that part after its call
//               e had ended, in which it read the sum that p overwrites now.
// So a word is read before the next one is stored, however far ranks drift apart.
//
// Each share's sum is made once, in the order of ranks, and copied: all ranks hold the same bits. x and out may be the same
// memory: a lane stores only places whose words it has sent.
#include "a2a/elements.h"
#include "a2a/peers.h"
#include "a2a/words.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, uint64_t* parts, uint64_t* sums, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int step = gridDim.x * blockDim.x, share = (message.words() + ranks - 1) / ranks;
  const int64_t mine = (int64_t)world.rank * share;
  const Peers peers(world);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < share; i += step) {
    uint32_t data[MOST_RANKS] = {};
    const uint64_t* from[MOST_RANKS] = {};
    each(ranks, [&](int r) { data[r] = load_word<FULL>(x, r * share + i, message); });
    each(ranks, [&](int r) { put_word(peers.at(parts + mine + i, r), data[r], world.epoch); });
    each(ranks, [&](int r) { from[r] = parts + (int64_t)r * share + i; });
    get_words(from, world.epoch, data);
    const uint32_t sum = sum_words(message, data);
    each(ranks, [&](int r) { put_word(peers.at(sums + mine + i, r), sum, world.epoch); });
    each(ranks, [&](int r) { from[r] = sums + (int64_t)r * share + i; });
    get_words(from, world.epoch, data);
    each(ranks, [&](int r) { store_word<FULL>(out, r * share + i, message, data[r]); });
  }
}

// x, out: the message; symmetric: parts, sums [ranks, words of a share] of 8 bytes, zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void flag_in_data_two_shot(World world, Message message, const void* x,
                                                                         uint64_t* parts, uint64_t* sums, void* out) {
  by_choice(message, world.world_size, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, parts, sums, out);
  });
}
