// Parts of the all-to-all's kernels that the later rungs take over as they are. Where each was new, it stands in the
// kernel file itself, with the reasons: token_flags.hip, active_tokens.hip (roles, sums), fused_combine.hip (experts).
// Names and sizes: see token_flags.hip. wave of waves: of this one among all that do the same.
#pragma once
#include "a2a/a2a.h"

namespace a2a {

struct Meta { int flat, expert; };  // of a received row: token * topk + k at its source; the global expert
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

// How many blocks of this launch started before this one.
__device__ inline int draw_ticket(uint32_t* tickets) {
  __shared__ uint32_t ticket;
  if (threadIdx.x == 0) ticket = atomicAdd(tickets, 1u);
  __syncthreads();
  return broadcast(ticket);
}

// Rows for each rank, told to it; zeros too. By one block.
__device__ inline void send_counts(World world, Shape shape, const int* topk_ids, uint64_t* counts) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  __shared__ uint32_t to_rank[64];
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) to_rank[peer] = 0;
  __syncthreads();
  for (int flat = threadIdx.x; flat < flat_tokens; flat += blockDim.x)
    if (topk_ids[flat] >= 0) atomicAdd(&to_rank[topk_ids[flat] / shape.experts], 1u);
  __syncthreads();
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {
    uint64_t* count = world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer);
    signal<Order::release, Scope::system>(count, (uint64_t)world.epoch << 32 | to_rank[peer]);
  }
}

// One wave sends one flat token: row, metadata, then that token's flag.
__device__ inline void send_tokens(World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots,
                                   half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags, int wave, int waves) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  for (int flat = wave; flat < flat_tokens; flat += waves) {
    const int id = broadcast(topk_ids[flat]);
    if (id < 0) continue;
    const int peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(&send_slots[peer], 1u);
    const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk + broadcast(slot);
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);
  }
}

#if defined(A2A_CUDA) && !defined(A2A_PORTABLE_SUMS)
}  // namespace a2a
#include "a2a/alltoall_cuda.h"
namespace a2a {
#else
// A piece of expert e's output for a row: y[j] = scale * x[(j - shift) mod dim], shift a multiple of 8.
__device__ inline void apply_and_send(half_t* reply, const half_t* row, int dim, int shift, float scale) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = dim / 8, by = shift / 8;
  const Half8* in = (const Half8*)row;
  Half8* out = (Half8*)reply;
  for (int c = lane_id(); c < chunks; c += TILE * WAVE) {
    Half8 h[TILE] = {};
    for (int i = 0; i < TILE; ++i) {
      const int to = c + i * WAVE;
      if (to < chunks) h[i] = in[to < by ? to - by + chunks : to - by];
    }
    for (int i = 0; i < TILE; ++i) {
      for (int j = 0; j < 8; ++j) h[i][j] = half_t(scale * float(h[i][j]));
      if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];
    }
  }
}

// out: sum over k of weight * reply, in fp32 and in the order of k: the same bits every time. An item is a tile of one
// token, so that there is work for all waves; it adds a reply as soon as it and those before it are there.
__device__ inline void sum_replies(World world, Shape shape, const half_t* reply, const uint32_t* reply_flags,
                                   const int* topk_ids, const float* topk_weights, half_t* out, int wave, int waves) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = shape.dim / 8, lane = lane_id(), tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE);
  for (int64_t item = wave; item < (int64_t)shape.num_tokens * tiles; item += waves) {
    const int first = int(item / tiles) * shape.topk, c = int(item % tiles) * TILE * WAVE + lane;
    const int id = lane < shape.topk ? topk_ids[first + lane] : -1;  // lane k looks after k: its expert, its weight
    const float weight = lane < shape.topk ? topk_weights[first + lane] : 0.0f;
    float sum[TILE][8] = {};
    for (int k = 0; k < shape.topk; ++k) {
      if (broadcast(id, k) < 0) continue;
      if (lane == 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + k], world.epoch);
      wave_barrier();  // no lane reads the reply before lane 0 saw its flag
      const Half8* row = (const Half8*)reply + (int64_t)(first + k) * chunks;
      Half8 h[TILE] = {};
      for (int i = 0; i < TILE; ++i)
        if (c + i * WAVE < chunks) h[i] = row[c + i * WAVE];
      for (int i = 0; i < TILE; ++i)
        for (int j = 0; j < 8; ++j) sum[i][j] = fmaf(broadcast(weight, k), float(h[i][j]), sum[i][j]);
    }
    for (int i = 0; i < TILE; ++i) {
      Half8 h;
      for (int j = 0; j < 8; ++j) h[j] = half_t(sum[i][j]);
      if (c + i * WAVE < chunks) ((Half8*)out)[item / tiles * chunks + c + i * WAVE] = h;
    }
  }
}
#endif

}  // namespace a2a
