// reserve: one launch without a grid barrier; ids read once, output written once.
//
// There is one word per expert, the sum over blocks of (1 << 32 | rows of the block). A block adds its own with one atomic
// and learns two things from it (`Words` in a2a/align.h). The old value says how many rows of the expert came before: the
// block has reserved its places. The word is complete when its upper half has counted all blocks. Data and flag are one
// word, so nothing is released, and every wait ends with the last block's atomics. Then every block scans the aligned sums
// for itself. The order of an expert's rows is that in which blocks reserved.
//
// One block may advance `calls` while others run. A block's atomics go to an address that depends on the value it read
// there, so it has read it before anybody can have seen all blocks' atomics. The other half may be emptied, because its
// last readers were blocks of the call before, a kernel that has ended.
//
// While its atomics are under way, a block sorts its rows in LDS, so that neighbouring lanes write neighbouring places. Blocks
// that have no flat tokens write what is no row; where there are none, those with rows do it, too.
//
// A thread holds PER flat tokens, and their ranks among those of its block. So a call has at most PER flat tokens for each
// thread that can run at once. All blocks must be resident: launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

#ifndef PER
#define PER 4  // a multiple of 4
#endif

// The grid has at least ids / PER threads.
extern "C" __global__ __launch_bounds__(1024) void count_and_reserve(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    uint64_t* words, uint32_t* calls) {
  extern __shared__ uint32_t order[];  // [PER * blockDim.x] expert << 16 | place in the block's stretch, by expert
  __shared__ int own[MOST_EXPERTS], run[MOST_EXPERTS], rows[MOST_EXPERTS], start[MOST_EXPERTS + 1];
  const uint32_t call = load_relaxed<Scope::agent>(calls);
  const bool whole = starts_whole(topk_ids);
  const int stretch = PER * blockDim.x, first = blockIdx.x * stretch;
  const int sorting = (shape.ids + (int64_t)stretch - 1) / stretch, others = gridDim.x - sorting;
  const bool sorts = blockIdx.x < sorting;
  const Words word(words, calls, call, shape.experts);
  int held = 0;  // rows of this block
  if (sorts) {
    int expert[PER], rank[PER];
#pragma unroll
    for (int j = 0; j < PER; j += 4)
      load_experts(shape, topk_ids, expert_map, whole, first + 4 * threadIdx.x + j * blockDim.x, *(int(*)[4]) & expert[j]);
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] = 0;
    __syncthreads();
#pragma unroll
    for (int j = 0; j < PER; ++j) rank[j] = expert[j] >= 0 ? atomicAdd(&own[expert[j]], 1) : 0;
    __syncthreads();
    int before = 0;  // of expert threadIdx.x: nobody waits for it yet
    for (int e = threadIdx.x + blockDim.x; e < shape.experts; e += blockDim.x) rows[e] = word.add(e, own[e]);
    if (threadIdx.x < shape.experts) before = word.add(threadIdx.x, own[threadIdx.x]);
    held = block_exclusive_sum(shape.experts, [&](int e) { return own[e]; }, [&](int e, int sum) { run[e] = sum; });
#pragma unroll
    for (int j = 0; j < PER; ++j)
      if (expert[j] >= 0)
        order[run[expert[j]] + rank[j]] = expert[j] << 16 | (4 * threadIdx.x + j / 4 * 4 * blockDim.x + j % 4);
    for (int e = threadIdx.x + blockDim.x; e < shape.experts; e += blockDim.x) own[e] = rows[e];
    if (threadIdx.x < shape.experts) own[threadIdx.x] = before;
  } else {
    word.arrive();
  }
  wait_for_rows(shape, {own, rows, start}, word, sorting);
  if (sorts) {
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] += start[e] - run[e];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < PER; ++j) {
      const int i = threadIdx.x + j * blockDim.x;
      if (i < held) sorted_ids[i + own[order[i] >> 16]] = first + (order[i] & 0xffff);
    }
  }
  if (others == 0)
    write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
  else if (!sorts)
    write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, (blockIdx.x - sorting) * blockDim.x + threadIdx.x,
               others * blockDim.x);
}
