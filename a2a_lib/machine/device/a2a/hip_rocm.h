// Names of ROCm's headers that the course's kernels do not use: of <hip/...>, not of a2a/a2a.h, which every kernel reads.
// With host code in the file (A2A_HOSTED), also what that calls.
#pragma once
#include <hip/hip_version.h>
#include "a2a/hip.h"
#ifdef A2A_HOSTED
#include "a2a/hip_host.h"
#include "a2a/hip_host_more.h"
#include "a2a/hip_textures.h"
#else  // parts of the C and C++ libraries that ROCm's own headers include
#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>
#endif

#ifndef __align__
#define __align__(bytes) __attribute__((aligned(bytes)))
#endif
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#ifndef NULL
#define NULL __null
#endif

// ---- vectors: operators that the course's kernels do not use, and the types by HIP's template name
A2A_OPERATOR(%)
A2A_OPERATOR(&)
A2A_OPERATOR(|)
A2A_OPERATOR(^)
A2A_OPERATOR(<<)
A2A_OPERATOR(>>)
template <class V, class T = a2a_member<V>> __host__ __device__ inline V operator-(const V& a) { return a * T(-1); }
template <class V, class T = a2a_member<V>> __host__ __device__ inline V operator~(const V& a) { return a ^ T(-1); }
template <class V, class T = a2a_member<V>> __host__ __device__ inline V& operator++(V& a) { return a += T(1); }
template <class V, class T = a2a_member<V>> __host__ __device__ inline V& operator--(V& a) { return a -= T(1); }
template <class V, class = a2a_member<V>> __host__ __device__ inline bool operator==(const V& a, const V& b) {
  if constexpr (a2a_vector<V>::members == 2) return a.x == b.x && a.y == b.y;
  else if constexpr (a2a_vector<V>::members == 3) return a.x == b.x && a.y == b.y && a.z == b.z;
  else return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}
template <class V, class = a2a_member<V>> __host__ __device__ inline bool operator!=(const V& a, const V& b) { return !(a == b); }
template <class T, unsigned n> struct a2a_vector_of {};
template <class T, unsigned n> using HIP_vector_type = typename a2a_vector_of<T, n>::type;
#define A2A_VECTOR_OF(name)                                                     \
  template <> struct a2a_vector_of<a2a_##name, 1> { typedef name##1 type; };    \
  template <> struct a2a_vector_of<a2a_##name, 2> { typedef name##2 type; };    \
  template <> struct a2a_vector_of<a2a_##name, 3> { typedef name##3 type; };    \
  template <> struct a2a_vector_of<a2a_##name, 4> { typedef name##4 type; };
A2A_VECTOR_OF(char) A2A_VECTOR_OF(uchar) A2A_VECTOR_OF(short) A2A_VECTOR_OF(ushort) A2A_VECTOR_OF(int) A2A_VECTOR_OF(uint)
A2A_VECTOR_OF(long) A2A_VECTOR_OF(ulong) A2A_VECTOR_OF(longlong) A2A_VECTOR_OF(ulonglong) A2A_VECTOR_OF(float)
A2A_VECTOR_OF(double)
#undef A2A_VECTOR_OF

