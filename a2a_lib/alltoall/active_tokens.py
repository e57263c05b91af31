"""`active_tokens`: combine's send and recv overlap by block role (active_tokens.hip)."""
from __future__ import annotations

import torch

from ..rungs import grids, waits
from ..rungs.calls import Stage
from ..rungs.hip_rung import HipRung
from ..rungs.memory import Counter, Rows, Symmetric
from .active_tokens_variants import SITUATIONS, VARIANTS


class ActiveTokens(HipRung):
    """HIP all-to-all with one combine kernel of `blocks` senders and `blocks` receivers. Experts work on the rows
    received; variant "padded" shows what it costs not to.

    Arguments and errors: those of `HipRung`. source: with the kernel `combine`; dispatch and expert are token_flags'.
    """

    name = "active_tokens"
    idea = "experts work on real tokens only; some blocks of combine send while others receive"
    takes_from = ("token_flags",)
    stages = (
        Stage("dispatch_send", "world shape x topk_ids send_slots recv_count counts recv_x recv_meta recv_flags",
              "dispatch"),
        Stage("dispatch_recv", "world shape recv_x recv_meta recv_flags recv_count send_slots expert_count expert_x "
                               "expert_origin", "dispatch"),
        Stage("expert", "shape expert_x expert_y expert_count shift scale", "expert"),
        Stage("combine", "world shape expert_y expert_count next_expert_count expert_origin reply reply_flags topk_ids "
                         "topk_weights out tickets", "combine", groups=2),
    )
    buffers = (
        Symmetric("counts", "2 world", torch.int64, waits.COUNTS),
        Symmetric("recv_flags", "world slots", flag=waits.TOKEN),
        Symmetric("reply_flags", "max_tokens topk", flag=waits.REPLY),
        Symmetric("recv_meta", "world slots 2"),
        Symmetric("recv_x", "world slots dim", torch.float16),
        Symmetric("reply", "max_tokens topk dim", torch.float16),
        Counter("send_slots", "world"),
        Counter("recv_count", "world"),
        Counter("expert_count", "experts", pair=True),
        Counter("tickets", "2"),
        Rows("expert_x", "experts capacity dim", torch.float16),
        Rows("expert_y", "experts capacity dim", torch.float16),
        Rows("expert_origin", "experts capacity 2"),
    )
    variants = VARIANTS
    situations = SITUATIONS
    usual_blocks = grids.as_many_as_rows
