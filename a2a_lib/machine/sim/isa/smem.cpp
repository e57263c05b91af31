// Scalar memory loads and stores. The address is aligned down to 4 bytes, as the hardware does.
#include "isa/machine.h"
#include "isa/table.h"

namespace a2a {
namespace {
u64 address(const Wave& w, const Inst& in, int base) {
  u64 b = w.scalar64(in.src[base]);
  if (in.nsrc > base + 1) {
    const Operand& o = in.src[base + 1];
    b += o.kind == Kind::Const ? u64(i64(i32(o.value))) : u64(w.scalar(o));
  }
  return (b + u64(i64(in.offset))) & ~u64{3};
}

const Mapping* touch(Wave& w, const Inst& in, u64 addr, u32 bytes, Op op) {
  auto inside = [&](const Mapping* m) { return m && addr - m->base < m->size && addr + bytes - m->base <= m->size; };
  const Mapping* m = inside(w.tlb[0])   ? w.tlb[0]
                     : inside(w.tlb[1]) ? w.tlb[1]
                                        : w.machine->resolve(w, addr, bytes, -1, op == Op::Load ? "read" : "write");
  Touch t{op, m, addr, addr + bytes, bytes, true, nullptr, 0, 0, false};
  w.machine->touch(w, in, &t, 1);
  if (w.watched) {  // as an access of the first active lane
    const int lane = w.exec() ? std::countr_zero(w.exec()) : 0;
    const Mapping* maps[kLanes];
    u64 at[kLanes];
    maps[lane] = m;
    at[lane] = addr;
    w.machine->accesses(w, in, op, u64{1} << lane, maps, at, bytes);
  }
  return m;
}

// A peer's dwords, one lane of the request each.
Request& far_request(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 n, bool is_load) {
  Request& r = w.machine->request(w, in, is_load, 4);
  r.exec = (u64{1} << n) - 1;
  for (u32 i = 0; i < n; ++i) {
    r.memory[i] = m->memory;
    r.offset[i] = addr + 4 * i - m->base;
  }
  return r;
}
void finish(Wave& w, const Inst& in, const Request& r) {
  for (u64 e = r.exec; e; e &= e - 1)
    std::memcpy(w.s + in.dst[0].reg + std::countr_zero(e), r.data[std::countr_zero(e)], 4);
}
void far_load(Wave& w, const Inst& in, const Mapping* m, u64 addr, u32 n) {
  Request& r = far_request(w, in, m, addr, n, true);
  r.finish = finish;
  w.machine->submit(w, in, r, w.time);
}

template <int n>
void load(Wave& w, const Inst& in) {
  u64 addr = address(w, in, 0);
  const Mapping* m = touch(w, in, addr, n * 4, Op::Load);
  if (far(w, *m->memory)) return far_load(w, in, m, addr, n);
  if (w.modelled) w.machine->read(w, in, m, addr, reinterpret_cast<u8*>(w.s + in.dst[0].reg), n * 4, true);
  else std::memcpy(w.s + in.dst[0].reg, m->memory->host + (addr - m->base), n * 4);
}

// V#: base, num_records in bytes for stride 0; dwords out of range read 0.
template <int n>
void buffer_load(Wave& w, const Inst& in) {
  const u32* r = w.s + in.src[0].reg;
  u64 base = u64(r[0]) | u64(r[1] & 0xffff) << 32;
  u32 stride = r[1] >> 16 & 0x3fff;
  u64 limit = stride ? u64(stride) * r[2] : r[2];
  u64 off = (u64(w.scalar(in.src[1])) + u64(in.offset)) & ~u64{3};
  u32 out[n] = {};
  u32 ok = 0;
  while (ok < n && off + 4 * (ok + 1) <= limit) ++ok;
  if (ok) {
    const Mapping* m = touch(w, in, base + off, ok * 4, Op::Load);
    if (far(w, *m->memory)) far_load(w, in, m, base + off, ok);
    else std::memcpy(out, m->memory->host + (base + off - m->base), ok * 4);
  }
  std::memcpy(w.s + in.dst[0].reg, out, n * 4);
}

template <int n>
void store(Wave& w, const Inst& in) {
  u64 addr = address(w, in, 1);
  u32 data[n];
  std::memcpy(data, w.s + in.src[0].reg, n * 4);
  const Mapping* m = touch(w, in, addr, n * 4, Op::Store);
  if (far(w, *m->memory)) {
    w.machine->side_effect(w);
    Request& r = far_request(w, in, m, addr, n, false);
    for (int i = 0; i < n; ++i) std::memcpy(r.data[i], data + i, 4);
    return w.machine->submit(w, in, r, w.time);
  }
  std::memcpy(m->memory->host + (addr - m->base), data, n * 4);
  w.machine->side_effect(w);
  if (!m->memory->watched.empty()) w.machine->wrote(w, m, addr, addr + n * 4);
}
}  // namespace

void add_smem(std::vector<OpInfo>& t) {
  auto op = [&](const char* name, Exec run, const char* spec) {
    t.push_back({name, Family::SMEM, Unit::Smem, Mods::Smem, run, spec});
  };
  op("s_load_dword", load<1>, "S.b32 = s.b64 s.u32");
  op("s_load_dwordx2", load<2>, "S.b64 = s.b64 s.u32");
  op("s_load_dwordx4", load<4>, "S.b128 = s.b64 s.u32");
  op("s_load_dwordx8", load<8>, "S.b256 = s.b64 s.u32");
  op("s_load_dwordx16", load<16>, "S.b512 = s.b64 s.u32");
  op("s_buffer_load_dword", buffer_load<1>, "S.b32 = s.b128 s.u32");
  op("s_buffer_load_dwordx2", buffer_load<2>, "S.b64 = s.b128 s.u32");
  op("s_buffer_load_dwordx4", buffer_load<4>, "S.b128 = s.b128 s.u32");
  op("s_buffer_load_dwordx8", buffer_load<8>, "S.b256 = s.b128 s.u32");
  op("s_buffer_load_dwordx16", buffer_load<16>, "S.b512 = s.b128 s.u32");
  op("s_store_dword", store<1>, "= s.b32 s.b64 s.u32");
  op("s_store_dwordx2", store<2>, "= s.b64 s.b64 s.u32");
  op("s_store_dwordx4", store<4>, "= s.b128 s.b64 s.u32");
}
}  // namespace a2a
