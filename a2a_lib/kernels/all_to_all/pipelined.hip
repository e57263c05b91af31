// pipelined: prereduced, with late rows being sent while middle rows are answered and early rows are finished.
//
//   all_to_all  three block roles, all resident:
//               senders    send this rank's rows to fixed places on the peers (a2a/places.h), in the order of tokens
//               answerers  answer the peers' rows, in the order of their tokens: one sum back, as in prereduced.hip
//               finishers  finish this rank's tokens in their order: the local experts' sum, and the other ranks'
//
// In prereduced every wave sends its share first, so all rows of a call are in flight at once. The links carry rows
// alone, all rows arrive late, and then the links carry replies alone, with the experts' work between the two. Here few
// rows are in flight at a time. The first rows arrive early, and their replies travel beside the rows that follow. The
// bytes are the same, and so are the bits.
//
// No deadlock: senders wait for nothing, answerers wait for senders, finishers wait for answerers. All blocks must be
// resident, as in prereduced.hip. With less than three blocks there are no roles (`roles.senders` is 0): every block
// does all three in this order.
//
// The number of blocks per role decides the speed: too few senders leave links idle, too many leave no pipeline.
// `shares` of the host has the numbers.
#include "a2a/sums.h"
using namespace a2a;

struct Roles { int senders, answerers; };  // blocks, the first ones and the next; the others finish

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

// This rank's tokens: its own experts' sum, and the other ranks'.
__device__ inline void finish(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                              const float* topk_weights, const int* shift, const float* scale, const half_t* reply,
                              const uint32_t* reply_flags, half_t* out) {
  const int parts = parts_of(shape), lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    Sum sum;
    add_experts(world, shape, sum, token, part, x + (int64_t)t * shape.dim, shift, scale);
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
    World world, Shape shape, Roles roles, const half_t* x, const int* topk_ids, const float* topk_weights,
    half_t* recv_x, Choice* recv_choices, uint32_t* recv_flags, const int* shift, const float* scale, half_t* reply,
    uint32_t* reply_flags, half_t* out) {
  const int block = blockIdx.x, blocks = gridDim.x, finishers = blocks - roles.senders - roles.answerers;
  const bool all = roles.senders == 0, sends = block < roles.senders, finishes = block >= blocks - finishers;
  if (all || sends)
    send_rows(world, shape, all ? team_of(shape) : team_of(shape, 0, roles.senders), x, topk_ids, topk_weights, recv_x,
              recv_choices, recv_flags);
  if (all || (!sends && !finishes))
    answer(world, shape, all ? team_of(shape) : team_of(shape, roles.senders, roles.answerers), recv_x, recv_choices,
           recv_flags, shift, scale, reply, reply_flags);
  if (all || finishes)
    finish(world, shape, all ? team_of(shape) : team_of(shape, blocks - finishers, finishers), x, topk_ids,
           topk_weights, shift, scale, reply, reply_flags, out);
}
