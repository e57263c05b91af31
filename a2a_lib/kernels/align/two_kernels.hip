// two_kernels: one block counts and aligns, many blocks place.
//
// Placing is most of the work at first sight, and it needs no more than the experts' starts: so it gets the whole GPU. A
// place is taken from a counter in HBM, one atomic per flat token. Counting stays in one block.
#include "a2a/align.h"
using namespace a2a;

// One block. next [experts]: where the next row of each expert goes.
extern "C" __global__ __launch_bounds__(1024) void align(AlignShape shape, const Id* topk_ids, const int* expert_map,
                                                         int* sorted_ids, int* expert_ids, int* num_post_padded,
                                                         int* next) {
  __shared__ int rows[MOST_EXPERTS], start[MOST_EXPERTS + 1];
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) rows[e] = 0;
  __syncthreads();
  for (int64_t i = threadIdx.x; i < shape.ids; i += blockDim.x) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) atomicAdd(&rows[expert], 1);
  }
  __syncthreads();
  align_starts(shape, rows, start);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = start[e];
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, threadIdx.x, blockDim.x);
}

extern "C" __global__ __launch_bounds__(1024) void place(AlignShape shape, const Id* topk_ids, const int* expert_map,
                                                         int* sorted_ids, int* next) {
  for (int64_t i = thread_in_grid(); i < shape.ids; i += threads_in_grid()) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) sorted_ids[atomicAdd(&next[expert], 1)] = (int)i;
  }
}
