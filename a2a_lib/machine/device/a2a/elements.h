// Messages of f32, fp16 or bf16, whatever their number of bytes: pieces of 16 bytes and words of 4, to be loaded, summed in
// fp32 and stored.
//
// A message is any number of elements and lies at an address that 16 divides. Its last piece or word may be shorter: it is
// loaded with zeros behind the end, and nothing is stored there. Pieces and words behind the last are zeros.
#pragma once
#include "a2a/bf16.h"

namespace a2a {

// The message of a call; the host passes it by value, as World. 8 bytes.
struct Message {
  int bytes;  // of each rank
  int dtype;  // 0: f32, 1: fp16, 2: bf16

  __device__ __forceinline__ int pieces() const { return (bytes + 15) / 16; }
  __device__ __forceinline__ int words() const { return (bytes + 3) / 4; }
};

// Kernels are compiled for whole pieces between a number of ranks that is known, RANKS, where `each` has no conditions and no
// load waits for another one, and once for all other numbers of ranks and bytes: RANKS 0.
constexpr int MOST_RANKS = 8;
template <int N> struct Choice { static constexpr int RANKS = N; };

// work(Choice<RANKS>()). shares: of a message, each of which is to be whole pieces. FOUR: compile for four ranks, too. The branch is the
// same for all lanes.
#ifdef A2A_CUDA  // nodes of two and four GPUs
constexpr bool TWO = true, ALSO_FOUR = true;
#else
constexpr bool TWO = false, ALSO_FOUR = false;
#endif
template <bool FOUR = ALSO_FOUR, class Work>
__device__ __forceinline__ void by_choice(const Message& message, int ranks, int shares, Work work) {
  const bool whole = message.bytes % (16 * shares) == 0;
  if (whole && ranks == MOST_RANKS) work(Choice<MOST_RANKS>());
  else if (FOUR && whole && ranks == 4) work(Choice<FOUR ? 4 : 0>());
  else if (TWO && whole && ranks == 2) work(Choice<TWO ? 2 : 0>());
  else work(Choice<0>());
}
// work(0), work(1), ... for `ranks` ranks, MOST_RANKS at most: unrolled, so that arrays stay in registers.
template <class Work> __device__ __forceinline__ void each(int ranks, Work work) {
#pragma unroll
  for (int rank = 0; rank < MOST_RANKS; ++rank)
    if (rank < ranks) work(rank);
}
// The k-th rank after one, k at most the number of ranks.
__device__ __forceinline__ int rank_after(int rank, int k, int ranks) { return rank + k < ranks ? rank + k : rank + k - ranks; }

// The dtypes. Four bytes hold PER_WORD elements; `add` adds them to as many floats, `pack` rounds as many to nearest, ties to
// even.
struct F32 {
  static constexpr int PER_WORD = 1;
  static __device__ __forceinline__ void add(float* sum, uint32_t word) { sum[0] += bits_float(word); }
  static __device__ __forceinline__ uint32_t pack(const float* value) { return float_bits(value[0]); }
};
struct F16 {
  static constexpr int PER_WORD = 2;
  static __device__ __forceinline__ void add(float* sum, uint32_t word) {
    half_t pair[2];
    __builtin_memcpy(pair, &word, 4);
    sum[0] += float(pair[0]), sum[1] += float(pair[1]);
  }
  static __device__ __forceinline__ uint32_t pack(const float* value) {
    const half_t pair[2] = {half_t(value[0]), half_t(value[1])};
    uint32_t word;
    __builtin_memcpy(&word, pair, 4);
    return word;
  }
};
struct BF16 {
  static constexpr int PER_WORD = 2;
  static __device__ __forceinline__ void add(float* sum, uint32_t word) { sum[0] += bf16_low(word), sum[1] += bf16_high(word); }
  static __device__ __forceinline__ uint32_t pack(const float* value) { return pack_bf16(value[0], value[1]); }
};

// work(T()) with the type of the message's elements.
template <class Work> __device__ __forceinline__ void by_dtype(const Message& message, Work work) {
  if (message.dtype == 0) work(F32());
  else if (message.dtype == 1) work(F16());
  else work(BF16());
}

// Piece i of a message; zeros behind its end. FULL: piece i is there, and not short.
template <bool FULL> __device__ __forceinline__ Bytes16 load_piece(const void* x, int i, const Message& message) {
  if (FULL || i < message.bytes / 16) return ((const Bytes16*)x)[i];
  uint16_t two[8] = {};  // an element has 2 bytes or 4
  for (int j = 0; 16 * i + 2 * j < message.bytes; ++j) two[j] = ((const uint16_t*)x)[8 * i + j];
  Bytes16 piece;
  __builtin_memcpy(&piece, two, 16);
  return piece;
}
template <bool FULL> __device__ __forceinline__ void store_piece(void* out, int i, const Message& message, Bytes16 piece) {
  if (FULL || i < message.bytes / 16) {
    ((Bytes16*)out)[i] = piece;
    return;
  }
  uint16_t two[8];
  __builtin_memcpy(two, &piece, 16);
  for (int j = 0; 16 * i + 2 * j < message.bytes; ++j) ((uint16_t*)out)[8 * i + j] = two[j];
}

// The same of word i.
template <bool FULL> __device__ __forceinline__ uint32_t load_word(const void* x, int i, const Message& message) {
  if (FULL || i < message.bytes / 4) return ((const uint32_t*)x)[i];
  return 4 * i < message.bytes ? ((const uint16_t*)x)[2 * i] : 0;
}
template <bool FULL> __device__ __forceinline__ void store_word(void* out, int i, const Message& message, uint32_t word) {
  if (FULL || i < message.bytes / 4) ((uint32_t*)out)[i] = word;
  else if (4 * i < message.bytes) ((uint16_t*)out)[2 * i] = (uint16_t)word;
}

// The same of word i of a row, which may lie at any address that 2 divides, unless FULL.
template <bool FULL> __device__ __forceinline__ uint32_t load_halves(const void* x, int i, const Message& row) {
  if (FULL) return ((const uint32_t*)x)[i];
  uint32_t word = 4 * i < row.bytes ? ((const uint16_t*)x)[2 * i] : 0;
  if (4 * i + 2 < row.bytes) word |= (uint32_t)((const uint16_t*)x)[2 * i + 1] << 16;
  return word;
}
template <bool FULL> __device__ __forceinline__ void store_halves(void* out, int i, const Message& row, uint32_t word) {
  if (FULL) {
    ((uint32_t*)out)[i] = word;
    return;
  }
  if (4 * i < row.bytes) ((uint16_t*)out)[2 * i] = (uint16_t)word;
  if (4 * i + 2 < row.bytes) ((uint16_t*)out)[2 * i + 1] = (uint16_t)(word >> 16);
}

// The sum of one word of every rank, added in the order of ranks and rounded once: the same bits wherever it is made. Zeros
// where there is no such rank: they change no sum that began with a zero.
template <class T, int N> __device__ __forceinline__ uint32_t sum_words(const uint32_t (&word)[N]) {
  float sum[T::PER_WORD] = {};
#pragma unroll
  for (int rank = 0; rank < N; ++rank) T::add(sum, word[rank]);
  return T::pack(sum);
}
template <int N> __device__ __forceinline__ uint32_t sum_words(const Message& message, const uint32_t (&word)[N]) {
  uint32_t sum;
  by_dtype(message, [&](auto type) { sum = sum_words<decltype(type)>(word); });
  return sum;
}
// The same of a piece.
template <int N> __device__ __forceinline__ Bytes16 sum_pieces(const Message& message, const Bytes16 (&piece)[N]) {
  uint32_t word[N][4], total[4];
  __builtin_memcpy(word, piece, sizeof(word));
  by_dtype(message, [&](auto type) {
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      uint32_t column[N];
#pragma unroll
      for (int rank = 0; rank < N; ++rank) column[rank] = word[rank][j];
      total[j] = sum_words<decltype(type)>(column);
    }
  });
  Bytes16 sum;
  __builtin_memcpy(&sum, total, 16);
  return sum;
}

// a / b, rounded down, of ints below 2^20: half a step keeps the quotient away from the next integer, however the reciprocal rounds.
__device__ __forceinline__ int quotient(int a, int b) {
#ifdef A2A_CUDA
  return int((float(a) + 0.5f) * __frcp_rn(float(b)));
#else
  return int((float(a) + 0.5f) * __builtin_amdgcn_rcpf(float(b)));
#endif
}

}  // namespace a2a
