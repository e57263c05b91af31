"""Lesson 00, exercise 3: row_max(out, x, rows, dim), the largest of each row. One wave per row."""

import torch

from ....draw import Draw
from ..cases import HBM_BYTES_PER_US, LEAST, NAN, graded
from ..trial import exercise

GUARD = 777_777.0  # fills the memory around the kernel's input
# rows, values in each, their upper limit, blocks; the one value of all, if there is one
CASES = ((4, 64, 100, 1), (6, 200, 100, 2), (5, 37, 100, 2), (3, 64, 0, 1), (11, 130, 0, 1), (3, 1, 100, 1), (3, 70, 0, 1, -3e38),
         (2, 70, 0, 1, float("-inf")))


@exercise
def row_max(trial, source):
    """source: HIP with a kernel `row_max`: out[row] is the largest of x[row, 0:dim]. One wave per row."""
    return graded(trial, source, "row_max", _case, CASES, (24, 130, 100, 2), {"out": 24 * 4}, (4864, 1000, 100, 304))


def _case(trial, node, kernel, rows, dim, top, grid, floor=0.0):
    """Values below `top`. The largest of each row is in another lane; in the first row it is the last value."""
    waves = 4 * grid
    trial.case(f"{rows} rows of {dim}, {waves} waves"
               + (f", all values {floor:g}" if floor else ", all values negative" if top == 0 else ""))
    x = Draw(rows + dim).integers(top - 1000, top - 50, rows, dim, dtype=torch.float32)
    place = (dim - 1 - 23 * torch.arange(rows)) % dim
    x[torch.arange(rows), place] = top - 1.0 - torch.arange(rows) % 40
    if floor:
        x[:] = floor
    around, rank = torch.full((1, dim), GUARD), node.ranks[0]
    padded = rank.from_torch(torch.cat([around, x, around]), "x")
    out = rank.from_torch(torch.full((rows + 2,), NAN), "out")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:rows + 1], padded[1:rows + 1], rows, dim))
    everything = out.to_torch()
    trial.compare(everything[1:-1, None], x.max(1, keepdim=True).values, row="row", column="value",
                  where=lambda r: {"lane": int(place[r]) % 64})
    trial.untouched(everything[[0, -1]], torch.full((2,), NAN), "out")
    return trial.card(trace, us=4 * (rows * dim + rows) / HBM_BYTES_PER_US, note=LEAST) if rows > 1000 else None


SOLUTION = "00_row_max.hip", None
MASKS = "for (int mask = WAVE / 2; mask > 0; mask /= 2) best = fmaxf(best, shuffle_xor(best, mask));"
MISTAKES = {
    "shuffles in the loop": ("best = fmaxf(best, values[i]);\n", "{ best = fmaxf(best, values[i]);\n", MASKS, MASKS + " }",
                             "the lanes shuffle within the loop, which some have left: what a lane reads of those is 0"),
    "an int": ("float best = values[0]", "int best = values[0]", "a float goes through an int on its way: `best` is a float"),
    "starts at zero": ("best = values[0]", "best = 0", "the maximum starts at 0: a row can have smaller values only"),
    "starts at -1000": ("best = values[0]", "best = -1000",
                        "the maximum starts at a fixed number, -1000: a row can have smaller values only"),
    "starts at -1e30": ("best = values[0]", "best = -1e30f",
                        "the maximum starts at a fixed number, -1e30: a row can have smaller values only"),
    "shuffle by one lane": (MASKS, "if (lane_id() == 0) " + MASKS,
                            "nothing is written"),
    "lanes apart": (MASKS, "", "lane 0 writes its own maximum: the 64 lanes are not compared with one another"),
    "32 lanes": ("mask = WAVE / 2", "mask = WAVE / 4", "32 lanes are compared: a wave has 64, so the first mask is WAVE / 2"),
    "last step missing": ("mask > 0", "mask > 1", "the last step, with mask 1, is missing"),
    "one value per lane": ("i += WAVE)", "i += dim)", "each lane looks at one value only: a row may have more than 64"),
    "no tail": ("i < dim;", "i < dim / WAVE * WAVE;", "the values after the last whole 64 are left out"),
    "last value missing": ("i < dim;", "i < dim - 1;", "the last value of each row is left out"),
    "value behind the row": ("i < dim;", "i <= dim;", "the value after the row is read, too (i <= dim)"),
    "the smallest": ("best = values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, values[i]);\n    " + MASKS,
                     "best = -values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                     "-values[i]);\n    " + MASKS + "\n    best = -best;", "the smallest value is taken"),
    "one round of the waves": ("row += waves_in_grid()", "row += rows",
                               "each wave takes one row and stops: it goes on, += waves_in_grid()"),
    "wrong stride": ("(int64_t)row * dim", "row", "row r is read from x + r: it starts at x + r * dim"),
    "one row too many": ("row < rows;", "row <= rows;", "the loop goes one row too far"),
}
REMARKED = {
    "every wave all rows": ("int row = wave_in_grid(); row < rows; row += waves_in_grid()", "int row = 0; row < rows; ++row",
                            "each piece is written"),
}
