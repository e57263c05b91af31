"""Lesson 16, exercise 4, open: order_tasks(rank, world_size, tiles) -> a rank's queue; scored by its time."""

from ..queues import bound, phases, run
from ..trial import exercise

PROGRAMS = 6
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
                           got=f"all wait, {task} for {need} of rank {owner_rank}",
                           cause="nobody is left to do what they wait for: it stands behind them in a queue. Whatever "
                                 "a task needs stands before it in every rank's queue")
    least = bound(world, tiles, PROGRAMS)
    alone = run([phases(rank, world, tiles) for rank in range(world)], PROGRAMS)[0]
    return trial.goal(us, TARGET * least, least, unit="us", label="computed", attained=False, note=(
        f"{world} ranks of {PROGRAMS} programs, {tiles} tiles on each; phase by phase: {alone:.1f} us"),
                      idea="Is a link idle while programs multiply? Do programs wait for what was begun a moment ago?")


def _tasks(trial, got, rank, world, tiles):
    hint = "each task is in its rank's queue once, those of own rows too; the tile stands last"
    return trial.each_once(got, phases(rank, world, tiles), 'a list of tasks, such as ("up", 0) and ("dispatch", 1, 0)', "task",
                           {"rank": rank}, hint)
