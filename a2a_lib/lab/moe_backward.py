"""The backward pass of a whole MoE layer on real GPUs, one process each: in one launch and phase by phase.

Gradients are checked against PyTorch's autograd in float32, expert by expert, and times are compared with NCCL's all-to-alls
around PyTorch's grouped GEMMs. Both begin with what the forward pass saved: rows, gates and values on the expert's rank. On
the simulated node `lab.ladder` does this.
"""
from __future__ import annotations

import gc
import math
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import torch
from torch.nn import functional

from ..draw import Draw
from ..errors import A2AError
from ..kernels.moe import MismatchError
from ..kernels.moe.layer_problem import LayerShape
from ..kernels.moe_backward.rungs import RUNGS
from ..machine.node import Node
from ..machine.runtime.shared import as_tensor
from .bench import record
from .bench.clock import Clock
from .bench.peers import Timer
from .bench.stats import spread
from .megakernel import Row, row_name

LADDER: list[Row] = [(name, {}) for name in RUNGS]
ABLATION: list[Row] = [*LADDER, ("backward", {"weights_first": True}), ("backward", {"combine": "gather"}),
                       ("backward", {"barrier": "expert"}), ("backward", {"dispatch_tasks": 0})]
STEPWISE = 2.0  # PyTorch rounds after every operation between the GEMMs: errors may be this factor larger
EPS = 2.0**-8  # bfloat16, relative error of rounding
# Bounds of errors. Each gradient has gone through at most 4 roundings of random sign, which keep the 2-norm of the error
# under 2 EPS of the gradient's. A wrong row shows in single values: none is off by more than 16 EPS of itself and the root
# mean square.
NORM, VALUE = 2 * EPS, 16 * EPS


