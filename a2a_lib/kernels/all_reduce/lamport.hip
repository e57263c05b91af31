// lamport: one shot whose data are their own flag. One trip, as in flag_in_data, with half of its bytes.
//
// A lane stores its data of x in its rank's box at every rank. It waits until the boxes of all ranks hold data there, adds
// them up, and empties the places; empty is zero (a2a/lamport.h). It sends its next data before it waits.
//
// Why an empty place is never stored too late. There are two sets of boxes, used in turn. A rank that stores into a set in
// call e + 2 has left call e + 1, where it read data of every rank. Each rank sent these after its call e had ended, and
// the end of a kernel releases the stores that emptied places. So a place is empty before the next data come, however far
// ranks drift apart.
//
// Every rank adds in the order of ranks, so that all hold the same bits. x and out may be the same memory: a lane stores
// only places whose data it has sent.
#include "a2a/elements.h"
#include "a2a/lamport.h"
#include "a2a/peers.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Data* boxes, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int step = gridDim.x * blockDim.x, count = data_of(message);
  const uint64_t minus = minus_zeros(message);
  Data *now = boxes + (int64_t)(world.epoch % 2) * ranks * count, *at[MOST_RANKS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Data own = {};
  if (i < count) own = load_data<FULL>(x, i, message);
  const Peers peers(world);
  // Home last: what travels goes first.
  each(ranks, [&](int k) { at[k] = peers.at(now + (int64_t)world.rank * count, rank_after(world.rank, k + 1, ranks)); });
  if (i < count) each(ranks, [&](int k) { put_data(at[k] + i, own, minus); });
  for (; i < count; i += step) {
    if (i + step < count) {
      own = load_data<FULL>(x, i + step, message);
      each(ranks, [&](int k) { put_data(at[k] + i + step, own, minus); });
    }
    Data data[MOST_RANKS] = {}, *from[MOST_RANKS] = {};
    each(ranks, [&](int rank) { from[rank] = now + (int64_t)rank * count + i; });
    get_data(ranks, from, data);
    store_data<FULL>(out, i, message, sum_data(message, data));
    each(ranks, [&](int rank) { make_empty(from[rank]); });
  }
}

// x, out: the message; symmetric: boxes [2, ranks, data of a message], zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void lamport(World world, Message message, const void* x, Data* boxes, void* out) {
  by_choice(message, world.world_size, 1, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, boxes, out);
  });
}
