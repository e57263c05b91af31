// HIP's vector types and 16-bit floats, for the simulator; ROCm and CUDA have their own. Layout as HIP has it: float3 takes
// 12 bytes, float4 is aligned to 16.
#pragma once

// + - * / of vectors: with another vector, with a number on either side, and the one that assigns. Templates, because a
// function for each type (700 of them) took most of the time a kernel needs to compile.
template <class V> struct a2a_vector {};  // type and number of members of a vector type, if V is one
template <class V> using a2a_member = typename a2a_vector<V>::type;
template <class V> __host__ __device__ inline V a2a_all(a2a_member<V> s) {
  if constexpr (a2a_vector<V>::members == 2) return {s, s};
  else if constexpr (a2a_vector<V>::members == 3) return {s, s, s};
  else return {s, s, s, s};
}
#define A2A_OPERATOR(op)                                                                              \
  template <class V, class T = a2a_member<V>> __host__ __device__ inline V operator op(const V& a, const V& b) { \
    if constexpr (a2a_vector<V>::members == 2) return {T(a.x op b.x), T(a.y op b.y)};                   \
    else if constexpr (a2a_vector<V>::members == 3) return {T(a.x op b.x), T(a.y op b.y), T(a.z op b.z)}; \
    else return {T(a.x op b.x), T(a.y op b.y), T(a.z op b.z), T(a.w op b.w)};                           \
  }                                                                                                   \
  template <class V> __host__ __device__ inline V operator op(const V& a, a2a_member<V> s) {                     \
    return a op a2a_all<V>(s);                                                                        \
  }                                                                                                   \
  template <class V> __host__ __device__ inline V operator op(a2a_member<V> s, const V& b) {                     \
    return a2a_all<V>(s) op b;                                                                        \
  }                                                                                                   \
  template <class V, class = a2a_member<V>> __host__ __device__ inline V& operator op##=(V& a, const V& b) {     \
    return a = a op b;                                                                                \
  }                                                                                                   \
  template <class V> __host__ __device__ inline V& operator op##=(V& a, a2a_member<V> s) { return a = a op s; }
A2A_OPERATOR(+)
A2A_OPERATOR(-)
A2A_OPERATOR(*)
A2A_OPERATOR(/)
// name1 to name4 and make_name1 to make_name4 of a type. As in HIP, float4(1) is {1, 1, 1, 1}.
#define A2A_MAKES __host__ __device__ constexpr
#define A2A_VECTORS(name, ...)                                                           \
  typedef __VA_ARGS__ a2a_##name;                                                        \
  A2A_VECTORS_OF(name, a2a_##name)
#define A2A_VECTORS_OF(name, T)                                                          \
  struct name##1 { T x; };                                                               \
  struct alignas(2 * sizeof(T)) name##2 { T x, y; name##2() = default; A2A_MAKES name##2(T x, T y) : x(x), y(y) {}       \
    template <class S> A2A_MAKES explicit name##2(S s) : x(s), y(s) {} };                                                \
  struct name##3 { T x, y, z; name##3() = default; A2A_MAKES name##3(T x, T y, T z) : x(x), y(y), z(z) {}                \
    template <class S> A2A_MAKES explicit name##3(S s) : x(s), y(s), z(s) {} };                                          \
  struct alignas(4 * sizeof(T) > 16 ? 16 : 4 * sizeof(T)) name##4 { T x, y, z, w; name##4() = default;                   \
    A2A_MAKES name##4(T x, T y, T z, T w) : x(x), y(y), z(z), w(w) {}                                                    \
    template <class S> A2A_MAKES explicit name##4(S s) : x(s), y(s), z(s), w(s) {} };                                    \
  __host__ __device__ inline name##1 make_##name##1(T x) { return {x}; }                          \
  __host__ __device__ inline name##2 make_##name##2(T x, T y) { return {x, y}; }                  \
  __host__ __device__ inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }          \
  __host__ __device__ inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }  \
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
  __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
