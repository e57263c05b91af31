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

// The same pushed: a block takes tiles of 32 KiB, stores a share of each to every rank, adds up what came for it, and
// stores the sum to every rank. box: symmetric [2, blocks, W, 2048 / W]; flags: [2, blocks, 8].
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
    meet<Order::release, Order::acquire>(world, flags, number);
    float sum[SHARE][8] = {};
    for (int r = 0; r < W; ++r)
      for (int a = 0; a < SHARE; ++a) add(sum[a], first[(r * SHARE + a) * THREADS + t]);
    for (int r = 0; r < W; ++r) {
      Half8* to = world.at(second, r) + world.rank * SHARE * THREADS + t;
      for (int a = 0; a < SHARE; ++a) to[a * THREADS] = rounded(sum[a]);
    }
    meet<Order::release, Order::acquire>(world, flags + gridDim.x * 8, number);
    Half8* to = out + (int64_t)tile * ATOMS * THREADS + t;
    for (int a = 0; a < ATOMS; ++a) to[a * THREADS] = second[a * THREADS + t];
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

// All blocks of all ranks: one counter per GPU, then a flag to every peer. arrived: uint32 [1]; flags: symmetric [8].
__device__ inline void meet_all(World world, uint32_t* arrived, uint32_t* flags) {
  __syncthreads();
  if (threadIdx.x == 0) signal_add<Order::release, Scope::system>(arrived, 1u);
  if ((int)threadIdx.x < world.world_size) {
    if (blockIdx.x == 0) {
      wait_at_least<Order::relaxed, Scope::agent>(arrived, world.epoch * gridDim.x);
      signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
    }
    wait_at_least<Order::acquire, Scope::system>(flags + threadIdx.x, world.epoch);
  }
  __syncthreads();
}

// Expert parallelism's combine that reads: a token's replies lie with the ranks that made them, one for each rank, and
// its own rank adds them up. rows: symmetric [slots, dim]; place [num_tokens, 8]: rank * slots + slot, or -1. A token is
// cut among as many waves as there are for it.
extern "C" __global__ __launch_bounds__(1024) void combine_by_reading(World world, Shape shape, const Half8* rows,
                                                                      const int* place, Half8* out, uint32_t* arrived,
                                                                      uint32_t* flags, int slots) {
  meet_all(world, arrived, flags);
  const int waves = gridDim.x * (blockDim.x / WAVE), wave = blockIdx.x * (blockDim.x / WAVE) + wave_in_block();
  const int chunks = shape.dim / 8, cuts = max(1, waves / max(1, shape.num_tokens)), cut = (chunks + cuts - 1) / cuts;
  for (int item = wave; item < shape.num_tokens * cuts; item += waves) {
    const int token = item / cuts, first = item % cuts * cut, last = min(chunks, first + cut);
    const Half8* row[8];
    for (int k = 0; k < 8; ++k) {
      const int at = broadcast(place[token * 8 + k]);
      row[k] = at < 0 ? nullptr : world.at(rows, at / slots) + (int64_t)(at % slots) * chunks;
    }
    for (int c = first + lane_id(); c < last; c += WAVE) {
      Half8 h[8] = {};
      for (int k = 0; k < 8; ++k)
        if (row[k]) h[k] = row[k][c];
      float sum[8] = {};
      for (int k = 0; k < 8; ++k) add(sum, h[k]);
      out[token * chunks + c] = rounded(sum);
    }
  }
}

// Its dispatch: a wave per choice, one row for each (token, rank), whose place a counter at the receiver gives; then
// every rank tells every other how many came. x [num_tokens, row / 16]; inbox: symmetric [slots, row / 16]; taken:
// symmetric uint32 [1], 0; sent [8], 0; told: symmetric [8]; from: symmetric [slots]; meta: symmetric [slots, 16], the
// token's choices and weights.
extern "C" __global__ __launch_bounds__(1024) void dispatch_by_counter(
    World world, Shape shape, const Bytes16* x, const int* ids, const float* weights, Bytes16* inbox, uint32_t* taken,
    uint32_t* sent, uint32_t* told, int* from, uint32_t* meta, uint32_t* arrived, int row) {
  const int waves = gridDim.x * (blockDim.x / WAVE), wave = blockIdx.x * (blockDim.x / WAVE) + wave_in_block();
  const int lane = lane_id(), pieces = row / 16;
  for (int flat = wave; flat < shape.num_tokens * shape.topk; flat += waves) {
    const int token = flat / shape.topk, k = flat % shape.topk;
    const int mine = lane < shape.topk ? ids[token * shape.topk + lane] : -1;
    const int peer = broadcast(mine, k) / shape.experts;
    if (wave_ballot(lane < k && mine / shape.experts == peer)) continue;
    uint32_t slot = 0;
    if (lane == 0) {
      slot = signal_add<Order::relaxed, Scope::system>(world.at(taken, peer), 1u);
      atomicAdd(&sent[peer], 1u);
    }
    slot = broadcast(slot);
    if (lane == 0) world.at(from, peer)[slot] = world.rank * shape.max_tokens + token;
    if (lane < shape.topk) {
      world.at(meta, peer)[slot * 16 + lane] = mine;
      world.at(meta, peer)[slot * 16 + 8 + lane] = __float_as_uint(weights[token * shape.topk + lane]);
    }
    Bytes16* to = world.at(inbox, peer) + (int64_t)slot * pieces;
    for (int i = lane; i < pieces; i += WAVE) to[i] = x[(int64_t)token * pieces + i];
  }
  if (lane == 0) signal_add<Order::release, Scope::system>(arrived, 1u);
  if (wave == 0 && lane < world.world_size) {
    wait_at_least<Order::acquire, Scope::agent>(arrived, world.epoch * waves);
    signal<Order::release, Scope::system>(world.at(told + world.rank, lane), world.epoch << 16 | sent[lane]);
    wait_until<Order::acquire, Scope::system>(told + lane, [=](uint32_t seen) { return seen >> 16 >= world.epoch; });
  }
}

// Streams of doubles, an element per thread.
extern "C" __global__ __launch_bounds__(1024) void stream_add(const double* a, const double* b, double* c) {
  const int i = blockIdx.x * 1024 + threadIdx.x;
  c[i] = a[i] + b[i];
}
extern "C" __global__ __launch_bounds__(1024) void stream_triad(double* a, const double* b, const double* c) {
  const int i = blockIdx.x * 1024 + threadIdx.x;
  a[i] = b[i] + 0.4 * c[i];
}
