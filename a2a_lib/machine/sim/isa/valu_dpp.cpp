#include "isa/valu_dpp.h"

#include <array>

#include "isa/vector.h"

namespace a2a::vec {
namespace {
constexpr u8 kNowhere = 0xff;

// The lane that lane i reads, or kNowhere.
int source_lane(Dpp ctrl, int arg, int i) {
  const int row = i & ~15, in_row = i & 15;
  auto within_row = [&](int k) { return k >= 0 && k < 16 ? row + k : kNowhere; };
  switch (ctrl) {
    case Dpp::None: return i;
    case Dpp::QuadPerm: return (i & ~3) | (arg >> (2 * (i & 3)) & 3);
    case Dpp::RowShl: return within_row(in_row + arg);
    case Dpp::RowShr: return within_row(in_row - arg);
    case Dpp::RowRor: return row + ((in_row - arg) & 15);
    case Dpp::WaveShl: return i < 63 ? i + 1 : kNowhere;
    case Dpp::WaveRol: return (i + 1) & 63;
    case Dpp::WaveShr: return i > 0 ? i - 1 : kNowhere;
    case Dpp::WaveRor: return (i - 1) & 63;
    case Dpp::RowMirror: return row + 15 - in_row;
    case Dpp::RowHalfMirror: return (i & ~7) + 7 - (i & 7);
    case Dpp::RowBcast15: return row > 0 ? row - 1 : kNowhere;  // the last lane of the row before
    case Dpp::RowBcast31: return i >= 32 ? 31 : kNowhere;
    case Dpp::RowNewbcast: return row + (arg & 15);
  }
  return kNowhere;
}

struct Reads {
  std::array<u8, kLanes> from;
  u64 valid = 0;
  bool in_row = true;
};
Reads make_reads(Dpp ctrl, int arg) {
  Reads p;
  for (int i = 0; i < kLanes; ++i) {
    const int j = source_lane(ctrl, arg, i);
    p.from[i] = u8(j == kNowhere ? 0 : j);
    if (j == kNowhere) continue;
    p.valid |= u64{1} << i;
    p.in_row &= j >> 4 == i >> 4;
  }
  return p;
}
const Reads& reads(Dpp ctrl, int arg) {
  static const auto quads = [] {
    std::array<Reads, 256> t;
    for (int a = 0; a < 256; ++a) t[a] = make_reads(Dpp::QuadPerm, a);
    return t;
  }();
  constexpr int kinds = int(Dpp::RowNewbcast) + 1;
  static const auto others = [] {
    std::array<std::array<Reads, 16>, kinds> t;
    for (int c = 0; c < kinds; ++c)
      for (int a = 0; a < 16; ++a) t[c][a] = make_reads(Dpp(c), a);
    return t;
  }();
  return ctrl == Dpp::QuadPerm ? quads[arg & 255] : others[int(ctrl)][arg & 15];
}

// Lanes in rows (16 lanes) and banks (4 lanes of each row) whose mask bit is set.
u64 lanes_of(u8 row_mask, u8 bank_mask) {
  u64 rows = 0, banks = 0;
  for (int k = 0; k < 4; ++k) {
    if (row_mask >> k & 1) rows |= u64{0xffff} << (16 * k);
    if (bank_mask >> k & 1) banks |= u64{0x000f000f000f000f} << (4 * k);
  }
  return rows & banks;
}
}  // namespace

DppRead dpp_read(const Inst& in, u64 exec) {
  const Reads& p = reads(in.dpp, in.dpp_arg);
  DppRead r{p.from.data(), p.in_row, p.valid, lanes_of(in.row_mask, in.bank_mask)};
  if (exec != kAllLanes) {
    alignas(64) u8 active[kLanes];
    for (int i = 0; i < kLanes; ++i) active[i] = exec >> p.from[i] & 1;
    r.readable &= pack(active);
  }
  if (!in.bound_ctrl) r.written &= r.readable;
  return r;
}

void dpp_gather(const DppRead& r, const u32* src, u32* out) {
#if defined(__AVX512F__)
  if (r.in_row) {  // a row is one vector of 16 dwords; the permutation looks at four bits of a lane's number
    for (int i = 0; i < kLanes; i += 16) {
      const __m128i from = _mm_loadu_si128(reinterpret_cast<const __m128i*>(r.from + i));
      const __m512i lane = _mm512_maskz_cvtepu8_epi32(0xffff, from);
      const __m512i x = _mm512_maskz_permutexvar_epi32(__mmask16(r.readable >> i), lane, _mm512_loadu_si512(src + i));
      _mm512_storeu_si512(out + i, x);
    }
    return;
  }
#endif
  Lanes copy;
  std::memcpy(copy.x, src, sizeof copy);
  for (int i = 0; i < kLanes; ++i) out[i] = r.readable >> i & 1 ? copy.x[r.from[i]] : 0;
}
}  // namespace a2a::vec
