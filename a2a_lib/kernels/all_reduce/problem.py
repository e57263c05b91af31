"""The messages of an all-reduce, and its right answer: their sum in fp32 in the order of ranks, rounded once."""
from __future__ import annotations

from dataclasses import dataclass

import torch

from ...draw import Draw
from ...plurals import quantity
from ..moe.checks import MismatchError, by_rank, require_equal, require_form, require_within

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}  # the first is 0 in `Message` of a2a/elements.h


@dataclass(frozen=True)
class MessageShape:
    """[rows, dim] elements of each rank: f32, f16 or bf16. Rows mean something to `with_norm` alone."""

    rows: int
    dim: int
    dtype_name: str = "bf16"

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the elements."""
        return DTYPES[self.dtype_name]

    @property
    def bytes(self) -> int:
        """Bytes of a rank's message."""
        return self.rows * self.dim * self.dtype.itemsize

    @property
    def pieces(self) -> int:
        """Pieces of 16 bytes in a rank's message; the last may be shorter."""
        return -(-self.bytes // 16)

    @property
    def words(self) -> int:
        """Words of 4 bytes in a rank's message; the last may be shorter."""
        return -(-self.bytes // 4)


def require_alike(rung, outputs, right: torch.Tensor, bound: torch.Tensor) -> None:
    """MismatchError unless the outputs of a rung's ranks are within `bound` of `right`, both float64, and have the same bits."""
    for rank, out in zip(rung.ranks, outputs, strict=True):
        require_within(out, right, bound, f"rank {rank}", lambda *at: f"element {list(at)}")
        if not torch.equal(out, outputs[0]):
            raise MismatchError(f"rank {rank} holds other bits than rank {rung.ranks[0]}", rank=rank)


def summed(messages: list[torch.Tensor]) -> torch.Tensor:
    """The sum in fp32, in the order of the list."""
    total = torch.zeros_like(messages[0], dtype=torch.float32)
    for message in messages:
        total += message.float()
    return total


class AllReduceProblem:
    """x: per rank [rows, dim], of the shape's dtype; world_size, shape, seed. residual [rows, dim] and weight [dim], of the same
    dtype and alike at all ranks, are for `with_norm`."""

    def __init__(self, shape: MessageShape, x: list[torch.Tensor], seed: int = 0):
        self.shape, self.x, self.seed, self.world_size = shape, x, seed, len(x)
        draw = Draw(seed + 1)
        self.residual = draw.normal(shape.rows, shape.dim, dtype=shape.dtype)
        self.weight = (1 + 0.1 * draw.normal(shape.dim)).to(shape.dtype)

    @classmethod
    def random(cls, shape: MessageShape, world_size: int, seed: int = 0, values: str = "normal") -> AllReduceProblem:
        """values: "normal", "wide" or "zeros". Wide values are normal ones times powers of two from 2**-8 to 2**8, so that
        another order of sums changes many elements. "zeros" has zeros of both signs and a few ones. Raises ValueError for
        another word."""
        draw = Draw(seed)
        x = [draw.normal(shape.rows, shape.dim) for _ in range(world_size)]
        if values == "wide":
            powers = torch.tensor([2.0**power for power in range(-8, 9)])
            x = [part * powers[draw.integers(0, 17, part.shape)] for part in x]
        elif values == "zeros":
            x = [torch.where(part.abs() > 2, part.sign(), part * 0) for part in x]
        elif values != "normal":
            raise ValueError(f"values is {values!r}, not 'normal', 'wide' or 'zeros'")
        return cls(shape, [part.to(shape.dtype) for part in x], seed)

    def to(self, device) -> AllReduceProblem:
        """The problem with its messages on a device."""
        return AllReduceProblem(self.shape, [part.to(device) for part in self.x], self.seed)

    @property
    def sum(self) -> torch.Tensor:
        """[rows, dim] fp32, in the order of ranks."""
        return summed(self.x)

    def check(self, outputs, ranks: list[int] | None = None) -> None:
        """MismatchError unless every rank's output, [rows, dim], has the bits of the sum in the order of ranks."""
        self.compare(outputs, self.sum.to(self.shape.dtype), ranks)

    def compare(self, outputs, right: torch.Tensor, ranks: list[int] | None = None) -> None:
        """MismatchError unless every rank's output equals `right`, bit by bit but for the sign of zeros; NaN equals NaN."""
        for rank, out in by_rank(self, outputs, ranks, "outputs").items():
            right = right.to(out.device)
            require_form(out, right.shape, right.dtype, f"rank {rank}: the output")
            require_equal(out, right, f"rank {rank}", lambda *at: str(list(at)), lambda: self._cause(out, rank), rank=rank)  # noqa: B023

    def _cause(self, out: torch.Tensor, rank: int) -> str:
        """The known mistake that gives exactly these bits, as a text; "" if there is none."""
        if out.shape != self.x[rank].shape:
            return ""
        for lost in range(self.world_size):
            if self.world_size > 1 and torch.equal(out, summed(self.x[:lost] + self.x[lost + 1:]).to(out.dtype)):
                return f": it is the sum without rank {lost}'s message"
        turned = [self.x[(rank + k) % self.world_size] for k in range(self.world_size)]
        if torch.equal(out, summed(turned).to(out.dtype)):
            return f": it is the sum in another order, beginning at rank {rank}"
        return ""

    def __repr__(self) -> str:
        return f"AllReduceProblem({self.shape}, {quantity(self.world_size, 'rank')}, seed {self.seed})"
