// 16-bit integer operations. The VOP1 and VOP2 operations zero the destination's high half. The ones that came with
// op_sel (Vega) keep the other half. (LLVM's GCNSubtarget::zeroesHigh16BitsOfDest relies on the first.)
#include <algorithm>

#include "isa/valu.h"

namespace a2a::vec {
namespace {
u16 to_u16(i64 x) { return u16(std::clamp<i64>(x, 0, 0xffff)); }
i16 to_i16(i64 x) { return i16(std::clamp<i64>(x, -0x8000, 0x7fff)); }
using KU = Keep<U16>;
using KI = Keep<I16>;
}  // namespace

void add_int16(Table& t) {
  V2S("v_add_u16", U16, U16, U16, a + b, to_u16(i64(a) + b));
  V2S("v_sub_u16", U16, U16, U16, a - b, to_u16(i64(a) - b));
  V2S("v_subrev_u16", U16, U16, U16, b - a, to_u16(i64(b) - a));
  V2("v_mul_lo_u16", U16, U16, U16, u32(a) * b);
  V2("v_lshlrev_b16", B16, U16, B16, b << (a & 15));
  V2("v_lshrrev_b16", B16, U16, B16, b >> (a & 15));
  V2("v_ashrrev_i16", I16, U16, I16, b >> (a & 15));
  V2("v_min_u16", U16, U16, U16, a < b ? a : b);
  V2("v_max_u16", U16, U16, U16, a > b ? a : b);
  V2("v_min_i16", I16, I16, I16, a < b ? a : b);
  V2("v_max_i16", I16, I16, I16, a > b ? a : b);
  V3S("v_mad_legacy_u16", U16, U16, U16, U16, u32(a) * b + c, to_u16(i64(a) * b + c));
  V3S("v_mad_legacy_i16", I16, I16, I16, I16, a * b + c, to_i16(i64(a) * b + c));

  V2S("v_add_i16", KI, I16, I16, a + b, to_i16(i64(a) + b)).encoded(VOP3);
  V2S("v_sub_i16", KI, I16, I16, a - b, to_i16(i64(a) - b)).encoded(VOP3);
  V3S("v_mad_u16", KU, U16, U16, U16, u32(a) * b + c, to_u16(i64(a) * b + c));
  V3S("v_mad_i16", KI, I16, I16, I16, a * b + c, to_i16(i64(a) * b + c));
  V3("v_min3_u16", KU, U16, U16, U16, std::min(std::min(a, b), c));
  V3("v_max3_u16", KU, U16, U16, U16, std::max(std::max(a, b), c));
  V3("v_med3_u16", KU, U16, U16, U16, std::max(std::min(a, b), std::min(std::max(a, b), c)));
  V3("v_min3_i16", KI, I16, I16, I16, std::min(std::min(a, b), c));
  V3("v_max3_i16", KI, I16, I16, I16, std::max(std::max(a, b), c));
  V3("v_med3_i16", KI, I16, I16, I16, std::max(std::min(a, b), std::min(std::max(a, b), c)));
}
}  // namespace a2a::vec
