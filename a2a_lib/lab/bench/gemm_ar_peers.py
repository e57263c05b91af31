"""The peer of GEMM -> AllReduce, timed in the same run: cuBLAS, then NCCL's all-reduce. It gets the `Timer` of peers.py."""
from typing import Any

import torch

from ...kernels.moe.gemm import GemmProblem
from .clock import HOLD_US


def nccl(timer: Any, problem: GemmProblem, calls: int) -> dict[str, Any]:
    """cuBLAS's product of the rank's parts, then `dist.all_reduce` of it; "gemm": the product alone."""
    import torch.distributed as dist

    a, b = (parts[timer.rank.index].to(timer.device) for parts in (problem.a, problem.b))
    out = torch.empty(problem.shape.m, problem.shape.n, dtype=problem.shape.dtype, device=timer.device)

    def both() -> torch.Tensor:
        torch.matmul(a, b.T, out=out)
        dist.all_reduce(out)
        return out

    correct = near(problem, both())
    alone = timer(lambda: torch.matmul(a, b.T, out=out), calls, hold_us=HOLD_US)["device"]
    return {"what": "cuBLAS, then dist.all_reduce, its own order of sums; gemm: cuBLAS alone", "correct": correct,
            "us": {"total": timer(both, calls, hold_us=HOLD_US)["device"], "gemm": alone}}


def near(problem: GemmProblem, out: torch.Tensor) -> bool:
    """Whether a sum of the ranks' rounded parts in any order, rounded after each step, may be `out`."""
    right, bound = problem.answer(0)
    return bool(((out.double().cpu() - right).abs() <= bound * problem.world_size).all())


KINDS = {"nccl": nccl}
