"""`varlen`: rows of all sources, and of all experts, as one flat range over all waves (a2a_lib/alltoall/varlen.hip)."""

from __future__ import annotations

from . import designs
from ..rungs.hip_rung import KERNELS
from .no_overheads import NoOverheads


class Varlen(NoOverheads):
    """`NoOverheads` with another distribution of work, over dispatch's receivers and over combine's senders.

    source: a path or HIP text with the kernels `dispatch` and `combine`.
    """

    name = "varlen"
    idea = "the received rows of all sources, and those of all experts, as one flat range over all waves"
    SOURCE = KERNELS / "varlen.hip"
    VARIANTS = designs.texts("varlen") | {"one_output": NoOverheads.VARIANTS["one_output"]}
