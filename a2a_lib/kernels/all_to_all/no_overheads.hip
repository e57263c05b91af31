// no_overheads: dispatch is one launch too, so a call has two: dispatch and combine. combine is that of
// fused_combine.hip. The host allocates nothing and zeroes nothing between calls.
//
//   dispatch        one half of the blocks are senders: the first counts tokens per destination and tells every peer,
//                   the others send tokens. The other half are receivers: they wait for the counts of all sources.
//                   Then one wave takes one received token, waits for its flag, copies it to its expert's buffer.
//
// With two launches no row was taken before the last row of the same rank had left. Here each block reads the counts
// itself, so they need no end of a kernel to become visible.
//
// Receivers wait for senders and for nothing else. A block that receives knows that all senders of its rank have
// started: tickets, as in combine (active_tokens.hip). Counters of atomics come in two sets, for odd and for even
// epochs, and the kernel of one call zeroes the set of the next. Parts of earlier rungs are in a2a/alltoall.h.
//
// Two slots for the counts are still enough. S sends the count of call n+2 after its dispatch of call n+1. The receivers
// of that waited for R's count of n+1, and R sent it after finishing call n. All else is as in token_flags.hip.
#include "a2a/alltoall.h"
using namespace a2a;

// count [W], in LDS: rows from each source.
__device__ inline void receive(World world, Shape shape, const half_t* recv_x, const Meta* recv_meta,
                               const uint32_t* recv_flags, const uint32_t* count, uint32_t* expert_count,
                               half_t* expert_x, Origin* expert_origin, int wave, int waves) {
  const int first = world.rank * shape.experts;  // of this rank's experts
  uint32_t most = 0;  // consecutive waves take different sources; each source counts as long as the longest
  for (int source = lane_id(); source < world.world_size; source += WAVE) most = max(most, count[source]);
  const int64_t items = (int64_t)broadcast(wave_max(most)) * world.world_size;
  for (int64_t item = wave; item < items; item += waves) {
    const int source = item % world.world_size, slot = item / world.world_size;
    if (slot >= (int)count[source]) continue;
    const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;
    Meta meta = {};
    uint32_t row = 0;
    if (lane_id() == 0) {
      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);
      meta = recv_meta[from];
      row = atomicAdd(&expert_count[meta.expert - first], 1u);
    }
    wave_barrier();  // no lane reads the row before lane 0 saw the flag
    const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
    if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};
  }
}

// At least two blocks. send_slots [2, W], dispatch_tickets [2]: of odd and even epochs; recv_count [W], set here, for
// whoever wants to know afterwards.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* dispatch_tickets,
    uint32_t* recv_count, uint64_t* counts, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags,
    uint32_t* expert_count, half_t* expert_x, Origin* expert_origin) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) dispatch_tickets[(world.epoch + 1) % 2] = 0;
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x)
      send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;
  }
  const int senders = gridDim.x / 2, turn = draw_ticket(&dispatch_tickets[world.epoch % 2]);
  if (turn < senders) {
    if (turn == 0) send_counts(world, shape, topk_ids, counts);
    if (turn == 0 && senders > 1) return;  // alone it sends the tokens too
    const int blocks = senders > 1 ? senders - 1 : 1, block = senders > 1 ? turn - 1 : 0;
    send_tokens(world, shape, x, topk_ids, send_slots + world.epoch % 2 * world.world_size, recv_x, recv_meta,
                recv_flags, wave_in_block() * blocks + block, waves_in_block() * blocks);
  } else {
    __shared__ uint32_t count[64];
    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x) {
      count[source] = (uint32_t)wait_until<Order::acquire, Scope::system>(
          &counts[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
      if (turn == senders) recv_count[source] = count[source];
    }
    __syncthreads();
    const int blocks = gridDim.x - senders, block = turn - senders;
    receive(world, shape, recv_x, recv_meta, recv_flags, count, expert_count, expert_x, expert_origin,
            wave_in_block() * blocks + block, waves_in_block() * blocks);
  }
}
