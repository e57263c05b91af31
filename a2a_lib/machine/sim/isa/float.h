// Floating-point operations of gfx942, on bits (u16 for f16) or C++ floats; format.h has the formats.
//
// Rounding is to nearest even unless a name says otherwise; f16, f32 and f64 denormals are kept (FP_DENORM 3/3, IEEE
// mode, as clang sets them up for HIP). Nothing here calls libm, so every platform computes the same bits.
// Build with -ffp-contract=off.
//
// Choices where AMD's documents give only a bound (1 ulp): transcendentals are the exact function rounded once.
// v_rcp/rsq/log_f32 flush denormal inputs and v_rcp/exp_f32 flush denormal results; their f16 and f64 forms and v_sqrt
// keep denormals. sin and cos take revolutions; beyond +-256 they return 0 and 1. See float.cpp.
#pragma once
#include "isa/format.h"

namespace a2a {
// The clamp modifier: NaN becomes 0 (DX10_CLAMP, set by clang).
inline f32 clamp_f32(f32 x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }
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
inline f32 fract_f32(f32 x) {
  f32 r = canonical(x - floor_f32(x));
  return r >= 1.0f ? as_f32(0x3f7fffff) : r;
}
inline f64 fract_f64(f64 x) {
  f64 r = canonical(x - floor_f64(x));
  return r >= 1.0 ? as_f64(0x3fefffffffffffff) : r;
}
inline u16 fract_f16(u16 x) {
  f32 v = f16_to_f32(x);
  u16 r = f32_to_f16(canonical(v - floor_f32(v)));
  return r == 0x3c00 ? u16(0x3bff) : r;
}

// ---- exponents ----
template <class F>
typename F::U with_exponent(typename F::U x, int biased) {
  using U = typename F::U;
  return U((x & ~F::inf) | U(U(biased) << F::mant));
}
// A non-zero denormal shifted up until its top bit is the hidden bit; `e` becomes its exponent field (<= 0).
template <class F>
typename F::U normalize(typename F::U x, int& e) {
  using U = typename F::U;
  U a = magnitude<F>(x);
  e = int(a >> F::mant);
  if (e) return x;
  int shift = F::mant + 1 - int(std::bit_width(a));
  e = 1 - shift;
  return U((x & kSignBit<F>) | (U(a << shift) & U(~F::inf)));
}
template <class F>
bool has_no_exponent(typename F::U x) {
  return magnitude<F>(x) >= F::inf || magnitude<F>(x) == 0;
}
inline f64 pow2(int n) { return as_f64(u64(n + 1023) << 52); }  // -1022 <= n <= 1023
inline int clamp_int(int n, int lo, int hi) { return n < lo ? lo : n > hi ? hi : n; }
inline f32 ldexp_f32(f32 x, i32 n) { return f32(f64(x) * pow2(clamp_int(n, -400, 400))); }
inline u16 ldexp_f16(u16 x, i32 n) { return f32_to_f16(f16_to_f32(x) * f32(pow2(clamp_int(n, -60, 60)))); }
f64 ldexp_f64(f64 x, i32 n);
// Mantissa in [0.5, 1) and exponent; zero, infinity and NaN: unchanged and 0. Denormals are normalised.
template <class F>
typename F::U frexp_mant(typename F::U x) {
  if (has_no_exponent<F>(x)) return is_nan<F>(x) ? typename F::U(x | F::quiet) : x;
  int e;
  auto n = normalize<F>(x, e);
  return with_exponent<F>(n, F::bias - 1);
}
template <class F>
i32 frexp_exp(typename F::U x) {
  if (has_no_exponent<F>(x)) return 0;
  int e;
  normalize<F>(x, e);
  return e - F::bias + 1;
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
u16 exp2_f16(u16 x);
u16 log2_f16(u16 x);
u16 sin_f16(u16 revolutions);
u16 cos_f16(u16 revolutions);
// Over a wave's 64 lanes of f32 bits, vectorised; `out` may be `x`.
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
