// DPP (data-parallel primitives): the first source is read from another lane.
//
// A lane has no value to read if the pattern leads out of its row or wave, or if the source lane is inactive in EXEC.
// It then reads 0 with bound_ctrl, and is not written without. Lanes outside row_mask and bank_mask are not written.
// (AMD CDNA3 ISA, "Data Parallel Processing"; Mesa's ACO relies on inactive lanes reading 0 with bound_ctrl.)
#pragma once
#include "isa/wave.h"

namespace a2a::vec {
struct DppRead {
  const u8* from = nullptr;  // the lane each lane reads
  bool in_row = false;       // all of them in the lane's own row of 16
  u64 readable = 0;          // lanes that have a value to read
  u64 written = 0;           // lanes that may be written
};
DppRead dpp_read(const Inst&, u64 exec);
// 64 lanes of `src` (which may be `out`) as DPP reads them.
void dpp_gather(const DppRead&, const u32* src, u32* out);
}  // namespace a2a::vec
