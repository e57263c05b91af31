// The results of read-modify-write instructions: the new value from the old value and the operand. min and max of
// floats as in the pseudocode of AMD's CDNA3 ISA manual, in memory as in LDS: the operand replaces the value if it
// compares as smaller (larger). So a NaN changes nothing and stays, and -0 does not replace +0.
#pragma once
#include <algorithm>

#include "isa/float.h"

namespace a2a {
template <class T>
using AtomicOp = T (*)(T, T);

namespace at {
template <class T> T swap(T, T b) { return b; }
template <class T> T add(T a, T b) { return a + b; }
template <class T> T sub(T a, T b) { return a - b; }
template <class T> T min(T a, T b) { return std::min(a, b); }
template <class T> T max(T a, T b) { return std::max(a, b); }
template <class T> T land(T a, T b) { return a & b; }
template <class T> T lor(T a, T b) { return a | b; }
template <class T> T lxor(T a, T b) { return a ^ b; }
template <class T> T inc(T a, T b) { return a >= b ? 0 : a + 1; }
template <class T> T dec(T a, T b) { return a == 0 || a > b ? b : a - 1; }
template <class T> T fadd(T a, T b) { return a + b; }
template <class T> T fmin(T a, T b) { return b < a ? b : a; }
template <class T> T fmax(T a, T b) { return b > a ? b : a; }
inline u32 pk_add_f16(u32 a, u32 b) {
  return u32(add_f16(u16(a), u16(b))) | u32(add_f16(u16(a >> 16), u16(b >> 16))) << 16;
}
inline u32 pk_add_bf16(u32 a, u32 b) {
  auto one = [](u16 x, u16 y) { return f32_to_bf16(bf16_to_f32(x) + bf16_to_f32(y)); };
  return u32(one(u16(a), u16(b))) | u32(one(u16(a >> 16), u16(b >> 16))) << 16;
}
}  // namespace at
}  // namespace a2a
