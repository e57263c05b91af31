"""Lesson 00, exercise 3: row_max(out, x, rows, dim), the largest of each row. One wave per row."""

import torch

from ..cases import HBM_BYTES_PER_US, LEAST, NAN, graded
from ..trial import exercise

GUARD = 777_777.0  # fills the memory around the kernel's input
# rows, values in each, their upper limit, blocks; the one value of all, if there is one
CASES = ((4, 64, 100, 1), (6, 200, 100, 2), (5, 37, 100, 2), (11, 130, 0, 1), (3, 1, 100, 1), (3, 70, 0, 1, -3e38),
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
    x = torch.randint(top - 1000, top - 50, (rows, dim), generator=torch.Generator().manual_seed(rows + dim)).float()
    place = (dim - 1 - 23 * torch.arange(rows)) % dim
    x[torch.arange(rows), place] = top - 1.0 - torch.arange(rows) % 40
    if floor:
        x[:] = floor
    around, rank = torch.full((1, dim), GUARD), node.ranks[0]
    padded = rank.from_torch(torch.cat([around, x, around]), "x")
    out = rank.from_torch(torch.full((rows + 2,), NAN), "out")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:rows + 1], padded[1:rows + 1], rows, dim),
                      fault="an address outside of its buffer: does a row have `dim` values, and x `rows` of them?")
    everything = out.to_torch()
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        trial.fail(place="out, before its first or behind its last row",
                   cause="the kernel writes outside of `out`: there are rows 0 to rows - 1")
    got, want = everything[1:-1, None], x.max(1, keepdim=True).values
    trial.compare(got, want, row="row", column="value", waves=waves, where=lambda r: {"lane": int(place[r]) % 64},
                  causes=[known for known in _causes(x, want, float(got.max())) if not torch.equal(known[1], want)])
    return trial.card(trace, us=4 * (rows * dim + rows) / HBM_BYTES_PER_US, note=LEAST) if rows > 1000 else None


def _causes(x, best, most):
    (rows, dim), column = x.shape, torch.arange(x.shape[1])

    def over(keep):
        """The largest of the columns to keep. NaN, which matches anything, if a row has none of them."""
        return x[:, keep].max(1, keepdim=True).values if bool(keep.any()) else torch.full((rows, 1), NAN)

    behind = torch.cat([x.flatten()[dim::dim], torch.tensor([GUARD])])[:, None]
    return [
        ("a float went through an int on its way: `best` is a float", best.clamp(min=-2.0**31).trunc()),
        (f"the maximum starts at {most:g}, which is more than any value here: start from a value of the row, or from "
         f"-inf: even -1e30 is too much", torch.full_like(best, most if most > float(best.max()) else NAN)),
        ("the maximum starts at 0, which is more than any value here: start from a value of the row, or from -inf",
         best.clamp(min=0)),
        ("lane 0 wrote its own maximum: the 64 lanes have not been compared with one another", over(column % 64 == 0)),
        ("only 32 of the 64 lanes count: a wave has 64 lanes here (NVIDIA: 32), so the first mask is WAVE / 2 = 32",
         over(column % 64 < 32)),
        ("half of the lanes are missing: the last mask is 1", over(column % 2 == 0)),
        ("each lane looked at one value only: a row may have more than 64, so each lane goes on with a further one",
         over(column < 64)),
        (f"the tail is missing: {dim} values are {dim // 64} times 64 and {dim % 64} more",
         over(column < dim // 64 * 64)),
        ("off by one: the last value of each row is missing", over(column < dim - 1)),
        ("off by one: the value behind the row was read, too (i <= dim)", torch.maximum(best, behind)),
        ("this is the largest of the absolute values: -900 is less than 1", x.abs().max(1, keepdim=True).values),
        ("this is the smallest value", x.min(1, keepdim=True).values),
        ("these are sums", x.sum(1, keepdim=True)),
        ("the maxima of other rows: row r starts at x + r * dim",
         x.flatten().as_strided((rows, min(dim, 1 + (rows * dim - rows) // rows)), (1, 1)).max(1, keepdim=True).values),
    ]


SOLUTION = "00_row_max.hip", None
MASKS = "for (int mask = WAVE / 2; mask > 0; mask /= 2) best = fmaxf(best, shuffle_xor(best, mask));"
MISTAKES = {
    "an int": ("float best = values[0]", "int best = values[0]", "through an int"),
    "starts at zero": ("best = values[0]", "best = 0", "the maximum starts at 0"),
    "starts at -1000": ("best = values[0]", "best = -1000", "the maximum starts at -1000"),
    "starts at -1e30": ("best = values[0]", "best = -1e30f", "the maximum starts at -1e+30"),
    "shuffle by one lane": (MASKS, "if (lane_id() == 0) " + MASKS, "that only some lanes call"),
    "lanes apart": (MASKS, "", "have not been compared with one another"),
    "32 lanes": ("mask = WAVE / 2", "mask = WAVE / 4", "only 32 of the 64 lanes count"),
    "last step missing": ("mask > 0", "mask > 1", "the last mask is 1"),
    "one value per lane": ("i += WAVE)", "i += dim)", "each lane looked at one value only"),
    "no tail": ("i < dim;", "i < dim / WAVE * WAVE;", "the tail is missing"),
    "last value missing": ("i < dim;", "i < dim - 1;", "the last value of each row is missing"),
    "value behind the row": ("i < dim;", "i <= dim;", "the value behind the row was read, too"),
    "the smallest": ("best = values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                     "values[i]);\n    " + MASKS,
                     "best = -values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                     "-values[i]);\n    " + MASKS + "\n    best = -best;", "this is the smallest value"),
    "one round of the waves": ("row += waves_in_grid()", "row += rows", "+= waves_in_grid()"),
    "wrong stride": ("(int64_t)row * dim", "row", "row r starts at x + r * dim"),
    "one row too many": ("row < rows;", "row <= rows;", "the kernel writes outside of `out`"),
}
REMARKED = {
    "every wave all rows": ("int row = wave_in_grid(); row < rows; row += waves_in_grid()", "int row = 0; row < rows; ++row",
                            "each piece is written"),
}
