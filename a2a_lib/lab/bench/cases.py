"""Problems too large for CPUs, which each process draws and checks on its own GPU, beside PyTorch's ways. `on_gpu` times rungs with them.

A GEMM is compared with cuBLAS's product of the same inputs, by the norm of the difference and element by element. A MoE layer is
compared with the same layer on one GPU (`moe_layer.MoELayer`). Gradients are checked against PyTorch's autograd in float32, expert by
expert. Both backward passes begin with what the forward pass saved: rows, gates and values on the expert's rank.
"""
import gc
import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, is_dataclass
from typing import Any

import torch
import torch.distributed as dist
from torch.nn import functional

from ...draw import Draw
from ...errors import A2AError
from ...kernels.layer.experts import grouped_mm
from ...kernels.moe import MismatchError
from ...kernels.moe.layer_problem import LayerShape
from ...machine.runtime.shared import as_tensor
from ..moe_layer import MoELayer, grouped
from .clock import HOLD_US, Clock, spread
from .peers import Timer


def row_name(name: str, options: Mapping[str, Any]) -> str:
    return ", ".join([name, *(f"{option} {value}" for option, value in options.items())])


class Case:
    """A subclass draws its inputs in `__init__`, and says what `give`, `check` and `peers` do. Collective, one GPU per process.

    baseline: the end of the name of the row that others are compared with. hold_us: the least pauses of the GPU between timed calls of
    rungs and of peers.
    """

    baseline = "phases"
    hold_us = (0.0, 3000.0)

    def __init__(self, clock: Clock, family, shape):
        self.clock, self.node, self.family, self.shape = clock, clock.node, family, shape
        if len(self.node.ranks) != 1:
            raise A2AError("a process for each GPU: torchrun --nproc-per-node N -m a2a_lib bench --on-gpu ...")

    def make(self, name: str, options: Mapping[str, Any]):
        """Makes the rung."""
        return self.family.kind_of(name)(self.node, self.shape, **options)

    def give(self, rung) -> None:
        """Writes the inputs of a rung, on all ranks."""
        raise NotImplementedError

    def check(self, rung) -> dict[str, Any]:
        """The largest error of all ranks, {"worst": error}. Raises A2AError on all ranks alike for a wrong answer."""
        raise NotImplementedError

    def peers(self) -> dict[str, Callable[[], Any]]:
        """{name: a call of PyTorch's way, which returns the outputs}."""
        return {}

    def check_peer(self, outputs: Any) -> dict[str, Any]:
        """Like `check`, of a peer's outputs."""
        return {}

    def close(self) -> None:
        """Frees the memory."""

    def time(self, name: str, options: Mapping[str, Any], calls: int, warmup: int) -> dict[str, Any]:
        """Times one rung and checks its last timed call. Returns its row of a recording."""
        rung = self.make(name, options)
        rung.run_in(self.clock.streams)
        self.give(rung)
        us = self.clock.series([[rung.launch]] * (calls + warmup), each=False, hold_us=self.hold_us[0])[warmup:, 0]
        row = {"rung": name, "name": row_name(name, options), "launch": "plain", "programs": rung.programs, "us": spread(us),
               "correct": True}
        row |= {what: asdict(part) for what in ("switches", "tiles") if is_dataclass(part := getattr(rung, what, None))}
        try:
            row |= self.check(rung)
        except A2AError as error:
            row |= {"correct": False, "error": str(error)}
        self.node.gather({rank.index: None for rank in self.node.ranks})
        rung.close()
        rung = None
        gc.collect()  # frees its memory for the next one
        return row

    def time_peer(self, name: str, work: Callable[[], Any], calls: int, warmup: int) -> dict[str, Any]:
        """Times and checks PyTorch's way. Returns its row."""
        row = {"rung": name, "name": name, "peer": True, "correct": True}
        try:
            row |= self.check_peer(work()) | {"us": Timer(self.clock)(work, calls, warmup, hold_us=self.hold_us[1])["device"]}
        except Exception as error:  # a peer's failure is a result, whatever it is
            row |= {"error": f"{type(error).__name__}: {error}"[:300]}
        torch.cuda.empty_cache()
        return row


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


