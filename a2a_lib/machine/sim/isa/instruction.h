// One statement of assembly: mnemonic, operands, modifiers, and the headers' marks.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "isa/program.h"
#include "isa/table.h"

namespace a2a {
struct TextPosition {  // of the statement being read
  u32 asm_line = 0;    // 1-based
  u32 line = 0;        // source line (.loc), 0 if none
  u16 file = 0;        // index into Program::files
  bool header = false; // a function of our headers, inlined there
};
struct LabelFix {
  u32 inst;
  std::string label;
};  // a branch whose target may stand further down

// Appends instructions to the program, which keeps their constants and unknown symbols.
class InstructionReader {
 public:
  InstructionReader(Program& program, const TextPosition& at) : p(program), at_(at) {}
  std::vector<LabelFix> label_fixes;

  void comment(std::string_view text);  // a mark (`; a2a.wait acquire system`) of what comes next, or another
  void read(std::string_view statement);  // throws LoadError
  void guard(const std::string& function);  // appends what says so when a wave runs into the function's start

 private:
  Program& p;
  const TextPosition& at_;
  u8 gpr_idx_ = 0;  // s_set_gpr_idx_on mode in force
  bool wave_barrier_ = false;  // one precedes the next instruction
  bool block_fence_ = false;  // a fence of workgroup scope does
  Mark mark_ = Mark::None;  // for the next memory instruction that can carry it
  Order order_ = Order::Relaxed;
  Scope scope_ = Scope::System;

  bool without_operands(Inst&, std::string_view rest);
  // All operands of an instruction, as its line of the table wants them. `full`: the mnemonic as written, for errors.
  void read_operands(Inst&, const std::vector<std::string_view>& operands, std::string_view full);
  Operand operand(Inst&, std::string_view, char kind, Type, std::string_view full, int src);
  Operand named_constant(const Inst&, Operand, std::string_view, int src);
  bool constant(const Inst&, Operand&, std::string_view);
  i64 immediate(std::string_view);
  void set_const(Operand&, u64 bits);
  void fix_label(std::string_view label) { label_fixes.push_back({u32(p.insts.size()), std::string(label)}); }
  void take_mark(Inst&);
  void append(Inst&);  // of the present place
};
}  // namespace a2a
