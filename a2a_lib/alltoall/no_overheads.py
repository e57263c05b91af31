"""`no_overheads`: two launches per call, nothing allocated or zeroed (no_overheads.hip)."""
from __future__ import annotations

import torch

from ..rungs import grids, waits
from ..rungs.calls import KeptOutputs, Stage
from ..rungs.hip_rung import HipRung
from ..rungs.memory import Counter, Rows, Symmetric
from .no_overheads_variants import SITUATIONS, VARIANTS


class NoOverheads(HipRung):
    """HIP all-to-all with dispatch in one launch too, of `blocks` senders and `blocks` receivers, and with output
    buffers that later calls use again once their result was taken.

    Arguments and errors: those of `HipRung`. source: with the kernel `dispatch`; combine is fused_combine's.
    """

    name = "no_overheads"
    idea = "two launches per call; nothing is allocated, nothing is set to zero by the host"
    takes_from = ("fused_combine",)
    stages = (
        Stage("dispatch", "world shape x topk_ids send_slots dispatch_tickets recv_count counts recv_x recv_meta "
                          "recv_flags expert_count expert_x expert_origin", "dispatch", groups=2),
        Stage("combine", "world shape expert_x expert_count next_expert_count expert_origin shift scale reply "
                         "reply_flags topk_ids topk_weights out tickets", "combine", groups=2),
    )
    buffers = (
        Symmetric("counts", "2 world", torch.int64, waits.COUNTS),
        Symmetric("recv_flags", "world slots", flag=waits.TOKEN),
        Symmetric("reply_flags", "max_tokens topk", flag=waits.REPLY),
        Symmetric("recv_meta", "world slots 2"),
        Symmetric("recv_x", "world slots dim", torch.float16),
        Symmetric("reply", "max_tokens topk dim", torch.float16),
        Counter("send_slots", "2 world"),
        Counter("recv_count", "world"),
        Counter("expert_count", "experts", pair=True),
        Counter("tickets", "2"),
        Counter("dispatch_tickets", "2"),
        Rows("expert_x", "experts capacity dim", torch.float16),
        Rows("expert_origin", "experts capacity 2"),
    )
    variants = VARIANTS
    situations = SITUATIONS
    usual_blocks = grids.as_many_as_rows
    outputs_of = KeptOutputs