// ---- the wave by ROCm's older names
typedef int hipLaunchParm;  // the first parameter of kernels from before 2018
__device__ __forceinline__ uint64_t __ballot64(int vote) { return __ballot(vote); }
__device__ __forceinline__ uint64_t __lanemask_eq() { return 1ull << a2a::builtin::lane(); }
__device__ __forceinline__ uint64_t __lanemask_lt() { return __lanemask_eq() - 1; }
__device__ __forceinline__ uint64_t __lanemask_gt() { return ~(__lanemask_eq() | __lanemask_lt()); }
__device__ __forceinline__ long long __clock64() { return clock64(); }
__device__ __forceinline__ long long __clock() { return clock64(); }
__device__ __forceinline__ unsigned __mbcnt_lo(unsigned mask, unsigned add) { return __builtin_amdgcn_mbcnt_lo(mask, add); }
__device__ __forceinline__ unsigned __mbcnt_hi(unsigned mask, unsigned add) { return __builtin_amdgcn_mbcnt_hi(mask, add); }
__device__ __forceinline__ int __hip_ds_bpermute(int from, int x) { return __builtin_amdgcn_ds_bpermute(from, x); }
__device__ __forceinline__ int __hip_ds_permute(int to, int x) { return __builtin_amdgcn_ds_permute(to, x); }
__device__ __forceinline__ float __hip_ds_bpermutef(int from, float x) {
  return __builtin_bit_cast(float, __hip_ds_bpermute(from, __builtin_bit_cast(int, x)));
}
__device__ __forceinline__ float __hip_ds_permutef(int to, float x) {
  return __builtin_bit_cast(float, __hip_ds_permute(to, __builtin_bit_cast(int, x)));
}
template <int pattern> __device__ __forceinline__ int __hip_ds_swizzle_N(int x) { return __builtin_amdgcn_ds_swizzle(x, pattern); }
template <int control, int rows, int banks, bool bound> __device__ __forceinline__ int __hip_move_dpp_N(int x) {
  return __builtin_amdgcn_mov_dpp(x, control, rows, banks, bound);
}
#define __hip_ds_swizzle(x, pattern) __hip_ds_swizzle_N<(pattern)>(x)
#define __hip_move_dpp(x, control, rows, banks, bound) __hip_move_dpp_N<(control), (rows), (banks), (bound)>(x)
template <class T> __device__ __forceinline__ T unsafeAtomicMax(T* address, T value) { return atomicMax(address, value); }
template <class T> __device__ __forceinline__ T unsafeAtomicMin(T* address, T value) { return atomicMin(address, value); }

// ---- abilities of the GPU that sources ask for
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ 1
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_DOUBLES__ 1
#define __HIP_ARCH_HAS_WARP_VOTE__ 1
#define __HIP_ARCH_HAS_WARP_BALLOT__ 1
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ 1
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ 1
#define __HIP_ARCH_HAS_3DGRID__ 1

// ---- mathematics by the names of ROCm's headers and of its device library
// Of whole numbers: in double, as C++ says.
#define A2A_WHOLE(name) \
  template <class A, class = decltype(A() % 1)> __device__ __forceinline__ double name(A x) { return name((double)x); }
#define A2A_WHOLES(name)                                                                                 \
  template <class A, class B, class = decltype(A() % B())> __device__ __forceinline__ double name(A x, B y) { \
    return name((double)x, (double)y);                                                                   \
  }
