// CUDA's names, for sources with CUDA's headers (toolchain/left_out.py, which makes cudaX a macro for each hipX that there is). With
// A2A_WAVE 32 also its warps: CUDA 12 on a GPU of compute capability 7.0, where each wave is two warps of 32 lanes, which go in step.
#pragma once
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include <cuComplex.h>
#include "a2a/hip_math_special.h"

typedef __hip_bfloat16 __nv_bfloat16, nv_bfloat16;
typedef __hip_bfloat162 __nv_bfloat162, nv_bfloat162;
typedef __hip_bfloat16_raw __nv_bfloat16_raw;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __hip_fp8_e4m3 __nv_fp8_e4m3;
typedef __hip_fp8_e5m2 __nv_fp8_e5m2;
typedef __hip_fp8_storage_t __nv_fp8_storage_t;
#define __grid_constant__
#define _Bool bool
#define CUDART_INF_F __builtin_inff()
#define CUDART_INF __builtin_inf()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_NAN __builtin_nan("")
#define CUDART_PI_F 3.141592654f
#define CUDART_PI 3.1415926535897931
#ifdef A2A_HOSTED
#include <hipblas/hipblas.h>
typedef hipDeviceProp_t cudaDeviceProp;
#endif

__device__ __forceinline__ void sincos(float x, float* s, float* c) { sincosf(x, s, c); }

// The sum of the products of four bytes.
__device__ inline int __dp4a(int a, int b, int c) {
  for (int i = 0; i < 32; i += 8) c += (signed char)(a >> i) * (signed char)(b >> i);
  return c;
}
__device__ inline unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (int i = 0; i < 32; i += 8) c += (a >> i & 255) * (b >> i & 255);
  return c;
}
// Four bytes, or two shorts, at once.
template <class T, class F> __device__ inline unsigned a2a_parts(unsigned a, unsigned b, F f) {
  unsigned r = 0;
  for (unsigned i = 0; i < 32; i += 8 * sizeof(T)) r |= (f((T)(a >> i), (T)(b >> i)) & (1u << (8 * sizeof(T) - 1)) * 2 - 1) << i;
  return r;
}
#define A2A_PARTS(name, T, value) \
  __device__ inline unsigned __v##name(unsigned a, unsigned b) { return a2a_parts<T>(a, b, [](int x, int y) { return (unsigned)(value); }); }
#define A2A_FOR_PARTS(n, S, U)                                                                                                  \
  A2A_PARTS(add##n, U, x + y) A2A_PARTS(sub##n, U, x - y) A2A_PARTS(absdiffu##n, U, x < y ? y - x : x - y)                         \
  A2A_PARTS(absdiffs##n, S, x < y ? y - x : x - y) A2A_PARTS(maxs##n, S, x < y ? y : x) A2A_PARTS(mins##n, S, x < y ? x : y)        \
  A2A_PARTS(maxu##n, U, x < y ? y : x) A2A_PARTS(minu##n, U, x < y ? x : y) A2A_PARTS(cmpeq##n, U, -(x == y))                       \
  A2A_PARTS(cmpne##n, U, -(x != y)) A2A_PARTS(cmpgtu##n, U, -(x > y)) A2A_PARTS(cmpgts##n, S, -(x > y))                             \
  A2A_PARTS(subss##n, S, min(max(x - y, -(1 << (8 * sizeof(S) - 1))), (1 << (8 * sizeof(S) - 1)) - 1))                             \
  A2A_PARTS(addss##n, S, min(max(x + y, -(1 << (8 * sizeof(S) - 1))), (1 << (8 * sizeof(S) - 1)) - 1))
A2A_FOR_PARTS(4, signed char, unsigned char)
A2A_FOR_PARTS(2, short, unsigned short)
#undef A2A_FOR_PARTS
#undef A2A_PARTS

#if A2A_WAVE == 32
namespace a2a::warp {  // lanes of a warp, instead of those of its wave
__device__ inline int base() { return builtin::lane() & 32; }
__device__ inline unsigned of(uint64_t wave) { return (unsigned)(wave >> base()); }
__device__ inline unsigned ballot(int vote) { return of(__ballot(vote)); }
template <class T> __device__ inline unsigned match(T value) { return of(__match_any(value)); }
template <class T> __device__ inline unsigned match(T value, int* all) {
  *all = match(value) == ballot(1);
  return *all ? ballot(1) : 0;
}
}  // namespace a2a::warp
#define __activemask() a2a::warp::ballot(1)
#define __ballot(vote) a2a::warp::ballot(vote)
#define __any(vote) (a2a::warp::ballot(vote) != 0)
#define __all(vote) (a2a::warp::ballot(!(vote)) == 0)
#define __ballot_sync(lanes, vote) __ballot(vote)
#define __any_sync(lanes, vote) __any(vote)
#define __all_sync(lanes, vote) __all(vote)
#define __match_any_sync(lanes, value) a2a::warp::match(value)
#define __match_all_sync(lanes, value, all) a2a::warp::match(value, all)
#define __reduce_add_sync(lanes, value) __reduce_add_sync((uint64_t)(lanes) << a2a::warp::base(), value)
#define __reduce_min_sync(lanes, value) __reduce_min_sync((uint64_t)(lanes) << a2a::warp::base(), value)
#define __reduce_max_sync(lanes, value) __reduce_max_sync((uint64_t)(lanes) << a2a::warp::base(), value)
#define __reduce_and_sync(lanes, value) __reduce_and_sync((uint64_t)(lanes) << a2a::warp::base(), value)
#define __reduce_or_sync(lanes, value) __reduce_or_sync((uint64_t)(lanes) << a2a::warp::base(), value)
#define __reduce_xor_sync(lanes, value) __reduce_xor_sync((uint64_t)(lanes) << a2a::warp::base(), value)

#undef __HIP__
#undef __HIPCC__
#undef __HIP_PLATFORM_AMD__
#undef __HIP_DEVICE_COMPILE__
#define __CUDA__ 1
#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDA_ARCH__ 700
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define CUDA_VERSION 12000
#define CUDART_VERSION 12000
#endif  // A2A_WAVE == 32
