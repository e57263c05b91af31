"""Lesson 09, exercise 2: keep(values, n, kept, count, call), whose counter (uint32 [2]) is zero again when a call begins."""

import torch

from ....draw import Draw
from ....table import Table
from ..cases import strict
from ..trial import exercise

CALLS = 5
EMPTY = (4,)  # calls without values: they reset the other counter all the same


@exercise("09_overheads.ipynb", "exercise-2")
def next_call(trial, source):
    for n, blocks, waves, seed in ((40, 1, 1, 1), (700, 6, 2, 2), (5000, 16, 4, 3)):
        with strict(1) as node:
            counted = _calls(trial, node, trial.load(node, source, "keep"), n, blocks, waves, seed)
    return Table({"call": list(range(1, CALLS + 1)), "kept": counted}, title="the last case", label="counted")


def _calls(trial, node, kernel, n, blocks, waves, seed):
    trial.case(f"{CALLS} calls in a row on {n} values each, the fourth on none, {blocks} block{'s' * (blocks > 1)} of {waves} "
               f"wave{'s' * (waves > 1)} (seed {seed})")
    draw, rank = Draw(seed), node.ranks[0]
    sizes = [n if call not in EMPTY else 0 for call in range(1, CALLS + 1)]
    values = [draw.integers(-3, 9, n, dtype=torch.int32) * torch.arange(1, n + 1, dtype=torch.int32) for n in sizes]
    count = rank.zeros((2,), torch.int32, "count")
    counted, kept_values = [], []
    want = [sorted(v for v in each.tolist() if v > 0) for each in values]
    for call in range(1, CALLS + 1):
        padded = rank.from_torch(torch.cat([values[call - 1], torch.ones(1, dtype=torch.int32)]), "values")
        out = rank.from_torch(torch.full((CALLS * n,), -1, dtype=torch.int32), "kept")
        trial.run(node, lambda: rank.launch(kernel, blocks, 64 * waves, padded, sizes[call - 1], out, count, call))
        counted.append(count.to_torch().tolist()[call % 2])
        kept_values.append([v for v in out.to_torch().tolist() if v != -1])
        if counted[-1] != len(want[call - 1]) or sorted(kept_values[-1]) != want[call - 1]:
            trial.wrong([counted, sorted(kept_values[-1])], where={"call": call},
                        place=f"call {call}: count[{call % 2}], and what is in kept",
                        expected=f"{len(want[call - 1])}, and as many values", got=f"{counted[-1]}, and {len(kept_values[-1])} values")
    return counted
