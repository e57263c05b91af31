// The part of HIP that the course's kernels use, on three targets:
//   simulator  A2A_SIM is defined and clang has no ROCm headers: everything is declared here
//   ROCm       <hip/hip_runtime.h>, nothing is redefined
//   CUDA       nvcc's own names; the few that differ are mapped
// Meaning of each name: HIP C++ language extensions (ROCm documentation).
#pragma once

#if defined(__CUDACC__) && !defined(__HIP__)
#define A2A_CUDA 1
#define A2A_WAVE 32  // what NVIDIA calls a warp
#define A2A_MAYBE_UNDEF
#include <cuda_fp16.h>
#include <cstdint>
typedef __half half_t;
#else
#ifndef A2A_WAVE  // hip_cuda.h: 32
#define A2A_WAVE 64
#endif
// Marks an argument that unimportant lanes may leave undefined: `int p; if (lane == 0) p = atomicAdd(q, 1);
// p = __shfl(p, 0);`. Without it clang takes it that no lane does, and drops the `if`. ROCm's headers say it, too, from
// the first clang on that knows it (16, ROCm 5.5).
#if __has_attribute(maybe_undef)
#define A2A_MAYBE_UNDEF __attribute__((maybe_undef))
#else
#define A2A_MAYBE_UNDEF
#endif
#ifndef A2A_SIM
#include <hip/hip_runtime.h>
#include <cstdint>
#endif
typedef _Float16 half_t;
#endif

#ifdef A2A_SIM
#ifndef __HIPCC__  // what hipcc defines, and sources ask for
#define __HIPCC__ 1
#endif
#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
// __noinline__: clang knows it, and libc++ writes __attribute__((__noinline__)).
// __launch_bounds__(most threads per block[, least waves per SIMD]): decides how many registers a lane may use.
#define A2A_BOUNDS_1(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))
#define A2A_BOUNDS_2(threads, waves) A2A_BOUNDS_1(threads) __attribute__((amdgpu_waves_per_eu(waves)))
#define A2A_BOUNDS_N(a, b, name, ...) name
#define __launch_bounds__(...) A2A_BOUNDS_N(__VA_ARGS__, A2A_BOUNDS_2, A2A_BOUNDS_1)(__VA_ARGS__)

typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT16_TYPE__ int16_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __SIZE_TYPE__ size_t;

// threadIdx, blockIdx, blockDim and gridDim read the wave's registers and the hidden kernel arguments
// (block counts at +0 as three u32, block sizes at +12 as three u16: LLVM AMDGPUUsage, code object v5).
namespace a2a::builtin {
__device__ inline unsigned block_count(int i) {
  const auto counts = (const __attribute__((address_space(4))) unsigned*)__builtin_amdgcn_implicitarg_ptr();
  return __builtin_amdgcn_readfirstlane(counts[i]);  // the same for all lanes: keep it in a scalar register
}
#define A2A_COORDINATE(Name, X, Y, Z)                                              \
  struct Name {                                                                    \
    __declspec(property(get = get_x)) unsigned x;                                  \
    __declspec(property(get = get_y)) unsigned y;                                  \
    __declspec(property(get = get_z)) unsigned z;                                  \
    __device__ __attribute__((always_inline)) unsigned get_x() const { return X; } \
    __device__ __attribute__((always_inline)) unsigned get_y() const { return Y; } \
    __device__ __attribute__((always_inline)) unsigned get_z() const { return Z; } \
  }
A2A_COORDINATE(ThreadIdx, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(),
               __builtin_amdgcn_workitem_id_z());
A2A_COORDINATE(BlockIdx, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(),
               __builtin_amdgcn_workgroup_id_z());
A2A_COORDINATE(BlockDim, __builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(),
               __builtin_amdgcn_workgroup_size_z());
A2A_COORDINATE(GridDim, block_count(0), block_count(1), block_count(2));
#undef A2A_COORDINATE
}  // namespace a2a::builtin
extern const __device__ __attribute__((weak)) a2a::builtin::ThreadIdx threadIdx;
extern const __device__ __attribute__((weak)) a2a::builtin::BlockIdx blockIdx;
extern const __device__ __attribute__((weak)) a2a::builtin::BlockDim blockDim;
extern const __device__ __attribute__((weak)) a2a::builtin::GridDim gridDim;
constexpr int warpSize = A2A_WAVE;  // a name, not a macro: hipDeviceProp_t has a member of it

