// Floating point in another mode than the usual one: denormal sources and results that count as zero, other roundings,
// and f16 results that do not overflow (isa/rounding.h).
//
// An instruction runs as always, on copies of its sources in which denormals are replaced by zeros of their sign.
// Denormal results become zeros of their sign after rounding (CHOICE: whether a result is tiny is decided after
// rounding). The types of operands are in the table. Not affected: moves and selections (of bits), v_cmp_class, which
// tests for denormals, and matrix instructions, which ignore MODE [D: AMD CDNA3 ISA, MFMA]. Compares, minimum and
// maximum take flushed sources [D: LLVM, denormal modes of amdgpu].
#include "isa/mode.h"

#include "isa/rounding.h"
#include "isa/table.h"
#include "isa/vector.h"
#include "memory/fault.h"

namespace a2a {
namespace {
enum class Holds : u8 { Other, F32, F64, Half, Halves, Pair };  // Halves: two f16; Pair: two f32 in two registers

Holds of_type(Type t) {
  switch (t) {
    case Type::f32:
    case Type::mix: return Holds::F32;
    case Type::f64: return Holds::F64;
    case Type::f16:
    case Type::f16high: return Holds::Half;
    case Type::f16x2: return Holds::Halves;
    case Type::f32x2: return Holds::Pair;
    default: return Holds::Other;
  }
}
Holds source(const Inst& in, int k) {
  const Type t = in.src[k].type;
  return t == Type::mix && in.op_sel_hi >> k & 1 ? Holds::Half : of_type(t);
}
Holds result(const Inst& in) {
  return in.ndst && in.dst[0].kind == Kind::Vgpr ? of_type(in.dst[0].type) : Holds::Other;
}
bool heeds_mode(const Inst& in) {
  if ((in.unit != Unit::Valu && in.unit != Unit::Trans) || in.info->takes_denormals) return false;
  bool any = result(in) != Holds::Other;
  for (int k = 0; k < in.nsrc; ++k) any |= source(in, k) != Holds::Other;
  return any;
}

// The parts of a dword that a flush tests: all of an f32, the low half, the high half.
u32 flush_f32(u32 x) { return x & 0x7f800000 ? x : x & 0x80000000; }
u32 flush_low(u32 x) { return x & 0x7c00 ? x : x & 0xffff8000; }
u32 flush_high(u32 x) { return x & 0x7c000000 ? x : x & 0x8000ffff; }
void flush(Holds what, bool low, bool high, const u32* lo, const u32* hi, u32* out_lo, u32* out_hi, u64 lanes) {
  for (int i = 0; i < kLanes; ++i) {
    if (!(lanes >> i & 1)) continue;
    switch (what) {
      case Holds::Pair: out_hi[i] = flush_f32(hi[i]); [[fallthrough]];
      case Holds::F32: out_lo[i] = flush_f32(lo[i]); break;
      case Holds::F64: {
        const bool tiny = !(hi[i] & 0x7ff00000);
        out_lo[i] = tiny ? 0 : lo[i];
        out_hi[i] = tiny ? hi[i] & 0x80000000 : hi[i];
        break;
      }
      case Holds::Half:
      case Holds::Halves: {
        const u32 x = low ? flush_low(lo[i]) : lo[i];
        out_lo[i] = high ? flush_high(x) : x;
        break;
      }
      case Holds::Other: break;
    }
  }
}
// Whether the mode treats this kind's denormals as zeros. bit: 0 of sources, 1 of results.
bool flushes(u16 mode, Holds what, int bit) {
  if (what == Holds::Other) return false;
  const int at = what == Holds::F32 || what == Holds::Pair ? 4 : 6;
  return !(mode >> (at + bit) & 1);
}

void run_in_mode(Wave& w, const Inst& in) {
  const u16 mode = w.mode;
  if (mode == kUsualMode) return in.info->run(w, in);
  const OpInfo* op = nullptr;
  if (mode & (15 | kOverflow)) {
    rounding::now = {u8(mode & 3), u8(mode >> 2 & 3), (mode & kOverflow) != 0};
    op = rounding::op(in.info);
  }
  const Exec run = op ? op->run : in.info->run;
  Inst x = in;
  Lanes copy[4][2], spread[2];
  for (int k = 0; k < in.nsrc; ++k) {
    const Holds what = source(in, k);
    if (!flushes(mode, what, 0)) continue;
    Operand o = in.src[k];
    o.reg = u16(vec::indexed(w, in, o, 1 << k));
    const bool wide = what == Holds::F64 || what == Holds::Pair;
    flush(what, true, true, w.lanes(o, spread[0]), wide ? w.lanes_hi(o, spread[1]) : nullptr, copy[k][0].x,
          copy[k][1].x, kAllLanes);
    o.kind = Kind::Const;
    o.value = 0;
    o.lanes = copy[k][0].x;
    o.lanes_hi = copy[k][1].x;
    x.src[k] = o;
  }
  const Holds what = result(in);
  u64 written = w.exec();
  if (in.is_dpp) written &= vec::dpp_read(in, written).written;
  u32* lo = what == Holds::Other ? nullptr : w.reg(vec::indexed(w, in, in.dst[0], 8));
  u32* hi = lo && (what == Holds::F64 || what == Holds::Pair) ? lo + kLanes : nullptr;
  if (in.info->accumulates && flushes(mode, what, 0)) flush(what, true, true, lo, hi, lo, hi, written);
  run(w, x);
  if (!flushes(mode, what, 1)) return;
  const bool both = what == Holds::Halves;
  const bool high = in.is_sdwa ? in.dst_sel == Sel::Word1 : in.dst[0].type == Type::f16high || in.op_sel >> in.nsrc & 1;
  flush(what, both || !high, both || high, lo, hi, lo, hi, written);
}

u32 field_of(const Inst& in) {  // the bits of the register that an s_setreg sets
  const u32 first = in.imm >> 6 & 31, width = (in.imm >> 11 & 31) + 1;
  return (width == 32 ? ~0u : (1u << width) - 1) << first;
}
// The fields of a new value that would set something else than roundings, denormals and FP16_OVFL; empty: none.
std::string not_simulated(const Inst& in, u32 value) {
  if ((in.imm & 63) != 1) return "s_setreg of hardware register " + std::to_string(in.imm & 63);
  const u32 set = field_of(in), usual = kUsualMode | kModeAbove;
  const u32 other = set & ~(0xffu | kOverflowBit) & ((value << (in.imm >> 6 & 31)) ^ usual);
  if (!other) return "";
  return other & 0x300 ? "s_setreg that clears DX10_CLAMP or IEEE" : "s_setreg of bits of MODE beside FP16_OVFL";
}
}  // namespace

u16 mode_of(const KernelInfo& k) {
  return u16((k.flag("float_round_mode_32") & 3) | (k.flag("float_round_mode_16_64") & 3) << 2 |
             (k.flag("float_denorm_mode_32") & 3) << 4 | (k.flag("float_denorm_mode_16_64", 3) & 3) << 6 |
             (k.flag("fp16_overflow") & 1 ? kOverflow : 0));
}

void check_setreg(const Inst& in) {
  const bool known = in.src[1].kind == Kind::Const;
  const std::string what = (in.imm & 63) != 1 || known ? not_simulated(in, u32(in.src[1].value)) : "";
  if (!what.empty()) throw LoadError("`" + std::string(in.info->name) + "`: " + what + " is not simulated");
}

void set_mode(Wave& w, const Inst& in, u32 value) {
  if (const std::string what = not_simulated(in, value); !what.empty())
    throw Fault("refused", Json("why", what + " is not simulated"));
  const u32 set = field_of(in), to = (register_of(w.mode) & ~set) | (value << (in.imm >> 6 & 31) & set);
  w.mode = u16((to & 0xff) | (to & kOverflowBit ? kOverflow : 0));
}

void heed_modes(Program& p) {
  bool any = false;
  for (auto& k : p.kernels) any |= (k.mode = mode_of(k)) != kUsualMode;
  for (auto& in : p.insts) any |= in.info->sets == Sets::Mode;
  if (!any) return;
  for (auto& in : p.insts)
    if (heeds_mode(in)) in.run = run_in_mode;
}
}  // namespace a2a
