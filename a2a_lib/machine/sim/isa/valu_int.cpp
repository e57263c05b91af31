// Integer and logic operations of the vector ALU, and accesses to single lanes. Semantics: AMD "CDNA3 ISA" reference
// guide, vector ALU.
#include <algorithm>

#include "isa/minmax.h"
#include "isa/vector.h"

// Operations whose first result is a lane's value and whose second is a bit of a mask.
#define C2(name, clamped, ...)                                       \
  Of<With<U32>(U32, U32)>::add(                                      \
      t, name, Unit::Valu, [](u32 a, u32 b) { return __VA_ARGS__; }, \
      [](u32 a, u32 b) { return clamped(__VA_ARGS__); })
#define C3(name, clamped, ...)                                              \
  Of<With<U32>(U32, U32, Carry)>::add(                                      \
      t, name, Unit::Valu, [](u32 a, u32 b, u32 c) { return __VA_ARGS__; }, \
      [](u32 a, u32 b, u32 c) { return clamped(__VA_ARGS__); })             \
      .encoded(VOP2)

namespace a2a::vec {
namespace {
// ---- 32 bits ----
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

// ---- 16 bits ----
// The VOP1 and VOP2 operations zero the destination's high half. The ones that came with
// op_sel (Vega) keep the other half. (LLVM's GCNSubtarget::zeroesHigh16BitsOfDest relies on the first.)
u16 to_u16(i64 x) { return u16(std::clamp<i64>(x, 0, 0xffff)); }
i16 to_i16(i64 x) { return i16(std::clamp<i64>(x, -0x8000, 0x7fff)); }
using KU = Keep<U16>;
using KI = Keep<I16>;

void int16(Table& t) {
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

// ---- with a carry in or out (VCC or a scalar register pair), and 64 bits ----
struct Carry : Mask {  // 1 or 0
  using value = u32;
  static u32 get(const u32* lo, const u32*, int i) { return lo[i] & 1; }
};

// In 32 bits, so that a vector holds as many lanes as registers do.
Both<u32> add(u32 a, u32 b, u32 c) {
  const u32 ab = a + b, sum = ab + c;
  return {sum, bool((ab < a) | (sum < ab))};
}
Both<u32> sub(u32 a, u32 b, u32 c) {
  const u32 ab = a - b, difference = ab - c;
  return {difference, bool((a < b) | (ab < c))};
}
Both<u32> high(Both<u32> r) { return {r.value | (0u - u32(r.bit)), r.bit}; }  // the results under clamp
Both<u32> low(Both<u32> r) { return {r.value & (u32(r.bit) - 1), r.bit}; }

// (a << b) + c of 64 bits from 32-bit parts: most addresses are made with it.
struct ShiftAdd {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    const u32 *a_lo = s[0], *a_hi = s[1], *b = s[2], *c_lo = s[4], *c_hi = s[5];
    u32 *lo = d[0], *hi = d[1];
    A2A_LANES {
      const u32 n = b[i] & 7, low = a_lo[i] << n, high = a_hi[i] << n | a_lo[i] >> 1 >> (31 - n);
      const u32 sum = low + c_lo[i], upper = high + c_hi[i] + u32(sum < low);
      lo[i] = sum;
      hi[i] = upper;
    }
  }
};

constexpr auto mad_unsigned = [](u32 a, u32 b, u64 c) -> Both<u64> {
  const u64 x = u64(a) * b, sum = x + c;
  return {sum, sum < c};
};
// The bit is bit 64 of the 65-bit signed sum.
constexpr auto mad_signed = [](i32 a, i32 b, i64 c) -> Both<i64> {
  const i64 x = i64(a) * b, sum = i64(u64(x) + u64(c));
  const bool overflow = ((x ^ sum) & (c ^ sum)) < 0;
  return {sum, (sum < 0) != overflow};
};

void carry(Table& t) {
  C2("v_add_co_u32", high, add(a, b, 0));
  C2("v_sub_co_u32", low, sub(a, b, 0));
  C2("v_subrev_co_u32", low, sub(b, a, 0));
  C3("v_addc_co_u32", high, add(a, b, c));
  C3("v_subb_co_u32", low, sub(a, b, c));
  C3("v_subbrev_co_u32", low, sub(b, a, c));

  Of<With<U64>(U32, U32, U64)>::add(t, "v_mad_u64_u32", Unit::Trans, mad_unsigned, [](u32 a, u32 b, u64 c) {
    const auto r = mad_unsigned(a, b, c);
    return Both<u64>{r.bit ? ~u64{0} : r.value, r.bit};
  });
  Of<With<I64>(I32, I32, I64)>::add(t, "v_mad_i64_i32", Unit::Trans, mad_signed, [](i32 a, i32 b, i64 c) {
    const auto r = mad_signed(a, b, c);
    const bool overflow = r.bit != (r.value < 0);
    return Both<i64>{overflow ? i64(r.bit ? u64{1} << 63 : ~u64{0} >> 1) : r.value, r.bit};
  });

  Of<U64(U64, U32, U64)>::add(t, "v_lshl_add_u64", Unit::Valu, ShiftAdd());
  V2("v_lshlrev_b64", B64, U32, B64, b << (a & 63)).encoded(VOP3);
  V2("v_lshrrev_b64", B64, U32, B64, b >> (a & 63)).encoded(VOP3);
  V2("v_ashrrev_i64", I64, U32, I64, b >> (a & 63)).encoded(VOP3);
}

// ---- on the bytes of a dword: permutation, sums of absolute differences, interpolation ----
u32 byte(u32 x, int k) { return x >> (8 * k) & 0xff; }

u32 sad(u32 a, u32 b) {
  u32 sum = 0;
  for (int k = 0; k < 4; ++k) sum += difference(byte(a, k), byte(b, k));
  return sum;
}
u32 masked_sad(u32 a, u32 b) {  // a zero byte of b does not count
  u32 sum = 0;
  for (int k = 0; k < 4; ++k) sum += byte(b, k) ? difference(byte(a, k), byte(b, k)) : 0;
  return sum;
}
u32 sad16(u32 a, u32 b) { return difference(a & 0xffff, b & 0xffff) + difference(a >> 16, b >> 16); }

// Selects a byte by its code: 0-7 one of {a, b}, 8-11 the sign of byte 1, 3, 5 or 7, 12 zeros, above 12 ones.
u32 permute(u32 a, u32 b, u32 sel) {
  u32 out = 0;
  for (int k = 0; k < 4; ++k) {
    const u32 s = byte(sel, k);
    const u32 picked = choose((s & 4) != 0, a, b) >> (8 * (s & 3)) & 0xff;
    const u32 sign = 0xff & (0u - (choose((s & 2) != 0, a, b) >> (16 * (s & 1) + 15) & 1));
    out |= choose(s < 8, picked, choose(s < 12, sign, choose(s == 12, 0u, 0xffu))) << (8 * k);
  }
  return out;
}
u32 lerp(u32 a, u32 b, u32 c) {
  u32 out = 0;
  for (int k = 0; k < 4; ++k) out |= ((byte(a, k) + byte(b, k) + (byte(c, k) & 1)) >> 1 & 0xff) << (8 * k);
  return out;
}

template <u32 (*Sad)(u32, u32)>
u64 four_sums(u64 a, u32 b, u64 c) {  // 16 bits each, of the four dwords that start at bytes 0 to 3
  u64 out = 0;
  for (int k = 0; k < 4; ++k) out |= u64(u16(Sad(u32(a >> (8 * k)), b) + u32(u16(c >> (16 * k))))) << (16 * k);
  return out;
}

// Four sums of 32 bits: the one operation of four registers.
void mqsad_u32_u8(Wave& w, const Inst& in) {
  Lanes tmp[3], out[4];
  const u32 *lo = w.lanes(in.src[0], tmp[0]), *hi = w.lanes_hi(in.src[0], tmp[1]), *b = w.lanes(in.src[1], tmp[2]);
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < kLanes; ++i) {
      const u64 a = u64(hi[i]) << 32 | lo[i];
      const u32 c = in.src[2].kind == Kind::Vgpr ? w.reg(in.src[2].reg + k)[i] : k ? 0 : u32(in.src[2].value);
      out[k].x[i] = masked_sad(u32(a >> (8 * k)), b[i]) + c;
    }
  }
  Lanes lanes;
  expand(w.exec(), lanes);
  for (int k = 0; k < 4; ++k) blend(w.reg(in.dst[0].reg + k), out[k].x, lanes.x);
}

