// Copies: one element of 1, 2, 4, 8 or 16 bytes per lane, with a masked tail; strided; transposed through LDS.
#include "a2a/hip.h"

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

// to[i] = from[i * stride + shift], 4-byte elements at any stride.
extern "C" __global__ void copy_strided(uint32_t* to, const uint32_t* from, int n, int stride, int shift) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i * stride + shift];
}

// A 32 x 32 tile per block, 256 threads; rows and columns are multiples of 32.
extern "C" __global__ void transpose(float* to, const float* from, int rows, int columns) {
  __shared__ float tile[32][33];
  const int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int r = y; r < 32; r += 8) tile[r][x] = from[(blockIdx.y * 32 + r) * columns + blockIdx.x * 32 + x];
  __syncthreads();
  for (int r = y; r < 32; r += 8) to[(blockIdx.x * 32 + r) * rows + blockIdx.y * 32 + x] = tile[x][r];
}

// Reverses 16-byte elements inside each block by way of LDS (128-bit LDS reads and writes); 128 threads.
extern "C" __global__ void reverse_16(Word4* to, const Word4* from) {
  __shared__ Word4 all[128];
  all[threadIdx.x] = from[blockIdx.x * 128 + threadIdx.x];
  __syncthreads();
  to[blockIdx.x * 128 + threadIdx.x] = all[127 - threadIdx.x];
}

// The same with bytes, shorts and 8-byte elements: narrow LDS accesses. 64 threads.
extern "C" __global__ void reverse_narrow(uint8_t* b, uint16_t* h, uint64_t* q) {
  __shared__ uint8_t lb[64];
  __shared__ uint16_t lh[64];
  __shared__ uint64_t lq[64];
  const int i = threadIdx.x;
  lb[i] = b[i], lh[i] = h[i], lq[i] = q[i];
  __syncthreads();
  b[i] = lb[63 - i], h[i] = lh[63 - i], q[i] = lq[63 - i];
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
