#include "a2a/a2a.h"
using namespace a2a;

// box [2, 64] of 16 bytes: symmetric. Lane 63 of each line has no data, but the flag. x, out [63] of 16 bytes. One wave.
extern "C" __global__ void swap(World world, const Bytes16* x, Bytes16* box, Bytes16* out) {
  const int peer = 1 - world.rank, lane = lane_id();
  Bytes16* line = box + world.epoch % 2 * 64;
  uint32_t* flag = (uint32_t*)(line + 63);
  if (lane < 63) world.at(line, peer)[lane] = x[lane];
  wave_barrier();
#if MENDED
  if (lane == 63) {
    signal<Order::release, Scope::system>(world.at(flag, peer), world.epoch);
    wait_equal<Order::acquire, Scope::system>(flag, world.epoch);
  }
#else
  if (lane == 63) {
    signal<Order::relaxed, Scope::system>(world.at(flag, peer), world.epoch);  // after the data, in one line with them
    wait_equal<Order::acquire, Scope::system>(flag, world.epoch);
  }
#endif
  wave_barrier();
  if (lane < 63) out[lane] = line[lane];
}
