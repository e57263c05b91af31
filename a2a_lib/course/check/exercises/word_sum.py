"""Lesson 12, exercise 2: word_sum(world, x, words, out, n): an all-reduce whose data carry their flag."""

import torch

from ..messages import CALLS, CASES, Calls
from ..score import score_card, wasted
from ..trial import exercise

STALLED = (3, 301, 2, 2)


@exercise("12_all_reduce.ipynb", "exercise-2")
def word_sum(trial, source):
    """source: HIP with the kernel `word_sum`. words [2, ranks, n] of 8 bytes is symmetric, zero before the first call."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in range(12):
        trace = _case(trial, source, STALLED, seed, stalls=True)
    ranks, n, *_ = STALLED
    least = {"remote_bytes": CALLS * ranks * (ranks - 1) * n * 8}
    list(map(trial.remark, wasted(trace, **least)))
    return score_card(trace, note=f"of {CALLS} calls; least: every word put once at every peer", **least)  # without a time: waves pause


def _case(trial, source, case, seed, stalls):
    ranks, n, *_ = case
    calls = Calls(trial, source, "word_sum", case, seed, {"words": ((2, ranks, n), torch.int64)}, stalls)
    with calls.node:
        trace = calls.run()
        trial.settle()
        return trace
