"""A small table of named columns, printed with fixed widths in a terminal and as HTML in a notebook."""
from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

MAX_ROWS = 20  # printed; the columns themselves are complete


class Table:
    """Columns of equal length, in order. `table["bytes"]` is a numpy array [rows], of the dtype that suits it;
    `rows()` gives tuples.

    unit: said under the table; label: where the numbers come from, such as "simulated (preset mi300x, memory ideal)".
    ValueError for columns of different lengths, KeyError for a column that is not there.
    """

    def __init__(self, columns: Mapping[str, Sequence[Any] | np.ndarray], *, unit: str = "", label: str = "",
                 title: str = ""):
        self._columns = {name: _column(values) for name, values in columns.items()}
        if len({len(values) for values in self._columns.values()}) > 1:
            raise ValueError("columns of a table have equal length")
        self.unit, self.label, self.title = unit, label, title
        self.shown = MAX_ROWS  # rows that printing shows

    @property
    def columns(self) -> list[str]:
        """Names of the columns, in order."""
        return list(self._columns)

    def __getitem__(self, column: str) -> np.ndarray:
        if column not in self._columns:
            raise KeyError(f"no column {column!r}; there are {', '.join(self._columns)}")
        return self._columns[column]

    def __contains__(self, column: str) -> bool:
        return column in self._columns

    def __len__(self) -> int:
        return len(next(iter(self._columns.values()), ()))

    def rows(self) -> list[tuple]:
        """One tuple of plain Python values per row."""
        return list(zip(*(values.tolist() for values in self._columns.values())))

    def to_dict(self) -> dict[str, list]:
        """Columns as lists of plain Python values, ready for JSON (NaN becomes None)."""
        return {name: [None if isinstance(value, float) and value != value else value for value in values.tolist()]
                for name, values in self._columns.items()}

    def _cells(self) -> tuple[list[list[str]], list[bool], str]:
        shown = min(len(self), self.shown)
        numeric = [values.dtype.kind in "iufb" for values in self._columns.values()]
        cells = [[_text(value) for value in values[:shown].tolist()] for values in self._columns.values()]
        more = [f"{len(self) - shown} more rows"] if shown < len(self) else []
        note = "; ".join(part for part in (*more, self.unit, self.label) if part)
        return cells, numeric, note

    def __repr__(self) -> str:
        cells, numeric, note = self._cells()
        widths = [max(len(name), *map(len, column)) if column else len(name)
                  for name, column in zip(self._columns, cells)]

        def line(parts):
            return "  ".join(part.rjust(width) if right else part.ljust(width)
                             for part, width, right in zip(parts, widths, numeric)).rstrip()

        lines = [self.title] if self.title else []
        lines += [line(self._columns), "  ".join("-" * width for width in widths)]
        lines += [line(row) for row in zip(*cells)]
        return "\n".join([*lines, note] if note else lines)

    def _repr_html_(self) -> str:
        cells, numeric, note = self._cells()

        def row(parts, tag):
            sides = ("right" if right else "left" for right in numeric)
            return "<tr>" + "".join(f'<{tag} style="text-align:{side}">{html.escape(part)}</{tag}>'
                                    for part, side in zip(parts, sides)) + "</tr>"

        caption = f"<caption>{html.escape(self.title)}</caption>" if self.title else ""
        body = "".join(row(parts, "td") for parts in zip(*cells))
        foot = f"<div><small>{html.escape(note)}</small></div>" if note else ""
        table = f"<table>{caption}<thead>{row(self._columns, 'th')}</thead><tbody>{body}</tbody></table>"
        return f'<div style="overflow-x: auto">{table}</div>{foot}'


def _column(values: Sequence[Any] | np.ndarray) -> np.ndarray:
    if isinstance(values, np.ndarray):
        return values
    if all(isinstance(value, (int, float, np.number)) for value in values):
        return np.array(values)
    return np.array(values, dtype=object)


def _text(value: Any) -> str:
    if isinstance(value, float):
        return "-" if value != value else f"{value:.2f}"
    return str(value)
