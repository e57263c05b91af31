// Conversions of the simulator's HIP that say how they round: to nearest (rn), to zero (rz), up (ru), down (rd). ROCm and CUDA
// have their own.
#pragma once

namespace a2a::convert {
enum Rounding { rn, rz, ru, rd };
template <class T> __device__ __forceinline__ T whole(T x, Rounding how) {
  return how == rn   ? __builtin_elementwise_rint(x)
         : how == rz ? __builtin_elementwise_trunc(x)
         : how == ru ? __builtin_elementwise_ceil(x)
                     : __builtin_elementwise_floor(x);
}
// Whether r, which was rounded to nearest, lies above what it came from, or below.
template <class To, class From> __device__ __forceinline__ int beside(To r, From from) {
  if constexpr (__is_integral(From)) {
    constexpr To end = To(From(From(1) << (8 * sizeof(From) - 2))) * (From(-1) < From(0) ? 2 : 4);
    if (r >= end) return 1;
    return (From)r > from ? 1 : (From)r < from ? -1 : 0;
  } else {
    return r > from ? 1 : r < from ? -1 : 0;
  }
}
template <class To, class From> __device__ __forceinline__ To number(From from, Rounding how) {
  const To r = (To)from;
  const int at = how == rn ? 0 : beside(r, from);
  const bool down = how == rd || (how == rz && r > 0), up = how == ru || (how == rz && r < 0);
  if (at > 0 && down) return nextafter(r, -(To)__builtin_inff());
  if (at < 0 && up) return nextafter(r, (To)__builtin_inff());
  return r;
}
}  // namespace a2a::convert

#define A2A_TO_WHOLE(name, To, From, how) \
  __device__ __forceinline__ To name##how(From x) { return (To)a2a::convert::whole(x, a2a::convert::how); }
#define A2A_TO_NUMBER(name, To, From, how) \
  __device__ __forceinline__ To name##how(From x) { return a2a::convert::number<To>(x, a2a::convert::how); }
#define A2A_ROUNDINGS(which, name, To, From) \
  which(name, To, From, rn) which(name, To, From, rz) which(name, To, From, ru) which(name, To, From, rd)
A2A_ROUNDINGS(A2A_TO_WHOLE, __float2int_, int, float)
A2A_ROUNDINGS(A2A_TO_WHOLE, __float2uint_, unsigned, float)
A2A_ROUNDINGS(A2A_TO_WHOLE, __float2ll_, long long, float)
A2A_ROUNDINGS(A2A_TO_WHOLE, __float2ull_, unsigned long long, float)
A2A_ROUNDINGS(A2A_TO_WHOLE, __double2int_, int, double)
A2A_ROUNDINGS(A2A_TO_WHOLE, __double2uint_, unsigned, double)
A2A_ROUNDINGS(A2A_TO_WHOLE, __double2ll_, long long, double)
A2A_ROUNDINGS(A2A_TO_WHOLE, __double2ull_, unsigned long long, double)
A2A_ROUNDINGS(A2A_TO_NUMBER, __double2float_, float, double)
A2A_ROUNDINGS(A2A_TO_NUMBER, __int2float_, float, int)
A2A_ROUNDINGS(A2A_TO_NUMBER, __uint2float_, float, unsigned)
A2A_ROUNDINGS(A2A_TO_NUMBER, __ll2float_, float, long long)
A2A_ROUNDINGS(A2A_TO_NUMBER, __ull2float_, float, unsigned long long)
A2A_ROUNDINGS(A2A_TO_NUMBER, __ll2double_, double, long long)
A2A_ROUNDINGS(A2A_TO_NUMBER, __ull2double_, double, unsigned long long)
__device__ __forceinline__ double __int2double_rn(int x) { return x; }
__device__ __forceinline__ double __uint2double_rn(unsigned x) { return x; }
#undef A2A_ROUNDINGS
#undef A2A_TO_NUMBER
#undef A2A_TO_WHOLE
