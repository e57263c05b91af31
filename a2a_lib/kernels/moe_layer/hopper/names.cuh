// Sizes, places in shared memory and in the plan's memory, arguments, tasks.
//
// A task is one expert's block of features for up to MAX_N * CLUSTER of its rows. The features are the first side of the matrix
// units' tiles and the rows the second, which may have any multiple of 8: rows are divided evenly, and few are multiplied in vain.
// A cluster of two blocks does a task: each takes half of the rows, and loads half of the weights for both.
//
// With ELEMENT 1, rows, matrices and `hidden` are e4m3. A scale belongs to 128 columns of a row, or to 128 x 128 of a matrix.
// A row's scale is a power of two. Its exponent plus BIAS is a byte behind a row's codes, and a half word at [block of columns][slot], see
// `half_word`. `w_up` is stored with gate and up of 128 features in turn, so its blocks are loaded and multiplied like those of `w_down`.
#pragma once
#include <cuda_bf16.h>

#include "ptx.cuh"

#ifndef CLUSTER
#define CLUSTER 2
#endif
#ifndef ELEMENT
#define ELEMENT 2  // bytes of an element: 2, bfloat16; 1, e4m3
#endif
#ifndef STAGES
#define STAGES 4
#endif
#ifndef HALVES
#define HALVES 2
#endif
#ifndef PRODUCER_REGISTERS
#define PRODUCER_REGISTERS (24 + 32 * ELEMENT)
#endif
constexpr int MAX_N = 144, FEATURES = 256, BLOCK_UP = 128;  // of `hidden`: gate and up have BLOCK_UP features each
constexpr int DEPTH = 128 / ELEMENT, LEAST_N = 8 * (3 - ELEMENT);  // columns of a stage; a task's rows in a block, at least
constexpr int RING = 2, THREADS = 384, BATCH = 8, SLOTS = 4, MOST_EXPERTS = 1023;
constexpr int CONSUMER_REGISTERS = 252 - PRODUCER_REGISTERS / 2;
constexpr int BLOCK = 128, BIAS = 64, LEAST = -40, MOST = 60;  // columns of a scale; exponents of scales
constexpr int READY = 1 << 24;  // in `done`: the scales of the expert's rows are in order

// Shared memory, bytes: stages (weights, rows); the sending warp's slots; scales of the stages' rows, and of two tasks'
// blocks; the largest values of rows of three tasks; barriers; tasks; tiles.
constexpr int WEIGHT_BYTES = FEATURES * 128, STAGE_BYTES = WEIGHT_BYTES + MAX_N * 128;
constexpr int COPIES = STAGES * STAGE_BYTES, SLOT_BYTES = 2048 + 2048 * ELEMENT, SCALE_BYTES = (2 - ELEMENT) * 2 * MAX_N;
constexpr int MOST_BLOCKS = 128, BLOCKS_BYTES = (2 - ELEMENT) * 8 * MOST_BLOCKS;  // a task's two blocks, each with as many scales
constexpr int SCALES = COPIES + SLOTS * SLOT_BYTES, BLOCKS = SCALES + STAGES * SCALE_BYTES, LARGEST = BLOCKS + RING * BLOCKS_BYTES;
constexpr int LARGEST_BYTES = (2 - ELEMENT) * MAX_N * 4;
constexpr int FULL = LARGEST + 3 * LARGEST_BYTES, EMPTY = FULL + 8 * STAGES, RING_FULL = EMPTY + 8 * STAGES,
              RING_EMPTY = RING_FULL + 8 * RING, STAGED = RING_EMPTY + 8 * RING, COPIED = STAGED + 8 * RING,
              ENTRIES = (COPIED + 8 * SLOTS + 15) / 16 * 16, TILES = ENTRIES + 16 * RING, SHARED_BYTES = TILES + 2 * (MOST_EXPERTS + 1);
static_assert(SHARED_BYTES <= 227 * 1024, "a block of an SM has 227 KiB");

// Answers wait for the copy engine in stages that follow the task's last one, some rows in each.
constexpr int PITCH_UP = BLOCK_UP * ELEMENT + 16, PITCH_DOWN = FEATURES * 2 + 16;  // 16 more: rows begin in other banks
constexpr int SCALES_UP = STAGE_BYTES - 2 * MAX_N;  // the answers' scales, behind them
constexpr int ANSWERS_UP = STAGE_BYTES / PITCH_UP / 16 * 16, ANSWERS_DOWN = STAGE_BYTES / PITCH_DOWN / 16 * 16;  // rows of a stage

