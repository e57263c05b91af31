"""A whole MoE layer, experts with weights included: inputs and right answers.

    out[t] = sum over k of topk_weights[t, k] * down(silu(gate(x[t])) * up(x[t])), all three of expert topk_ids[t, k]
"""
import math
from dataclasses import dataclass

import torch

from ...draw import Draw
from ...plurals import quantity
from . import draw
from .checks import require_form, require_within
from .problem import ProblemError, counts_of, require_routing
from .shapes import Shape

EPS = {torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}  # relative error of rounding to nearest
_FP32 = 2.0**-24


@dataclass(frozen=True)
class LayerShape:
    """Sizes of a layer: num_experts of the whole node, topk per token, dim of a token, inter of an expert's middle, at
    most max_tokens per rank; dtype float16 or bfloat16. Raises ValueError unless dim and inter are multiples of 16."""

    num_experts: int
    topk: int
    dim: int
    inter: int
    max_tokens: int
    dtype: torch.dtype = torch.bfloat16

    def __post_init__(self):
        if self.dim % 16 or self.inter % 16 or min(self.dim, self.inter) < 16:
            raise ValueError(f"dim {self.dim} and inter {self.inter} must be multiples of 16")
        if self.dtype not in EPS:
            raise ValueError(f"dtype {self.dtype}: float16 or bfloat16")
        self.routing  # noqa: B018  its checks

    @property
    def routing(self) -> Shape:
        """The part of the sizes that a router knows."""
        return Shape("layer", self.num_experts, self.topk, self.dim, self.max_tokens)

    def local_experts(self, world_size: int) -> int:
        """Experts per rank. Raises ValueError if they do not divide evenly."""
        return self.routing.local_experts(world_size)


