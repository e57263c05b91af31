"""GEMM -> ReduceScatter: tiles leave as they are finished, and are added in the order of the ranks."""
from __future__ import annotations

import torch

from ..node.triton import load
from ..rungs.triton_rung import GemmRung
from . import kernels

GEMM_REDUCE_SCATTER = "{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i64, i32, i32, i32:16, i32:16, i32:16, i32, i32"


class FusedSum(GemmRung):
    """One kernel: other ranks' tiles first, each to its owner's slot and then its flag; own tiles last, which add the
    parts that came. Two sets of slots take turns: nobody can be two calls ahead of a rank whose parts it waits for."""

    name, kind = "fused_sum", "gemm_rs"
    idea = "tiles for others first; the owner adds the parts in its last tiles"

    @property
    def tiles_per_rank(self) -> int:
        """Of a rank's rows of C."""
        return -(-self.shape.m // self.world_size // self.tiles.BM) * -(-self.shape.n // self.tiles.BN)

    def heap_bytes(self) -> int:
        return 2 * (self.shape.m * self.shape.n * self.shape.dtype.itemsize + 4 * self.world_size * self.tiles_per_rank) + 4096

    def setup(self) -> None:
        shape, world = self.shape, self.world_size
        self.slots = self.heap.alloc("slots", (2, world, shape.m // world, shape.n), shape.dtype)
        self.flags = self.heap.alloc("flags", (2, world, self.tiles_per_rank), torch.int32)
        for flags in self.flags:
            flags.zero_()
        self.gemm = load(self.node, kernels.gemm_reduce_scatter, GEMM_REDUCE_SCATTER.format(self.element), **self.kernel_options())

    def start(self, i: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.gemm.launch(rank, self.programs, self.a[i], self.b[i], self.out[i], self.slots[i][turn],
                         self.flags[i][turn], self.heap.bases[i], rank.index, self.world_size, s.m, s.n,
                         s.k // self.world_size, self.epoch, self.programs, scratch=self.scratch[i],
                         stream=self.main[i])
