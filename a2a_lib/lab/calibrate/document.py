"""The tables of CALIBRATION.md. The page's text is written by hand; each table stands there between comments with its name."""
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ...kernels.all_to_all import TokenFlags
from ...kernels.all_to_all.published import V6, V7
from ...kernels.moe import Problem, shapes
from ...machine.node import Node
from ...machine.sim import spreads
from . import v9
from .report import Report
from .rows import AIM, SOURCES

LADDER_SHAPE = "dsv3"  # the competition's largest: stage times of token_flags, beside published ones, as a test of the clock


def simulate_ladder() -> Mapping[str, np.ndarray]:
    """us per rank of token_flags at LADDER_SHAPE with the shape's own seed, simulated, preset mi300x: {stage: [8]}."""
    with Node() as node:
        comm = TokenFlags(node, shapes[LADDER_SHAPE])
        problem = Problem.random(shapes[LADDER_SHAPE])
        problem.check(comm(problem))
        table = comm.trace.stages()
        return {name: table[name].astype(float) for name in table.columns if name != "rank"}


def tables(mi300x: Report, h200: Report, stages: Mapping[str, np.ndarray], rungs: Mapping[str, Sequence[Mapping[str, Any]]],
           design: Mapping[str, np.ndarray]) -> dict[str, str]:
    """{name: Markdown} of what stands between the page's comments. rungs: {way of measuring: errors of whole rungs, from
    `bench.compare.errors`}. design: `v9.simulate`."""
    constants = spreads.table("mi300x")
    spread = zip(*(constants[column] for column in ("name", "least", "value", "most", "unit")))
    return {
        "mi300x": f"{mi300x.summary()}.\n\n{of_report(mi300x)}",
        "notes": "\n".join(f"* `{o.row.name}`: {o.row.note}" for o in mi300x.outcomes if o.row.note),
        "sources": "\n".join(f"* {name}: {what}" for name, what in SOURCES.items()),
        "h200": f"{h200.summary()}.\n\n{of_report(h200, compared_only=True)}",
        "rungs": "\n\n".join(_rungs(label, errors) for label, errors in rungs.items()),
        "ladder": _table(("stage", "v6-like (published)", "v7, 304 blocks (published)", "`token_flags` (simulated)"),
                         _ladder(stages)),
        "v9": _table(("stage", "published", "simulated", "error"), v9.rows(design)),
        "constants": _table(("constant", "least", "value", "most", "unit"), (
            (f"`{name}`", f"{low:,.6g}", f"{value:,.6g}", f"{high:,.6g}", unit) for name, low, value, high, unit in spread if low < high))}


def of_report(report: Report, compared_only: bool = False) -> str:
    """A Markdown table of the report's rows. compared_only: only rows with a published value."""
    lines = [line for line, outcome in zip(report.markdown_rows(), report.outcomes)
             if outcome.published or not compared_only]
    return "\n".join([_table(("row", "what", "unit", "simulated", "published (source)", "spread", "error", "verdict"), ()), *lines])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)])


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


def _ladder(simulated: Mapping[str, np.ndarray]) -> list[tuple[str, str, str, str]]:
    """(what, v6-like published, v7 published, token_flags simulated): mean over ranks and range, us."""
    v6, v7, s = np.array(V6), np.array(V7), simulated
    dispatch = s["dispatch_send"] + s["dispatch_recv"]
    combine = s["combine_send"] + s["combine_recv"]
    return [
        ("dispatch, send", "-", _said(v7[:, 0]), _said(s["dispatch_send"])),
        ("dispatch, receive", "-", _said(v7[:, 1]), _said(s["dispatch_recv"])),
        ("dispatch together", _said(v6[:, 0]), _said(v7[:, 0] + v7[:, 1]), _said(dispatch)),
        ("experts", _said(v6[:, 1]) + " (grouped GEMM)", "in combine-send", _said(s["expert"])),
        ("combine, send", "-", _said(v7[:, 2]), _said(s["combine_send"])),
        ("combine, receive", "-", _said(v7[:, 3]), _said(s["combine_recv"])),
        ("combine together", _said(v6[:, 2]), _said(v7[:, 2] + v7[:, 3]), _said(combine)),
        ("all", _said(v6.sum(1)), _said(v7.sum(1)), _said(dispatch + combine + s["expert"])),
    ]


def _said(values: np.ndarray) -> str:
    return f"{values.mean():.0f} ({values.min():.0f} to {values.max():.0f})"
