// One wave (NVIDIA: warp) as the worker: who am I, values across lanes, copying a row. Blocks are one-dimensional and
// their size is a multiple of WAVE.
#pragma once
#include "a2a/hip.h"

namespace a2a {

constexpr int WAVE = A2A_WAVE;  // lanes: 64 on AMD, 32 on NVIDIA

// ---- broadcast and shuffle; T has 4 or 8 bytes. Other lanes may leave the value undefined, as for __shfl

// The value of one lane, the same lane for all. The result is uniform: the compiler can keep it in a scalar register.
template <class T>
__device__ __forceinline__ T broadcast(A2A_MAYBE_UNDEF T value, int lane = 0) {
#ifdef A2A_CUDA
  return __shfl_sync(0xffffffffu, value, lane);
#else
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "broadcast moves 4 or 8 bytes");
#ifdef A2A_WHOLE_WAVE  // for checks: where lanes have left, NVIDIA promises nothing
  if (__builtin_amdgcn_read_exec() != ~0ull) __builtin_trap();
#endif
  int words[sizeof(T) / 4];
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned i = 0; i < sizeof(T) / 4; ++i) words[i] = __builtin_amdgcn_readlane(words[i], lane);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
#endif
}
// Each lane names the lane it reads from.
template <class T> __device__ __forceinline__ T shuffle(A2A_MAYBE_UNDEF T value, int lane) {
#ifdef A2A_CUDA
  return __shfl_sync(0xffffffffu, value, lane);
#else
  return __shfl(value, lane);
#endif
}
template <class T> __device__ __forceinline__ T shuffle_xor(A2A_MAYBE_UNDEF T value, int mask) {
#ifdef A2A_CUDA
  return __shfl_xor_sync(0xffffffffu, value, mask);
#else
  return __shfl_xor(value, mask);
#endif
}
template <class T> __device__ __forceinline__ T shuffle_up(A2A_MAYBE_UNDEF T value, int delta) {
#ifdef A2A_CUDA
  return __shfl_up_sync(0xffffffffu, value, delta);
#else
  return __shfl_up(value, delta);
#endif
}

// ---- who am I

__device__ __forceinline__ int lane_id() { return threadIdx.x % WAVE; }
__device__ __forceinline__ int waves_in_block() { return blockDim.x / WAVE; }
__device__ __forceinline__ int wave_in_block() { return broadcast((int)threadIdx.x / WAVE); }
// Waves of the whole grid, numbered across the blocks first: consecutive numbers sit on different CUs.
__device__ __forceinline__ int waves_in_grid() { return gridDim.x * waves_in_block(); }
__device__ __forceinline__ int wave_in_grid() { return wave_in_block() * gridDim.x + blockIdx.x; }

// All lanes arrive; what each stored before, the others (and a later release by one of them) cover.
__device__ __forceinline__ void wave_barrier() {
#ifdef A2A_CUDA
  __syncwarp();
#else  // what ROCm's __syncwarp() is, which comes with ROCm 7
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
#endif
}

// ---- votes: bit l of the result is lane l's; the result is uniform

__device__ __forceinline__ uint64_t wave_ballot(bool vote) {
#ifdef A2A_CUDA
  return __ballot_sync(0xffffffffu, vote);
#else
  return __ballot(vote);
#endif
}
__device__ __forceinline__ int first_bit(uint64_t bits) { return __ffsll((long long)bits) - 1; }  // of none: -1

// ---- reductions and scans; all lanes call them

template <class T> __device__ __forceinline__ T wave_sum(T value) {
  for (int mask = WAVE / 2; mask > 0; mask /= 2) value += shuffle_xor(value, mask);
  return value;
}
template <class T> __device__ __forceinline__ T wave_max(T value) {
  for (int mask = WAVE / 2; mask > 0; mask /= 2) {
    const T other = shuffle_xor(value, mask);
    value = other > value ? other : value;
  }
  return value;
}
// Sum of the values of this lane and all lower ones.
template <class T> __device__ __forceinline__ T wave_inclusive_sum(T value) {
  for (int delta = 1; delta < WAVE; delta *= 2) {
    const T lower = shuffle_up(value, delta);
    if (lane_id() >= delta) value += lower;
  }
  return value;
}

// ---- rows

// 16 bytes, what one lane loads or stores at most with one instruction: as they are, and as eight half_t (h[j]).
// No __builtin_bit_cast of an element: clang 22.1.8 compiles that of h[j] to element 0. Copy h[j] to a variable first.
#ifdef A2A_CUDA
typedef uint4 Bytes16;
struct alignas(16) Half8 {
  half_t v[8];
  __device__ half_t& operator[](int j) { return v[j]; }
  __device__ const half_t& operator[](int j) const { return v[j]; }
};
#else
typedef uint32_t Bytes16 __attribute__((ext_vector_type(4)));
typedef half_t Half8 __attribute__((ext_vector_type(8)));
#endif

// The wave copies one row, 16 bytes per lane and step, several steps in flight (NVIDIA's half as wide wave: twice as
// many). dst and src are 16-byte aligned and do not overlap; the last bytes % 16 bytes go one per lane.
#ifdef A2A_CUDA
__device__ __forceinline__ void copy_row(void* __restrict__ dst, const void* __restrict__ src, int bytes) {
  constexpr int STEPS = 8;
  Bytes16* to = (Bytes16*)dst;
  const Bytes16* from = (const Bytes16*)src;
  const int n = bytes / 16, lane = lane_id();
#pragma unroll 1
  for (int i = lane; i < n; i += STEPS * WAVE) {
    Bytes16 piece[STEPS];
#pragma unroll
    for (int step = 0; step < STEPS; ++step)
      if (i + step * WAVE < n) piece[step] = __ldcs(from + i + step * WAVE);  // read once: first to leave the caches
#pragma unroll
    for (int step = 0; step < STEPS; ++step)
      if (i + step * WAVE < n) to[i + step * WAVE] = piece[step];
  }
  if (lane < bytes % 16) ((uint8_t*)dst)[n * 16 + lane] = ((const uint8_t*)src)[n * 16 + lane];
}
#else
__device__ __forceinline__ void copy_row(void* __restrict__ dst, const void* __restrict__ src, int bytes) {
  Bytes16* to = (Bytes16*)dst;
  const Bytes16* from = (const Bytes16*)src;
  const int n = bytes / 16, lane = lane_id();
  int i = 0;
  for (; i + 4 * WAVE <= n; i += 4 * WAVE) {
    const Bytes16 a = from[i + lane], b = from[i + WAVE + lane];
    const Bytes16 c = from[i + 2 * WAVE + lane], d = from[i + 3 * WAVE + lane];
    to[i + lane] = a, to[i + WAVE + lane] = b;
    to[i + 2 * WAVE + lane] = c, to[i + 3 * WAVE + lane] = d;
  }
  for (; i < n; i += WAVE)
    if (i + lane < n) to[i + lane] = from[i + lane];
  if (lane < bytes % 16) ((uint8_t*)dst)[n * 16 + lane] = ((const uint8_t*)src)[n * 16 + lane];
}
#endif

}  // namespace a2a
