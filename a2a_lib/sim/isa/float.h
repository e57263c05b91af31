// Floating-point formats and operations of gfx942, on bits (u16 for f16 and bf16, u8 for fp8) or C++ floats.
//
// Rounding is to nearest even unless a name says otherwise; f16, f32 and f64 denormals are kept (FP_DENORM 3/3, IEEE
// mode, as clang sets them up for HIP). Nothing here calls libm, so every platform computes the same bits.
// Build with -ffp-contract=off. fp8 and bf8 are the FNUZ kinds (one zero, one NaN = 0x80, no infinity).
//
// Choices where AMD's documents give only a bound (1 ulp): transcendentals are the exact function rounded once.
// v_rcp/rsq/log_f32 flush denormal inputs and v_rcp/exp_f32 flush denormal results; their f16 and f64 forms and v_sqrt
// keep denormals. sin and cos take revolutions; beyond +-256 they return 0 and 1. See float.cpp.
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
template <class F> constexpr bool is_snan(typename F::U x) { return is_nan<F>(x) & !(x & F::quiet); }
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

// ---- minimum, maximum (IEEE mode: a signalling NaN is returned quieted; else a number wins over a NaN; -0 < +0) ----
template <class F> constexpr typename F::I order_key(typename F::U x) {
  using I = typename F::I;
  return I(I(x) ^ I((I(x) >> (8 * sizeof(I) - 1)) & I(~kSignBit<F>)));
}
template <class F, bool Max> constexpr typename F::U min_max(typename F::U a, typename F::U b) {
  using U = typename F::U;
  bool first = Max ? order_key<F>(a) >= order_key<F>(b) : order_key<F>(a) < order_key<F>(b);
  U r = first ? a : b;
  r = is_nan<F>(b) ? a : r;
  r = is_nan<F>(a) ? b : r;
  r = is_snan<F>(b) ? U(b | F::quiet) : r;
  return is_snan<F>(a) ? U(a | F::quiet) : r;
}
template <class F, class U = typename F::U> constexpr U min_bits(U a, U b) { return min_max<F, false>(a, b); }
template <class F, class U = typename F::U> constexpr U max_bits(U a, U b) { return min_max<F, true>(a, b); }
template <class F, class U = typename F::U> constexpr U min3_bits(U a, U b, U c) {
  return min_bits<F>(min_bits<F>(a, b), c);
}
template <class F, class U = typename F::U> constexpr U max3_bits(U a, U b, U c) {
  return max_bits<F>(max_bits<F>(a, b), c);
}
template <class F, class U = typename F::U> constexpr U med3_bits(U a, U b, U c) {
  auto same = [](U x, U y) { return x == y || magnitude<F>(U(x | y)) == 0; };
  if (is_nan<F>(a) || is_nan<F>(b) || is_nan<F>(c)) return min3_bits<F>(a, b, c);
  U top = max3_bits<F>(a, b, c);
  return same(top, a) ? max_bits<F>(b, c) : same(top, b) ? max_bits<F>(a, c) : max_bits<F>(a, b);
}
inline f32 min_f32(f32 a, f32 b) { return as_f32(min_bits<Single>(as_u32(a), as_u32(b))); }
inline f32 max_f32(f32 a, f32 b) { return as_f32(max_bits<Single>(as_u32(a), as_u32(b))); }
inline f64 min_f64(f64 a, f64 b) { return as_f64(min_bits<Double>(as_u64(a), as_u64(b))); }
inline f64 max_f64(f64 a, f64 b) { return as_f64(max_bits<Double>(as_u64(a), as_u64(b))); }
inline u16 min_f16(u16 a, u16 b) { return min_bits<Half>(a, b); }
inline u16 max_f16(u16 a, u16 b) { return max_bits<Half>(a, b); }
inline f32 min3_f32(f32 a, f32 b, f32 c) { return min_f32(min_f32(a, b), c); }
inline f32 max3_f32(f32 a, f32 b, f32 c) { return max_f32(max_f32(a, b), c); }
inline f32 med3_f32(f32 a, f32 b, f32 c) { return as_f32(med3_bits<Single>(as_u32(a), as_u32(b), as_u32(c))); }
inline u16 min3_f16(u16 a, u16 b, u16 c) { return min3_bits<Half>(a, b, c); }
inline u16 max3_f16(u16 a, u16 b, u16 c) { return max3_bits<Half>(a, b, c); }
inline u16 med3_f16(u16 a, u16 b, u16 c) { return med3_bits<Half>(a, b, c); }

