// What the language asks of the machine: calls, pointers to functions, globals, local arrays, switches, divergence.
#include "a2a/hip.h"

// ---- calls
__device__ __noinline__ int mix(int x, int y) { return x * 31 + (y ^ (x >> 3)); }
__device__ __noinline__ double average(double a, float b, int64_t c) { return (a + b + (double)c) / 4; }
__device__ __noinline__ int deep(int x) { return mix(mix(x, 1), mix(2, x)) + 1; }
extern "C" __global__ void calls(int32_t* out, double* means, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i] = deep(i) ^ mix(i, i);
  means[i] = average(i, 0.5f * i, (int64_t)i << 33);
}

__device__ __noinline__ int twice(int x) { return 2 * x; }
__device__ __noinline__ int square(int x) { return x * x; }
__device__ __noinline__ int negate(int x) { return -x; }
typedef int (*Function)(int);
extern "C" __global__ void function_pointers(int32_t* out, int which) {
  Function f = which == 0 ? twice : which == 1 ? square : negate;
  out[threadIdx.x] = f(threadIdx.x) + 1;
}

// ---- device globals
__device__ int32_t global_counter = 5;
__device__ int32_t global_table[8] = {1, 2, 4, 8, 16, 32, 64, 128};
__constant__ float constant_table[4] = {0.5f, 1.5f, 2.5f, 3.5f};
extern "C" __global__ void globals(float* out, int32_t* counter) {
  out[threadIdx.x] = constant_table[threadIdx.x % 4] * global_table[threadIdx.x % 8];
  __syncthreads();
  if (threadIdx.x == 0) {
    *counter = atomicAdd(&global_counter, 3);
    atomicSub(&global_counter, 3);
  }
}

// ---- local arrays, indexed by values known only at run time
extern "C" __global__ void local_array(int32_t* out, const int32_t* order) {
  int32_t a[16];
  for (int k = 0; k < 16; ++k) a[k] = k * k + threadIdx.x;
  for (int k = 0; k < 16; ++k) a[order[k] & 15] += a[(order[k] + threadIdx.x) & 15];
  int32_t sum = 0;
  for (int k = 0; k < 16; ++k) sum = sum * 3 + a[k];
  out[threadIdx.x] = sum;
}
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
// Insertion sort of 12 numbers per thread.
extern "C" __global__ void sort_local(int32_t* to, const int32_t* from) {
  int32_t a[12];
  for (int k = 0; k < 12; ++k) a[k] = from[threadIdx.x * 12 + k];
  for (int k = 1; k < 12; ++k) {
    const int32_t x = a[k];
    int j = k - 1;
    while (j >= 0 && a[j] > x) a[j + 1] = a[j], --j;
    a[j + 1] = x;
  }
  for (int k = 0; k < 12; ++k) to[threadIdx.x * 12 + k] = a[k];
}

// ---- arguments
struct Shape {
  int8_t a;
  int32_t b;
  double c;
  int16_t d[5];
  float* e;
};
extern "C" __global__ void struct_argument(Shape s, uint8_t small, int64_t big, float f, double g) {
  const int i = threadIdx.x;
  s.e[i] = s.a + s.b * i + (float)s.c + s.d[i % 5] + small + (float)(big >> 32) + f * (float)g;
}

// ---- control flow
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
// Steps of the Collatz sequence: every lane leaves the loop at another time.
extern "C" __global__ void collatz(int32_t* steps, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  uint64_t x = i + 1;
  int32_t count = 0;
  while (x != 1) {
    x = x % 2 ? 3 * x + 1 : x / 2;
    if (++count >= 100) break;
  }
  steps[i] = count;
}
// Nested loops with break and continue.
extern "C" __global__ void primes(int32_t* out) {
  const int lower = 1 + threadIdx.x * 10;
  int32_t count = 0;
  for (int p = lower; p < lower + 10; ++p) {
    if (p < 2) continue;
    bool prime = true;
    for (int q = 2; q * q <= p; ++q)
      if (p % q == 0) { prime = false; break; }
    count += prime;
  }
  out[threadIdx.x] = count;
}

// ---- shape of the launch
extern "C" __global__ void coordinates(uint32_t* out) {  // [blocks][threads], blocks and threads numbered x first
  const uint32_t block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  const uint32_t thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  out[block * blockDim.x * blockDim.y * blockDim.z + thread] =
      threadIdx.x | threadIdx.y << 4 | threadIdx.z << 8 | blockIdx.x << 12 | blockIdx.y << 16 | blockIdx.z << 20;
}
// LDS sized by the launch: rotates the block's elements.
extern __shared__ int32_t dynamic[];
extern "C" __global__ void dynamic_lds(int32_t* to, const int32_t* from, int by) {
  dynamic[threadIdx.x] = from[threadIdx.x];
  __syncthreads();
  to[threadIdx.x] = dynamic[(threadIdx.x + by) % blockDim.x];
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