void bytes(Table& t) {
  V3("v_perm_b32", B32, B32, B32, B32, permute(a, b, c));
  V3("v_lerp_u8", B32, B32, B32, B32, lerp(a, b, c));
  V3S("v_sad_u8", U32, B32, B32, U32, sad(a, b) + c, min_u(u64(sad(a, b)) + c));
  V3S("v_sad_hi_u8", U32, B32, B32, U32, (sad(a, b) << 16) + c, min_u((u64(sad(a, b)) << 16) + c));
  V3S("v_sad_u16", U32, B32, B32, U32, sad16(a, b) + c, min_u(u64(sad16(a, b)) + c));
  V3S("v_msad_u8", U32, B32, B32, U32, masked_sad(a, b) + c, min_u(u64(masked_sad(a, b)) + c));
  V3("v_qsad_pk_u16_u8", B64, B64, B32, B64, four_sums<sad>(a, b, c));
  V3("v_mqsad_pk_u16_u8", B64, B64, B32, B64, four_sums<masked_sad>(a, b, c));
  t.push_back({"v_mqsad_u32_u8", Family::VOP3, Unit::Valu, Mods::None, mqsad_u32_u8, "V.b128 = x.b64 x.b32 v.b128"});
}

// ---- moves, and accesses to single lanes: readlane, writelane, the lane counts of mbcnt, AGPR copies ----
u32 lane_select(const Wave& w, const Operand& o) { return w.scalar(o) & 63; }

