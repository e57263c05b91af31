"""Lesson 06, exercise 4, open and scored: flags_early(rows, waves, wide) -> the order in which a rank's rows leave."""

import math
from collections import Counter

from ..trial import exercise

# rows for each peer; waves that send; rows that a link takes in the time of one row
CASES = (((3, 1, 2), 2, 1), ((5, 0, 9), 4, 2), ((7,), 3, 1), ((40, 4, 16, 8, 2, 30, 20), 16, 4), ((235, 190, 227, 60, 12, 96, 30), 64, 12))
TARGET = 1.06  # times the least
NOTE = "mean time until a peer has all its rows; a unit: the time in which a wave sends one row"


@exercise
def flags_early(trial, function):
    """function(rows, waves, wide) -> list of peers, one for each row, in the order in which waves take them."""
    for rows, waves, wide in CASES:
        trial.case(f"rows {list(rows)} for {len(rows)} peers, {waves} waves, {wide} rows at once per link")
        order = trial.call(function, list(rows), waves, wide)
        if not isinstance(order, list) or not all(isinstance(peer, int) for peer in order):
            trial.fail(cause="the function returns a list of peers' numbers, one for each row", got=order)
        _complete(trial, order, rows)
        mine = _mean(order, rows, waves, wide)
    return trial.goal(mine, TARGET * _least(rows, waves, wide), _least(rows, waves, wide), unit="units", note=NOTE,
                      label="computed", idea="Whose last row could have left sooner without making others wait? And where do waves "
                      "stand in line before one link while another is free?")


def _complete(trial, order, rows):
    got = Counter(order)
    for peer, n in enumerate(rows):
        if got[peer] != n:
            trial.fail(where={"peer": peer}, place=f"peer {peer}", expected=f"{n} times, a time for each of its rows",
                       got=f"{got[peer]} times", cause="every row leaves once")
    if strange := set(got) - set(range(len(rows))):
        trial.fail(got=f"peer {min(strange)}", cause=f"peers are numbered from 0 to {len(rows) - 1}")


def _mean(order, rows, waves, wide) -> float:
    """Mean time of the flags. Waves take rows in this order; a link takes `wide` rows in a unit of time, and later rows
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
    return sum(last) / max(1, sum(n > 0 for n in rows))


def _least(rows, waves, wide) -> float:
    """Lower bound for every order: peers with few rows first, all waves busy, and no link above its bandwidth."""
    before, total = 0, 0
    for n in sorted(n for n in rows if n):
        before += n
        total += max(math.ceil(before / waves), math.ceil(n / wide))
    return total / max(1, sum(n > 0 for n in rows))


SOLUTION = "06_dispatch_and_combine_one_flag_per_pair.ipynb", "exercise-4"
MISTAKES = {
    "one row each": ("now = min(n, wide, waves - given)", "now = 1\n            left[peer] = now", "every row leaves once"),
    "the last peer is missing": ("return order", "return [peer for peer in order if peer < len(rows) - 1]", "every row leaves once"),
    "pairs": ("order += [peer] * now", "order += [(peer, now)]", "a list of peers' numbers"),
    "peers from 1": ("order += [peer] * now", "order += [peer + 1] * now", "every row leaves once"),
    "a set": ("return order", "return set(order)", "a list of peers' numbers"),
    "twice": ("return order", "return order + order", "every row leaves once"),
}
REMARKED = {
    "peer by peer": ("return order", "return sorted(order)", "the target is"),
    "in turn": ("return order", "return sorted(order, key=lambda peer: rows[peer], reverse=True)", "Whose last row"),
}
