"""What the explorer runs of a rung: small situations in which a hazard shows, in some schedule."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..moe import Problem, Shape
from ..node import Node


@dataclass(frozen=True)
class Situation:
    """What one schedule runs: `calls` calls in a row, none of which waits for the one before, on a small node.

    shape, world_size, blocks, waves: of the rung. problem: more arguments of `Problem.random`.
    """

    name: str
    shape: tuple  # num_experts, topk, dim, max_tokens
    world_size: int
    blocks: int
    waves: int
    calls: int = 3
    problem: tuple[tuple[str, Any], ...] = ()

    def node(self, mode: str, seed: int, **limits):
        """A fresh node, memory `mode`, schedule `seed`."""
        return Node(self.world_size, name="explore", xcds=2, cus=2, memory=mode, seed=seed, target="sim",
                    max_instructions=5_000_000, **limits)

    def run(self, node, kind, module, seed: int, variant: str | None = None) -> list:
        """The calls of a rung of class `kind` on that node, every output checked. module: compiled kernels instead of
        the rung's own, or None."""
        shape = Shape(self.name, *self.shape)
        comm = kind(node, shape, blocks=self.blocks, waves=self.waves, variant=variant,
                    source=None if module is None else node.load(module))
        problems = [Problem.random(shape, self.world_size, seed * self.calls + call, exact=True, **dict(self.problem))
                    for call in range(self.calls)]
        for problem, call in zip(problems, comm.launch_all(problems)):
            problem.check(comm.result(call), ranks=comm.ranks)
        return []  # every call has its own right answer: equal results mean equally right


SITUATIONS = (
    # Few blocks with several tokens each, rows that share cache lines, and choices that are dropped.
    Situation("few blocks", (6, 2, 72, 6), 3, 3, 2, problem=(("drop", 0.2),)),
    # Rank 1 sends to rank 2 for long before it looks at the counts. Rank 0 has nothing to do with it: it runs ahead.
    Situation("strangers", (6, 2, 520, 8), 3, 1, 1,
              problem=(("num_tokens", (0, 8, 0)), ("routing", "one_rank"), ("target", 2))),
)
