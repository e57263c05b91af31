// 8-bit floats as ROCm names them. gfx942 converts the FNUZ kinds by instructions; OCP's kinds are converted in software, as
// ROCm does it there. Seen by the simulator only.
#pragma once
#include "a2a/hip_rocm.h"

#define HIP_FP8_TYPE_FNUZ 1
#define HIP_FP8_TYPE_OCP 1
#define HIP_FP8_CVT_FAST_PATH 1
typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;
typedef enum __hip_fp8_interpretation_t {
  __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3
} __hip_fp8_interpretation_t;
typedef enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 } __hip_saturation_t;

#define A2A_FP8_INLINE __host__ __device__ __forceinline__
namespace a2a::fp8 {
typedef __hip_fp8_interpretation_t Kind;
// Finite numbers beyond the largest one become it if `saturate`. Else they become infinity, or NaN where the kind has none.
// Infinity itself never saturates, in ROCm.
A2A_FP8_INLINE bool clipped(float x, bool saturate) { return saturate && x == x && !__builtin_isinf(x); }
A2A_FP8_INLINE float clip(float x, float most, bool saturate) {
  return clipped(x, saturate) ? __builtin_fminf(__builtin_fmaxf(x, -most), most) : x;
}
// OCP: e4m3 has bias 7, 448 as its largest number, NaN and no infinity; e5m2 has bias 15, 57344, NaN and infinity.
template <bool e5m2> A2A_FP8_INLINE unsigned ocp_of(float x, bool saturate) {
  constexpr int mantissa = e5m2 ? 2 : 3, bias = e5m2 ? 15 : 7, least = 1 - bias;
  constexpr unsigned most = e5m2 ? 0x7b : 0x7e, beyond = e5m2 ? 0x7c : 0x7f;
  const unsigned bits = __builtin_bit_cast(unsigned, x), size = bits & 0x7fffffff, sign = bits >> 24 & 0x80;
  if (size > 0x7f800000) return sign | 0x7f;
  if (size == 0x7f800000) return sign | beyond;
  unsigned code;
  if (size < (unsigned)(127 + least) << 23) {  // below the least normal number: the sum has its last bit where the code has
    const float grid = __builtin_bit_cast(float, (unsigned)(127 + 23 + least - mantissa) << 23);
    code = __builtin_bit_cast(unsigned, __builtin_bit_cast(float, size) + grid) - __builtin_bit_cast(unsigned, grid);
  } else {  // to nearest, ties to even
    code = (size + (1u << (22 - mantissa)) - 1 + (size >> (23 - mantissa) & 1)) >> (23 - mantissa);
    code -= (unsigned)(127 - bias) << mantissa;
  }
  return sign | (code <= most ? code : saturate ? most : beyond);
}
template <bool e5m2> A2A_FP8_INLINE float ocp_value(unsigned char x) {
  if (e5m2) return (float)__builtin_bit_cast(_Float16, (unsigned short)(x << 8));
  const unsigned short half = (unsigned short)((x & 0x80) << 8 | (x & 0x7f) << 7);  // bias 15 instead of 7
  return (x & 0x7f) == 0x7f ? __builtin_nanf("") : (float)__builtin_bit_cast(_Float16, half) * 256.0f;
}

// A double as a float that rounds to the same code: cut off, the last bit set if that lost something.
A2A_FP8_INLINE float cut(double x) {
  const float near = (float)x;
  unsigned bits = __builtin_bit_cast(unsigned, near);
  if (near == x || x != x || __builtin_isinf(near)) return near;
  if (__builtin_fabs((double)near) > __builtin_fabs(x)) --bits;
  return __builtin_bit_cast(float, bits | 1);
}

template <Kind kind> A2A_FP8_INLINE unsigned pair_of(float a, float b, bool saturate) {
  if constexpr (kind == __HIP_E4M3 || kind == __HIP_E5M2)
    return ocp_of<kind == __HIP_E5M2>(a, saturate) | ocp_of<kind == __HIP_E5M2>(b, saturate) << 8;
  else if constexpr (kind == __HIP_E4M3_FNUZ)
    return __builtin_amdgcn_cvt_pk_fp8_f32(clip(a, 240.0f, saturate), clip(b, 240.0f, saturate), 0, false) & 0xffff;
  else
    return __builtin_amdgcn_cvt_pk_bf8_f32(clip(a, 57344.0f, saturate), clip(b, 57344.0f, saturate), 0, false) & 0xffff;
}
template <Kind kind> A2A_FP8_INLINE unsigned char code_of(float x, bool saturate = true) {
  return (unsigned char)pair_of<kind>(x, 0.0f, saturate);
}
template <Kind kind> A2A_FP8_INLINE float value_of(unsigned char x) {
  if constexpr (kind == __HIP_E4M3 || kind == __HIP_E5M2) return ocp_value<kind == __HIP_E5M2>(x);
  else if constexpr (kind == __HIP_E4M3_FNUZ) return __builtin_amdgcn_cvt_f32_fp8(x, 0);
  else return __builtin_amdgcn_cvt_f32_bf8(x, 0);
}
A2A_FP8_INLINE unsigned any_pair_of(float a, float b, bool saturate, Kind kind) {
  switch (kind) {
    case __HIP_E4M3: return pair_of<__HIP_E4M3>(a, b, saturate);
    case __HIP_E5M2: return pair_of<__HIP_E5M2>(a, b, saturate);
    case __HIP_E4M3_FNUZ: return pair_of<__HIP_E4M3_FNUZ>(a, b, saturate);
    default: return pair_of<__HIP_E5M2_FNUZ>(a, b, saturate);
  }
}
A2A_FP8_INLINE float any_value_of(unsigned char x, Kind kind) {
  switch (kind) {
    case __HIP_E4M3: return value_of<__HIP_E4M3>(x);
    case __HIP_E5M2: return value_of<__HIP_E5M2>(x);
    case __HIP_E4M3_FNUZ: return value_of<__HIP_E4M3_FNUZ>(x);
    default: return value_of<__HIP_E5M2_FNUZ>(x);
  }
}
}  // namespace a2a::fp8

