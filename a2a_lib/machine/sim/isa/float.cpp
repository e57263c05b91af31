// The longer operations of float.h.
//
// Transcendentals: evaluated in double (argument reduction exact, series truncated below 2^-55, total relative error
// about 2^-51) and rounded once, so an f32 result is the correctly rounded one unless the exact value lies within
// 2^-27 of an ulp from a rounding boundary. Only + - * / and square root are used: the same bits on every host.
#include "isa/float.h"

#if defined(__clang__)
#pragma clang fp contract(off)
#endif

namespace a2a {
namespace {
constexpr f64 kRound = 6755399441055744.0;  // 1.5 * 2^52: adding it rounds to an integer, kept in the low bits

template <int K = 0, int N>
[[gnu::always_inline]] inline f64 horner(const f64 (&c)[N], f64 x) {
  if constexpr (K == N - 1) return c[K];
  else return horner<K + 1>(c, x) * x + c[K];
}

[[gnu::always_inline]] inline f64 exp2_core(f64 x) {  // |x| <= 1000
  static constexpr f64 c[14] = {
      0x1.0000000000000p+0,  0x1.62e42fefa39efp-1,  0x1.ebfbdff82c58fp-3,  0x1.c6b08d704a0c0p-5,  0x1.3b2ab6fba4e77p-7,
      0x1.5d87fe78a6731p-10, 0x1.430912f86c787p-13, 0x1.ffcbfc588b0c7p-17, 0x1.62c0223a5c824p-20, 0x1.b5253d395e7c4p-24,
      0x1.e4cf5158b8ecap-28, 0x1.e8cac7351bb25p-32, 0x1.c3bd650fc2986p-36, 0x1.816193166d0f9p-40};  // ln(2)^k / k!
  f64 t = x + kRound, n = t - kRound;
  u64 scale = (as_u64(t) - as_u64(kRound) + 1023) << 52;
  return horner(c, x - n) * as_f64(scale);
}

[[gnu::always_inline]] inline f64 log2_core(f64 x) {  // x > 0 and normal
  static constexpr f64 c[11] = {
      0x1.777d0ffda0d24p-55, 0x1.ec709dc3a03fdp-1, 0x1.2776c50ef9bfep-1, 0x1.a61762a7aded9p-2,
      0x1.484b13d7c02a9p-2,  0x1.0c9a84994022dp-2, 0x1.c68f568d31760p-3, 0x1.89f3b1694cffep-3,
      0x1.5b9ac9b743f0dp-3,  0x1.3703c1f4d0ffep-3, 0x1.1964ec6fc9491p-3};  // 2 / ln(2) / (2k + 1), first: its tail
  constexpr u64 offset = u64(1024) << 52;  // keeps the shifted exponent positive
  u64 b = as_u64(x), e = (b - 0x3fe6a09e667f3bcd + offset) >> 52;  // sqrt(1/2): mantissa in [sqrt(1/2), sqrt(2))
  f64 m = as_f64(b + offset - (e << 52));
  f64 exponent = as_f64(as_u64(kRound) + e) - (kRound + 1024.0);
  f64 s = (m - 1.0) / (m + 1.0), z = s * s;
  return exponent + (s * 0x1.71547652b82fep+1 + s * horner(c, z));
}

struct SinCos { f64 sin, cos; };
[[gnu::always_inline]] inline SinCos sincos_core(f64 r) {  // of 2 pi r, |r| <= 1/8
  static constexpr f64 s[9] = {0x1.1a62633145c07p-52, -0x1.4abbce625be53p+5, 0x1.466bc6775aae2p+6,
                               -0x1.32d2cce62bd86p+6, 0x1.50783487ee782p+5,  -0x1.e3074fde8871fp+3,
                               0x1.e8f434d018d63p+1,  -0x1.6fadb9f155744p-1, 0x1.aaec32af93359p-4};
  static constexpr f64 c[10] = {0x1.0000000000000p+0,  -0x1.3bd3cc9be45dep+4, 0x1.03c1f081b5ac4p+6,
                                -0x1.55d3c7e3cbffap+6, 0x1.e1f506891babbp+5,  -0x1.a6d1f2a204a8cp+4,
                                0x1.f9d38a3763cc3p+2,  -0x1.b6e24f44b128fp+0, 0x1.20c62c2f2d7f5p-2,
                                -0x1.2a0c591af8314p-5};
  f64 z = r * r;
  return {r * 0x1.921fb54442d18p+2 + r * horner(s, z), horner(c, z)};
}

// sin (Quarter = 0) or cos (Quarter = 1) of 2 pi x, |x| <= 256.
template <int Quarter>
[[gnu::always_inline]] inline f64 trig_core(f64 x) {
  f64 t = x * 4.0 + kRound;
  u64 quadrant = as_u64(t) + Quarter;
  SinCos v = sincos_core(x - (t - kRound) * 0.25);
  u64 odd = u64(0) - (quadrant & 1);
  f64 r = as_f64(((as_u64(v.cos) & odd) | (as_u64(v.sin) & ~odd)) ^ (quadrant & 2) << 62);
  u64 zero = Quarter ? 0 : as_u64(x) & kSignBit<Double>;
  return r == 0 ? as_f64(zero) : r;
}

// A function of f32 in three steps that vectorise on their own: an argument in the core's domain, the core in f64, and
// the special cases on the rounded result.
const f32 kNan = as_f32(0x7fc00000);
struct Exp2 {
  static f32 argument(f32 x) {
    f32 c = x > -1000.0f ? x : -1000.0f;  // NaN: -1000
    return c < 1000.0f ? c : 1000.0f;
  }
  static f64 core(f64 x) { return exp2_core(x); }
  static f32 special(f32 x, f32 r) { return x == x ? r : kNan; }
};
struct Log2 {  // denormals: as zero for f32, not there for f16
  static f32 argument(f32 x) { return as_u32(x) - 0x00800000u < 0x7f000000u ? x : 1.0f; }  // positive, normal, finite
  static f64 core(f64 x) { return log2_core(x); }
  static f32 special(f32 x, f32 r) {
    u32 b = as_u32(x);
    u32 c = b > 0x7f800000u ? as_u32(kNan) : as_u32(r);  // negative or NaN
    c = b == 0x7f800000u ? b : c;
    return as_f32((b & 0x7f800000u) == 0 ? 0xff800000u : c);
  }
};
template <int Quarter>
struct Trig {
  static bool inside(f32 x) { return (as_u32(x) & 0x7fffffffu) <= 0x43800000u; }  // 256
  static f32 argument(f32 x) { return inside(x) ? x : 0.0f; }
  static f64 core(f64 x) { return trig_core<Quarter>(x); }
  static f32 special(f32 x, f32 r) {
    f32 outside = (as_u32(x) & 0x7f800000u) == 0x7f800000u ? kNan : Quarter ? 1.0f : 0.0f;
    return inside(x) ? r : outside;
  }
};
template <class Fn>
u16 call_f16(u16 h) {
  f32 x = f16_to_f32(h);
  return f32_to_f16(Fn::special(x, round_to_odd(Fn::core(Fn::argument(x)))));
}
template <class Fn, bool Flush>
void call_lanes(const u32* x, u32* out) {
  f64 wide[kLanes];
  for (int i = 0; i < kLanes; ++i) wide[i] = Fn::argument(as_f32(x[i]));
  for (int i = 0; i < kLanes; ++i) wide[i] = Fn::core(wide[i]);
  for (int i = 0; i < kLanes; ++i) {
    f32 r = Fn::special(as_f32(x[i]), f32(wide[i]));
    out[i] = as_u32(Flush ? flush_f32(r) : r);
  }
}
}  // namespace

u16 exp2_f16(u16 x) { return call_f16<Exp2>(x); }
u16 log2_f16(u16 x) { return call_f16<Log2>(x); }
u16 sin_f16(u16 x) { return call_f16<Trig<0>>(x); }
u16 cos_f16(u16 x) { return call_f16<Trig<1>>(x); }
void exp2_lanes(const u32* x, u32* out) { call_lanes<Exp2, true>(x, out); }
void log2_lanes(const u32* x, u32* out) { call_lanes<Log2, false>(x, out); }
void sin_lanes(const u32* x, u32* out) { call_lanes<Trig<0>, false>(x, out); }
void cos_lanes(const u32* x, u32* out) { call_lanes<Trig<1>, false>(x, out); }

f64 rsq_f64(f64 x) {
  u64 b = as_u64(x);
  if (x != x || x < 0) return as_f64(x != x ? b | Double::quiet : 0x7ff8000000000000);
  if (x == 0) return as_f64(Double::inf | (b & kSignBit<Double>));
  if (b == Double::inf) return 0.0;
  int e;
  b = normalize<Double>(b, e);
  int half = (e - 1023) >> 1;  // x = m 4^half, 1 <= m < 4
  f64 m = as_f64(with_exponent<Double>(b, e - 2 * half));
  f64 y = 1.0 / __builtin_sqrt(m), h = y * y;
  f64 residual = fma_f64(-m, h, 1.0) - m * fma_f64(y, y, -h);
  return fma_f64(0.5 * y, residual, y) * pow2(-half);
}

f64 ldexp_f64(f64 x, i32 n) {
  u64 b = as_u64(x);
  if (has_no_exponent<Double>(b)) return is_nan<Double>(b) ? as_f64(b | Double::quiet) : x;
  int e;
  b = normalize<Double>(b, e);
  e += clamp_int(n, -5000, 5000);
  if (e > 2046) return as_f64(Double::inf | (b & kSignBit<Double>));
  if (e > 0) return as_f64(with_exponent<Double>(b, e));
  return as_f64(with_exponent<Double>(b, (e < -100 ? -100 : e) + 200)) * pow2(-200);  // the only rounding
}

// The product and the addend are aligned in 128 bits; what is shifted out is kept as one sticky bit.
f64 fma_scaled_f64(f64 a, f64 b, f64 c, int scale) {
  using u128 = unsigned __int128;
  u64 ab = as_u64(a), bb = as_u64(b), cb = as_u64(c);
  u64 sign = (ab ^ bb) & kSignBit<Double>;
  if (magnitude<Double>(ab) >= Double::inf || magnitude<Double>(bb) >= Double::inf) return canonical(a * b + c);
  if (magnitude<Double>(cb) >= Double::inf) return canonical(c);
  if (magnitude<Double>(ab) == 0 || magnitude<Double>(bb) == 0) return c == 0 ? a * b + c : ldexp_f64(c, scale);
  int ea, eb, ec;
  auto mantissa = [](u64 x, int& e) { return (normalize<Double>(x, e) & 0x000fffffffffffff) | 0x0010000000000000; };
  u128 p = u128(mantissa(ab, ea)) * mantissa(bb, eb);
  int ep = ea + eb - 1075 - 1075;  // value = p 2^ep
  auto jam = [](u128 x, int n) -> u128 { return n > 126 ? u128(x != 0) : n ? (x >> n) | ((x << (128 - n)) != 0) : x; };
  if (magnitude<Double>(cb) != 0) {
    u128 m = mantissa(cb, ec);
    ec -= 1075;
    int up = ec - ep;
    if (up > 0) {
      int left = up < 70 ? up : 70;
      m <<= left;
      p = jam(p, up - left);
      ep += up - left;
    } else {
      int left = -up < 20 ? -up : 20;
      p <<= left;
      ep -= left;
      m = jam(m, -up - left);
    }
    if ((cb & kSignBit<Double>) == sign) {
      p += m;
    } else if (p >= m) {
      p -= m;
    } else {
      p = m - p;
      sign ^= kSignBit<Double>;
    }
    if (p == 0) return 0.0;
  }
  // Keep 63 bits, the last of them sticky; then round once to 53 or, below the normal range, to fewer.
  int width = 128 - (u64(p >> 64) ? std::countl_zero(u64(p >> 64)) : 64 + std::countl_zero(u64(p)));
  u64 m = width > 63 ? u64(jam(p, width - 63)) : u64(p) << (63 - width);
  int e = ep + width - 63 + scale;  // value = m 2^e, m in [2^62, 2^63)
  if (e + 62 > 1023) return as_f64(Double::inf | sign);
  int drop = e + 62 >= -1022 ? 10 : -1074 - e;
  if (drop > 63) return as_f64(sign);
  u64 half = u64(1) << (drop - 1), rest = drop == 64 ? m : m & ((u64(1) << drop) - 1);
  u64 r = m >> drop;
  r += rest > half || (rest == half && (r & 1));
  if (e + 62 >= -1022) r += u64(e + 62 + 1022) << 52;
  return as_f64(r | sign);
}

// ---- the steps of a division (v_div_scale, v_div_fmas, v_div_fixup), and the digits of 2/pi (v_trig_preop) ----
// AMD's pseudocode with four repairs that the compiler's expansion of a correct division needs (checked by
// running it): for both quotient and reciprocal denormal the denominator is scaled down; the reciprocal of an f32
// counts as denormal in f32's range; v_div_fmas undoes the scaling in the direction the quotient's size shows (as the
// RDNA3 guide has it); and v_div_fixup returns infinity where the quotient surely overflows.
namespace {
template <class F>
struct DivLimits {
  static constexpr bool single = sizeof(typename F::U) == 4;
  static constexpr int far = single ? 96 : 768, tiny = single ? 23 : 53, scale = single ? 64 : 128,
                       underflow = single ? -150 : -1075;
};
template <class F>
bool is_denormal(typename F::U x) {
  return magnitude<F>(x) != 0 && exponent<F>(x) == 0;
}
template <class F, class T, class Ldexp>
T div_scale(T s0, T den, T num, bool& vcc, Ldexp ldexp) {
  using U = typename F::U;
  using L = DivLimits<F>;
  auto bits = [](T x) { return std::bit_cast<U>(x); };
  U d = bits(den), n = bits(num);
  bool is_den = bits(s0) == d, is_num = bits(s0) == n;
  vcc = false;
  if (num == 0 || den == 0) return std::bit_cast<T>(U(F::inf | F::quiet));
  bool small_quotient = is_denormal<F>(bits(T(num / den)));
  bool small_reciprocal = is_denormal<F>(bits(T(T(1) / den)));
  if (exponent<F>(n) - exponent<F>(d) >= L::far) {
    vcc = true;
    return is_den ? ldexp(s0, L::scale) : s0;
  }
  if (is_denormal<F>(d)) return ldexp(s0, L::scale);
  if (small_reciprocal && small_quotient) {
    vcc = true;
    return is_den ? ldexp(s0, -L::scale) : s0;
  }
  if (small_reciprocal) return ldexp(s0, -L::scale);
  if (small_quotient) {
    vcc = true;
    return is_num ? ldexp(s0, L::scale) : s0;
  }
  return exponent<F>(n) <= L::tiny ? ldexp(s0, L::scale) : s0;
}
template <class F>
typename F::U div_fixup(typename F::U q, typename F::U den, typename F::U num, int underflow) {
  using U = typename F::U;
  U sign = (den ^ num) & kSignBit<F>, d = magnitude<F>(den), n = magnitude<F>(num);
  if (is_nan<F>(num)) return num | F::quiet;
  if (is_nan<F>(den)) return den | F::quiet;
  if ((d == 0 && n == 0) || (d == F::inf && n == F::inf)) return U(kSignBit<F> | F::inf | F::quiet);
  if (d == 0 || n == F::inf) return U(sign | F::inf);
  if (d == F::inf || n == 0) return sign;
  if (exponent<F>(num) - exponent<F>(den) < underflow) return sign;
  if (exponent<F>(num) - exponent<F>(den) > F::bias + 1) return U(sign | F::inf);
  return U(magnitude<F>(q) | sign);
}
}  // namespace

f32 div_scale_f32(f32 s0, f32 den, f32 num, bool& vcc) {
  return div_scale<Single>(s0, den, num, vcc, [](f32 x, int n) { return ldexp_f32(x, n); });
}
f64 div_scale_f64(f64 s0, f64 den, f64 num, bool& vcc) {
  return div_scale<Double>(s0, den, num, vcc, [](f64 x, int n) { return ldexp_f64(x, n); });
}
f32 div_fmas_f32(f32 a, f32 b, f32 c, bool vcc) {
  if (!vcc) return canonical(fma_f32(a, b, c));
  return canonical(fma_scaled_f32(a, b, c, exponent<Single>(as_u32(c)) > 127 ? 64 : -64));
}
f64 div_fmas_f64(f64 a, f64 b, f64 c, bool vcc) {
  if (!vcc) return canonical(fma_f64(a, b, c));
  return canonical(fma_scaled_f64(a, b, c, exponent<Double>(as_u64(c)) > 1023 ? 128 : -128));
}
f32 div_fixup_f32(f32 q, f32 den, f32 num) {
  return as_f32(div_fixup<Single>(as_u32(q), as_u32(den), as_u32(num), DivLimits<Single>::underflow));
}
f64 div_fixup_f64(f64 q, f64 den, f64 num) {
  return as_f64(div_fixup<Double>(as_u64(q), as_u64(den), as_u64(num), DivLimits<Double>::underflow));
}
u16 div_fixup_f16(u16 q, u16 den, u16 num) { return div_fixup<Half>(q, den, num, -1000); }

f64 trig_preop_f64(f64 x, u32 segment) {
  static constexpr u64 two_over_pi[20] = {
      // 1201 bits after the point
      0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
      0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
      0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
      0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b0000, 0};
  int e = exponent<Double>(as_u64(x)), shift = int(segment & 31) * 53 + (e > 1077 ? e - 1077 : 0);
  if (shift >= 1201) return 0.0;
  u32 word = u32(shift) / 64, bit = u32(shift) % 64;
  u64 top = two_over_pi[word] << bit | (bit ? two_over_pi[word + 1] >> (64 - bit) : 0);
  return ldexp_f64(f64(top >> 11), -53 - shift + (e >= 1968 ? 128 : 0));
}
}  // namespace a2a
