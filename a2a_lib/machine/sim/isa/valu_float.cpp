// Floating-point operations of the vector ALU. Semantics: AMD "CDNA3 ISA" reference guide, vector ALU.
#include <algorithm>

#include "isa/minmax.h"
#include "isa/vector.h"

namespace a2a::vec {
namespace {
using S32 = Reg<Type::f32, u32>;  // as bits
using D64 = Reg<Type::f64, u64>;
using KH = Keep<H16>;

// ---- f32 ----

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

template <auto F>
struct Whole {  // a function of all lanes
  static void lanes(const u32* const* s, u32* const* d, u8*) { F(s[0], d[0]); }
};

void single(Table& t) {
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
  V1("v_frexp_mant_f32", S32, S32, frexp_mant<Single>(a));
  V1("v_frexp_exp_i32_f32", I32, S32, frexp_exp<Single>(a));

  T1("v_rcp_f32", F32, F32, rcp_f32(a));
  T1("v_rcp_iflag_f32", F32, F32, rcp_f32(a));
  T1("v_rsq_f32", F32, F32, rsq_f32(a));
  T1("v_sqrt_f32", F32, F32, sqrt_f32(a));
  Of<F32(F32)>::add(t, "v_exp_f32", Unit::Trans, Whole<exp2_lanes>());
  Of<F32(F32)>::add(t, "v_log_f32", Unit::Trans, Whole<log2_lanes>());
  Of<F32(F32)>::add(t, "v_sin_f32", Unit::Trans, Whole<sin_lanes>());
  Of<F32(F32)>::add(t, "v_cos_f32", Unit::Trans, Whole<cos_lanes>());

  V3("v_cubeid_f32", F32, F32, F32, F32, face(a, b, c));
  V3("v_cubesc_f32", F32, F32, F32, F32, cube_s(a, b, c));
  V3("v_cubetc_f32", F32, F32, F32, F32, cube_t(a, b, c));
  V3("v_cubema_f32", F32, F32, F32, F32, cube_axis(a, b, c));
}

// ---- f64 ----
void wide(Table& t) {
  V2("v_add_f64", F64, F64, F64, canonical(a + b)).encoded(VOP3);
  V2("v_mul_f64", F64, F64, F64, canonical(a * b)).encoded(VOP3);
  V3("v_fma_f64", F64, F64, F64, F64, canonical(fma_f64(a, b, c)));
  V3("v_fmac_f64", F64, F64, F64, Old<F64>, canonical(fma_f64(a, b, c)));
  V2("v_min_f64", D64, D64, D64, extreme<Double, false>(a, b)).encoded(VOP3);
  V2("v_max_f64", D64, D64, D64, extreme<Double, true>(a, b)).encoded(VOP3);

  V1("v_floor_f64", F64, F64, canonical(floor_f64(a)));
  V1("v_ceil_f64", F64, F64, canonical(ceil_f64(a)));
  V1("v_trunc_f64", F64, F64, canonical(trunc_f64(a)));
  V1("v_rndne_f64", F64, F64, canonical(rndne_f64(a)));
  V1("v_fract_f64", F64, F64, fract_f64(a));
  V2("v_ldexp_f64", F64, F64, I32, canonical(ldexp_f64(a, b))).encoded(VOP3);
  V1("v_frexp_mant_f64", D64, D64, frexp_mant<Double>(a));
  V1("v_frexp_exp_i32_f64", I32, D64, frexp_exp<Double>(a));
  V2("v_trig_preop_f64", F64, F64, U32, trig_preop_f64(a, b & 31)).encoded(VOP3);

  T1("v_rcp_f64", F64, F64, rcp_f64(a));
  T1("v_rsq_f64", F64, F64, rsq_f64(a));
  T1("v_sqrt_f64", F64, F64, sqrt_f64(a));
}

// ---- f16. Which results keep the destination's high half: see valu_int.cpp ----
// a * b + c rounded once: the f32 sum is rounded to odd, the conversion to f16 does the rest.
f32 fused(f32 a, f32 b, f32 c) { return canonical(fma_odd(a, b, c)); }
// The product is rounded to f16 before the sum (v_mad_f16, v_mac_f16).
f32 unfused(f32 a, f32 b, f32 c) { return canonical(f16_to_f32_soft(f32_to_f16_soft(a * b)) + c); }

void half_precision(Table& t) {
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
  V1("v_frexp_mant_f16", H16, H16, frexp_mant<Half>(a));
  V1("v_frexp_exp_i16_f16", I16, H16, i16(frexp_exp<Half>(a)));

  T1("v_rcp_f16", H16, H16, rcp_f16(a));
  T1("v_rsq_f16", H16, H16, rsq_f16(a));
  T1("v_sqrt_f16", H16, H16, sqrt_f16(a));
  T1("v_exp_f16", H16, H16, exp2_f16(a));
  T1("v_log_f16", H16, H16, log2_f16(a));
  T1("v_sin_f16", H16, H16, sin_f16(a));
  T1("v_cos_f16", H16, H16, cos_f16(a));

  V2("v_pack_b32_f16", B32, H16, H16, u32(b) << 16 | a).encoded(VOP3);
}

// ---- the three steps around the Newton iterations of a division ----
// Two finite numbers so far from zero and infinity, and from each other's size, that no step of their division scales
// or meets a special case. `apart` is half the distance of exponents at which v_div_scale begins to act.
template <class F>
struct Ordinary {
  using U = typename F::U;
  static constexpr int apart = sizeof(U) == 4 ? 47 : 383;
  static bool all(const u32* const* den, const u32* const* num) {
    const u32 *d = den[sizeof(U) / 8], *n = num[sizeof(U) / 8];  // the dword with the exponent
    constexpr int shift = F::mant % 32;  // 23 or 20
    constexpr u32 low = F::bias - apart, range = 2 * apart;
    u32 odd = 0;
    for (int i = 0; i < kLanes; ++i)
      odd |= u32((d[i] << 1 >> (shift + 1)) - low > range) | u32((n[i] << 1 >> (shift + 1)) - low > range);
    return odd == 0;
  }
};

template <class F, class R, auto Scale>
struct DivScale {
  static void lanes(const u32* const* s, u32* const* d, u8* m) {
    u32 *lo = d[0], *hi = d[1];
    if (Ordinary<F>::all(s + 2, s + 4)) {
      const u32 *a = s[0], *b = s[1];
      std::memset(m, 0, kLanes);
      A2A_LANES R::put(lo, hi, i, R::get(a, b, i));
      return;
    }
    for (int i = 0; i < kLanes; ++i) {
      bool bit = false;
      R::put(lo, hi, i, Scale(R::get(s[0], s[1], i), R::get(s[2], s[3], i), R::get(s[4], s[5], i), bit));
      m[i] = bit;
    }
  }
};

template <class R, auto Fma, auto Fmas>
struct DivFmas {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    u32 *lo = d[0], *hi = d[1];
    const u32 *a0 = s[0], *a1 = s[1], *b0 = s[2], *b1 = s[3], *c0 = s[4], *c1 = s[5], *vcc = s[6];
    u32 scaled = 0;
    for (int i = 0; i < kLanes; ++i) scaled |= vcc[i];
    if (!scaled) {
      A2A_LANES R::put(lo, hi, i, canonical(Fma(R::get(a0, a1, i), R::get(b0, b1, i), R::get(c0, c1, i))));
    } else {
      for (int i = 0; i < kLanes; ++i)
        R::put(lo, hi, i, Fmas(R::get(a0, a1, i), R::get(b0, b1, i), R::get(c0, c1, i), vcc[i] != 0));
    }
  }
};

template <class F, class R, auto Fixup>
struct DivFixup {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    u32 *lo = d[0], *hi = d[1];
    constexpr int top = R::n - 1;  // the dword with the sign
    if (Ordinary<F>::all(s + 2, s + 4)) {
      const u32 *q0 = s[0], *q = s[top], *den = s[2 + top], *num = s[4 + top];
      if constexpr (R::n == 2) {
        A2A_LANES {
          const u32 low = q0[i], high = (q[i] & 0x7fffffff) | ((den[i] ^ num[i]) & 0x80000000);
          lo[i] = low;
          hi[i] = high;
        }
      } else {
        A2A_LANES lo[i] = (q0[i] & 0x7fffffff) | ((den[i] ^ num[i]) & 0x80000000);
      }
      return;
    }
    for (int i = 0; i < kLanes; ++i)
      R::put(lo, hi, i, Fixup(R::get(s[0], s[1], i), R::get(s[2], s[3], i), R::get(s[4], s[5], i)));
  }
};

