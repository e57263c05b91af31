// What follows `drows` in the backward pass on a Hopper GPU, in three launches: `clear`; `dweights`, the gradients of all experts' matrices;
// `sum`, those of tokens and of router weights.
//
// dweights: w_up's gradient is dhidden^T kept_rows, where kept_rows are the tokens that forward saved. w_down's is rows^T weighted, where `rows`
// are the outputs' gradients as they were dispatched, and `weighted` is h times the router's weight, from dhidden's launch. An expert has few rows, so its gradients are large beside what they are computed from: 256 rows of 7168 and 4096 values give 29 million
// sums. A cluster of two blocks computes a tile of 256 x 256 sums. Each block computes the upper or the lower half, each of its two warpgroups
// half of that. Each block loads half of the tile's columns into both blocks (multicast). A warp of its own loads the next tile's rows
// while a tile is stored.
//
// Both operands are stored row by row, and the sums run over the rows: wgmma calls such operands transposed. A step takes DEPTH rows in two
// instructions of 16 rows each. If an expert's last step has 16 rows or fewer, it takes one instruction. `clear` has set the rows after
// an expert's last one to 0, up to a multiple of 16.
#include <cuda_bf16.h>

#include "ptx.cuh"
#include "wgmma.cuh"  // written by ../hopper_rung.py

constexpr int HEIGHT = 128, WIDTH = 256, THREADS = 288;
constexpr int DEPTH = 32, STAGES = 6, BOX = 64;  // rows of a step; steps in shared memory; columns of one copy of the TMA, 128 bytes
constexpr int BOX_BYTES = DEPTH * 128, LEFT_BYTES = HEIGHT / BOX * BOX_BYTES, STAGE_BYTES = LEFT_BYTES + WIDTH / BOX * BOX_BYTES;
constexpr int STORED = STAGES * STAGE_BYTES, STORED_BYTES = WIDTH / BOX * BOX * 128;  // where the sums that wait to be stored are; bytes of a warpgroup
constexpr int FULL = STORED + 2 * STORED_BYTES, EMPTY = FULL + 8 * STAGES, SHARED_BYTES = EMPTY + 8 * STAGES;
static_assert(SHARED_BYTES <= 227 * 1024, "a block of an SM has 227 KiB");
constexpr int OFFSET = 2, ROWS = 3, ENDED = 43, DRAWS = 16, LEAVING = 7;  // in the plan's memory, as in ../../moe_layer/names.py (LEAVING: LEFT there)

struct alignas(64) Map {  // a tensor map: how the TMA finds boxes of a matrix
  char bytes[128];
};

struct Args {  // in the order of ../hopper_rung.py
  Map maps[6];  // 2 * kind + side: of an input; 4 + kind: of the gradient
  char* dhidden; char* kept_rows; char* rows; char* weighted; const int* layout; int* fault;
  const int* topk_ids; const char* replies; const float* dots; const int* replied; char* out; float* dgates; int* draws; int* head;
  int experts, local, dim, inter, tokens, topk, tokens_of_block, columns_of_block;
};

struct Tile {
  int expert, kind, i, j;  // kind 0: of w_up; 1: of w_down. Rows from 256 i on, columns from 256 j on
  int offset, rows;        // of the expert
  __device__ __forceinline__ Tile(const Args& a, int number) {
    const int across = a.dim / WIDTH, up = 2 * a.inter / WIDTH * across, both = up + across * (a.inter / WIDTH);
    expert = number / both;
    int within = number - expert * both;
    kind = within >= up;
    within -= kind * up;
    const int high = kind ? across : 2 * a.inter / WIDTH;
    j = within / high;
    i = within - j * high;
    offset = a.layout[OFFSET * a.experts + expert];
    rows = a.layout[ROWS * a.experts + expert];
  }
};

DEV int tiles_of(const Args& a) { return a.local * (a.dim / WIDTH) * (3 * a.inter / WIDTH); }

using Turn = TurnOf<STAGES>;

DEV uint64_t described(uint32_t address) {  // boxes one after the other; 8 rows of a box are 1024 bytes, swizzled by the TMA
  constexpr uint64_t kind = 1, rows = 1024 >> 4, boxes = BOX_BYTES >> 4;
  return (kind << 62) | (rows << 32) | (boxes << 16) | ((address & 0x3ffff) >> 4);
}

