// Kernels of other libraries whose times on MI300X are published, written anew after their descriptions: same grids, same
// order of loads, stores and flags. No constant of the clock comes from them: it has never seen them. Sums in fp32,
// in one order everywhere. flag values: the call's number, where the originals count by themselves.
#include "a2a/a2a.h"
using namespace a2a;

// The same block of every rank meets here. flags: symmetric uint32 [blocks, 8].
template <Order Tell, Order Hear> __device__ inline void meet(World world, uint32_t* flags, uint32_t number) {
  __syncthreads();
  if ((int)threadIdx.x < world.world_size) {
    signal<Tell, Scope::system>(world.at(flags + blockIdx.x * 8 + world.rank, threadIdx.x), number);
    wait_at_least<Hear, Scope::system>(flags + blockIdx.x * 8 + threadIdx.x, number);
  }
  __syncthreads();
}
__device__ inline void add(float (&sum)[8], const Half8& h) {
  for (int j = 0; j < 8; ++j) sum[j] += float(h[j]);
}
__device__ inline Half8 rounded(const float (&sum)[8]) {
  Half8 h;
  for (int j = 0; j < 8; ++j) h[j] = half_t(sum[j]);
  return h;
}

// AllReduce in one stage: every rank reads all of every rank's data. data: symmetric [n]; flags: [2, blocks, 8].
template <int W> __device__ inline void one_stage(World world, const Half8* data, Half8* out, uint32_t* flags, int n) {
  const Half8* of[W];
  for (int r = 0; r < W; ++r) of[r] = world.at(data, r);
  meet<Order::relaxed, Order::relaxed>(world, flags, world.epoch);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    Half8 h[W];
    for (int r = 0; r < W; ++r) h[r] = of[r][i];
    float sum[8] = {};
    for (int r = 0; r < W; ++r) add(sum, h[r]);
    out[i] = rounded(sum);
  }
  meet<Order::relaxed, Order::relaxed>(world, flags + gridDim.x * 8, world.epoch);
}

// AllReduce in two stages: every rank adds up its share, then reads the others' shares. part: symmetric [n / W].
template <int W> __device__ inline void two_stages(World world, const Half8* data, Half8* part, Half8* out,
                                                   uint32_t* flags, int n) {
  const int share = n / W, step = gridDim.x * blockDim.x;
  const Half8 *of[W], *parts[W];
  for (int k = 0; k < W; ++k) {
    const int r = (world.rank + k) % W;
    of[k] = world.at(data, r) + world.rank * share;
    parts[k] = world.at(part, r);
  }
  meet<Order::relaxed, Order::relaxed>(world, flags, world.epoch);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < share; i += step) {
    Half8 h[W];
    for (int k = 0; k < W; ++k) h[k] = of[k][i];
    float sum[8] = {};
    for (int r = 0; r < W; ++r) add(sum, h[(r - world.rank + W) % W]);
    part[i] = rounded(sum);
  }
  meet<Order::release, Order::acquire>(world, flags + gridDim.x * 8, world.epoch);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < share; i += step)
    for (int k = 0; k < W; ++k) out[(world.rank + k) % W * share + i] = parts[k][i];
}

// Tells the same block of every rank that what this one stored is there; waits for that of rank r. flags as above.
__device__ inline void tell_all(World world, uint32_t* flags, uint32_t number) {
  __syncthreads();
  if ((int)threadIdx.x < world.world_size)
    signal<Order::release, Scope::system>(world.at(flags + blockIdx.x * 8 + world.rank, threadIdx.x), number);
}
__device__ inline void hear(uint32_t* flags, int r, uint32_t number) {
  if (threadIdx.x == 0) wait_at_least<Order::relaxed, Scope::system>(flags + blockIdx.x * 8 + r, number);
  __syncthreads();
}

// The same pushed. A block takes tiles of 32 KiB and stores a share of each to every rank. It adds up the shares that it
// receives, source after source, and stores the sum to every rank. box: symmetric [2, blocks, W, 2048 / W], uncached, so
// that relaxed waits are enough. flags: [2, blocks, 8].
template <int W> __device__ inline void pushed(World world, const Half8* data, Half8* box, Half8* out, uint32_t* flags,
                                               int n) {
  constexpr int ATOMS = 8, SHARE = ATOMS / W, THREADS = 256;
  const int t = threadIdx.x, tiles = n / (ATOMS * THREADS);
  Half8* first = box + (int64_t)blockIdx.x * ATOMS * THREADS;
  Half8* second = first + (int64_t)gridDim.x * ATOMS * THREADS;
  uint32_t number = world.epoch << 12;
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    ++number;
    const Half8* from = data + (int64_t)tile * ATOMS * THREADS + t;
    Half8 atom[ATOMS];
    for (int a = 0; a < ATOMS; ++a) atom[a] = from[a * THREADS];
    for (int r = 0; r < W; ++r) {
      Half8* to = world.at(first, r) + world.rank * SHARE * THREADS + t;
      for (int a = 0; a < SHARE; ++a) to[a * THREADS] = atom[r * SHARE + a];
    }
    tell_all(world, flags, number);
    float sum[SHARE][8] = {};
    for (int r = 0; r < W; ++r) {
      hear(flags, r, number);
      for (int a = 0; a < SHARE; ++a) add(sum[a], first[(r * SHARE + a) * THREADS + t]);
    }
    for (int r = 0; r < W; ++r) {
      Half8* to = world.at(second, r) + world.rank * SHARE * THREADS + t;
      for (int a = 0; a < SHARE; ++a) to[a * THREADS] = rounded(sum[a]);
    }
    tell_all(world, flags + gridDim.x * 8, number);
    Half8* to = out + (int64_t)tile * ATOMS * THREADS + t;
    for (int r = 0; r < W; ++r) {
      hear(flags + gridDim.x * 8, r, number);
      for (int a = 0; a < SHARE; ++a) atom[r * SHARE + a] = second[(r * SHARE + a) * THREADS + t];
    }
    for (int a = 0; a < ATOMS; ++a) to[a * THREADS] = atom[a];
  }
}

#define ALL_REDUCE(W)                                                                                            \
  extern "C" __global__ __launch_bounds__(512) void one_stage_##W(World world, const Half8* data, Half8* part,   \
                                                                  Half8* out, uint32_t* flags, int n) {          \
    one_stage<W>(world, data, out, flags, n);                                                                    \
  }                                                                                                              \
  extern "C" __global__ __launch_bounds__(512) void two_stages_##W(World world, const Half8* data, Half8* part,  \
                                                                   Half8* out, uint32_t* flags, int n) {         \
    two_stages<W>(world, data, part, out, flags, n);                                                             \
  }                                                                                                              \
  extern "C" __global__ __launch_bounds__(256) void pushed_##W(World world, const Half8* data, Half8* part,      \
                                                               Half8* out, uint32_t* flags, int n) {             \
    pushed<W>(world, data, part, out, flags, n);                                                                 \
  }
ALL_REDUCE(2)
ALL_REDUCE(4)

// Streams of doubles, an element per thread.
extern "C" __global__ __launch_bounds__(1024) void stream_add(const double* a, const double* b, double* c) {
  const int i = blockIdx.x * 1024 + threadIdx.x;
  c[i] = a[i] + b[i];
}
extern "C" __global__ __launch_bounds__(1024) void stream_triad(double* a, const double* b, const double* c) {
  const int i = blockIdx.x * 1024 + threadIdx.x;
  a[i] = b[i] + 0.4 * c[i];
}
