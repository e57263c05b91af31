// tiles: reserve, for any number of flat tokens.
//
// A block takes tiles of TILE flat tokens, twice. First it counts each tile's rows per expert, and keeps every expert in a
// byte: a quarter of what it read, so that it stays in the L2 where topk_ids would not. Then it reserves (reserve.hip), and
// sorts each tile by expert in LDS: the rows of one expert in one tile are neighbours there and in sorted_ids, so that lanes
// write runs instead of single places.
//
// A byte names 256 experts. A tile with dropped flat tokens, and every tile where there are more experts, is read again
// from topk_ids. All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef TILE
#define TILE 8192  // flat tokens: at most 65536, a multiple of 16 * THREADS
#endif
#ifndef THREADS
#define THREADS 512  // of a block
#endif
constexpr int BYTE = 256;

// kept [tiles, TILE] uint8, counts [tiles, experts].
extern "C" __global__ __launch_bounds__(THREADS) void sort_tiles(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls, uint32_t* kept, int* counts) {
  extern __shared__ Bytes16 lds[];  // 4 * (TILE + 5 * experts + 1) bytes
  uint32_t* order = (uint32_t*)lds;        // [TILE] by expert: expert << 16 | place in the tile
  int* next = (int*)(order + TILE);        // [experts] rows of the tile; then where its next row goes in `order`
  int* shift = next + shape.experts;       // [experts] from a place in `order` to one in sorted_ids
  const Experts experts{shift + shape.experts, shift + 2 * shape.experts, shift + 3 * shape.experts};
  const uint32_t call = load_relaxed<Scope::agent>(calls);
  const bool whole = starts_whole(topk_ids);
  const int tiles = (shape.ids + (int64_t)TILE - 1) / TILE;
  for (int e = threadIdx.x; e < shape.experts; e += THREADS) experts.own[e] = 0;

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) next[e] = 0;
    __syncthreads();
#pragma unroll 1
    for (int i = 4 * threadIdx.x; i < TILE; i += 16 * THREADS) {
      int expert[16];  // loads of 16 flat tokens are under way at once
#pragma unroll
      for (int k = 0; k < 16; k += 4)
        load_experts(shape, topk_ids, expert_map, whole, tile * TILE + i + k * THREADS, *(int(*)[4]) & expert[k]);
#pragma unroll
      for (int k = 0; k < 16; ++k)
        if (expert[k] >= 0) atomicAdd(&next[expert[k]], 1);
      if (shape.experts <= BYTE)
#pragma unroll
        for (int k = 0; k < 16; k += 4)
          kept[((int64_t)tile * TILE + i + k * THREADS) / 4] =
              (expert[k] & 255) | (expert[k + 1] & 255) << 8 | (expert[k + 2] & 255) << 16 | expert[k + 3] << 24;
    }
    __syncthreads();
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) {
      counts[(int64_t)tile * shape.experts + e] = next[e];
      experts.own[e] += next[e];
    }
    __syncthreads();
  }
  __syncthreads();
  reserve(shape, experts, words, calls, call);

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const int* count = counts + (int64_t)tile * shape.experts;
    const int first = tile * TILE, n = min(TILE, shape.ids - first);
    const int rows = block_exclusive_sum(
        shape.experts, [&](int e) { return count[e]; },
        [&](int e, int sum) { next[e] = sum, shift[e] = experts.own[e] - sum, experts.own[e] += count[e]; });
    if (shape.experts <= BYTE && rows == n) {
#pragma unroll 1
      for (int i = 16 * threadIdx.x; i < n; i += 16 * THREADS) {
        uint8_t expert[16];
        const Bytes16 piece = *(const Bytes16*)(kept + (first + (int64_t)i) / 4);
        __builtin_memcpy(expert, &piece, 16);
#pragma unroll
        for (int k = 0; k < 16; ++k)
          if (k < n - i) order[atomicAdd(&next[expert[k]], 1)] = expert[k] << 16 | (i + k);
      }
    } else {
      for (int i = 4 * threadIdx.x; i < n; i += 4 * THREADS) {
        int expert[4];
        load_experts(shape, topk_ids, expert_map, whole, first + i, expert);
        for (int k = 0; k < 4; ++k)
          if (expert[k] >= 0) order[atomicAdd(&next[expert[k]], 1)] = expert[k] << 16 | (i + k);
      }
    }
    __syncthreads();
#pragma unroll 4
    for (int i = threadIdx.x; i < rows; i += THREADS) {
      const uint32_t row = order[i];
      sorted_ids[i + shift[row >> 16]] = first + (int)(row & 0xffff);
    }
    __syncthreads();
  }
  write_rest(shape, experts.rows, experts.start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(),
             threads_in_grid());
}