// One thread: loads this block's part of the left side, and its half of the right one for both blocks.
DEV void load(const Args& a, uint32_t base, int me) {
  const uint64_t hint = last_out();
  Turn turn;
  for (int number = blockIdx.x / 2; number < tiles_of(a); number += gridDim.x / 2) {
    const Tile t(a, number);
    for (int row = 0; row < t.rows; row += DEPTH) {
      const uint32_t to = base + turn.stage * STAGE_BYTES, full = base + FULL + 8 * turn.stage;
      bar_wait(base + EMPTY + 8 * turn.stage, turn.phase ^ 1, a.fault, 1);
      bar_expect(full, STAGE_BYTES);
      for (int box = 2 * me; box < 2 * me + 2; ++box)
        load_box_everywhere(to + LEFT_BYTES + box * BOX_BYTES, &a.maps[2 * t.kind + 1], t.j * WIDTH + box * BOX, t.offset + row, full, 3, hint);
      for (int box = 0; box < 2; ++box)
        load_box(to + box * BOX_BYTES, &a.maps[2 * t.kind], t.i * 2 * HEIGHT + me * HEIGHT + box * BOX, t.offset + row, full, hint);
      turn.next();
    }
  }
}

DEV void release_stage(uint32_t base, int stage, int lane) {  // tells the loading threads of both blocks that it may be loaded again
  if (lane < 2) bar_arrive_at(in_block(base + EMPTY + 8 * stage, lane));
}

// A warpgroup: 64 x 256 sums of each tile.
DEV void multiply(const Args& a, uint32_t base, int me, int thread) {
  const int group = thread / 128, warp = thread / 32 % 4, lane = thread % 32;
  const uint32_t stored = base + STORED + group * STORED_BYTES;
  const uint64_t hint = first_out();
  // Where this lane's row of a matrix of 8 x 8 goes: `lane / 8 % 2` is the upper or lower matrix, `lane / 16` the left or right one.
  const int row = 16 * warp + lane % 16, chunk = lane / 16;
  Turn turn;
  for (int number = blockIdx.x / 2; number < tiles_of(a); number += gridDim.x / 2) {
    const Tile t(a, number);
    float d[WIDTH / 2];
#pragma unroll
    for (int i = 0; i < WIDTH / 2; ++i) d[i] = 0;
    int before = -1;
    const auto step = [&](int pieces) {
      bar_wait(base + FULL + 8 * turn.stage, turn.phase, a.fault, 2);
      const uint32_t here = base + turn.stage * STAGE_BYTES;
      const uint64_t left = described(here + group * BOX_BYTES), right = described(here + LEFT_BYTES);
      wgmma_fence();
#pragma unroll
      for (int k = 0; k < pieces; ++k) Wgmma<WIDTH>::run(d, left + 128 * k, right + 128 * k);  // 16 rows are 2048 bytes
      wgmma_commit();
      if (before >= 0) {
        wgmma_wait<1>();
        release_stage(base, before, lane);
      }
      before = turn.stage;
      turn.next();
    };
    const int pieces = (t.rows + 15) / 16;
    for (int i = 0; i < pieces / 2; ++i) step(2);  // with a branch in `step`, ptxas would run its instructions one after the other
    if (pieces % 2) step(1);
    wgmma_wait<0>();
#pragma unroll
    for (int i = 0; i < WIDTH / 2; ++i) asm volatile("" : "+f"(d[i])::"memory");
    if (before >= 0) release_stage(base, before, lane);

    if (thread % 128 == 0) stores_read<0>();  // the stores of the tile before have read `stored`
    asm volatile("bar.sync %0, 128;" ::"r"(1 + group) : "memory");
#pragma unroll
    for (int n = 0; n < WIDTH / 16; ++n)
      store_4(stored + n / 4 * (BOX * 128) + row * 128 + ((n % 4 * 2 + chunk) ^ row % 8) * 16, pack(d[8 * n], d[8 * n + 1]),
              pack(d[8 * n + 2], d[8 * n + 3]), pack(d[8 * n + 4], d[8 * n + 5]), pack(d[8 * n + 6], d[8 * n + 7]));
    fence_async_shared();
    asm volatile("bar.sync %0, 128;" ::"r"(1 + group) : "memory");
    if (thread % 128 == 0) {
      const int y = t.expert * (t.kind ? a.dim : 2 * a.inter) + t.i * 2 * HEIGHT + me * HEIGHT + group * BOX;
      for (int box = 0; box < WIDTH / BOX; ++box)
        store_box(&a.maps[4 + t.kind], t.j * WIDTH + box * BOX, y, stored + box * (BOX * 128), hint);
      store_commit();
    }
  }
  if (thread % 128 == 0) stores_done<0>();
}

