// The general case of a vector instruction: source modifiers (neg, abs, sext, op_sel, SDWA, DPP, GPR index), the
// operation, result modifiers (clamp, SDWA, op_sel), and the write under EXEC.
#include <array>

#include "isa/vector.h"
#include "memory/fault.h"

namespace a2a::vec {
namespace {
// ---- DPP (data-parallel primitives): the first source is read from another lane ----
// A lane has no value to read if the pattern leads out of its row or wave, or if the source lane is inactive in EXEC.
// It then reads 0 with bound_ctrl, and is not written without. Lanes outside row_mask and bank_mask are not written.
// (AMD CDNA3 ISA, "Data Parallel Processing"; Mesa's ACO relies on inactive lanes reading 0 with bound_ctrl.)
constexpr u8 kNowhere = 0xff;

// The lane that lane i reads, or kNowhere.
int source_lane(Dpp ctrl, int arg, int i) {
  const int row = i & ~15, in_row = i & 15;
  auto within_row = [&](int k) { return k >= 0 && k < 16 ? row + k : kNowhere; };
  switch (ctrl) {
    case Dpp::None: return i;
    case Dpp::QuadPerm: return (i & ~3) | (arg >> (2 * (i & 3)) & 3);
    case Dpp::RowShl: return within_row(in_row + arg);
    case Dpp::RowShr: return within_row(in_row - arg);
    case Dpp::RowRor: return row + ((in_row - arg) & 15);
    case Dpp::WaveShl: return i < 63 ? i + 1 : kNowhere;
    case Dpp::WaveRol: return (i + 1) & 63;
    case Dpp::WaveShr: return i > 0 ? i - 1 : kNowhere;
    case Dpp::WaveRor: return (i - 1) & 63;
    case Dpp::RowMirror: return row + 15 - in_row;
    case Dpp::RowHalfMirror: return (i & ~7) + 7 - (i & 7);
    case Dpp::RowBcast15: return row > 0 ? row - 1 : kNowhere;  // the last lane of the row before
    case Dpp::RowBcast31: return i >= 32 ? 31 : kNowhere;
    case Dpp::RowNewbcast: return row + (arg & 15);
  }
  return kNowhere;
}

struct Reads {
  std::array<u8, kLanes> from;
  u64 valid = 0;
  bool in_row = true;
};
Reads make_reads(Dpp ctrl, int arg) {
  Reads p;
  for (int i = 0; i < kLanes; ++i) {
    const int j = source_lane(ctrl, arg, i);
    p.from[i] = u8(j == kNowhere ? 0 : j);
    if (j == kNowhere) continue;
    p.valid |= u64{1} << i;
    p.in_row &= j >> 4 == i >> 4;
  }
  return p;
}
const Reads& reads(Dpp ctrl, u8 arg) {
  constexpr int kinds = int(Dpp::RowNewbcast) + 1;
  static const auto all = [] {
    std::vector<std::array<Reads, 256>> t(kinds);
    for (int c = 0; c < kinds; ++c)
      for (int a = 0; a < 256; ++a) t[size_t(c)][size_t(a)] = make_reads(Dpp(c), a);
    return t;
  }();
  return all[size_t(ctrl)][arg];
}

// Lanes in rows (16 lanes) and banks (4 lanes of each row) whose mask bit is set.
u64 lanes_of(u8 row_mask, u8 bank_mask) {
  u64 rows = 0, banks = 0;
  for (int k = 0; k < 4; ++k) {
    if (row_mask >> k & 1) rows |= u64{0xffff} << (16 * k);
    if (bank_mask >> k & 1) banks |= u64{0x000f000f000f000f} << (4 * k);
  }
  return rows & banks;
}
// 64 lanes of `src` (which may be `out`) as DPP reads them.
void dpp_gather(const DppRead& r, const u32* src, u32* out) {
#if defined(__AVX512F__)
  if (r.in_row) {  // a row is one vector of 16 dwords; the permutation looks at four bits of a lane's number
    for (int i = 0; i < kLanes; i += 16) {
      const __m128i from = _mm_loadu_si128(reinterpret_cast<const __m128i*>(r.from + i));
      const __m512i lane = _mm512_maskz_cvtepu8_epi32(0xffff, from);
      const __m512i x = _mm512_maskz_permutexvar_epi32(__mmask16(r.readable >> i), lane, _mm512_loadu_si512(src + i));
      _mm512_storeu_si512(out + i, x);
    }
    return;
  }
#endif
  Lanes copy;
  std::memcpy(copy.x, src, sizeof copy);
  for (int i = 0; i < kLanes; ++i) out[i] = r.readable >> i & 1 ? copy.x[r.from[i]] : 0;
}

// ---- the other modifiers ----
bool is_half(Type t) { return t == Type::f16 || t == Type::b16 || t == Type::u16 || t == Type::i16; }

template <class F>
void map(const u32* x, u32* out, F f) {
  A2A_LANES out[i] = f(x[i]);
}

struct Field {  // a part of a dword
  int shift, bits;
};
Field field(Sel sel) {
  if (sel == Sel::Dword) return {0, 32};
  return sel <= Sel::Byte3 ? Field{8 * int(sel), 8} : Field{sel == Sel::Word1 ? 16 : 0, 16};
}
u32 ones(Field f) { return (f.bits == 32 ? ~0u : (1u << f.bits) - 1) << f.shift; }

void extract(const u32* x, u32* out, Sel sel, bool sext) {
  const Field f = field(sel);
  const int up = 32 - f.bits - f.shift, down = 32 - f.bits;
  if (sext) map(x, out, [=](u32 v) { return u32(i32(v << up) >> down); });
  else map(x, out, [=](u32 v) { return v << up >> down; });
}

template <class R, class V = typename R::value>
void clamp_to_one(u32* lo, u32* hi) {
  A2A_LANES {
    const V x = R::get(lo, hi, i), low = x > 0 ? x : V(0);  // NaN gives 0 (DX10_CLAMP)
    R::put(lo, hi, i, low < 1 ? low : V(1));
  }
}
// omod (mul:2, mul:4, div:2) has no effect: hardware ignores it in IEEE mode and with denormals kept, both of which
// clang sets for HIP kernels (AMD CDNA3 ISA, "Output modifiers").
void clamp_result(Type t, u32* const* d) {
  if (t == Type::f32) clamp_to_one<F32>(d[0], nullptr);
  if (t == Type::f64) clamp_to_one<F64>(d[0], d[1]);
  if (t == Type::f16) {
    widen(d[0], d[0]);
    clamp_to_one<F32>(d[0], nullptr);
    narrow(d[0], nullptr, d[0]);
  }
}

// Moves the result to its part of the register. The rest becomes zeros, the sign, or the old bits.
void place(u32* x, const u32* old, Field f, Unused unused) {
  const u32 part = ones(f);
  const int up = 32 - f.bits, down = 32 - f.bits - f.shift;
  if (unused == Unused::Preserve) A2A_LANES x[i] = (x[i] << f.shift & part) | (old[i] & ~part);
  else if (unused == Unused::Pad) A2A_LANES x[i] = x[i] << f.shift & part;
  else A2A_LANES x[i] = u32(i32(x[i] << up) >> down) & ~0u << f.shift;
}
}  // namespace

DppRead dpp_read(const Inst& in, u64 exec) {
  const Reads& p = reads(in.dpp, in.dpp_arg);
  DppRead r{p.from.data(), p.in_row, p.valid, lanes_of(in.row_mask, in.bank_mask)};
  if (exec != kAllLanes) {
    alignas(64) u8 active[kLanes];
    for (int i = 0; i < kLanes; ++i) active[i] = exec >> p.from[i] & 1;
    r.readable &= pack(active);
  }
  if (!in.bound_ctrl) r.written &= r.readable;
  return r;
}

void blend_lanes(u64 exec, u32* const* out, u32* const* results, int n) {
  Lanes lanes;
  expand(exec, lanes);
  for (int j = 0; j < n; ++j) blend(out[j], results[j], lanes.x);
}

u32 indexed_register(const Wave& w, const Operand& o) {
  const u32 reg = o.reg + (w.s[kM0] & 0xff);
  if (reg + (o.dwords ? o.dwords : 1) > w.vgprs)
    throw Fault("register_range", Json("registers", "vector", "register", reg));
  return reg;
}

void run_modified(Wave& w, const Inst& in, const Shape& f) {
  Lanes tmp[4][2];
  const u32* s[8] = {};
  const u64 exec = w.exec();
  DppRead dpp;
  u64 written = exec;
  if (in.is_dpp) {
    dpp = dpp_read(in, exec);
    written &= dpp.written;
  }

  for (int k = 0; k < f.named; ++k) {
    const Type t = f.src[k];
    const Operand& o = in.src[k];
    if (t == Type::None) {
      s[2 * k] = expand(w.scalar64(o), tmp[k][0]);
      continue;
    }
    const int n = dwords(t);
    const u32** x = s + 2 * k;
    if (o.kind == Kind::Vgpr) {
      x[0] = w.reg(indexed(w, in, o, 1 << k));
      x[1] = x[0] + kLanes;
    } else {
      x[0] = w.lanes(o, tmp[k][0]);
      if (n == 2) x[1] = w.lanes_hi(o, tmp[k][1]);
    }
    auto change = [&](int j, auto how) {  // of dword j; `how` reads one array and writes another, which may be the same
      how(x[j], tmp[k][j].x);
      x[j] = tmp[k][j].x;
    };
    if (k == 0 && in.is_dpp)
      for (int j = 0; j < n; ++j) change(j, [&](const u32* from, u32* to) { dpp_gather(dpp, from, to); });
    if (in.is_sdwa && k < 2 && in.src_sel[k] != Sel::Dword)
      change(0, [&](const u32* from, u32* to) { extract(from, to, in.src_sel[k], o.sext); });
    if (is_half(t) && in.op_sel >> k & 1)
      change(0, [](const u32* from, u32* to) { map(from, to, [](u32 v) { return v >> 16; }); });
    if (o.abs || o.neg) {  // of the sign bit, also for untyped dwords (v_cndmask_b32)
      const u32 sign = is_half(t) ? 0x8000u : 0x80000000u, keep = o.abs ? ~sign : ~0u, flip = o.neg ? sign : 0;
      change(n - 1, [=](const u32* from, u32* to) { map(from, to, [=](u32 v) { return (v & keep) ^ flip; }); });
    }
  }

  u32* out[2] = {};
  const bool vector = f.dst != Type::None;
  const int n = vector ? dwords(f.dst) : 0;
  if (vector) {
    const u32 reg = indexed(w, in, in.dst[0], 8);
    for (int j = 0; j < n; ++j) out[j] = w.reg(reg + j);
  }
  Lanes hidden, result[2];
  if (f.kept) {  // the old bits are put back below
    std::memset(&hidden, 0, sizeof hidden);
    s[2 * f.named] = hidden.x;
  } else if (f.hidden == Hidden::Old) {
    s[2 * f.named] = out[0];
    s[2 * f.named + 1] = out[1];
  } else if (f.hidden == Hidden::Vcc) {
    s[2 * f.named] = expand(w.vcc(), hidden);
  }

  alignas(64) u8 m[kLanes];
  // Writes directly to the registers if the operation's own result is the final one.
  const bool direct = written == kAllLanes && !in.is_sdwa && !f.kept;
  u32* const temporary[2] = {result[0].x, result[1].x};
  u32* const* d = direct ? out : temporary;
  (in.clamp && f.saturate ? f.saturate : f.loop)(s, d, m);

  if (vector) {
    if (in.clamp) clamp_result(f.dst, d);
    if (in.is_sdwa) {
      if (in.dst_sel != Sel::Dword) place(d[0], out[0], field(in.dst_sel), in.dst_unused);
    } else if (f.kept) {
      const int part = in.op_sel >> f.named;
      const Field kept = f.kept == 0xffff0000 ? Field{16 * (part & 1), 16} : Field{8 * (part & 3), 8};
      place(d[0], out[0], kept, Unused::Preserve);
    }
    if (!direct) blend_lanes(written, out, d, n);
  }
  if (f.mask) {
    const u64 bits = pack(m) & written;  // inactive lanes give 0
    w.set_s64(in.dst[vector ? 1 : 0].reg, bits);
    if (f.cmpx) w.set_exec(bits);
  }
}
}  // namespace a2a::vec
