// low_latency_fp8: low_latency with rows in codes of eight bits, half the bytes of dispatch (a2a/slots.h).
#include "a2a/slots.h"
using namespace a2a;

// As low_latency, with rows in codes. scales [3, ranks, max_tokens, chunks_of], zero before the first call.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void low_latency_fp8(World world, Shape shape, const half_t* x, const int* topk_ids,
                                                                           const float* topk_weights, Codes* rows, uint64_t* scales,
                                                                           uint64_t* choices, const int* shift, const float* scale,
                                                                           Data* replies, half_t* out) {
  by_size(world, shape, [&](auto p) {
    exchange<decltype(p)::PIECES, decltype(p)::RANKS>(world, shape, x, topk_ids, topk_weights, rows, scales, choices, shift, scale, replies, out);
  });
}
