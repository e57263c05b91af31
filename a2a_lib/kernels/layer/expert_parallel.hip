// An all-to-all around somebody else's experts: what a model's MoE layer launches. Two kernels, with any GEMM between.
//
//   dispatch  every row once to each rank that needs it (a2a/places.h), and to every rank how many rows its experts get
//             from here; then each rank lays out what came, and its own rows, by expert:
//               rows     [capacity, dim]  expert e's rows at offsets[e], those of one expert in the order of arrival
//               plan     int32: counts [E], offsets [E + 1] (multiples of block; the last: rows in use, padding
//                        included), expert_ids [capacity / block]: of each tile of `block` rows, -1 behind the last
//               places   int32 [W, max_tokens, topk]: where each choice's row lies, -1: not on this rank
//   combine   to each source one row per token: the sum of weight * y over this rank's experts; each source adds its own
//             experts' sum and the other ranks', as in prereduced.hip, and rounds as it does: fp32 in the order of k,
//             rounded once for the wire; own first, then by rank, in fp32; rounded once. So the bits do not depend on
//             who came first, although places do.
//
// Rows are of fp16, or of bf16 with -DA2A_BF16. Only combine looks into them.
//
// The call's number lies on the GPU, so that a graph can be replayed: state[0] says how many calls have ended, state[1]
// how many were dispatched. dispatch reads the first and writes the second, combine the other way round: no kernel
// writes what its own blocks read. Numbers wrap after 2^32 calls, their doubles in row flags after 2^31. So a number is
// later if the difference is not negative in 32 bits: no source is 2^30 calls ahead, and no flag in use is so old.
//
// Counts: uint64 [W, E] from each source, epoch << 32 | rows. One of a later call stands for 0: its source is ahead, so
// it waited for no reply from here, so it had no row for this rank.
//
// No deadlock: sends wait for nothing, the rest of dispatch for sends; combine's answers for nothing, its sums for
// answers. That needs all blocks to be resident: a cooperative launch. combine of every dispatch, before the next one.
#define A2A_PEERS_ONLY  // rows of the own rank stay in x, and their sums in registers
#define A2A_NUMBERS_WRAP
#include "a2a/places.h"
using namespace a2a;

// With -DA2A_BOUND_US waits have a bound, and dead ranks are left out (expert_parallel_bounded.h). Without it all of this is nothing.
#ifdef A2A_BOUND_US
#include "expert_parallel_bounded.h"
#else
struct Living {
  __device__ Living(World, Shape, uint32_t*) {}
  __device__ bool lives(int) const { return true; }
  __device__ uint64_t all() const { return ~uint64_t{0}; }
  __device__ void wait_for_counts(const uint64_t*) const {}
  __device__ bool counted(int) const { return true; }
  __device__ bool arrives(const uint32_t*, int, int64_t) const { return true; }
  __device__ bool replies(const uint32_t*, int, int) const { return true; }
};
#endif

#ifndef A2A_MOST_EXPERTS
#define A2A_MOST_EXPERTS 1024  // of all ranks
#endif

// ---- 8 elements of a row

__device__ inline void add(float (&sum)[8], Bytes16 piece, float weight) {
#ifdef A2A_BF16
  uint32_t words[4];
  __builtin_memcpy(words, &piece, 16);
  for (int j = 0; j < 8; ++j) {
    const uint32_t bits = j % 2 ? words[j / 2] & 0xffff0000u : words[j / 2] << 16;
    float value;
    __builtin_memcpy(&value, &bits, 4);
    sum[j] = fmaf(weight, value, sum[j]);
  }
#else
  Half8 h;
  __builtin_memcpy(&h, &piece, 16);
  for (int j = 0; j < 8; ++j) sum[j] = fmaf(weight, float(h[j]), sum[j]);
#endif
}
__device__ inline Bytes16 rounded(const float (&sum)[8]) {  // to nearest, ties to even
  Bytes16 piece;
#ifdef A2A_BF16
  uint32_t words[4] = {};
  for (int j = 0; j < 8; ++j) {
    uint32_t bits;
    __builtin_memcpy(&bits, &sum[j], 4);
    bits = sum[j] == sum[j] ? (bits + 0x7fff + (bits >> 16 & 1)) >> 16 : 0x7fc0;
    words[j / 2] |= bits << 16 * (j % 2);
  }
  __builtin_memcpy(&piece, words, 16);
#else
  Half8 h;
  for (int j = 0; j < 8; ++j) h[j] = half_t(sum[j]);
  __builtin_memcpy(&piece, &h, 16);
#endif
  return piece;
}

