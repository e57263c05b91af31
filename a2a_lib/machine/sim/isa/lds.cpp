// DS instructions: local data share, its atomics, and the lane permutations that use its crossbar.
// Semantics follow the instruction pseudocode of AMD's CDNA3 ISA manual. Lanes act in ascending order, so of several
// stores to one address the highest lane's stays, and atomics are serialised by lane.
//
// Alignment: HIP runs waves in unaligned access mode, and clang relies on it for packed structs and copies of bytes
// [D: LLVM, unaligned-access-mode and unaligned-ds-access]. So reads and writes may lie anywhere, unless the node was
// made with alignment="strict": then a dword or more needs 4-byte alignment, and 16 bits 2-byte. Atomics always need
// the alignment of their type.
#include <iterator>
#include <vector>

#include "isa/atomic.h"
#include "isa/machine.h"
#include "isa/table.h"
#include "memory/fault.h"

namespace a2a::lds {
namespace {
struct Addresses {
  u32 x[kLanes];  // of active lanes: checked; of others: unspecified
  u64 exec;
  bool unaligned = false;  // one at least is no multiple of 4
  bool all() const { return exec == kAllLanes; }
};

// f(lane) for every active lane, ascending.
template <class F>
void each(const Addresses& a, F f) {
  if (a.all())
    for (int i = 0; i < kLanes; ++i) f(i);
  else
    for (u64 e = a.exec; e; e &= e - 1) f(std::countr_zero(e));
}

[[noreturn]] void bad_address(const Wave& w, const Addresses& a, u32 bytes, u32 align) {
  each_lane(a.exec, [&](int lane) {
    const u32 x = a.x[lane];
    if (u64(x) + bytes > w.lds_size) outside("lds_range", "ds", x, bytes, w.lds_size, lane);
    if (x & (align - 1)) throw Fault("lds_misaligned", Json("address", x, "bytes", bytes, "multiple", align), lane);
  });
  throw Fault("lds_range", Json("via", "ds").null("address").add("bytes", bytes).add("size", w.lds_size));
}

// Byte addresses of the active lanes, all inside the block's LDS and aligned.
inline void locate(const Wave& w, const Operand& base, u32 offset, u32 bytes, u32 align, Addresses& a) {
  const u32* v = w.reg(base.reg);
  a.exec = w.exec();
  u32 top = 0, low = 0;
  each(a, [&](int i) {
    const u32 x = v[i] + offset;
    a.x[i] = x;
    top = x > top ? x : top;
    low |= x;
  });
  if (!a.exec) return;
  a.unaligned = low & 3;
  if (u64(top) + bytes > w.lds_size || (low & (align - 1))) bad_address(w, a, bytes, align);
}
// The alignment of a plain access whose type has the alignment `align`.
inline u32 plain(const Wave& w, u32 align) { return w.aligned ? align : 1; }

// Whether the bytes move now: machine/late.h.
inline bool moves(const Wave& w) { return w.parts & kValues; }

template <class T>
T load(const Wave& w, u32 at) {
  T x;
  std::memcpy(&x, w.lds + at, sizeof x);
  return x;
}
template <class T>
void store(Wave& w, u32 at, T x) {
  std::memcpy(w.lds + at, &x, sizeof x);
}

template <class T>
T value(const u32* v, int lane) {  // a register, or an aligned pair
  if constexpr (sizeof(T) == 8) return std::bit_cast<T>(u64(v[lane]) | u64(v[lane + kLanes]) << 32);
  else return std::bit_cast<T>(v[lane]);
}
template <class T>
void set_value(u32* v, int lane, T x) {
  if constexpr (sizeof(T) == 8) {
    const u64 b = std::bit_cast<u64>(x);
    v[lane] = u32(b);
    v[lane + kLanes] = u32(b >> 32);
  } else {
    v[lane] = std::bit_cast<u32>(x);
  }
}

// Reports the accesses to the race detector, and counts them.
inline void watch(Wave& w, const Inst& in, const Addresses& a, u32 bytes, Op op) {
  if (w.parts & kClock) tally_lds(w.machine->tally, a.exec, a.x, bytes, op == Op::Atomic);
  if (w.watched && w.parts & kRaces) w.machine->lds_accesses(w, in, op, a.exec, a.x, bytes);
}
// Flags in LDS: the values that a marked access of one or two dwords found there, or left.
template <class T>
void flags(Wave& w, const Inst& in, const Addresses& a, bool found) {
  if (!w.watched || in.mark == Mark::None) return;
  u64 values[kLanes];
  each(a, [&](int i) { values[i] = load<T>(w, a.x[i]); });
  Exchanged x{a.exec, 0, nullptr, nullptr, a.x, sizeof(T), values, nullptr};
  if (!found) x.wrote = a.exec, x.found = nullptr, x.left = values;
  w.machine->exchanged(w, in, x);
}

inline void done(Wave& w, u64 exec, u32 bytes_per_lane) {
  if (w.parts & kClock) w.machine->lds_access(w, u32(std::popcount(exec)) * bytes_per_lane);
}
// CHOICE: each lane of an unaligned access requests one dword more, because its bytes span one more.
inline void done(Wave& w, const Addresses& a, u32 bytes_per_lane) {
  done(w, a.exec, bytes_per_lane + (a.unaligned && bytes_per_lane > 1 ? 4 : 0));
}

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

// ---- atomics and exchanges. min and max of floats are those of memory: isa/atomic.h ----
// The table has each twice: with a destination it returns the value before.
template <class T, auto F>
void atomic(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), sizeof(T), a);
  watch(w, in, a, sizeof(T), Op::Atomic);
  const u32* s = w.reg(in.src[1].reg);
  u32* d = in.ndst ? w.reg(in.dst[0].reg) : nullptr;
  u64 found[kLanes], left[kLanes];
  each(a, [&](int i) {
    const T m = load<T>(w, a.x[i]);
    store<T>(w, a.x[i], F(m, value<T>(s, i)));
    if (w.watched) {
      found[i] = left[i] = 0;
      std::memcpy(&found[i], &m, sizeof(T));
      std::memcpy(&left[i], w.lds + a.x[i], sizeof(T));
    }
    if (d) set_value(d, i, m);
  });
  if (w.watched) w.machine->exchanged(w, in, {a.exec, a.exec, nullptr, nullptr, a.x, sizeof(T), found, left});
  done(w, a.exec, sizeof(T));
}
template <class T, auto F>
void atomic2(Wave& w, const Inst& in) {  // with two data operands
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), sizeof(T), a);
  watch(w, in, a, sizeof(T), Op::Atomic);
  const u32 *s = w.reg(in.src[1].reg), *t = w.reg(in.src[2].reg);
  u32* d = in.ndst ? w.reg(in.dst[0].reg) : nullptr;
  each(a, [&](int i) {
    const T m = load<T>(w, a.x[i]);
    store<T>(w, a.x[i], F(m, value<T>(s, i), value<T>(t, i)));
    if (d) set_value(d, i, m);
  });
  done(w, a.exec, sizeof(T));
}

