#include "isa/valu.h"

namespace a2a {
void add_valu(std::vector<OpInfo>& t) {
  using namespace vec;
  for (auto part : {add_int32, add_carry, add_int16, add_bytes, add_f32, add_f64, add_f16, add_division, add_convert,
                    add_pack, add_lanes})
    part(t);
}
}  // namespace a2a
