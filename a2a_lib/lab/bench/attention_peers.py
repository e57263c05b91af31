"""Peers of attention over ranks, timed in the same run: NCCL's ring, or an all-gather, with torch's attention. Each gets the
`Timer` of peers.py."""
from __future__ import annotations

from typing import Any

import torch

from ...kernels.attention.problem import AttentionProblem

HOLD_US = 4000  # longer than the host takes to queue a call


def nccl(timer: Any, problem: AttentionProblem, calls: int) -> dict[str, Any]:
    """Total: blocks go round a ring by `batch_isend_irecv` while torch's flash attention takes the block before; partial results are
    merged by their logsumexp. all_gather: first all blocks, then one attention. alone: that attention. Full masks only."""
    import torch.distributed as dist

    shape, rank, world = problem.shape, timer.rank.index, problem.world_size
    if shape.causal or shape.length % world or shape.order != "contiguous":
        return {"error": "this peer takes full masks, and lengths that the ranks divide"}
    group = shape.heads // shape.kv_heads
    q, k, v = (tensors[rank].to(timer.device).transpose(0, 1)[None] for tensors in (problem.q, problem.k, problem.v))
    blocks = [torch.stack([k, v]), torch.empty_like(torch.stack([k, v])), torch.empty_like(torch.stack([k, v]))]
    whole = torch.empty(world, *blocks[0].shape, dtype=k.dtype, device=timer.device)

    def attend(block):
        keys, values = (tensor.repeat_interleave(group, 1) if group > 1 else tensor for tensor in block)
        out, weights, *_ = torch.ops.aten._scaled_dot_product_flash_attention(q, keys, values)
        return out, weights

    def ring():
        here = blocks[0]
        total = scale = None
        for n in range(world):
            requests = []
            if n < world - 1:
                to = blocks[1 + n % 2]
                requests = dist.batch_isend_irecv([dist.P2POp(dist.isend, here, (rank + 1) % world),
                                                   dist.P2POp(dist.irecv, to, (rank - 1) % world)])
            out, weights = attend(here)
            if total is None:
                total, scale = out.float(), weights
            else:
                new = torch.logaddexp(scale, weights)
                total = total * (scale - new).exp()[..., None] + out.float() * (weights - new).exp()[..., None]
                scale = new
            for request in requests:
                request.wait()
            if n < world - 1:
                here = to
        return total.to(q.dtype)

    def gathered():
        dist.all_gather_into_tensor(whole, blocks[0])
        return alone()

    def alone():
        keys, values = whole.transpose(0, 1).permute(0, 2, 3, 1, 4, 5).flatten(3, 4)
        return attend((keys, values))[0]

    correct = True
    for work in (ring, gathered):
        correct &= near(problem, work()[0].transpose(0, 1).cpu(), rank)
    times = {name: timer(work, calls, hold_us=HOLD_US)["device"] for name, work in (("total", ring), ("all_gather", gathered),
                                                                                     ("alone", alone))}
    return {"what": "NCCL's ring with torch's flash attention; all_gather: NCCL's, then attention; alone: that attention",
            "correct": correct, "us": times}


def near(problem: AttentionProblem, out: torch.Tensor, rank: int) -> bool:
    """Whether a rank's output is right within twice the bound of ours: merging rounds each partial result."""
    right, bound = problem.answer()
    rows, mine = problem.checked_rows(rank)
    return bool(((out[rows].double() - right[mine]).abs() <= 2 * bound[mine]).all())


KINDS = {"nccl": nccl}
