// one_launch: dispatch, experts and combine in one kernel. Nothing is counted, nothing handed out, nothing set back.
//
//   all_to_all  blocks of three roles, drawn by ticket:
//               the first third    sends every flat token of this rank to its expert's rank
//               the second third   answers what came: the expert's row to the source, as soon as the row is there
//               the last third     sums the replies of this rank's tokens, as in a2a/alltoall.h
//
// What kept launches apart were slots and counts: receivers had to be told how many rows come, and somebody had to set
// counters back when nobody looked at them. Here flat token f of rank s has a place of its own, [s, f], on every rank:
//
//   recv_x      half [W, slots, dim]     the row, where one is
//   recv_flags  uint64 [W, slots]        epoch << 32 | 1 + local expert: the row is here, for that expert
//                                        epoch << 32: none for you in this call
//
// Every source sets the flag of all its slots (max_tokens * topk) on all ranks, on one of them for a row. A flag may be
// of a later call: its source is ahead, so it waited for no reply to this place, so it had no row here. Where it has
// one, the reply is its credit: until then the place is not written again. So rows wait where they arrived, and the
// copy into the experts' buffers is gone.
//
// No deadlock, whatever the grid: sends wait for nothing, answers for sends, sums for answers; and a block that runs
// has a lower ticket than any that has not started, so a role of which something is missing is never behind one that
// waits.
#include "a2a/alltoall.h"
using namespace a2a;

__device__ inline uint64_t flag_of(World world, int expert) {
  return (uint64_t)world.epoch << 32 | (uint32_t)(expert + 1);
}

// A wave sends a row, and tells everybody about it at once, lane r rank r.
__device__ inline void send(World world, Shape shape, const half_t* x, const int* topk_ids, half_t* recv_x,
                            uint64_t* recv_flags, int wave, int waves) {
  const int slots = shape.max_tokens * shape.topk, flat_tokens = shape.num_tokens * shape.topk;
  for (int flat = wave; flat < slots; flat += waves) {
    const int id = flat < flat_tokens ? broadcast(topk_ids[flat]) : -1;
    const int peer = id < 0 ? -1 : id / shape.experts;
    const int64_t at = (int64_t)world.rank * slots + flat;
    if (peer >= 0)
      copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim,
               shape.row_bytes());
    wave_barrier();  // every lane's stores come before the release
    for (int rank = lane_id(); rank < world.world_size; rank += WAVE) {
      uint64_t* flag = world.at(recv_flags + at, rank);
      signal<Order::release, Scope::system>(flag, flag_of(world, rank == peer ? id % shape.experts : -1));
    }
  }
}

// A wave looks at as many places at once as there are ranks: on the average one of them holds a row.
__device__ inline void answer(World world, Shape shape, const half_t* recv_x, const uint64_t* recv_flags,
                              const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags, int wave,
                              int waves) {
  const int slots = shape.max_tokens * shape.topk, places = world.world_size * slots, lane = lane_id();
  const int group = world.world_size < WAVE ? world.world_size : WAVE;
  for (int64_t first = (int64_t)wave * group; first < places; first += (int64_t)waves * group) {
    uint64_t seen = 0;
    if (lane < group && first + lane < places)
      seen = wait_until<Order::acquire, Scope::system>(&recv_flags[first + lane],
                                                       [=](uint64_t flag) { return flag >> 32 >= world.epoch; });
    wave_barrier();  // no lane reads a row before the lane that looks after its place saw the flag
    const bool here = seen >> 32 == world.epoch && (uint32_t)seen;  // of a later call: its source had no row here
    for (uint64_t left = wave_ballot(here); left; left &= left - 1) {
      const int64_t from = first + first_bit(left);
      const int source = int(from / slots), flat = int(from % slots);
      const int e = (int)(uint32_t)broadcast(seen, first_bit(left)) - 1;
      half_t* to = world.at(reply + (int64_t)flat * shape.dim, source);
      apply_and_send(to, recv_x + from * shape.dim, shape.dim, shift[e], scale[e]);
      wave_barrier();  // every lane's stores come before the release
      if (lane == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, source), world.epoch);
    }
  }
}

// At least three blocks. tickets [2]: of odd and even epochs; shift, scale [E]: of the local experts.
extern "C" __global__ __launch_bounds__(1024) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, half_t* recv_x,
    uint64_t* recv_flags, const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags, half_t* out,
    uint32_t* tickets) {
  if (blockIdx.x == 0 && threadIdx.x == 0) tickets[(world.epoch + 1) % 2] = 0;
  const int turn = draw_ticket(&tickets[world.epoch % 2]), blocks = gridDim.x / 3, role = turn / blocks;
  const int wave = wave_in_block() * blocks + turn % blocks, waves = waves_in_block() * blocks;
  if (role == 0) send(world, shape, x, topk_ids, recv_x, recv_flags, wave, waves);
  if (role == 1) answer(world, shape, recv_x, recv_flags, shift, scale, reply, reply_flags, wave, waves);
  if (role == 2) sum_replies(world, shape, reply, reply_flags, topk_ids, topk_weights, out, wave, waves);
}
