// fused_combine: combine's senders do the experts' work. dispatch is that of token_flags.hip.
//
//   combine         a sender reads a row of an expert's buffer, applies the expert, and stores the result straight to
//                   where the token came from; then that reply's flag. Receivers are as in active_tokens.hip.
//
// That saves a launch, and a write and a read of the experts' results. It works because this expert is pointwise: a wave
// with a piece of a row needs no other row. The expert of a real model is a matrix product, whose results come in tiles
// of many rows. Its epilogue could send them, but one flag per token would no longer fit.
//
// The variant flat_slots deals the rows out as a flat space of [E, C] slots: wave w takes w, w + waves, w + 2 * waves,
// ... Only the first rows of each C are filled. If the number of waves divides C, a wave meets the same place of
// every expert's buffer. The waves of the filled places get a row of each expert, the others none. 1280 waves share a
// large factor with a C of 2048, so few get rows; 1216 (304 blocks of 4) share a smaller one. The rung takes the
// experts in turn: no number of waves is bad while experts have about equal rows. A hot one still goes to few waves.
//
// Roles, tickets and the two sets of counters: see active_tokens.hip. Epochs, names and sizes: see token_flags.hip.
#include "a2a/a2a.h"
using namespace a2a;

struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

__device__ inline int longest(const uint32_t* count, int n) {
  uint32_t most = 0;
  for (int i = lane_id(); i < n; i += WAVE) most = max(most, count[i]);
  return broadcast(wave_max(most));
}

// How many blocks of this launch started before this one.
__device__ inline int draw_ticket(uint32_t* tickets) {
  __shared__ uint32_t ticket;
  if (threadIdx.x == 0) ticket = atomicAdd(tickets, 1u);
  __syncthreads();
  return broadcast(ticket);
}

// A piece of expert e's output for a row: y[j] = scale * x[(j - shift) mod dim], shift a multiple of 8.
__device__ inline void apply_and_send(half_t* reply, const half_t* row, int dim, int shift, float scale) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = dim / 8, by = shift / 8;
  const Half8* in = (const Half8*)row;
  Half8* out = (Half8*)reply;
  for (int c = lane_id(); c < chunks; c += TILE * WAVE) {
    Half8 h[TILE] = {};
    for (int i = 0; i < TILE; ++i) {
      const int to = c + i * WAVE;
      if (to < chunks) h[i] = in[to < by ? to - by + chunks : to - by];
    }
    for (int i = 0; i < TILE; ++i) {
      for (int j = 0; j < 8; ++j) h[i][j] = half_t(scale * float(h[i][j]));
      if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];
    }
  }
}

// wave of waves: of this one among the waves of all senders. shift, scale [E].
__device__ inline void send(World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count,
                            const Origin* expert_origin, const int* shift, const float* scale, half_t* reply,
                            uint32_t* reply_flags, int wave, int waves) {
  const int64_t items = (int64_t)longest(expert_count, shape.experts) * shape.experts;
  for (int64_t item = wave; item < items; item += waves) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const int64_t from = (int64_t)e * shape.capacity + row;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    half_t* to = world.at(reply + (int64_t)flat * shape.dim, peer);
    apply_and_send(to, expert_x + from * shape.dim, shape.dim, shift[e], scale[e]);
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

// At least two blocks. expert_count [E]: of this call; next_expert_count [E], tickets [2]: see above.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine(
    World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count, uint32_t* next_expert_count,
    const Origin* expert_origin, const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags,
    const int* topk_ids, const float* topk_weights, half_t* out, uint32_t* tickets) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) tickets[(world.epoch + 1) % 2] = 0;
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next_expert_count[e] = 0;
  }
  const int senders = gridDim.x / 2, turn = draw_ticket(&tickets[world.epoch % 2]);
  const bool sends = turn < senders;
  const int blocks = sends ? senders : gridDim.x - senders, block = sends ? turn : turn - senders;
  const int wave = wave_in_block() * blocks + block, waves = waves_in_block() * blocks;
  if (sends)
    send(world, shape, expert_x, expert_count, expert_origin, shift, scale, reply, reply_flags, wave, waves);
  else
    receive(world, shape, reply, reply_flags, topk_ids, topk_weights, out, wave, waves);
}
