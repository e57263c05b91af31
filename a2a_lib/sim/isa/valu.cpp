#include "isa/valu.h"

namespace a2a {
void add_valu(std::vector<OpInfo>& t) {
  for (auto part : {vec::add_int32, vec::add_carry, vec::add_int16, vec::add_bytes, vec::add_f32, vec::add_f64, vec::add_f16,
                    vec::add_division, vec::add_convert, vec::add_pack, vec::add_lanes})
    part(t);
}
}  // namespace a2a
