"""Lesson 16, exercise 4, open: order_tasks(rank, world_size, tiles) -> a rank's queue, a list of tasks as below; scored by its time.

A task is ("dispatch", owner, tile), ("up", tile), ("down", tile) or ("reply", source, tile). Each program takes the next task of its
rank's list, waits for what it needs, and does it. A dispatch or a reply to another rank occupies its link, too.
"""

import heapq

from ..kit import exercise, quantity

US = {"dispatch": 3.0, "reply": 3.0, "up": 6.0, "down": 5.0}
OWN = 0.5  # us of a dispatch or reply that stays on its rank
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


def phases(rank: int, world: int, tiles: int) -> list[tuple]:
    """All tasks of a rank, one kind after the other."""
    peers = [((rank + step) % world, tile) for tile in range(tiles) for step in range(world)]
    return ([("dispatch", *peer) for peer in peers] + [("up", tile) for tile in range(tiles)]
            + [("down", tile) for tile in range(tiles)] + [("reply", *peer) for peer in peers])


def bound(world: int, tiles: int, programs: int) -> float:
    """Lower bound in us for every order: a link's transfers follow one another, and a program does one task at a
    time."""
    work = 2 * (world - 1) * US["dispatch"] + 2 * OWN + US["up"] + US["down"]
    return max(2 * tiles * US["dispatch"] * (world > 1), tiles * work / programs)


def needs(rank: int, task: tuple, world: int) -> list[tuple]:
    """(rank, task) of all that a rank's task waits for."""
    if task[0] == "up":
        return [(source, ("dispatch", rank, task[1])) for source in range(world)]
    return [] if task[0] == "dispatch" else [(rank, ({"down": "up", "reply": "down"}[task[0]], task[-1]))]


def run(queues: list[list[tuple]], programs: int) -> tuple[float, list[tuple]]:
    """Simulates `programs` programs on each rank. Returns (us, [(rank, task, the missing need), ...]); the list has the
    programs that wait for ever."""
    world, end_us, links, next_task = len(queues), {}, {}, [0] * len(queues)
    free, held = [(0.0, rank, program) for rank in range(world) for program in range(programs)], []
    while free:
        now, rank, program = heapq.heappop(free)
        if next_task[rank] == len(queues[rank]):
            continue
        held.append((now, rank, program, queues[rank][next_task[rank]]))
        next_task[rank] += 1
        while ready := [item for item in sorted(held)
                        if all(need in end_us for need in needs(item[1], item[3], world))]:
            for item in ready:
                now, rank, program, task = item
                end = max([now, *(end_us[need] for need in needs(rank, task, world))])
                if len(task) == 3 and task[1] != rank:
                    end = max(end, links.get((rank, task[1]), 0.0)) + US[task[0]]
                    links[rank, task[1]] = end
                else:
                    end += OWN if len(task) == 3 else US[task[0]]
                end_us[rank, task] = end
                held.remove(item)
                heapq.heappush(free, (end, rank, program))
    stuck = [(rank, task, next(need for need in needs(rank, task, world) if need not in end_us))
             for _, rank, _, task in sorted(held)]
    return max(end_us.values(), default=0.0), stuck
