"""Peers of attention over ranks, timed in the same run: NCCL's ring, or its all-gather, with each of torch's attentions that is fast
on these GPUs. They get the `Timer` of peers.py."""
from collections.abc import Callable
from typing import Any

import torch

from ...kernels.attention.family import FAMILY
from ...kernels.attention.library import part
from ...kernels.attention.problem import AttentionProblem
from .clock import each_way


def by_cudnn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """(output, logarithm of the sum of weights [1, heads, rows, 1]); q, k, v [1, heads, rows, dim]."""
    out, weights, *_ = torch.ops.aten._scaled_dot_product_cudnn_attention(q, k, v, None, True, 0.0, causal, False)
    return out, weights.reshape(*out.shape[:3], 1)


def by_flash(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """The same by FlashAttention-2, of which torch has a copy. Heads of Q that share K and V get a copy each."""
    k, v = (tensor.repeat_interleave(q.shape[1] // k.shape[1], 1) if k.shape[1] < q.shape[1] else tensor for tensor in (k, v))
    out, weights, *_ = torch.ops.aten._scaled_dot_product_flash_attention(q, k, v, 0.0, causal)
    return out, weights[..., None]


ATTENTION: dict[str, Callable] = {"cuDNN": by_cudnn, "flash": by_flash}


def heads_first(*tensors: torch.Tensor) -> list[torch.Tensor]:
    """Views [1, heads, rows, dim] of tensors [rows, heads, dim]."""
    return [tensor.transpose(0, 1)[None] for tensor in tensors]


def merged(total: torch.Tensor, weights: torch.Tensor, out: torch.Tensor, new: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Two partial results as one; total in float32."""
    most = torch.maximum(weights, new)
    a, b = (weights - most).exp(), (new - most).exp()
    return (total.float() * a + out.float() * b) / (a + b), most + (a + b).log()


def nccl(timer: Any, problem: AttentionProblem, calls: int) -> dict[str, Any]:
    """us: "ring, X", "all-gather, X" and "alone, X" of each X in ATTENTION, "total": the fastest of them with an exchange, and "alone": the
    fastest attention. what: names them. A way that fails is left out, and named.

    ring: blocks go round by `batch_isend_irecv` while the attention takes the block before; torch.compile merges. all-gather: first all
    blocks, then one attention. alone: that attention. Lengths that the ranks divide; with a causal mask the ring alone."""
    import torch.distributed as dist

    shape, rank, world = problem.shape, timer.rank.index, problem.world_size
    if shape.length % (world * (1 + (shape.order == "zigzag"))):
        return {"error": "this peer takes lengths that the ranks divide"}
    q, k, v = (tensors[rank].to(timer.device) for tensors in (problem.q, problem.k, problem.v))
    own = torch.stack([k, v])  # [2, rows, heads, dim]
    there, whole = [torch.empty_like(own) for _ in range(2)], own.new_empty(2, world * len(k), *k.shape[1:])
    merge = torch.compile(merged, dynamic=False)

    def ring(attend: Callable) -> torch.Tensor:
        block, out = own, None
        for n in range(world):
            requests = []
            if n < world - 1:
                to = there[n % 2]
                requests = dist.batch_isend_irecv([dist.P2POp(dist.isend, block, (rank + 1) % world),
                                                   dist.P2POp(dist.irecv, to, (rank - 1) % world)])
            seen = part(shape, rank, (rank - n) % world, world)
            rows = slice(seen.first, seen.first + seen.count)
            if not seen.empty:
                new = attend(*heads_first(q[rows], *block[:, :seen.keys]), seen.causal)
                if out is None:
                    out = new
                elif seen.count == len(q):
                    out = merge(*out, *new)
                else:
                    out = out[0].float(), out[1].clone()
                    for into, value in zip(out, merge(*(each[:, :, rows] for each in out), *new), strict=True):
                        into[:, :, rows] = value
            for request in requests:
                request.wait()
            if n < world - 1:
                block = to
        return out[0].to(q.dtype)

    def alone(attend: Callable) -> torch.Tensor:
        return attend(*heads_first(q, *whole), False)[0]

    def gathered(attend: Callable) -> torch.Tensor:
        for to, block in zip(whole, own, strict=True):
            dist.all_gather_into_tensor(to, block)
        return alone(attend)

    works = {"ring": ring} if shape.causal else {"ring": ring, "all-gather": gathered, "alone": alone}
    ways = {f"{way}, {name}": lambda work=work, attend=attend: work(attend) for name, attend in ATTENTION.items()
            for way, work in works.items()}
    times, correct, failed = each_way(
        ways, lambda name, out: name.startswith("alone") or near(problem, out[0].transpose(0, 1).cpu(), rank),
        lambda way: timer(way, calls, hold_us=FAMILY.pause_us)["device"])
    best = {way: min((name for name in times if name.startswith("alone") == (way == "alone")), key=lambda name: times[name]["median"],
                     default=None) for way in ("total", "alone")}
    fastest = {way: times[name] for way, name in best.items() if name}
    return {"what": "; ".join([f"NCCL with torch's attention; the fastest: {best['total']}", *failed]), "fastest": best["total"],
            "correct": correct, "us": fastest | times}


def near(problem: AttentionProblem, out: torch.Tensor, rank: int) -> bool:
    """Whether a rank's output is right within twice the bound of ours: merging rounds each partial result."""
    right, bound = problem.answer()
    rows, mine = problem.checked_rows(rank)
    return bool(((out[rows].double() - right[mine]).abs() <= 2 * bound[mine]).all())


KINDS = {"nccl": nccl}
