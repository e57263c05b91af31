// Global, flat, scratch and buffer memory instructions, and cache actions.
// In memory mode `ideal` plain loads and stores take effect when they are issued; atomic ones (marked, or of agent or
// system scope) when they are served or arrive. In the other modes all become requests: memory/model.h says what they
// see.
#include <cstdlib>
#include <new>
#include <vector>

#include "isa/atomic.h"
#include "isa/machine.h"
#include "isa/table.h"
#include "memory/fault.h"

namespace a2a::vmem {
namespace {
enum class Via { Global, Flat, Scratch, Buffer };

struct Access {
  u64 exec;              // lanes that take part
  u64 dropped = 0;       // buffer: out of range lanes
  u64 addr[kLanes];
  u8* ptr[kLanes];
  const Mapping* map[kLanes];
  Touch touch[kLanes];  // a lane may go to a memory of its own; the first `touches` hold
  int touches = 0;
  bool contiguous = false;  // ptr[i] = ptr[0] + i * bytes and all lanes active
};

template <class F>
inline void each(u64 exec, F f) {
  if (exec == kAllLanes) {
    for (int l = 0; l < kLanes; ++l) f(l);
  } else
    for (; exec; exec &= exec - 1) f(std::countr_zero(exec));
}

// Places of address operands: loads and returning atomics "V = a [o]", stores "= a v [o]".
struct Where {
  const Operand* addr;
  const Operand* base;
  const Operand* data;
};

// For stores and atomics.
template <Via via>
Where where_store(const Inst& in) {
  if constexpr (via == Via::Flat) return {&in.src[0], nullptr, &in.src[1]};
  if constexpr (via == Via::Buffer) return {&in.src[1], &in.src[2], &in.src[0]};
  return {&in.src[0], &in.src[2], &in.src[1]};
}

inline bool any_far(const Wave& w, const Access& a) {
  for (int t = 0; t < a.touches; ++t)
    if (far(w, *a.touch[t].map->memory)) return true;
  return false;
}
inline bool atomic_access(const Inst& in) { return in.mark != Mark::None || in.sc1; }
// In mode ideal an access takes effect at once, after earlier accesses of its block that are still in flight. A wait
// must take equally long in every mode, so its poll finds the block's own stores in the same way in all of them.
inline void settle(Wave& w, const Access& a) {
  if (*w.block_in_flight)
    for (int t = 0; t < a.touches; ++t) w.machine->settle(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
}
// Memory changed: wakes the waves that wait for it.
inline void tell_watchers(Wave& w, const Access& a) {
  for (int t = 0; t < a.touches; ++t) {
    const Touch& x = a.touch[t];
    if (!x.map->memory->watched.empty()) w.machine->wrote(w, x.map, x.lo, x.hi);
  }
}

// Mode ideal, for the race detector: an atomic load or store of workgroup scope.
inline void exchanged(Wave& w, const Inst& in, const Access& a, u32 bytes, bool load) {
  u64 values[kLanes], lanes = 0;
  each(a.exec, [&](int l) {
    if (!a.map[l]) return;
    lanes |= u64{1} << l;
    values[l] = 0;
    std::memcpy(&values[l], a.ptr[l], bytes);
  });
  Exchanged x{lanes, 0, a.map, a.addr, nullptr, bytes, values, nullptr};
  if (!load) x.wrote = lanes, x.found = nullptr, x.left = values;
  if (lanes) w.machine->exchanged(w, in, x);
}

inline void account(Wave& w, const Inst& in, Access& a, u32 bytes) {
  if (a.touches) w.machine->touch(w, in, a.touch, a.touches);
  else w.machine->private_access(w, bytes * u32(std::popcount(a.exec)));
}

// Lanes that reach global memory become a request; LDS and scratch lanes of a flat access stay with the caller.
inline u64 to_request(Request& r, const Access& a, u64 of = kAllLanes) {
  u64 lanes = 0;
  if (a.contiguous && of == kAllLanes) {
    r.whole = true;
    r.memory[0] = a.map[0]->memory;
    r.offset[0] = a.addr[0] - a.map[0]->base;
    return r.exec = kAllLanes;
  }
  each(a.exec & of, [&](int l) {
    if (!a.map[l]) return;
    lanes |= u64{1} << l;
    r.memory[l] = a.map[l]->memory;
    r.offset[l] = a.addr[l] - a.map[l]->base;
  });
  return r.exec = lanes;
}

// Registers as memory has them: lane by lane, `n` dwords each. And back.
template <int n>
inline void to_memory(const u32* __restrict registers, u32* __restrict memory) {
  for (int l = 0; l < kLanes; ++l)
    for (int k = 0; k < n; ++k) memory[l * n + k] = registers[k * kLanes + l];
}
template <int n>
inline void from_memory(const u32* __restrict memory, u32* __restrict registers) {
  for (int l = 0; l < kLanes; ++l)
    for (int k = 0; k < n; ++k) registers[k * kLanes + l] = memory[l * n + k];
}

// ---- from registers to bytes: alignment, scratch, LDS through flat addresses, mappings ----
constexpr u32 kFirstShift = 6;  // a page of 64 lanes * 64 bytes: one of the host's

// Allocates a page of scratch at its first use. At -O0 a lane may have kilobytes, many waves are resident, and most of
// them use little.
[[gnu::noinline]] u8* new_scratch_page(Wave& w) {
  const size_t bytes = size_t(w.scratch_stride) * kLanes;
  u8* page = static_cast<u8*>(std::malloc(bytes));
  if (!page) throw std::bad_alloc();
  for (size_t at = 0; at < bytes; at += 4) std::memcpy(page + at, &kPoison, 4);
  return page;
}

// Gives the wave a table of pages with 1 << shift bytes per lane. A page that reaches beyond the scratch ends with it.
[[gnu::noinline]] void page_scratch(Wave& w, u32 shift) {
  Wave old;
  old.scratch = w.scratch, old.scratch_size = w.scratch_size;
  old.scratch_shift = w.scratch_shift, old.scratch_stride = w.scratch_stride;
  while (shift < 31 && (u64{1} << shift) < w.scratch_size && (w.scratch_size >> shift) > 4096) ++shift;
  w.scratch = static_cast<u8**>(std::calloc(((w.scratch_size - 1) >> shift) + 1, sizeof(u8*)));
  if (!w.scratch) throw std::bad_alloc();
  w.scratch_shift = shift;
  w.scratch_stride = std::min(1u << shift, (w.scratch_size + 63) & ~63u);
  if (!old.scratch) return;
  for (u32 at = 0; at < w.scratch_size; at += 1u << old.scratch_shift) {
    if (!old.scratch[at >> old.scratch_shift]) continue;
    u8*& page = w.scratch[at >> shift];
    if (!page) page = new_scratch_page(w);
    const u32 bytes = std::min(old.scratch_stride, w.scratch_stride - (at & ((1u << shift) - 1)));
    for (u32 l = 0; l < kLanes; ++l) std::memcpy(w.scratch_at(l, at), old.scratch_at(l, at), bytes);
  }
  old.free_scratch();
}

// Pointers to the lanes' `bytes` bytes at off[]. An access that crosses a page's end makes the wave's pages larger.
void scratch_pointers(Wave& w, Access& a, u64 lanes, const u32* off, u32 bytes) {
  if (!lanes) return;
  u32 crossed = 0;
  each(lanes, [&](int l) { crossed |= off[l] ^ (off[l] + bytes - 1); });
  if (!w.scratch) page_scratch(w, kFirstShift);
  while (crossed >> w.scratch_shift) page_scratch(w, w.scratch_shift + 2);
  const u32 shift = w.scratch_shift, mask = (1u << shift) - 1, stride = w.scratch_stride;
  each(lanes, [&](int l) {
    u8*& page = w.scratch[off[l] >> shift];
    if (!page) page = new_scratch_page(w);
    a.ptr[l] = page + size_t(l) * stride + (off[l] & mask);
  });
}

const char* verb(Op op) { return op == Op::Load ? "read" : op == Op::Store ? "write" : "atomic"; }

// Atomic accesses must be aligned to their size. Others may lie anywhere: HIP runs waves in unaligned access mode, and
// clang relies on it for packed structs and copies of bytes [D: LLVM AMDGPUUsage, unaligned-access-mode, on by default
// for amdhsa]. Node(alignment="strict") requires multiples of their size, up to a dword.
void check_alignment(Wave& w, const Inst& in, Access& a, u64 global, u32 bytes, Op op) {
  const bool atomic = op == Op::Atomic || in.mark != Mark::None;
  if (!atomic && !w.aligned) return;
  const u64 mask = atomic && bytes != 12 ? bytes - 1 : std::min(bytes, 4u) - 1;
  u64 any = 0;
  each(a.exec, [&](int l) { any |= a.addr[l]; });
  if (!(any & mask)) return;
  each(a.exec, [&](int l) {
    if (a.addr[l] & mask) {
      Json facts;
      facts.add("access", verb(op)).add("bytes", bytes).add("address", a.addr[l]).add("multiple", mask + 1);
      if (global >> l & 1) {
        const Mapping* m = w.machine->resolve(w, a.addr[l], 1, l, verb(op));
        facts.add(m->memory->element(a.addr[l] - m->base)).add("owner", m->memory->home);
      }
      throw Fault("misaligned", facts, l);
    }
  });
}

// Global lanes: to host pointers, grouped by the memory they touch.
void global_pointers(Wave& w, Access& a, u64 lanes, u32 bytes, Op op, bool returns) {
  if (!lanes) return;
  u64 lo = ~u64{0}, hi = 0;
  each(lanes, [&](int l) {
    lo = std::min(lo, a.addr[l]);
    hi = std::max(hi, a.addr[l]);
  });
  auto inside = [&](const Mapping* m) { return m && lo - m->base < m->size && hi + bytes - m->base <= m->size; };
  const Mapping* m = inside(w.tlb[0]) ? w.tlb[0] : inside(w.tlb[1]) ? w.tlb[1] : nullptr;
  u32 count = u32(std::popcount(lanes));
  if (!m) {
    int first = std::countr_zero(lanes);
    m = w.machine->resolve(w, a.addr[first], bytes, first, verb(op));
    if (!inside(m)) m = nullptr;
    else if (!w.mortal) {
      w.tlb[1] = w.tlb[0];
      w.tlb[0] = m;
    }
  }
  if (m) {
    u8* base = m->memory->host - m->base;
    each(lanes, [&](int l) {
      a.ptr[l] = base + a.addr[l];
      a.map[l] = m;
    });
    a.contiguous = lanes == kAllLanes && hi - lo == u64(63) * bytes && a.addr[0] == lo && lo % 4 == 0;
    if (a.contiguous) {
      u64 other = 0;
      for (int l = 1; l < kLanes; ++l) other |= (a.addr[l] - a.addr[l - 1]) ^ bytes;
      a.contiguous = !other;
    }
    a.touch[a.touches++] = {op, m, lo, hi + bytes, count * bytes, returns, a.addr, lanes, bytes, a.contiguous};
    return;
  }
  each(lanes, [&](int l) {
    const Mapping* one = w.machine->resolve(w, a.addr[l], bytes, l, verb(op));
    a.map[l] = one;
    a.ptr[l] = one->memory->host + (a.addr[l] - one->base);
    int t = 0;
    while (t < a.touches && a.touch[t].map != one) ++t;
    if (t == a.touches)
      a.touch[a.touches++] = {op, one, a.addr[l], a.addr[l] + bytes, 0, returns, a.addr, 0, bytes, false};
    Touch& g = a.touch[t];
    g.lo = std::min(g.lo, a.addr[l]);
    g.hi = std::max(g.hi, a.addr[l] + bytes);
    g.bytes += bytes;
    g.lanes |= u64{1} << l;
  });
}

// Checks the addresses of an instruction's active lanes and finds their bytes. Throws Fault.
template <Via via>
void locate(Wave& w, const Inst& in, Access& a, const Where& at, u32 bytes, Op op, bool returns) {
  a.exec = w.exec();
  if constexpr (via == Via::Scratch) {
    u32 base = at.base->kind == Kind::Off ? 0 : w.scalar(*at.base);
    u32 off[kLanes];
    const u32* v = at.addr->kind == Kind::Vgpr ? w.reg(at.addr->reg) : nullptr;
    for (int l = 0; l < kLanes; ++l) off[l] = base + (v ? v[l] : 0) + u32(in.offset);
    each(a.exec, [&](int l) {
      if (u64(off[l]) + bytes > w.scratch_size) outside("scratch_range", "scratch", off[l], bytes, w.scratch_size, l);
      a.map[l] = nullptr;
    });
    scratch_pointers(w, a, a.exec, off, bytes);
    return;
  }
  if constexpr (via == Via::Global || via == Via::Flat) {
    if (at.base && at.base->kind == Kind::Sgpr) {
      u64 base = w.s64(at.base->reg) + u64(i64(in.offset));
      const u32* v = w.reg(at.addr->reg);
      for (int l = 0; l < kLanes; ++l) a.addr[l] = base + v[l];
    } else {
      const u32 *lo = w.reg(at.addr->reg), *hi = w.reg(at.addr->reg + 1);
      u64 off = u64(i64(in.offset));
      for (int l = 0; l < kLanes; ++l) a.addr[l] = (u64(lo[l]) | u64(hi[l]) << 32) + off;
    }
  }
  if constexpr (via == Via::Buffer) {
    // V#: base [47:0], stride [61:48], num_records [95:64]. Raw and structured addressing without swizzle.
    const u32* r = w.s + at.base->reg;
    u64 base = u64(r[0]) | u64(r[1] & 0xffff) << 32;
    u32 stride = r[1] >> 16 & 0x3fff, records = r[2];
    u32 soff = w.scalar(in.src[in.nsrc - 1]);
    const u32* v = at.addr->kind == Kind::Vgpr ? w.reg(at.addr->reg) : nullptr;
    const u32* v2 = in.idxen && in.offen ? w.reg(at.addr->reg + 1) : v;
    each(a.exec, [&](int l) {
      u64 index = in.idxen && v ? v[l] : 0, off = u64(in.offset) + (in.offen && v ? v2[l] : 0);
      bool out = stride && in.idxen ? index >= records : off + bytes > records;
      a.addr[l] = base + soff + index * stride + off;
      if (out) a.dropped |= u64{1} << l;
    });
    a.exec &= ~a.dropped;
  }
  u64 global = a.exec;
  if constexpr (via == Via::Flat) {
    u64 in_lds = 0, in_scratch = 0;
    u32 lds[kLanes], scratch[kLanes] = {};
    each(a.exec, [&](int l) {
      u32 hi = u32(a.addr[l] >> 32), low = u32(a.addr[l]);
      bool shared = hi == u32(kSharedBase >> 32), priv = hi == u32(kPrivateBase >> 32);
      if (!shared && !priv) return;
      global &= ~(u64{1} << l);
      a.map[l] = nullptr;
      if (shared && u64(low) + bytes > w.lds_size) outside("lds_range", "flat", low, bytes, w.lds_size, l);
      if (priv && u64(low) + bytes > w.scratch_size) outside("scratch_range", "flat", low, bytes, w.scratch_size, l);
      if (shared) a.ptr[l] = w.lds + low, in_lds |= u64{1} << l, lds[l] = low;
      else scratch[l] = low, in_scratch |= u64{1} << l;
    });
    scratch_pointers(w, a, in_scratch, scratch, bytes);
    if (w.watched && in_lds) w.machine->lds_accesses(w, in, op, in_lds, lds, bytes);
  }
  check_alignment(w, in, a, global, bytes, op);
  global_pointers(w, a, global, bytes, op, returns);
  if (w.watched) w.machine->accesses(w, in, op, global, a.map, a.addr, bytes);
}

// ---- loads, and loads straight to LDS ----
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
  } else throw Fault("refused", Json("why", "this buffer load has no lds form"));
}

// ---- stores ----
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

// ---- read-modify-writes ----
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
    throw Fault("refused", Json("why", "an atomic returns its old value exactly if it has sc0"));
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

void wbl2(Wave& w, const Inst& in) { w.machine->fence(w, in, true); }
void inv(Wave& w, const Inst& in) { w.machine->fence(w, in, false); }
}  // namespace
}  // namespace a2a::vmem