// The clamp modifier: NaN becomes 0 (DX10_CLAMP, set by clang).
inline f32 clamp_f32(f32 x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }
inline f64 clamp_f64(f64 x) { return x > 0.0 ? (x < 1.0 ? x : 1.0) : 0.0; }
inline u16 clamp_f16(u16 x) { return x & 0x8000 || is_nan<Half>(x) ? 0 : x < 0x3c00 ? x : u16(0x3c00); }

// ---- to an integral value ----
inline f32 floor_f32(f32 x) { return __builtin_floorf(x); }
inline f32 ceil_f32(f32 x) { return __builtin_ceilf(x); }
inline f32 trunc_f32(f32 x) { return __builtin_truncf(x); }
inline f64 floor_f64(f64 x) { return __builtin_floor(x); }
inline f64 ceil_f64(f64 x) { return __builtin_ceil(x); }
inline f64 trunc_f64(f64 x) { return __builtin_trunc(x); }
inline f32 rndne_f32(f32 x) {
  u32 sign = as_u32(x) & 0x80000000;
  f32 a = as_f32(as_u32(x) ^ sign), r = (a + 8388608.0f) - 8388608.0f;
  return as_f32(as_u32(a < 8388608.0f ? r : a) | sign);
}
inline f64 rndne_f64(f64 x) {
  u64 sign = as_u64(x) & kSignBit<Double>;
  f64 a = as_f64(as_u64(x) ^ sign), r = (a + 4503599627370496.0) - 4503599627370496.0;
  return as_f64(as_u64(a < 4503599627370496.0 ? r : a) | sign);
}
// x - floor(x), kept below 1 (a tiny negative x would round up to it).
inline f32 fract_f32(f32 x) { f32 r = canonical(x - floor_f32(x)); return r >= 1.0f ? as_f32(0x3f7fffff) : r; }
inline f64 fract_f64(f64 x) { f64 r = canonical(x - floor_f64(x)); return r >= 1.0 ? as_f64(0x3fefffffffffffff) : r; }
inline u16 floor_f16(u16 x) { return f32_to_f16(floor_f32(f16_to_f32(x))); }
inline u16 ceil_f16(u16 x) { return f32_to_f16(ceil_f32(f16_to_f32(x))); }
inline u16 trunc_f16(u16 x) { return f32_to_f16(trunc_f32(f16_to_f32(x))); }
inline u16 rndne_f16(u16 x) { return f32_to_f16(rndne_f32(f16_to_f32(x))); }
inline u16 fract_f16(u16 x) {
  f32 v = f16_to_f32(x);
  u16 r = f32_to_f16(canonical(v - floor_f32(v)));
  return r == 0x3c00 ? u16(0x3bff) : r;
}

// ---- exponents ----
inline f64 pow2(int n) { return as_f64(u64(n + 1023) << 52); }  // -1022 <= n <= 1023
inline int clamp_int(int n, int lo, int hi) { return n < lo ? lo : n > hi ? hi : n; }
inline f32 ldexp_f32(f32 x, i32 n) { return f32(f64(x) * pow2(clamp_int(n, -400, 400))); }
inline u16 ldexp_f16(u16 x, i32 n) { return f32_to_f16(f16_to_f32(x) * f32(pow2(clamp_int(n, -60, 60)))); }
f64 ldexp_f64(f64 x, i32 n);
// Mantissa in [0.5, 1) and exponent; zero, infinity and NaN: unchanged and 0. Denormals are normalised.
f32 frexp_mant_f32(f32 x);
f64 frexp_mant_f64(f64 x);
u16 frexp_mant_f16(u16 x);
i32 frexp_exp_f32(f32 x);
i32 frexp_exp_f64(f64 x);
i32 frexp_exp_f16(u16 x);

