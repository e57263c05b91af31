// Data that are their own flag (Lamport's way, in TensorRT-LLM's words): a place holds zero until its data arrive, and its
// reader makes it zero again. No byte travels but the data, and nobody releases: half of the bytes of a2a/words.h.
//
// A word is 8 bytes of elements, stored and read by relaxed atomics of system scope, which do not tear. A word of zeros
// would never be seen. It travels as zeros with a minus sign, `minus_zeros` of its dtype: they change no sum that begins
// with a zero, and a reader that keeps what came turns them back. So -0 in all elements of a word becomes 0.
//
// The caller provides:
//   places  are zero before the first call. Nobody stores data before their reader has emptied the place of the data
//           before, and released that: by the end of a kernel, or by a fence
#pragma once
#include "a2a/a2a.h"
#include "a2a/elements.h"

namespace a2a {

// A lane's store at once. NVIDIA's vectors of two words are two accesses of 8 bytes, in one instruction (PTX ISA).
#ifdef A2A_CUDA
constexpr int WORDS = 2;
#else
constexpr int WORDS = 1;
#endif
struct alignas(8 * WORDS) Data { uint64_t word[WORDS]; };

// The j-th word of 4 bytes, and data made of such words.
__device__ __forceinline__ uint32_t half_word(const Data& data, int j) { return (uint32_t)(data.word[j / 2] >> 32 * (j % 2)); }
template <class Word> __device__ __forceinline__ Data of_half_words(Word word) {
  Data data = {};
#pragma unroll
  for (int j = 0; j < 2 * WORDS; ++j) data.word[j / 2] |= (uint64_t)word(j) << 32 * (j % 2);
  return data;
}
__device__ __forceinline__ int data_of(const Message& message) { return (message.bytes + sizeof(Data) - 1) / sizeof(Data); }
__device__ __forceinline__ uint64_t minus_zeros(const Message& message) {
  return message.dtype == 0 ? 0x8000000080000000ull : 0x8000800080008000ull;
}

__device__ __forceinline__ void store_now(Data* to, const Data& data) {
#ifdef A2A_CUDA
  asm volatile("st.relaxed.sys.global.v2.b64 [%0], {%1, %2};" ::"l"(to), "l"(data.word[0]), "l"(data.word[1]) : "memory");
#else
  store_relaxed<Scope::system>(&to->word[0], data.word[0]);
#endif
}
__device__ __forceinline__ Data load_now(const Data* from) {
  Data data;
#ifdef A2A_CUDA
  asm volatile("ld.relaxed.sys.global.v2.b64 {%0, %1}, [%2];" : "=l"(data.word[0]), "=l"(data.word[1]) : "l"(from) : "memory");
#else
  data.word[0] = load_relaxed<Scope::system>(&from->word[0]);
#endif
  return data;
}

__device__ __forceinline__ void put_data(Data* to, Data data, uint64_t minus) {
#pragma unroll
  for (int j = 0; j < WORDS; ++j) data.word[j] = data.word[j] ? data.word[j] : minus;
  store_now(to, data);
}
// The first `count` of N data of this lane, with all their loads in flight at once.
template <int N> __device__ __forceinline__ void get_data(int count, Data* const (&from)[N], Data (&data)[N]) {
#ifdef A2A_CUDA
  constexpr int LOOKS = 256;  // a wait for one word costs a round trip more than a look at all
#else
  constexpr int LOOKS = 2;
#endif
  for (int looks = 1;; ++looks) {
    each(count, [&](int i) { data[i] = load_now(from[i]); });
    const uint64_t* missing = nullptr;
    each(count, [&](int i) {
#pragma unroll
      for (int j = 0; j < WORDS; ++j)
        if (!data[i].word[j]) missing = &from[i]->word[j];
    });
    if (!missing) return;
    if (looks >= LOOKS) wait_until<Order::relaxed, Scope::system>(missing, [](uint64_t seen) { return seen != 0; });
  }
}
__device__ __forceinline__ void make_empty(Data* place) { store_now(place, Data{}); }
// Data as their sender had them.
__device__ __forceinline__ Data as_sent(Data data, uint64_t minus) {
#pragma unroll
  for (int j = 0; j < WORDS; ++j) data.word[j] = data.word[j] == minus ? 0 : data.word[j];
  return data;
}

// Data i of a message; zeros behind its end. FULL: they are there whole.
template <bool FULL> __device__ __forceinline__ Data load_data(const void* x, int i, const Message& message) {
  if (FULL || i < message.bytes / (int)sizeof(Data)) return ((const Data*)x)[i];
  return of_half_words([&](int j) { return load_word<FULL>(x, 2 * i * WORDS + j, message); });
}
template <bool FULL> __device__ __forceinline__ void store_data(void* out, int i, const Message& message, const Data& data) {
  if (FULL || i < message.bytes / (int)sizeof(Data)) {
    ((Data*)out)[i] = data;
    return;
  }
#pragma unroll
  for (int j = 0; j < 2 * WORDS; ++j)
    store_word<FULL>(out, 2 * i * WORDS + j, message, half_word(data, j));
}
// The same of a row, which may lie at any address that 2 divides, unless FULL.
template <bool FULL> __device__ __forceinline__ Data load_row(const void* x, int i, const Message& row) {
  if (FULL) return ((const Data*)x)[i];
  return of_half_words([&](int j) { return load_halves<FULL>(x, 2 * i * WORDS + j, row); });
}
template <bool FULL> __device__ __forceinline__ void store_row(void* out, int i, const Message& row, const Data& data) {
  if (FULL) {
    ((Data*)out)[i] = data;
    return;
  }
#pragma unroll
  for (int j = 0; j < 2 * WORDS; ++j) store_halves<FULL>(out, 2 * i * WORDS + j, row, half_word(data, j));
}

// The sum of every rank's data, in the order of ranks.
template <int N> __device__ __forceinline__ Data sum_data(const Message& message, const Data (&data)[N]) {
  Data sum;
  by_dtype(message, [&](auto type) {
    sum = of_half_words([&](int j) {
      uint32_t column[N];
#pragma unroll
      for (int rank = 0; rank < N; ++rank) column[rank] = half_word(data[rank], j);
      return sum_words<decltype(type)>(column);
    });
  });
  return sum;
}

}  // namespace a2a
