// The rest of C99's mathematics for the simulator's HIP, after hip_math.h: inverse and hyperbolic functions, log1p, expm1,
// erfc, gamma functions, parts of a number; and CUDA's sinpi, normcdf and their like. Floats are within 2 ulps of the exact
// value; doubles within a few dozen, a few hundred for erfc, normcdf and the gamma functions.
#pragma once

#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_PI_4 0.78539816339744830962
#define M_SQRT1_2 0.70710678118654752440
#define M_LN10 2.30258509299404568402
#define M_LOG10E 0.43429448190325182765

namespace a2a::math {
// Kahan: what 1 + x has lost is made good by x / (u - 1).
__device__ inline double log1p_of(double x) {
  const double u = 1 + x;
  if (u == 1 || !(u < __builtin_inf())) return x != x || u == 1 ? x : u;
  return logarithm(u, M_LN2) * (u <= 0 ? 1 : x / (u - 1));
}
__device__ inline double expm1_of(double x) {
  if (__builtin_fabs(x) < 0.25) {  // a series
    double sum = 1;
    for (int k = 16; k > 1; --k) sum = sum * x / k + 1;
    return x * sum;
  }
  return exp_of(x) - 1;
}
__device__ inline double sinh_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a < 700)) return a != a ? x : __builtin_copysign(exp_of(a - M_LN2 * 64) * 0x1p63, x);
  const double t = expm1_of(a);
  return __builtin_copysign((t + t / (t + 1)) / 2, x);
}
__device__ inline double atan_of(double x) {
  const double a = __builtin_fabs(x);
  if (a != a) return x;
  double r = a > 1 ? 1 / a : a;
  r /= 1 + __builtin_sqrt(1 + r * r);  // half the angle, twice: below 0.2
  r /= 1 + __builtin_sqrt(1 + r * r);
  const double u = r * r;
  double sum = 0;
  for (int k = 27; k > 0; k -= 2) sum = 1.0 / k - u * sum;
  r *= 4 * sum;
  return __builtin_copysign(a > 1 ? M_PI_2 - r : r, x);
}
__device__ inline double atan2_of(double y, double x) {
  if (x != x || y != y) return x + y;
  const double a = __builtin_fabs(x), b = __builtin_fabs(y), inf = __builtin_inf();
  double r = b == 0 ? 0 : a == inf && b == inf ? M_PI_4 : a == 0 ? M_PI_2 : atan_of(b / a);
  if (__builtin_signbit(x)) r = M_PI - r;
  return __builtin_copysign(r, y);
}
__device__ inline double acos_of(double x) {
  return __builtin_fabs(x) > 1 ? __builtin_nan("") : atan2_of(__builtin_sqrt((1 - x) * (1 + x)), x);
}
__device__ inline double asin_of(double x) {
  return __builtin_fabs(x) > 1 ? __builtin_nan("") : x == 0 ? x : atan2_of(x, __builtin_sqrt((1 - x) * (1 + x)));
}
__device__ inline double asinh_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a < 1e150)) return __builtin_isfinite(a) ? __builtin_copysign(logarithm(a, M_LN2) + M_LN2, x) : x;
  return __builtin_copysign(log1p_of(a + a * a / (1 + __builtin_sqrt(a * a + 1))), x);
}
__device__ inline double acosh_of(double x) {
  if (x < 1) return __builtin_nan("");
  if (x > 1e150) return logarithm(x, M_LN2) + (__builtin_isfinite(x) ? M_LN2 : 0);
  const double t = x - 1;
  return log1p_of(t + __builtin_sqrt(2 * t + t * t));
}
__device__ inline double atanh_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a <= 1)) return __builtin_nan("");
  return __builtin_copysign(a == 1 ? __builtin_inf() : log1p_of(2 * a / (1 - a)) / 2, x);
}
__device__ inline double erfc_of(double x) {
  if (x < 2 || x != x) return 1 - erf_of(x);
  if (x > 28) return 0;
  double f = x;
  for (int k = 80; k > 0; --k) f = x + k * 0.5 / f;
  const double high = __builtin_bit_cast(double, __builtin_bit_cast(uint64_t, x) & ~0x7ffffffull);  // x * x is exact
  return exp_of(-high * high) * exp_of((high - x) * (high + x)) * (M_2_SQRTPI / 2) / f;
}
// Lanczos' approximation, g = 7, nine terms (Godfrey). x > 0; the logarithm of gamma(x + 1).
__device__ inline double log_factorial(double x) {
  const double c[] = {676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
                      12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7};
  double sum = 0.99999999999980993;
  for (int k = 0; k < 8; ++k) sum += c[k] / (x + k + 1);
  return 0.91893853320467274178 + (x + 0.5) * logarithm(x + 7.5, M_LN2) - (x + 7.5) + logarithm(sum, M_LN2);
}
__device__ inline double lgamma_of(double x) {
  if (!__builtin_isfinite(x)) return x * x;
  if (x <= 0 && __builtin_floor(x) == x) return __builtin_inf();
  if (x == 1 || x == 2) return 0;
  if (x >= 0.5) return log_factorial(x - 1);
  const double turn = x - 2 * __builtin_rint(x / 2);
  return logarithm(M_PI / __builtin_fabs(sine(turn * M_PI, 0)), M_LN2) - log_factorial(-x);
}
__device__ inline double tgamma_of(double x) {
  if (x != x || x == __builtin_inf()) return x;
  if (x == 0) return __builtin_copysign(__builtin_inf(), x);
  if (x < 0 && __builtin_floor(x) == x) return __builtin_nan("");
  if (x == __builtin_floor(x) && x < 24) {
    double product = 1;
    for (int k = 2; k < (int)x; ++k) product *= k;
    return product;
  }
  const double r = exp_of(lgamma_of(x));
  return x < 0 && ((long long)__builtin_floor(x) & 1) ? -r : r;
}
__device__ inline double turns(double x, int quarter) {  // sinpi, cospi
  return sine((x - 2 * __builtin_rint(x / 2)) * M_PI, quarter);
}
template <class T> __device__ inline T remainder_of(T x, T y) {
  if (__builtin_isinf(y)) return __builtin_isfinite(x) ? x : T(__builtin_nan(""));
  const T b = y < 0 ? -y : y;
  T r = __builtin_fmod(double(x < 0 ? -x : x), 2.0 * b);
  if (2 * r > b) {
    r -= b;
    if (2 * r >= b) r -= b;
  }
  return x < 0 ? -r : r;
}
template <class T, class Bits> __device__ inline T nextafter_of(T x, T y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  Bits b = __builtin_bit_cast(Bits, x);
  if (x == 0) b = 1 | (y < 0 ? Bits(1) << (8 * sizeof(T) - 1) : 0);
  else b += (x < y) == (x > 0) ? 1 : -1;
  return __builtin_bit_cast(T, b);
}
__device__ inline double logb_of(double x) {
  if (x == 0) return -__builtin_inf();
  if (!__builtin_isfinite(x)) return x * x;
  int e;
  (void)__builtin_frexp(x, &e);
  return e - 1;
}
}  // namespace a2a::math

