// The expert's work and the sum of the replies for NVIDIA GPUs, in place of those of alltoall.h: the same bits, for a wave
// half as wide. Tiles that leave registers for several loads in flight per lane (there are 64), and small code.
//
// So far only varlen has its combine from here, so a part of its gain over no_overheads on these GPUs is
// not the rung's idea. A2A_PORTABLE_SUMS leaves this file out. Measured (4 x NVIDIA H200, 2026-11-21), us per call:
//
//                             bench1  bench2  bench3  bench4   dsv3  dsv3-full
//   no_overheads                24.5    26.9    31.8    87.2  146.5      166.8
//   varlen, portable sums       24.3    26.5    31.3    86.9  144.4      163.3
//   varlen, sums of this file   19.9    21.8    27.4    80.3  139.2      156.3
#pragma once
#include "a2a/a2a.h"

namespace a2a {

// A piece of expert e's output for a row: y[j] = scale * x[(j - shift) mod dim], shift a multiple of 8.
__device__ inline void apply_and_send(half_t* reply, const half_t* row, int dim, int shift, float scale) {
  constexpr int TILE = 8;  // 16-byte loads in flight per lane
  const int chunks = dim / 8, by = shift / 8;
  const Bytes16* in = (const Bytes16*)row;
  Bytes16* out = (Bytes16*)reply;
#pragma unroll 1
  for (int c = lane_id(); c < chunks; c += TILE * WAVE) {
    union { Bytes16 piece[TILE]; __half2 pair[TILE][4]; };
#pragma unroll
    for (int i = 0; i < TILE; ++i) {
      const int to = c + i * WAVE;
      if (to < chunks) piece[i] = __ldcs(in + (to < by ? to - by + chunks : to - by));
    }
#pragma unroll
    for (int i = 0; i < TILE; ++i) {
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const float2 x = __half22float2(pair[i][j]);
        pair[i][j] = __floats2half2_rn(scale * x.x, scale * x.y);
      }
      if (c + i * WAVE < chunks) out[c + i * WAVE] = piece[i];
    }
  }
}

// out: sum over k of weight * reply, in fp32 and in the order of k: the same bits every time. An item is a tile of one
// token, so that there is work for all waves; it adds replies by twos, as soon as both and those before are there.
__device__ inline void sum_replies(World world, Shape shape, const half_t* reply, const uint32_t* reply_flags,
                                   const int* topk_ids, const float* topk_weights, half_t* out, int wave, int waves) {
  constexpr int TILE = 2, TWO = 2;  // TILE * TWO 16-byte loads in flight per lane
  const int chunks = shape.dim / 8, lane = lane_id(), tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE);
#pragma unroll 1
  for (int item = wave; item < shape.num_tokens * tiles; item += waves) {
    const int token = item / tiles, first = token * shape.topk, c = (item - token * tiles) * TILE * WAVE + lane;
    // Lane k looks after k: its expert, its weight, its flag.
    const int id = lane < shape.topk ? topk_ids[first + lane] : -1;
    const float weight = lane < shape.topk ? topk_weights[first + lane] : 0.0f;
    const unsigned chosen = __ballot_sync(~0u, id >= 0);
    float2 sum[TILE][4] = {};
#pragma unroll 1
    for (int k = 0; k < shape.topk; k += TWO) {
      if (id >= 0 && lane / TWO == k / TWO)
        wait_equal<Order::acquire, Scope::system>(&reply_flags[first + lane], world.epoch);
      wave_barrier();  // no lane reads a reply before the lane that polls its flag has seen it
      const Bytes16* row = (const Bytes16*)reply + (int64_t)(first + k) * chunks + c;
      union { Bytes16 piece[TWO][TILE]; __half2 pair[TWO][TILE][4]; };
#pragma unroll
      for (int d = 0; d < TWO; ++d)
#pragma unroll
        for (int i = 0; i < TILE; ++i)
          if ((chosen >> (k + d) & 1) && c + i * WAVE < chunks) piece[d][i] = __ldcs(row + d * chunks + i * WAVE);
#pragma unroll
      for (int d = 0; d < TWO; ++d) {
        if (!(chosen >> (k + d) & 1)) continue;
        const float w = broadcast(weight, k + d);
#pragma unroll
        for (int i = 0; i < TILE; ++i)
#pragma unroll
          for (int j = 0; j < 4; ++j) {
            const float2 y = __half22float2(pair[d][i][j]);
            sum[i][j] = float2{fmaf(w, y.x, sum[i][j].x), fmaf(w, y.y, sum[i][j].y)};
          }
      }
    }
#pragma unroll
    for (int i = 0; i < TILE; ++i) {
      union { Bytes16 piece; __half2 pair[4]; };
#pragma unroll
      for (int j = 0; j < 4; ++j) pair[j] = __floats2half2_rn(sum[i][j].x, sum[i][j].y);
      if (c + i * WAVE < chunks) ((Bytes16*)out)[(int64_t)token * chunks + c + i * WAVE] = piece;
    }
  }
}

}  // namespace a2a
