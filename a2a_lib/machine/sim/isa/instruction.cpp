#include "isa/instruction.h"

#include <algorithm>
#include <utility>

#include "isa/mode.h"
#include "isa/modifier.h"
#include "isa/text.h"
#include "memory/fault.h"

namespace a2a {
using namespace text;

namespace {
bool ends(sv s, sv with) { return s.size() > with.size() && s.substr(s.size() - with.size()) == with; }
bool has(sv s, sv part) { return s.find(part) != sv::npos; }

// The base mnemonic: without _e32, _e64, _dpp, _sdwa.
sv base_name(sv name, Inst& in) {
  auto strip = [&](sv suffix) {
    if (!ends(name, suffix)) return false;
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
    operands.read(in, texts, full);
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
  else if (mods == Mods::Label) operands.fix_label(rest);
  else if (mods != Mods::Number && mods != Mods::Message) return false;
  else if (mods == Mods::Message && starts(rest, "sendmsg(")) return true;  // to the host's driver: nobody hears it
  else if (auto n = integer(rest)) in.imm = u32(*n);
  else if (!rest.empty())
    throw LoadError("`" + std::string(in.info->name) + "` takes a number, not `" + std::string(rest) + "`");
  return true;
}
}  // namespace a2a
