"""GEMM -> ReduceScatter: tiles are sent as they are finished, and added in the order of the ranks."""
import torch

from ..gemm import kernels
from ..gemm.rung import ALL_GATHER_GEMM, WAIT_FOR_ALL, GemmRung, has_parameter
from .family import FAMILY
from .variants import FUSED_SUM, GEMM_RS_SEQUENTIAL, SLOTS

GEMM_REDUCE_SCATTER = "{0}:16, {0}:16, {0}:16, {0}:16, *i32, *i64, i32, i32, i32:16, i32:16, i32:16, i32, i32"
REDUCE_TILES = "{0}:16, {0}:16, {0}:16, *i32, i32, i32, i32, i32:16, i32, i32"


class Slots(GemmRung):
    """Tiles of other ranks' rows come first, each to its owner's slot and then its flag; own tiles last. A second
    kernel adds.

    Two sets of slots alternate. A rank may be one call ahead of a rank whose parts it waits for, but not two. kernel,
    adder: other functions with the parameters of `kernels.gemm_reduce_scatter` and `kernels.reduce_tiles`. An adder that
    always waits needs no WAIT, one with the tiles in another order no GROUP.
    """

    family, name = FAMILY, "slots"
    idea = "a tile leaves when it is finished, others' first; a second kernel adds"
    indices = {"flags": ("turn", "source", "tile")}
    kernel_functions = {"gemm_reduce_scatter": kernels.gemm_reduce_scatter, "reduce_tiles": kernels.reduce_tiles}
    variants = SLOTS
    add = False  # whether own tiles add the parts themselves

    def __init__(self, node, shape, *, kernel=kernels.gemm_reduce_scatter, adder=kernels.reduce_tiles, **options):
        self.functions = kernel, adder
        super().__init__(node, shape, **options)

    @property
    def tiles_per_rank(self) -> int:
        """Tiles of a rank's rows of C."""
        return -(-self.shape.m // self.world_size // self.tiles.BM) * -(-self.shape.n // self.tiles.BN)

    def heap_bytes(self) -> int:
        return 2 * (self.shape.m * self.shape.n * self.shape.dtype.itemsize + 4 * self.world_size * self.tiles_per_rank) + 4096

    def setup(self) -> None:
        shape, world = self.shape, self.world_size
        self.slots = self.heap.alloc("slots", (2, world, shape.m // world, shape.n), shape.dtype)
        self.flags = self.alloc_flags("flags", 2, world, self.tiles_per_rank)
        self.gemm = self.load(self.functions[0], GEMM_REDUCE_SCATTER.format(self.element), ADD=self.add,
                         **self.kernel_options())
        self.adder = None if self.add else self.make_adder(wait=True)

    def make_adder(self, wait: bool):
        """Makes the kernel that adds the parts. wait: it waits for each tile, and its tiles are those of the GEMM."""
        t, adder = self.tiles, self.functions[1]
        options = {"BM": t.BM, "BN": t.BN, "GROUP": t.GROUP, "WAIT": wait}
        return self.load(adder, REDUCE_TILES.format(self.element), num_warps=t.num_warps,
                         **{name: value for name, value in options.items() if has_parameter(adder, name)})

    def start_on(self, i: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.gemm.launch(rank, self.programs, self.a[i], self.b[i], self.out[i], self.slots[i][turn],
                         self.flags[i][turn], self.heap.bases[i], rank.index, self.world_size, s.m, s.n,
                         s.k // self.world_size, self.epoch, self.programs, scratch=self.scratch[i],
                         stream=self.main[i])
        if self.adder:
            self.add_up(i, self.slots[i][turn][rank.index])

    def add_up(self, i: int, own) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        self.adder.launch(rank, self.programs, own, self.out[i], self.slots[i][turn], self.flags[i][turn], rank.index,
                          self.world_size, s.m // self.world_size, s.n, self.epoch, self.programs, stream=self.main[i])


class FusedSum(Slots):
    """One kernel: own tiles, which come last, add the parts of the other ranks."""

    name = "fused_sum"
    idea = "the owner's last tiles add the parts that came"
    kernel_functions = {"gemm_reduce_scatter": kernels.gemm_reduce_scatter}
    variants = FUSED_SUM
    add = True


class Sequential(Slots):
    """The GEMM, then the copy engines bring every rank its rows, then a kernel adds."""

    name = "sequential"
    idea = "the parts travel when the whole product is there"
    kernel_functions = {"all_gather_gemm": kernels.all_gather_gemm, "wait_for_all": kernels.wait_for_all,
                        "reduce_tiles": kernels.reduce_tiles}
    variants = GEMM_RS_SEQUENTIAL

    @property
    def tiles_per_rank(self) -> int:
        return 1  # one flag per rank

    def setup(self) -> None:
        super().setup()
        node, shape = self.node, self.shape
        self.partial = [rank.empty((shape.m, shape.n), shape.dtype, "partial") for rank in node.ranks]
        self.gemm = self.load(kernels.all_gather_gemm, ALL_GATHER_GEMM.format(self.element), **self.kernel_options())
        self.wait = self.load(kernels.wait_for_all, WAIT_FOR_ALL, num_warps=1)
        self.adder = self.make_adder(wait=False)
        self.numbers = [rank.from_torch(torch.arange(1024, dtype=torch.int32), "numbers") for rank in node.ranks]

    def start_on(self, i: int) -> None:
        rank, turn, s, stream = self.node.ranks[i], self.epoch % 2, self.shape, self.main[i]
        rows, partial = s.m // self.world_size, self.partial[i]
        self.gemm.launch(rank, self.programs, self.a[i], partial, self.b[i], partial, self.flags[i][turn], 0, 1, s.m, s.n,
                         s.k // self.world_size, self.epoch, self.programs, 1, scratch=self.scratch[i], stream=stream)
        self.copy(i)
        self.wait.launch(rank, 1, self.flags[i][turn], self.world_size, rank.index, 1, self.epoch, stream=stream)
        self.add_up(i, partial[rank.index * rows:(rank.index + 1) * rows])

    def copy(self, i: int) -> None:
        """Copies this rank's parts to their owners, the next rank first, and after each its flag."""
        rank, turn, rows, stream = self.node.ranks[i], self.epoch % 2, self.shape.m // self.world_size, self.main[i]
        number = self.number(i)
        for distance in range(1, self.world_size):
            owner = (rank.index + distance) % self.world_size
            rank.copy(self.heap.translate(self.slots[i], owner)[turn, rank.index],
                      self.partial[i][owner * rows:(owner + 1) * rows], stream)
            rank.copy(self.heap.translate(self.flags[i], owner)[turn, rank.index], number, stream)
