"""Lesson 21, exercise 4, open and scored: few_copies(rows, ranks, quota) -> visitors, as few as possible."""

import random

from ....kernels.balance.plan import least_copies, quota
from ..trial import exercise, whole

CASES = (([40, 8, 8, 8], 2), ([50, 4, 3, 30, 2, 9], 3), ([100, 3, 2, 1, 0, 9, 4, 1], 4), ([90, 70, 2, 1, 60, 9, 4, 1], 4))
SCORED = ((4, 2), (4, 2), (4, 2), (4, 2), (4, 2), (4, 3), (4, 3), (4, 3))  # ranks, experts of each; rows are drawn
TARGET = 1.04  # times the least
NOTE = "visitors in eight drawn layers; least: exhaustive search"


@exercise("21_balance.ipynb", "exercise-4")
def few_copies(trial, function):
    """function(rows, ranks, quota) -> [(expert, rank, rows), ...]: after these moves no rank has more than quota rows."""
    mine = least = 0
    drawn = random.Random(trial.draw.randrange(10**6))
    for rows, ranks in (*CASES, *((_rows(drawn, *case), case[0]) for case in SCORED)):
        most = quota(rows, ranks)
        trial.case(f"{len(rows)} experts on {ranks} ranks with {rows} rows, quota {most}")
        visitors = trial.call(function, list(rows), ranks, most)
        with trial.form("the function returns a list of (expert, rank, rows)"):
            visitors = [tuple(whole(part) for part in (expert, rank, n)) for expert, rank, n in visitors]
        _judge(trial, visitors, rows, ranks, most)
        if len(trial.cases) > len(CASES):
            mine, least = mine + len(visitors), least + least_copies(rows, ranks)
    return trial.goal(mine, TARGET * least, least, unit="copies", note=NOTE, label="counted",
                      idea="A visitor that ends neither the excess of its home nor the room of its rank is followed by another one. "
                      "Which visitors end something?")


def _judge(trial, visitors, rows, ranks, most):
    local, left = len(rows) // ranks, list(rows)
    load = [sum(rows[rank * local:(rank + 1) * local]) for rank in range(ranks)]
    for expert, rank, n in visitors:
        if not (0 <= expert < len(rows) and 0 <= rank < ranks and n > 0):
            trial.fail(got=(expert, rank, n), cause="there is no such expert or rank, or no row")
        if rank == expert // local:
            trial.fail(got=(expert, rank, n), cause=f"expert {expert} is at home there: nobody visits at home")
        left[expert] -= n
        load[rank] += n
        load[expert // local] -= n
        if left[expert] < 0:
            trial.fail(got=f"{rows[expert] - left[expert]} rows of expert {expert} move", expected=f"at most {rows[expert]}",
                       cause="an expert gives away more rows than it has")
    if len({(expert, rank) for expert, rank, _ in visitors}) < len(visitors):
        trial.fail(got=visitors, cause="an expert visits a rank twice: one visit takes all its rows there")
    if max(load) > most:
        trial.fail(expected=f"at most {most} rows on each rank", got=f"{max(load)} on rank {load.index(max(load))}",
                   cause="a rank has more rows than the quota")


def _rows(drawn, ranks, local) -> list[int]:
    """Rows of each expert: one hot rank or two."""
    rows = [drawn.randint(0, 111) for _ in range(ranks * local)]
    for hot in drawn.sample(range(ranks), drawn.choice((1, 1, 2))):
        for expert in range(hot * local, (hot + 1) * local):
            rows[expert] += drawn.randint(20, 260)
    return rows
