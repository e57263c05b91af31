"""`varlen`: rows of all sources, and of all experts, as one flat range over all waves (a2a_lib/kernels/varlen.hip)."""

from __future__ import annotations

from .fused_combine import FusedCombine
from .hip_rung import KERNELS


class Varlen(FusedCombine):
    """`FusedCombine` with another distribution of work, in `dispatch_recv` and in combine's senders.

    source: a path or HIP text with the kernels `dispatch_recv` and `combine`; those it lacks are of the rungs before.
    """

    name = "varlen"
    idea = "the received rows of all sources, and those of all experts, as one flat range over all waves"
    SOURCE = KERNELS / "varlen.hip"
    VARIANTS = {}
