// xcd_aware: many_blocks, arranged for a GPU made of XCDs.
//
//   * Blocks go to the XCDs in turn: block b runs on XCD b % xcds. Renumbered so that those of one XCD are neighbours, they
//     read one stretch of topk_ids and write neighbouring rows of an expert: a cache line of either meets one L2.
//   * Counts meet per XCD first, in counters that reserve as they count: a block learns how many rows of its XCD came
//     before its own. Then `xcds` rows instead of one per block are left to sum, by everybody, behind one barrier.
//   * The ids pass the caches as data that are not read again.
//
// The grid is a multiple of xcds (1 on a GPU with one L2). Launch cooperatively.
#include "a2a/align.h"
using namespace a2a;

// of_xcd [2, xcds, experts], zero: rows counted; barrier [2], zero. A call uses one half of of_xcd and empties the other.
extern "C" __global__ __launch_bounds__(1024) void count_by_xcd(
    AlignShape shape, const Id* topk_ids, const int* expert_map, int* sorted_ids, int* expert_ids, int* num_post_padded,
    int* of_xcd, uint32_t* barrier, int xcds) {
  __shared__ int rows[MOST_EXPERTS], start[MOST_EXPERTS + 1], next[MOST_EXPERTS];
  const int xcd = blockIdx.x % xcds, per_xcd = gridDim.x / xcds, block = xcd * per_xcd + blockIdx.x / xcds;
  const int64_t each = ((shape.ids + (int64_t)gridDim.x - 1) / gridDim.x + 3) / 4 * 4;
  const int64_t first = block * each, last = min(first + each, (int64_t)shape.ids);
  const bool whole = starts_whole(topk_ids);
  const uint32_t turn = broadcast(load_relaxed<Scope::agent>(&barrier[1])) & 1;  // calls completed: one barrier each
  int* now = of_xcd + (int64_t)turn * xcds * shape.experts;
  int* other = of_xcd + (int64_t)(1 - turn) * xcds * shape.experts;

  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = 0;
  for (int i = thread_in_grid(); i < xcds * shape.experts; i += threads_in_grid()) other[i] = 0;
  __syncthreads();
  for (int64_t i = first + 4 * threadIdx.x; i < last; i += 4 * blockDim.x) {
    int expert[4];
    load_experts(shape, topk_ids, expert_map, whole, (int)i, expert);
    for (int j = 0; j < 4; ++j)
      if (expert[j] >= 0) atomicAdd(&next[expert[j]], 1);
  }
  __syncthreads();
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x)
    next[e] = next[e] ? atomicAdd(&now[xcd * shape.experts + e], next[e]) : 0;
  grid_barrier(barrier);

  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) {
    int before = 0, all = 0;
    for (int x = 0; x < xcds; ++x) {
      const int count = load_relaxed<Scope::agent>(&now[x * shape.experts + e]);
      before += x < xcd ? count : 0;
      all += count;
    }
    rows[e] = all;
    next[e] += before;
  }
  __syncthreads();
  align_starts(shape, rows, start);
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] += start[e];
  __syncthreads();
  for (int64_t i = first + 4 * threadIdx.x; i < last; i += 4 * blockDim.x) {
    int expert[4];
    load_experts(shape, topk_ids, expert_map, whole, (int)i, expert);
    for (int j = 0; j < 4; ++j)
      if (expert[j] >= 0) sorted_ids[atomicAdd(&next[expert[j]], 1)] = (int)i + j;
  }
  write_rest(shape, rows, start, sorted_ids, expert_ids, num_post_padded, thread_in_grid(), threads_in_grid());
}
