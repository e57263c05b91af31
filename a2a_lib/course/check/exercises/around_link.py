"""Lesson 12, exercise 4, open and scored: around_link(ranks, a, b) -> sends of an all-reduce where a link is down.

Proof of the least. Follow one piece until a first rank has its sum. Each of the N - 1 other ranks has sent something by
then, because its part has come there. No other rank has the sum at that moment, so each receives once more: 2 (N - 1)
sends. Of P pieces there are 2 (N - 1) P sends, and N (N - 1) - 2 directed links. So the busiest link has at least their
quotient, which is 2 (N - 1) / (N (N - 1) - 2) of a message.
"""

from collections import Counter
from fractions import Fraction

from ..trial import exercise, whole

CASES = ((3, 0, 2), (4, 0, 1), (5, 1, 3), (8, 2, 7))
MOST_PIECES = 5000


def least(ranks: int) -> Fraction:
    """The fewest messages that the busiest link can carry."""
    return Fraction(2 * (ranks - 1), ranks * (ranks - 1) - 2)


@exercise("12_all_reduce.ipynb", "exercise-5")
def around_link(trial, function):
    """function(ranks, a, b) -> [[(from, to), ...], ...]: for each of equal pieces of a message, its sends in order."""
    for ranks, a, b in (*CASES, (8, *trial.draw.sample(range(8), 2))):
        trial.case(f"{ranks} ranks, the link between {a} and {b} is down")
        with trial.patient():
            pieces = trial.call(function, ranks, a, b)
        busiest = _busiest(trial, pieces, ranks, {a, b})
    return trial.goal(float(busiest), float(least(ranks)), float(least(ranks)), unit="of a message", label="counted",
                      note="what the busiest link carries, 8 ranks",
                      idea="Which links are the busiest, and which carry less? A rank that owns "
                      "fewer pieces gives some of its links less to do")


def _busiest(trial, pieces, ranks: int, down: set) -> Fraction:
    """Follows every piece. Returns the sends over the busiest link, divided by the number of pieces."""
    with trial.form("the function returns a list of pieces, each a list of sends (from, to)"):
        sends = [[(whole(source), whole(target)) for source, target in piece] for piece in pieces]
    if not 0 < len(sends) <= MOST_PIECES:
        trial.fail(expected=f"1 to {MOST_PIECES} pieces", got=f"{len(sends)}",
                   cause="a message is cut into equal pieces, as many as you like")
    load: Counter = Counter()
    for number, piece in enumerate(sends):
        _follow(trial, number, piece, ranks, down)
        load.update(piece)
    return Fraction(max(load.values(), default=0), len(sends))


def _follow(trial, number: int, piece: list, ranks: int, down: set) -> None:
    holds, everything = [frozenset((rank,)) for rank in range(ranks)], frozenset(range(ranks))
    for step, (source, target) in enumerate(piece):
        place = f"piece {number}, send {step}: {source} -> {target}"
        if not (0 <= source < ranks and 0 <= target < ranks) or source == target:
            trial.fail(place=place, expected=f"two of the ranks 0 to {ranks - 1}", got=f"({source}, {target})",
                       cause="a send goes from one rank to another")
        if {source, target} == down:
            trial.fail(where={"piece": number, "send": step}, place=place, expected="a link that works", got="the one that is down",
                       cause=f"ranks {source} and {target} have no link: what one has for the other goes through a third rank")
        both = holds[source] & holds[target]
        if holds[source] != everything and both:
            trial.fail(where={"piece": number, "send": step}, place=place, expected=f"parts that rank {target} has not added yet",
                       got=f"the part of rank {min(both)} once more",
                       cause="it would be added twice. A rank sends its sum so far; only a whole sum takes the place of what the other has")
        holds[target] = everything if holds[source] == everything else holds[source] | holds[target]
    for rank, parts in enumerate(holds):
        if parts != everything:
            missing = sorted(everything - parts)
            trial.fail(where={"piece": number, "rank": rank}, place=f"piece {number}, rank {rank}, after {len(piece)} sends",
                       expected="the sum of all ranks", got=f"the parts of {missing} are missing",
                       cause="every part reaches an owner, and the whole sum every rank" if any(p == everything for p in holds) else
                       "no rank has the whole sum of this piece")
