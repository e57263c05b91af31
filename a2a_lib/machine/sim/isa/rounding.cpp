#include "isa/rounding.h"

#include <unordered_map>

#include "isa/vector.h"

namespace a2a::rounding {
thread_local Mode now;

namespace {
int top_bit(u128 m) { return u64(m >> 64) ? 127 - std::countl_zero(u64(m >> 64)) : 63 - std::countl_zero(u64(m)); }
}  // namespace

Exact sum(Exact x, Exact y, u8 rounding) {
  if (!x.m && !y.m) return {x.negative == y.negative ? x.negative : rounding == Down, 0, 0};
  if (!x.m) return y;
  if (!y.m) return x;
  for (Exact* v : {&x, &y}) {  // products have at most 106 bits: zeros come in below
    const int up = 120 - top_bit(v->m);
    v->m <<= up;
    v->e -= up;
  }
  if (x.e < y.e) std::swap(x, y);
  const int apart = x.e - y.e;
  if (apart > 120) y.m = 1;
  else if (apart) y.m = y.m >> apart | ((y.m & ((u128(1) << apart) - 1)) != 0);
  if (x.negative == y.negative) return {x.negative, x.m + y.m, x.e};
  if (x.m == y.m) return {rounding == Down, 0, 0};
  return x.m > y.m ? Exact{x.negative, x.m - y.m, x.e} : Exact{y.negative, y.m - x.m, x.e};
}

template <class F> typename F::U rounded(Exact x, u8 rounding) {
  using U = typename F::U;
  const U sign = x.negative ? kSignBit<F> : U(0);
  if (!x.m) return sign;
  constexpr int least = 1 - F::bias - F::mant;  // exponent of the smallest denormal
  const int last = std::max(x.e + top_bit(x.m) - F::mant, least), drop = last - x.e;
  u128 r, rest = 0, half = 0;
  if (drop <= 0) r = x.m << -drop;
  else if (drop > 127) r = 0, rest = 1, half = 2;
  else r = x.m >> drop, rest = x.m & ((u128(1) << drop) - 1), half = u128(1) << (drop - 1);
  const bool away = rounding == Nearest ? rest > half || (rest == half && rest && (r & 1))
                    : rounding == Up    ? rest && !x.negative
                    : rounding == Down  ? rest && x.negative
                                        : false;
  r += away;
  u64 bits = u64(r);  // a carry grows the exponent
  if (bits >> F::mant) bits = last > F::bias ? u64{F::inf} : bits + (u64(last - least) << F::mant);
  if (bits < F::inf) return U(sign | bits);
  const bool largest = rounding == Zero || (rounding == Up && x.negative) || (rounding == Down && !x.negative) ||
                       (sizeof(U) == 2 && now.overflow);
  return U(sign | (largest ? F::inf - 1 : F::inf));
}
template u16 rounded<Half>(Exact, u8);
template u32 rounded<Single>(Exact, u8);
template u64 rounded<Double>(Exact, u8);
}  // namespace a2a::rounding

namespace a2a::vec {
using namespace rounding;
namespace {
using KH = Keep<H16>;
using S32 = Reg<Type::f32, u32>;
using D64 = Reg<Type::f64, u64>;

template <class R, auto Fma, int (*Scale)(typename R::value)>
struct RoundedDivFmas {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    for (int i = 0; i < kLanes; ++i) {
      const auto c = R::get(s[4], s[5], i);
      R::put(d[0], d[1], i, Fma(R::get(s[0], s[1], i), R::get(s[2], s[3], i), c, s[6][i] ? Scale(c) : 0));
    }
  }
};
int scale_s(f32 c) { return exponent<Single>(as_u32(c)) > Single::bias ? 64 : -64; }
int scale_d(f64 c) { return exponent<Double>(as_u64(c)) > Double::bias ? 128 : -128; }
f32 legacy_s(f32 a, f32 b) { return a == 0 || b == 0 ? 0.0f : mul_s(a, b); }
}  // namespace

