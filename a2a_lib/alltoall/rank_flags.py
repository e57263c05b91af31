"""`rank_flags`: dispatch with one flag per pair of ranks (a2a_lib/alltoall/rank_flags.hip)."""

from __future__ import annotations

import torch

from . import designs
from ..rungs import waits
from ..rungs.hip_rung import KERNELS
from .token_flags import TokenFlags


class RankFlags(TokenFlags):
    """HIP all-to-all whose dispatch has one flag per (source, destination): set when all rows are there, it tells how
    many. Combine has one flag per reply, as in `token_flags`.

    Arguments: those of `TokenFlags`. blocks: at most as many as run at once, for the blocks of dispatch_send wait for
    one another; LaunchError otherwise, before anything runs. Errors: those of `TokenFlags`.
    variant: `VARIANTS`; "unchecked" launches without asking whether the blocks fit.
    """

    name = "rank_flags"
    idea = "fused send and recv kernels; one flag per pair of ranks says that all rows are there, and how many"
    SOURCE = KERNELS / "rank_flags.hip"
    FLAGS = ("rank_flags", "reply_flags")
    ARGUMENTS = TokenFlags.ARGUMENTS | {
        "dispatch_send": "world shape x topk_ids send_slots barrier rank_flags recv_x recv_meta",
        "dispatch_recv": "world shape recv_x recv_meta rank_flags recv_count expert_count expert_x expert_origin",
    }

    EXPECTED = {"rank_flags": waits.Flag(("parity", "source"), "{n} << 32 | rows + 1"), "reply_flags": waits.REPLY,
                "barrier": waits.Flag(("state",), "one more than seen: when all blocks of this rank have come")}
    VARIANTS = designs.texts("rank_flags") | {
        "unchecked": "an ordinary launch whatever the grid: hangs where not all blocks of dispatch_send fit",
    }

    def waits_for_own_blocks(self, stage):
        return stage == "dispatch_send" and self.variant != "unchecked"

    def symmetric(self):
        rest = super().symmetric()
        del rest["counts"], rest["recv_flags"]
        return {"rank_flags": ((2, self.world_size), torch.int64)} | rest

    def counters(self):
        return super().counters() | {"barrier": (2,)}
