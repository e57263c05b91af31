// 8-bit floats as ROCm names them: the FNUZ kinds, which gfx942 converts by instructions. Seen by the simulator only.
#pragma once
#include "a2a/hip_rocm.h"

typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;
typedef enum __hip_fp8_interpretation_t {
  __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3
} __hip_fp8_interpretation_t;
typedef enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 } __hip_saturation_t;

namespace a2a::fp8 {
// Beyond the largest value: that value if `saturate`, else NaN, as the instruction gives it.
template <bool e5m2> __device__ inline unsigned pair_of(float a, float b, bool saturate) {
  const float most = e5m2 ? 57344.0f : 240.0f;
  if (saturate && a == a && !__builtin_isinf(a)) a = fminf(fmaxf(a, -most), most);
  if (saturate && b == b && !__builtin_isinf(b)) b = fminf(fmaxf(b, -most), most);
  return (e5m2 ? __builtin_amdgcn_cvt_pk_bf8_f32(a, b, 0, false) : __builtin_amdgcn_cvt_pk_fp8_f32(a, b, 0, false)) & 0xffff;
}
template <bool e5m2> __device__ inline float value_of(unsigned char x) {
  return e5m2 ? __builtin_amdgcn_cvt_f32_bf8(x, 0) : __builtin_amdgcn_cvt_f32_fp8(x, 0);
}
}  // namespace a2a::fp8

// kind: one of the FNUZ kinds; others trap, as gfx942 has no instruction for them.
__device__ inline __hip_fp8x2_storage_t __hip_cvt_float2_to_fp8x2(float2 x, __hip_saturation_t saturate,
                                                                  __hip_fp8_interpretation_t kind) {
  if (kind == __HIP_E4M3_FNUZ) return a2a::fp8::pair_of<false>(x.x, x.y, saturate == __HIP_SATFINITE);
  if (kind == __HIP_E5M2_FNUZ) return a2a::fp8::pair_of<true>(x.x, x.y, saturate == __HIP_SATFINITE);
  __builtin_trap();
}
__device__ inline __hip_fp8_storage_t __hip_cvt_float_to_fp8(float x, __hip_saturation_t saturate,
                                                             __hip_fp8_interpretation_t kind) {
  return (__hip_fp8_storage_t)__hip_cvt_float2_to_fp8x2(make_float2(x, 0.0f), saturate, kind);
}
#define A2A_FP8(name, e5m2, pair)                                                                          \
  struct name {                                                                                            \
    __hip_fp8_storage_t __x;                                                                               \
    name() = default;                                                                                      \
    __device__ name(float x) : __x((__hip_fp8_storage_t)a2a::fp8::pair_of<e5m2>(x, 0.0f, true)) {}         \
    __device__ name(double x) : name((float)x) {}                                                          \
    __device__ name(int x) : name((float)x) {}                                                             \
    __device__ name(__half x) : name((float)x) {}                                                          \
    __device__ name(__hip_bfloat16 x) : name((float)x) {}                                                  \
    __device__ operator float() const { return a2a::fp8::value_of<e5m2>(__x); }                            \
  };                                                                                                       \
  struct pair {                                                                                            \
    __hip_fp8x2_storage_t __x;                                                                             \
    pair() = default;                                                                                      \
    __device__ pair(float2 x) : __x((__hip_fp8x2_storage_t)a2a::fp8::pair_of<e5m2>(x.x, x.y, true)) {}     \
    __device__ operator float2() const {                                                                   \
      return {a2a::fp8::value_of<e5m2>(__x & 255), a2a::fp8::value_of<e5m2>(__x >> 8)};                    \
    }                                                                                                      \
  };
A2A_FP8(__hip_fp8_e4m3_fnuz, false, __hip_fp8x2_e4m3_fnuz)
A2A_FP8(__hip_fp8_e5m2_fnuz, true, __hip_fp8x2_e5m2_fnuz)
#undef A2A_FP8