// ---- functions on codes
#define A2A_FP8_TO(from, parameter, a, b)                                                                                \
  A2A_FP8_INLINE __hip_fp8_storage_t __hip_cvt_##from##_to_fp8(parameter x, __hip_saturation_t saturate,                 \
                                                               __hip_fp8_interpretation_t kind) {                        \
    return (__hip_fp8_storage_t)a2a::fp8::any_pair_of(a, b, saturate == __HIP_SATFINITE, kind);                          \
  }
#define A2A_FP8_TO_TWO(from, parameter, a, b)                                                                            \
  A2A_FP8_INLINE __hip_fp8x2_storage_t __hip_cvt_##from##_to_fp8x2(parameter x, __hip_saturation_t saturate,             \
                                                                   __hip_fp8_interpretation_t kind) {                    \
    return (__hip_fp8x2_storage_t)a2a::fp8::any_pair_of(a, b, saturate == __HIP_SATFINITE, kind);                        \
  }
A2A_FP8_TO(float, float, x, 0.0f)
A2A_FP8_TO(double, double, a2a::fp8::cut(x), 0.0f)
A2A_FP8_TO(halfraw, __half_raw, (float)x.data, 0.0f)
A2A_FP8_TO(bfloat16raw, __hip_bfloat16_raw, (float)(__hip_bfloat16)x, 0.0f)
A2A_FP8_TO_TWO(float2, float2, x.x, x.y)
A2A_FP8_TO_TWO(double2, double2, a2a::fp8::cut(x.x), a2a::fp8::cut(x.y))
A2A_FP8_TO_TWO(halfraw2, __half2_raw, (float)x.data.x, (float)x.data.y)
A2A_FP8_TO_TWO(bfloat16raw2, __hip_bfloat162_raw, (float)__builtin_bit_cast(__hip_bfloat16, x.x),
               (float)__builtin_bit_cast(__hip_bfloat16, x.y))
#undef A2A_FP8_TO_TWO
#undef A2A_FP8_TO
A2A_FP8_INLINE __half_raw __hip_cvt_fp8_to_halfraw(__hip_fp8_storage_t x, __hip_fp8_interpretation_t kind) {
  return __half_raw{(__half)a2a::fp8::any_value_of(x, kind)};
}
A2A_FP8_INLINE __half2_raw __hip_cvt_fp8x2_to_halfraw2(__hip_fp8x2_storage_t x, __hip_fp8_interpretation_t kind) {
  return __half2_raw{__half2::Both{(__half)a2a::fp8::any_value_of(x & 255, kind), (__half)a2a::fp8::any_value_of(x >> 8, kind)}};
}

// ---- types: one, two and four numbers
#define A2A_FP8_FROM(name, T) \
  A2A_FP8_INLINE name(T x) : __x(a2a::fp8::code_of<kind>((float)x)) {}
#define A2A_FP8_INTO(T) \
  A2A_FP8_INLINE explicit operator T() const { return (T)a2a::fp8::value_of<kind>(__x); }
