// one_launch: dispatch, experts and combine in one kernel, without counts, without slots to hand out, without resets.
//
//   all_to_all  three block roles, assigned by ticket:
//               the first third    sends each flat token of this rank to its expert's rank
//               the second third   answers each received row: sends the expert's row back to the source
//               the last third     sums the replies of this rank's tokens, as in a2a/alltoall.h
//
// Slots and counts kept the launches apart: receivers waited for the number of rows, and somebody had to reset counters
// while nobody read them. Here flat token f of rank s has a fixed slot [s, f] on every rank:
//
//   recv_x      half [W, slots, dim]     the row, if the slot has one
//   recv_flags  uint64 [W, slots]        epoch << 32 | 1 + local expert: the row has arrived, for that expert
//                                        epoch << 32: the slot has no row in this call
//
// In every call a source sets the flags of all its slots (max_tokens * topk) on all ranks. At most one rank gets a row.
// A flag may already hold a later epoch. Then the source is ahead: it waited for no reply from this slot, because it
// sent no row here. A row's reply is its credit: the source writes the slot again only after the reply. So rows can
// stay in their slots, and the copy into the experts' buffers is gone.
//
// No grid deadlocks. Senders wait for nothing, answerers wait for senders, and summing blocks wait for answerers. A
// running block has a lower ticket than any block that has not started, so all blocks that it waits for are running
// or done.
#include "a2a/alltoall.h"
using namespace a2a;

__device__ inline uint64_t flag_of(World world, int expert) {
  return (uint64_t)world.epoch << 32 | (uint32_t)(expert + 1);
}

// A wave sends a row, then sets the flags at all ranks at once: lane r that of rank r.
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

// A wave polls as many slots at once as there are ranks: on average one of them holds a row.
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
    wave_barrier();  // no lane reads a row before the lane that polls its flag has seen it
    const bool here = seen >> 32 == world.epoch && (uint32_t)seen;  // a later call's: its source had no row here
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
