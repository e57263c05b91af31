// two_shot: reduce-scatter, then all-gather. Every rank adds up one share of the message and stores the sum at all others.
// So 2 (N - 1) / N of a message leave each rank, which is the least possible. With one_shot it is N - 1.
//
// The message has a share for each rank, and a block goes through all shares in tiles of a piece per thread. With a tile it does
//   send     stores its pieces of every other share at that share's rank, in `parts`, and sets its flag there
//   reduce   waits for the parts of its own share from all ranks, adds them up, stores the sums at all ranks, and sets flags
//   gather   waits for the sums of all other shares, and copies them to out
// and it sends tile n + 1 before it reduces tile n, and that before it gathers tile n - 1: links carry sums and parts at
// the same time. Block b of a rank waits for block b of others alone, never for another block of its rank.
//
// Why a ring of three tiles in `parts` and `sums` is enough, and why nobody meets between calls. Tiles are numbered on from
// call to call, the same numbers at all ranks; a flag holds the latest tile's. Let p and q be any two ranks.
//   parts   p sends tile n after it gathered tile n - 3. So q had set its flag for the sums of n - 3, and before that it
//           had read the parts of n - 3, whose place p overwrites.
//   sums    p stores the sums of tile n after it saw q's flag for the parts of n. q had set that after it gathered
//           tile n - 3, whose place p overwrites.
// The two exchanges protect each other, as in flag_in_data_two_shot; within a call and from one to the next alike.
//
// Each sum is made once, in the order of ranks, and copied: all ranks hold the same bits. x and out may be the same memory: a
// block stores a tile in out after it has sent it, and its own share after it was added.
#include "a2a/elements.h"
#include "a2a/peers.h"
using namespace a2a;

constexpr int RING = 3;  // tiles of a block

// Block b's flags: what all its waves stored before, at all ranks, and what came from all ranks.
__device__ inline void tell(const Peers& peers, uint32_t* flags, uint32_t number) {
  __syncthreads();
  if (wave_in_block() == 0) peers.signal_all<Order::release, Scope::system>(flags + blockIdx.x * peers.size + peers.rank, number);
}
__device__ inline void await(const Peers& peers, const uint32_t* flags, uint32_t number) {
  if (wave_in_block() == 0) peers.wait_all<Order::acquire, Scope::system>(flags + blockIdx.x * peers.size, number);
  __syncthreads();
}

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Bytes16* parts, Bytes16* sums, uint32_t* sent,
                           uint32_t* summed, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int share = (message.pieces() + ranks - 1) / ranks, threads = blockDim.x, rank = world.rank;
  const int tiles = (share + gridDim.x * threads - 1) / (gridDim.x * threads);
  const uint32_t before = (world.epoch - 1) * tiles;  // tiles of earlier calls
  const Peers peers(world);
  const auto piece_of = [&](int k) { return (k * (int)gridDim.x + (int)blockIdx.x) * threads + (int)threadIdx.x; };
  const auto place = [&](Bytes16* ring, int k, int source) {
    return ring + ((int64_t)(blockIdx.x * RING + (before + k) % RING) * ranks + source) * threads + threadIdx.x;
  };

  for (int k = 0; k < tiles + 2; ++k) {
    if (k < tiles) {  // send
      const int i = piece_of(k);
      if (i < share) {
        Bytes16 piece[MOST_RANKS] = {}, *to = place(parts, k, rank);
        each(ranks - 1, [&](int j) { piece[j] = load_piece<FULL>(x, rank_after(rank, j + 1, ranks) * share + i, message); });
        each(ranks - 1, [&](int j) { *peers.at(to, rank_after(rank, j + 1, ranks)) = piece[j]; });
      }
      tell(peers, sent, before + k + 1);
    }
    if (k >= 1 && k < tiles + 1) {  // reduce
      const int i = piece_of(k - 1);
      await(peers, sent, before + k);
      if (i < share) {
        Bytes16 piece[MOST_RANKS] = {}, own = load_piece<FULL>(x, rank * share + i, message), *to = place(sums, k - 1, rank);
        each(ranks, [&](int r) { piece[r] = *place(parts, k - 1, r); });
        each(ranks, [&](int r) { if (r == rank) piece[r] = own; });
        const Bytes16 sum = sum_pieces(message, piece);
        each(ranks - 1, [&](int j) { *peers.at(to, rank_after(rank, j + 1, ranks)) = sum; });
        store_piece<FULL>(out, rank * share + i, message, sum);
      }
      tell(peers, summed, before + k);
    }
    if (k >= 2) {  // gather
      const int i = piece_of(k - 2);
      await(peers, summed, before + k - 1);
      if (i < share) {
        Bytes16 piece[MOST_RANKS] = {};
        each(ranks - 1, [&](int j) { piece[j] = *place(sums, k - 2, rank_after(rank, j + 1, ranks)); });
        each(ranks - 1, [&](int j) { store_piece<FULL>(out, rank_after(rank, j + 1, ranks) * share + i, message, piece[j]); });
      }
    }
  }
}

// x, out: the message; symmetric: parts, sums [blocks, RING, ranks, threads] of 16 bytes; sent, summed [blocks, ranks], zero
// before the first call.
extern "C" __global__ __launch_bounds__(1024) void two_shot(World world, Message message, const void* x, Bytes16* parts,
                                                            Bytes16* sums, uint32_t* sent, uint32_t* summed, void* out) {
  by_choice(message, world.world_size, world.world_size, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, parts, sums, sent, summed, out);
  });
}
