// lamport_two_shot: reduce-scatter and all-gather of data that are their own flag (a2a/lamport.h). The least bytes travel, and
// nothing else. In two_shot data lie at their receiver until a flag has followed them: after their acknowledgement, its turn at
// a full link, and its way. Here they are added as soon as they are there, so the links never wait.
//
// The message has a share for each rank, and all lanes go through all shares in tiles. With a tile a lane does
//   send     stores its data of every share at that share's rank, in `parts`
//   reduce   waits for the parts of its own share from all ranks, adds them up, stores the sum at all others, and makes the
//            places of the parts empty again
//   gather   waits for the sums of all other shares, stores them in out, and makes their places empty
// It sends tile n + 1 before it reduces tile n, and that before it gathers tile n - 1. Lane l of a rank waits for lane l of
// other ranks alone. So no wave waits for another wave of its block.
//
// Why a ring of five tiles is enough, and why nobody meets between calls. Tiles are numbered on from call to call, the same
// numbers at all ranks. Before a lane sends a tile, a fence, or the kernel's start, acquires what it read and releases the
// places that it made empty. Let p and q be any two ranks, and let p be about to store parts or sums of tile n at q.
//   p   has sent tile n, and had reduced tile n - 2 before. So it had read, and acquired, q's parts of n - 2.
//   q   had sent them after it reduced n - 4 and gathered n - 5, and released these places before. Those of n - 5, which
//       p takes, are empty.
// Where a call ends between these tiles, the ends and starts of kernels release and acquire more than that.
//
// Each sum is made once, in the order of ranks, and copied: all ranks hold the same bits. x and out may be the same memory: a
// lane stores a tile in out after it has sent it.
#include "a2a/elements.h"
#include "a2a/lamport.h"
#include "a2a/peers.h"
using namespace a2a;

constexpr int RING = 5;  // tiles

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Data* parts, Data* sums, int lanes, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size, rank = world.rank;
  const int share = (data_of(message) + ranks - 1) / ranks, step = gridDim.x * blockDim.x;
  const int lane = blockIdx.x * blockDim.x + threadIdx.x, tiles = (share + step - 1) / step;
  const uint32_t before = (world.epoch - 1) * tiles;  // tiles of earlier calls
  const uint64_t minus = minus_zeros(message);
  const Peers peers(world);
  const auto place = [&](Data* ring, int k, int source) {
    return ring + (int64_t)((before + k) % RING * ranks + source) * lanes + lane;
  };

  for (int k = 0; k < tiles + 2; ++k) {
    if (k > 0 && k < tiles) fence<Order::acq_rel, Scope::system>();
    const int to_send = k * step + lane, to_reduce = to_send - step, to_gather = to_reduce - step;
    Data data[MOST_RANKS] = {}, *from[MOST_RANKS] = {};
    if (to_send < share) {  // k < tiles follows
      Data* to = place(parts, k, rank);
      each(ranks, [&](int j) { data[j] = load_data<FULL>(x, rank_after(rank, j + 1, ranks) * share + to_send, message); });
      each(ranks, [&](int j) { put_data(peers.at(to, rank_after(rank, j + 1, ranks)), data[j], minus); });
    }
    if (k >= 1 && to_reduce < share) {
      Data* to = place(sums, k - 1, rank);
      each(ranks, [&](int r) { from[r] = place(parts, k - 1, r); });
      get_data(ranks, from, data);
      const Data sum = sum_data(message, data);
      each(ranks - 1, [&](int j) { put_data(peers.at(to, rank_after(rank, j + 1, ranks)), sum, minus); });
      store_data<FULL>(out, rank * share + to_reduce, message, as_sent(sum, minus));
      each(ranks, [&](int r) { make_empty(from[r]); });
    }
    if (k >= 2 && to_gather < share) {
      each(ranks - 1, [&](int j) { from[j] = place(sums, k - 2, rank_after(rank, j + 1, ranks)); });
      get_data(ranks - 1, from, data);
      each(ranks - 1, [&](int j) {
        store_data<FULL>(out, rank_after(rank, j + 1, ranks) * share + to_gather, message, as_sent(data[j], minus));
      });
      each(ranks - 1, [&](int j) { make_empty(from[j]); });
    }
  }
}

// x, out: the message; symmetric: parts, sums [RING, ranks, lanes] of Data, zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void lamport_two_shot(World world, Message message, const void* x, Data* parts,
                                                                    Data* sums, int lanes, void* out) {
  by_choice(message, world.world_size, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, parts, sums, lanes, out);
  });
}
