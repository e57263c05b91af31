"""`lamport_two_shot`: two shots of data that are their own flag (lamport_two_shot.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .lamport import OfData

MOST_THREADS = 1024  # of a block
WORD = Flag(("place", "source", "lane", "word"), "data, which are not 0")


class LamportTwoShot(OfData):
    """HIP reduce-scatter and all-gather of data that are their own flag. Arguments and errors: those of `AllReduce`."""

    name = "lamport_two_shot"
    idea = "reduce-scatter and all-gather of data that are their own flag: the least bytes, and nothing waits for a flag behind them"
    stages = (Stage("lamport_two_shot", "world shape x parts sums lanes out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "5 world lanes of_data", torch.int64, WORD),
               Symmetric("sums", "5 world lanes of_data", torch.int64, WORD))
    situations = (Situation("tiles", FAMILY.shape("1x12000"), 2, 1, 2), Situation("waves", FAMILY.shape("1x9001"), 3, 2, 2))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"lanes": self._lanes}

    def own_arguments(self) -> dict:
        return {"lanes": self._lanes}

    @property
    def _lanes(self) -> int:
        """Lanes with a place in the ring: those of the blocks with a part of the share, whatever the grid."""
        return min(self.most_waves * self.lanes, self.items + MOST_THREADS - 1)

    @property
    def items(self) -> int:
        return -(-super().items // self.world_size)
