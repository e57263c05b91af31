"""`with_norm`: all-reduce, residual and RMSNorm in one launch (with_norm.hip)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import torch

from ...machine.runtime.arguments import KernelStruct
from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.waits import Flag
from .lamport import OfData
from .problem import DTYPES, AllReduceProblem, require_alike

EPS = 1e-6
MOST_CHUNKS = 1 << 20  # of a wave's data, 512 bytes: `quotient` of a2a/norm.h is right below
WORD = Flag(("parity", "row", "source", "data", "word"), "data, which are not 0")


@dataclass(frozen=True)
class Rows(KernelStruct):
    """`Rows` of a2a/norm.h."""

    TYPE: ClassVar[str] = "a2a::Rows"
    bytes: int
    dtype: int
    rows: int
    eps: float
    share: float

    def format_of(self, member: str) -> str:
        return "f" if member in ("eps", "share") else "i"


class WithNorm(OfData):
    """HIP all-reduce with residual and RMSNorm. Outputs: [2, rows, dim] of the shape's dtype per driven rank: y, and h, the sum with the
    residual. Arguments and errors: those of `AllReduce`, and ValueError from MOST_CHUNKS on (512 MiB); in place x is h's memory.
    """

    name = "with_norm"
    idea = "the residual is added and every row normalised where its sums arrive, in the same launch and without a byte more"
    stages = (Stage("with_norm", "world shape x residual weight parts sums squares out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "2 rows world row_share of_data", torch.int64, WORD),
               Symmetric("sums", "2 rows world row_share of_data", torch.int64, WORD),
               Symmetric("squares", "2 rows world row_chunks", torch.int64,
                         Flag(("parity", "row", "source", "chunk"), "{n} << 32 | a float's bits")))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"rows": self.shape.rows, "row_share": self._data_of(self.world_size),
                                     "row_chunks": -(-self._data_of(self.world_size) // self.lanes)}

    def _check_sizes(self) -> None:
        super()._check_sizes()
        if self.items // self.lanes >= MOST_CHUNKS:
            raise ValueError(f"{self.name} is written for fewer than {MOST_CHUNKS} chunks of 512 bytes, and {self.shape.rows} rows of "
                             f"{self.shape.dim} have {self.items // self.lanes}")

    def _data_of(self, shares: int) -> int:
        """`Data` of a row's share, one of so many."""
        data = -(-self.shape.dim * self.shape.dtype.itemsize // (8 * self.words_of_data))
        return -(-data // shares)

    def _lanes_of(self, shares: int) -> int:
        """Lanes of whole waves for all rows."""
        return self.shape.rows * -(-self._data_of(shares) * shares // self.lanes) * self.lanes

    def inputs(self, problem: AllReduceProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.x[rank], "residual": problem.residual, "weight": problem.weight}

    def output_rows(self, problem: AllReduceProblem, rank: int) -> int:
        return 2

    def output_extents(self, rows: int | None) -> tuple[tuple[int, ...], torch.dtype]:
        return (2, self.shape.rows, self.shape.dim), self.shape.dtype

    def memory_of_x(self, out):
        return out[1]

    def sizes(self, rows: int) -> Rows:
        dtype = list(DTYPES).index(self.shape.dtype_name)
        return Rows(self.shape.dim * self.shape.dtype.itemsize, dtype, self.shape.rows, EPS, 1 / self.shape.dim)

    @property
    def items(self) -> int:
        return self._lanes_of(self.world_size)

    def usual_waves(self) -> int:
        """As `OfData`; but 5 or 6 in a block where that many take all rows at once: then no wave goes through its steps twice."""
        waves, units = self.items // self.lanes, self.node.ranks[0].compute_units
        return -(-waves // units) if self.node.target != "cuda" and 4 * units < waves <= 6 * units else super().usual_waves()

    def check(self, problem: AllReduceProblem, outputs) -> None:
        """Raises MismatchError for a wrong output. h must have the bits of the rounded sum plus the residual, rounded. y may
        differ from the norm of h in fp64 by one and a half units in the last place."""
        right = (problem.sum.to(self.shape.dtype).float() + problem.residual.float()).to(self.shape.dtype)
        problem.compare([out[1] for out in outputs], right, self.ranks)
        h = right.double()
        y = h / (h.square().mean(1, keepdim=True) + EPS).sqrt() * problem.weight.double()
        off = 1.6 * torch.finfo(self.shape.dtype).eps * y.abs() + 2.0**-24
        require_alike(self, [out[0] for out in outputs], y, off)
