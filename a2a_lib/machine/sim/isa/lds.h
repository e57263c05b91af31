// Common parts of the DS instructions: addresses of the lanes, values in LDS and in registers.
#pragma once
#include <iterator>
#include <vector>

#include "isa/machine.h"
#include "isa/table.h"

namespace a2a::lds {
struct Addresses {
  u32 x[kLanes];  // of active lanes: checked; of others: unspecified
  u64 exec;
  bool unaligned = false;  // one at least is no multiple of 4
  bool all() const { return exec == kAllLanes; }
};

[[noreturn]] void bad_address(const Wave&, const Addresses&, u32 bytes, u32 align);

// Byte addresses of the active lanes, all inside the block's LDS and aligned.
inline void locate(const Wave& w, const Operand& base, u32 offset, u32 bytes, u32 align, Addresses& a) {
  const u32* v = w.reg(base.reg);
  a.exec = w.exec();
  u32 top = 0, low = 0;
  if (a.all()) {
    for (int i = 0; i < kLanes; ++i) {
      const u32 x = v[i] + offset;
      a.x[i] = x;
      top = x > top ? x : top;
      low |= x;
    }
  } else {
    for (u64 e = a.exec; e; e &= e - 1) {
      const int i = std::countr_zero(e);
      const u32 x = v[i] + offset;
      a.x[i] = x;
      top = x > top ? x : top;
      low |= x;
    }
    if (!a.exec) return;
  }
  a.unaligned = low & 3;
  if (u64(top) + bytes > w.lds_size || (low & (align - 1))) bad_address(w, a, bytes, align);
}
// The alignment of a plain access whose type has the alignment `align`.
inline u32 plain(const Wave& w, u32 align) { return w.aligned ? align : 1; }

// Whether the bytes move now: machine/late.h.
inline bool moves(const Wave& w) { return w.parts & kValues; }

// f(lane) for every active lane, ascending.
template <class F>
inline void each(const Addresses& a, F f) {
  if (a.all())
    for (int i = 0; i < kLanes; ++i) f(i);
  else
    for (u64 e = a.exec; e; e &= e - 1) f(std::countr_zero(e));
}

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

// The parts of the table.
void add_reads_and_writes(std::vector<OpInfo>&);
void add_atomics(std::vector<OpInfo>&);
void add_permutations(std::vector<OpInfo>&);
}  // namespace a2a::lds

// A line: the marks it can carry, its name, its operands, its function.
#define DS(marks, name, operands, ...) {name, Family::DS, Unit::Lds, Mods::Ds, __VA_ARGS__, operands, Marks::marks},
