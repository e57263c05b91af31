"""Lesson 04, exercise 4, open and scored: spread_out(ranks) -> pieces, steps: rank 0's data for all, by all links. A step is a list of
(from, to, piece).

The bound: rank 0 gives away every byte once, and its links share them.
"""

from collections import Counter

from ..kit import exercise, quantity

MB, LINK, START = 14.7, 45e3, 0.66  # 1024 rows of 14 KiB; MB/s of a link; us until a step's first byte has arrived
CASES = (2, 3, 4)
SCORED = range(5, 10)  # ranks, three numbers drawn
MOST = 4096  # pieces
NOTE = f"{MB} MB from rank 0 to all others, three cases together; bound: rank 0's links, each with an equal share of the data, once"


def pipelined(ranks: int, turns: int) -> float:
    """us of a pipeline: in each of `turns` turns every peer gets a piece of its own, and passes it on in the next step."""
    return (turns + 1) * (START + MB / turns / (ranks - 1) / LINK * 1e6)


@exercise("04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-4")
def spread_out(trial, function):
    drawn = trial.draw.sample(SCORED, 3)
    us = {ranks: _us(trial, function, ranks) for ranks in (*CASES, *drawn)}
    target = sum(min(pipelined(ranks, turns) for turns in range(1, 65)) for ranks in drawn)
    bound = sum(MB / (ranks - 1) / LINK * 1e6 for ranks in drawn)
    return trial.goal(sum(us[ranks] for ranks in drawn), 1.0001 * target, bound, unit="us", note=NOTE, attained=False,
                      label="computed: 45 GB/s per link, 0.66 us per step",
                      idea="Whose links are idle while rank 0 sends, and in the last step? What does one piece more per peer cost, and "
                      "what does it save?")


def _us(trial, function, ranks) -> float:
    """Moves the pieces, checks that every rank ends with all of them, and adds up the times of the steps."""
    trial.case(f"{ranks} ranks")
    pieces, steps = trial.parts(trial.call(function, ranks), "pieces, steps")
    trial.expect(isinstance(pieces, int) and 1 <= pieces <= MOST, f"a number of pieces from 1 to {MOST}", pieces)
    steps = trial.nested(steps, "pieces and steps, a list of steps, each a list of (from, to, piece)", 0, 0, 3)
    held, total = [set(range(pieces)), *(set() for _ in range(ranks - 1))], 0.0
    for number, step in enumerate(steps):
        for a, b, piece in step:
            where = {"step": number, "from": a, "to": b, "piece": piece}
            trial.expect(0 <= a < ranks and 0 <= b < ranks and 0 <= piece < pieces and a != b,
                         f"one of {quantity(pieces, 'piece')}, between two of {ranks} ranks",
                         cause="ranks and pieces count from 0, and nobody sends to itself", **where)
            trial.expect(piece in held[a], f"rank {a} has piece {piece}", "it has not",
                         "what comes in a step can be sent on in the next one: all moves of a step go at the same time", **where)
        for _, b, piece in step:
            held[b].add(piece)
        total += START + max(Counter((a, b) for a, b, _ in step).values(), default=0) * MB / pieces / LINK * 1e6
    for rank, mine in enumerate(held):
        missing = sorted(set(range(pieces)) - mine)
        trial.expect(not missing, quantity(pieces, "piece"), f"{len(missing)} are missing: {missing[:8]}",
                     "every rank is to have all of rank 0's data", rank=rank, steps=len(steps))
    return total
