#include "a2a/a2a.h"
using namespace a2a;
// Takes one message of n ints from inbox, once `ready` is set. One block.
extern "C" __global__ void take(int* out, const int* inbox, const unsigned* ready, int n) {
  if (threadIdx.x == 0) wait_at_least<Order::acquire, Scope::system>(ready, 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = inbox[i];
}
// Puts messages [messages, 64] into the box, one after the other, each when the one before was taken. One wave.
extern "C" __global__ void put(int* box, unsigned* full, unsigned* free, const int64_t* bases, int home, int messages,
                               const int* given) {
  for (unsigned m = 1; m <= (unsigned)messages; ++m) {
    if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(free, m - 1);
    wave_barrier();
    translate(box, bases, 0, home)[lane_id()] = given[64 * (m - 1) + lane_id()];
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(full, bases, 0, 1), m);
  }
}
// Takes message after message from a ring of slots, each when `ahead` of them are there (or the last one is), naps before
// some, and gives each slot back. One wave.
extern "C" __global__ void take_ring(int* out, const int* ring, const unsigned* full, unsigned* free, const int64_t* bases,
                                     int rank, int peer, int messages, int dim, int slots, int naps, int ahead) {
  for (int m = 1; m <= messages; ++m) {
    if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(full, (unsigned)min(m + ahead - 1, messages));
    wave_barrier();
    for (int nap = 0; nap < naps * (m % 3); ++nap) __builtin_amdgcn_s_sleep(127);
    const int* row = ring + (m - 1) % slots * dim;
    for (int i = lane_id(); i < dim; i += WAVE) out[(m - 1) * dim + i] = row[i];
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(free, bases, rank, peer), (unsigned)m);
  }
}
