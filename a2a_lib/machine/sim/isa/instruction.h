// One statement of assembly: mnemonic, operands, modifiers, and the headers' marks.
#pragma once
#include <string_view>

#include "isa/directives.h"
#include "isa/operand.h"

namespace a2a {
class InstructionReader {
 public:
  InstructionReader(Program& program, const TextPosition& at) : operands(program), p(program), at_(at) {}
  OperandReader operands;

  void comment(std::string_view text);  // a mark (`; a2a.wait acquire system`) of what comes next, or another
  void read(std::string_view statement);  // appends it to the program; throws LoadError
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
  void take_mark(Inst&);
  void append(Inst&);  // of the present place
};
}  // namespace a2a
