"""`pipelined`: prereduced in a pipeline of tokens, with blocks of three roles (pipelined.hip)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...machine.runtime.arguments import KernelStruct
from ..rung import grids
from ..rung.calls import Stage
from .hip import InPlaces


@dataclass(frozen=True)
class Roles(KernelStruct):
    """`Roles` of pipelined.hip: how many blocks send, and how many answer; the others finish."""

    TYPE: ClassVar[str] = "Roles"
    senders: int
    answerers: int


class Pipelined(InPlaces):
    """HIP all-to-all in one launch, in which early tokens are finished while late ones go out. The same bits as
    prereduced.

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel
    `all_to_all`.
    """

    name = "pipelined"
    idea = "prereduced in a pipeline: few rows in flight at a time, replies beside the rows that follow"
    stages = (
        Stage("all_to_all", "world shape roles x topk_ids topk_weights recv_x recv_choices recv_flags shift scale reply "
                            "reply_flags out", "call", cooperative=True),
    )
    shares = (1 / 4, 3 / 8)  # of the blocks: those that send, those that answer
    usual_waves = grids.whole_teams  # few rows in flight is its idea: with more waves it is slower
    shares_to_try = ((1 / 8, 1 / 2), (1 / 4, 1 / 4), (1 / 4, 3 / 8), (3 / 8, 1 / 4))

    def own_arguments(self) -> dict:
        """{"roles": `Roles`}: how many blocks send, and how many answer."""
        senders, answerers = self.roles
        return {"roles": Roles(senders, answerers)}
