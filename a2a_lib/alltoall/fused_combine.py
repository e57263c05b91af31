"""`fused_combine`: combine's senders do the experts' work (a2a_lib/alltoall/fused_combine.hip)."""

from __future__ import annotations

import numpy as np
import torch

from .active_tokens import ActiveTokens
from ..rungs.hip_rung import KERNELS


class FusedCombine(ActiveTokens):
    """`ActiveTokens` without its `expert` kernel: combine's senders apply the expert to each row on its way out.

    source: a path or HIP text with the kernel `combine`; kernels it lacks are those of token_flags.hip. Else as there.
    In two steps (`dispatch`, `experts`, `combine`) the replies given to `combine` are sent as they are.
    """

    name = "fused_combine"
    idea = "the experts' pointwise work moves into combine's senders"
    SOURCE = KERNELS / "fused_combine.hip"
    STAGES = ("dispatch_send", "dispatch_recv", "combine")
    ARGUMENTS = ActiveTokens.ARGUMENTS | {
        "combine": "world shape expert_x expert_count next_expert_count expert_origin shift scale reply reply_flags "
                   "topk_ids topk_weights out tickets",
    }
    VARIANTS = {
        "flat_slots": "rows dealt out as a flat space of [local experts, capacity] slots: with a number of waves that "
                      "divides the capacity a few waves get all of them",
    }

    def defines(self):
        return {"VARIANT_FLAT_SLOTS": 1} if self.variant == "flat_slots" else {}

    def rows(self):
        return {name: buffer for name, buffer in super().rows().items() if name != "expert_y"}

    def combine(self, problem, replies):
        self._set_replies("expert_x", replies)
        kept = [(own["shift"], own["scale"]) for own in self.local]
        try:
            for own, rank in zip(self.local, self.node.ranks, strict=True):  # experts that change nothing
                own["shift"] = rank.zeros((self.local_experts,), torch.int32, "shift")
                own["scale"] = rank.from_torch(torch.ones(self.local_experts), "scale")
            self.node.synchronize()
            self._start("combine", self._call)
            return self.result(self._call)
        finally:
            for own, (shift, scale) in zip(self.local, kept, strict=True):
                own["shift"], own["scale"] = shift, scale

    def rows_per_wave(self, rank: int) -> list[int]:
        """Rows that each wave which sent any sent in the combine of the latest call on a rank, the most first; from the
        trace (simulated nodes: there a flag that is set says which wave did it)."""
        trace = self.trace.select("flag_set")
        records = trace.records[(trace.names("symbol") == "reply_flags") & (trace.records["rank"] == rank)]
        waves = records["block"].astype(np.int64) * 64 + records["wave"]
        return sorted(np.unique(waves, return_counts=True)[1].tolist(), reverse=True)
