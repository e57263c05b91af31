#include "a2a/a2a.h"
using namespace a2a;

constexpr int PIECES = 8;

// box [2, 8, 64], flags [8]: symmetric. x, out [8, 64]. Rank 0 launches 8 blocks, rank 1 has room for 4.
extern "C" __global__ void swap(World world, const int* x, int* box, uint32_t* flags, int* out) {
  const int peer = 1 - world.rank;
  int* rows = box + world.epoch % 2 * PIECES * 64;
#if MENDED
  for (int piece = blockIdx.x; piece < PIECES; piece += gridDim.x) {
    const int first = piece * 64, end = first + 64;
    uint32_t* flag = flags + piece;
#else
  {
    const int share = PIECES / gridDim.x * 64, first = blockIdx.x * share, end = first + share;
    uint32_t* flag = flags + blockIdx.x;
#endif
    for (int i = first + threadIdx.x; i < end; i += blockDim.x) world.at(rows, peer)[i] = x[i];
    __syncthreads();
    if (threadIdx.x == 0) {
      signal<Order::release, Scope::system>(world.at(flag, peer), world.epoch);
      wait_at_least<Order::acquire, Scope::system>(flag, world.epoch);
    }
    __syncthreads();
    for (int i = first + threadIdx.x; i < end; i += blockDim.x) out[i] = rows[i];
  }
}
