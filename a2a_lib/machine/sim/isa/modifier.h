// Modifiers, which follow the operands of an instruction (clamp, offset:16, row_shl:1, ...).
#pragma once
#include <string_view>

#include "isa/table.h"

namespace a2a {
bool is_modifier(std::string_view word);
// Reads one modifier of those that `set` accepts into `in`. `full`: the mnemonic as written, for errors. Throws
// LoadError.
void read_modifier(Inst& in, std::string_view word, Mods set, std::string_view full);
// Whether a source or the result has a modifier.
bool is_modified(const Inst&);
}  // namespace a2a
