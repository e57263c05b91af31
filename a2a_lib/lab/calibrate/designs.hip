// The published solution's last two designs, stage by stage, for comparing the clock with what their author measured
// on eight MI300X: one flag per row, a system release for each, rows placed by counters that all waves share. Written
// for this purpose; what the rungs of alltoall/ do better is not here. The shape is fixed, as there: rows of 7168 halves
// are copied by loops that the compiler unrolls.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int expert, flat; };  // of a received row; its place in an expert's buffer: source rank and flat token
constexpr int DIM = 7168, STEPS = DIM / (8 * WAVE);

__device__ inline int wave_of(int waves_per_block) { return blockIdx.x * waves_per_block + wave_in_block(); }

// The author's recording is of kernels that write down when the first wave of each block starts and ends a row; so do
// these. profile: events so far, then four words each; nullptr: none.
__device__ inline long long now() {
#ifndef A2A_CUDA
  __builtin_amdgcn_s_waitcnt(0x0f70);  // vmcnt(0)
  return __builtin_amdgcn_s_memrealtime();
#else
  return 0;
#endif
}
__device__ inline int event_start(long long* profile) {
  if (!profile || threadIdx.x != 0) return 0;
  const int i = atomicAdd((int*)profile, 1);
  profile[1 + 4 * i] = now();
  return i;
}
__device__ inline void event_end(long long* profile, int i, int kind) {
  if (!profile || threadIdx.x != 0) return;
  profile[2 + 4 * i] = now() - profile[1 + 4 * i];
  profile[3 + 4 * i] = kind;
  profile[4 + 4 * i] = blockIdx.x;
}

// A flag that the sender sets to 1, seen and set back.
__device__ inline void wait_and_reset(uint32_t* flag) {
  wait_equal<Order::acquire, Scope::agent>(flag, 1u);
  __builtin_nontemporal_store(0u, flag);
}

// Block 0 tells every rank how many rows it gets, and waits for what the others tell; the other blocks send.
// send_counts [W], expert_count [E]: zero at the start.
extern "C" __global__ __launch_bounds__(512) void dispatch_send(
    World world, Shape shape, const half_t* __restrict__ x, const int* __restrict__ ids, uint32_t* send_counts,
    uint32_t* recv_counts, uint32_t* count_flags, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags,
    uint32_t* expert_count, long long* profile) {
  const int rows = shape.num_tokens * shape.topk;
  const int64_t slots = (int64_t)shape.max_tokens * shape.topk;
  if (blockIdx.x == 0) {
    __shared__ uint32_t count[64];
    if ((int)threadIdx.x < shape.experts) expert_count[threadIdx.x] = 0;
    if ((int)threadIdx.x < world.world_size) count[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x * 2; i < rows; i += blockDim.x * 2) {
      const int2 two = *(const int2*)(ids + i);
      atomicAdd(&count[two.x / shape.experts], 1u);
      atomicAdd(&count[two.y / shape.experts], 1u);
    }
    __syncthreads();
    if ((int)threadIdx.x < world.world_size) {
      world.at(recv_counts, threadIdx.x)[world.rank] = count[threadIdx.x];
      signal<Order::release, Scope::system>(world.at(count_flags, threadIdx.x) + world.rank, 1u);
    }
    __syncthreads();
    if ((int)threadIdx.x < world.world_size) wait_and_reset(count_flags + threadIdx.x);
    return;
  }
  const int waves = blockDim.x / WAVE;
  for (int flat = (blockIdx.x - 1) * waves + wave_in_block(); flat < rows; flat += (gridDim.x - 1) * waves) {
    const int event = event_start(profile);
    const int id = ids[flat], peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(send_counts + peer, 1u);
    slot = __shfl(slot, 0);
    const int64_t at = world.rank * slots + slot;
    const Half8* from = (const Half8*)(x + (int64_t)(flat / shape.topk) * DIM);
    Half8* to = (Half8*)(world.at(recv_x, peer) + at * DIM);
    for (int i = 0; i < STEPS; ++i) to[i * WAVE + lane_id()] = from[i * WAVE + lane_id()];
    if (lane_id() == 0) {
      world.at(recv_meta, peer)[at] = Meta{id % shape.experts, flat};
      signal<Order::release, Scope::system>(world.at(recv_flags, peer) + at, 1u);
    }
    event_end(profile, event, 0);
  }
}

__device__ inline void receive_row(Shape shape, int source, int64_t from, const half_t* recv_x, const Meta* recv_meta,
                                   uint32_t* recv_flags, uint32_t* expert_count, half_t* expert_x, Meta* expert_meta,
                                   long long* profile) {
  const int event = event_start(profile);
  if (lane_id() == 0) wait_and_reset(recv_flags + from);
  wave_barrier();
  const Meta meta = recv_meta[from];
  uint32_t row = 0;
  if (lane_id() == 0) row = atomicAdd(expert_count + meta.expert, 1u);
  row = __shfl(row, 0);
  const int64_t to = (int64_t)meta.expert * shape.capacity + row;
  for (int i = 0; i < STEPS; ++i)
    ((Half8*)(expert_x + to * DIM))[i * WAVE + lane_id()] = ((const Half8*)(recv_x + from * DIM))[i * WAVE + lane_id()];
  if (lane_id() == 0) expert_meta[to] = Meta{source, meta.flat};
  event_end(profile, event, 1);
}

