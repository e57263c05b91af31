"""`rank_flags`: dispatch with one flag per pair of ranks (rank_flags.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Counter, Symmetric
from ..rung.waits import Flag
from . import tables
from .hip import HipAllToAll


class RankFlags(HipAllToAll):
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
        tables.EXPERT, *tables.COMBINE,
    )
    buffers = (
        Symmetric("rank_flags", "2 world", torch.int64, Flag(("parity", "source"), "{n} << 32 | rows + 1")),
        tables.REPLY_FLAGS, tables.RECV_META, tables.RECV_X, tables.REPLY_ROWS,
        tables.SEND_SLOTS, tables.RECV_COUNT, tables.EXPERT_COUNT,
        Counter("barrier", "2", flag=Flag(("state",), "one more than seen: when all blocks of this rank have come")),
        tables.EXPERT_X, tables.EXPERT_Y, tables.EXPERT_ORIGIN,
    )