// Each dword is replaced by its new low 31 bits if bit 31 of the new one is set.
void condxchg32(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), 8, 8, a);
  watch(w, in, a, 8, Op::Atomic);
  const u32* s = w.reg(in.src[1].reg);
  u32* d = w.reg(in.dst[0].reg);
  each(a, [&](int i) {
    const u64 m = load<u64>(w, a.x[i]);
    for (int k = 0; k < 2; ++k) {
      const u32 x = s[i + k * kLanes];
      if (x >> 31) store<u32>(w, a.x[i] + 4 * u32(k), x & 0x7fffffff);
    }
    set_value(d, i, m);
  });
  done(w, a.exec, 8);
}

// The counter at M0 + offset grows (shrinks) by the number of active lanes; all get its value before.
template <int Sign>
void append(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32 at = (w.s[kM0] & 0xffff) + u32(in.offset);
  if (u64(at) + 4 > w.lds_size || at & 3) {
    Addresses a{{at}, 1};
    bad_address(w, a, 4, 4);
  }
  const Addresses one{{at}, 1};
  watch(w, in, one, 4, Op::Atomic);
  const u32 before = load<u32>(w, at);
  store<u32>(w, at, before + u32(Sign * std::popcount(exec)));
  u32* d = w.reg(in.dst[0].reg);
  for (u64 e = exec; e; e &= e - 1) d[std::countr_zero(e)] = before;
  w.machine->lds_access(w, 4);
}
template <class T, u32 UnitBytes>
void exchange2(Wave& w, const Inst& in) {
  Addresses a, b;
  locate(w, in.src[0], u32(in.offset) * UnitBytes, sizeof(T), sizeof(T), a);
  locate(w, in.src[0], u32(in.offset1) * UnitBytes, sizeof(T), sizeof(T), b);
  watch(w, in, a, sizeof(T), Op::Atomic);
  watch(w, in, b, sizeof(T), Op::Atomic);
  u32* d = w.reg(in.dst[0].reg);
  const u32 *s = w.reg(in.src[1].reg), *t = w.reg(in.src[2].reg);
  each(a, [&](int i) {
    const T x = load<T>(w, a.x[i]), y = load<T>(w, b.x[i]), new_x = value<T>(s, i), new_y = value<T>(t, i);
    store(w, a.x[i], new_x);
    store(w, b.x[i], new_y);
    set_value(d, i, x);
    set_value(d + sizeof(T) / 4 * kLanes, i, y);
  });
  done(w, a.exec, 2 * sizeof(T));
}

// ---- permutations of lanes through the crossbar; an inactive source lane gives 0 ----
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
    each_lane(exec, [&](int i) { d[i] = from.x[(at[i] + offset) >> 2 & 63]; });
  }
  done(w, exec, 4);
}
void permute(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32 *at = w.reg(in.src[0].reg), *s = w.reg(in.src[1].reg);
  u32* d = w.reg(in.dst[0].reg);
  Lanes to{};
  each_lane(exec, [&](int i) { to.x[(at[i] + u32(in.offset)) >> 2 & 63] = s[i]; });
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
}  // namespace a2a::lds

