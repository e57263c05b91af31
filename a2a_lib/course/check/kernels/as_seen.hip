#include "a2a/a2a.h"
using namespace a2a;
// Copies one slot: its row and, if there are any, its two numbers of metadata.
__device__ inline void look(half_t* rows, int* meta, const half_t* recv_x, const int* recv_meta, int64_t at, int dim) {
  wave_barrier();
  copy_row(rows + at * dim, recv_x + at * dim, dim * sizeof(half_t));
  if (lane_id() < 2) meta[2 * at + lane_id()] = recv_meta[2 * at + lane_id()];
}
// A flag per slot, which becomes `epoch`. One wave per source.
extern "C" __global__ void per_slot(half_t* rows, int* meta, const half_t* recv_x, const int* recv_meta,
                                    const uint32_t* flags, const int* count, int slots, int dim, uint32_t epoch) {
  for (int slot = 0; slot < count[blockIdx.x]; ++slot) {
    const int64_t at = (int64_t)blockIdx.x * slots + slot;
    if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(&flags[at], epoch);
    look(rows, meta, recv_x, recv_meta, at, dim);
  }
}
// A flag per source, which is zero before. One wave per source.
extern "C" __global__ void per_source(half_t* rows, int* meta, const half_t* recv_x, const int* recv_meta,
                                      const uint64_t* flags, const int* count, int slots, int dim, uint32_t epoch) {
  if (lane_id() == 0)
    wait_until<Order::acquire, Scope::system>(&flags[(epoch % 2) * gridDim.x + blockIdx.x],
                                              [=](uint64_t seen) { return seen != 0; });
  for (int slot = 0; slot < count[blockIdx.x]; ++slot)
    look(rows, meta, recv_x, recv_meta, (int64_t)blockIdx.x * slots + slot, dim);
}
