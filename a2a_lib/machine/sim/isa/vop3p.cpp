// VOP3P: packed 16-bit and packed f32 arithmetic, mixed-precision FMA, dot products; and the VOP2 dot products.
// Semantics: AMD "CDNA3 ISA" reference guide, VOP3P. Inline constants of packed instructions as LLVM's AMDGPU backend
// documents the hardware: an integer is its sign-extended 32 bits, a float is an f16 in the low half (zero above) for
// f16 instructions and an f32 for integer ones. A NaN result is the canonical one (but minimum and maximum return
// their operand). Dot products round after each addition; f16 products are exact in f32.
#include "isa/vector.h"

#include <algorithm>

#include "isa/half.h"
#include "isa/rounding.h"

namespace a2a {
namespace {
using half::Element;
using vec::blend;
using vec::expand;

using Loop = void (*)(const u32* const* s, u32* d);

// One source with its modifiers applied, for the plain loop. Packed: op_sel takes the low result's half, op_sel_hi the
// high one's (the high half if not given).
const u32* modified_source(const Wave& w, const Inst& in, int k, bool packed, bool floating, Lanes& tmp) {
  Operand o = in.src[k];
  o.reg = u16(vec::indexed(w, in, o, 1 << k));
  const u32* x = w.lanes(o, tmp);
  const bool low_high = in.op_sel >> k & 1, high_high = in.op_sel_hi_given ? in.op_sel_hi >> k & 1 : true;
  u32 flip = floating ? (in.neg_lo >> k & 1) << 15 | u32(in.neg_hi >> k & 1) << 31 : 0;
  if (packed) {
    const int lo = low_high ? 16 : 0, hi = high_high ? 16 : 0;
    A2A_LANES {
      const u32 v = x[i];
      tmp.x[i] = ((v >> lo & 0xffff) | (v >> hi) << 16) ^ flip;
    }
  } else {
    flip = floating && ((in.neg_lo >> k & 1) || o.neg) ? 0x80000000u : 0;
    const u32 keep = floating && o.abs ? 0x7fffffffu : 0xffffffffu;
    A2A_LANES tmp.x[i] = (x[i] & keep) ^ flip;
  }
  return tmp.x;
}

// The effect of `clamp`: for integers it selects the saturating loop; for floats it limits the result.
enum class Clamp : u8 { None, F16, F32 };

// N sources, the first P of them packed pairs.
template <int N, int P, Loop loop, Clamp clamp = Clamp::None, Loop saturate = loop>
void run(Wave& w, const Inst& in) {
  Lanes tmp[N], result, lanes;
  const u32* s[N];
  const u64 exec = w.exec();
  if (!in.modified) [[likely]] {
    for (int k = 0; k < N; ++k) s[k] = w.lanes(in.src[k], tmp[k]);
    u32* d = w.reg(in.dst[0].reg);
    if (exec == kAllLanes) [[likely]]
      return loop(s, d);
    loop(s, result.x);
    return blend(d, result.x, expand(exec, lanes));
  }
  for (int k = 0; k < N; ++k) s[k] = modified_source(w, in, k, k < P, clamp != Clamp::None, tmp[k]);
  u32* d = w.reg(vec::indexed(w, in, in.dst[0], 8));
  (in.clamp ? saturate : loop)(s, result.x);
  if (in.clamp && clamp == Clamp::F32) A2A_LANES result.x[i] = as_u32(clamp_f32(as_f32(result.x[i])));
  if (in.clamp && clamp == Clamp::F16)
    A2A_LANES result.x[i] = clamp_f16(u16(result.x[i])) | u32(clamp_f16(u16(result.x[i] >> 16))) << 16;
  blend(d, result.x, expand(exec, lanes));
}

// ---- packed 16-bit integers: F of one half ----
template <auto F, int N>
void halves(const u32* const* s, u32* d) {
  const Element* a = reinterpret_cast<const Element*>(s[0]);
  const Element* b = reinterpret_cast<const Element*>(s[1]);
  const Element* c = reinterpret_cast<const Element*>(s[N - 1]);
  Element* out = reinterpret_cast<Element*>(d);
#if defined(__clang__)
#pragma clang loop vectorize(assume_safety)
#else
#pragma GCC ivdep
#endif
  for (int i = 0; i < 2 * kLanes; ++i) {
    if constexpr (N == 3) out[i] = F(a[i], b[i], c[i]);
    else out[i] = F(a[i], b[i]);
  }
}
constexpr u16 sat_u16(i64 x) { return u16(std::clamp<i64>(x, 0, 65535)); }
constexpr u16 sat_i16(i64 x) { return u16(std::clamp<i64>(x, -32768, 32767)); }
constexpr auto add16 = [](u16 a, u16 b) { return u16(a + b); };
constexpr auto sub16 = [](u16 a, u16 b) { return u16(a - b); };
constexpr auto mul16 = [](u16 a, u16 b) { return u16(u32(a) * b); };
constexpr auto mad16 = [](u16 a, u16 b, u16 c) { return u16(u32(a) * b + c); };
constexpr auto min_u = [](u16 a, u16 b) { return a < b ? a : b; };
constexpr auto max_u = [](u16 a, u16 b) { return a >= b ? a : b; };
constexpr auto min_i = [](u16 a, u16 b) { return i16(a) < i16(b) ? a : b; };
constexpr auto max_i = [](u16 a, u16 b) { return i16(a) >= i16(b) ? a : b; };
constexpr auto shl = [](u16 a, u16 b) { return u16(b << (a & 15)); };
constexpr auto shr = [](u16 a, u16 b) { return u16(b >> (a & 15)); };
constexpr auto ashr = [](u16 a, u16 b) { return u16(i16(b) >> (a & 15)); };
constexpr auto add_us = [](u16 a, u16 b) { return sat_u16(i32(a) + b); };
constexpr auto sub_us = [](u16 a, u16 b) { return sat_u16(i32(a) - b); };
constexpr auto mul_us = [](u16 a, u16 b) { return sat_u16(i64(a) * b); };
constexpr auto mad_us = [](u16 a, u16 b, u16 c) { return sat_u16(i64(a) * b + c); };
constexpr auto add_is = [](u16 a, u16 b) { return sat_i16(i32(i16(a)) + i16(b)); };
constexpr auto sub_is = [](u16 a, u16 b) { return sat_i16(i32(i16(a)) - i16(b)); };
constexpr auto mad_is = [](u16 a, u16 b, u16 c) { return sat_i16(i32(i16(a)) * i16(b) + i16(c)); };

// ---- packed f16 ----
enum class Arith { Add, Mul, Fma, Min, Max };
template <Arith op>
void halves_f16(const u32* const* s, u32* d) {
  const Element* a = reinterpret_cast<const Element*>(s[0]);
  const Element* b = reinterpret_cast<const Element*>(s[1]);
  const Element* c = op == Arith::Fma ? reinterpret_cast<const Element*>(s[2]) : nullptr;
  Element* out = reinterpret_cast<Element*>(d);
  for (int i = 0; i < 2 * kLanes; i += half::kWidth) {
    if constexpr (op == Arith::Min || op == Arith::Max) {
      half::store(out + i, half::min_max<op == Arith::Max>(half::load<half::H>(a + i), half::load<half::H>(b + i)));
      continue;
    }
    half::F x = half::load_f16(a + i), y = half::load_f16(b + i), r;
    if constexpr (op == Arith::Add) r = x + y;
    else if constexpr (op == Arith::Mul) r = x * y;
    else r = half::fma_odd(x, y, half::load_f16(c + i));
    half::store_f16(out + i, half::canonical(r));
  }
}

// ---- dot products: signed or unsigned fields of Bits bits ----
template <int Bits, bool Signed>
i64 dot(u32 a, u32 b) {
  i64 sum = 0;
  for (int at = 0; at < 32; at += Bits) {
    const int up = 32 - Bits - at;
    if constexpr (Signed) sum += i64(i32(a << up) >> (32 - Bits)) * (i32(b << up) >> (32 - Bits));
    else sum += i64(u64((a << up) >> (32 - Bits)) * ((b << up) >> (32 - Bits)));
  }
  return sum;
}
template <int Bits, bool Signed, bool Saturate>
void dots(const u32* const* s, u32* d) {
  const u32 *a = s[0], *b = s[1], *c = s[2];
  A2A_LANES {
    const i64 r = dot<Bits, Signed>(a[i], b[i]) + (Signed ? i64(i32(c[i])) : i64(c[i]));
    if constexpr (!Saturate) d[i] = u32(r);
    else if constexpr (Signed) d[i] = u32(std::clamp<i64>(r, -i64(2147483648), 2147483647));
    else d[i] = u32(std::min<i64>(r, 4294967295));
  }
}
inline f32 dot_f16(u32 a, u32 b, f32 c) {
  c = c + f16_to_f32(u16(a)) * f16_to_f32(u16(b));
  return canonical(c + f16_to_f32(u16(a >> 16)) * f16_to_f32(u16(b >> 16)));
}
void dots_f16(const u32* const* s, u32* d) {
  for (int i = 0; i < kLanes; i += half::kWidth) {
    const half::U a = half::load<half::U>(s[0] + i), b = half::load<half::U>(s[1] + i);
    half::F c = half::load<half::F>(s[2] + i);
    c = c + half::widen_low(a) * half::widen_low(b);
    half::store(d + i, half::canonical(c + half::widen_low(a >> 16) * half::widen_low(b >> 16)));
  }
}

// ---- packed f32: pairs of registers; op_sel takes the low result's dword, op_sel_hi the high one's ----
enum class Pair { Add, Mul, Fma, Mov };
template <Pair op, bool heeds = false>  // heeds: rounds as MODE asks for
void run_pair(Wave& w, const Inst& in) {
  constexpr int N = op == Pair::Fma ? 3 : 2;
  Lanes tmp[N][2], flipped[N][2], result[2], lanes;
  const u32* s[3][2];
  for (int k = 0; k < N; ++k) {
    Operand o = in.src[k];
    if (in.modified) o.reg = u16(vec::indexed(w, in, o, 1 << k));
    const u32* part[2] = {w.lanes(o, tmp[k][0]), w.lanes_hi(o, tmp[k][1])};
    const int high = in.op_sel_hi_given ? in.op_sel_hi >> k & 1 : 1;
    s[k][0] = part[in.op_sel >> k & 1];
    s[k][1] = part[high];
    for (int j = 0; j < 2; ++j) {
      if (!((j ? in.neg_hi : in.neg_lo) >> k & 1)) continue;
      const u32* from = s[k][j];
      A2A_LANES flipped[k][j].x[i] = from[i] ^ 0x80000000u;
      s[k][j] = flipped[k][j].x;
    }
  }
  const u32 *a0 = s[0][0], *a1 = s[0][1], *b0 = s[1][0], *b1 = s[1][1];
  const u32 *c0 = N == 3 ? s[2][0] : a0, *c1 = N == 3 ? s[2][1] : a1;
  const u32 reg = in.modified ? vec::indexed(w, in, in.dst[0], 8) : in.dst[0].reg;
  const bool direct = w.exec() == kAllLanes && !in.clamp;
  u32 *d0 = direct ? w.reg(reg) : result[0].x, *d1 = direct ? w.reg(reg + 1) : result[1].x;
  auto one = [](u32 a, u32 b, u32 c) {
    if constexpr (heeds && op == Pair::Add) return as_u32(rounding::add_s(as_f32(a), as_f32(b)));
    else if constexpr (heeds && op == Pair::Mul) return as_u32(rounding::mul_s(as_f32(a), as_f32(b)));
    else if constexpr (heeds) return as_u32(rounding::fma_s(as_f32(a), as_f32(b), as_f32(c)));
    else if constexpr (op == Pair::Add) return as_u32(canonical(as_f32(a) + as_f32(b)));
    else if constexpr (op == Pair::Mul) return as_u32(canonical(as_f32(a) * as_f32(b)));
    else return as_u32(canonical(fma_f32(as_f32(a), as_f32(b), as_f32(c))));
  };
  if constexpr (op == Pair::Mov) {  // a dword of each source: op_sel alone chooses
    A2A_LANES {
      const u32 x = a0[i], y = b0[i];
      d0[i] = x;
      d1[i] = y;
    }
  } else {
    A2A_LANES {
      const u32 x = one(a0[i], b0[i], c0[i]), y = one(a1[i], b1[i], c1[i]);
      d0[i] = x;
      d1[i] = y;
    }
  }
  if (direct) return;
  expand(w.exec(), lanes);
  for (int j = 0; j < 2; ++j) {
    if (in.clamp) A2A_LANES result[j].x[i] = as_u32(clamp_f32(as_f32(result[j].x[i])));
    blend(w.reg(reg + j), result[j].x, lanes.x);
  }
}

// ---- v_fma_mix: each source an f32, or (op_sel_hi) the f16 in the half that op_sel names ----
enum class Mix { F32, Low, High };
// x * y + z rounded to f32 gives v, which is rounded to f16 as MODE has it for f16; an infinite source stays so.
u32 mixed(f32 x, f32 y, f32 z, f32 v) {
  const bool made = as_u32(v) << 1 == 0xff000000u && x - x == 0 && y - y == 0 && z - z == 0;
  if (made && rounding::now.overflow) return u32(as_u32(v) >> 16 & 0x8000) | 0x7bff;
  return rounding::converted<Half, Single>(as_u32(v), f32_to_f16_soft(v));
}
template <Mix to, bool heeds = false>
void run_mix(Wave& w, const Inst& in) {
  Lanes tmp[3], result, lanes;
  const u32* s[3];
  for (int k = 0; k < 3; ++k) {
    Operand o = in.src[k];
    o.reg = u16(vec::indexed(w, in, o, 1 << k));
    const u32* x = w.lanes(o, tmp[k]);
    s[k] = x;
    const bool is_half = in.op_sel_hi >> k & 1, neg = o.neg || in.neg_lo >> k & 1, abs = o.abs || in.neg_hi >> k & 1;
    if (!is_half && !neg && !abs) continue;
    const int shift = in.op_sel >> k & 1 ? 16 : 0;
    const u32 keep = abs ? 0x7fffffffu : 0xffffffffu, flip = neg ? 0x80000000u : 0;
    s[k] = tmp[k].x;
    if (is_half && o.kind == Kind::Const && (o.value & 0x7f800000) != 0x7f800000 && (o.value & 0x7f800000)) {
      Wave::spread((u32(o.value) & keep) ^ flip, tmp[k]);  // a float constant has the same value in either format
    } else if (is_half) {
      for (int i = 0; i < kLanes; i += half::kWidth) {
        const half::F v = half::widen_low(half::load<half::U>(x + i) >> shift);
        half::store(tmp[k].x + i, (half::bits(v) & keep) ^ flip);
      }
    } else {
      A2A_LANES tmp[k].x[i] = (x[i] & keep) ^ flip;
    }
  }
  const u32 *a = s[0], *b = s[1], *c = s[2];
  u32* d = w.reg(vec::indexed(w, in, in.dst[0], 8));
  A2A_LANES {
    const f32 x = as_f32(a[i]), y = as_f32(b[i]), z = as_f32(c[i]);
    f32 r = heeds ? rounding::fma_s(x, y, z) : canonical(fma_f32(x, y, z));
    if (to == Mix::F32) result.x[i] = as_u32(in.clamp ? clamp_f32(r) : r);
    else {
      const f32 v = in.clamp ? clamp_f32(r) : r;
      const u32 h = heeds ? mixed(x, y, z, v) : f32_to_f16_soft(v);
      result.x[i] = to == Mix::Low ? (d[i] & 0xffff0000u) | h : (d[i] & 0xffffu) | h << 16;
    }
  }
  blend(d, result.x, expand(w.exec(), lanes));
}
}  // namespace

void vec::add_rounding_vop3p(vec::Table& t) {
  auto add = [&](const char* name, Exec run) { t.push_back({name, Family::VOP3P, Unit::Valu, Mods::Vop3p, run, ""}); };
  add("v_pk_add_f16", run<2, 2, halves<rounding::add_h, 2>, Clamp::F16>);
  add("v_pk_mul_f16", run<2, 2, halves<rounding::mul_h, 2>, Clamp::F16>);
  add("v_pk_fma_f16", run<3, 3, halves<rounding::fma_h, 3>, Clamp::F16>);
  add("v_pk_add_f32", run_pair<Pair::Add, true>);
  add("v_pk_mul_f32", run_pair<Pair::Mul, true>);
  add("v_pk_fma_f32", run_pair<Pair::Fma, true>);
  add("v_fma_mix_f32", run_mix<Mix::F32, true>);
  add("v_fma_mixlo_f16", run_mix<Mix::Low, true>);
  add("v_fma_mixhi_f16", run_mix<Mix::High, true>);
  using vec::B32, vec::Of, vec::Old, vec::Packed;
  using Halves = vec::Reg<Type::f16, u32>;
  V3("v_pk_fmac_f16", Packed, Halves, Halves, Old<B32>,
     rounding::fma_h(u16(a), u16(b), u16(c)) | u32(rounding::fma_h(u16(a >> 16), u16(b >> 16), u16(c >> 16))) << 16);
}

void add_vop3p(std::vector<OpInfo>& t) {
  auto add = [&](const char* name, const char* operands, Exec run) {
    t.push_back({name, Family::VOP3P, Unit::Valu, Mods::Vop3p, run, operands});
  };
  constexpr auto i2 = "V.b32 = x.b32 x.b32", i3 = "V.b32 = x.b32 x.b32 x.b32";
  add("v_pk_add_u16", i2, run<2, 2, halves<add16, 2>, Clamp::None, halves<add_us, 2>>);
  add("v_pk_add_i16", i2, run<2, 2, halves<add16, 2>, Clamp::None, halves<add_is, 2>>);
  add("v_pk_sub_u16", i2, run<2, 2, halves<sub16, 2>, Clamp::None, halves<sub_us, 2>>);
  add("v_pk_sub_i16", i2, run<2, 2, halves<sub16, 2>, Clamp::None, halves<sub_is, 2>>);
  add("v_pk_mul_lo_u16", i2, run<2, 2, halves<mul16, 2>, Clamp::None, halves<mul_us, 2>>);
  add("v_pk_mad_u16", i3, run<3, 3, halves<mad16, 3>, Clamp::None, halves<mad_us, 3>>);
  add("v_pk_mad_i16", i3, run<3, 3, halves<mad16, 3>, Clamp::None, halves<mad_is, 3>>);
  add("v_pk_min_u16", i2, run<2, 2, halves<min_u, 2>>);
  add("v_pk_max_u16", i2, run<2, 2, halves<max_u, 2>>);
  add("v_pk_min_i16", i2, run<2, 2, halves<min_i, 2>>);
  add("v_pk_max_i16", i2, run<2, 2, halves<max_i, 2>>);
  add("v_pk_lshlrev_b16", i2, run<2, 2, halves<shl, 2>>);
  add("v_pk_lshrrev_b16", i2, run<2, 2, halves<shr, 2>>);
  add("v_pk_ashrrev_i16", i2, run<2, 2, halves<ashr, 2>>);

  constexpr auto h2 = "V.f16x2 = x.f16x2 x.f16x2", h3 = "V.f16x2 = x.f16x2 x.f16x2 x.f16x2";
  add("v_pk_add_f16", h2, run<2, 2, halves_f16<Arith::Add>, Clamp::F16>);
  add("v_pk_mul_f16", h2, run<2, 2, halves_f16<Arith::Mul>, Clamp::F16>);
  add("v_pk_fma_f16", h3, run<3, 3, halves_f16<Arith::Fma>, Clamp::F16>);
  add("v_pk_min_f16", h2, run<2, 2, halves_f16<Arith::Min>, Clamp::F16>);
  add("v_pk_max_f16", h2, run<2, 2, halves_f16<Arith::Max>, Clamp::F16>);

  add("v_pk_add_f32", "V.f32x2 = x.f32x2 x.f32x2", run_pair<Pair::Add>);
  add("v_pk_mul_f32", "V.f32x2 = x.f32x2 x.f32x2", run_pair<Pair::Mul>);
  add("v_pk_fma_f32", "V.f32x2 = x.f32x2 x.f32x2 x.f32x2", run_pair<Pair::Fma>);
  add("v_pk_mov_b32", "V.b64 = x.b64 x.b64", run_pair<Pair::Mov>);

  add("v_fma_mix_f32", "V.f32 = x.mix x.mix x.mix", run_mix<Mix::F32>);
  add("v_fma_mixlo_f16", "V.f16 = x.mix x.mix x.mix", run_mix<Mix::Low>);
  add("v_fma_mixhi_f16", "V.f16high = x.mix x.mix x.mix", run_mix<Mix::High>);

  add("v_dot2_f32_f16", "V.f32 = x.f16x2 x.f16x2 x.f32", run<3, 2, dots_f16, Clamp::F32>);
  add("v_dot2_i32_i16", i3, run<3, 2, dots<16, true, false>, Clamp::None, dots<16, true, true>>);
  add("v_dot2_u32_u16", i3, run<3, 2, dots<16, false, false>, Clamp::None, dots<16, false, true>>);
  add("v_dot4_i32_i8", i3, run<3, 0, dots<8, true, false>, Clamp::None, dots<8, true, true>>);
  add("v_dot4_u32_u8", i3, run<3, 0, dots<8, false, false>, Clamp::None, dots<8, false, true>>);
  add("v_dot8_i32_i4", i3, run<3, 0, dots<4, true, false>, Clamp::None, dots<4, true, true>>);
  add("v_dot8_u32_u4", i3, run<3, 0, dots<4, false, false>, Clamp::None, dots<4, false, true>>);

  // VOP2: the destination is the third operand.
  using vec::B32, vec::F32, vec::I32, vec::Of, vec::Old, vec::Packed;
  using Halves = vec::Reg<Type::f16, u32>;
  V3("v_dot2c_f32_f16", F32, Halves, Halves, Old<F32>, dot_f16(a, b, c));
  V3("v_dot2c_i32_i16", I32, B32, B32, Old<I32>, i32(u32(dot<16, true>(a, b)) + u32(c)));
  V3("v_dot4c_i32_i8", I32, B32, B32, Old<I32>, i32(u32(dot<8, true>(a, b)) + u32(c)));
  V3("v_dot8c_i32_i4", I32, B32, B32, Old<I32>, i32(u32(dot<4, true>(a, b)) + u32(c)));
  V3("v_pk_fmac_f16", Packed, Halves, Halves, Old<B32>,
     fma_f16(u16(a), u16(b), u16(c)) | u32(fma_f16(u16(a >> 16), u16(b >> 16), u16(c >> 16))) << 16);
}
}  // namespace a2a
