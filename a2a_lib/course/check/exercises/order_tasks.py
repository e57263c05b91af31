"""Lesson 16, exercise 4, open: order_tasks(rank, world_size, tiles) -> a rank's queue; scored by its time."""

from collections import Counter

from ..queues import bound, phases, run
from ..trial import exercise

PROGRAMS = 6
KINDS = ("dispatch", "up", "down", "reply")
CASES = ((1, 11), (2, 4), (3, 2))
SCORED = range(6, 11)  # tiles on each of four ranks, one number drawn
TARGET = 1.05  # times the least


@exercise("16_expert_parallel_megakernel.ipynb", "exercise-4")
def order_tasks(trial, function):
    """function(rank, world_size, tiles) -> a list of tasks, as in `check/queues.py`."""
    for world, tiles in (*CASES, (4, trial.draw.choice(SCORED))):
        trial.case(f"{world} rank{'s' * (world > 1)}, {tiles} tiles on each")
        queues = [_tasks(trial, trial.call(function, rank, world, tiles), rank, world, tiles) for rank in range(world)]
        for programs in (1, PROGRAMS):
            us, stuck = run(queues, programs)
            if stuck:
                rank, task, (owner_rank, need) = stuck[0]
                trial.fail(where={"rank": rank}, place=f"rank {rank}, {programs} program{'s' * (programs > 1)}",
                           expected="an end, with any number of programs",
                           got=f"all wait, {_as_text(task)} for {_as_text(need)} of rank {owner_rank}",
                           cause="nobody is left to do what they wait for: it stands behind them in a queue. Whatever "
                                 "a task needs stands before it in every rank's queue")
    least = bound(world, tiles, PROGRAMS)
    alone = run([phases(rank, world, tiles) for rank in range(world)], PROGRAMS)[0]
    return trial.goal(us, TARGET * least, least, unit="us", label="computed", note=(
        f"{world} ranks of {PROGRAMS} programs, {tiles} tiles on each; phase by phase: {alone:.1f} us"),
                      idea="Is a link idle while programs multiply? Do programs wait for what was begun a moment ago?")


def _as_text(task) -> str:
    return f"({', '.join(map(repr, task))})"


def _tasks(trial, got, rank, world, tiles):
    with trial.form('the function returns a list of tasks, such as ("up", 0) and ("dispatch", 1, 0)'):
        got = [(str(kind), *map(int, where)) for kind, *where in got]
    want = Counter(phases(rank, world, tiles))
    place = {"where": {"rank": rank}, "place": f"rank {rank}", "expected": f"{sum(want.values())} tasks, each once"}
    if strange := next((task for task in got if task[0] not in KINDS), None):
        trial.fail(**place, got=_as_text(strange), cause="a task begins with its kind: " + ", ".join(KINDS))
    for task in Counter(got) - want:
        trial.fail(**place, got=_as_text(task) + " twice" * (task in want), cause=
                   "the same work would be done twice" if task in want else
                   f"there is no such task: ranks are 0 to {world - 1}, tiles 0 to {tiles - 1}, and the tile stands last")
    for task in want - Counter(got):
        trial.fail(**place, got=f"{_as_text(task)} is missing",
                   cause="what nobody does, others wait for: own rows have tasks, too, and rows for every rank")
    return got