namespace a2a {
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
#define PLAIN(via, bytes, part) load<via, bytes, Part::part>
#define BUFFER(via, bytes, part) buffer_load<bytes, Part::part>
#define STORES(via, prefix, A, B, family, mods, unit)                                                    \
  add(prefix "byte", family, unit, mods, store<via, 1, false>, A "v.b32" B);                    \
  add(prefix "byte_d16_hi", family, unit, mods, store<via, 1, true>, A "v.b32" B);              \
  add(prefix "short", family, unit, mods, store<via, 2, false>, A "v.b32" B);                   \
  add(prefix "short_d16_hi", family, unit, mods, store<via, 2, true>, A "v.b32" B);             \
  add(prefix "dword", family, unit, mods, store<via, 4, false>, A "v.b32" B);                   \
  add(prefix "dwordx2", family, unit, mods, store<via, 8, false>, A "v.b64" B);                 \
  add(prefix "dwordx3", family, unit, mods, store<via, 12, false>, A "v.b96" B);                \
  add(prefix "dwordx4", family, unit, mods, store<via, 16, false>, A "v.b128" B);
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

void add_vmem(std::vector<OpInfo>& t) {
  using namespace vmem;
  Marks marks = Marks::Wait;
  auto add = [&](const char* name, Family family, Unit unit, Mods mods, Exec run, const char* operands) {
    t.push_back({name, family, unit, mods, run, operands, marks});
  };
  LOADS(Via::Global, "global_load_", "= a o", Family::GLOBAL, Mods::Vmem, Unit::Vmem, PLAIN)
  LOADS(Via::Flat, "flat_load_", "= a", Family::FLAT, Mods::Vmem, Unit::Flat, PLAIN)
  LOADS(Via::Scratch, "scratch_load_", "= a o", Family::SCRATCH, Mods::Scratch, Unit::Scratch, PLAIN)
  LOADS(Via::Buffer, "buffer_load_", "= a s.b128 s.u32 | = a s.b128 s.u32", Family::MUBUF, Mods::Buffer, Unit::Vmem, BUFFER)

  add("global_load_lds_ubyte", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, false>, "= a o");
  add("global_load_lds_sbyte", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, true>, "= a o");
  add("global_load_lds_ushort", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, false>, "= a o");
  add("global_load_lds_sshort", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, true>, "= a o");
  add("global_load_lds_dword", Family::GLOBAL, Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 4, false>, "= a o");

  marks = Marks::Signal;
  STORES(Via::Global, "global_store_", "= a ", " o", Family::GLOBAL, Mods::Vmem, Unit::Vmem)
  STORES(Via::Flat, "flat_store_", "= a ", "", Family::FLAT, Mods::Vmem, Unit::Flat)
  STORES(Via::Scratch, "scratch_store_", "= a ", " o", Family::SCRATCH, Mods::Scratch, Unit::Scratch)
  STORES(Via::Buffer, "buffer_store_", "= ", " a s.b128 s.u32", Family::MUBUF, Mods::Buffer, Unit::Vmem)

  marks = Marks::Any;
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

  marks = Marks::None;
  add("buffer_wbl2", Family::MUBUF, Unit::Vmem, Mods::Vmem, wbl2, "");
  add("buffer_inv", Family::MUBUF, Unit::Vmem, Mods::Vmem, inv, "");
}
// clang-format on
}  // namespace a2a
