"""Lesson 11, exercise 2: split_evenly(counts, waves) -> per wave a list of (sequence, first row, rows)."""

from ..trial import exercise, whole

CASES = (("6 rows of 3 sources, 3 waves", [3, 1, 2], 3), ("10 rows, 4 waves: it does not come out even", [7, 0, 3], 4),
         ("3 rows, 8 waves", [1, 0, 2], 8), ("1 row, 49 waves", [1], 49), ("no rows at all", [0, 0], 3),
         ("899 rows of 8 sources, 152 waves", [3, 212, 203, 228, 103, 99, 37, 14], 152),
         ("one source with nearly all, silent ones around it", [0, 0, 500, 0, 1, 0], 64))


@exercise("11_uneven_work.ipynb", "exercise-2")
def split_evenly(trial, function):
    """function(counts, waves) -> per wave a list of (sequence, first row, rows)."""
    for description, counts, waves in CASES:
        trial.case(description)
        pieces = trial.call(function, list(counts), waves)
        with trial.form("the function returns, per wave, a list of (sequence, first row, rows)"):
            plain = [[whole(tuple(piece)) for piece in wave] for wave in pieces]
        if len(plain) != waves:
            trial.fail(expected=f"{waves} lists, one for each wave", got=f"{len(plain)}",
                       cause="a wave without rows has an empty list" if len(plain) < waves else "")
        if any(len(piece) != 3 for wave in plain for piece in wave):
            trial.fail(cause="a piece has three numbers: sequence, first row, rows")
        pieces = [(number, *piece) for number, wave in enumerate(plain) for piece in wave]
        _rows(trial, pieces, counts)
        _even(trial, [sum(rows for _, _, rows in wave) for wave in plain])
        _together(trial, pieces, counts)


def _rows(trial, pieces, counts):
    """Checks that every row is there once."""
    owners, due = {}, [(s, row) for s, n in enumerate(counts) for row in range(n)]
    for wave, sequence, first, rows in pieces:
        place = {"where": {"wave": wave}, "place": f"wave {wave}, piece ({sequence}, {first}, {rows})"}
        if rows < 1:
            trial.fail(**place, cause="a piece of no rows: leave it out")
        if not 0 <= sequence < len(counts):
            trial.fail(**place, cause=f"there are {len(counts)} sequences")
        if first < 0 or first + rows > counts[sequence]:
            trial.wrong(pieces, **place, expected=f"rows below {counts[sequence]}", got=f"rows {first} to {first + rows - 1}")
        for row in range(first, first + rows):
            if (sequence, row) in owners:
                trial.fail(**place, expected="every row once", cause="pieces overlap: one ends where the next begins",
                           got=f"sequence {sequence}, row {row} also with wave {owners[sequence, row]}")
            owners[sequence, row] = wave
    if missing := [row for row in due if row not in owners]:
        s, row = missing[0]
        trial.wrong(pieces, where={"sequence": s, "row": row}, expected="with one wave",
                    got="with none", wrong=f"{len(missing)} of {len(due)} rows")


def _even(trial, sizes):
    if max(sizes) - min(sizes) <= 1:
        return
    most, least = sizes.index(max(sizes)), sizes.index(min(sizes))
    trial.wrong(sizes, where={"wave": most}, place=f"wave {most} and wave {least}", expected="sizes that differ by one at most",
                got=f"{sizes[most]} rows and {sizes[least]}")


def _together(trial, pieces, counts):
    """Checks that the pieces of all waves, one after the other, are the whole range."""
    at = 0
    for wave, sequence, first, rows in pieces:
        begin = sum(counts[:sequence]) + first
        if begin != at:
            trial.fail(where={"wave": wave}, place=f"wave {wave}, piece ({sequence}, {first}, {rows})",
                       expected=f"row {at} of the range", got=f"row {begin}",
                       cause="a wave's rows stand together: wave 0 has the first of the range, wave 1 the next ones")
        at += rows
