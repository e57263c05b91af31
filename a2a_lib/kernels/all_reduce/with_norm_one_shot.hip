// with_norm_one_shot: with_norm.hip in one stage, for a row or two. Every rank gets all parts of all rows. It makes every sum, every row of
// h and every row of y itself. That is one trip instead of two, and N / 2 times the bytes. The data are their own flag (a2a/lamport.h).
//
// A row is cut into chunks of a wave's data. A wave does
//   send     stores its chunks of x at all ranks
//   reduce   adds up its chunks and the residual, and keeps h. What a chunk adds to the row's sum of squares goes into a word with the
//            call's number (a2a/words.h), which only waves of this rank read
//   scale    takes the sums of squares of its chunks' rows, and stores y
// A wave waits only for what waves do in steps before, and all blocks are resident.
//
// Two sets of places are used in turn: the proof of lamport.hip holds, for each rank gets data of every other in each call. Words of
// squares are read by the rank that wrote them, within the call: the next call's kernel begins after that.
//
// Every rank adds in the order of ranks, and sums of squares in one order: all ranks hold the same bits. x may be the memory of h: a lane
// stores only places whose data it has sent.
#include "a2a/norm.h"
#include "a2a/peers.h"
#include "a2a/words.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Rows shape, int first, int waves, const char* x, const char* residual, const char* weight,
                           Data* boxes, uint64_t* squares, char* y, char* h) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size, lane = lane_id();
  const Message row = shape.row;
  const int count = data_of(row), chunks = (count + WAVE - 1) / WAVE, all = shape.rows * chunks;
  const int64_t box = (int64_t)shape.rows * count;
  const uint64_t minus = minus_zeros(row);
  const auto load = [&](const char* rows, int n, int i) { return load_row<FULL>(rows + (int64_t)n * row.bytes, i, row); };

  const int start = quotient(first, chunks), at = (first - start * chunks) * WAVE + lane;
  Data given = {}, extra = {}, factor = {}, total = {};
  if (start < shape.rows && at < count) given = load(x, start, at), extra = load(residual, start, at), factor = load(weight, 0, at);
  const Peers peers(world);
  Data *now = boxes + world.epoch % 2 * ranks * box, *to[MOST_RANKS];
  // Home last: what travels goes first.
  each(ranks, [&](int k) {
    to[k] = peers.at(now + world.rank * box + (int64_t)start * count + at, rank_after(world.rank, k + 1, ranks)), have(to[k]);
  });
  for (int t = first; t < all; t += waves) {  // send
    const int n = quotient(t, chunks), i = (t - n * chunks) * WAVE + lane;
    if (t != first && i < count) given = load(x, n, i);
    const int64_t after = t == first ? 0 : (int64_t)(n - start) * count + i - at;
    if (i < count) each(ranks, [&](int k) { put_data(to[k] + after, given, minus); });
  }
  for (int t = first; t < all; t += waves) {  // reduce
    const int n = quotient(t, chunks), i = (t - n * chunks) * WAVE + lane;
    float sum_of_squares = 0;
    Data* from[MOST_RANKS] = {};
    if (i < count) {
      Data data[MOST_RANKS] = {};
      if (t != first) extra = load(residual, n, i);
      each(ranks, [&](int rank) { from[rank] = now + rank * box + (int64_t)n * count + i; });
      get_data(ranks, from, data);
      total = with_residual(row, data, extra, sum_of_squares);
    }
    sum_of_squares = sum_of_lanes(sum_of_squares);
    if (lane == 0) put_word(squares + t, float_bits(sum_of_squares), world.epoch);
    if (i < count) {
      store_row<FULL>(h + (int64_t)n * row.bytes, i, row, total);
      each(ranks, [&](int rank) { make_empty(from[rank]); });
    }
  }
  for (int t = first; t < all; t += waves) {  // scale
    const int n = quotient(t, chunks), i = (t - n * chunks) * WAVE + lane;
    if (all > waves && i < count) total = load(h, n, i), factor = load(weight, 0, i);
    float sum_of_squares = 0;
    for (int k = lane; k < chunks; k += WAVE) sum_of_squares += bits_float(get_word(squares + n * chunks + k, world.epoch));
    const float scale = inverse_root(fmaf(sum_of_lanes(sum_of_squares), shape.share, shape.eps));
    if (i < count) store_row<FULL>(y + (int64_t)n * row.bytes, i, row, scaled(row, total, factor, scale));
  }
}

// x, residual, y, h [rows, dim], weight [dim]. Symmetric, zero before the first call: boxes [2, ranks, rows, data of a row], and squares
// [rows, chunks of a row], of which each rank uses its own.
extern "C" __global__ __launch_bounds__(1024) void with_norm_one_shot(World world, Rows shape, const char* x, const char* residual,
                                                                      const char* weight, Data* boxes, uint64_t* squares, char* out) {
  char* h = out + (int64_t)shape.rows * shape.row.bytes;
  const int first = wave_in_grid(), waves = waves_in_grid();
  by_ranks<ONE>(shape.row, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, shape, first, waves, x, residual, weight, boxes, squares, out, h);
  });
}
