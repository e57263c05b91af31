// Lesson 02, exercise 4: align & sort, wide. Launched cooperatively with any grid; blocks have at least 256 threads.
//
// topk_ids [ids], -1: dropped. To write, all of it: sorted_ids [capacity], expert_ids [capacity / block_size],
// num_post_padded [1]. Yours: counts [gridDim.x + 1, 256], zero before the first call and as you leave it afterwards, and
// barrier [2]. At most 256 experts. a2a/align.h has what you may use: align_starts, write_rest, block_exclusive_sum.
#include "a2a/align.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void sort_wide(AlignShape shape, const int* topk_ids, int* sorted_ids, int* expert_ids, int* num_post_padded, int* counts,
               uint32_t* barrier) {
  // BEGIN SOLUTION
  __shared__ int rows[256], start[257], next[256];
  const int64_t each = (shape.ids + (int64_t)gridDim.x - 1) / gridDim.x;
  const int64_t first = blockIdx.x * each, last = min(first + each, (int64_t)shape.ids);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = 0;
  __syncthreads();
  for (int64_t i = first + threadIdx.x; i < last; i += blockDim.x)
    if (topk_ids[i] >= 0) atomicAdd(&next[topk_ids[i]], 1);
  __syncthreads();
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) counts[blockIdx.x * shape.experts + e] = next[e];
  grid_barrier(barrier);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) {
    int before = 0, all = 0;
    for (int b = 0; b < (int)gridDim.x; ++b) {
      if (b == (int)blockIdx.x) before = all;
      all += counts[b * shape.experts + e];
    }
    rows[e] = all;
    next[e] = before;
  }
  __syncthreads();
  align_starts(shape, rows, start);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] += start[e];
  __syncthreads();
  for (int64_t i = first + threadIdx.x; i < last; i += blockDim.x)
    if (topk_ids[i] >= 0) sorted_ids[atomicAdd(&next[topk_ids[i]], 1)] = (int)i;
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
  // END SOLUTION
}
