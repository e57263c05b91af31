"""`no_overheads`: two launches per call, nothing allocated or zeroed (no_overheads.hip)."""
from __future__ import annotations

from ..rung.calls import KeptOutputs
from . import tables
from .hip import HipAllToAll, as_many_as_rows


class NoOverheads(HipAllToAll):
    """HIP all-to-all with dispatch in one launch too, of `blocks` senders and `blocks` receivers, and with output
    buffers that later calls use again once their result was taken.

    Arguments and errors: those of `HipRung`. source: with the kernel `dispatch`; combine is fused_combine's.
    """

    name = "no_overheads"
    idea = "two launches per call; nothing is allocated, nothing is set to zero by the host"
    takes_from = ("fused_combine",)
    stages = tables.TWO_LAUNCHES
    buffers = tables.TWO_LAUNCHES_BUFFERS
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs
