"""What is measured: a shape and how many tokens each rank brings.

Every shape is a workload of its own name: tokens per rank drawn from [1, max), as in the competition. `NAME-full` has
max tokens on every rank, NAME-4096 so many, and room for them. S1 to S5 are short for the five benchmark shapes, S5f for
dsv3-full, S5L for dsv3-4096.
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...moe import Problem, Shape, shapes

ALIASES = {"S1": "bench1", "S2": "bench2", "S3": "bench3", "S4": "bench4", "S5": "dsv3", "S5f": "dsv3-full",
           "S5L": "dsv3-4096"}
DEFAULT = ("bench1", "bench2", "bench3", "bench4", "dsv3", "dsv3-full")


@dataclass(frozen=True)
class Workload:
    """name: as above; full: every rank brings shape.max_tokens."""

    name: str
    shape: Shape
    full: bool = False

    def problem(self, world_size: int, seed: int | None = None) -> Problem:
        """Tokens and routing of all ranks, the same bits everywhere; seed: default the shape's own."""
        return Problem.random(self.shape, world_size, seed, num_tokens=self.shape.max_tokens if self.full else None)

    def facts(self, problem: Problem) -> dict[str, Any]:
        """Plain data: sizes, tokens per rank, and the bytes of the busiest GPU and of the busiest pair of ranks in
        dispatch (combine's are the same, the other way round), a row per choice (flat) and per rank (dedup)."""
        s = self.shape
        return {"num_experts": s.num_experts, "topk": s.topk, "dim": s.dim, "max_tokens": s.max_tokens,
                "seed": problem.seed, "num_tokens": problem.num_tokens,
                "bytes": {kind: busiest(problem.traffic(dedup=kind == "dedup")) for kind in ("flat", "dedup")}}


def find(name: str) -> Workload:
    """The workload of a name. ValueError if there is none."""
    name = ALIASES.get(name, name)
    base, _, tokens = name.partition("-")
    if base not in shapes or name != base and tokens != "full" and not (tokens.isdecimal() and int(tokens)):
        raise ValueError(f"no workload is called {name!r}; there are {', '.join(shapes)}, each also as NAME-full and as "
                         f"NAME-4096 for any number of tokens per rank, and {', '.join(ALIASES)}")
    shape = shapes[base]
    return Workload(name, replace(shape, name=name, max_tokens=int(tokens)) if tokens.isdecimal() else shape,
                    full=name != base)


def busiest(traffic) -> dict[str, int]:
    """traffic [world_size, world_size] int64, bytes from source to destination: the most that one GPU sends or
    receives, and that one GPU sends one other; what stays does not count."""
    between = traffic.clone().fill_diagonal_(0)
    return {"gpu": int(max(between.sum(0).max(), between.sum(1).max())), "pair": int(between.max())}
