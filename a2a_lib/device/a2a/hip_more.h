// What else ordinary HIP code uses, for the simulator; ROCm and CUDA have their own. The more common half is in hip.h.
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
template <class T> __device__ __forceinline__ T __shfl_sync(uint64_t, A2A_MAYBE_UNDEF T v, int at, int width = A2A_WAVE) {
  return __shfl(v, at, width);
}
template <class T>
__device__ __forceinline__ T __shfl_xor_sync(uint64_t, A2A_MAYBE_UNDEF T v, int mask, int width = A2A_WAVE) {
  return __shfl_xor(v, mask, width);
}
template <class T>
__device__ __forceinline__ T __shfl_up_sync(uint64_t, A2A_MAYBE_UNDEF T v, unsigned delta, int width = A2A_WAVE) {
  return __shfl_up(v, delta, width);
}
template <class T>
__device__ __forceinline__ T __shfl_down_sync(uint64_t, A2A_MAYBE_UNDEF T v, unsigned delta, int width = A2A_WAVE) {
  return __shfl_down(v, delta, width);
}

// ---- bits
template <class To, class From> __device__ __forceinline__ To a2a_bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
__device__ __forceinline__ int __float_as_int(float x) { return a2a_bits_as<int>(x); }
__device__ __forceinline__ unsigned __float_as_uint(float x) { return a2a_bits_as<unsigned>(x); }
__device__ __forceinline__ float __int_as_float(int x) { return a2a_bits_as<float>(x); }
__device__ __forceinline__ float __uint_as_float(unsigned x) { return a2a_bits_as<float>(x); }
__device__ __forceinline__ long long __double_as_longlong(double x) { return a2a_bits_as<long long>(x); }
__device__ __forceinline__ double __longlong_as_double(long long x) { return a2a_bits_as<double>(x); }
__device__ __forceinline__ int __clzll(long long v) { return v ? __builtin_clzll(v) : 64; }
__device__ __forceinline__ unsigned __brev(unsigned v) { return __builtin_bitreverse32(v); }
__device__ __forceinline__ uint64_t __brevll(uint64_t v) { return __builtin_bitreverse64(v); }
__device__ __forceinline__ int __mul24(int a, int b) { return (a << 8 >> 8) * (b << 8 >> 8); }
__device__ __forceinline__ unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }
__device__ __forceinline__ int __mulhi(int a, int b) { return (int64_t)a * b >> 32; }
__device__ __forceinline__ unsigned __umulhi(unsigned a, unsigned b) { return (uint64_t)a * b >> 32; }
__device__ __forceinline__ int64_t __mul64hi(int64_t a, int64_t b) { return (__int128)a * b >> 64; }
__device__ __forceinline__ uint64_t __umul64hi(uint64_t a, uint64_t b) { return (unsigned __int128)a * b >> 64; }
__device__ __forceinline__ unsigned __byte_perm(unsigned a, unsigned b, unsigned how) {
  const uint64_t all = (uint64_t)b << 32 | a;
  unsigned r = 0;
  for (int i = 0; i < 4; ++i) r |= (unsigned)(all >> (how >> 4 * i & 7) * 8 & 255) << 8 * i;
  return r;
}
__device__ __forceinline__ int __float2int_rn(float x) { return (int)__builtin_rintf(x); }
__device__ __forceinline__ int __float2int_rz(float x) { return (int)x; }
__device__ __forceinline__ int __float2int_rd(float x) { return (int)__builtin_floorf(x); }
__device__ __forceinline__ int __float2int_ru(float x) { return (int)__builtin_ceilf(x); }
__device__ __forceinline__ unsigned __float2uint_rz(float x) { return (unsigned)x; }
__device__ __forceinline__ float __int2float_rn(int x) { return (float)x; }
__device__ __forceinline__ float __uint2float_rn(unsigned x) { return (float)x; }
__device__ __forceinline__ float __fmaf_rn(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__device__ __forceinline__ float __fadd_rn(float a, float b) { return a + b; }
__device__ __forceinline__ float __fmul_rn(float a, float b) { return a * b; }
__device__ __forceinline__ float __fdiv_rn(float a, float b) { return a / b; }
__device__ __forceinline__ float __saturatef(float x) { return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f); }
__device__ __forceinline__ long long clock() { return clock64(); }
__device__ __forceinline__ unsigned __float2uint_rn(float x) { return (unsigned)__builtin_rintf(x); }
__device__ __forceinline__ long long __float2ll_rn(float x) { return (long long)__builtin_rintf(x); }
__device__ __forceinline__ int __double2int_rn(double x) { return (int)__builtin_rint(x); }
__device__ __forceinline__ int __double2int_rz(double x) { return (int)x; }
__device__ __forceinline__ long long __double2ll_rn(double x) { return (long long)__builtin_rint(x); }
__device__ __forceinline__ float __double2float_rn(double x) { return (float)x; }
__device__ __forceinline__ double __int2double_rn(int x) { return x; }
__device__ __forceinline__ float __ll2float_rn(long long x) { return (float)x; }
__device__ __forceinline__ float __ull2float_rn(unsigned long long x) { return (float)x; }
__device__ __forceinline__ int __double2hiint(double x) { return (int)(a2a_bits_as<uint64_t>(x) >> 32); }
__device__ __forceinline__ int __double2loint(double x) { return (int)a2a_bits_as<uint64_t>(x); }
__device__ __forceinline__ double __hiloint2double(int high, int low) {
  return a2a_bits_as<double>((uint64_t)(unsigned)high << 32 | (unsigned)low);
}
__device__ __forceinline__ float __fsub_rn(float a, float b) { return a - b; }
__device__ __forceinline__ float __frsqrt_rn(float x) { return (float)(1 / __builtin_sqrt((double)x)); }
__device__ __forceinline__ double __dadd_rn(double a, double b) { return a + b; }
__device__ __forceinline__ double __dmul_rn(double a, double b) { return a * b; }
__device__ __forceinline__ double __ddiv_rn(double a, double b) { return a / b; }
__device__ __forceinline__ double __drcp_rn(double x) { return 1 / x; }
__device__ __forceinline__ double __dsqrt_rn(double x) { return __builtin_sqrt(x); }
__device__ __forceinline__ double __fma_rn(double a, double b, double c) { return __builtin_fma(a, b, c); }
__device__ __forceinline__ float __tanf(float x) { return __sinf(x) / __cosf(x); }
__device__ __forceinline__ float __exp10f(float x) { return __builtin_amdgcn_exp2f(x * 3.32192809f); }
__device__ __forceinline__ void __sincosf(float x, float* s, float* c) { *s = __sinf(x), *c = __cosf(x); }
__device__ __forceinline__ unsigned __bitextract_u32(unsigned v, unsigned from, unsigned bits) {
  return v >> (from & 31) & (unsigned)((1ull << (bits & 31)) - 1);
}
__device__ __forceinline__ unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
  return (unsigned)(((uint64_t)high << 32 | low) << (by & 31) >> 32);
}
__device__ __forceinline__ unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
  return (unsigned)(((uint64_t)high << 32 | low) >> (by & 31));
}
__device__ __forceinline__ unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }

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
