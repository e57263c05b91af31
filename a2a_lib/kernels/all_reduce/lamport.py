"""`lamport`: one shot of data that are their own flag (lamport.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .rung import AllReduce


class OfData(AllReduce):
    """The common part of rungs whose lanes take a `Data` of a2a/lamport.h at a time."""

    heap_memory = "uncached"

    @property
    def words_of_data(self) -> int:
        """Words of 8 bytes that a lane stores at once: WORDS of a2a/lamport.h."""
        return 2 if self.node.target == "cuda" else 1

    def extents(self) -> dict[str, int]:
        return super().extents() | {"data": self.items, "of_data": self.words_of_data}

    @property
    def items(self) -> int:
        return -(-self.shape.bytes // (8 * self.words_of_data))

    def usual_blocks(self, waves: int) -> int:
        """At most one block per compute unit. On NVIDIA, two blocks of 512 threads if one per SM does not take all words at once."""
        lanes, units = waves * self.lanes, self.node.ranks[0].compute_units
        if self.node.target == "cuda" and lanes == 512 and self.items > units * lanes:
            units *= 2
        return max(1, min(units, -(-self.items // lanes), self.most_waves // waves))


class Lamport(OfData):
    """HIP one-shot all-reduce of data that are their own flag. Arguments and errors: those of `AllReduce`."""

    name = "lamport"
    idea = "a place is zero until its data arrive: one trip, nothing is released, and no byte but the data travels"
    stages = (Stage("lamport", "world shape x boxes out", "call", cooperative=True),)
    buffers = (Symmetric("boxes", "2 world data of_data", torch.int64,
                         Flag(("parity", "source", "data", "word"), "data, which are not 0")),)
    situations = (Situation("calls in a row", FAMILY.shape("1x1024"), 3, 4, 1, calls=6),
                  Situation("two waves", FAMILY.shape("1x520"), 2, 1, 2),
                  Situation("zeros", FAMILY.shape("1x600"), 2, 1, 1, problem=(("values", "zeros"),)))
