"""Lesson 18, exercise 3: causal_rows(rank, ranks, length) -> rows of a rank, so that all ranks have the same work under a causal mask."""

from collections import Counter

from ..trial import exercise

CASES = ((4, 32), (2, 4), (4, 8), (3, 30), (8, 128), (1, 6))
RUNS = 2


@exercise
def causal_rows(trial, function):
    """function(rank, ranks, length) -> rows, rising. length is a multiple of 2 * ranks; row i computes with rows 0 to i."""
    for ranks, length in CASES:
        trial.case(f"{ranks} rank{'s' * (ranks > 1)}, {length} rows")
        rows = [_rows(trial, trial.call(function, rank, ranks, length), rank, length) for rank in range(ranks)]
        _once(trial, rows, length)
        for rank, own in enumerate(rows):
            falls = [i for i in range(1, len(own)) if own[i] < own[i - 1]]
            if falls:
                trial.fail(
                    where={"rank": rank},
                    place=f"rank {rank}",
                    expected="rows that rise",
                    got=f"row {own[falls[0]]} after row {own[falls[0] - 1]}",
                    cause="the piece from the back lies behind the one from the front, and its rows rise, too",
                )
        _even(trial, rows, length)
        for rank, own in enumerate(rows):
            runs = 1 + sum(after != before + 1 for before, after in zip(own, own[1:]))
            if runs > RUNS:
                trial.fail(
                    where={"rank": rank},
                    place=f"rank {rank}",
                    expected=f"at most {RUNS} runs of rows in a row",
                    got=f"{runs} runs",
                    cause="the work is even, but the rows are scattered: a tile of keys is left out only if all rows of a tile lie "
                    "before it, so tiles of neighbours skip more",
                )


def _rows(trial, got, rank: int, length: int) -> list[int]:
    with trial.form("the function returns a list of row numbers"):
        rows = [int(row) for row in got]
    where = {"where": {"rank": rank}, "place": f"rank {rank}"}
    for row in rows:
        if not 0 <= row < length:
            trial.fail(**where, expected=f"rows 0 to {length - 1}", got=f"row {row}", cause="there is no such row")
    return rows


def _once(trial, rows: list[list[int]], length: int) -> None:
    count = Counter(row for own in rows for row in own)
    twice = [row for row in range(length) if count[row] > 1]
    missing = [row for row in range(length) if not count[row]]
    if twice:
        owners = [rank for rank, own in enumerate(rows) if twice[0] in own]
        trial.fail(
            where={"row": twice[0]},
            place=f"row {twice[0]}",
            expected="one rank that has it",
            got=f"ranks {owners}",
            cause="chunk c from the back begins at length - (c + 1) * chunk: do two chunks overlap?",
        )
    if missing:
        trial.fail(
            where={"row": missing[0]},
            place=f"row {missing[0]}",
            expected="a rank that has it",
            got="none",
            wrong=f"{len(missing)} of {length} rows",
            cause="is a chunk the 2 * ranks-th part of the rows, and has each rank two of them?",
        )


def _even(trial, rows: list[list[int]], length: int) -> None:
    ranks = len(rows)
    work = [sum(row + 1 for row in own) for own in rows]
    if len(set(work)) == 1:
        return
    rank = work.index(max(work))
    block = length // ranks
    contiguous = all(own == list(range(i * block, (i + 1) * block)) for i, own in enumerate(rows))
    striped = all(own == list(range(i, length, ranks)) for i, own in enumerate(rows))
    shifted = all(
        own == [*range(i * block // 2, (i + 1) * block // 2), *range((ranks + i) * block // 2, (ranks + i + 1) * block // 2)]
        for i, own in enumerate(rows)
    )
    cause = (
        "contiguous rows: the last rank's rows see nearly everything, and the first rank's hardly anything"
        if contiguous
        else "rows dealt out like cards: nearly even, but the last rank's row is the dearer one in every round"
        if striped
        else "both chunks of a rank come from the front of a half: the second one has to come from the back"
        if shifted
        else "a rank with a cheap chunk needs a dear one: what do row i and row length - 1 - i cost together?"
    )
    trial.fail(
        where={"rank": rank},
        place=f"rank {rank}, pairs of rows",
        expected=f"{sum(work) / ranks:g}, as every rank",
        got=f"{work[rank]}",
        wrong=f"work of the ranks: {work}",
        cause=cause,
    )


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-3"
CHUNK, BACK = "length // (2 * ranks)", "(2 * ranks - 1 - rank) * chunk"
RETURN = "return [*range(front, front + chunk), *range(back, back + chunk)]"
MISTAKES = {
    "contiguous": (RETURN, "return list(range(2 * front, 2 * front + 2 * chunk))", "contiguous rows"),
    "striped": (RETURN, "return list(range(rank, length, ranks))", "dealt out like cards"),
    "both from the front": (BACK, "(ranks + rank) * chunk", "come from the front of a half"),
    "off by a chunk": (BACK, "(2 * ranks - rank) * chunk", "there is no such row"),
    "overlap": (BACK, "(2 * ranks - 2 - rank) * chunk", "do two chunks overlap"),
    "half a chunk": (CHUNK, "length // (4 * ranks)", "a rank that has it"),
    "falling": (RETURN, "return [*range(front, front + chunk), *reversed(range(back, back + chunk))]", "its rows rise, too"),
    "back first": (RETURN, "return [*range(back, back + chunk), *range(front, front + chunk)]", "its rows rise, too"),
    "snake": (
        RETURN,
        "return [row for row in range(length) if row % (2 * ranks) in (rank, 2 * ranks - 1 - rank)]",
        "the rows are scattered",
    ),
    "one chunk": (RETURN, "return list(range(front, front + chunk))", "has each rank two of them"),
    "a number": (RETURN, "return front", "a list of row numbers"),
}
ALSO_RIGHT = {"the other way round": ("front = rank * chunk", "rank = ranks - 1 - rank\n    front = rank * chunk")}
