// low_latency: an exchange for few tokens, in which rows and replies are their own flags (a2a/slots.h).
#include "a2a/slots.h"
using namespace a2a;

// All blocks resident; at most MOST_RANKS ranks. Symmetric, zero before the first call: rows, replies [3, ranks,
// max_tokens, data of a slot], choices [3, ranks, max_tokens, topk]. shift, scale [experts]: of the local experts.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void low_latency(World world, Shape shape, const half_t* x, const int* topk_ids,
                                                                       const float* topk_weights, Data* rows, uint64_t* choices,
                                                                       const int* shift, const float* scale, Data* replies, half_t* out) {
  by_size(world, shape, [&](auto p) {
    exchange<decltype(p)::PIECES, decltype(p)::RANKS>(world, shape, x, topk_ids, topk_weights, rows, nullptr, choices, shift, scale, replies, out);
  });
}
