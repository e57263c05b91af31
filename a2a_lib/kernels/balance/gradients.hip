// balance, the way back: each row's gradient goes to its token's rank, a visitor's gradients go to its expert's home.
//
//   backward       block roles, all resident:
//     senders      store weight * gradient of each flat token where its result was
//     workers      wait for all senders, then take tiles: the expert's middle again, its gradient, the row's gradient
//   sum_gradients  block roles, all resident:
//     senders      wait for the tiles of all ranks, and add the gradients of a token's rows up in the order of k
//     fetchers     add the gradients of this rank's experts up, from visitors' slots: in the order of ranks, the home
//                  last. So sums have the same bits whoever comes first
//     workers      multiply rows with rows, slot after slot. Visitors come first: their gradients travel while the rank
//                  works on its own experts
//
// The plan, visitors' weights and the places of rows are those of the forward call. Slot s has the gradients of segment
// s: up, and down transposed, fp32 [2, inter, dim]. A row is added after the one before it, so a slot's bits depend on
// the plan alone.
//
// Why one set of buffers is enough. A result is read by its row's source alone, in `combine`, so that source may
// overwrite it. A rank stores tiles and slots of call n + 1 when all senders of backward n + 1 have come, so after all
// sums of call n. A rank's rows of call n are used until its last slot is there, which all ranks wait for: they send
// rows of call n + 1 only then.
//
// No deadlock. Senders of `backward` and workers of `sum_gradients` wait for nothing. All others wait for them alone.
#include "balance.hip"

// Whether this block is the last of its role that comes here. What the others stored before is then visible to it.
__device__ inline bool last_of(Role role, uint32_t* came) {
  __shared__ bool last;
  __syncthreads();
  if (threadIdx.x == 0) last = signal_add<Order::acq_rel, Scope::agent>(came, 1) + 1 == (uint32_t)role.blocks;
  __syncthreads();
  if (last && threadIdx.x == 0) *came = 0;  // for the next call
  return last;
}
__device__ inline void tell_all(World world, uint32_t* flags) {
  if (threadIdx.x < world.world_size)
    signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);
}

// Halves 8 i to 8 i + 7 of a column of weights, which do not lie side by side: half h is at(h).
template <class At> __device__ inline Half8 gathered(int i, At at) {
  Half8 eight;
  for (int j = 0; j < 8; ++j) eight[j] = *at(8 * i + j);
  return eight;
}

// A tile of an expert. x, dy, drows: n rows of dim. middles: TILE rows of [2, inter].
__device__ inline void compute_back(Sizes sizes, const half_t* up, const half_t* x, const half_t* dy, int n,
                                    half_t* middles, half_t* drows) {
  __shared__ float partial[TILE * MOST_INTER];
  alignas(16) __shared__ half_t gradient[TILE * (MOST_INTER + 8)];
  const int wave = wave_in_block(), waves = waves_in_block(), lane = lane_id(), inter = sizes.inter, pitch = inter + 8;
  const half_t* const down = up + (int64_t)inter * sizes.dim;
  narrow(
      sizes, x, n, [=](int row, int i) { return up + in_up(row, i, sizes.dim / 8); },
      [=](int row, int column, float sum) { middles[row * 2 * inter + column] = half_t(fmaxf(sum, 0)); }, partial, wave,
      waves, lane);
  narrow(
      sizes, dy, n,
      [=](int column, int i) {
        return gathered(i, [=](int row) { return down + in_down(row, column / 8, inter / 8) + column % 8; });
      },
      [=](int row, int column, float sum) {
        half_t* const middle = middles + row * 2 * inter + column;
        middle[inter] = gradient[row * pitch + column] = half_t(float(*middle) > 0 ? sum : 0.0f);
      },
      partial, wave, waves, lane);
  widen(
      sizes, gradient, pitch, n, drows,
      [=](int row, int i) {
        return gathered(i, [=](int column) { return up + in_up(column, row / 8, sizes.dim / 8) + row % 8; });
      },
      wave, waves, lane);
}