// ---- dispatch

// One block tells every owner how many rows each of its experts gets from this rank.
__device__ inline void send_counts(World world, Shape shape, const Living& living, const int* topk_ids, uint64_t* recv_counts,
                                   uint32_t* rows) {
  const int experts = world.world_size * shape.experts;
  for (int e = threadIdx.x; e < experts; e += blockDim.x) rows[e] = 0;
  __syncthreads();
  for (int flat = threadIdx.x; flat < shape.num_tokens * shape.topk; flat += blockDim.x)
    if (topk_ids[flat] >= 0 && topk_ids[flat] < experts) atomicAdd(&rows[topk_ids[flat]], 1u);
  __syncthreads();
  for (int e = threadIdx.x; e < experts; e += blockDim.x) {
    if (!living.lives(e / shape.experts)) continue;
    uint64_t* to = world.at(recv_counts + world.rank * shape.experts + e % shape.experts, e / shape.experts);
    signal<Order::relaxed, Scope::system>(to, (uint64_t)world.epoch << 32 | rows[e]);  // a word says all there is
  }
  __syncthreads();
}

// Every block finds where each expert's rows begin, once all ranks' counts are there: offsets [E + 1], in LDS.
__device__ inline void find_offsets(World world, Shape shape, const Living& living, const uint64_t* recv_counts, int block,
                                    uint32_t* rows, int* offsets) {
  living.wait_for_counts(recv_counts);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) rows[e] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < world.world_size * shape.experts; i += blockDim.x) {
    if (!living.counted(i / shape.experts)) continue;
    const uint64_t seen = wait_until<Order::relaxed, Scope::system>(
        &recv_counts[i], [=](uint64_t count) { return count >> 32 && int((count >> 32) - world.epoch) >= 0; });
    if (seen >> 32 == world.epoch) atomicAdd(&rows[i % shape.experts], (uint32_t)seen);
  }
  __syncthreads();
  if (wave_in_block() == 0) {
    int before = 0;
    for (int first = 0; first < shape.experts; first += WAVE) {
      const int e = first + lane_id(), padded = e < shape.experts ? (int(rows[e]) + block - 1) / block * block : 0;
      const int through = before + wave_inclusive_sum(padded);
      if (e < shape.experts) offsets[e + 1] = through;
      before = broadcast(through, WAVE - 1);
    }
    if (lane_id() == 0) offsets[0] = 0;
  }
  __syncthreads();
}

__device__ inline void write_plan(Shape shape, int block, const uint32_t* rows, const int* offsets, int* plan) {
  const int thread = int(blockIdx.x * blockDim.x + threadIdx.x), threads = int(gridDim.x * blockDim.x);
  for (int e = thread; e <= shape.experts; e += threads) {
    if (e < shape.experts) plan[e] = int(rows[e]);
    plan[shape.experts + e] = offsets[e];
  }
  int* expert_ids = plan + 2 * shape.experts + 1;
  for (int tile = thread; block > 1 && tile < shape.capacity / block; tile += threads) {
    int e = 0;
    while (e < shape.experts && offsets[e + 1] <= tile * block) ++e;
    expert_ids[tile] = e < shape.experts ? e : -1;
  }
}

