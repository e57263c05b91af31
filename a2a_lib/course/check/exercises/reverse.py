"""Lesson 00, exercise 2: reverse(dst, src, n), piece i of dst (16 bytes) is piece n - 1 - i of src."""

import torch

from ..kit import NAN, Memory, Run, graded, quantity

GUARD = 777_777.0  # fills the memory around the kernel's input
CASES = ((64, 1, 64), (1000, 4, 256), (5, 3, 128), (1000, 2, 128), (1, 1, 64))  # pieces, blocks, lanes of each


@graded("00_the_node_in_front_of_you.ipynb", "exercise-2", CASES, (500, 8, 64), {"dst": 500 * 16}, (60_001, 608, 256))
def reverse(n, grid, lanes):
    piece = torch.arange(4.0 * n).view(n, 4)
    return Run(f"{n} pieces, {quantity(grid, 'block')} of {lanes} lanes", grid, lanes,
               (Memory("dst", NAN, piece.flip(0), NAN), Memory("src", piece, around=GUARD), n), 2 * 16 * n,
               {"row": "piece", "column": "number"})
