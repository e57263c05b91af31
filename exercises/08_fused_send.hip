// Exercise 2 of lesson 08: the expert's work in the sender.
//
// This is the kernel of a2a_lib/kernels/all_to_all/fused_combine.hip. There is no kernel `expert` in this all-to-all: what
// arrived lies in expert_x, and the sender does the experts' work. Fill the hole in `send`; the rest stays as it is.
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

// wave of waves: of this one among the waves of all senders. A row of expert e of this rank, number `from` of
// expert_x, is answered in reply [max_tokens, topk, dim] of the rank it came from, as row `flat` there:
//
//     y[j] = scale[e] * x[(j - shift[e]) mod dim]      in fp32, then rounded to fp16. shift is a multiple of 8
//
// and then that row's flag.
__device__ inline void send(World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count,
                            const Origin* expert_origin, const int* shift, const float* scale, half_t* reply,
                            uint32_t* reply_flags, int wave, int waves) {
  const int64_t items = (int64_t)longest(expert_count, shape.experts) * shape.experts;
  for (int64_t item = wave; item < items; item += waves) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const int64_t from = (int64_t)e * shape.capacity + row;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    // your code here (about 10 lines)
    // the row as it came: the expert has not worked
    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_x + from * shape.dim,
             shape.row_bytes());
    wave_barrier();
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
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
