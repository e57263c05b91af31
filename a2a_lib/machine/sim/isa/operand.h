// Operands: from the text of an instruction to registers, constants and symbols for its handler.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "isa/operands.h"
#include "isa/program.h"

namespace a2a {
struct LabelFix {
  u32 inst;
  std::string label;
};  // a branch whose target may stand further down

// Reads operands of the next instruction in `program`, which keeps their constants and unknown symbols.
class OperandReader {
 public:
  explicit OperandReader(Program& program) : p(program) {}
  std::vector<LabelFix> label_fixes;

  // All operands of an instruction, as its line of the table wants them. `full`: the mnemonic as written, for errors.
  // Throws LoadError.
  void read(Inst&, const std::vector<std::string_view>& operands, std::string_view full);
  void fix_label(std::string_view label) { label_fixes.push_back({u32(p.insts.size()), std::string(label)}); }

 private:
  Program& p;

  Operand operand(Inst&, std::string_view, const OperandSpec::One& want, std::string_view full, int src);
  Operand named_constant(const Inst&, Operand, std::string_view, int src);
  bool constant(const Inst&, Operand&, std::string_view);
  i64 immediate(std::string_view);
  void set_const(Operand&, u64 bits);
};
}  // namespace a2a
