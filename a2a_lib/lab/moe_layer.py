"""A small MoE layer with its experts spread over the ranks, and the same layer on one GPU.

    moe = MoELayer(node, shape, hidden=64)
    outputs = moe(tokens)                     # per driven rank: router, dispatch, SwiGLU experts, combine
    moe.check(tokens, outputs)                # against all experts in one place, expert by expert

On real GPUs the experts are PyTorch's grouped GEMM, which reads the end of each expert's rows on the GPU. So no host
waits. The simulated node's experts run on the CPU.
"""
import math

import torch

from ..draw import Draw
from ..kernels.layer import ExpertParallel
from ..kernels.layer.experts import grouped, one_by_one, swiglu
from ..kernels.moe import MismatchError, Shape
from ..kernels.moe.shapes import as_shape

# Bound of the error of gate, up and h, y, a rank's sum, the whole sum. An error of an expert's inner values spreads
# over its whole row. So each value may be off by eps of the sum over k of |weight * y| there, and of its root mean
# square in the row.
ROUNDINGS = 4
EPS = {torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7}  # relative distance of adjacent values


class MoELayer:
    """Router, top-k, SwiGLU experts without biases: out[t] = sum over k of p[t, k] * down(silu(gate(x)) * up(x)). p are
    the router's probabilities of the chosen experts, normalised to the sum 1.

    node, shape, dtype, block_size: see `ExpertParallel`. hidden: width of an expert, a multiple of 8. seed: of the weights.
    Each expert draws its weights on its own, so every rank can make those of any expert.
    """

    def __init__(self, node, shape: Shape | str, *, hidden: int, dtype: torch.dtype = torch.bfloat16, block_size: int = 1,
                 seed: int = 0):
        self.node, self.shape, self.hidden, self.dtype, self.seed = node, as_shape(shape), hidden, dtype, seed
        self.real = node.target != "sim"
        self.layer = ExpertParallel(node, self.shape, dtype=dtype, block_size=block_size)
        self.devices = [torch.device("cuda", rank.device) if self.real else torch.device("cpu") for rank in node.ranks]
        local = self.layer.local_experts
        self.weights = [self.draw(range(rank.index * local, (rank.index + 1) * local), device)
                        for rank, device in zip(node.ranks, self.devices, strict=True)]
        self.routers = [self._normal(-1, self.shape.num_experts, self.shape.dim, device).T for device in self.devices]

    def _normal(self, number: int, outputs: int, inputs: int, device) -> torch.Tensor:
        """[outputs, inputs] weights, the same on every rank. On GPUs they are drawn on the GPU, which is faster."""
        drawn = Draw(1_000_003 * self.seed + number + 1, device).normal(outputs, inputs)
        return (drawn * (1 / math.sqrt(inputs))).to(self.dtype)

    def draw(self, experts: range, device) -> tuple[torch.Tensor, torch.Tensor]:
        """Weights of some experts: gate and up [experts, dim, 2 * hidden], down [experts, hidden, dim]. Inputs are
        contiguous in memory, as a grouped GEMM needs them."""
        dim, hidden = self.shape.dim, self.hidden
        up = torch.stack([self._normal(2 * expert, 2 * hidden, dim, device) for expert in experts])
        down = torch.stack([self._normal(2 * expert + 1, dim, hidden, device) for expert in experts])
        return up.transpose(1, 2), down.transpose(1, 2)

    def route(self, i: int, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """topk_ids [num_tokens, topk] int32 and topk_weights float32 of a driven rank's tokens."""
        chances = (x.float() @ self.routers[i].float()).softmax(-1)
        weights, ids = chances.topk(self.shape.topk, dim=-1)
        return ids.int(), weights / weights.sum(-1, keepdim=True)

    # All ranks together.

    def __call__(self, tokens: list[torch.Tensor]) -> list[torch.Tensor]:
        """tokens: per driven rank [num_tokens, dim]. Returns the outputs, of the same shape. On real GPUs it starts the
        work and returns; the next call overwrites the outputs."""
        routed = [self.route(i, x) for i, x in enumerate(tokens)]
        inputs = [tokens, [ids for ids, _ in routed], [weights for _, weights in routed]]
        if not self.real:
            inputs = [[rank.from_torch(part, name) for rank, part in zip(self.node.ranks, parts, strict=True)]
                      for parts, name in zip(inputs, ("x", "topk_ids", "topk_weights"), strict=True)]
        dispatched = self.layer.dispatch(*inputs)
        if self.real:
            return self.layer.combine([grouped(got.rows, got.offsets, *self.weights[i]) for i, got in enumerate(dispatched)])
        answers = [rank.from_torch(one_by_one(got.rows.host(), got.offsets.host(), *self.weights[i]), "y")
                   for i, (rank, got) in enumerate(zip(self.node.ranks, dispatched, strict=True))]
        return [out.to_torch() for out in self.layer.combine(answers)]

    # One GPU alone.

    def alone(self, i: int, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Computes the layer without other ranks, for a driven rank's tokens: all experts, one after the other, summed in
        fp32. Also returns for every value the sum of |weight * y|, the scale of rounding errors. float32."""
        ids, weights = self.route(i, x)
        total = torch.zeros(x.shape, device=x.device)
        size = torch.zeros_like(total)
        for expert in range(self.shape.num_experts):
            up, down = self.draw(range(expert, expert + 1), x.device)
            token, k = (ids == expert).nonzero(as_tuple=True)
            y = weights[token, k, None] * swiglu(x[token], up[0], down[0]).float()
            total.index_add_(0, token, y)
            size.index_add_(0, token, y.abs())
        return total, size

    def check(self, tokens: list[torch.Tensor], outputs: list[torch.Tensor],
              known: list[tuple[torch.Tensor, torch.Tensor]] | None = None) -> float:
        """The largest error of all ranks, compared with the layer on one GPU, in units of its bound.

        known: results of `alone` for each driven rank's tokens (default: computed). Raises MismatchError, on all ranks
        alike, if the error is over 1. Collective.
        """
        worst, wrong = 0.0, ""
        for i, (rank, x, out) in enumerate(zip(self.node.ranks, tokens, outputs, strict=True)):
            want, size = known[i] if known else self.alone(i, x)
            size = size + size.square().mean(-1, keepdim=True).sqrt()
            error = (out.float() - want).abs() / (ROUNDINGS * EPS[self.dtype] * size + 1e-6)
            error = error.nan_to_num(nan=float("inf"))
            error_here = float(error.max()) if len(x) else 0.0
            if not error_here <= 1 and not wrong:
                wrong = (f"rank {rank.index}, token {int(error.max(1).values.argmax())}: {error_here:.3g} times the error that "
                         "rounding explains")
            worst = max(worst, error_here)
        everybody = self.node.gather({rank.index: (worst, wrong) for rank in self.node.ranks}).values()
        for _, text in everybody:  # one verdict for all: a process that went on alone would wait for ever
            if text:
                raise MismatchError(text)
        return max(most for most, _ in everybody)

    def close(self) -> None:
        """Frees the memory of its exchange; collective."""
        self.layer.close()
