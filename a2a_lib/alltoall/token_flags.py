"""`token_flags`: one flag per token, both ways (token_flags.hip)."""
from __future__ import annotations

import torch

from ..rungs import waits
from ..rungs.calls import Stage
from ..rungs.hip_rung import HipRung
from ..rungs.memory import Counter, Rows, Symmetric
from .token_flags_variants import VARIANTS


class TokenFlags(HipRung):
    """HIP all-to-all with one release flag per token. No block waits for another of its own rank, so any number of
    blocks is safe. Arguments and errors: those of `HipRung`."""

    name = "token_flags"
    idea = "one flag per token both ways; one block sends the counts while the others send tokens"
    stages = (
        Stage("dispatch_send", "world shape x topk_ids send_slots recv_count counts recv_x recv_meta recv_flags",
              "dispatch"),
        Stage("dispatch_recv", "world shape recv_x recv_meta recv_flags recv_count send_slots expert_count expert_x "
                               "expert_origin", "dispatch"),
        Stage("expert", "shape expert_x expert_y expert_count shift scale", "expert"),
        Stage("combine_send", "world shape expert_y expert_count expert_origin reply reply_flags", "combine"),
        Stage("combine_recv", "world shape reply reply_flags topk_ids topk_weights out expert_count", "combine"),
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
        Counter("expert_count", "experts"),
        Rows("expert_x", "experts capacity dim", torch.float16),
        Rows("expert_y", "experts capacity dim", torch.float16),
        Rows("expert_origin", "experts capacity 2"),
    )
    variants = VARIANTS
