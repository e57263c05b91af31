// Bits and whole numbers of the simulator's HIP, and arithmetic that says how it rounds; ROCm and CUDA have their own.
#pragma once

template <class To, class From> __host__ __device__ __forceinline__ To a2a_bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
__host__ __device__ __forceinline__ int __float_as_int(float x) { return a2a_bits_as<int>(x); }
__host__ __device__ __forceinline__ unsigned __float_as_uint(float x) { return a2a_bits_as<unsigned>(x); }
__host__ __device__ __forceinline__ float __int_as_float(int x) { return a2a_bits_as<float>(x); }
__host__ __device__ __forceinline__ float __uint_as_float(unsigned x) { return a2a_bits_as<float>(x); }
__host__ __device__ __forceinline__ long long __double_as_longlong(double x) { return a2a_bits_as<long long>(x); }
__host__ __device__ __forceinline__ double __longlong_as_double(long long x) { return a2a_bits_as<double>(x); }
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
__device__ __forceinline__ float __fmaf_rn(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__device__ __forceinline__ float __fadd_rn(float a, float b) { return a + b; }
__device__ __forceinline__ float __fmul_rn(float a, float b) { return a * b; }
__device__ __forceinline__ float __fdiv_rn(float a, float b) { return a / b; }
__device__ __forceinline__ float __saturatef(float x) { return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f); }
__device__ __forceinline__ long long clock() { return clock64(); }
__device__ __forceinline__ int __double2hiint(double x) { return (int)(a2a_bits_as<uint64_t>(x) >> 32); }
__device__ __forceinline__ int __double2loint(double x) { return (int)a2a_bits_as<uint64_t>(x); }
__device__ __forceinline__ double __hiloint2double(int high, int low) {
  return a2a_bits_as<double>((uint64_t)(unsigned)high << 32 | (unsigned)low);
}
__device__ __forceinline__ float __fsub_rn(float a, float b) { return a - b; }
__device__ __forceinline__ float __frsqrt_rn(float x) { return (float)(1 / __builtin_sqrt((double)x)); }
__device__ __forceinline__ double __dadd_rn(double a, double b) { return a + b; }
__device__ __forceinline__ double __dsub_rn(double a, double b) { return a - b; }
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
__device__ __forceinline__ unsigned __sad(int a, int b, unsigned c) {
  return (a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a) + c;
}
__device__ __forceinline__ int __hadd(int a, int b) { return (int)(((int64_t)a + b) >> 1); }
__device__ __forceinline__ int __rhadd(int a, int b) { return (int)(((int64_t)a + b + 1) >> 1); }
__device__ __forceinline__ unsigned __uhadd(unsigned a, unsigned b) { return (unsigned)(((uint64_t)a + b) >> 1); }
__device__ __forceinline__ unsigned __urhadd(unsigned a, unsigned b) { return (unsigned)(((uint64_t)a + b + 1) >> 1); }
__device__ __forceinline__ uint64_t __bitextract_u64(uint64_t v, unsigned from, unsigned bits) {
  return v >> (from & 63) & ((1ull << (bits & 63)) - 1);
}
__device__ __forceinline__ unsigned __bitinsert_u32(unsigned v, unsigned piece, unsigned from, unsigned bits) {
  const unsigned mask = (unsigned)((1ull << (bits & 31)) - 1) << (from & 31);
  return (v & ~mask) | (piece << (from & 31) & mask);
}
__device__ __forceinline__ uint64_t __bitinsert_u64(uint64_t v, uint64_t piece, unsigned from, unsigned bits) {
  const uint64_t mask = ((1ull << (bits & 63)) - 1) << (from & 63);
  return (v & ~mask) | (piece << (from & 63) & mask);
}
__device__ __forceinline__ unsigned __lastbit_u32_u32(unsigned v) { return __ffs((int)v) - 1; }
__device__ __forceinline__ unsigned __lastbit_u32_u64(uint64_t v) { return __ffsll((int64_t)v) - 1; }
__device__ __forceinline__ unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned by) {
  return by >= 32 ? low : __funnelshift_l(low, high, by);
}
__device__ __forceinline__ unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned by) {
  return by >= 32 ? high : __funnelshift_r(low, high, by);
}
// The place of the offset-th set bit from `base` on, counted upwards (offset > 0) or downwards; -1 if there is none.
__device__ __forceinline__ int __fns64(uint64_t mask, unsigned base, int offset) {
  if (offset == 0) return mask >> (base & 63) & 1 ? (int)base : -1;
  const int step = offset < 0 ? -1 : 1;
  int left = offset < 0 ? -offset : offset;
  for (int at = (int)base; at >= 0 && at < 64; at += step)
    if (mask >> at & 1 && --left == 0) return at;
  return -1;
}
__device__ __forceinline__ int __fns32(uint64_t mask, unsigned base, int offset) {
  return __fns64(mask & 0xffffffff, base, offset);
}
__device__ __forceinline__ int __fns(unsigned mask, unsigned base, int offset) { return __fns64(mask, base, offset); }
