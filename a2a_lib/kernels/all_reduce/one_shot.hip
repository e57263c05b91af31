// one_shot: every rank reads the messages of all ranks and adds them up. One meeting, two trips over the links.
//
// A block copies its pieces of x into a box that peers can read, meets the same block of all ranks, then reads these pieces
// out of all boxes. To meet, a block releases a flag to every rank, then acquires a flag of every rank. So the same block
// of any rank reads what this block stored before. No block waits for another block of its rank.
//
// Why nobody meets again before the next call. There are two boxes, used in turn. A rank that fills a box in call e + 2 has
// left call e + 1. There each of its blocks saw the flags of all ranks for e + 1. So all ranks had begun call e + 1 and
// had ended call e, whose boxes they read. A flag holds the call's number and only grows: nothing is reset, and a rank
// that is a call ahead satisfies the wait as well.
//
// Every rank adds in the order of ranks, so that all hold the same bits. x and out may be the same memory: a thread stores
// only the pieces that it has copied.
#include "a2a/elements.h"
#include "a2a/peers.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Bytes16* box, uint32_t* flags, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int first = blockIdx.x * blockDim.x + threadIdx.x, step = gridDim.x * blockDim.x, pieces = message.pieces();
  Bytes16* mine = box + (int64_t)(world.epoch % 2) * pieces;
  for (int i = first; i < pieces; i += step) mine[i] = load_piece<FULL>(x, i, message);
  const Peers peers(world);
  peers.meet(flags + blockIdx.x * ranks, world.epoch);
  const Bytes16* of[MOST_RANKS];
  each(ranks, [&](int rank) { of[rank] = peers.at(mine, rank); });
  for (int i = first; i < pieces; i += step) {
    Bytes16 piece[MOST_RANKS] = {};
    each(ranks, [&](int rank) { piece[rank] = of[rank][i]; });
    store_piece<FULL>(out, i, message, sum_pieces(message, piece));
  }
}

// x, out: the message; symmetric: box [2, pieces] of 16 bytes, flags [blocks, ranks], zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void one_shot(World world, Message message, const void* x, Bytes16* box,
                                                            uint32_t* flags, void* out) {
  by_choice(message, world.world_size, 1, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, box, flags, out);
  });
}
