// Exercise 1 of lesson 06: tell every peer that all rows are there, and how many.
//
// This is dispatch_send of a2a_lib/kernels/all_to_all/rank_flags.hip, whose other kernels the check takes from there. The rows
// are sent. Still missing is what follows them: the flags.
#include "a2a/a2a.h"
#include "a2a/grid.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a row: the flat token at its source, and its expert's number in the whole node

// x [num_tokens, dim]; topk_ids [num_tokens, topk], -1: dropped. W: world_size; what `world` and `shape` hold:
// a2a/world.h. send_slots [W]: the next free slot at each peer, zero before the first call. barrier [2]: for
// grid_barrier.
// Symmetric: rank_flags [2, W] (parity, source), recv_x [W, slots, dim], recv_meta [W, slots], where slots is
// max_tokens * topk and W the source.
extern "C" __global__ __launch_bounds__(1024) void dispatch_send(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* barrier,
    uint64_t* rank_flags, half_t* recv_x, Meta* recv_meta) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  for (int flat = wave_in_grid(), step = waves_in_grid(); flat < flat_tokens; flat += step) {
    const int id = broadcast(topk_ids[flat]);
    if (id < 0) continue;
    const int peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(&send_slots[peer], 1u);
    const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk + broadcast(slot);
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
  }
  // BEGIN SOLUTION
  grid_barrier(barrier);
  if (blockIdx.x == 0)
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {
      const uint32_t count = send_slots[peer];
      send_slots[peer] = 0;
      uint64_t* flag = world.at(&rank_flags[(world.epoch % 2) * world.world_size + world.rank], peer);
      signal<Order::release, Scope::system>(flag, (uint64_t)world.epoch << 32 | (count + 1));
    }
  // END SOLUTION
}
