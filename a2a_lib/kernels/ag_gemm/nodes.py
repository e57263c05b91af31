"""AllGather -> GEMM on a `Cluster`: over the NICs and over a node's own links."""
from __future__ import annotations

from ...errors import A2AError
from ...plurals import quantity
from ..gemm import kernels
from ..gemm.rung import SIMULATED, GemmRung
from ..moe.gemm import GemmShape
from ..rung.situations import Situation
from . import node_kernels
from .family import FAMILY
from .nodes_variants import FLAT, TWO_LEVEL
from .rungs import COPIED

GATHER_NODES = ("{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i64:16, *i64, i32, i32, i32, i32:16, i32:16, i32:16, i32, i32, i32, "
                "i32")


class TwoLevel(GemmRung):
    """Rows go to the rank of the same number on every other node, and are passed on there.

    senders: programs that post, send and pass on. pieces: messages and flags for each rank's rows, each passed on by
    one program (default: up to 8, of at least a tile's rows). Two workspaces alternate, as in `ag_gemm.CopyEngine`.
    """

    family, name = FAMILY, "two_level"
    idea = "same numbers exchange between nodes, and pass on within theirs"
    indices = {"flags": ("turn", "source", "piece")}
    modules = (kernels, node_kernels)
    kernel_functions = {"gather_nodes_and_multiply": node_kernels.gather_nodes_and_multiply}
    on_cluster = True
    situations = (Situation("two nodes, a late rank", GemmShape(256, 128, 64), 4, calls=1, late=4 << 20, nodes=2,
                            options=(("programs", 6), ("senders", 2))),
                  Situation("two nodes, two pieces", GemmShape(512, 128, 64), 4, calls=2, nodes=2,
                            options=(("programs", 6), ("senders", 1), ("pieces", 2))),
                  Situation("two nodes", GemmShape(256, 128, 64), 4, nodes=2, options=(("programs", 6), ("senders", 2))))
    variants = TWO_LEVEL
    two_level = True

    def __init__(self, node, shape, *, pieces: int | None = None, senders: int | None = None, programs: int | None = None, **options):
        if not hasattr(node, "nics"):
            raise A2AError(f"{self.name} is for a Cluster: on one node, AG_GEMM has the rungs")
        shape = self.family.shape(shape)
        rows = shape.m // node.world_size
        tile = (options.get("tiles") or SIMULATED).BM
        pieces = pieces or next(p for p in (8, 4, 2, 1) if p == 1 or rows % p == 0 and rows // p >= tile)
        self.pieces = pieces
        if shape.m % (node.world_size * pieces):
            raise ValueError(f"m = {shape.m} does not divide into {quantity(pieces, 'piece')} on each of "
                             f"{quantity(node.world_size, 'rank')}")
        self.senders = senders or max(1, min(8, (programs or 32) // 4))
        super().__init__(node, shape, programs=programs, **options)
        if self.senders >= self.programs:
            raise ValueError(f"{self.senders} of {self.programs} programs send: nobody multiplies")

    @property
    def tile_count(self) -> int:
        return super().tile_count + self.senders

    def heap_bytes(self) -> int:
        return 2 * self.shape.m * self.shape.k * self.shape.dtype.itemsize + 8 * self.world_size * self.pieces + 4096

    def setup(self) -> None:
        shape = self.shape
        self.gathered = self.heap.alloc("gathered", (2, shape.m, shape.k), shape.dtype)
        self.flags = self.alloc_flags("flags", 2, self.world_size, self.pieces)
        self.gemm = self.load(node_kernels.gather_nodes_and_multiply, GATHER_NODES.format(self.element), BLOCK=COPIED,
                         TWO_LEVEL=self.two_level, **self.kernel_options())

    def start_on(self, i: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.gemm.launch(rank, self.programs, self.a[i], self.gathered[i][turn], self.b[i], self.out[i], self.flags[i][turn],
                         self.node.nics[i], self.heap.bases[i], rank.index, self.world_size, self.node.gpus_per_node, s.m,
                         s.n // self.world_size, s.k, self.epoch, self.programs, self.senders, self.pieces,
                         scratch=self.scratch[i], stream=self.main[i])


class Flat(TwoLevel):
    """Every rank's NIC takes its rows to all ranks of the other nodes."""

    name = "flat"
    idea = "every rank sends to every other, over the NIC where it has to"
    variants = FLAT
    two_level = False
