// balance: a MoE layer whose hot experts are copied, for one call, to ranks that have room.
//
//   count    numbers this source's rows of each expert, and tells all ranks how many there are, by words with a flag
//   plan     one block: which rank computes which rows of which expert. All ranks have the same counts and compute the
//            same tables, so nobody sends a plan
//   layer    block roles, all resident:
//     senders   store each row at the rank and place that the plan names
//     fetchers  copy the weights of experts that visit this rank, once the rows of their home are here. Weights do not
//               change within a call, so no flag says that they are there
//     workers   wait for all rows, then take tiles of TILE rows: local experts first, visitors when their weights are
//     here
//   combine  waits for the workers of all ranks, loads a token's results where they are, adds them up in the order of k
//
// Why one set of buffers is enough. A rank counts for call n + 1 after its combine of call n, and its workers have
// ended by then. A peer's senders of call n + 1 follow its plan, which waits for those counts: they overwrite rows that
// were used. Workers of call n + 1 begin after all senders of that call, so after the combines that read the results of
// call n. Counts have two sets, because a rank may count for n + 1 while a peer still plans call n.
//
// No deadlock. Senders wait for nothing, fetchers for senders, workers for both, and all blocks are resident.
#include "a2a/words.h"
using namespace a2a;

// The sizes of a call. 44 bytes.
struct Sizes {
  int num_tokens, max_tokens;  // that this rank brings, that any rank may bring
  int topk, dim, inter;  // experts per token, elements of a row and of an expert's middle
  int local;  // experts whose home a rank is
  int copies, worth;  // visitors of a rank at most, least rows of a visitor
  int capacity;  // rows of an expert at most
  int senders, fetchers;  // blocks; the others are workers

  __device__ int64_t weights() const {
    return 2ll * inter * dim;
  }  // halves of an expert: up [inter, dim], down [dim, inter]
};

constexpr int TILE = 16;  // rows that a worker computes together
constexpr int MOST_EXPERTS = 1024, MOST_PAIRS = 8192, MOST_RANKS = 64;
constexpr int MOST_INTER = 256, SCANNED = 8192;  // flat tokens in LDS at a time

__device__ inline int padded(int rows) { return (rows + TILE - 1) / TILE * TILE; }
__device__ inline int lower_votes(uint64_t votes) { return __popcll(votes & ((1ull << lane_id()) - 1)); }

// One expert's rows on a rank. copy: number of the visitor, -1 at home.
struct Segment { int expert, copy, first, rows; };

// The plan, in one buffer of int32: four tables [experts, ranks], then the segments of this rank.
//   share    rows of an expert on a rank
//   begin    the first of them among the expert's rows
//   first    its place among the rank's rows
//   brought  rows of an expert from a source
struct Plan {
  int *share, *begin, *first, *brought, *tiles;
  Segment* segments;
  __device__ Plan(int* tables, int experts, int ranks)
      : share(tables),
        begin(share + experts * ranks),
        first(begin + experts * ranks),
        brought(first + experts * ranks),
        tiles(brought + experts * ranks),
        segments((Segment*)(tiles + 4)) {}
};

// chosen int [2, max_tokens * topk]: the expert's slot (-1: dropped), and the row's number within expert and source.
// slot_of [experts]: which slot has an expert's weights; slot s is at home on rank s / local. counts: words [2, ranks,
// experts].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void count(World world, Sizes sizes, const int* topk_ids,
                                                                  const int* slot_of, int* chosen, uint64_t* counts) {
  __shared__ int16_t slots[SCANNED];
  const int ranks = world.world_size, experts = ranks * sizes.local, flat = sizes.num_tokens * sizes.topk,
            lane = lane_id();
  int* const index = chosen + sizes.max_tokens * sizes.topk;
  uint64_t* const words = counts + (int64_t)((world.epoch % 2) * ranks + world.rank) * experts;
  for (int round = 0; round < experts; round += waves_in_grid()) {
    const int expert = round + wave_in_grid();
    int rows = 0;
    for (int chunk = 0; chunk < flat; chunk += SCANNED) {
      const int some = min(SCANNED, flat - chunk);
      __syncthreads();
      for (int f = threadIdx.x; f < some; f += blockDim.x) {
        const int id = topk_ids[chunk + f];
        slots[f] = (int16_t)(id < 0 ? -1 : slot_of[id]);
        if (round == 0 && blockIdx.x == 0) chosen[chunk + f] = slots[f];
      }
      __syncthreads();
      for (int f = lane; f - lane < some; f += WAVE) {
        const bool here = f < some && slots[f] == expert;
        const uint64_t votes = wave_ballot(here);
        if (here) index[chunk + f] = rows + lower_votes(votes);
        rows += __popcll(votes);
      }
    }
    if (expert < experts)
      for (int peer = lane; peer < ranks; peer += WAVE) put_word(world.at(words + expert, peer), rows, world.epoch);
  }
}

