// Exercise 3 of lesson 01: scatter-reduce with the weights fused in, and choices that were dropped.
//
//   out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]        without the k whose slot is -1
//
// out [tokens, dim], y [slots, dim] fp16; slot_of [tokens, topk], -1: dropped; weights [tokens, topk].
// dim is a multiple of 8. One wave takes 64 pieces of 8 values (16 bytes) of one token, one piece per lane: more waves
// than tokens, so that enough loads are in flight at once.
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void scatter_reduce(half_t* out, const half_t* y, const int* slot_of, const float* weights, int tokens, int topk,
                    int dim) {
  const int pieces = dim / 8, parts = (pieces + WAVE - 1) / WAVE;
  for (int item = wave_in_grid(); item < tokens * parts; item += waves_in_grid()) {
    const int token = item / parts, piece = item % parts * WAVE + lane_id();
    if (piece >= pieces) continue;
    Half8 result = {};
    // BEGIN SOLUTION
    float sum[8] = {};
    for (int k = 0; k < topk; ++k) {
      const int flat = token * topk + k, slot = slot_of[flat];
      if (slot < 0) continue;
      const Half8 row = ((const Half8*)y)[(int64_t)slot * pieces + piece];
      for (int j = 0; j < 8; ++j) sum[j] = fmaf(weights[flat], float(row[j]), sum[j]);
    }
    for (int j = 0; j < 8; ++j) result[j] = half_t(sum[j]);
    // END SOLUTION
    ((Half8*)out)[(int64_t)token * pieces + piece] = result;
  }
}
