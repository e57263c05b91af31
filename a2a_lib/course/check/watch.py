"""The check's own receivers. They copy the rows at the moment they see a flag, while the reader's kernel still runs."""

import torch

from .cases import KERNELS


class Watch:
    """One receiver per rank. rows[rank] [W, slots, dim] and meta[rank] [W, slots, 2]: the copies; NaN and -1: no copy.

    kernel: "per_slot" or "per_source". counts [rank][source]: number of rows to expect.
    """

    def __init__(self, node, kernel: str, counts, slots: int, dim: int):
        self.kernel, self.slots, self.dim = node.load(KERNELS / "as_seen.hip")[kernel], slots, dim
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
