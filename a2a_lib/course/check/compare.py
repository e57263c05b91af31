"""Compares two matrices of rows that should be equal: finds the first wrong value, and its cause."""

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import torch

SHOWN = 6  # rows that a message lists
PIECE = 8  # fp16 values in 16 bytes


def compare(got: torch.Tensor, want: torch.Tensor, *, row: str = "row", column: str = "dim",
            where: Callable[[int], Mapping[str, int]] = lambda i: {}, name: Callable[[int], str] | None = None,
            wrong: torch.Tensor | None = None, causes: Iterable[tuple[str, torch.Tensor]] = (),
            waves: int | None = None, width: int | None = None, cause: str = "", passed: int = 0) -> dict:
    """Facts for CheckFailed; {} if `got` equals `want` (both [rows, columns], NaN: never written).

    row, column: names of the two dimensions.
    where(i):    further facts about row i (rank, token, k, expert). name(i): row i as a text.
    wrong:       bool matrix of the wrong values, where something other than equality is asked for.
    causes:      (cause, matrix) pairs: if `got` is that matrix, this is the cause. NaN: any value.
    waves:       waves that shared the rows, to recognise rows that only a further round of the waves reaches.
    width:       columns that count (default: all); the causes' matrices are compared in full.
    cause:       the cause, where the caller knows it.
    passed:      cases that passed before. If there are any, the kernel is no stub.
    """
    wrong = (got != want if wrong is None else wrong)[:, :width]
    if not bool(wrong.any()):
        return {}
    rows = wrong.any(1).nonzero().flatten().tolist()
    i = rows[0]
    j = int(wrong[i].nonzero()[0])
    known = {row: i, **where(i)}
    rest = ", ".join(f"{key} {value}" for key, value in known.items() if key != row)
    place = f"{row} {i}" + (f" ({rest})" if rest else "") + f", {column} {j}"
    return {
        "place": place, "where": {**known, column: j}, "expected": number(want[i, j]), "got": number(got[i, j]),
        "wrong": f"{int(wrong.sum())} of {wrong.numel()} values, in {len(rows)} of {len(wrong)} {row}s: {some(rows)}",
        "cause": cause or not passed and _nothing(got[:, :width], row, passed)
        or next((cause for cause, matrix in causes if _same(got, matrix)), "") or _nothing(got[:, :width], row, passed)
        or _cause(got[:, :width], want[:, :width], wrong, rows, row, name or (lambda r: f"{row} {r}"), waves),
    }


LANES = ("Does every lane come to it? A `return`, or shuffles and broadcasts that only some lanes call, take the others out. "
         "Do the arguments of the copy stand the right way round? Does a loop never end? (Compilers drop such a loop, and all "
         "behind it.)")


def _nothing(got, row, passed) -> str:
    """Recognises an answer that wrote nothing at all, such as the stub."""
    stub = "While other cases were right. " if passed else "is the kernel still the stub? If not: "
    if bool(torch.isnan(got.double()).all()):
        return f"no {row} was written at all: {stub}{LANES}"
    if not bool(got.any()):
        return f"all zeros: nothing was computed. {stub[0].upper()}{stub[1:]}{LANES}"
    return ""


def _cause(got, want, wrong, rows, row, name, waves) -> str:
    unwritten = torch.isnan(got.double())
    columns = wrong.any(0).nonzero().flatten().tolist()
    width = wrong.shape[1]
    same_columns = len(rows) > 1 and bool(wrong[rows][:, columns].float().mean() > 0.8)  # some are right by chance
    state = "never written" if bool(unwritten[wrong].all()) else "wrong"
    if same_columns and len(columns) < width and columns == list(range(columns[0], width)):
        tail = width % PIECE
        if len(columns) == 1 and tail != 1:
            return f"off by one: the last value of every {row} is {state}"
        if tail and columns[0] == width - tail:
            return (f"the tail is {state}: a {row} has {width} values, {width // PIECE} pieces of 16 bytes (8 values) "
                    f"and {tail} values more")
        return f"the values from {columns[0]} on are {state} in every {row}: where does the loop within a row end?"
    if same_columns and len(columns) < width:
        return f"the same {len(columns)} of {width} values are {state} in every {row}: {some(columns)}"
    whole = [r for r in rows if bool(unwritten[r].all())]
    if whole == rows:
        if waves and rows == list(range(waves, len(got))):
            return (f"the {row}s from {waves} on were never written: {waves} waves were launched for {len(got)} "
                    f"{row}s, so each goes on with a further one (+= waves_in_grid())")
        if rows == [len(got) - 1]:
            return f"off by one: the last {row} was never written"
        return f"{len(rows)} {row}s were never written: {some(rows)}" if len(rows) > 1 else f"{row} {rows[0]} was never written"
    return _moved(got, want, wrong, rows, row, name)


def _moved(got, want, wrong, rows, row, name) -> str:
    """Recognises rows with the right values in the wrong place."""
    at = {}
    for r in range(len(want)):
        at.setdefault(tuple(want[r].tolist()), r)
    moves = [(r, at[key]) for r in rows if (key := tuple(got[r].tolist())) in at]
    if not moves:
        return ""
    r, place = moves[0]
    if len(moves) == len(rows):
        return (f"the {row}s hold right values, but in the wrong places: in {name(r)} stands what belongs in "
                f"{name(place)}")
    return f"in {name(r)} stands what belongs in {name(place)}"


def blunder(runs: Iterable[tuple[tuple, Any]], oracle: Callable, blunders: Iterable[tuple[str, dict]],
            same: Callable[[Any, Any], Any] = operator.eq, chance: bool = False) -> str:
    """The cause of the first blunder that explains every run; "" if none does.

    blunders: (cause, options). runs: (given, answer). A blunder explains a run if `oracle(*given, **options)` is the
    run's answer. chance: a run whose answer is right does not speak against a blunder.
    """
    runs = list(runs)
    return next((cause for cause, options in blunders if all(
        same(got, oracle(*arguments, **options)) or chance and same(got, oracle(*arguments)) for arguments,
                                                             got in runs)), "")


def _same(got, matrix) -> bool:
    free = torch.isnan(matrix.double())
    return bool(((got == matrix) | free).all()) and not bool(free.all())


def number(value) -> str:
    value = value.item() if isinstance(value, torch.Tensor) else value
    return "never written (NaN)" if value != value else f"{value:g}"


def some(items) -> str:
    """ "0, 1, 2, ..." """
    items = list(items)
    return ", ".join(map(str, items[:SHOWN])) + (", ..." if len(items) > SHOWN else "")
