"""Hidden cases: every draw of a check, and every schedule, with other seeds."""
from __future__ import annotations

import hashlib
import random

MOST = 2**31  # largest seed, exclusive


def shift(number: int) -> None:
    """Shifts the seeds of all later draws in this process. The same number gives the same draws, on every machine."""
    import numpy as np
    import torch

    from ...moe import Problem
    from ...node import Node
    by = 1 + int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:8], "little") % (MOST // 2)

    class Generator(torch.Generator):
        """PyTorch's generator with shifted seeds."""

        def manual_seed(self, seed):
            return super().manual_seed(seed + by)

    class Random(random.Random):
        """Python's generator with shifted seeds."""

        def __init__(self, seed=None):
            super().__init__(seed + by if isinstance(seed, int) else seed)

    default_rng, draw, reseed, begin = np.random.default_rng, Problem.random.__func__, Node.reseed, Node.__init__

    def problem(cls, shape, world_size=8, seed=None, *more, **how):
        return draw(cls, shape, world_size, None if seed is None else seed + by, *more, **how)

    def shifted(self, *args, seed=0, **options):
        begin(self, *args, seed=(seed + by) % MOST, **options)

    torch.Generator, random.Random = Generator, Random
    np.random.default_rng = lambda seed=None: default_rng(seed + by if isinstance(seed, int) else seed)
    Problem.random = classmethod(problem)
    Node.__init__, Node.reseed = shifted, lambda self, seed: reseed(self, (seed + by) % MOST)