#define A2A_FP8(name, pair, four, Kind)                                                                                  \
  struct name {                                                                                                          \
    static constexpr __hip_fp8_interpretation_t kind = Kind, __default_interpret = Kind;                                 \
    static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;                                          \
    __hip_fp8_storage_t __x;                                                                                             \
    name() = default;                                                                                                    \
    A2A_FP8_INLINE name(double x) : __x(a2a::fp8::code_of<kind>(a2a::fp8::cut(x))) {}                                    \
    A2A_FP8_FROM(name, float) A2A_FP8_FROM(name, int) A2A_FP8_FROM(name, unsigned)            \
    A2A_FP8_FROM(name, short) A2A_FP8_FROM(name, unsigned short) A2A_FP8_FROM(name, long) A2A_FP8_FROM(name, long long)  \
    A2A_FP8_FROM(name, unsigned long) A2A_FP8_FROM(name, unsigned long long)                                             \
    A2A_FP8_FROM(name, __half) A2A_FP8_FROM(name, __hip_bfloat16)                                                        \
    A2A_FP8_INLINE operator float() const { return a2a::fp8::value_of<kind>(__x); }                                      \
    A2A_FP8_INTO(double) A2A_FP8_INTO(__half) A2A_FP8_INTO(__hip_bfloat16) A2A_FP8_INTO(bool) A2A_FP8_INTO(char)         \
    A2A_FP8_INTO(signed char) A2A_FP8_INTO(unsigned char) A2A_FP8_INTO(short) A2A_FP8_INTO(unsigned short)               \
    A2A_FP8_INTO(int) A2A_FP8_INTO(unsigned) A2A_FP8_INTO(long) A2A_FP8_INTO(unsigned long) A2A_FP8_INTO(long long)      \
    A2A_FP8_INTO(unsigned long long)                                                                                     \
  };                                                                                                                     \
  struct pair {                                                                                                          \
    static constexpr __hip_fp8_interpretation_t kind = Kind, __default_interpret = Kind;                                 \
    static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;                                          \
    __hip_fp8x2_storage_t __x;                                                                                           \
    pair() = default;                                                                                                    \
    A2A_FP8_INLINE pair(float2 x) : __x((__hip_fp8x2_storage_t)a2a::fp8::pair_of<kind>(x.x, x.y, true)) {}               \
    A2A_FP8_INLINE pair(double2 x) : pair(float2{a2a::fp8::cut(x.x), a2a::fp8::cut(x.y)}) {}                             \
    A2A_FP8_INLINE pair(__half2 x) : pair(float2{(float)x.x, (float)x.y}) {}                                             \
    A2A_FP8_INLINE pair(__hip_bfloat162 x) : pair(float2{(float)x.x, (float)x.y}) {}                                     \
    A2A_FP8_INLINE operator float2() const {                                                                             \
      return {a2a::fp8::value_of<kind>(__x & 255), a2a::fp8::value_of<kind>(__x >> 8)};                                  \
    }                                                                                                                    \
    A2A_FP8_INLINE explicit operator __half2() const { const float2 x = *this; return {(__half)x.x, (__half)x.y}; }      \
    A2A_FP8_INLINE explicit operator __hip_bfloat162() const {                                                           \
      const float2 x = *this;                                                                                            \
      return {(__hip_bfloat16)x.x, (__hip_bfloat16)x.y};                                                                 \
    }                                                                                                                    \
  };                                                                                                                     \
  struct four {                                                                                                          \
    static constexpr __hip_fp8_interpretation_t kind = Kind, __default_interpret = Kind;                                 \
    static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;                                          \
    __hip_fp8x4_storage_t __x;                                                                                           \
    four() = default;                                                                                                    \
    A2A_FP8_INLINE four(float4 x)                                                                                        \
        : __x(a2a::fp8::pair_of<kind>(x.x, x.y, true) | a2a::fp8::pair_of<kind>(x.z, x.w, true) << 16) {}                \
    A2A_FP8_INLINE four(double4 x)                                                                                       \
        : four(float4{a2a::fp8::cut(x.x), a2a::fp8::cut(x.y), a2a::fp8::cut(x.z), a2a::fp8::cut(x.w)}) {}                \
    A2A_FP8_INLINE four(__half2 low, __half2 high)                                                                       \
        : four(float4{(float)low.x, (float)low.y, (float)high.x, (float)high.y}) {}                                      \
    A2A_FP8_INLINE four(__hip_bfloat162 low, __hip_bfloat162 high)                                                       \
        : four(float4{(float)low.x, (float)low.y, (float)high.x, (float)high.y}) {}                                      \
    A2A_FP8_INLINE operator float4() const {                                                                             \
      return {a2a::fp8::value_of<kind>(__x & 255), a2a::fp8::value_of<kind>(__x >> 8 & 255),                             \
              a2a::fp8::value_of<kind>(__x >> 16 & 255), a2a::fp8::value_of<kind>(__x >> 24)};                           \
    }                                                                                                                    \
  };
A2A_FP8(__hip_fp8_e4m3, __hip_fp8x2_e4m3, __hip_fp8x4_e4m3, __HIP_E4M3)
A2A_FP8(__hip_fp8_e5m2, __hip_fp8x2_e5m2, __hip_fp8x4_e5m2, __HIP_E5M2)
A2A_FP8(__hip_fp8_e4m3_fnuz, __hip_fp8x2_e4m3_fnuz, __hip_fp8x4_e4m3_fnuz, __HIP_E4M3_FNUZ)
A2A_FP8(__hip_fp8_e5m2_fnuz, __hip_fp8x2_e5m2_fnuz, __hip_fp8x4_e5m2_fnuz, __HIP_E5M2_FNUZ)
#undef A2A_FP8
#undef A2A_FP8_INTO
#undef A2A_FP8_FROM
#undef A2A_FP8_INLINE
