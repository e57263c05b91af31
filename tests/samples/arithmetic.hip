// Arithmetic that the compiler expands into sequences, and single operations by many instructions.
#include "a2a/hip.h"

#pragma clang fp contract(off)
#define INDEX const int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return

extern "C" __global__ void divide_32(int32_t* q, int32_t* r, uint32_t* uq, uint32_t* ur, const int32_t* a,
                                     const int32_t* b, int n) {
  INDEX;
  q[i] = a[i] / b[i], r[i] = a[i] % b[i];
  uq[i] = (uint32_t)a[i] / (uint32_t)b[i], ur[i] = (uint32_t)a[i] % (uint32_t)b[i];
}
extern "C" __global__ void divide_64(int64_t* q, int64_t* r, uint64_t* uq, uint64_t* ur, const int64_t* a,
                                     const int64_t* b, int n) {
  INDEX;
  q[i] = a[i] / b[i], r[i] = a[i] % b[i];
  uq[i] = (uint64_t)a[i] / (uint64_t)b[i], ur[i] = (uint64_t)a[i] % (uint64_t)b[i];
}
// Division by constants: multiplications by reciprocals. out is [4][n].
extern "C" __global__ void divide_constant(int32_t* out, const int32_t* a, int n) {
  INDEX;
  out[i] = a[i] / 7, out[n + i] = a[i] % 1000, out[2 * n + i] = (uint32_t)a[i] / 10u, out[3 * n + i] = a[i] / 16;
}
extern "C" __global__ void divide_f32(float* q, const float* a, const float* b, int n) { INDEX; q[i] = a[i] / b[i]; }
extern "C" __global__ void divide_f64(double* q, const double* a, const double* b, int n) { INDEX; q[i] = a[i] / b[i]; }

// out is [8][n].
extern "C" __global__ void multiply_64(uint64_t* out, const uint64_t* a, const uint64_t* b, int n) {
  INDEX;
  const uint64_t x = a[i], y = b[i];
  out[i] = x * y;
  out[n + i] = (uint64_t)((unsigned __int128)x * y >> 64);
  out[2 * n + i] = (uint64_t)((__int128)(int64_t)x * (int64_t)y >> 64);
  out[3 * n + i] = x + y;
  out[4 * n + i] = x - y;
  out[5 * n + i] = x << (y & 63);
  out[6 * n + i] = x >> (y & 63);
  out[7 * n + i] = (uint64_t)((int64_t)x >> (y & 63));
}

// Bits. out is [12][n].
extern "C" __global__ void bits(uint32_t* out, const uint32_t* a, const uint32_t* b, int n) {
  INDEX;
  const uint32_t x = a[i], y = b[i];
  out[i] = __builtin_popcount(x);
  out[n + i] = x ? __builtin_clz(x) : 32;
  out[2 * n + i] = x ? __builtin_ctz(x) : 32;
  out[3 * n + i] = __builtin_bitreverse32(x);
  out[4 * n + i] = __builtin_bswap32(x);
  out[5 * n + i] = __builtin_rotateleft32(x, y & 31);
  out[6 * n + i] = (x & y) | (~x & (y >> 3));
  out[7 * n + i] = (x >> 5) & 0x7ff;
  out[8 * n + i] = (uint32_t)((int32_t)(x << 9) >> 20);
  out[9 * n + i] = __builtin_amdgcn_perm(x, y, 0x06010700);
  out[10 * n + i] = (uint32_t)((uint64_t)x << 32 >> (y & 31));
  out[11 * n + i] = __builtin_amdgcn_alignbit(x, y, 11);
}

// Bytes and shorts: parts of registers (SDWA). out is [6][n].
extern "C" __global__ void parts(uint32_t* out, const uint32_t* a, const uint32_t* b, int n) {
  INDEX;
  const uint32_t x = a[i], y = b[i];
  uint32_t sum = 0, dot = 0;
  for (int k = 0; k < 4; ++k) {
    sum += (x >> 8 * k & 255) + (y >> 8 * k & 255);
    dot += (uint32_t)((int8_t)(x >> 8 * k) * (int8_t)(y >> 8 * k));
  }
  out[i] = sum, out[n + i] = dot;
  out[2 * n + i] = (x & 0xffff) * (y >> 16);
  out[3 * n + i] = (uint16_t)(x + y) | (uint32_t)(uint16_t)((x >> 16) - (y >> 16)) << 16;
  const int16_t s = (int16_t)x, t = (int16_t)(y >> 16);
  out[4 * n + i] = (uint32_t)(int32_t)(s < t ? s : t);
  out[5 * n + i] = (uint16_t)(s * t);
}

// Saturated and three-operand integer forms. out is [6][n].
extern "C" __global__ void clamps(int32_t* out, const int32_t* a, const int32_t* b, int n) {
  INDEX;
  const int32_t x = a[i], y = b[i];
  out[i] = __builtin_elementwise_add_sat(x, y);
  out[n + i] = (int32_t)__builtin_elementwise_sub_sat((uint32_t)x, (uint32_t)y);
  out[2 * n + i] = min(max(x, -1000), 1000);
  out[3 * n + i] = max(max(x, y), x ^ y);
  out[4 * n + i] = __builtin_elementwise_abs(x >> 1) + (x << 3);
  out[5 * n + i] = x * 5 + (y & 0xffffff) * 3;
}

// Functions of f32: out is [6][n]; x is positive.
extern "C" __global__ void functions_f32(float* out, const float* a, int n) {
  INDEX;
  const float x = a[i];
  out[i] = __builtin_elementwise_sqrt(x);
  out[n + i] = __builtin_elementwise_exp(x);
  out[2 * n + i] = __builtin_elementwise_log(x);
  out[3 * n + i] = __builtin_amdgcn_rcpf(x);
  out[4 * n + i] = __builtin_amdgcn_rsqf(x);
  out[5 * n + i] = __builtin_amdgcn_sinf(x);  // of x turns
}
extern "C" __global__ void functions_f64(double* out, const double* a, int n) {
  INDEX;
  out[i] = __builtin_elementwise_sqrt(a[i]), out[n + i] = __builtin_elementwise_floor(a[i]);
  out[2 * n + i] = __builtin_elementwise_fma(a[i], a[i], -1.0), out[3 * n + i] = __builtin_elementwise_rint(a[i]);
}
// Rounding to whole numbers. out is [4][n].
extern "C" __global__ void rounding(float* out, const float* a, int n) {
  INDEX;
  out[i] = __builtin_elementwise_floor(a[i]), out[n + i] = __builtin_elementwise_ceil(a[i]);
  out[2 * n + i] = __builtin_elementwise_trunc(a[i]), out[3 * n + i] = __builtin_elementwise_rint(a[i]);
}
// Conversions. ints is [4][n], floats is [4][n].
extern "C" __global__ void conversions(int64_t* ints, double* floats, const double* a, int n) {
  INDEX;
  const double x = a[i];
  ints[i] = (int32_t)x, ints[n + i] = (uint32_t)__builtin_elementwise_abs(x);
  ints[2 * n + i] = (int64_t)(x * 1e6), ints[3 * n + i] = (int64_t)(float)x;
  floats[i] = (double)(float)x, floats[n + i] = (double)(float)(half_t)(float)x;
  floats[2 * n + i] = (double)(int64_t)(x * 1e6);
  floats[3 * n + i] = (double)(float)(uint64_t)__builtin_elementwise_abs(x);
}
