// Exercise 1 of lesson 07: send one token, then its flag.
//
// This is dispatch_send of a2a_lib/kernels/all_to_all/token_flags.hip, whose other four kernels the check takes from there.
// Block 0 counts the tokens for each peer and tells it; the other blocks send tokens, one wave per flat token
// (token * topk + k).
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a row: the flat token at its source, and its expert's number in the whole node

__device__ inline void send_counts(World world, Shape shape, const int* topk_ids, uint64_t* counts) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  __shared__ uint32_t to_rank[64];
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) to_rank[peer] = 0;
  __syncthreads();
  for (int flat = threadIdx.x; flat < flat_tokens; flat += blockDim.x)
    if (topk_ids[flat] >= 0) atomicAdd(&to_rank[topk_ids[flat] / shape.experts], 1u);
  __syncthreads();
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x)
    signal<Order::release, Scope::system>(world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer),
                                          (uint64_t)world.epoch << 32 | to_rank[peer]);
}

// x [num_tokens, dim]; topk_ids [num_tokens, topk], -1: dropped; send_slots [W], zero: the next free slot at each peer;
// recv_count [W], set here. W: world_size; what `world` and `shape` hold: a2a/world.h.
// On the symmetric heap: counts [2, W], recv_x [W, slots, dim], recv_meta [W, slots], recv_flags [W, slots], where
// slots is max_tokens * topk and the first dimension is the source.
extern "C" __global__ __launch_bounds__(1024) void dispatch_send(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* recv_count,
    uint64_t* counts, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  if (blockIdx.x == 0) send_counts(world, shape, topk_ids, counts);

  const bool alone = gridDim.x == 1;  // then block 0 sends the tokens too
  const int senders = alone ? 1 : gridDim.x - 1, sender = alone ? 0 : blockIdx.x - 1;  // block 0: -1, no sender
  const int step = waves_in_block() * senders;
  for (int flat = sender < 0 ? flat_tokens : wave_in_block() * senders + sender; flat < flat_tokens; flat += step) {
    // your code here (about 10 lines)
  }

  if (blockIdx.x == 0)  // the end of this kernel hands recv_count to all blocks of dispatch_recv
    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x)
      recv_count[source] = (uint32_t)wait_until<Order::acquire, Scope::system>(
          &counts[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
}
