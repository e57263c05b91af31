"""Checks of lesson 00, the node in front of you."""

from __future__ import annotations

import torch

from ...node import Node
from .score import score_card
from .trial import Trial, exercise

HBM_BYTES_PER_US = 5.3e6  # MI300X's published peak, 5.3 TB/s
LEAST = "least: every byte once, at 5.3 TB/s"
BUDGET = 50_000_000  # instructions of one launch: an endless loop shows within seconds
GUARD = 777_777.0  # stands around what a kernel may read
NAN = float("nan")  # stands wherever a kernel has not written


# ---- occupancy(vgprs, lds, waves) -> blocks per CU

def _up(n: int, step: int) -> int:
    return -(-n // step) * step


def _fits(vgprs: int, lds: int, waves: int) -> int:
    """The oracle: one more wave, then one more block, as long as there is room."""
    per_simd = 0
    while per_simd < 8 and (per_simd + 1) * _up(vgprs, 8) <= 512:
        per_simd += 1
    blocks = 0
    while (blocks + 1) * waves <= 4 * per_simd and (blocks + 1) * _up(lds, 512) <= 65536:
        blocks += 1
    return blocks


def _formula(vgprs, lds, waves, *, step=8, most=8, simds=4, granule=512, lds_counts=True, registers=True, limit=min):
    """The answer as a formula, each of whose parts can be left out."""
    per_simd = min(most, 512 // _up(vgprs, step)) if registers else most
    by_waves = simds * per_simd // waves
    return limit(by_waves, 65536 // _up(lds, granule)) if lds_counts and lds else by_waves


MISTAKES = (
    ("registers are handed out in steps of 8: round `vgprs` up to a multiple of 8", {"step": 1}),
    ("a SIMD holds at most 8 waves, however few registers they need", {"most": 512}),
    ("a CU has 4 SIMDs; this is what one of them holds", {"simds": 1}),
    ("LDS is not counted: a CU has 64 KiB for all its blocks", {"lds_counts": False}),
    ("LDS is handed out in steps of 512 bytes: round `lds` up", {"granule": 1}),
    ("the registers are not counted: a SIMD has 512 per lane for all its waves", {"registers": False}),
    ("the tighter of the two limits decides (min), not the looser", {"limit": max}),
)


@exercise
def occupancy(trial: Trial, function):
    """function(vgprs, lds, waves) -> blocks of `waves` waves that one CU holds at a time."""
    cases = [(4, 0, 4), (32, 0, 16), (100, 0, 1), (65, 0, 4), (129, 0, 2), (512, 0, 1), (24, 16384, 4), (24, 3100, 1),
             (8, 65536, 1), (200, 0, 3), (250, 0, 16), (96, 20000, 2),
             (200, 3000, 4)]
    answers = []
    for case in cases:
        trial.case("vgprs {}, lds {} bytes, waves {}".format(*case))
        answer = trial.call(function, *case)
        if isinstance(answer, bool) or not isinstance(answer, (int, float)) or answer != int(answer):
            kind = f"{answer}: blocks are whole, round down (//)" if isinstance(answer, float) else repr(answer)
            trial.fail(expected="a whole number", got=kind, cause="the function returns a number of blocks, an int")
        answers.append(int(answer))
    wants = [_fits(*case) for case in cases]
    for i, (case, got, want) in enumerate(zip(cases, answers, wants)):
        if got != want:
            trial.cases[-1] = "vgprs {}, lds {} bytes, waves {}".format(*case)
            trial.fail(where={"case": i}, place="blocks per CU", expected=want, got=got,
                       wrong=f"{sum(a != w for a, w in zip(answers, wants))} of {len(cases)} cases",
                       cause=_occupancy_cause(cases, answers, wants, got, want))


def _occupancy_cause(cases, answers, wants, got, want) -> str:
    for cause, parts in MISTAKES:
        if answers == [_formula(*case, **parts) for case in cases]:
            return cause
    if answers == [want * waves for want, (_, _, waves) in zip(wants, cases)]:
        return "these are waves; a block has `waves` of them, and stands on a CU whole or not at all"
    if answers == [_formula(vgprs, lds, 1) for vgprs, lds, _ in cases]:
        return "these are waves: divide by the waves of a block, and round down"
    if all(a in (w, w + 1) for a, w in zip(answers, wants)):
        return "rounded up: a block that fits only in part does not fit"
    return f"{'too many' if got > want else 'too few'}: what limits the blocks here, registers, waves or LDS?"


# ---- reverse(dst, src, n)

@exercise
def reverse(trial: Trial, source):
    """source: HIP with a kernel `reverse`: piece i of dst (16 bytes) is piece n - 1 - i of src."""
    with Node(1, max_instructions=BUDGET) as node:
        kernel = trial.load(node, source, "reverse")
        for n, grid, block in ((64, 1, 64), (1000, 4, 256), (5, 3, 128), (1000, 2, 128), (1, 1, 64)):
            _reverse_case(trial, node, kernel, n, grid, block)
        return _reverse_case(trial, node, kernel, 60_001, 608, 256)


def _reverse_case(trial, node, kernel, n, grid, block):
    trial.case(f"{n} pieces, {grid} block{'s' * (grid > 1)} of {block} lanes")
    rank, lanes = node.ranks[0], grid * block
    piece = torch.arange(4.0 * n).view(n, 4)
    around = torch.full((1, 4), GUARD)
    given = rank.from_torch(torch.cat([around, piece, around]), "src")
    out = rank.from_torch(torch.full((n + 2, 4), NAN), "dst")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, block, out[1:n + 1], given[1:n + 1], n),
                      fault="an address outside of its buffer: which i has the last lane?")
    everything = out.to_torch()
    got, want = everything[1:-1], piece.flip(0)
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        edge = -1 if bool(torch.isnan(everything[0]).all()) else 0
        trial.fail(place="dst, behind its last piece" if edge else "dst, before its first piece",
                   expected="never written (not yours)", got=f"{float(everything[edge][0]):g}",
                   cause="the kernel writes outside of `dst`: there are n pieces, 0 to n - 1")
    written = ~torch.isnan(got).any(1)
    shifted = torch.cat([around, want])[:n]
    causes = [("off by one: the last piece of src is src[n - 1]; here piece i came from src[n - i]", shifted),
              ("off by one: piece i came from src[n - 2 - i]", torch.cat([want, around])[1:]),
              ("this is a plain copy: piece i comes from piece n - 1 - i", piece),
              ("the numbers within the pieces are reversed, too: a piece of 16 bytes moves as it is", want.flip(1))]
    trial.compare(got, want, row="piece", column="number", causes=causes,
                  cause=_reverse_cause(written, n, grid, block, lanes))
    return score_card(trace, us=2 * 16 * n / HBM_BYTES_PER_US, note=LEAST) if n > 10_000 else None


def _reverse_cause(written, n, grid, block, lanes) -> str:
    """Which pieces were written says which lanes worked."""
    count, number = int(written.sum()), torch.arange(n)
    mask = written if not bool(written.flip(0)[0]) or bool(written[0]) else written.flip(0)
    if not count or count == n:
        return ""
    if n > lanes and torch.equal(mask, number < lanes):
        return (f"{lanes} of {n} pieces were written: {grid} blocks x {block} lanes are {lanes} lanes, so each goes on "
                f"with a further piece, {lanes} later")
    if grid > 1 and torch.equal(mask, number % lanes < block) or torch.equal(mask, number < block):
        return "only the lanes of one block did different work: is blockIdx.x in the index?"
    if torch.equal(mask, number % block == 0) or torch.equal(mask, number % lanes < grid):
        return "all lanes of a block do the same piece: is threadIdx.x in the index?"
    if count == n - 1 and not bool(written[0] and written[-1]):
        return f"off by one: the {'first' if not written[0] else 'last'} piece was never written"
    return ""


# ---- row_max(out, x, rows, dim)

@exercise
def row_max(trial: Trial, source):
    """source: HIP with a kernel `row_max`: out[row] is the largest of x[row, 0:dim]. One wave per row."""
    with Node(1, max_instructions=BUDGET) as node:
        kernel = trial.load(node, source, "row_max")
        cases = ((4, 64, 100, 1), (6, 200, 100, 2), (5, 37, 100, 2), (11, 130, 0, 1), (3, 1, 100, 1))
        for rows, dim, top, grid in cases:
            _max_case(trial, node, kernel, rows, dim, top, grid)
        return _max_case(trial, node, kernel, 4864, 1000, 100, 304)


def _max_case(trial, node, kernel, rows, dim, top, grid):
    """Values below `top`; the largest of each row stands in another lane, in the first row it is the last value."""
    waves = 4 * grid
    trial.case(f"{rows} rows of {dim}, {waves} waves" + (", all values negative" if top == 0 else ""))
    draw = torch.Generator().manual_seed(rows + dim)
    x = torch.randint(top - 1000, top - 50, (rows, dim), generator=draw).float()
    place = (dim - 1 - 23 * torch.arange(rows)) % dim
    x[torch.arange(rows), place] = top - 1.0 - torch.arange(rows) % 40
    around = torch.full((1, dim), GUARD)
    rank = node.ranks[0]
    given = rank.from_torch(torch.cat([around, x, around]), "x")
    out = rank.from_torch(torch.full((rows + 2,), NAN), "out")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:rows + 1], given[1:rows + 1], rows, dim),
                      fault="an address outside of its buffer: does a row have `dim` values, and x `rows` of them?")
    everything = out.to_torch()
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        trial.fail(place="out, before its first or behind its last row",
                   cause="the kernel writes outside of `out`: there are rows 0 to rows - 1")
    got, want = everything[1:-1, None], x.max(1, keepdim=True).values
    trial.compare(got, want, row="row", column="value", waves=waves, causes=_max_causes(x, got),
                  where=lambda r: {"lane": int(place[r]) % 64})
    return score_card(trace, us=4 * (rows * dim + rows) / HBM_BYTES_PER_US, note=LEAST) if rows > 1000 else None


