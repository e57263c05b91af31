// one_block: count, scan, place, all in one block and its LDS.
//
// One launch, no synchronisation beyond the block's own, and one of 304 CUs at work.
#include "a2a/align.h"
using namespace a2a;

// topk_ids [ids]; expert_map [experts] or null; sorted_ids [capacity], expert_ids [capacity / block_size].
extern "C" __global__ __launch_bounds__(1024) void sort_in_one_block(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded) {
  __shared__ int rows[MOST_EXPERTS], start[MOST_EXPERTS + 1], next[MOST_EXPERTS];
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) rows[e] = 0;
  __syncthreads();
  for (int64_t i = threadIdx.x; i < shape.ids; i += blockDim.x) {  // count
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) atomicAdd(&rows[expert], 1);
  }
  __syncthreads();
  align_starts(shape, rows, start);  // scan
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = start[e];
  __syncthreads();
  for (int64_t i = threadIdx.x; i < shape.ids; i += blockDim.x) {  // place
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) sorted_ids[atomicAdd(&next[expert], 1)] = (int)i;
  }
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, threadIdx.x, blockDim.x);
}
