// Vector instructions: one lane's arithmetic, written as an expression, becomes a loop over the 64 lanes of a wave.
//
// An operation has up to three sources and at most one vector and one lane-mask result. Its loop reads and writes
// arrays of 64 dwords only, so the same loop serves registers in place (the plain case), temporaries that are blended
// under EXEC, and temporaries to which source and result modifiers are applied (run_modified).
#pragma once
#include <array>
#include <type_traits>
#include <utility>
#include <vector>

#include "isa/float.h"
#include "isa/table.h"
#include "isa/wave.h"

// The lanes of one instruction never depend on each other, also where a result register is a source register.
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"  // some loops call functions and stay as they are
#define A2A_LANES _Pragma("clang loop vectorize(assume_safety)") for (int i = 0; i < kLanes; ++i)
#else
#define A2A_LANES _Pragma("GCC ivdep") for (int i = 0; i < kLanes; ++i)
#endif

namespace a2a::vec {
using enum Family;

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

// ---- The general case ----
// Source k is the arrays s[2k], s[2k+1]; results go to d[0], d[1] and m.
using Loop = void (*)(const u32* const* s, u32* const* d, u8* m);
enum class Hidden : u8 { None, Old, Vcc };
struct Shape {
  Loop loop, saturate;  // saturate: the loop under `clamp` of an integer operation, or null
  u8 named;             // sources in the text
  Hidden hidden;        // what the source behind them is
  Type src[3];          // None: a lane mask
  Type dst;             // None: no vector result
  u32 kept;
  bool mask, cmpx;
};
void run_modified(Wave&, const Inst&, const Shape&);

// The register of a vector operand under s_set_gpr_idx_on; `bit` of its mode selects the operand.
u32 indexed_register(const Wave&, const Operand&);
inline u32 indexed(const Wave& w, const Inst& in, const Operand& o, int bit) {
  return in.gpr_idx & bit && o.kind == Kind::Vgpr ? indexed_register(w, o) : o.reg;
}

struct DppRead {
  const u8* from = nullptr;  // the lane each lane reads
  bool in_row = false;       // all of them in the lane's own row of 16
  u64 readable = 0;          // lanes that have a value to read
  u64 written = 0;           // lanes that may be written
};
DppRead dpp_read(const Inst&, u64 exec);

// Writes the first `n` results into the lanes of `exec`: one function for all operations.
void blend_lanes(u64 exec, u32* const* out, u32* const* results, int n);

// ---- An operation ----
template <class F, class D, class... S>
struct Lanewise {
  static constexpr int kSources = sizeof...(S);
  static constexpr int kNamed = (0 + ... + int(is_named<S>));
  static constexpr bool kMask = D::n == 0 || is_with<D>;

  static void loop(const u32* const* s, u32* const* d, u8* m) { each(s, d, m, std::make_index_sequence<kSources>()); }

  template <size_t... K>
  [[gnu::always_inline]] static void each(const u32* const* s, u32* const* d, [[maybe_unused]] u8* m,
                                          std::index_sequence<K...>) {
    if constexpr (requires { F::lanes; }) return F::lanes(s, d, m);  // all lanes at once
    else {
      Lanes wide[kSources + 1];
      struct { const u32 *lo, *hi; } p[kSources + 1] = {{widened<S>(s[2 * K], wide[K]), s[2 * K + 1]}...};
      if constexpr (D::n == 0) {
        A2A_LANES m[i] = F{}(S::get(p[K].lo, p[K].hi, i)...);
      } else {
        u32 *lo = D::wide ? wide[kSources].x : d[0], *hi = d[1];
        if constexpr (is_with<D>) {
          // Stores of two widths in one loop are not vectorised. The bits come first, while the sources are whole.
          A2A_LANES m[i] = F{}(S::get(p[K].lo, p[K].hi, i)...).bit;
          A2A_LANES D::put(lo, hi, i, F{}(S::get(p[K].lo, p[K].hi, i)...).value);
        } else if constexpr (D::kept != 0 && !D::wide) {
          const u32* old = s[2 * kSources];
          A2A_LANES {
            const u32 before = old[i];
            D::put(lo, hi, i, typename D::value(F{}(S::get(p[K].lo, p[K].hi, i)...)));
            lo[i] |= before & D::kept;
          }
        } else {
          A2A_LANES D::put(lo, hi, i, typename D::value(F{}(S::get(p[K].lo, p[K].hi, i)...)));
        }
        if constexpr (D::wide) narrow(lo, D::kept ? s[2 * kSources] : nullptr, d[0]);
      }
    }
  }
  template <class R>
  [[gnu::always_inline]] static const u32* widened(const u32* x, [[maybe_unused]] Lanes& tmp) {
    if constexpr (R::wide) {
      widen(x, tmp.x);
      return tmp.x;
    } else return x;
  }

