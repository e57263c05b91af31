// HIP's vector types and 16-bit floats, for the simulator; ROCm and CUDA have their own. Layout as HIP has it: float3 takes
// 12 bytes, float4 is aligned to 16.
#pragma once

// + - * / of vectors: with another vector, with a number on either side, and the one that assigns. Templates, because a
// function for each type (700 of them) took most of the time a kernel needs to compile.
template <class V> struct a2a_vector {};  // type and number of members of a vector type, if V is one
template <class V> using a2a_member = typename a2a_vector<V>::type;
template <class V> __device__ inline V a2a_all(a2a_member<V> s) {
  if constexpr (a2a_vector<V>::members == 2) return {s, s};
  else if constexpr (a2a_vector<V>::members == 3) return {s, s, s};
  else return {s, s, s, s};
}
#define A2A_OPERATOR(op)                                                                              \
  template <class V, class T = a2a_member<V>> __device__ inline V operator op(const V& a, const V& b) { \
    if constexpr (a2a_vector<V>::members == 2) return {T(a.x op b.x), T(a.y op b.y)};                   \
    else if constexpr (a2a_vector<V>::members == 3) return {T(a.x op b.x), T(a.y op b.y), T(a.z op b.z)}; \
    else return {T(a.x op b.x), T(a.y op b.y), T(a.z op b.z), T(a.w op b.w)};                           \
  }                                                                                                   \
  template <class V> __device__ inline V operator op(const V& a, a2a_member<V> s) {                     \
    return a op a2a_all<V>(s);                                                                        \
  }                                                                                                   \
  template <class V> __device__ inline V operator op(a2a_member<V> s, const V& b) {                     \
    return a2a_all<V>(s) op b;                                                                        \
  }                                                                                                   \
  template <class V, class = a2a_member<V>> __device__ inline V& operator op##=(V& a, const V& b) {     \
    return a = a op b;                                                                                \
  }                                                                                                   \
  template <class V> __device__ inline V& operator op##=(V& a, a2a_member<V> s) { return a = a op s; }
A2A_OPERATOR(+)
A2A_OPERATOR(-)
A2A_OPERATOR(*)
A2A_OPERATOR(/)
// name1 to name4 and make_name1 to make_name4 of a type.
#define A2A_VECTORS(name, ...)                                                           \
  typedef __VA_ARGS__ a2a_##name;                                                        \
  A2A_VECTORS_OF(name, a2a_##name)
#define A2A_VECTORS_OF(name, T)                                                          \
  struct name##1 { T x; };                                                               \
  struct alignas(2 * sizeof(T)) name##2 { T x, y; };                                     \
  struct name##3 { T x, y, z; };                                                         \
  struct alignas(4 * sizeof(T) > 16 ? 16 : 4 * sizeof(T)) name##4 { T x, y, z, w; };     \
  __device__ inline name##1 make_##name##1(T x) { return {x}; }                          \
  __device__ inline name##2 make_##name##2(T x, T y) { return {x, y}; }                  \
  __device__ inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }          \
  __device__ inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }  \
  template <> struct a2a_vector<name##2> { typedef T type; enum { members = 2 }; };      \
  template <> struct a2a_vector<name##3> { typedef T type; enum { members = 3 }; };      \
  template <> struct a2a_vector<name##4> { typedef T type; enum { members = 4 }; };
A2A_VECTORS(char, signed char)
A2A_VECTORS(uchar, unsigned char)
A2A_VECTORS(short, short)
A2A_VECTORS(ushort, unsigned short)
A2A_VECTORS(int, int)
A2A_VECTORS(uint, unsigned)
A2A_VECTORS(long, long)
A2A_VECTORS(ulong, unsigned long)
A2A_VECTORS(longlong, long long)
A2A_VECTORS(ulonglong, unsigned long long)
A2A_VECTORS(float, float)
A2A_VECTORS(double, double)
struct dim3 {
  unsigned x, y, z;
  __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};

// ---- half precision: the machine's own type
typedef _Float16 __half;
typedef _Float16 half;
typedef _Float16 __half2 __attribute__((ext_vector_type(2)));
typedef __half2 half2;
#define A2A_HALF(result, name, parameters, value) \
  __device__ __forceinline__ result name parameters { return value; }
