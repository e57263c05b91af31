"""Lesson 02, exercise 2: sum_aligned(start, rows, experts, block_size), where each expert's places start."""

import torch

from ..cases import strict
from ..trial import exercise

NEVER = -7


@exercise
def sum_aligned(trial, source):
    """source: HIP with a kernel `sum_aligned`, launched as one block of 256 threads: start [experts + 1] from rows [experts]."""
    for experts, block_size, most, seed in ((4, 4, 9, 1), (64, 16, 40, 2), (200, 8, 30, 3), (1, 128, 500, 4), (300, 1, 5, 5),
                                            (1000, 128, 300, 6)):
        with strict(1) as node:
            _case(trial, node, trial.load(node, source, "sum_aligned"), experts, block_size, most, seed)


def _case(trial, node, kernel, experts, block_size, most, seed):
    trial.case(f"{experts} experts of 0 to {most - 1} rows, tiles of {block_size}")
    rows = torch.randint(0, most, (experts,), generator=torch.Generator().manual_seed(seed), dtype=torch.int32)
    rows[::3] = 0
    padded = (rows.long() + block_size - 1) // block_size * block_size
    want = torch.cat([torch.zeros(1, dtype=torch.int64), padded.cumsum(0)])
    rank = node.ranks[0]
    start = rank.from_torch(torch.full((experts + 3,), NEVER, dtype=torch.int32), "start")
    rows_in = rank.from_torch(rows, "rows")
    trial.run(node, lambda: rank.launch(kernel, 1, 256, start[1:experts + 2], rows_in, experts, block_size),
              fault="an address outside of its buffer: `rows` has `experts` numbers, `start` one more")
    everything = start.to_torch().long()
    if int(everything[0]) != NEVER or int(everything[-1]) != NEVER:
        trial.fail(place="start, before its first or behind its last", cause="the kernel writes outside of `start`")
    got = everything[1:-1]
    trial.compare(got[:, None], want[:, None], row="expert", column="start", wrong=(got != want)[:, None],
                  cause=_cause(got, want, rows.long(), padded, block_size))
    trial.no_races(node)


def _cause(got, want, rows, padded, block_size) -> str:
    zero = torch.zeros(1, dtype=torch.int64)
    if torch.equal(got, want):
        return ""
    if bool((got == NEVER).all()):
        return "nothing was written. Is the kernel still the stub?"
    plain = torch.cat([zero, rows.cumsum(0)])
    up = (plain + block_size - 1) // block_size * block_size
    at_least_one = torch.cat([zero, padded.clamp(min=block_size).cumsum(0)])
    down = torch.cat([zero, (rows // block_size * block_size).cumsum(0)])
    for cause, alternative in (
            ("these are sums of rows: each expert's rows are rounded up to whole tiles before they are summed", plain),
            ("the sums were rounded up, not what is summed: two experts with 1 row each need two tiles, not one", up),
            ("these are numbers of tiles: `start` counts places, block_size of them in a tile", want // block_size),
            ("an expert without rows gets no tile", at_least_one),
            ("a tile too many where rows fill their tiles, or where there are none: rounding up adds block_size - 1 before it "
             "divides", torch.cat([zero, ((rows // block_size + 1) * block_size).cumsum(0)])),
            ("rows were rounded down: the last tile of an expert may be part full", down)):
        if torch.equal(got, alternative):
            return cause
    if len(rows) <= 64 and torch.equal(got[:-1], padded.sum() - padded):
        return "that is the sum of all lanes, less the own: wave_inclusive_sum gives a lane the sum up to itself, wave_sum that of the wave"
    if torch.equal(got[:-1], want[1:]) or torch.equal(got[:-1], torch.cat([padded.cumsum(0)])):
        return "an inclusive sum: where an expert starts, its own rows do not count yet"
    if torch.equal(got[:-1], want[:-1]):
        return "start[experts], the end of all places, is missing or wrong"
    if torch.equal(got[:min(64, len(rows))], want[:min(64, len(rows))]):
        return "right for the first 64 experts: a further round of the wave begins where the one before ended"
    if bool((got == NEVER).any()):
        return f"start[{int((got == NEVER).nonzero()[0])}] was never written"
    if bool(((got - want) == got[0]).all()):
        return f"all are {int(got[0])} too far: the first expert starts at 0"
    return ""


SOLUTION = "02_moe_align_and_sort.ipynb", "exercise-2"
MISTAKES = {
    "not aligned": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e]", "these are sums of rows"),
    "rounded down": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e] / block_size * block_size",
                     "rows were rounded down"),
    "a tile for nobody": ("(rows[e] + block_size - 1) / block_size * block_size",
                          "max(1, (rows[e] + block_size - 1) / block_size) * block_size", "without rows gets no tile"),
    "tiles": ("(rows[e] + block_size - 1) / block_size * block_size", "(rows[e] + block_size - 1) / block_size",
              "these are numbers of tiles"),
    "one tile more": ("(rows[e] + block_size - 1) / block_size * block_size", "(rows[e] / block_size + 1) * block_size",
                      "gets no tile"),
    "sums rounded": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e]", "start[e] = before + upto - own",
                     "start[e] = (before + upto - own + block_size - 1) / block_size * block_size", "start[experts] = before",
                     "start[experts] = (before + block_size - 1) / block_size * block_size", "not what is summed"),
    "inclusive": ("before + upto - own", "before + upto", "an inclusive sum"),
    "the whole wave's sum": ("wave_inclusive_sum(own)", "wave_sum(own)", "the sum of all lanes, less the own"),
    "one too far": ("start[e] = before", "start[e + 1] = before", "start[0] was never written"),
    "begins with a tile": ("int before = 0;", "int before = block_size;", "all are 4 too far"),
    "no end": ("if (lane_id() == 0) start[experts] = before;", "", "start[experts], the end of all places"),
    "no carry": ("before += broadcast(upto, WAVE - 1);", "before = broadcast(upto, WAVE - 1);", "right for the first 64"),
}
