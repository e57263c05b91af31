"""Lesson 18, exercise 1: merge_parts(sums, weights, largest, out, parts, rows, dim): one output from partial results."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import HBM_BYTES_PER_US, LEAST, UNWRITTEN, graded
from ..trial import exercise

CASES = (  # parts, rows, dim, blocks, what is special
    (2, 3, 64, 1, ""), (4, 9, 128, 2, ""), (1, 2, 64, 1, ""), (3, 5, 80, 1, "scores of about 300"), (3, 4, 64, 1, "scores of about -300"),
    (3, 4, 64, 1, "parts' scores far apart"), (3, 6, 64, 1, "rows' scores far apart"), (4, 6, 64, 1, "parts without a key"),
    (19, 40, 64, 2, ""))
MASKED = -1e30  # the largest score of a part without a key
TOLERANCE = 1e-5  # of float sums of few parts, exp2f of a few roundings


@exercise
def merge_parts(trial, source):
    """source: HIP with a kernel `merge_parts`. sums [parts, rows, dim], weights and largest [parts, rows], out [rows, dim]: float."""
    return graded(trial, source, "merge_parts", _case, CASES, (4, 24, 64, 2, ""), {"out": 24 * 64 * 4}, (8, 4864, 128, 304, ""))


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


def _case(trial, node, kernel, parts, rows, dim, blocks, special):
    trial.case(f"{quantity(parts, 'part')}, {rows} rows of {dim}, {quantity(blocks, 'block of 256 threads')}"
               + f", {special}" * bool(special))
    sums, weights, largest = inputs(parts, rows, dim, special)
    rank = node.ranks[0]
    given = [rank.from_torch(tensor, name) for tensor, name in ((sums, "sums"), (weights, "weights"), (largest, "largest"))]
    before = torch.full((rows + 2, dim), UNWRITTEN)
    out = rank.from_torch(before, "out")
    trace = trial.run(node, lambda: rank.launch(kernel, blocks, 256, *given, out[1:rows + 1], parts, rows, dim))
    everything, want = out.to_torch(), merged(sums, weights, largest)
    got, size = everything[1:-1], merged(sums.abs(), weights, largest)
    trial.compare(got, want.float(), column="value", wrong=~((got - want).abs() <= TOLERANCE * size), size=size)
    trial.untouched(everything[[0, -1]], before[[0, -1]], "out")
    least = (parts * rows * (dim + 2) + rows * dim) * 4 / HBM_BYTES_PER_US
    return trial.card(trace, us=least, note=LEAST) if rows > 1000 else None


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-1"
BEST = "best = fmaxf(best, largest[part * rows + row]);"
FACTOR = "exp2f(largest[part * rows + row] - best)"
WEIGHT, SUM, VALUE = "weight += factor * weights", "sum += factor * sums", "* rows * dim + i];"
MISTAKES = {
    "no factors": (FACTOR, "1", "the parts are added without their factors: each has subtracted its own largest score"),
    "weights without factors": (WEIGHT, "weight += weights", "the sums of values have their factors, and the sums of weights have none"),
    "values without factors": (SUM, "sum += sums", "the sums of weights have their factors, and the sums of values have none"),
    "not divided": ("sum / weight", "sum", "the sum is not divided by the sum of weights"),
    "e": ("exp2f", "expf", "the factor is a power of e: scores are in powers of two here"),
    "sign": (FACTOR, "exp2f(best - largest[part * rows + row])",
             "the factor has the wrong sign: the part with the largest score has 1, and "
             "the others have less"),
    "no largest": (FACTOR, "exp2f(largest[part * rows + row])", "no largest score is subtracted: exp2f of a large score is infinite"),
    "first part's largest": (BEST, "best = largest[row];",
                             "the score that is subtracted is not the largest one: with it, other parts' factors overflow"),
    "two parts' largest": ("part = 1; part < parts; ++part) best", "part = 1; part < parts && part < 2; ++part) best",
                           "the score that is subtracted is not the largest one: with it, other parts' factors overflow"),
    "smallest": ("fmaxf", "fminf", "the score that is subtracted is not the largest one: with it, other parts' factors overflow"),
    "one largest for all rows": ("float best = largest[row];\n    for (int part = 1; part < parts; ++part) " + BEST,
                                 "float best = largest[0];\n    for (int j = 1; j < parts * rows; ++j) best = fmaxf(best, largest[j]);",
                                 "all rows subtract one largest score: each row has its own"),
    "starts at zero": ("best = largest[row]", "best = 0", "the largest score starts at 0: if all are far below it, all factors are 0"),
    "a table of 12 factors": ("    float sum = 0,",
                              "    float factors[12];\n    for (int part = 0; part < parts; ++part) factors[part % 12] = "
                              + FACTOR + ";\n    float sum = 0,", "factor = " + FACTOR, "factor = factors[part % 12]",
                              "only 12 parts have a factor of their own"),
    "clamped": (FACTOR, FACTOR.replace("exp2f(", "exp2f(fmaxf(-20.0f, ").replace("best)", "best))"), "exponents are clamped"),
    "sum not set": ("sum = 0, weight = 0", "sum = out[i], weight = 0", "`out` is read: the sum begins with what was there"),
    "last part": ("for (int part = 0; part < parts; ++part) {", "for (int part = 0; part < parts - (parts > 1); ++part) {",
                  "the last part is missing"),
    "first part": ("for (int part = 0; part < parts; ++part) {", "for (int part = parts > 1; part < parts; ++part) {",
                   "the first part is missing"),
    "average": (SUM, "sum += sums", VALUE, "* rows * dim + i] / weights[part * rows + row];", "sum / weight", "sum / parts",
                "the parts' outputs are averaged: a part counts by its weights"),
    "other rows": ("row = i / dim", "row = i % rows", "largest scores and weights are those of another row: the row of value i is i / dim"),
    "one element per thread": ("i += step", "i += rows * dim", "a thread writes one value: threads go on in steps of the whole grid"),
    "one row too many": ("i < rows * dim;", "i < (rows + 1) * dim;", "outside of its buffer"),
    "nothing": ("    out[i] = sum / weight;", "", "nothing was written to `out`"),
}
REMARKED = {"every block does all": ("i = first; i < rows * dim; i += step", "i = threadIdx.x; i < rows * dim; i += blockDim.x",
                                     "Do several")}
