"""Lesson 08, exercise 3: spread_rows(wave, waves, counts) -> the (expert, row) pairs of one wave."""

import numpy as np

from ..kit import Draw, Table, exercise, some

CAPACITY = 2048
CASES = (  # description, rows of each expert, waves
    ("4 experts, 8 waves", (3, 12, 4, 3), 8), ("more waves than rows", (1, 0, 2), 16),
    ("experts without rows", (0, 5, 0, 0, 7, 0), 4),
    ("a hot expert, and as many waves as experts", (40, 1, 0, 2, 1, 3, 0, 1), 8),
    ("one wave", (70, 0, 33), 1), ("no rows at all", (0, 0, 0), 4))
MANY = tuple((Draw(85).integers(0, 4, 32, 112) == 0).sum(1).tolist())  # binomial: 28 on average


@exercise("08_less_work_better_shaped.ipynb", "exercise-3")
def spread_rows(trial, function):
    large = [(f"32 experts with {sum(MANY)} rows, {blocks} blocks of 4 waves", MANY, 4 * blocks)
             for blocks in (7, 240, 304, 320, 512, 256)]
    for description, counts, waves in (*CASES, *large):
        trial.case(f"{description}: counts {some(counts)}, {waves} waves")

        def answer(wave, waves=waves, counts=counts):
            pairs = trial.call(function, wave, waves, list(counts))
            return trial.nested(pairs, f"a list of pairs (expert, row); it returned {pairs!r}", 0, 2)
        with trial.patient():  # not in the order of their numbers
            answers = {wave: answer(wave) for wave in sorted(range(waves), key=lambda wave: (wave % 3, -wave))}
        dealt = [answers[wave] for wave in range(waves)]
        trial.expect(answer(0) == dealt[0] == answer(0), place="wave 0, asked again",
                     cause="the same arguments give another list: only `wave` says whose rows are asked for")
        trial.each_once([pair for own in dealt for pair in own], [(e, row) for e, n in enumerate(counts) for row in range(n)],
                        "a list of pairs (expert, row)", "pair (expert, row)")
        rows, total = list(map(len, dealt)), sum(counts)
        share, most, idle = -(-total // waves), max(rows), rows.count(0)
        trial.expect(most <= share, f"at most {share} of {total} rows", f"{most} rows" + f", while {idle} waves have none" * bool(idle),
                     "every row is dealt out once, but not evenly. Number the rows that are *there*, 0 to "
                     f"{total - 1}: any stride shares those evenly, as no number is skipped", wave=rows.index(most))
    slots = np.concatenate([e * CAPACITY + np.arange(n) for e, n in enumerate(MANY)])
    turn = np.concatenate([np.arange(n) * len(MANY) + e for e, n in enumerate(MANY)])
    maps = {"flat slots": np.bincount(slots % waves), "experts in turn": np.bincount(turn % waves), "yours": list(map(len, dealt))}
    return Table({"map": list(maps), "waves with rows": [int(np.count_nonzero(own)) for own in maps.values()],
                  "busiest wave": [int(max(own)) for own in maps.values()]}, unit="rows", label="counted",
                 title=f"256 blocks of 4 waves, {sum(MANY)} rows of 32 experts")
