// The published solution's last design, v9, written anew after a description of its text: three kernels whose order of
// loads, stores, flags and events is its own. The rewrite that the rungs grew from is all_to_all/varlen.hip.
#include "a2a/a2a.h"
using namespace a2a;

constexpr int DIM = 7168, STEPS = DIM / (8 * WAVE);

// What a rank's kernels share. Like there, it is one argument by value, and the kernels cut the heap's arrays out of it.
struct State {
  World world;
  int64_t* profile;       // [1 + 4 * events]: number of events, then start, duration, kind, block of each
  uint32_t* send_counts;  // [world_size], zero between calls
  int2* expert_meta;      // [experts, capacity]: source rank and flat token
  uint32_t* expert_count;  // [experts]
  half_t* expert_x;       // [experts, capacity, dim]
  half_t* recv_x;         // symmetric from here on: [world_size, max_tokens * topk, dim]
  int2* recv_meta;        // [world_size, max_tokens * topk]: local expert and flat token
  uint32_t* recv_flags;   // [world_size, max_tokens * topk]
  uint32_t* recv_counts;  // [world_size]
  uint32_t* count_flags;  // [world_size]
  half_t* reply;          // [max_tokens * topk, dim]
  uint32_t* reply_flags;  // [max_tokens * topk]
};
enum Kind { COUNT, WAIT, SEND, RECEIVE, REPLY, SUM };

__device__ inline int64_t now() {
#ifndef A2A_CUDA
  int64_t ticks;
  asm volatile("s_waitcnt vmcnt(0)\n s_memrealtime %0\n s_waitcnt lgkmcnt(0)" : "=s"(ticks));
  return ticks;
#else
  return 0;
#endif
}
// By the first lane of a block, which alone writes events down.
__device__ inline int event_start(int64_t* profile) {
  const int i = atomicAdd((int*)profile, 1);
  profile[1 + 4 * i] = now();
  return i;
}
__device__ inline void event_end(int64_t* profile, int i, Kind kind) {
  profile[2 + 4 * i] = now() - profile[1 + 4 * i];
  profile[3 + 4 * i] = kind;
  profile[4 + 4 * i] = blockIdx.x;
}

// Relaxed loads until the flag is set, then one invalidation, then the flag back to 0.
__device__ inline void wait_and_reset(uint32_t* flag) {
  wait_at_least<Order::relaxed, Scope::agent>(flag, 1u);
  fence<Order::acquire, Scope::agent>();
  __builtin_nontemporal_store(0u, flag);
}

// `to` and `from` may overlap for all that the compiler knows, unless `from` is __restrict__.
__device__ inline void copy_row(half_t* to, const half_t* from) {
  for (int i = 0; i < STEPS; ++i) ((Half8*)to)[i * WAVE + lane_id()] = ((const Half8*)from)[i * WAVE + lane_id()];
}

__device__ inline void count_and_tell(const State& state, const Shape& shape, const int* ids) {
  const World& world = state.world;
  const int rows = shape.num_tokens * shape.topk, t = threadIdx.x;
  __shared__ uint32_t count[64];
  int event = 0;
  if (t == 0) event = event_start(state.profile);
  if (t < shape.experts) state.expert_count[t] = 0;
  if (t < world.world_size) count[t] = 0;
  __syncthreads();
  for (int i = t * 2; i < rows; i += blockDim.x * 2) {
    const int2 two = *(const int2*)(ids + i);
    atomicAdd(&count[two.x / shape.experts], 1u);
    atomicAdd(&count[two.y / shape.experts], 1u);
  }
  __syncthreads();
  if (t < world.world_size) {
    world.at(state.recv_counts, t)[world.rank] = count[t];
    signal<Order::release, Scope::system>(world.at(state.count_flags, t) + world.rank, 1u);
  }
  __syncthreads();
  if (t == 0) event_end(state.profile, event, COUNT);
  if (t == 0) event = event_start(state.profile);
  if (t < world.world_size) wait_and_reset(state.count_flags + t);
  if (t == 0) event_end(state.profile, event, WAIT);
}

extern "C" __global__ __launch_bounds__(512) void v9_dispatch_send(const half_t* __restrict__ x,
                                                                   const int* __restrict__ ids, Shape shape,
                                                                   State state) {
  if (blockIdx.x == 0) return count_and_tell(state, shape, ids);
  const World& world = state.world;
  const int rows = shape.num_tokens * shape.topk, waves = blockDim.x / WAVE;
  const int64_t slots = (int64_t)shape.max_tokens * shape.topk;
  for (int flat = (blockIdx.x - 1) * waves + wave_in_block(); flat < rows; flat += (gridDim.x - 1) * waves) {
    int event = 0;
    if (threadIdx.x == 0) event = event_start(state.profile);
    const int id = ids[flat], peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(state.send_counts + peer, 1u);
    slot = __shfl(slot, 0);
    const int64_t at = world.rank * slots + slot;
    copy_row(world.at(state.recv_x, peer) + at * DIM, x + (int64_t)(flat / shape.topk) * DIM);
    if (lane_id() == 0) {
      world.at(state.recv_meta, peer)[at] = int2{id % shape.experts, flat};
      signal<Order::release, Scope::system>(world.at(state.recv_flags, peer) + at, 1u);
    }
    if (threadIdx.x == 0) event_end(state.profile, event, SEND);
  }
}

