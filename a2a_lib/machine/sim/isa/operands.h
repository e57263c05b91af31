// Operand patterns of the table, read once.
#pragma once
#include <vector>

#include "isa/table.h"

namespace a2a {
// Aperture bases of flat addressing: only the high dword is compared. The values are this simulator's choice.
constexpr u64 kSharedBase = 0x0001'0000'0000'0000;
constexpr u64 kPrivateBase = 0x0002'0000'0000'0000;

struct OperandSpec {
  struct One {
    char kind = 0;
    Type type = Type::None;
  };
  std::vector<One> dst, src;
};
const std::vector<OperandSpec>& operand_specs(const OpInfo*);
}  // namespace a2a
