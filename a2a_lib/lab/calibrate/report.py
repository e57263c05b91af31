"""The result of a calibration: rows with their sources, spread, error and verdict; as text, Markdown and JSON."""
from dataclasses import dataclass
from typing import Any

from ...table import Table
from .rows import AGREE, AIM, Published, Row

VERDICTS = {
    "PASS": f"sources agree within {AGREE:.0%} and the value is within {AIM:.0%} of their middle",
    "off": f"sources agree within {AGREE:.0%} and the value is not",
    "one source": "one source only: compared, not counted",
    "spread": f"sources differ by more than {AGREE:.0%}: compared, not counted",
    "-": "nothing published, or not measurable here",
}


@dataclass(frozen=True)
class Outcome:
    """One measured row. value: in the row's unit, None if it makes no sense. published: the values to compare with."""

    row: Row
    value: float | None
    published: tuple[Published, ...]

    @property
    def low(self) -> float | None:
        """The lowest published value, in the row's unit; None without one."""
        return min((p.low for p in self.published), default=None)

    @property
    def high(self) -> float | None:
        """The highest published value, in the row's unit; None without one."""
        return max((p.top for p in self.published), default=None)

    @property
    def middle(self) -> float | None:
        """The mean of `low` and `high`, in the row's unit; None without published values."""
        return (self.low + self.high) / 2 if self.published else None

    @property
    def spread(self) -> float | None:
        """(highest - lowest) / middle of all published values."""
        return (self.high - self.low) / self.middle if self.published else None

    @property
    def error(self) -> float | None:
        """(value - middle) / middle."""
        return None if self.value is None or not self.published else self.value / self.middle - 1

    @property
    def verdict(self) -> str:
        """"PASS", "off", or the reason for neither, one of `VERDICTS`."""
        if self.error is None:
            return "-"
        if len(self.published) < 2:  # the range of a single source is no disagreement
            return "one source"
        if self.spread > AGREE:
            return "spread"
        return "PASS" if abs(self.error) <= AIM else "off"

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON: the row, its value, the published values, and the figures above."""
        return {"name": self.row.name, "what": self.row.what, "unit": self.row.unit, "value": self.value,
                "published": [{"source": p.source, "low": p.low, "high": p.top} for p in self.published],
                "low": self.low, "high": self.high, "spread": self.spread, "error": self.error,
                "verdict": self.verdict, "note": self.row.note}


class Report:
    """Outcomes in the order of the rows. label: source of the values. target: "sim", "hip" or "cuda"."""

    def __init__(self, outcomes: list[Outcome], label: str, target: str, preset: str | None):
        self.outcomes, self.label, self.target, self.preset = outcomes, label, target, preset

    def __getitem__(self, name: str) -> Outcome:
        return next(outcome for outcome in self.outcomes if outcome.row.name == name)

    @property
    def counts(self) -> dict[str, int]:
        """Number of rows with each verdict."""
        return {verdict: sum(outcome.verdict == verdict for outcome in self.outcomes) for verdict in VERDICTS}

    def summary(self) -> str:
        """One sentence: the number of rows within the aim, among those whose sources agree."""
        counts = self.counts
        sentence = (f"{counts['PASS']} of {counts['PASS'] + counts['off']} rows whose sources agree are within {AIM:.0%}; "
                    f"{counts['one source']} have one source, {counts['spread']} have sources that disagree, {counts['-']} have none")
        return f"{sentence}; {self.label}"

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON: target, preset, label, counts and rows."""
        return {"target": self.target, "preset": self.preset, "label": self.label, "counts": self.counts,
                "rows": [outcome.to_dict() for outcome in self.outcomes]}

    def cells(self) -> list[tuple[str, ...]]:
        """Per row: name, unit, value, published, spread, error, verdict."""
        return [(outcome.row.name, outcome.row.unit, number(outcome.value), _span(outcome.low, outcome.high), percent(outcome.spread),
                 percent(outcome.error, sign=True), outcome.verdict) for outcome in self.outcomes]

    def __repr__(self) -> str:
        kind = "simulated" if self.target == "sim" else "measured"
        heads = ("row", "unit", kind, "published", "spread", "error", "verdict")
        return f"{Table.of_rows(heads, self.cells(), label=self.label).whole()!r}\n{self.summary()}"

    def markdown_rows(self) -> list[str]:
        """One line of a Markdown table per row: name and what, unit, value, published with sources, spread, error,
        verdict."""
        lines = []
        for outcome, cells in zip(self.outcomes, self.cells()):
            name, unit, value, _, spread, error, verdict = cells
            sources = "; ".join(f"{_span(p.low, p.top)} ({p.source})" for p in outcome.published) or "-"
            lines.append(f"| `{name}` | {outcome.row.what} | {unit} | {value} | {sources} | {spread} | {error} "
                         f"| {verdict} |")
        return lines


def number(value: float | None) -> str:
    """Three significant digits, as a plain number: 0.912, 55.2, 4200."""
    if value is None:
        return "-"
    if abs(value) >= 999.5:
        return f"{value:.0f}"
    return f"{value:.3g}" if value == 0 or abs(value) >= 1e-3 else f"{value:.1e}"


def percent(value: float | None, sign: bool = False) -> str:
    return "-" if value is None else f"{100 * value:{'+' if sign else ''}.0f} %"


def _span(low: float | None, high: float | None) -> str:
    return number(low) if low == high else f"{number(low)} to {number(high)}"
