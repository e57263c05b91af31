// tiles: reserve, for any number of flat tokens.
//
// A block takes tiles of TILE flat tokens, reads each once, sorts it by expert in LDS, and keeps it there (earlier ones in
// `kept`, 2 bytes per flat token, which stay in the L2) until the words are complete (reserve.hip). Then it copies runs: the
// rows of one expert in one tile are neighbours in LDS and in sorted_ids, so neighbouring lanes write neighbouring places.
//
// All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef TILE
#define TILE 16384  // flat tokens: at most 65536, so that a place in the tile has 2 bytes
#endif
#ifndef THREADS
#define THREADS 512  // of a block
#endif
constexpr int PER_THREAD = TILE / THREADS;  // a multiple of 16

// kept [ids] uint16 and ends [tiles, experts] int: of the tiles that are not a block's latest.
extern "C" __global__ __launch_bounds__(THREADS) void sort_tiles(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls, uint16_t* kept, int* ends) {
  extern __shared__ Bytes16 lds[];  // 2 * TILE + 4 * (4 * experts + 1) bytes
  uint16_t* order = (uint16_t*)lds;    // [TILE] places in the tile, by expert
  int* next = (int*)(order + TILE);    // [experts] in `order`; in the end: the expert's end
  const Experts experts{next + shape.experts, next + 2 * shape.experts, next + 3 * shape.experts};
  const uint32_t call = load_relaxed<Scope::agent>(calls);
  const bool whole = starts_whole(topk_ids);
  const int tiles = (shape.ids + (int64_t)TILE - 1) / TILE;
  for (int e = threadIdx.x; e < shape.experts; e += THREADS) experts.own[e] = 0;

  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    uint32_t expert[PER_THREAD / 2];  // two of 16 bits in a register; 65535: none
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) experts.rows[e] = 0;
    __syncthreads();
#pragma unroll
    for (int j = 0; j < PER_THREAD; j += 16) {
      int some[16];  // loads of 16 flat tokens are under way at once
#pragma unroll
      for (int k = 0; k < 16; k += 4)
        load_experts(shape, topk_ids, expert_map, whole, tile * TILE + 4 * threadIdx.x + (j + k) * THREADS,
                     *(int(*)[4]) & some[k]);
#pragma unroll
      for (int k = 0; k < 16; ++k)
        if (some[k] >= 0) atomicAdd(&experts.rows[some[k]], 1);
#pragma unroll
      for (int k = 0; k < 16; k += 2) expert[(j + k) / 2] = (some[k] & 0xffff) | some[k + 1] << 16;
    }
    __syncthreads();
    block_exclusive_sum(
        shape.experts, [&](int e) { return experts.rows[e]; },
        [&](int e, int sum) { next[e] = sum, experts.own[e] += experts.rows[e]; });
#pragma unroll
    for (int j = 0; j < PER_THREAD; ++j) {
      const int own = expert[j / 2] >> (16 * (j % 2)) & 0xffff;
      if (own != 0xffff) order[atomicAdd(&next[own], 1)] = 4 * threadIdx.x + j / 4 * 4 * THREADS + j % 4;
    }
    __syncthreads();
    if (tile + gridDim.x >= tiles) break;  // the latest one stays
    Bytes16* to = (Bytes16*)(kept + (int64_t)tile * TILE);
    for (int i = threadIdx.x; i < TILE / 8; i += THREADS) to[i] = ((const Bytes16*)order)[i];
    for (int e = threadIdx.x; e < shape.experts; e += THREADS) ends[(int64_t)tile * shape.experts + e] = next[e];
    __syncthreads();
  }
  __syncthreads();
  reserve(shape, experts, words, calls, call);

  // One wave copies the run of one expert. The latest tile first, from LDS.
  int tile = blockIdx.x;
  while (tile + gridDim.x < tiles) tile += gridDim.x;
  for (bool latest = true; tile >= 0 && tile < tiles; tile -= gridDim.x, latest = false) {
    for (int e = wave_in_block(); e < shape.experts; e += THREADS / WAVE) {
      const int* end = latest ? next : ends + (int64_t)tile * shape.experts;
      const int from = e ? end[e - 1] : 0, to = end[e], at = experts.own[e];
      if (latest)
        for (int i = from + lane_id(); i < to; i += WAVE) sorted_ids[at + i - from] = tile * TILE + order[i];
      else
        for (int i = from + lane_id(); i < to; i += WAVE)
          sorted_ids[at + i - from] = tile * TILE + kept[(int64_t)tile * TILE + i];
      if (lane_id() == 0) experts.own[e] = at + to - from;  // this expert is this wave's in every tile
      wave_barrier();
    }
  }
  write_rest(shape, experts.rows, experts.start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(),
             threads_in_grid());
}
