"""Lesson 12, exercise 4: lamport_sum(world, x, boxes, out, n): an all-reduce whose data are their own flag."""

import torch

from ..messages import judged, stalled_card
from ..trial import exercise


@exercise("12_all_reduce.ipynb", "exercise-4")
def lamport_sum(trial, source):
    """source: HIP with the kernel `lamport_sum`. boxes [2, ranks, n] of 4 bytes is symmetric, zero before the first call."""
    trace = judged(trial, source, "lamport_sum", lambda ranks, n, _: {"boxes": ((2, ranks, n), torch.int32)}, 8, zeros=True)
    return stalled_card(trial, trace, 4, "least: every number stored once at every peer")
