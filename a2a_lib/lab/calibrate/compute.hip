// Peak rates of the vector and matrix units, and a kernel that does nothing. Nothing here touches memory
// until the end; independent results keep the units busy.
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024) void empty() {}

// n rounds of 16 independent fused multiply-adds per lane: 32 n FLOP per lane. clang packs two into one v_pk_fma_f32.
extern "C" __global__ __launch_bounds__(512) void fma_f32(float* out, int n, float a, float b) {
  const float factor = a + threadIdx.x, term = b + threadIdx.x;  // in vector registers
  float x[16];
#pragma unroll
  for (int j = 0; j < 16; ++j) x[j] = term + j;
#pragma unroll 4
  for (int i = 0; i < n; ++i)
#pragma unroll
    for (int j = 0; j < 16; ++j) x[j] = fmaf(x[j], factor, term);
  float sum = 0;
  for (int j = 0; j < 16; ++j) sum += x[j];
  if (sum == a) out[threadIdx.x] = sum;
}

#ifndef A2A_CUDA
typedef float Float16x __attribute__((ext_vector_type(16)));
typedef half_t Half4 __attribute__((ext_vector_type(4)));

// n rounds of 16 matrix products per wave, 4 of them independent; 32x32x8 is 16384 FLOP, 32x32x16 is 32768.
#define MFMA_LOOP(Name, Operand, PRODUCT)                                                  \
  extern "C" __global__ __launch_bounds__(512) void Name(float* out, int n, float never) { \
    Operand a = {}, b = {};                                                                \
    Float16x c[4] = {};                                                                    \
    for (int i = 0; i < n; ++i)                                                            \
      for (int j = 0; j < 16; ++j) c[j % 4] = PRODUCT(a, b, c[j % 4], 0, 0, 0);            \
    float sum = 0;                                                                         \
    for (int j = 0; j < 4; ++j)                                                            \
      for (int k = 0; k < 16; ++k) sum += c[j][k];                                         \
    if (sum == never) out[threadIdx.x] = sum;                                              \
  }
MFMA_LOOP(mfma_f16, Half4, __builtin_amdgcn_mfma_f32_32x32x8f16)
MFMA_LOOP(mfma_fp8, long, __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8)
#endif