extern "C" __global__ void __launch_bounds__(THREADS, 1) __cluster_dims__(2, 1, 1) dweights(const __grid_constant__ Args a) {
  extern __shared__ __align__(1024) char memory[];
  const uint32_t base = shared(memory);
  const int thread = threadIdx.x, me = cluster_rank();
  if (thread == 0) {
    if (base % 1024) give_up(a.fault, 99);
    for (int i = 0; i < STAGES; ++i) {
      bar_init(base + FULL + 8 * i, 1);
      bar_init(base + EMPTY + 8 * i, 16);  // warps of both blocks
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    fence_async();
  }
  cluster_sync();
  if (thread < 256) multiply(a, base, me, thread);
  else if (thread == 256) load(a, base, me);
  __syncwarp();
  cluster_sync();  // a block's barriers and stages stay until the other one has finished
}

// Block (expert, i) sets the i-th row after the expert's last one to 0, up to a multiple of 16 rows.
extern "C" __global__ void __launch_bounds__(256) clear(const __grid_constant__ Args a) {
  const int rows = a.layout[ROWS * a.experts + blockIdx.x], row = rows + blockIdx.y;
  const long long place = a.layout[OFFSET * a.experts + blockIdx.x] + row;
  if (row >= (rows + 15) / 16 * 16) return;
  const auto fill = [&](char* to, int columns) {
    for (int i = threadIdx.x; i < columns / 8; i += 256) reinterpret_cast<uint4*>(to + place * columns * 2)[i] = uint4{0, 0, 0, 0};
  };
  fill(a.dhidden, 2 * a.inter);
  fill(a.kept_rows, a.dim);
  fill(a.rows, a.dim);
  fill(a.weighted, a.inter);
}

// A block of threads adds up the gradients of a block of tokens, in a block of columns. The plan has a counter `replied` for each such
// pair: this block waits until all choices of its tokens have come. It adds them in the order of k, in float32. Blocks of the first columns also store the router's
// gradient, 0 for dropped choices.
extern "C" __global__ void __launch_bounds__(256) sum(const __grid_constant__ Args a) {
  const int epoch = a.head[ENDED] + 1, blocks = (a.dim + a.columns_of_block - 1) / a.columns_of_block;
  const int first = blockIdx.x / blocks * a.tokens_of_block, column = blockIdx.x % blocks * a.columns_of_block;
  const int tokens = min(a.tokens_of_block, a.tokens - first), pieces = min(a.columns_of_block, a.dim - column) / 8;
  int choices = 0;
  for (int i = 0; i < tokens * a.topk; i += 256) {
    const int flat = first * a.topk + i + threadIdx.x;
    const bool mine = i + threadIdx.x < tokens * a.topk;
    choices += __syncthreads_count(mine && a.topk_ids[flat] >= 0);
  }
  if (threadIdx.x == 0) wait_at_least(a.replied + blockIdx.x, choices, a.fault, 3);
  __syncthreads();
  for (int i = threadIdx.x; column == 0 && i < tokens * a.topk; i += 256) {
    const int flat = first * a.topk + i;
    a.dgates[flat] = a.topk_ids[flat] >= 0 ? a.dots[flat] : 0;
  }
  for (int i = threadIdx.x; i < tokens * pieces; i += 256) {
    const long long token = first + i / pieces, at = 2 * (column + i % pieces * 8);
    float total[8] = {};
    for (int k = 0; k < a.topk; k += 8) {
      uint4 v[8];
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        const long long flat = token * a.topk + k + j;
        const bool there = k + j < a.topk && a.topk_ids[flat] >= 0;
        v[j] = there ? load_16(a.replies + flat * a.dim * 2 + at) : uint4{0, 0, 0, 0};
      }
#pragma unroll
      for (int j = 0; j < 8; ++j) add(total, v[j], 1);
    }
    *reinterpret_cast<uint4*>(a.out + token * a.dim * 2 + at) =
        uint4{pack(total[0], total[1]), pack(total[2], total[3]), pack(total[4], total[5]), pack(total[6], total[7])};
  }
  __syncthreads();
  if (threadIdx.x == 0 && add_acq_rel(a.draws + epoch % 2 * DRAWS + LEAVING, 1) == gridDim.x - 1) a.head[ENDED] = epoch;  // all blocks have read ENDED
}
