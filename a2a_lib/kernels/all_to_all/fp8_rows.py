"""`fp8_rows`: prereduced, with rows of 8 bits and a scale per 128 values on the way to the experts (fp8_rows.hip)."""
from __future__ import annotations

import torch

from ..moe import Problem
from ..rung.calls import Stage
from ..rung.memory import Symmetric
from . import tables
from .hip import InPlaces

ROUNDING = 1 / 16  # of a value: half of e4m3's unit in the last place
LEAST = 2.0**-17  # of the largest of 128 values: what small ones beside it may be off by


class FP8Rows(InPlaces):
    """HIP all-to-all in one launch whose dispatch moves rows in e4m3: half the bytes. Rows whose values have at most four
    significant bits arrive as they are; others are off by at most a sixteenth (`check`).

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel `all_to_all`.
    """

    name = "fp8_rows"
    idea = "prereduced, with rows out in 8 bits and a scale per 128 values: half the bytes, off by at most 1/16"
    stages = (
        Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_scales recv_choices recv_flags shift scale "
                            "reply reply_flags out", "call", cooperative=True),
    )
    buffers = (
        tables.HERE_FLAGS, tables.ANSWER_FLAGS, tables.CHOICES,
        Symmetric("recv_scales", "world max_tokens scales", torch.uint8),
        Symmetric("recv_x", "world max_tokens dim", torch.uint8),
        tables.ANSWERS,
    )
    out_bits = 8

    def check(self, problem: Problem, outputs) -> None:
        """Like `AllToAll.check`, with the error of 8 bits: per element a sixteenth of the sum over k of |weight * y|. Small
        values beside large ones may also be off by LEAST of the largest."""
        if problem.exact:  # integers of at most four bits
            return problem.check(outputs, ranks=self.ranks)
        most = max((float(x.abs().max()) for x in problem.tokens if x.numel()), default=0.0)
        weights = max((float(w.abs().sum(-1).max()) for w in problem.topk_weights if w.numel()), default=0.0)
        problem.check(outputs, ranks=self.ranks, rtol=ROUNDING + (self.shape.topk + 1) / 1024,
                      atol=2 * LEAST * most * weights)  # 2: the experts' largest factor