A2A_WHOLE(acos) A2A_WHOLE(acosh) A2A_WHOLE(asin) A2A_WHOLE(asinh) A2A_WHOLE(atan) A2A_WHOLE(atanh) A2A_WHOLE(cbrt)
A2A_WHOLE(ceil) A2A_WHOLE(cos) A2A_WHOLE(cosh) A2A_WHOLE(erf) A2A_WHOLE(erfc) A2A_WHOLE(exp) A2A_WHOLE(exp10)
A2A_WHOLE(exp2) A2A_WHOLE(expm1) A2A_WHOLE(fabs) A2A_WHOLE(floor) A2A_WHOLE(lgamma) A2A_WHOLE(log) A2A_WHOLE(log10)
A2A_WHOLE(log1p) A2A_WHOLE(log2) A2A_WHOLE(nearbyint) A2A_WHOLE(rint) A2A_WHOLE(round) A2A_WHOLE(rsqrt) A2A_WHOLE(sin)
A2A_WHOLE(sinh) A2A_WHOLE(sqrt) A2A_WHOLE(tan) A2A_WHOLE(tanh) A2A_WHOLE(tgamma) A2A_WHOLE(trunc)
A2A_WHOLES(atan2) A2A_WHOLES(copysign) A2A_WHOLES(fdim) A2A_WHOLES(fmax) A2A_WHOLES(fmin) A2A_WHOLES(fmod)
A2A_WHOLES(hypot) A2A_WHOLES(pow) A2A_WHOLES(remainder)
#undef A2A_WHOLE
#undef A2A_WHOLES
namespace std {
using ::acos, ::acosh, ::asin, ::asinh, ::atan, ::atan2, ::atanh, ::cbrt, ::ceil, ::copysign, ::cos, ::cosh, ::erf, ::erfc,
    ::exp, ::exp2, ::expm1, ::fabs, ::fdim, ::floor, ::fmax, ::fmin, ::fmod, ::hypot, ::lgamma, ::log, ::log10, ::log1p, ::log2,
    ::nearbyint, ::pow, ::remainder, ::rint, ::round, ::sin, ::sinh, ::sqrt, ::tan, ::tanh, ::tgamma, ::trunc;
}  // namespace std
__device__ __forceinline__ long labs(long x) { return x < 0 ? -x : x; }
__device__ __forceinline__ long long llabs(long long x) { return x < 0 ? -x : x; }
__device__ __forceinline__ int __isnanf(float x) { return __builtin_isnan(x); }
__device__ __forceinline__ int __isinff(float x) { return __builtin_isinf(x); }
__device__ __forceinline__ int __finitef(float x) { return __builtin_isfinite(x); }
#define A2A_OCML(name)                                                                                   \
  __device__ __forceinline__ _Float16 __ocml_##name##_f16(_Float16 x) { return (_Float16)name##f(x); }   \
  __device__ __forceinline__ float __ocml_##name##_f32(float x) { return name##f(x); }                   \
  __device__ __forceinline__ double __ocml_##name##_f64(double x) { return name(x); }
A2A_OCML(exp) A2A_OCML(exp2) A2A_OCML(exp10) A2A_OCML(expm1) A2A_OCML(log) A2A_OCML(log2) A2A_OCML(log10) A2A_OCML(log1p)
A2A_OCML(sqrt) A2A_OCML(rsqrt) A2A_OCML(cbrt) A2A_OCML(sin) A2A_OCML(cos) A2A_OCML(tan) A2A_OCML(sinh) A2A_OCML(cosh)
A2A_OCML(tanh) A2A_OCML(asin) A2A_OCML(acos) A2A_OCML(atan) A2A_OCML(erf) A2A_OCML(erfc) A2A_OCML(floor) A2A_OCML(ceil)
A2A_OCML(trunc) A2A_OCML(rint) A2A_OCML(round) A2A_OCML(fabs)
#undef A2A_OCML
#define A2A_OCML(name)                                                                                      \
  __device__ __forceinline__ float __ocml_##name##_f32(float x, float y) { return name##f(x, y); }          \
  __device__ __forceinline__ double __ocml_##name##_f64(double x, double y) { return name(x, y); }
A2A_OCML(pow) A2A_OCML(fmin) A2A_OCML(fmax) A2A_OCML(fmod) A2A_OCML(atan2) A2A_OCML(hypot) A2A_OCML(copysign)
#undef A2A_OCML
__device__ __forceinline__ float __ocml_fma_f32(float a, float b, float c) { return fmaf(a, b, c); }
__device__ __forceinline__ float __ocml_native_exp2_f32(float x) { return __builtin_amdgcn_exp2f(x); }
__device__ __forceinline__ float __ocml_native_exp_f32(float x) { return __expf(x); }
__device__ __forceinline__ float __ocml_native_log2_f32(float x) { return __builtin_amdgcn_logf(x); }
__device__ __forceinline__ float __ocml_native_log_f32(float x) { return __logf(x); }
__device__ __forceinline__ float __ocml_native_sin_f32(float x) { return __sinf(x); }
__device__ __forceinline__ float __ocml_native_cos_f32(float x) { return __cosf(x); }
__device__ __forceinline__ float __ocml_native_sqrt_f32(float x) { return __builtin_amdgcn_sqrtf(x); }
__device__ __forceinline__ float __ocml_native_rsqrt_f32(float x) { return __builtin_amdgcn_rsqf(x); }
__device__ __forceinline__ float __ocml_native_recip_f32(float x) { return __builtin_amdgcn_rcpf(x); }

