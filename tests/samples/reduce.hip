// Element-wise arithmetic and reductions.
#include "a2a/hip.h"
#include "a2a/wave.h"

typedef half_t Half2 __attribute__((ext_vector_type(2)));
#pragma clang fp contract(off)

// y = a * x + y in f16, two at a time, rounded once.
extern "C" __global__ void fma_f16(Half2* y, const Half2* x, float a, int n) {
  const Half2 scale = {(half_t)a, (half_t)a};
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = __builtin_elementwise_fma(scale, x[i], y[i]);
}

// f16 sums accumulated in f32: eight rows into one.
extern "C" __global__ void sum_rows_f16(half_t* to, const half_t* from, int columns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= columns) return;
  float sum = 0;
  for (int r = 0; r < 8; ++r) sum += (float)from[r * columns + i];
  to[i] = (half_t)sum;
}

// Each wave sums its part by shuffles; one lane adds to the total.
extern "C" __global__ void sum_waves(float* total, const float* from, int n) {
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += from[i];
  sum = a2a::wave_sum(sum);
  if (a2a::lane_id() == 0) atomicAdd(total, sum);
}

// One block: tree in LDS. Block size is a power of two up to 1024.
extern "C" __global__ void sum_block(double* total, const double* from, int n) {
  __shared__ double part[1024];
  double sum = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) sum += from[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if ((int)threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) *total = part[0];
}

// Smallest, largest, and, or, xor and maximum of u64 over the whole array, each by its own atomic.
extern "C" __global__ void atomics(int32_t* i32, uint32_t* u32, uint64_t* u64, double* f64, const int32_t* from,
                                   int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const int32_t x = from[i];
  atomicMin(&i32[0], x);
  atomicMax(&i32[1], x);
  atomicSub(&i32[2], x);
  atomicAnd(&u32[0], (uint32_t)x | 0x3000u);
  atomicOr(&u32[1], (uint32_t)x & 0xff00ffu);
  atomicXor(&u32[2], (uint32_t)x);
  atomicMax(&u64[0], (uint64_t)x << 20);
  atomicAdd(&u64[1], (uint64_t)(uint32_t)x);
  atomicAdd(&f64[0], (double)x);
}

// The same on LDS, one block of 256.
extern "C" __global__ void atomics_lds(int32_t* i32, uint64_t* u64, float* f32, double* f64, const int32_t* from) {
  __shared__ int32_t si[6];
  __shared__ uint64_t su[3];
  __shared__ float sf;
  __shared__ double sd;
  if (threadIdx.x == 0) {
    si[0] = 0x7fffffff, si[1] = -0x7fffffff, si[2] = 0, si[3] = -1, si[4] = 0, si[5] = 0;
    su[0] = ~0ull, su[1] = 0, su[2] = 0;
    sf = 0, sd = 0;
  }
  __syncthreads();
  const int32_t x = from[threadIdx.x];
  atomicMin(&si[0], x);
  atomicMax(&si[1], x);
  atomicAdd(&si[2], x);
  atomicAnd(&si[3], x);
  atomicOr(&si[4], x);
  atomicXor(&si[5], x);
  atomicMin(&su[0], (uint64_t)(uint32_t)x << 8);
  atomicMax(&su[1], (uint64_t)(uint32_t)x << 8);
  atomicAdd(&su[2], (uint64_t)(uint32_t)x << 8);
  atomicAdd(&sf, (float)(x >> 24));
  atomicAdd(&sd, (double)x);
  __syncthreads();
  if (threadIdx.x < 6) i32[threadIdx.x] = si[threadIdx.x];
  if (threadIdx.x < 3) u64[threadIdx.x] = su[threadIdx.x];
  if (threadIdx.x == 0) *f32 = sf, *f64 = sd;
}

// Counts of byte values: in LDS first, then once per block in memory.
extern "C" __global__ void histogram(uint32_t* counts, const uint8_t* from, int n) {
  __shared__ uint32_t bins[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x) bins[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[from[i]], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    if (bins[b]) atomicAdd(&counts[b], bins[b]);
}
