// with_norm: all-reduce with what follows it in a transformer, in the same launch: the residual is added, and every row is
// normalised by its root mean square (RMSNorm). The data are their own flag (a2a/lamport.h).
//
//   h = round(sum + residual)        sum: as the all-reduce rounds it
//   y = round(h / sqrt(mean(h * h) + eps) * weight)
//
// A row has a share for each rank, and is cut into chunks of a wave's data. A wave does
//   send     stores its chunks of x at the ranks whose shares they are in
//   reduce   adds up its chunks of the own share, adds the residual, and stores h at all ranks; and what this chunk adds to the
//            row's sum of squares, in a word with the call's number (a2a/words.h)
//   scale    takes its chunks of h, and all sums of squares of their rows, in one look, and stores h and y
// So residual and squares cost each rank its share alone, and no block waits for another one's waves to meet it. All of a
// step's chunks come before the next step: a wave waits only for what waves do in steps before.
//
// Two sets of places are used in turn: the proof of lamport.hip holds. A rank stores at another one in call e + 2 when it
// has left call e + 1. There it read data of that rank, a part or a sum: who has a share gets parts from all, and all get
// its sums.
//
// Each sum is made once, and sums of squares are added in one order: all ranks hold the same bits. x may be the memory of h:
// a lane stores only places whose data it has sent.
#include "a2a/norm.h"
#include "a2a/peers.h"
#include "a2a/words.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Rows shape, int first, int waves, const char* x, const char* residual, const char* weight,
                           Data* parts, Data* sums, uint64_t* squares, char* y, char* h) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size, rank = world.rank, lane = lane_id();
  const Message row = shape.row;
  const int share = (data_of(row) + ranks - 1) / ranks, all = share * ranks, set = world.epoch % 2 * shape.rows;
  const int chunks = (all + WAVE - 1) / WAVE, own_chunks = (share + WAVE - 1) / WAVE;
  const uint64_t minus = minus_zeros(row);
  const auto load = [&](const char* rows, int n, int i) { return load_row<FULL>(rows + (int64_t)n * row.bytes, i, row); };
  const auto of_row = [&](int n, int of) { return (int64_t)(set + n) * ranks + of; };

  Data mine = {}, extra = {}, factor = {};
  const int start = quotient(first, chunks), at = (first - start * chunks) * WAVE + lane;
  const int own = quotient(first, own_chunks), own_at = (first - own * own_chunks) * WAVE + lane;
  if (start < shape.rows && at < all) mine = load(x, start, at), factor = load(weight, 0, at);
  if (own < shape.rows && own_at < share) extra = load(residual, own, rank * share + own_at);
  const Peers peers(world);
  // send. The first chunk's place is known before its data have come.
  const auto send = [&](int n, int i, auto value) {
    const int peer = quotient(i, share);
    Data* to = peers.at_each(parts + of_row(n, rank) * share + (i - peer * share), peer < ranks ? peer : 0);
    have(to);
    const Data given = value();
    if (n < shape.rows && i < all) put_data(to, given, minus);
  };
  send(start, at, [&] { return mine; });
  for (int t = first + waves; t < shape.rows * chunks; t += waves) {
    const int n = quotient(t, chunks), i = (t - n * chunks) * WAVE + lane;
    send(n, i, [&] { return i < all ? load(x, n, i) : Data{}; });
  }
  for (int t = first; t < shape.rows * own_chunks; t += waves) {  // reduce
    const int n = quotient(t, own_chunks), chunk = t - n * own_chunks, i = chunk * WAVE + lane;
    float sum_of_squares = 0;
    Data *from[MOST_RANKS] = {}, *to[MOST_RANKS] = {};
    each(ranks, [&](int k) { to[k] = peers.at(sums + of_row(n, rank) * share + i, rank_after(rank, k + 1, ranks)), have(to[k]); });
    if (i < share) {
      Data data[MOST_RANKS] = {};
      if (t != first) extra = load(residual, n, rank * share + i);
      each(ranks, [&](int r) { from[r] = parts + of_row(n, r) * share + i; });
      get_data(ranks, from, data);
      const Data total = with_residual(row, data, extra, sum_of_squares);
      each(ranks, [&](int k) { put_data(to[k], total, minus); });
    }
    sum_of_squares = sum_of_lanes(sum_of_squares);
    if (lane < ranks) put_word(peers.of_lane(squares + of_row(n, rank) * own_chunks + chunk), float_bits(sum_of_squares), world.epoch);
    if (i < share) each(ranks, [&](int r) { make_empty(from[r]); });
  }
  for (int t = first; t < shape.rows * chunks; t += waves) {  // scale
    const int n = quotient(t, chunks), i = (t - n * chunks) * WAVE + lane, words = ranks * own_chunks;
    const uint64_t* of_squares = squares + of_row(n, 0) * own_chunks;
    Data* from = sums + of_row(n, 0) * share + i;
    Data total = {};
    if (t != first && i < all) factor = load(weight, 0, i);
    float sum_of_squares = get_both(i < all ? from : nullptr, lane < words ? of_squares + lane : nullptr, world.epoch, total);
    for (int k = WAVE + lane; k < words; k += WAVE) sum_of_squares += bits_float(get_word(of_squares + k, world.epoch));
    total = as_sent(total, minus);
    if (i < all) {
      make_empty(from);
      store_row<FULL>(h + (int64_t)n * row.bytes, i, row, total);
    }
    const float scale = inverse_root(fmaf(sum_of_lanes(sum_of_squares), shape.share, shape.eps));
    if (i < all) store_row<FULL>(y + (int64_t)n * row.bytes, i, row, scaled(row, total, factor, scale));
  }
}

// x, residual, y, h [rows, dim], weight [dim]. Symmetric, zero before the first call: parts, sums [2, rows, ranks, data of
// a row's share], squares [2, rows, ranks, chunks of a share].
extern "C" __global__ __launch_bounds__(1024) void with_norm(World world, Rows shape, const char* x, const char* residual,
                                                             const char* weight, Data* parts, Data* sums, uint64_t* squares,
                                                             char* out) {
  char* h = out + (int64_t)shape.rows * shape.row.bytes;
  const int first = wave_in_grid(), waves = waves_in_grid();
  by_ranks<ALL>(shape.row, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, shape, first, waves, x, residual, weight, parts, sums, squares, out, h);
  });
}
