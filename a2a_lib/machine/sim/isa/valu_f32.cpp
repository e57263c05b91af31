// f32 arithmetic and functions.
#include "isa/minmax.h"
#include "isa/valu.h"

namespace a2a::vec {
namespace {
using S32 = Reg<Type::f32, u32>;

f32 legacy(f32 a, f32 b) { return a == 0 || b == 0 ? 0.0f : canonical(a * b); }  // 0 times anything is 0

// Cube maps: the face, its coordinates and twice the major axis.
f32 face(f32 x, f32 y, f32 z) {
  const f32 ax = __builtin_fabsf(x), ay = __builtin_fabsf(y), az = __builtin_fabsf(z);
  return az >= ax && az >= ay ? (z < 0 ? 5.0f : 4.0f) : ay >= ax ? (y < 0 ? 3.0f : 2.0f) : (x < 0 ? 1.0f : 0.0f);
}
f32 cube_s(f32 x, f32 y, f32 z) {
  const f32 f = face(x, y, z);
  return f == 5 ? -x : f == 4 ? x : f >= 2 ? x : f == 1 ? z : -z;
}
f32 cube_t(f32 x, f32 y, f32 z) {
  const f32 f = face(x, y, z);
  return f == 3 ? -z : f == 2 ? z : -y;
}
f32 cube_axis(f32 x, f32 y, f32 z) {
  const f32 f = face(x, y, z);
  return 2.0f * (f >= 4 ? z : f >= 2 ? y : x);
}

struct Exp {
  static void lanes(const u32* const* s, u32* const* d, u8*) { exp2_lanes(s[0], d[0]); }
};
struct Log {
  static void lanes(const u32* const* s, u32* const* d, u8*) { log2_lanes(s[0], d[0]); }
};
struct Sin {
  static void lanes(const u32* const* s, u32* const* d, u8*) { sin_lanes(s[0], d[0]); }
};
struct Cos {
  static void lanes(const u32* const* s, u32* const* d, u8*) { cos_lanes(s[0], d[0]); }
};
}  // namespace

void add_f32(Table& t) {
  V2("v_add_f32", F32, F32, F32, canonical(a + b));
  V2("v_sub_f32", F32, F32, F32, canonical(a - b));
  V2("v_subrev_f32", F32, F32, F32, canonical(b - a));
  V2("v_mul_f32", F32, F32, F32, canonical(a * b));
  V2("v_mul_legacy_f32", F32, F32, F32, legacy(a, b)).encoded(VOP3);
  V3("v_fma_f32", F32, F32, F32, F32, canonical(fma_f32(a, b, c)));
  V3("v_fmac_f32", F32, F32, F32, Old<F32>, canonical(fma_f32(a, b, c)));
  V3("v_fmamk_f32", F32, F32, F32, F32, canonical(fma_f32(a, b, c)))
      .encoded(VOP2);  // a * K + c: the constant is in the middle
  V3("v_fmaak_f32", F32, F32, F32, F32, canonical(fma_f32(a, b, c))).encoded(VOP2);

  // On bits: f32 values as dwords, for the sign of zero and the kind of NaN.
  V2("v_min_f32", S32, S32, S32, extreme<Single, false>(a, b));
  V2("v_max_f32", S32, S32, S32, extreme<Single, true>(a, b));
  V3("v_min3_f32", S32, S32, S32, S32, extreme3<Single, false>(a, b, c));
  V3("v_max3_f32", S32, S32, S32, S32, extreme3<Single, true>(a, b, c));
  V3("v_med3_f32", S32, S32, S32, S32, median<Single>(a, b, c));

  V1("v_floor_f32", F32, F32, canonical(floor_f32(a)));
  V1("v_ceil_f32", F32, F32, canonical(ceil_f32(a)));
  V1("v_trunc_f32", F32, F32, canonical(trunc_f32(a)));
  V1("v_rndne_f32", F32, F32, canonical(rndne_f32(a)));
  V1("v_fract_f32", F32, F32, fract_f32(a));
  V2("v_ldexp_f32", F32, F32, I32, canonical(ldexp_f32(a, b))).encoded(VOP3);
  V1("v_frexp_mant_f32", F32, F32, frexp_mant_f32(a));
  V1("v_frexp_exp_i32_f32", I32, F32, frexp_exp_f32(a));

  T1("v_rcp_f32", F32, F32, rcp_f32(a));
  T1("v_rcp_iflag_f32", F32, F32, rcp_f32(a));
  T1("v_rsq_f32", F32, F32, rsq_f32(a));
  T1("v_sqrt_f32", F32, F32, sqrt_f32(a));
  Of<F32(F32)>::add(t, "v_exp_f32", Unit::Trans, Exp());
  Of<F32(F32)>::add(t, "v_log_f32", Unit::Trans, Log());
  Of<F32(F32)>::add(t, "v_sin_f32", Unit::Trans, Sin());
  Of<F32(F32)>::add(t, "v_cos_f32", Unit::Trans, Cos());

  V3("v_cubeid_f32", F32, F32, F32, F32, face(a, b, c));
  V3("v_cubesc_f32", F32, F32, F32, F32, cube_s(a, b, c));
  V3("v_cubetc_f32", F32, F32, F32, F32, cube_t(a, b, c));
  V3("v_cubema_f32", F32, F32, F32, F32, cube_axis(a, b, c));
}
}  // namespace a2a::vec
