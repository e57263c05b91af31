// Vector instructions: one lane's arithmetic, written as an expression, becomes a loop over the 64 lanes of a wave.
//
// An operation has up to three sources and at most one vector and one lane-mask result. Its loop reads and writes
// arrays of 64 dwords only, so the same loop serves registers in place (the plain case), temporaries that are blended
// under EXEC, and temporaries to which source and result modifiers are applied (run_modified).
#pragma once
#include <array>
#include <utility>
#include <vector>

#include "isa/lanes.h"
#include "isa/table.h"

namespace a2a::vec {
using enum Family;

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
constexpr const char* type_name(Type t) {
  switch (t) {
    case Type::b16: return "b16";
    case Type::u16: return "u16";
    case Type::i16: return "i16";
    case Type::f16: return "f16";
    case Type::f16x2: return "f16x2";
    case Type::u32: return "u32";
    case Type::i32: return "i32";
    case Type::f32: return "f32";
    case Type::b64:
    case Type::None: return "b64";
    case Type::u64: return "u64";
    case Type::i64: return "i64";
    case Type::f64: return "f64";
    default: return "b32";
  }
}
template <class D, class... S>
struct Pattern {
  static constexpr auto text = [] {
    std::array<char, 64> out{};
    size_t at = 0;
    auto add = [&](char kind, Type t) {
      out[at++] = kind;
      out[at++] = '.';
      for (const char* p = type_name(t); *p; ++p) out[at++] = *p;
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
