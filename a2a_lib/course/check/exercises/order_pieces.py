"""Lesson 18, exercise 5, open and scored: order_pieces(own, pieces) -> the order in which a link brings pieces, so that the least
time is exposed.

Proof of the least, by S. M. Johnson's rule (1954). A piece takes a us on the link, and b us of work. Work with piece k begins when the
pieces up to it have come, and those before it are done. So the end is the largest of these sums: own + all b, and for each k all a up
to k + all b from k on.

The first does not depend on the order. Which of two neighbours i and j is first changes only the sums of these
two. The larger of them is smaller with i first if min(a_i, b_j) < min(a_j, b_i). In the order of `least` no neighbours have to change,
and by such changes every other order becomes this one. So none ends earlier.
"""

import random

from ..trial import exercise

LINK_US = 1.5  # of a head of 256 rows of K and V, on a link of 45 GB/s


def _drawn(draw: random.Random, count: int, wire: int, work: int) -> list[tuple[float, float]]:
    """Pieces that take up to `wire` and `work` quarters of a us."""
    return [(draw.randint(1, wire) / 4, draw.randint(0, work) / 4) for _ in range(count)]


# description: us of the own block, [(us on the link, us of work), ...]
CASES = {
    "one piece": (1.0, [(LINK_US, 2.0)]),
    "as long on the link as in work": (1.0, [(LINK_US, LINK_US), (LINK_US, 0.5), (0.5, 0.5)]),
    "7 equal pieces": (3.0, [(LINK_US, 1.0)] * 7),
    "the causal mask of rank 5 of 8, contiguous rows": (2.0, [(LINK_US, work) for work in (0.0, 0.0, 3.0, 3.0, 3.0, 3.0, 3.0)]),
    "documents of 8 lengths": (1.0, [(rows / 256 * LINK_US, rows / 256 * seen) for rows, seen in
                                     ((512, 1), (64, 4), (1024, 2), (128, 0), (256, 1), (768, 3), (64, 1), (512, 2))]),
}
# description: us of the own block, how many pieces are drawn, and with how many quarters of a us on the link, and of work
DRAWN = {
    "more on the link than work": (2.5, 12, 16, 8),
    "more work than on the link": (0.5, 12, 8, 16),
    "60 pieces": (1.5, 60, 12, 12),
}


def exposed(own: float, pieces: list[tuple[float, float]]) -> float:
    """us in which the rank neither computes nor is done, if the link brings the pieces in this order."""
    came, done, idle = 0.0, own, 0.0
    for wire, work in pieces:
        came += wire
        idle += max(came - done, 0)
        done = max(came, done) + work
    return idle


def least(own: float, pieces: list[tuple[float, float]]) -> float:
    """The least exposed time of all orders."""
    early = sorted(piece for piece in pieces if piece[0] < piece[1])
    late = sorted((piece for piece in pieces if piece[0] >= piece[1]), key=lambda piece: -piece[1])
    return exposed(own, early + late)


@exercise("18_attention_over_ranks.ipynb", "exercise-5")
def order_pieces(trial, function):
    """function(own, pieces) -> [number of a piece, ...]. own: us; pieces: [(us on the link, us of work), ...]."""
    cases = CASES | {name: (own, _drawn(trial.draw, *bounds)) for name, (own, *bounds) in DRAWN.items()}
    total = worst = 0.0
    name = ""
    for description, (own, pieces) in cases.items():
        trial.case(description)
        with trial.patient():
            order = _order(trial, trial.call(function, own, pieces), len(pieces))
        took = exposed(own, [pieces[i] for i in order])
        total += took
        if took - least(own, pieces) > worst:
            worst, name = took - least(own, pieces), description
    best = sum(least(*case) for case in cases.values())
    return trial.goal(
        total,
        best,
        best,
        unit="us",
        label="computed",
        note=f"exposed, {len(cases)} cases together",
        idea=f"In the case \"{name}\" it takes {worst:.4g} us too many. When is it better to exchange two neighbours of your order?",
    )


def _order(trial, got, count: int) -> list[int]:
    with trial.form("the function returns a list of numbers of pieces, counted from 0"):
        order = [_whole(i) for i in got]
    for place, i in enumerate(order):
        where = {"where": {"place": place}, "place": f"place {place} of the order"}
        if not 0 <= i < count:
            trial.fail(**where, expected=f"a piece of 0 to {count - 1}", got=str(i), cause="there is no such piece")
        if i in order[:place]:
            trial.fail(**where, expected="a piece that has not come yet", got=str(i), cause=f"piece {i} comes twice")
    missing = sorted({*range(count)} - {*order})
    if missing:
        trial.fail(
            where={"piece": missing[0]},
            place=f"piece {missing[0]}",
            expected="a place in the order",
            got=f"none: {len(order)} of {count} pieces",
            cause="the link brings every piece, those without work, too",
        )
    return order


def _whole(value) -> int:
    if isinstance(value, bool) or int(value) != value:
        raise ValueError
    return int(value)
