"""One kernel, many schedules: which results there are, and a replay of the first schedule that went wrong.

    found = node.explore(lambda: run_my_kernel(node), seeds=200)          # what runs on a node of one's own
    found = a2a.explore.rung("token_flags", mutate="release-dropped")     # a rung, on a fresh small node per schedule
    found                  # distinct results, how often, first seed of each
    found.replay()         # the first failing seed again: its error, its trace, its stale reads
"""
from __future__ import annotations

from dataclasses import asdict

from ..alltoall import rungs
from ..alltoall.mutate import source as source_of
from ..node.exploration import Exploration, Outcome, Replay, attempt, digest_of, explore, group, seeds_of
from ..rungs.situations import SITUATIONS, Situation
from ..toolchain import compile as compile_source
from ..trace.races import Races

__all__ = ["Exploration", "Outcome", "Replay", "SITUATIONS", "Situation", "digest_of", "explore", "rung"]


def rung(name: str | type, *, mutate: str | None = None, variant: str | None = None, source=None, mode: str = "strict",
         seeds: int = 100, first: int = 0, situations=None, races: bool = True) -> Exploration:
    """Runs a rung of the ladder under many schedules, each on a fresh small node, and checks every output.

    name        of a rung, or a class like the rungs' (then without mutate)
    mutate      name of a mutation (`a2a.mutate.mutations`)
    variant     name of another design of the rung (its `VARIANTS`)
    source      HIP text of the kernels instead of the rung's own
    mode        "strict", "hw-spx", "cpx" or "ideal"
    situations  what is run: schedule n takes situations[n % len(situations)]; default `SITUATIONS`, and the
                rung's own (`situations` of its class)
    races       also run each situation once under the race detector, which needs no luck

    Errors: ValueError (no such rung, or one without kernels), MutationError, CompileError.
    """
    if isinstance(name, type):
        kind, name = name, name.name
    elif name not in list(rungs):
        raise ValueError(f"no rung is called {name!r}; there are {', '.join(rungs)}")
    else:
        kind = rungs[name]
    if not hasattr(kind, "stages"):
        raise ValueError(f"{name} is made of PyTorch calls and has no kernels: it has no schedules to explore")
    module = None  # a variant knows its kernels
    if source is not None or variant is None and kind is rungs.get(name):
        module = compile_source(source if source is not None else source_of(name, mutate), name=f"{name}.hip")
    situations = tuple(situations or SITUATIONS + kind.situations)

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