// Rows of all ranks, laid out by expert. A block takes a few at a time, a wave each: it waits for the row and finds
// places for it. Then all waves copy, a part of a row each, once to every place.
__device__ inline void lay_out(World world, Shape shape, const Living& living, const half_t* x, const int* topk_ids,
                               const half_t* recv_x, const Choice* recv_choices, const uint32_t* recv_flags,
                               const int* offsets, uint32_t* taken, int* places, half_t* rows) {
  __shared__ int found[16][32];  // of the block's rows: places, by choice
  const int all = world.world_size * shape.max_tokens, pieces = shape.dim / 8, parts = parts_of(shape);
  const int wave = wave_in_block(), waves = waves_in_block(), lane = lane_id(), own_first = world.rank;
  const int share = (all + int(gridDim.x) - 1) / int(gridDim.x), batch = share < waves ? share : waves;
  for (int first = int(blockIdx.x) * batch; first < all; first += int(gridDim.x) * batch) {
    const int mine = first + wave;
    if (wave < batch && mine < all) {
      const int source = (own_first + mine / shape.max_tokens) % world.world_size, t = mine % shape.max_tokens;
      const int64_t at = (int64_t)source * shape.max_tokens + t;
      int expert = -1;
      if (source == world.rank) {
        if (t < shape.num_tokens && lane < shape.topk) expert = topk_ids[t * shape.topk + lane];
      } else if (living.arrives(recv_flags, source, at) && arrived(world, shape, recv_flags, at)) {
        if (lane < shape.topk) expert = recv_choices[at * shape.topk + lane].expert;
      }
      const int local = expert - world.rank * shape.experts;
      const bool here = expert >= 0 && local >= 0 && local < shape.experts;
      const int place = here ? offsets[local] + int(atomicAdd(&taken[local], 1u)) : -1;
      if (lane < shape.topk) {
        found[wave][lane] = place;
        places[at * shape.topk + lane] = place;
      }
    }
    __syncthreads();  // what a wave's acquire brought, all waves of the block have
    for (int item = wave; item < batch * parts; item += waves) {
      const int row = item / parts, part = item % parts;
      if (first + row >= all) continue;
      const int place = lane < shape.topk ? found[row][lane] : -1;
      const uint64_t wanted = wave_ballot(place >= 0);
      if (!wanted) continue;
      const int source = (own_first + (first + row) / shape.max_tokens) % world.world_size;
      const int t = (first + row) % shape.max_tokens;
      const half_t* from = source == world.rank ? x + (int64_t)t * shape.dim
                                                : recv_x + row_at(world, shape, world.rank, source, t) * shape.dim;
      Bytes16 piece[PIECES];
      for (int i = 0; i < PIECES; ++i) {
        const int c = part * PART + i * WAVE + lane;
        if (c < pieces) piece[i] = ((const Bytes16*)from)[c];
      }
      for (uint64_t left = wanted; left; left &= left - 1) {
        Bytes16* to = (Bytes16*)rows + (int64_t)broadcast(place, first_bit(left)) * pieces;
        for (int i = 0; i < PIECES; ++i) {
          const int c = part * PART + i * WAVE + lane;
          if (c < pieces) to[c] = piece[i];
        }
      }
    }
    __syncthreads();  // before `found` is of the next rows
  }
}