// ---- halves and bfloat16 as bits
struct __half_raw {
  union { _Float16 data; unsigned short x; };
  __host__ __device__ operator _Float16() const { return data; }
};
struct __half2_raw {
  union { __half2::Both data; struct { unsigned short x, y; }; };
  __host__ __device__ operator __half2() const { return __builtin_bit_cast(__half2, data); }
};
struct __hip_bfloat16_raw {
  unsigned short x;
  __host__ __device__ operator __hip_bfloat16() const { return __builtin_bit_cast(__hip_bfloat16, x); }
};
struct __hip_bfloat162_raw { unsigned short x, y; };

#define A2A_HALF_TO(name, To, how) __device__ __forceinline__ To __half2##name##_##how(__half a) { return __float2##name##_##how(a); }
A2A_HALF_TO(int, int, rd) A2A_HALF_TO(int, int, ru) A2A_HALF_TO(uint, unsigned, rn) A2A_HALF_TO(uint, unsigned, rd)
A2A_HALF_TO(uint, unsigned, ru) A2A_HALF_TO(ll, long long, rn) A2A_HALF_TO(ll, long long, rz) A2A_HALF_TO(ll, long long, rd)
A2A_HALF_TO(ll, long long, ru) A2A_HALF_TO(ull, unsigned long long, rn) A2A_HALF_TO(ull, unsigned long long, rz)
A2A_HALF_TO(ull, unsigned long long, rd) A2A_HALF_TO(ull, unsigned long long, ru)
#undef A2A_HALF_TO
__device__ __forceinline__ __half __ll2half_rn(long long a) { return (__half)a; }
__device__ __forceinline__ __half __ull2half_rn(unsigned long long a) { return (__half)a; }

// ---- two halves at once
#define A2A_BOTH(name, one) \
  __host__ __device__ __forceinline__ __half2 name(__half2 a) { return __half2{one(a.x), one(a.y)}; }
A2A_BOTH(h2rcp, hrcp)
A2A_BOTH(h2sqrt, hsqrt)
A2A_BOTH(h2rsqrt, hrsqrt)
A2A_BOTH(h2exp, hexp)
A2A_BOTH(h2exp2, hexp2)
A2A_BOTH(h2exp10, hexp10)
A2A_BOTH(h2log, hlog)
A2A_BOTH(h2log2, hlog2)
A2A_BOTH(h2log10, hlog10)
A2A_BOTH(h2sin, hsin)
A2A_BOTH(h2cos, hcos)
A2A_BOTH(h2ceil, hceil)
A2A_BOTH(h2floor, hfloor)
A2A_BOTH(h2trunc, htrunc)
A2A_BOTH(h2rint, hrint)
A2A_BOTH(__habs2, __habs)
#undef A2A_BOTH
__host__ __device__ __forceinline__ __half a2a_saturate(__half a) { return __hmin(__hmax(a, (__half)0), (__half)1); }
__host__ __device__ __forceinline__ __half2 a2a_saturate(__half2 a) { return {a2a_saturate(a.x), a2a_saturate(a.y)}; }
#define A2A_SATURATED(T, n)                                                                                   \
  __host__ __device__ __forceinline__ T __hadd##n##_sat(T a, T b) { return a2a_saturate(a + b); }             \
  __host__ __device__ __forceinline__ T __hsub##n##_sat(T a, T b) { return a2a_saturate(a - b); }             \
  __host__ __device__ __forceinline__ T __hmul##n##_sat(T a, T b) { return a2a_saturate(a * b); }             \
  __host__ __device__ __forceinline__ T __hfma##n##_sat(T a, T b, T c) { return a2a_saturate(__hfma##n(a, b, c)); }
