"""Lesson 02, exercise 2: sum_aligned(start, rows, experts, block_size), where each expert's places start."""

import torch

from ....draw import Draw
from ..cases import strict
from ..trial import exercise

NEVER = -7


@exercise
def sum_aligned(trial, source):
    """source: HIP with a kernel `sum_aligned`, launched as one block of 256 threads: start [experts + 1] from rows [experts]."""
    for experts, block_size, most, seed in ((64, 16, 40, 2), (4, 4, 9, 1), (200, 8, 30, 3), (1, 128, 500, 4), (300, 1, 5, 5),
                                            (1000, 128, 100_000, 6), (37, 12, 50, 7)):
        with strict(1) as node:
            _case(trial, node, trial.load(node, source, "sum_aligned"), experts, block_size, most, seed)


def _case(trial, node, kernel, experts, block_size, most, seed):
    trial.case(f"{experts} experts of 0 to {most - 1} rows, tiles of {block_size}")
    rows = Draw(seed).integers(0, most, experts, dtype=torch.int32)
    rows[::3] = 0
    padded = (rows.long() + block_size - 1) // block_size * block_size
    want = torch.cat([torch.zeros(1, dtype=torch.int64), padded.cumsum(0)])
    rank = node.ranks[0]
    start = rank.from_torch(torch.full((experts + 3,), NEVER, dtype=torch.int32), "start")
    rows_in = rank.from_torch(rows, "rows")
    trial.run(node, lambda: rank.launch(kernel, 1, 256, start[1:experts + 2], rows_in, experts, block_size))
    everything = start.to_torch().long()
    got = everything[1:-1]
    trial.compare(got[:, None], want[:, None], row="expert", column="start")
    trial.untouched(everything[[0, -1]], torch.full((2,), NEVER), "start")


SOLUTION = "02_moe_align_and_sort.ipynb", "exercise-2"
MISTAKES = {
    "not aligned": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e]",
                    "rows are summed as they are: each expert's rows are rounded up to whole tiles before"),
    "rounded down": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e] / block_size * block_size",
                     "rows are rounded down to whole tiles: an expert's last tile may be filled in part"),
    "a tile for nobody": ("(rows[e] + block_size - 1) / block_size * block_size",
                          "max(1, (rows[e] + block_size - 1) / block_size) * block_size", "an expert without rows gets a tile"),
    "tiles": ("(rows[e] + block_size - 1) / block_size * block_size", "(rows[e] + block_size - 1) / block_size",
              "tiles are counted: `start` counts places, block_size of them in a tile"),
    "one tile more": ("(rows[e] + block_size - 1) / block_size * block_size", "(rows[e] / block_size + 1) * block_size",
                      "every expert gets a tile more than its whole tiles, also where its rows fill them"),
    "sums rounded": ("(rows[e] + block_size - 1) / block_size * block_size", "rows[e]", "start[e] = before + upto - own",
                     "start[e] = (before + upto - own + block_size - 1) / block_size * block_size", "start[experts] = before",
                     "start[experts] = (before + block_size - 1) / block_size * block_size",
                     "the sums are rounded up instead of what is summed"),
    "inclusive": ("before + upto - own", "before + upto", "the sum includes the expert's own rows (an inclusive sum)"),
    "the whole wave's sum": ("wave_inclusive_sum(own)", "wave_sum(own)",
                             "wave_sum stands in place of wave_inclusive_sum: it has the rows of all lanes"),
    "one too far": ("start[e] = before", "start[e + 1] = before", "each start is stored one place too far"),
    "begins with a tile": ("int before = 0;", "int before = block_size;", "the first expert starts at block_size instead of 0"),
    "no end": ("if (lane_id() == 0) start[experts] = before;", "", "start[experts], the end of all places, is not written"),
    "no carry": ("before += broadcast(upto, WAVE - 1);", "before = broadcast(upto, WAVE - 1);",
                 "a further round of the wave does not begin where the one before ended"),
}
