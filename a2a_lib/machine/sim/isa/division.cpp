// The steps of a division (v_div_scale, v_div_fmas, v_div_fixup), and the digits of 2/pi (v_trig_preop).
#include "isa/exponent.h"
#include "isa/float.h"

#if defined(__clang__)
#pragma clang fp contract(off)
#endif

namespace a2a {
// Division. AMD's pseudocode with four repairs that the compiler's expansion of a correct division needs (checked by
// running it): for both quotient and reciprocal denormal the denominator is scaled down; the reciprocal of an f32
// counts as denormal in f32's range; v_div_fmas undoes the scaling in the direction the quotient's size shows (as the
// RDNA3 guide has it); and v_div_fixup returns infinity where the quotient surely overflows.
namespace {
template <class F, class T>
struct DivLimits;
template <>
struct DivLimits<Single, f32> {
  static constexpr int far = 96, tiny = 23, scale = 64, underflow = -150;
};
template <>
struct DivLimits<Double, f64> {
  static constexpr int far = 768, tiny = 53, scale = 128, underflow = -1075;
};
template <class F>
bool is_denormal(typename F::U x) {
  return magnitude<F>(x) != 0 && exponent<F>(x) == 0;
}
template <class F, class T, class Ldexp>
T div_scale(T s0, T den, T num, bool& vcc, Ldexp ldexp) {
  using U = typename F::U;
  using L = DivLimits<F, T>;
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
  return as_f32(div_fixup<Single>(as_u32(q), as_u32(den), as_u32(num), DivLimits<Single, f32>::underflow));
}
f64 div_fixup_f64(f64 q, f64 den, f64 num) {
  return as_f64(div_fixup<Double>(as_u64(q), as_u64(den), as_u64(num), DivLimits<Double, f64>::underflow));
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