class Given:
    """A rank's tokens, gradients, choices and experts on its GPU, and what the forward pass saved of the rows that came here.

    Rows are sorted by expert, then source rank, then token, as in the rungs. Exchanges are NCCL's. Collective.
    """

    def __init__(self, node: Node, shape: LayerShape, n: int, seed: int):
        self.shape, self.world, self.rank = shape, node.world_size, node.ranks[0].index
        self.local, device = shape.local_experts(self.world), torch.device("cuda", node.ranks[0].device)
        torch.cuda.set_device(device)
        draw = Draw(101 * seed + self.rank, device)
        self.x, self.grad = (draw.normal(n, shape.dim, dtype=torch.bfloat16) for _ in range(2))
        self.ids = draw.uniform(n, shape.num_experts).argsort(stable=True)[:, :shape.topk].int()
        self.weights = draw.uniform(n, shape.topk) * (2 / shape.topk)
        matrices = lambda scale, *extents: torch.stack([(scale * draw.normal(*extents)).bfloat16() for _ in range(self.local)])  # noqa: E731
        self.up = matrices(1 / math.sqrt(shape.dim), 2 * shape.inter, shape.dim)
        self.down = matrices(2 / math.sqrt(shape.inter), shape.dim, shape.inter)
        flat = self.ids.reshape(-1).long()
        self.order = flat.argsort(stable=True)
        counts = torch.bincount(flat, minlength=shape.num_experts)
        everybody = [torch.empty_like(counts) for _ in range(self.world)]
        if self.world > 1:
            torch.distributed.all_gather(everybody, counts)
        else:
            everybody = [counts]
        arriving = torch.stack(everybody)[:, self.rank * self.local:(self.rank + 1) * self.local]  # [source, local expert]
        self.sends, self.receives = counts.view(self.world, self.local).sum(1).tolist(), arriving.sum(1).tolist()
        self.by_expert = torch.arange(self.local, device=device).repeat(self.world).repeat_interleave(
            arriving.reshape(-1)).argsort(stable=True)
        self.counts = arriving.sum(0)
        self.ends = self.counts.cumsum(0).int()
        self.rows, self.gates = self.to_experts(self.x), self.there(self.weights.reshape(-1, 1)[self.order])[self.by_expert]
        multiply = grouped_mm()
        self.hidden = multiply(self.rows, self.up.transpose(1, 2), offs=self.ends)

    def there(self, rows: torch.Tensor) -> torch.Tensor:
        return self._exchange(rows, self.sends, self.receives)

    def to_experts(self, tokens: torch.Tensor) -> torch.Tensor:
        """A row per choice of all ranks' tokens, sorted by expert."""
        return self.there(tokens[self.order // self.shape.topk])[self.by_expert]

    def home(self, rows: torch.Tensor) -> torch.Tensor:
        """Rows sorted by expert back to their tokens, [n * topk, ...]."""
        back = torch.empty_like(rows)
        back[self.by_expert] = rows
        replies = rows.new_empty((len(self.order), rows.shape[1]))
        replies[self.order] = self._exchange(back, self.receives, self.sends)
        return replies

    def _exchange(self, rows: torch.Tensor, out: list[int], into: list[int]) -> torch.Tensor:
        if self.world == 1:
            return rows
        got = rows.new_empty((sum(into), rows.shape[1]))
        torch.distributed.all_to_all_single(got, rows.contiguous(), into, out)
        return got

    def give(self, rung) -> None:
        """Writes the inputs of a rung, with the saved rows where it expects them."""
        memory = {name: as_tensor(parts[0]) for name, parts in rung.memory.items() if name not in ("log",)}
        for name in ("kept_rows", "kept_hidden", "out", "dgates", "dw_up", "dw_down", "rows", "y", "replies", "dots", "dhidden",
                     "weighted"):
            memory[name].fill_(float("nan"))
        n, padded = len(self.x), (self.counts + rung.tiles.BM - 1) // rung.tiles.BM * rung.tiles.BM
        shift = (padded.cumsum(0) - padded) - (self.counts.cumsum(0) - self.counts)
        slot = torch.arange(len(self.rows), device=self.x.device) + shift.repeat_interleave(self.counts)
        memory["kept_rows"][slot], memory["kept_hidden"][slot] = self.rows, self.hidden
        for name, tensor in {"x": self.grad, "topk_ids": self.ids, "topk_weights": self.weights}.items():
            memory[name][:n].copy_(tensor)
        memory["w_up"].copy_(self.up)
        memory["w_down"].copy_(self.down)
        rung.num_tokens[0] = n
        torch.cuda.synchronize()
        rung.node.gather({self.rank: None})

    def outputs(self, rung) -> tuple[torch.Tensor, ...]:
        n, memory = len(self.x), rung.memory
        out, dgates, dw_up, dw_down = (as_tensor(memory[name][0]) for name in ("out", "dgates", "dw_up", "dw_down"))
        return out[:n], dgates[:n], dw_up, dw_down

    def check(self, node: Node, out: tuple[torch.Tensor, ...], most_allowed: float = 1.0) -> float:
        """The largest error in units of its bound, of all ranks. Raises MismatchError on all ranks alike if it is over
        `most_allowed`. Collective."""
        dx, dgates, dw_up, dw_down = out
        d, drows = self.to_experts(self.grad), torch.empty(self.rows.shape, device=self.x.device)
        dots, errors, first = torch.empty((len(self.rows), 1), device=self.x.device), {}, 0
        for expert, end in enumerate(self.ends.tolist()):
            inputs = [part.float().requires_grad_() for part in (self.rows[first:end], self.gates[first:end], self.up[expert],
                                                                 self.down[expert])]
            row, weight, up, down = inputs
            gate, value = (row @ up.T).chunk(2, 1)
            y = (functional.silu(gate) * value) @ down.T
            drows[first:end], dots[first:end], up, down = torch.autograd.grad((weight * y * d[first:end].float()).sum(), inputs)
            for name, got, want in (("w_up", dw_up[expert], up), ("w_down", dw_down[expert], down)):
                errors[name] = max(errors.get(name, 0), error_of(got, want))
            first = end
        n = len(self.x)
        errors["tokens"] = error_of(dx, self.home(drows).view(n, -1, self.shape.dim).sum(1))
        errors["weights"] = error_of(dgates, self.home(dots).view(n, -1))
        worst = max(errors, key=lambda name: errors[name])
        everybody = node.gather({self.rank: (errors[worst], worst)})
        most, name = max(everybody.values())
        if not most <= most_allowed:
            raise MismatchError(f"the gradient of {name} is off by {most:.3g} times what rounding explains")
        return most


def error_of(got: torch.Tensor, want: torch.Tensor) -> float:
    """The error in units of its bound: see `NORM`, `VALUE`. inf for NaN."""
    if not want.numel():
        return 0.0
    error, size = (got.float() - want).abs(), want.square().mean().sqrt()
    norm = float(error.square().mean().sqrt() / (NORM * size + 1e-9))
    value = float((error / (VALUE * (want.abs() + size) + 1e-9)).max())
    return max(norm, value) if norm == norm and value == value else float("inf")


def grouped_mm() -> Callable:
    return getattr(functional, "grouped_mm", None) or torch._grouped_mm


def between(raw, hidden, gates) -> tuple[torch.Tensor, ...]:
    """Computes from dout w_down: the gradients of gate and value, weight * h, and the dot products."""
    gate, value = hidden.chunk(2, -1)
    silu = functional.silu(gate)
    h, dh = silu * value, (raw * gates).to(raw.dtype)
    dgate = torch.ops.aten.silu_backward(dh * value, gate)
    return torch.cat([dgate, dh * silu], -1), (h * gates).to(h.dtype), (raw.float() * h.float()).sum(-1, keepdim=True)


def peer(given: Given, middle: Callable = between) -> tuple[torch.Tensor, ...]:
    """Computes the gradients by NCCL and PyTorch's grouped GEMMs. Sizes are known, so no host waits."""
    multiply, n = grouped_mm(), len(given.x)
    d = given.to_experts(given.grad)
    dhidden, weighted, dots = middle(multiply(d, given.down, offs=given.ends), given.hidden, given.gates)
    drows = multiply(dhidden, given.up, offs=given.ends)
    dw_up = multiply(dhidden.t(), given.rows, offs=given.ends)
    dw_down = multiply(d.t(), weighted, offs=given.ends)
    dx = given.home(drows).view(n, -1, given.shape.dim).float().sum(1).bfloat16()
    return dx, given.home(dots).view(n, -1), dw_up, dw_down


def measure(node: Node, shape: LayerShape, rows: Iterable[Row], *, calls: int = 20, warmup: int = 5, peers: bool = False,
            announce: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """Measures on real GPUs, a process each. Returns a recording with medians of the slowest rank, us, launched one by one
    and timed on the GPU. Every row's last timed call is checked. bfloat16, as PyTorch's grouped GEMM. shape.max_tokens on
    every rank."""
    if len(node.ranks) != 1:
        raise A2AError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib megakernel --backward ...")
    given, timed = Given(node, shape, shape.max_tokens, 11), []
    workload = f"{shape.num_experts}x{shape.topk}x{shape.dim}x{shape.inter}, {shape.max_tokens} tokens on each rank"
    with Clock(node) as clock:
        for row in rows:
            announce(row_name(row))
            rung = RUNGS[row[0]](node, shape, log=False, **row[1])
            rung.run_in(clock.streams)
            given.give(rung)
            us = clock.series([[rung.launch]] * (calls + warmup), each=False)[warmup:, 0]
            data = {"rung": row[0], "name": row_name(row), "switches": asdict(rung.switches), "tiles": asdict(rung.tiles),
                    "workload": workload, "launch": "plain", "programs": rung.programs, "us": spread(us), "correct": True}
            try:
                data["worst"] = given.check(node, given.outputs(rung))
            except A2AError as error:
                data |= {"correct": False, "error": str(error)}
            timed.append(data)
            rung.close()
            rung = None
            gc.collect()  # frees its memory for the next one
        kinds = {"NCCL, grouped GEMM": between, "NCCL, grouped GEMM, torch.compile": torch.compile(between, dynamic=False)}
        for name, middle in kinds.items() if peers else ():
            announce(name)
            data = {"rung": name, "name": name, "workload": workload, "peer": True, "correct": True}
            try:
                data |= {"worst": given.check(node, peer(given, middle), STEPWISE),
                         "us": Timer(clock)(lambda middle=middle: peer(given, middle), calls, warmup, hold_us=3000)["device"]}
            except Exception as error:  # a peer's failure is a result, whatever it is
                data |= {"error": f"{type(error).__name__}: {error}"[:300]}
            timed.append(data)
            torch.cuda.empty_cache()
    facts = {"num_experts": shape.num_experts, "topk": shape.topk, "dim": shape.dim, "inter": shape.inter,
             "max_tokens": shape.max_tokens, "dtype": str(shape.dtype).split(".")[1]}
    return record.facts(node, "moe_backward") | {"shape": facts, "rows": timed}
