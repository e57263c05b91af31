"""`library`: the library's GEMM in pieces, copy engines beside it."""
from typing import Any

import torch

from ..gemm import kernels
from ..rung.by_library import ByLibrary
from .rungs import Slots

LAST = 4  # a large product of other ranks' rows is cut into three of four parts, and the last
LARGE = 1024  # rows of a rank from which it is cut


class Library(ByLibrary, Slots):
    """The library multiplies other ranks' rows first, piece by piece. The copy engine brings each piece to its owner while the library
    multiplies the next. Own rows come last.

    On two ranks the library adds its product of a piece of the own rows to what came, in float32, so that nobody adds afterwards. Then
    `out` lies in the slots of the latest call. On more ranks a kernel adds the ranks' parts, in the order of the ranks.

    pieces: rows of each piece of a rank's rows (default: three quarters and a quarter, on two ranks with LARGE rows each; else all).
    On NVIDIA GPUs the library is cuBLAS, as PyTorch calls it.
    """

    name = "library"
    idea = "a library multiplies pieces, the copy engines bring each to its owner beside the next"
    indices = {"flags": ("turn", "source", "piece")}
    kernel_functions = {"reduce_tiles": kernels.reduce_tiles}
    variants = ()

    def __init__(self, node, shape, *, pieces: tuple[int, ...] = (), **options):
        shape = self.family.shape(shape)
        rows = shape.m // node.world_size
        if not pieces:
            last = rows // LAST // 16 * 16
            pieces = (rows - last, last) if node.world_size == 2 and rows >= LARGE else (rows,)
        if sum(pieces) != rows or min(pieces) < 1:
            raise ValueError(f"pieces of {', '.join(map(str, pieces))} rows are not the {rows} rows of a rank")
        self.pieces = [(sum(pieces[:n]), sum(pieces[:n + 1])) for n in range(len(pieces))]
        super().__init__(node, shape, **options)

    @property
    def tiles_per_rank(self) -> int:
        return len(self.pieces)  # a flag for each

    def setup(self) -> None:
        shape, world, ranks = self.shape, self.world_size, self.node.ranks
        self.slots = self.heap.alloc("slots", (2, world, shape.m // world, shape.n), shape.dtype)
        self.flags = self.alloc_flags("flags", 2, world, self.tiles_per_rank)
        self.partial = [rank.empty((world, shape.m // world, shape.n), shape.dtype, "partial") for rank in ranks]
        self.side = [rank.stream() for rank in ranks]
        self.use_library()
        self.gemm = self.adder = self.make_adder(wait=False)  # `gemm`: the kernel whose programs the base class counts
        if world == 2:
            self.out = [slots[0][1 - rank.index] for slots, rank in zip(self.slots, ranks, strict=True)]

    def send(self, i: int) -> None:
        """Starts the products of the other ranks' rows, the next rank's first, and after each its copy and the copy's flag."""
        rank, turn, side = self.node.ranks[i], self.epoch % 2, self.side[i]
        side.wait(rank.event().record(self.main[i]))
        for distance in range(1, self.world_size):
            owner = (rank.index + distance) % self.world_size
            to, flags = (self.heap.translate(buffer[i], owner)[turn][rank.index] for buffer in (self.slots, self.flags))
            for number, (first, end) in enumerate(self.pieces):
                part = self.partial[i][owner][first:end]
                self.multiply(i, owner, first, end, part)
                side.wait(rank.event().record(self.main[i]))
                rank.copy(to[first:end], part, side)
                side.write_value(flags[number:number + 1], self.epoch)

    def finish(self, i: int) -> None:
        """Starts the product of the own rows and the sum."""
        rank, turn, world, main = self.node.ranks[i], self.epoch % 2, self.world_size, self.main[i]
        rows = self.shape.m // world
        if world == 2:
            self.out[i] = self.slots[i][turn][1 - rank.index]
        else:
            own = self.out[i] if world == 1 else self.partial[i][rank.index]
            self.multiply(i, rank.index, 0, rows, own)
        for source in (each for each in range(world) if each != rank.index):
            for number, (first, end) in enumerate(self.pieces):
                main.wait_value(self.flags[i][turn][source][number:number + 1], self.epoch)
                if world == 2:
                    self.multiply(i, rank.index, first, end, self.out[i][first:end], add=True)
        if world > 2:
            self.add_up(i, own)
        main.wait(rank.event().record(self.side[i]))

    def multiply(self, i: int, owner: int, first: int, end: int, out: Any, add: bool = False) -> None:
        """Rows `first` to `end` of an owner's rows of A, times B. add: to what is in `out`."""
        begin = owner * (self.shape.m // self.world_size)
        if self.calls is None:
            a, b, into = self.a[i].host()[begin + first:begin + end].float(), self.b[i].host().float(), out.host()
            into.copy_(a @ b.T + (into.float() if add else 0))
            return
        a, b, into = self.calls.view(self.a[i])[begin + first:begin + end], self.calls.view(self.b[i]).T, self.calls.view(out)
        with self.calls.on(i, self.main[i]):
            if add:
                into.addmm_(a, b)
            else:
                torch.mm(a, b, out=into)
