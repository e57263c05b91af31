"""Lesson 02, exercise 2: sum_aligned(start [experts + 1], rows [experts], experts, block_size), where each expert's places start."""

import torch

from ..kit import Draw, Memory, Run, graded

NEVER = -7
# experts, rows of a tile, rows of an expert below, seed
CASES = ((64, 16, 40, 2), (4, 4, 9, 1), (200, 8, 30, 3), (1, 128, 500, 4), (300, 1, 5, 5), (1000, 128, 100_000, 6), (37, 12, 50, 7))


@graded("02_moe_align_and_sort.ipynb", "exercise-2", CASES)
def sum_aligned(experts, block_size, most, seed):
    rows = Draw(seed).integers(0, most, experts, dtype=torch.int32)
    rows[::3] = 0
    return Run(f"{experts} experts of 0 to {most - 1} rows, tiles of {block_size}", 1, 256,
               (Memory("start", NEVER, starts(rows, block_size), NEVER), Memory("rows", rows), experts, block_size),
               how={"row": "expert", "column": "start"})


def starts(rows, block_size):
    """The place [experts + 1] at which each expert's rows begin, in whole tiles; the end comes last."""
    return torch.cat([rows.new_zeros(1), (rows + block_size - 1) // block_size * block_size]).cumsum(0).int()
