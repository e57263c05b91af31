// The three steps around the Newton iterations of a division.
#include "isa/valu.h"

namespace a2a::vec {
namespace {
template <class V, V (*Scale)(V, V, V, bool&)>
Both<V> scaled(V a, V b, V c) {
  Both<V> r{};
  r.value = Scale(a, b, c, r.bit);
  return r;
}
}  // namespace

void add_division(Table& t) {
  Of<With<F32>(F32, F32, F32)>::add(t, "v_div_scale_f32", Unit::Valu, [](f32 a, f32 b, f32 c) { return scaled<f32, div_scale_f32>(a, b, c); });
  Of<With<F64>(F64, F64, F64)>::add(t, "v_div_scale_f64", Unit::Valu, [](f64 a, f64 b, f64 c) { return scaled<f64, div_scale_f64>(a, b, c); });
  Of<F32(F32, F32, F32, Vcc)>::add(t, "v_div_fmas_f32", Unit::Valu, [](f32 a, f32 b, f32 c, bool vcc) { return div_fmas_f32(a, b, c, vcc); });
  Of<F64(F64, F64, F64, Vcc)>::add(t, "v_div_fmas_f64", Unit::Valu, [](f64 a, f64 b, f64 c, bool vcc) { return div_fmas_f64(a, b, c, vcc); });
  V3("v_div_fixup_f32", F32, F32, F32, F32, div_fixup_f32(a, b, c));
  V3("v_div_fixup_f64", F64, F64, F64, F64, div_fixup_f64(a, b, c));
  V3("v_div_fixup_f16", Keep<H16>, H16, H16, H16, div_fixup_f16(a, b, c));
  V3("v_div_fixup_legacy_f16", H16, H16, H16, H16, div_fixup_f16(a, b, c));
}
}  // namespace a2a::vec
