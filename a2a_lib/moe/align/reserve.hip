// reserve: one launch without a grid barrier; ids read once, output written once.
//
// There is one word per expert, the sum over blocks of (1 << 32 | rows of the block). A block adds its own with one atomic
// and learns two things from it (`Words` in a2a/align.h). The old value says how many rows of the expert came before: the
// block has reserved its places. And the word itself says when it is complete, when its upper half has counted all blocks:
// data and flag are one, so nothing is released, and nobody waits for more than the last block's atomics. Then every block
// scans the aligned sums for itself. The order of an expert's rows is that in which blocks reserved.
//
// Why one block may advance `calls` while others run: a block's atomics go to an address that depends on the value it read
// there, so it has read it before anybody can have seen all blocks' atomics. Why the other half may be emptied: its last
// readers were blocks of the call before, a kernel that has ended.
//
// A thread holds PER flat tokens, and their ranks among those of its block: so a call has at most as many as fit into the
// threads that run at once. All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef PER
#define PER 4  // a multiple of 4
#endif

// The grid has at least ids / PER threads.
extern "C" __global__ __launch_bounds__(1024) void count_and_reserve(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls) {
  __shared__ int own[MOST_EXPERTS], rows[MOST_EXPERTS], start[MOST_EXPERTS + 1];
  const uint32_t call = load_relaxed<Scope::agent>(calls);
  const bool whole = starts_whole(topk_ids);
  const int thread = wave_in_grid() * WAVE + lane_id();  // where there are more than needed, every block has work
  int expert[PER], rank[PER];
#pragma unroll
  for (int j = 0; j < PER; j += 4)
    load_experts(shape, topk_ids, expert_map, whole, 4 * (thread + j / 4 * threads_in_grid()),
                 *(int(*)[4]) & expert[j]);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] = 0;
  __syncthreads();
#pragma unroll
  for (int j = 0; j < PER; ++j) rank[j] = expert[j] >= 0 ? atomicAdd(&own[expert[j]], 1) : 0;
  __syncthreads();
  const Words word(words, calls, call, shape.experts);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] = word.add(e, own[e]);
  wait_for_rows(shape, {own, rows, start}, word, gridDim.x);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] += start[e];
  __syncthreads();
#pragma unroll
  for (int j = 0; j < PER; ++j)
    if (expert[j] >= 0)
      sorted_ids[own[expert[j]] + rank[j]] = 4 * (thread + j / 4 * threads_in_grid()) + j % 4;
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
}
