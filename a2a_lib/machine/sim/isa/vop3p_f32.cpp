// VOP3P in f32: packed pairs of registers, and mixed-precision FMA.
#include "isa/half.h"
#include "isa/rounding.h"
#include "isa/vop3p.h"

namespace a2a {
namespace {
using vec::blend;
using vec::expand;

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

void add_vop3p_f32(vec::Table& t) {
  auto add = [&](const char* name, const char* operands, Exec run) {
    t.push_back({name, Family::VOP3P, Unit::Valu, Mods::Vop3p, run, operands});
  };
  add("v_pk_add_f32", "V.f32x2 = x.f32x2 x.f32x2", run_pair<Pair::Add>);
  add("v_pk_mul_f32", "V.f32x2 = x.f32x2 x.f32x2", run_pair<Pair::Mul>);
  add("v_pk_fma_f32", "V.f32x2 = x.f32x2 x.f32x2 x.f32x2", run_pair<Pair::Fma>);
  add("v_pk_mov_b32", "V.b64 = x.b64 x.b64", run_pair<Pair::Mov>);

  add("v_fma_mix_f32", "V.f32 = x.mix x.mix x.mix", run_mix<Mix::F32>);
  add("v_fma_mixlo_f16", "V.f16 = x.mix x.mix x.mix", run_mix<Mix::Low>);
  add("v_fma_mixhi_f16", "V.f16high = x.mix x.mix x.mix", run_mix<Mix::High>);
}

void add_rounding_f32(vec::Table& t) {
  auto add = [&](const char* name, Exec run) { t.push_back({name, Family::VOP3P, Unit::Valu, Mods::Vop3p, run, ""}); };
  add("v_pk_add_f32", run_pair<Pair::Add, true>);
  add("v_pk_mul_f32", run_pair<Pair::Mul, true>);
  add("v_pk_fma_f32", run_pair<Pair::Fma, true>);
  add("v_fma_mix_f32", run_mix<Mix::F32, true>);
  add("v_fma_mixlo_f16", run_mix<Mix::Low, true>);
  add("v_fma_mixhi_f16", run_mix<Mix::High, true>);
}
}  // namespace a2a