// Two rulers. On the first lie the rows that ranks have beyond the quota, rank after rank, the largest expert of a rank
// first. On the second lies the room that other ranks have below it. Where a piece of the first meets a piece of the
// second, a visitor takes that many rows.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void plan(World world, Sizes sizes, const uint64_t* counts,
                                                                 int* tables) {
  __shared__ int rows[MOST_EXPERTS], given[MOST_EXPERTS], from[MOST_EXPERTS], share[MOST_PAIRS], load[MOST_RANKS];
  const int ranks = world.world_size, local = sizes.local, experts = ranks * local, lane = lane_id();
  const Plan plan(tables, experts, ranks);
  const uint64_t* const words = counts + (int64_t)(world.epoch % 2) * ranks * experts;

  // Rows of each expert.
  for (int e = threadIdx.x; e < experts; e += blockDim.x) {
    int sum = 0;
    for (int first = 0; first < ranks; first += 8) {
      const uint64_t* from_source[8];
      uint32_t data[8] = {};
#pragma unroll
      for (int i = 0; i < 8; ++i)
        from_source[i] = first + i < ranks ? words + (int64_t)(first + i) * experts + e : nullptr;
      get_words(from_source, world.epoch, data);
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        if (first + i < ranks) plan.brought[e * ranks + first + i] = data[i];
        sum += data[i];
      }
    }
    rows[e] = min(sum, sizes.capacity);
  }
  __syncthreads();
  for (int rank = wave_in_block(); rank < ranks; rank += waves_in_block()) {
    int sum = 0;
    for (int i = lane; i < local; i += WAVE) sum += rows[rank * local + i];
    sum = wave_sum(sum);
    if (lane == 0) load[rank] = sum;
  }
  __syncthreads();

  // The quota: the mean, rounded up to a tile. What each expert gives away, and from where on the first ruler.
  int total = 0;
  for (int rank = 0; rank < ranks; ++rank) total += load[rank];
  const int quota = padded((total + ranks - 1) / ranks);
  for (int e = threadIdx.x; e < experts; e += blockDim.x) {
    const int home = e / local, excess = max(load[home] - quota, 0);
    int larger = 0, ruler = 0;
    if (excess > 0 && sizes.copies > 0) {
      for (int other = home * local; other < (home + 1) * local; ++other)
        if (rows[other] > rows[e] || (rows[other] == rows[e] && other < e)) larger += rows[other];
      for (int rank = 0; rank < home; ++rank) ruler += max(load[rank] - quota, 0);
    }
    given[e] = sizes.copies > 0 ? max(min(excess - larger, rows[e]), 0) : 0;
    from[e] = ruler + min(larger, excess);
  }
  __syncthreads();

  // Visitors of each rank: a wave for each. The first `copies` in the order of slots stay, if they take enough rows.
  for (int rank = wave_in_block(); rank < ranks; rank += waves_in_block()) {
    int low = 0, visitors = 0;
    for (int other = 0; other < rank; ++other) low += max(quota - load[other], 0);
    const int high = low + max(quota - load[rank], 0);
    for (int e = lane; e - lane < experts; e += WAVE) {
      int taken = e < experts ? max(min(high, from[e] + given[e]) - max(low, from[e]), 0) : 0;
      if (taken < sizes.worth) taken = 0;
      const uint64_t votes = wave_ballot(taken > 0);
      if (visitors + lower_votes(votes) >= sizes.copies) taken = 0;
      visitors += __popcll(votes);
      if (e < experts) share[e * ranks + rank] = taken;
    }
  }
  __syncthreads();

  // Rows that nobody takes stay at home. An expert's rows go to ranks in their order.
  for (int e = threadIdx.x; e < experts; e += blockDim.x) {
    int left = rows[e], begin = 0;
    for (int rank = 0; rank < ranks; ++rank) left -= share[e * ranks + rank];
    share[e * ranks + e / local] = left;
    for (int rank = 0; rank < ranks; ++rank) {
      plan.share[e * ranks + rank] = share[e * ranks + rank];
      plan.begin[e * ranks + rank] = begin;
      begin += share[e * ranks + rank];
    }
  }
  __syncthreads();

  // Places: on each rank its own experts, then visitors, each from a tile's beginning on.
  for (int rank = wave_in_block(); rank < ranks; rank += waves_in_block()) {
    int end = 0, visitors = 0;
    for (int visiting = 0; visiting < 2; ++visiting) {
      const int last = visiting ? experts : (rank + 1) * local;
      for (int e = (visiting ? 0 : rank * local) + lane; e - lane < last; e += WAVE) {
        const bool here = e < last && (e / local == rank) != (bool)visiting;
        const int n = here ? share[e * ranks + rank] : 0, places = wave_inclusive_sum(padded(n)),
                  first = end + places - padded(n);
        const uint64_t votes = wave_ballot(visiting && n > 0);
        const int copy = visiting ? visitors + lower_votes(votes) : -1;
        if (here) plan.first[e * ranks + rank] = first;
        if (rank == world.rank && here && (n > 0 || !visiting))
          plan.segments[visiting ? local + copy : e - rank * local] = {e, copy, first, n};
        end += broadcast(places, WAVE - 1);
        visitors += __popcll(votes);
      }
    }
    if (rank == world.rank && lane == 0) plan.tiles[0] = end / TILE, plan.tiles[1] = visitors;
  }
}

