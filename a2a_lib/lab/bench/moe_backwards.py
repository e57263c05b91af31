"""The backward pass of whole MoE layers that real GPUs draw, beside NCCL's all-to-alls around PyTorch's grouped GEMMs.

Gradients are checked against PyTorch's autograd in float32, expert by expert. Both begin with what the forward pass saved: rows, gates
and values on the expert's rank.
"""
import math
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch.nn import functional

from ...draw import Draw
from ...kernels.layer.experts import grouped_mm
from ...kernels.moe import MismatchError
from ...kernels.moe.layer_problem import LayerShape
from ...machine.runtime.shared import as_tensor
from .case import Case
from .clock import Clock
from .moe_layers import Exchange

STEPWISE = 2.0  # PyTorch rounds after every operation between the GEMMs: errors may be this factor larger
EPS = 2.0**-8  # bfloat16, relative error of rounding
# Bounds of errors. Each gradient has gone through at most 4 roundings of random sign, which keep the 2-norm of the error
# under 2 EPS of the gradient's. A wrong row shows in single values: none is off by more than 16 EPS of itself and the root
# mean square.
NORM, VALUE = 2 * EPS, 16 * EPS


class BackwardCase(Case):
    """A rank's tokens, gradients, choices and experts on its GPU, and what the forward pass saved of the rows that came here."""

    def __init__(self, clock: Clock, family, shape: LayerShape, seed: int = 11):
        super().__init__(clock, family, shape)
        self.world, self.rank, n = self.node.world_size, self.node.ranks[0].index, shape.max_tokens
        local, device = shape.local_experts(self.world), torch.device("cuda", self.node.ranks[0].device)
        torch.cuda.set_device(device)
        draw = Draw(101 * seed + self.rank, device)
        self.x, self.grad = (draw.normal(n, shape.dim, dtype=torch.bfloat16) for _ in range(2))
        self.ids = draw.uniform(n, shape.num_experts).argsort(stable=True)[:, :shape.topk].int()
        self.weights = draw.uniform(n, shape.topk) * (2 / shape.topk)
        matrices = lambda scale, *extents: torch.stack([(scale * draw.normal(*extents)).bfloat16() for _ in range(local)])  # noqa: E731
        self.up = matrices(1 / math.sqrt(shape.dim), 2 * shape.inter, shape.dim)
        self.down = matrices(2 / math.sqrt(shape.inter), shape.dim, shape.inter)
        self.exchange = exchange = Exchange(self.node, self.ids, shape)
        self.rows = exchange.to_experts(self.x)
        self.gates = exchange.there(self.weights.reshape(-1, 1)[exchange.order])[exchange.by_expert]
        self.hidden = grouped_mm(self.rows, self.up.transpose(1, 2), offs=exchange.ends)

    def make(self, name: str, options: Mapping[str, Any]):
        return super().make(name, {"log": False} | dict(options))

    def give(self, rung) -> None:
        """Writes the inputs of a rung, with the saved rows where it expects them."""
        memory = {name: as_tensor(parts[0]) for name, parts in rung.memory.items() if name not in ("log",)}
        for name in ("kept_rows", "kept_hidden", "out", "dgates", "dw_up", "dw_down", "rows", "y", "replies", "dots", "dhidden",
                     "weighted"):
            memory[name].fill_(float("nan"))
        n, padded = len(self.x), (self.exchange.counts + rung.tiles.BM - 1) // rung.tiles.BM * rung.tiles.BM
        shift = (padded.cumsum(0) - padded) - (self.exchange.counts.cumsum(0) - self.exchange.counts)
        slot = torch.arange(len(self.rows), device=self.x.device) + shift.repeat_interleave(self.exchange.counts)
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

    def check(self, rung) -> dict[str, Any]:
        return {"worst": self.compare(self.outputs(rung))}

    def peers(self) -> dict[str, Callable[[], Any]]:
        kinds = {"NCCL, grouped GEMM": between, "NCCL, grouped GEMM, torch.compile": torch.compile(between, dynamic=False)}
        return {name: lambda middle=middle: peer(self, middle) for name, middle in kinds.items()}

    def check_peer(self, outputs: tuple[torch.Tensor, ...]) -> dict[str, Any]:
        return {"worst": self.compare(outputs, STEPWISE)}

    def compare(self, out: tuple[torch.Tensor, ...], most_allowed: float = 1.0) -> float:
        """The largest error in units of its bound, of all ranks. Raises MismatchError on all ranks alike if it is over
        `most_allowed`. Collective."""
        dx, dgates, dw_up, dw_down = out
        d, drows = self.exchange.to_experts(self.grad), torch.empty(self.rows.shape, device=self.x.device)
        dots, errors, first = torch.empty((len(self.rows), 1), device=self.x.device), {}, 0
        for expert, end in enumerate(self.exchange.ends.tolist()):
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
        errors["tokens"] = error_of(dx, self.exchange.home(drows).view(n, -1, self.shape.dim).sum(1))
        errors["weights"] = error_of(dgates, self.exchange.home(dots).view(n, -1))
        worst = max(errors, key=lambda name: errors[name])
        everybody = self.node.gather({self.rank: (errors[worst], worst)})
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


def between(raw, hidden, gates) -> tuple[torch.Tensor, ...]:
    """Computes from dout w_down: the gradients of gate and value, weight * h, and the dot products."""
    gate, value = hidden.chunk(2, -1)
    silu = functional.silu(gate)
    h, dh = silu * value, (raw * gates).to(raw.dtype)
    dgate = torch.ops.aten.silu_backward(dh * value, gate)
    return torch.cat([dgate, dh * silu], -1), (h * gates).to(h.dtype), (raw.float() * h.float()).sum(-1, keepdim=True)


def peer(given: BackwardCase, middle: Callable = between) -> tuple[torch.Tensor, ...]:
    """Computes the gradients by NCCL and PyTorch's grouped GEMMs. Sizes are known, so no host waits."""
    multiply, exchange, n = grouped_mm, given.exchange, len(given.x)
    d = exchange.to_experts(given.grad)
    dhidden, weighted, dots = middle(multiply(d, given.down, offs=exchange.ends), given.hidden, given.gates)
    drows = multiply(dhidden, given.up, offs=exchange.ends)
    dw_up = multiply(dhidden.t(), given.rows, offs=exchange.ends)
    dw_down = multiply(d.t(), weighted, offs=exchange.ends)
    dx = exchange.home(drows).view(n, -1, given.shape.dim).float().sum(1).bfloat16()
    return dx, exchange.home(dots).view(n, -1), dw_up, dw_down