#define A2A_ONE(name, value)                                                        \
  __device__ __forceinline__ double name(double x) { return a2a::math::value; }     \
  __device__ __forceinline__ float name##f(float x) { return float(a2a::math::value); } \
  __device__ __forceinline__ float name(float x) { return name##f(x); }
A2A_ONE(log1p, log1p_of(x))
A2A_ONE(expm1, expm1_of(x))
A2A_ONE(sinh, sinh_of(x))
A2A_ONE(asin, asin_of(x))
A2A_ONE(acos, acos_of(x))
A2A_ONE(atan, atan_of(x))
A2A_ONE(asinh, asinh_of(x))
A2A_ONE(acosh, acosh_of(x))
A2A_ONE(atanh, atanh_of(x))
A2A_ONE(erfc, erfc_of(x))
A2A_ONE(normcdf, erfc_of(-x * M_SQRT1_2) / 2)
A2A_ONE(lgamma, lgamma_of(x))
A2A_ONE(tgamma, tgamma_of(x))
A2A_ONE(sinpi, turns(x, 0))
A2A_ONE(cospi, turns(x, 1))
A2A_ONE(logb, logb_of(x))
#undef A2A_ONE
#define A2A_TWO(name, T, suffix, value) \
  __device__ __forceinline__ T name##suffix(T x, T y) { return T(value); }
A2A_TWO(atan2, double, , a2a::math::atan2_of(x, y))
A2A_TWO(atan2, float, f, a2a::math::atan2_of(x, y))
A2A_TWO(atan2, float, , a2a::math::atan2_of(x, y))
A2A_TWO(remainder, double, , a2a::math::remainder_of(x, y))
A2A_TWO(remainder, float, f, a2a::math::remainder_of(x, y))
A2A_TWO(remainder, float, , a2a::math::remainder_of(x, y))
A2A_TWO(nextafter, double, , (a2a::math::nextafter_of<double, uint64_t>(x, y)))
A2A_TWO(nextafter, float, f, (a2a::math::nextafter_of<float, uint32_t>(x, y)))
A2A_TWO(nextafter, float, , (a2a::math::nextafter_of<float, uint32_t>(x, y)))
A2A_TWO(rhypot, double, , 1 / hypot(x, y))
A2A_TWO(rhypot, float, f, 1 / __builtin_sqrt((double)x * x + (double)y * y))
#undef A2A_TWO
#define A2A_WHOLE(name, T, rounded)                                                        \
  __device__ __forceinline__ T name(double x) { return (T)__builtin_##rounded(x); }        \
  __device__ __forceinline__ T name(float x) { return (T)__builtin_##rounded##f(x); }      \
  __device__ __forceinline__ T name##f(float x) { return (T)__builtin_##rounded##f(x); }
A2A_WHOLE(lround, long, round)
A2A_WHOLE(llround, long long, round)
A2A_WHOLE(lrint, long, rint)
A2A_WHOLE(llrint, long long, rint)
#undef A2A_WHOLE
__device__ __forceinline__ int ilogb(double x) { return (int)a2a::math::logb_of(x); }
__device__ __forceinline__ int ilogbf(float x) { return (int)a2a::math::logb_of(x); }
__device__ __forceinline__ double rcbrt(double x) { return 1 / cbrt(x); }
__device__ __forceinline__ float rcbrtf(float x) { return (float)(1 / cbrt((double)x)); }
__device__ __forceinline__ double scalbn(double x, int n) { return __builtin_ldexp(x, n); }
__device__ __forceinline__ float scalbnf(float x, int n) { return __builtin_ldexpf(x, n); }
__device__ __forceinline__ double modf(double x, double* whole) {
  *whole = __builtin_trunc(x);
  return __builtin_copysign(__builtin_isfinite(x) ? x - *whole : x == x ? 0 : x, x);
}
__device__ __forceinline__ float modff(float x, float* whole) {
  *whole = __builtin_truncf(x);
  return __builtin_copysignf(__builtin_isfinite(x) ? x - *whole : x == x ? 0 : x, x);
}
__device__ __forceinline__ void sincos(double x, double* s, double* c) { *s = sin(x), *c = cos(x); }
__device__ __forceinline__ void sincospi(double x, double* s, double* c) { *s = sinpi(x), *c = cospi(x); }
__device__ __forceinline__ void sincospif(float x, float* s, float* c) { *s = sinpif(x), *c = cospif(x); }
__device__ __forceinline__ float norm3df(float x, float y, float z) {
  return (float)__builtin_sqrt((double)x * x + (double)y * y + (double)z * z);
}
__device__ __forceinline__ float rnorm3df(float x, float y, float z) {
  return (float)(1 / __builtin_sqrt((double)x * x + (double)y * y + (double)z * z));
}
__device__ __forceinline__ float nanf(const char*) { return __builtin_nanf(""); }
__device__ __forceinline__ double nan(const char*) { return __builtin_nan(""); }
template <class T> __device__ __forceinline__ bool isnormal(T x) { return __builtin_isnormal(x); }

namespace std {
using ::abs, ::acos, ::acosh, ::asin, ::asinh, ::atan, ::atan2, ::atanh, ::cbrt, ::ceil, ::copysign, ::cos, ::cosh, ::erf,
    ::erfc, ::exp, ::exp2, ::expm1, ::fabs, ::fdim, ::floor, ::fma, ::fmax, ::fmin, ::fmod, ::frexp, ::hypot, ::ilogb,
    ::isfinite, ::isinf, ::isnan, ::isnormal, ::ldexp, ::lgamma, ::llrint, ::llround, ::log, ::log10, ::log1p, ::log2,
    ::logb, ::lrint, ::lround, ::modf, ::nearbyint, ::nextafter, ::pow, ::remainder, ::rint, ::round, ::scalbn,
    ::signbit, ::sin, ::sinh, ::sqrt, ::tan, ::tanh, ::tgamma, ::trunc;
#ifndef A2A_HOSTED  // libc++ has its own
using ::max, ::min;
#endif
}  // namespace std