// ---- layer

// Block b of `blocks` of a role: one after another of the role's flat tokens, pieces or tiles.
struct Role { int block, blocks; };

// The number of a row among its expert's rows. Sources take turns: the first row of each, then the second of each. So
// every source has its share of every visitor's rows, and all links carry rows. lane s: rows of source s.
__device__ inline int row_number(World world, int rows, int index) {
  return wave_sum(min(rows, index + (lane_id() < world.rank ? 1 : 0)));
}

__device__ inline void send(World world, Sizes sizes, Role role, const half_t* x, int* chosen, const Plan& plan,
                            half_t* rows, uint32_t* sent, uint32_t* arrived) {
  const int ranks = world.world_size, flat = sizes.num_tokens * sizes.topk, lane = lane_id();
  int* const index = chosen + sizes.max_tokens * sizes.topk;
  for (int f = wave_in_block() * role.blocks + role.block; f < flat; f += waves_in_block() * role.blocks) {
    const int e = broadcast(chosen[f]);
    if (e < 0) continue;
    const int row = row_number(world, lane < ranks ? plan.brought[e * ranks + lane] : 0, broadcast(index[f]));
    int after = -1, place = 0;  // rows from the first one of a rank's share on
    if (lane < ranks) {
      after = row - plan.begin[e * ranks + lane];
      if (after >= plan.share[e * ranks + lane]) after = -1;
      place = plan.first[e * ranks + lane] + after;
    }
    const uint64_t votes = wave_ballot(after >= 0);
    if (votes == 0) {  // beyond the expert's capacity
      if (lane == 0) chosen[f] = -1;
      continue;
    }
    const int peer = first_bit(votes);
    place = broadcast(place, peer);
    copy_row(world.at(rows + (int64_t)place * sizes.dim, peer), x + (int64_t)(f / sizes.topk) * sizes.dim,
             sizes.dim * 2);
    if (lane == 0) chosen[f] = peer, index[f] = place;  // for combine
  }
  __syncthreads();
  __shared__ bool last;
  if (threadIdx.x == 0)
    last = signal_add<Order::acq_rel, Scope::agent>(sent, 1) + 1 == (uint32_t)role.blocks;
  __syncthreads();
  if (last && threadIdx.x < ranks)
    signal<Order::release, Scope::system>(world.at(arrived + world.rank, threadIdx.x), world.epoch);
  if (last && threadIdx.x == 0) *sent = 0;  // for the next call, whose grid may be another
}

