"""Lesson 11, exercise 2: split_evenly(counts, waves) -> per wave a list of (sequence, first row, rows)."""

from ..kit import exercise

CASES = (("6 rows of 3 sources, 3 waves", [3, 1, 2], 3), ("10 rows, 4 waves: it does not come out even", [7, 0, 3], 4),
         ("3 rows, 8 waves", [1, 0, 2], 8), ("1 row, 49 waves", [1], 49), ("no rows at all", [0, 0], 3),
         ("899 rows of 8 sources, 152 waves", [3, 212, 203, 228, 103, 99, 37, 14], 152),
         ("one source with nearly all, silent ones around it", [0, 0, 500, 0, 1, 0], 64))


@exercise("11_uneven_work.ipynb", "exercise-2")
def split_evenly(trial, function):
    for description, counts, waves in CASES:
        trial.case(description)
        form = "a list for each wave, of pieces with three numbers (sequence, first row, rows)"
        dealt = trial.nested(trial.call(function, list(counts), waves), form, 0, 0, 3)
        trial.expect(len(dealt) == waves, f"{waves} lists, one for each wave", len(dealt), "a wave without rows has an empty list")
        rows = [[(s, row) for s, first, n in wave for row in range(first, first + min(n, sum(counts) + 1))] for wave in dealt]
        for wave, pieces in enumerate(dealt):
            trial.expect(all(n > 0 for *_, n in pieces), got=list(pieces), cause="a piece of no rows: leave it out", wave=wave)
        due = [(s, row) for s, n in enumerate(counts) for row in range(n)]
        laid = trial.each_once([row for own in rows for row in own], due, form, "pair (sequence, row)")
        sizes = list(map(len, rows))
        most, least = sizes.index(max(sizes)), sizes.index(min(sizes))
        if sizes[most] - sizes[least] > 1:
            trial.wrong(sizes, where={"wave": most}, place=f"wave {most} and wave {least}", expected="sizes that differ by one at most",
                        got=f"{sizes[most]} rows and {sizes[least]}")
        for at, (mine, right) in enumerate(zip(laid, due)):
            trial.expect(mine == right, f"(sequence, row) {right} as row {at} of all", mine,
                         "a wave's rows stand together: wave 0 has the first of the range, wave 1 the next ones")