void division(Table& t) {
  Of<With<F32>(F32, F32, F32)>::add(t, "v_div_scale_f32", Unit::Valu, DivScale<Single, F32, div_scale_f32>());
  Of<With<F64>(F64, F64, F64)>::add(t, "v_div_scale_f64", Unit::Valu, DivScale<Double, F64, div_scale_f64>());
  Of<F32(F32, F32, F32, Vcc)>::add(t, "v_div_fmas_f32", Unit::Valu, DivFmas<F32, fma_f32, div_fmas_f32>());
  Of<F64(F64, F64, F64, Vcc)>::add(t, "v_div_fmas_f64", Unit::Valu, DivFmas<F64, fma_f64, div_fmas_f64>());
  Of<F32(F32, F32, F32)>::add(t, "v_div_fixup_f32", Unit::Valu, DivFixup<Single, F32, div_fixup_f32>());
  Of<F64(F64, F64, F64)>::add(t, "v_div_fixup_f64", Unit::Valu, DivFixup<Double, F64, div_fixup_f64>());
  V3("v_div_fixup_f16", Keep<H16>, H16, H16, H16, div_fixup_f16(a, b, c));
  V3("v_div_fixup_legacy_f16", H16, H16, H16, H16, div_fixup_f16(a, b, c));
}

