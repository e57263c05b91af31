ADD = "own[e] = words.add(e, held + more[e]);"
MISTAKES = {
    "no wait": ("  wait_for_rows(", "  if (shape.ids < 0) wait_for_rows(", "an address outside of its buffer"),
    "a barrier of the block alone": ("wait_for_rows(shape, {own, rows, start}, words, gridDim.x);",
                                     "__syncthreads();\n"
                                     "  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) rows[e] = words.now[e];\n"
                                     "  __syncthreads();\n  align_starts(shape, rows, start);", "race detector names"),
    "rows of other blocks forgotten": (ADD, "words.add(e, held + more[e]), own[e] = 0;", "race detector names"),
    "lost updates": ("atomicAdd(&own[id[j]], 1)", "own[id[j]]++", "race detector names"),
    "the rest is not counted": ("words.add(e, held + more[e])", "words.add(e, held)", "race detector names"),
    "the held are placed twice": ("more[e] = own[e] + held;", "more[e] = own[e];", "race detector names"),
    "the tail is missing": ("  write_rest(", "  if (shape.ids < 0) write_rest(", "expert_ids and num_post_padded are not written"),
    "starts forgotten": ("sorted_ids[start[id[j]] + own", "sorted_ids[own", "race detector names"),
    "the first call's number": ("call = load_relaxed<Scope::agent>(barrier)", "call = 0", "the first call's number is used in every call"),
    "dropped placed": ("if (id[j] >= 0) sorted_ids", "sorted_ids", "an index outside of an array in LDS"),
}
HINTS = """  {
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
  return;
  }
"""
REMARKED = {"the hints' answer": ("  constexpr int HELD", HINTS + "  constexpr int HELD", "how many came before"),
            "reserve's first blocks write the rest": ("turn * WAVE + lane_id(), threads", "thread_in_grid(), threads",
                                                      "which blocks end last")}
