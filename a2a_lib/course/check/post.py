"""Messages between ranks. The checks use memory mode strict, several schedules and the race detector, because values that are right by
luck are not enough."""

import torch

from ...machine.node.heap import SymmetricHeap
from .cases import KERNELS, strict


class Post:
    """One node with a symmetric heap, for one input. shared: {name: (dims, dtype)}, the buffers on the heap, all zero, behind one that
    nobody uses, so that nothing lies at the heap's base. bases: of each rank."""

    def __init__(self, ranks: int, seed: int, shared: dict[str, tuple], nbytes: int = 1 << 18):
        self.node = strict(ranks, seed)
        self.heap = SymmetricHeap(self.node, nbytes)
        self.heap.alloc("before", (64,), torch.int32)
        self.shared = {name: self.heap.alloc(name, dims, dtype) for name, (dims, dtype) in shared.items()}
        self.heap.zero_()
        self.bases = self.heap.bases

    def of(self, rank: int) -> list:
        """The rank's own copies of the buffers, in their order."""
        return [copies[rank] for copies in self.shared.values()]

    def other(self, kernel: str):
        """A kernel of the other side."""
        return self.node.load(KERNELS / "other_side.hip")[kernel]

    def values(self, name: str) -> list[int]:
        """The values of a flag or counter, of each rank."""
        return [int(buffer.to_torch().to(torch.int64)) for buffer in self.shared[name]]