A2A_SATURATED(__half, )
A2A_SATURATED(__half2, 2)
#undef A2A_SATURATED
__device__ __forceinline__ float amd_mixed_dot(__half2 a, __half2 b, float c, bool saturate) {
  return saturate ? __builtin_amdgcn_fdot2(a.data, b.data, c, true) : __builtin_amdgcn_fdot2(a.data, b.data, c, false);
}
__device__ __forceinline__ __half unsafeAtomicAdd(__half* address, __half value) {
  // One half of an aligned pair; the other gets +0, which leaves it unless it is -0.
  const bool high = (uintptr_t)address & 2;
  const __half2 pair = high ? __half2{(__half)-0.0f, value} : __half2{value, (__half)-0.0f};
  const __half2 old = unsafeAtomicAdd((__half2*)((uintptr_t)address & ~(uintptr_t)3), pair);
  return high ? old.y : old.x;
}

// ---- bfloat16
#define A2A_BFLOAT(result, name, parameters, value) \
  __host__ __device__ __forceinline__ result name parameters { return value; }
#define A2A_BFLOAT_TWO(name, one)                                                        \
  A2A_BFLOAT(__hip_bfloat162, name, (__hip_bfloat162 a, __hip_bfloat162 b),              \
             __hip_bfloat162(one(a.x, b.x), one(a.y, b.y)))
A2A_BFLOAT_TWO(__hadd2, __hadd)
A2A_BFLOAT_TWO(__hsub2, __hsub)
A2A_BFLOAT_TWO(__hmul2, __hmul)
A2A_BFLOAT_TWO(__h2div, __hdiv)
A2A_BFLOAT_TWO(__hmax2, __hmax)
A2A_BFLOAT_TWO(__hmin2, __hmin)
A2A_BFLOAT_TWO(operator+, __hadd)
A2A_BFLOAT_TWO(operator-, __hsub)
A2A_BFLOAT_TWO(operator*, __hmul)
A2A_BFLOAT_TWO(operator/, __hdiv)
A2A_BFLOAT(__hip_bfloat162, __hfma2, (__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c),
           __hip_bfloat162(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)))
A2A_BFLOAT(__hip_bfloat162, __hneg2, (__hip_bfloat162 a), __hip_bfloat162(__hneg(a.x), __hneg(a.y)))
A2A_BFLOAT(__hip_bfloat162, __habs2, (__hip_bfloat162 a), __hip_bfloat162(__habs(a.x), __habs(a.y)))
A2A_BFLOAT(__hip_bfloat162, __float2bfloat162_rn, (float a), __hip_bfloat162((__hip_bfloat16)a, (__hip_bfloat16)a))
A2A_BFLOAT(__hip_bfloat162, __floats2bfloat162_rn, (float a, float b),
           __hip_bfloat162((__hip_bfloat16)a, (__hip_bfloat16)b))
