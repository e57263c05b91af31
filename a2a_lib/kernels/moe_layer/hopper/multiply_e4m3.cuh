// The consumers in e4m3: both warpgroups multiply all FEATURES, each with about half of the rows.
//
// A tile of 64 features and N rows is multiplied 128 columns at a time, while the other warpgroup scales its sums and adds them to its
// totals. So a thread needs a scale per row once for four tiles, and 36 registers for sums beside 144 for totals.
#pragma once
#include "scales.cuh"

// total += 64 features times N rows, 128 columns of each. scale: of each of the thread's rows, times that of the matrix's block. LAST:
// the stage is released.
template <int N, bool LAST>
DEV void add_tile(float (&total)[N / 2], uint32_t w, uint64_t rows, const float (&scale)[N / 4], uint32_t base, int stage, int lane) {
  float sums[N / 2];
  const uint64_t features = described(w);
  wgmma_fence();
  Wgmma<N>::start(sums, features, rows);
#pragma unroll
  for (int j = 1; j < 4; ++j) Wgmma<N>::run(sums, features + 2 * j, rows + 2 * j);
  wgmma_commit();
  wgmma_wait<0>();
#pragma unroll
  for (int i = 0; i < N / 2; ++i) asm volatile("" : "+f"(sums[i])::"memory");
  if (LAST) {
    __syncwarp();
    release_stage(base, stage, lane);
  }
#pragma unroll
  for (int i = 0; i < N / 2; ++i) total[i] = __fmaf_rn(sums[i], scale[i / 4 * 2 + i % 2], total[i]);
}

// All products of `steps` stages. Two tiles of 64 features belong to one block of 128. blocks: place of their scales.
template <int N> DEV void multiply(const Args& a, uint32_t base, Turn& turn, uint32_t blocks, int steps, int first, int lane,
                                   float (&total)[4][N / 2], long long& waited) {
  for (int k = 0; k < steps; ++k, blocks += 4) {
    waited -= measured();
    bar_wait(base + FULL + 8 * turn.stage, turn.phase, a.fault, 1);
    waited += measured();
    const uint32_t w = base + turn.stage * STAGE_BYTES, scales = base + SCALES + turn.stage * SCALE_BYTES;
    const uint64_t rows = described(w + WEIGHT_BYTES + first * 128);
    uint32_t word[N / 8];
#pragma unroll
    for (int j = 0; j < N / 8; ++j) word[j] = load_shared(scales + 2 * first + 16 * j + lane % 4 * 4);
#pragma unroll
    for (int block = 0; block < 2; ++block) {
      const uint32_t of_block = load_shared(blocks + block * 4 * MOST_BLOCKS);
      float scale[N / 4];
#pragma unroll
      for (int j = 0; j < N / 8; ++j) {
        scale[2 * j] = __uint_as_float(of_block + (word[j] << 23));
        scale[2 * j + 1] = __uint_as_float(of_block + word[j]);
        asm volatile("" : "+f"(scale[2 * j]), "+f"(scale[2 * j + 1]));  // beside the other warpgroup's products, not between sums
      }
      add_tile<N, false>(total[2 * block], w + 2 * block * 64 * 128, rows, scale, base, turn.stage, lane);
      if (block == 0) add_tile<N, false>(total[1], w + 64 * 128, rows, scale, base, turn.stage, lane);
      else add_tile<N, true>(total[3], w + 3 * 64 * 128, rows, scale, base, turn.stage, lane);
    }
    turn.next();
  }
}

// Rows in 8 bits, 64 features of them. A thread has features 2 i and 2 i + 1, because `w_up` is stored so: a pair is turned like a
// value of 16 bits. to: of this lane's row.
template <int N> DEV void keep_codes(const float (&d)[N / 2], uint32_t to) {
  uint32_t pair[N / 8];
#pragma unroll
  for (int j = 0; j < N / 8; ++j) pair[j] = code_2(d[4 * j], d[4 * j + 2]) | code_2(d[4 * j + 1], d[4 * j + 3]) << 16;
#pragma unroll
  for (int j = 0; j < N / 32; ++j) store_4_turned(to + 32 * j * PITCH_UP, pair[4 * j], pair[4 * j + 1], pair[4 * j + 2], pair[4 * j + 3]);
  if (N % 32 >= 16) store_2_turned(to + N / 32 * 32 * PITCH_UP, pair[N / 32 * 4], pair[N / 32 * 4 + 1]);
  if (N % 16) store_1_turned(to + (N - 8) * PITCH_UP, pair[N / 8 - 1]);
}

DEV uint32_t bits(float v) { return __float_as_uint(v) & 0x7fffffffu; }
DEV void group_sync(int group) { asm volatile("bar.sync %0, 128;" ::"r"(2 + group) : "memory"); }