// Places in the plan's memory, as in ../names.py; DRAW, SEND, SUM and TURN are counters of our own in `draws`.
constexpr int SLOT = 1, ORDER = 3, OFFSET = 2, ROWS = 3, SENDS = 41, ENDED = 43, DRAWS = 16, LEFT = 7;
constexpr int DRAW = 10, SEND = 11, SUM = 12, TURN = 13;
enum { UP, DOWN };  // kinds of tasks

struct Args {  // in the order of hopper_rung.py
  char* x; const int* topk_ids; const float* topk_weights; __nv_bfloat16* out;
  char* rows; int* origins; __nv_bfloat16* replies; int* arrived; int* replied; char* hidden;
  int* done; int* draws; const int* places; const int* layout; int* head; const long long* bases; const char* maps;
  long long* marks; int* fault;
  const char* tokens_in; uint16_t* row_scales; uint16_t* hidden_scales; const char* up_scales; const char* down_scales;
  int rank, world, tokens, flats, topk, experts, local, dim, inter, slots;
};

// Bytes of a row of `x` and `rows`. In e4m3 its scales follow the codes, up to a multiple of 128 bytes.
DEV int row_bytes(const Args& a) { return ELEMENT == 2 ? a.dim * 2 : a.dim + (a.dim / BLOCK + 127) / 128 * 128; }

// The second GEMM does the first half of the columns for all experts, then the second half. So the sums of the first half run beside it.
struct Halves {
  int blocks, first;  // of columns, and how many of them are in the first half
  __device__ __forceinline__ explicit Halves(const Args& a) : blocks(a.dim / FEATURES), first(HALVES == 2 ? (blocks + 1) / 2 : blocks) {}
  __device__ __forceinline__ int count() const { return first < blocks ? 2 : 1; }
  __device__ __forceinline__ int begin(int half) const { return half ? first : 0; }
  __device__ __forceinline__ int size(int half) const { return half ? blocks - first : first; }
};

struct Entry {  // a task, for one block of the cluster
  int what;   // kind << 16 | rows that are multiplied; 0: there are no more
  int slot;   // the first row
  int count;  // rows that there are
  int where;  // expert << 16 | block of features
};

__host__ __device__ constexpr int stages_of_answers(int kind, int n) {
  return kind == DOWN ? (n + ANSWERS_DOWN - 1) / ANSWERS_DOWN : (n + ANSWERS_UP - 1) / ANSWERS_UP;
}

template <class T> DEV T* at(const Args& a, T* p, int peer) {  // the same place in a peer's heap
  return reinterpret_cast<T*>(reinterpret_cast<char*>(p) + (a.bases[peer] - a.bases[a.rank]));
}

constexpr int MARKS = 16;  // of a block: times (hopper_rung.py has their names), ticks, and with MEASURE ticks of waiting
DEV void mark(const Args& a, int place) {
  if (a.marks) a.marks[blockIdx.x * MARKS + place] = now();
}
DEV long long measured() {
#ifdef MEASURE
  return clock64();
#else
  return 0;
#endif
}

DEV Entry entry_of(const Args& a, uint32_t base, int turn, int code) {
  bar_wait<CLUSTER != 1>(base + RING_FULL + 8 * (turn % RING), turn / RING & 1, a.fault, code);
  Entry e;
  asm volatile("ld.shared.v4.s32 {%0, %1, %2, %3}, [%4];" : "=r"(e.what), "=r"(e.slot), "=r"(e.count), "=r"(e.where)
               : "r"(base + ENTRIES + 16 * (turn % RING)) : "memory");
  return e;
}

DEV void leave_entry(uint32_t base, int turn) {
  const uint32_t bar = base + RING_EMPTY + 8 * (turn % RING);
  if (CLUSTER == 1) bar_arrive(bar);
  else bar_arrive_at(in_block(bar, 0));
}

using Turn = TurnOf<STAGES>;

DEV void release_stage(uint32_t base, int stage, int lane, int count = 1) {  // to the loads of all blocks of the cluster
  if (lane < CLUSTER) {
    if (CLUSTER == 1) bar_arrive(base + EMPTY + 8 * stage, count);
    else bar_arrive_at(in_block(base + EMPTY + 8 * stage, lane), count);
  }
}