A2A_BFLOAT(__hip_bfloat162, __bfloat162bfloat162, (__hip_bfloat16 a), __hip_bfloat162(a, a))
A2A_BFLOAT(__hip_bfloat162, make_bfloat162, (__hip_bfloat16 a, __hip_bfloat16 b), __hip_bfloat162(a, b))
A2A_BFLOAT(__hip_bfloat16, __low2bfloat16, (__hip_bfloat162 a), a.x)
A2A_BFLOAT(__hip_bfloat16, __high2bfloat16, (__hip_bfloat162 a), a.y)
A2A_BFLOAT(__hip_bfloat162, __low2bfloat162, (__hip_bfloat162 a), __hip_bfloat162(a.x, a.x))
A2A_BFLOAT(__hip_bfloat162, __high2bfloat162, (__hip_bfloat162 a), __hip_bfloat162(a.y, a.y))
A2A_BFLOAT(__hip_bfloat162, __lowhigh2highlow, (__hip_bfloat162 a), __hip_bfloat162(a.y, a.x))
A2A_BFLOAT(__hip_bfloat162, __lows2bfloat162, (__hip_bfloat162 a, __hip_bfloat162 b), __hip_bfloat162(a.x, b.x))
A2A_BFLOAT(__hip_bfloat162, __highs2bfloat162, (__hip_bfloat162 a, __hip_bfloat162 b), __hip_bfloat162(a.y, b.y))
A2A_BFLOAT(bool, __hle, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a <= (float)b)
A2A_BFLOAT(bool, __hge, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a >= (float)b)
A2A_BFLOAT(bool, __hne, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a != (float)b)
A2A_BFLOAT(bool, __hisnan, (__hip_bfloat16 a), (float)a != (float)a)
A2A_BFLOAT(bool, __hisinf, (__hip_bfloat16 a), __builtin_isinf((float)a))
A2A_BFLOAT(short, __bfloat16_as_short, (__hip_bfloat16 a), __builtin_bit_cast(short, a))
A2A_BFLOAT(__hip_bfloat16, __short_as_bfloat16, (short a), __builtin_bit_cast(__hip_bfloat16, a))
A2A_BFLOAT(int, __bfloat162int_rz, (__hip_bfloat16 a), (int)(float)a)
A2A_BFLOAT(__hip_bfloat16, __int2bfloat16_rn, (int a), (__hip_bfloat16)(double)a)
#define A2A_BFLOAT_ONE(name, from) A2A_BFLOAT(__hip_bfloat16, name, (__hip_bfloat16 a), (__hip_bfloat16)from((float)a))
A2A_BFLOAT_ONE(hexp, expf)
A2A_BFLOAT_ONE(hexp2, exp2f)
A2A_BFLOAT_ONE(hexp10, exp10f)
A2A_BFLOAT_ONE(hlog2, log2f)
A2A_BFLOAT_ONE(hlog10, log10f)
A2A_BFLOAT_ONE(htrunc, truncf)
A2A_BFLOAT_ONE(hrint, rintf)
A2A_BFLOAT_ONE(hlog, logf)
A2A_BFLOAT_ONE(hsqrt, sqrtf)
A2A_BFLOAT_ONE(hrsqrt, 1.0f / sqrtf)
A2A_BFLOAT_ONE(hrcp, 1.0f /)
A2A_BFLOAT_ONE(hsin, sinf)
A2A_BFLOAT_ONE(hcos, cosf)
A2A_BFLOAT_ONE(hceil, ceilf)
A2A_BFLOAT_ONE(hfloor, floorf)
#undef A2A_BFLOAT_ONE
#define A2A_BFLOAT_BOTH(one) \
  A2A_BFLOAT(__hip_bfloat162, h2##one, (__hip_bfloat162 a), __hip_bfloat162(h##one(a.x), h##one(a.y)))
A2A_BFLOAT_BOTH(rcp)
A2A_BFLOAT_BOTH(sqrt)
A2A_BFLOAT_BOTH(rsqrt)
A2A_BFLOAT_BOTH(exp)
A2A_BFLOAT_BOTH(exp2)
A2A_BFLOAT_BOTH(exp10)
A2A_BFLOAT_BOTH(log)
A2A_BFLOAT_BOTH(log2)
A2A_BFLOAT_BOTH(log10)
A2A_BFLOAT_BOTH(sin)
A2A_BFLOAT_BOTH(cos)
A2A_BFLOAT_BOTH(ceil)
A2A_BFLOAT_BOTH(floor)
A2A_BFLOAT_BOTH(trunc)
A2A_BFLOAT_BOTH(rint)
#undef A2A_BFLOAT_BOTH
#undef A2A_BFLOAT_TWO
#undef A2A_BFLOAT