__device__ inline void fetch(World world, Sizes sizes, Role role, const Plan& plan, const half_t* weights,
                             half_t* visitors, const uint32_t* arrived, uint32_t* ready) {
  constexpr int PIECE = 64 * WAVE;  // bytes that a wave copies at a time
  const int64_t bytes = sizes.weights() * 2;
  for (int copy = 0; copy < plan.tiles[1]; ++copy) {
    const int e = plan.segments[sizes.local + copy].expert;
    // The home's rows first: nobody can begin without them, and weights have time until the local experts are done.
    if (threadIdx.x == 0) wait_equal<Order::relaxed, Scope::system>(arrived + e / sizes.local, world.epoch);
    __syncthreads();
    const char* from = (const char*)world.at(weights + (e % sizes.local) * sizes.weights(), e / sizes.local);
    char* to = (char*)(visitors + copy * sizes.weights());
    for (int64_t at = (int64_t)(wave_in_block() * role.blocks + role.block) * PIECE; at < bytes;
         at += (int64_t)waves_in_block() * role.blocks * PIECE)
      copy_row(to + at, from + at, (int)min((int64_t)PIECE, bytes - at));
    __syncthreads();
    if (threadIdx.x == 0) signal<Order::release, Scope::agent>(ready + copy * role.blocks + role.block, world.epoch);
  }
}

// N products of 16 rows with the same 16 rows. Lane l has results of row a = PER * (l / 16) + i and row b = l % 16. The
// functions a(n, row, i) and b(row, i) give halves 8 i to 8 i + 7 of a row, or their address. `eights`: their number, a
// multiple of 4. All loads of a step are in flight at once.
constexpr int PER = 256 / WAVE;
struct Product { float of[PER]; };
__device__ inline Half8 eight(const half_t* at) { return *(const Half8*)at; }
__device__ inline Half8 eight(Half8 halves) { return halves; }
template <int N, class A, class B> __device__ inline void multiply(Product (&sum)[N], A a, B b, int eights) {
  const int column = lane_id() % 16, group = lane_id() / 16;
#ifdef A2A_CUDA
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < PER; ++i) {
      sum[n].of[i] = 0;
      for (int k = 0; k < eights; ++k) {
        const Half8 l = eight(a(n, PER * group + i, k)), r = eight(b(column, k));
        for (int j = 0; j < 8; ++j) sum[n].of[i] = fmaf(float(l[j]), float(r[j]), sum[n].of[i]);
      }
    }
#else
  typedef float Sums __attribute__((ext_vector_type(4)));
  constexpr int STEPS = 8 / N > 1 ? 8 / N : 1;
  Sums sums[N] = {};
#pragma unroll STEPS
  for (int step = 0; step < eights / 4; ++step) {
    const Half8 r = eight(b(column, 4 * step + group));
#pragma unroll
    for (int n = 0; n < N; ++n) {
      const Half8 l = eight(a(n, column, 4 * step + group));
      sums[n] = __builtin_amdgcn_mfma_f32_16x16x16f16(l.lo, r.lo, sums[n], 0, 0, 0);
      sums[n] = __builtin_amdgcn_mfma_f32_16x16x16f16(l.hi, r.hi, sums[n], 0, 0, 0);
    }
  }
#pragma unroll
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < PER; ++i) sum[n].of[i] = sums[n][i];
#endif
}

// Weights lie in the order in which AMD's waves load them: pieces of 16 rows by 32 columns, 16 bytes per lane. A piece
// of `down` has rows 4 j to 4 j + 3 of each of four sixteens. These are addresses of halves 8 i to 8 i + 7 of a row,
// `eights` in all.
__device__ inline int64_t in_up(int row, int i, int eights) {
  return (((row / 16) * eights + i) * 16ll + row % 16) * 8;
}
__device__ inline int64_t in_down(int row, int i, int eights) {
  return ((((row / 64) * 4 + row / 4 % 4) * eights + i) * 16ll + row / 16 % 4 * 4 + row % 4) * 8;
}