  template <class R>
  [[gnu::always_inline]] static void source(const Wave& w, const Inst& in, int k, Lanes* tmp, const u32** s) {
    if constexpr (std::is_same_v<R, Vcc>) s[0] = expand(w.vcc(), tmp[0]);
    else if constexpr (is_old<R>) {
      s[0] = w.reg(in.dst[0].reg);
      if constexpr (R::n == 2) s[1] = w.reg(in.dst[0].reg + 1);
    } else if constexpr (R::n == 0) s[0] = expand(w.scalar64(in.src[k]), tmp[0]);
    else {
      s[0] = w.lanes(in.src[k], tmp[0]);
      if constexpr (R::n == 2) s[1] = w.lanes_hi(in.src[k], tmp[1]);
    }
  }

  template <size_t... K>
  [[gnu::always_inline]] static void plain(Wave& w, const Inst& in, bool cmpx, std::index_sequence<K...>) {
    Lanes tmp[kSources + 1][2], result[2];
    alignas(64) u8 m[kLanes];
    const u32* s[2 * kSources + 2];
    (source<S>(w, in, K, tmp[K], s + 2 * K), ...);
    const u64 exec = w.exec();
    if constexpr (D::n == 0) loop(s, nullptr, m);
    else {
      u32* out[2] = {w.reg(in.dst[0].reg), D::n == 2 ? w.reg(in.dst[0].reg + 1) : nullptr};
      if constexpr (D::kept != 0) s[2 * kSources] = out[0];
      const bool whole = exec == kAllLanes;
      u32* d[2] = {whole ? out[0] : result[0].x, whole ? out[1] : result[1].x};
      loop(s, d, m);  // in one place: it is inlined here
      if (!whole) [[unlikely]]
        blend_lanes(exec, out, d, D::n);
    }
    if constexpr (kMask) {
      const u64 bits = pack(m) & exec;  // inactive lanes give 0
      w.set_s64(in.dst[D::n ? 1 : 0].reg, bits);
      if (cmpx) w.set_exec(bits);
    }
  }

  static constexpr Hidden hidden() {
    Hidden h = D::kept ? Hidden::Old : Hidden::None;
    ((h = is_old<S> ? Hidden::Old : std::is_same_v<S, Vcc> ? Hidden::Vcc : h), ...);
    return h;
  }
  static constexpr Shape shape(Loop saturate, bool cmpx) {
    Shape f{&loop, saturate, kNamed, hidden(), {}, D::type, D::kept, kMask, cmpx};
    const Type types[] = {S::type..., Type::None};
    for (int k = 0; k < kNamed; ++k) f.src[k] = types[k];
    return f;
  }

