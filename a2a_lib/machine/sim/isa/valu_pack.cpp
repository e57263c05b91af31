// Conversions of two values into one dword, and of 8-bit floats.
#include <algorithm>

#include "isa/valu.h"

namespace a2a::vec {
namespace {
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
}  // namespace

void add_pack(Table& t) {
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
}  // namespace a2a::vec
