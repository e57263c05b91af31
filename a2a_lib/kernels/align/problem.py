"""Inputs and checks of align & sort: `AlignCase`, `AlignProblem`."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from ...draw import Draw
from ...plurals import quantity
from ..moe.problem import ProblemError
from .contract import AlignedIds, check, require_sizes

ROUTINGS = ("uniform", "dropped", "one_expert", "last_expert", "in_turn", "sorted", "reversed", "all_dropped", "no_such_expert",
            "empty")


@dataclass(frozen=True)
class AlignCase:
    """num_experts (at most 1024), topk, block_size (rows of a tile, at most 256), max_tokens of a rank. Raises
    AlignError for sizes that are out of range."""

    num_experts: int
    topk: int
    block_size: int
    max_tokens: int

    def __post_init__(self):
        require_sizes(self.max_ids, self.num_experts, self.block_size)

    @property
    def max_ids(self) -> int:
        """Flat tokens of a rank, at most."""
        return self.max_tokens * self.topk


class AlignProblem:
    """topk_ids: per rank [num_tokens, topk] int32; values outside [0, num_experts) are dropped. Ranks are independent."""

    def __init__(self, shape: AlignCase, topk_ids: list[torch.Tensor]):
        self.shape, self.topk_ids, self.world_size = shape, list(topk_ids), len(topk_ids)
        for rank, ids in enumerate(self.topk_ids):
            if ids.dtype != torch.int32 or ids.ndim != 2 or ids.shape[1] != shape.topk or len(ids) > shape.max_tokens:
                raise ProblemError(f"rank {rank}: topk_ids is {list(ids.shape)} {ids.dtype}, not int32 [at most "
                                   f"{shape.max_tokens}, {shape.topk}]")

    @classmethod
    def random(cls, shape: AlignCase, world_size: int, seed: int = 0, *, routing: str = "uniform",
               num_tokens: int | Sequence[int] | None = None) -> AlignProblem:
        """num_tokens: of every rank (default max_tokens). If it is a list, problem `seed` takes number seed % len.
        routing: of `ROUTINGS`; choices of a token may repeat. The same seed gives the same bits. Raises ProblemError
        for an unknown routing."""
        if routing not in ROUTINGS:
            raise ProblemError(f"no routing is called {routing!r}; there are {', '.join(ROUTINGS)}")
        num_tokens = shape.max_tokens if num_tokens is None else num_tokens
        sizes = num_tokens if isinstance(num_tokens, Sequence) else [num_tokens]
        draw, n, experts = Draw(seed), sizes[seed % len(sizes)] * shape.topk, shape.num_experts

        def flat() -> torch.Tensor:
            uniform = draw.integers(-1 if routing == "dropped" else 0, experts, n, dtype=torch.int32)
            in_turn = (torch.arange(n) + seed).remainder(experts).int()
            return {"one_expert": torch.full((n,), seed % experts), "last_expert": torch.full((n,), experts - 1),
                    "in_turn": in_turn, "sorted": uniform.sort().values, "reversed": uniform.sort(descending=True).values,
                    "all_dropped": torch.full((n,), -1), "no_such_expert": torch.where(uniform % 2 == 0, experts + uniform, -7),
                    "empty": uniform[:0]}.get(routing, uniform).int()
        return cls(shape, [flat().view(-1, shape.topk) for _ in range(world_size)])

    def check(self, outputs: list[AlignedIds], ranks: list[int] | None = None, *, stable: bool = False) -> None:
        """Raises MismatchError if an output breaks the contract of align & sort. outputs: one per rank. stable: rows of
        an expert must be in ascending order."""
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            check(out, self.topk_ids[rank], self.shape.num_experts, self.shape.block_size, stable=stable)

    def __repr__(self) -> str:
        return f"AlignProblem({self.shape}, {quantity(self.world_size, 'rank')}, flat tokens {[ids.numel() for ids in self.topk_ids]})"
