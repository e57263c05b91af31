// tiles: reserve, for any number of flat tokens.
//
// A block takes tiles of TILE flat tokens, twice. First it counts each tile's rows per expert and reserves places for the tile
// (reserve.hip: a word is complete when it has counted all tiles). It keeps each expert as a byte, because the L2 holds these
// bytes, but not all of topk_ids. Tiles that are sorted at the same time were counted at the same time, so their rows are
// neighbours. Cache lines fill while they are in the L2.
//
// Then the block sorts each tile by expert in LDS. The rows of an expert in a tile are neighbours there and in sorted_ids, so
// lanes write runs, four places at a time. For that a run's place in LDS equals its place in sorted_ids modulo 4.
//
// LDS atomics take longest. Where all tokens go to one expert, all lanes meet in one counter. So a lane with 16 flat tokens of
// one expert takes 16 places at once, and the whole block writes a long run.
//
// A byte names 256 experts; 255 means dropped in tiles without tokens of expert 255. Other tiles with dropped tokens are read
// again from topk_ids, as are all tiles if there are more experts. All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef TILE
#define TILE 4096  // flat tokens: at most 65536
#endif
#ifndef THREADS
#define THREADS 256  // of a block
#endif
static_assert(TILE % (16 * THREADS) == 0 && TILE <= 65536, "a thread loads 16 flat tokens at once; a place in a tile has 2 bytes");
constexpr int BYTE = 256, GROUP = TILE / 1024 < WAVE ? TILE / 1024 : WAVE;  // GROUP lanes write a run
constexpr int LONG = 64 * GROUP;                                            // rows of a run that the whole block writes

__device__ __forceinline__ int four(int places) { return (places + 3) / 4 * 4; }

// One tile in LDS.
struct Sorted {
  uint16_t* order;  // [TILE + 6 * experts] places in the tile, by expert
  int* next;        // [experts + 1] rows; then where the next row goes
  int* count;       // [experts] rows of the tile
  int* first;       // [experts] of the expert's run in `order`
  int* shift;       // [experts] from a place in `order` to one in sorted_ids: a multiple of 4
};

// Copies a run to sorted_ids, by lane `lane` of `lanes`. base: the tile's first flat token.
__device__ __forceinline__ void write_run(const Sorted& tile, int e, int base, int* sorted_ids, int lane, int lanes) {
  const int begin = tile.first[e], last = begin + tile.count[e];
  for (int i = begin / 4 * 4 + 4 * lane; i < last; i += 4 * lanes) {
    int* to = sorted_ids + i + tile.shift[e];
    uint16_t held[4];
    __builtin_memcpy(held, __builtin_assume_aligned(tile.order + i, 8), 8);
    if (i >= begin && i + 4 <= last) {
      const uint32_t id[4] = {(uint32_t)base + held[0], (uint32_t)base + held[1], (uint32_t)base + held[2], (uint32_t)base + held[3]};
      Bytes16 out;
      __builtin_memcpy(&out, id, 16);
      store_once(to, out);
    } else {
#pragma unroll
      for (int k = 0; k < 4; ++k)
        if (i + k >= begin && i + k < last) to[k] = base + held[k];
    }
  }
}

