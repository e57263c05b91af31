"""Lesson 09, exercise 2: keep(values, n, kept, count, call), whose counter (uint32 [2]) is zero again when a call begins."""

import torch

from ..kit import Draw, Table, exercise, quantity, strict

CALLS = 5
EMPTY = (4,)  # calls without values: they reset the other counter all the same


@exercise("09_overheads.ipynb", "exercise-2")
def next_call(trial, source):
    for n, blocks, waves, seed in ((40, 1, 1, 1), (700, 6, 2, 2), (5000, 16, 4, 3)):
        with strict(1) as node:
            counted = _calls(trial, node, trial.load(node, source, "keep"), n, blocks, waves, seed)
    return Table({"call": list(range(1, CALLS + 1)), "kept": counted}, title="the last case", label="counted")


def _calls(trial, node, kernel, n, blocks, waves, seed):
    trial.case(f"{CALLS} calls in a row on {n} values each, the fourth on none, {quantity(blocks, 'block')} of {quantity(waves, 'wave')} "
               f"(seed {seed})")
    draw, rank, counted = Draw(seed), node.ranks[0], []
    count = rank.zeros((2,), torch.int32, "count")
    for call in range(1, CALLS + 1):
        size = 0 if call in EMPTY else n
        values = draw.integers(-3, 9, size, dtype=torch.int32) * torch.arange(1, size + 1, dtype=torch.int32)
        padded = rank.from_torch(torch.cat([values, torch.ones(1, dtype=torch.int32)]), "values")
        out = rank.from_torch(torch.full((CALLS * n,), -1, dtype=torch.int32), "kept")
        trial.run(node, lambda: rank.launch(kernel, blocks, 64 * waves, padded, size, out, count, call))
        counted.append(count.to_torch().tolist()[call % 2])
        kept, want = sorted(v for v in out.to_torch().tolist() if v != -1), sorted(v for v in values.tolist() if v > 0)
        if counted[-1] != len(want) or kept != want:
            trial.wrong([counted, kept], where={"call": call}, place=f"call {call}: count[{call % 2}], and what is in kept",
                        expected=f"{len(want)}, and as many values", got=f"{counted[-1]}, and {len(kept)} values")
    return counted
