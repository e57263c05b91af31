"""Lesson 00, exercise 2: reverse(dst, src, n), piece i of dst (16 bytes) is piece n - 1 - i of src."""

import torch

from ..cases import HBM_BYTES_PER_US, LEAST, NAN, graded
from ..trial import exercise

GUARD = 777_777.0  # fills the memory around the kernel's input
CASES = ((64, 1, 64), (1000, 4, 256), (5, 3, 128), (1000, 2, 128), (1, 1, 64))  # pieces, blocks, lanes of each


@exercise("00_the_node_in_front_of_you.ipynb", "exercise-2")
def reverse(trial, source):
    """source: HIP with a kernel `reverse`: piece i of dst (16 bytes) is piece n - 1 - i of src."""
    return graded(trial, source, "reverse", _case, CASES, (500, 8, 64), {"dst": 500 * 16}, (60_001, 608, 256))


def _case(trial, node, kernel, n, grid, block):
    trial.case(f"{n} pieces, {grid} block{'s' * (grid > 1)} of {block} lanes")
    rank = node.ranks[0]
    piece = torch.arange(4.0 * n).view(n, 4)
    around = torch.full((1, 4), GUARD)
    padded = rank.from_torch(torch.cat([around, piece, around]), "src")
    out = rank.from_torch(torch.full((n + 2, 4), NAN), "dst")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, block, out[1:n + 1], padded[1:n + 1], n))
    everything = out.to_torch()
    got, want = everything[1:-1], piece.flip(0)
    trial.compare(got, want, row="piece", column="number")
    trial.untouched(everything[[0, -1]], torch.full((2, 4), NAN), "dst")
    return trial.card(trace, us=2 * 16 * n / HBM_BYTES_PER_US, note=LEAST) if n > 10_000 else None
