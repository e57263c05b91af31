// Moves, and accesses to single lanes: readlane, writelane, the lane counts of mbcnt, AGPR copies.
#include "isa/valu.h"

namespace a2a::vec {
namespace {
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
    u32 x = mask[i] & below;
    x -= x >> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    out.x[i] = base[i] + (((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
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
}  // namespace

void add_lanes(Table& t) {
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
}  // namespace a2a::vec
