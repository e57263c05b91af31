"""`flag_in_data_two_shot`: two shots in words that carry their flag (flag_in_data_two_shot.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.waits import Flag
from .rung import InWords

WORD = Flag(("source", "word"), "{n} << 32 | data")


class FlagInDataTwoShot(InWords):
    """HIP reduce-scatter and all-gather in words that carry their flags. Arguments and errors: those of `AllReduce`."""

    name = "flag_in_data_two_shot"
    idea = "reduce-scatter and all-gather in words that carry their flag: the two protect each other's only set of words"
    stages = (Stage("flag_in_data_two_shot", "world shape x parts sums out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "world share", torch.int64, WORD), Symmetric("sums", "world share", torch.int64, WORD))

    @property
    def items(self) -> int:
        return self.extents()["share"]
