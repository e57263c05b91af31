// f16 arithmetic and functions. Which results keep the destination's high half: see valu_int16.cpp.
#include "isa/minmax.h"
#include "isa/valu.h"

namespace a2a::vec {
namespace {
using KH = Keep<H16>;

// a * b + c rounded once: the f32 sum is rounded to odd, the conversion to f16 does the rest.
f32 fused(f32 a, f32 b, f32 c) { return canonical(fma_odd(a, b, c)); }
// The product is rounded to f16 before the sum (v_mad_f16, v_mac_f16).
f32 unfused(f32 a, f32 b, f32 c) { return canonical(f16_to_f32_soft(f32_to_f16_soft(a * b)) + c); }
}  // namespace

void add_f16(Table& t) {
  V2("v_add_f16", F16, F16, F16, canonical(a + b));
  V2("v_sub_f16", F16, F16, F16, canonical(a - b));
  V2("v_subrev_f16", F16, F16, F16, canonical(b - a));
  V2("v_mul_f16", F16, F16, F16, canonical(a * b));
  V3("v_mac_f16", F16, F16, F16, Old<F16>, unfused(a, b, c));
  V3("v_madmk_f16", F16, F16, F16, F16, unfused(a, b, c)).encoded(VOP2);
  V3("v_madak_f16", F16, F16, F16, F16, unfused(a, b, c)).encoded(VOP2);
  V3("v_mad_legacy_f16", F16, F16, F16, F16, unfused(a, b, c));
  V3("v_fma_legacy_f16", F16, F16, F16, F16, fused(a, b, c));
  V3("v_mad_f16", Keep<F16>, F16, F16, F16, unfused(a, b, c));
  V3("v_fma_f16", Keep<F16>, F16, F16, F16, fused(a, b, c));

  V2("v_min_f16", H16, H16, H16, extreme<Half, false>(a, b));
  V2("v_max_f16", H16, H16, H16, extreme<Half, true>(a, b));
  V3("v_min3_f16", KH, H16, H16, H16, extreme3<Half, false>(a, b, c));
  V3("v_max3_f16", KH, H16, H16, H16, extreme3<Half, true>(a, b, c));
  V3("v_med3_f16", KH, H16, H16, H16, median<Half>(a, b, c));

  V1("v_floor_f16", F16, F16, canonical(floor_f32(a)));
  V1("v_ceil_f16", F16, F16, canonical(ceil_f32(a)));
  V1("v_trunc_f16", F16, F16, canonical(trunc_f32(a)));
  V1("v_rndne_f16", F16, F16, canonical(rndne_f32(a)));
  V1("v_fract_f16", H16, H16, fract_f16(a));
  V2("v_ldexp_f16", H16, H16, I16, ldexp_f16(a, b));
  V1("v_frexp_mant_f16", H16, H16, frexp_mant_f16(a));
  V1("v_frexp_exp_i16_f16", I16, H16, i16(frexp_exp_f16(a)));

  T1("v_rcp_f16", H16, H16, rcp_f16(a));
  T1("v_rsq_f16", H16, H16, rsq_f16(a));
  T1("v_sqrt_f16", H16, H16, sqrt_f16(a));
  T1("v_exp_f16", H16, H16, exp2_f16(a));
  T1("v_log_f16", H16, H16, log2_f16(a));
  T1("v_sin_f16", H16, H16, sin_f16(a));
  T1("v_cos_f16", H16, H16, cos_f16(a));

  V2("v_pack_b32_f16", B32, H16, H16, u32(b) << 16 | a).encoded(VOP3);
}
}  // namespace a2a::vec
