#include "isa/instruction.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

#include "isa/mode.h"
#include "isa/text.h"
#include "isa/wave.h"
#include "memory/fault.h"
#include "memory/numerals.h"

namespace a2a {
using namespace text;

namespace {
// ---- operands: from the text to registers, constants and symbols ----
struct OperandSpec {
  struct One {
    char kind = 0;
    Type type = Type::None;
  };
  std::vector<One> dst, src;
};
// "V.b64 S.b64 = x.u32 x.u32 | ..." -> alternatives
std::vector<OperandSpec> read_spec(sv s) {
  std::vector<OperandSpec> out;
  for (sv alt : split(s, '|')) {
    OperandSpec spec;
    bool src = false;
    while (!trim(alt).empty()) {
      sv w = word(alt);
      if (w == "=") {
        src = true;
        continue;
      }
      const sv name = w.size() > 2 ? w.substr(2) : sv("b32");
      const auto type =
          std::find_if(std::begin(kTypes), std::end(kTypes), [&](const TypeInfo& x) { return x.name == name; });
      if (type == std::end(kTypes)) throw LoadError("bad operand spec in the table: " + std::string(s));
      (src ? spec.src : spec.dst).push_back({w[0], Type(type - kTypes)});
    }
    out.push_back(std::move(spec));
  }
  if (out.empty()) out.emplace_back();
  return out;
}
// The table's patterns, read once.
const std::vector<OperandSpec>& operand_specs(const OpInfo* op) {
  static std::unordered_map<const OpInfo*, std::vector<OperandSpec>> cache;
  auto it = cache.find(op);
  if (it == cache.end()) it = cache.emplace(op, read_spec(op->operands)).first;
  return it->second;
}

// Pairs of scalar registers with a name, whose halves are NAME_lo and NAME_hi.
constexpr std::pair<sv, u16> kPairs[] = {
    {"vcc", kVcc}, {"exec", kExec}, {"flat_scratch", kFlatScratch}, {"xnack_mask", kXnackMask}};

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
  if (s.starts_with("ttmp")) {
    auto r = integer(s.substr(4));
    if (!r) throw LoadError("not a register");
    return Registers{'s', u16(kTtmp + *r), 1};
  }
  if (s == "m0") return Registers{'s', kM0, 1};
  for (const auto& [name, reg] : kPairs) {
    const sv half = s.starts_with(name) ? s.substr(name.size()) : "none";
    if (half.empty()) return Registers{'s', reg, 2};
    if (half == "_lo" || half == "_hi") return Registers{'s', u16(reg + (half == "_hi")), 1};
  }
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
      return s.starts_with(m.first) && s.size() > m.first.size() && s.back() == (m.first == "|" ? '|' : ')');
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

// ---- modifiers, which follow the operands (clamp, offset:16, row_shl:1, ...) ----
u8 bits(sv list) {  // [1,0,1] -> 0b101
  u8 r = 0;
  int i = 0;
  for (sv b : split(list.substr(1, list.size() - 2))) r |= u8(b == "1" ? 1 << i : 0), ++i;
  return r;
}
constexpr std::pair<sv, Sel> kSels[] = {{"BYTE_0", Sel::Byte0}, {"BYTE_1", Sel::Byte1}, {"BYTE_2", Sel::Byte2},
                                        {"BYTE_3", Sel::Byte3}, {"WORD_0", Sel::Word0}, {"WORD_1", Sel::Word1},
                                        {"DWORD", Sel::Dword}};
constexpr std::pair<sv, Unused> kUnused[] = {
    {"UNUSED_PAD", Unused::Pad}, {"UNUSED_SEXT", Unused::Sext}, {"UNUSED_PRESERVE", Unused::Preserve}};
constexpr std::pair<sv, Dpp> kShifts[] = {{"row_shl", Dpp::RowShl},   {"row_shr", Dpp::RowShr},
                                          {"row_ror", Dpp::RowRor},   {"wave_shl", Dpp::WaveShl},
                                          {"wave_rol", Dpp::WaveRol}, {"wave_shr", Dpp::WaveShr},
                                          {"wave_ror", Dpp::WaveRor}, {"row_newbcast", Dpp::RowNewbcast}};

bool dpp(Inst& in, sv m, sv key, sv val, std::optional<i64> num) {
  if (m == "row_mirror") in.dpp = Dpp::RowMirror;
  else if (m == "row_half_mirror") in.dpp = Dpp::RowHalfMirror;
  else if (key == "bound_ctrl" && (val == "0" || val == "1")) in.bound_ctrl = true;  // both set the bit on gfx9
  else if (key == "quad_perm" && val.size() > 2) {
    in.dpp = Dpp::QuadPerm;
    int i = 0;
    for (sv v : split(val.substr(1, val.size() - 2))) in.dpp_arg |= u8(integer(v).value_or(0) << (2 * i++));
  } else if (!num) return false;
  else if (key == "row_mask") in.row_mask = u8(*num);
  else if (key == "bank_mask") in.bank_mask = u8(*num);
  else if (key == "row_bcast" && *num == 15) in.dpp = Dpp::RowBcast15;
  else if (key == "row_bcast" && *num == 31) in.dpp = Dpp::RowBcast31;
  else if (const auto shift = find_in(kShifts, key)) {
    in.dpp = *shift;
    in.dpp_arg = u8(*num);
  } else return false;
  return true;
}

// offset:swizzle(...) of ds_swizzle_b32, as LLVM's AMDGPU operand syntax documents it.
u32 swizzle(sv args) {
  auto a = split(args);
  auto n = [&](size_t i) { return u32(i < a.size() ? integer(a[i]).value_or(0) : 0); };
  u32 r = 0;
  if (a[0] == "QUAD_PERM") {
    r = 0x8000;
    for (int i = 0; i < 4; ++i) r |= n(1 + i) << (2 * i);
    return r;
  }
  if (a[0] == "BITMASK_PERM") {
    std::string m = unquote(a[1]);
    u32 and_m = 0, or_m = 0, xor_m = 0;
    for (int i = 0; i < 5; ++i) {
      char ch = m[i];
      u32 b = 16u >> i;
      if (ch == '1') or_m |= b;
      else if (ch == 'p') and_m |= b;
      else if (ch == 'i') and_m |= b, xor_m |= b;
    }
    return and_m | or_m << 5 | xor_m << 10;
  }
  if (a[0] == "BROADCAST") return (32 - n(1)) | n(2) << 5;
  if (a[0] == "SWAP") return 31 | n(1) << 10;
  if (a[0] == "REVERSE") return 31 | (n(1) - 1) << 10;
  if (a[0] == "FFT") return 0xe000 | n(1);
  if (a[0] == "ROTATE") return 0xc000 | n(1) << 10 | n(2) << 5;
  throw LoadError("unknown swizzle " + std::string(args));
}

bool is_modifier(sv w) {
  static const sv flags[] = {
      "sc0", "sc1", "nt", "glc", "gds", "lds", "offen", "idxen", "clamp", "row_mirror", "row_half_mirror"};
  for (sv f : flags)
    if (w == f) return true;
  size_t c = w.find(':');
  return c != sv::npos && c > 0 && std::isalpha((unsigned char)w[0]) && w.find('[') != 1 && !w.starts_with("v[") &&
         !w.starts_with("s[") && !w.starts_with("a[") && !w.starts_with("ttmp[");
}

// Reads one modifier of those that `set` accepts into `in`. `full`: the mnemonic as written, for errors. Throws
// LoadError.
void read_modifier(Inst& in, sv m, Mods set, sv full) {
  size_t c = m.find(':');
  sv key = m.substr(0, c), val = c == sv::npos ? sv() : m.substr(c + 1);
  auto num = integer(val);
  bool vop = set == Mods::Vop || set == Mods::Vop3p;
  bool mem = set == Mods::Vmem || set == Mods::Buffer || set == Mods::Scratch;
  auto list = [&](u8& to) {
    if (val.size() < 2 || val[0] != '[') return false;
    to = bits(val);
    return true;
  };
  auto number = [&](auto& to) {
    if (num) to = std::decay_t<decltype(to)>(*num);
    return num.has_value();
  };
  auto named = [&](auto& to, const auto& table) {
    const auto found = in.is_sdwa ? find_in(table, val) : std::nullopt;
    if (found) to = *found;
    return found.has_value();
  };
  bool ok = false;
  if (vop) {
    if (m == "clamp") ok = in.clamp = true;
    // Output modifiers have no effect while IEEE mode or denormals are on, as they are in every HIP kernel (LLVM
    // D30209).
    else if (key == "mul" && num) ok = *num == 2 || *num == 4;
    else if (key == "div" && num) ok = *num == 2;
    else if (key == "op_sel") ok = list(in.op_sel);
    else if (key == "op_sel_hi") ok = list(in.op_sel_hi), in.op_sel_hi_given = true;
    else if (key == "neg_lo") ok = list(in.neg_lo);
    else if (key == "neg_hi") ok = list(in.neg_hi);
    else if (key == "dst_sel") ok = named(in.dst_sel, kSels);
    else if (key == "src0_sel") ok = named(in.src_sel[0], kSels);
    else if (key == "src1_sel") ok = named(in.src_sel[1], kSels);
    else if (key == "dst_unused") ok = named(in.dst_unused, kUnused);
    else if (in.is_dpp) ok = dpp(in, m, key, val, num);
  } else if (mem) {
    if (m == "sc0") ok = in.sc0 = true;
    else if (m == "sc1") ok = in.sc1 = true;
    else if (m == "nt") ok = in.nt = true;
    else if (m == "lds" && (set == Mods::Buffer || set == Mods::Vmem)) ok = in.lds = true;
    else if (m == "offen" && set == Mods::Buffer) ok = in.offen = true;
    else if (m == "idxen" && set == Mods::Buffer) ok = in.idxen = true;
    else if (key == "offset") ok = number(in.offset);
  } else if (set == Mods::Ds) {
    if (key == "offset" && val.starts_with("swizzle("))
      ok = true, in.offset = i32(swizzle(val.substr(8, val.size() - 9)));
    else if (key == "offset" || key == "offset0") ok = number(in.offset);
    else if (key == "offset1") ok = number(in.offset1);
  } else if (set == Mods::Smem) {
    ok = m == "glc" || (key == "offset" && number(in.offset));
  } else if (set == Mods::Mfma) {
    if (key == "cbsz") ok = number(in.cbsz);
    else if (key == "abid") ok = number(in.abid);
    else if (key == "blgp") ok = number(in.blgp);
    else if (key == "neg") ok = list(in.blgp);
  }
  if (!ok) throw LoadError("unknown modifier `" + std::string(m) + "` of `" + std::string(full) + "`");
}

// Whether a source or the result has a modifier.
bool is_modified(const Inst& in) {
  bool m =
      in.clamp || in.op_sel || in.op_sel_hi_given || in.neg_lo || in.neg_hi || in.is_dpp || in.is_sdwa || in.gpr_idx;
  for (int i = 0; i < in.nsrc; ++i) m |= in.src[i].neg || in.src[i].abs || in.src[i].sext;
  return m;
}

// ---- statements ----
bool has(sv s, sv part) { return s.find(part) != sv::npos; }

// The base mnemonic: without _e32, _e64, _dpp, _sdwa.
sv base_name(sv name, Inst& in) {
  auto strip = [&](sv suffix) {
    if (!name.ends_with(suffix)) return false;
    name.remove_suffix(suffix.size());
    return true;
  };
  if (!strip("_e32") && !strip("_e64")) in.is_sdwa = strip("_sdwa");
  in.is_dpp = strip("_dpp");
  strip("_e64");
  return name;
}

// "v1, v2, |v3| clamp row_shl:1" -> operands and, after the last of them, modifiers.
std::pair<std::vector<sv>, std::vector<sv>> operands_and_modifiers(sv text) {
  std::vector<sv> operands = split(text), modifiers;
  if (operands.empty()) return {};
  sv rest = operands.back();
  operands.pop_back();
  for (bool first = true; !rest.empty(); first = false) {
    size_t n = 0;
    for (int depth = 0; n < rest.size() && (depth || (rest[n] != ' ' && rest[n] != '\t')); ++n) {
      if (rest[n] == '(' || rest[n] == '[') ++depth;
      if (rest[n] == ')' || rest[n] == ']') --depth;
      if (size_t end = rest[n] == '|' ? rest.find('|', n + 1) : sv::npos; end != sv::npos) n = end;
    }
    const sv word = rest.substr(0, n);
    rest = trim(rest.substr(n));
    (first && !is_modifier(word) ? operands : modifiers).push_back(word);
  }
  return {operands, modifiers};
}

void waitcnt(Inst& in, sv rest) {
  if (auto n = integer(rest)) {  // packed form: vmcnt [3:0] and [15:14], expcnt [6:4], lgkmcnt [11:8]
    in.vmcnt = u8((*n & 15) | (*n >> 14 & 3) << 4);
    in.expcnt = u8(*n >> 4 & 7);
    in.lgkmcnt = u8(*n >> 8 & 15);
    return;
  }
  std::string t(rest);
  std::replace(t.begin(), t.end(), '&', ' ');
  sv r = t;
  while (!trim(r).empty()) {
    sv w = word(r);
    size_t b = w.find('(');
    auto n = b == sv::npos ? std::nullopt : integer(w.substr(b + 1, w.size() - b - 2));
    if (!n) throw LoadError("s_waitcnt: cannot read `" + std::string(w) + "`");
    sv what = w.substr(0, b);
    if (what == "vmcnt") in.vmcnt = u8(*n);
    else if (what == "lgkmcnt") in.lgkmcnt = u8(*n);
    else if (what == "expcnt") in.expcnt = u8(*n);
    else throw LoadError("s_waitcnt: unknown counter `" + std::string(what) + "`");
  }
}

bool carries(Marks marks, Mark mark) {
  return marks == Marks::Any || marks == (mark == Mark::Signal ? Marks::Signal : Marks::Wait);
}
}  // namespace

void InstructionReader::comment(sv t) {
  if (has(t, "wave barrier")) wave_barrier_ = true;
  size_t n = t.find("a2a.");
  if (n == sv::npos) return;
  sv rest = t.substr(n + 4);
  sv what = word(rest), ord = word(rest), sc = word(rest);
  if (what == "signal") mark_ = Mark::Signal;
  else if (what == "wait") mark_ = Mark::Wait;
  else {
    block_fence_ |= what == "fence";
    return;
  }
  order_ = ord == "acquire"   ? Order::Acquire
           : ord == "release" ? Order::Release
           : ord == "acq_rel" ? Order::AcqRel
           : ord == "seq_cst" ? Order::SeqCst
                              : Order::Relaxed;
  scope_ = sc == "workgroup" ? Scope::Workgroup
           : sc == "agent"   ? Scope::Agent
           : sc == "wave"    ? Scope::Wave
                             : Scope::System;
}

void InstructionReader::read(sv statement) {
  sv rest = statement;
  const sv full = word(rest);
  Inst in;
  const sv name = base_name(full, in);
  const OpInfo* op = find_op(name);
  if (!op) throw LoadError("unknown instruction `" + std::string(full) + "`: the simulated gfx942 does not have it");
  in.info = op;
  in.run = op->run;
  in.unit = op->unit;
  in.whole_block = op->unit == Unit::Barrier && at_.header;
  in.gpr_idx = gpr_idx_;
  in.after_wave_barrier = std::exchange(wave_barrier_, false);
  in.after_block_fence = std::exchange(block_fence_, false);
  in.matrix_cycles = op->matrix_cycles;
  if (!without_operands(in, rest)) {
    const auto [texts, modifiers] = operands_and_modifiers(rest);
    for (sv m : modifiers) read_modifier(in, m, op->mods, full);
    read_operands(in, texts, full);
    in.modified = is_modified(in);
  }
  if (op->sets == Sets::Mode) check_setreg(in);
  if (op->sets == Sets::IndexOn) gpr_idx_ = u8(in.imm);
  if (op->sets == Sets::IndexOff) gpr_idx_ = 0;
  if (mark_ != Mark::None && carries(op->marks, mark_)) take_mark(in);
  append(in);
}

void InstructionReader::append(Inst& in) {
  in.asm_line = at_.asm_line;
  in.line = at_.line;
  in.file = at_.file;
  p.insts.push_back(in);
}

void InstructionReader::take_mark(Inst& in) {
  in.mark = std::exchange(mark_, Mark::None);
  in.order = order_;
  in.scope = scope_;
}

void InstructionReader::guard(const std::string& function) {
  Inst in;
  in.info = find_op("s_endpgm");
  in.unit = Unit::End;
  in.run = [](Wave&, const Inst&) { throw Fault("no_end"); };
  append(in);
  p.functions.push_back({function, u32(p.insts.size()), 0});
}

// SOPP: a number, a label, wait counts or a message. False: the instruction takes operands.
bool InstructionReader::without_operands(Inst& in, sv rest) {
  const Mods mods = in.info->mods;
  if (mods == Mods::Counts) waitcnt(in, rest);
  else if (mods == Mods::Label) fix_label(rest);
  else if (mods != Mods::Number && mods != Mods::Message) return false;
  else if (mods == Mods::Message && rest.starts_with("sendmsg(")) return true;  // to the host's driver: nobody hears it
  else if (auto n = integer(rest)) in.imm = u32(*n);
  else if (!rest.empty())
    throw LoadError("`" + std::string(in.info->name) + "` takes a number, not `" + std::string(rest) + "`");
  return true;
}

void InstructionReader::read_operands(Inst& in, const std::vector<sv>& ops, sv full) {
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
  for (size_t i = 0; i < spec->dst.size(); ++i)
    in.dst[i] = operand(in, ops[i], spec->dst[i].kind, spec->dst[i].type, full, -1);
  for (size_t i = 0; i < spec->src.size(); ++i)
    in.src[i] = operand(in, ops[in.ndst + i], spec->src[i].kind, spec->src[i].type, full, int(i));
}

Operand InstructionReader::operand(Inst& in, sv s, char kind, Type type, sv full, int src) {
  const sv whole = s;
  Operand o;
  o.type = type;
  o.dwords = u8(dwords(type));
  if (src >= 0) s = source_modifiers(o, s);
  if (kind == 'i') {
    in.imm = u32(immediate(s));
    o.kind = Kind::Const;
    o.value = in.imm;
    return o;
  }
  try {
    if (s == "off") {
      if (kind != 'o' && kind != 'a') throw LoadError("not allowed here");
      o.kind = Kind::Off;
      return o;
    }
    if (auto r = registers(s)) {
      place_registers(o, *r, kind);
      return o;
    }
    if (kind == 'V' || kind == 'S' || kind == 'v' || kind == 'a') throw LoadError("a register is wanted");
    if (kind == 'o') throw LoadError("a scalar register pair or `off` is wanted");
    return named_constant(in, o, s, src);
  } catch (const LoadError& e) {
    throw LoadError("operand `" + std::string(whole) + "` of `" + std::string(full) + "`: " + e.what());
  }
}

Operand InstructionReader::named_constant(const Inst& in, Operand o, sv s, int src) {
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

void InstructionReader::set_const(Operand& o, u64 bits) {
  o.value = bits;
  o.lanes = p.spread(u32(bits));
  o.lanes_hi = p.spread(u32(bits >> 32));
}

// The bits of a number for the operand's type (AMD CDNA3 ISA, section on inline constants and literals).
bool InstructionReader::constant(const Inst& in, Operand& o, sv s) {
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

i64 InstructionReader::immediate(sv s) {
  if (auto n = integer(s)) return *n;
  if (s.starts_with("hwreg(")) return hwreg(s.substr(6, s.size() - 7));
  if (s.starts_with("gpr_idx(")) {
    i64 m = 0;
    for (sv w : split(s.substr(8, s.size() - 9)))
      m |= w == "SRC0" ? 1 : w == "SRC1" ? 2 : w == "SRC2" ? 4 : w == "DST" ? 8 : 0;
    return m;
  }
  fix_label(s);
  return 0;
}
}  // namespace a2a
