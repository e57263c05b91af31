"""Times of the rungs of AllGather -> GEMM and GEMM -> ReduceScatter, beside PyTorch's in the same run.

Real GPUs, a process each. Every row is checked against cuBLAS's product of the same inputs, by the norm of the
difference and element by element. On the simulated node `lab.ladder` does this.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import torch

from ...draw import Draw
from ...errors import A2AError
from ...kernels.ag_gemm import AG_GEMM
from ...kernels.gemm_rs import GEMM_RS
from ...kernels.moe.gemm import KINDS, GemmShape
from ...machine.node import Node
from ...machine.runtime.shared import as_tensor
from ...table import Table
from . import record
from .clock import Clock
from .peers import HOLD_US, Timer
from .stats import spread

BY_KIND = {"ag_gemm": AG_GEMM, "gemm_rs": GEMM_RS}
# Longer than the host takes to queue one of torch's fused operators. It is the same before every call of every row: a
# GPU that multiplies without a pause exceeds its power limit, and slows down.
_HOLD = 5 * HOLD_US


def measure(node: Node, *, kinds: Iterable[str] = KINDS, sizes: Iterable[GemmShape], rungs: Iterable[str] = (),
            calls: int = 20, warmup: int = 5, peers: bool = False,
            announce: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """A recording: facts and, in "rows", {"kind", "size", "rung", "us": spread, "correct", ...}.

    sizes: of the whole node: AllGather -> GEMM computes [m, n], GEMM -> ReduceScatter the product that follows it in an
    MLP, [m, k] out of n. rungs: names (default all). peers: cuBLAS alone, NCCL and cuBLAS one after the other, torch's
    fused operator; one process per NVIDIA GPU.
    """
    rows = []
    with Clock(node) as clock:
        for kind in kinds:
            for size in sizes:
                shape = size if kind == "ag_gemm" else GemmShape(size.m, size.k, size.n, size.dtype)
                case = _Case(clock, kind, shape)
                place = {"kind": kind, "size": [size.m, size.n, size.k]}
                for name, make in BY_KIND[kind].items():
                    if not rungs or name in rungs:
                        announce(f"{kind} {size.m}x{size.n}x{size.k} {name}")
                        rows.append(place | {"rung": name} | case.time(make, calls, warmup))
                if peers:
                    for name, work in case.peers().items():
                        announce(f"{kind} {size.m}x{size.n}x{size.k} {name}")
                        rows.append(place | {"rung": name, "peer": True} | case.time_peer(work, calls, warmup))
    return record.facts(node, "gemm") | {"rows": rows}


class _Case:
    """One product on the ranks of a clock's node: inputs, right answers, rungs and peers."""

    def __init__(self, clock: Clock, kind: str, shape: GemmShape):
        self.clock, self.node, self.kind, self.shape = clock, clock.node, kind, shape
        if len(self.node.ranks) != 1:
            raise A2AError("GEMMs on real GPUs are measured with one process per GPU: torchrun")
        self.rank = self.node.ranks[0]
        self.device = torch.device("cuda", self.rank.device)
        torch.cuda.set_device(self.device)
        draw = Draw(1 + self.rank.index, self.device)
        ea, eb, _ = shape.local(kind, self.node.world_size)
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

    def time(self, make, calls: int, warmup: int) -> dict[str, Any]:
        """{"us", "correct", "norm", "programs"} of a rung."""
        rung = make(self.node, self.shape)
        rung.run_in(self.clock.streams)
        for buffer, tensor in ((rung.a[0], self.a), (rung.b[0], self.b)):
            as_tensor(buffer).copy_(tensor)
        as_tensor(rung.out[0]).fill_(float("nan"))
        torch.cuda.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})
        us = self.clock.series([[rung.launch]] * (calls + warmup), each=False, hold_us=_HOLD)[warmup:, 0]
        row = {"us": spread(us), "programs": rung.programs, **self._check(rung)}
        self.node.gather({rank.index: None for rank in self.node.ranks})
        rung.close()
        return row

    def _check(self, rung) -> dict[str, Any]:
        out, right = as_tensor(rung.out[0]).float(), self.right.float()
        off = ((out - right).norm() / right.norm()).item()
        close = torch.allclose(out, right, rtol=2.0**-9, atol=2.0**-7)
        errors = self.node.gather({self.rank.index: (off, close)})
        worst = max((value for value, _ in errors.values()), key=lambda value: (value != value, value))
        return {"correct": all(ok for _, ok in errors.values()), "norm": worst}

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

    def time_peer(self, work: Callable[[], Any], calls: int, warmup: int) -> dict[str, Any]:
        try:
            return {"us": Timer(self.clock)(work, calls, warmup, hold_us=_HOLD)["device"], "correct": True}
        except Exception as error:  # a peer's failure is a result, whatever it is
            return {"error": f"{type(error).__name__}: {error}"[:300], "correct": True}


def table(record: dict[str, Any]) -> Table:
    """One line per row: us, and the ratio to cuBLAS alone, if that was measured."""
    alone = {(row["kind"], *row["size"]): row["us"]["median"] for row in record["rows"]
             if row["rung"] == "cuBLAS alone" and "us" in row}
    columns: dict[str, list] = {name: [] for name in ("product", "m x n x k", "rung", "us", "p10", "p90", "x cuBLAS", "right")}
    for row in record["rows"]:
        us, cublas = row.get("us", {}), alone.get((row["kind"], *row["size"]))
        values = (row["kind"], "x".join(map(str, row["size"])), row["rung"], us.get("median", float("nan")),
                  us.get("p10", float("nan")), us.get("p90", float("nan")),
                  us["median"] / cublas if us and cublas else float("nan"), "yes" if row["correct"] else "NO")
        for name, value in zip(columns, values):
            columns[name].append(value)
    whole = Table(columns, unit="us, medians of the slowest rank", label=record["label"])
    whole.shown = len(record["rows"])
    return whole


def text(record: dict[str, Any]) -> str:
    return str(table(record))
