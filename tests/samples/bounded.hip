// Ranks that meet with a bound (a2a/bounded.h): out [1] becomes 1, or 2 if this rank's wait gave up.
#include "a2a/a2a.h"
#include "a2a/bounded.h"
using namespace a2a;

// flags [blocks, WORLD]: symmetric. away: a rank that signals nobody, as if it had died.
extern "C" __global__ void meet(World world, uint32_t* flags, uint64_t* log, int room, int us, int away, uint32_t* out) {
  const Bound bound{log, room, world.rank, (uint32_t)us};
  uint32_t* mine = flags + blockIdx.x * world.world_size;
  bool met = true;
  if (threadIdx.x < (unsigned)world.world_size && world.rank != away) {
    signal<Order::release, Scope::system>(world.at(mine + world.rank, threadIdx.x), world.epoch);
    for (int turn = 0; turn < 3; ++turn)  // three waits one after the other end after one bound, not after three
      met &= bound.wait_at_least<Order::acquire, Scope::system>(mine + threadIdx.x, world.epoch, 10 * turn + threadIdx.x);
    if (!met && blockIdx.x == 0) bound.dump(mine, world.world_size);
  }
  if (!met) store_relaxed<Scope::agent>(out, 2u);
}
