// The consumers: two warpgroups that multiply.
#pragma once
#include "names.cuh"
#include "wgmma.cuh"  // written by hopper_rung.py

DEV uint64_t described(uint32_t address) {  // a matrix in shared memory, rows of 128 bytes, swizzled as the copy engine left them
  constexpr uint64_t kind = 1, step = 128 * 8 >> 4;
  return (kind << 62) | (step << 32) | (1ull << 16) | ((address & 0x3ffff) >> 4);
}

#if ELEMENT == 1
#include "multiply_e4m3.cuh"
#else
// Waits for stages that the loads leave to the answers. to: where they begin.
template <int STAGES_OF> DEV void answer_stages(const Args& a, uint32_t base, Turn& turn, uint32_t (&to)[STAGES_OF]) {
#pragma unroll
  for (int i = 0; i < STAGES_OF; ++i) {
    bar_wait(base + FULL + 8 * turn.stage, turn.phase, a.fault, 2);
    to[i] = base + turn.stage * STAGE_BYTES;
    turn.next();
  }
}

// Sums of 64 features and N rows, turned over into rows of bfloat16, PER rows in each stage. place: of this lane's row of a matrix
// of 8 x 8.
template <int N, int PER, int PITCH> DEV void keep(const float (&d)[N / 2], const uint32_t* to, int place) {
#pragma unroll
  for (int j = 0; j < N / 16; ++j)
    store_4_turned(to[16 * j / PER] + place + 16 * j % PER * PITCH, pack(d[8 * j], d[8 * j + 1]), pack(d[8 * j + 2], d[8 * j + 3]),
                   pack(d[8 * j + 4], d[8 * j + 5]), pack(d[8 * j + 6], d[8 * j + 7]));
  if (N % 16)
    store_2_turned(to[(N - 8) / PER] + place + (N - 8) % PER * PITCH, pack(d[N / 2 - 4], d[N / 2 - 3]), pack(d[N / 2 - 2], d[N / 2 - 1]));
}

// A tile of 2 x 64 features of this warpgroup and N rows; its answers then wait in stages, a row after the other.
template <int N> DEV void tile(const Args& a, uint32_t base, Turn& turn, int kind, uint32_t staged, int group, int warp, int lane,
                               long long& waited) {
  float d0[N / 2], d1[N / 2];
#pragma unroll
  for (int i = 0; i < N / 2; ++i) d0[i] = d1[i] = 0;  // what is not set would live through all tasks
  const int steps = (kind == DOWN ? a.inter : a.dim) / DEPTH;
  const uint32_t first = kind == DOWN ? group * 128 : group * 64, second = kind == DOWN ? first + 64 : 128 + group * 64;
  int before = -1;
  for (int k = 0; k < steps; ++k) {
    waited -= measured();
    bar_wait(base + FULL + 8 * turn.stage, turn.phase, a.fault, 1);
    waited += measured();
    const uint32_t here = base + turn.stage * STAGE_BYTES;
    const uint64_t w0 = described(here + first * 128), w1 = described(here + second * 128), r = described(here + WEIGHT_BYTES);
    wgmma_fence();
#pragma unroll
    for (int j = 0; j < DEPTH / 16; ++j) {
      Wgmma<N>::run(d0, w0 + 2 * j, r + 2 * j);
      Wgmma<N>::run(d1, w1 + 2 * j, r + 2 * j);
    }
    wgmma_commit();
    if (before >= 0) {
      wgmma_wait<1>();
      release_stage(base, before, lane);
    }
    before = turn.stage;
    turn.next();
  }
  wgmma_wait<0>();
#pragma unroll
  for (int i = 0; i < N / 2; ++i) asm volatile("" : "+f"(d0[i]), "+f"(d1[i])::"memory");
  release_stage(base, before, lane);

  const int feature = 16 * warp + (lane >> 3 & 1) * 8, row = (lane & 7) + (lane >> 4) * 8;
  if (kind == UP) {
#pragma unroll
    for (int i = 0; i < N / 2; ++i) d0[i] = __fdividef(d0[i], 1.0f + __expf(-d0[i])) * d1[i];
    uint32_t to[stages_of_answers(UP, N)];
    answer_stages(a, base, turn, to);
    keep<N, ANSWERS_UP, PITCH_UP>(d0, to, row * PITCH_UP + (group * 64 + feature) * 2);
  } else {
    uint32_t to[stages_of_answers(DOWN, N)];
    answer_stages(a, base, turn, to);
    keep<N, ANSWERS_DOWN, PITCH_DOWN>(d0, to, row * PITCH_DOWN + (group * 128 + feature) * 2);
    keep<N, ANSWERS_DOWN, PITCH_DOWN>(d1, to, row * PITCH_DOWN + (group * 128 + 64 + feature) * 2);
  }
  fence_async();
  __syncwarp();
  if (lane == 0) bar_arrive(staged);
}

#endif

DEV void consume(const Args& a, uint32_t base, int thread) {
  const int group = thread / 128, warp = thread / 32 % 4, lane = thread % 32;
  Turn turn;
  long long waited = 0, idle = 0;
#if ELEMENT == 1
  int tasks = 0;  // of the first GEMM
#endif
  for (int number = 0;; ++number) {
    idle -= measured();
    const Entry e = entry_of(a, base, number, 12);
    idle += measured();
    if (!e.what) break;
    const int kind = e.what >> 16;
    const uint32_t staged = base + STAGED + 8 * (number % RING);  // small tasks may be two ahead of the stores
#if ELEMENT == 1
    const uint32_t blocks = base + BLOCKS + number % RING * BLOCKS_BYTES;
    const int n = e.what & 0xffff, half = (n / 8 + 1) / 2 * 8;  // of the first warpgroup; the second may have 8 rows less
    switch (group ? (n - half) / 8 : half / 8) {
#define CASE(i) case i: tile<8 * i>(a, base, turn, kind, n, group * half, blocks, staged, group, warp, lane, waited, tasks); break;
      CASE(1) CASE(2) CASE(3) CASE(4) CASE(5) CASE(6) CASE(7) CASE(8) CASE(9)
    }
    tasks += kind == UP;
#else
    switch (e.what >> 3 & 31) {
#define CASE(i) case i: tile<8 * i>(a, base, turn, kind, staged, group, warp, lane, waited); break;
      CASE(1) CASE(2) CASE(3) CASE(4) CASE(5) CASE(6) CASE(7) CASE(8) CASE(9) CASE(10) CASE(11) CASE(12) CASE(13) CASE(14)
      CASE(15) CASE(16) CASE(17) CASE(18)
    }
#endif
    if (lane == 0) leave_entry(base, number);
  }
  if (thread == 0 && a.marks) {
    a.marks[blockIdx.x * MARKS + 8] = waited;
    a.marks[blockIdx.x * MARKS + 9] = idle;
  }
}

