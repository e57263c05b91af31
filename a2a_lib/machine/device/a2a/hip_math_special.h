// Mathematics of the simulator's HIP that few kernels ask for: inverses of the error function, Bessel functions, norms. Of
// <hip/hip_runtime.h> and <cmath>, not of a2a/a2a.h: every kernel would take longer to compile. Floats are within 2 ulps of
// the exact value (Bessel functions: of 1 where they are small); doubles within a few hundred.
#pragma once

namespace a2a::math {
// The inverse of erfc, 0 < y < 2: Hastings' guess (Abramowitz and Stegun 26.2.22), then Halley's steps.
__device__ inline double erfcinv_of(double y) {
  if (!(y >= 0 && y <= 2)) return __builtin_nan("");
  if (y == 0 || y == 2) return y == 0 ? __builtin_inf() : -__builtin_inf();
  const double p = y < 1 ? y : 2 - y, t = __builtin_sqrt(-2 * logarithm(p / 2, M_LN2));
  double z = (t - (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481))) * M_SQRT1_2;
  for (int k = 0; k < 4; ++k) {
    const double r = (erfc_of(z) - p) / (-M_2_SQRTPI * exp_of(-z * z));
    z -= r / (1 + r * z);
  }
  return y < 1 ? z : -z;
}
__device__ inline double erfinv_of(double x) {
  const double a = __builtin_fabs(x);
  if (!(a <= 1)) return __builtin_nan("");
  if (a > 0.5) return __builtin_copysign(erfcinv_of(1 - a), x);
  double z = a / M_2_SQRTPI * (1 + M_PI / 12 * a * a);
  for (int k = 0; k < 3; ++k) {
    const double r = (erf_of(z) - a) / (M_2_SQRTPI * exp_of(-z * z));
    z -= r / (1 + r * z);
  }
  return __builtin_copysign(z, x);
}
__device__ inline double erfcx_of(double x) {  // e^(x x) erfc(x)
  if (x < 2 || x != x) return exp_of(x * x) * erfc_of(x);
  double f = x;
  for (int k = 80; k > 0; --k) f = x + k * 0.5 / f;
  return M_2_SQRTPI / 2 / f;
}

