"""Hidden cases: every draw of a check, and every schedule, with other seeds."""
from __future__ import annotations

import hashlib
import random

MOST = 2**31  # largest seed, exclusive
DRIFT = 4  # in every such seed waves of a block drift apart, and a kernel takes twice as long (sim/README.md, Schedules)


def shift(number: int) -> None:
    """Shifts the seeds of all later draws in this process. The same number gives the same draws, on every machine."""
    from ....draw import Draw
    from ....kernels.moe import Problem
    from ....machine.node import Node
    by = 1 + int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:8], "little") % (MOST // 2)
    order = DRIFT + by // DRIFT * DRIFT  # a node where times are compared stays without drift

    class Random(random.Random):
        """Python's generator with shifted seeds."""

        def __init__(self, seed=None):
            super().__init__(seed + by if isinstance(seed, int) else seed)

    start, draw, reseed, begin = Draw.__init__, Problem.random.__func__, Node.reseed, Node.__init__

    def problem(cls, shape, world_size=8, seed=None, *more, **how):
        return draw(cls, shape, world_size, None if seed is None else seed + by, *more, **how)

    def shifted(self, *args, seed=0, **options):
        begin(self, *args, seed=(seed + order) % MOST, **options)

    Draw.__init__ = lambda self, seed, device=None: start(self, seed + by, device)
    random.Random = Random
    Problem.random = classmethod(problem)
    Node.__init__, Node.reseed = shifted, lambda self, seed: reseed(self, (seed + order) % MOST)
