// The published solution's design v7, stage by stage, to compare the clock with its author's times on eight MI300X. It
// has one flag per row, a system release for each, and places from counters that all waves share. It lacks what the
// rungs of alltoall/ do better. The shape is fixed, as there: unrolled loops copy rows of 7168 halves.
// Written for this purpose. v9 is in v9.hip.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int expert, flat; };  // of a received row; its place in an expert's buffer: source rank and flat token
constexpr int DIM = 7168, STEPS = DIM / (8 * WAVE);

__device__ inline int wave_of(int waves_per_block) { return blockIdx.x * waves_per_block + wave_in_block(); }

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
    uint32_t* expert_count) {
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
  }
}

// Each block has one source.
extern "C" __global__ __launch_bounds__(512) void dispatch_recv(
    World world, Shape shape, uint32_t* send_counts, const uint32_t* recv_counts, const half_t* recv_x,
    const Meta* recv_meta, uint32_t* recv_flags, uint32_t* expert_count, half_t* expert_x, Meta* expert_meta) {
  const int64_t slots = (int64_t)shape.max_tokens * shape.topk;
  if (blockIdx.x == 0 && (int)threadIdx.x < world.world_size) send_counts[threadIdx.x] = 0;
  const int waves = blockDim.x / WAVE, w = world.world_size;
  const int source = blockIdx.x % w, count = recv_counts[source];
  for (int i = (blockIdx.x / w) * waves + wave_in_block(); i < count; i += (gridDim.x / w) * waves) {
    const int64_t from = source * slots + i;
    if (lane_id() == 0) wait_and_reset(recv_flags + from);
    wave_barrier();
    const Meta meta = recv_meta[from];
    uint32_t row = 0;
    if (lane_id() == 0) row = atomicAdd(expert_count + meta.expert, 1u);
    row = __shfl(row, 0);
    const int64_t to = (int64_t)meta.expert * shape.capacity + row;
    const Half8* from_row = (const Half8*)(recv_x + from * DIM);
    for (int j = 0; j < STEPS; ++j) ((Half8*)(expert_x + to * DIM))[j * WAVE + lane_id()] = from_row[j * WAVE + lane_id()];
    if (lane_id() == 0) expert_meta[to] = Meta{source, meta.flat};
  }
}

// Through all slots, of which few hold a row.
extern "C" __global__ __launch_bounds__(256) void combine_send(
    World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count, const Meta* expert_meta,
    half_t* reply, uint32_t* reply_flags) {
  const int waves = blockDim.x / WAVE, stride = gridDim.x * waves;
  const float weight = 1 + world.rank;
  for (int i = wave_of(waves); i < shape.experts * shape.capacity; i += stride) {
    if (i % shape.capacity >= (int)expert_count[i / shape.capacity]) continue;
    const int peer = expert_meta[i].expert, flat = expert_meta[i].flat;
    const Half8* row = (const Half8*)(expert_x + (int64_t)i * DIM);
    Half8* to = (Half8*)(world.at(reply, peer) + (int64_t)flat * DIM);
    for (int j = 0; j < STEPS; ++j) {
      Half8 h = row[j * WAVE + lane_id()];
      for (int n = 0; n < 8; ++n) h[n] = half_t(float(h[n]) * weight);
      to[j * WAVE + lane_id()] = h;
    }
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags, peer) + flat, 1u);
  }
}

extern "C" __global__ __launch_bounds__(256) void combine_recv(Shape shape, const float* weights, const half_t* reply,
                                                               uint32_t* reply_flags, half_t* out) {
  const int waves = blockDim.x / WAVE;
  for (int token = wave_of(waves); token < shape.num_tokens; token += gridDim.x * waves) {
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
  }
}
