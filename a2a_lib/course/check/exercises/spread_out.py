"""Lesson 04, exercise 4, open and scored: spread_out(ranks) -> pieces, steps: one rank's data to all others over all
links.
"""

from collections import Counter

from ..trial import exercise

MB, LINK, START = 14.7, 45e3, 0.66  # 1024 rows of 14 KiB; MB/s of a link; us until a step's first byte has arrived
CASES = (2, 3, 4)
SCORED = range(5, 10)  # ranks, one number drawn
TARGET = 1.5  # times the least
MOST = 4096  # pieces


@exercise("04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-4")
def spread_out(trial, function):
    """function(ranks) -> (pieces, [step, ...]), a step a list of (from, to, piece)."""
    for ranks in (*CASES, trial.draw.choice(SCORED)):
        trial.case(f"{ranks} ranks")
        pieces, steps = trial.parts(trial.call(function, ranks), "pieces, steps")
        mine = _us(trial, pieces, steps, ranks)
    least = MB / (ranks - 1) / LINK * 1e6
    return trial.goal(mine, TARGET * least, least, unit="us",
                      note=f"{MB} MB from rank 0 to {ranks - 1} others; least: rank 0's links, each with an equal share of the data, once",
                      label="computed: 45 GB/s per link, 0.66 us per step",
                      idea="Whose links are idle while rank 0 sends? Who else has a piece that others lack, and how "
                           "soon?")


def _us(trial, pieces, steps, ranks) -> float:
    """Moves the pieces, checks that every rank ends with all of them, and adds up the times of the steps."""
    if not isinstance(pieces, int) or not 1 <= pieces <= MOST:
        trial.fail(expected=f"a number of pieces from 1 to {MOST}", got=pieces)
    held, total = [set(range(pieces)), *(set() for _ in range(ranks - 1))], 0.0
    for number, step in enumerate(steps):
        with trial.form("steps is a list of steps, each a list of (from, to, piece)"):
            moves = [(int(a), int(b), int(piece)) for a, b, piece in step]
        for a, b, piece in moves:
            place = f"step {number}: {a} -> {b}, piece {piece}"
            if not (0 <= a < ranks and 0 <= b < ranks) or a == b:
                trial.fail(place=place, expected="a move between two ranks", got=f"({a}, {b}, {piece})",
                           cause=f"ranks are 0 to {ranks - 1}, and nobody sends to itself")
            if not 0 <= piece < pieces:
                trial.fail(place=place, expected=f"a piece from 0 to {pieces - 1}", got=piece)
            if piece not in held[a]:
                trial.fail(where={"step": number, "rank": a}, place=place, expected=f"rank {a} has piece {piece}",
                           got="it has not",
                           cause="what comes in a step can be sent on in the next one: all moves of a step "
                           "go at the same time")
        for _, b, piece in moves:
            held[b].add(piece)
        total += START + max(Counter((a, b) for a, b, _ in moves).values(), default=0) * MB / pieces / LINK * 1e6
    for rank, mine in enumerate(held):
        if missing := sorted(set(range(pieces)) - mine):
            trial.fail(where={"rank": rank}, place=f"rank {rank}, after {len(steps)} steps",
                       expected=f"all {pieces} pieces",
                       got=f"{len(missing)} are missing: {missing[:8]}",
                       cause="every rank is to have all of rank 0's data")
    return total
