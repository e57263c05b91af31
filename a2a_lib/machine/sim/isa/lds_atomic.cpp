// DS atomics and exchanges. min and max of floats are those of memory: isa/atomic.h.
#include "isa/atomic.h"
#include "isa/lds.h"

namespace a2a::lds {
namespace {
// The table has each twice: with a destination it returns the value before.
template <class T, auto F>
void atomic(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), sizeof(T), a);
  watch(w, in, a, sizeof(T), Op::Atomic);
  const u32* s = w.reg(in.src[1].reg);
  u32* d = in.ndst ? w.reg(in.dst[0].reg) : nullptr;
  u64 found[kLanes], left[kLanes];
  each(a, [&](int i) {
    const T m = load<T>(w, a.x[i]);
    store<T>(w, a.x[i], F(m, value<T>(s, i)));
    if (w.watched) {
      found[i] = left[i] = 0;
      std::memcpy(&found[i], &m, sizeof(T));
      std::memcpy(&left[i], w.lds + a.x[i], sizeof(T));
    }
    if (d) set_value(d, i, m);
  });
  if (w.watched) w.machine->exchanged(w, in, {a.exec, a.exec, nullptr, nullptr, a.x, sizeof(T), found, left});
  done(w, a.exec, sizeof(T));
}
template <class T, auto F>
void atomic2(Wave& w, const Inst& in) {  // with two data operands
  Addresses a;
  locate(w, in.src[0], u32(in.offset), sizeof(T), sizeof(T), a);
  watch(w, in, a, sizeof(T), Op::Atomic);
  const u32 *s = w.reg(in.src[1].reg), *t = w.reg(in.src[2].reg);
  u32* d = in.ndst ? w.reg(in.dst[0].reg) : nullptr;
  each(a, [&](int i) {
    const T m = load<T>(w, a.x[i]);
    store<T>(w, a.x[i], F(m, value<T>(s, i), value<T>(t, i)));
    if (d) set_value(d, i, m);
  });
  done(w, a.exec, sizeof(T));
}

// Each dword is replaced by its new low 31 bits if bit 31 of the new one is set.
void condxchg32(Wave& w, const Inst& in) {
  Addresses a;
  locate(w, in.src[0], u32(in.offset), 8, 8, a);
  watch(w, in, a, 8, Op::Atomic);
  const u32* s = w.reg(in.src[1].reg);
  u32* d = w.reg(in.dst[0].reg);
  each(a, [&](int i) {
    const u64 m = load<u64>(w, a.x[i]);
    for (int k = 0; k < 2; ++k) {
      const u32 x = s[i + k * kLanes];
      if (x >> 31) store<u32>(w, a.x[i] + 4 * u32(k), x & 0x7fffffff);
    }
    set_value(d, i, m);
  });
  done(w, a.exec, 8);
}

// The counter at M0 + offset grows (shrinks) by the number of active lanes; all get its value before.
template <int Sign>
void append(Wave& w, const Inst& in) {
  const u64 exec = w.exec();
  const u32 at = (w.s[kM0] & 0xffff) + u32(in.offset);
  if (u64(at) + 4 > w.lds_size || at & 3) {
    Addresses a{{at}, 1};
    bad_address(w, a, 4, 4);
  }
  const Addresses one{{at}, 1};
  watch(w, in, one, 4, Op::Atomic);
  const u32 before = load<u32>(w, at);
  store<u32>(w, at, before + u32(Sign * std::popcount(exec)));
  u32* d = w.reg(in.dst[0].reg);
  for (u64 e = exec; e; e &= e - 1) d[std::countr_zero(e)] = before;
  w.machine->lds_access(w, 4);
}
template <class T, u32 UnitBytes>
void exchange2(Wave& w, const Inst& in) {
  Addresses a, b;
  locate(w, in.src[0], u32(in.offset) * UnitBytes, sizeof(T), sizeof(T), a);
  locate(w, in.src[0], u32(in.offset1) * UnitBytes, sizeof(T), sizeof(T), b);
  watch(w, in, a, sizeof(T), Op::Atomic);
  watch(w, in, b, sizeof(T), Op::Atomic);
  u32* d = w.reg(in.dst[0].reg);
  const u32 *s = w.reg(in.src[1].reg), *t = w.reg(in.src[2].reg);
  each(a, [&](int i) {
    const T x = load<T>(w, a.x[i]), y = load<T>(w, b.x[i]), new_x = value<T>(s, i), new_y = value<T>(t, i);
    store(w, a.x[i], new_x);
    store(w, b.x[i], new_y);
    set_value(d, i, x);
    set_value(d + sizeof(T) / 4 * kLanes, i, y);
  });
  done(w, a.exec, 2 * sizeof(T));
}
}  // namespace

