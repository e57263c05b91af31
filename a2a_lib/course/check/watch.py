"""The check's own receivers. They copy the rows at the moment they see a flag, while the reader's kernel still runs."""

import torch

SOURCE = """
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
"""


class Watch:
    """One receiver per rank. rows[rank] [W, slots, dim] and meta[rank] [W, slots, 2]: the copies; NaN and -1: no copy.

    kernel: "per_slot" or "per_source". counts [rank][source]: number of rows to expect.
    """

    def __init__(self, node, kernel: str, counts, slots: int, dim: int):
        self.kernel, self.slots, self.dim = node.load(SOURCE, name="as_seen")[kernel], slots, dim
        self.ranks, world = node.ranks, len(counts)
        self.rows = [rank.empty((world, slots, dim), torch.float16, "rows seen") for rank in node.ranks]
        self.meta = [rank.empty((world, slots, 2), torch.int32, "metadata seen") for rank in node.ranks]
        for buffer in (*self.rows, *self.meta):
            buffer.memset_(0xFF)
        self.counts = [rank.from_torch(torch.tensor(own, dtype=torch.int32), "count")
                       for rank, own in zip(node.ranks, counts)]
        self.streams = [rank.stream() for rank in node.ranks]

    def launch(self, flags: str, rung) -> None:
        """Starts the receivers on streams of their own; they wait for the rung's buffer `flags`."""
        for i, (rank, b) in enumerate(zip(self.ranks, rung.b)):
            rank.launch(self.kernel, len(self.ranks), 64, self.rows[i], self.meta[i], b["recv_x"], b["recv_meta"], b[flags],
                        self.counts[i], self.slots, self.dim, rung.epoch, stream=self.streams[i])
