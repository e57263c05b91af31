"""`rank_flags`: dispatch with one flag per pair of ranks (a2a_lib/kernels/rank_flags.hip)."""

from __future__ import annotations

from pathlib import Path

import torch

from ..errors import LaunchError
from .token_flags import TokenFlags

SOURCE = Path(__file__).parents[1] / "kernels" / "rank_flags.hip"


class RankFlags(TokenFlags):
    """HIP all-to-all whose dispatch has one flag per (source, destination): set when all rows are there, it tells how
    many. Combine has one flag per reply, as in `token_flags`.

    Arguments: those of `TokenFlags`. blocks: at most as many as run at once, for dispatch_send is a cooperative launch;
    LaunchError otherwise, before anything runs. Errors: those of `TokenFlags`.
    """

    name = "rank_flags"
    idea = "fused send and recv kernels; one flag per pair of ranks says that all rows are there, and how many"
    kernels = SOURCE
    flags = ("rank_flags", "reply_flags")
    cooperative = ("dispatch_send",)

    def _allocate(self, heap_bytes: int | None) -> None:
        for rank in self.node.ranks:
            fit = rank.resident_blocks(self.module.dispatch_send, self.threads)
            if self.blocks > fit:
                raise LaunchError(f"rank_flags with {self.blocks} blocks of {self.threads} threads refused: the blocks "
                                  f"of dispatch_send wait for one another, and only {fit} of them fit on rank "
                                  f"{rank.index} at once")
        super()._allocate(heap_bytes)
        for rank, own in zip(self.node.ranks, self.local, strict=True):
            own["barrier"] = rank.zeros((2,), torch.int32, "barrier")
        self.node.synchronize()

    def _symmetric(self):
        rest = super()._symmetric()
        del rest["counts"], rest["recv_flags"]
        return {"rank_flags": ((2, self.world_size), torch.int64)} | rest

    def _arguments(self, stage, rank, b, n, epoch):
        s, world, experts = self.shape, self.world_size, self.local_experts
        if stage == "dispatch_send":
            return (b["x"], b["topk_ids"], b["send_slots"], b["barrier"], b["rank_flags"], b["recv_x"], b["recv_meta"],
                    b["bases"], rank, world, n, s.max_tokens, s.topk, s.dim, experts, epoch)
        if stage == "dispatch_recv":
            return (b["recv_x"], b["recv_meta"], b["rank_flags"], b["recv_count"], b["expert_count"], b["expert_x"],
                    b["expert_origin"], rank, world, s.max_tokens, s.topk, s.dim, experts, self.capacity, epoch)
        return super()._arguments(stage, rank, b, n, epoch)
