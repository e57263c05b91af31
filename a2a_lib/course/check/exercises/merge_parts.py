"""Lesson 18, exercise 1: merge_parts(sums [parts, rows, dim], weights and largest [parts, rows], out [rows, dim], parts, rows, dim): one
output from partial results, float."""

import torch

from ..kit import UNWRITTEN, Draw, Memory, Run, graded, quantity

CASES = (  # parts, rows, dim, blocks, what is special
    (2, 3, 64, 1, ""), (4, 9, 128, 2, ""), (1, 2, 64, 1, ""), (3, 5, 80, 1, "scores of about 300"), (3, 4, 64, 1, "scores of about -300"),
    (3, 4, 64, 1, "parts' scores far apart"), (3, 6, 64, 1, "rows' scores far apart"), (4, 6, 64, 1, "parts without a key"),
    (19, 40, 64, 2, ""))
MASKED = -1e30  # the largest score of a part without a key
TOLERANCE = 1e-5  # of float sums of few parts, exp2f of a few roundings


def inputs(parts: int, rows: int, dim: int, special: str):
    """sums, weights, largest of partial results."""
    draw = Draw(parts + 10 * rows + dim)
    largest = 4 * draw.normal(parts, rows) + {"scores of about 300": 300, "scores of about -300": -300}.get(special, 0)
    weights = 1 + 7 * draw.uniform(parts, rows)
    sums = weights[:, :, None] * draw.normal(parts, rows, dim)
    if special == "parts' scores far apart":
        largest += 150 * torch.arange(parts)[:, None]
        sums[:-1] *= 2**16
    if special == "rows' scores far apart":
        largest += 150 * torch.arange(rows)
    if special == "parts without a key":
        empty = torch.arange(parts)[:, None] > torch.arange(rows)[None, :] % parts
        largest[empty], weights[empty], sums[empty] = MASKED, 0, 0
    return sums, weights, largest


def merged(sums, weights, largest):
    """The output in float64 [rows, dim]."""
    sums, weights, largest = (tensor.double() for tensor in (sums, weights, largest))
    factor = torch.exp2(largest - largest.amax(0))
    return (factor[:, :, None] * sums).sum(0) / (factor * weights).sum(0)[:, None]


@graded("18_attention_over_ranks.ipynb", "exercise-1", CASES, (4, 24, 64, 2, ""), {"out": 24 * 64 * 4}, (8, 4864, 128, 304, ""))
def merge_parts(parts, rows, dim, blocks, special):
    given = inputs(parts, rows, dim, special)
    sums, weights, largest = given
    want, size = merged(*given), merged(sums.abs(), weights, largest)
    buffers = [Memory(name, tensor) for name, tensor in zip(("sums", "weights", "largest"), given)]
    text = f"{quantity(parts, 'part')}, {rows} rows of {dim}, {quantity(blocks, 'block of 256 threads')}" + f", {special}" * bool(special)
    return Run(text, blocks, 256, (*buffers, Memory("out", UNWRITTEN, want.float(), UNWRITTEN), parts, rows, dim),
               4 * (parts * rows * (dim + 2) + rows * dim), {"column": "value", "size": size},
               lambda got: ~((got - want).abs() <= TOLERANCE * size))
