"""Small situations in which the explorer runs a rung: a hazard shows in them, in some schedule."""
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Situation:
    """The work of one schedule: `calls` calls in a row, none of which waits for the one before, on a small node.

    shape:   of the family, or what `Family.small_shape` makes one of
    blocks, waves: of the rung; None: the rung's own
    problem: more arguments of `Family.exact_problem`
    options: more arguments of the rung
    nodes:   nodes of a cluster over which the ranks are spread
    late:    bytes that the last rank copies before its first call, so that it begins behind the others (a rung with one
             input: its kernels run in `main`)
    """

    name: str
    shape: Any
    world_size: int
    blocks: int | None = None
    waves: int | None = None
    calls: int = 3
    problem: tuple[tuple[str, Any], ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    nodes: int = 1
    late: int = 0
    xcds: int = 2
    cus: int = 2

    def node(self, mode: str, seed: int, **limits):
        """A fresh node, memory `mode`, schedule `seed`."""
        from ...machine.node import Node  # PyTorch: families have situations, and commands list families without it
        from ...machine.node.cluster import Cluster

        limits = dict(name="explore", xcds=self.xcds, cus=self.cus, memory=mode, seed=seed, max_instructions=5_000_000) | limits
        if self.nodes > 1:
            return Cluster(self.nodes, self.world_size // self.nodes, **limits)
        return Node(self.world_size, target="sim", **limits)

    def run(self, node, kind, seed: int, variant: str | None = None, source=None) -> list:
        """The calls of a rung of class `kind` on that node, every output checked. source: kernels instead of the rung's own, a
        compiled module or a text; None: its own."""
        shape = kind.family.small_shape(self.name, self.shape)
        grid = {name: value for name, value in (("blocks", self.blocks), ("waves", self.waves)) if value is not None}
        own = {} if source is None else {"source": source if isinstance(source, str) else node.load(source)}
        # Uncached memory hides a missing release or acquire: schedules are tried in memory that caches keep.
        cached = {"heap_memory": "finegrained"} if getattr(kind, "heap_memory", None) == "uncached" else {}
        rung = kind(node, shape, variant=variant, **grid, **own, **cached | dict(self.options))
        number = 1 if rung.one_input else self.calls
        problems = [kind.family.exact_problem(shape, self.world_size, seed * self.calls + call, **dict(self.problem))
                    for call in range(number)]
        problems *= self.calls // number
        for problem, call in zip(problems, self._launch(rung, problems)):
            rung.check(problem, rung.result(call))
        return []  # every call has its own right answer: equal results mean equally right

    def _launch(self, rung, problems: list) -> list:
        """The calls, started one after the other."""
        if not self.late:
            return rung.launch_all(problems)
        from torch import int8

        rank = rung.node.ranks[-1]
        busy = rank.zeros((2, self.late), int8, "busy")
        first = rung.prepare(problems[0])  # waits for all that was started
        rank.copy(busy[0], busy[1], rung.main[-1])
        calls = [rung.another(first) for _ in problems]
        for call in calls:
            rung.start_call(call)
        return calls
