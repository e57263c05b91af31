// Mathematics of the simulator's HIP: sinf, powf, isnan and their like. What the machine or clang has is taken from there;
// the rest is computed in double and rounded: floats within 2 ulps of the exact value, doubles within a few dozen (pow: a
// few hundred). ROCm and CUDA have their own.
#pragma once

#ifdef A2A_HOSTED  // glibc has defined them
#undef INFINITY
#undef NAN
#undef HUGE_VALF
#undef HUGE_VAL
#undef M_PI
#undef M_PI_2
#undef M_PI_4
#undef M_E
#undef M_LN2
#undef M_LN10
#undef M_LOG2E
#undef M_LOG10E
#undef M_SQRT2
#undef M_SQRT1_2
#undef M_1_PI
#undef M_2_PI
#undef M_2_SQRTPI
#endif
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VALF __builtin_inff()
#define HUGE_VAL __builtin_inf()
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_E 2.7182818284590452354
#define M_LN2 0.69314718055994530942
#define M_LOG2E 1.4426950408889634074
#define M_SQRT2 1.41421356237309504880

namespace a2a::math {
// x times 2^n, |n| <= 2200.
__device__ inline double scale(double x, int n) { return __builtin_ldexp(x, n); }
__device__ inline double log2_of(double x) {  // of a positive normal or denormal number
  int e;
  double m = __builtin_frexp(x, &e);
  if (m < 0.70710678118654752440) m *= 2, --e;
  const double t = (m - 1) / (m + 1), u = t * t;  // log(m) = 2 artanh(t), |t| <= 0.172
  double sum = 1.0 / 23;
  for (int k = 21; k > 0; k -= 2) sum = sum * u + 1.0 / k;
  return e + 2 * t * sum * M_LOG2E;
}
__device__ inline double exp2_of(double x) {
  if (x > 1100) return __builtin_inf();
  if (x < -1100) return 0;
  const double n = __builtin_rint(x), r = (x - n) * M_LN2;  // |r| <= 0.347
  double sum = 1;
  for (int k = 14; k > 0; --k) sum = sum * r / k + 1;
  return scale(sum, (int)n);
}
__device__ inline double exp_of(double x) {
  if (x > 800) return __builtin_inf();
  if (x < -800) return 0;
  const double n = __builtin_rint(x * M_LOG2E);
  const double r = __builtin_fma(n, -1.90821492927058770002e-10, __builtin_fma(n, -6.93147180369123816490e-01, x));
  double sum = 1;
  for (int k = 14; k > 0; --k) sum = sum * r / k + 1;
  return scale(sum, (int)n);
}
// Sine and cosine: x less a multiple of pi/2, in two pieces. Exact enough up to 2^30; beyond, x loses digits.
__device__ inline double sine(double x, int quarter) {
  if (!__builtin_isfinite(x)) return __builtin_nan("");
  const double n = __builtin_rint(x * 0.63661977236758134308);
  double r = __builtin_fma(n, -1.57079632679489655800, x);
  r = __builtin_fma(n, -6.12323399573676603587e-17, r);
  const long long q = (long long)n + quarter;
  const double u = r * r;
  double sum = 0;
  if (q & 1) {
    for (int k = 18; k > 0; k -= 2) sum = (1 - sum) * u / (k * (k - 1));
    sum = 1 - sum;
  } else {
    for (int k = 19; k > 1; k -= 2) sum = (1 - sum) * u / (k * (k - 1));
    sum = r * (1 - sum);
  }
  return q & 2 ? -sum : sum;
}
__device__ inline double pow_of(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (x != x || y != y) return x + y;
  const bool whole = __builtin_trunc(y) == y, odd = whole && __builtin_fabs(y) < 9e15 && ((long long)y & 1);
  const double a = __builtin_fabs(x), inf = __builtin_inf();
  double r;
  if (a == 1) r = 1;
  else if (a == 0 || a == inf) r = (a == 0) == (y > 0) ? 0 : inf;
  else if (__builtin_fabs(y) == inf) r = (a > 1) == (y > 0) ? inf : 0;
  else r = exp2_of(y * log2_of(a));
  if (x < 0 && a != inf && !whole) return __builtin_nan("");
  return __builtin_signbit(x) && odd ? -r : r;
}
__device__ inline double tanh_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a < 20)) return a != a ? x : x > 0 ? 1 : -1;
  double t;
  if (a < 0.1) {  // e^2a - 1 without cancellation
    const double u = 2 * a;
    double sum = 1;
    for (int k = 10; k > 1; --k) sum = sum * u / k + 1;
    t = u * sum / (u * sum + 2);
  } else {
    t = 1 - 2 / (exp_of(2 * a) + 1);
  }
  return x < 0 ? -t : t;
}
__device__ inline double logarithm(double x, double factor) {
  if (x != x || x < 0) return __builtin_nan("");
  return x == 0 ? -__builtin_inf() : x == __builtin_inf() ? x : log2_of(x) * factor;
}
// Abramowitz and Stegun 7.1.5 and the continued fraction 7.1.14.
__device__ inline double erf_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a < 6)) return a != a ? x : x > 0 ? 1 : -1;
  double r;
  if (a < 2.5) {
    double term = a, sum = a;
    for (int k = 1; k < 60; ++k) {
      term *= -a * a / k;
      sum += term / (2 * k + 1);
    }
    r = sum * 1.12837916709551257390;
  } else {
    double f = a;
    for (int k = 60; k > 0; --k) f = a + k * 0.5 / f;
    r = 1 - exp_of(-a * a) * 0.56418958354775628695 / f;
  }
  return x < 0 ? -r : r;
}
}  // namespace a2a::math