class LayerCase(Case):
    """A layer's weights on this rank, and two draws of max_tokens tokens on each rank."""

    def __init__(self, clock: Clock, family, shape: LayerShape):
        super().__init__(clock, family, shape)
        self.moe = MoELayer(self.node, shape.routing, hidden=shape.inter, dtype=shape.dtype)
        self.drawn = [Drawn(self.moe, shape.max_tokens, seed) for seed in (11, 111)]

    def make(self, name: str, options: Mapping[str, Any]):
        return super().make(name, {"log": False} | dict(options))

    def give(self, rung) -> None:
        rung.num_tokens[0] = self.shape.max_tokens
        rung.give_weights(0, *(part.transpose(1, 2) for part in self.moe.weights[0]))
        self.drawn[0].give(rung)

    def check(self, rung) -> dict[str, Any]:
        """The largest error, also of a call with other tokens, and the relative error of the first. Collective."""
        first, second = self.drawn
        worst, error = first.check(rung), first.error(rung)
        second.give(rung)
        rung.launch()
        self.node.synchronize()
        return {"worst": max(worst, second.check(rung)), "relative_error": error}

    def peers(self) -> dict[str, Callable[[], torch.Tensor]]:
        """The layer made of PyTorch's parts. The experts' rows go through one grouped GEMM. It lies between two all-to-alls of NCCL
        with known sizes (no host waits for them), or between `ExpertParallel`'s dispatch and combine."""
        moe, drawn = self.moe, self.drawn[0]
        x, ids, weights, exchange = drawn.x, drawn.ids, drawn.weights, Exchange(self.node, drawn.ids, self.shape)
        offsets = torch.cat([exchange.ends.new_zeros(1), exchange.ends])

        def nccl() -> torch.Tensor:
            y = grouped(exchange.to_experts(x), offsets, *moe.weights[0])
            return torch.einsum("tk,tkd->td", weights, exchange.home(y).view(*ids.shape, -1).float()).to(x.dtype)

        def expert_parallel() -> torch.Tensor:
            got = moe.layer.dispatch([x], [ids], [weights])[0]
            return moe.layer.combine([grouped(got.rows, got.offsets, *moe.weights[0])])[0]

        return {"NCCL, grouped GEMM, sizes known": nccl, "ExpertParallel, grouped GEMM": expert_parallel}

    def check_peer(self, outputs: torch.Tensor) -> dict[str, Any]:
        return {"worst": self.moe.check([self.drawn[0].x], [outputs], self.drawn[0].known)}

    def close(self) -> None:
        self.moe.close()


class Drawn:
    """A rank's tokens and choices, and the right answer."""

    def __init__(self, moe: MoELayer, n: int, seed: int):
        self.moe, device = moe, moe.devices[0]
        self.x = Draw(seed + moe.node.ranks[0].index, device).normal(n, moe.shape.dim, dtype=moe.dtype)
        self.ids, self.weights = moe.route(0, self.x)
        self.known = [moe.alone(0, self.x)]

    def give(self, rung) -> None:
        for key, tensor in {"x": self.x, "topk_ids": self.ids, "topk_weights": self.weights}.items():
            as_tensor(rung.memory[key][0])[:len(self.x)].copy_(tensor)
        as_tensor(rung.memory["out"][0]).fill_(float("nan"))
        torch.cuda.synchronize()
        self.moe.node.gather({rung.node.ranks[0].index: None})

    def check(self, rung) -> float:
        """The largest error in units of its bound; MismatchError, on all ranks alike, if it is over 1. Collective."""
        if rung.most_error is not None:
            most = self.error(rung, each=True) / rung.most_error
            if not most <= 1:
                raise MismatchError(f"a token is off by {most * rung.most_error:.3g} in the 2-norm, more than {rung.most_error}")
            return most
        return self.moe.check([self.x], [as_tensor(rung.memory["out"][0])[:len(self.x)]], self.known)

    def error(self, rung, each: bool = False) -> float:
        """Error in the 2-norm, relative to float32 sums: of all tokens of the worst rank, or (each) of the worst token. Collective."""
        want = self.known[0][0]
        off = as_tensor(rung.memory["out"][0])[:len(self.x)].float() - want
        error = (off.norm(dim=1) / want.norm(dim=1)).max() if each else off.norm() / want.norm()
        return max(self.moe.node.gather({rung.node.ranks[0].index: float(error.nan_to_num(nan=float("inf")))}).values())