// ---- barriers and fences
__device__ __forceinline__ void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
__device__ __forceinline__ void __syncwarp() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}
// A fence of workgroup scope makes no instruction for memory. The mark (sync_amd.h: BLOCK_FENCE) shows it to the race detector.
__device__ __forceinline__ void __threadfence_block() {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
#ifndef A2A_NO_MARKS
  __builtin_amdgcn_sched_barrier((int)0xA2A50001u);
#endif
}
// The wait for the write-back is written out: clang 22 leaves it out where it believes nothing is under way (sync_amd.h).
__device__ __forceinline__ void __threadfence() {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  __builtin_amdgcn_s_waitcnt(0x0f70);  // vmcnt(0)
}
__device__ __forceinline__ void __threadfence_system() {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
  __builtin_amdgcn_s_waitcnt(0x0f70);
}

// ---- clang's scoped atomics. For a block alone, and for the whole GPU, their machine code is the same. The mark
// (sync_amd.h: NARROW) tells the race detector that the scope is a block's, or a wave's.
namespace a2a::builtin {
template <int scope> __device__ __forceinline__ void narrow() {
#ifndef A2A_NO_MARKS
  if constexpr (scope < __HIP_MEMORY_SCOPE_AGENT) __builtin_amdgcn_sched_barrier((int)0xA2A40001u);
#endif
}
}  // namespace a2a::builtin
#define A2A_SCOPED(Builtin, address, value, order, scope) Builtin(address, (a2a::builtin::narrow<scope>(), value), order, scope)
#define __hip_atomic_fetch_add(...) A2A_SCOPED(__hip_atomic_fetch_add, __VA_ARGS__)
#define __hip_atomic_fetch_sub(...) A2A_SCOPED(__hip_atomic_fetch_sub, __VA_ARGS__)
#define __hip_atomic_fetch_min(...) A2A_SCOPED(__hip_atomic_fetch_min, __VA_ARGS__)
#define __hip_atomic_fetch_max(...) A2A_SCOPED(__hip_atomic_fetch_max, __VA_ARGS__)
#define __hip_atomic_fetch_and(...) A2A_SCOPED(__hip_atomic_fetch_and, __VA_ARGS__)
#define __hip_atomic_fetch_or(...) A2A_SCOPED(__hip_atomic_fetch_or, __VA_ARGS__)
#define __hip_atomic_fetch_xor(...) A2A_SCOPED(__hip_atomic_fetch_xor, __VA_ARGS__)
#define __hip_atomic_exchange(...) A2A_SCOPED(__hip_atomic_exchange, __VA_ARGS__)

// ---- atomics: relaxed, agent scope, as in HIP; they return the old value
namespace a2a::builtin { template <class T> struct same { typedef T type; }; }
#define A2A_ATOMIC(Name, Builtin)                                                              \
  template <class T>                                                                           \
  __device__ __forceinline__ T Name(T* address, typename a2a::builtin::same<T>::type value) {  \
    return Builtin(address, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);                \
  }
A2A_ATOMIC(atomicAdd, __hip_atomic_fetch_add)
A2A_ATOMIC(atomicSub, __hip_atomic_fetch_sub)
A2A_ATOMIC(atomicMin, __hip_atomic_fetch_min)
A2A_ATOMIC(atomicMax, __hip_atomic_fetch_max)
A2A_ATOMIC(atomicAnd, __hip_atomic_fetch_and)
A2A_ATOMIC(atomicOr, __hip_atomic_fetch_or)
A2A_ATOMIC(atomicXor, __hip_atomic_fetch_xor)
A2A_ATOMIC(atomicExch, __hip_atomic_exchange)
#undef A2A_ATOMIC
template <class T>
__device__ __forceinline__ T atomicCAS(T* address, typename a2a::builtin::same<T>::type expected,
                                       typename a2a::builtin::same<T>::type value) {
  __hip_atomic_compare_exchange_strong(address, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_AGENT);
  return expected;
}

