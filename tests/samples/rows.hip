// Row-wise operators: one block of 256 threads per row.
#include "a2a/hip.h"
#include "a2a/wave.h"

#pragma clang fp contract(off)

template <class Combine> __device__ __forceinline__ float over_block(float x, float* part, Combine combine) {
  for (int mask = 32; mask > 0; mask /= 2) x = combine(x, a2a::shuffle_xor(x, mask));
  if (threadIdx.x % 64 == 0) part[threadIdx.x / 64] = x;
  __syncthreads();
  x = combine(combine(part[0], part[1]), combine(part[2], part[3]));
  __syncthreads();
  return x;
}

extern "C" __global__ void softmax(float* to, const float* from, int columns) {
  __shared__ float part[4];
  const float* row = from + (size_t)blockIdx.x * columns;
  float top = -__builtin_inff();
  for (int i = threadIdx.x; i < columns; i += 256) top = fmaxf(top, row[i]);
  top = over_block(top, part, [](float a, float b) { return fmaxf(a, b); });
  float sum = 0;
  for (int i = threadIdx.x; i < columns; i += 256) sum += expf(row[i] - top);
  sum = over_block(sum, part, [](float a, float b) { return a + b; });
  for (int i = threadIdx.x; i < columns; i += 256) to[(size_t)blockIdx.x * columns + i] = expf(row[i] - top) / sum;
}

__device__ __forceinline__ float from_bf16(uint16_t x) { return __builtin_bit_cast(float, (uint32_t)x << 16); }
__device__ __forceinline__ uint16_t to_bf16(float x) {  // nearest, ties to even
  const uint32_t b = __builtin_bit_cast(uint32_t, x);
  return (b + 0x7fff + (b >> 16 & 1)) >> 16;
}

extern "C" __global__ void rmsnorm(uint16_t* to, const uint16_t* from, const uint16_t* weight, int columns, float eps) {
  __shared__ float part[4];
  const uint16_t* row = from + (size_t)blockIdx.x * columns;
  float sum = 0;
  for (int i = threadIdx.x; i < columns; i += 256) sum += from_bf16(row[i]) * from_bf16(row[i]);
  sum = over_block(sum, part, [](float a, float b) { return a + b; });
  const float scale = rsqrtf(sum / columns + eps);
  for (int i = threadIdx.x; i < columns; i += 256)
    to[(size_t)blockIdx.x * columns + i] = to_bf16(from_bf16(row[i]) * scale * from_bf16(weight[i]));
}

// clang's own bf16 type: conversions by the compiler.
extern "C" __global__ void axpy_bf16(__bf16* y, const __bf16* x, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (__bf16)(a * (float)x[i] + (float)y[i]);
}
