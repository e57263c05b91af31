"""One kernel, many schedules: which results there are, and a replay of the first schedule that went wrong.

    found = node.explore(lambda: run_my_kernel(node), seeds=200)          # what runs on a node of one's own
    found = a2a.explore.rung("token_flags", mutate="release-dropped")     # a rung, on a fresh small node per schedule
    found                  # distinct results, how often, first seed of each
    found.replay()         # the first failing seed again: its error, its trace, its stale reads
"""
from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..alltoall import rungs
from ..alltoall.mutate import source as source_of
from ..moe import Problem, Shape
from ..node import Node
from ..node.exploration import Exploration, Outcome, Replay, attempt, digest_of, explore, group, seeds_of
from ..toolchain import compile as compile_source
from ..trace.races import Races

__all__ = ["Exploration", "MORE_SITUATIONS", "Outcome", "Replay", "SITUATIONS", "Situation", "digest_of", "explore",
           "rung"]


def rung(name: str, *, mutate: str | None = None, variant: str | None = None, source=None, mode: str = "strict",
         seeds: int = 100, first: int = 0, situations=None, races: bool = True) -> Exploration:
    """Runs a rung of the ladder under many schedules, each on a fresh small node, and checks every output.

    mutate      name of a mutation (`a2a.mutate.mutations`)
    variant     name of another design of the rung (its `VARIANTS`)
    source      HIP text of the kernels instead of the rung's own
    mode        "strict", "hw-spx", "cpx" or "ideal"
    situations  what is run: schedule n takes situations[n % len(situations)]; default `SITUATIONS`, and what
                `MORE_SITUATIONS` has for the rung
    races       also run each situation once under the race detector, which needs no luck

    Errors: ValueError (no such rung, or one without kernels), MutationError, CompileError.
    """
    if name not in list(rungs):
        raise ValueError(f"no rung is called {name!r}; there are {', '.join(rungs)}")
    kind = rungs[name]
    if not hasattr(kind, "SOURCE"):
        raise ValueError(f"{name} is made of PyTorch calls and has no kernels: it has no schedules to explore")
    module = None  # a variant knows its kernels
    if source is not None or variant is None:
        module = compile_source(source if source is not None else source_of(name, mutate), name=f"{name}.hip")
    situations = tuple(situations or SITUATIONS + MORE_SITUATIONS.get(name, ()))

    def run(seed, **limits):
        situation = situations[seed % len(situations)]
        node = situation.node(mode, seed, **limits)
        return node, attempt(lambda: situation.run(node, kind, module, seed, variant), None, checked=True)

    def again(seed):
        node, end = run(seed, detail=True)
        return Replay(seed, *end, node.trace, node.detail)

    ends = {seed: run(seed, max_events=1)[1] for seed in seeds_of(seeds, first)}
    found = None
    if races:
        raced = [run(first + i, max_events=1, races=True)[0].races for i in range(len(situations))]
        found = Races([asdict(race) for one in raced for race in one])
    changed = mutate or variant
    what = f"{name}{' with ' + changed if changed else ''}, mode {mode}"
    return Exploration(what, seeds, first, group(ends, True), again, found)


@dataclass(frozen=True)
class Situation:
    """What one schedule of `rung` runs: `calls` calls in a row, none of which waits for the one before, on a small node.

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
        return Node(self.world_size, name="explore", xcds=2, cus=2, memory=mode, seed=seed, target="sim",
                    max_instructions=5_000_000, **limits)

    def run(self, node, kind, module, seed: int, variant: str | None = None) -> list:
        shape = Shape(self.name, *self.shape)
        comm = kind(node, shape, blocks=self.blocks, waves=self.waves, variant=variant,
                    source=None if module is None else node.load(module))
        problems = [Problem.random(shape, self.world_size, seed * self.calls + call, exact=True, **dict(self.problem))
                    for call in range(self.calls)]
        outputs = []
        if hasattr(comm, "launch"):
            for problem, call in zip(problems, comm.launch_all(problems)):
                outputs.append(comm.result(call))
                problem.check(outputs[-1], ranks=comm.ranks)
        else:
            for problem in problems:
                outputs.append(comm(problem))
                problem.check(outputs[-1], ranks=comm.ranks)
        return []  # every call has its own right answer: equal results mean equally right


SITUATIONS = (
    # Few blocks with several tokens each, rows that share cache lines, and choices that are dropped.
    Situation("few blocks", (6, 2, 72, 6), 3, 3, 2, problem=(("drop", 0.2),)),
    # Rank 1 sends to rank 2 for long before it looks at the counts. Rank 0 has nothing to do with either: it runs ahead.
    Situation("strangers", (6, 2, 520, 8), 3, 1, 1,
              problem=(("num_tokens", (0, 8, 0)), ("routing", "one_rank"), ("target", 2))),
)


# More blocks than run at once: a role must not depend on who started.
_CROWDED = Situation("crowded", (6, 2, 72, 6), 3, 10, 16, calls=2)
# The same, and rank 1 has much to send before its last receivers can start. Rank 0 has nothing to do: it runs ahead.
_LATE_RECEIVERS = Situation("late receivers", (6, 2, 4104, 40), 3, 10, 16, calls=2,
                            problem=(("num_tokens", (0, 40, 0)), ("routing", "one_rank"), ("target", 2)))
# What shows the hazards of some rungs and of no others.
MORE_SITUATIONS = {
    # One block takes the sources in turn. While it copies what rank 0 sent, rank 2 is done and may be a call ahead.
    "rank_flags": (Situation("behind", (6, 2, 2056, 10), 3, 1, 1,
                             problem=(("num_tokens", (10, 0, 0)), ("routing", "one_rank"), ("target", 1))),),
    "active_tokens": (_CROWDED,),
    "fused_combine": (_CROWDED,),
    "no_overheads": (_CROWDED, _LATE_RECEIVERS),
    "varlen": (_CROWDED, _LATE_RECEIVERS, Situation("many experts", (140, 8, 72, 6), 2, 3, 2, calls=2)),
}