// state: uint32 [2 + 2 * E]: calls ended, calls dispatched, places taken of each expert in odd and even calls.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void dispatch(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, half_t* recv_x,
    Choice* recv_choices, uint32_t* recv_flags, uint64_t* recv_counts, uint32_t* state, int* places, half_t* rows,
    int* plan, int block) {
  __shared__ uint32_t counts[A2A_MOST_EXPERTS];
  __shared__ int offsets[A2A_MOST_EXPERTS + 1];
  world.epoch = number_after(state[0]);
  const Living living(world, shape, state);
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) state[1] = world.epoch;
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) state[2 + (world.epoch + 1) % 2 * shape.experts + e] = 0;
  }
  if (blockIdx.x == gridDim.x - 1) send_counts(world, shape, living, topk_ids, recv_counts, counts);
  send_rows(world, shape, team_of(shape), x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags,
            living.all());
  find_offsets(world, shape, living, recv_counts, block, counts, offsets);
  write_plan(shape, block, counts, offsets, plan);
  lay_out(world, shape, living, x, topk_ids, recv_x, recv_choices, recv_flags, offsets,
          state + 2 + world.epoch % 2 * shape.experts, places, rows);
}

// ---- combine

struct Sum { float of[PIECES][8] = {}; };

// sum += weight * y over the choices that have a place here. Lane k has choice k: its place and weight.
__device__ inline void add_places(Shape shape, Sum& sum, int place, float weight, int part, const half_t* y) {
  const int pieces = shape.dim / 8;
  for (uint64_t left = wave_ballot(place >= 0); left; left &= left - 1) {
    const int k = first_bit(left);
    const Bytes16* row = (const Bytes16*)y + (int64_t)broadcast(place, k) * pieces;
    const float w = broadcast(weight, k);
    Bytes16 piece[PIECES];
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane_id();
      if (c < pieces) piece[i] = row[c];
    }
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane_id();
      if (c < pieces) add(sum.of[i], piece[i], w);
    }
  }
}
__device__ inline void store_sum(Shape shape, half_t* row, int part, const Sum& sum) {
  for (int i = 0; i < PIECES; ++i) {
    const int c = part * PART + i * WAVE + lane_id();
    if (c < shape.dim / 8) ((Bytes16*)row)[c] = rounded(sum.of[i]);
  }
}

__device__ inline void answer(World world, Shape shape, const Living& living, Team team, const half_t* y, const Choice* recv_choices,
                              const int* places, half_t* reply, uint32_t* reply_flags) {
  const int peers = world.world_size - 1, parts = parts_of(shape);
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t, to = (int64_t)world.rank * shape.max_tokens + t;
    const int place = lane_id() < shape.topk ? places[at * shape.topk + lane_id()] : -1;
    if (!wave_ballot(place >= 0) || !living.lives(source)) continue;
    Sum sum;
    add_places(shape, sum, place, place >= 0 ? recv_choices[at * shape.topk + lane_id()].weight : 0.0f, part, y);
    store_sum(shape, world.at(reply + row_at(world, shape, source, world.rank, t) * shape.dim, source), part, sum);
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch);
  }
}

__device__ inline void finish(World world, Shape shape, const Living& living, Team team, const half_t* y, const int* topk_ids,
                              const float* topk_weights, const int* places, const half_t* reply,
                              const uint32_t* reply_flags, half_t* out) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const int64_t own = ((int64_t)world.rank * shape.max_tokens + t) * shape.topk;
    Sum sum;
    add_places(shape, sum, lane < shape.topk ? places[own + lane] : -1, token.weight, part, y);
    const bool waits = token.wanted && lane != world.rank && lane < world.world_size &&  // lane r for rank r
                       living.replies(reply_flags, lane, t);
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
    store_sum(shape, out + (int64_t)t * shape.dim, part, sum);
  }
}

extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine(
    World world, Shape shape, const half_t* y, const int* topk_ids, const float* topk_weights,
    const Choice* recv_choices, const int* places, half_t* reply, uint32_t* reply_flags, uint32_t* state, half_t* out) {
  world.epoch = state[1];
  if (blockIdx.x == 0 && threadIdx.x == 0) state[0] = world.epoch;
  const Living living(world, shape, state);
  const Team team = team_of(shape);
  answer(world, shape, living, team, y, recv_choices, places, reply, reply_flags);
  finish(world, shape, living, team, y, topk_ids, topk_weights, places, reply, reply_flags, out);
}