class LayerProblem:
    """Inputs of all ranks. Each rank has (CPU tensors, T = num_tokens[rank]): tokens [T, dim], topk_ids [T, topk] int32
    (distinct within a token, -1: dropped), topk_weights [T, topk] float32. All experts have up [num_experts, 2 * inter,
    dim], gate rows first, and down [num_experts, dim, inter]."""

    def __init__(self, shape: LayerShape, tokens, topk_ids, topk_weights, up, down):
        self.shape, self.up, self.down = shape, up, down
        self.tokens, self.topk_ids, self.topk_weights = list(tokens), list(topk_ids), list(topk_weights)
        self.world_size = len(self.tokens)
        self.validate()

    @classmethod
    def random(cls, shape: LayerShape, world_size: int, seed: int = 0, *, num_tokens=None, routing: str = "uniform",
               target: int = 0, drop: float = 0.0) -> "LayerProblem":
        """Normal values, outputs near 1. num_tokens: per rank, or one for all (default: drawn from [1, max_tokens)).
        routing, target, drop: as of `Problem.random`. The same seed gives the same bits. Raises ProblemError for
        inconsistent arguments."""
        route = shape.routing
        counts = counts_of(route, world_size, seed, num_tokens)
        if routing not in draw.ROUTINGS:
            raise ProblemError(f"no routing is called {routing!r}; there are {', '.join(draw.ROUTINGS)}")
        normal = lambda number, *extents: Draw(1_000_003 * seed + number).normal(*extents)  # noqa: E731
        tokens = [normal(1 + rank, n, shape.dim).to(shape.dtype) for rank, n in enumerate(counts)]
        ids = [torch.from_numpy(draw.choices(seed, rank, n, route, world_size, routing, target, drop))
               for rank, n in enumerate(counts)]
        weights = [torch.from_numpy(draw.weights(seed, rank, n, shape.topk)) for rank, n in enumerate(counts)]
        up = (normal(1000, shape.num_experts, 2 * shape.inter, shape.dim) * (1 / math.sqrt(shape.dim))).to(shape.dtype)
        down = (2 / math.sqrt(shape.inter) * normal(2000, shape.num_experts, shape.dim, shape.inter)).to(shape.dtype)
        return cls(shape, tokens, ids, weights, up, down)

    @property
    def num_tokens(self) -> list[int]:
        """Tokens of each rank."""
        return [len(x) for x in self.tokens]

    def validate(self) -> None:
        """Raises ProblemError if an input breaks the contract of the class."""
        s = self.shape
        require_routing(self, s.dtype)
        for name, tensor, due_shape in (("up", self.up, (s.num_experts, 2 * s.inter, s.dim)),
                                             ("down", self.down, (s.num_experts, s.dim, s.inter))):
            if tuple(tensor.shape) != due_shape or tensor.dtype != s.dtype:
                raise ProblemError(f"{name} is {list(tensor.shape)} {tensor.dtype}, not {list(due_shape)} {s.dtype}")

    def answer(self, rank: int, stepwise: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
        """A rank's output in float64, all experts in one place and one after the other, and the allowed error of an
        output. stepwise: every step of an expert rounds its result to the dtype, and so does each rank's sum, as with
        PyTorch's experts.

        The bound follows a value through the layer. A product of n terms in float32 errs by at most n 2^-24 times the
        sum of absolute values, in any order (Higham, "Accuracy and Stability of Numerical Algorithms", 4.2). The
        derivative of silu is at most 1.1. A value is rounded to the dtype between the GEMMs, after the second one, and
        at the end.
        """
        s, eps = self.shape, EPS[self.shape.dtype]
        x, ids, weights = self.tokens[rank].double(), self.topk_ids[rank], self.topk_weights[rank].double()
        total, bound = torch.zeros_like(x), torch.zeros_like(x)
        for expert in ids[ids >= 0].unique().tolist():
            token, k = (ids == expert).nonzero(as_tuple=True)
            a, up, down = x[token], self.up[expert].double(), self.down[expert].double()
            gate, value = (a @ up.T).chunk(2, 1)
            off_gate, off_value = (s.dim * _FP32 * (a.abs() @ up.abs().T)).chunk(2, 1)
            silu = gate * torch.sigmoid(gate)
            h = silu * value
            if stepwise:
                off_gate, off_value = off_gate + eps * (gate.abs() + off_gate), off_value + eps * (value.abs() + off_value)
            off_silu = 1.1 * off_gate + 8 * _FP32 * silu.abs()
            if stepwise:
                off_silu += eps * (silu.abs() + off_silu)
            off_h = off_silu * (value.abs() + off_value) + silu.abs() * off_value
            off_h += eps * (h.abs() + off_h)
            y = h @ down.T
            off_y = off_h @ down.abs().T + s.inter * _FP32 * ((h.abs() + off_h) @ down.abs().T)
            off_y += 1.01 * eps * (y.abs() + off_y)
            weight = weights[token, k][:, None]
            total[token] += weight * y
            bound[token] += weight.abs() * (off_y + (s.topk + 1) * _FP32 * y.abs())
            if stepwise:
                bound[token] += eps * weight.abs() * (y.abs() + off_y)
        return total, bound + 1.01 * eps * (total.abs() + bound) + _FP32

    def check(self, outputs, ranks: list[int] | None = None, stepwise: bool = False) -> None:
        """Raises MismatchError with rank, token and column of the worst element if an output is wrong. outputs: [T, dim],
        one per rank. stepwise: see `answer`."""
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            right, bound = self.answer(rank, stepwise)
            require_form(out, right.shape, self.shape.dtype, f"rank {rank}: the output")
            require_within(out, right, bound, f"rank {rank}", lambda token, column: f"token {token}, column {column}")

    def __repr__(self) -> str:
        s = self.shape
        return (f"LayerProblem({quantity(s.num_experts, 'expert')}, top-{s.topk}, dim {s.dim}, inter {s.inter}, {s.dtype}; "
                f"{quantity(self.world_size, 'rank')}, tokens {self.num_tokens})")
