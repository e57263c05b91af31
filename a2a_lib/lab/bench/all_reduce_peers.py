"""Other libraries' all-reduces of the same messages, in the same run: NCCL, torch's symmetric memory, and both before a residual and
RMSNorm. As in peers.py, whose `Timer` they get."""
from collections.abc import Callable
from typing import Any

import torch

from ...kernels.all_reduce.problem import AllReduceProblem
from ...kernels.all_reduce.with_norm import EPS
from .clock import HOLD_US, each_way, spread


def nccl(timer: Any, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """`dist.all_reduce` of a tensor, in place."""
    import torch.distributed as dist

    own = problem.x[timer.rank.index].to(timer.device)
    x = own.clone()
    dist.all_reduce(x)
    correct = near(problem, x)
    return {"what": "dist.all_reduce, in place, its own order of sums", "correct": correct,
            "us": {"total": timer(lambda: dist.all_reduce(x), calls, hold_us=HOLD_US)["device"]}}


def symm_mem(timer: Any, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """torch's kernels on symmetric memory: one-shot, two-shot, and by multicast where the GPUs have it. Total is the faster of the first
    two; a kernel that is not there or refuses is left out."""
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm

    group, ops = dist.group.WORLD.group_name, torch.ops.symm_mem
    if hasattr(symm, "enable_symm_mem_for_group"):
        symm.enable_symm_mem_for_group(group)
    own = problem.x[timer.rank.index].to(timer.device)
    x = symm.empty(*own.shape, dtype=own.dtype, device=timer.device)
    symm.rendezvous(x, group)
    times, correct, failed = each_way(works(ops, x, group), lambda _, out: near(problem, out),
                                      lambda work: timer(work, calls, hold_us=HOLD_US)["device"], lambda: _fill(x, own))
    timed = [times[name] for name in ("one_shot", "two_shot") if name in times]
    if timed:
        times["total"] = min(timed, key=lambda spread: spread["median"])
    return {"what": "; ".join(["torch symmetric memory, its own order of sums", *failed]), "correct": correct, "us": times}


def _fill(x: torch.Tensor, own: torch.Tensor) -> None:
    """Writes x again, which a call may have overwritten, on all ranks."""
    import torch.distributed as dist

    x.copy_(own)
    torch.cuda.synchronize()
    dist.barrier()


def works(ops: Any, x: torch.Tensor, group: str) -> dict[str, Callable[[], torch.Tensor]]:
    """{name: what reduces x, which is symmetric, and returns where the sum is}."""
    return {"one_shot": lambda: ops.one_shot_all_reduce(x, "sum", group), "two_shot": lambda: ops.two_shot_all_reduce_(x, "sum", group),
            "multimem": lambda: ops.multimem_all_reduce_(x, "sum", group)}


def near(problem: AllReduceProblem, out: torch.Tensor) -> bool:
    """Whether a sum in any order, rounded after each step, may be `out`."""
    eps = torch.finfo(problem.shape.dtype).eps
    off = eps * problem.world_size * sum(part.double().abs() for part in problem.x)
    return bool(((out.cpu().double() - problem.sum.double()).abs() <= off).all())


def normed(total: torch.Tensor, residual: torch.Tensor, weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """(y, h) of `with_norm`, [rows, dim] each, from the sum [rows, dim]."""
    h = total + residual
    wide = h.float()
    return (wide * torch.rsqrt(wide.square().mean(-1, keepdim=True) + EPS) * weight.float()).to(h.dtype), h


def norm(timer: Any, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """The work of `with_norm` by PyTorch: an all-reduce, then `normed` by torch.compile. The clock captures all calls in one graph, as it
    captures a rung's. us: "nccl", "one_shot", "two_shot", and "total": the fastest of them. An all-reduce that refuses is left out, and
    named."""
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm

    clock, group = timer.clock, dist.group.WORLD.group_name
    own, residual, weight = (part.to(timer.device) for part in (problem.x[timer.rank.index], problem.residual, problem.weight))
    after = torch.compile(normed, dynamic=False)
    shared = symm.empty(*own.shape, dtype=own.dtype, device=timer.device)
    symm.rendezvous(shared, group)
    sums = {"nccl": lambda: dist.all_reduce(shared) or shared, **works(torch.ops.symm_mem, shared, group)}
    del sums["multimem"]
    ways = {name: lambda work=work: after(work(), residual, weight) for name, work in sums.items()}

    def time(way: Callable) -> dict[str, float]:
        clock.series([[way]] * 3)
        return spread(clock.series([[way]] * calls, graph=True, each=False)[:, 0])
    with torch.cuda.stream(torch.cuda.ExternalStream(clock.streams[0].handle, timer.device)):
        times, correct, failed = each_way(ways, lambda _, out: near_normed(problem, *out), time, lambda: _fill(shared, own))
    best = min(times, key=lambda name: times[name]["median"], default=None)
    return {"what": "; ".join(["all-reduce, then residual and RMSNorm by torch.compile, in one graph", *failed]), "fastest": best,
            "correct": correct, "us": ({"total": times[best]} if best else {}) | times}


def near_normed(problem: AllReduceProblem, y: torch.Tensor, h: torch.Tensor) -> bool:
    """Whether h may be the sum and the residual, rounded after each addition, and y the norm of h."""
    eps, y, h = torch.finfo(problem.shape.dtype).eps, y.cpu().double(), h.cpu().double()
    off = eps * (problem.world_size + 1) * sum(part.double().abs() for part in [*problem.x, problem.residual])
    right = h / (h.square().mean(1, keepdim=True) + EPS).sqrt() * problem.weight.double()
    return bool(((h - problem.sum.double() - problem.residual.double()).abs() <= off).all()
                and ((y - right).abs() <= 2 * eps * right.abs() + 1e-6).all())


KINDS = {"nccl": nccl, "symm_mem": symm_mem, "norm": norm}
