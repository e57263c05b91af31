// rank_flags: an all-to-all with one flag per pair of ranks in dispatch: "all rows of this call are here, so many".
//
//   dispatch_send   one wave sends one flat token (token, k): row and metadata. When all waves of all blocks have sent
//                   theirs, block 0 sets a flag at every peer: epoch in the upper half, rows + 1 in the lower half.
//   dispatch_recv   one block takes one source: waits for its flag, copies its rows to their experts' buffers.
//   expert          the experts' work on the rows received.
//   combine_send    one wave sends one row back to where the token came from, then that reply's flag.
//   combine_recv    one wave per token: waits for its topk flags, sums the replies.
//
// Run in this order on one stream. dispatch_send is a cooperative launch: its blocks meet at a barrier, so all of them
// have to be resident, and a grid that does not fit is refused. The other kernels take any grid: their blocks wait only
// for what peers sent in kernels before.
//
// Nothing is reset between calls. A source S that sends R nothing waits for no reply from R, so it may be a call ahead.
// Its next flag could then overwrite the flag of this call before R reads it. Therefore:
//  * Flags alternate between two slots, by the parity of the epoch. Two are enough: S sets the flag of call n+2 after
//    its dispatch_recv of n+1. That waited for R's flag of n+1, which R set after its dispatch_recv of n. This needs a
//    flag for every peer in every call, even for no rows. Hence count + 1.
//  * The epoch in the upper half tells the flag of call n from that of call n-2 in the same slot. Both halves travel in
//    one 8-byte store.
//  * Rows (recv_x, recv_meta): S overwrites a slot of call n after R has read it and replied, because S waits for these
//    replies in combine_recv. R does not read a slot in call n that S did not use in call n.
//  * Replies: R answers a token of call n+1 after S sent it, hence after S finished call n.
//  * send_slots is zeroed here when all blocks are done with it, expert_count in combine_recv.
//
// The host zeroes all symmetric memory and counters before the first call. epoch (1, 2, 3, ...) grows by one a call, on
// all ranks alike. A combine follows every dispatch. Another shape gets other memory.
//
// W ranks, M = max_tokens per rank, K = topk <= 32, E = experts per rank. C = W * M rows per expert buffer. dim is a
// multiple of 8. Rows are fp16.
#include "a2a/a2a.h"
#include "a2a/grid.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a received row: token * topk + k at its source; the global expert
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

__device__ inline int longest(const uint32_t* count, int n) {
  uint32_t most = 0;
  for (int i = lane_id(); i < n; i += WAVE) most = max(most, count[i]);
  return broadcast(wave_max(most));
}

// x [num_tokens, dim]; topk_ids [num_tokens, K], -1: dropped; send_slots [W], barrier [2]: zero.
// Symmetric: rank_flags [2, W], recv_x [W, M*K, dim], recv_meta [W, M*K].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch_send(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* barrier,
    uint64_t* rank_flags, half_t* recv_x, Meta* recv_meta) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  for (int flat = wave_in_grid(), step = waves_in_grid(); flat < flat_tokens; flat += step) {
    const int id = broadcast(topk_ids[flat]);
    if (id < 0) continue;
    const int peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(&send_slots[peer], 1u);
    const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk + broadcast(slot);
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
  }
  grid_barrier(barrier);  // its releases and the flag's add up: who acquires the flag sees the rows of all blocks
  if (blockIdx.x == 0)
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {
      const uint32_t count = send_slots[peer];
      send_slots[peer] = 0;
      uint64_t* flag = world.at(&rank_flags[(world.epoch % 2) * world.world_size + world.rank], peer);
      signal<Order::release, Scope::system>(flag, (uint64_t)world.epoch << 32 | (count + 1));
    }
}