namespace a2a {
// clang-format off: a table, a line each
// A line: the marks it can carry, its name, its operands, its function.
#define DS(marks, name, operands, ...) {name, Family::DS, Unit::Lds, Mods::Ds, __VA_ARGS__, operands, Marks::marks},
// b: width of the operands. m: value in memory, s: data (t: second data).
#define ATOMIC(op, suffix, b, T, expr)                                                                        \
  DS(Any, "ds_" op "_" suffix, "= v.u32 v." b, atomic<T, [](T m, T s) -> T { (void)m; return (expr); }>)             \
  DS(Any, "ds_" op "_rtn_" suffix, "V." b " = v.u32 v." b, atomic<T, [](T m, T s) -> T { (void)m; return (expr); }>)
#define ATOMIC2(op, suffix, b, T, expr)                                                                       \
  DS(Any, "ds_" op "_" suffix, "= v.u32 v." b " v." b, atomic2<T, [](T m, T s, T t) -> T { return (expr); }>)        \
  DS(Any, "ds_" op "_rtn_" suffix, "V." b " = v.u32 v." b " v." b, atomic2<T, [](T m, T s, T t) -> T { return (expr); }>)
#define BOTH(op, kind, T, expr) ATOMIC(op, #kind "32", "b32", T##32, expr) ATOMIC(op, #kind "64", "b64", T##64, expr)
#define BOTH2(op, kind, T, expr) ATOMIC2(op, #kind "32", "b32", T##32, expr) ATOMIC2(op, #kind "64", "b64", T##64, expr)

void add_lds(std::vector<OpInfo>& table) {
  using namespace lds;
  static const OpInfo ops[] = {
      DS(None, "ds_nop", "", lds::nothing)
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
      BOTH("add", u, u, m + s)
      BOTH("sub", u, u, m - s)
      BOTH("rsub", u, u, s - m)
      BOTH("inc", u, u, m >= s ? 0 : m + 1)
      BOTH("dec", u, u, m == 0 || m > s ? s : m - 1)
      BOTH("min", i, i, s < m ? s : m)
      BOTH("max", i, i, s >= m ? s : m)
      BOTH("min", u, u, s < m ? s : m)
      BOTH("max", u, u, s >= m ? s : m)
      BOTH("and", b, u, m & s)
      BOTH("or", b, u, m | s)
      BOTH("xor", b, u, m ^ s)
      BOTH2("mskor", b, u, (m & ~s) | t)
      BOTH2("cmpst", b, u, m == s ? t : m)
      BOTH2("cmpst", f, f, m == s ? t : m)
      BOTH("add", f, f, m + s)
      BOTH("min", f, f, at::fmin(m, s))
      BOTH("max", f, f, at::fmax(m, s))
      ATOMIC("pk_add", "f16", "b32", u32, at::pk_add_f16(m, s))
      ATOMIC("pk_add", "bf16", "b32", u32, at::pk_add_bf16(m, s))
      DS(Any, "ds_wrxchg_rtn_b32", "V.b32 = v.u32 v.b32", atomic<u32, [](u32, u32 s) { return s; }>)
      DS(Any, "ds_wrxchg_rtn_b64", "V.b64 = v.u32 v.b64", atomic<u64, [](u64, u64 s) { return s; }>)
      DS(Any, "ds_wrxchg2_rtn_b32", "V.b64 = v.u32 v.b32 v.b32", exchange2<u32, 4>)
      DS(Any, "ds_wrxchg2_rtn_b64", "V.b128 = v.u32 v.b64 v.b64", exchange2<u64, 8>)
      DS(Any, "ds_wrxchg2st64_rtn_b32", "V.b64 = v.u32 v.b32 v.b32", exchange2<u32, 256>)
      DS(Any, "ds_wrxchg2st64_rtn_b64", "V.b128 = v.u32 v.b64 v.b64", exchange2<u64, 512>)
      DS(Any, "ds_wrap_rtn_b32", "V.u32 = v.u32 v.u32 v.u32",
         atomic2<u32, [](u32 m, u32 s, u32 t) { return m >= s ? m - s : m + t; }>)
      DS(Any, "ds_condxchg32_rtn_b64", "V.b64 = v.u32 v.b64", condxchg32)
      DS(Any, "ds_append", "V.u32 =", append<1>)
      DS(Any, "ds_consume", "V.u32 =", append<-1>)
      DS(None, "ds_bpermute_b32", "V.b32 = v.u32 v.b32", bpermute)
      DS(None, "ds_permute_b32", "V.b32 = v.u32 v.b32", permute)
      DS(None, "ds_swizzle_b32", "V.b32 = v.b32", swizzle)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}
// clang-format on
}  // namespace a2a
