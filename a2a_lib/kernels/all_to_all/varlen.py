"""`varlen`: rows of all sources, and of all experts, as one flat range over all waves (varlen.hip)."""
from __future__ import annotations

from ..rung.calls import KeptOutputs
from . import tables
from .hip import HipAllToAll, as_many_as_rows


class Varlen(HipAllToAll):
    """HIP all-to-all with the launches, memory and outputs of no_overheads, and another distribution of work over
    dispatch's receivers and combine's senders.

    Arguments and errors: those of `HipRung`. source: with the kernels `dispatch` and `combine`.
    """

    name = "varlen"
    idea = "the received rows of all sources, and those of all experts, as one flat range over all waves"
    stages = tables.TWO_LAUNCHES
    buffers = tables.TWO_LAUNCHES_BUFFERS
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs
