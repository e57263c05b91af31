// one_shot_push: every rank stores its message at all ranks, and each adds up what came. One meeting, one trip.
//
// A block stores its pieces of x into its rank's box at every rank, meets the same block of all ranks, then adds up what its
// own rank's boxes hold. one_shot waits for the flags, then for loads from all peers. Here the data travel before the flags,
// but every message leaves its rank N - 1 times.
//
// Why nobody meets again before the next call. There are two sets of boxes, used in turn. A rank that stores into a set in
// call e + 2 has left call e + 1, where it saw the flags of all ranks for e + 1. All had ended call e, whose set they read.
// A flag holds the call's number and only grows.
//
// Every rank adds in the order of ranks, so that all hold the same bits. x and out may be the same memory: a thread stores
// only the pieces that it has sent.
#include "a2a/elements.h"
#include "a2a/peers.h"
using namespace a2a;

template <int RANKS>
__device__ void all_reduce(World world, Message message, const void* x, Bytes16* box, uint32_t* flags, void* out) {
  constexpr bool FULL = RANKS > 0;
  const int ranks = FULL ? RANKS : world.world_size;
  const int first = blockIdx.x * blockDim.x + threadIdx.x, step = gridDim.x * blockDim.x, pieces = message.pieces();
  Bytes16 *boxes = box + (int64_t)(world.epoch % 2) * ranks * pieces, *at[MOST_RANKS];
  const Peers peers(world);
  // each begins at home, so that no rank gets all messages at once
  each(ranks, [&](int k) { at[k] = peers.at(boxes + (int64_t)world.rank * pieces, rank_after(world.rank, k, ranks)); });
  for (int i = first; i < pieces; i += step) {
    const Bytes16 piece = load_piece<FULL>(x, i, message);
    each(ranks, [&](int k) { at[k][i] = piece; });
  }
  peers.meet(flags + blockIdx.x * ranks, world.epoch);
  for (int i = first; i < pieces; i += step) {
    Bytes16 piece[MOST_RANKS] = {};
    each(ranks, [&](int rank) { piece[rank] = boxes[(int64_t)rank * pieces + i]; });
    store_piece<FULL>(out, i, message, sum_pieces(message, piece));
  }
}

// x, out: the message; symmetric: box [2, ranks, pieces] of 16 bytes, flags [blocks, ranks], zero before the first call.
extern "C" __global__ __launch_bounds__(1024) void one_shot_push(World world, Message message, const void* x, Bytes16* box,
                                                                 uint32_t* flags, void* out) {
  by_choice(message, world.world_size, 1, [&](auto c) {
    all_reduce<decltype(c)::RANKS>(world, message, x, box, flags, out);
  });
}
