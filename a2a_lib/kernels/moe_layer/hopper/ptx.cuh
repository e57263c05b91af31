// Hopper's instructions by name (PTX ISA 9.0). Shared memory is given by its 32-bit address.
#pragma once
#include <cstdint>

#define DEV static __device__ __forceinline__

DEV uint32_t shared(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
DEV uint64_t now() { uint64_t t; asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)); return t; }
DEV uint32_t cluster_rank() { uint32_t r; asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(r)); return r; }
DEV uint32_t in_block(uint32_t address, uint32_t block) {  // the same place in another block of the cluster
  uint32_t r; asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(address), "r"(block)); return r;
}
DEV void cluster_sync() {
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;" ::: "memory");
}
DEV void bar_init(uint32_t bar, int count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory"); }
DEV void bar_arrive(uint32_t bar, int count = 1) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
DEV void bar_arrive_at(uint32_t bar, int count = 1) {  // of any block of the cluster, by its address there
  asm volatile("mbarrier.arrive.shared::cluster.b64 _, [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
DEV void bar_release_at(uint32_t bar) {  // and what this thread has stored and seen is seen there
  asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(bar) : "memory");
}
DEV void bar_expect(uint32_t bar, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}
template <bool FAR> DEV bool bar_try(uint32_t bar, uint32_t parity) {
  uint32_t done;
  if (FAR)  // sees what another block of the cluster has released
    asm volatile("{\n.reg .pred p;\nmbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}"
                 : "=r"(done) : "r"(bar), "r"(parity) : "memory");
  else
    asm volatile("{\n.reg .pred p;\nmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}"
                 : "=r"(done) : "r"(bar), "r"(parity) : "memory");
  return done;
}
constexpr uint64_t LIMIT = 2000000000ull;  // ns that anybody waits
DEV void give_up(int* fault, int code) {
  atomicExch_system(fault, code);
  __threadfence_system();
  asm volatile("st.global.u32 [%0], %1;" ::"l"(8ull), "r"(code) : "memory");  // ends the launch; a trap would confine the consumers to 168 registers
}
template <bool FAR = false> DEV void bar_wait(uint32_t bar, uint32_t parity, int* fault, int code) {
  if (bar_try<FAR>(bar, parity)) return;
  uint64_t begin = now();
  while (!bar_try<FAR>(bar, parity))
    if (now() - begin > LIMIT) give_up(fault, code);
}
DEV int load_acquire(const int* p) { int v; asm volatile("ld.acquire.sys.global.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory"); return v; }
DEV int load_relaxed(const int* p) { int v; asm volatile("ld.relaxed.sys.global.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory"); return v; }
template <int SLEEP = 0> DEV void wait_at_least(const int* p, int value, int* fault, int code) {  // SLEEP: ns between two looks
  if (load_acquire(p) >= value) return;
  uint64_t begin = now();
  while (load_acquire(p) < value) {
    if (SLEEP) __nanosleep(SLEEP);
    if (now() - begin > LIMIT) give_up(fault, code);
  }
}
DEV void add_release_gpu(int* p, int v) { asm volatile("red.release.gpu.global.add.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory"); }
DEV void add_release_sys(int* p, int v) { asm volatile("red.release.sys.global.add.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory"); }
DEV int add_acq_rel(int* p, int v) {
  int before; asm volatile("atom.acq_rel.sys.global.add.s32 %0, [%1], %2;" : "=r"(before) : "l"(p), "r"(v) : "memory"); return before;
}
DEV uint4 load_16(const void* p) {
  uint4 v;
  asm volatile("ld.global.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p) : "memory");
  return v;
}
DEV void fence_async() { asm volatile("fence.proxy.async;" ::: "memory"); }  // plain accesses | the copy engine's
DEV void fence_async_shared() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }
DEV void fence_map(const void* map) {  // before the first use of a tensor map that lies in global memory
  asm volatile("fence.proxy.tensormap::generic.acquire.sys [%0], 128;" ::"l"(map) : "memory");
}
DEV uint64_t first_out() { uint64_t p; asm volatile("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(p)); return p; }
DEV uint64_t any_out() { uint64_t p; asm volatile("createpolicy.fractional.L2::evict_normal.b64 %0, 1.0;" : "=l"(p)); return p; }
DEV uint64_t last_out() { uint64_t p; asm volatile("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(p)); return p; }
DEV void load_box(uint32_t to, const void* map, int x, int y, uint32_t bar, uint64_t hint) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5;"
               ::"r"(to), "l"(map), "r"(x), "r"(y), "r"(bar), "l"(hint) : "memory");
}
DEV void load_box_everywhere(uint32_t to, const void* map, int x, int y, uint32_t bar, uint16_t blocks, uint64_t hint) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
               "[%0], [%1, {%2, %3}], [%4], %5, %6;"
               ::"r"(to), "l"(map), "r"(x), "r"(y), "r"(bar), "h"(blocks), "l"(hint) : "memory");
}
DEV void load_bytes(uint32_t to, const void* from, int bytes, uint32_t bar) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               ::"r"(to), "l"(from), "r"(bytes), "r"(bar) : "memory");
}
DEV void store_bytes(void* to, uint32_t from, int bytes, uint64_t hint) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [%0], [%1], %2, %3;"
               ::"l"(to), "r"(from), "r"(bytes), "l"(hint) : "memory");
}
DEV void store_box(const void* map, int x, int y, uint32_t from, uint64_t hint) {
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.L2::cache_hint [%0, {%1, %2}], [%3], %4;"
               ::"l"(map), "r"(x), "r"(y), "r"(from), "l"(hint) : "memory");
}
DEV void store_commit() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }
template <int N> DEV void stores_read() { asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N) : "memory"); }
template <int N> DEV void stores_done() { asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N) : "memory"); }

