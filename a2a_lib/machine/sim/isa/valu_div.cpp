// The three steps around the Newton iterations of a division.
#include "isa/valu.h"

namespace a2a::vec {
namespace {
// Two finite numbers so far from zero and infinity, and from each other's size, that no step of their division scales
// or meets a special case. `apart` is half the distance of exponents at which v_div_scale begins to act.
template <class F>
struct Ordinary {
  using U = typename F::U;
  static constexpr int apart = sizeof(U) == 4 ? 47 : 383;
  static bool all(const u32* const* den, const u32* const* num) {
    const u32 *d = den[sizeof(U) / 8], *n = num[sizeof(U) / 8];  // the dword with the exponent
    constexpr int shift = F::mant % 32;  // 23 or 20
    constexpr u32 low = F::bias - apart, range = 2 * apart;
    u32 odd = 0;
    for (int i = 0; i < kLanes; ++i)
      odd |= u32((d[i] << 1 >> (shift + 1)) - low > range) | u32((n[i] << 1 >> (shift + 1)) - low > range);
    return odd == 0;
  }
};

template <class F, class R, auto Scale>
struct DivScale {
  static void lanes(const u32* const* s, u32* const* d, u8* m) {
    u32 *lo = d[0], *hi = d[1];
    if (Ordinary<F>::all(s + 2, s + 4)) {
      const u32 *a = s[0], *b = s[1];
      std::memset(m, 0, kLanes);
      A2A_LANES R::put(lo, hi, i, R::get(a, b, i));
      return;
    }
    for (int i = 0; i < kLanes; ++i) {
      bool bit = false;
      R::put(lo, hi, i, Scale(R::get(s[0], s[1], i), R::get(s[2], s[3], i), R::get(s[4], s[5], i), bit));
      m[i] = bit;
    }
  }
};

template <class R, auto Fma, auto Fmas>
struct DivFmas {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    u32 *lo = d[0], *hi = d[1];
    const u32 *a0 = s[0], *a1 = s[1], *b0 = s[2], *b1 = s[3], *c0 = s[4], *c1 = s[5], *vcc = s[6];
    u32 scaled = 0;
    for (int i = 0; i < kLanes; ++i) scaled |= vcc[i];
    if (!scaled) {
      A2A_LANES R::put(lo, hi, i, canonical(Fma(R::get(a0, a1, i), R::get(b0, b1, i), R::get(c0, c1, i))));
    } else {
      for (int i = 0; i < kLanes; ++i)
        R::put(lo, hi, i, Fmas(R::get(a0, a1, i), R::get(b0, b1, i), R::get(c0, c1, i), vcc[i] != 0));
    }
  }
};

template <class F, class R, auto Fixup>
struct DivFixup {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    u32 *lo = d[0], *hi = d[1];
    constexpr int top = R::n - 1;  // the dword with the sign
    if (Ordinary<F>::all(s + 2, s + 4)) {
      const u32 *q0 = s[0], *q = s[top], *den = s[2 + top], *num = s[4 + top];
      if constexpr (R::n == 2) {
        A2A_LANES {
          const u32 low = q0[i], high = (q[i] & 0x7fffffff) | ((den[i] ^ num[i]) & 0x80000000);
          lo[i] = low;
          hi[i] = high;
        }
      } else {
        A2A_LANES lo[i] = (q0[i] & 0x7fffffff) | ((den[i] ^ num[i]) & 0x80000000);
      }
      return;
    }
    for (int i = 0; i < kLanes; ++i)
      R::put(lo, hi, i, Fixup(R::get(s[0], s[1], i), R::get(s[2], s[3], i), R::get(s[4], s[5], i)));
  }
};
}  // namespace

void add_division(Table& t) {
  Of<With<F32>(F32, F32, F32)>::add(t, "v_div_scale_f32", Unit::Valu, DivScale<Single, F32, div_scale_f32>());
  Of<With<F64>(F64, F64, F64)>::add(t, "v_div_scale_f64", Unit::Valu, DivScale<Double, F64, div_scale_f64>());
  Of<F32(F32, F32, F32, Vcc)>::add(t, "v_div_fmas_f32", Unit::Valu, DivFmas<F32, fma_f32, div_fmas_f32>());
  Of<F64(F64, F64, F64, Vcc)>::add(t, "v_div_fmas_f64", Unit::Valu, DivFmas<F64, fma_f64, div_fmas_f64>());
  Of<F32(F32, F32, F32)>::add(t, "v_div_fixup_f32", Unit::Valu, DivFixup<Single, F32, div_fixup_f32>());
  Of<F64(F64, F64, F64)>::add(t, "v_div_fixup_f64", Unit::Valu, DivFixup<Double, F64, div_fixup_f64>());
  V3("v_div_fixup_f16", Keep<H16>, H16, H16, H16, div_fixup_f16(a, b, c));
  V3("v_div_fixup_legacy_f16", H16, H16, H16, H16, div_fixup_f16(a, b, c));
}
}  // namespace a2a::vec
