"""One kernel under many schedules: its distinct results, and a replay of the first schedule that failed.

    found = node.explore(lambda: run_my_kernel(node), seeds=200)          # any function, on a node of one's own
    found = a2a.explore.rung("token_flags", mutate="release-dropped")     # a rung, on a fresh small node per schedule
    found                  # distinct results, how often, first seed of each
    found.replay()         # the first failing seed again: its error, its trace, its stale reads
"""
import math
from dataclasses import asdict

from ..kernels import families
from ..kernels.rung.rung import Rung
from ..kernels.rung.situations import Situation
from ..kernels.rung.variants import MUTATION, MutationError
from ..machine.node.exploration import (
    Exploration,
    Outcome,
    Replay,
    attempt,
    digest_of,
    explore,
    group,
    not_tried,
    seeds_of,
    setting_of,
    stalls_of,
    with_lost_words,
)
from ..machine.toolchain import compile as compile_source
from ..machine.trace.races import Races

DRIFT = 4  # waves drift in every fourth seed

__all__ = ["Exploration", "Outcome", "Replay", "Situation", "digest_of", "explore", "rung"]


def rung(name: str | type[Rung], *, mutate: str | None = None, variant: str | None = None, source=None, mode: str = "strict",
         seeds: int = 100, first: int = 0, situations=None, races: bool = True,
         stalls: bool | float | None = False) -> Exploration:
    """Runs a rung of any family under many schedules, each on a fresh small node, and checks every output.

    name        of a rung, "family/rung" or a bare one, or a class like the rungs'
    mutate      name of a mutation of it
    variant     name of another design of it (its `VARIANTS`)
    source      text of the kernels (HIP, or jit functions of the same names) instead of the rung's own
    mode        "strict", "hw-spx", "cpx" or "ideal"
    situations  problems and calls: schedules take them in turn (`situation_of`); default those of family and rung
    stalls      waves pause before some memory instructions, for at most so many us (True: 32). None: in every second
                schedule
    races       also run each situation once under the race detector, which does not depend on the schedule

    Errors: ValueError (no such rung, or one without kernels), MutationError, CompileError, MissingTritonError.
    """
    kind = families.find(name)
    if not kind.files():
        raise ValueError(f"{kind.name} is made of PyTorch calls and has no kernels: it has no schedules to explore")
    broken = None if mutate is None else _mutation(kind, mutate)
    design = variant if mutate is None else mutate
    if hasattr(kind, "STAGES") and (source is not None or broken):
        text = source if source is not None else kind.SOURCE.read_text(encoding="utf-8")
        text = broken.apply(text) if broken else text
        source, design = compile_source(text, name=f"{kind.name}.hip", include_dirs=[kind.SOURCE.parent]), variant
    situations = tuple(situations or kind.all_situations())

    def run(seed, **limits):
        situation = situations[situation_of(seed, len(situations))]
        node = situation.node(mode, seed, **limits)
        node.stall(stalls_of(stalls, seed))
        return node, with_lost_words(node,
                                     attempt(lambda: situation.run(node, kind, seed, design, source), None,
                                             checked=True))

    def again(seed):
        node, end = run(seed, detail=True)
        return Replay(seed, *end, node.trace, node.detail)

    ends, races_found = {}, None
    if races:
        # each situation comes in as many schedules as the others; one that was left out comes soon after
        count = len(situations)
        each = {situation_of(seed, count): seed for seed in reversed(range(first, first + 2 * count))}
        raced = []
        for seed in sorted(each.values()):
            node, ends[seed] = run(seed, max_events=1, races=True)
            raced += node.races
        races_found = Races([asdict(race) for race in raced])
    # The race detector changes nothing of a schedule, so a run under it tells the schedule's end.
    ends = {seed: ends[seed] if seed in ends else run(seed, max_events=1)[1] for seed in seeds_of(seeds, first)}
    changed = mutate or variant
    what = f"{kind.name}{' with ' + changed if changed else ''}, mode {mode}{setting_of(stalls)}"
    return Exploration(what, seeds, first, group(ends, True), again, races_found, not_tried(mode, stalls, races))


def situation_of(seed: int, count: int) -> int:
    """The number of the situation, of `count`, for schedule `seed`. They take turns.

    Waves drift in every fourth seed (sim/machine/core.h). If `count` is even, some situations would never meet such a
    seed. So one situation is left out after `after` schedules, and again after as many. Seeds 0 to 7, which lessons
    store, keep their situations.
    """
    after = 2 * math.lcm(count, DRIFT)
    return (seed + seed // after * (math.gcd(count, DRIFT) > 1)) % count


def _mutation(kind: type[Rung], name: str):
    mutations = kind.of_kind(MUTATION)
    if name not in mutations:
        raise MutationError(f"rung {kind.name} has no mutation {name!r}; there are {', '.join(mutations) or 'none'}")
    return mutations[name]
