"""Lesson 21, exercise 4, open and scored: few_copies(rows, ranks, quota) -> [(expert, rank, rows), ...]: visitors, as few as possible,
after which no rank has more than quota rows."""

import random

from ....kernels.balance.plan import least_copies, quota
from ..kit import exercise

CASES = (([40, 8, 8, 8], 2), ([50, 4, 3, 30, 2, 9], 3), ([100, 3, 2, 1, 0, 9, 4, 1], 4), ([90, 70, 2, 1, 60, 9, 4, 1], 4))
SCORED = ((4, 2), (4, 2), (4, 2), (4, 2), (4, 2), (4, 3), (4, 3), (4, 3))  # ranks, experts of each; rows are drawn
TARGET = 1.04  # times the least
NOTE = "visitors in eight drawn layers; least: exhaustive search"


@exercise("21_balance.ipynb", "exercise-4")
def few_copies(trial, function):
    drawn = random.Random(trial.draw.randrange(10**6))
    scored = [(_rows(drawn, *case), case[0]) for case in SCORED]
    copies = [_visitors(trial, function, *case) for case in (*CASES, *scored)]
    mine, least = sum(copies[len(CASES):]), sum(least_copies(*case) for case in scored)
    return trial.goal(mine, TARGET * least, least, unit="copies", note=NOTE, label="counted",
                      idea="A visitor that ends neither the excess of its home nor the room of its rank is followed by another one. "
                      "Which visitors end something?")


def _visitors(trial, function, rows, ranks) -> int:
    """Fails unless the visitors are allowed. Returns how many they are."""
    most = quota(rows, ranks)
    trial.case(f"{len(rows)} experts on {ranks} ranks with {rows} rows, quota {most}")
    visitors = trial.nested(trial.call(function, list(rows), ranks, most), "a list of (expert, rank, rows)", 0, 3)
    local, left = len(rows) // ranks, list(rows)
    load = [sum(rows[rank * local:(rank + 1) * local]) for rank in range(ranks)]
    for expert, rank, n in visitors:
        trial.expect(0 <= expert < len(rows) and 0 <= rank < ranks and n > 0, got=(expert, rank, n),
                     cause="there is no such expert or rank, or no row")
        trial.expect(rank != expert // local, got=(expert, rank, n), cause=f"expert {expert} is at home there: nobody visits at home")
        left[expert] -= n
        load[rank] += n
        load[expert // local] -= n
        trial.expect(left[expert] >= 0, f"at most {rows[expert]}", f"{rows[expert] - left[expert]} rows of expert {expert} move",
                     "an expert gives away more rows than it has")
    trial.expect(len({visitor[:2] for visitor in visitors}) == len(visitors), got=list(visitors),
                 cause="an expert visits a rank twice: one visit takes all its rows there")
    trial.expect(max(load) <= most, f"at most {most} rows on each rank", f"{max(load)} on rank {load.index(max(load))}",
                 "a rank has more rows than the quota")
    return len(visitors)


def _rows(drawn, ranks, local) -> list[int]:
    """Rows of each expert: one hot rank or two."""
    rows = [drawn.randint(0, 111) for _ in range(ranks * local)]
    for hot in drawn.sample(range(ranks), drawn.choice((1, 1, 2))):
        for expert in range(hot * local, (hot + 1) * local):
            rows[expert] += drawn.randint(20, 260)
    return rows
