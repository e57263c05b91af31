"""Lesson 00, exercise 4, open and scored: sum_up(total, x, n), the sum of n numbers, by any grid; total [1] is zero before."""

import torch

from ..kit import HBM_BYTES_PER_US, KERNELS, Draw, exercise, quantity, strict, whole

CASES = ((1000, 1, 64, 1), (1003, 3, 256, 2), (8191, 8, 1024, 3), (5, 4, 256, 4), (1, 1, 64, 5), (5003, 3, 128, 6))
SCORED = 1 << 20, 64, 1024  # numbers, blocks, threads; and a seed
TARGET = 1.35  # times the time of reading alone
NOTE = "4 MiB, 64 blocks of 16 waves; bound: every byte once, at 5.3 TB/s"


@exercise("00_the_node_in_front_of_you.ipynb", "exercise-4")
def sum_up(trial, source):
    for case in CASES:
        with strict(1, case[-1]) as node:
            _case(trial, node, trial.load(node, source, "sum_up"), *case)
    with whole() as node:  # the numbers are drawn now: nobody knows their sum before
        mine = _case(trial, node, trial.load(node, source, "sum_up"), *SCORED, trial.seed).span_us
    with whole() as node:
        target = TARGET * _case(trial, node, node.load(KERNELS / "read.hip").read, *SCORED, 5, checked=False).span_us
    return trial.goal(mine, target, (4 << 20) / HBM_BYTES_PER_US, unit="us", note=NOTE,
                      label="simulated (preset mi300x, memory ideal)", attained=False,
                      idea="Reading alone takes less. How many additions to the one word in memory do you make, and who waits for "
                      "whom there? And how many loads does a lane have under way before it adds the first?")


def _case(trial, node, kernel, n, blocks, threads, seed, checked=True):
    if checked:
        trial.case(f"{n} numbers, {quantity(blocks, 'block')} of {threads} lanes (seed {seed})")
    values = Draw(seed).integers(1, 2_000_000_000 // n, n, dtype=torch.int32)
    rank = node.ranks[0]
    total, x = rank.zeros((1,), torch.int32, "total"), rank.from_torch(values, "x")
    trace = trial.run(node, lambda: rank.launch(kernel, blocks, threads, total, x, n))
    got, want = int(total.to_torch()), int(values.sum())
    if checked and got != want:
        trial.wrong(expected=want, got=got)
    return trace