// v_cmp_class: mask bits 0 sNaN 1 qNaN 2 -inf 3 -normal 4 -denormal 5 -0 6 +0 7 +denormal 8 +normal 9 +inf
template <class F> constexpr bool in_class(typename F::U x, u32 mask) {
  auto a = magnitude<F>(x);
  bool negative = x & kSignBit<F>;
  int bit = a > F::inf ? (a & F::quiet ? 1 : 0)
          : a == F::inf ? (negative ? 2 : 9)
          : a >> F::mant ? (negative ? 3 : 8)
          : a ? (negative ? 4 : 7) : (negative ? 5 : 6);
  return mask >> bit & 1;
}

// ---- integers (towards zero, saturating, NaN gives 0) ----
inline i32 f32_to_i32(f32 x) {
  f32 c = x > -2147483648.0f ? (x < 2147483520.0f ? x : 2147483520.0f) : -2147483648.0f;
  i32 r = i32(x == x ? c : 0.0f);
  return x >= 2147483648.0f ? 0x7fffffff : r;
}
inline u32 f32_to_u32(f32 x) {
  f32 c = x > 0.0f ? (x < 4294967040.0f ? x : 4294967040.0f) : 0.0f;
  u32 high = c >= 2147483648.0f ? 0x80000000u : 0u;
  u32 r = u32(i32(high ? c - 2147483648.0f : c)) | high;
  return x >= 4294967296.0f ? 0xffffffffu : r;
}
inline i32 f64_to_i32(f64 x) {
  f64 c = x > -2147483648.0 ? (x < 2147483647.0 ? x : 2147483647.0) : -2147483648.0;
  return i32(x == x ? c : 0.0);
}
inline u32 f64_to_u32(f64 x) {
  f64 c = x > 0.0 ? (x < 4294967295.0 ? x : 4294967295.0) : 0.0;
  return u32(i64(c));
}
inline i16 f16_to_i16(u16 h) { return i16(clamp_int(f32_to_i32(f16_to_f32(h)), -32768, 32767)); }
inline u16 f16_to_u16(u16 h) { return u16(clamp_int(f32_to_i32(f16_to_f32(h)), 0, 65535)); }
inline f32 i32_to_f32(i32 x) { return f32(x); }
inline f32 u32_to_f32(u32 x) { return f32(x); }
inline f64 i32_to_f64(i32 x) { return f64(x); }
inline f64 u32_to_f64(u32 x) { return f64(x); }
inline u16 i16_to_f16(i16 x) { return f32_to_f16(f32(x)); }
inline u16 u16_to_f16(u16 x) { return f32_to_f16(f32(x)); }
inline u8 f32_to_u8(f32 x) {  // v_cvt_pk_u8_f32 rounds (to nearest even), unlike the 32-bit forms
  f32 c = x > 0.0f ? (x < 255.0f ? x : 255.0f) : 0.0f;
  return u8(i32(rndne_f32(c)));
}
inline i16 f32_to_snorm16(f32 x) {
  f32 c = x > -1.0f ? (x < 1.0f ? x : 1.0f) : x == x ? -1.0f : 0.0f;
  return i16(i32(rndne_f32(c * 32767.0f)));
}
inline u16 f32_to_unorm16(f32 x) { return u16(i32(rndne_f32(clamp_f32(x) * 65535.0f))); }
inline i32 rpi_i32(f32 x) { return f32_to_i32(floor_f32(x + 0.5f)); }
inline i32 flr_i32(f32 x) { return f32_to_i32(floor_f32(x)); }

