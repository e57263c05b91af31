// What single instructions and larger programs (sim/kernels/foreign_*.hip) leave out: copies of every width and straight
// to LDS, divisions that the compiler expands, vectors indexed in registers, switches, generic pointers, a grid barrier.
#include "a2a/grid.h"
#include "a2a/hip.h"
#include "a2a/sync.h"

typedef uint32_t Word4 __attribute__((ext_vector_type(4)));

template <class T> __device__ __forceinline__ void copy(T* to, const T* from, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) to[i] = from[i];
}
extern "C" __global__ void copy_1(uint8_t* to, const uint8_t* from, int n) { copy(to, from, n); }
extern "C" __global__ void copy_2(uint16_t* to, const uint16_t* from, int n) { copy(to, from, n); }
extern "C" __global__ void copy_4(uint32_t* to, const uint32_t* from, int n) { copy(to, from, n); }
extern "C" __global__ void copy_8(uint64_t* to, const uint64_t* from, int n) { copy(to, from, n); }
extern "C" __global__ void copy_16(Word4* to, const Word4* from, int n) { copy(to, from, n); }

// Signed bytes and shorts are widened, so loads sign-extend.
extern "C" __global__ void widen(int32_t* to, const int8_t* bytes, const int16_t* shorts, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = bytes[i] * 70000 + shorts[i];
}

// From memory to LDS without a register in between: each wave's 64 dwords go to where the wave says. 128 threads.
extern "C" __global__ void load_to_lds(uint32_t* to, const uint32_t* from) {
  __shared__ uint32_t all[128];
  typedef __attribute__((address_space(1))) void* Global;
  typedef __attribute__((address_space(3))) void* Shared;
  const int wave = __builtin_amdgcn_readfirstlane(threadIdx.x / 64);
  __builtin_amdgcn_global_load_lds((Global)(from + threadIdx.x), (Shared)(all + 64 * wave), 4, 0, 0);
  __builtin_amdgcn_s_waitcnt(0);
  __syncthreads();
  to[threadIdx.x] = all[threadIdx.x ^ 127];
}

#pragma clang fp contract(off)
#define INDEX const int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return

extern "C" __global__ void divide_32(int32_t* q, int32_t* r, uint32_t* uq, uint32_t* ur, const int32_t* a,
                                     const int32_t* b, int n) {
  INDEX;
  q[i] = a[i] / b[i], r[i] = a[i] % b[i];
  uq[i] = (uint32_t)a[i] / (uint32_t)b[i], ur[i] = (uint32_t)a[i] % (uint32_t)b[i];
}
extern "C" __global__ void divide_64(int64_t* q, int64_t* r, uint64_t* uq, uint64_t* ur, const int64_t* a,
                                     const int64_t* b, int n) {
  INDEX;
  q[i] = a[i] / b[i], r[i] = a[i] % b[i];
  uq[i] = (uint64_t)a[i] / (uint64_t)b[i], ur[i] = (uint64_t)a[i] % (uint64_t)b[i];
}
// Division by constants: multiplications by reciprocals. out is [4][n].
extern "C" __global__ void divide_constant(int32_t* out, const int32_t* a, int n) {
  INDEX;
  out[i] = a[i] / 7, out[n + i] = a[i] % 1000, out[2 * n + i] = (uint32_t)a[i] / 10u, out[3 * n + i] = a[i] / 16;
}
extern "C" __global__ void divide_f32(float* q, const float* a, const float* b, int n) { INDEX; q[i] = a[i] / b[i]; }
extern "C" __global__ void divide_f64(double* q, const double* a, const double* b, int n) { INDEX; q[i] = a[i] / b[i]; }

__device__ __noinline__ int mix(int x, int y) { return x * 31 + (y ^ (x >> 3)); }

// A vector indexed uniformly: kept in registers.
typedef float Float16 __attribute__((ext_vector_type(16)));
extern "C" __global__ void vector_index(float* out, const float* from, const int32_t* at, int n) {
  Float16 v;
  for (int k = 0; k < 16; ++k) v[k] = from[k * 64 + threadIdx.x];
  for (int j = 0; j < n; ++j) {
    const int k = at[j] & 15;
    v[k] = v[k] * 2 + j;
  }
  float sum = 0;
  for (int k = 0; k < 16; ++k) sum += v[k] * k;
  out[threadIdx.x] = sum;
}

extern "C" __global__ void switches(int32_t* out, const int32_t* kind, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int x = i;
  switch (kind[i]) {
    case 0: x += 3; break;
    case 1: x *= 5; [[fallthrough]];
    case 2: x -= 7; break;
    case 3: x = mix(x, 9); break;
    case 4: x = x % 13; break;
    case 5: for (int k = 0; k < i % 7; ++k) x += k * x; break;
    case 9: return;
    default: x = -1;
  }
  out[i] = x;
}

// A pointer that is to memory, LDS or scratch depending on data: generic addressing.
__device__ __noinline__ int32_t load_any(const int32_t* p) { return *p; }
extern "C" __global__ void generic_pointers(int32_t* out, const int32_t* from) {
  __shared__ int32_t shared[64];
  int32_t own[4];
  const int i = threadIdx.x;
  shared[i] = i * 100;
  for (int k = 0; k < 4; ++k) own[k] = i + k * 1000;
  __syncthreads();
  const int32_t* p = i % 3 == 0 ? &from[i] : i % 3 == 1 ? &shared[63 - i] : &own[i % 4];
  out[i] = load_any(p);
}

// Each round, every block adds its left neighbour's number of the round before to its own.
extern "C" __global__ void ring_rounds(uint32_t* barrier, int32_t* a, int32_t* b, int rounds) {
  const int n = gridDim.x, me = blockIdx.x, left = (me + n - 1) % n;
  for (int r = 0; r < rounds; ++r) {
    int32_t *from = r % 2 ? b : a, *to = r % 2 ? a : b;
    if (threadIdx.x == 0) {
      const int32_t x = a2a::load_relaxed<a2a::Scope::agent>(&from[me]);
      const int32_t y = a2a::load_relaxed<a2a::Scope::agent>(&from[left]);
      a2a::store_relaxed<a2a::Scope::agent>(&to[me], x + y);
    }
    a2a::grid_barrier(barrier);
  }
}
