"""The common parts of the rungs of the GEMM families: tiles, memory, the persistent grid."""
import inspect
from abc import abstractmethod
from dataclasses import asdict, dataclass

import torch

from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ...machine.trace import COPY, LAUNCH, PS_PER_US
from ...plurals import quantity
from ..moe.gemm import GemmProblem, GemmShape
from ..rung.triton_rung import POINTERS, TritonRung
from . import kernels

TILE_CONSTANTS = ("BM", "BN", "BK", "GROUP")
# Signatures of `kernels.all_gather_gemm` and `kernels.wait_for_all`, which several families load.
ALL_GATHER_GEMM = "{0}:16, {0}:16, {0}:16, {0}:16, *i32, i32, i32, i32:16, i32:16, i32:16, i32, i32, i32"
WAIT_FOR_ALL = "*i32, i32, i32, i32, i32"


def has_parameter(function, name: str) -> bool:
    """Whether a `jit` function has a parameter of this name: a reader's kernel may leave out those that it does not use."""
    return name in inspect.signature(getattr(function, "fn", function)).parameters


@dataclass(frozen=True)
class GemmTiles:
    """The tiles of a GEMM: BM x BN of C at a time, BK of K, GROUP rows of tiles one after the other. num_warps: of 64
    lanes (NVIDIA: 32). num_stages: loads in flight, on NVIDIA."""

    BM: int = 64
    BN: int = 64
    BK: int = 32
    GROUP: int = 8
    num_warps: int = 4
    num_stages: int = 2


SIMULATED = GemmTiles()
H200 = GemmTiles(BM=128, BN=256, BK=64, num_warps=8, num_stages=3)


class GemmRung(TritonRung):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = SomeRung(node, shape)
        outputs = rung(problem)     # this rank's part of C, one CPU tensor per driven rank
        problem.check(outputs)

    programs: blocks of the persistent grid (default: as many as run at once). tiles: default by the node's target.
    """

    modules = (kernels,)
    numbers: list = []  # per driven rank 1024 epochs, of rungs whose copy engines set flags
    shape: GemmShape

    def __init__(self, node: Node, shape: GemmShape | str, *, tiles: GemmTiles | None = None, programs: int | None = None,
                 variant: str | None = None, source: str | None = None):
        super().__init__(node, shape, variant=variant, source=source)
        shape = self.shape
        self.tiles = tiles or self.usual_tiles()
        ea, eb, ec = shape.local(self.kind, self.world_size)
        if shape.k % 16 or shape.n % 16 or eb[1] % 16:
            raise ValueError(f"{shape}: rows of A, B and C are multiples of 16 elements long, on every rank")
        if shape.m % 16:  # Triton compiles the kernels with this hint
            raise ValueError(f"{shape}: m = {shape.m}, the rows of A and C over all ranks, must be a multiple of 16; "
                             f"{quantity(self.world_size, 'rank')} with {ea[0] if self.kind == 'ag_gemm' else ec[0]} rows each are none")
        self.element = POINTERS[shape.dtype]
        self.a = [rank.empty(ea, shape.dtype, "a") for rank in node.ranks]
        self.b = [rank.empty(eb, shape.dtype, "b") for rank in node.ranks]
        self.out = [rank.empty(ec, shape.dtype, "out") for rank in node.ranks]
        self.main = [rank.stream() for rank in node.ranks]
        self.heap = SymmetricHeap(node, self.heap_bytes())
        self.setup()
        self.programs = self.fit_programs(self.gemm, programs, self.tile_count)
        self.scratch = [rank.empty(max(16, self.programs * self.gemm.kernel.scratch_per_program), torch.uint8, "scratch")
                        for rank in node.ranks]

    def usual_tiles(self) -> GemmTiles:
        """The tiles for the node's target and the shape."""
        return H200 if self.node.target == "cuda" else SIMULATED

    @property
    def kind(self) -> str:
        """"ag_gemm", "gemm_rs" or "gemm_ar"."""
        return self.family.name

    @property
    def tile_count(self) -> int:
        """Tiles that a rank computes."""
        columns = self.shape.n // (self.world_size if self.kind == "ag_gemm" else 1)
        return -(-self.shape.m // self.tiles.BM) * -(-columns // self.tiles.BN)

    def kernel_options(self, function=None) -> dict:
        """Constants and options for the compiler; of a kernel, those of the tiles' constants that it has as parameters."""
        options = asdict(self.tiles)
        return options if function is None else {name: value for name, value in options.items()
                                                 if name not in TILE_CONSTANTS or has_parameter(function, name)}

    @abstractmethod
    def heap_bytes(self) -> int:
        """Bytes of the symmetric heap."""

    @abstractmethod
    def setup(self) -> None:
        """Makes symmetric memory and `gemm`, the kernel of the persistent grid."""

    def renew(self) -> None:
        super().renew()
        for numbers in self.numbers:
            numbers.copy_from(torch.arange(1024, dtype=torch.int32))

    def number(self, i: int):
        """A buffer that holds the epoch, for a copy engine to read."""
        if self.epoch % 1024 == 0:
            self.numbers[i].copy_from(torch.arange(self.epoch, self.epoch + 1024, dtype=torch.int32))
        return self.numbers[i][self.epoch % 1024:self.epoch % 1024 + 1]

    def check_input(self, problem: GemmProblem) -> None:
        """Raises A2AError for a problem of another shape."""
        if problem.kind != self.kind:
            raise self.misfit(problem)
        super().check_input(problem)

    def bring(self, problem: GemmProblem) -> None:
        for i, rank in enumerate(self.node.ranks):
            self.a[i].copy_from(problem.a[rank.index])
            self.b[i].copy_from(problem.b[rank.index])
            self.out[i].fill_(float("nan"))

    def outputs(self) -> list[torch.Tensor]:
        return [out.to_torch() for out in self.out]

    @property
    def us(self) -> float:
        """us of the latest call: `call_us` of its trace."""
        return call_us(self.trace)


def call_us(trace) -> float:
    """us of a call, from the first launch, or copy between ranks, to the last kernel's end."""
    records = trace.records
    launches = records[records["kind"] == LAUNCH]
    copies = records[(records["kind"] == COPY) & (records["src"] >= 0) & (records["dst"] >= 0)]
    begin = min(int(each["time"].min()) for each in (launches, copies) if len(each))
    return (int((launches["time"] + launches["duration"]).max()) - begin) / PS_PER_US