// ---- Bessel functions, by the formulas of Abramowitz and Stegun, chapter 9
struct Bessel { double j0, j1, y0, y1, jn; };
// Downwards from an order where J is nothing (Miller; 9.12), normalised by 9.1.46; Y by Neumann's series 9.1.88.
__device__ inline Bessel bessel_downwards(double x, int n) {
  const double top = x > n ? x : n;
  const int first = 2 * ((int)(top + 20 + 8 * __builtin_sqrt(top + 4)) / 2);
  double next = 0, here = 1e-280, all = 0, even = 0, odd = 0, jn = n == first ? here : 0;
  for (int k = first; k > 0; --k) {  // here: J of k
    const int half = k / 2;
    if (k % 2 == 0) all += 2 * here, even += (half % 2 ? -1.0 : 1.0) * here / half;
    else if (half > 0) odd += (half % 2 ? -1.0 : 1.0) * (2 * half + 1) * here / ((double)half * (half + 1));
    if (k == n) jn = here;
    const double before = 2 * k / x * here - next;
    next = here, here = before;
    if (__builtin_fabs(here) > 1e200) here *= 1e-250, next *= 1e-250, all *= 1e-250, even *= 1e-250, odd *= 1e-250, jn *= 1e-250;
  }
  const double scale = 1 / (all + here), j0 = here * scale, j1 = next * scale;
  const double euler = 0.57721566490153286061, log_half = logarithm(x / 2, M_LN2);
  return {j0, j1, M_2_PI * (log_half + euler) * j0 - 2 * M_2_PI * even * scale,
          -M_2_PI / x * j0 + M_2_PI * (log_half + euler - 1) * j1 - M_2_PI * odd * scale, n == 0 ? j0 : jn * scale};
}
// Hankel's expansion 9.2.5 for order 0 or 1, x >= 25: J and Y.
__device__ inline void bessel_far(double x, int order, double* j, double* y) {
  double term = 1, p = 1, q = 0;
  for (int k = 1; k < 24; ++k) {
    const double odd = 2 * k - 1;
    term *= (4 * order - odd * odd) / (8 * x * k);
    if (k % 2) q += k % 4 == 1 ? term : -term;
    else p += k % 4 == 0 ? term : -term;
  }
  // The angle is x - (2 order + 1) pi / 4.
  const double s = sine(x, 0), c = sine(x, 1), r = __builtin_sqrt(M_2_PI / x) * M_SQRT1_2;
  const double cosine = order ? s - c : c + s, sin_of = order ? -s - c : s - c;
  *j = r * (p * cosine - q * sin_of), *y = r * (p * sin_of + q * cosine);
}
__device__ inline Bessel bessel(double x, int n = 0) {
  if (!(x >= 25)) return bessel_downwards(x, n);
  Bessel b;
  bessel_far(x, 0, &b.j0, &b.y0);
  bessel_far(x, 1, &b.j1, &b.y1);
  return b;
}
__device__ inline double bessel_j(int n, double x) {
  if (x != x) return x;
  if (n < 0) return n & 1 ? -bessel_j(-n, x) : bessel_j(-n, x);
  const double a = __builtin_fabs(x), sign = x < 0 && n & 1 ? -1 : 1;
  if (a == 0) return n == 0;
  if (a == __builtin_inf()) return 0;
  if (a < 25 || n > a) return sign * bessel_downwards(a, n).jn;
  const Bessel b = bessel(a);
  double before = b.j0, here = b.j1;
  for (int k = 1; k < n; ++k) {
    const double next = 2 * k / a * here - before;
    before = here, here = next;
  }
  return sign * (n == 0 ? before : here);
}
__device__ inline double bessel_y(int n, double x) {
  if (x != x || x < 0) return __builtin_nan("");
  if (n < 0) return n & 1 ? -bessel_y(-n, x) : bessel_y(-n, x);
  if (x == 0) return -__builtin_inf();
  if (x == __builtin_inf()) return 0;
  const Bessel b = bessel(x);
  double before = b.y0, here = b.y1;
  for (int k = 1; k < n; ++k) {
    const double next = 2 * k / x * here - before;
    before = here, here = next;
  }
  return n == 0 ? before : here;
}
// Modified, of order 0 or 1: the series 9.6.10, and 9.7.1 for large x.
__device__ inline double bessel_i(int order, double x) {
  const double a = __builtin_fabs(x);
  double term = order ? a / 2 : 1, sum = term;
  if (a < 30) {
    for (int k = 1; k < 80; ++k) {
      term *= a * a / 4 / ((double)k * (k + order));
      sum += term;
    }
  } else {
    term = sum = 1;
    for (int k = 1; k < 24; ++k) {
      const double odd = 2 * k - 1;
      term *= (odd * odd - 4 * order) / (8 * a * k);
      sum += term;
    }
    const double half = exp_of(a / 2);
    sum = a == __builtin_inf() ? a : half * (sum / __builtin_sqrt(2 * M_PI * a)) * half;
  }
  return x < 0 && order ? -sum : sum;
}
__device__ inline double powi_of(double x, int n) {
  double r = 1, square = x;
  for (unsigned left = n < 0 ? 0u - (unsigned)n : n; left; left >>= 1, square *= square) r *= left & 1 ? square : 1;
  return n < 0 ? 1 / r : r;
}
template <class T> __device__ inline double norm_of(int n, const T* x) {
  double most = 0, sum = 0;
  for (int i = 0; i < n; ++i) most = __builtin_fmax(most, __builtin_fabs((double)x[i]));
  if (most == 0 || most == __builtin_inf()) return most;
  for (int i = 0; i < n; ++i) sum += x[i] / most * (x[i] / most);
  return most * __builtin_sqrt(sum);
}
}  // namespace a2a::math

