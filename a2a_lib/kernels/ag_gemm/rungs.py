"""AllGather -> GEMM: every rank needs all rows of A, and starts with its own. On one node, and on a `Cluster`, over the NICs and over a
node's own links."""
import torch

from ...errors import A2AError
from ...plurals import quantity
from ..gemm import kernels
from ..gemm.rung import ALL_GATHER_GEMM, SIMULATED, WAIT_FOR_ALL, GemmRung, has_parameter
from ..moe.gemm import GemmShape
from ..rung.situations import Situation
from . import node_kernels
from .family import FAMILY
from .variants import AG_SEQUENTIAL, COPY_ENGINE, FLAT, PULL_BY_WAVES, PUT_BY_WAVES, TWO_LEVEL

PUSH_AND_MULTIPLY = ("{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i32, *i64, i32, i32, i32:16, i32:16, i32:16, i32, i32, i32, "
                     "i32")
PULL_AND_MULTIPLY = ("{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i32, *i32, *i64, i32, i32, i32:16, i32:16, i32:16, i32, "
                     "i32, i32, i32")
GATHER_NODES = ("{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i64:16, *i64, i32, i32, i32, i32:16, i32:16, i32:16, i32, i32, i32, "
                "i32")
COPIED = 4096  # elements that a sending program moves at a time
PIECES = Situation("two pieces", GemmShape(256, 128, 64), 2, calls=2, options=(("programs", 3), ("pieces", 2)), cus=4)
# Each sender has a share of every piece, the first a larger one.
SENDERS = Situation("two pieces, two senders", GemmShape(768, 128, 64), 2, calls=2, cus=4,
                    options=(("programs", 10), ("senders", 2), ("pieces", 2)))


