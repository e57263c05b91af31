"""Lesson 12, exercise 4, open and scored: around_link(ranks, a, b) -> [[(from, to), ...], ...]: an all-reduce where the link between a
and b is down. For each of equal pieces of a message: its sends, in order.

Proof of the least. Follow one piece until a first rank has its sum. Each of the N - 1 other ranks has sent something by
then, because its part has come there. No other rank has the sum at that moment, so each receives once more: 2 (N - 1)
sends. Of P pieces there are 2 (N - 1) P sends, and N (N - 1) - 2 directed links. So the busiest link has at least their
quotient, which is 2 (N - 1) / (N (N - 1) - 2) of a message.
"""

from collections import Counter
from fractions import Fraction

from ..kit import exercise

CASES = ((3, 0, 2), (4, 0, 1), (5, 1, 3), (8, 2, 7))
MOST_PIECES = 5000
WITHOUT = "every part reaches an owner, and the whole sum every rank", "no rank has the whole sum of this piece"


def least(ranks: int) -> Fraction:
    """The fewest messages that the busiest link can carry."""
    return Fraction(2 * (ranks - 1), ranks * (ranks - 1) - 2)


@exercise("12_all_reduce.ipynb", "exercise-5")
def around_link(trial, function):
    for ranks, a, b in (*CASES, (8, *trial.draw.sample(range(8), 2))):
        trial.case(f"{ranks} ranks, the link between {a} and {b} is down")
        with trial.patient():
            pieces = trial.nested(trial.call(function, ranks, a, b), "a list of pieces, each a list of sends (from, to)", 0, 0, 2)
        trial.expect(0 < len(pieces) <= MOST_PIECES, f"1 to {MOST_PIECES} pieces", len(pieces),
                     "a message is cut into equal pieces, as many as you like")
        for number, piece in enumerate(pieces):
            _follow(trial, number, piece, ranks, {a, b})
    busiest = max(Counter(send for piece in pieces for send in piece).values()) / len(pieces)
    return trial.goal(busiest, float(least(ranks)), float(least(ranks)), unit="of a message", label="counted",
                      note="what the busiest link carries, 8 ranks",
                      idea="Which links are the busiest, and which carry less? A rank that owns "
                      "fewer pieces gives some of its links less to do")


def _follow(trial, number: int, piece: tuple, ranks: int, down: set) -> None:
    holds, everything = [frozenset((rank,)) for rank in range(ranks)], frozenset(range(ranks))
    for step, (source, target) in enumerate(piece):
        at = {"place": f"piece {number}, send {step}: {source} -> {target}", "piece": number, "send": step}
        trial.expect({source, target} <= everything and source != target, f"two of the ranks 0 to {ranks - 1}", f"({source}, {target})",
                     "a send goes from one rank to another", **at)
        trial.expect({source, target} != down, "a link that works", "the one that is down",
                     f"ranks {source} and {target} have no link: what one has for the other goes through a third rank", **at)
        both = holds[source] & holds[target]
        trial.expect(holds[source] == everything or not both, f"parts that rank {target} has not added yet",
                     f"the part of rank {min(both, default=0)} once more",
                     "it would be added twice. A rank sends its sum so far; only a whole sum takes the place of what the other has", **at)
        holds[target] = everything if holds[source] == everything else holds[source] | holds[target]
    for rank, parts in enumerate(holds):
        trial.expect(parts == everything, "the sum of all ranks", f"the parts of {sorted(everything - parts)} are missing",
                     WITHOUT[everything not in holds], f"piece {number}, rank {rank}, after {len(piece)} sends", piece=number, rank=rank)
