// The kernels of MoE align & sort (align/*.hip) share this: sizes, the expert of a flat token, aligned sums over
// experts, and what lies between the rows of the experts.
//
// A flat token is one (token, k) pair, numbered token * topk + k. Its expert's rows stand together in sorted_ids, and behind
// them so many places of padding that the next expert begins at a multiple of block_size: a tile, the rows that one block
// of the grouped GEMM works on, has one expert.
#pragma once
#include "a2a/a2a.h"

#ifndef A2A_ID
#define A2A_ID int32_t  // of topk_ids
#endif

namespace a2a {

typedef A2A_ID Id;
constexpr int MOST_EXPERTS = 1024;

// The sizes of a call. 16 bytes.
struct AlignShape {
  int ids;         // flat tokens; also what stands in a place that holds none
  int experts;     // before the map and behind it
  int block_size;  // rows of a tile
  int capacity;    // places in sorted_ids: a multiple of block_size

  // Rows and their padding.
  __device__ __forceinline__ int padded(int rows) const { return (rows + block_size - 1) / block_size * block_size; }
};

// ---- which expert

// The expert of a flat token, or -1: dropped, no such expert, or one that the map (null: none) gives to nobody here.
__device__ __forceinline__ int expert_of(Id id, const int* map, int experts) {
  if (id < 0 || id >= experts) return -1;
  return map ? map[id] : (int)id;
}

// 16 bytes that nobody will read again: first to leave the caches.
__device__ __forceinline__ Bytes16 load_once(const void* p) {
#ifdef A2A_CUDA
  return __ldcs((const Bytes16*)p);
#else
  return __builtin_nontemporal_load((const Bytes16*)p);
#endif
}

// 16 bytes that this kernel does not read again, at a multiple of 16.
__device__ __forceinline__ void store_once(void* p, Bytes16 value) {
#ifdef A2A_CUDA
  __stcs((Bytes16*)p, value);
#else
  *(Bytes16*)p = value;
#endif
}

// The experts of flat tokens i to i + 3, -1 where there is none. whole: topk_ids starts at a multiple of 16 bytes.
__device__ __forceinline__ void load_experts(const AlignShape& shape, const Id* topk_ids, const int* map, bool whole, int i,
                                             int (&expert)[4]) {
  Id id[4] = {-1, -1, -1, -1};
  if (whole && i <= shape.ids - 4) {
#pragma unroll
    for (int part = 0; part < (int)sizeof(Id) / 4; ++part) {
      const Bytes16 piece = load_once((const char*)(topk_ids + i) + 16 * part);
      __builtin_memcpy((char*)id + 16 * part, &piece, 16);
    }
  } else {
#pragma unroll
    for (int j = 0; j < 4; ++j)
      if (i < shape.ids - j) id[j] = topk_ids[i + j];
  }
#pragma unroll
  for (int j = 0; j < 4; ++j) expert[j] = expert_of(id[j], map, shape.experts);
}
__device__ __forceinline__ bool starts_whole(const Id* topk_ids) { return ((uint64_t)topk_ids & 15) == 0; }

// ---- who else has my expert

// The lanes whose value is this lane's, by a vote on each bit. All lanes call it; values are in [-1, most]. (NVIDIA's __match_any_sync goes through the values one by one: with 32 different ones it takes an SM
// of an H200 31 ns, these votes a fifth of that.)
__device__ __forceinline__ uint64_t wave_match(int value, int most) {
  const uint64_t none = wave_ballot(value < 0);
  uint64_t same = value < 0 ? none : ~none;
#pragma unroll
  for (int bit = 1; bit < MOST_EXPERTS; bit *= 2) {
    if (bit > most) break;
    const uint64_t set = wave_ballot(value & bit);
    same &= value & bit ? set : ~set;
  }
  return WAVE == 64 ? same : (uint32_t)same;
}

// ---- sums over experts, by one block

// Exclusive sums of value(e) over e in [0, n): put(e, sum of all before e). Returns the sum of all. All threads call it;
// what put writes to LDS is there for all of them afterwards.
template <class Value, class Put> __device__ inline int block_exclusive_sum(int n, Value value, Put put) {
  __shared__ int of_wave[32];
  const int wave = wave_in_block();  // here: where lanes have parted, a shuffle of NVIDIA's waits for all of them
  int before = 0;
  for (int first = 0; first < n; first += blockDim.x) {
    const int e = first + threadIdx.x, own = e < n ? value(e) : 0, upto = wave_inclusive_sum(own);
    if (lane_id() == WAVE - 1) of_wave[wave] = upto;
    __syncthreads();
    const int sum = lane_id() < waves_in_block() ? of_wave[lane_id()] : 0, waves_upto = wave_inclusive_sum(sum);
    const int of_lower_waves = shuffle(waves_upto - sum, wave);
    if (e < n) put(e, before + of_lower_waves + upto - own);
    before += broadcast(waves_upto, WAVE - 1);
    __syncthreads();
  }
  return before;
}

// Where each expert's places start, from its rows: start[e], and behind the last expert the end of all. By one block.
__device__ inline void align_starts(const AlignShape& shape, const int* rows, int* start) {
  const int end = block_exclusive_sum(
      shape.experts, [&](int e) { return shape.padded(rows[e]); }, [&](int e, int sum) { start[e] = sum; });
  if (threadIdx.x == 0) start[shape.experts] = end;
  __syncthreads();
}

// ---- places, reserved without a barrier

// A block's facts of all experts, in its LDS.
struct Experts {
  int* own;    // [experts] rows of a part of it; then the place of the first of them
  int* rows;   // [experts] of all
  int* start;  // [experts + 1] of the expert's places
};

// The words of a call. words [2, experts], zero, and calls, 0, before the first call: call c uses half c % 2 and empties the
// other. call: what this block read from `calls` when it started. reserve.hip says why it is right.
struct Words {
  uint64_t *now, *other;
  uint32_t *calls, call;
  __device__ __forceinline__ Words(uint64_t* words, uint32_t* calls, uint32_t call, int experts)
      : now(words + (call & 1) * experts), other(words + (1 - (call & 1)) * experts), calls(calls), call(call) {}

