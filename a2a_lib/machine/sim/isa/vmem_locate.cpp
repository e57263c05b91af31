// Addresses of memory instructions, from registers to bytes: alignment, scratch, LDS through flat addresses, mappings.
#include <cstdlib>
#include <new>

#include "isa/operands.h"
#include "isa/vmem.h"
#include "memory/fault.h"

namespace a2a::vmem {
namespace {
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

}  // namespace

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

template void locate<Via::Global>(Wave&, const Inst&, Access&, const Where&, u32, Op, bool);
template void locate<Via::Flat>(Wave&, const Inst&, Access&, const Where&, u32, Op, bool);
template void locate<Via::Scratch>(Wave&, const Inst&, Access&, const Where&, u32, Op, bool);
template void locate<Via::Buffer>(Wave&, const Inst&, Access&, const Where&, u32, Op, bool);
}  // namespace a2a::vmem
