#include "a2a/a2a.h"
using namespace a2a;

constexpr int TOPK = 2, EXPERTS = 2, TOKENS = 4;  // experts of each rank, tokens of each rank

// inbox [EXPERTS, WORLD, TOKENS, TOPK, 64], full [WORLD]: symmetric, inbox zero at first. x [4, 64], ids, weights [4, 2].
// A wave for each choice. One block.
extern "C" __global__ void dispatch(World world, const int* x, const int* ids, const int* weights, int* inbox, uint32_t* full) {
  const int choice = wave_in_block(), token = choice / TOPK, expert = ids[choice];
  const int row = (expert % EXPERTS * world.world_size + world.rank) * TOKENS + token;
#if MENDED
  int* place = inbox + (row * TOPK + choice % TOPK) * 64;
#else
  int* place = inbox + row * TOPK * 64;  // an expert gets a token once
#endif
  world.at(place, expert / EXPERTS)[lane_id()] = weights[choice] * x[token * 64 + lane_id()];
  __syncthreads();
  if (threadIdx.x < (unsigned)world.world_size)
    signal<Order::release, Scope::system>(world.at(full + world.rank, threadIdx.x), 1u);
}

// Adds up all weighted rows that have come from anywhere. out [64]. One block.
extern "C" __global__ void receive(World world, const int* inbox, const uint32_t* full, int* out) {
  if (threadIdx.x < (unsigned)world.world_size) wait_equal<Order::acquire, Scope::system>(full + threadIdx.x, 1u);
  __syncthreads();
  int sum = 0;
  for (int row = 0; row < EXPERTS * world.world_size * TOKENS * TOPK; ++row) sum += inbox[row * 64 + threadIdx.x];
  out[threadIdx.x] = sum;
}
