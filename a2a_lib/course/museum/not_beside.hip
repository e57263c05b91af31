#include "a2a/a2a.h"
using namespace a2a;

#if MENDED
constexpr int ROOM = 4 << 10;  // ints a block keeps in LDS: two blocks of a worker leave place for a scheduler's
#else
constexpr int ROOM = 8 << 10;
#endif

// tasks [gridDim.x]: the worker's blocks wait until the scheduler hands out theirs. out [gridDim.x, 64].
extern "C" __global__ void worker(uint32_t* tasks, int* out) {
  __shared__ int room[ROOM];
  if (threadIdx.x == 0) wait_at_least<Order::acquire, Scope::agent>(tasks + blockIdx.x, 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < ROOM; i += blockDim.x) room[i] = i + (int)tasks[blockIdx.x];
  __syncthreads();
  out[blockIdx.x * 64 + threadIdx.x] = room[ROOM - 1 - threadIdx.x] - ROOM;
}

// Runs beside the worker, in another stream. One block.
extern "C" __global__ void scheduler(uint32_t* tasks, int count) {
  __shared__ uint32_t order[6 << 10];
  for (int i = threadIdx.x; i < count; i += blockDim.x) order[i] = (i * 5 + 3) % count;
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += blockDim.x) signal<Order::release, Scope::agent>(tasks + order[i], 1u + order[i]);
}