// middles half [places, 2, inter]: of each row the expert's middle, and its gradient. drows half [places, dim],
// symmetric. back [3, ranks], symmetric: flags of senders, of workers, and of the workers of sum_gradients.
// counters [2]: 0 between calls.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void backward(World world, Sizes sizes, const half_t* grads,
                                                                     const float* topk_weights, const int* chosen,
                                                                     int* tables, const half_t* weights,
                                                                     const half_t* visitors, const half_t* rows,
                                                                     half_t* results, half_t* middles, half_t* drows,
                                                                     uint32_t* counters, uint32_t* back) {
  const int ranks = world.world_size, local = sizes.local, flat = sizes.num_tokens * sizes.topk, pieces = sizes.dim / 8;
  if (blockIdx.x < sizes.senders) {
    const Role role = {(int)blockIdx.x, sizes.senders};
    const int* const places = chosen + sizes.max_tokens * sizes.topk;
    for (int f = wave_in_block() * role.blocks + role.block; f < flat; f += waves_in_block() * role.blocks) {
      const int peer = broadcast(chosen[f]), place = broadcast(places[f]);
      if (peer < 0) continue;
      const Half8* const from = (const Half8*)grads + (int64_t)(f / sizes.topk) * pieces;
      Half8* const to = (Half8*)world.at(results + (int64_t)place * sizes.dim, peer);
      for (int i = lane_id(); i < pieces; i += WAVE) {
        Half8 piece = from[i];
        for (int h = 0; h < 8; ++h) piece[h] = half_t(topk_weights[f] * float(piece[h]));
        to[i] = piece;
      }
    }
    if (last_of(role, counters)) tell_all(world, back);
    return;
  }
  const Role role = {(int)blockIdx.x - sizes.senders, (int)gridDim.x - sizes.senders};
  const Plan plan(tables, ranks * local, ranks);
  if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + threadIdx.x, world.epoch);
  __syncthreads();
  for (int s = 0; s < local + plan.tiles[1]; ++s) {
    const Segment segment = plan.segments[s];
    const half_t* const up = segment.copy < 0 ? weights + segment.expert % local * sizes.weights()
                                              : visitors + segment.copy * sizes.weights();
    for (int row = 0; row < segment.rows; row += TILE) {
      const int64_t first = segment.first + row;
      if (first / TILE % role.blocks == role.block)
        compute_back(sizes, up, rows + first * sizes.dim, results + first * sizes.dim, min(TILE, segment.rows - row),
                     middles + first * 2 * sizes.inter, drows + first * sizes.dim);
    }
  }
  if (last_of(role, counters + 1)) tell_all(world, back + ranks);
}

// of [inter, dim]: the sum over rows of left [rows, 2, inter] (the first) times right [rows, dim], in fp32, one row
// after the other.
__device__ inline void multiply_rows(Sizes sizes, Role role, const half_t* left, const half_t* right, int rows,
                                     float* of) {
  const int pieces = sizes.dim / 8, columns = sizes.inter / 8, parts = (pieces + WAVE - 1) / WAVE;
  for (int item = wave_in_block() * role.blocks + role.block; item < columns * parts;
       item += waves_in_block() * role.blocks) {
    const int column = item % columns, piece = item / columns * WAVE + lane_id();
    if (piece >= pieces) continue;
    float sum[8][8] = {};
#pragma unroll 2
    for (int row = 0; row < rows; ++row) {
      const Half8 l = ((const Half8*)left)[row * 2 * columns + column],
                  r = ((const Half8*)right)[(int64_t)row * pieces + piece];
#pragma unroll
      for (int a = 0; a < 8; ++a)
#pragma unroll
        for (int b = 0; b < 8; ++b) sum[a][b] = fmaf(float(l[a]), float(r[b]), sum[a][b]);
    }
#pragma unroll
    for (int a = 0; a < 8; ++a)
#pragma unroll
      for (int b = 0; b < 8; ++b) of[(int64_t)(8 * column + a) * sizes.dim + 8 * piece + b] = sum[a][b];
  }
}

struct alignas(16) Float4 { float of[4]; };

