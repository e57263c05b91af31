// Rows in e4m3: the scale of 128 columns, tokens in 8 bits, scales of arrived rows in the matrix units' order.
#pragma once
#include "names.cuh"
#if CLUSTER != 2
#error "the turning warp is one of the cluster's second block"
#endif

// The scale of 128 values whose largest absolute one has these bits: the least power of two by which it is at most 448.
struct Scale {
  float inverse;  // NaN if a value is infinite or NaN
  uint32_t byte;
  __device__ __forceinline__ explicit Scale(uint32_t bits) {
    const int exponent = min(max(static_cast<int>((bits + 0x1fffffu) >> 23) - 127 - 8, LEAST), MOST);  // 448 is 1.75 * 2^8
    inverse = __uint_as_float(bits < 0x7f800000u ? (127 - exponent) << 23 : 0x7fc00000u);
    byte = exponent + BIAS;
  }
};

// A row's scale as its half of a word of two rows. The word, or its lower half shifted to the upper one, is added to the bits of a
// matrix's scale less BIAS << 23: that is the product. In the first case the lower half makes it too large by 2^-16, at most.
DEV uint16_t half_word(int row, uint32_t byte) { return row % 2 ? byte << 7 : byte; }

// A warp of each cluster: takes experts whose rows have arrived, and copies their scales from behind the rows to `row_scales`.
DEV void turn_scales(const Args& a, int lane, int epoch) {
  while (true) {
    int expert = 0;
    if (lane == 0) expert = atomicAdd(a.draws + epoch % 2 * DRAWS + TURN, 1);
    expert = __shfl_sync(~0u, expert, 0);
    if (expert >= a.local) return;
    const int rows = a.layout[ROWS * a.experts + expert], offset = a.layout[OFFSET * a.experts + expert];
    if (rows == 0) continue;
    if (lane == 0) wait_at_least(a.arrived + expert, rows, a.fault, 6);
    __syncwarp();
    for (int first = 0; first < rows; first += 32) {
      const int slot = offset + first + lane, dim_blocks = a.dim / BLOCK;
      const char* from = a.rows + (long long)slot * row_bytes(a) + a.dim;
      for (int block = 0; block < dim_blocks; block += 16) {
        const uint4 v = load_16(from + block);
        const uint32_t word[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int i = 0; i < 16; ++i)
          if (block + i < dim_blocks)
            a.row_scales[(long long)(block + i) * a.slots + slot] = half_word(slot, word[i / 4] >> 8 * (i % 4) & 255);
      }
    }
    __threadfence();
    __syncwarp();
    if (lane == 0) add_release_gpu(a.done + expert, READY);
  }
}

// A warp packs a token: codes of 7168 columns, say, and then 56 scales.
extern "C" __global__ void __launch_bounds__(256) pack(const __grid_constant__ Args a) {
  const int lane = threadIdx.x % 32, token = blockIdx.x * 8 + threadIdx.x / 32;
  if (token >= a.tokens) return;
  const char* from = a.tokens_in + (long long)token * a.dim * 2;
  char* to = a.x + (long long)token * row_bytes(a);
#pragma unroll 4
  for (int column = lane * 8; column < a.dim; column += 256) {  // 16 lanes have a scale
    const uint4 v = load_16(from + column * 2);
    const uint32_t word[4] = {v.x, v.y, v.z, v.w};
    float value[8];
    uint32_t largest = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const uint32_t bits = i % 2 ? word[i / 2] & 0xffff0000u : word[i / 2] << 16;
      value[i] = __uint_as_float(bits);
      largest = max(largest, bits & 0x7fffffffu);
    }
#pragma unroll
    for (int m = 1; m < 16; m *= 2) largest = max(largest, __shfl_xor_sync(~0u, largest, m));
    const Scale scale(largest);
#pragma unroll
    for (int i = 0; i < 8; ++i) value[i] *= scale.inverse;
    *reinterpret_cast<uint2*>(to + column) = uint2{code_2(value[0], value[1]) | code_2(value[2], value[3]) << 16,
                                                   code_2(value[4], value[5]) | code_2(value[6], value[7]) << 16};
    if (lane % 16 == 0) to[a.dim + column / BLOCK] = scale.byte;
  }
}
