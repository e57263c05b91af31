// prereduced: one row to each rank that needs it, and one row back: the weighted sum of that rank's experts.
//
//   all_to_all  every wave in turn  sends its share of this rank's rows to fixed places on the peers (a2a/places.h);
//                                   answers its share of the peers' rows: the sum of weight * expert over the choices
//                                   that live here, in fp32 registers, one fp16 row back and a flag per part;
//                                   finishes its share of its own tokens: its own experts' sum, never stored, plus one
//                                   reply per other rank, in the order of the ranks
//
// Before, a token's weights stayed at home, and each of its experts sent a row back. Now weights travel with the row,
// and the combine moves as few bytes as the dispatch: one row per (token, rank) each way.
//
// Rounding. Own experts: fp32, in the order of k. Each other rank: the same sum, rounded to fp16 once, for the wire.
// All are added in fp32, own first, then by rank; the output is rounded once. The order is fixed, so that the bits do
// not depend on who came first; they are others than those of a sum in the order of k.
//
// No deadlock: sends wait for nothing, answers for sends, finishing for answers, and every wave does them in this
// order. That needs all blocks to be resident: a block that waits holds its place, and a peer may wait for what a block
// that has not started is to send. Hence a cooperative launch, which is refused where they do not fit.
#include "a2a/sums.h"
using namespace a2a;

// A wave makes the own experts' sum of its first part before it looks for peers' rows, while links are busy with what
// it sent, and not in the end, where it is waited for. NVIDIA: 79 us instead of 82 at the largest shape, measured on
// 4 x H200. On MI300X it comes in the end: at the largest shape it would save 4 % there, too (simulated, not measured).
#if defined(A2A_CUDA) || defined(A2A_OWN_FIRST)
constexpr bool OWN_FIRST = true;
#else
constexpr bool OWN_FIRST = false;
#endif

// To the peers' rows: what the experts of this rank make of each, in one row.
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
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
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
    wave_barrier();  // no lane reads a reply before the lane that looks after it saw its flag
    for (uint64_t left = wave_ballot(waits); left; left &= left - 1) {
      const Half8* row = (const Half8*)reply + ((int64_t)first_bit(left) * shape.max_tokens + t) * pieces;
      for (int i = 0; i < PIECES; ++i) {
        const int c = part * PART + lane + i * WAVE;
        Half8 h = {};
        if (c < pieces) h = row[c];
        for (int j = 0; j < 8; ++j) sum.of[i][j] += float(h[j]);
      }
    }
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
