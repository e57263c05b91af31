// Read-modify-writes of memory.
#include "isa/atomic.h"
#include "isa/vmem.h"
#include "memory/fault.h"

namespace a2a::vmem {
namespace {
using Modify = void (*)(u8* memory, const u8* data);  // data: the operand, then what a comparison expects

template <class T, AtomicOp<T> f, bool compare>
void modify(u8* memory, const u8* data) {
  T old, operand, expected{};
  std::memcpy(&old, memory, sizeof(T));
  std::memcpy(&operand, data, sizeof(T));
  if constexpr (compare) std::memcpy(&expected, data + sizeof(T), sizeof(T));
  const T next = !compare ? f(old, operand) : old == expected ? operand : old;
  std::memcpy(memory, &next, sizeof(T));
}

template <Via via, class W>
void finish(Wave& w, const Inst& in, const Request& r) {
  u32* d = w.reg(via == Via::Buffer ? where_store<via>(in).data->reg : in.dst[0].reg);
  each(r.exec, [&](int l) {
    for (u32 k = 0; k < sizeof(W) / 4; ++k) std::memcpy(d + k * kLanes + l, r.data[l] + 4 * k, 4);
  });
}

// A read-modify-write that nobody waits for, without one of the headers' marks, travels like a store, and takes effect
// at the L2 [D: it is relaxed; only s_waitcnt vmcnt(0) says that it is done]. One of a peer's memory takes effect
// there.
template <Via via, class W>
void submit(Wave& w, const Inst& in, const Access& a, const u32* data, u32 dwords, bool returns, Modify change) {
  if (!returns) w.machine->side_effect(w);
  const u64 arrives = w.machine->touch(w, in, a.touch, a.touches);
  Request& r = w.machine->request(w, in, returns, sizeof(W));
  to_request(r, a);
  r.modify = change;
  r.poll = returns;
  r.finish = finish<via, W>;
  each(r.exec, [&](int l) {
    for (u32 k = 0; k < dwords; ++k) std::memcpy(r.data[l] + 4 * k, data + k * kLanes + l, 4);
  });
  w.machine->submit(w, in, r, arrives);
}

// Atomics run lane by lane, lowest lane first. sc0: return the value before. W: u32 or u64, what memory holds; the
// operation is an argument, as a copy of all this for each would be most of the time that the library takes to compile.
template <Via via, class W>
void atomic(Wave& w, const Inst& in, Modify change, bool compare) {
  Access a;
  bool returns = via == Via::Buffer ? in.sc0 : in.ndst != 0;
  if (via != Via::Buffer && returns != in.sc0)
    throw Fault("refused", Json().add("why", "an atomic returns its old value exactly if it has sc0"));
  Where at = where_store<via>(in);
  locate<via>(w, in, a, at, sizeof(W), Op::Atomic, returns);
  bool poll = returns && a.touches;
  if (poll && w.machine->poll(w, in, a.addr, a.exec)) return;
  constexpr u32 n = sizeof(W) / 4;
  const u32 dwords = compare ? 2 * n : n;
  const u32* data = w.reg(at.data->reg);
  u64 in_memory = 0;
  each(a.exec, [&](int l) { in_memory |= u64{a.map[l] != nullptr} << l; });
  const bool later = w.modelled && !returns && in.mark == Mark::None && in_memory == a.exec;
  if (in_memory && (later || any_far(w, a))) {
    submit<via, W>(w, in, a, data, dwords, returns, change);
    if (!(a.exec &= ~in_memory)) return;  // lanes of LDS remain, of a flat instruction
    a.touches = 0;
    poll = false;
  }
  settle(w, a);
  u32* dst = returns ? (via == Via::Buffer ? w.reg(at.data->reg) : w.reg(in.dst[0].reg)) : nullptr;
  bool changed = false;
  u32 old_bits[n * kLanes];
  u64 found[kLanes], left[kLanes], global = 0, wrote = 0;  // for the race detector
  each(a.exec, [&](int l) {
    W old, next;
    u32 operand[2 * n];
    for (u32 k = 0; k < dwords; ++k) operand[k] = data[k * kLanes + l];
    const auto* words = reinterpret_cast<const u8*>(operand);
    u8* at = a.map[l] && w.modelled ? w.machine->rmw(w, in, a.map[l], a.addr[l], sizeof(W)) : a.ptr[l];
    std::memcpy(&old, at, sizeof(W));
    change(at, words);
    std::memcpy(&next, at, sizeof(W));
    const bool same = old == next;
    if (a.map[l] && w.modelled) w.machine->rmw_done(w, in, a.map[l], a.addr[l], sizeof(W));
    if (a.map[l] && w.detailed) w.machine->rmw_value(w, in, a.map[l], a.addr[l], sizeof(W), at);
    W came = old;
    if (a.map[l] && w.detailed)
      w.machine->rmw_crosses(w, a.map[l], a.addr[l], sizeof(W), change, words, reinterpret_cast<u8*>(&next),
                             reinterpret_cast<u8*>(&came));
    for (u32 k = 0; k < n; ++k) old_bits[k * kLanes + l] = u32(u64{came} >> 32 * k);
    if (!same) {
      changed = true;
      if (a.map[l]) w.machine->signal(w, in, a.map[l], a.addr[l], old, next);
    }
    if (w.watched && a.map[l]) {
      global |= u64{1} << l;
      if (!compare || !same) wrote |= u64{1} << l;
      found[l] = old, left[l] = next;
    }
    if (poll && a.map[l]) w.machine->polled(w, in, l, a.map[l], a.addr[l], sizeof(W), old);
  });
  if (global) w.machine->exchanged(w, in, {global, wrote, a.map, a.addr, nullptr, sizeof(W), found, left});
  if (dst)
    each(a.exec, [&](int l) {
      for (u32 k = 0; k < n; ++k) dst[k * kLanes + l] = old_bits[k * kLanes + l];
    });
  account(w, in, a, sizeof(W));
  if (changed) {
    w.machine->side_effect(w);
    tell_watchers(w, a);
  }
}

template <Via via, class T, AtomicOp<T> f, bool compare>
void one(Wave& w, const Inst& in) {
  atomic<via, std::conditional_t<sizeof(T) == 8, u64, u32>>(w, in, modify<T, f, compare>, compare);
}
}  // namespace

// clang-format off: a table, a line each
// A: address part; D: data type; R: result type
#define GLOBAL_SPEC(D, R) "= a v." D " o | V." R " = a v." D " o"
#define FLAT_SPEC(D, R) "= a v." D " | V." R " = a v." D
#define BUFFER_SPEC(D, R) "= v." D " a s.b128 s.u32"
#define FLAT_ATOMIC(name, T, f, cmp, D, R)                                                                        \
  add("global_atomic_" name, Family::GLOBAL, Unit::Vmem, Mods::Vmem, one<Via::Global, T, f, cmp>, GLOBAL_SPEC(D, R)); \
  add("flat_atomic_" name, Family::FLAT, Unit::Flat, Mods::Vmem, one<Via::Flat, T, f, cmp>, FLAT_SPEC(D, R));
#define ATOMIC(name, T, f, cmp, D, R)                                                                             \
  FLAT_ATOMIC(name, T, f, cmp, D, R)                                                                              \
  add("buffer_atomic_" name, Family::MUBUF, Unit::Vmem, Mods::Buffer, one<Via::Buffer, T, f, cmp>, BUFFER_SPEC(D, R));
#define BOTH(name, k, f)                                           \
  ATOMIC(name, k##32, at::f<k##32>, false, "b32", "b32")           \
  ATOMIC(name "_x2", k##64, at::f<k##64>, false, "b64", "b64")

void add_atomics(std::vector<OpInfo>& t) {
  auto add = [&](const char* name, Family family, Unit unit, Mods mods, Exec run, const char* operands) {
    t.push_back({name, family, unit, mods, run, operands, Marks::Any});
  };
  ATOMIC("cmpswap", u32, at::swap<u32>, true, "b64", "b32")
  ATOMIC("cmpswap_x2", u64, at::swap<u64>, true, "b128", "b64")
  BOTH("swap", u, swap)
  BOTH("add", u, add)
  BOTH("sub", u, sub)
  BOTH("smin", i, min)
  BOTH("umin", u, min)
  BOTH("smax", i, max)
  BOTH("umax", u, max)
  BOTH("and", u, land)
  BOTH("or", u, lor)
  BOTH("xor", u, lxor)
  BOTH("inc", u, inc)
  BOTH("dec", u, dec)
  ATOMIC("add_f32", f32, at::fadd<f32>, false, "b32", "b32")
  ATOMIC("add_f64", f64, at::fadd<f64>, false, "b64", "b64")
  ATOMIC("min_f64", f64, at::fmin<f64>, false, "b64", "b64")
  ATOMIC("max_f64", f64, at::fmax<f64>, false, "b64", "b64")
  ATOMIC("pk_add_f16", u32, at::pk_add_f16, false, "b32", "b32")
  FLAT_ATOMIC("pk_add_bf16", u32, at::pk_add_bf16, false, "b32", "b32")  // the buffer form came with gfx950
}
// clang-format on
}  // namespace a2a::vmem
