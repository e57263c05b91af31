// bf16 in memory, float in registers: two bf16 in 4 bytes, eight in 16. Rounds to nearest, ties to even; a NaN becomes
// 0x7fc0, as PyTorch makes it. The same bits on all targets. The lower half of a word is the element before.
#pragma once
#include "a2a/wave.h"

namespace a2a {

__device__ __forceinline__ uint32_t float_bits(float value) {
  uint32_t bits;
  __builtin_memcpy(&bits, &value, 4);
  return bits;
}
__device__ __forceinline__ float bits_float(uint32_t bits) {
  float value;
  __builtin_memcpy(&value, &bits, 4);
  return value;
}

__device__ __forceinline__ float bf16_low(uint32_t pair) { return bits_float(pair << 16); }
__device__ __forceinline__ float bf16_high(uint32_t pair) { return bits_float(pair & 0xffff0000u); }

// The 16 bits of a float as bf16, in the upper half; the lower half is anything.
__device__ __forceinline__ uint32_t bf16_upper(float value) {
  const uint32_t bits = float_bits(value);
  return value != value ? 0x7fc00000u : bits + 0x7fffu + (bits >> 16 & 1);
}
__device__ __forceinline__ uint32_t pack_bf16(float low, float high) {
  return bf16_upper(low) >> 16 | (bf16_upper(high) & 0xffff0000u);
}

// Eight bf16: sum[j] += element j.
__device__ __forceinline__ void add_bf16(float (&sum)[8], Bytes16 eight) {
  uint32_t pair[4];
  __builtin_memcpy(pair, &eight, 16);
#pragma unroll
  for (int j = 0; j < 4; ++j) sum[2 * j] += bf16_low(pair[j]), sum[2 * j + 1] += bf16_high(pair[j]);
}
__device__ __forceinline__ Bytes16 pack_bf16(const float (&value)[8]) {
  uint32_t pair[4];
#pragma unroll
  for (int j = 0; j < 4; ++j) pair[j] = pack_bf16(value[2 * j], value[2 * j + 1]);
  Bytes16 eight;
  __builtin_memcpy(&eight, pair, 16);
  return eight;
}

}  // namespace a2a
