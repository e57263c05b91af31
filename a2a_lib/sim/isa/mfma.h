// Matrix instructions: what they cost.
#pragma once
#include <string_view>

#include "memory/common.h"

namespace a2a {
// Cycles for which the SIMD's matrix unit is busy (4 per pass), by mnemonic; 16 for a name that is not in the table.
u16 mfma_cycles(std::string_view name);
}  // namespace a2a
