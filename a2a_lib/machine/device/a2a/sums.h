// The experts' outputs for rows, added up in fp32, for the rungs prereduced, pipelined and fp8_rows. A wave has a part of a
// row (a2a/places.h).
#pragma once
#include "a2a/places.h"

namespace a2a {

static_assert(PART >= LEAST_PART, "a row has more parts than flags");

// Lane l's pieces of a part: l, l + WAVE, ...
struct Sum { float of[PIECES][8] = {}; };

// Pieces of a row that an expert turns by `by`: a part of its output is made of two of the row's.
__device__ inline void load_turned(Half8 (&h)[PIECES], const half_t* row, int pieces, int part, int by) {
  for (int i = 0; i < PIECES; ++i) {
    const int to = part * PART + i * WAVE + lane_id();
    if (to < pieces) h[i] = ((const Half8*)row)[to < by ? to - by + pieces : to - by];
  }
}
__device__ inline void add(Sum& sum, Half8 (&h)[PIECES], float weight, float factor) {
  for (int i = 0; i < PIECES; ++i)
    for (int j = 0; j < 8; ++j) sum.of[i][j] = fmaf(weight, factor * float(h[i][j]), sum.of[i][j]);
}

// sum += weight * what the expert does to the row, over the choices that live on this rank: y[j] = factor *
// x[(j - shift) mod dim], shift a multiple of 8. Loads of two experts in flight.
__device__ inline void add_experts(World world, Shape shape, Sum& sum, Token token, int part, const half_t* row,
                                   const int* shift, const float* scale) {
  const int pieces = shape.dim / 8, local = token.expert - world.rank * shape.experts;
  const bool here = token.expert >= 0 && local >= 0 && local < shape.experts;
  const int by = here ? shift[local] / 8 : 0;  // lane k holds choice k
  const float factor = here ? scale[local] : 0.0f;
  for (uint64_t left = wave_ballot(here); left;) {
    const int one = first_bit(left);
    left &= left - 1;
    const int two = first_bit(left);  // -1: none
    left &= left - 1;
    Half8 first[PIECES] = {}, second[PIECES] = {};
    load_turned(first, row, pieces, part, broadcast(by, one));
    if (two >= 0) load_turned(second, row, pieces, part, broadcast(by, two));
    add(sum, first, broadcast(token.weight, one), broadcast(factor, one));
    if (two >= 0) add(sum, second, broadcast(token.weight, two), broadcast(factor, two));
  }
}

// sum += token t's replies of the ranks whose lanes say `replied`, in the order of ranks. reply half [W, max_tokens, dim].
__device__ inline void add_replies(Shape shape, Sum& sum, int part, int t, bool replied, const half_t* reply) {
  const int pieces = shape.dim / 8;
  for (uint64_t left = wave_ballot(replied); left; left &= left - 1) {
    const Half8* row = (const Half8*)reply + ((int64_t)first_bit(left) * shape.max_tokens + t) * pieces;
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + lane_id() + i * WAVE;
      Half8 h = {};
      if (c < pieces) h = row[c];
      for (int j = 0; j < 8; ++j) sum.of[i][j] += float(h[j]);
    }
  }
}

__device__ inline void store_sum(Shape shape, half_t* row, int part, const Sum& sum) {
  for (int i = 0; i < PIECES; ++i) {
    const int c = part * PART + lane_id() + i * WAVE;
    Half8 h;
    for (int j = 0; j < 8; ++j) h[j] = half_t(sum.of[i][j]);
    if (c < shape.dim / 8) ((Half8*)row)[c] = h;
  }
}

}  // namespace a2a
