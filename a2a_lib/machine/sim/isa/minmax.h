// Minimum, maximum, median and class tests without branches, so that a loop over the lanes vectorises. IEEE mode: a
// signalling NaN is returned quieted; else a number wins over a NaN; -0 < +0.
#pragma once
#include "isa/float.h"

namespace a2a {
template <class U>
constexpr U choose(bool c, U a, U b) {
  const U m = U(U(0) - U(c));
  return U((a & m) | (b & U(~m)));
}
template <class F> constexpr typename F::I order_key(typename F::U x) {
  using I = typename F::I;
  return I(I(x) ^ I((I(x) >> (8 * sizeof(I) - 1)) & I(~kSignBit<F>)));
}
template <class F, bool Max>
constexpr typename F::U extreme(typename F::U a, typename F::U b) {
  using U = typename F::U;
  const bool first = Max ? order_key<F>(a) >= order_key<F>(b) : order_key<F>(a) < order_key<F>(b);
  const bool a_nan = magnitude<F>(a) > F::inf, b_nan = magnitude<F>(b) > F::inf;
  const U qa = U(a | F::quiet), qb = U(b | F::quiet);
  U r = choose(first, a, b);
  r = choose(b_nan, a, r);
  r = choose(a_nan, b, r);
  r = choose(b_nan & (qb != b), qb, r);
  return choose(a_nan & (qa != a), qa, r);
}
template <class F, bool Max>
constexpr typename F::U extreme3(typename F::U a, typename F::U b, typename F::U c) {
  return extreme<F, Max>(extreme<F, Max>(a, b), c);
}
// As documented: the larger of the two others if the largest is a, else if it is b, ... (which zero is returned
// depends on that order). A key is order_key's, whose inverse is itself.
template <class F>
constexpr typename F::U median(typename F::U a, typename F::U b, typename F::U c) {
  using U = typename F::U;
  using I = typename F::I;
  auto larger = [](I x, I y) { return x > y ? x : y; };
  auto zero = [](I k) { return U(U(k) + 1) <= 1; };  // the keys of the zeros are 0 and -1
  auto same = [&](I x, I y) { return bool((x == y) | (zero(x) & zero(y))); };
  const I ka = order_key<F>(a), kb = order_key<F>(b), kc = order_key<F>(c), top = larger(larger(ka, kb), kc);
  const U without_a = U(larger(kb, kc)), without_b = U(larger(ka, kc)), without_c = U(larger(ka, kb));
  const U others = choose(same(top, ka), without_a, choose(same(top, kb), without_b, without_c));
  const bool nan = (magnitude<F>(a) > F::inf) | (magnitude<F>(b) > F::inf) | (magnitude<F>(c) > F::inf);
  return choose(nan, extreme3<F, false>(a, b, c), U(order_key<F>(others)));
}
// v_cmp_class: mask bits 0 sNaN 1 qNaN 2 -inf 3 -normal 4 -denormal 5 -0 6 +0 7 +denormal 8 +normal 9 +inf
template <class F>
constexpr bool class_test(typename F::U x, u32 mask) {
  const auto a = magnitude<F>(x);
  const bool negative = (x & kSignBit<F>) != 0;
  // 0 zero, 1 denormal, 2 normal, 3 infinite
  const u32 number = u32(a != 0) + u32((a >> F::mant) != 0) + u32(a == F::inf);
  const u32 bit = choose(a > F::inf, u32((a & F::quiet) != 0), choose(negative, 5 - number, 6 + number));
  return (mask & 1u << bit) != 0;
}
}  // namespace a2a
