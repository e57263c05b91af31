// Lane permutations through the LDS crossbar; an inactive source lane gives 0.
#include "isa/lds.h"

namespace a2a::lds {
namespace {
void bpermute(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32 *at = w.reg(in.src[0].reg), *s = w.reg(in.src[1].reg);
  u32* d = w.reg(in.dst[0].reg);
  const u32 offset = u32(in.offset);
  Lanes from;
  if (exec == kAllLanes) {
    std::memcpy(from.x, s, sizeof from.x);
    for (int i = 0; i < kLanes; ++i) d[i] = from.x[(at[i] + offset) >> 2 & 63];
  } else {
    for (int i = 0; i < kLanes; ++i) from.x[i] = exec >> i & 1 ? s[i] : 0;
    for (u64 e = exec; e; e &= e - 1) {
      const int i = std::countr_zero(e);
      d[i] = from.x[(at[i] + offset) >> 2 & 63];
    }
  }
  done(w, exec, 4);
}
void permute(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32 *at = w.reg(in.src[0].reg), *s = w.reg(in.src[1].reg);
  u32* d = w.reg(in.dst[0].reg);
  Lanes to{};
  for (u64 e = exec; e; e &= e - 1) {
    const int i = std::countr_zero(e);
    to.x[(at[i] + u32(in.offset)) >> 2 & 63] = s[i];
  }
  for (u64 e = exec; e; e &= e - 1) d[std::countr_zero(e)] = to.x[std::countr_zero(e)];
  done(w, exec, 4);
}

// Source lane of lane i under ds_swizzle_b32's offset: FFT, rotation, quad permutation or bit masks in groups of 32.
u32 swizzled(u32 offset, u32 i) {
  const u32 j = i & 31, mask = offset & 31;
  u32 r;
  if (offset >= 0xe000) {
    u32 reversed = 0;
    for (int b = 0; b < 5; ++b) reversed |= (j >> b & 1) << (4 - b);
    r = mask == 31 ? j : (reversed >> std::popcount(mask)) | (j & mask);
  } else if (offset >= 0xc000) {
    const u32 n = offset >> 5 & 31;
    r = (j & mask) | ((offset >> 10 & 1 ? j - n : j + n) & ~mask & 31);
  } else if (offset & 0x8000) {
    r = (j & 28) | (offset >> (2 * (j & 3)) & 3);
  } else {
    r = ((j & mask) | (offset >> 5 & 31)) ^ (offset >> 10 & 31);
  }
  return r | (i & 32);
}
void swizzle(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32* s = w.reg(in.src[0].reg);
  u32* d = w.reg(in.dst[0].reg);
  Lanes from;
  std::memcpy(from.x, s, sizeof from.x);
  for (u64 e = exec; e; e &= e - 1) {
    const u32 i = u32(std::countr_zero(e)), j = swizzled(u32(in.offset), i);
    d[i] = exec >> j & 1 ? from.x[j] : 0;
  }
  done(w, exec, 4);
}
}  // namespace

// clang-format off: a table, a line each
void add_permutations(std::vector<OpInfo>& table) {
  static const OpInfo ops[] = {
      DS(None, "ds_bpermute_b32", "V.b32 = v.u32 v.b32", bpermute)
      DS(None, "ds_permute_b32", "V.b32 = v.u32 v.b32", permute)
      DS(None, "ds_swizzle_b32", "V.b32 = v.b32", swizzle)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}
// clang-format on
}  // namespace a2a::lds
