// Arithmetic as MODE asks for it, on bits: any rounding, and FP16_OVFL. Exact values are integers of up to 121 bits
// times a power of two, rounded once. It is slow; only waves that have left the usual mode run it (isa/mode.cpp).
//
// FP16_OVFL: an f16 result that overflows becomes the largest number of its sign, with any rounding. Infinities of
// sources and of divisions by zero stay [D: AMD CDNA3 ISA, MODE]. Conversions to 8-bit floats saturate under it, too.
// CHOICE: transcendental and reciprocal instructions, whose error is a bound, round to nearest in every mode; so do dot
// products, and conversions to 8-bit floats.
#pragma once
#include "isa/float.h"
#include "isa/table.h"

namespace a2a::rounding {
enum : u8 { Nearest = 0, Up = 1, Down = 2, Zero = 3 };  // MODE's numbers
struct Mode {
  u8 single = Nearest, wide = Nearest;  // of f32; of f16 and f64
  bool overflow = false;  // FP16_OVFL
};
extern thread_local Mode now;  // of the wave whose instruction runs
template <class F> inline u8 rounding_of() { return sizeof(typename F::U) == 4 ? now.single : now.wide; }

using u128 = unsigned __int128;
struct Exact {  // m * 2^e, and the sign also of zero
  bool negative;
  u128 m;
  int e;
};

template <class F> constexpr bool finite(typename F::U x) { return magnitude<F>(x) < F::inf; }
template <class F> Exact exact(typename F::U x) {  // of a finite number
  const int e = exponent<F>(x);
  const u128 part = x & ((typename F::U(1) << F::mant) - 1);
  return {bool(x & kSignBit<F>), e ? part | u128(1) << F::mant : part, (e ? e : 1) - F::bias - F::mant};
}
inline Exact whole(i64 x) { return {x < 0, u128(x < 0 ? -x : x), 0}; }
inline Exact product(Exact x, Exact y) { return {x.negative != y.negative, x.m * y.m, x.e + y.e}; }
Exact sum(Exact x, Exact y, u8 rounding);  // exact, or with a last bit that says it is not
template <class F> typename F::U rounded(Exact x, u8 rounding);
extern template u16 rounded<Half>(Exact, u8);
extern template u32 rounded<Single>(Exact, u8);
extern template u64 rounded<Double>(Exact, u8);
template <class F> typename F::U rounded(Exact x) { return rounded<F>(x, rounding_of<F>()); }

// `usual`: the result to nearest, which is right where a source is infinite or NaN.
template <class F, class U = typename F::U> U add(U a, U b, U usual) {
  if (!finite<F>(a) || !finite<F>(b)) return usual;
  return rounded<F>(sum(exact<F>(a), exact<F>(b), rounding_of<F>()));
}
template <class F, class U = typename F::U> U mul(U a, U b, U usual) {
  return finite<F>(a) && finite<F>(b) ? rounded<F>(product(exact<F>(a), exact<F>(b))) : usual;
}
template <class F, class U = typename F::U> U fma(U a, U b, U c, U usual, int scale = 0) {
  if (!finite<F>(a) || !finite<F>(b) || !finite<F>(c)) return usual;
  Exact r = sum(product(exact<F>(a), exact<F>(b)), exact<F>(c), rounding_of<F>());
  r.e += scale;
  return rounded<F>(r);
}
template <class F, class U = typename F::U> U scaled(U a, i32 n, U usual) {
  if (!finite<F>(a)) return usual;
  Exact r = exact<F>(a);
  r.e += n < -5000 ? -5000 : n > 5000 ? 5000 : n;
  return rounded<F>(r);
}
template <class To, class From> typename To::U converted(typename From::U x, typename To::U usual) {
  return finite<From>(x) ? rounded<To>(exact<From>(x)) : usual;
}
// An f16 result to nearest, of a source that is finite and not zero.
inline u16 overflowed(u16 r, u16 source) {
  const bool made = magnitude<Half>(r) == Half::inf && finite<Half>(source) && magnitude<Half>(source);
  return made && now.overflow ? u16(r - 1) : r;
}

inline u16 add_h(u16 a, u16 b) { return add<Half>(a, b, add_f16(a, b)); }
inline u16 sub_h(u16 a, u16 b) { return add<Half>(a, u16(b ^ 0x8000), sub_f16(a, b)); }
inline u16 mul_h(u16 a, u16 b) { return mul<Half>(a, b, mul_f16(a, b)); }
inline u16 fma_h(u16 a, u16 b, u16 c) { return fma<Half>(a, b, c, fma_f16(a, b, c)); }
inline u16 mad_h(u16 a, u16 b, u16 c) { return add_h(mul_h(a, b), c); }  // rounded twice
inline f32 add_s(f32 a, f32 b) { return as_f32(add<Single>(as_u32(a), as_u32(b), as_u32(canonical(a + b)))); }
inline f32 mul_s(f32 a, f32 b) { return as_f32(mul<Single>(as_u32(a), as_u32(b), as_u32(canonical(a * b)))); }
inline f32 fma_s(f32 a, f32 b, f32 c, int scale = 0) {
  return as_f32(fma<Single>(as_u32(a), as_u32(b), as_u32(c), as_u32(canonical(fma_f32(a, b, c))), scale));
}
inline f64 add_d(f64 a, f64 b) { return as_f64(add<Double>(as_u64(a), as_u64(b), as_u64(canonical(a + b)))); }
inline f64 mul_d(f64 a, f64 b) { return as_f64(mul<Double>(as_u64(a), as_u64(b), as_u64(canonical(a * b)))); }
inline f64 fma_d(f64 a, f64 b, f64 c, int scale = 0) {
  return as_f64(fma<Double>(as_u64(a), as_u64(b), as_u64(c), as_u64(canonical(fma_f64(a, b, c))), scale));
}

// The instruction as MODE asks for it, nullptr if it ignores rounding and FP16_OVFL.
const OpInfo* op(const OpInfo*);
}  // namespace a2a::rounding
