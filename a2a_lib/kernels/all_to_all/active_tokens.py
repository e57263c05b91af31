"""`active_tokens`: combine's send and recv overlap by block role (active_tokens.hip)."""
from __future__ import annotations

from ..rung.calls import Stage
from . import tables
from .hip import HipAllToAll, as_many_as_rows


class ActiveTokens(HipAllToAll):
    """HIP all-to-all with one combine kernel of `blocks` senders and `blocks` receivers. Experts work on the rows
    received; variant "padded" shows what it costs not to.

    Arguments and errors: those of `HipRung`. source: with the kernel `combine`; dispatch and expert are token_flags'.
    """

    name = "active_tokens"
    idea = "experts work on real tokens only; some blocks of combine send while others receive"
    takes_from = ("token_flags",)
    stages = (
        *tables.DISPATCH, tables.EXPERT,
        Stage("combine", "world shape expert_y expert_count next_expert_count expert_origin reply reply_flags topk_ids "
                         "topk_weights out tickets", "combine", groups=2),
    )
    buffers = (*tables.SLOTS, tables.SEND_SLOTS, tables.RECV_COUNT, tables.EXPERT_COUNT_PAIR, tables.TICKETS,
               tables.EXPERT_X, tables.EXPERT_Y, tables.EXPERT_ORIGIN)
    usual_blocks = as_many_as_rows
