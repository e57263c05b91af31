"""Products of AllGather -> GEMM and GEMM -> ReduceScatter, drawn and checked on real GPUs, beside PyTorch's ways.

Outputs are compared with cuBLAS's product of the same inputs, by the norm of the difference and element by element.
"""
import math
from collections.abc import Callable
from typing import Any

import torch

from ...draw import Draw
from ...kernels.moe import MismatchError
from ...machine.runtime.shared import as_tensor
from .case import Case
from .clock import Clock
from .stats import HOLD_US

# Longer than the host takes to queue one of torch's fused operators. It is the same before every call of every row: a
# GPU that multiplies without a pause exceeds its power limit, and slows down.
_HOLD = 5 * HOLD_US


class GemmCase(Case):
    """One product of the whole node, [m, n] out of k. peers: cuBLAS alone, NCCL before or after it, torch's fused operator."""

    baseline = "cuBLAS alone"
    hold_us = (_HOLD, _HOLD)

    def __init__(self, clock: Clock, family, shape):
        super().__init__(clock, family, shape)
        self.kind, self.rank = family.name, self.node.ranks[0]
        self.device = torch.device("cuda", self.rank.device)
        torch.cuda.set_device(self.device)
        draw = Draw(1 + self.rank.index, self.device)
        ea, eb, _ = shape.local(self.kind, self.node.world_size)
        self.a = draw.normal(ea, dtype=shape.dtype)
        self.b = (draw.normal(eb) * (1 / math.sqrt(shape.k))).to(shape.dtype)
        self.right = self._right()

    def _right(self) -> torch.Tensor:
        if self.node.world_size == 1:
            return self.a @ self.b.T
        import torch.distributed as dist
        if self.kind == "ag_gemm":
            self.whole = torch.empty(self.shape.m, self.a.shape[1], dtype=self.shape.dtype, device=self.device)
            dist.all_gather_into_tensor(self.whole, self.a)
            return self.whole @ self.b.T
        total = (self.a @ self.b.T).float()
        dist.all_reduce(total)
        return total.chunk(self.node.world_size)[self.rank.index].to(self.shape.dtype)

    def give(self, rung) -> None:
        for buffer, tensor in ((rung.a[0], self.a), (rung.b[0], self.b)):
            as_tensor(buffer).copy_(tensor)
        as_tensor(rung.out[0]).fill_(float("nan"))
        torch.cuda.synchronize()
        self.node.gather({self.rank.index: None})

    def check(self, rung) -> dict[str, Any]:
        out, right = as_tensor(rung.out[0]).float(), self.right.float()
        off = ((out - right).norm() / right.norm()).item()
        close = torch.allclose(out, right, rtol=2.0**-9, atol=2.0**-7)
        errors = self.node.gather({self.rank.index: (off, close)})
        worst = max((value for value, _ in errors.values()), key=lambda value: (value != value, value))
        if not all(ok for _, ok in errors.values()):
            raise MismatchError(f"the product is off: relative error {worst:.3g} in the 2-norm")
        return {"worst": worst}

    def peers(self) -> dict[str, Callable[[], Any]]:
        """PyTorch's ways to compute the same product."""
        import torch.distributed as dist
        import torch.distributed._symmetric_memory as symmetric

        group = dist.group.WORLD.group_name
        if self.kind == "ag_gemm":
            shared = symmetric.empty(self.a.shape, dtype=self.a.dtype, device=self.device)
            symmetric.rendezvous(shared, group)
            shared.copy_(self.a)
            return {"cuBLAS alone": lambda: self.whole @ self.b.T,
                    "NCCL, then cuBLAS": lambda: (dist.all_gather_into_tensor(self.whole, self.a), self.whole @ self.b.T),
                    "torch fused": lambda: torch.ops.symm_mem.fused_all_gather_matmul(shared, [self.b.T], 0, group)}
        mine = torch.empty_like(self.right)
        return {"cuBLAS alone": lambda: self.a @ self.b.T,
                "cuBLAS, then NCCL": lambda: dist.reduce_scatter_tensor(mine, self.a @ self.b.T),
                "torch fused": lambda: torch.ops.symm_mem.fused_matmul_reduce_scatter(self.a, self.b.T, "sum", 0, group)}
