"""A call in two steps: what dispatch delivered, replies put where combine takes them. And what a rung refuses."""
from __future__ import annotations

from contextlib import contextmanager

import torch

from ...errors import A2AError
from ..moe import Received


def require_parts(rung) -> None:
    """A2AError where one launch does everything, so that there is nothing between dispatch and combine to look at."""
    if all(stage.role == "call" for stage in rung.stages):
        raise A2AError(f"{rung.name} dispatches, computes and combines in one launch: it has no dispatch and no combine "
                       "of their own. Call it as a whole")


def counts(rung, call) -> list[torch.Tensor]:
    """Rows of each local expert after a call's dispatch, per driven rank."""
    return [rung.memory.seen_by(i, call.epoch)["expert_count"].to_torch() for i in range(len(rung.local))]


def received(rung, call) -> list[Received]:
    """The rows that dispatch delivered, per driven rank."""
    ranks, topk = [], rung.shape.topk
    for own, per_expert in zip(rung.local, counts(rung, call), strict=True):
        rows, origin, expert = [], [], []
        for e, n in enumerate(per_expert.tolist()):
            rows.append(own["expert_x"][e][:n].to_torch())
            origin.append(own["expert_origin"][e][:n].to_torch())
            expert.append(torch.full((n,), e, dtype=torch.int64))
        origin = torch.cat(origin).long()
        ranks.append(Received(torch.cat(rows), origin[:, 0], origin[:, 1] // topk, origin[:, 1] % topk,
                              torch.cat(expert), source_counts=own["recv_count"].to_torch(), expert_counts=per_expert))
    return ranks


def require_combined(call) -> None:
    """A2AError if a dispatch waits for its combine."""
    if call:
        raise A2AError("combine of the last dispatch is missing: peers wait for its replies, and counters are as "
                       "dispatch left them. Call combine first")


def require_dispatched(rung, call, problem) -> None:
    """A2AError unless `call` is that of a dispatch of this problem whose combine is yet to come."""
    if call is None:
        raise A2AError("combine belongs to a dispatch, and none is waiting for its combine: call dispatch first; each "
                       "dispatch is combined once")
    if call.rows != [problem.num_tokens[rank] for rank in rung.ranks]:
        raise A2AError(f"this is another problem than the one that was dispatched: {problem.num_tokens} tokens, not "
                       f"{call.rows}")


@contextmanager
def replies_in_place(rung, call, replies: list[torch.Tensor]):
    """Replies lie where combine's senders take them; experts that are part of combine change nothing meanwhile."""
    fused = not any(stage.role == "expert" for stage in rung.stages)
    for own, per_expert, rows in zip(rung.local, counts(rung, call), replies, strict=True):
        at = 0
        for e, n in enumerate(per_expert.tolist()):
            if n:
                own["expert_x" if fused else "expert_y"][e][:n].copy_from(rows[at:at + n])
            at += n
    kept = [(own["shift"], own["scale"]) for own in rung.local]
    try:
        for own, rank in zip(rung.local, rung.node.ranks, strict=True) if fused else ():
            own["shift"] = rank.zeros((rung.local_experts,), torch.int32, "shift")
            own["scale"] = rank.from_torch(torch.ones(rung.local_experts), "scale")
        if fused:
            rung.node.synchronize()
        yield
    finally:
        for own, (shift, scale) in zip(rung.local, kept, strict=True):
            own["shift"], own["scale"] = shift, scale
