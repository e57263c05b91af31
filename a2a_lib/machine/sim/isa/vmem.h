// Memory instructions: the places of their lanes' bytes, and other common parts.
#pragma once
#include <vector>

#include "isa/machine.h"
#include "isa/table.h"

namespace a2a::vmem {
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

// Checks the addresses of an instruction's active lanes and finds their bytes. Throws Fault.
template <Via via>
void locate(Wave&, const Inst&, Access&, const Where&, u32 bytes, Op, bool returns);

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

// The parts of the table.
void add_loads(std::vector<OpInfo>&);
void add_stores(std::vector<OpInfo>&);
void add_atomics(std::vector<OpInfo>&);
}  // namespace a2a::vmem
