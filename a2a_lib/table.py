"""A small table of named columns, printed with fixed widths in a terminal and as HTML in a notebook."""
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import numpy as np

from . import markup

MAX_ROWS = 20  # printed; the columns themselves are complete


class Table:
    """Columns of equal length, in order. `table["bytes"]` is a numpy array [rows] of a suitable dtype; `rows()` gives
    tuples.

    unit: of every column that `units` does not name. units: {column: unit}. Both are printed under the table: "us;
    count: calls". footer: {name: {column: value}}, totals or maxima, printed under the rows with their name in the
    first column. They are no rows: `len`, `rows()` and `table[column]` exclude them; `table.footer["max"]["us"]` is one
    of their values. label: source of the numbers, such as "simulated (preset mi300x, memory ideal)".

    Raises ValueError for columns of different lengths, and for a unit or a footer of an unknown column. `table[column]`
    raises KeyError for an unknown one.
    """

    def __init__(self, columns: Mapping[str, Sequence[Any] | np.ndarray], *, unit: str = "",
                 units: Mapping[str, str] | None = None, footer: Mapping[str, Mapping[str, Any]] | None = None,
                 label: str = "", title: str = ""):
        self._columns = {name: _column(values) for name, values in columns.items()}
        if len({len(values) for values in self._columns.values()}) > 1:
            raise ValueError("columns of a table have equal length")
        self.units, self.footer = dict(units or {}), {name: dict(values) for name, values in (footer or {}).items()}
        unknown = {*self.units, *(column for values in self.footer.values() for column in values)} - set(self._columns)
        if unknown:
            raise ValueError(f"no column {', '.join(map(repr, sorted(unknown)))}; there are {', '.join(self._columns)}")
        self.unit, self.label, self.title = unit, label, title
        self.shown = MAX_ROWS  # number of rows that are printed

    @classmethod
    def of_rows(cls, columns: Iterable[str], rows: Iterable[Sequence[Any]], **options: Any) -> Self:
        """The table with these rows, each with a value for every column. options: as of the class."""
        rows = list(rows)
        return cls({name: [row[i] for row in rows] for i, name in enumerate(columns)}, **options)

    def whole(self) -> Self:
        """The table itself, which then prints all its rows."""
        self.shown = len(self)
        return self

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

    def to_dict(self) -> dict[str, Any]:
        """Columns as lists of plain Python values, ready for JSON (NaN becomes None). Under "footer" the footer, if
        there is one: {name: {column: value}}."""
        columns = {name: [_plain(value) for value in values] for name, values in self._columns.items()}
        footer = {name: {column: _plain(value) for column, value in values.items()} for name, values in self.footer.items()}
        return columns | ({"footer": footer} if footer else {})

    def _cells(self) -> tuple[list[list[str]], list[bool], str]:
        """Texts [columns][rows and footer]; whether each column is right-aligned as numbers (the first is not, with a
        footer); the note."""
        shown = min(len(self), self.shown)
        numeric = [values.dtype.kind in "iufb" and not (at == 0 and self.footer)
                   for at, values in enumerate(self._columns.values())]
        cells = [[*map(_text, values[:shown].tolist()), *self._footer_cells(column, at == 0)]
                 for at, (column, values) in enumerate(self._columns.items())]
        more = [f"{len(self) - shown} more rows"] if shown < len(self) else []
        units = [f"{', '.join(name for name in self.units if self.units[name] == unit)}: {unit}"
                 for unit in dict.fromkeys(self.units.values()) if unit]
        note = "; ".join(part for part in (*more, self.unit, *units, self.label) if part)
        return cells, numeric, note

    def _footer_cells(self, column: str, first: bool) -> list[str]:
        return [name if first else _text(values.get(column, "")) for name, values in self.footer.items()]

    def __repr__(self) -> str:
        cells, numeric, note = self._cells()
        names = self.columns
        widths = [max(len(name), *map(len, column)) if column else len(name) for name, column in zip(names, cells)]

        def line(parts):
            return "  ".join(part.rjust(width) if right else part.ljust(width)
                             for part, width, right in zip(parts, widths, numeric)).rstrip()

        lines = [self.title] if self.title else []
        lines += [line(names), "  ".join("-" * width for width in widths)]
        lines += [line(row) for row in zip(*cells)]
        return "\n".join([*lines, note] if note else lines)

    def _repr_html_(self) -> str:
        cells, numeric, note = self._cells()

        def row(parts, tag, right=" style=text-align:right"):  # of cells with numbers
            sides = (right if number else " style=text-align:left" for number in numeric)
            return "<tr>" + "".join(f"<{tag}{side}>{markup.text(part)}</{tag}>" for part, side in zip(parts, sides)) + "</tr>"

        caption = f"<caption>{markup.text(self.title)}</caption>" if self.title else ""
        body = "".join(row(parts, "td", "") for parts in zip(*cells))  # the body says it for all cells
        foot = f"<div><small>{markup.text(note)}</small></div>" if note else ""
        table = f'{caption}<thead>{row(self._columns, "th")}</thead><tbody style=text-align:right>{body}</tbody>'
        return f'<div style="overflow-x: auto"><table>{table}</table></div>{foot}'


def _column(values: Sequence[Any] | np.ndarray) -> np.ndarray:
    if isinstance(values, np.ndarray):
        return values
    if all(isinstance(value, (int, float, np.number)) for value in values):
        return np.array(values)
    return np.array(values, dtype=object)


def _plain(value: Any) -> Any:
    value = value.item() if isinstance(value, np.generic) else value
    return None if isinstance(value, float) and value != value else value


def _text(value: Any) -> str:
    if isinstance(value, float):
        return "-" if value != value else f"{value:.2f}"
    return str(value)
