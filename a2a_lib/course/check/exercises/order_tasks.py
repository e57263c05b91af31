"""Lesson 16, exercise 4, open: order_tasks(rank, world_size, tiles) -> a rank's queue, a list of tasks as in `check/queues.py`; scored by
its time."""

from ..kit import exercise, quantity
from ..queues import bound, phases, run

PROGRAMS = 6
CASES = ((1, 11), (2, 4), (3, 2))
SCORED = range(6, 11)  # tiles on each of four ranks, one number drawn
TARGET = 1.05  # times the least


@exercise("16_expert_parallel_megakernel.ipynb", "exercise-4")
def order_tasks(trial, function):
    for world, tiles in (*CASES, (4, trial.draw.choice(SCORED))):
        trial.case(f"{quantity(world, 'rank')}, {tiles} tiles on each")
        queues = [trial.each_once(trial.call(function, rank, world, tiles), phases(rank, world, tiles),
                                  'a list of tasks, such as ("up", 0) and ("dispatch", 1, 0)', "task", {"rank": rank},
                                  "each task is in its rank's queue once, those of own rows too; the tile stands last")
                  for rank in range(world)]
        for programs in (1, PROGRAMS):
            us, stuck = run(queues, programs)
            for rank, task, (owner_rank, need) in stuck:
                trial.fail(where={"rank": rank}, place=f"rank {rank}, {quantity(programs, 'program')}",
                           expected="an end, with any number of programs", got=f"all wait, {task} for {need} of rank {owner_rank}",
                           cause="nobody is left to do what they wait for: it stands behind them in a queue. Whatever "
                                 "a task needs stands before it in every rank's queue")
    least = bound(world, tiles, PROGRAMS)
    alone = run([phases(rank, world, tiles) for rank in range(world)], PROGRAMS)[0]
    return trial.goal(us, TARGET * least, least, unit="us", label="computed", attained=False, note=(
        f"{world} ranks of {PROGRAMS} programs, {tiles} tiles on each; phase by phase: {alone:.1f} us"),
                      idea="Is a link idle while programs multiply? Do programs wait for what was begun a moment ago?")