// ---- conversions of one value ----
f32 float_of_byte(u32 x, int k) { return f32(i32(x >> (8 * k) & 0xff)); }

void convert(Table& t) {
  V1("v_cvt_f32_i32", F32, I32, f32(a));
  V1("v_cvt_f32_u32", F32, U32, f32(a));
  V1("v_cvt_i32_f32", I32, F32, f32_to_i32(a));
  V1("v_cvt_u32_f32", U32, F32, f32_to_u32(a));
  V1("v_cvt_rpi_i32_f32", I32, F32, rpi_i32(a));
  V1("v_cvt_flr_i32_f32", I32, F32, flr_i32(a));
  V1("v_cvt_f32_ubyte0", F32, B32, float_of_byte(a, 0));
  V1("v_cvt_f32_ubyte1", F32, B32, float_of_byte(a, 1));
  V1("v_cvt_f32_ubyte2", F32, B32, float_of_byte(a, 2));
  V1("v_cvt_f32_ubyte3", F32, B32, float_of_byte(a, 3));
  V1("v_cvt_off_f32_i4", F32, B32, f32(i32(a << 28) >> 28) * 0.0625f);  // a signed nibble in sixteenths

  V1("v_cvt_f16_f32", F16, F32, a);
  V1("v_cvt_f32_f16", F32, F16, a);
  V1("v_cvt_f16_u16", F16, U16, f32(i32(a)));
  V1("v_cvt_f16_i16", F16, I16, f32(i32(a)));
  V1("v_cvt_u16_f16", U16, H16, f16_to_u16(a));
  V1("v_cvt_i16_f16", I16, H16, f16_to_i16(a));
  V1("v_cvt_norm_i16_f16", I16, F16, f32_to_snorm16(a));
  V1("v_cvt_norm_u16_f16", U16, F16, f32_to_unorm16(a));

  V1("v_cvt_f32_f64", F32, F64, f32(a));
  V1("v_cvt_f64_f32", F64, F32, f64(a));
  V1("v_cvt_f64_i32", F64, I32, f64(a));
  V1("v_cvt_f64_u32", F64, U32, f64(a));
  V1("v_cvt_i32_f64", I32, F64, f64_to_i32(a));
  V1("v_cvt_u32_f64", U32, F64, f64_to_u32(a));
}

