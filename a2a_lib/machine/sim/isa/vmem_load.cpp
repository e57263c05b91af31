// Global, flat, scratch and buffer loads, and loads straight to LDS.
#include "isa/vmem.h"
#include "memory/fault.h"

namespace a2a::vmem {
namespace {
template <Via via>
Where where_load(const Inst& in) {
  if constexpr (via == Via::Flat) return {&in.src[0], nullptr, nullptr};
  return {&in.src[0], &in.src[1], nullptr};
}

enum class Part { Whole, ZeroExtend, SignExtend, LowHalf, LowHalfSigned, HighHalf, HighHalfSigned };

// One lane's bytes into its register.
template <u32 bytes, Part part>
inline void put(u32* d, int l, const u8* from) {
  if constexpr (part == Part::Whole) {
    u32 x[bytes / 4];
    std::memcpy(x, from, bytes);
    for (u32 k = 0; k < bytes / 4; ++k) d[k * kLanes + l] = x[k];
  } else {
    u32 x = 0;
    std::memcpy(&x, from, bytes);
    constexpr bool sign = part == Part::SignExtend || part == Part::LowHalfSigned || part == Part::HighHalfSigned;
    if constexpr (sign) x = bytes == 1 ? u32(i32(i8(x))) : u32(i32(i16(x)));
    if constexpr (part == Part::LowHalf || part == Part::LowHalfSigned) x = (d[l] & 0xffff0000) | (x & 0xffff);
    if constexpr (part == Part::HighHalf || part == Part::HighHalfSigned) x = (d[l] & 0xffff) | x << 16;
    d[l] = x;
  }
}
template <u32 bytes, Part part>
void finish_load(Wave& w, const Inst& in, const Request& r) {
  u32* d = w.reg(in.dst[0].reg);
  if (part == Part::Whole && r.whole && bytes == sizeof r.data[0])
    return from_memory<bytes / 4>(reinterpret_cast<const u32*>(r.data), d);
  each(r.exec, [&](int l) { put<bytes, part>(d, l, r.data[l]); });
}
template <Via via, u32 bytes, Part part>
void load(Wave& w, const Inst& in) {
  Access a;
  locate<via>(w, in, a, where_load<via>(in), bytes, Op::Load, true);
  bool poll = (via == Via::Global || via == Via::Flat) && atomic_access(in) && a.touches;
  if (poll && w.machine->poll(w, in, a.addr, a.exec)) return;
  const bool away = any_far(w, a);
  if (!w.modelled || poll) settle(w, a);
  u32* d = w.reg(in.dst[0].reg);
  for (u64 m = a.dropped; m; m &= m - 1)
    for (u32 k = 0; k < (bytes + 3) / 4; ++k) d[k * kLanes + std::countr_zero(m)] = 0;
  if (a.touches && (poll || w.modelled || away)) {  // reads when it is served, not when it is issued
    Request& r = w.machine->request(w, in, true, bytes);
    u64 lanes = to_request(r, a);
    r.poll = poll;
    r.finish = finish_load<bytes, part>;
    each(a.exec & ~lanes, [&](int l) { put<bytes, part>(d, l, a.ptr[l]); });
    w.machine->submit(w, in, r, w.machine->touch(w, in, a.touch, a.touches));
    return;
  }
  if constexpr (part == Part::Whole) {
    constexpr int n = bytes / 4;
    if (a.contiguous) {
      from_memory<n>(reinterpret_cast<const u32*>(a.ptr[0]), d);
    } else {
      each(a.exec, [&](int l) { put<bytes, part>(d, l, a.ptr[l]); });
    }
    if (a.touches) {
      bool never = false;
      for (int l = 0; l < kLanes; ++l) never |= d[l] == kPoison;
      if (never)
        each(a.exec, [&](int l) {
          if (never && d[l] == kPoison && a.map[l]) never = false, w.machine->never_written(w, in, a.map[l], a.addr[l]);
        });
    }
  } else {
    each(a.exec, [&](int l) { put<bytes, part>(d, l, a.ptr[l]); });
  }
  if (w.watched && in.sc0 && bytes <= 8) exchanged(w, in, a, bytes, true);
  account(w, in, a, bytes);
}

// Memory straight to LDS: lane l's dword goes to M0[15:0] + offset + 4 * l.
template <u32 bytes, bool sign>
void to_lds(Wave& w, u32 base, int l, const u8* from) {
  u32 x = 0;
  std::memcpy(&x, from, bytes);
  if (sign) x = bytes == 1 ? u32(i32(i8(x))) : u32(i32(i16(x)));
  const u64 to = base + 4u * u32(l);
  if (to + 4 > w.lds_size) outside("lds_range", "load", to, 4, w.lds_size, l);
  std::memcpy(w.lds + to, &x, 4);
}
template <u32 bytes, bool sign>
void finish_lds(Wave& w, const Inst&, const Request& r) {
  each(r.exec, [&](int l) { to_lds<bytes, sign>(w, r.place, l, r.data[l]); });
}
template <Via via, u32 bytes, bool sign>
void load_lds(Wave& w, const Inst& in) {
  Access a;
  locate<via>(w, in, a, Where{&in.src[0], &in.src[1], nullptr}, bytes, Op::Load, true);
  settle(w, a);
  u32 base = (w.s[kM0] & 0xffff) + u32(in.offset), places[kLanes];
  for (int l = 0; l < kLanes; ++l) places[l] = base + 4u * u32(l);
  if (w.watched) w.machine->lds_accesses(w, in, Op::Store, a.exec, places, 4);
  u64 away = 0;
  each(a.exec, [&](int l) {
    if (a.map[l] && far(w, *a.map[l]->memory)) away |= u64{1} << l;
  });
  each(a.exec, [&](int l) {
    u8 x[4] = {};
    if (away >> l & 1) {  // later; now its place is looked at, and holds nothing
    } else if (w.modelled && a.map[l]) w.machine->read(w, in, a.map[l], a.addr[l], x, bytes, false);
    else std::memcpy(x, a.ptr[l], bytes);
    to_lds<bytes, sign>(w, base, l, x);
  });
  if (away) {
    const u64 arrives = w.machine->touch(w, in, a.touch, a.touches);
    Request& r = w.machine->request(w, in, true, bytes);
    to_request(r, a, away);
    r.place = base;
    r.finish = finish_lds<bytes, sign>;
    w.machine->submit(w, in, r, arrives);
    return w.machine->side_effect(w);
  }
  w.machine->side_effect(w);
  account(w, in, a, bytes);
}
template <u32 bytes, Part part>
void buffer_load(Wave& w, const Inst& in) {
  if (!in.lds) {
    // "V = a s.b128 s.u32"
    load<Via::Buffer, bytes, part>(w, in);
  } else if constexpr (bytes <= 4 && (part == Part::Whole || part == Part::ZeroExtend || part == Part::SignExtend)) {
    load_lds<Via::Buffer, bytes, part == Part::SignExtend>(w, in);
  } else throw Fault("refused", Json().add("why", "this buffer load has no lds form"));
}

}  // namespace

// clang-format off: a table, a line each
#define LOADS(via, prefix, spec, family, mods, unit, fn)                                                 \
  add(prefix "ubyte", family, unit, mods, fn(via, 1, ZeroExtend), "V.b32 " spec);               \
  add(prefix "sbyte", family, unit, mods, fn(via, 1, SignExtend), "V.b32 " spec);               \
  add(prefix "ushort", family, unit, mods, fn(via, 2, ZeroExtend), "V.b32 " spec);              \
  add(prefix "sshort", family, unit, mods, fn(via, 2, SignExtend), "V.b32 " spec);              \
  add(prefix "ubyte_d16", family, unit, mods, fn(via, 1, LowHalf), "V.b32 " spec);              \
  add(prefix "ubyte_d16_hi", family, unit, mods, fn(via, 1, HighHalf), "V.b32 " spec);          \
  add(prefix "sbyte_d16", family, unit, mods, fn(via, 1, LowHalfSigned), "V.b32 " spec);        \
  add(prefix "sbyte_d16_hi", family, unit, mods, fn(via, 1, HighHalfSigned), "V.b32 " spec);    \
  add(prefix "short_d16", family, unit, mods, fn(via, 2, LowHalf), "V.b32 " spec);              \
  add(prefix "short_d16_hi", family, unit, mods, fn(via, 2, HighHalf), "V.b32 " spec);          \
  add(prefix "dword", family, unit, mods, fn(via, 4, Whole), "V.b32 " spec);                    \
  add(prefix "dwordx2", family, unit, mods, fn(via, 8, Whole), "V.b64 " spec);                  \
  add(prefix "dwordx3", family, unit, mods, fn(via, 12, Whole), "V.b96 " spec);                 \
  add(prefix "dwordx4", family, unit, mods, fn(via, 16, Whole), "V.b128 " spec);

void add_loads(std::vector<OpInfo>& t) {
  auto add = [&](const char* name, Family family, Unit unit, Mods mods, Exec run, const char* operands) {
    t.push_back({name, family, unit, mods, run, operands, Marks::Wait});
  };
#define PLAIN(via, bytes, part) load<via, bytes, Part::part>
#define BUFFER(via, bytes, part) buffer_load<bytes, Part::part>
  LOADS(Via::Global, "global_load_", "= a o", Family::GLOBAL, Mods::Vmem, Unit::Vmem, PLAIN)
  LOADS(Via::Flat, "flat_load_", "= a", Family::FLAT, Mods::Vmem, Unit::Flat, PLAIN)
  LOADS(Via::Scratch, "scratch_load_", "= a o", Family::SCRATCH, Mods::Scratch, Unit::Scratch, PLAIN)
  LOADS(Via::Buffer, "buffer_load_", "= a s.b128 s.u32 | = a s.b128 s.u32", Family::MUBUF, Mods::Buffer, Unit::Vmem, BUFFER)

  add("global_load_lds_ubyte", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, false>, "= a o");
  add("global_load_lds_sbyte", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, true>, "= a o");
  add("global_load_lds_ushort", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, false>, "= a o");
  add("global_load_lds_sshort", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, true>, "= a o");
  add("global_load_lds_dword", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 4, false>, "= a o");
}
// clang-format on
}  // namespace a2a::vmem
