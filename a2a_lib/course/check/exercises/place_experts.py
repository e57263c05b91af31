"""Lesson 11, exercise 4, open and scored: place_experts(load, ranks, slots) -> the experts of each rank, hot ones copied."""

import math
import random

from ..trial import exercise

CASES = ((4, 2, 2, 1), (4, 4, 2, 2), (6, 3, 4, 3), (16, 4, 5, 4), (64, 8, 9, 5))
SCORED = ((128, 8, 20), (256, 8, 36))  # loads drawn
TARGET = 1.01  # times the mean
NOTE = "the busiest rank's rows over the mean, in the worst of the last two cases; least: all ranks alike"


@exercise("11_uneven_work.ipynb", "exercise-4")
def place_experts(trial, function):
    """function(load, ranks, slots) -> [the experts of rank 0, of rank 1, ...], `slots` each."""
    scores = []
    for experts, ranks, slots, seed in (*CASES, *((*case, trial.draw.randrange(10**6)) for case in SCORED)):
        trial.case(f"{experts} experts on {ranks} ranks with {slots} slots each (draw {seed})")
        load = _load(experts, seed)
        placed = trial.call(function, list(load), ranks, slots)
        _complete(trial, placed, experts, ranks, slots)
        scores.append(_worst(placed, load) / (sum(load) / ranks))
    return trial.goal(max(scores[-2:]), TARGET, 1.0, unit="times the mean", note=NOTE, label="computed",
                      idea="A slot more for an expert makes each of its copies lighter: which expert needs the next one most? Then: who "
                      "should get the heaviest copy?")


def _load(experts, seed):
    """Rows of each expert: a few are hot, many are cold."""
    draw = random.Random(seed)
    roots = [math.sqrt(1 - draw.random()) for _ in range(experts)]
    return [int(20 + 400 / (root * math.sqrt(root))) for root in roots]  # a Pareto distribution, by correctly rounded operations


def _complete(trial, placed, experts, ranks, slots):
    if not isinstance(placed, list) or len(placed) != ranks or not all(isinstance(own, (list, tuple)) for own in placed):
        trial.fail(expected=f"a list of {ranks} lists of experts", got=placed if not isinstance(placed, list) else f"{len(placed)} entries",
                   cause="the function returns, for each rank, the list of its experts")
    for rank, own in enumerate(placed):
        if len(own) != slots:
            trial.fail(where={"rank": rank}, expected=f"{slots} experts, one in each slot", got=f"{len(own)}",
                       cause="all slots are filled: those left over hold further copies of hot experts" if len(own) < slots else
                       "a rank has no more slots")
        if wrong := [e for e in own if not isinstance(e, int) or not 0 <= e < experts]:
            trial.fail(where={"rank": rank}, expected=f"experts from 0 to {experts - 1}", got=wrong[0],
                       cause="experts are whole numbers, and begin at 0")
        if len(set(own)) < len(own):
            twice = next(e for e in own if own.count(e) > 1)
            trial.fail(where={"rank": rank, "expert": twice}, place=f"rank {rank}", expected=f"{slots} different experts",
                       got=f"expert {twice} twice", cause="two copies on one rank share nothing: the rank does the work of both")
    if missing := sorted(set(range(experts)) - {e for own in placed for e in own}):
        trial.fail(where={"expert": missing[0]}, expected="every expert somewhere", got=f"expert {missing[0]} is nowhere",
                   cause=f"{len(missing)} of {experts} experts have no slot; each needs one before any gets a second")


def _worst(placed, load) -> float:
    copies = [sum(e in own for own in placed) for e in range(len(load))]
    return max(sum(load[e] / copies[e] for e in own) for own in placed)
