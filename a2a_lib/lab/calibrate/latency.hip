// Latency: one lane follows a chain in which every load needs the value of the load before it. The values are offsets
// in bytes, so that a step is the load alone. The host sizes the chain for the level to be measured. The first `warm`
// steps fill that level. The host compares two lengths of `steps`, so that what both have in common cancels.
#include "a2a/a2a.h"
using namespace a2a;

// memory: offsets [any]; out: one uint32 that keeps the loads alive. One block of one thread. threadIdx.x is 0, but the
// compiler does not know it: a uniform address would become a scalar load.
extern "C" __global__ __launch_bounds__(64) void chase(const char* memory, uint32_t* out, int warm, int steps) {
  uint32_t at = threadIdx.x * 4;
  for (int i = 0; i < warm; ++i) at = *(const uint32_t*)(memory + at);
#pragma unroll 16
  for (int i = 0; i < steps; ++i) at = *(const uint32_t*)(memory + at);
  *out = at;
}

// Like `chase`, but past all caches that may hold an old value, as a wave must that reads a peer's memory.
extern "C" __global__ __launch_bounds__(64) void chase_system(const char* memory, uint32_t* out, int steps) {
  uint32_t at = threadIdx.x * 4;
#pragma unroll 16
  for (int i = 0; i < steps; ++i) at = load_relaxed<Scope::system>((const uint32_t*)(memory + at));
  *out = at;
}

extern "C" __global__ __launch_bounds__(64) void chase_lds(const uint32_t* chain, uint32_t* out, int steps) {
  __shared__ uint32_t lds[256];
  for (int i = 0; i < 256; ++i) lds[i] = chain[i];
  __syncthreads();
  uint32_t at = threadIdx.x * 4;
#pragma unroll 16
  for (int i = 0; i < steps; ++i) at = *(const uint32_t*)((const char*)lds + at);
  *out = at;
}

#ifndef A2A_CUDA
// Through the scalar cache: a uniform address in constant memory becomes s_load.
extern "C" __global__ __launch_bounds__(64) void chase_scalar(const char* memory, uint32_t* out, int warm, int steps) {
  typedef const __attribute__((address_space(4))) char* Constant;
  typedef const __attribute__((address_space(4))) uint32_t* ConstantWord;
  const Constant base = (Constant)(uintptr_t)memory;
  uint32_t at = 0;
  for (int i = 0; i < warm; ++i) at = *(ConstantWord)(base + at);
#pragma unroll 16
  for (int i = 0; i < steps; ++i) at = *(ConstantWord)(base + at);
  *out = at;
}
#endif

// One wave, `steps` dependent loads of 16 bytes per lane from a peer.
extern "C" __global__ __launch_bounds__(64) void remote_rows(const char* memory, uint32_t* out, int steps) {
  uint32_t at = threadIdx.x * 16;
  for (int i = 0; i < steps; ++i) {
    const Bytes16 row = *(const Bytes16*)(memory + at);
    at += WAVE * 16 + (row.x | row.y | row.z | row.w);  // the memory is zero: the next WAVE * 16 bytes
  }
  out[threadIdx.x] = at;
}

// Keeps the compiler from moving instructions across.
__device__ __forceinline__ void stay() {
#ifdef A2A_CUDA
  asm volatile("" ::: "memory");
#else
  __builtin_amdgcn_sched_barrier(0);
#endif
}

// One wave that always asks for 32 rows ahead: how many loads does the GPU keep under way? `rounds` times 32 loads of
// 16 bytes per lane; memory: one round more.
extern "C" __global__ __launch_bounds__(64) void remote_ahead(const char* memory, uint32_t* out, int rounds) {
  const char* from = memory + threadIdx.x * 16;
  Bytes16 row[32];  // 128 registers
#pragma unroll
  for (int i = 0; i < 32; ++i) row[i] = *(const Bytes16*)(from + i * WAVE * 16);
  uint32_t sum = 0;
  for (int r = 0; r < rounds; ++r) {
    from += 32 * WAVE * 16;
#pragma unroll
    for (int i = 0; i < 32; ++i) {
      sum ^= row[i].x ^ row[i].y ^ row[i].z ^ row[i].w;
      row[i] = *(const Bytes16*)(from + i * WAVE * 16);
      stay();
    }
  }
#pragma unroll
  for (int i = 0; i < 32; ++i) sum ^= row[i].x ^ row[i].y ^ row[i].z ^ row[i].w;
  out[threadIdx.x] = sum;
}
