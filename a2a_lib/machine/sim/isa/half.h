// Short vectors of f32 for the packed f16 and matrix instructions; the same bits with and without special hardware.
#pragma once
#include "isa/float.h"
#if defined(__AVX2__) && defined(__F16C__)
#define A2A_HALF_AVX2 1
#include <immintrin.h>
#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define A2A_HALF_AVX512 1
#endif
#endif

namespace a2a::half {
#if defined(A2A_HALF_AVX512)
constexpr int kWidth = 16;
#elif defined(__AVX__)
constexpr int kWidth = 8;
#else
constexpr int kWidth = 4;
#endif
typedef f32 F __attribute__((vector_size(4 * kWidth)));
typedef u32 U __attribute__((vector_size(4 * kWidth)));
typedef i32 I __attribute__((vector_size(4 * kWidth)));
typedef u16 H __attribute__((vector_size(2 * kWidth)));
typedef u16 __attribute__((may_alias)) Element;  // half of a register's lane

#define A2A_INLINE [[gnu::always_inline]] inline
A2A_INLINE U bits(F x) { return (U)x; }
A2A_INLINE F value(U x) { return (F)x; }
A2A_INLINE U all(u32 x) { return U{} + x; }
A2A_INLINE F all(f32 x) { return F{} + x; }
A2A_INLINE U select(I mask, U a, U b) { return ((U)mask & a) | (~(U)mask & b); }
A2A_INLINE F select(I mask, F a, F b) { return value(select(mask, bits(a), bits(b))); }
template <class V, class T>
A2A_INLINE V load(const T* p) {
  V v;
  std::memcpy(&v, p, sizeof v);
  return v;
}
template <class V, class T>
A2A_INLINE void store(T* p, V v) {
  std::memcpy(p, &v, sizeof v);
}

// f16 in the low half of each dword, the high half zero.
A2A_INLINE F widen(U h) {
  U m = (h & 0x7fffu) << 13, e = m & 0x0f800000u;
  U normal = m + (112u << 23);
  U denormal = bits(value(m + (113u << 23)) - value(all(113u << 23)));
  U special = m | 0x7f800000u | ((U)((m & 0x007fe000u) != 0u) & 0x00400000u);
  U r = select(e == 0u, denormal, select(e == 0x0f800000u, special, normal));
  return value(r | (h & 0x8000u) << 16);
}
A2A_INLINE U narrow(F x) {  // to f16 in the low half
  U b = bits(x), a = b & 0x7fffffffu;
  U c = select(a < 0x47800000u, a, all(0x47800000u));
  U normal = (c - (112u << 23) + 0xfffu + (c >> 13 & 1u)) >> 13;
  U denormal = bits(value(c) + 0.5f) - all(as_u32(0.5f));
  U nan = 0x7e00u | (a >> 13 & 0x1ffu);
  U r = select(a > 0x7f800000u, nan, select(a < 0x38800000u, denormal, normal));
  return r | (b >> 16 & 0x8000u);
}

#if defined(A2A_HALF_AVX512)
constexpr __mmask16 kAll = 0xffff;  // the unmasked forms warn in gcc
A2A_INLINE F load_f16(const Element* p) { return (F)_mm512_maskz_cvtph_ps(kAll, (__m256i)load<H>(p)); }
A2A_INLINE void store_f16(Element* p, F x) {
  store(p, (H)_mm512_maskz_cvtps_ph(kAll, (__m512)x, _MM_FROUND_TO_NEAREST_INT));
}
A2A_INLINE F widen_low(U x) { return (F)_mm512_maskz_cvtph_ps(kAll, _mm512_maskz_cvtepi32_epi16(kAll, (__m512i)x)); }
#elif defined(A2A_HALF_AVX2)
A2A_INLINE F load_f16(const Element* p) { return (F)_mm256_cvtph_ps((__m128i)load<H>(p)); }
A2A_INLINE void store_f16(Element* p, F x) { store(p, (H)_mm256_cvtps_ph((__m256)x, _MM_FROUND_TO_NEAREST_INT)); }
A2A_INLINE F widen_low(U x) {
  const __m256i order =
      _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1));
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_shuffle_epi8((__m256i)x, order), 0x08);
  return (F)_mm256_cvtph_ps(_mm256_castsi256_si128(packed));
}
#else
A2A_INLINE F load_f16(const Element* p) { return widen(__builtin_convertvector(load<H>(p), U)); }  // kWidth of them
A2A_INLINE void store_f16(Element* p, F x) { store(p, __builtin_convertvector(narrow(x), H)); }
A2A_INLINE F widen_low(U x) { return widen(x & 0xffffu); }  // of the low halves of dwords
#endif

// Minimum and maximum of f16 as bits: the rules of minmax.h.
template <bool Max>
A2A_INLINE H min_max(H a, H b) {
  typedef i16 S __attribute__((vector_size(sizeof(H))));
  auto pick = [](S mask, H x, H y) { return ((H)mask & x) | (~(H)mask & y); };
  auto key = [](H x) { return (S)(x ^ ((H)((S)x >> 15) & (u16)0x7fff)); };
  auto nan = [](H x) { return (S)((x & (u16)0x7fff) > (u16)0x7c00); };
  auto signalling = [&](H x) { return nan(x) & (S)((x & (u16)0x0200) == (u16)0); };
  H r = pick(Max ? (S)(key(a) >= key(b)) : (S)(key(a) < key(b)), a, b);
  r = pick(nan(b), a, r);
  r = pick(nan(a), b, r);
  r = pick(signalling(b), b | (u16)0x0200, r);
  return pick(signalling(a), a | (u16)0x0200, r);
}

// fma_odd: a * b + c for values of f16, rounded to odd (see float.h). canonical: the canonical NaN for any.
#if defined(A2A_HALF_AVX512)
A2A_INLINE F canonical(F x) {
  const __mmask16 nan = _mm512_cmp_ps_mask((__m512)x, (__m512)x, _CMP_UNORD_Q);
  return (F)_mm512_mask_mov_ps((__m512)x, nan, (__m512)all(0x7fc00000u));
}
A2A_INLINE F fma_odd(F a, F b, F c) {  // towards zero, with the last bit set if inexact: if up and down differ
  constexpr int up = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC, down = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
  const __m512 x = (__m512)a, y = (__m512)b, z = (__m512)c;
  const __mmask16 inexact =
      _mm512_cmp_ps_mask(_mm512_fmadd_round_ps(x, y, z, up), _mm512_fmadd_round_ps(x, y, z, down), _CMP_NEQ_OQ);
  const U r = (U)_mm512_fmadd_round_ps(x, y, z, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
  return value((U)_mm512_mask_or_epi32((__m512i)r, inexact, (__m512i)r, (__m512i)all(1u)));
}
#else
A2A_INLINE F canonical(F x) { return select(x == x, x, value(all(0x7fc00000u))); }
A2A_INLINE F fma_odd(F a, F b, F c) {
  F p = a * b, s = p + c, t = s - p;
  F err = (p - (s - t)) + (c - t);
  U x = bits(s);
  // One step towards the error if the sum is even, inexact and finite (else the error is NaN: neither > nor < 0).
#if defined(A2A_HALF_AVX2)
  U inexact = (U)_mm256_cmp_ps((__m256)err, _mm256_setzero_ps(), _CMP_NEQ_OQ);
#else
  U inexact = (U)(err < 0.0f) | (U)(err > 0.0f);
#endif
  U step = (U)((I)(bits(err) ^ x) >> 31) | 1u;
  return value(x + (step & inexact & ((x & 1u) - 1u)));
}
#endif
}  // namespace a2a::half
