"""The family `balance`: a MoE layer with hot experts, and what can be done about them."""
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation


class BalanceFamily(Family):
    """See `Family`. A shape is a `problem.BalanceShape`, a problem a `BalanceProblem`."""

    name = "balance"
    what = "a MoE layer whose ranks have uneven numbers of rows: nothing done, another placement, drops, replicas"
    registry = {"home": ".rungs:Home", "yesterday": ".rungs:Yesterday", "capacity": ".rungs:Capacity", "replicas": ".rungs:Replicas",
                "gradients": ".rungs:WithGradients"}
    shape_class, problem_class = ".problem:BalanceShape", ".problem:BalanceProblem"
    named = {"tiny": (16, 2, 128, 32, 24), "lesson": (16, 2, 2048, 32, 176)}
    spelling = "ExKxDxIxT (experts, topk, dim, inter, tokens)"
    columns = {"num_experts": "experts", "topk": "topk", "dim": "dim", "inter": "inter", "max_tokens": "max tokens per rank"}

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        most, last = shape.max_tokens, world_size - 1
        hottest = min(world_size, world_size * shape.local_experts(world_size) / shape.topk)  # an expert gets a token's row once
        return {"even": {}, "no tokens at all": {"num_tokens": 0}, "choices of -1": {"drop": 0.3},
                "a hot rank": {"skew": max(1, min(world_size / 2, hottest))},
                "one rank has all tokens": {"num_tokens": [most * (rank == last) for rank in range(world_size)]},
                "the last rank is hot": {"skew": max(1, min(1 + 0.6 * (world_size - 1), hottest)), "target": last}}

    @property
    def situations(self) -> tuple[Situation, ...]:
        few = (("senders", 2), ("fetchers", 1))
        return (Situation("a hot rank", self.shape("8x2x64x32x40"), 4, 1, 2, problem=(("skew", 2.0),), options=few),
                Situation("a hot rank, few tokens, another target", self.shape("4x2x64x32x19"), 2, 2, 2,
                          problem=(("skew", 1.6), ("target", 1)), options=few),
                Situation("even, more waves", self.shape("8x2x128x32x12"), 2, 1, 4, options=few))

    def due_bytes(self, problem: Any, kind: Any = None) -> None:
        """Nobody knows: a plan may compute a row where its token is."""

    def more_of(self, rung: Any) -> dict[str, float]:
        """"rows": of the busiest rank over the mean; "copies": experts' weights that crossed a link."""
        return rung.balance()


FAMILY = BalanceFamily()
