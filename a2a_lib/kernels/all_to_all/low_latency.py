"""`low_latency`: an exchange for few tokens whose data are their own flag, in fixed slots (low_latency.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.waits import Flag
from .hip import InPlaces

DATA = Flag(("set", "source", "token", "word"), "data, which are not 0")
MOST_ITEMS = 1 << 20
CHOICE = Flag(("set", "source", "token", "k"), "weight << 32 | (1 + {n} % 65535) << 16 | 1 + local expert, or 0 for none")


def slots(rung) -> dict[str, int]:
    """Words of 8 bytes of a slot of fp16 and of codes, and the chunks of a row: what a wave has of it at 16 bytes per lane."""
    chunks = -(-rung.shape.dim // (8 * rung.lanes))
    return {"chunks": chunks, "slot_words": chunks * 2 * rung.lanes, "slot_codes": chunks * rung.lanes}


def waves(rung) -> int:
    """Waves per block: on AMD, one for each SIMD of a CU while each has few items."""
    few = slots(rung)["chunks"] * rung.shape.max_tokens * (rung.world_size + 1) <= 8 * rung.usual_blocks(4)
    return 4 if few and rung.node.target != "cuda" else 8


def check_items(rung) -> None:
    """ValueError for so many items, parts of a row in all steps, that `quotient` of a2a/elements.h may be wrong."""
    if slots(rung)["chunks"] * rung.shape.max_tokens * (rung.world_size + 1) >= MOST_ITEMS:
        raise ValueError(f"{rung.name} is for few tokens: {rung.shape.max_tokens} rows of {rung.shape.dim} from each of "
                         f"{rung.world_size} ranks make {MOST_ITEMS} items or more")


class LowLatency(InPlaces):
    """HIP all-to-all in one launch for few tokens: rows and replies travel as they are, and each word of 8 bytes that is not zero
    has arrived. The same bits as prereduced.

    Arguments and errors: those of `HipRung`; at most 8 ranks; ValueError for MOST_ITEMS items (`check_items`). source: with the kernel
    `low_latency`.
    """

    name = "low_latency"
    idea = "few tokens: rows and sums are their own flags in slots that are known beforehand; no count, no release, no acquire"
    stages = (Stage("low_latency", "world shape x topk_ids topk_weights rows choices shift scale replies out", "call", cooperative=True),)
    buffers = (
        Symmetric("choices", "3 world max_tokens topk", torch.int64, CHOICE),
        Symmetric("rows", "3 world max_tokens slot_words", torch.int64, DATA),
        Symmetric("replies", "3 world max_tokens slot_words", torch.int64, DATA),
    )
    most_ranks = 8
    most_experts = 0xffff  # of a rank, in 16 bits of a word
    pieces = 1

    usual_waves = waves

    def _check_sizes(self) -> None:
        super()._check_sizes()
        check_items(self)

    def extents(self) -> dict[str, int]:
        return super().extents() | slots(self)
