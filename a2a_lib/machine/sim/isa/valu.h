// The parts of the vector-instruction table, a file each. Semantics: AMD "CDNA3 ISA" reference guide, vector ALU.
#pragma once
#include "isa/vector.h"

namespace a2a::vec {
void add_int32(Table&);
void add_carry(Table&);  // results with a carry, 64-bit integers
void add_int16(Table&);
void add_bytes(Table&);  // byte and bit-field operations
void add_f32(Table&);
void add_f64(Table&);
void add_f16(Table&);
void add_division(Table&);
void add_convert(Table&);
void add_pack(Table&);  // conversions of two values, 8-bit floats
void add_rounding(Table&);  // those that heed MODE, for isa/mode.cpp: not in the table of mnemonics
void add_lanes(Table&);  // moves, readlane, writelane, AGPR copies
}  // namespace a2a::vec