class Exchange:
    """Rows to their experts and back, by NCCL's all-to-all with known sizes, so no host waits.

    ids: choices of this rank's tokens, [n, topk] int32. Rows are sorted by expert, then source rank, then token, as in the rungs.
    counts, ends: rows of each local expert, and where they end, [local_experts]. Collective.
    """

    def __init__(self, node, ids: torch.Tensor, shape: LayerShape):
        self.world, self.topk, rank = node.world_size, shape.topk, node.ranks[0].index
        local, flat = shape.local_experts(self.world), ids.reshape(-1).long()
        self.order = flat.argsort(stable=True)  # by expert, and therefore by rank
        counts = torch.bincount(flat, minlength=shape.num_experts)
        everybody = [counts]
        if self.world > 1:
            everybody = [torch.empty_like(counts) for _ in range(self.world)]
            torch.distributed.all_gather(everybody, counts)
        arriving = torch.stack(everybody)[:, rank * local:(rank + 1) * local]  # [source, local expert]
        self.sends, self.receives = counts.view(self.world, local).sum(1).tolist(), arriving.sum(1).tolist()
        self.by_expert = torch.arange(local, device=ids.device).repeat(self.world).repeat_interleave(
            arriving.reshape(-1)).argsort(stable=True)
        self.counts = arriving.sum(0)
        self.ends = self.counts.cumsum(0).int()

    def there(self, rows: torch.Tensor) -> torch.Tensor:
        """Rows of `order` to the ranks of their experts."""
        return self._exchange(rows, self.sends, self.receives)

    def to_experts(self, tokens: torch.Tensor) -> torch.Tensor:
        """A row per choice of all ranks' tokens, sorted by expert."""
        return self.there(tokens[self.order // self.topk])[self.by_expert]

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


STEPWISE = 2.0  # PyTorch rounds after every operation between the GEMMs: errors may be this factor larger
EPS = 2.0**-8  # bfloat16, relative error of rounding
# Bounds of errors. Each gradient has gone through at most 4 roundings of random sign, which keep the 2-norm of the error
# under 2 EPS of the gradient's. A wrong row shows in single values: none is off by more than 16 EPS of itself and the root
# mean square. Two large terms of a matrix's gradient may cancel: if the root of the sum of a value's squared terms is larger, that counts.
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
        """The largest error, also of a call on poisoned buffers. Collective."""
        worst = self.compare(self.outputs(rung))
        self.give(rung)
        rung.launch()
        self.node.synchronize()
        return {"worst": max(worst, self.compare(self.outputs(rung)))}

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
            hidden, dy = row @ up.T, d[first:end].float()
            gate, value = hidden.chunk(2, 1)
            weighted = weight * functional.silu(gate) * value
            drows[first:end], dots[first:end], up, down, dhidden = torch.autograd.grad((weighted @ down.T * dy).sum(), [*inputs, hidden])
            for name, *pair, left, right in (("w_up", dw_up[expert], up, dhidden, row), ("w_down", dw_down[expert], down, dy, weighted)):
                errors[name] = max(errors.get(name, 0), error_of(*pair, (left.square().T @ right.detach().square()).sqrt()))
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


def error_of(got: torch.Tensor, want: torch.Tensor, terms: torch.Tensor | float = 0.0) -> float:
    """The error in units of its bound: see `NORM`, `VALUE`. inf for NaN. terms: of each value the root of the sum of its terms' squares."""
    if not want.numel():
        return 0.0
    error, size = (got.float() - want).abs(), want.square().mean().sqrt()
    norm = float(error.square().mean().sqrt() / (NORM * size + 1e-9))
    value = float((error / (VALUE * (want.abs() + size.clamp(min=terms)) + 1e-9)).max())
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
