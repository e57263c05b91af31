"""`quantized`: two shots in 8 bits, int8 or fp8 (quantized.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from .family import FAMILY
from .one_shot import MET
from .problem import AllReduceProblem, require_alike
from .rung import AllReduce

GROUP = 64  # elements with one scale
CODES = ("int8", "fp8")


class Quantized(AllReduce):
    """HIP reduce-scatter and all-gather of codes of 8 bits. Arguments and errors: those of `AllReduce`, and code: "int8" or "fp8"
    (ValueError for another). Elements are finite."""

    name, own_options = "quantized", (*AllReduce.own_options, "code")
    idea = "two shots in 8 bits with a scale for 64 elements: half the bytes of bf16, and an error with a bound"
    stages = (Stage("quantized", "world shape x parts part_scales sums sum_scales sent summed out fp8", "call", cooperative=True),)
    buffers = (Symmetric("sent", "waves world", flag=MET), Symmetric("summed", "waves world", flag=MET),
               Symmetric("parts", "world code_share 8", torch.uint8), Symmetric("sums", "world code_share 8", torch.uint8),
               Symmetric("part_scales", "world groups", torch.float32), Symmetric("sum_scales", "world groups", torch.float32))
    situations = (Situation("waves", FAMILY.shape("1x3000"), 2, 1, 3, options=(("code", "fp8"),)),
                  Situation("two blocks of two waves", FAMILY.shape("1x4100xf16"), 2, 2, 2))

    choices = AllReduce.choices | {"code": CODES}
    out_bits = 8

    def __init__(self, node=None, shape=None, *, code: str = "int8", **arguments):
        if code not in CODES:
            raise ValueError(f"code is {code!r}, not 'int8' or 'fp8'")
        self.code = code
        super().__init__(node, shape, **arguments)

    def extents(self) -> dict[str, int]:
        return super().extents() | {"code_share": self._share, "groups": self._share * 8 // GROUP}

    @property
    def _share(self) -> int:
        """Lanes' eights of a rank's share: whole groups."""
        eights = (self.shape.rows * self.shape.dim + 7) // 8
        share = (eights + self.world_size - 1) // self.world_size
        return (share + 7) // 8 * 8

    def own_arguments(self) -> dict:
        return {"fp8": int(self.code == "fp8")}

    def usual_blocks(self, waves: int) -> int:
        return max(1, min(self.node.ranks[0].compute_units, -(-self._share // (waves * self.lanes)), self.most_waves // waves))

    def bound(self, problem: AllReduceProblem) -> torch.Tensor:
        """[rows, dim] float64: by how much an element of the output may be off. See quantized.hip."""
        x = [part.double().flatten() for part in problem.x]
        total = sum(x[1:], x[0])
        if self.code == "fp8":
            first = sum(part.abs() / 16 + self._largest(part) * 2.0**-18.7 for part in x)
            return self._rounded(total, first + (total.abs() + first) / 16 + self._largest(total.abs() + first) * 2.0**-18.7)
        first = sum(self._largest(part) for part in x) / 254
        return self._rounded(total, first + self._largest(total.abs() + first) / 254)

    def _rounded(self, total: torch.Tensor, off: torch.Tensor) -> torch.Tensor:
        """The bound `off` plus the rounding of the output and of fp32 sums."""
        eps = torch.finfo(self.shape.dtype).eps
        return (off * 1.0001 + (total.abs() + off) * (eps / 2 + 2.0**-20) + 2.0**-25).reshape(self.shape.rows, self.shape.dim)

    def _largest(self, values: torch.Tensor) -> torch.Tensor:
        """For each element the largest of its group."""
        room = self.world_size * self._share * 8
        groups = torch.zeros(room, dtype=torch.float64)
        groups[:len(values)] = values.abs()
        return groups.view(-1, GROUP).amax(1).repeat_interleave(GROUP)[:len(values)]

    def check(self, problem: AllReduceProblem, outputs) -> None:
        """MismatchError unless every element is within `bound` of the sum, and all ranks hold the same bits."""
        right, bound = sum(part.double() for part in problem.x), self.bound(problem)
        require_alike(self, outputs, right, bound)