class CopyEngine(GemmRung):
    """The copy engines push every rank's rows to its peers, and after each piece its flag. Tiles wait for the rows they
    read.

    pieces: flags per rank's rows. kernel: another function with the parameters of `kernels.all_gather_gemm`; it may lack
    GROUP and, for one piece, `pieces`. gemm_first: the host starts the GEMM before it queues the copies, because own rows
    need not wait for them. Two workspaces alternate. A peer may be one call ahead. It cannot be two ahead, because its own
    tiles waited for the rows that this rank sent in between.
    """

    family, name = FAMILY, "copy_engine"
    idea = "copies run beside the GEMM; a tile waits for the rows that it reads"
    indices = {"flags": ("turn", "source", "piece")}
    kernel_functions = {"all_gather_gemm": kernels.all_gather_gemm}
    variants, situations = COPY_ENGINE, (PIECES,)

    def __init__(self, node, shape, *, pieces: int = 1, kernel=kernels.all_gather_gemm, gemm_first: bool = False,
                 **options):
        self.pieces, self.kernel, self.gemm_first = pieces, kernel, gemm_first
        self.takes_pieces = has_parameter(kernel, "pieces")
        if pieces > 1 and not self.takes_pieces:
            raise ValueError(f"{pieces} pieces, and a kernel without the parameter `pieces`")
        shape = self.family.shape(shape)
        if shape.m % (node.world_size * pieces):
            raise ValueError(f"m = {shape.m} does not divide into {quantity(pieces, 'piece')} on each of "
                             f"{quantity(node.world_size, 'rank')}")
        super().__init__(node, shape, **options)

    def heap_bytes(self) -> int:
        return 2 * self.shape.m * self.shape.k * self.shape.dtype.itemsize + 8 * self.world_size * self.pieces + 4096

    def setup(self) -> None:
        node, shape = self.node, self.shape
        self.gathered = self.heap.alloc("gathered", (2, shape.m, shape.k), shape.dtype)
        self.flags = self.heap.alloc("flags", (2, self.world_size, self.pieces), torch.int32)
        for flags in self.flags:
            flags.zero_()
        # A flag is copied after its data, in the same stream. The copy engine reads the epoch from here.
        self.numbers = [rank.zeros(1024, torch.int32, "numbers").copy_from(torch.arange(1024, dtype=torch.int32))
                        for rank in node.ranks]
        self.streams = [[rank.stream() for _ in range(self.world_size - 1)] for rank in node.ranks]
        self.gemm = self.make_kernel()

    def make_kernel(self):
        types = ALL_GATHER_GEMM.format(self.element)
        return self.load(self.kernel, types if self.takes_pieces else types.removesuffix(", i32"),
                         **self.kernel_options(self.kernel))

    def start_on(self, i: int) -> None:
        ready = self.node.ranks[i].event().record(self.main[i])
        if self.gemm_first:
            self.multiply(i, self.epoch)
        self.copy(i, ready)
        if not self.gemm_first:
            self.multiply(i, self.epoch)
        self.after_copies(i)

    def copy(self, i: int, ready) -> None:
        """Copies this rank's rows to every peer; the first one to need them comes first. ready: an event to wait
        for."""
        rank, turn = self.node.ranks[i], self.epoch % 2
        rows = self.shape.m // self.world_size // self.pieces
        for distance, stream in enumerate(self.streams[i], 1):
            peer = (rank.index - distance) % self.world_size
            gathered = self.heap.translate(self.gathered[i], peer)[turn]
            flags = self.heap.translate(self.flags[i], peer)[turn, rank.index]
            stream.wait(ready)
            for piece in range(self.pieces):
                first = (rank.index * self.pieces + piece) * rows
                rank.copy(gathered[first:first + rows], self.a[i][piece * rows:(piece + 1) * rows], stream)
                rank.copy(flags[piece:piece + 1], self.number(i), stream)

    def source_of(self, index: int) -> int:
        """The rank whose rows the index-th flag announces."""
        return index // self.pieces % self.world_size

    def multiply(self, i: int, epoch: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.gemm.launch(rank, self.programs, self.a[i], self.gathered[i][turn], self.b[i], self.out[i],
                         self.flags[i][turn], rank.index, self.world_size, s.m, s.n // self.world_size, s.k, epoch,
                         self.programs, *([self.pieces] if self.takes_pieces else []), scratch=self.scratch[i], stream=self.main[i])

    def after_copies(self, i: int) -> None:
        """Later work in the main stream may overwrite A, so it waits for the copies."""
        for stream in self.streams[i]:
            self.main[i].wait(self.node.ranks[i].event().record(stream))


class Sequential(CopyEngine):
    """First all rows, then the GEMM."""

    name = "sequential"
    idea = "the GEMM starts when all rows are there"
    kernel_functions = {"all_gather_gemm": kernels.all_gather_gemm, "wait_for_all": kernels.wait_for_all}
    variants = AG_SEQUENTIAL

    def setup(self) -> None:
        super().setup()
        self.wait = self.load(kernels.wait_for_all, WAIT_FOR_ALL, num_warps=1)

    def start_on(self, i: int) -> None:
        rank = self.node.ranks[i]
        self.copy(i, rank.event().record(self.main[i]))
        self.wait.launch(rank, 1, self.flags[i][self.epoch % 2], self.world_size * self.pieces, rank.index, self.pieces,
                         self.epoch, stream=self.main[i])
        self.multiply(i, self.epoch)
        self.after_copies(i)


class PutByWaves(CopyEngine):
    """Some programs push this rank's rows, the others multiply: one launch, no copy engine.

    senders: programs that push. Take as many as the links need; each is one program fewer that multiplies.
    """

    name = "put_by_waves"
    idea = "some programs push rows, the others multiply"
    kernel_functions = {"push_and_multiply": kernels.push_and_multiply}
    counters, signature = ("counts",), PUSH_AND_MULTIPLY
    variants, situations = PUT_BY_WAVES, (SENDERS,)

    def __init__(self, node, shape, *, senders: int | None = None, programs: int | None = None, **options):
        self.senders = (senders or max(1, min(8, (programs or 32) // 4))) * (node.world_size > 1)
        super().__init__(node, shape, programs=programs, **options)
        if self.senders >= self.programs:
            raise ValueError(f"{self.senders} of {self.programs} programs send: nobody multiplies")

    @property
    def tile_count(self) -> int:
        return super().tile_count + self.senders

    def setup(self) -> None:
        super().setup()
        self.counts = [rank.zeros((2, self.world_size, self.pieces), torch.int32, "counts") for rank in self.node.ranks]

    def make_kernel(self):
        function, = self.kernel_functions.values()
        return self.load(function, self.signature.format(self.element), BLOCK=COPIED, **self.kernel_options())

    def words(self, i: int, turn: int) -> tuple:
        """Flags and counts of a turn on the i-th driven rank, in the kernel's order."""
        return self.flags[i][turn], self.counts[i][turn]

    def start_on(self, i: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.gemm.launch(rank, self.programs, self.a[i], self.gathered[i][turn], self.b[i], self.out[i],
                         *self.words(i, turn), self.heap.bases[i], rank.index, self.world_size, s.m, s.n // self.world_size, s.k,
                         self.turns, self.programs, self.senders, self.pieces, scratch=self.scratch[i], stream=self.main[i])

    @property
    def turns(self) -> int:
        """Number of calls, this one included, that have used this turn's flags and counts."""
        return (self.epoch + 1) // 2

    @property
    def number_text(self) -> str:
        return f"{self.turns}, the number of calls in this turn, or more"


class PullByWaves(PutByWaves):
    """Some programs fetch the peers' rows, the others multiply. Rows lie in the symmetric heap, where peers read them:
    `write` may change them once every rank's call has ended."""

    name = "pull_by_waves"
    idea = "some programs fetch rows, the others multiply"
    kernel_functions = {"pull_and_multiply": kernels.pull_and_multiply}
    signature, variants = PULL_AND_MULTIPLY, PULL_BY_WAVES
    indices = PutByWaves.indices | {"ready": ("turn", "source")}

    def heap_bytes(self) -> int:
        return super().heap_bytes() + self.shape.m // self.world_size * self.shape.k * self.shape.dtype.itemsize + 4096

    def setup(self) -> None:
        super().setup()
        self.a = self.heap.alloc("a", (self.shape.m // self.world_size, self.shape.k), self.shape.dtype)
        self.ready = self.alloc_flags("ready", 2, self.world_size)

    def words(self, i: int, turn: int) -> tuple:
        return self.ready[i][turn], *super().words(i, turn)


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


AG_GEMM = {name: kind for name, kind in FAMILY.rungs.items() if not kind.on_cluster}
AG_GEMM_NODES = {name: kind for name, kind in FAMILY.rungs.items() if kind.on_cluster}  # on a Cluster
