// stable_tiles: tiles in many blocks, with every expert's rows in the order of their flat tokens.
//
//   count    every block counts tiles of TILE flat tokens in LDS: a column of a table [experts, tiles]
//   sum      a block sums along an expert's row: how many of its rows come before each tile
//   place    a wave holds a stretch of the tile, a flat token per lane and step. Lanes with the same expert find one another
//            (wave_match): a lane's place is behind those of lower waves, of earlier steps, of lower lanes. So a tile is
//            sorted in LDS, and leaves it in runs
//
// No place depends on who came first, so the result is the same in every run. Its price beside tiles: two barriers of the
// grid, ids read twice (the last tiles first, which are in the L2 still), and a match at every step. Launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef TILE
#define TILE 4096  // flat tokens: at most 65536
#endif
#ifndef THREADS
#define THREADS 256  // of a block
#endif
static_assert(TILE % THREADS == 0 && TILE <= 65536, "a lane takes a flat token at each step; a place in a tile has 2 bytes");
constexpr int WAVES = THREADS / WAVE, STEPS = TILE / THREADS;

// counts [experts, tiles]; all_rows [experts]; barrier [2], zero.
extern "C" __global__ __launch_bounds__(THREADS) void sort_stably(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    int* counts, int* all_rows, uint32_t* barrier) {
  extern __shared__ Bytes16 lds[];  // 4 * (TILE + (WAVES + 3) * experts + 1) bytes
  uint32_t* order = (uint32_t*)lds;            // [TILE] expert << 16 | place in the tile
  int* next = (int*)order + TILE;              // [WAVES, experts] rows of a wave; then where its next row goes
  int* shift = next + WAVES * shape.experts;   // [experts] from a place in `order` to one in sorted_ids
  int *rows = shift + shape.experts, *start = rows + shape.experts;
  const int tiles = (shape.ids + (int64_t)TILE - 1) / TILE, wave = wave_in_block();
  const bool whole = starts_whole(topk_ids);

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) next[e] = 0;
    __syncthreads();
#pragma unroll 4
    for (int i = 4 * threadIdx.x; i < TILE; i += 4 * THREADS) {
      int expert[4];
      load_experts(shape, topk_ids, expert_map, whole, tile * TILE + i, expert);
      for (int k = 0; k < 4; ++k)
        if (expert[k] >= 0) atomicAdd(&next[expert[k]], 1);
    }
    __syncthreads();
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) counts[(int64_t)e * tiles + tile] = next[e];
    __syncthreads();
  }
  grid_barrier(barrier);

  for (int e = blockIdx.x; e < shape.experts; e += gridDim.x) {
    int* row = counts + (int64_t)e * tiles;
    const int all = block_exclusive_sum(tiles, [=](int tile) { return row[tile]; }, [=](int tile, int sum) { row[tile] = sum; });
    if (threadIdx.x == 0) all_rows[e] = all;
  }
  grid_barrier(barrier);

  for (int e = threadIdx.x; e < shape.experts; e += THREADS) rows[e] = all_rows[e];
  __syncthreads();
  align_starts(shape, rows, start);
  const int last = blockIdx.x < tiles ? (tiles - 1 - blockIdx.x) / gridDim.x * gridDim.x + blockIdx.x : -1;
  for (int tile = last; tile >= 0; tile -= gridDim.x) {
    const int first = tile * TILE, own = wave * STEPS * WAVE + lane_id();
    int expert[STEPS];
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      const int place = own + step * WAVE;
      expert[step] = place < shape.ids - first ? expert_of(topk_ids[first + place], expert_map, shape.experts) : -1;
    }
    for (int i = threadIdx.x; i < WAVES * shape.experts; i += THREADS) next[i] = 0;
    __syncthreads();
    int* of_wave = next + wave * shape.experts;
#pragma unroll
    for (int step = 0; step < STEPS; ++step)
      if (expert[step] >= 0) atomicAdd(&of_wave[expert[step]], 1);
    __syncthreads();
    const int places = block_exclusive_sum(
        shape.experts,
        [&](int e) {
          int sum = 0;
          for (int w = 0; w < WAVES; ++w) sum += next[w * shape.experts + e];
          return sum;
        },
        [&](int e, int sum) {
          shift[e] = start[e] + counts[(int64_t)e * tiles + tile] - sum;
          for (int w = 0; w < WAVES; ++w) {
            const int count = next[w * shape.experts + e];
            next[w * shape.experts + e] = sum;
            sum += count;
          }
        });
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      const int e = expert[step];
      const uint64_t peers = wave_match(e, shape.experts - 1), lower = peers & ((1ull << lane_id()) - 1);
      const int at = e >= 0 ? of_wave[e] + __popcll(lower) : 0;
      wave_barrier();
      if (e >= 0) {
        if (lower == 0) of_wave[e] = at + __popcll(peers);
        order[at] = (uint32_t)e << 16 | (own + step * WAVE);
      }
      wave_barrier();
    }
    __syncthreads();
    for (int i = threadIdx.x; i < places; i += THREADS) sorted_ids[i + shift[order[i] >> 16]] = first + (order[i] & 0xffff);
    __syncthreads();
  }
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
}