// recv_count [W], set here; expert_count [E], zero: rows of each expert, counted here; expert_x [E, C, dim],
// expert_origin [E, C]. Only W blocks have work.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch_recv(
    World world, Shape shape, const half_t* recv_x, const Meta* recv_meta, const uint64_t* rank_flags,
    uint32_t* recv_count, uint32_t* expert_count, half_t* expert_x, Origin* expert_origin) {
  const int first = world.rank * shape.experts;  // of this rank's experts
  __shared__ int count;
  for (int source = blockIdx.x; source < world.world_size; source += gridDim.x) {
    if (threadIdx.x == 0) {
      const uint64_t flag = wait_until<Order::acquire, Scope::system>(
          &rank_flags[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
      count = (int)(uint32_t)flag - 1;
      recv_count[source] = count;
    }
    __syncthreads();  // no wave reads rows before thread 0 saw the flag
    for (int slot = wave_in_block(); slot < count; slot += waves_in_block()) {
      const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;
      const Meta meta = recv_meta[from];
      uint32_t row = 0;
      if (lane_id() == 0) row = atomicAdd(&expert_count[meta.expert - first], 1u);
      const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
      copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
      if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};
    }
    __syncthreads();  // before the next source's count
  }
}

// Expert e makes of a row x: y[j] = scale[e] * x[(j - shift[e]) mod dim]; 0 <= shift < dim, a multiple of 8.
// shift, scale [E]; expert_y [E, C, dim].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void expert(
    Shape shape, const half_t* expert_x, half_t* expert_y, const uint32_t* expert_count, const int* shift,
    const float* scale) {
  const int chunks = shape.dim / 8, items = longest(expert_count, shape.experts) * shape.experts;
  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const Half8* in = (const Half8*)expert_x + ((int64_t)e * shape.capacity + row) * chunks;
    Half8* out = (Half8*)expert_y + ((int64_t)e * shape.capacity + row) * chunks;
    const int by = shift[e] / 8;
    const float factor = scale[e];
    for (int c = lane_id(); c < chunks; c += WAVE) {
      Half8 h = in[c < by ? c - by + chunks : c - by];
      for (int j = 0; j < 8; ++j) h[j] = half_t(factor * float(h[j]));
      out[c] = h;
    }
  }
}

// Symmetric: reply [M, K, dim], reply_flags [M, K].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine_send(
    World world, Shape shape, const half_t* expert_y, const uint32_t* expert_count, const Origin* expert_origin,
    half_t* reply, uint32_t* reply_flags) {
  const int items = longest(expert_count, shape.experts) * shape.experts;
  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const int64_t from = (int64_t)e * shape.capacity + row;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y + from * shape.dim, shape.row_bytes());
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
  }
}

// topk_weights [num_tokens, K]; out [num_tokens, dim]: sum over k of weight * reply, in fp32 and in the order of k: the
// same bits every time. Without a single expert the output row is zero.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine_recv(
    World world, Shape shape, const half_t* reply, const uint32_t* reply_flags, const int* topk_ids,
    const float* topk_weights, half_t* out, uint32_t* expert_count) {
  if (blockIdx.x == 0)
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) expert_count[e] = 0;

  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = shape.dim / 8, lane = lane_id();
  for (int token = wave_in_grid(), step = waves_in_grid(); token < shape.num_tokens; token += step) {
    const int first = token * shape.topk;  // lane k looks after k: its expert, its weight, its flag
    const int id = lane < shape.topk ? topk_ids[first + lane] : -1;
    const float weight = lane < shape.topk ? topk_weights[first + lane] : 0.0f;
    if (id >= 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + lane], world.epoch);
    wave_barrier();
    for (int c = 0; c < chunks; c += TILE * WAVE) {
      float sum[TILE][8] = {};
      for (int k = 0; k < shape.topk; ++k) {
        if (broadcast(id, k) < 0) continue;
        const Half8* row = (const Half8*)reply + (int64_t)(first + k) * chunks + c + lane;
        Half8 h[TILE] = {};
        for (int i = 0; i < TILE; ++i)
          if (c + i * WAVE + lane < chunks) h[i] = row[i * WAVE];
        for (int i = 0; i < TILE; ++i)
          for (int j = 0; j < 8; ++j) sum[i][j] = fmaf(broadcast(weight, k), float(h[i][j]), sum[i][j]);
      }
      for (int i = 0; i < TILE; ++i) {
        Half8 h;
        for (int j = 0; j < 8; ++j) h[j] = half_t(sum[i][j]);
        if (c + i * WAVE + lane < chunks) ((Half8*)out)[(int64_t)token * chunks + c + i * WAVE + lane] = h;
      }
    }
  }
}
