"""`rank_flags`: dispatch with one flag per pair of ranks (rank_flags.hip)."""
from __future__ import annotations

import torch

from ..rungs import waits
from ..rungs.calls import Stage
from ..rungs.hip_rung import HipRung
from ..rungs.memory import Counter, Rows, Symmetric
from .rank_flags_variants import SITUATIONS, VARIANTS


class RankFlags(HipRung):
    """HIP all-to-all whose dispatch has one flag per (source, destination): set when all rows are there, it tells how
    many. Combine has one flag per reply.

    Arguments and errors: those of `HipRung`. blocks: at most as many as run at once, for the blocks of dispatch_send
    wait for one another; LaunchError otherwise, before anything runs. Variant "unchecked" launches without asking.
    """

    name = "rank_flags"
    idea = "fused send and recv kernels; one flag per pair of ranks says that all rows are there, and how many"
    stages = (
        Stage("dispatch_send", "world shape x topk_ids send_slots barrier rank_flags recv_x recv_meta", "dispatch",
              cooperative=True),
        Stage("dispatch_recv", "world shape recv_x recv_meta rank_flags recv_count expert_count expert_x expert_origin",
              "dispatch"),
        Stage("expert", "shape expert_x expert_y expert_count shift scale", "expert"),
        Stage("combine_send", "world shape expert_y expert_count expert_origin reply reply_flags", "combine"),
        Stage("combine_recv", "world shape reply reply_flags topk_ids topk_weights out expert_count", "combine"),
    )
    buffers = (
        Symmetric("rank_flags", "2 world", torch.int64, waits.Flag(("parity", "source"), "{n} << 32 | rows + 1")),
        Symmetric("reply_flags", "max_tokens topk", flag=waits.REPLY),
        Symmetric("recv_meta", "world slots 2"),
        Symmetric("recv_x", "world slots dim", torch.float16),
        Symmetric("reply", "max_tokens topk dim", torch.float16),
        Counter("send_slots", "world"),
        Counter("recv_count", "world"),
        Counter("expert_count", "experts"),
        Counter("barrier", "2",
                flag=waits.Flag(("state",), "one more than seen: when all blocks of this rank have come")),
        Rows("expert_x", "experts capacity dim", torch.float16),
        Rows("expert_y", "experts capacity dim", torch.float16),
        Rows("expert_origin", "experts capacity 2"),
    )
    variants = VARIANTS
    situations = SITUATIONS
