"""What rungs have in common that are Triton kernels on a symmetric heap: memory, tiles, calls."""
from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass

import torch

from ..errors import A2AError, DeadlockError, LaunchError
from ..moe.gemm import GemmProblem, GemmShape
from ..node import Node, SymmetricHeap
from ..trace import COPY, LAUNCH, PS_PER_US
from .repeat import repeatable
from .waits import who_sets

_TYPES = {torch.float16: "*fp16", torch.bfloat16: "*bf16"}


@dataclass(frozen=True)
class Tiles:
    """How a GEMM is cut: BM x BN of C at a time, BK of K, GROUP rows of tiles one after the other; num_warps of 64 lanes
    (NVIDIA: 32) and, on NVIDIA, num_stages of loads under way."""

    BM: int = 64
    BN: int = 64
    BK: int = 32
    GROUP: int = 8
    num_warps: int = 4
    num_stages: int = 2


SIMULATED = Tiles()
H200 = Tiles(BM=128, BN=256, BK=64, num_warps=8, num_stages=3)


class GemmRung(ABC):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = SomeRung(node, shape)
        outputs = rung(problem)     # this rank's part of C, one CPU tensor per driven rank
        problem.check(outputs)

    programs: blocks of the persistent grid (default: as many as run at once). `write`, `launch` and `read` are the
    three parts of a call; `launch` may be repeated, and no barrier is needed in between.
    """

    name: str = ""
    idea: str = ""
    kind: str = ""
    indices: dict[str, tuple[str, ...]] = {}  # of its flags; "source" is the rank that sets one

    def __new__(cls, node: Node, shape: GemmShape, **options):
        rung = super().__new__(cls)
        rung.options = options  # a repeated call's rung is made with the same
        return rung

    def __init__(self, node: Node, shape: GemmShape, *, tiles: Tiles | None = None, programs: int | None = None):
        self.node, self.shape, self.world_size = node, shape, node.world_size
        self.tiles = tiles or (H200 if node.target == "cuda" else SIMULATED)
        ea, eb, ec = shape.local(self.kind, self.world_size)
        if shape.k % 16 or shape.n % 16 or eb[1] % 16:
            raise ValueError(f"{shape}: rows of A, B and C are multiples of 16 elements long, on every rank")
        self.element = _TYPES[shape.dtype]
        self.a = [rank.empty(ea, shape.dtype, "a") for rank in node.ranks]
        self.b = [rank.empty(eb, shape.dtype, "b") for rank in node.ranks]
        self.out = [rank.empty(ec, shape.dtype, "out") for rank in node.ranks]
        self.main = [rank.stream() for rank in node.ranks]  # calls run in it, one after the other
        self.heap = SymmetricHeap(node, self.heap_bytes())
        self.epoch, self._mark, self._latest = 0, 0, None
        self.setup()
        fit = min(self.gemm.resident_blocks(rank) for rank in node.ranks)
        self.programs = programs or min(fit, self.tile_count)
        if not 1 <= self.programs <= fit:
            raise LaunchError(f"{self.name}: {self.programs} programs, but they wait for one another and {fit} fit at "
                              "once")
        self.scratch = [rank.empty(max(16, self.programs * self.gemm.kernel.scratch_per_program), torch.uint8, "scratch")
                        for rank in node.ranks]

    @property
    def tile_count(self) -> int:
        """Tiles that a rank computes."""
        columns = self.shape.n // (self.world_size if self.kind == "ag_gemm" else 1)
        return -(-self.shape.m // self.tiles.BM) * -(-columns // self.tiles.BN)

    def kernel_options(self) -> dict:
        return asdict(self.tiles)

    @abstractmethod
    def heap_bytes(self) -> int:
        """What the symmetric heap needs."""

    @abstractmethod
    def setup(self) -> None:
        """Makes symmetric memory and `gemm`, the kernel of the persistent grid."""

    @abstractmethod
    def start(self, i: int) -> None:
        """Starts the epoch's call on the i-th driven rank and returns at once."""

    def write(self, problem: GemmProblem) -> None:
        """Inputs to the ranks. A2AError for a problem of another shape."""
        if problem.kind != self.kind or problem.shape != self.shape or problem.world_size != self.world_size:
            raise A2AError(f"{self.name} was made for {self.kind} of {self.shape} on {self.world_size} ranks, not for "
                           f"{problem!r}")
        for i, rank in enumerate(self.node.ranks):
            self.a[i].copy_from(problem.a[rank.index])
            self.b[i].copy_from(problem.b[rank.index])
            self.out[i].fill_(float("nan"))

    def launch(self) -> None:
        """Starts a call on all driven ranks and returns at once."""
        self.epoch += 1
        for i in range(len(self.node.ranks)):
            self.start(i)

    def read(self) -> list[torch.Tensor]:
        """The outputs of the last call, after waiting for it. DeadlockError names who should have set which flag."""
        try:
            self.node.synchronize()
        except DeadlockError as error:
            if said := who_sets(self.indices, self.number_text, error):
                error.args = (f"{error}\n{said}", *error.args[1:])
            raise
        return [out.to_torch() for out in self.out]

    @property
    def number_text(self) -> str:
        """What a flag is to hold."""
        return f"{self.epoch}, this call's number, or more"

    def __call__(self, problem: GemmProblem) -> list[torch.Tensor]:
        self.write(problem)
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})
        self._mark, self._latest = self.node.mark(), None
        self.launch()
        outputs = self.read()
        self._latest = problem
        return outputs

    @property
    def trace(self):
        """Of the last call. That of a whole call can be repeated: `rung.trace.uncertainty(of=triton_rung.call_us)`."""
        return repeatable(self.node.trace_since(self._mark), self, self._latest)

    @property
    def us(self) -> float:
        """The last call on the clock: `call_us` of its trace."""
        return call_us(self.trace)

    def close(self) -> None:
        self.heap.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.shape}, {self.world_size} ranks): {self.idea}"


def call_us(trace) -> float:
    """A call on the clock, us: from the first launch, or copy between ranks, to the last kernel's end."""
    records = trace.records
    kernels = records[records["kind"] == LAUNCH]
    copies = records[(records["kind"] == COPY) & (records["src"] >= 0) & (records["dst"] >= 0)]
    begin = min(int(each["time"].min()) for each in (kernels, copies) if len(each))
    return (int((kernels["time"] + kernels["duration"]).max()) - begin) / PS_PER_US
