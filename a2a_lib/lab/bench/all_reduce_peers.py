"""Other libraries' all-reduces of the same messages, in the same run: NCCL, and torch's symmetric memory. As in
peers.py, whose `Timer` they get."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from ...kernels.all_reduce.problem import AllReduceProblem

HOLD_US = 2000  # longer than the host takes to queue a collective


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
    times, wrong, failed = {}, [], []
    for name, work in works(ops, x, group).items():
        x.copy_(own)
        torch.cuda.synchronize()
        dist.barrier()
        try:
            out = work()
        except (RuntimeError, AttributeError) as error:  # alike on all ranks: they have the same GPUs and sizes
            failed.append(f"{name}: {str(error).splitlines()[0][:100]}")
            continue
        if not near(problem, out):
            wrong.append(name)
        times[name] = timer(work, calls, hold_us=HOLD_US)["device"]
    timed = [times[name] for name in ("one_shot", "two_shot") if name in times]
    if timed:
        times["total"] = min(timed, key=lambda spread: spread["median"])
    return {"what": "; ".join(["torch symmetric memory, its own order of sums", *failed]), "correct": not wrong, "us": times}


def works(ops: Any, x: torch.Tensor, group: str) -> dict[str, Callable[[], torch.Tensor]]:
    """{name: what reduces x, which is symmetric, and returns where the sum is}."""
    return {"one_shot": lambda: ops.one_shot_all_reduce(x, "sum", group), "two_shot": lambda: ops.two_shot_all_reduce_(x, "sum", group),
            "multimem": lambda: ops.multimem_all_reduce_(x, "sum", group)}


def near(problem: AllReduceProblem, out: torch.Tensor) -> bool:
    """Whether a sum in any order, rounded after each step, may be `out`."""
    eps = torch.finfo(problem.shape.dtype).eps
    off = eps * problem.world_size * sum(part.double().abs() for part in problem.x)
    return bool(((out.cpu().double() - problem.sum.double()).abs() <= off).all())


KINDS = {"nccl": nccl, "symm_mem": symm_mem}
