"""Lesson 06, exercise 4, open and scored: flags_early(rows, waves, wide) -> [peer, ...], in the order in which rows leave."""

from collections import Counter
from itertools import count

from ..kit import exercise

# rows for each peer; waves that send; rows that a link takes in the time of one row
CASES = (((3, 1, 2), 2, 1), ((5, 0, 9), 4, 2), ((7,), 3, 1), ((40, 4, 16, 8, 2, 30, 20), 16, 4))
# drawn: each up to 30 % more or less, in any order
SCORED = (((37, 72, 35, 216, 113, 22, 30), 32, 12), ((67, 265, 104, 47, 200, 58, 90), 64, 24))
NOTE = "mean time until a peer has all its rows; a unit: the time in which a wave sends one row"


@exercise("06_dispatch_and_combine_one_flag_per_pair.ipynb", "exercise-4")
def flags_early(trial, function):
    draw, ends = trial.draw, []
    scored = [(tuple(round(n * draw.uniform(0.7, 1.3)) for n in draw.sample(rows, len(rows))), *each) for rows, *each in SCORED]
    for rows, waves, wide in (*CASES, *scored):
        trial.case(f"rows {list(rows)} for {len(rows)} peers, {waves} waves, {wide} rows at once per link")
        due = [peer for peer, n in enumerate(rows) for _ in range(n)]
        order = trial.each_once(trial.call(function, list(rows), waves, wide), due, "a list of peers' numbers, one for each row", "peer",
                                hint="every row leaves once")
        ends.append(_ends(order, rows, waves, wide))
    peers = sum(len(rows) for rows, *_ in scored)
    mine, least = sum(ends[len(CASES):]) / peers, sum(_least(*case) for case in scored) / peers
    return trial.goal(mine, least, least, unit="units", note=NOTE,
                      label="computed", idea="Who gets more waves now than it needs to end in the same unit, and who would end a unit "
                      "sooner with them? Given an end for every peer, can you tell whether all rows fit?")


def _ends(order, rows, waves, wide) -> int:
    """Sum of the times of the flags. Waves take rows in this order; a link takes `wide` rows in a unit of time, and later rows
    queue."""
    last, under_way, started, now = [0] * len(rows), [], 0, 0
    while started < len(order) or under_way:
        free = waves - len(under_way)
        under_way += order[started:started + free]
        started += free
        now += 1
        through, left = Counter(), []
        for peer in under_way:
            if through[peer] < wide:
                through[peer] += 1
                last[peer] = now
            else:
                left.append(peer)
        under_way = left
    return sum(last)


def _least(rows, waves, wide) -> int:
    """The least sum of ends, by trying all ends. Peers with fewer rows end no later: exchanging two ends does no harm."""
    rows = sorted(n for n in rows if n)
    first = [max(-(-sum(rows[:i + 1]) // waves), -(-n // wide)) for i, n in enumerate(rows)]

    def found(ends, total):
        i = len(ends)
        later = range(max([*ends[-1:], *first[i:i + 1]]), total - sum(first[i + 1:]) + 1) if i < len(rows) else ()
        return i == len(rows) or any(_fits(rows, [*ends, end], waves, wide) and found([*ends, end], total - end) for end in later)

    return next(total for total in count(sum(first)) if found([], total))


def _fits(rows, ends, waves, wide) -> bool:
    """Whether each peer can have all rows by its end. For every k, the rows that do not fit into its link's units after unit k
    leave before. By max-flow, min-cut this is enough."""
    return all(sum(max(0, n - wide * max(0, end - k)) for n, end in zip(rows, ends)) <= waves * k for k in range(ends[-1] + 1))
