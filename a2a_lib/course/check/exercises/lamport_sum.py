"""Lesson 12, exercise 4: lamport_sum(world, x, boxes, out, n): an all-reduce whose data are their own flag."""

import torch

from ..messages import CALLS, CASES, Calls
from ..score import score_card, wasted
from ..trial import exercise

STALLED = (3, 301, 2, 2)


@exercise("12_all_reduce.ipynb", "exercise-4")
def lamport_sum(trial, source):
    """source: HIP with the kernel `lamport_sum`. boxes [2, ranks, n] of 4 bytes is symmetric, zero before the first call."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in range(8):
        trace = _case(trial, source, STALLED, seed, stalls=True)
    ranks, n, *_ = STALLED
    least = {"remote_bytes": CALLS * ranks * (ranks - 1) * n * 4}
    list(map(trial.remark, wasted(trace, **least)))
    return score_card(trace, note=f"of {CALLS} calls; least: every number stored once at every peer",
                      **least)  # without a time: waves pause


def _case(trial, source, case, seed, stalls):
    ranks, n, *_ = case
    calls = Calls(trial, source, "lamport_sum", case, seed, {"boxes": ((2, ranks, n), torch.int32)}, stalls, zeros=True)
    with calls.node:
        trace = calls.run()
        trial.settle()
        return trace
