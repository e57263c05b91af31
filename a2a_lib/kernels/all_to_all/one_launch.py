"""`one_launch`: dispatch, experts and combine in one kernel, with blocks of three roles (one_launch.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import KeptOutputs, Stage
from ..rung.memory import Symmetric
from . import tables
from .hip import HipAllToAll, as_many_as_rows


class OneLaunch(HipAllToAll):
    """HIP all-to-all in one launch of `blocks` senders, `blocks` that answer and `blocks` that sum, whose rows have fixed
    places.

    Arguments and errors: those of `HipRung`. source: with the kernel `all_to_all`.
    """

    name = "one_launch"
    idea = "one launch; every flat token has a fixed place on every rank, and a flag that says who is there"
    stages = (
        Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_flags shift scale reply reply_flags out "
                            "tickets", "call", groups=3),
    )
    buffers = (
        Symmetric("recv_flags", "world slots", torch.int64, tables.PLACE),
        tables.REPLY_FLAGS, tables.RECV_X, tables.REPLY_ROWS, tables.TICKETS,
    )
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs
