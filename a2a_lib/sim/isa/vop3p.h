// The part of the VOP3P table that stands in a file of its own.
#pragma once
#include "isa/vector.h"

namespace a2a {
void add_vop3p_f32(vec::Table&);  // packed f32, v_fma_mix
}  // namespace a2a
