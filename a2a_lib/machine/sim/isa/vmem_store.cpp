// Global, flat, scratch and buffer stores.
#include "isa/vmem.h"

namespace a2a::vmem {
namespace {
template <Via via, u32 bytes, bool high>
void store(Wave& w, const Inst& in) {
  Access a;
  Where at = where_store<via>(in);
  locate<via>(w, in, a, at, bytes, Op::Store, false);
  const u32* d = w.reg(at.data->reg);
  constexpr int n = (bytes + 3) / 4;
  auto get = [&](int l, void* to) {
    u32 x[n];
    for (int k = 0; k < n; ++k) x[k] = high ? d[l] >> 16 : d[k * kLanes + l];
    std::memcpy(to, x, bytes);
  };
  if (a.touches) w.machine->side_effect(w);
  if (!w.modelled) settle(w, a);
  if (a.touches && (w.modelled || (bytes <= 8 && atomic_access(in)) || any_far(w, a))) {
    u64 arrives = w.machine->touch(w, in, a.touch, a.touches);
    Request& r = w.machine->request(w, in, false, bytes);
    u64 lanes = to_request(r, a);
    if (r.whole && bytes == sizeof r.data[0]) to_memory<n>(d, reinterpret_cast<u32*>(r.data));
    else each(lanes, [&](int l) { get(l, r.data[l]); });
    each(a.exec & ~lanes, [&](int l) { get(l, a.ptr[l]); });
    w.machine->submit(w, in, r, arrives);
    return;
  }
  if (!a.touches) {  // scratch: a poll loop that stores the same value again has changed nothing
    bool changed = false;
    each(a.exec, [&](int l) {
      u8 x[16];
      get(l, x);
      changed |= std::memcmp(a.ptr[l], x, bytes) != 0;
      std::memcpy(a.ptr[l], x, bytes);
    });
    if (changed) w.machine->side_effect(w);
    account(w, in, a, bytes);
    return;
  }
  if (n * 4 == bytes && a.contiguous) {
    to_memory<n>(d, reinterpret_cast<u32*>(a.ptr[0]));
  } else {
    each(a.exec, [&](int l) { get(l, a.ptr[l]); });
  }
  if (w.watched && in.sc0 && bytes <= 8) exchanged(w, in, a, bytes, false);
  account(w, in, a, bytes);
  tell_watchers(w, a);
}

}  // namespace

// clang-format off: a table, a line each
#define STORES(via, prefix, A, B, family, mods, unit)                                                    \
  add(prefix "byte", family, unit, mods, store<via, 1, false>, A "v.b32" B);                    \
  add(prefix "byte_d16_hi", family, unit, mods, store<via, 1, true>, A "v.b32" B);              \
  add(prefix "short", family, unit, mods, store<via, 2, false>, A "v.b32" B);                   \
  add(prefix "short_d16_hi", family, unit, mods, store<via, 2, true>, A "v.b32" B);             \
  add(prefix "dword", family, unit, mods, store<via, 4, false>, A "v.b32" B);                   \
  add(prefix "dwordx2", family, unit, mods, store<via, 8, false>, A "v.b64" B);                 \
  add(prefix "dwordx3", family, unit, mods, store<via, 12, false>, A "v.b96" B);                \
  add(prefix "dwordx4", family, unit, mods, store<via, 16, false>, A "v.b128" B);

void add_stores(std::vector<OpInfo>& t) {
  auto add = [&](const char* name, Family family, Unit unit, Mods mods, Exec run, const char* operands) {
    t.push_back({name, family, unit, mods, run, operands, Marks::Signal});
  };
  STORES(Via::Global, "global_store_", "= a ", " o", Family::GLOBAL, Mods::Vmem, Unit::Vmem)
  STORES(Via::Flat, "flat_store_", "= a ", "", Family::FLAT, Mods::Vmem, Unit::Flat)
  STORES(Via::Scratch, "scratch_store_", "= a ", " o", Family::SCRATCH, Mods::Scratch, Unit::Scratch)
  STORES(Via::Buffer, "buffer_store_", "= ", " a s.b128 s.u32", Family::MUBUF, Mods::Buffer, Unit::Vmem)
}
// clang-format on
}  // namespace a2a::vmem
