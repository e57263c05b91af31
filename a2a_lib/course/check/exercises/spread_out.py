"""Lesson 04, exercise 4, open and scored: spread_out(ranks) -> pieces, steps: rank 0's data for all, by all links.

The bound: rank 0 gives away every byte once, and its links share them.
"""

from collections import Counter

from ....plurals import quantity
from ..trial import exercise, whole

MB, LINK, START = 14.7, 45e3, 0.66  # 1024 rows of 14 KiB; MB/s of a link; us until a step's first byte has arrived
CASES = (2, 3, 4)
SCORED = range(5, 10)  # ranks, one number drawn
MOST = 4096  # pieces


def pipelined(ranks: int, turns: int) -> float:
    """us of a pipeline: in each of `turns` turns every peer gets a piece of its own, and passes it on in the next step."""
    return (turns + 1) * (START + MB / turns / (ranks - 1) / LINK * 1e6)


@exercise("04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-4")
def spread_out(trial, function):
    """function(ranks) -> (pieces, [step, ...]), a step a list of (from, to, piece)."""
    total = target = bound = 0.0
    for ranks in (*CASES, *trial.draw.sample(SCORED, 3)):
        trial.case(f"{ranks} ranks")
        pieces, steps = trial.parts(trial.call(function, ranks), "pieces, steps")
        mine = _us(trial, pieces, steps, ranks)
        if len(trial.cases) > len(CASES):
            total, bound = total + mine, bound + MB / (ranks - 1) / LINK * 1e6
            target += min(pipelined(ranks, turns) for turns in range(1, 65))
    return trial.goal(total, 1.0001 * target, bound, unit="us", attained=False,
                      note=f"{MB} MB from rank 0 to all others, three cases together; bound: rank 0's links, each with an equal "
                      "share of the data, once",
                      label="computed: 45 GB/s per link, 0.66 us per step",
                      idea="Whose links are idle while rank 0 sends, and in the last step? What does one piece more per peer cost, and "
                      "what does it save?")


def _us(trial, pieces, steps, ranks) -> float:
    """Moves the pieces, checks that every rank ends with all of them, and adds up the times of the steps."""
    if not isinstance(pieces, int) or not 1 <= pieces <= MOST:
        trial.fail(expected=f"a number of pieces from 1 to {MOST}", got=pieces)
    held, total = [set(range(pieces)), *(set() for _ in range(ranks - 1))], 0.0
    with trial.form("steps is a list of steps, each a list of (from, to, piece)"):
        moves = [[(whole(a), whole(b), whole(piece)) for a, b, piece in step] for step in steps]
    for number, step in enumerate(moves):
        for a, b, piece in step:
            where = {"step": number, "from": a, "to": b, "piece": piece}
            if not (0 <= a < ranks and 0 <= b < ranks and 0 <= piece < pieces) or a == b:
                trial.fail(where=where, expected=f"one of {quantity(pieces, 'piece')}, between two of {ranks} ranks",
                           cause="ranks and pieces count from 0, and nobody sends to itself")
            if piece not in held[a]:
                trial.fail(where=where, expected=f"rank {a} has piece {piece}", got="it has not", cause="what comes in a step can be sent "
                           "on in the next one: all moves of a step go at the same time")
        for _, b, piece in step:
            held[b].add(piece)
        total += START + max(Counter((a, b) for a, b, _ in step).values(), default=0) * MB / pieces / LINK * 1e6
    for rank, mine in enumerate(held):
        if missing := sorted(set(range(pieces)) - mine):
            trial.fail(where={"rank": rank, "steps": len(steps)}, expected=quantity(pieces, "piece"), got=f"{len(missing)} are missing: "
                       f"{missing[:8]}", cause="every rank is to have all of rank 0's data")
    return total
