// Exercise 4 of lesson 07: counts that stay right when calls follow each other with no barrier between them.
//
// This is dispatch_send of a2a_lib/kernels/all_to_all/token_flags.hip; only tell() and wait_for() are yours. At first they hold
// the published scheme: one slot per source, the flag is the count + 1, and its reader sets it back to zero.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int flat, expert; };

// counts [2, W] on the symmetric heap, zero before the first call. world.epoch: 1, 2, 3, ..., the same on all ranks; W:
// world.world_size.
// Tells `peer` how many tokens this rank sends it in this call; called for every peer in every call.
__device__ inline void tell(World world, uint64_t* counts, int peer, uint32_t number) {
  // BEGIN SOLUTION
  // STUB: signal<Order::release, Scope::system>(world.at(&counts[world.rank], peer), (uint64_t)number + 1);
  uint64_t* count = world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer);
  signal<Order::release, Scope::system>(count, (uint64_t)world.epoch << 32 | number);
  // END SOLUTION
}

// Waits for what `source` tells this rank in this call, and returns the number.
__device__ inline uint32_t wait_for(World world, uint64_t* counts, int source) {
  // BEGIN SOLUTION
  // STUB: const uint64_t seen = wait_until<Order::acquire, Scope::system>(
  // STUB:     &counts[source], [=](uint64_t seen) { return seen != 0; });
  // STUB: counts[source] = 0;  // ready for the next call?
  // STUB: return (uint32_t)seen - 1;
  const uint64_t seen = wait_until<Order::acquire, Scope::system>(
      &counts[(world.epoch % 2) * world.world_size + source],
      [=](uint64_t seen) { return seen >> 32 == world.epoch; });
  return (uint32_t)seen;
  // END SOLUTION
}

extern "C" __global__ __launch_bounds__(1024) void dispatch_send(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* recv_count,
    uint64_t* counts, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  if (blockIdx.x == 0) {
    __shared__ uint32_t to_rank[64];
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) to_rank[peer] = 0;
    __syncthreads();
    for (int flat = threadIdx.x; flat < flat_tokens; flat += blockDim.x)
      if (topk_ids[flat] >= 0) atomicAdd(&to_rank[topk_ids[flat] / shape.experts], 1u);
    __syncthreads();
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x)
      tell(world, counts, peer, to_rank[peer]);
  }

  const bool alone = gridDim.x == 1;
  const int senders = alone ? 1 : gridDim.x - 1, sender = alone ? 0 : blockIdx.x - 1;
  const int step = waves_in_block() * senders;
  for (int flat = sender < 0 ? flat_tokens : wave_in_block() * senders + sender; flat < flat_tokens; flat += step) {
    const int id = broadcast(topk_ids[flat]);
    if (id < 0) continue;
    const int peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(&send_slots[peer], 1u);
    const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk + broadcast(slot);
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);
  }

  if (blockIdx.x == 0)
    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x)
      recv_count[source] = wait_for(world, counts, source);
}
