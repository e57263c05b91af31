// The general case of a vector instruction: source modifiers (neg, abs, sext, op_sel, SDWA, DPP, GPR index), the
// operation, result modifiers (omod, clamp, SDWA, op_sel), and the write under EXEC.
#include <algorithm>
#include <cmath>

#include "isa/vector.h"

namespace a2a::vec {
namespace {
bool is_float(Type t) { return t == Type::f16 || t == Type::f32 || t == Type::f64; }
bool is_half(Type t) { return t == Type::f16 || t == Type::b16 || t == Type::u16 || t == Type::i16; }

// DPP: the lane each lane reads, and which lanes have one at all.
struct Source {
  u8 lane[kLanes];
  u64 valid;
};

Source dpp_source(Dpp ctrl, int arg) {
  Source out;
  out.valid = 0;
  for (int i = 0; i < kLanes; ++i) {
    const int row = i & ~15, in_row = i & 15;
    int j = -1;
    auto within_row = [&](int k) { return k >= 0 && k < 16 ? row + k : -1; };
    switch (ctrl) {
      case Dpp::None: j = i; break;
      case Dpp::QuadPerm: j = (i & ~3) | (arg >> (2 * (i & 3)) & 3); break;
      case Dpp::RowShl: j = within_row(in_row + arg); break;
      case Dpp::RowShr: j = within_row(in_row - arg); break;
      case Dpp::RowRor: j = row + ((in_row - arg) & 15); break;
      case Dpp::WaveShl: j = i + 1 < kLanes ? i + 1 : -1; break;
      case Dpp::WaveRol: j = (i + 1) & 63; break;
      case Dpp::WaveShr: j = i - 1; break;
      case Dpp::WaveRor: j = (i - 1) & 63; break;
      case Dpp::RowMirror: j = row + 15 - in_row; break;
      case Dpp::RowHalfMirror: j = (i & ~7) + 7 - (i & 7); break;
      case Dpp::RowBcast15: j = row - 1; break;
      case Dpp::RowBcast31: j = i >= 32 ? 31 : -1; break;
      case Dpp::RowNewbcast: j = row + (arg & 15); break;
    }
    out.lane[i] = u8(j < 0 ? 0 : j);
    if (j >= 0) out.valid |= u64{1} << i;
  }
  return out;
}

u64 dpp_written(u8 row_mask, u8 bank_mask) {  // a row has 16 lanes, a bank is 4 lanes of each row
  u64 out = 0;
  for (int i = 0; i < kLanes; ++i) out |= u64((row_mask >> (i >> 4) & 1) & (bank_mask >> (i >> 2 & 3) & 1)) << i;
  return out;
}

// Reads `src` from other lanes. A lane that has no source, or whose source is inactive, reads 0 with bound_ctrl;
// without it the lane is not written (the caller clears it).
void gather(const Source& from, u64 valid, const u32* src, u32* out) {
  for (int i = 0; i < kLanes; ++i) out[i] = valid >> i & 1 ? src[from.lane[i]] : 0;
}

u32 select(u32 x, Sel sel, bool sext) {
  switch (sel) {
    case Sel::Byte0: case Sel::Byte1: case Sel::Byte2: case Sel::Byte3: {
      const u32 b = x >> (8 * int(sel)) & 0xff;
      return sext ? u32(i32(i8(b))) : b;
    }
    case Sel::Word0: case Sel::Word1: {
      const u32 h = x >> (sel == Sel::Word1 ? 16 : 0) & 0xffff;
      return sext ? u32(i32(i16(h))) : h;
    }
    default: return x;
  }
}

template <class T>
T modify(T x, bool clamp, int omod) {
  if (omod) x *= omod == 1 ? T(2) : omod == 2 ? T(4) : T(0.5);
  if (clamp) x = x > 0 ? std::min(x, T(1)) : T(0);  // NaN gives 0 (DX10_CLAMP)
  return x;
}

void modify_result(Type t, u32* lo, u32* hi, bool clamp, int omod) {
  for (int i = 0; i < kLanes; ++i) {
    if (t == Type::f32) F32::put(lo, hi, i, modify(F32::get(lo, hi, i), clamp, omod));
    else if (t == Type::f64) F64::put(lo, hi, i, modify(F64::get(lo, hi, i), clamp, omod));
    else F16::put(lo, hi, i, modify(F16::get(lo, hi, i), clamp, omod));
  }
}

// SDWA: the result becomes one part of the register; the rest is zeroed, sign-extended or kept.
u32 place(u32 x, u32 old, Sel sel, Unused unused) {
  if (sel == Sel::Dword) return x;
  const bool byte = sel <= Sel::Byte3;
  const int shift = byte ? 8 * int(sel) : sel == Sel::Word1 ? 16 : 0;
  const u32 field = (byte ? 0xffu : 0xffffu) << shift;
  const u32 part = x << shift & field;
  if (unused == Unused::Preserve) return part | (old & ~field);
  if (unused == Unused::Pad) return part;
  return byte ? u32(i32(i8(x))) << shift : u32(i32(i16(x))) << shift;
}
}  // namespace

u32 indexed(const Wave& w, const Inst& in, const Operand& o, int bit) {
  if (o.kind != Kind::Vgpr || !(in.gpr_idx & bit)) return o.reg;
  const u32 reg = o.reg + (w.s[kM0] & 0xff);
  if (reg + std::max<u32>(o.dwords, 1) > w.vgprs)
    throw Fault("indexed vector register v" + std::to_string(reg) + " is beyond those of the wave");
  return reg;
}

void run_modified(Wave& w, const Inst& in, const Shape& f) {
  Lanes tmp[4][2];
  const u32* s[8] = {};
  const u64 exec = w.exec();
  u64 written = exec;
  Source from;
  u64 readable = kAllLanes;
  if (in.is_dpp) {
    from = dpp_source(in.dpp, in.dpp_arg);
    readable = from.valid;
    for (int i = 0; i < kLanes; ++i)
      if (!(exec >> from.lane[i] & 1)) readable &= ~(u64{1} << i);
    written &= dpp_written(in.row_mask, in.bank_mask);
    if (!in.bound_ctrl) written &= readable;
  }

  for (int k = 0; k < f.named; ++k) {
    const Type t = f.src[k];
    Operand o = in.src[k];
    if (t == Type::None) {
      s[2 * k] = expand(w.scalar64(o), tmp[k][0]);
      continue;
    }
    o.reg = u16(indexed(w, in, o, 1 << k));
    const int n = dwords(t);
    const u32* x[2] = {w.lanes(o, tmp[k][0]), n == 2 ? w.lanes_hi(o, tmp[k][1]) : nullptr};
    auto own = [&](int j) {  // a copy that may be changed
      if (x[j] != tmp[k][j].x) std::memcpy(tmp[k][j].x, x[j], sizeof(Lanes));
      x[j] = tmp[k][j].x;
      return tmp[k][j].x;
    };
    if (k == 0 && in.is_dpp) {
      Lanes copy;
      for (int j = 0; j < n; ++j) {
        std::memcpy(copy.x, x[j], sizeof copy);
        gather(from, readable, copy.x, tmp[k][j].x);
        x[j] = tmp[k][j].x;
      }
    }
    if (in.is_sdwa && k < 2 && (in.src_sel[k] != Sel::Dword || o.sext)) {
      u32* y = own(0);
      for (int i = 0; i < kLanes; ++i) y[i] = select(y[i], in.src_sel[k], o.sext);
    }
    if (is_half(t) && in.op_sel >> k & 1) {
      u32* y = own(0);
      for (int i = 0; i < kLanes; ++i) y[i] >>= 16;
    }
    if (o.abs || o.neg) {  // of the sign bit, also for untyped dwords (v_cndmask_b32)
      u32* y = own(n - 1);
      const u32 sign = is_half(t) ? 0x8000u : 0x80000000u;
      for (int i = 0; i < kLanes; ++i) y[i] = (o.abs ? y[i] & ~sign : y[i]) ^ (o.neg ? sign : 0);
    }
    s[2 * k] = x[0];
    s[2 * k + 1] = x[1];
  }

  u32* out[2] = {};
  const bool vector = f.dst != Type::None;
  const int n = vector ? dwords(f.dst) : 0;
  if (vector) {
    const u32 reg = indexed(w, in, in.dst[0], 8);
    for (int j = 0; j < n; ++j) out[j] = w.reg(reg + j);
  }
  Lanes zero, lanes, result[2];
  if (f.kept) {
    std::memset(&zero, 0, sizeof zero);
    s[2 * f.named] = zero.x;
  } else if (f.hidden == Hidden::Old) {
    s[2 * f.named] = out[0];
    s[2 * f.named + 1] = out[1];
  } else if (f.hidden == Hidden::Vcc) {
    s[2 * f.named] = expand(w.vcc(), zero);
  }

  alignas(64) u8 m[kLanes];
  u32* d[2] = {result[0].x, result[1].x};
  (in.clamp && f.saturate ? f.saturate : f.loop)(s, d, m);

  if (vector) {
    if (is_float(f.dst) && (in.clamp || in.omod)) modify_result(f.dst, d[0], d[1], in.clamp, in.omod);
    if (in.is_sdwa) {
      for (int i = 0; i < kLanes; ++i) d[0][i] = place(d[0][i], out[0][i], in.dst_sel, in.dst_unused);
    } else if (f.kept) {
      const int part = in.op_sel >> f.named;
      const int shift = f.kept == 0xffff0000 ? 16 * (part & 1) : 8 * (part & 3);
      const u32 field = ~f.kept << shift;
      for (int i = 0; i < kLanes; ++i) d[0][i] = (d[0][i] << shift & field) | (out[0][i] & ~field);
    }
    expand(written, lanes);
    for (int j = 0; j < n; ++j) blend(out[j], d[j], lanes.x);
  }
  if (f.mask) {
    const u64 bits = pack(m) & written;  // inactive lanes give 0
    w.set_s64(in.dst[vector ? 1 : 0].reg, bits);
    if (f.cmpx) w.set_exec(bits);
  }
}
}  // namespace a2a::vec
