"""Lesson 18, exercise 1: merge_parts(sums, weights, largest, out, parts, rows, dim): one output from partial results."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import HBM_BYTES_PER_US, LEAST, NAN, graded
from ..compare import compare
from ..trial import exercise

# parts, rows, dim, blocks, what is special
CASES = (
    (2, 3, 64, 1, ""),
    (4, 9, 128, 2, ""),
    (1, 2, 64, 1, ""),
    (3, 5, 80, 1, "scores of about 300"),
    (3, 4, 64, 1, "scores of about -300"),
    (3, 4, 64, 1, "scores far apart"),
    (4, 6, 64, 1, "parts without a key"),
    (11, 40, 64, 2, ""),
)
MASKED = -1e30  # the largest score of a part without a key
TOLERANCE = 1e-4  # float sums of at most 11 parts, exp2f of a few roundings


@exercise
def merge_parts(trial, source):
    """source: HIP with a kernel `merge_parts`. sums [parts, rows, dim], weights and largest [parts, rows], out [rows, dim]: float."""
    return graded(trial, source, "merge_parts", _case, CASES, (4, 24, 64, 1, ""), {"out": 24 * 64 * 4}, (8, 4864, 128, 304, ""))


def inputs(parts: int, rows: int, dim: int, special: str):
    """sums, weights, largest of partial results whose weights are powers of two."""
    draw = Draw(parts + 10 * rows + dim)
    largest = 4 * draw.normal(parts, rows) + {"scores of about 300": 300, "scores of about -300": -300}.get(
        special, 0
    )
    weights = 1 + 7 * draw.uniform(parts, rows)
    sums = weights[:, :, None] * draw.normal(parts, rows, dim)
    if special == "scores far apart":
        largest += 150 * torch.arange(parts)[:, None]
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
    trial.case(
        f"{quantity(parts, 'part')}, {rows} rows of {dim}, {quantity(blocks, 'block of 256 threads')}"
        + (f", {special}" if special else "")
    )
    sums, weights, largest = inputs(parts, rows, dim, special)
    rank = node.ranks[0]
    given = [rank.from_torch(tensor, name) for tensor, name in ((sums, "sums"), (weights, "weights"), (largest, "largest"))]
    out = rank.from_torch(torch.full((rows + 2, dim), NAN), "out")
    trace = trial.run(node, lambda: rank.launch(kernel, blocks, 256, *given, out[1 : rows + 1], parts, rows, dim))
    everything = out.to_torch()
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        trial.fail(
            place="out, before its first or behind its last row",
            cause="the kernel writes outside of `out`: it has rows * dim values",
        )
    if len(trial.cases) == 1 and bool(torch.isnan(everything).all()):
        trial.fail(cause="nothing was written: is the kernel still the stub?")
    got, want = everything[1:-1], merged(sums, weights, largest)
    known = [
        cause
        for cause, other in _causes(sums, weights, largest)
        if bool(_far(other, want).any()) and not bool(_far(got, other).any())
    ]
    facts = compare(got, want.float(), row="row", column="value", wrong=_far(got, want))
    trial.wrong_if(facts | {"cause": known[0]} if facts and known else facts)
    least = (parts * rows * (dim + 2) + rows * dim) * 4 / HBM_BYTES_PER_US
    return trial.card(trace, us=least, note=LEAST) if rows > 1000 else None


def _far(got, want):
    """A mask of the values that differ by more than roundings. NaN and infinities equal themselves."""
    return ~torch.isclose(got.double(), want.double(), rtol=TOLERANCE, atol=TOLERANCE, equal_nan=True)


def _causes(sums, weights, largest):
    sums, weights, largest = (tensor.double() for tensor in (sums, weights, largest))
    best = largest.amax(0)
    factor, natural = torch.exp2(largest - best), torch.exp(largest - best)
    over = lambda factor, total: (factor[:, :, None] * sums).sum(0) / total[:, None]  # noqa: E731
    ones = torch.ones_like(factor)
    raw = torch.exp2(largest.float())  # overflows as the kernel's floats do
    first = torch.exp2((largest - largest[0]).float()).double()
    return [
        ("the parts were added without their factors: each has subtracted its own largest score", over(ones, weights.sum(0))),
        ("the sums of values have their factors, and the sums of weights have none", over(factor, weights.sum(0))),
        ("the sums of weights have their factors, and the sums of values have none", over(ones, (factor * weights).sum(0))),
        ("the sum was not divided by the sum of weights", (factor[:, :, None] * sums).sum(0)),
        ("this is the average of the parts' outputs: a part counts by its weights", (sums / weights[:, :, None]).mean(0)),
        ("scores are in powers of two here, and the factor was a power of e: exp2f", over(natural, (natural * weights).sum(0))),
        (
            "the factor has the wrong sign: the part with the largest score has factor 1, and the others have less",
            over(1 / factor, (weights / factor).sum(0)),
        ),
        (
            "the largest score is that of the first part: another part may have a larger one, and its factor overflows",
            over(first, (first * weights).sum(0)),
        ),
        (
            "the largest score starts too high: if all scores are far below it, all factors are 0",
            (
                (torch.exp2((largest - best.clamp(min=0)).float())[:, :, None] * sums.float()).sum(0)
                / (torch.exp2((largest - best.clamp(min=0)).float()) * weights.float()).sum(0)[:, None]
            ).double(),
        ),
        (
            "no largest score was subtracted: exp2f of a large score is infinite, and that of a very small one is 0",
            ((raw[:, :, None] * sums.float()).sum(0) / (raw * weights.float()).sum(0)[:, None]).double(),
        ),
        ("largest scores and weights of another row: the row of value i is i / dim", _of_other_rows(sums, weights, largest)),
    ] + (
        [
            ("the last part is missing", merged(sums[:-1], weights[:-1], largest[:-1])),
            ("the first part is missing", merged(sums[1:], weights[1:], largest[1:])),
        ]
        if len(sums) > 1
        else []
    )


def _of_other_rows(sums, weights, largest):
    """The output if value i takes largest scores and weights of row i % rows."""
    _, rows, dim = sums.shape
    other = torch.arange(rows * dim) % rows
    factor = torch.exp2(largest - largest.amax(0))[:, other]
    return ((factor * sums.flatten(1)).sum(0) / (factor * weights[:, other]).sum(0)).view(rows, dim)


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-1"
BEST = "best = fmaxf(best, largest[part * rows + row]);"
FACTOR = "exp2f(largest[part * rows + row] - best)"
WEIGHT, SUM = "weight += factor * weights", "sum += factor * sums"
MISTAKES = {
    "no factors": (FACTOR, "1", "added without their factors"),
    "weights without factors": (WEIGHT, "weight += weights", "the sums of weights have none"),
    "values without factors": (SUM, "sum += sums", "the sums of values have none"),
    "not divided": ("sum / weight", "sum", "not divided by the sum of weights"),
    "e": ("exp2f", "expf", "a power of e"),
    "sign": (FACTOR, "exp2f(best - largest[part * rows + row])", "the wrong sign"),
    "no largest": (FACTOR, "exp2f(largest[part * rows + row])", "no largest score was subtracted"),
    "first part's largest": (BEST, "best = largest[row];", "that of the first part"),
    "starts at zero": ("best = largest[row]", "best = 0", "the largest score starts too high"),
    "last part": (
        "for (int part = 0; part < parts; ++part) {",
        "for (int part = 0; part < parts - (parts > 1); ++part) {",
        "the last part is missing",
    ),
    "average": (
        SUM,
        "sum += sums",
        "* rows * dim + i];",
        "* rows * dim + i] / weights[part * rows + row];",
        "sum / weight",
        "sum / parts",
        "the average of the parts' outputs",
    ),
    "other rows": ("row = i / dim", "row = i % rows", "of another row"),
    "one element per thread": ("i += step", "i += rows * dim", "never written"),
    "one row too many": ("i < rows * dim;", "i < (rows + 1) * dim;", "outside of"),
}
