// tiles: reserve, for any number of flat tokens.
//
// A block takes tiles of TILE flat tokens, twice. First it counts each tile's rows per expert, and keeps every expert in a
// byte: a quarter of what it read, so that it stays in the L2 where topk_ids would not; and it reserves places for the tile
// (reserve.hip: a word is complete when it has counted all tiles). Tiles that are sorted at the same time were counted at the
// same time, so their rows are neighbours: cache lines fill while they are in the L2. Then the block sorts each tile by expert
// in LDS: the rows of one expert in one tile are neighbours there and in sorted_ids, so that lanes
// write runs instead of single places, four places at once. For that an expert's run begins in LDS at a place that is, modulo
// 4, the one in sorted_ids.
//
// A byte names 256 experts. A tile with dropped flat tokens, and every tile where there are more experts, is read again
// from topk_ids. All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef TILE
#define TILE 4096  // flat tokens: at most 65536
#endif
#ifndef THREADS
#define THREADS 256  // of a block
#endif
static_assert(TILE % (16 * THREADS) == 0 && TILE <= 65536, "a thread loads 16 flat tokens at once; a place in a tile has 2 bytes");
constexpr int BYTE = 256;
constexpr uint32_t NONE = ~0u;  // a place in LDS between two runs

__device__ __forceinline__ int four(int places) { return (places + 3) / 4 * 4; }

// Places of a tile's rows in LDS, by expert.
struct Runs {
  uint32_t* order;  // [TILE + 6 * experts] expert << 16 | place in the tile, or NONE
  int* next;        // [experts + 1] rows of the tile; then where the next row of each expert goes; the last: dropped
  int* shift;       // [experts] from a place in `order` to one in sorted_ids
};

// Where the runs of a tile begin. count [experts]: its rows; own [experts]: their places in sorted_ids. Returns the places in
// use in `order`.
__device__ inline int begin_runs(const AlignShape& shape, const Runs& runs, const int* count, const int* own) {
  return block_exclusive_sum(
      shape.experts, [&](int e) { return count[e] ? four(own[e] % 4 + count[e]) : 0; },
      [&](int e, int sum) {
        const int first = sum + own[e] % 4, last = first + count[e];
        runs.next[e] = first;
        runs.shift[e] = own[e] - first;
        if (count[e] == 0) return;
        for (int i = sum; i < first; ++i) runs.order[i] = NONE;
        for (int i = last; i < four(last); ++i) runs.order[i] = NONE;
      });
}

// kept [tiles, TILE] uint8, counts [tiles, 2, experts + 1]: of a tile its rows, and how many came before them.
extern "C" __global__ __launch_bounds__(THREADS) void sort_tiles(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls, uint32_t* kept, int* counts) {
  extern __shared__ Bytes16 lds[];  // 4 * (TILE + 11 * experts + 2) bytes
  const Runs runs{(uint32_t*)lds, (int*)lds + TILE + 6 * shape.experts, (int*)lds + TILE + 7 * shape.experts + 1};
  int* rest = runs.shift + shape.experts;
  const Experts experts{rest, rest + shape.experts, rest + 2 * shape.experts};
  const Words word(words, calls, load_relaxed<Scope::agent>(calls), shape.experts);
  const bool whole = starts_whole(topk_ids);
  const int tiles = (shape.ids + (int64_t)TILE - 1) / TILE, row = shape.experts + 1;

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    for (int e = threadIdx.x; e < row; e += THREADS) runs.next[e] = 0;
    __syncthreads();
#pragma unroll 1
    for (int i = 4 * threadIdx.x; i < TILE; i += 16 * THREADS) {
      int expert[16];  // loads of 16 flat tokens are under way at once
#pragma unroll
      for (int k = 0; k < 16; k += 4)
        load_experts(shape, topk_ids, expert_map, whole, tile * TILE + i + k * THREADS, *(int(*)[4]) & expert[k]);
#pragma unroll
      for (int k = 0; k < 16; ++k) atomicAdd(&runs.next[expert[k] < 0 ? shape.experts : expert[k]], 1);
      if (shape.experts <= BYTE)
#pragma unroll
        for (int k = 0; k < 16; k += 4)
          kept[((int64_t)tile * TILE + i + k * THREADS) / 4] =
              (expert[k] & 255) | (expert[k + 1] & 255) << 8 | (expert[k + 2] & 255) << 16 | expert[k + 3] << 24;
    }
    __syncthreads();
    for (int e = threadIdx.x; e < row; e += THREADS) {
      int* own = &counts[(int64_t)tile * 2 * row + e];
      own[0] = runs.next[e];
      if (e < shape.experts) own[row] = word.add(e, runs.next[e]);
    }
    __syncthreads();
  }
  wait_for_rows(shape, experts, word, tiles);

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const int* count = counts + (int64_t)tile * 2 * row;
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) experts.own[e] = experts.start[e] + count[row + e];
    const int first = tile * TILE, places = begin_runs(shape, runs, count, experts.own);
    if (shape.experts <= BYTE && count[shape.experts] == 0) {
#pragma unroll 1
      for (int i = 16 * threadIdx.x; i < TILE; i += 16 * THREADS) {
        uint8_t expert[16];
        const Bytes16 piece = *(const Bytes16*)(kept + (first + (int64_t)i) / 4);
        __builtin_memcpy(expert, &piece, 16);
#pragma unroll
        for (int k = 0; k < 16; ++k) runs.order[atomicAdd(&runs.next[expert[k]], 1)] = expert[k] << 16 | (i + k);
      }
    } else {
      for (int i = 4 * threadIdx.x; i < TILE; i += 4 * THREADS) {
        int expert[4];
        load_experts(shape, topk_ids, expert_map, whole, first + i, expert);
        for (int k = 0; k < 4; ++k)
          if (expert[k] >= 0) runs.order[atomicAdd(&runs.next[expert[k]], 1)] = expert[k] << 16 | (i + k);
      }
    }
    __syncthreads();
#pragma unroll 2
    for (int i = 4 * threadIdx.x; i < places; i += 4 * THREADS) {
      uint32_t held[4], id[4];
      const Bytes16 piece = *(const Bytes16*)(runs.order + i);
      __builtin_memcpy(held, &piece, 16);
#pragma unroll
      for (int k = 0; k < 4; ++k) id[k] = first + (held[k] & 0xffff);
      if (held[0] != NONE && held[3] != NONE) {  // four of one run
        Bytes16 out;
        __builtin_memcpy(&out, id, 16);
        store_once(sorted_ids + i + runs.shift[held[0] >> 16], out);
      } else {
#pragma unroll
        for (int k = 0; k < 4; ++k)
          if (held[k] != NONE) sorted_ids[i + k + runs.shift[held[k] >> 16]] = id[k];
      }
    }
    __syncthreads();
  }
  write_rest(shape, experts.rows, experts.start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(),
             threads_in_grid());
}
