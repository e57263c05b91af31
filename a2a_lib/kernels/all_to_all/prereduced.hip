// prereduced: one row to each rank that needs it, and one row back: the weighted sum of that rank's experts.
//
//   all_to_all  every wave, in turn: sends its share of this rank's rows to fixed places on the peers (a2a/places.h);
//                                    answers its share of the peers' rows: adds weight * expert over the choices of
//                                    local experts, in fp32 registers, sends one fp16 row back and a flag per part;
//                                    finishes its share of this rank's tokens: adds the local experts' sum, which is
//                                    never stored, and one reply per other rank, in the order of the ranks
//
// In dedup a token's weights stay at home, and each of its experts sends a row back. Here the weights travel with the
// row, so combine moves as few bytes as dispatch: one row per (token, rank) each way.
//
// Rounding. Local experts are added in fp32, in the order of k. Each other rank does the same and rounds its sum to fp16
// once, for the link. All sums are added in fp32, the local one first, then by rank. The output is rounded once. This
// order is fixed, so the bits do not depend on who arrives first. They differ from those of a sum in the order of k.
//
// No deadlock: sending waits for nothing, answering waits for sends, finishing waits for answers, and every wave does
// them in this order. All blocks must be resident, because a waiting block keeps its CU, and a peer may wait for what
// a block that has not started will send. So the launch is cooperative: a grid that does not fit is refused.
#include "a2a/sums.h"
using namespace a2a;

// OWN_FIRST: a wave makes the own experts' sum of its first part before it looks for peers' rows. Links are busy then with
// what it sent. In the end, others would wait for the sum. On NVIDIA GPUs this was measured faster at the largest shape. On
// MI300X the sum comes in the end: the simulated clock says that it would pay there, too, and nobody has measured it.
#if defined(A2A_CUDA) || defined(A2A_OWN_FIRST)
constexpr bool OWN_FIRST = true;
#else
constexpr bool OWN_FIRST = false;
#endif

// Answers the peers' rows: the weighted sum of this rank's experts over each row, as one row.
__device__ inline void answer(World world, Shape shape, Team team, const half_t* recv_x, const Choice* recv_choices,
                              const uint32_t* recv_flags, const int* shift, const float* scale, half_t* reply,
                              uint32_t* reply_flags) {
  const int peers = world.world_size - 1, parts = parts_of(shape);
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t;
    if (!arrived(world, shape, recv_flags, at)) continue;
    Token token;
    if (lane_id() < shape.topk) {
      token.expert = recv_choices[at * shape.topk + lane_id()].expert;
      token.weight = recv_choices[at * shape.topk + lane_id()].weight;
    }
    const int64_t to = (int64_t)world.rank * shape.max_tokens + t;
    Sum sum;
    add_experts(world, shape, sum, token, part, recv_x + at * shape.dim, shift, scale);
    store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch);
  }
}

// This rank's tokens: its own experts' sum, and the other ranks'. first: if OWN_FIRST, the own experts' of the wave's
// first part.
__device__ inline void finish(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                              const float* topk_weights, const int* shift, const float* scale, const half_t* reply,
                              const uint32_t* reply_flags, half_t* out, const Sum& first) {
  const int parts = parts_of(shape), lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const bool made = OWN_FIRST && item == team.number;
    Sum sum = made ? first : Sum();
    if (!made) add_experts(world, shape, sum, token, part, x + (int64_t)t * shape.dim, shift, scale);
    const bool waits = token.wanted && lane != world.rank;  // lane r for rank r
    if (waits)
      wait_equal<Order::acquire, Scope::system>(
          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);
    wave_barrier();  // no lane reads a reply before the lane that polls its flag has seen it
    add_replies(shape, sum, part, t, waits, reply);
    store_sum(shape, out + (int64_t)t * shape.dim, part, sum);
  }
}

// All blocks resident. Names and sizes: a2a/places.h; reply half [W, max_tokens, dim], reply_flags uint32
// [W, max_tokens, parts]: from each rank; shift, scale [E]: of the local experts.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, half_t* recv_x,
    Choice* recv_choices, uint32_t* recv_flags, const int* shift, const float* scale, half_t* reply,
    uint32_t* reply_flags, half_t* out) {
  const Team team = team_of(shape);
  const int t = team.row(team.number);  // of the first part
  Sum first;
  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);
  if (OWN_FIRST && t < shape.num_tokens)
    add_experts(world, shape, first, own_token(world, shape, topk_ids, topk_weights, t), team.part(team.number),
                x + (int64_t)t * shape.dim, shift, scale);
  answer(world, shape, team, recv_x, recv_choices, recv_flags, shift, scale, reply, reply_flags);
  finish(world, shape, team, x, topk_ids, topk_weights, shift, scale, reply, reply_flags, out, first);
}