  template <class Saturate = void, bool Cmpx = false>
  static void run(Wave& w, const Inst& in) {
    if (in.modified) [[unlikely]] {
      constexpr Loop sat = [] {
        if constexpr (std::is_void_v<Saturate>) return Loop(nullptr);
        else return Loop(&Lanewise<Saturate, D, S...>::loop);
      }();
      static constexpr Shape f = shape(sat, Cmpx);
      return run_modified(w, in, f);
    }
    plain(w, in, Cmpx, std::make_index_sequence<kSources>());
  }
};

// ---- The operand pattern of the table, made from the types ----
template <class D, class... S>
struct Pattern {
  static constexpr auto text = [] {
    std::array<char, 64> out{};
    size_t at = 0;
    auto add = [&](char kind, Type t) {
      out[at++] = kind;
      out[at++] = '.';
      for (char c : kTypes[int(t == Type::None ? Type::b64 : t)].name) out[at++] = c;
      out[at++] = ' ';
    };
    if (D::n) add('V', D::type);
    if (D::n == 0 || is_with<D>) add('S', Type::None);
    out[at++] = '=';
    out[at++] = ' ';
    ((is_named<S> ? add(S::n ? 'x' : 's', S::type) : void()), ...);
    out[at - 1] = 0;
    return out;
  }();
};

using Table = std::vector<OpInfo>;
template <class> struct Of;
template <class D, class... S>
struct Of<D(S...)> {
  // Most are encoded by how many sources they name. The others' lines end in `.encoded(...)`.
  static constexpr int kNamed = (0 + ... + int(is_named<S>));
  static constexpr Family kFamily = D::n == 0 ? VOPC : kNamed == 1 ? VOP1 : kNamed == 2 ? VOP2 : VOP3;

  static OpInfo& push(Table& t, const char* name, Unit unit, Exec run) {
    OpInfo& op = t.emplace_back(OpInfo{name, kFamily, unit, Mods::Vop, run, Pattern<D, S...>::text.data()});
    op.accumulates = (is_old<S> || ...);
    return op;
  }
  template <bool Cmpx = false, class F>
  static OpInfo& add(Table& t, const char* name, Unit unit, F) {
    return push(t, name, unit, &Lanewise<F, D, S...>::template run<void, Cmpx>);
  }
  template <class F, class Saturate>
  static OpInfo& add(Table& t, const char* name, Unit unit, F, Saturate) {
    return push(t, name, unit, &Lanewise<F, D, S...>::template run<Saturate>);
  }
};

// The instructions that heed MODE, for isa/mode.cpp; they are not in the table of mnemonics. The second: those of
// VOP3P.
void add_rounding(Table&);
void add_rounding_vop3p(Table&);
}  // namespace a2a::vec

// One instruction a line, `t` being the table: name, result, source types, and the result of one lane's a, b, c.
#define V1(name, D, A, ...) Of<D(A)>::add(t, name, Unit::Valu, [](A::value a) { return __VA_ARGS__; })
#define V2(name, D, A, B, ...) Of<D(A, B)>::add(t, name, Unit::Valu, [](A::value a, B::value b) { return __VA_ARGS__; })
#define V3(name, D, A, B, C, ...) \
  Of<D(A, B, C)>::add(t, name, Unit::Valu, [](A::value a, B::value b, C::value c) { return __VA_ARGS__; })
// The same, and then the result under `clamp`.
#define V2S(name, D, A, B, plain, ...)                                   \
  Of<D(A, B)>::add(                                                      \
      t, name, Unit::Valu, [](A::value a, B::value b) { return plain; }, \
      [](A::value a, B::value b) { return __VA_ARGS__; })
#define V3S(name, D, A, B, C, plain, ...)                                            \
  Of<D(A, B, C)>::add(                                                               \
      t, name, Unit::Valu, [](A::value a, B::value b, C::value c) { return plain; }, \
      [](A::value a, B::value b, C::value c) { return __VA_ARGS__; })
// The same on a quarter-rate unit.
#define T1(name, D, A, ...) Of<D(A)>::add(t, name, Unit::Trans, [](A::value a) { return __VA_ARGS__; })
#define T2(name, D, A, B, ...) \
  Of<D(A, B)>::add(t, name, Unit::Trans, [](A::value a, B::value b) { return __VA_ARGS__; })
