// 32-bit integer and logic operations.
#include <algorithm>

#include "isa/valu.h"

namespace a2a::vec {
namespace {
// Sum or difference as the wider integer x, held to the result's range.
u32 to_u32(i64 x) { return u32(std::clamp<i64>(x, 0, 0xffffffff)); }
i32 to_i32(i64 x) { return i32(std::clamp<i64>(x, -i64{0x80000000}, 0x7fffffff)); }
u32 min_u(u64 x) { return u32(std::min<u64>(x, 0xffffffff)); }

u32 u24(u32 x) { return x & 0xffffff; }
i32 i24(u32 x) { return i32(x << 8) >> 8; }

u32 reverse(u32 x) {
  x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
  x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
  return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24;
}
u32 count(u32 x) {
  x -= x >> 1 & 0x55555555;
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}
i32 leading(u32 x) { return x ? std::countl_zero(x) : -1; }
i32 trailing(u32 x) { return x ? std::countr_zero(x) : -1; }
u32 difference(u32 a, u32 b) { return a > b ? a - b : b - a; }

void logic(Table& t) {
  V2("v_and_b32", B32, B32, B32, a & b);
  V2("v_or_b32", B32, B32, B32, a | b);
  V2("v_xor_b32", B32, B32, B32, a ^ b);
  V2("v_xnor_b32", B32, B32, B32, ~(a ^ b));
  V1("v_not_b32", B32, B32, ~a);
  V3("v_and_or_b32", B32, B32, B32, B32, (a & b) | c);
  V3("v_or3_b32", B32, B32, B32, B32, a | b | c);
  V3("v_bfi_b32", B32, B32, B32, B32, (a & b) | (~a & c));
  V3("v_cndmask_b32", B32, B32, B32, Mask, c ? b : a).encoded(VOP2);

  V2("v_lshlrev_b32", B32, U32, B32, b << (a & 31));
  V2("v_lshrrev_b32", B32, U32, B32, b >> (a & 31));
  V2("v_ashrrev_i32", I32, U32, I32, b >> (a & 31));
  V3("v_lshl_or_b32", B32, B32, U32, B32, a << (b & 31) | c);
  V3("v_alignbit_b32", B32, B32, B32, U32, u32((u64(a) << 32 | b) >> (c & 31)));
  V3("v_alignbyte_b32", B32, B32, B32, U32, u32((u64(a) << 32 | b) >> (8 * (c & 3))));

  V1("v_bfrev_b32", B32, B32, reverse(a));
  V1("v_ffbh_u32", I32, U32, leading(a));
  V1("v_ffbh_i32", I32, I32, leading(u32(a ^ a >> 31)));
  V1("v_ffbl_b32", I32, B32, trailing(a));
  V2("v_bcnt_u32_b32", U32, B32, U32, count(a) + b).encoded(VOP3);
  V2("v_bfm_b32", B32, U32, U32, ((1u << (a & 31)) - 1) << (b & 31)).encoded(VOP3);
  V3("v_bfe_u32", U32, U32, U32, U32, a >> (b & 31) & ((1u << (c & 31)) - 1));
  V3("v_bfe_i32", I32, I32, U32, U32, [=] {
    const u32 width = c & 31, field = u32(a >> (b & 31)) & ((1u << width) - 1), sign = 1u << width >> 1;
    return i32((field ^ sign) - sign);  // width 0: 0
  }());
}

void arithmetic(Table& t) {
  V2S("v_add_u32", U32, U32, U32, a + b, min_u(u64(a) + b));
  V2S("v_sub_u32", U32, U32, U32, a - b, to_u32(i64(a) - b));
  V2S("v_subrev_u32", U32, U32, U32, b - a, to_u32(i64(b) - a));
  V2S("v_add_i32", I32, I32, I32, i32(u32(a) + u32(b)), to_i32(i64(a) + b)).encoded(VOP3);
  V2S("v_sub_i32", I32, I32, I32, i32(u32(a) - u32(b)), to_i32(i64(a) - b)).encoded(VOP3);
  V3("v_add3_u32", U32, U32, U32, U32, a + b + c);
  V3("v_xad_u32", U32, U32, U32, U32, (a ^ b) + c);
  V3("v_lshl_add_u32", U32, U32, U32, U32, (a << (b & 31)) + c);
  V3("v_add_lshl_u32", U32, U32, U32, U32, (a + b) << (c & 31));

  T2("v_mul_lo_u32", U32, U32, U32, a * b).encoded(VOP3);
  T2("v_mul_hi_u32", U32, U32, U32, u32(u64(a) * b >> 32)).encoded(VOP3);
  T2("v_mul_hi_i32", I32, I32, I32, i32(i64(a) * b >> 32)).encoded(VOP3);
  V2("v_mul_u32_u24", U32, U32, U32, u24(a) * u24(b));
  V2("v_mul_i32_i24", I32, U32, U32, i32(u32(i24(a)) * u32(i24(b))));
  V2("v_mul_hi_u32_u24", U32, U32, U32, u32(u64(u24(a)) * u24(b) >> 32));
  V2("v_mul_hi_i32_i24", I32, U32, U32, i32(i64(i24(a)) * i24(b) >> 32));
  V3S("v_mad_u32_u24", U32, U32, U32, U32, u24(a) * u24(b) + c, min_u(u64(u24(a)) * u24(b) + c));
  V3S("v_mad_i32_i24", I32, U32, U32, I32, i32(u32(i24(a)) * u32(i24(b)) + u32(c)), to_i32(i64(i24(a)) * i24(b) + c));
  V3S("v_mad_u32_u16", U32, U16, U16, U32, u32(a) * b + c, min_u(u64(a) * b + c));
  V3S("v_mad_i32_i16", I32, I16, I16, I32, i32(u32(a * b) + u32(c)), to_i32(i64(a) * b + c));

  V2("v_min_u32", U32, U32, U32, a < b ? a : b);
  V2("v_max_u32", U32, U32, U32, a > b ? a : b);
  V2("v_min_i32", I32, I32, I32, a < b ? a : b);
  V2("v_max_i32", I32, I32, I32, a > b ? a : b);
  V3("v_min3_u32", U32, U32, U32, U32, std::min(std::min(a, b), c));
  V3("v_max3_u32", U32, U32, U32, U32, std::max(std::max(a, b), c));
  V3("v_med3_u32", U32, U32, U32, U32, std::max(std::min(a, b), std::min(std::max(a, b), c)));
  V3("v_min3_i32", I32, I32, I32, I32, std::min(std::min(a, b), c));
  V3("v_max3_i32", I32, I32, I32, I32, std::max(std::max(a, b), c));
  V3("v_med3_i32", I32, I32, I32, I32, std::max(std::min(a, b), std::min(std::max(a, b), c)));
  V3S("v_sad_u32", U32, U32, U32, U32, difference(a, b) + c, min_u(u64(difference(a, b)) + c));
}
}  // namespace

void add_int32(Table& t) {
  logic(t);
  arithmetic(t);
}
}  // namespace a2a::vec