A2A_HALF(float, __half2float, (__half a), a)
A2A_HALF(__half, __float2half, (float a), (__half)a)
A2A_HALF(__half, __float2half_rn, (float a), (__half)a)
A2A_HALF(__half, __double2half, (double a), (__half)a)
A2A_HALF(int, __half2int_rz, (__half a), (int)a)
A2A_HALF(int, __half2int_rn, (__half a), (int)__builtin_rintf(a))
A2A_HALF(__half, __int2half_rn, (int a), (__half)a)
A2A_HALF(__half, __hadd, (__half a, __half b), a + b)
A2A_HALF(__half, __hsub, (__half a, __half b), a - b)
A2A_HALF(__half, __hmul, (__half a, __half b), a * b)
A2A_HALF(__half, __hdiv, (__half a, __half b), a / b)
A2A_HALF(__half, __hneg, (__half a), -a)
A2A_HALF(__half, __habs, (__half a), __builtin_fabsf16(a))
A2A_HALF(__half, __hfma, (__half a, __half b, __half c), __builtin_fmaf16(a, b, c))
A2A_HALF(__half, __hmax, (__half a, __half b), __builtin_fmaxf16(a, b))
A2A_HALF(__half, __hmin, (__half a, __half b), __builtin_fminf16(a, b))
A2A_HALF(bool, __heq, (__half a, __half b), a == b)
A2A_HALF(bool, __hne, (__half a, __half b), a != b)
A2A_HALF(bool, __hlt, (__half a, __half b), a < b)
A2A_HALF(bool, __hle, (__half a, __half b), a <= b)
A2A_HALF(bool, __hgt, (__half a, __half b), a > b)
A2A_HALF(bool, __hge, (__half a, __half b), a >= b)
A2A_HALF(bool, __hisnan, (__half a), a != a)
A2A_HALF(__half, hsqrt, (__half a), (__half)__builtin_sqrtf(a))
A2A_HALF(__half, hexp, (__half a), (__half)__builtin_expf(a))
A2A_HALF(__half, hlog, (__half a), (__half)__builtin_logf(a))
A2A_HALF(__half, hrcp, (__half a), (__half)(1.0f / (float)a))
A2A_HALF(__half2, __halves2half2, (__half a, __half b), (__half2{a, b}))
A2A_HALF(__half2, make_half2, (__half a, __half b), (__half2{a, b}))
A2A_HALF(__half2, __half2half2, (__half a), (__half2{a, a}))
A2A_HALF(__half2, __float2half2_rn, (float a), (__half2{(__half)a, (__half)a}))
A2A_HALF(__half2, __floats2half2_rn, (float a, float b), (__half2{(__half)a, (__half)b}))
A2A_HALF(__half2, __float22half2_rn, (float2 a), (__half2{(__half)a.x, (__half)a.y}))
A2A_HALF(float2, __half22float2, (__half2 a), (float2{(float)a.x, (float)a.y}))
A2A_HALF(__half, __low2half, (__half2 a), a.x)
A2A_HALF(__half, __high2half, (__half2 a), a.y)
A2A_HALF(float, __low2float, (__half2 a), a.x)
A2A_HALF(float, __high2float, (__half2 a), a.y)
A2A_HALF(__half2, __hadd2, (__half2 a, __half2 b), a + b)
A2A_HALF(__half2, __hsub2, (__half2 a, __half2 b), a - b)
A2A_HALF(__half2, __hmul2, (__half2 a, __half2 b), a * b)
A2A_HALF(__half2, __h2div, (__half2 a, __half2 b), a / b)
A2A_HALF(__half2, __hneg2, (__half2 a), -a)
A2A_HALF(__half2, __hfma2, (__half2 a, __half2 b, __half2 c), __builtin_elementwise_fma(a, b, c))
A2A_HALF(__half2, __hmax2, (__half2 a, __half2 b), __builtin_elementwise_max(a, b))
A2A_HALF(__half2, __hmin2, (__half2 a, __half2 b), __builtin_elementwise_min(a, b))

// ---- bfloat16
typedef __bf16 __hip_bfloat16;
typedef __bf16 hip_bfloat16;
struct alignas(4) __hip_bfloat162 { __hip_bfloat16 x, y; };
A2A_HALF(float, __bfloat162float, (__hip_bfloat16 a), (float)a)
A2A_HALF(__hip_bfloat16, __float2bfloat16, (float a), (__hip_bfloat16)a)
#undef A2A_HALF
