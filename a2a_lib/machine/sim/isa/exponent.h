// Taking floating-point numbers apart and putting them together.
#pragma once
#include "isa/format.h"

namespace a2a {
template <class F>
typename F::U with_exponent(typename F::U x, int biased) {
  using U = typename F::U;
  return U((x & ~F::inf) | U(U(biased) << F::mant));
}
// A non-zero denormal shifted up until its top bit is the hidden bit; `e` becomes its exponent field (<= 0).
template <class F>
typename F::U normalize(typename F::U x, int& e) {
  using U = typename F::U;
  U a = magnitude<F>(x);
  e = int(a >> F::mant);
  if (e) return x;
  int shift = F::mant + 1 - int(std::bit_width(a));
  e = 1 - shift;
  return U((x & kSignBit<F>) | (U(a << shift) & U(~F::inf)));
}
template <class F>
bool has_no_exponent(typename F::U x) {
  return magnitude<F>(x) >= F::inf || magnitude<F>(x) == 0;
}
}  // namespace a2a
