// Words that carry their own flag: a reader takes the data as soon as the flag beside it is the one that it wants.
// Nobody releases or acquires, so one trip over the link does what a release, a flag and a load of the data would.
// NCCL calls the protocol LL, and with the wide words LL128.
//
// A word is 8 bytes, 4 of data and 4 of flag, written by one store and read by one load. Both are relaxed atomics of
// system scope and 8 bytes, which do not tear: LLVM's memory model of gfx942 has them, and so has PTX (.b64).
//
// The caller provides:
//   flags   differ from call to call: the epoch. Memory holds no such flag before the first call: zeros, epochs from 1
//   places  a word is not overwritten before its reader took it. Two sets of words in turn (epoch % 2) do, where every
//           rank waits in each call for a word of every other: whoever is in call e + 1 has seen all ranks in call e, and
//           they read the words of call e - 1 before
// A reader waits for the very flag: one that comes too late, or is overwritten, is a deadlock and no wrong answer.
#pragma once
#include "a2a/a2a.h"

namespace a2a {

__device__ __forceinline__ void put_word(uint64_t* to, uint32_t data, uint32_t flag) {
  store_relaxed<Scope::system>(to, (uint64_t)flag << 32 | data);
}
// Waits for the flag; the word's data.
__device__ __forceinline__ uint32_t get_word(const uint64_t* from, uint32_t flag) {
  return (uint32_t)wait_until<Order::relaxed, Scope::system>(
      from, [=](uint64_t word) { return (uint32_t)(word >> 32) == flag; });
}
// N words of this lane, with all their loads in flight at once. from[i] null: data[i] stays as it is.
template <int N>
__device__ __forceinline__ void get_words(const uint64_t* const (&from)[N], uint32_t flag, uint32_t (&data)[N]) {
#ifdef A2A_CUDA
  constexpr int LOOKS = 256;  // a wait for one word costs a round trip more than a look at all
#else
  constexpr int LOOKS = 1;
#endif
  for (int looks = 1;; ++looks) {
    uint64_t word[N] = {};
#pragma unroll
    for (int i = 0; i < N; ++i)
      if (from[i]) word[i] = load_relaxed<Scope::system>(from[i]);
    const uint64_t* missing = nullptr;
#pragma unroll
    for (int i = 0; i < N; ++i)
      if (from[i] && (uint32_t)(word[i] >> 32) != flag) missing = from[i];
    if (!missing) {
#pragma unroll
      for (int i = 0; i < N; ++i)
        if (from[i]) data[i] = (uint32_t)word[i];
      return;
    }
    if (looks >= LOOKS) get_word(missing, flag);
  }
}

// A word of 16 bytes, 12 of data: 4/3 of the bytes instead of twice as many. On NVIDIA GPUs it is one access (PTX ISA:
// type .b128 is a scalar; on 4 x H200 none was torn in 1.0e9 loads, measured). AMD's memory model has no such access:
// there the flag is released after the data and acquired, which is right and gains nothing.
struct alignas(16) WideWord { uint32_t data[3], flag; };

__device__ __forceinline__ void put_wide(WideWord* to, const uint32_t (&data)[3], uint32_t flag) {
#ifdef A2A_CUDA
  const uint64_t low = data[0] | (uint64_t)data[1] << 32, high = data[2] | (uint64_t)flag << 32;
  asm volatile("{\n.reg .b128 word;\nmov.b128 word, {%1, %2};\nst.relaxed.sys.global.b128 [%0], word;\n}" ::"l"(to),
               "l"(low), "l"(high)
               : "memory");
#else
#pragma unroll
  for (int j = 0; j < 3; ++j) to->data[j] = data[j];
  signal<Order::release, Scope::system>(&to->flag, flag);
#endif
}
__device__ __forceinline__ void get_wide(const WideWord* from, uint32_t flag, uint32_t (&data)[3]) {
#ifdef A2A_CUDA
  for (int looks = 1;; ++looks) {
    uint64_t low, high;
    asm volatile("{\n.reg .b128 word;\nld.relaxed.sys.global.b128 word, [%2];\nmov.b128 {%0, %1}, word;\n}"
                 : "=l"(low), "=l"(high)
                 : "l"(from)
                 : "memory");
    data[0] = (uint32_t)low, data[1] = (uint32_t)(low >> 32), data[2] = (uint32_t)high;
    if ((uint32_t)(high >> 32) == flag) return;
    if (looks % 256 == 0) wait_equal<Order::relaxed, Scope::system>(&from->flag, flag);  // which is bounded
  }
#else
  wait_equal<Order::acquire, Scope::system>(&from->flag, flag);
#pragma unroll
  for (int j = 0; j < 3; ++j) data[j] = from->data[j];
#endif
}

}  // namespace a2a
