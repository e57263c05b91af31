// token_flags: an all-to-all with one flag per token, both ways.
//
//   dispatch_send   block 0 counts tokens per destination and tells every peer; the other blocks send tokens.
//                   One wave sends one flat token (token, k): row, metadata, then that token's flag.
//   dispatch_recv   one wave takes one received token: waits for its flag, copies it to its expert's buffer.
//   expert          the experts' work on the rows received.
//   combine_send    one wave sends one row back to where the token came from, then that reply's flag.
//   combine_recv    one wave per token: waits for its topk flags, sums the replies.
//
// Run in this order on one stream with any grid of at least one block (a block: whole waves). A send waits for nothing
// but the peers' counts, which they send before they wait; a recv waits only for sends. So no block needs another
// block of its own rank to be resident.
//
// Nothing is reset between calls: a flag holds the epoch (1, 2, 3, ...) of the call that set it. Why may call n+1
// overwrite what call n used, with no barrier between the calls? (S: a source, R: a rank it sends to.)
//  * Receive slots (recv_x, recv_meta, recv_flags). Say S used a slot in an earlier call. R read it, then answered that
//    token in combine_send, and S waited for the answer in combine_recv. Answers are the credit. If S did not use a
//    slot in call n, R does not read it in call n, because R reads as many slots as S counted. So S may be ahead of R,
//    and R never misses an epoch.
//  * Replies (reply, reply_flags). R answers a token of call n+1 after S sent it, hence after S finished call n.
//  * Counts. A token that was never sent (dropped, or a rank without tokens) returns no credit. Then S may send its
//    count of call n+1 while R still waits for that of call n, so counts alternate between two slots. Two are enough: S
//    sends the count of call n+2 after dispatch_send of n+1. That waited for R's count of n+1, which R sent after
//    finishing call n. This needs a count for every peer in every call, zeros too. The epoch beside the count tells
//    that of call n from that of call n-2 in the same slot.
//  * Local counters. dispatch_recv zeroes send_slots and combine_recv zeroes expert_count for the next call.
//
// The host zeroes all symmetric memory and counters before the first call. epoch grows by one per call, on all ranks
// alike. A combine follows every dispatch. Another shape gets other memory.
//
// W <= 64 ranks, M = max_tokens per rank, K = topk <= 32, E = experts per rank, C = rows per expert buffer. C is W * M
// if the experts of a token are distinct, else W * M * K. dim is a multiple of 8. Rows are fp16.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a received row: token * topk + k at its source; the global expert
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

__device__ inline int longest(const uint32_t* count, int n) {
  uint32_t most = 0;
  for (int i = lane_id(); i < n; i += WAVE) most = max(most, count[i]);
  return broadcast(wave_max(most));
}

__device__ inline void send_counts(World world, Shape shape, const int* topk_ids, uint64_t* counts) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  __shared__ uint32_t to_rank[64];
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) to_rank[peer] = 0;
  __syncthreads();
  for (int flat = threadIdx.x; flat < flat_tokens; flat += blockDim.x)
    if (topk_ids[flat] >= 0) atomicAdd(&to_rank[topk_ids[flat] / shape.experts], 1u);
  __syncthreads();
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {
    uint64_t* count = world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer);
    signal<Order::release, Scope::system>(count, (uint64_t)world.epoch << 32 | to_rank[peer]);
  }
}

// x [num_tokens, dim]; topk_ids [num_tokens, K], -1: dropped; send_slots [W], zero; recv_count [W], set here.
// Symmetric: counts [2, W], recv_x [W, M*K, dim], recv_meta [W, M*K], recv_flags [W, M*K].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch_send(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* recv_count,
    uint64_t* counts, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags) {
  const int flat_tokens = shape.num_tokens * shape.topk;
  if (blockIdx.x == 0) send_counts(world, shape, topk_ids, counts);

  const bool alone = gridDim.x == 1;  // then block 0 sends the tokens too
  const int senders = alone ? 1 : gridDim.x - 1, sender = alone ? 0 : blockIdx.x - 1;  // block 0: -1, no sender
  const int step = waves_in_block() * senders;
  for (int flat = sender < 0 ? flat_tokens : wave_in_block() * senders + sender; flat < flat_tokens; flat += step) {
    const int id = broadcast(topk_ids[flat]);
    if (id < 0) continue;
    const int peer = id / shape.experts;
    uint32_t slot = 0;
    if (lane_id() == 0) slot = atomicAdd(&send_slots[peer], 1u);
    const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk + broadcast(slot);
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);
  }

  if (blockIdx.x == 0)  // the end of this kernel hands recv_count to all blocks of dispatch_recv
    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x)
      recv_count[source] = (uint32_t)wait_until<Order::acquire, Scope::system>(
          &counts[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
}

// expert_count [E], zero: rows of each expert, counted here; expert_x [E, C, dim], expert_origin [E, C].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch_recv(
    World world, Shape shape, const half_t* recv_x, const Meta* recv_meta, const uint32_t* recv_flags,
    const uint32_t* recv_count, uint32_t* send_slots, uint32_t* expert_count, half_t* expert_x, Origin* expert_origin) {
  if (blockIdx.x == 0)
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) send_slots[peer] = 0;

  const int first = world.rank * shape.experts;  // of this rank's experts
  // Consecutive waves take different sources; each source counts as long as the longest.
  const int items = longest(recv_count, world.world_size) * world.world_size;
  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {
    const int source = item % world.world_size, slot = item / world.world_size;
    if (slot >= (int)recv_count[source]) continue;
    const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;
    Meta meta = {};
    uint32_t row = 0;
    if (lane_id() == 0) {
      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);
      meta = recv_meta[from];
      row = atomicAdd(&expert_count[meta.expert - first], 1u);
    }
    wave_barrier();  // no lane reads the row before lane 0 saw the flag
    const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
    if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};
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
