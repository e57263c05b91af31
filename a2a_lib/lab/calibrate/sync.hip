// Kernels that synchronise: flags there and back, fences, atomics, barriers over all blocks. The host compares two
// numbers of rounds, so that launch and end cancel.
#include "a2a/a2a.h"
using namespace a2a;

// Waits until everything this wave has started is complete.
__device__ __forceinline__ void complete() {
#ifndef A2A_CUDA
  __builtin_amdgcn_s_waitcnt(0);
#endif
}

// One round: tell the partner, then hear from it (the one that is not first: the other way round).
template <Order Tell, Order Hear, Scope S>
__device__ inline void ping_pong(uint32_t* tell, uint32_t* hear, bool first, int rounds) {
  for (int round = 1; round <= rounds; ++round) {
    if (first) signal<Tell, S>(tell, round);
    wait_equal<Hear, S>(hear, round);
    if (!first) signal<Tell, S>(tell, round);
  }
}

// Blocks 0 and `partner` of one GPU. flags: uint32 [64], zero; the two flags lie in different lines.
#define PING_PONG(Name, Tell, Hear)                                                                          \
  extern "C" __global__ __launch_bounds__(64) void Name(uint32_t* flags, int partner, int rounds) {         \
    if (threadIdx.x || (blockIdx.x && blockIdx.x != (unsigned)partner)) return;                             \
    const bool first = blockIdx.x == 0;                                                                      \
    ping_pong<Tell, Hear, Scope::agent>(flags + (first ? 0 : 32), flags + (first ? 32 : 0), first, rounds); \
  }
PING_PONG(ping_pong_fenced, Order::release, Order::acquire)
PING_PONG(ping_pong_acquired, Order::relaxed, Order::acquire)
PING_PONG(ping_pong_relaxed, Order::relaxed, Order::relaxed)

// Two GPUs, ranks 0 and 1; each waits for the flag in its own memory. flags: symmetric uint32 [32], zero.
#define PEER_PING_PONG(Name, Tell, Hear)                                                                         \
  extern "C" __global__ __launch_bounds__(64) void Name(uint32_t* flags, const int64_t* bases, int rank, int rounds) { \
    if (threadIdx.x == 0)                                                                                        \
      ping_pong<Tell, Hear, Scope::system>(translate(flags, bases, rank, 1 - rank), flags, rank == 0, rounds);  \
  }
PEER_PING_PONG(peer_ping_pong_fenced, Order::release, Order::acquire)
PEER_PING_PONG(peer_ping_pong_acquired, Order::relaxed, Order::acquire)
PEER_PING_PONG(peer_ping_pong_relaxed, Order::relaxed, Order::relaxed)

// A row there and back, as the rungs of alltoall/ send one. One wave copies it to the peer and releases its flag. The
// peer's wave waits for the flag and copies the row into its own row to be sent. rows: symmetric, 2 of `bytes`: the row
// received, the row sent. flag: symmetric uint32, zero.
extern "C" __global__ __launch_bounds__(64) void row_ping_pong(Bytes16* rows, uint32_t* flag, const int64_t* bases,
                                                               int rank, int bytes, int rounds) {
  Bytes16* sent = rows + bytes / 16;
  for (int round = 1; round <= rounds; ++round)
    for (int turn = 0; turn < 2; ++turn) {
      if (turn == rank) {
        copy_row(translate(rows, bases, rank, 1 - rank), sent, bytes);
        wave_barrier();  // every lane's stores come before the release
        if (lane_id() == 0) signal<Order::release, Scope::system>(translate(flag, bases, rank, 1 - rank), round);
      } else {
        if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(flag, round);
        wave_barrier();  // no lane reads the row before lane 0 saw the flag
        copy_row(sent, rows, bytes);
      }
    }
}

// The same by compare-and-swap on one word: 0 -> 1 by block 0, 1 -> 0 by the partner.
extern "C" __global__ __launch_bounds__(64) void ping_pong_atomic(uint32_t* word, int partner, int rounds) {
  if (threadIdx.x || (blockIdx.x && blockIdx.x != (unsigned)partner)) return;
  const uint32_t mine = blockIdx.x == 0 ? 0 : 1;
  for (int round = 0; round < rounds; ++round)
    while (atomicCAS(word, mine, 1 - mine) != mine) {}
}

// One lane: an access and its completion, alone and with a fence behind it. What the fence adds is the difference.
#define FENCE_LOOP(Name, ACCESS, FENCE)                                                        \
  extern "C" __global__ __launch_bounds__(64) void Name(uint32_t* word, uint32_t* out, int n) { \
    uint32_t seen = 0;                                                                          \
    for (int i = 0; i < n; ++i) {                                                               \
      ACCESS;                                                                                   \
      complete();                                                                               \
      FENCE;                                                                                    \
      complete();                                                                               \
    }                                                                                           \
    *out = seen;                                                                                \
  }
#define STORE store_relaxed<Scope::agent>(word, i)
#define LOAD seen += load_relaxed<Scope::agent>(word)
FENCE_LOOP(stores, STORE, (void)0)
FENCE_LOOP(stores_release_agent, STORE, (fence<Order::release, Scope::agent>()))
FENCE_LOOP(stores_release_system, STORE, (fence<Order::release, Scope::system>()))
FENCE_LOOP(loads, LOAD, (void)0)
FENCE_LOOP(loads_acquire_agent, LOAD, (fence<Order::acquire, Scope::agent>()))
FENCE_LOOP(loads_acquire_system, LOAD, (fence<Order::acquire, Scope::system>()))

// Each block's first lane: n additions, each waiting for the old value of the one before. word: uint32 [blocks * stride
// + 1], zero; stride 0: all blocks meet at one address. An address that differs by lane keeps clang from merging lanes.
extern "C" __global__ __launch_bounds__(64) void add_chain(uint32_t* word, uint32_t* out, int stride, int n) {
  uint32_t* mine = word + blockIdx.x * stride + threadIdx.x;
  uint32_t old = 0;
  for (int i = 0; i < n; ++i) old = atomicAdd(mine, old + 1);
  *out = old;
}

// Barriers over all blocks: by one counter, and by one flag per block that every block waits for itself. The second
// takes one trip of a flag instead of two, and has no word that all write. All blocks must be resident.
extern "C" __global__ __launch_bounds__(1024) void counter_barriers(uint32_t* state, int n) {
  for (int i = 0; i < n; ++i) grid_barrier(state);
}

// arrived: uint32 [gridDim.x], zero. blockDim.x >= gridDim.x. Relaxed: what is ordered is the barrier alone.
extern "C" __global__ __launch_bounds__(1024) void sentinel_barriers(uint32_t* arrived, int n) {
  for (uint32_t round = 1; round <= (uint32_t)n; ++round) {
    if (threadIdx.x == 0) signal<Order::relaxed, Scope::agent>(&arrived[blockIdx.x], round);
    if (threadIdx.x < gridDim.x)  // a fast block may be one round ahead
      wait_at_least<Order::relaxed, Scope::agent>(&arrived[threadIdx.x], round);
    __syncthreads();
  }
}
