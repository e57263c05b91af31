"""Lesson 08, exercise 3: spread_rows(wave, waves, counts) -> the (expert, row) pairs of one wave."""

from collections import Counter

import numpy as np

from ....table import Table
from ..compare import some
from ..trial import exercise

CAPACITY = 2048
CASES = (  # description, rows of each expert, waves
    ("4 experts, 8 waves", (3, 2, 4, 1), 8), ("more waves than rows", (1, 0, 2), 16),
    ("experts without rows", (0, 5, 0, 0, 7, 0), 4),
    ("a hot expert, and as many waves as experts", (40, 1, 0, 2, 1, 3, 0, 1), 8),
    ("one wave", (2, 0, 3), 1), ("no rows at all", (0, 0, 0), 4))
MANY = tuple(map(int, np.random.default_rng(85).poisson(28, 32)))


@exercise
def spread_rows(trial, function):
    """function(wave, waves, counts) -> the (expert, row) pairs of one wave."""
    large = [(f"32 experts with {sum(MANY)} rows, {blocks} blocks of 4 waves", MANY, 4 * blocks)
             for blocks in (7, 240, 304, 320, 512, 256)]
    for description, counts, waves in (*CASES, *large):
        trial.case(f"{description}: counts {some(counts)}, {waves} waves")
        with trial.patient():
            dealt = [_pairs(trial, trial.call(function, wave, waves, list(counts))) for wave in range(waves)]
        _all_once(trial, dealt, counts)
        _even(trial, list(map(len, dealt)), sum(counts))
    slots = np.concatenate([e * CAPACITY + np.arange(n) for e, n in enumerate(MANY)])
    turn = np.concatenate([np.arange(n) * len(MANY) + e for e, n in enumerate(MANY)])
    maps = {"flat "
            "slots": np.bincount(slots % waves), "experts in "
            "turn": np.bincount(turn % waves), "yours": list(map(len, dealt))}
    return Table({"map": list(maps), "waves with rows": [int(np.count_nonzero(own)) for own in maps.values()],
                  "busiest wave": [int(max(own)) for own in maps.values()]}, unit="rows", label="counted",
                 title=f"256 blocks of 4 waves, {sum(MANY)} rows of 32 experts")


def _pairs(trial, answer):
    with trial.form(f"the function returns a list of pairs (expert, row); it returned {answer!r}"):
        return [(int(e), int(row)) for e, row in answer]


def _all_once(trial, dealt, counts):
    for wave, own in enumerate(dealt):
        for e, row in own:
            if not 0 <= e < len(counts) or not 0 <= row < counts[e]:
                cause = (f"there are the experts 0 to {len(counts) - 1}: where does the search for the expert end?"
                         if not 0 <= e < len(counts) else
                         f"off by one: expert {e} has the rows 0 to {counts[e] - 1}. Row {row} would be a row of "
                         "another expert"
                         if row == counts[e] else
                         "rows are numbered from 0. The numbers 0, 1, 2, ... are dealt out, from each go the rows of the experts "
                         "before this one, and no more. With which number does wave 0 begin?" if row < 0 else
                         f"expert {e} has {counts[e]} rows: take the rows of the experts before it off the number")
                trial.fail(place=f"wave {wave}", where={"wave": wave, "expert": e, "row": row}, cause=cause,
                           expected="rows that are there", got=f"expert {e}, row {row}")
    times = Counter(pair for own in dealt for pair in own)
    if lost := [(e, row) for e, n in enumerate(counts) for row in range(n) if (e, row) not in times]:
        (e, row), rows = lost[0], list(map(len, dealt))
        trial.fail(place=f"expert {e}, row {row}", where={"expert": e, "row": row}, expected="in the list of one wave",
                   got="in none", wrong=f"{len(lost)} of {sum(counts)} rows", cause=next(text for text, holds in (
                       ("all lists are empty", not any(rows)),
                       ("each wave has one row at most: it goes on with number + waves while there are rows",
                        max(rows) == 1 and sum(counts) > len(dealt)),
                       ("the first row of every expert is missing: rows are numbered from 0",
                        all(row == 0 for _, row in lost) and len(lost) == sum(n > 0 for n in counts)),
                       ("off by one: the last row of an expert is missing",
                        all(row == counts[e] - 1 for e, row in lost)),
                       ("what does a number of the flat range lead to, and where does the range end?", True)) if holds))
    (e, row), most = max(times.items(), key=lambda item: item[1], default=((0, 0), 1))
    if most > 1:
        trial.fail(place=f"expert {e}, row {row}", where={"expert": e, "row": row}, expected="in the list of one wave",
                   got=f"in {most} lists",
                   cause="the waves share the rows: wave w begins with number w and goes on with w + waves")


def _even(trial, rows, total):
    share, most, idle = -(-total // len(rows)), max(rows), rows.count(0)
    if most > share:
        wave = rows.index(most)
        trial.fail(place=f"wave {wave}", where={"wave": wave}, expected=f"at most {share} of {total} rows",
                   got=f"{most} rows" + f", while {idle} waves have none" * bool(idle),
                   cause="every row is dealt out once, but not evenly. Number the rows that are *there*, 0 to "
                         f"{total - 1}: any stride shares those evenly, as no number is skipped")


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
    "one too early": (LOOP, "range(wave - 1, sum(counts), waves)", "With which number does wave 0 begin?"),
    "off its end": ("number -= counts[expert]\n            expert += 1", "number -= counts[expert]\n            expert += 1\n"
                    "        number -= counts[expert]", "and no more"),
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