#define A2A_ONE(name, value)                                                            \
  __device__ __forceinline__ double name(double x) { return a2a::math::value; }         \
  __device__ __forceinline__ float name##f(float x) { return float(a2a::math::value); } \
  __device__ __forceinline__ float name(float x) { return name##f(x); }
A2A_ONE(erfinv, erfinv_of(x))
A2A_ONE(erfcinv, erfcinv_of(x))
A2A_ONE(erfcx, erfcx_of(x))
A2A_ONE(normcdfinv, erfcinv_of(2 * (double)x) * -M_SQRT2)
A2A_ONE(j0, bessel_j(0, x))
A2A_ONE(j1, bessel_j(1, x))
A2A_ONE(y0, bessel_y(0, x))
A2A_ONE(y1, bessel_y(1, x))
A2A_ONE(cyl_bessel_i0, bessel_i(0, x))
A2A_ONE(cyl_bessel_i1, bessel_i(1, x))
#undef A2A_ONE
__device__ __forceinline__ double jn(int n, double x) { return a2a::math::bessel_j(n, x); }
__device__ __forceinline__ float jnf(int n, float x) { return (float)a2a::math::bessel_j(n, x); }
__device__ __forceinline__ double yn(int n, double x) { return a2a::math::bessel_y(n, x); }
__device__ __forceinline__ float ynf(int n, float x) { return (float)a2a::math::bessel_y(n, x); }
__device__ __forceinline__ double powi(double x, int n) { return a2a::math::powi_of(x, n); }
__device__ __forceinline__ float powif(float x, int n) { return (float)a2a::math::powi_of(x, n); }
__device__ __forceinline__ double scalbln(double x, long n) {
  return __builtin_ldexp(x, (int)(n > 5000 ? 5000 : n < -5000 ? -5000 : n));
}
__device__ __forceinline__ float scalblnf(float x, long n) { return (float)scalbln(x, n); }
template <class T> __device__ inline T a2a_remquo(T x, T y, int* quotient) {
  const T r = a2a::math::remainder_of(x, y);
  const double whole = __builtin_fabs(__builtin_rint(((double)x - r) / y));
  const int low = (int)__builtin_fmod(whole, 1 << 23);  // at least three bits of it, with its sign
  *quotient = __builtin_signbit(x) != __builtin_signbit(y) ? -low : low;
  return r;
}
__device__ __forceinline__ double remquo(double x, double y, int* quotient) { return a2a_remquo(x, y, quotient); }
__device__ __forceinline__ float remquof(float x, float y, int* quotient) { return a2a_remquo(x, y, quotient); }
__device__ __forceinline__ float fdividef(float x, float y) { return x / y; }
__device__ __forceinline__ double norm(int n, const double* x) { return a2a::math::norm_of(n, x); }
__device__ __forceinline__ float normf(int n, const float* x) { return (float)a2a::math::norm_of(n, x); }
__device__ __forceinline__ double rnorm(int n, const double* x) { return 1 / norm(n, x); }
__device__ __forceinline__ float rnormf(int n, const float* x) {
  return (float)(1 / a2a::math::norm_of(n, x));
}
__device__ __forceinline__ double norm3d(double x, double y, double z) {
  const double all[] = {x, y, z};
  return norm(3, all);
}
__device__ __forceinline__ double norm4d(double x, double y, double z, double w) {
  const double all[] = {x, y, z, w};
  return norm(4, all);
}
__device__ __forceinline__ double rnorm3d(double x, double y, double z) { return 1 / norm3d(x, y, z); }
__device__ __forceinline__ double rnorm4d(double x, double y, double z, double w) { return 1 / norm4d(x, y, z, w); }
__device__ __forceinline__ float norm4df(float x, float y, float z, float w) { return (float)norm4d(x, y, z, w); }
__device__ __forceinline__ float rnorm4df(float x, float y, float z, float w) { return (float)rnorm4d(x, y, z, w); }
