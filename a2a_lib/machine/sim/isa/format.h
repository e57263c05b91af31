// Floating-point formats of gfx942 and the conversions between them, on bits (u16 for f16 and bf16, u8 for fp8) or C++
// floats. Rounding is to nearest even unless a name says otherwise; denormals are kept (FP_DENORM 3/3, IEEE mode, as
// clang sets them up for HIP). fp8 and bf8 are the FNUZ kinds (one zero, one NaN = 0x80, no infinity).
#pragma once
#include "memory/common.h"
#if defined(__F16C__)
#include <immintrin.h>
#endif

namespace a2a {
inline f32 as_f32(u32 b) { return std::bit_cast<f32>(b); }
inline f64 as_f64(u64 b) { return std::bit_cast<f64>(b); }
inline u32 as_u32(f32 x) { return std::bit_cast<u32>(x); }
inline u64 as_u64(f64 x) { return std::bit_cast<u64>(x); }

// A binary format: the type of its bits, infinity, the quiet bit of a NaN, mantissa bits and exponent bias.
template <class Bits, class Int, int Mant, int Bias>
struct Format {
  using U = Bits;
  using I = Int;
  static constexpr int mant = Mant, bias = Bias;
  static constexpr U inf = U(U(2 * Bias + 1) << Mant), quiet = U(U(1) << (Mant - 1));
};
using Half = Format<u16, i16, 10, 15>;
using Single = Format<u32, i32, 23, 127>;
using Double = Format<u64, i64, 52, 1023>;
template <class F, class U = typename F::U> constexpr U kSignBit = U(U(1) << (8 * sizeof(U) - 1));
template <class F> constexpr typename F::U magnitude(typename F::U x) { return typename F::U(x & ~kSignBit<F>); }
template <class F> constexpr bool is_nan(typename F::U x) { return magnitude<F>(x) > F::inf; }
template <class F> constexpr int exponent(typename F::U x) { return int(magnitude<F>(x) >> F::mant); }  // biased

// The NaN that an arithmetic instruction makes, whatever the host's own default is.
inline f32 canonical(f32 x) { return x == x ? x : as_f32(0x7fc00000); }
inline f64 canonical(f64 x) { return x == x ? x : as_f64(0x7ff8000000000000); }

// ---- f16, bf16 ----
inline f32 f16_to_f32_soft(u16 h) {
  u32 m = u32(h & 0x7fff) << 13, e = m & 0x0f800000;
  u32 normal = m + (112u << 23);
  u32 denormal = as_u32(as_f32(m + (113u << 23)) - as_f32(113u << 23));
  u32 special = m | 0x7f800000 | ((m & 0x007fe000) ? 0x00400000 : 0);
  u32 r = e == 0 ? denormal : e == 0x0f800000 ? special : normal;
  return as_f32(r | u32(h & 0x8000) << 16);
}
inline u16 f32_to_f16_soft(f32 x) {
  u32 b = as_u32(x), a = b & 0x7fffffff;
  u32 c = a < 0x47800000 ? a : 0x47800000;  // 65536 and beyond: infinity
  u32 normal = (c - (112u << 23) + 0xfff + (c >> 13 & 1)) >> 13;
  u32 denormal = as_u32(as_f32(c) + 0.5f) - as_u32(0.5f);  // 0.5 has the denormal's ulp, 2^-24
  u32 nan = 0x7e00 | (a >> 13 & 0x1ff);
  u32 r = a > 0x7f800000 ? nan : a < 0x38800000 ? denormal : normal;
  return u16(r | (b >> 16 & 0x8000));
}
#if defined(__F16C__)
inline f32 f16_to_f32(u16 h) { return _cvtsh_ss(h); }
inline u16 f32_to_f16(f32 x) { return u16(_cvtss_sh(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)); }
#else
inline f32 f16_to_f32(u16 h) { return f16_to_f32_soft(h); }
inline u16 f32_to_f16(f32 x) { return f32_to_f16_soft(x); }
#endif
inline f64 f16_to_f64(u16 h) { return f64(f16_to_f32(h)); }

inline u16 f32_to_f16_rtz(f32 x) {  // finite values too large become 65504
  u32 b = as_u32(x), a = b & 0x7fffffff, sign = b >> 16 & 0x8000;
  if (a > 0x7f800000) return u16(sign | 0x7e00 | (a >> 13 & 0x1ff));
  if (a == 0x7f800000) return u16(sign | 0x7c00);
  if (a >= 0x47800000) return u16(sign | 0x7bff);
  if (a >= 0x38800000) return u16(sign | (a - (112u << 23)) >> 13);
  int shift = 126 - int(a >> 23);
  return u16(sign | (shift < 32 ? ((a & 0x007fffff) | 0x00800000) >> shift : 0));
}

// f32 of x rounded to odd: rounding it again to fewer than 23 bits rounds the exact value once.
inline f32 round_to_odd(f64 x) {
  f32 r = f32(x);
  f64 err = x - f64(r);  // NaN when r is infinite or NaN
  u32 b = as_u32(r);
  if (r - r == 0) {
    if (err != 0 && !(b & 1)) b = r == 0 ? (x < 0 ? 0x80000001u : 1u) : ((err > 0) == (r > 0) ? b + 1 : b - 1);
  } else if (x - x == 0) {
    b -= 1;  // a finite x beyond f32's range
  }
  return as_f32(b);
}
inline u16 f64_to_f16(f64 x) { return f32_to_f16(round_to_odd(x)); }

inline f32 bf16_to_f32(u16 h) { return as_f32(u32(h) << 16); }
inline u16 f32_to_bf16(f32 x) {
  u32 b = as_u32(x);
  return x == x ? u16((b + 0x7fff + (b >> 16 & 1)) >> 16) : u16(b >> 16 | 0x40);
}

// f16 arithmetic, correctly rounded: f32 has more than 2*11+2 bits, so rounding a sum or product twice is harmless;
// the fused form rounds the f32 sum to odd first.
inline u16 add_f16(u16 a, u16 b) { return f32_to_f16(canonical(f16_to_f32(a) + f16_to_f32(b))); }
inline u16 sub_f16(u16 a, u16 b) { return f32_to_f16(canonical(f16_to_f32(a) - f16_to_f32(b))); }
inline u16 mul_f16(u16 a, u16 b) { return f32_to_f16(canonical(f16_to_f32(a) * f16_to_f32(b))); }
// a * b + c for values of f16 (the product is exact), rounded to odd: ready for f32_to_f16.
inline f32 fma_odd(f32 a, f32 b, f32 c) {
  f32 p = a * b, s = p + c, t = s - p;
  f32 err = (p - (s - t)) + (c - t);
  u32 x = as_u32(s), e = as_u32(err);
  u32 step = (e ^ x) >> 31 ? ~0u : 1u;
  bool fix = err != 0 && !(x & 1) && s - s == 0;
  return as_f32(fix ? x + step : x);
}
inline u16 fma_f16(u16 a, u16 b, u16 c) {
  return f32_to_f16(canonical(fma_odd(f16_to_f32(a), f16_to_f32(b), f16_to_f32(c))));
}

// ---- fp8 (e4m3), bf8 (e5m2) ----
template <int Mant, int Bias>
inline f32 small_to_f32(u8 x) {
  u32 m = u32(x & 0x7f) << (23 - Mant), low = 128 - Bias;
  u32 normal = m + (u32(127 - Bias) << 23);
  u32 denormal = as_u32(as_f32(m + (low << 23)) - as_f32(low << 23));
  u32 r = (m >> 23 == 0 ? denormal : normal) | u32(x & 0x80) << 24;
  return as_f32(x == 0x80 ? 0x7fc00000 : r);
}
inline f32 fp8_to_f32(u8 x) { return small_to_f32<3, 8>(x); }
inline f32 bf8_to_f32(u8 x) { return small_to_f32<2, 16>(x); }

// Beyond the largest value (240, 57344): that value if `saturate`, else NaN (hardware with MODE.FP16_OVFL clear).
// Infinity and NaN give NaN. `noise`: random bits for stochastic rounding, its top 23-Mant bits are used.
template <int Mant, int Bias>
inline u8 f32_to_small(f32 x, bool saturate, bool stochastic, u32 noise) {
  constexpr int drop = 23 - Mant;
  constexpr u32 least_normal = u32(128 - Bias) << 23;
  u32 b = as_u32(x), a = b & 0x7fffffff;
  if (a >= 0x7f800000) return 0x80;
  u32 r;
  if (a >= least_normal) {
    u32 v = a - (u32(127 - Bias) << 23);
    r = (v + (stochastic ? noise >> (32 - drop) : ((1u << (drop - 1)) - 1 + (v >> drop & 1)))) >> drop;
  } else if (stochastic) {
    u64 m = u64((a & 0x007fffff) | (a >> 23 ? 0x00800000 : 0)) << 16;
    int shift = int(least_normal >> 23) - int(a >> 23 ? a >> 23 : 1);
    r = u32(((shift < 40 ? m >> shift : 0) + (u64(noise >> (32 - drop)) << 16)) >> (drop + 16));
  } else {
    constexpr u32 magic = u32(127 + 1 - Bias + drop) << 23;  // its ulp is the denormal's
    r = as_u32(as_f32(a) + as_f32(magic)) - magic;
  }
  if (r > 0x7f) r = saturate ? 0x7f : 0x80;
  return r == 0 ? 0 : u8(r | (b >> 24 & 0x80));
}
inline u8 f32_to_fp8(f32 x, bool saturate = false) { return f32_to_small<3, 8>(x, saturate, false, 0); }
inline u8 f32_to_bf8(f32 x, bool saturate = false) { return f32_to_small<2, 16>(x, saturate, false, 0); }
inline u8 f32_to_fp8_sr(f32 x, u32 noise, bool saturate = false) {
  return f32_to_small<3, 8>(x, saturate, true, noise);
}
inline u8 f32_to_bf8_sr(f32 x, u32 noise, bool saturate = false) {
  return f32_to_small<2, 16>(x, saturate, true, noise);
}
}  // namespace a2a
