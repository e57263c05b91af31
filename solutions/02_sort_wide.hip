// Lesson 02, exercise 4: align & sort, wide. Launched cooperatively with any grid; blocks have at least 256 threads.
//
// topk_ids [ids], -1: dropped. To write, all of it: sorted_ids [capacity], expert_ids [capacity / block_size],
// num_post_padded [1]. Yours: counts [gridDim.x + 3, 256], zero before the first call and as you leave it afterwards, and
// barrier [2]. At most 256 experts. a2a/align.h has what you may use: align_starts, write_rest, block_exclusive_sum.
#include "a2a/align.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void sort_wide(AlignShape shape, const int* topk_ids, int* sorted_ids, int* expert_ids, int* num_post_padded, int* counts,
               uint32_t* barrier) {
  // BEGIN SOLUTION
  constexpr int HELD = 2;  // flat tokens that a thread keeps; the rest of a long part is read twice
  __shared__ int rows[256], start[257], own[256], more[256];
  const uint32_t call = load_relaxed<Scope::agent>(barrier);
  const Words words((uint64_t*)counts, barrier, call, shape.experts);
  const int64_t each = (shape.ids + (int64_t)gridDim.x - 1) / gridDim.x;
  const int64_t first = blockIdx.x * each + threadIdx.x, last = min((blockIdx.x + 1) * each, (int64_t)shape.ids);
  const int64_t rest = first + HELD * (int64_t)blockDim.x;
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) own[e] = more[e] = 0;
  int id[HELD], rank[HELD];
  for (int j = 0; j < HELD; ++j) id[j] = first + j * (int64_t)blockDim.x < last ? topk_ids[first + j * (int64_t)blockDim.x] : -1;
  __syncthreads();
  for (int j = 0; j < HELD; ++j) rank[j] = id[j] >= 0 ? atomicAdd(&own[id[j]], 1) : 0;
  for (int64_t i = rest; i < last; i += blockDim.x)
    if (topk_ids[i] >= 0) atomicAdd(&more[topk_ids[i]], 1);
  __syncthreads();
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) {
    const int held = own[e];
    own[e] = words.add(e, held + more[e]);
    more[e] = own[e] + held;
  }
  wait_for_rows(shape, {own, rows, start}, words, gridDim.x);
  for (int j = 0; j < HELD; ++j)
    if (id[j] >= 0) sorted_ids[start[id[j]] + own[id[j]] + rank[j]] = (int)(first + j * (int64_t)blockDim.x);
  for (int64_t i = rest; i < last; i += blockDim.x)
    if (topk_ids[i] >= 0) sorted_ids[start[topk_ids[i]] + atomicAdd(&more[topk_ids[i]], 1)] = (int)i;
  const int turn = wave_in_block() * gridDim.x + blockIdx.x;  // of this wave: neighbours are in other blocks, so that all share the rest
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, turn * WAVE + lane_id(), threads_in_grid());
  // END SOLUTION
}
