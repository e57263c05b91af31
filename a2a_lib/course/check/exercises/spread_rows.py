"""Lesson 08, exercise 3: spread_rows(wave, waves, counts) -> the (expert, row) pairs of one wave."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ....table import Table
from ..compare import some
from ..trial import exercise

CAPACITY = 2048
CASES = (  # words, rows of each expert, waves
    ("4 experts, 8 waves", (3, 2, 4, 1), 8),
    ("more waves than rows", (1, 0, 2), 16),
    ("experts without rows", (0, 5, 0, 0, 7, 0), 4),
    ("a hot expert, and as many waves as experts", (40, 1, 0, 2, 1, 3, 0, 1), 8),
    ("one wave", (2, 0, 3), 1),
    ("no rows at all", (0, 0, 0), 4),
)


@exercise
def spread_rows(trial, function):
    """function(wave, waves, counts) -> the (expert, row) pairs of one wave."""
    for words, counts, waves in CASES:
        _case(trial, function, words, counts, waves)
    draw = np.random.default_rng(85)
    counts = tuple(map(int, draw.poisson(28, 32)))
    for blocks in (7, 240, 256, 304, 320, 512):
        _case(trial, function, f"32 experts with {sum(counts)} rows, {blocks} blocks of 4 waves", counts, 4 * blocks)
    waves = 1024
    mine = [len(_pairs(trial, function, wave, waves, counts)) for wave in range(waves)]
    slots = np.concatenate([e * CAPACITY + np.arange(n) for e, n in enumerate(counts)])
    turn = np.concatenate([np.arange(n) * len(counts) + e for e, n in enumerate(counts)])
    maps = {"flat slots": np.bincount(slots % waves), "experts in turn": np.bincount(turn % waves), "yours": mine}
    return Table({"map": list(maps), "waves with rows": [int(np.count_nonzero(own)) for own in maps.values()],
                  "busiest wave": [int(max(own)) for own in maps.values()]}, unit="rows", label="counted",
                 title=f"256 blocks of 4 waves, {sum(counts)} rows of 32 experts")


def _pairs(trial, function, wave, waves, counts):
    found = trial.call(function, wave, waves, list(counts))
    try:
        return [(int(e), int(row)) for e, row in found]
    except (TypeError, ValueError):
        trial.fail(cause=f"the function returns a list of pairs (expert, row); it returned {found!r}")


def _case(trial, function, words, counts, waves):
    trial.case(f"{words}: counts {some(counts)}, {waves} waves")
    with trial.patient():
        dealt = {wave: _pairs(trial, function, wave, waves, counts) for wave in range(waves)}
    times = Counter(pair for own in dealt.values() for pair in own)
    for wave, own in dealt.items():
        for e, row in own:
            if not 0 <= e < len(counts) or not 0 <= row < counts[e]:
                trial.fail(place=f"wave {wave}", where={"wave": wave, "expert": e, "row": row},
                           expected="rows that are there", got=f"expert {e}, row {row}",
                           cause=_beyond(e, row, counts))
    lost = [(e, row) for e, n in enumerate(counts) for row in range(n) if (e, row) not in times]
    if lost:
        e, row = lost[0]
        trial.fail(place=f"expert {e}, row {row}", where={"expert": e, "row": row}, expected="in the list of one wave",
                   got="in none", wrong=f"{len(lost)} of {sum(counts)} rows",
                   cause=_why_lost(lost, dealt, counts, waves))
    pair, most = max(times.items(), key=lambda item: item[1], default=(None, 1))
    if most > 1:
        trial.fail(place=f"expert {pair[0]}, row {pair[1]}", where={"expert": pair[0], "row": pair[1]},
                   expected="in the list of one wave", got=f"in {most} lists",
                   cause="the waves share the rows: wave w begins with number w and goes on with w + waves")
    share = -(-sum(counts) // waves)
    wave = max(dealt, key=lambda w: len(dealt[w]))
    if len(dealt[wave]) > share:
        idle = sum(not own for own in dealt.values())
        trial.fail(place=f"wave {wave}", where={"wave": wave}, expected=f"at most {share} of {sum(counts)} rows",
                   got=f"{len(dealt[wave])} rows" + f", while {idle} waves have none" * bool(idle),
                   cause="every row is dealt out once, but not evenly. Number the rows that are *there*, 0 to "
                         f"{sum(counts) - 1}: any stride shares those evenly, as no number is skipped")


def _beyond(e, row, counts):
    if not 0 <= e < len(counts):
        return f"there are the experts 0 to {len(counts) - 1}: where does the search for the expert end?"
    if row == counts[e]:
        return f"off by one: expert {e} has the rows 0 to {counts[e] - 1}. Row {row} would be a row of another expert"
    return f"expert {e} has {counts[e]} rows: take the rows of the experts before it off the number"


def _why_lost(lost, dealt, counts, waves):
    rows = [len(own) for own in dealt.values()]
    if not any(rows):
        return "all lists are empty"
    if max(rows) == 1 and sum(counts) > waves:
        return "each wave has one row at most: it goes on with number + waves while there are rows"
    if all(row == 0 for _, row in lost) and len(lost) == sum(n > 0 for n in counts):
        return "the first row of every expert is missing: rows are numbered from 0"
    if all(row == counts[e] - 1 for e, row in lost):
        return "off by one: the last row of an expert is missing"
    return "what does a number of the flat range lead to, and where does the range end?"


SOLUTION = "08_less_work_better_shaped.ipynb", "exercise-3"
FIND = """        while number >= counts[expert]:
            number -= counts[expert]
            expert += 1
"""
LOOP = "range(wave, sum(counts), waves)"
MISTAKES = {
    "flat slots": (FIND + "        pairs.append((expert, number))",
                   "        pass\n    for slot in range(wave, 2048 * len(counts), waves):\n"
                   "        if slot % 2048 < counts[slot // 2048]:\n"
                   "            pairs.append((slot // 2048, slot % 2048))", "not evenly"),
    "experts in turn": (LOOP + ":\n        expert = 0\n" + FIND, "range(wave, max(counts) * len(counts), waves):\n"
                        "        expert, number = number % len(counts), number // len(counts)\n"
                        "        if number >= counts[expert]: continue\n", "not evenly"),
    "one row each": (LOOP, "range(wave, min(wave + 1, sum(counts)))", "it goes on with number + waves"),
    "everybody all": (LOOP, "range(sum(counts))", "the waves share the rows"),
    "off by one": ("number >= counts", "number > counts", "off by one: expert"),
    "last row": (LOOP, "range(wave, sum(counts) - 1, waves)", "off by one: the last row of an expert"),
    "rows from 1": (LOOP, "range(wave + 1, sum(counts), waves)", "in none"),
    "expert forgotten": ("            number -= counts[expert]\n", "", "IndexError"),
    "number in the range": ("append((expert, number))", "append((expert, wave))", "off by one"),
    "exchanged": ("(expert, number)", "(number, expert)", "expert"),
    "blocks of rows": (LOOP, "range(wave * 2, min(wave * 2 + 2, sum(counts)))", "not evenly"),
    "one number": ("pairs.append((expert, number))", "pairs.append(expert)", "a list of pairs"),
    "empty": (LOOP, "range(0)", "all lists are empty"),
    "endless": ("            number -= counts[expert]\n            expert += 1\n", "            pass\n", "no end in sight"),
    "nothing": ("    return pairs\n", "", "is there a `return`"),
}
ALSO_RIGHT = {
    "neighbouring rows": (LOOP, "range(wave * sum(counts) // waves, (wave + 1) * sum(counts) // waves)"),
}
