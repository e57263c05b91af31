// dedup: a row travels once to each rank that needs it, with its list of choices. Every expert still answers by itself.
//
//   all_to_all  every wave, in turn: sends its share of this rank's rows to fixed places on the peers (a2a/places.h);
//                                    answers its share of the peers' rows: for each choice of a local expert it sends
//                                    the expert's row to the source, and a flag per (choice, part);
//                                    finishes its share of this rank's tokens: adds the local experts' rows, which are
//                                    never stored, and the replies for the other choices, in the order of k
//
// In one_launch a token with three experts on a rank crosses the link three times. Here it crosses once, and rows for
// local experts do not move at all. Sums are still in the order of k, so the bits are the same.
//
// No deadlock: sending waits for nothing, answering waits for sends, finishing waits for answers, and every wave does
// them in this order. All blocks must be resident, because a waiting block keeps its CU, and a peer may wait for what
// a block that has not started will send. So the launch is cooperative: a grid that does not fit is refused.
#include "a2a/places.h"
using namespace a2a;

static_assert(PART >= LEAST_PART, "a row has more parts than flags");

// Lane k's choice, if its expert is local: how far the expert rotates a row, in pieces of 16 bytes, and its factor.
struct Expert {
  bool here = false;
  int by = 0;
  float factor = 0;
};

__device__ inline Expert expert_of(World world, Shape shape, Token token, const int* shift, const float* scale) {
  const int local = token.expert - world.rank * shape.experts;
  if (token.expert < 0 || local < 0 || local >= shape.experts) return Expert{};
  return Expert{true, shift[local] / 8, scale[local]};
}

// Pieces of the output of choice k's expert for a row: y[j] = factor * x[(j - shift) mod dim].
__device__ inline void apply(Shape shape, Half8 (&h)[PIECES], Expert expert, int k, int part, const half_t* row) {
  const int pieces = shape.dim / 8, by = broadcast(expert.by, k);
  const float factor = broadcast(expert.factor, k);
  for (int i = 0; i < PIECES; ++i) {
    const int to = part * PART + i * WAVE + lane_id();
    if (to < pieces) h[i] = ((const Half8*)row)[to < by ? to - by + pieces : to - by];
  }
  for (int i = 0; i < PIECES; ++i)
    for (int j = 0; j < 8; ++j) h[i][j] = half_t(factor * float(h[i][j]));
}
__device__ inline void store_part(Shape shape, half_t* row, int part, const Half8 (&h)[PIECES]) {
  for (int i = 0; i < PIECES; ++i) {
    const int c = part * PART + i * WAVE + lane_id();
    if (c < shape.dim / 8) ((Half8*)row)[c] = h[i];
  }
}

__device__ inline void answer(World world, Shape shape, Team team, const half_t* recv_x, const Choice* recv_choices,
                              const uint32_t* recv_flags, const int* shift, const float* scale, half_t* reply,
                              uint32_t* reply_flags) {
  const int peers = world.world_size - 1, parts = parts_of(shape), lane = lane_id();
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t;
    if (!arrived(world, shape, recv_flags, at)) continue;
    Token token;
    if (lane < shape.topk) token.expert = recv_choices[at * shape.topk + lane].expert;
    const Expert expert = expert_of(world, shape, token, shift, scale);
    for (uint64_t left = wave_ballot(expert.here); left; left &= left - 1) {
      const int k = first_bit(left);
      Half8 h[PIECES] = {};
      apply(shape, h, expert, k, part, recv_x + at * shape.dim);
      store_part(shape, world.at(reply + ((int64_t)t * shape.topk + k) * shape.dim, source), part, h);
    }
    wave_barrier();  // every lane's stores come before the release, which is one for all choices
    if (expert.here) {
      uint32_t* flag = world.at(reply_flags + flag_at(shape, (int64_t)t * shape.topk + lane, part), source);
      signal<Order::release, Scope::system>(flag, world.epoch);
    }
  }
}

__device__ inline void finish(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                              const float* topk_weights, const int* shift, const float* scale, const half_t* reply,
                              const uint32_t* reply_flags, half_t* out) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const Expert expert = expert_of(world, shape, token, shift, scale);
    if (token.expert >= 0 && !expert.here)  // lane k for choice k
      wait_equal<Order::acquire, Scope::system>(&reply_flags[flag_at(shape, (int64_t)t * shape.topk + lane, part)],
                                                world.epoch);
    wave_barrier();  // no lane reads a reply before the lane that polls its flag has seen it
    const uint64_t own = wave_ballot(expert.here);
    float sum[PIECES][8] = {};
    for (uint64_t left = wave_ballot(token.expert >= 0); left; left &= left - 1) {
      const int k = first_bit(left);
      Half8 h[PIECES] = {};
      if (own >> k & 1) {
        apply(shape, h, expert, k, part, x + (int64_t)t * shape.dim);
      } else {
        for (int i = 0; i < PIECES; ++i) {
          const int c = part * PART + i * WAVE + lane;
          if (c < pieces) h[i] = ((const Half8*)reply)[((int64_t)t * shape.topk + k) * pieces + c];
        }
      }
      const float weight = broadcast(token.weight, k);
      for (int i = 0; i < PIECES; ++i)
        for (int j = 0; j < 8; ++j) sum[i][j] = fmaf(weight, float(h[i][j]), sum[i][j]);
    }
    Half8 h[PIECES];
    for (int i = 0; i < PIECES; ++i)
      for (int j = 0; j < 8; ++j) h[i][j] = half_t(sum[i][j]);
    store_part(shape, out + (int64_t)t * shape.dim, part, h);
  }
}

// All blocks resident. Names and sizes: a2a/places.h; reply half [max_tokens, topk, dim], reply_flags uint32
// [max_tokens, topk, parts]; shift, scale [E]: of the local experts.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, half_t* recv_x,
    Choice* recv_choices, uint32_t* recv_flags, const int* shift, const float* scale, half_t* reply,
    uint32_t* reply_flags, half_t* out) {
  const Team team = team_of(shape);
  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);
  answer(world, shape, team, recv_x, recv_choices, recv_flags, shift, scale, reply, reply_flags);
  finish(world, shape, team, x, topk_ids, topk_weights, shift, scale, reply, reply_flags, out);
}
