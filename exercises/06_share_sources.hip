// Exercise 3 of lesson 06: let all blocks take rows.
//
// This is dispatch_recv of a2a_lib/kernels/all_to_all/rank_flags.hip, whose other kernels the check takes from there. It is
// right, and slow: one block per source.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a row: the flat token at its source, and its expert's number in the whole node
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

// From each source: recv_x [W, slots, dim] and recv_meta [W, slots]; slots is max_tokens * topk, W world_size (what
// `world` and `shape` hold: a2a/world.h). rank_flags [2, W]:
// parity, source. recv_count [W], to be set: rows of each source. expert_count [experts], zero: rows of each expert,
// counted here. expert_x [experts, capacity, dim], expert_origin [experts, capacity]. experts: of this rank.
extern "C" __global__ __launch_bounds__(1024) void dispatch_recv(
    World world, Shape shape, const half_t* recv_x, const Meta* recv_meta, const uint64_t* rank_flags,
    uint32_t* recv_count, uint32_t* expert_count, half_t* expert_x, Origin* expert_origin) {
  const int first_expert = world.rank * shape.experts;  // of this rank
  __shared__ int count;
  // Which sources does this block take, and with how many others does it share them?
  // your code here (about 3 lines)
  for (int source = blockIdx.x; source < world.world_size; source += gridDim.x) {
    if (threadIdx.x == 0) {
      const uint64_t flag = wait_until<Order::acquire, Scope::system>(
          &rank_flags[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
      count = (int)(uint32_t)flag - 1;
      recv_count[source] = count;
    }
    __syncthreads();  // no wave reads rows before thread 0 saw the flag
    // Which slots does this wave take?
    // your code here (about 2 lines)
    for (int slot = wave_in_block(); slot < count; slot += waves_in_block()) {
      const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;
      const Meta meta = recv_meta[from];
      uint32_t row = 0;
      if (lane_id() == 0) row = atomicAdd(&expert_count[meta.expert - first_expert], 1u);
      const int64_t to = (int64_t)(broadcast(meta.expert) - first_expert) * shape.capacity + broadcast(row);
      copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
      if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};
    }
    __syncthreads();  // before the next source's count
  }
}