// results [n, dim] = middle [TILE, pitch] times a matrix, whose halves of row d are a(d, i). Lanes have tokens, so that
// each stores 16 neighbours of its token's row. wave, waves, lane: the caller's.
template <class A>
__device__ inline void widen(Sizes sizes, const half_t* middle, int pitch, int n, half_t* results, A a, int wave,
                             int waves, int lane) {
  half_t* const to = results + lane % 16 * (int64_t)sizes.dim + 16 * (lane / 16);
  for (int base = wave * WAVE; base < sizes.dim; base += waves * WAVE) {
    union {
      half_t values[16];
      Bytes16 pieces[2];
    };
    Product sum[16 / PER];
    multiply(
        sum, [&](int j, int row, int i) { return a(base + 16 * (row / PER) + PER * j + row % PER, i); },
        [&](int row, int i) { return middle + row * pitch + 8 * i; }, sizes.inter / 8);
#pragma unroll
    for (int j = 0; j < 16; ++j) values[j] = half_t(sum[j / PER].of[j % PER]);
    if (lane % 16 < n) ((Bytes16*)(to + base))[0] = pieces[0], ((Bytes16*)(to + base))[1] = pieces[1];
  }
  __syncthreads();
}

// [TILE, inter] = rows of dim times a matrix, whose halves of column c are b(c, i) as in `multiply`. end(row, column,
// sum) takes each element.
template <class B, class End>
__device__ inline void narrow(Sizes sizes, const half_t* rows, int n, B b, End end, float* partial, int wave, int waves,
                              int lane) {
  const int columns = sizes.inter / 16;
  int parts = 1;  // of a row, where there are more waves than columns
  while (columns * parts * 2 <= waves && sizes.dim % (64 * parts) == 0) parts *= 2;
  const int part = sizes.dim / parts;
  for (int item = wave; item < columns * parts; item += waves) {
    const int column = item % columns, at = item / columns * part;
    Product sum[1];
    multiply(
        sum, [&](int, int row, int i) { return rows + (int64_t)(row < n ? row : 0) * sizes.dim + at + 8 * i; },
        [&](int row, int i) { return b(column * 16 + row, at / 8 + i); }, part / 8);
    for (int i = 0; i < PER; ++i)
      partial[(item / columns * TILE + PER * (lane / 16) + i) * sizes.inter + column * 16 + lane % 16] = sum[0].of[i];
  }
  __syncthreads();
  for (int i = threadIdx.x; i < TILE * sizes.inter; i += blockDim.x) {
    float sum = 0;
    for (int p = 0; p < parts; ++p) sum += partial[p * TILE * sizes.inter + i];
    end(i / sizes.inter, i % sizes.inter, sum);
  }
  __syncthreads();
}

// A tile of an expert: results = down(relu(up(row))) of `n` rows.
__device__ inline void compute(Sizes sizes, const half_t* up, const half_t* rows, int n, half_t* results) {
  __shared__ float partial[TILE * MOST_INTER];
  alignas(16) __shared__ half_t middle[TILE * (MOST_INTER + 8)];
  const int wave = wave_in_block(), waves = waves_in_block(), lane = lane_id(), pitch = sizes.inter + 8;
  narrow(
      sizes, rows, n, [=](int row, int i) { return up + in_up(row, i, sizes.dim / 8); },
      [=](int row, int column, float sum) { middle[row * pitch + column] = half_t(fmaxf(sum, 0)); }, partial, wave,
      waves, lane);
  const half_t* const down = up + (int64_t)sizes.inter * sizes.dim;
  widen(
      sizes, middle, pitch, n, results, [=](int row, int i) { return down + in_down(row, i, sizes.inter / 8); }, wave,
      waves, lane);
}

