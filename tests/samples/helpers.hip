// Each helper of peers.h, words.h and channel.h in a small protocol of its own, for tests. WORLD: ranks.
#include "a2a/channel.h"
#include "a2a/peers.h"
#include "a2a/words.h"
#ifndef WORLD
#define WORLD 8  // ranks
#endif
using namespace a2a;

// out [WORLD * 64]: row r is rank r's x. inbox: symmetric [2, WORLD, 64]; flags: symmetric [WORLD].
extern "C" __global__ void gather(World world, const int* x, int* inbox, uint32_t* flags, int* out) {
  const Peers peers(world);
  const int lane = lane_id();
  int* now = inbox + world.epoch % 2 * world.world_size * WAVE;
  for (int p = 0; p < world.world_size; ++p) peers.at(now + world.rank * WAVE, p)[lane] = x[lane];
  wave_barrier();  // every lane's stores come before the release
  peers.signal_all<Order::release, Scope::system>(flags + world.rank, world.epoch);
  peers.wait_all<Order::acquire, Scope::system>(flags, world.epoch);
  for (int p = 0; p < world.world_size; ++p) out[p * WAVE + lane] = now[p * WAVE + lane];
}

// The same, read from peers by blocks that meet. box: symmetric [2, blocks * threads]; flags: symmetric [blocks, WORLD].
extern "C" __global__ void pull(World world, const int* x, int* box, uint32_t* flags, int* out) {
  const Peers peers(world);
  const int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
  int* mine = box + world.epoch % 2 * n;
  mine[i] = x[i];
  peers.meet(flags + blockIdx.x * world.world_size, world.epoch);
  const int other = i ^ 63;  // another lane's, of the same block
  for (int p = 0; p < world.world_size; ++p) out[p * n + other] = peers.at(mine, p)[other];
}

// out [n]: sum of all ranks' x [n]. box: symmetric [2, WORLD, n].
extern "C" __global__ void words(World world, const uint32_t* x, uint64_t* box, uint32_t* out, int n) {
  const Peers peers(world);
  uint64_t* now = box + world.epoch % 2 * WORLD * n;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const uint32_t own = x[i];
    uint32_t part[WORLD], sum = 0;
    const uint64_t* from[WORLD];
    for (int p = 0; p < WORLD; ++p) {
      if (p != world.rank) put_word(world.at(now + world.rank * n + i, p), own, world.epoch);
      part[p] = own;
      from[p] = p == world.rank ? nullptr : now + p * n + i;
    }
    get_words(from, world.epoch, part);
    for (int p = 0; p < WORLD; ++p) sum += part[p];
    out[i] = sum;
  }
}

// The same with wide words, of x [n, 3]. box: symmetric [2, WORLD, n].
extern "C" __global__ void wide(World world, const uint32_t* x, WideWord* box, uint32_t* out, int n) {
  WideWord* now = box + world.epoch % 2 * WORLD * n;
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    const uint32_t own[3] = {x[3 * i], x[3 * i + 1], x[3 * i + 2]};
    for (int p = 0; p < WORLD; ++p) put_wide(world.at(now + world.rank * n + i, p), own, world.epoch);
    uint32_t sum[3] = {};
    for (int p = 0; p < WORLD; ++p) {
      uint32_t part[3];
      get_wide(now + p * n + i, world.epoch, part);
      for (int j = 0; j < 3; ++j) sum[j] += part[j];
    }
    for (int j = 0; j < 3; ++j) out[3 * i + j] = sum[j];
  }
}

// Block 0 sends `messages` rows of 64 to the next rank, block 1 writes down those of the rank before. out [messages, 64].
// ring: symmetric [depth, 64]; full, room: symmetric [1].
extern "C" __global__ void channel(World world, int* ring, uint32_t* full, uint32_t* room, int* out, int depth, int messages) {
  const Peers peers(world);
  const Channel<int> along{ring, full, room, depth, WAVE};
  const int next = (world.rank + 1) % world.world_size, before = (world.rank + world.world_size - 1) % world.world_size;
  const uint32_t first = (world.epoch - 1) * messages;
  for (int m = 0; m < messages; ++m) {
    const uint32_t n = first + m;
    if (blockIdx.x == 0) {
      int* to = along.claim(peers, next, n);
      for (int i = threadIdx.x; i < WAVE; i += blockDim.x) to[i] = (world.rank * 1000 + (int)n) * 100 + i;
      along.push(peers, next, n);
    } else {
      const int* from = along.take(n);
      for (int i = threadIdx.x; i < WAVE; i += blockDim.x) out[m * WAVE + i] = from[WAVE - 1 - i];
      along.give_back(peers, before, n);
    }
  }
}
