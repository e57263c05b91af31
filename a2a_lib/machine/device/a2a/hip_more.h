// More functions that ordinary HIP code uses, for the simulator; ROCm and CUDA have their own. hip.h has the more common half.
#pragma once

// ---- memory
template <class T> __device__ __forceinline__ T __ldg(const T* p) { return *p; }
__device__ __forceinline__ void* memcpy(void* to, const void* from, size_t n) { return __builtin_memcpy(to, from, n); }
__device__ __forceinline__ void* memmove(void* to, const void* from, size_t n) { return __builtin_memmove(to, from, n); }
__device__ __forceinline__ void* memset(void* to, int value, size_t n) { return __builtin_memset(to, value, n); }

// ---- atomics of other scopes, and those that wrap
#define A2A_ATOMIC(Name, Builtin, Scope)                                                                 \
  template <class T>                                                                                     \
  __device__ __forceinline__ T Name(T* address, typename a2a::builtin::same<T>::type value) {            \
    return Builtin(address, value, __ATOMIC_RELAXED, Scope);                                             \
  }
#define A2A_ATOMICS(suffix, Scope)                                  \
  A2A_ATOMIC(atomicAdd##suffix, __hip_atomic_fetch_add, Scope)      \
  A2A_ATOMIC(atomicSub##suffix, __hip_atomic_fetch_sub, Scope)      \
  A2A_ATOMIC(atomicMin##suffix, __hip_atomic_fetch_min, Scope)      \
  A2A_ATOMIC(atomicMax##suffix, __hip_atomic_fetch_max, Scope)      \
  A2A_ATOMIC(atomicAnd##suffix, __hip_atomic_fetch_and, Scope)      \
  A2A_ATOMIC(atomicOr##suffix, __hip_atomic_fetch_or, Scope)        \
  A2A_ATOMIC(atomicXor##suffix, __hip_atomic_fetch_xor, Scope)      \
  A2A_ATOMIC(atomicExch##suffix, __hip_atomic_exchange, Scope)      \
  template <class T>                                                \
  __device__ __forceinline__ T atomicCAS##suffix(T* address, typename a2a::builtin::same<T>::type expected, \
                                                 typename a2a::builtin::same<T>::type value) {              \
    __hip_atomic_compare_exchange_strong(address, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED, Scope); \
    return expected;                                                                                        \
  }
A2A_ATOMICS(_system, __HIP_MEMORY_SCOPE_SYSTEM)
A2A_ATOMICS(_block, __HIP_MEMORY_SCOPE_WORKGROUP)
A2A_ATOMIC(unsafeAtomicAdd, __hip_atomic_fetch_add, __HIP_MEMORY_SCOPE_AGENT)
A2A_ATOMIC(safeAtomicAdd, __hip_atomic_fetch_add, __HIP_MEMORY_SCOPE_AGENT)
#undef A2A_ATOMICS
#undef A2A_ATOMIC
__device__ __forceinline__ unsigned atomicInc(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_inc32(address, most, __ATOMIC_RELAXED, "agent");
}
__device__ __forceinline__ unsigned atomicDec(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_dec32(address, most, __ATOMIC_RELAXED, "agent");
}

// ---- barriers that count, and the wave
namespace a2a::builtin {
__device__ inline int block_count_of(bool vote) {
  __shared__ int total;
  const bool first = threadIdx.x + threadIdx.y + threadIdx.z == 0;
  __syncthreads();
  if (first) total = 0;
  __syncthreads();
  const uint64_t votes = __ballot(vote);
  if (lane() == __builtin_ctzll(__ballot(1))) atomicAdd_block(&total, __popcll(votes));
  __syncthreads();
  return total;
}
}  // namespace a2a::builtin
__device__ __forceinline__ int __syncthreads_count(int vote) { return a2a::builtin::block_count_of(vote != 0); }
__device__ __forceinline__ int __syncthreads_or(int vote) { return a2a::builtin::block_count_of(vote != 0) != 0; }
__device__ __forceinline__ int __syncthreads_and(int vote) { return a2a::builtin::block_count_of(vote == 0) == 0; }
__device__ __forceinline__ unsigned __lane_id() { return a2a::builtin::lane(); }
__device__ __forceinline__ uint64_t __activemask() { return __ballot(1); }
__device__ __forceinline__ void __syncwarp(uint64_t) { __syncwarp(); }
__device__ __forceinline__ uint64_t __ballot_sync(uint64_t, int vote) { return __ballot(vote); }
__device__ __forceinline__ int __any_sync(uint64_t, int vote) { return __any(vote); }
__device__ __forceinline__ int __all_sync(uint64_t, int vote) { return __all(vote); }
template <class M, class T> __device__ __forceinline__ T __shfl_sync(M, A2A_MAYBE_UNDEF T v, int at, int width = A2A_WAVE) {
  return __shfl(v, at, width);
}
template <class M, class T>
__device__ __forceinline__ T __shfl_xor_sync(M, A2A_MAYBE_UNDEF T v, int mask, int width = A2A_WAVE) {
  return __shfl_xor(v, mask, width);
}
template <class M, class T>
__device__ __forceinline__ T __shfl_up_sync(M, A2A_MAYBE_UNDEF T v, unsigned delta, int width = A2A_WAVE) {
  return __shfl_up(v, delta, width);
}
template <class M, class T>
__device__ __forceinline__ T __shfl_down_sync(M, A2A_MAYBE_UNDEF T v, unsigned delta, int width = A2A_WAVE) {
  return __shfl_down(v, delta, width);
}

// ---- lanes with the same value
namespace a2a::builtin {
template <class T> __device__ inline bool same_bits(const T& a, const T& b) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "a match compares 4 or 8 bytes");
  unsigned x[2] = {}, y[2] = {};
  __builtin_memcpy(x, &a, sizeof(T));
  __builtin_memcpy(y, &b, sizeof(T));
  return x[0] == y[0] && x[1] == y[1];
}
// A mask of those of `lanes` that have the caller's value.
template <class T> __device__ inline uint64_t match(T value, uint64_t lanes) {
  uint64_t mine = 0;
  for (uint64_t left = lanes; left;) {
    const bool same = same_bits(value, from_lane(value, __builtin_ctzll(left)));
    const uint64_t found = __ballot(same) & lanes;
    if (same) mine = found;
    left &= ~found;
  }
  return mine;
}
}  // namespace a2a::builtin
template <class T> __device__ __forceinline__ uint64_t __match_any(T value) {
  return a2a::builtin::match(value, __ballot(1));
}
template <class T> __device__ __forceinline__ uint64_t __match_all(T value, int* all) {
  const uint64_t lanes = __ballot(1);
  *all = __all(a2a::builtin::same_bits(value, a2a::builtin::from_lane(value, __builtin_ctzll(lanes))));
  return *all ? lanes : 0;
}
template <class T> __device__ __forceinline__ uint64_t __match_any_sync(uint64_t, T value) { return __match_any(value); }
template <class T> __device__ __forceinline__ uint64_t __match_all_sync(uint64_t, T value, int* all) {
  return __match_all(value, all);
}
// Over the lanes of the mask, which are those that are here; each has the result.
#define A2A_REDUCE(name, combined)                                                                   \
  template <class T> __device__ inline T name(uint64_t mask, T value) {                              \
    T a = a2a::builtin::from_lane(value, __builtin_ctzll(mask));                                     \
    for (uint64_t left = mask & (mask - 1); left; left &= left - 1) {                                \
      const T b = a2a::builtin::from_lane(value, __builtin_ctzll(left));                             \
      a = combined;                                                                                  \
    }                                                                                                \
    return a;                                                                                        \
  }
A2A_REDUCE(__reduce_add_sync, a + b)
A2A_REDUCE(__reduce_min_sync, b < a ? b : a)
A2A_REDUCE(__reduce_max_sync, a < b ? b : a)
A2A_REDUCE(__reduce_and_sync, a & b)
A2A_REDUCE(__reduce_or_sync, a | b)
A2A_REDUCE(__reduce_xor_sync, a ^ b)
#undef A2A_REDUCE

// ---- functions that clang itself calls, in tables of virtual functions
extern "C" {
__device__ inline void __cxa_pure_virtual() { __builtin_trap(); }
__device__ inline void __cxa_deleted_virtual() { __builtin_trap(); }
}

// ---- names of older code
template <class T> __device__ __forceinline__ T __ldcg(const T* p) { return *p; }
template <class T> __device__ __forceinline__ T __ldcs(const T* p) { return __builtin_nontemporal_load(p); }
template <class T> __device__ __forceinline__ void __stcs(T* p, T value) { __builtin_nontemporal_store(value, p); }
__device__ __forceinline__ void atomicAddNoRet(float* p, float value) { (void)unsafeAtomicAdd(p, value); }
__device__ __forceinline__ void abort() { __builtin_trap(); }
__device__ __forceinline__ void __nanosleep(unsigned) { __builtin_amdgcn_s_sleep(1); }
#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