__device__ inline void work(World world, Sizes sizes, Role role, const Plan& plan, const half_t* rows,
                            const half_t* weights, const half_t* visitors, const uint32_t* arrived,
                            const uint32_t* ready, half_t* results, uint32_t* finished, uint32_t* done) {
  const int ranks = world.world_size, lane = lane_id(), tiles = plan.tiles[0], segments = sizes.local + plan.tiles[1];
  if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(arrived + threadIdx.x, world.epoch);
  __syncthreads();
  for (int tile = role.block; tile < tiles; tile += role.blocks) {
    int which = 0;
    for (int first = 0; first < segments; first += WAVE) {
      bool here = false;
      if (first + lane < segments) {
        const Segment& segment = plan.segments[first + lane];
        here = tile * TILE >= segment.first && tile * TILE < segment.first + segment.rows;
      }
      const uint64_t votes = wave_ballot(here);
      if (votes) which = first + first_bit(votes);
    }
    const Segment segment = plan.segments[which];
    const half_t* up = weights + segment.expert % sizes.local * sizes.weights();
    if (segment.copy >= 0) {
      up = visitors + segment.copy * sizes.weights();
      if (threadIdx.x < sizes.fetchers)
        wait_equal<Order::acquire, Scope::agent>(ready + segment.copy * sizes.fetchers + threadIdx.x, world.epoch);
      __syncthreads();
    }
    const int64_t first = (int64_t)tile * TILE;
    compute(sizes, up, rows + first * sizes.dim, min(TILE, segment.first + segment.rows - (int)first),
            results + first * sizes.dim);
  }
  __syncthreads();
  __shared__ bool last;
  if (threadIdx.x == 0)
    last = signal_add<Order::acq_rel, Scope::agent>(finished, 1) + 1 == (uint32_t)role.blocks;
  __syncthreads();
  if (last && threadIdx.x < ranks)
    signal<Order::release, Scope::system>(world.at(done + world.rank, threadIdx.x), world.epoch);
  if (last && threadIdx.x == 0) *finished = 0;
}

// Symmetric: weights half [local, 2 * inter * dim]; rows, results half [places, dim]; flags arrived, done [ranks]. Of
// this rank: visitors half [copies, 2 * inter * dim]; flags ready [copies, fetchers]; counters [2]:
// blocks that have sent, blocks that have finished, 0 between calls.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void layer(World world, Sizes sizes, const half_t* x,
                                                                  int* chosen, int* tables, const half_t* weights,
                                                                  half_t* visitors, half_t* rows, uint32_t* arrived,
                                                                  uint32_t* ready, half_t* results, uint32_t* counters,
                                                                  uint32_t* done) {
  const Plan plan(tables, world.world_size * sizes.local, world.world_size);
  const int block = blockIdx.x, others = sizes.senders + sizes.fetchers;
  if (block < sizes.senders) send(world, sizes, {block, sizes.senders}, x, chosen, plan, rows, counters, arrived);
  else if (block < others)
    fetch(world, sizes, {block - sizes.senders, sizes.fetchers}, plan, weights, visitors, arrived, ready);
  else
    work(world, sizes, {block - others, (int)gridDim.x - others}, plan, rows, weights, visitors, arrived, ready,
         results, counters + 1, done);
}

// out [num_tokens, dim]: the sum in fp32, in the order of k, over choices that were not dropped. Two rows at a time are
// in flight.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine(World world, Sizes sizes, const float* topk_weights,
                                                                    const int* chosen, const half_t* results,
                                                                    const uint32_t* done, half_t* out) {
  if (threadIdx.x < world.world_size) wait_equal<Order::acquire, Scope::system>(done + threadIdx.x, world.epoch);
  __syncthreads();
  const int pieces = sizes.dim / 8;
  const int* const places = chosen + sizes.max_tokens * sizes.topk;
  for (int t = wave_in_grid(); t < sizes.num_tokens; t += waves_in_grid())
    for (int i = lane_id(); i < pieces; i += WAVE) {
      float sum[8] = {};
      for (int k = 0; k < sizes.topk; k += 2) {
        Half8 row[2] = {};
        float weight[2] = {};
#pragma unroll
        for (int j = 0; j < 2; ++j) {
          const int f = t * sizes.topk + k + j;
          if (k + j == sizes.topk || chosen[f] < 0) continue;
          weight[j] = topk_weights[f];
          row[j] = ((const Half8*)world.at(results, chosen[f]))[(int64_t)places[f] * pieces + i];
        }
#pragma unroll
        for (int j = 0; j < 2; ++j)
          for (int h = 0; h < 8; ++h) sum[h] = fmaf(weight[j], float(row[j][h]), sum[h]);
      }
      Half8 rounded;
      for (int h = 0; h < 8; ++h) rounded[h] = half_t(sum[h]);
      ((Half8*)out)[(int64_t)t * pieces + i] = rounded;
    }
}
