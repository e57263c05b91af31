// with_norm: flag_in_data_two_shot with what follows an all-reduce in a transformer, in the same launch: the residual is
// added, and every row is normalised by its root mean square (RMSNorm).
//
//   h = round(sum + residual)        sum: as the all-reduce rounds it
//   y = round(h / sqrt(mean(h * h) + eps) * weight)
//
// A row belongs to a block: its words are cut into a share for each rank, the block reduces and gathers them as
// flag_in_data_two_shot does, adds the residual on the way, and knows the row's sum of squares when all its waves have come to
// the barrier. A lane of a row with more words than the block has lanes for reads them once more. So the sums travel, and everything behind them is
// made by every rank for itself: it costs no byte on the links.
//
// Words carry the call's number, and one set of words is enough: the proof in flag_in_data_two_shot.hip holds for each row.
// Every rank adds the same words in the same order, lanes and waves of a block included: all ranks hold the same bits.
// x may be the memory of h: a lane stores only places whose words it has sent.
#include "a2a/elements.h"
#include "a2a/peers.h"
#include "a2a/words.h"
using namespace a2a;

struct Rows {
  Message row;
  int rows;
  float eps;
};

// The sum over all threads of a block, the same bits in each.
__device__ inline float block_sum(float value) {
  __shared__ float part[1024 / A2A_WAVE];
  const int own = wave_in_block();  // by all lanes: behind it is a shuffle
  value = wave_sum(value);
  if (lane_id() == 0) part[own] = value;
  __syncthreads();
  float sum = 0;
  for (int wave = 0; wave < waves_in_block(); ++wave) sum += part[wave];
  __syncthreads();  // the next row's parts come after all have read these
  return sum;
}

// What a word of h adds to its row's sum of squares.
__device__ inline float squares_of(const Message& row, uint32_t word) {
  float sum = 0;
  by_dtype(row, [&](auto type) {
    float value[decltype(type)::PER_WORD] = {};
    decltype(type)::add(value, word);
    for (float v : value) sum += v * v;
  });
  return sum;
}
// A word of y.
__device__ inline uint32_t scaled(const Message& row, uint32_t word, uint32_t weight, float scale) {
  uint32_t y;
  by_dtype(row, [&](auto type) {
    typedef decltype(type) T;
    float value[T::PER_WORD] = {}, factor[T::PER_WORD] = {};
    T::add(value, word);
    T::add(factor, weight);
    for (int j = 0; j < T::PER_WORD; ++j) value[j] = value[j] * scale * factor[j];
    y = T::pack(value);
  });
  return y;
}

template <int RANKS>
__device__ void all_reduce(World world, Rows shape, const char* x, const char* residual, const void* weight, uint64_t* parts,
                           uint64_t* sums, char* y, char* h) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int share = (shape.row.words() + ranks - 1) / ranks, dim = shape.row.bytes / (shape.row.dtype == 0 ? 4 : 2);
  const Peers peers(world);
  for (int row = blockIdx.x; row < shape.rows; row += gridDim.x) {
    const int64_t at = (int64_t)row * shape.row.bytes, first = (int64_t)row * share * ranks, mine = first + world.rank * share;
    float squares = 0;
    uint32_t word[MOST_RANKS] = {}, factor[MOST_RANKS] = {};  // of h and of the weight
    for (int i = threadIdx.x; i < share; i += blockDim.x) {
      uint32_t data[MOST_RANKS] = {}, rest[MOST_RANKS] = {};
      const uint64_t* from[MOST_RANKS] = {};
      each(ranks, [&](int r) { data[r] = load_halves<FULL>(x + at, r * share + i, shape.row); });
      each(ranks, [&](int r) { rest[r] = load_halves<FULL>(residual + at, r * share + i, shape.row); });
      each(ranks, [&](int r) { factor[r] = load_halves<FULL>(weight, r * share + i, shape.row); });
      each(ranks, [&](int r) { put_word(peers.at(parts + mine + i, r), data[r], world.epoch); });
      each(ranks, [&](int r) { from[r] = parts + first + r * share + i; });
      get_words(from, world.epoch, data);
      const uint32_t sum = sum_words(shape.row, data);
      each(ranks, [&](int r) { put_word(peers.at(sums + mine + i, r), sum, world.epoch); });
      each(ranks, [&](int r) { from[r] = sums + first + r * share + i; });
      get_words(from, world.epoch, data);
      each(ranks, [&](int r) {
        const uint32_t both[2] = {data[r], rest[r]};
        word[r] = sum_words(shape.row, both);
        squares += squares_of(shape.row, word[r]);
        store_halves<FULL>(h + at, r * share + i, shape.row, word[r]);
      });
    }
    const float scale = 1 / sqrtf(block_sum(squares) / dim + shape.eps);
    for (int i = threadIdx.x; i < share; i += blockDim.x) {
      if (share > (int)blockDim.x) {  // else a lane has them still
        each(ranks, [&](int r) { word[r] = load_halves<FULL>(h + at, r * share + i, shape.row); });
        each(ranks, [&](int r) { factor[r] = load_halves<FULL>(weight, r * share + i, shape.row); });
      }
      each(ranks, [&](int r) { store_halves<FULL>(y + at, r * share + i, shape.row, scaled(shape.row, word[r], factor[r], scale)); });
    }
  }
}

// x, residual, y, h [rows, dim], weight [dim]; symmetric: parts, sums [rows, ranks, words of a row's share] of 8 bytes, zero before
// the first call.
extern "C" __global__ __launch_bounds__(1024) void with_norm(World world, Rows shape, const char* x, const char* residual,
                                                             const void* weight, uint64_t* parts, uint64_t* sums, char* out) {
  char* h = out + (int64_t)shape.rows * shape.row.bytes;
  by_choice(shape.row, world.world_size, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, shape, x, residual, weight, parts, sums, out, h);
  });
}