void readfirstlane(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const int lane = exec ? std::countr_zero(exec) : 0;  // lane 0 if no lane is active
  w.s[in.dst[0].reg] = w.reg(indexed(w, in, in.src[0], 1))[lane];
}
void readlane(Wave& w, const Inst& in) {  // also from an inactive lane
  w.s[in.dst[0].reg] = w.reg(indexed(w, in, in.src[0], 1))[lane_select(w, in.src[1])];
}
void writelane(Wave& w, const Inst& in) {
  w.reg(indexed(w, in, in.dst[0], 8))[lane_select(w, in.src[1])] = w.scalar(in.src[0]);
}

void swap(Wave& w, const Inst& in) {
  u32 *a = w.reg(in.dst[0].reg), *b = w.reg(in.src[0].reg);
  Lanes lanes, old;
  expand(w.exec(), lanes);
  std::memcpy(old.x, a, sizeof old);
  blend(a, b, lanes.x);
  blend(b, old.x, lanes.x);
}

// base + the bits of `mask` below each lane, of the wave's lower or upper 32 lanes.
template <bool High>
void mbcnt(Wave& w, const Inst& in) {
  Lanes tmp[2], out, lanes;
  const u32 *mask = w.lanes(in.src[0], tmp[0]), *base = w.lanes(in.src[1], tmp[1]);
  for (int i = 0; i < kLanes; ++i) {
    const u32 below = i < 32 ? (High ? 0 : (1u << i) - 1) : (High ? (1u << (i - 32)) - 1 : ~0u);
    out.x[i] = base[i] + count(mask[i] & below);
  }
  expand(w.exec(), lanes);
  blend(w.reg(in.dst[0].reg), out.x, lanes.x);
}

struct Move64 {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    const u32 *a_lo = s[0], *a_hi = s[1];
    u32 *lo = d[0], *hi = d[1];
    A2A_LANES {
      const u32 low = a_lo[i], high = a_hi[i];
      lo[i] = low;
      hi[i] = high;
    }
  }
};

void nop(Wave&, const Inst&) {}

void single_lanes(Table& t) {
  V1("v_mov_b32", B32, B32, a);
  Of<B64(B64)>::add(t, "v_mov_b64", Unit::Valu, Move64());
  V1("v_accvgpr_read_b32", B32, B32, a).encoded(VOP3P);
  V1("v_accvgpr_write_b32", B32, B32, a).encoded(VOP3P);
  V1("v_accvgpr_mov_b32", B32, B32, a);
  t.push_back({"v_swap_b32", Family::VOP1, Unit::Valu, Mods::None, swap, "V.b32 = v.b32"});
  t.push_back({"v_readfirstlane_b32", Family::VOP1, Unit::Valu, Mods::None, readfirstlane, "S.b32 = v.b32"});
  t.push_back({"v_readlane_b32", Family::VOP3, Unit::Valu, Mods::None, readlane, "S.b32 = v.b32 s.b32"});
  t.push_back({"v_writelane_b32", Family::VOP3, Unit::Valu, Mods::None, writelane, "V.b32 = s.b32 s.b32"});
  t.push_back({"v_mbcnt_lo_u32_b32", Family::VOP3, Unit::Valu, Mods::None, mbcnt<false>, "V.u32 = x.b32 x.u32"});
  t.push_back({"v_mbcnt_hi_u32_b32", Family::VOP3, Unit::Valu, Mods::None, mbcnt<true>, "V.u32 = x.b32 x.u32"});
  t.push_back({"v_nop", Family::VOP1, Unit::Nop, Mods::None, nop, "="});
  t.push_back({"v_clrexcp", Family::VOP1, Unit::Nop, Mods::None, nop, "="});
}
}  // namespace
}  // namespace a2a::vec

void a2a::add_valu_int(std::vector<OpInfo>& t) {
  for (auto part : {vec::logic, vec::arithmetic, vec::int16, vec::carry, vec::bytes, vec::single_lanes}) part(t);
}
