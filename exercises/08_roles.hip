// Exercise 1 of lesson 08: roles that cannot deadlock.
//
// This is the kernel of a2a_lib/kernels/all_to_all/active_tokens.hip: some blocks send the replies, the others receive them. The
// check takes dispatch and expert from the library. Fill `choose_role`; `send` and `receive` stay as they are.
#include "a2a/a2a.h"
using namespace a2a;

struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes
struct Role { bool sends; int block, blocks; };  // number `block` of the `blocks` blocks that do the same

// The role of this block; all its threads call this, and must get the same. The grid has at least 2 blocks.
// tickets [2]: tickets[epoch % 2] is 0 when this call starts, and nobody else uses it.
__device__ inline Role choose_role(uint32_t* tickets, uint32_t epoch) {
  // your code here (about 6 lines)
  const int receivers = gridDim.x / 2, block = blockIdx.x;  // by number, receivers first
  if (block < receivers) return Role{false, block, receivers};
  return Role{true, block - receivers, (int)gridDim.x - receivers};
}

__device__ inline int longest(const uint32_t* count, int n) {
  uint32_t most = 0;
  for (int i = lane_id(); i < n; i += WAVE) most = max(most, count[i]);
  return broadcast(wave_max(most));
}

// wave of waves: of this one among the waves of all senders.
__device__ inline void send(World world, Shape shape, const half_t* expert_y, const uint32_t* expert_count,
                            const Origin* expert_origin, half_t* reply, uint32_t* reply_flags, int wave, int waves) {
  const int64_t items = (int64_t)longest(expert_count, shape.experts) * shape.experts;
  for (int64_t item = wave; item < items; item += waves) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const int64_t from = (int64_t)e * shape.capacity + row;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y + from * shape.dim, shape.row_bytes());
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
  }
}

// out: sum over k of weight * reply, in fp32 and in the order of k: the same bits every time. An item is a tile of one
// token, so that there is work for all waves; it adds a reply as soon as it and those before it are there.
__device__ inline void receive(World world, Shape shape, const half_t* reply, const uint32_t* reply_flags,
                               const int* topk_ids, const float* topk_weights, half_t* out, int wave, int waves) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = shape.dim / 8, lane = lane_id(), tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE);
  for (int64_t item = wave; item < (int64_t)shape.num_tokens * tiles; item += waves) {
    const int first = int(item / tiles) * shape.topk, c = int(item % tiles) * TILE * WAVE + lane;
    const int id = lane < shape.topk ? topk_ids[first + lane] : -1;  // lane k looks after k: its expert, its weight
    const float weight = lane < shape.topk ? topk_weights[first + lane] : 0.0f;
    float sum[TILE][8] = {};
    for (int k = 0; k < shape.topk; ++k) {
      if (broadcast(id, k) < 0) continue;
      if (lane == 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + k], world.epoch);
      wave_barrier();  // no lane reads the reply before lane 0 saw its flag
      const Half8* row = (const Half8*)reply + (int64_t)(first + k) * chunks;
      Half8 h[TILE] = {};
      for (int i = 0; i < TILE; ++i)
        if (c + i * WAVE < chunks) h[i] = row[c + i * WAVE];
      for (int i = 0; i < TILE; ++i)
        for (int j = 0; j < 8; ++j) sum[i][j] = fmaf(broadcast(weight, k), float(h[i][j]), sum[i][j]);
    }
    for (int i = 0; i < TILE; ++i) {
      Half8 h;
      for (int j = 0; j < 8; ++j) h[j] = half_t(sum[i][j]);
      if (c + i * WAVE < chunks) ((Half8*)out)[item / tiles * chunks + c + i * WAVE] = h;
    }
  }
}

extern "C" __global__ __launch_bounds__(1024) void combine(
    World world, Shape shape, const half_t* expert_y, const uint32_t* expert_count, uint32_t* next_expert_count,
    const Origin* expert_origin, half_t* reply, uint32_t* reply_flags, const int* topk_ids, const float* topk_weights,
    half_t* out, uint32_t* tickets) {
  if (blockIdx.x == 0) {  // the other half of the counters is for the next call
    if (threadIdx.x == 0) tickets[(world.epoch + 1) % 2] = 0;
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next_expert_count[e] = 0;
  }
  const Role role = choose_role(tickets, world.epoch);
  const int wave = wave_in_block() * role.blocks + role.block, waves = waves_in_block() * role.blocks;
  if (role.sends)
    send(world, shape, expert_y, expert_count, expert_origin, reply, reply_flags, wave, waves);
  else
    receive(world, shape, reply, reply_flags, topk_ids, topk_weights, out, wave, waves);
}