// flat: the rows of all sources are one range (the last design); else each block has one source.
extern "C" __global__ __launch_bounds__(512) void dispatch_recv(
    World world, Shape shape, int flat, uint32_t* send_counts, const uint32_t* recv_counts, const half_t* recv_x,
    const Meta* recv_meta, uint32_t* recv_flags, uint32_t* expert_count, half_t* expert_x, Meta* expert_meta,
    long long* profile) {
  const int64_t slots = (int64_t)shape.max_tokens * shape.topk;
  if (blockIdx.x == 0 && (int)threadIdx.x < world.world_size) send_counts[threadIdx.x] = 0;
  const int waves = blockDim.x / WAVE, w = world.world_size;
  if (flat) {
    int i = wave_of(waves), begin = 0;
    for (int source = 0; source < w; ++source) {
      const int end = begin + recv_counts[source];
      for (; i < end; i += gridDim.x * waves)
        receive_row(shape, source, source * slots + i - begin, recv_x, recv_meta, recv_flags, expert_count, expert_x,
                    expert_meta, profile);
      begin = end;
    }
  } else {
    const int source = blockIdx.x % w, count = recv_counts[source];
    for (int i = (blockIdx.x / w) * waves + wave_in_block(); i < count; i += (gridDim.x / w) * waves)
      receive_row(shape, source, source * slots + i, recv_x, recv_meta, recv_flags, expert_count, expert_x,
                  expert_meta, profile);
  }
}

__device__ inline void send_row(World world, int64_t from, const half_t* expert_x, const Meta* expert_meta, half_t* reply,
                                uint32_t* reply_flags, float weight, long long* profile) {
  const int event = event_start(profile);
  const int peer = expert_meta[from].expert, flat = expert_meta[from].flat;
  const Half8* row = (const Half8*)(expert_x + from * DIM);
  Half8* to = (Half8*)(world.at(reply, peer) + (int64_t)flat * DIM);
  for (int i = 0; i < STEPS; ++i) {
    Half8 h = row[i * WAVE + lane_id()];
    for (int j = 0; j < 8; ++j) h[j] = half_t(float(h[j]) * weight);
    to[i * WAVE + lane_id()] = h;
  }
  if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags, peer) + flat, 1u);
  event_end(profile, event, 2);
}

__device__ inline void send_replies(World world, Shape shape, int flat, const half_t* expert_x,
                                    const uint32_t* expert_count, const Meta* expert_meta, half_t* reply,
                                    uint32_t* reply_flags, long long* profile) {
  const int waves = blockDim.x / WAVE, stride = gridDim.x * waves;
  const float weight = 1 + world.rank;
  int i = wave_of(waves);
  if (flat) {  // the rows of all experts are one range
    int begin = 0;
    for (int e = 0; e < shape.experts; ++e) {
      const int end = begin + expert_count[e];
      for (; i < end; i += stride)
        send_row(world, (int64_t)e * shape.capacity + i - begin, expert_x, expert_meta, reply, reply_flags, weight,
                 profile);
      begin = end;
    }
    return;
  }
  for (; i < shape.experts * shape.capacity; i += stride)  // through all slots, of which few hold a row
    if (i % shape.capacity < (int)expert_count[i / shape.capacity])
      send_row(world, i, expert_x, expert_meta, reply, reply_flags, weight,
                 profile);
}

__device__ inline void sum(Shape shape, const float* weights, const half_t* reply, uint32_t* reply_flags, half_t* out,
                           long long* profile) {
  const int waves = blockDim.x / WAVE;
  for (int token = wave_of(waves); token < shape.num_tokens; token += gridDim.x * waves) {
    const int event = event_start(profile);
    float total[STEPS][8] = {};
    for (int k = 0; k < shape.topk; ++k) {
      const int flat = token * shape.topk + k;
      const float weight = weights[flat];
      if (lane_id() == 0) wait_and_reset(reply_flags + flat);
      wave_barrier();
      for (int i = 0; i < STEPS; ++i) {
        const Half8 h = ((const Half8*)(reply + (int64_t)flat * DIM))[i * WAVE + lane_id()];
        for (int j = 0; j < 8; ++j) total[i][j] += float(h[j]) * weight;
      }
    }
    for (int i = 0; i < STEPS; ++i) {
      Half8 h;
      for (int j = 0; j < 8; ++j) h[j] = half_t(total[i][j]);
      ((Half8*)(out + (int64_t)token * DIM))[i * WAVE + lane_id()] = h;
    }
    event_end(profile, event, 3);
  }
}

extern "C" __global__ __launch_bounds__(256) void combine_send(
    World world, Shape shape, int flat, const half_t* expert_x, const uint32_t* expert_count, const Meta* expert_meta,
    half_t* reply, uint32_t* reply_flags) {
  send_replies(world, shape, flat, expert_x, expert_count, expert_meta, reply, reply_flags,
               nullptr);
}

extern "C" __global__ __launch_bounds__(256) void combine_recv(Shape shape, const float* weights, const half_t* reply,
                                                               uint32_t* reply_flags, half_t* out) {
  sum(shape, weights, reply, reply_flags, out, nullptr);
}

// Both in one launch, one after the other.
extern "C" __global__ __launch_bounds__(256) void combine(
    World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count, const Meta* expert_meta,
    half_t* reply, uint32_t* reply_flags, const float* weights, half_t* out, long long* profile) {
  send_replies(world, shape, 1, expert_x, expert_count, expert_meta, reply, reply_flags, profile);
  sum(shape, weights, reply, reply_flags, out, profile);
}
