"""Lesson 12, exercise 1: pull_sum(world, x, box, flags, out, n): an all-reduce by reading all boxes, with one meeting."""

import torch

from ..messages import CALLS, CASES, Calls
from ..trial import exercise

SCORED = (4, 2048, 4, 4)


@exercise("12_all_reduce.ipynb", "exercise-1")
def pull_sum(trial, source):
    """source: HIP with the kernel `pull_sum`. box [2, n] float and flags [blocks, ranks] uint32 are symmetric."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in (0, 1, 2, 3):
        _case(trial, source, (3, 301, 2, 2), seed, stalls=True)
    ranks, n, blocks, _ = SCORED
    trace = _case(trial, source, SCORED, len(CASES), stalls=False)
    return trial.card(trace, remote_bytes=CALLS * ranks * (ranks - 1) * 4 * (n + blocks), flags=CALLS * ranks * (ranks - 1) * blocks,
                      note=f"of {CALLS} calls; least: every message read once by every peer, and a flag for each block and peer")


def _case(trial, source, case, seed, stalls):
    ranks, n, blocks, _ = case
    calls = Calls(trial, source, "pull_sum", case, seed, {"box": ((2, n), torch.float32), "flags": ((blocks, ranks), torch.int32)}, stalls)
    with calls.node:
        trace = calls.run()
        trial.settle()
    return trace
