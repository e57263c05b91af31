#include "isa/operand.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include "isa/text.h"
#include "memory/numerals.h"

namespace a2a {
using namespace text;

namespace {
using Named = std::pair<u16, u8>;  // the first register, and their number
constexpr std::pair<sv, Named> kScalars[] = {{"vcc", {kVcc, 2}},
                                             {"vcc_lo", {kVcc, 1}},
                                             {"vcc_hi", {kVcc + 1, 1}},
                                             {"exec", {kExec, 2}},
                                             {"exec_lo", {kExec, 1}},
                                             {"exec_hi", {kExec + 1, 1}},
                                             {"m0", {kM0, 1}},
                                             {"flat_scratch", {kFlatScratch, 2}},
                                             {"flat_scratch_lo", {kFlatScratch, 1}},
                                             {"flat_scratch_hi", {kFlatScratch + 1, 1}},
                                             {"xnack_mask", {kXnackMask, 2}},
                                             {"xnack_mask_lo", {kXnackMask, 1}},
                                             {"xnack_mask_hi", {kXnackMask + 1, 1}}};

struct Registers {
  char file;
  u16 reg;
  int n;
};  // file: v, s, a

// The registers that a text names: v7, s[2:3], ttmp4, vcc. None: it names no register.
std::optional<Registers> registers(sv s) {
  const char file = s.empty() ? 0 : s[0];
  const bool symbol = s.find('@') != sv::npos;  // a2a_profile@rel32@lo+4 is not the register a2
  if ((file == 'v' || file == 's' || file == 'a') && s.size() > 1 && !symbol &&
      (std::isdigit((unsigned char)s[1]) || s[1] == '[')) {
    sv body = s.substr(1);
    if (body[0] != '[') {
      auto r = integer(body);
      if (!r) throw LoadError("not a register");
      return Registers{file, u16(*r), 1};
    }
    body = body.substr(1, body.size() - 2);
    size_t c = body.find(':');
    auto lo = integer(body.substr(0, c)), hi = c == sv::npos ? lo : integer(body.substr(c + 1));
    if (!lo || !hi || *hi < *lo) throw LoadError("not a register range");
    return Registers{file, u16(*lo), int(*hi - *lo + 1)};
  }
  if (starts(s, "ttmp")) {
    auto r = integer(s.substr(4));
    if (!r) throw LoadError("not a register");
    return Registers{'s', u16(kTtmp + *r), 1};
  }
  if (auto named = find_in(kScalars, s)) return Registers{'s', named->first, named->second};
  return {};
}

// Removes -x, neg(x), |x|, abs(x) and sext(x) from a source, and notes them.
sv source_modifiers(Operand& o, sv s) {
  const std::pair<sv, bool*> marks[] = {{"neg(", &o.neg}, {"abs(", &o.abs}, {"sext(", &o.sext}, {"|", &o.abs}};
  for (;;) {
    if (s.size() > 1 && s[0] == '-' && !std::isdigit((unsigned char)s[1]) && s[1] != '.') {
      o.neg = !o.neg;
      s.remove_prefix(1);
      continue;
    }
    const auto mark = std::find_if(std::begin(marks), std::end(marks), [&](const auto& m) {
      return starts(s, m.first) && s.size() > m.first.size() && s.back() == (m.first == "|" ? '|' : ')');
    });
    if (mark == std::end(marks)) return s;
    *mark->second = true;
    s = s.substr(mark->first.size(), s.size() - mark->first.size() - 1);
  }
}

// Checks that the table allows these registers for `want`, and so many of them. Throws LoadError.
void place_registers(Operand& o, const Registers& r, char want) {
  const bool vector = r.file != 's';
  const bool allowed = want == 'V' || want == 'v' || want == 'a'   ? vector
                       : want == 'S' || want == 's' || want == 'o' ? !vector
                                                                   : true;
  if (!allowed) throw LoadError(vector ? "a scalar register is wanted" : "a vector register is wanted");
  if (want == 'a' || want == 'o') {
    o.dwords = u8(r.n);
    if (r.n > 2) throw LoadError("an address has one or two registers");
  } else if (r.n != o.dwords) {
    throw LoadError(std::to_string(r.n) + " registers where " + std::to_string(o.dwords) + " are wanted");
  }
  if (r.reg + r.n > (vector ? int(kVectorRegs) : int(kScalarRegs))) throw LoadError("no such register");
  o.kind = vector ? Kind::Vgpr : Kind::Sgpr;
  o.reg = u16(r.reg + (r.file == 'a' ? kFirstAgpr : 0));
}

// The inline constants are 0.5, 1, 2, 4: exact in half precision.
u32 half_bits(double d) {
  if (d == 0) return std::signbit(d) ? 0x8000 : 0;
  int e;
  double m = std::frexp(std::fabs(d), &e);
  return (d < 0 ? 0x8000u : 0u) | u32(e - 1 + 15) << 10 | (u32(m * 2048) & 0x3ff);
}

i64 hwreg(sv s) {
  auto a = split(s);
  static const std::pair<sv, i64> names[] = {{"HW_REG_MODE", 1},   {"HW_REG_STATUS", 2},        {"HW_REG_TRAPSTS", 3},
                                             {"HW_REG_HW_ID", 4},  {"HW_REG_GPR_ALLOC", 5},     {"HW_REG_LDS_ALLOC", 6},
                                             {"HW_REG_IB_STS", 7}, {"HW_REG_SH_MEM_BASES", 15}, {"HW_REG_XCC_ID", 20}};
  const i64 off = a.size() > 1 ? integer(a[1]).value_or(0) : 0, width = a.size() > 2 ? integer(a[2]).value_or(32) : 32;
  const i64 id = integer(a[0]).value_or(find_in(names, a[0]).value_or(-1));
  if (id < 0) throw LoadError("unknown hardware register " + std::string(a[0]));
  return id | off << 6 | (width - 1) << 11;
}

}  // namespace

void OperandReader::read(Inst& in, const std::vector<sv>& ops, sv full) {
  const auto& variants = operand_specs(in.info);
  const auto spec = std::find_if(variants.begin(), variants.end(),
                                 [&](const auto& v) { return v.dst.size() + v.src.size() == ops.size(); });
  // The result of a returning atomic comes first. With as many operands, sc0 decides (sc0 on RMW: return the old
  // value).
  if (spec == variants.end())
    throw LoadError("`" + std::string(full) + "` takes other operands than the " + std::to_string(ops.size()) +
                    " given");
  in.ndst = u8(spec->dst.size());
  in.nsrc = u8(spec->src.size());
  for (size_t i = 0; i < spec->dst.size(); ++i) in.dst[i] = operand(in, ops[i], spec->dst[i], full, -1);
  for (size_t i = 0; i < spec->src.size(); ++i)
    in.src[i] = operand(in, ops[spec->dst.size() + i], spec->src[i], full, int(i));
}

Operand OperandReader::operand(Inst& in, sv s, const OperandSpec::One& want, sv full, int src) {
  const sv whole = s;
  Operand o;
  o.type = want.type;
  o.dwords = u8(dwords(want.type));
  if (src >= 0) s = source_modifiers(o, s);
  if (want.kind == 'i') {
    in.imm = u32(immediate(s));
    o.kind = Kind::Const;
    o.value = in.imm;
    return o;
  }
  try {
    if (s == "off") {
      if (want.kind != 'o' && want.kind != 'a') throw LoadError("not allowed here");
      o.kind = Kind::Off;
      return o;
    }
    if (auto r = registers(s)) {
      place_registers(o, *r, want.kind);
      return o;
    }
    if (want.kind == 'V' || want.kind == 'S' || want.kind == 'v' || want.kind == 'a')
      throw LoadError("a register is wanted");
    if (want.kind == 'o') throw LoadError("a scalar register pair or `off` is wanted");
    return named_constant(in, o, s, src);
  } catch (const LoadError& e) {
    throw LoadError("operand `" + std::string(whole) + "` of `" + std::string(full) + "`: " + e.what());
  }
}

Operand OperandReader::named_constant(const Inst& in, Operand o, sv s, int src) {
  static const std::pair<sv, Kind> flags[] = {
      {"scc", Kind::Scc}, {"src_scc", Kind::Scc}, {"src_vccz", Kind::Vccz}, {"src_execz", Kind::Execz}};
  const auto flag = find_in(flags, s);
  o.kind = flag.value_or(Kind::Const);
  if (flag) return o;
  if (s == "src_shared_base") set_const(o, o.dwords == 2 ? kSharedBase : kSharedBase >> 32);
  else if (s == "src_private_base") set_const(o, o.dwords == 2 ? kPrivateBase : kPrivateBase >> 32);
  else if (s == "src_shared_limit") set_const(o, o.dwords == 2 ? kSharedBase | 0xffffffff : 0xffffffff);
  else if (s == "src_private_limit") set_const(o, o.dwords == 2 ? kPrivateBase | 0xffffffff : 0xffffffff);
  else if (!constant(in, o, s)) {
    if (src < 0) throw LoadError("not an operand");
    p.operand_fixes.push_back({u32(p.insts.size()), u8(src), std::string(s)});
    set_const(o, 0);
  }
  return o;
}

void OperandReader::set_const(Operand& o, u64 bits) {
  o.value = bits;
  o.lanes = p.spread(u32(bits));
  o.lanes_hi = p.spread(u32(bits >> 32));
}

// The bits of a number for the operand's type (AMD CDNA3 ISA, section on inline constants and literals).
bool OperandReader::constant(const Inst& in, Operand& o, sv s) {
  if (auto n = integer(s)) {
    bool literal = s.find("0x") != sv::npos;
    if (o.type == Type::f64 && literal) set_const(o, u64(*n) << 32);
    else if (o.dwords == 2 && in.info->mods == Mods::Vop3p) set_const(o, u64(u32(*n)) | u64(u32(*n)) << 32);
    else if (o.dwords == 2) set_const(o, o.type == Type::i64 && literal ? u64(i64(i32(*n))) : u64(*n));
    else set_const(o, u32(*n));
    return true;
  }
  if (s.find_first_not_of("0123456789.-+eE") != sv::npos) return false;
  double d;
  const Numerals numerals;
  try {
    d = std::stod(std::string(s));
  } catch (...) { return false; }
  bool inv2pi = std::fabs(d - 0.15915494309189532) < 1e-9;
  float f = inv2pi ? std::bit_cast<float>(0x3e22f983u) : float(d);
  if (o.type == Type::f16 || o.type == Type::f16x2 || o.type == Type::b16 || o.type == Type::i16 || o.type == Type::u16)
    set_const(o, inv2pi ? 0x3118 : half_bits(d));
  else if (o.type == Type::bf16) set_const(o, std::bit_cast<u32>(f) >> 16);
  else if (o.dwords == 2 && in.info->mods == Mods::Vop3p)
    set_const(o, u64(std::bit_cast<u32>(f)) | u64(std::bit_cast<u32>(f)) << 32);
  else if (o.dwords == 2) set_const(o, std::bit_cast<u64>(inv2pi ? std::bit_cast<double>(u64{0x3fc45f306dc9c882}) : d));
  else set_const(o, std::bit_cast<u32>(f));
  return true;
}

i64 OperandReader::immediate(sv s) {
  if (auto n = integer(s)) return *n;
  if (starts(s, "hwreg(")) return hwreg(s.substr(6, s.size() - 7));
  if (starts(s, "gpr_idx(")) {
    i64 m = 0;
    for (sv w : split(s.substr(8, s.size() - 9)))
      m |= w == "SRC0" ? 1 : w == "SRC1" ? 2 : w == "SRC2" ? 4 : w == "DST" ? 8 : 0;
    return m;
  }
  fix_label(s);
  return 0;
}
}  // namespace a2a