def _max_causes(x, got):
    rows, dim = x.shape
    column = torch.arange(dim)

    def over(keep):
        """The largest of the columns to keep; NaN, which matches anything, where a row has none of them."""
        return x[:, keep].max(1, keepdim=True).values if bool(keep.any()) else torch.full((rows, 1), NAN)

    behind = torch.cat([x.flatten()[dim::dim], torch.tensor([GUARD])])[:, None]
    best = x.max(1, keepdim=True).values
    found = [
        ("the maximum starts at 0, which is more than any value here: start from a value of the row, or from -inf",
         best.clamp(min=0)),
        ("lane 0 wrote its own maximum: the 64 lanes have not been compared with one another", over(column % 64 == 0)),
        ("only 32 of the 64 lanes count: a wave has 64 lanes here (NVIDIA: 32), so the first mask is WAVE / 2 = 32",
         over(column % 64 < 32)),
        ("half of the lanes are missing: the last mask is 1", over(column % 2 == 0)),
        ("the first mask was left out or doubled: the masks are 32, 16, 8, 4, 2, 1", over(column % 64 < 32)),
        ("each lane looked at one value only: a row may have more than 64, so each lane goes on with a further one",
         over(column < 64)),
        (f"the tail is missing: {dim} values are {dim // 64} times 64 and {dim % 64} more",
         over(column < dim // 64 * 64)),
        ("off by one: the last value of each row is missing", over(column < dim - 1)),
        ("off by one: the value behind the row was read, too (i <= dim)", torch.maximum(best, behind)),
        ("this is the smallest value", x.min(1, keepdim=True).values),
        ("these are sums", x.sum(1, keepdim=True)),
        ("the maxima of other rows: row r starts at x + r * dim",
         x.flatten().as_strided((rows, min(dim, 1 + (rows * dim - rows) // rows)), (1, 1)).max(1, keepdim=True).values),
    ]
    return [(cause, matrix) for cause, matrix in found if not torch.equal(matrix, best)]
