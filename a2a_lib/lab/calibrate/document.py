"""The tables of CALIBRATION.md. The page's text is written by hand; each table stands there between comments with its name."""
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ...machine.sim import spreads
from . import others, published_stages, v9
from .report import Report
from .rows import AIM, SOURCES


def tables(mi300x: Report, h200: Report, stages: Mapping[str, np.ndarray], rungs: Mapping[str, Sequence[Mapping[str, Any]]],
           design: Mapping[str, np.ndarray], foreign: Sequence[float]) -> dict[str, str]:
    """{name: Markdown} of what stands between the page's comments. rungs: {way of measuring: errors of whole rungs, from
    `bench.compare.errors`}. design: `v9.simulate`. foreign: `others.simulate`."""
    constants = spreads.table("mi300x")
    spread = zip(*(constants[column] for column in ("name", "least", "value", "most", "unit")))
    return {
        "mi300x": f"{mi300x.summary()}.\n\n{of_report(mi300x)}",
        "notes": "\n".join(f"* `{o.row.name}`: {o.row.note}" for o in mi300x.outcomes if o.row.note),
        "sources": _list(SOURCES),
        "h200": f"{h200.summary()}.\n\n{of_report(h200, compared_only=True)}",
        "rungs": "\n\n".join(_rungs(label, errors) for label, errors in rungs.items()),
        "ladder": _table(("stage", "v6-like (published)", "v7, 304 blocks (published)", "`token_flags` (simulated)"),
                         published_stages.rows(stages)),
        "v9": _table(("stage", "published", "simulated", "error"), v9.rows(design)),
        "others": _table(("kernel", "source", "published", "simulated", "error"), others.rows(list(foreign))),
        "sources of others": _list(others.SOURCES),
        "constants": _table(("constant", "least", "value", "most", "unit"), (
            (f"`{name}`", f"{low:,.6g}", f"{value:,.6g}", f"{high:,.6g}", unit) for name, low, value, high, unit in spread if low < high))}


def of_report(report: Report, compared_only: bool = False) -> str:
    """A Markdown table of the report's rows. compared_only: only rows with a published value."""
    lines = [line for line, outcome in zip(report.markdown_rows(), report.outcomes)
             if outcome.published or not compared_only]
    return "\n".join([_table(("row", "what", "unit", "simulated", "published (source)", "spread", "error", "verdict"), ()), *lines])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)])


def _list(sources: Mapping[str, str]) -> str:
    return "\n".join(f"* {name}: {what}" for name, what in sources.items())


def _rungs(label: str, errors: Sequence[Mapping[str, Any]]) -> str:
    rows: dict[tuple[str, str], dict[str, Mapping[str, Any]]] = {}
    for row in errors:
        rows.setdefault((row["workload"], row["rung"]), {})[row["part"]] = row
    totals = [row for row in errors if row["part"] == "total" and not row["rung"].startswith("floor")]
    off = [f"`{row['rung']}` at {row['workload']} ({row['error']:+.0%})" for row in totals if abs(row["error"]) > AIM]
    within = f"{len(totals) - len(off)} of {len(totals)} rungs are within {AIM:.0%}"
    floors = {"floor flat": "the bytes pushed, flat", "floor dedup": "the bytes pushed, per rank"}
    cells = []
    for (workload, rung), parts in rows.items():
        total = parts["total"]
        cells.append((workload, floors.get(rung, f"`{rung}`"), f"{total['measured']:.1f}", f"{total['simulated']:.1f}",
                      *(f"{parts[part]['error']:+.0%}" if part in parts else "-" for part in ("total", "dispatch", "combine"))))
    head = "workload", "rung", "measured", "simulated", "error", "of dispatch", "of combine"
    return f"{label[0].upper()}{label[1:]}: {within}{'; the others are ' * bool(off)}{', '.join(off)}.\n\n{_table(head, cells)}"