// ---- votes and bits
__device__ __forceinline__ uint64_t __ballot(int vote) { return __builtin_amdgcn_ballot_w64(vote != 0); }
__device__ __forceinline__ int __any(int vote) { return __ballot(vote) != 0; }
__device__ __forceinline__ int __all(int vote) { return __ballot(vote == 0) == 0; }
__device__ __forceinline__ int __popc(unsigned v) { return __builtin_popcount(v); }
__device__ __forceinline__ int __popcll(uint64_t v) { return __builtin_popcountll(v); }
__device__ __forceinline__ int __ffs(int v) { return __builtin_ffs(v); }
__device__ __forceinline__ int __ffsll(int64_t v) { return __builtin_ffsll(v); }
__device__ __forceinline__ int __clz(int v) { return v ? __builtin_clz(v) : 32; }
template <class T> __device__ __forceinline__ T min(T a, T b) { return b < a ? b : a; }
template <class T> __device__ __forceinline__ T max(T a, T b) { return a < b ? b : a; }
template <class A, class B> __device__ __forceinline__ auto min(A a, B b) -> decltype(true ? a : b) {
  return min((decltype(true ? a : b))a, (decltype(true ? a : b))b);
}
template <class A, class B> __device__ __forceinline__ auto max(A a, B b) -> decltype(true ? a : b) {
  return max((decltype(true ? a : b))a, (decltype(true ? a : b))b);
}

// ---- shuffles between the lanes of a wave: ds_bpermute reads another lane's register
namespace a2a::builtin {
template <class T> __device__ __forceinline__ T from_lane(A2A_MAYBE_UNDEF T value, int lane) {
  static_assert(sizeof(T) <= 16, "a shuffle moves up to 16 bytes");
  int words[(sizeof(T) + 3) / 4];
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned i = 0; i < sizeof(words) / 4; ++i) words[i] = __builtin_amdgcn_ds_bpermute(lane * 4, words[i]);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}
__device__ __forceinline__ int lane() {
  return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
}
}  // namespace a2a::builtin
template <class T> __device__ __forceinline__ T __shfl(A2A_MAYBE_UNDEF T value, int source, int width = A2A_WAVE) {
  const int self = a2a::builtin::lane();
  return a2a::builtin::from_lane(value, (self & -width) + (source & (width - 1)));
}
template <class T> __device__ __forceinline__ T __shfl_xor(A2A_MAYBE_UNDEF T value, int mask, int width = A2A_WAVE) {
  const int self = a2a::builtin::lane(), other = self ^ mask;
  return a2a::builtin::from_lane(value, other < ((self + width) & -width) ? other : self);
}
template <class T>
__device__ __forceinline__ T __shfl_up(A2A_MAYBE_UNDEF T value, unsigned delta, int width = A2A_WAVE) {
  const int self = a2a::builtin::lane(), other = self - (int)delta;
  return a2a::builtin::from_lane(value, other < (self & -width) ? self : other);
}
template <class T>
__device__ __forceinline__ T __shfl_down(A2A_MAYBE_UNDEF T value, unsigned delta, int width = A2A_WAVE) {
  const int self = a2a::builtin::lane();
  return a2a::builtin::from_lane(value, (self & (width - 1)) + (int)delta < width ? self + (int)delta : self);
}

// ---- clocks and mathematics
__device__ __forceinline__ long long clock64() { return __builtin_amdgcn_s_memtime(); }           // core clock
__device__ __forceinline__ long long wall_clock64() { return __builtin_amdgcn_s_memrealtime(); }  // 100 MHz
__device__ __forceinline__ void __trap() { __builtin_trap(); }
__device__ __forceinline__ float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__device__ __forceinline__ float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
__device__ __forceinline__ float fminf(float a, float b) { return __builtin_fminf(a, b); }
__device__ __forceinline__ float fabsf(float a) { return __builtin_fabsf(a); }
__device__ __forceinline__ float sqrtf(float a) { return __builtin_sqrtf(a); }
__device__ __forceinline__ float rsqrtf(float a) { return __builtin_amdgcn_rsqf(a); }
__device__ __forceinline__ float expf(float a) { return __builtin_expf(a); }
__device__ __forceinline__ float exp2f(float a) { return __builtin_exp2f(a); }
__device__ __forceinline__ float logf(float a) { return __builtin_logf(a); }
__device__ __forceinline__ float floorf(float a) { return __builtin_floorf(a); }

#include "a2a/hip_types.h"
#include "a2a/hip_math.h"
#include "a2a/hip_math_c99.h"
#include "a2a/hip_more.h"
#include "a2a/hip_bits.h"
#include "a2a/hip_convert.h"
#include "a2a/hip_half.h"
#include "a2a/print.h"
#endif  // A2A_SIM