// ---- fused multiply-add ----
// a * b + c times 2^scale, rounded once; integer arithmetic, slow.
f64 fma_scaled_f64(f64 a, f64 b, f64 c, int scale);
inline f32 fma_scaled_f32(f32 a, f32 b, f32 c, int scale) {
  f64 p = f64(a) * f64(b), s = p + f64(c), t = s - p;
  f64 err = (p - (s - t)) + (f64(c) - t);
  u64 x = as_u64(s);
  if (err != 0 && !(x & 1) && s - s == 0) x += (err > 0) == (s > 0) ? u64(1) : ~u64(0);
  return f32(as_f64(x) * pow2(scale));
}
#if defined(__FMA__) || defined(__aarch64__) || defined(__ARM_FEATURE_FMA)
inline f32 fma_f32(f32 a, f32 b, f32 c) { return __builtin_fmaf(a, b, c); }
inline f64 fma_f64(f64 a, f64 b, f64 c) { return __builtin_fma(a, b, c); }
#else
inline f32 fma_f32(f32 a, f32 b, f32 c) { return fma_scaled_f32(a, b, c, 0); }
inline f64 fma_f64(f64 a, f64 b, f64 c) { return fma_scaled_f64(a, b, c, 0); }
#endif

// ---- roots, reciprocals, exponentials ----
inline f32 sqrt_f32(f32 x) { return canonical(__builtin_sqrtf(x)); }
inline f64 sqrt_f64(f64 x) { return canonical(__builtin_sqrt(x)); }
inline u16 sqrt_f16(u16 x) { return f32_to_f16(sqrt_f32(f16_to_f32(x))); }
inline f32 flush_f32(f32 x) { return as_u32(x) & 0x7f800000 ? x : as_f32(as_u32(x) & 0x80000000); }
inline f32 rcp_f32(f32 x) { return flush_f32(canonical(1.0f / flush_f32(x))); }
inline f64 rcp_f64(f64 x) { return canonical(1.0 / x); }
inline u16 rcp_f16(u16 x) { return f32_to_f16(canonical(1.0f / f16_to_f32(x))); }
inline f32 rsq_f32(f32 x) { return f32(canonical(1.0 / __builtin_sqrt(f64(flush_f32(x))))); }
inline u16 rsq_f16(u16 x) { return f64_to_f16(canonical(1.0 / __builtin_sqrt(f16_to_f64(x)))); }
f64 rsq_f64(f64 x);
f32 exp2_f32(f32 x);
f32 log2_f32(f32 x);
f32 sin_f32(f32 revolutions);
f32 cos_f32(f32 revolutions);
u16 exp2_f16(u16 x);
u16 log2_f16(u16 x);
u16 sin_f16(u16 revolutions);
u16 cos_f16(u16 revolutions);
// The same over a wave's 64 lanes of f32 bits, vectorised; `out` may be `x`.
void exp2_lanes(const u32* x, u32* out);
void log2_lanes(const u32* x, u32* out);
void sin_lanes(const u32* x, u32* out);
void cos_lanes(const u32* x, u32* out);

// ---- division: v_div_scale, v_div_fmas, v_div_fixup ----
f32 div_scale_f32(f32 s0, f32 denominator, f32 numerator, bool& vcc);
f64 div_scale_f64(f64 s0, f64 denominator, f64 numerator, bool& vcc);
f32 div_fmas_f32(f32 a, f32 b, f32 c, bool vcc);
f64 div_fmas_f64(f64 a, f64 b, f64 c, bool vcc);
f32 div_fixup_f32(f32 quotient, f32 denominator, f32 numerator);
f64 div_fixup_f64(f64 quotient, f64 denominator, f64 numerator);
u16 div_fixup_f16(u16 quotient, u16 denominator, u16 numerator);
f64 trig_preop_f64(f64 x, u32 segment);
}  // namespace a2a
