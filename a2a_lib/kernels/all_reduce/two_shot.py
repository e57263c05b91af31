"""`two_shot`: reduce-scatter and all-gather, in tiles (two_shot.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .rung import MOST_WAVES, AllReduce

MOST_THREADS = 1024  # of a block
TILE = Flag(("block", "source"), "the number of the tile, counted on from call to call")


class TwoShot(AllReduce):
    """HIP reduce-scatter and all-gather in tiles. Arguments and errors: those of `AllReduce`."""

    name = "two_shot"
    idea = "reduce-scatter, then all-gather, tile by tile: the least bytes, and each exchange protects the other's ring"
    stages = (Stage("two_shot", "world shape x parts sums sent summed out", "call", cooperative=True),)
    buffers = (Symmetric("sent", "waves world", flag=TILE), Symmetric("summed", "waves world", flag=TILE),
               Symmetric("parts", "lanes 3 world 4", torch.int32), Symmetric("sums", "lanes 3 world 4", torch.int32))
    heap_memory = "uncached"
    # A block has several tiles and several waves, and the memory is cached.
    situations = (Situation("tiles", FAMILY.shape("1x12000"), 2, 1, 2, options=(("heap_memory", "finegrained"),)),
                  Situation("waves", FAMILY.shape("1x9001"), 3, 2, 2, options=(("heap_memory", "finegrained"),)))

    def extents(self) -> dict[str, int]:
        """lanes: those of the blocks with a piece of the share, whatever the grid; the last of them may have one lane at work."""
        return super().extents() | {"lanes": min(MOST_WAVES * 64, self._pieces + MOST_THREADS - 1)}

    def usual_waves(self) -> int:
        """One wave per block while there are enough blocks for the share's pieces, so that a compute unit has little to move."""
        return 512 // self.lanes if self.node.target == "cuda" else 1 if self._pieces <= 256 * self.lanes else 2

    def usual_blocks(self, waves: int) -> int:
        units = self.node.ranks[0].compute_units
        return max(1, min(units if waves != 2 else min(units, 256), -(-self._pieces // (waves * self.lanes))))

    @property
    def _pieces(self) -> int:
        """Pieces of 16 bytes in a rank's share of the message."""
        return -(-self.shape.pieces // self.world_size)
