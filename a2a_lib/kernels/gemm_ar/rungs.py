"""GEMM -> AllReduce: every rank has a part of the sum over K, and wants the whole of C, as after a row-parallel layer."""
from dataclasses import asdict

import torch

from ..gemm import kernels
from ..gemm.rung import ALL_GATHER_GEMM, GemmRung, GemmTiles
from . import kernels as ar_kernels
from .family import FAMILY
from .variants import FUSED, SEQUENTIAL

BUFFERS = "{0}:16, {0}:16, *i32, *i32, *i64"  # out, parts, arrived, done, bases
GEMM_ALL_REDUCE = "{0}:16, {0}:16, " + BUFFERS + ", i32, i32, i32, i32:16, i32:16, i32, i32"
ALL_REDUCE_TILES = "{0}:16, " + BUFFERS + ", i32, i32, i32, i32:16, i32, i32"
# Few waves per program: every wave of a program releases, and the releases of an XCD take turns. Tiles of 64 columns, so
# that a row of a tile is a line of 128 bytes.
SIMULATED = GemmTiles(BM=32, BN=64, BK=128, num_warps=2)
# Measured on two H100 (benchmarks/MEASURED.md, "Tiles"): large tiles, unless they leave a quarter of the multiprocessors idle.
LARGE = GemmTiles(BM=128, BN=256, BK=64, num_warps=8, num_stages=3)
SMALL = GemmTiles(BM=64, BN=64, BK=128, num_warps=4, num_stages=4)
SHARES = 2  # programs that add up a tile
LINE = getattr(ar_kernels.LINE, "value", ar_kernels.LINE)  # without Triton a plain number


class Fused(GemmRung):
    """One kernel: each part of a tile goes to the tile's owner as it is finished; the owners add, and send the sums to all.

    Arguments: those of `GemmRung`; at most 32 ranks. Each rank's output is the whole C [m, n], with the same bits on all.
    """

    family, name = FAMILY, "fused"
    idea = "a part leaves when it is finished; a tile's owner adds the parts and sends the sum to all"
    modules = (kernels, ar_kernels)
    indices = {"arrived": ("tile", "source"), "done": ("source", "piece")}
    kernel_functions = {"gemm_all_reduce": ar_kernels.gemm_all_reduce}
    variants = FUSED

    def usual_tiles(self) -> GemmTiles:
        if self.node.target != "cuda":
            return SIMULATED
        tiles = -(-self.shape.m // LARGE.BM) * -(-self.shape.n // LARGE.BN)
        return LARGE if 4 * tiles >= 3 * self.node.ranks[0].compute_units else SMALL

    @property
    def own_tiles(self) -> int:
        """Tiles of a rank that owns the most."""
        return -(-self.tile_count // self.world_size)

    def heap_bytes(self) -> int:
        t, world, own = self.tiles, self.world_size, self.own_tiles
        values = self.shape.m * self.shape.n + world * own * t.BM * t.BN
        return values * self.shape.dtype.itemsize + 4 * own * (LINE + world * SHARES) + 4096

    def setup(self) -> None:
        shape, t, world = self.shape, self.tiles, self.world_size
        if world > LINE:
            raise ValueError(f"{world} ranks, but a tile's flags are one line, of {LINE}")
        self.parts = self.heap.alloc("parts", (world, self.own_tiles, t.BM * t.BN), shape.dtype)
        self.out = self.heap.alloc("out", (shape.m, shape.n), shape.dtype)
        self.arrived = self.alloc_flags("arrived", self.own_tiles, LINE)
        self.done = self.alloc_flags("done", world, self.own_tiles * SHARES)
        # Masked ranks still take registers. Stored gfx942 code serves up to 8 ranks.
        self.sums = dict(SHARES=SHARES, RANKS=max(1 if self.node.target == "cuda" else 8, 1 << (world - 1).bit_length()))
        self.load_kernels()

    def load_kernels(self) -> None:
        """Makes `gemm`, the kernel of the persistent grid, and what else a call launches."""
        self.gemm = self.load(self.kernel_functions["gemm_all_reduce"], GEMM_ALL_REDUCE.format(self.element),
                              **self.kernel_options(), **self.sums)

    def symmetric(self, i: int) -> tuple:
        """The exchange's arguments of the i-th driven rank: buffers, flags, heap bases, its number, ranks."""
        return (self.out[i], self.parts[i], self.arrived[i], self.done[i], self.heap.bases[i], self.node.ranks[i].index,
                self.world_size)

    def start_on(self, i: int) -> None:
        s = self.shape
        self.gemm.launch(self.node.ranks[i], self.programs, self.a[i], self.b[i], *self.symmetric(i), s.m, s.n,
                         s.k // self.world_size, self.epoch, self.programs, scratch=self.scratch[i], stream=self.main[i])


class Sequential(Fused):
    """Two kernels: the product, then the all-reduce of its tiles."""

    name = "sequential"
    idea = "the parts travel when the whole product is there"
    kernel_functions = {"all_gather_gemm": kernels.all_gather_gemm, "all_reduce_tiles": ar_kernels.all_reduce_tiles}
    variants = SEQUENTIAL

    def load_kernels(self) -> None:
        t, node = self.tiles, self.node
        self.partial = [rank.empty((self.shape.m, self.shape.n), self.shape.dtype, "partial") for rank in node.ranks]
        self.unused = [rank.zeros((1,), torch.int32, "unused") for rank in node.ranks]
        self.gemm = self.load(kernels.all_gather_gemm, ALL_GATHER_GEMM.format(self.element), **asdict(t))
        self.adder = self.load(self.kernel_functions["all_reduce_tiles"], ALL_REDUCE_TILES.format(self.element), BM=t.BM, BN=t.BN,
                               GROUP=t.GROUP, num_warps=t.num_warps, **self.sums)

    def start_on(self, i: int) -> None:
        rank, s, stream, partial = self.node.ranks[i], self.shape, self.main[i], self.partial[i]
        self.gemm.launch(rank, self.programs, self.a[i], partial, self.b[i], partial, self.unused[i], 0, 1, s.m, s.n,
                         s.k // self.world_size, self.epoch, self.programs, 1, scratch=self.scratch[i], stream=stream)
        self.adder.launch(rank, self.programs, partial, *self.symmetric(i), s.m, s.n, self.epoch, self.programs, stream=stream)
