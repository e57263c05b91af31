"""`fused_combine`: combine's senders do the experts' work (fused_combine.hip)."""
from __future__ import annotations

from . import tables
from .hip import HipAllToAll, as_many_as_rows


class FusedCombine(HipAllToAll):
    """HIP all-to-all without a kernel for the experts: combine's senders apply the expert to each row before they send it.

    Arguments and errors: those of `HipRung`. source: with the kernel `combine`; dispatch is token_flags'. In two steps
    (`dispatch`, `experts`, `combine`) the replies given to `combine` are sent as they are.
    """

    name = "fused_combine"
    idea = "the experts' pointwise work moves into combine's senders"
    takes_from = ("token_flags",)
    stages = (*tables.DISPATCH, tables.COMBINE_WITH_EXPERTS)
    buffers = (*tables.SLOTS, tables.SEND_SLOTS, tables.RECV_COUNT, tables.EXPERT_COUNT_PAIR, tables.TICKETS,
               tables.EXPERT_X, tables.EXPERT_ORIGIN)
    usual_blocks = as_many_as_rows