// ---- conversions of two values into one dword, and of 8-bit floats ----
u32 pair(u32 low, u32 high) { return (low & 0xffff) | high << 16; }
u64 floats(f32 low, f32 high) { return u64(as_u32(high)) << 32 | as_u32(low); }
struct RoundToZero {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    const u32 *a = s[0], *b = s[2];
    u32* out = d[0];
#if defined(__AVX512F__)
    auto half = [](const u32* x) {
      constexpr int rounding = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
      return _mm512_maskz_cvtepu16_epi32(0xffff, _mm512_maskz_cvtps_ph(0xffff, _mm512_loadu_ps(x), rounding));
    };
    for (int i = 0; i < kLanes; i += 16)
      _mm512_storeu_si512(out + i, _mm512_or_si512(half(a + i), _mm512_maskz_slli_epi32(0xffff, half(b + i), 16)));
#else
    for (int i = 0; i < kLanes; ++i) out[i] = pair(f32_to_f16_rtz(as_f32(a[i])), f32_to_f16_rtz(as_f32(b[i])));
#endif
  }
};
u32 saturate_u8(i16 x) { return u32(std::clamp<i32>(x, 0, 255)); }
u32 insert_byte(u32 into, u32 which, u32 byte) {
  const u32 shift = 8 * (which & 3);
  return (into & ~(0xffu << shift)) | byte << shift;
}

void packed(Table& t) {
  Of<Packed(F32, F32)>::add(t, "v_cvt_pkrtz_f16_f32", Unit::Valu, RoundToZero()).encoded(VOP3);
  V2("v_cvt_pknorm_i16_f32", B32, F32, F32, pair(u16(f32_to_snorm16(a)), u16(f32_to_snorm16(b)))).encoded(VOP3);
  V2("v_cvt_pknorm_u16_f32", B32, F32, F32, pair(f32_to_unorm16(a), f32_to_unorm16(b))).encoded(VOP3);
  V2("v_cvt_pknorm_i16_f16", B32, F16, F16, pair(u16(f32_to_snorm16(a)), u16(f32_to_snorm16(b)))).encoded(VOP3);
  V2("v_cvt_pknorm_u16_f16", B32, F16, F16, pair(f32_to_unorm16(a), f32_to_unorm16(b))).encoded(VOP3);
  V2("v_cvt_pk_u16_u32", B32, U32, U32, pair(std::min(a, 0xffffu), std::min(b, 0xffffu))).encoded(VOP3);
  V2("v_cvt_pk_i16_i32", B32, I32, I32, pair(u32(std::clamp(a, -0x8000, 0x7fff)), u32(std::clamp(b, -0x8000, 0x7fff))))
      .encoded(VOP3);
  V1("v_sat_pk_u8_i16", B16, B32, u16(saturate_u8(i16(a)) | saturate_u8(i16(a >> 16)) << 8));
  V3("v_cvt_pk_u8_f32", B32, F32, U32, B32, insert_byte(c, b, f32_to_u8(a)));
  V3("v_cvt_pkaccum_u8_f32", B32, F32, U32, Old<B32>, insert_byte(c, b, f32_to_u8(a))).encoded(VOP3);

  // 8-bit floats: SDWA chooses the byte or word read, op_sel the half or byte written.
  V1("v_cvt_f32_fp8", F32, B32, fp8_to_f32(u8(a)));
  V1("v_cvt_f32_bf8", F32, B32, bf8_to_f32(u8(a)));
  V1("v_cvt_pk_f32_fp8", B64, B32, floats(fp8_to_f32(u8(a)), fp8_to_f32(u8(a >> 8))));
  V1("v_cvt_pk_f32_bf8", B64, B32, floats(bf8_to_f32(u8(a)), bf8_to_f32(u8(a >> 8))));
  V2("v_cvt_pk_fp8_f32", Keep<B16>, F32, F32, u16(f32_to_fp8(a) | f32_to_fp8(b) << 8)).encoded(VOP3);
  V2("v_cvt_pk_bf8_f32", Keep<B16>, F32, F32, u16(f32_to_bf8(a) | f32_to_bf8(b) << 8)).encoded(VOP3);
  V2("v_cvt_sr_fp8_f32", KeepByte, F32, B32, f32_to_fp8_sr(a, b)).encoded(VOP3);
  V2("v_cvt_sr_bf8_f32", KeepByte, F32, B32, f32_to_bf8_sr(a, b)).encoded(VOP3);
}
}  // namespace
}  // namespace a2a::vec

void a2a::add_valu_float(std::vector<OpInfo>& t) {
  for (auto part : {vec::single, vec::wide, vec::half_precision, vec::division, vec::convert, vec::packed}) part(t);
}