DEV void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
DEV void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int N> DEV void wgmma_wait() { asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory"); }
DEV void store_4(uint32_t to, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(a), "r"(b), "r"(c), "r"(d) : "memory");
}
DEV void store_4_turned(uint32_t to, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(a), "r"(b), "r"(c), "r"(d) : "memory");
}
DEV void store_2_turned(uint32_t to, uint32_t a, uint32_t b) {
  asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(to), "r"(a), "r"(b) : "memory");
}
DEV void store_1_turned(uint32_t to, uint32_t a) {
  asm volatile("stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(to), "r"(a) : "memory");
}
DEV uint32_t pack(float low, float high) {
  uint32_t r; asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(high), "f"(low)); return r;
}
DEV void add(float (&total)[8], uint4 v, float weight) {  // of 8 values of bfloat16
  const uint32_t word[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    total[2 * i] += __uint_as_float(word[i] << 16) * weight;
    total[2 * i + 1] += __uint_as_float(word[i] & 0xffff0000u) * weight;
  }
}
DEV uint32_t code_2(float low, float high) {  // two values in e4m3; what is too large becomes 448, NaN stays
  uint16_t r; asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(high), "f"(low)); return r;
}
DEV uint32_t load_shared(uint32_t from) { uint32_t v; asm volatile("ld.shared.u32 %0, [%1];" : "=r"(v) : "r"(from) : "memory"); return v; }
DEV void store_shared(uint32_t to, uint32_t v) { asm volatile("st.shared.u32 [%0], %1;" ::"r"(to), "r"(v) : "memory"); }
DEV void store_shared_half(uint32_t to, uint16_t v) { asm volatile("st.shared.u16 [%0], %1;" ::"r"(to), "h"(v) : "memory"); }
DEV void max_shared(uint32_t at, uint32_t v) { asm volatile("red.shared.max.u32 [%0], %1;" ::"r"(at), "r"(v) : "memory"); }
template <int N> DEV void more_registers() { asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(N)); }
template <int N> DEV void fewer_registers() { asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(N)); }

template <int STAGES> struct TurnOf {  // through the stages of a ring
  int stage = 0;
  uint32_t phase = 0;
  __device__ __forceinline__ void next() {
    if (++stage == STAGES) stage = 0, phase ^= 1;
  }
};
