// The residual and the norm after an all-reduce: the residual is added, and each row is normalised by its root mean square (RMSNorm).
//
//   h = round(sum + residual)
//   y = round(h / sqrt(mean(h * h) + eps) * weight)
//
// A decode step's few rows cost latency, and an instruction of a wave takes 4 cycles. So nothing here divides.
#pragma once
#include "a2a/lamport.h"
#include "a2a/words.h"

namespace a2a {

struct Rows {
  Message row;
  int rows;
  float eps, share;  // share: 1 / dim

  __device__ __forceinline__ int dim() const { return row.bytes >> (row.dtype == 0 ? 2 : 1); }
};

// work(Choice<RANKS>()), as by_choice: shares is 1, or ALL for a share of each rank. Without a division.
enum Shares { ONE, ALL };
template <Shares S, class Work> __device__ __forceinline__ void by_ranks(const Message& row, int ranks, Work work) {
  const auto whole = [&](int shares) { return row.bytes % (16 * (S == ALL ? shares : 1)) == 0; };
  if (ranks == MOST_RANKS && whole(MOST_RANKS)) work(Choice<MOST_RANKS>());
  else if (ranks == 4 && whole(4)) work(Choice<4>());
  else if (TWO && ranks == 2 && whole(2)) work(Choice<TWO ? 2 : 0>());
  else work(Choice<0>());
}

// A value that is there from here on: the compiler must not put off what makes it until after a wait.
template <class T> __device__ __forceinline__ void have(T*& pointer) {
#ifndef A2A_CUDA
  asm volatile("" : "+v"(pointer));
#endif
}

// 1 / sqrt(x), x positive and normal: an estimate and Newton's step.
__device__ __forceinline__ float inverse_root(float x) {
#ifdef A2A_CUDA
  const float root = rsqrtf(x);
#else
  const float root = __builtin_amdgcn_rsqf(x);
#endif
  return fmaf(0.5f * root, fmaf(-x * root, root, 1.0f), root);
}
// The sum over the wave, in lanes' registers alone (AMD: DPP; wave_sum goes through LDS, six times 0.04 us).
__device__ __forceinline__ float sum_of_lanes(float value) {
#ifdef A2A_CUDA
  return wave_sum(value);
#else
  const auto add = [&](auto control, auto rows) {
    constexpr int CONTROL = decltype(control)::RANKS, ROWS = decltype(rows)::RANKS;
    value += bits_float(__builtin_amdgcn_update_dpp(0, (int)float_bits(value), CONTROL, ROWS, 0xf, false));
  };
  add(Choice<0xb1>(), Choice<0xf>());   // quad_perm: lane ^ 1
  add(Choice<0x4e>(), Choice<0xf>());   // quad_perm: lane ^ 2
  add(Choice<0x141>(), Choice<0xf>());  // row_half_mirror: the other four of eight
  add(Choice<0x140>(), Choice<0xf>());  // row_mirror: the other eight of sixteen
  add(Choice<0x142>(), Choice<0xa>());  // row_bcast15: rows 1 and 3 add the row before
  add(Choice<0x143>(), Choice<0xc>());  // row_bcast31: row 3 adds rows 0 and 1
  return broadcast(value, WAVE - 1);
#endif
}

// Data of h: every rank's data, added in the order of ranks and rounded, and the residual, rounded again. squares: of them, added up.
template <int N>
__device__ __forceinline__ Data with_residual(const Message& row, const Data (&data)[N], const Data& residual, float& squares) {
  Data h;
  by_dtype(row, [&](auto type) {
    typedef decltype(type) T;
    squares = 0;
    h = of_half_words([&](int j) {
      uint32_t column[N];
#pragma unroll
      for (int rank = 0; rank < N; ++rank) column[rank] = half_word(data[rank], j);
      const uint32_t both[2] = {sum_words<T>(column), half_word(residual, j)}, word = sum_words<T>(both);
      float value[T::PER_WORD] = {};
      T::add(value, word);
      for (float v : value) squares += v * v;
      return word;
    });
  });
  return h;
}
// Data of y.
__device__ __forceinline__ Data scaled(const Message& row, const Data& h, const Data& weight, float scale) {
  Data y;
  by_dtype(row, [&](auto type) {
    typedef decltype(type) T;
    y = of_half_words([&](int j) {
      float value[T::PER_WORD] = {}, factor[T::PER_WORD] = {};
      T::add(value, half_word(h, j));
      T::add(factor, half_word(weight, j));
      for (int k = 0; k < T::PER_WORD; ++k) value[k] = value[k] * scale * factor[k];
      return T::pack(value);
    });
  });
  return y;
}
// Data of h and the part of a row's squares in a word with the call's number, with both loads in flight. Null: none, and zeros.
__device__ __forceinline__ float get_both(const Data* from, const uint64_t* squares, uint32_t number, Data& data) {
  constexpr int LOOKS = 256;
  for (int looks = 1;; ++looks) {
    uint64_t word = (uint64_t)number << 32;
    if (squares) word = load_relaxed<Scope::system>(squares);
    if (from) data = load_now(from);
    const uint64_t* missing = nullptr;
    if (from)
#pragma unroll
      for (int j = 0; j < WORDS; ++j)
        if (!data.word[j]) missing = &from->word[j];
    const bool early = (uint32_t)(word >> 32) != number;
    if (!missing && !early) return bits_float((uint32_t)word);
    if (looks < LOOKS) continue;
    if (missing) wait_until<Order::relaxed, Scope::system>(missing, [](uint64_t seen) { return seen != 0; });
    else get_word(squares, number);
  }
}

}  // namespace a2a
