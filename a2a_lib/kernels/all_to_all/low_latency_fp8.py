"""`low_latency_fp8`: low_latency with rows of 8 bits and a scale per 128 values on the way to the experts (low_latency_fp8.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from . import low_latency
from .fp8_rows import FP8Rows
from .hip import InPlaces
from .low_latency_variants import SITUATIONS, VARIANTS

SCALES = low_latency.Flag(("set", "source", "token", "chunk"), "{n} << 32 | exponents")


class LowLatencyFP8(InPlaces):
    """HIP all-to-all in one launch for few tokens, whose rows travel in e4m3. The error is that of `FP8Rows`.

    Arguments and errors: those of `HipRung`; at most 8 ranks. source: with the kernel `low_latency_fp8`.
    """

    name = "low_latency_fp8"
    idea = "low_latency, with rows out in 8 bits and a scale per 128 values, which travel in words with the call's number"
    stages = (Stage("low_latency_fp8", "world shape x topk_ids topk_weights rows scales choices shift scale replies out", "call",
                    cooperative=True),)
    buffers = (
        *low_latency.LowLatency.buffers[::2],
        Symmetric("scales", "3 world max_tokens chunks", torch.int64, SCALES),
        Symmetric("rows", "3 world max_tokens slot_codes", torch.int64, low_latency.DATA),
    )
    variants = VARIANTS
    situations = SITUATIONS
    most_ranks = 8
    most_experts = 0xffff
    out_bits = 8
    usual_waves = low_latency.waves
    check = FP8Rows.check

    def _check_sizes(self) -> None:
        super()._check_sizes()
        low_latency.check_items(self)

    def extents(self) -> dict[str, int]:
        return super().extents() | low_latency.slots(self)
