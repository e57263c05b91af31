"""Whole MoE layers that real GPUs draw: the family `moe_layer` beside PyTorch's parts.

Outputs are compared with the same layer on one GPU (`moe_layer.MoELayer`), PyTorch's grouped GEMM lies between NCCL's all-to-alls.
bfloat16, as PyTorch's grouped GEMM.
"""
from collections.abc import Callable, Mapping
from typing import Any

import torch

from ...draw import Draw
from ...kernels.moe import MismatchError
from ...kernels.moe.layer_problem import LayerShape
from ...machine.runtime.shared import as_tensor
from ..moe_layer import MoELayer, grouped
from .case import Case
from .clock import Clock


class LayerCase(Case):
    """A layer's weights on this rank, and two draws of max_tokens tokens on each rank."""

    def __init__(self, clock: Clock, family, shape: LayerShape):
        super().__init__(clock, family, shape)
        self.moe = MoELayer(self.node, shape.routing, hidden=shape.inter, dtype=shape.dtype)
        self.drawn = [Drawn(self.moe, shape.max_tokens, seed) for seed in (11, 111)]

    @staticmethod
    def kind_of(family, name: str) -> type:
        if name == "hopper":  # this and the next: for Hopper GPUs alone, and no steps of the ladder
            from ...kernels.moe_layer.hopper_rung import Hopper

            return Hopper
        if name == "hopper_e4m3":
            from ...kernels.layer.hopper_e4m3 import HopperE4M3

            return HopperE4M3
        return family.rungs[name]

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