#define A2A_ONE(name, value_f, value_d)                                               \
  __device__ __forceinline__ float name##f(float x) { return float(value_f); }        \
  __device__ __forceinline__ double name(double x) { return value_d; }                \
  __device__ __forceinline__ float name(float x) { return name##f(x); }
#define A2A_TWO(name, value_f, value_d)                                                       \
  __device__ __forceinline__ float name##f(float x, float y) { return float(value_f); }       \
  __device__ __forceinline__ double name(double x, double y) { return value_d; }              \
  __device__ __forceinline__ float name(float x, float y) { return name##f(x, y); }
// Whose float form stands in hip.h.
#define A2A_MORE(name, value_d)                                                       \
  __device__ __forceinline__ double name(double x) { return value_d; }                \
  __device__ __forceinline__ float name(float x) { return name##f(x); }
A2A_MORE(sqrt, __builtin_sqrt(x))
A2A_MORE(rsqrt, 1 / __builtin_sqrt(x))
A2A_MORE(fabs, __builtin_fabs(x))
A2A_MORE(floor, __builtin_floor(x))
A2A_MORE(exp, a2a::math::exp_of(x))
A2A_MORE(exp2, a2a::math::exp2_of(x))
A2A_MORE(log, a2a::math::logarithm(x, M_LN2))
A2A_ONE(ceil, __builtin_ceilf(x), __builtin_ceil(x))
A2A_ONE(trunc, __builtin_truncf(x), __builtin_trunc(x))
A2A_ONE(round, __builtin_roundf(x), __builtin_round(x))
A2A_ONE(rint, __builtin_rintf(x), __builtin_rint(x))
A2A_ONE(nearbyint, __builtin_rintf(x), __builtin_rint(x))
A2A_ONE(log2, a2a::math::logarithm(x, 1), a2a::math::logarithm(x, 1))
A2A_ONE(log10, a2a::math::logarithm(x, 0.30102999566398119521), a2a::math::logarithm(x, 0.30102999566398119521))
A2A_ONE(exp10, a2a::math::exp2_of(x * 3.32192809488736234787), a2a::math::exp2_of(x * 3.32192809488736234787))
A2A_ONE(sin, a2a::math::sine(x, 0), a2a::math::sine(x, 0))
A2A_ONE(cos, a2a::math::sine(x, 1), a2a::math::sine(x, 1))
A2A_ONE(tan, a2a::math::sine(x, 0) / a2a::math::sine(x, 1), a2a::math::sine(x, 0) / a2a::math::sine(x, 1))
A2A_ONE(tanh, a2a::math::tanh_of(x), a2a::math::tanh_of(x))
A2A_ONE(cosh, (a2a::math::exp_of(x) + a2a::math::exp_of(-x)) / 2, (a2a::math::exp_of(x) + a2a::math::exp_of(-x)) / 2)
A2A_ONE(erf, a2a::math::erf_of(x), a2a::math::erf_of(x))
A2A_ONE(cbrt, __builtin_copysign(a2a::math::pow_of(__builtin_fabs((double)x), 1.0 / 3), (double)x),
        __builtin_copysign(a2a::math::pow_of(__builtin_fabs(x), 1.0 / 3), x))
A2A_TWO(pow, a2a::math::pow_of(x, y), a2a::math::pow_of(x, y))
A2A_TWO(copysign, __builtin_copysignf(x, y), __builtin_copysign(x, y))
A2A_TWO(fdim, x > y ? x - y : 0, x > y ? x - y : 0)
A2A_TWO(hypot, __builtin_sqrt((double)x * x + (double)y * y), __builtin_sqrt(x * x + y * y))
A2A_TWO(fmod, __builtin_fmodf(x, y), __builtin_fmod(x, y))
#undef A2A_ONE
#undef A2A_TWO
#undef A2A_MORE
__device__ __forceinline__ double fmax(double x, double y) { return __builtin_fmax(x, y); }
__device__ __forceinline__ double fmin(double x, double y) { return __builtin_fmin(x, y); }
__device__ __forceinline__ float fmax(float x, float y) { return __builtin_fmaxf(x, y); }
__device__ __forceinline__ float fmin(float x, float y) { return __builtin_fminf(x, y); }
__device__ __forceinline__ double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__device__ __forceinline__ float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__device__ __forceinline__ float ldexpf(float x, int n) { return __builtin_ldexpf(x, n); }
__device__ __forceinline__ double ldexp(double x, int n) { return __builtin_ldexp(x, n); }
__device__ __forceinline__ float frexpf(float x, int* n) { return __builtin_frexpf(x, n); }
__device__ __forceinline__ double frexp(double x, int* n) { return __builtin_frexp(x, n); }
__device__ __forceinline__ void sincosf(float x, float* s, float* c) { *s = sinf(x), *c = cosf(x); }
__device__ __forceinline__ int abs(int x) { return x < 0 ? -x : x; }
__device__ __forceinline__ long abs(long x) { return x < 0 ? -x : x; }
__device__ __forceinline__ long long abs(long long x) { return x < 0 ? -x : x; }
__device__ __forceinline__ float abs(float x) { return __builtin_fabsf(x); }
__device__ __forceinline__ double abs(double x) { return __builtin_fabs(x); }
template <class T> __device__ __forceinline__ bool isnan(T x) { return __builtin_isnan(x); }
template <class T> __device__ __forceinline__ bool isinf(T x) { return __builtin_isinf(x); }
template <class T> __device__ __forceinline__ bool isfinite(T x) { return __builtin_isfinite(x); }
template <class T> __device__ __forceinline__ bool signbit(T x) { return __builtin_signbit(x); }

// The fast ones, as HIP's: what the machine has.
__device__ __forceinline__ float __expf(float x) { return __builtin_amdgcn_exp2f(x * 1.44269504f); }
__device__ __forceinline__ float __logf(float x) { return __builtin_amdgcn_logf(x) * 0.693147181f; }
__device__ __forceinline__ float __log2f(float x) { return __builtin_amdgcn_logf(x); }
__device__ __forceinline__ float __log10f(float x) { return __builtin_amdgcn_logf(x) * 0.301029996f; }
__device__ __forceinline__ float __sinf(float x) { return __builtin_sinf(x); }
__device__ __forceinline__ float __cosf(float x) { return __builtin_cosf(x); }
__device__ __forceinline__ float __powf(float x, float y) { return __builtin_amdgcn_exp2f(y * __builtin_amdgcn_logf(x)); }
__device__ __forceinline__ float __fdividef(float x, float y) { return x / y; }
__device__ __forceinline__ float __frcp_rn(float x) { return 1.0f / x; }
__device__ __forceinline__ float __fsqrt_rn(float x) { return __builtin_sqrtf(x); }
