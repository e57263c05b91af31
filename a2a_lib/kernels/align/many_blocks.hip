// many_blocks: divide, count, place, with all blocks at work in one launch.
//
//   divide   every block takes a stretch of the flat tokens and counts it in LDS; its counts are a row of a table in HBM
//   sum      the table [blocks, experts] is summed down its columns in fragments of 16 x 16: how many rows of an expert
//            come from the blocks before, and how many there are
//   place    every block scans the aligned sums for itself and places its stretch
//
// Two barriers of the whole grid stand between them: launch cooperatively. (The seed's kernel sums the blocks' running sums
// instead of their counts; differences of neighbours give the same.)
#include "a2a/align.h"
using namespace a2a;

constexpr int SIDE = 16;  // of a fragment

// counts [blocks, experts]; all_rows [experts]; barrier [2], zero. At least 256 threads per block.
extern "C" __global__ __launch_bounds__(1024) void divide_count_place(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    int* counts, int* all_rows, uint32_t* barrier) {
  __shared__ int rows[MOST_EXPERTS], start[MOST_EXPERTS + 1], next[MOST_EXPERTS], fragment[SIDE][SIDE + 1];
  const int block = blockIdx.x, blocks = gridDim.x;
  const int64_t each = (shape.ids + (int64_t)blocks - 1) / blocks;
  const int64_t first = block * each, last = min(first + each, (int64_t)shape.ids);

  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = 0;
  __syncthreads();
  for (int64_t i = first + threadIdx.x; i < last; i += blockDim.x) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) atomicAdd(&next[expert], 1);
  }
  __syncthreads();
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) counts[(int64_t)block * shape.experts + e] = next[e];
  grid_barrier(barrier);

  const int row = threadIdx.x / SIDE, column = threadIdx.x % SIDE;
  for (int e0 = block * SIDE; e0 < shape.experts; e0 += blocks * SIDE) {
    int before = 0;  // of column threadIdx.x, in the fragments above
    for (int b0 = 0; b0 < blocks; b0 += SIDE) {
      int* own = &counts[(int64_t)(b0 + row) * shape.experts + e0 + column];
      const bool inside = row < SIDE && b0 + row < blocks && e0 + column < shape.experts;
      if (row < SIDE) fragment[row][column] = inside ? *own : 0;
      __syncthreads();
      if (threadIdx.x < SIDE)
        for (int r = 0; r < SIDE; ++r) {
          const int count = fragment[r][threadIdx.x];
          fragment[r][threadIdx.x] = before;
          before += count;
        }
      __syncthreads();
      if (inside) *own = fragment[row][column];
      __syncthreads();
    }
    if (threadIdx.x < SIDE && e0 + (int)threadIdx.x < shape.experts) all_rows[e0 + threadIdx.x] = before;
  }
  grid_barrier(barrier);

  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) rows[e] = all_rows[e];
  __syncthreads();
  align_starts(shape, rows, start);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x)
    next[e] = start[e] + counts[(int64_t)block * shape.experts + e];
  __syncthreads();
  for (int64_t i = first + threadIdx.x; i < last; i += blockDim.x) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) sorted_ids[atomicAdd(&next[expert], 1)] = (int)i;
  }
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
}
