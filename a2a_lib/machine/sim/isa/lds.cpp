// DS instructions: local data share, its atomics, and the lane permutations that use its crossbar.
// Semantics follow the instruction pseudocode of AMD's CDNA3 ISA manual. Lanes act in ascending order, so of several
// stores to one address the highest lane's stays, and atomics are serialised by lane.
//
// Alignment: HIP runs waves in unaligned access mode, and clang relies on it for packed structs and copies of bytes
// [D: LLVM, unaligned-access-mode and unaligned-ds-access]. So reads and writes may lie anywhere, unless the node was
// made with alignment="strict": then a dword or more needs 4-byte alignment, and 16 bits 2-byte. Atomics always need
// the alignment of their type.
#include "isa/lds.h"

#include "memory/fault.h"

namespace a2a {
namespace lds {
void bad_address(const Wave& w, const Addresses& a, u32 bytes, u32 align) {
  for (u64 e = a.exec; e; e &= e - 1) {
    const int lane = std::countr_zero(e);
    const u32 x = a.x[lane];
    if (u64(x) + bytes > w.lds_size) outside("lds_range", "ds", x, bytes, w.lds_size, lane);
    if (x & (align - 1))
      throw Fault("lds_misaligned", Json().add("address", x).add("bytes", bytes).add("multiple", align), lane);
  }
  throw Fault("lds_range", Json().add("via", "ds").null("address").add("bytes", bytes).add("size", w.lds_size));
}

namespace {
// ---- reads and writes ----
// A flag is as aligned as its type, whatever the node allows.
u32 marked(const Inst& in, u32 bytes, u32 align) { return in.mark == Mark::None ? align : bytes; }

template <int N>
Addresses read_at(Wave& w, const Inst& in, u32 offset, u32 first) {  // N dwords into registers first, first + 1, ...
  Addresses a;
  locate(w, in.src[0], offset, 4 * N, marked(in, 4 * N, plain(w, 4)), a);
  watch(w, in, a, 4 * N, Op::Load);
  if constexpr (N == 1) flags<u32>(w, in, a, true);
  if constexpr (N == 2) flags<u64>(w, in, a, true);
  if (!moves(w)) return a;
  u32* d = w.reg(first);
  const u8* lds = w.lds;
  each(a, [&](int i) {
    u32 x[N];
    std::memcpy(x, lds + a.x[i], 4 * N);
    for (int k = 0; k < N; ++k) d[k * kLanes + i] = x[k];
  });
  return a;
}

template <int N>
Addresses write_at(Wave& w, const Inst& in, u32 offset, const Operand& data) {
  Addresses a;
  locate(w, in.src[0], offset, 4 * N, marked(in, 4 * N, plain(w, 4)), a);
  watch(w, in, a, 4 * N, Op::Store);
  if (!moves(w)) return a;
  const u32* s = w.reg(data.reg);
  u8* lds = w.lds;
  each(a, [&](int i) {
    u32 x[N];
    for (int k = 0; k < N; ++k) x[k] = s[k * kLanes + i];
    std::memcpy(lds + a.x[i], x, 4 * N);
  });
  if constexpr (N == 1) flags<u32>(w, in, a, false);
  if constexpr (N == 2) flags<u64>(w, in, a, false);
  return a;
}

template <int N>
void read(Wave& w, const Inst& in) {
  done(w, read_at<N>(w, in, u32(in.offset), in.dst[0].reg), 4 * N);
}
template <int N>
void write(Wave& w, const Inst& in) {
  done(w, write_at<N>(w, in, u32(in.offset), in.src[1]), 4 * N);
}
// Two values of N dwords; the offsets count units of Unit bytes. Both addresses are taken before anything is written:
// the result may overwrite the address register.
template <int N, u32 UnitBytes>
void read2(Wave& w, const Inst& in) {
  Addresses a, b;
  locate(w, in.src[0], u32(in.offset) * UnitBytes, 4 * N, plain(w, 4), a);
  locate(w, in.src[0], u32(in.offset1) * UnitBytes, 4 * N, plain(w, 4), b);
  watch(w, in, a, 4 * N, Op::Load);
  watch(w, in, b, 4 * N, Op::Load);
  if (!moves(w)) return done(w, a, 8 * N);
  u32* d = w.reg(in.dst[0].reg);
  each(a, [&](int i) {
    u32 x[2 * N];
    std::memcpy(x, w.lds + a.x[i], 4 * N);
    std::memcpy(x + N, w.lds + b.x[i], 4 * N);
    for (int k = 0; k < 2 * N; ++k) d[k * kLanes + i] = x[k];
  });
  done(w, a, 8 * N);
}
template <int N, u32 UnitBytes>
void write2(Wave& w, const Inst& in) {
  write_at<N>(w, in, u32(in.offset) * UnitBytes, in.src[1]);
  done(w, write_at<N>(w, in, u32(in.offset1) * UnitBytes, in.src[2]), 8 * N);
}
enum class Bits { All, Low, High };  // what of a register a byte or short goes to; the other half is kept

template <class T, Bits H>
void read_small(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), plain(w, sizeof(T)), a);
  watch(w, in, a, sizeof(T), Op::Load);
  if (!moves(w)) return done(w, a, sizeof(T));
  u32* d = w.reg(in.dst[0].reg);
  each(a, [&](int i) {
    const u32 x = u32(i32(load<T>(w, a.x[i])));  // sign- or zero-extended, as T is
    if constexpr (H == Bits::All) d[i] = x;
    else if constexpr (H == Bits::Low) d[i] = (d[i] & 0xffff0000) | (x & 0xffff);
    else d[i] = (d[i] & 0xffff) | x << 16;
  });
  done(w, a, sizeof(T));
}
template <class T, int Shift>
void write_small(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), plain(w, sizeof(T)), a);
  watch(w, in, a, sizeof(T), Op::Store);
  if (!moves(w)) return done(w, a, sizeof(T));
  const u32* s = w.reg(in.src[1].reg);
  each(a, [&](int i) { store(w, a.x[i], T(s[i] >> Shift)); });
  done(w, a, sizeof(T));
}

