// quantized: two shots in 8 bits. Half the bytes of bf16, a quarter of f32's, and an error with a bound.
//
// Eight elements of a lane become eight codes of a byte. Eight lanes share a scale, so a group has 64 elements: 68 bytes
// travel instead of 128 (bf16). An int8 code is the element over its group's largest, times 127, rounded to nearest, ties to
// even. An e4m3 code (fp8: 4 bits of exponent, 3 of mantissa) makes the largest 448. Every message is coded once, at its rank.
// The sum is made in fp32 in the order of ranks, and coded once more. So an element of the output is off by at most
//   int8   (sum over ranks of m_r + m) / 254       m_r: the largest of rank r's group, m: of the group's sums
//   fp8    (sum over ranks of |x_r| + |sum|) / 16, and where that is less (sum of m_r + m) / 2^18.8
// besides the output's own rounding. Elements are finite.
//
// All ranks, the sum's own too, decode the same codes: they hold the same bits. Protocol: each block sends its parts and sets a
// flag at every rank, waits for all ranks' flags, reduces, sends the coded sums, and meets the block again. One set of places
// is enough, as flag_in_data_two_shot.hip proves. A rank sends its next parts after the sums of the last ones have arrived,
// and its next sums after their readers' next parts have arrived. x and out may be the same memory.
#include "a2a/e4m3.h"
#include "a2a/peers.h"
using namespace a2a;

constexpr int GROUP = 8;  // lanes that share a scale

struct alignas(8) Codes { uint8_t of[8]; };

// Codes of a group's eights, and its scale, which all its lanes know.
__device__ inline Codes encode(bool fp8, const float (&value)[8], float& scale) {
  float most = 0;
  for (int j = 0; j < 8; ++j) most = fmaxf(most, fabsf(value[j]));
  for (int mask = 1; mask < GROUP; mask *= 2) most = fmaxf(most, shuffle_xor(most, mask));
  const float largest = fp8 ? 448 : 127;
  scale = most / largest;
  Codes codes;
  const float inverse = scale > 0 ? 1 / scale : 0;
  for (int j = 0; j < 8; ++j) {
    const float x = fminf(fmaxf(value[j] * inverse, -largest), largest);
    codes.of[j] = fp8 ? to_e4m3(x) : (uint8_t)(int8_t)rintf(x);
  }
  return codes;
}
__device__ inline void add_codes(bool fp8, float (&sum)[8], Codes codes, float scale) {
  for (int j = 0; j < 8; ++j) sum[j] += (fp8 ? from_e4m3(codes.of[j]) : float((int8_t)codes.of[j])) * scale;
}

// Eight elements: a piece, or two of f32.
__device__ inline void load_eight(const void* x, int i, const Message& message, float (&value)[8]) {
  for (int j = 0; j < 8; ++j) value[j] = 0;
  by_dtype(message, [&](auto type) {
    constexpr int PIECES = 2 / decltype(type)::PER_WORD, EACH = 8 / PIECES;
    for (int p = 0; p < PIECES; ++p) {
      const Bytes16 piece = load_piece<false>(x, i * PIECES + p, message);
      uint32_t word[4];
      __builtin_memcpy(word, &piece, 16);
      for (int j = 0; j < 4; ++j) decltype(type)::add(value + p * EACH + j * EACH / 4, word[j]);
    }
  });
}
__device__ inline void store_eight(void* out, int i, const Message& message, const float (&value)[8]) {
  by_dtype(message, [&](auto type) {
    constexpr int PIECES = 2 / decltype(type)::PER_WORD, EACH = 8 / PIECES;
    for (int p = 0; p < PIECES; ++p) {
      uint32_t word[4];
      for (int j = 0; j < 4; ++j) word[j] = decltype(type)::pack(value + p * EACH + j * EACH / 4);
      Bytes16 piece;
      __builtin_memcpy(&piece, word, 16);
      store_piece<false>(out, i * PIECES + p, message, piece);
    }
  });
}

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Codes* parts, float* part_scales, Codes* sums,
                           float* sum_scales, uint32_t* sent, uint32_t* summed, void* out, bool fp8) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int eights = message.dtype == 0 ? (message.bytes + 31) / 32 : message.pieces(), rank = world.rank, lane = threadIdx.x % GROUP;
  const int share = ((eights + ranks - 1) / ranks + GROUP - 1) / GROUP * GROUP, step = gridDim.x * blockDim.x;
  const int first = blockIdx.x * blockDim.x;  // whole waves go round, for lanes of a group exchange values
  const Peers peers(world);
  const auto put = [&](Codes* codes, float* scales, int r, int i, const float (&value)[8]) {  // at rank r
    float scale;
    const int64_t at = (int64_t)rank * share + i;
    const Codes code = encode(fp8, value, scale);
    if (i < share) *peers.at(codes + at, r) = code;
    if (i < share && lane == 0) *peers.at(scales + at / GROUP, r) = scale;
  };

  for (int i = first + threadIdx.x; i - (int)threadIdx.x < share; i += step) {
    for (int k = 0; k < ranks; ++k) {
      const int r = rank_after(rank, k, ranks);
      float value[8] = {};
      if (i < share) load_eight(x, r * share + i, message, value);
      put(parts, part_scales, r, i, value);
    }
  }
  peers.meet(sent + blockIdx.x * ranks, world.epoch);
  for (int i = first + threadIdx.x; i - (int)threadIdx.x < share; i += step) {
    float sum[8] = {};
    for (int r = 0; r < ranks && i < share; ++r) {
      const int64_t at = (int64_t)r * share + i;
      add_codes(fp8, sum, parts[at], part_scales[at / GROUP]);
    }
    float scale;
    const int64_t at = (int64_t)rank * share + i;
    const Codes code = encode(fp8, sum, scale);
    for (int k = 0; k < ranks && i < share; ++k) {
      const int r = rank_after(rank, k, ranks);
      *peers.at(sums + at, r) = code;
      if (lane == 0) *peers.at(sum_scales + at / GROUP, r) = scale;
    }
  }
  peers.meet(summed + blockIdx.x * ranks, world.epoch);
  for (int i = first + threadIdx.x; i < share; i += step) {
    for (int r = 0; r < ranks; ++r) {
      const int64_t at = (int64_t)r * share + i;
      float value[8] = {};
      add_codes(fp8, value, sums[at], sum_scales[at / GROUP]);
      store_eight(out, r * share + i, message, value);
    }
  }
}

// x, out: the message; symmetric: parts, sums [ranks, share] of 8 bytes, part_scales, sum_scales [ranks, share / GROUP]; sent, summed
// [blocks, ranks], zero before the first call. fp8: else int8.
extern "C" __global__ __launch_bounds__(1024) void quantized(World world, Message message, const void* x, Codes* parts,
                                                             float* part_scales, Codes* sums, float* sum_scales, uint32_t* sent,
                                                             uint32_t* summed, void* out, int fp8) {
  by_choice(message, world.world_size, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, parts, part_scales, sums, sum_scales, sent, summed, out, fp8);
  });
}