// kept [tiles, TILE] uint8, counts [tiles, 2, experts + 1]: of a tile its rows, and how many came before them.
extern "C" __global__ __launch_bounds__(THREADS) void sort_tiles(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls, uint32_t* kept, int* counts) {
  extern __shared__ Bytes16 lds[];  // 2 * (TILE + 6 * experts + 8) + 4 * (5 * experts + 2) bytes
  __shared__ int longs, of_longs[TILE / LONG];
  const int row = shape.experts + 1, tiles = (shape.ids + (int64_t)TILE - 1) / TILE;
  uint16_t* order = (uint16_t*)lds;
  int *next = (int*)(order + (TILE + 6 * shape.experts + 7) / 8 * 8), *count = next + row;
  const Sorted in{order, next, count, count + shape.experts, count + 2 * shape.experts};
  int* start = in.shift + shape.experts;
  const Words word(words, calls, load_relaxed<Scope::agent>(calls), shape.experts);
  const bool whole = starts_whole(topk_ids);

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    for (int e = threadIdx.x; e < row; e += THREADS) next[e] = 0;
    __syncthreads();
#pragma unroll 1
    for (int i = 4 * threadIdx.x; i < TILE; i += 16 * THREADS) {
      int expert[16];  // loads of 16 flat tokens are under way at once
#pragma unroll
      for (int k = 0; k < 16; k += 4)
        load_experts(shape, topk_ids, expert_map, whole, tile * TILE + i + k * THREADS, *(int(*)[4]) & expert[k]);
#pragma unroll
      for (int k = 0; k < 16; ++k) atomicAdd(&next[expert[k] < 0 ? shape.experts : expert[k]], 1);
      if (shape.experts <= BYTE)
#pragma unroll
        for (int k = 0; k < 16; k += 4)
          kept[((int64_t)tile * TILE + i + k * THREADS) / 4] =
              (expert[k] & 255) | (expert[k + 1] & 255) << 8 | (expert[k + 2] & 255) << 16 | expert[k + 3] << 24;
    }
    __syncthreads();
    for (int e = threadIdx.x; e < row; e += THREADS) {
      int* own = &counts[(int64_t)tile * 2 * row + e];
      own[0] = next[e];
      if (e < shape.experts) own[row] = word.add(e, next[e]);
    }
    __syncthreads();
  }
  if (blockIdx.x >= tiles) word.arrive();
  wait_for_rows(shape, {in.count, in.count, start}, word, tiles);
  write_rest(shape, in.count, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const int *rows = counts + (int64_t)tile * 2 * row, *before = rows + row, base = tile * TILE;
    const bool some = rows[shape.experts] != 0;  // dropped
    const bool bytes = shape.experts <= BYTE && !(some && shape.experts == BYTE && rows[BYTE - 1]);
    const int none = some ? BYTE - 1 : BYTE;     // the byte of those
    uint32_t piece[TILE / THREADS / 4];
    if (threadIdx.x == 0) longs = 0;
    if (bytes) {
#pragma unroll
      for (int k = 0; k < TILE / THREADS; k += 16) {
        const Bytes16 four_by_four = *(const Bytes16*)(kept + (base + (int64_t)k * THREADS + 16 * threadIdx.x) / 4);
        __builtin_memcpy(&piece[k / 4], &four_by_four, 16);
      }
    }
    block_exclusive_sum(
        shape.experts, [&](int e) { return rows[e] ? four((start[e] + before[e]) % 4 + rows[e]) : 0; },
        [&](int e, int sum) {
          const int own = start[e] + before[e];
          in.first[e] = next[e] = sum + own % 4;
          in.shift[e] = own - in.first[e];
          in.count[e] = rows[e];
          if (rows[e] > LONG) of_longs[atomicAdd(&longs, 1)] = e;
        });
    if (bytes) {
#pragma unroll
      for (int k = 0; k < TILE / THREADS; k += 16) {
        const uint32_t* four_by_four = &piece[k / 4];
        const int i = k * THREADS + 16 * threadIdx.x, e = four_by_four[0] & 255;
        if (four_by_four[0] == e * 0x01010101u && four_by_four[1] == four_by_four[0] &&
            four_by_four[2] == four_by_four[0] && four_by_four[3] == four_by_four[0]) {
          if (e == none) continue;
          const int place = atomicAdd(&next[e], 16);
#pragma unroll
          for (int j = 0; j < 16; ++j) order[place + (j + lane_id()) % 16] = i + (j + lane_id()) % 16;
        } else {
#pragma unroll
          for (int j = 0; j < 16; ++j) {
            const int one = four_by_four[j / 4] >> j % 4 * 8 & 255;
            if (one != none) order[atomicAdd(&next[one], 1)] = i + j;
          }
        }
      }
    } else {
      for (int i = 4 * threadIdx.x; i < TILE; i += 4 * THREADS) {
        int expert[4];
        load_experts(shape, topk_ids, expert_map, whole, base + i, expert);
        for (int k = 0; k < 4; ++k)
          if (expert[k] >= 0) order[atomicAdd(&next[expert[k]], 1)] = i + k;
      }
    }
    __syncthreads();
    for (int e = threadIdx.x / GROUP; e < shape.experts; e += THREADS / GROUP)
      if (in.count[e] <= LONG) write_run(in, e, base, sorted_ids, threadIdx.x % GROUP, GROUP);
    for (int k = 0; k < longs; ++k) write_run(in, of_longs[k], base, sorted_ids, threadIdx.x, THREADS);
    __syncthreads();
  }
}