// clang-format off: a table, a line each
// b: width of the operands. m: value in memory, s: data (t: second data).
#define ATOMIC(op, suffix, b, T, expr)                                                                        \
  DS(Any, "ds_" op "_" suffix, "= v.u32 v." b, atomic<T, [](T m, T s) -> T { (void)m; return (expr); }>)             \
  DS(Any, "ds_" op "_rtn_" suffix, "V." b " = v.u32 v." b, atomic<T, [](T m, T s) -> T { (void)m; return (expr); }>)
#define ATOMIC2(op, suffix, b, T, expr)                                                                       \
  DS(Any, "ds_" op "_" suffix, "= v.u32 v." b " v." b, atomic2<T, [](T m, T s, T t) -> T { return (expr); }>)        \
  DS(Any, "ds_" op "_rtn_" suffix, "V." b " = v.u32 v." b " v." b, atomic2<T, [](T m, T s, T t) -> T { return (expr); }>)
#define BOTH(op, kind, T, expr) ATOMIC(op, #kind "32", "b32", T##32, expr) ATOMIC(op, #kind "64", "b64", T##64, expr)
#define BOTH2(op, kind, T, expr) ATOMIC2(op, #kind "32", "b32", T##32, expr) ATOMIC2(op, #kind "64", "b64", T##64, expr)

void add_atomics(std::vector<OpInfo>& table) {
  static const OpInfo ops[] = {
      BOTH("add", u, u, m + s)
      BOTH("sub", u, u, m - s)
      BOTH("rsub", u, u, s - m)
      BOTH("inc", u, u, m >= s ? 0 : m + 1)
      BOTH("dec", u, u, m == 0 || m > s ? s : m - 1)
      BOTH("min", i, i, s < m ? s : m)
      BOTH("max", i, i, s >= m ? s : m)
      BOTH("min", u, u, s < m ? s : m)
      BOTH("max", u, u, s >= m ? s : m)
      BOTH("and", b, u, m & s)
      BOTH("or", b, u, m | s)
      BOTH("xor", b, u, m ^ s)
      BOTH2("mskor", b, u, (m & ~s) | t)
      BOTH2("cmpst", b, u, m == s ? t : m)
      BOTH2("cmpst", f, f, m == s ? t : m)
      BOTH("add", f, f, m + s)
      BOTH("min", f, f, at::fmin(m, s))
      BOTH("max", f, f, at::fmax(m, s))
      ATOMIC("pk_add", "f16", "b32", u32, at::pk_add_f16(m, s))
      ATOMIC("pk_add", "bf16", "b32", u32, at::pk_add_bf16(m, s))
      DS(Any, "ds_wrxchg_rtn_b32", "V.b32 = v.u32 v.b32", atomic<u32, [](u32, u32 s) { return s; }>)
      DS(Any, "ds_wrxchg_rtn_b64", "V.b64 = v.u32 v.b64", atomic<u64, [](u64, u64 s) { return s; }>)
      DS(Any, "ds_wrxchg2_rtn_b32", "V.b64 = v.u32 v.b32 v.b32", exchange2<u32, 4>)
      DS(Any, "ds_wrxchg2_rtn_b64", "V.b128 = v.u32 v.b64 v.b64", exchange2<u64, 8>)
      DS(Any, "ds_wrxchg2st64_rtn_b32", "V.b64 = v.u32 v.b32 v.b32", exchange2<u32, 256>)
      DS(Any, "ds_wrxchg2st64_rtn_b64", "V.b128 = v.u32 v.b64 v.b64", exchange2<u64, 512>)
      DS(Any, "ds_wrap_rtn_b32", "V.u32 = v.u32 v.u32 v.u32",
         atomic2<u32, [](u32 m, u32 s, u32 t) { return m >= s ? m - s : m + t; }>)
      DS(Any, "ds_condxchg32_rtn_b64", "V.b64 = v.u32 v.b64", condxchg32)
      DS(Any, "ds_append", "V.u32 =", append<1>)
      DS(Any, "ds_consume", "V.u32 =", append<-1>)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}
// clang-format on
}  // namespace a2a::lds
