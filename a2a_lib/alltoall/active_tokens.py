"""`active_tokens`: combine's send and recv overlap by block role (a2a_lib/alltoall/active_tokens.hip)."""

from __future__ import annotations

import torch

from . import designs
from ..rungs.hip_rung import KERNELS
from .token_flags import TokenFlags


class ActiveTokens(TokenFlags):
    """`TokenFlags` with one combine kernel of `blocks` senders and `blocks` receivers.

    Experts work on the rows received, as in token_flags; variant "padded" shows what it costs not to.

    source: a path or HIP text with the kernel `combine`; kernels it lacks are those of token_flags.hip. Else as there.
    """

    name = "active_tokens"
    idea = "experts work on real tokens only; some blocks of combine send while others receive"
    SOURCE = KERNELS / "active_tokens.hip"
    STAGES = ("dispatch_send", "dispatch_recv", "expert", "combine")
    ARGUMENTS = TokenFlags.ARGUMENTS | {
        "combine": "world shape expert_y expert_count next_expert_count expert_origin reply reply_flags topk_ids "
                   "topk_weights out tickets",
    }
    VARIANTS = designs.texts("active_tokens") | {
        "padded": "the experts work on every row their buffers have, as if tokens were not counted: slow, and it "
                  "commits all the memory of the buffers; for small shapes",
        "receivers_first": "roles by block number, receivers first: launched cooperatively, hence refused with more "
                           "blocks than fit at once",
        "receivers_first_unchecked": "the same, launched without asking whether its blocks fit: hangs where they do "
                                     "not",
    }

    def usual_blocks(self, waves):
        """A wave per row that a rank may send, and a block for counts: tickets of more would take turns for nothing. On
        NVIDIA GPUs also one per KiB of output, and few of them in a block, on multiprocessors of their own."""
        per_token = self.shape.topk
        if self.node.target == "cuda":
            per_token, waves = max(per_token, -(-self.shape.dim // 512)), min(waves, 8)
        return min(super().usual_blocks(waves), self.shape.max_tokens * per_token // max(waves, 1) + 2)

    def grid(self, stage):
        return 2 * self.blocks if stage == "combine" else self.blocks

    def defines(self):
        return {"VARIANT_RECEIVERS_FIRST": 1} if self.variant and self.variant.startswith("receivers_first") else {}

    def waits_for_own_blocks(self, stage):
        return stage == "combine" and self.variant == "receivers_first"

    def counters(self):
        return super().counters() | {"expert_count": (2, self.local_experts), "tickets": (2,)}

    def view(self, own, epoch):
        return own | {"expert_count": own["expert_count"][epoch % 2],
                      "next_expert_count": own["expert_count"][(epoch + 1) % 2]}

    def _allocate(self, heap):
        super()._allocate(heap)
        if self.variant == "padded":
            for own, rank in zip(self.local, self.node.ranks, strict=True):
                full = torch.full((self.local_experts,), self.capacity, dtype=torch.int32)
                own["every_row"] = rank.from_torch(full, "every_row")
            self.ARGUMENTS = self.ARGUMENTS | {
                "expert": self.ARGUMENTS["expert"].replace("expert_count", "every_row")}
