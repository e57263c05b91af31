"""Lesson 02, exercise 2: sum_aligned(start, rows, experts, block_size), where each expert's places start."""

import torch

from ....draw import Draw
from ..cases import strict
from ..trial import exercise

NEVER = -7


@exercise("02_moe_align_and_sort.ipynb", "exercise-2")
def sum_aligned(trial, source):
    """source: HIP with a kernel `sum_aligned`, launched as one block of 256 threads: start [experts + 1] from rows [experts]."""
    for experts, block_size, most, seed in ((64, 16, 40, 2), (4, 4, 9, 1), (200, 8, 30, 3), (1, 128, 500, 4), (300, 1, 5, 5),
                                            (1000, 128, 100_000, 6), (37, 12, 50, 7)):
        with strict(1) as node:
            _case(trial, node, trial.load(node, source, "sum_aligned"), experts, block_size, most, seed)


def _case(trial, node, kernel, experts, block_size, most, seed):
    trial.case(f"{experts} experts of 0 to {most - 1} rows, tiles of {block_size}")
    rows = Draw(seed).integers(0, most, experts, dtype=torch.int32)
    rows[::3] = 0
    padded = (rows.long() + block_size - 1) // block_size * block_size
    want = torch.cat([torch.zeros(1, dtype=torch.int64), padded.cumsum(0)])
    rank = node.ranks[0]
    start = rank.from_torch(torch.full((experts + 3,), NEVER, dtype=torch.int32), "start")
    rows_in = rank.from_torch(rows, "rows")
    trial.run(node, lambda: rank.launch(kernel, 1, 256, start[1:experts + 2], rows_in, experts, block_size))
    everything = start.to_torch().long()
    got = everything[1:-1]
    trial.compare(got[:, None], want[:, None], row="expert", column="start")
    trial.untouched(everything[[0, -1]], torch.full((2,), NEVER), "start")