// The rows of all sources are one range; each wave adds up the counts by itself.
extern "C" __global__ __launch_bounds__(512) void v9_dispatch_recv(Shape shape, State state) {
  const int world = state.world.world_size, waves = blockDim.x / WAVE;
  const int64_t slots = (int64_t)shape.max_tokens * shape.topk;
  if (blockIdx.x == 0 && (int)threadIdx.x < world) state.send_counts[threadIdx.x] = 0;
  int i = blockIdx.x * waves + wave_in_block(), begin = 0;
  for (int source = 0; source < world; ++source) {
    const int end = begin + state.recv_counts[source];
    for (; i < end; i += gridDim.x * waves) {
      int event = 0;
      if (threadIdx.x == 0) event = event_start(state.profile);
      const int64_t from = source * slots + i - begin;
      if (lane_id() == 0) wait_and_reset(state.recv_flags + from);
      wave_barrier();
      const int2 meta = state.recv_meta[from];
      uint32_t row = 0;
      if (lane_id() == 0) row = atomicAdd(state.expert_count + meta.x, 1u);
      row = __shfl(row, 0);
      const int64_t to = (int64_t)meta.x * shape.capacity + row;
      copy_row(state.expert_x + to * DIM, state.recv_x + from * DIM);
      if (lane_id() == 0) state.expert_meta[to] = int2{source, meta.y};
      if (threadIdx.x == 0) event_end(state.profile, event, RECEIVE);
    }
    begin = end;
  }
}

__device__ inline void reply_row(const State& state, int64_t from) {
  const World& world = state.world;
  const float weight = 1 + world.rank;
  const int2 meta = state.expert_meta[from];
  const Half8* row = (const Half8*)(state.expert_x + from * DIM);
  Half8* to = (Half8*)(world.at(state.reply, meta.x) + (int64_t)meta.y * DIM);
  for (int i = 0; i < STEPS; ++i) {
    Half8 h = row[i * WAVE + lane_id()];
    for (int j = 0; j < 8; ++j) h[j] = half_t(float(h[j]) * weight);
    to[i * WAVE + lane_id()] = h;
  }
  if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(state.reply_flags, meta.x) + meta.y, 1u);
}

__device__ inline void sum_token(const State& state, const Shape& shape, const float* weights, half_t* out, int token) {
  float total[STEPS][8] = {};
  for (int k = 0; k < shape.topk; ++k) {
    const int flat = token * shape.topk + k;
    const float weight = weights[flat];
    if (lane_id() == 0) wait_and_reset(state.reply_flags + flat);
    wave_barrier();
    for (int i = 0; i < STEPS; ++i) {
      const Half8 h = ((const Half8*)(state.reply + (int64_t)flat * DIM))[i * WAVE + lane_id()];
      for (int j = 0; j < 8; ++j) total[i][j] += float(h[j]) * weight;
    }
  }
  for (int i = 0; i < STEPS; ++i) {
    Half8 h;
    for (int j = 0; j < 8; ++j) h[j] = half_t(total[i][j]);
    ((Half8*)(out + (int64_t)token * DIM))[i * WAVE + lane_id()] = h;
  }
}

// The rows of all experts are one range; then a wave sums a token.
extern "C" __global__ __launch_bounds__(256) void v9_combine(const float* weights, half_t* out, Shape shape, State state) {
  const int waves = blockDim.x / WAVE, stride = gridDim.x * waves, first = blockIdx.x * waves + wave_in_block();
  int i = first, begin = 0, event = 0;
  for (int e = 0; e < shape.experts; ++e) {
    const int end = begin + state.expert_count[e];
    for (; i < end; i += stride) {
      if (threadIdx.x == 0) event = event_start(state.profile);
      reply_row(state, (int64_t)e * shape.capacity + i - begin);
      if (threadIdx.x == 0) event_end(state.profile, event, REPLY);
    }
    begin = end;
  }
  for (int token = first; token < shape.num_tokens; token += stride) {
    if (threadIdx.x == 0) event = event_start(state.profile);
    sum_token(state, shape, weights, out, token);
    if (threadIdx.x == 0) event_end(state.profile, event, SUM);
  }
}
