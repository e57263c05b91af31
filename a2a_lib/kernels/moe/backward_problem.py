"""The backward pass of a whole MoE layer: the outputs' gradient, what the forward pass saved, and right answers.

The forward pass saves, on the expert's rank, every row that came and its gate and value before the activation, rounded to the
dtype. Backward computes h = silu(gate) * value again. It needs no output of an expert: the router's gradient, the dot product
of dout and y = h down^T, is also that of dout down and h.
"""
from typing import NamedTuple

import torch
from torch.nn import functional

from ...draw import Draw
from .checks import require_form, require_within
from .layer_problem import _FP32, EPS, LayerProblem, LayerShape
from .problem import ProblemError

_TINY = {torch.float16: 2.0**-25, torch.bfloat16: 2.0**-134}  # half of the least positive number


class LayerGradients(NamedTuple):
    """Gradients on one rank. tokens [T, dim]: of its tokens. weights [T, topk] float32: of its router weights, 0 for dropped
    choices. up [local, 2 * inter, dim] and down [local, dim, inter]: of its own experts' matrices."""

    tokens: torch.Tensor
    weights: torch.Tensor
    up: torch.Tensor
    down: torch.Tensor


class BackwardProblem(LayerProblem):
    """A `LayerProblem` and `grads`: per rank the gradient of its outputs, [T, dim] of the shape's dtype."""

    def __init__(self, shape: LayerShape, tokens, topk_ids, topk_weights, up, down, grads=None):
        super().__init__(shape, tokens, topk_ids, topk_weights, up, down)
        self.grads = list(self._drawn_grads(0) if grads is None else grads)
        self.validate_grads()

    @classmethod
    def random(cls, shape: LayerShape, world_size: int, seed: int = 0, **options) -> "BackwardProblem":
        """`LayerProblem.random` with normal gradients."""
        problem = super().random(shape, world_size, seed, **options)
        problem.grads = problem._drawn_grads(seed)
        return problem

    def _drawn_grads(self, seed: int) -> list[torch.Tensor]:
        return [Draw(1_000_003 * seed + 3000 + rank).normal(x.shape, dtype=self.shape.dtype)
                for rank, x in enumerate(self.tokens)]

    def validate_grads(self) -> None:
        """Raises ProblemError unless every rank's gradient is like its tokens."""
        for rank, (x, grad) in enumerate(zip(self.tokens, self.grads, strict=True)):
            if grad.shape != x.shape or grad.dtype != x.dtype:
                raise ProblemError(f"rank {rank}: grads is {list(grad.shape)} {grad.dtype}, not {list(x.shape)} {x.dtype}")

    # Values that the forward pass saved.

    def rows_of(self, expert: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """(rank, token, k) of each row of an expert, int64, in the order in which the expert has them: by rank, then token."""
        choices = [(ids == expert).nonzero() for ids in self.topk_ids]
        rank = torch.cat([torch.full((len(pairs),), rank) for rank, pairs in enumerate(choices)])
        token, k = torch.cat(choices).unbind(1)
        return rank, token, k

    def _of_rows(self, tensors, expert: int) -> torch.Tensor:
        return torch.cat([part[(ids == expert).nonzero()[:, 0]] for part, ids in zip(tensors, self.topk_ids, strict=True)])

    def saved(self, expert: int) -> tuple[torch.Tensor, torch.Tensor]:
        """An expert's values that forward saved: its rows [n, dim], and gate and value of each [n, 2 * inter], in the dtype."""
        rows = self._of_rows(self.tokens, expert)
        return rows, (rows.double() @ self.up[expert].double().T).to(self.shape.dtype)

    # Right answers.

    def gradients(self) -> list[tuple[LayerGradients, LayerGradients]]:
        """Each rank's gradients by PyTorch's autograd in float64, all experts in one place, and the allowed error of each."""
        both, local = (self._autograd(), self._bounds()), self.shape.local_experts(self.world_size)
        return [tuple(LayerGradients(tokens[rank], weights[rank], up[first:first + local], down[first:first + local])
                      for tokens, weights, up, down in both)
                for rank, first in enumerate(range(0, self.shape.num_experts, local))]

    def _autograd(self) -> tuple:
        tokens = [x.double().requires_grad_() for x in self.tokens]
        weights = [weight.double().requires_grad_() for weight in self.topk_weights]
        up, down = self.up.double().requires_grad_(), self.down.double().requires_grad_()
        loss = torch.zeros((), dtype=torch.float64)
        for x, ids, weight, grad in zip(tokens, self.topk_ids, weights, self.grads, strict=True):
            for expert in ids[ids >= 0].unique().tolist():
                token, k = (ids == expert).nonzero(as_tuple=True)
                gate, value = (x[token] @ up[expert].T).chunk(2, 1)
                y = (functional.silu(gate) * value) @ down[expert].T
                loss = loss + (weight[token, k][:, None] * y * grad.double()[token]).sum()
        inputs = [*tokens, *weights, up, down]
        grads = torch.autograd.grad(loss, inputs, allow_unused=True) if loss.requires_grad else [None] * len(inputs)
        filled = [torch.zeros_like(part) if grad is None else grad for grad, part in zip(grads, inputs)]
        return filled[:self.world_size], filled[self.world_size:-2], filled[-2], filled[-1]

    def _bounds(self) -> tuple:
        """Follows errors from what forward saved to each gradient.

        A product of factors, each off by at most `off`, is off by at most the product of (|factor| + off) less that of
        |factor|. A sum of n terms in float32 errs by at most n 2^-24 times the sum of absolute values (Higham, 4.2).
        |silu'| is at most 1.1, |silu''| at most 0.5. Values are rounded to the dtype where they are stored: gate and value,
        dgate and dvalue, weight * h, a row's gradient, and the results.
        """
        s, eps, tiny = self.shape, EPS[self.shape.dtype], _TINY[self.shape.dtype]
        dot, few = torch.matmul, 16 * _FP32

        def rounded(size, off):
            return off + 1.01 * eps * (size.abs() + off) + tiny

        def product(*factors):
            exact, most = 1.0, 1.0
            for size, off in factors:
                exact, most = exact * size.abs(), most * (size.abs() + off)
            return most - exact + few * most

        def summed(n, left, off_left, right, off_right):
            """The error of left @ right, both with errors, n terms each."""
            most = dot(left.abs() + off_left, right.abs() + off_right)
            return most - dot(left.abs(), right.abs()) + (n + 2) * _FP32 * most

        off_tokens = [torch.zeros_like(x, dtype=torch.float64) for x in self.tokens]
        size_tokens = [torch.zeros_like(off) for off in off_tokens]
        off_weights = [torch.zeros_like(weight, dtype=torch.float64) for weight in self.topk_weights]
        off_up, off_down = torch.zeros_like(self.up, dtype=torch.float64), torch.zeros_like(self.down, dtype=torch.float64)
        for expert in range(s.num_experts):
            rank, token, k = self.rows_of(expert)
            if not len(rank):
                continue
            a, d = (self._of_rows(part, expert).double() for part in (self.tokens, self.grads))
            weight = torch.cat([part[ids == expert] for part, ids in zip(self.topk_weights, self.topk_ids)]).double()[:, None]
            up, down, none = self.up[expert].double(), self.down[expert].double(), torch.zeros(())
            gate, value = (a @ up.T).chunk(2, 1)
            off = summed(s.dim, a, none, up.T, none)
            off_gate, off_value = rounded(a @ up.T, off).chunk(2, 1)
            sigmoid = torch.sigmoid(gate)
            silu, slope = gate * sigmoid, sigmoid * (1 + gate * (1 - sigmoid))
            off_silu, off_slope = 1.1 * off_gate + few * silu.abs(), 0.5 * off_gate + few
            h, off_h = silu * value, product((silu, off_silu), (value, off_value))
            raw, off_raw = d @ down, summed(s.dim, d, none, down, none)
            terms = product((raw, off_raw), (h, off_h)).sum(1)
            off_weight = terms + (s.inter + 2) * _FP32 * ((raw.abs() + off_raw) * (h.abs() + off_h)).sum(1)
            both = (weight * raw, product((weight, none), (raw, off_raw)))
            dgate = both[0] * value * slope
            off_dgate = rounded(dgate, product(both, (value, off_value), (slope, off_slope)))
            dvalue, off_dvalue = both[0] * silu, rounded(both[0] * silu, product(both, (silu, off_silu)))
            dhidden, off_dhidden = torch.cat([dgate, dvalue], 1), torch.cat([off_dgate, off_dvalue], 1)
            drow = dhidden @ up
            off_row = rounded(drow, summed(2 * s.inter, dhidden, off_dhidden, up, none))
            off_weighted = rounded(weight * h, product((weight, none), (h, off_h)))
            off_up[expert] = rounded(dhidden.T @ a, summed(len(rank), dhidden.T, off_dhidden.T, a, none))
            off_down[expert] = rounded(d.T @ (weight * h), summed(len(rank), d.T, none, weight * h, off_weighted))
            for r in rank.unique().tolist():
                here = rank == r
                off_tokens[r].index_add_(0, token[here], off_row[here])
                size_tokens[r].index_add_(0, token[here], drow[here].abs() + off_row[here])
                off_weights[r][token[here], k[here]] = off_weight[here]
        off_tokens = [rounded(size, off + (s.topk + 1) * _FP32 * size) for off, size in zip(off_tokens, size_tokens)]
        return off_tokens, off_weights, off_up, off_down

    def check(self, outputs, ranks: list[int] | None = None, stepwise: bool = False) -> None:
        """Raises MismatchError with gradient, rank and place of the worst element if one is wrong. outputs: `LayerGradients`, one
        per rank."""
        due_gradients = self.gradients()
        for rank, mine in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            for name, got, right, bound in zip(LayerGradients._fields, mine, *due_gradients[rank]):
                due = torch.float32 if name == "weights" else self.shape.dtype
                what = f"rank {rank}: the gradient of {name}"
                require_form(got, right.shape, due, what)
                require_within(got, right, bound, what, lambda *place: str(list(place)))

    def __repr__(self) -> str:
        return f"Backward{super().__repr__()}"