// slots float [local + copies, 2 * inter * dim], and flags given [local + copies, ranks], symmetric: flag [s, r] says
// that slot s of rank r is there. added [local + copies]: 0 between calls. out: num_tokens rows of dim for `combine`,
// as many for the tokens' gradients, then float [local, 2 * inter * dim].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void sum_gradients(World world, Sizes sizes, const int* chosen,
                                                                          int* tables, const half_t* rows,
                                                                          const half_t* results, const half_t* middles,
                                                                          const half_t* drows, uint32_t* back,
                                                                          float* slots, uint32_t* given,
                                                                          uint32_t* added, half_t* out) {
  const int ranks = world.world_size, local = sizes.local, block = blockIdx.x, lane = lane_id(), pieces = sizes.dim / 8,
            others = sizes.senders + sizes.fetchers;
  const Plan plan(tables, ranks * local, ranks);
  half_t* const tokens = out + (int64_t)sizes.num_tokens * sizes.dim;
  if (block < sizes.senders) {
    const int* const places = chosen + sizes.max_tokens * sizes.topk;
    if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + ranks + threadIdx.x, world.epoch);
    __syncthreads();
    for (int t = wave_in_block() * sizes.senders + block; t < sizes.num_tokens; t += waves_in_block() * sizes.senders)
      for (int i = lane; i < pieces; i += WAVE) {
        float sum[8] = {};
        for (int f = t * sizes.topk; f < (t + 1) * sizes.topk; ++f) {
          if (chosen[f] < 0) continue;
          const Half8 row = ((const Half8*)world.at(drows, chosen[f]))[(int64_t)places[f] * pieces + i];
          for (int h = 0; h < 8; ++h) sum[h] += float(row[h]);
        }
        Half8 rounded;
        for (int h = 0; h < 8; ++h) rounded[h] = half_t(sum[h]);
        ((Half8*)tokens)[(int64_t)t * pieces + i] = rounded;
      }
    if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + 2 * ranks + threadIdx.x, world.epoch);
  } else if (block < others) {
    __shared__ int next[MOST_RANKS];  // slot of the next visitor: on each rank they lie in the order of experts
    __shared__ const Float4* from[MOST_RANKS];
    const int own = world.rank * local;
    for (int rank = wave_in_block(); rank < ranks; rank += waves_in_block()) {
      int slot = local;
      for (int e = lane; e - lane < own; e += WAVE)
        slot += __popcll(wave_ballot(e < own && e / local != rank && plan.share[e * ranks + rank] > 0));
      if (lane == 0) next[rank] = slot;
    }
    Float4* total = (Float4*)(tokens + (int64_t)sizes.num_tokens * sizes.dim);
    const int64_t size = sizes.weights() / 4,
                  begin = (wave_in_block() * sizes.fetchers + block - sizes.senders) * WAVE + lane,
                  step = waves_in_block() * sizes.fetchers * WAVE;
    for (int l = 0; l < local; ++l) {
      __syncthreads();
      const int rank = threadIdx.x;
      if (rank < ranks) {
        const bool visited = rank != world.rank && plan.share[(own + l) * ranks + rank] > 0;
        const int slot = visited ? next[rank]++ : 0;
        from[rank] = visited ? (const Float4*)world.at(slots + slot * sizes.weights(), rank) : nullptr;
        if (visited) wait_equal<Order::acquire, Scope::system>(given + slot * ranks + rank, world.epoch);
      }
      __syncthreads();
      for (int64_t i = begin; i < size; i += step) {
        Float4 sum = {};
        for (int first = 0; first < ranks; first += 8) {
          Float4 part[8] = {};
#pragma unroll
          for (int r = 0; r < 8; ++r)
            if (first + r < ranks && from[first + r]) part[r] = from[first + r][i];
#pragma unroll
          for (int r = 0; r < 8; ++r)
            for (int j = 0; j < 4; ++j) sum.of[j] += part[r].of[j];
        }
        total[l * size + i] = sum;
      }
    }
    for (int l = 0; l < local; ++l) {
      if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::agent>(given + l * ranks + world.rank, world.epoch);
      __syncthreads();
      for (int64_t i = begin; i < size; i += step)
        for (int j = 0; j < 4; ++j) total[l * size + i].of[j] += ((const Float4*)slots)[l * size + i].of[j];
    }
  } else {
    const Role role = {block - others, (int)gridDim.x - others};
    const int segments = local + plan.tiles[1];
    for (int turn = 0; turn < segments; ++turn) {
      const int slot = (turn + local) % segments;
      const Segment segment = plan.segments[slot];
      const int64_t first = segment.first;
      float* const up = slots + slot * sizes.weights();
      multiply_rows(sizes, role, middles + (2 * first + 1) * sizes.inter, rows + first * sizes.dim, segment.rows, up);
      multiply_rows(sizes, role, middles + 2 * first * sizes.inter, results + first * sizes.dim, segment.rows,
                    up + (int64_t)sizes.inter * sizes.dim);
      const int home = segment.expert / local;
      const bool last = last_of(role, added + slot);
      if (last && threadIdx.x == 0)
        signal<Order::release, Scope::system>(world.at(given + slot * ranks + world.rank, home), world.epoch);
      if (last && turn + 1 == segments) tell_all(world, back + 2 * ranks);
    }
  }
}