// At M0 + offset + 4 * lane.
void locate_by_lane(const Wave& w, const Inst& in, Addresses& a) {
  a.exec = w.exec();
  const u32 base = (w.s[kM0] & 0xffff) + u32(in.offset);
  for (int i = 0; i < kLanes; ++i) a.x[i] = base + 4 * u32(i);
  if (base + 4 * kLanes > w.lds_size || base & 3) bad_address(w, a, 4, 4);
}
void read_addtid(Wave& w, const Inst& in) {
  Addresses a;
  locate_by_lane(w, in, a);
  watch(w, in, a, 4, Op::Load);
  if (!moves(w)) return done(w, a.exec, 4);
  u32* d = w.reg(in.dst[0].reg);
  each(a, [&](int i) { d[i] = load<u32>(w, a.x[i]); });
  done(w, a.exec, 4);
}
void write_addtid(Wave& w, const Inst& in) {
  Addresses a;
  locate_by_lane(w, in, a);
  watch(w, in, a, 4, Op::Store);
  if (!moves(w)) return done(w, a.exec, 4);
  const u32* s = w.reg(in.src[0].reg);
  each(a, [&](int i) { store(w, a.x[i], s[i]); });
  done(w, a.exec, 4);
}
void nothing(Wave&, const Inst&) {}
}  // namespace

// clang-format off: a table, a line each
void add_reads_and_writes(std::vector<OpInfo>& table) {
  static const OpInfo ops[] = {
      DS(None, "ds_nop", "", nothing)
      DS(Wait, "ds_read_b32", "V.b32 = v.u32", read<1>)
      DS(Wait, "ds_read_b64", "V.b64 = v.u32", read<2>)
      DS(Wait, "ds_read_b96", "V.b96 = v.u32", read<3>)
      DS(Wait, "ds_read_b128", "V.b128 = v.u32", read<4>)
      DS(Wait, "ds_read2_b32", "V.b64 = v.u32", read2<1, 4>)
      DS(Wait, "ds_read2_b64", "V.b128 = v.u32", read2<2, 8>)
      DS(Wait, "ds_read2st64_b32", "V.b64 = v.u32", read2<1, 256>)
      DS(Wait, "ds_read2st64_b64", "V.b128 = v.u32", read2<2, 512>)
      DS(Wait, "ds_read_u8", "V.u32 = v.u32", read_small<u8, Bits::All>)
      DS(Wait, "ds_read_i8", "V.i32 = v.u32", read_small<i8, Bits::All>)
      DS(Wait, "ds_read_u16", "V.u32 = v.u32", read_small<u16, Bits::All>)
      DS(Wait, "ds_read_i16", "V.i32 = v.u32", read_small<i16, Bits::All>)
      DS(Wait, "ds_read_u8_d16", "V.b32 = v.u32", read_small<u8, Bits::Low>)
      DS(Wait, "ds_read_i8_d16", "V.b32 = v.u32", read_small<i8, Bits::Low>)
      DS(Wait, "ds_read_u16_d16", "V.b32 = v.u32", read_small<u16, Bits::Low>)
      DS(Wait, "ds_read_u8_d16_hi", "V.b32 = v.u32", read_small<u8, Bits::High>)
      DS(Wait, "ds_read_i8_d16_hi", "V.b32 = v.u32", read_small<i8, Bits::High>)
      DS(Wait, "ds_read_u16_d16_hi", "V.b32 = v.u32", read_small<u16, Bits::High>)
      DS(Wait, "ds_read_addtid_b32", "V.b32 =", read_addtid)
      DS(Signal, "ds_write_b32", "= v.u32 v.b32", write<1>)
      DS(Signal, "ds_write_b64", "= v.u32 v.b64", write<2>)
      DS(Signal, "ds_write_b96", "= v.u32 v.b96", write<3>)
      DS(Signal, "ds_write_b128", "= v.u32 v.b128", write<4>)
      DS(Signal, "ds_write2_b32", "= v.u32 v.b32 v.b32", write2<1, 4>)
      DS(Signal, "ds_write2_b64", "= v.u32 v.b64 v.b64", write2<2, 8>)
      DS(Signal, "ds_write2st64_b32", "= v.u32 v.b32 v.b32", write2<1, 256>)
      DS(Signal, "ds_write2st64_b64", "= v.u32 v.b64 v.b64", write2<2, 512>)
      DS(Signal, "ds_write_b8", "= v.u32 v.b32", write_small<u8, 0>)
      DS(Signal, "ds_write_b16", "= v.u32 v.b32", write_small<u16, 0>)
      DS(Signal, "ds_write_b8_d16_hi", "= v.u32 v.b32", write_small<u8, 16>)
      DS(Signal, "ds_write_b16_d16_hi", "= v.u32 v.b32", write_small<u16, 16>)
      DS(Signal, "ds_write_addtid_b32", "= v.b32", write_addtid)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}
// clang-format on
}  // namespace lds

void add_lds(std::vector<OpInfo>& table) {
  lds::add_reads_and_writes(table);
  lds::add_atomics(table);
  lds::add_permutations(table);
}
}  // namespace a2a