// `hidden`, 64 and 64 features of this warpgroup's N rows, in 8 bits: the largest absolute value of a row gives its scale. largest: a
// word for each row, zero; later: that of a later task. to: the stage for answers, from row `first` on.
template <int N> DEV void hidden_in_8_bits(float (&h)[N / 2], float (&more)[N / 2], uint32_t largest, uint32_t later, uint32_t to,
                                           int first, int group, int warp, int lane) {
  const int thread = warp * 32 + lane;
  if (thread < MAX_N / 2) store_shared(later + 4 * thread, 0);
#pragma unroll
  for (int j = 0; j < N / 8; ++j) {
    uint32_t even = max(max(bits(h[4 * j]), bits(h[4 * j + 2])), max(bits(more[4 * j]), bits(more[4 * j + 2])));
    uint32_t odd = max(max(bits(h[4 * j + 1]), bits(h[4 * j + 3])), max(bits(more[4 * j + 1]), bits(more[4 * j + 3])));
#pragma unroll
    for (int m = 4; m < 32; m *= 2) even = max(even, __shfl_xor_sync(~0u, even, m)), odd = max(odd, __shfl_xor_sync(~0u, odd, m));
    if (lane / 4 == j % 8) {
      max_shared(largest + 4 * (8 * j + lane % 4 * 2), even);
      max_shared(largest + 4 * (8 * j + lane % 4 * 2 + 1), odd);
    }
  }
  group_sync(group);
  if (thread < N) {
    const Scale scale(load_shared(largest + 4 * thread));
    store_shared(largest + 4 * thread, __float_as_uint(scale.inverse));
    store_shared_half(to + SCALES_UP + 2 * (first + thread), half_word(thread, scale.byte));
  }
  group_sync(group);
#pragma unroll
  for (int j = 0; j < N / 8; ++j) {
    uint32_t even, odd;
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(even), "=r"(odd) : "r"(largest + 4 * (8 * j + lane % 4 * 2)) : "memory");
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float inverse = __uint_as_float(i % 2 ? odd : even);
      h[4 * j + i] *= inverse, more[4 * j + i] *= inverse;
    }
  }
  const uint32_t mine = to + (first + lane) * PITCH_UP + warp * 16;
  keep_codes<N>(h, mine);
  keep_codes<N>(more, mine + 64);
}

// Answers of 64 features and N rows, from row `first` on, in bfloat16. to: of the two stages, with this lane's features.
template <int N> DEV void keep_answers(const float (&d)[N / 2], const uint32_t (&to)[2], int first, int lane) {
  const auto place = [&](int row) { return row < ANSWERS_DOWN ? to[0] + row * PITCH_DOWN : to[1] + (row - ANSWERS_DOWN) * PITCH_DOWN; };
#pragma unroll
  for (int j = 0; j < N / 16; ++j)
    store_4_turned(place(first + 16 * j + (lane & 7) + (lane >> 4) * 8), pack(d[8 * j], d[8 * j + 1]), pack(d[8 * j + 2], d[8 * j + 3]),
                   pack(d[8 * j + 4], d[8 * j + 5]), pack(d[8 * j + 6], d[8 * j + 7]));
  if (N % 16)
    store_2_turned(place(first + N - 8 + (lane & 7)), pack(d[N / 2 - 4], d[N / 2 - 3]), pack(d[N / 2 - 2], d[N / 2 - 1]));
}

// All features of this warpgroup's N rows, from row `first` of n on. tasks: of the first GEMM, before.
template <int N> DEV void tile(const Args& a, uint32_t base, Turn& turn, int kind, int n, int first, uint32_t blocks, uint32_t staged,
                               int group, int warp, int lane, long long& waited, int tasks) {
  float total[4][N / 2];
#pragma unroll
  for (int i = 0; i < N / 2; ++i) total[0][i] = total[1][i] = total[2][i] = total[3][i] = 0;
  multiply<N>(a, base, turn, blocks, (kind == DOWN ? a.inter : a.dim) / DEPTH, first, lane, total, waited);

  uint32_t to[2] = {};
  const auto answer_stage = [&] {
    bar_wait(base + FULL + 8 * turn.stage, turn.phase, a.fault, 2);
    const uint32_t stage = base + turn.stage * STAGE_BYTES;
    turn.next();
    return stage;
  };
  if (kind == UP) {  // gate, then up
#pragma unroll
    for (int i = 0; i < N / 2; ++i) {
      total[0][i] = __fdividef(total[0][i], 1.0f + __expf(-total[0][i])) * total[2][i];
      total[1][i] = __fdividef(total[1][i], 1.0f + __expf(-total[1][i])) * total[3][i];
    }
    const uint32_t largest = base + LARGEST + group * (MAX_N / 2 * 4), later = largest + (tasks + 1) % 3 * LARGEST_BYTES;
    to[0] = answer_stage();
    hidden_in_8_bits<N>(total[0], total[1], largest + tasks % 3 * LARGEST_BYTES, later, to[0], first, group, warp, lane);
  } else {
    const uint32_t feature = (16 * warp + (lane >> 3 & 1) * 8) * 2;
    to[0] = answer_stage() + feature;
    if (stages_of_answers(DOWN, n) == 2) to[1] = answer_stage() + feature;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const uint32_t mine[2] = {to[0] + i * 128, to[1] + i * 128};
      keep_answers<N>(total[i], mine, first, lane);
    }
  }
  fence_async_shared();
  __syncwarp();
  if (lane == 0) bar_arrive(staged);
}
