// Global, flat, scratch and buffer memory instructions, and cache actions.
// In memory mode `ideal` plain loads and stores take effect when they are issued; atomic ones (marked, or of agent or system
// scope) when they are served or arrive. In the other modes all become requests: memory/model.h says what they see.
#include "isa/atomic.h"
#include "isa/operands.h"
#include "isa/table.h"
#include "isa/machine.h"

namespace a2a {
namespace {
enum class Via { Global, Flat, Scratch, Buffer };

struct Access {
  u64 exec;              // lanes that take part
  u64 dropped = 0;       // buffer: out of range lanes
  u64 addr[kLanes];
  u8* ptr[kLanes];
  const Mapping* map[kLanes];
  Touch touch[9];
  int touches = 0;
  bool contiguous = false;  // ptr[i] = ptr[0] + i * bytes and all lanes active
};

template <class F>
inline void each(u64 exec, F f) {
  if (exec == kAllLanes) { for (int l = 0; l < kLanes; ++l) f(l); }
  else for (; exec; exec &= exec - 1) f(std::countr_zero(exec));
}


// Where address operands stand: loads and returning atomics "V = a [o]", stores "= a v [o]".
struct Where { const Operand* addr; const Operand* base; const Operand* data; };

void scratch_pointers(Wave& w, Access& a, const u32* off, u32 bytes) {
  each(a.exec, [&](int l) {
    if (u64(off[l]) + bytes > w.scratch_size)
      throw Fault("scratch offset " + std::to_string(off[l]) + " of a wave with " + std::to_string(w.scratch_size) + " bytes of scratch per lane", l);
    a.ptr[l] = w.scratch + u64(l) * w.scratch_size + off[l];
    a.map[l] = nullptr;
  });
}

const char* verb(Op op) { return op == Op::Load ? "reads" : op == Op::Store ? "writes" : "atomically updates"; }

void check_alignment(Wave& w, Access& a, u64 global, u32 bytes, Op op) {
  u64 mask = op == Op::Atomic ? bytes - 1 : std::min(bytes, 4u) - 1;
  if (bytes == 12) mask = 3;
  u64 any = 0;
  each(a.exec, [&](int l) { any |= a.addr[l]; });
  if (!(any & mask)) return;
  each(a.exec, [&](int l) {
    if (a.addr[l] & mask) {
      char t[160];
      std::snprintf(t, sizeof t, "misaligned address: %s %u bytes at 0x%llx, which is not a multiple of %llu", verb(op), bytes, (unsigned long long)a.addr[l], (unsigned long long)mask + 1);
      std::string where;
      if (global >> l & 1) {
        const Mapping* m = w.machine->resolve(w, a.addr[l], 1, l, verb(op));
        where = ", in " + m->memory->describe(a.addr[l] - m->base);
      }
      throw Fault(t + where, l);
    }
  });
}

// Global lanes: to host pointers, grouped by the memory they touch.
void global_pointers(Wave& w, Access& a, u64 lanes, u32 bytes, Op op, bool returns) {
  if (!lanes) return;
  u64 lo = ~u64{0}, hi = 0;
  each(lanes, [&](int l) { lo = std::min(lo, a.addr[l]); hi = std::max(hi, a.addr[l]); });
  auto inside = [&](const Mapping* m) { return m && lo - m->base < m->size && hi + bytes - m->base <= m->size; };
  const Mapping* m = inside(w.tlb[0]) ? w.tlb[0] : inside(w.tlb[1]) ? w.tlb[1] : nullptr;
  u32 count = u32(std::popcount(lanes));
  if (!m) {
    int first = std::countr_zero(lanes);
    m = w.machine->resolve(w, a.addr[first], bytes, first, verb(op));
    if (inside(m)) {
      w.tlb[1] = w.tlb[0];
      w.tlb[0] = m;
    } else m = nullptr;
  }
  if (m) {
    u8* base = m->memory->host - m->base;
    each(lanes, [&](int l) { a.ptr[l] = base + a.addr[l]; a.map[l] = m; });
    a.contiguous = lanes == kAllLanes && hi - lo == u64(63) * bytes && a.addr[0] == lo;
    if (a.contiguous) for (int l = 1; l < kLanes; ++l) a.contiguous &= a.addr[l] - a.addr[l - 1] == bytes;
    a.touch[a.touches++] = {op, m, lo, hi + bytes, count * bytes, returns, a.addr, lanes, bytes};
    return;
  }
  each(lanes, [&](int l) {
    const Mapping* one = w.machine->resolve(w, a.addr[l], bytes, l, verb(op));
    a.map[l] = one;
    a.ptr[l] = one->memory->host + (a.addr[l] - one->base);
    int t = 0;
    while (t < a.touches && a.touch[t].map != one) ++t;
    if (t == a.touches) {
      if (t == 9) t = 8;  // more memories than a node has ranks: account the rest to the last
      else a.touch[a.touches++] = {op, one, a.addr[l], a.addr[l] + bytes, 0, returns, a.addr, 0, bytes};
    }
    Touch& g = a.touch[t];
    g.lo = std::min(g.lo, a.addr[l]);
    g.hi = std::max(g.hi, a.addr[l] + bytes);
    g.bytes += bytes;
    g.lanes |= u64{1} << l;
  });
}

template <Via via>
void locate(Wave& w, const Inst& in, Access& a, const Where& at, u32 bytes, Op op, bool returns) {
  a.exec = w.exec();
  if constexpr (via == Via::Scratch) {
    u32 base = at.base->kind == Kind::Off ? 0 : w.scalar(*at.base);
    u32 off[kLanes];
    const u32* v = at.addr->kind == Kind::Vgpr ? w.reg(at.addr->reg) : nullptr;
    for (int l = 0; l < kLanes; ++l) off[l] = base + (v ? v[l] : 0) + u32(in.offset);
    scratch_pointers(w, a, off, bytes);
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
    u64 in_lds = 0;
    u32 lds[kLanes];
    each(a.exec, [&](int l) {
      u32 hi = u32(a.addr[l] >> 32), low = u32(a.addr[l]);
      bool shared = hi == u32(kSharedBase >> 32), priv = hi == u32(kPrivateBase >> 32);
      if (!shared && !priv) return;
      global &= ~(u64{1} << l);
      a.map[l] = nullptr;
      if (shared && u64(low) + bytes > w.lds_size)
        throw Fault("LDS address " + std::to_string(low) + " of a block with " + std::to_string(w.lds_size) + " bytes of LDS", l);
      if (priv && u64(low) + bytes > w.scratch_size)
        throw Fault("scratch address " + std::to_string(low) + " of a wave with " + std::to_string(w.scratch_size) + " bytes per lane", l);
      a.ptr[l] = shared ? w.lds + low : w.scratch + u64(l) * w.scratch_size + low;
      if (shared) in_lds |= u64{1} << l, lds[l] = low;
    });
    if (w.watched && in_lds) w.machine->lds_accesses(w, in, op, in_lds, lds, bytes);
  }
  check_alignment(w, a, global, bytes, op);
  global_pointers(w, a, global, bytes, op, returns);
  if (w.watched) w.machine->accesses(w, in, op, global, a.map, a.addr, bytes);
}

// In mode ideal an access takes effect at once, after what its block did before, as far as that is still under way. So that
// a wait takes equally long in every mode, its look finds the block's own stores in the same way in all of them.
void settle(Wave& w, const Access& a, bool poll = false) {
  if (!w.modelled || poll)
    for (int t = 0; t < a.touches; ++t) w.machine->settle(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
}

bool atomic_access(const Inst& in) { return in.mark != Mark::None || in.sc1; }

// Mode ideal, for the race detector: an atomic load or store of workgroup scope.
void exchanged(Wave& w, const Inst& in, const Access& a, u32 bytes, bool load) {
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

template <Via via>
Where where_load(const Inst& in) {
  if constexpr (via == Via::Flat) return {&in.src[0], nullptr, nullptr};
  return {&in.src[0], &in.src[1], nullptr};
}
template <Via via>
Where where_store(const Inst& in) {
  if constexpr (via == Via::Flat) return {&in.src[0], nullptr, &in.src[1]};
  if constexpr (via == Via::Buffer) return {&in.src[1], &in.src[2], &in.src[0]};
  return {&in.src[0], &in.src[2], &in.src[1]};
}

void account(Wave& w, const Inst& in, Access& a, u32 bytes) {
  if (a.touches) w.machine->touch(w, in, a.touch, a.touches);
  else w.machine->private_access(w, bytes * u32(std::popcount(a.exec)));
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
  each(r.exec, [&](int l) { put<bytes, part>(d, l, r.data[l]); });
}
// Lanes that reach global memory become a request; LDS and scratch lanes of a flat access stay with the caller.
u64 to_request(Request& r, const Access& a) {
  u64 lanes = 0;
  each(a.exec, [&](int l) {
    if (!a.map[l]) return;
    lanes |= u64{1} << l;
    r.memory[l] = a.map[l]->memory;
    r.offset[l] = a.addr[l] - a.map[l]->base;
  });
  return r.exec = lanes;
}

template <Via via, u32 bytes, Part part>
void load(Wave& w, const Inst& in) {
  Access a;
  locate<via>(w, in, a, where_load<via>(in), bytes, Op::Load, true);
  bool poll = (via == Via::Global || via == Via::Flat) && atomic_access(in) && a.touches;
  if (poll && w.machine->poll(w, in, a.addr, a.exec)) return;
  settle(w, a, poll);
  u32* d = w.reg(in.dst[0].reg);
  for (u64 m = a.dropped; m; m &= m - 1)
    for (u32 k = 0; k < (bytes + 3) / 4; ++k) d[k * kLanes + std::countr_zero(m)] = 0;
  if (a.touches && (poll || w.modelled)) {  // reads when it is served, not when it is issued
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
      const u32* p = reinterpret_cast<const u32*>(a.ptr[0]);
      for (int l = 0; l < kLanes; ++l)
        for (int k = 0; k < n; ++k) d[k * kLanes + l] = p[l * n + k];
    } else {
      each(a.exec, [&](int l) { put<bytes, part>(d, l, a.ptr[l]); });
    }
    if (a.touches) {
      bool never = false;
      for (int l = 0; l < kLanes; ++l) never |= d[l] == kPoison;
      if (never) each(a.exec, [&](int l) { if (never && d[l] == kPoison && a.map[l]) never = false, w.machine->never_written(w, in, a.map[l], a.addr[l]); });
    }
  } else {
    each(a.exec, [&](int l) { put<bytes, part>(d, l, a.ptr[l]); });
  }
  if (w.watched && in.sc0 && bytes <= 8) exchanged(w, in, a, bytes, true);
  account(w, in, a, bytes);
}

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
  settle(w, a);
  if (a.touches && (w.modelled || (bytes <= 8 && atomic_access(in)))) {
    u64 arrives = w.machine->touch(w, in, a.touch, a.touches);
    Request& r = w.machine->request(w, in, false, bytes);
    u64 lanes = to_request(r, a);
    each(lanes, [&](int l) { get(l, r.data[l]); });
    each(a.exec & ~lanes, [&](int l) { get(l, a.ptr[l]); });
    w.machine->submit(w, in, r, arrives);
    return;
  }
  if (!a.touches) {  // scratch: a poll loop that stores what is there already has changed nothing
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
    u32* p = reinterpret_cast<u32*>(a.ptr[0]);
    for (int l = 0; l < kLanes; ++l)
      for (int k = 0; k < n; ++k) p[l * n + k] = d[k * kLanes + l];
  } else {
    each(a.exec, [&](int l) { get(l, a.ptr[l]); });
  }
  if (w.watched && in.sc0 && bytes <= 8) exchanged(w, in, a, bytes, false);
  account(w, in, a, bytes);
  for (int t = 0; t < a.touches; ++t) w.machine->wrote(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
}

// Atomics run lane by lane, lowest lane first. sc0: return the value before.
template <Via via, class T, AtomicOp<T> f, bool compare>
void atomic(Wave& w, const Inst& in) {
  Access a;
  bool returns = via == Via::Buffer ? in.sc0 : in.ndst != 0;
  if (via != Via::Buffer && returns != in.sc0) throw Fault("an atomic returns its old value exactly if it has sc0");
  Where at = where_store<via>(in);
  locate<via>(w, in, a, at, sizeof(T), Op::Atomic, returns);
  bool poll = returns && a.touches;
  if (poll && w.machine->poll(w, in, a.addr, a.exec)) return;
  for (int t = 0; t < a.touches; ++t) w.machine->settle(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
  const u32* data = w.reg(at.data->reg);
  u32* dst = returns ? (via == Via::Buffer ? w.reg(at.data->reg) : w.reg(in.dst[0].reg)) : nullptr;
  constexpr int n = sizeof(T) / 4;
  auto get = [&](const u32* r, int l) {
    u32 x[n];
    for (int k = 0; k < n; ++k) x[k] = r[k * kLanes + l];
    T v;
    std::memcpy(&v, x, sizeof(T));
    return v;
  };
  bool changed = false;
  u32 old_bits[n * kLanes];
  u64 found[kLanes], left[kLanes], global = 0, wrote = 0;  // for the race detector
  each(a.exec, [&](int l) {
    T old, next;
    u8* at = a.map[l] && w.modelled ? w.machine->rmw(w, in, a.map[l], a.addr[l], sizeof(T)) : a.ptr[l];
    std::memcpy(&old, at, sizeof(T));
    if constexpr (compare) next = old == get(data + n * kLanes, l) ? get(data, l) : old;
    else next = f(old, get(data, l));
    bool same = std::memcmp(&old, &next, sizeof(T)) == 0;
    std::memcpy(at, &next, sizeof(T));
    if (a.map[l] && w.modelled) w.machine->rmw_done(w, in, a.map[l], a.addr[l], sizeof(T));
    if (a.map[l] && w.detailed) w.machine->rmw_value(w, in, a.map[l], a.addr[l], sizeof(T), at);
    for (int k = 0; k < n; ++k) std::memcpy(&old_bits[k * kLanes + l], reinterpret_cast<u8*>(&old) + 4 * k, 4);
    if (!same) {
      changed = true;
      if (a.map[l]) {
        u64 bits = 0;
        std::memcpy(&bits, &next, sizeof(T));
        w.machine->signal(w, in, a.map[l], a.addr[l], bits);
      }
    }
    if (w.watched && a.map[l]) {
      global |= u64{1} << l;
      if (!compare || !same) wrote |= u64{1} << l;
      found[l] = left[l] = 0;
      std::memcpy(&found[l], &old, sizeof(T));
      std::memcpy(&left[l], &next, sizeof(T));
    }
    if (poll && a.map[l]) {
      u64 bits = 0;
      std::memcpy(&bits, &old, sizeof(T));
      w.machine->polled(w, in, a.map[l], a.addr[l], sizeof(T), bits);
    }
  });
  if (global) w.machine->exchanged(w, in, {global, wrote, a.map, a.addr, nullptr, sizeof(T), found, left});
  if (dst) each(a.exec, [&](int l) { for (int k = 0; k < n; ++k) dst[k * kLanes + l] = old_bits[k * kLanes + l]; });
  account(w, in, a, sizeof(T));
  if (changed) {
    w.machine->side_effect(w);
    for (int t = 0; t < a.touches; ++t) w.machine->wrote(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
  }
}

// Memory straight to LDS: lane l's dword goes to M0[15:0] + offset + 4 * l.
template <Via via, u32 bytes, bool sign>
void load_lds(Wave& w, const Inst& in) {
  Access a;
  locate<via>(w, in, a, Where{&in.src[0], &in.src[1], nullptr}, bytes, Op::Load, true);
  for (int t = 0; t < a.touches; ++t) w.machine->settle(w, a.touch[t].map, a.touch[t].lo, a.touch[t].hi);
  u32 base = (w.s[kM0] & 0xffff) + u32(in.offset), places[kLanes];
  for (int l = 0; l < kLanes; ++l) places[l] = base + 4u * u32(l);
  if (w.watched) w.machine->lds_accesses(w, in, Op::Store, a.exec, places, 4);
  each(a.exec, [&](int l) {
    u32 x = 0;
    if (w.modelled && a.map[l]) w.machine->read(w, in, a.map[l], a.addr[l], reinterpret_cast<u8*>(&x), bytes, false);
    else std::memcpy(&x, a.ptr[l], bytes);
    if (sign) x = bytes == 1 ? u32(i32(i8(x))) : u32(i32(i16(x)));
    u64 to = base + 4u * u32(l);
    if (to + 4 > w.lds_size) throw Fault("LDS address " + std::to_string(to) + " of a block with " + std::to_string(w.lds_size) + " bytes of LDS", l);
    std::memcpy(w.lds + to, &x, 4);
  });
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
  } else throw Fault("this buffer load has no lds form");
}

void wbl2(Wave& w, const Inst& in) { w.machine->fence(w, in, true); }
void inv(Wave& w, const Inst& in) { w.machine->fence(w, in, false); }
}  // namespace

#define LOADS(via, prefix, spec, mods, unit, fn)                                                 \
  t.push_back({prefix "ubyte", unit, mods, fn(via, 1, ZeroExtend), "V.b32 " spec});               \
  t.push_back({prefix "sbyte", unit, mods, fn(via, 1, SignExtend), "V.b32 " spec});               \
  t.push_back({prefix "ushort", unit, mods, fn(via, 2, ZeroExtend), "V.b32 " spec});              \
  t.push_back({prefix "sshort", unit, mods, fn(via, 2, SignExtend), "V.b32 " spec});              \
  t.push_back({prefix "ubyte_d16", unit, mods, fn(via, 1, LowHalf), "V.b32 " spec});              \
  t.push_back({prefix "ubyte_d16_hi", unit, mods, fn(via, 1, HighHalf), "V.b32 " spec});          \
  t.push_back({prefix "sbyte_d16", unit, mods, fn(via, 1, LowHalfSigned), "V.b32 " spec});        \
  t.push_back({prefix "sbyte_d16_hi", unit, mods, fn(via, 1, HighHalfSigned), "V.b32 " spec});    \
  t.push_back({prefix "short_d16", unit, mods, fn(via, 2, LowHalf), "V.b32 " spec});              \
  t.push_back({prefix "short_d16_hi", unit, mods, fn(via, 2, HighHalf), "V.b32 " spec});          \
  t.push_back({prefix "dword", unit, mods, fn(via, 4, Whole), "V.b32 " spec});                    \
  t.push_back({prefix "dwordx2", unit, mods, fn(via, 8, Whole), "V.b64 " spec});                  \
  t.push_back({prefix "dwordx3", unit, mods, fn(via, 12, Whole), "V.b96 " spec});                 \
  t.push_back({prefix "dwordx4", unit, mods, fn(via, 16, Whole), "V.b128 " spec});
#define STORES(via, prefix, A, B, mods, unit)                                                    \
  t.push_back({prefix "byte", unit, mods, store<via, 1, false>, A "v.b32" B});                    \
  t.push_back({prefix "byte_d16_hi", unit, mods, store<via, 1, true>, A "v.b32" B});              \
  t.push_back({prefix "short", unit, mods, store<via, 2, false>, A "v.b32" B});                   \
  t.push_back({prefix "short_d16_hi", unit, mods, store<via, 2, true>, A "v.b32" B});             \
  t.push_back({prefix "dword", unit, mods, store<via, 4, false>, A "v.b32" B});                   \
  t.push_back({prefix "dwordx2", unit, mods, store<via, 8, false>, A "v.b64" B});                 \
  t.push_back({prefix "dwordx3", unit, mods, store<via, 12, false>, A "v.b96" B});                \
  t.push_back({prefix "dwordx4", unit, mods, store<via, 16, false>, A "v.b128" B});
// A: address part; D: data type; R: result type
#define GLOBAL_SPEC(D, R) "= a v." D " o | V." R " = a v." D " o"
#define FLAT_SPEC(D, R) "= a v." D " | V." R " = a v." D
#define BUFFER_SPEC(D, R) "= v." D " a s.b128 s.u32"
#define ATOMIC(name, T, f, cmp, D, R)                                                                                    \
  t.push_back({"global_atomic_" name, Unit::Vmem, Mods::Vmem, atomic<Via::Global, T, f, cmp>, GLOBAL_SPEC(D, R)});        \
  t.push_back({"flat_atomic_" name, Unit::Flat, Mods::Vmem, atomic<Via::Flat, T, f, cmp>, FLAT_SPEC(D, R)});              \
  t.push_back({"buffer_atomic_" name, Unit::Vmem, Mods::Buffer, atomic<Via::Buffer, T, f, cmp>, BUFFER_SPEC(D, R)});

void add_vmem(std::vector<OpInfo>& t) {
#define PLAIN(via, bytes, part) load<via, bytes, Part::part>
#define BUFFER(via, bytes, part) buffer_load<bytes, Part::part>
  LOADS(Via::Global, "global_load_", "= a o", Mods::Vmem, Unit::Vmem, PLAIN)
  LOADS(Via::Flat, "flat_load_", "= a", Mods::Vmem, Unit::Flat, PLAIN)
  LOADS(Via::Scratch, "scratch_load_", "= a o", Mods::Scratch, Unit::Scratch, PLAIN)
  LOADS(Via::Buffer, "buffer_load_", "= a s.b128 s.u32 | = a s.b128 s.u32", Mods::Buffer, Unit::Vmem, BUFFER)
  STORES(Via::Global, "global_store_", "= a ", " o", Mods::Vmem, Unit::Vmem)
  STORES(Via::Flat, "flat_store_", "= a ", "", Mods::Vmem, Unit::Flat)
  STORES(Via::Scratch, "scratch_store_", "= a ", " o", Mods::Scratch, Unit::Scratch)
  STORES(Via::Buffer, "buffer_store_", "= ", " a s.b128 s.u32", Mods::Buffer, Unit::Vmem)

  ATOMIC("swap", u32, at::swap<u32>, false, "b32", "b32")
  ATOMIC("cmpswap", u32, at::swap<u32>, true, "b64", "b32")
  ATOMIC("add", u32, at::add<u32>, false, "b32", "b32")
  ATOMIC("sub", u32, at::sub<u32>, false, "b32", "b32")
  ATOMIC("smin", i32, at::min<i32>, false, "b32", "b32")
  ATOMIC("umin", u32, at::min<u32>, false, "b32", "b32")
  ATOMIC("smax", i32, at::max<i32>, false, "b32", "b32")
  ATOMIC("umax", u32, at::max<u32>, false, "b32", "b32")
  ATOMIC("and", u32, at::land<u32>, false, "b32", "b32")
  ATOMIC("or", u32, at::lor<u32>, false, "b32", "b32")
  ATOMIC("xor", u32, at::lxor<u32>, false, "b32", "b32")
  ATOMIC("inc", u32, at::inc<u32>, false, "b32", "b32")
  ATOMIC("dec", u32, at::dec<u32>, false, "b32", "b32")
  ATOMIC("swap_x2", u64, at::swap<u64>, false, "b64", "b64")
  ATOMIC("cmpswap_x2", u64, at::swap<u64>, true, "b128", "b64")
  ATOMIC("add_x2", u64, at::add<u64>, false, "b64", "b64")
  ATOMIC("sub_x2", u64, at::sub<u64>, false, "b64", "b64")
  ATOMIC("smin_x2", i64, at::min<i64>, false, "b64", "b64")
  ATOMIC("umin_x2", u64, at::min<u64>, false, "b64", "b64")
  ATOMIC("smax_x2", i64, at::max<i64>, false, "b64", "b64")
  ATOMIC("umax_x2", u64, at::max<u64>, false, "b64", "b64")
  ATOMIC("and_x2", u64, at::land<u64>, false, "b64", "b64")
  ATOMIC("or_x2", u64, at::lor<u64>, false, "b64", "b64")
  ATOMIC("xor_x2", u64, at::lxor<u64>, false, "b64", "b64")
  ATOMIC("inc_x2", u64, at::inc<u64>, false, "b64", "b64")
  ATOMIC("dec_x2", u64, at::dec<u64>, false, "b64", "b64")
  ATOMIC("add_f32", f32, at::fadd<f32>, false, "b32", "b32")
  ATOMIC("add_f64", f64, at::fadd<f64>, false, "b64", "b64")
  ATOMIC("min_f64", f64, at::fmin<f64>, false, "b64", "b64")
  ATOMIC("max_f64", f64, at::fmax<f64>, false, "b64", "b64")
  ATOMIC("pk_add_f16", u32, at::pk_add_f16, false, "b32", "b32")
  ATOMIC("pk_add_bf16", u32, at::pk_add_bf16, false, "b32", "b32")

  t.push_back({"global_load_lds_ubyte", Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, false>, "= a o"});
  t.push_back({"global_load_lds_sbyte", Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 1, true>, "= a o"});
  t.push_back({"global_load_lds_ushort", Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, false>, "= a o"});
  t.push_back({"global_load_lds_sshort", Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 2, true>, "= a o"});
  t.push_back({"global_load_lds_dword", Unit::Vmem, Mods::Vmem, load_lds<Via::Global, 4, false>, "= a o"});
  t.push_back({"buffer_wbl2", Unit::Vmem, Mods::Vmem, wbl2, ""});
  t.push_back({"buffer_inv", Unit::Vmem, Mods::Vmem, inv, ""});
}
}  // namespace a2a
