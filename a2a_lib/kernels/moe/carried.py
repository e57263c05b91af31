"""Right answers of calls whose links carried the bytes of another call.

A rank's own values are those of one problem. What it gets over links belongs to another problem with the same routing.
"""
import numpy as np
import torch

from .layer_problem import LayerProblem
from .problem import Problem


class CarriedProblem(Problem):
    """Inputs of `own`. Its answer takes the experts of a token's own rank from `own`, and those of other ranks from `other`."""

    explained = False

    def __init__(self, own: Problem, other: Problem):
        super().__init__(own.shape, own.tokens, own.topk_ids, own.topk_weights, exact=own.exact, experts=own.experts)
        self.own, self.other = own, other

    def _sums(self, rank: int) -> tuple[np.ndarray, np.ndarray]:
        total, scale = _part(self.own, rank, True)._sums(rank)
        more, wider = _part(self.other, rank, False)._sums(rank)
        return total + more, scale + wider


class CarriedLayer(LayerProblem):
    """The problem of a whole MoE layer whose links carry the bytes of another call."""

    def __init__(self, own: LayerProblem, other: LayerProblem):
        super().__init__(own.shape, own.tokens, own.topk_ids, own.topk_weights, own.up, own.down)
        self.own, self.other = own, other

    def answer(self, rank: int, stepwise: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
        total, bound = _part(self.own, rank, True).answer(rank, stepwise)
        more, wider = _part(self.other, rank, False).answer(rank, stepwise)
        return total + more, bound + wider


def _part(problem, rank: int, at_home: bool):
    """The problem with the rank's choices of its own experts alone, or of all others alone."""
    local = problem.shape.local_experts(problem.world_size)
    ids = list(problem.topk_ids)
    here = ids[rank] // local == rank
    ids[rank] = torch.where(here if at_home else ~here, ids[rank], -1)
    if isinstance(problem, LayerProblem):
        return LayerProblem(problem.shape, problem.tokens, ids, problem.topk_weights, problem.up, problem.down)
    return Problem(problem.shape, problem.tokens, ids, problem.topk_weights, experts=problem.experts)
