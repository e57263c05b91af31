"""Matrix products spread over the ranks of a node: inputs and right answers.

    AllGather -> GEMM       rank r has rows r of A and columns r of B: A is gathered, C's columns r are computed
    GEMM -> ReduceScatter   rank r has columns r of A and rows r of B: the parts are added, C's rows r stay with r
    GEMM -> AllReduce       the same parts are added, and every rank gets all of C
"""
import math
from dataclasses import dataclass

import torch

from ...draw import Draw
from ...plurals import quantity
from .checks import MismatchError, require_form, require_within

KINDS = ("ag_gemm", "gemm_rs", "gemm_ar")
_EPS = {torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}  # relative error of rounding to nearest


@dataclass(frozen=True)
class GemmShape:
    """C [m, n] = A [m, k] B [k, n], over the whole node; dtype float16 or bfloat16."""

    m: int
    n: int
    k: int
    dtype: torch.dtype = torch.float16

    def local(self, kind: str, world_size: int) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        """Extents of a rank's A, of its B (transposed: columns of B are rows) and of its part of C. kind: one of
        `KINDS`. Raises ValueError if an extent does not divide over the ranks."""
        divided = {"ag_gemm": ("m", "n"), "gemm_rs": ("m", "k"), "gemm_ar": ("k",)}[kind]
        for name in divided:
            extent = getattr(self, name)
            if extent % world_size:
                raise ValueError(f"{name} = {extent} does not divide over {quantity(world_size, 'rank')}")
        if kind == "ag_gemm":
            return (self.m // world_size, self.k), (self.n // world_size, self.k), (self.m, self.n // world_size)
        rows = self.m if kind == "gemm_ar" else self.m // world_size
        return (self.m, self.k // world_size), (self.n, self.k // world_size), (rows, self.n)

    @property
    def flops(self) -> int:
        """Operations of the whole product: a multiplication and an addition each."""
        return 2 * self.m * self.n * self.k


class GemmProblem:
    """Inputs of all ranks, in lists with one CPU tensor per rank of the dtype of the shape, b transposed.

    With W ranks and a kind of `KINDS`:

        ag_gemm   a [m/W, k], b [n/W, k], output [m, n/W]
        gemm_rs   a [m, k/W], b [n, k/W], output [m/W, n]
        gemm_ar   a [m, k/W], b [n, k/W], output [m, n]

    Raises ValueError for tensors that do not fit.
    """

    def __init__(self, kind: str, shape: GemmShape, a: list[torch.Tensor], b: list[torch.Tensor]):
        if kind not in KINDS:
            raise ValueError(f"{kind!r}: a product is one of {', '.join(KINDS)}")
        self.kind, self.shape, self.a, self.b, self.world_size = kind, shape, list(a), list(b), len(a)
        wanted_a, wanted_b, _ = shape.local(kind, self.world_size)
        for name, tensors, due_shape in (("a", self.a, wanted_a), ("b", self.b, wanted_b)):
            if len(tensors) != self.world_size:
                raise ValueError(f"{name} has {quantity(len(tensors), 'tensor')} for {quantity(self.world_size, 'rank')}")
            for rank, tensor in enumerate(tensors):
                if tuple(tensor.shape) != due_shape or tensor.dtype != shape.dtype:
                    raise ValueError(f"{name} of rank {rank} is {list(tensor.shape)} {tensor.dtype}, not {list(due_shape)} "
                                     f"{shape.dtype}")

    @classmethod
    def random(cls, kind: str, shape: GemmShape, world_size: int, seed: int = 0) -> "GemmProblem":
        """Normal values; B's are small, so that the answer's are near 1. The same seed gives the same bits."""
        draw = Draw(seed)
        ea, eb, _ = shape.local(kind, world_size)
        a = [draw.normal(ea, dtype=shape.dtype) for _ in range(world_size)]
        return cls(kind, shape, a, [(1 / math.sqrt(shape.k) * draw.normal(eb)).to(shape.dtype) for _ in range(world_size)])

    def answer(self, rank: int) -> tuple[torch.Tensor, torch.Tensor]:
        """A rank's part of C in float64, and the allowed error of an output: two tensors of the output's shape.

        The bound: products are exact in float32. k additions in any order err by at most k 2^-24 times the sum of
        absolute values (Higham, "Accuracy and Stability of Numerical Algorithms", 4.2). Rounding to the dtype adds eps
        of the rounded value, and a reduction rounds every rank's part.
        """
        eps, k = _EPS[self.shape.dtype], self.shape.k
        if self.kind == "ag_gemm":
            a, b = torch.cat(self.a).double(), self.b[rank].double()
            right, size = a @ b.T, a.abs() @ b.abs().T
            return right, k * 2.0**-24 * size + eps * (right.abs() + k * 2.0**-24 * size) + 2.0**-24
        rows = slice(rank * self.shape.m // self.world_size, (rank + 1) * self.shape.m // self.world_size)
        if self.kind == "gemm_ar":
            rows = slice(None)
        parts = [a[rows].double() @ b.double().T for a, b in zip(self.a, self.b)]
        size = sum(a[rows].double().abs() @ b.double().abs().T for a, b in zip(self.a, self.b))
        right, rounded = sum(parts), sum(part.abs() for part in parts)
        return right, (k + self.world_size) * 2.0**-24 * size + eps * (rounded + right.abs() * (1 + eps)) * 1.01 + 2.0**-24

    def check(self, outputs: list[torch.Tensor], ranks: list[int] | None = None) -> None:
        """Raises MismatchError with rank, row and column of the worst element if an output is wrong. outputs: one per rank,
        shape and dtype as the class says; ranks: theirs (default: all, in order).
        After an all-reduce, outputs must also be the same bits."""
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            right, bound = self.answer(rank)
            require_form(out, right.shape, self.shape.dtype, f"rank {rank}: the output")
            require_within(out, right, bound, f"rank {rank}", lambda row, column: f"row {row}, column {column}")
        if self.kind == "gemm_ar":
            for rank, out in enumerate(outputs):
                if not torch.equal(out.view(torch.int16), outputs[0].view(torch.int16)):
                    raise MismatchError(f"output {rank} has other bits than output 0: an all-reduce gives all ranks the same")

    def __repr__(self) -> str:
        s = self.shape
        return f"GemmProblem({self.kind}, m {s.m}, n {s.n}, k {s.k}, {s.dtype}, {quantity(self.world_size, 'rank')})"
