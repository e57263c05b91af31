"""Lesson 17, exercise 2: one_fence(world, x, boxes, flags, out, n): an all-reduce by storing, with one release for all flags of a block."""

import torch

from ..messages import CALLS, STALLED, Calls
from ..trial import exercise

CASES = ((2, 64, 1, 1), (3, 345, 2, 2), (1, 70, 1, 1))


@exercise("17_decode.ipynb", "exercise-2")
def one_fence(trial, source):
    """source: HIP with the kernel `one_fence`. boxes [2, ranks, n] float and flags [blocks, ranks] uint32 are symmetric."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in (0, 1):
        trace = _case(trial, source, STALLED, seed, stalls=True)
    ranks, n, blocks, _ = STALLED
    return trial.card(trace, remote_bytes=CALLS * ranks * (ranks - 1) * 4 * (n + blocks), flags=CALLS * ranks * (ranks - 1) * blocks,
                      note=f"of {CALLS} calls; least: every message stored once at every peer, and a flag for each block and peer")


def _case(trial, source, case, seed, stalls):
    ranks, n, blocks, _ = case
    calls = Calls(trial, source, "one_fence", case, seed, {"boxes": ((2, ranks, n), torch.float32),
                                                             "flags": ((blocks, ranks), torch.int32)}, stalls)
    with calls.node:
        return calls.run()
