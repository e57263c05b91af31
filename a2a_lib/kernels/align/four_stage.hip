// four_stage: four kernels that hand everything on through HBM, as a first version in Triton did.
//
// There are as many counters of tokens as experts, `counters` = experts threads; each takes a stretch of flat tokens and
// has a row of counts in HBM. No atomics, hence stable: a stretch is counted and placed in order by one thread.
#include "a2a/align.h"
using namespace a2a;

__device__ inline int64_t stretch(const AlignShape& shape) { return (shape.ids + shape.experts - 1) / shape.experts; }

// counts [experts + 1, experts]: row t + 1 is that of thread t.
extern "C" __global__ __launch_bounds__(1024) void count(AlignShape shape, const Id* topk_ids, const int* expert_map,
                                                         int* sorted_ids, int* counts) {
  for (int64_t i = thread_in_grid(); i < shape.capacity; i += threads_in_grid()) sorted_ids[i] = shape.ids;
  const int64_t t = thread_in_grid(), each = stretch(shape);
  if (t >= shape.experts) return;
  int* own = counts + (t + 1) * shape.experts;
  for (int e = 0; e < shape.experts; ++e) own[e] = 0;
  for (int64_t i = t * each; i < min((t + 1) * each, (int64_t)shape.ids); ++i) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) ++own[expert];
  }
}

// One thread per expert sums its column: row t then says how many rows of the expert come before those of thread t.
extern "C" __global__ __launch_bounds__(1024) void sum_columns(AlignShape shape, int* counts) {
  const int e = thread_in_grid();
  if (e >= shape.experts) return;
  counts[e] = 0;
  for (int64_t t = 1; t <= shape.experts; ++t) counts[t * shape.experts + e] += counts[(t - 1) * shape.experts + e];
}

// One thread. start [experts + 1]
extern "C" __global__ __launch_bounds__(1024) void sum_aligned(AlignShape shape, const int* counts, int* start,
                                                               int* num_post_padded) {
  if (thread_in_grid() != 0) return;
  int sum = 0;
  for (int e = 0; e < shape.experts; ++e) {
    start[e] = sum;
    sum += shape.padded(counts[(int64_t)shape.experts * shape.experts + e]);
  }
  start[shape.experts] = sum;
  *num_post_padded = sum;
}

extern "C" __global__ __launch_bounds__(1024) void place(AlignShape shape, const Id* topk_ids, const int* expert_map,
                                                         int* sorted_ids, int* expert_ids, int* counts,
                                                         const int* start) {
  const int64_t t = thread_in_grid(), each = stretch(shape);
  if (t >= shape.experts) return;
  for (int i = start[t]; i < start[t + 1]; i += shape.block_size) expert_ids[i / shape.block_size] = (int)t;
  for (int64_t i = start[shape.experts] + t * shape.block_size; i < shape.capacity;
       i += (int64_t)shape.experts * shape.block_size)
    expert_ids[i / shape.block_size] = -1;
  int* own = counts + t * shape.experts;  // of thread t - 1, summed: where its own rows start
  for (int64_t i = t * each; i < min((t + 1) * each, (int64_t)shape.ids); ++i) {
    const int expert = expert_of(topk_ids[i], expert_map, shape.experts);
    if (expert >= 0) sorted_ids[start[expert] + own[expert]++] = (int)i;
  }
}