void add_rounding(Table& t) {
  V2("v_add_f32", F32, F32, F32, add_s(a, b));
  V2("v_sub_f32", F32, F32, F32, add_s(a, -b));
  V2("v_subrev_f32", F32, F32, F32, add_s(b, -a));
  V2("v_mul_f32", F32, F32, F32, mul_s(a, b));
  V2("v_mul_legacy_f32", F32, F32, F32, legacy_s(a, b));
  V3("v_fma_f32", F32, F32, F32, F32, fma_s(a, b, c));
  V3("v_fmac_f32", F32, F32, F32, Old<F32>, fma_s(a, b, c));
  V3("v_fmamk_f32", F32, F32, F32, F32, fma_s(a, b, c));
  V3("v_fmaak_f32", F32, F32, F32, F32, fma_s(a, b, c));
  V2("v_ldexp_f32", S32, S32, I32, scaled<Single>(a, b, as_u32(canonical(as_f32(a)))));
  Of<F32(F32, F32, F32, Vcc)>::add(t, "v_div_fmas_f32", Unit::Valu, RoundedDivFmas<F32, fma_s, scale_s>());

  V2("v_add_f64", F64, F64, F64, add_d(a, b));
  V2("v_mul_f64", F64, F64, F64, mul_d(a, b));
  V3("v_fma_f64", F64, F64, F64, F64, fma_d(a, b, c));
  V3("v_fmac_f64", F64, F64, F64, Old<F64>, fma_d(a, b, c));
  V2("v_ldexp_f64", D64, D64, I32, scaled<Double>(a, b, as_u64(canonical(as_f64(a)))));
  Of<F64(F64, F64, F64, Vcc)>::add(t, "v_div_fmas_f64", Unit::Valu, RoundedDivFmas<F64, fma_d, scale_d>());

  V2("v_add_f16", H16, H16, H16, add_h(a, b));
  V2("v_sub_f16", H16, H16, H16, sub_h(a, b));
  V2("v_subrev_f16", H16, H16, H16, sub_h(b, a));
  V2("v_mul_f16", H16, H16, H16, mul_h(a, b));
  V3("v_mac_f16", H16, H16, H16, Old<H16>, mad_h(a, b, c));
  V3("v_madmk_f16", H16, H16, H16, H16, mad_h(a, b, c));
  V3("v_madak_f16", H16, H16, H16, H16, mad_h(a, b, c));
  V3("v_mad_legacy_f16", H16, H16, H16, H16, mad_h(a, b, c));
  V3("v_fma_legacy_f16", H16, H16, H16, H16, fma_h(a, b, c));
  V3("v_mad_f16", KH, H16, H16, H16, mad_h(a, b, c));
  V3("v_fma_f16", KH, H16, H16, H16, fma_h(a, b, c));
  V2("v_ldexp_f16", H16, H16, I16, scaled<Half>(a, b, ldexp_f16(a, b)));
  T1("v_rcp_f16", H16, H16, overflowed(rcp_f16(a), a));
  T1("v_exp_f16", H16, H16, overflowed(exp2_f16(a), a));

  V1("v_cvt_f16_f32", H16, S32, (converted<Half, Single>(a, f32_to_f16(as_f32(a)))));
  V1("v_cvt_f32_f64", S32, D64, (converted<Single, Double>(a, as_u32(f32(as_f64(a))))));
  V1("v_cvt_f32_i32", S32, I32, rounded<Single>(whole(a)));
  V1("v_cvt_f32_u32", S32, U32, rounded<Single>(whole(a)));
  V1("v_cvt_f16_u16", H16, U16, rounded<Half>(whole(a)));
  V1("v_cvt_f16_i16", H16, I16, rounded<Half>(whole(a)));
  V2("v_cvt_pk_fp8_f32", Keep<B16>, F32, F32, u16(f32_to_fp8(a, now.overflow) | f32_to_fp8(b, now.overflow) << 8));
  V2("v_cvt_pk_bf8_f32", Keep<B16>, F32, F32, u16(f32_to_bf8(a, now.overflow) | f32_to_bf8(b, now.overflow) << 8));
  V2("v_cvt_sr_fp8_f32", KeepByte, F32, B32, f32_to_fp8_sr(a, b, now.overflow));
  V2("v_cvt_sr_bf8_f32", KeepByte, F32, B32, f32_to_bf8_sr(a, b, now.overflow));
  add_rounding_vop3p(t);
}
}  // namespace a2a::vec

namespace a2a::rounding {
const OpInfo* op(const OpInfo* usual) {
  static const vec::Table table = [] {
    vec::Table t;
    vec::add_rounding(t);
    return t;
  }();
  static const std::unordered_map<const OpInfo*, const OpInfo*> ops = [] {
    std::unordered_map<const OpInfo*, const OpInfo*> m;
    for (const OpInfo& o : table) m.emplace(find_op(o.name), &o);
    return m;
  }();
  auto it = ops.find(usual);
  return it == ops.end() ? nullptr : it->second;
}
}  // namespace a2a::rounding
