"""`prereduced`: one row per (token, rank) each way, in one launch (prereduced.hip)."""
from __future__ import annotations

import torch

from ..rungs import grids, waits
from ..rungs.calls import KeptOutputs, Stage
from ..rungs.hip_rung import HipRung
from ..rungs.memory import Symmetric
from .places_variants import SITUATIONS
from .prereduced_variants import VARIANTS


class Prereduced(HipRung):
    """HIP all-to-all in one launch, whose ranks send back one weighted sum per token. Sums are rounded otherwise than
    those of the rungs before: see prereduced.hip.

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel
    `all_to_all`.
    """

    name = "prereduced"
    idea = "one launch; a row goes once to each rank that needs it, and one weighted sum comes back"
    stages = (
        Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_choices recv_flags shift scale reply "
                            "reply_flags out", "call", cooperative=True),
    )
    buffers = (
        Symmetric("recv_flags", "world max_tokens parts", flag=waits.HERE),
        Symmetric("reply_flags", "world max_tokens parts", flag=waits.ANSWER),
        Symmetric("recv_choices", "world max_tokens topk 2"),
        Symmetric("recv_x", "world max_tokens dim", torch.float16),
        Symmetric("reply", "world max_tokens dim", torch.float16),
    )
    variants = VARIANTS
    situations = SITUATIONS
    pieces = 4  # of 16 bytes, that a lane has of a part
    most_ranks = 32  # a lane looks after a rank
    usual_waves = grids.whole_teams
    usual_blocks = grids.as_many_as_fit
    outputs_of = KeptOutputs
