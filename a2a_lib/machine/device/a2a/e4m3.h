// Codes of eight bits: e4m3 of OCP's 8-bit floating point specification, 1 sign, 4 exponent, 3 mantissa bits.
#pragma once
#include "a2a/elements.h"

namespace a2a {

// Rounds to nearest, ties to even: to three bits of mantissa, below 2^-6 to multiples of 2^-9. |value| is at most 448.
__device__ __forceinline__ uint8_t to_e4m3(float value) {
  const uint32_t bits = float_bits(value), sign = bits >> 24 & 0x80, size = bits & 0x7fffffff;
  if (size < 121u << 23) return uint8_t(sign | (uint32_t)rintf(bits_float(size) * 512));
  return uint8_t(sign | ((size + 0x7ffff + (size >> 20 & 1)) >> 20) - (120 << 3));
}
__device__ __forceinline__ float from_e4m3(uint8_t code) {
  const uint32_t size = code & 0x7f;
  const float value = size < 8 ? size / 512.0f : bits_float((size + (120 << 3)) << 20);
  return code & 0x80 ? -value : value;
}

}  // namespace a2a