  // Adds the `rows` rows of expert e of a part of the call (a block, a tile). Returns the number of rows before them.
  __device__ __forceinline__ int add(int e, int rows) const {
    return (int)signal_add<Order::relaxed, Scope::agent>(&now[e], (uint64_t)1 << 32 | (uint32_t)rows);
  }
  // By all threads of a block that has no part. They have read `calls` before the block is counted: a wave that reads it
  // after the last block's add may find the next call's number, and would wait for ever.
  __device__ __forceinline__ void arrive() const {
    __syncthreads();
    if (threadIdx.x == 0) add(0, 0);
  }
};

// Waits until all `parts` have added, and sums: experts.rows, experts.start. By all threads of every block of the grid; all
// blocks are resident at once. Blocks without a part, if there are any, have told with `arrive` that they have read `calls`.
__device__ inline void wait_for_rows(const AlignShape& shape, const Experts& experts, const Words& words, uint32_t parts) {
  for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) {
    const uint32_t due = e == 0 ? max(parts, (uint32_t)gridDim.x) : parts;
    experts.rows[e] = (int)wait_until<Order::relaxed, Scope::agent>(
        &words.now[e], [=](uint64_t word) { return (uint32_t)(word >> 32) == due; });
    if (blockIdx.x == 0) store_relaxed<Scope::agent>(&words.other[e], 0);
  }
  __syncthreads();
  align_starts(shape, experts.rows, experts.start);
  if (blockIdx.x == 0 && threadIdx.x == 0) store_relaxed<Scope::agent>(words.calls, words.call + 1);
}

// ---- what is no row

// The padding behind each expert's rows, the experts of the tiles, what lies behind the last tile, and the number of places
// in use. start [experts + 1], rows [experts]: as in `align_starts`. By thread `thread` of `threads`, in whole waves.
__device__ inline void write_rest(const AlignShape& shape, const int* rows, const int* start, int* sorted_ids,
                                  int* expert_ids, int* num_post_padded, int thread, int threads) {
  const int end = start[shape.experts], tiles = shape.capacity / shape.block_size;
  for (int e = thread / WAVE; e < shape.experts; e += threads / WAVE)
    for (int i = start[e] + rows[e] + lane_id(); i < start[e + 1]; i += WAVE) sorted_ids[i] = shape.ids;
  for (int64_t i = (int64_t)end + thread; i < shape.capacity; i += threads) sorted_ids[i] = shape.ids;
  for (int64_t tile = thread; tile < tiles; tile += threads) {
    const int place = (int)tile * shape.block_size;
    int low = 0, high = shape.experts;  // the first expert that ends behind `place`
    while (low < high) {
      const int middle = (low + high) / 2;
      if (start[middle + 1] > place) high = middle;
      else low = middle + 1;
    }
    expert_ids[tile] = place < end ? low : -1;
  }
  if (thread == 0) *num_post_padded = end;
}

__device__ __forceinline__ int thread_in_grid() { return blockIdx.x * blockDim.x + threadIdx.x; }
__device__ __forceinline__ int threads_in_grid() { return gridDim.x * blockDim.x; }

}  // namespace a2a
