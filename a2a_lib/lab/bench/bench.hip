// Kernels that measurements on real GPUs need besides those that they measure.
#include "a2a/a2a.h"
using namespace a2a;

// All ranks leave together: each tells every peer that it has come, and waits for all of them. One block. So the time
// until the host of the last rank has launched does not count. Relaxed: nothing but the start itself is ordered.
// arrived: symmetric uint32 [world_size]; rounds: uint32 [1], of this rank. Both zero before the first round; the
// kernel counts rounds itself, so a captured launch can be repeated.
extern "C" __global__ __launch_bounds__(64) void start_together(uint32_t* arrived, uint32_t* rounds,
                                                                const int64_t* bases, int rank, int world_size) {
  const uint32_t round = *rounds + 1;
  for (int peer = threadIdx.x; peer < world_size; peer += blockDim.x)
    signal<Order::relaxed, Scope::system>(translate(arrived + rank, bases, rank, peer), round);
  for (int peer = threadIdx.x; peer < world_size; peer += blockDim.x)  // a fast peer may be one round ahead
    wait_at_least<Order::relaxed, Scope::system>(arrived + peer, round);
  __syncthreads();
  if (threadIdx.x == 0) *rounds = round;
}

// Keeps the stream busy for a time, while the host launches the next kernels: real GPUs only.
extern "C" __global__ __launch_bounds__(64) void hold(long long us) {
#ifndef A2A_SIM
  for (const long long start = detail::now_us(); detail::now_us() - start < us;) detail::pause();
#endif
}

// The least a dispatch could do: `bytes[peer]` bytes from `source` to every peer, 16 per lane, and a flag to each when
// all of them have left. Blocks take peers in turn, so that all links work at once.
// inbox: symmetric [world_size, room] elements; done: uint32 [2] of this rank: blocks that ended, rounds; told:
// symmetric uint32 [world_size].
extern "C" __global__ __launch_bounds__(1024) void push_bytes(
    const Bytes16* source, Bytes16* inbox, const int64_t* bytes, uint32_t* done, uint32_t* told, const int64_t* bases,
    int rank, int world_size, int64_t room) {
  const int peers = world_size - 1, groups = gridDim.x / peers;
  const uint32_t round = load_relaxed<Scope::agent>(&done[1]) + 1;  // nobody counts before the last block is done
  if ((int)blockIdx.x < groups * peers) {
    const int peer = (rank + 1 + blockIdx.x % peers) % world_size;
    Bytes16* to = translate(inbox + rank * room, bases, rank, peer);
    const int64_t n = bytes[peer] / 16, step = (int64_t)groups * blockDim.x;
    int64_t i = (int64_t)(blockIdx.x / peers) * blockDim.x + threadIdx.x;
    for (; i + 3 * step < n; i += 4 * step) {
      const Bytes16 a = source[i], b = source[i + step], c = source[i + 2 * step], d = source[i + 3 * step];
      to[i] = a, to[i + step] = b, to[i + 2 * step] = c, to[i + 3 * step] = d;
    }
    for (; i < n; i += step) to[i] = source[i];
  }
  __syncthreads();
  __shared__ uint32_t before;
  if (threadIdx.x == 0) before = signal_add<Order::acq_rel, Scope::system>(&done[0], 1);
  __syncthreads();
  if (before != gridDim.x - 1) return;
  for (int peer = threadIdx.x; peer < world_size; peer += blockDim.x)
    signal<Order::release, Scope::system>(translate(told + rank, bases, rank, peer), round);
  for (int peer = threadIdx.x; peer < world_size; peer += blockDim.x)
    wait_at_least<Order::acquire, Scope::system>(told + peer, round);
  __syncthreads();
  if (threadIdx.x == 0) {
    store_relaxed<Scope::agent>(&done[0], 0);
    store_relaxed<Scope::agent>(&done[1], round);
  }
}
