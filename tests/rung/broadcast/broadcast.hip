// broadcast: the root's rows to every rank, one flag per rank.
//
// At the root block b serves the peers b, b + grid, ...: it waits until the peer has taken the rows of the call before,
// stores this call's rows in the peer's heap and sets flags[root] there. At a peer block 0 waits for flags[root], copies
// the rows to its output and sets its own flag at the root. No block waits for another of its rank: any grid is safe.
//
// A flag holds the call's number, which grows by one a call, so that nothing is reset. The root may be a call ahead, but
// overwrites rows only when it has seen that they were taken.
#include "a2a/a2a.h"
using namespace a2a;

struct Rows { int rows, row_bytes, root; };

__device__ inline void copy_rows(Rows shape, uint8_t* to, const uint8_t* from) {
  for (int row = wave_in_block(); row < shape.rows; row += waves_in_block())
    copy_row(to + (int64_t)row * shape.row_bytes, from + (int64_t)row * shape.row_bytes, shape.row_bytes);
}

// x [rows, row_bytes] at the root; symmetric: landing [rows, row_bytes], flags [world_size], zero before the first call.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void send_rows(
    World world, Rows shape, const uint8_t* x, uint8_t* landing, uint32_t* flags, uint8_t* out) {
  if (world.rank != shape.root) {
    if (blockIdx.x) return;
    if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::system>(flags + shape.root, world.epoch);
    __syncthreads();
    copy_rows(shape, out, landing);
    __syncthreads();
    if (threadIdx.x == 0) signal<Order::release, Scope::system>(world.at(flags + world.rank, shape.root), world.epoch);
    return;
  }
  for (int peer = blockIdx.x; peer < world.world_size; peer += gridDim.x) {
    if (peer == world.rank) {
      copy_rows(shape, out, x);
      continue;
    }
    if (threadIdx.x == 0) wait_at_least<Order::acquire, Scope::system>(flags + peer, world.epoch - 1);
    __syncthreads();
    copy_rows(shape, world.at(landing, peer), x);
    __syncthreads();
    if (threadIdx.x == 0) signal<Order::release, Scope::system>(world.at(flags + world.rank, peer), world.epoch);
  }
}
