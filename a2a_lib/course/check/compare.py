"""Compares two matrices of rows that should be equal, and says which value is the first wrong one."""

from collections.abc import Callable, Mapping

import torch

from .cases import UNWRITTEN

SHOWN = 6  # rows that a message lists
NEARLY = 2.0**-8  # of the magnitudes in a sum: an error up to this is rounding


def compare(got: torch.Tensor, want: torch.Tensor, *, row: str = "row", column: str = "dim",
            where: Callable[[int], Mapping[str, int]] = lambda i: {}, wrong: torch.Tensor | None = None,
            size: torch.Tensor | None = None, width: int | None = None) -> dict:
    """Facts for `Trial.wrong`; {} if `got` equals `want` (both [rows, columns], NaN: never written).

    row, column: names of the two dimensions; no name for rows that `where` names.
    where(i):    further facts about row i (rank, token, k, expert).
    wrong:       bool matrix of the wrong values, where something other than equality is asked for.
    size:        of sums that are not exact, the magnitudes that were added: the evidence then says which values are right,
                 nearly right and wrong, and has three digits of the first wrong ones.
    width:       columns that count (default: all).
    """
    wrong = (got != want if wrong is None else wrong)[:, :width]
    if not bool(wrong.any()):
        return {}
    rows, columns = (wrong.any(of).nonzero().flatten().tolist() for of in (1, 0))
    i = rows[0]
    j = int(wrong[i].nonzero()[0])
    known = {row: i, **where(i)} if row else dict(where(i))
    first, *rest = [f"{key} {value}" for key, value in known.items()]
    named = first + (f" ({', '.join(rest)})" if rest else "") if row else ", ".join([first, *rest])
    across = f", {column}s {some(columns)}" if 1 < len(columns) < wrong.shape[1] else ""
    if size is None:
        evidence = [row, wrong, got[:, :width][wrong]]
    else:
        far = wrong & ~((got.double() - want.double()).abs() <= NEARLY * size)[:, :width]
        evidence = [row, wrong.int() + far.int(), digits(got[:, :width][far])]
    return {
        "place": f"{named}, {column} {j}", "where": {**known, column: j},
        "expected": number(want[i, j]), "got": number(got[i, j]), "evidence": evidence,
        "wrong": f"{int(wrong.sum())} of {wrong.numel()} values, in {len(rows)} of {len(wrong)} {row or 'row'}s: {some(rows)}{across}",
    }


def first_wrong(got: torch.Tensor, want: torch.Tensor, names: str, place: str = "", text: Callable = lambda value: number(value),
                **facts) -> dict:
    """Facts for `Trial.wrong`; {} if `got` equals `want`. names: of the dimensions, such as "rank, entry". place: a text of them, such
    as "entry {1} of rank {0}". text: of a value. facts: instead of these."""
    wrong, want = got != want, torch.as_tensor(want).expand(got.shape)
    if not bool(wrong.any()):
        return {}
    at = tuple(wrong.nonzero()[0].tolist())
    return {"where": dict(zip(names.split(", "), at)), "place": place.format(*at), "expected": text(want[at]), "got": text(got[at]),
            "wrong": f"{int(wrong.sum())} of {wrong.numel()} values", "evidence": [names, got], **facts}


def off(got: torch.Tensor, want: torch.Tensor, size: torch.Tensor) -> torch.Tensor:
    """Mask of wrong values of weighted sums: NaN, or further off than one rounding to fp16 (2^-11) and fp32 sums. size: sum of
    magnitudes."""
    return ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)


def digits(values) -> list[str]:
    """Three digits of the first few values: evidence that does not depend on roundings."""
    return [f"{float(value):.2e}" for value in values.flatten()[:8].tolist()]


def number(value, form: str = "g") -> str:
    """A value as text. Memory that an answer has to write holds NaN or UNWRITTEN before."""
    value = value.item() if isinstance(value, torch.Tensor) else value
    return "NaN (never written, or no number)" if value != value else "never written" if value == UNWRITTEN else f"{value:{form}}"


def some(items) -> str:
    """ "0, 1, 2, ..." """
    items = list(items)
    return ", ".join(map(str, items[:SHOWN])) + (", ..." if len(items) > SHOWN else "")
