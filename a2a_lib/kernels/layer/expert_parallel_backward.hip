// The way back through dispatch and combine. Autograd runs it from the end: the backward of combine first, then that of
// dispatch, with the backward of the experts between them. It is an exchange like the forward one, with its own epoch.
//
//   combine_backward   the gradient of every output goes once to each rank that has one of its token's experts. There each
//                      choice gets two things:
//                        dy    [capacity, dim], at its place: weight * gradient, in fp32, rounded once
//                        dots  fp32 [W, max_tokens, topk]: y . gradient, the gradient of its weight, in fp32
//   dispatch_backward  to each source one row per token: the sum of the gradients of its rows on this rank, in fp32 in the
//                      order of k, rounded once for the wire. The dots of its choices go beside it. The source adds: own sum
//                      first, then by rank, in fp32, rounded once. So dx has the same bits in every schedule.
//
// A dot product is one wave's: lane l adds pieces l, l + WAVE, ... in their order, then the lanes add up as wave_sum does.
// So it has the same bits for every grid, too.
//
// `places` is the one of the forward dispatch. ids and weights are sent again, because a later call of the same channel has
// overwritten recv_choices.
//
// Epochs: combine_backward begins an exchange as dispatch does, and dispatch_backward ends it as combine does. Each also
// counts for the places taken: whoever begins sets the counters of the next call back. The other epoch's are in use.
// Credits: a row is sent again only after its reply has come, in whichever kernel, as in the forward exchange.
//
// No deadlock: sends wait for nothing, the rest of combine_backward for sends; replies for nothing, sums for replies. All
// blocks are resident.
#include "expert_parallel.hip"

__device__ inline void unpacked(float (&value)[8], Bytes16 piece) {
  for (int j = 0; j < 8; ++j) value[j] = 0.0f;
  add(value, piece, 1.0f);
}

// dy and dots of all rows that have a place here. A wave takes a whole row.
__device__ inline void weigh_rows(World world, Shape shape, const half_t* dout, const float* topk_weights, const half_t* recv_x,
                                  const Choice* recv_choices, const uint32_t* recv_flags, const int* places, const half_t* y,
                                  half_t* dy, float* dots) {
  const int all = world.world_size * shape.max_tokens, pieces = shape.dim / 8, lane = lane_id();
  for (int row = wave_in_grid(); row < all; row += waves_in_grid()) {
    const int source = (world.rank + row / shape.max_tokens) % world.world_size, t = row % shape.max_tokens;
    const int64_t at = (int64_t)source * shape.max_tokens + t;
    const int place = lane < shape.topk ? places[at * shape.topk + lane] : -1;
    const uint64_t wanted = wave_ballot(place >= 0);
    if (!wanted) continue;
    const bool own = source == world.rank;
    if (!own) arrived(world, shape, recv_flags, at);
    float weight = 0.0f;
    if (place >= 0) weight = own ? topk_weights[t * shape.topk + lane] : recv_choices[at * shape.topk + lane].weight;
    const Bytes16* from = (const Bytes16*)(own ? dout + (int64_t)t * shape.dim : recv_x + row_at(world, shape, world.rank, source, t) * shape.dim);
    for (uint64_t left = wanted; left; left &= left - 1) {
      const int k = first_bit(left);
      const int64_t begin = (int64_t)broadcast(place, k) * pieces;
      const float w = broadcast(weight, k);
      float dot = 0.0f;
      for (int c = lane; c < pieces; c += WAVE) {
        float gradient[8], output[8], weighted[8] = {};
        const Bytes16 piece = from[c];
        unpacked(gradient, piece);
        unpacked(output, ((const Bytes16*)y)[begin + c]);
        for (int j = 0; j < 8; ++j) dot = fmaf(output[j], gradient[j], dot);
        add(weighted, piece, w);
        ((Bytes16*)dy)[begin + c] = rounded(weighted);
      }
      dot = wave_sum(dot);
      if (lane == k) dots[at * shape.topk + k] = dot;
    }
  }
}

extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine_backward(
    World world, Shape shape, const half_t* dout, const int* topk_ids, const float* topk_weights, half_t* recv_x,
    Choice* recv_choices, uint32_t* recv_flags, uint32_t* state, const int* places, const half_t* y, half_t* dy, float* dots) {
  world.epoch = number_after(state[0]);
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) state[1] = world.epoch;
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) state[2 + (world.epoch + 1) % 2 * shape.experts + e] = 0;
  }
  send_rows(world, shape, team_of(shape), dout, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);
  weigh_rows(world, shape, dout, topk_weights, recv_x, recv_choices, recv_flags, places, y, dy, dots);
}

// ---- backward of dispatch

__device__ inline void answer_gradients(World world, Shape shape, Team team, const half_t* drows, const int* places,
                                        const float* dots, half_t* reply, float* reply_dots, uint32_t* reply_flags) {
  const int peers = world.world_size - 1, parts = parts_of(shape), lane = lane_id();
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t, to = (int64_t)world.rank * shape.max_tokens + t;
    const int place = lane < shape.topk ? places[at * shape.topk + lane] : -1;
    if (!wave_ballot(place >= 0)) continue;
    Sum sum;
    add_places(shape, sum, place, 1.0f, part, drows);
    store_sum(shape, world.at(reply + row_at(world, shape, source, world.rank, t) * shape.dim, source), part, sum);
    if (part == 0 && place >= 0)
      *world.at(reply_dots + to * shape.topk + lane, source) = dots[at * shape.topk + lane];
    wave_barrier();  // every lane's stores come before the release
    if (lane == 0)
      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch);
  }
}

__device__ inline void add_gradients(World world, Shape shape, Team team, const half_t* drows, const int* topk_ids,
                                     const float* topk_weights, const int* places, const float* dots, const half_t* reply,
                                     const float* reply_dots, const uint32_t* reply_flags, half_t* dx, float* dweights) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const int64_t own = ((int64_t)world.rank * shape.max_tokens + t) * shape.topk;
    Sum sum;
    add_places(shape, sum, lane < shape.topk ? places[own + lane] : -1, 1.0f, part, drows);
    const bool waits = token.wanted && lane != world.rank && lane < world.world_size;  // lane r for rank r
    if (waits)
      wait_equal<Order::acquire, Scope::system>(
          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);
    wave_barrier();  // no lane reads a reply before the lane that looks after it saw its flag
    for (uint64_t left = wave_ballot(waits); left; left &= left - 1) {
      const Bytes16* row = (const Bytes16*)reply + row_at(world, shape, world.rank, first_bit(left), t) * pieces;
      for (int i = 0; i < PIECES; ++i) {
        const int c = part * PART + i * WAVE + lane;
        if (c < pieces) add(sum.of[i], row[c], 1.0f);
      }
    }
    store_sum(shape, dx + (int64_t)t * shape.dim, part, sum);
    if (part == 0 && lane < shape.topk) {  // the gradient of a dropped choice's weight is 0
      const int owner = token.expert < 0 || token.expert >= world.world_size * shape.experts ? -1 : token.expert / shape.experts;
      float dot = 0.0f;
      if (owner == world.rank) dot = dots[own + lane];
      else if (owner >= 0) dot = reply_dots[((int64_t)owner * shape.max_tokens + t) * shape.topk + lane];
      dweights[t * shape.topk + lane] = dot;
    }
  }
}

extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch_backward(
    World world, Shape shape, const half_t* drows, const int* topk_ids, const float* topk_weights, const int* places,
    const float* dots, half_t* reply, float* reply_dots, uint32_t* reply_flags, uint32_t* state, half_t* dx, float* dweights) {
  world.epoch = state[1];
  if (blockIdx.x == 0 && threadIdx.x == 0) state[0] = world.epoch;
  const Team team = team_of(shape);
  answer_gradients(world, shape, team, drows, places, dots, reply, reply_dots, reply_flags);
  add_gradients(world, shape, team, drows, topk_ids, topk_weights, places, dots, reply, reply_dots, reply_flags, dx, dweights);
}
