"""Lesson 00, exercise 3: row_max(out, x, rows, dim), the largest of each row. One wave per row."""

import torch

from ..kit import NAN, Draw, Memory, Run, graded

GUARD = 777_777.0  # fills the memory around the kernel's input
# rows, values in each, their upper limit, blocks; the one value of all, if there is one
CASES = ((4, 64, 100, 1), (6, 200, 100, 2), (5, 37, 100, 2), (3, 64, 0, 1), (11, 130, 0, 1), (3, 1, 100, 1), (3, 70, 0, 1, -3e38),
         (2, 70, 0, 1, float("-inf")))


@graded("00_row_max.hip", None, CASES, (24, 130, 100, 2), {"out": 24 * 4}, (4864, 1000, 100, 304))
def row_max(rows, dim, top, grid, floor=0.0):
    """Values below `top`. The largest of each row is in another lane; in the first row it is the last value."""
    x = Draw(rows + dim).integers(top - 1000, top - 50, rows, dim, dtype=torch.float32)
    place = (dim - 1 - 23 * torch.arange(rows)) % dim
    x[torch.arange(rows), place] = top - 1.0 - torch.arange(rows) % 40
    if floor:
        x[:] = floor
    return Run(f"{rows} rows of {dim}, {4 * grid} waves"
               + (f", all values {floor:g}" if floor else ", all values negative" if top == 0 else ""), grid, 256,
               (Memory("out", NAN, x.amax(1), NAN), Memory("x", x, around=GUARD), rows, dim), 4 * (rows * dim + rows),
               {"column": "value", "where": lambda r: {"lane": int(place[r]) % 64}})
