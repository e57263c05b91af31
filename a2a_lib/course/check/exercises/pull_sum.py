"""Lesson 12, exercise 1: pull_sum(world, x, box, flags, out, n): an all-reduce by reading all boxes, with one meeting."""

import torch

from ..messages import CALLS, judged
from ..trial import exercise

SCORED = (4, 2048, 4, 4)


@exercise("12_all_reduce.ipynb", "exercise-1")
def pull_sum(trial, source):
    """source: HIP with the kernel `pull_sum`. box [2, n] float and flags [blocks, ranks] uint32 are symmetric."""
    trace = judged(trial, source, "pull_sum", lambda ranks, n, blocks: {
        "box": ((2, n), torch.float32), "flags": ((blocks, ranks), torch.int32)}, 4, SCORED)
    ranks, n, blocks, _ = SCORED
    return trial.card(trace, remote_bytes=CALLS * ranks * (ranks - 1) * 4 * (n + blocks), flags=CALLS * ranks * (ranks - 1) * blocks,
                      note=f"of {CALLS} calls; least: every message read once by every peer, and a flag for each block and peer")
