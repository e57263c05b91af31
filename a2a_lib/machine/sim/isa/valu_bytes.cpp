// Operations on the bytes of a dword: permutation, sums of absolute differences, interpolation.
#include <algorithm>

#include "isa/minmax.h"
#include "isa/valu.h"

namespace a2a::vec {
namespace {
u32 byte(u32 x, int k) { return x >> (8 * k) & 0xff; }
u32 distance(u32 a, u32 b) { return a > b ? a - b : b - a; }

u32 sad(u32 a, u32 b) {
  u32 sum = 0;
  for (int k = 0; k < 4; ++k) sum += distance(byte(a, k), byte(b, k));
  return sum;
}
u32 masked_sad(u32 a, u32 b) {  // a zero byte of b does not count
  u32 sum = 0;
  for (int k = 0; k < 4; ++k) sum += byte(b, k) ? distance(byte(a, k), byte(b, k)) : 0;
  return sum;
}
u32 sad16(u32 a, u32 b) { return distance(a & 0xffff, b & 0xffff) + distance(a >> 16, b >> 16); }

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
u32 held(u64 x) { return u32(std::min<u64>(x, 0xffffffff)); }  // under clamp

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
}  // namespace

void add_bytes(Table& t) {
  V3("v_perm_b32", B32, B32, B32, B32, permute(a, b, c));
  V3("v_lerp_u8", B32, B32, B32, B32, lerp(a, b, c));
  V3S("v_sad_u8", U32, B32, B32, U32, sad(a, b) + c, held(u64(sad(a, b)) + c));
  V3S("v_sad_hi_u8", U32, B32, B32, U32, (sad(a, b) << 16) + c, held((u64(sad(a, b)) << 16) + c));
  V3S("v_sad_u16", U32, B32, B32, U32, sad16(a, b) + c, held(u64(sad16(a, b)) + c));
  V3S("v_msad_u8", U32, B32, B32, U32, masked_sad(a, b) + c, held(u64(masked_sad(a, b)) + c));
  V3("v_qsad_pk_u16_u8", B64, B64, B32, B64, four_sums<sad>(a, b, c));
  V3("v_mqsad_pk_u16_u8", B64, B64, B32, B64, four_sums<masked_sad>(a, b, c));
  t.push_back({"v_mqsad_u32_u8", Family::VOP3, Unit::Valu, Mods::None, mqsad_u32_u8, "V.b128 = x.b64 x.b32 v.b128"});
}
}  // namespace a2a::vec
