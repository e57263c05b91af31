// The part of the VOP3P table that stands in a file of its own.
#pragma once
#include "isa/vector.h"

namespace a2a {
void add_vop3p_f32(vec::Table&);       // packed f32, v_fma_mix
void add_rounding_vop3p(vec::Table&);  // those that heed MODE: isa/rounding.cpp
void add_rounding_f32(vec::Table&);
}  // namespace a2a
