// The layout of a lane's value in registers, and masks of lanes: the parts of the loops of vector instructions.
#pragma once
#include <type_traits>

#include "isa/float.h"
#include "isa/wave.h"

// The lanes of one instruction never depend on each other, also where a result register is a source register.
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"  // some loops call functions and stay as they are
#define A2A_LANES _Pragma("clang loop vectorize(assume_safety)") for (int i = 0; i < kLanes; ++i)
#else
#define A2A_LANES _Pragma("GCC ivdep") for (int i = 0; i < kLanes; ++i)
#endif

namespace a2a::vec {
// ---- The layout of a lane's value in registers: `n` dwords (0: a bit of a lane mask), read by get, written by put.
// ----
template <Type T, class V>
struct Reg {
  using value = V;
  static constexpr Type type = T;
  static constexpr int n = sizeof(V) == 8 ? 2 : 1;
  static constexpr u32 kept = 0;  // the register's bits that a narrower result leaves alone (the others are zeroed)
  static constexpr bool wide = false;
  static V get(const u32* lo, const u32* hi, int i) {
    if constexpr (sizeof(V) == 8) return std::bit_cast<V>(u64(hi[i]) << 32 | lo[i]);
    else if constexpr (sizeof(V) == 4) return std::bit_cast<V>(lo[i]);
    else return V(u16(lo[i]));
  }
  static void put(u32* lo, u32* hi, int i, V x) {
    if constexpr (sizeof(V) == 8) {
      const u64 b = std::bit_cast<u64>(x);
      lo[i] = u32(b);
      hi[i] = u32(b >> 32);
    } else if constexpr (sizeof(V) == 4) lo[i] = std::bit_cast<u32>(x);
    else lo[i] = u16(x);
  }
};
using B32 = Reg<Type::b32, u32>;
using U32 = Reg<Type::u32, u32>;
using I32 = Reg<Type::i32, i32>;
using F32 = Reg<Type::f32, f32>;
using B64 = Reg<Type::b64, u64>;
using U64 = Reg<Type::u64, u64>;
using I64 = Reg<Type::i64, i64>;
using F64 = Reg<Type::f64, f64>;
using B16 = Reg<Type::b16, u16>;
using U16 = Reg<Type::u16, u16>;
using I16 = Reg<Type::i16, i16>;
using H16 = Reg<Type::f16, u16>;  // half precision as bits
using Packed = Reg<Type::f16x2, u32>;
struct F16 : Reg<Type::f16, u16> {  // half precision as a float; all lanes are converted before and after the loop
  using value = f32;
  static constexpr bool wide = true;
  static f32 get(const u32* lo, const u32*, int i) { return as_f32(lo[i]); }
  static void put(u32* lo, u32*, int i, f32 x) { lo[i] = as_u32(x); }
};
template <class R>
struct Keep : R {  // a 16-bit result in one half (op_sel), the other stays
  static constexpr u32 kept = 0xffff0000;
};
struct KeepByte : U16 {  // a byte in one quarter (op_sel), the others stay
  static constexpr u32 kept = 0xffffff00;
};
// A lane mask: as a source true or false, as a result the only one, or (With) besides a vector result.
struct Mask {
  using value = bool;
  static constexpr Type type = Type::None;
  static constexpr int n = 0;
  static constexpr u32 kept = 0;
  static constexpr bool wide = false;
  static bool get(const u32* lo, const u32*, int i) { return lo[i] != 0; }
};
struct Vcc : Mask {};                   // VCC, not named in the text
template <class R> struct Old : R {};   // the destination's old value, not named in the text
template <class R> struct With : R {};  // the operation returns Both
template <class V>
struct Both {
  V value;
  bool bit;
};

template <class> inline constexpr bool is_old = false;
template <class R> inline constexpr bool is_old<Old<R>> = true;
template <class> inline constexpr bool is_with = false;
template <class R> inline constexpr bool is_with<With<R>> = true;
template <class S> inline constexpr bool is_named = !is_old<S> && !std::is_same_v<S, Vcc>;

// ---- Lane masks ----
// All ones in the lanes whose bit is set.
inline const u32* expand(u64 mask, Lanes& out) {
  const u32 lo = u32(mask), hi = u32(mask >> 32);
  for (int i = 0; i < 32; ++i) out.x[i] = 0u - (lo >> i & 1);
  for (int i = 0; i < 32; ++i) out.x[32 + i] = 0u - (hi >> i & 1);
  return out.x;
}
// 64 bytes of 0 or 1 to 64 bits: the product gathers eight of them in its highest byte.
inline u64 pack(const u8* bytes) {
  u64 out = 0;
  for (int k = 0; k < 8; ++k) {
    u64 x;
    std::memcpy(&x, bytes + 8 * k, 8);
    out |= (x * 0x0102040810204080u >> 56) << (8 * k);
  }
  return out;
}
inline void blend(u32* dst, const u32* from, const u32* mask) {
  A2A_LANES dst[i] = (from[i] & mask[i]) | (dst[i] & ~mask[i]);
}

// 64 values of f16 as floats, and back into the low halves (above them, those of `old` or zeros).
inline void widen(const u32* half, u32* out) {
#if defined(__AVX512F__)  // maskz: the plain forms warn of an uninitialised value in gcc's headers
  for (int i = 0; i < kLanes; i += 16) {
    const __m256i h = _mm512_maskz_cvtepi32_epi16(0xffff, _mm512_loadu_si512(half + i));
    _mm512_storeu_ps(out + i, _mm512_maskz_cvtph_ps(0xffff, h));
  }
#else
  A2A_LANES out[i] = as_u32(f16_to_f32_soft(u16(half[i])));
#endif
}
inline void narrow(const u32* floats, const u32* old, u32* out) {
#if defined(__AVX512F__)
  const __m512i high = _mm512_set1_epi32(int(0xffff0000));
  for (int i = 0; i < kLanes; i += 16) {
    constexpr int rounding = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    const __m256i h = _mm512_maskz_cvtps_ph(0xffff, _mm512_loadu_ps(floats + i), rounding);
    const __m512i x = _mm512_maskz_cvtepu16_epi32(0xffff, h);
    _mm512_storeu_si512(out + i, old ? _mm512_or_si512(x, _mm512_and_si512(_mm512_loadu_si512(old + i), high)) : x);
  }
#else
  if (old) {
    A2A_LANES out[i] = f32_to_f16_soft(as_f32(floats[i])) | (old[i] & 0xffff0000);
  } else {
    A2A_LANES out[i] = f32_to_f16_soft(as_f32(floats[i]));
  }
#endif
}
}  // namespace a2a::vec
