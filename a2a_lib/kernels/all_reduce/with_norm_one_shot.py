"""`with_norm_one_shot`: all-reduce, residual and RMSNorm in one launch and one trip (with_norm_one_shot.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .with_norm import WORD, WithNorm


class WithNormOneShot(WithNorm):
    """`WithNorm` in one stage: every rank sums and normalises all rows. Arguments, outputs and errors: those of `WithNorm`."""

    name = "with_norm_one_shot"
    idea = "a row or two: every rank sums and normalises all rows, after one trip instead of two"
    stages = (Stage("with_norm_one_shot", "world shape x residual weight boxes squares out", "call", cooperative=True),)
    buffers = (Symmetric("boxes", "2 world rows row_data of_data", torch.int64, WORD),
               Symmetric("squares", "rows row_chunks", torch.int64, Flag(("row", "chunk"), "{n} << 32 | a float's bits")))
    situations = (Situation("calls in a row", FAMILY.shape("2x520"), 3, 2, 1, calls=6),
                  Situation("zeros", FAMILY.shape("1x600"), 2, 1, 1, problem=(("values", "zeros"),)))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"row_data": self._data_of(1), "row_chunks": -(-self._data_of(1) // self.lanes)}

    @property
    def items(self) -> int:
        return self._lanes_of(1)
