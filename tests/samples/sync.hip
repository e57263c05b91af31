// Blocks that work together: grid barrier, queue, locks.
#include "a2a/grid.h"
#include "a2a/hip.h"
#include "a2a/sync.h"

// Each round, every block adds its left neighbour's number of the round before to its own.
extern "C" __global__ void ring_rounds(uint32_t* barrier, int32_t* a, int32_t* b, int rounds) {
  const int n = gridDim.x, me = blockIdx.x, left = (me + n - 1) % n;
  for (int r = 0; r < rounds; ++r) {
    int32_t *from = r % 2 ? b : a, *to = r % 2 ? a : b;
    if (threadIdx.x == 0) {
      const int32_t x = a2a::load_relaxed<a2a::Scope::agent>(&from[me]);
      const int32_t y = a2a::load_relaxed<a2a::Scope::agent>(&from[left]);
      a2a::store_relaxed<a2a::Scope::agent>(&to[me], x + y);
    }
    a2a::grid_barrier(barrier);
  }
}

// Blocks draw items from a counter until it is empty; item k is k * k + 1 in `done`, and is drawn once.
extern "C" __global__ void queue(uint32_t* next, uint32_t* done, uint32_t* draws, int items) {
  __shared__ uint32_t item;
  for (;;) {
    if (threadIdx.x == 0) item = atomicAdd(next, 1u);
    __syncthreads();
    const uint32_t k = item;
    __syncthreads();
    if (k >= (uint32_t)items) break;
    if (threadIdx.x == 0) {
      done[k] = k * k + 1;
      atomicAdd(&draws[blockIdx.x], 1u);
    }
  }
}

// A lock by compare-and-swap guards a counter that is read and written without atomics.
extern "C" __global__ void lock(uint32_t* word, int32_t* counter, int times) {
  if (threadIdx.x != 0) return;
  for (int t = 0; t < times; ++t) {
    uint32_t expected = 0;
    while (!__hip_atomic_compare_exchange_strong(word, &expected, 1u, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_AGENT)) {
      expected = 0;
      __builtin_amdgcn_s_sleep(1);
    }
    *counter = *counter * 3 % 1000003 + 1;
    a2a::store_release<a2a::Scope::agent>(word, 0u);
  }
}

// Tickets: blocks take turns in the order of their numbers and append to a string of numbers.
extern "C" __global__ void turns(uint32_t* turn, uint32_t* list, uint32_t* length) {
  if (threadIdx.x != 0) return;
  a2a::wait_equal<a2a::Order::acquire, a2a::Scope::agent>(turn, blockIdx.x);
  const uint32_t at = *length;
  list[at] = blockIdx.x * 7;
  *length = at + 1;
  a2a::signal<a2a::Order::release, a2a::Scope::agent>(turn, blockIdx.x + 1);
}
