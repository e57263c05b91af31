// Conversions of one value.
#include "isa/valu.h"

namespace a2a::vec {
namespace {
f32 float_of_byte(u32 x, int k) { return f32(i32(x >> (8 * k) & 0xff)); }
}  // namespace

void add_convert(Table& t) {
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
}  // namespace a2a::vec
