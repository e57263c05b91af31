"""A recorded run, step by step: two ranks side by side, their caches, their memory, and accesses in flight."""
from __future__ import annotations

import json
import re
from pathlib import Path

from ... import markup
from ...files import write_whole
from ...table import Table
from ..trace.detail import AGENT, L1, L2, LEVELS, MEMORY, SCALAR
from ..trace.detail.journey import Cell, Stepping, stepping
from ._memory_steps import MemorySteps, detail_of
from ._picture import Picture, digest_of
from ._rows import sentence

TEMPLATE = Path(__file__).with_name("stepper.html")
LEGEND = ("Blue: the newest value. Striped: a stale one. A frame: changed by this event. The value is that of one "
          "element of the line.")
STATIC = 12  # printed events around the read
INWARD = {L1: 0, SCALAR: 1, L2: 2, AGENT: 3, MEMORY: 4}  # columns of the left rank; the right rank mirrors them


def stepper(run) -> Stepper:
    """A recorded run event by event, as HTML that needs no Jupyter kernel. It opens at the read that `memory_steps`
    shows.

    run: as for `memory_steps`. Colour and text mark the newest copy of a line. Buttons and slider work with the
    keyboard. Printed, stored as an image, or without scripts, it shows the picture of `memory_steps`, and the events
    around the read as a table.
    """
    return Stepper(stepping(detail_of(run)))


class Stepper(Picture):
    """The result of `stepper`: `html`, and a Picture of the value's journey. `stepping`: all states."""

    def __init__(self, steps: Stepping):
        self.stepping = steps
        strip = MemorySteps(steps.way)
        self.figure = strip.figure
        ranks = f"rank{'s' if len(steps.ranks) > 1 else ''} {' and '.join(map(str, steps.ranks))}"
        self.alt = (f"{len(steps.steps)} events of {ranks} to step through, and what memory and caches hold of "
                    f"{', '.join(steps.lines)}. "
                    f"Event {steps.focus + 1}: {steps.steps[steps.focus].what}. {strip.alt}")
        self.table = _static(steps)
        self._data = _data(steps)
        self.digest = digest_of([json.dumps(self._data, sort_keys=True)])
        caption = markup.text(f"{len(self.table)} of {len(steps.steps)} events, around the read")
        table = self.table._repr_html_().replace("<table>", f"<table><caption>{caption}</caption>", 1)
        self.html = markup.fill(TEMPLATE.read_text(encoding="utf-8"), RUN=self.digest, STATIC=table,
                                DATA=markup.script(json.dumps(self._data, separators=(",", ":"))))

    def save(self, path: str | Path) -> None:
        """Writes the PNG. A name that ends in .html gets a page of its own."""
        if Path(path).suffix != ".html":
            return super().save(path)
        write_whole(path, markup.page(f"The way of {self.stepping.way.name}", self.html).encode())

    @property
    def drawing(self) -> str:
        return self.html


def _columns(steps: Stepping, rank: int) -> list[int]:
    mirrored = len(steps.ranks) > 1 and rank == steps.ranks[1]
    return sorted(steps.columns[rank], key=INWARD.get, reverse=mirrored)


def _cell(cell: Cell | None) -> list | None:
    return None if cell is None else [cell.value, "stale" if cell.stale else "newest", int(cell.dirty)]


def _data(steps: Stepping) -> dict:
    """The script's data: for each step only the cells that differ from the step before."""
    steps_data, before = [], {}
    for step in steps.steps:
        now = {",".join(map(str, key)): _cell(cell) for key, cell in step.cells.items()}
        changed = {key: now.get(key) for key in sorted({*before, *now}) if before.get(key) != now.get(key)}
        steps_data.append({"us": f"{step.time / 1e6:.2f}", "what": step.what, "stale": int(step.stale),
                           "wire": [list(store) for store in step.wire],
                           "read": [",".join(map(str, key)) for key in step.read], "cells": changed})
        before = now
    sides = [{"rank": rank, "name": f"rank {rank} ({'writes' if rank == steps.way.writer else 'reads'})",
              "columns": [[level, steps.caches[rank, level]] for level in _columns(steps, rank)]}
             for rank in steps.ranks]
    label = steps.way.detail.label
    return {"note": f"{LEGEND} {sentence(label)}", "focus": steps.focus,
            "jump": "To the stale read" if steps.steps[steps.focus].stale else "To the read", "lines": steps.lines,
            "homes": steps.homes, "ranks": sides, "steps": steps_data}


def _static(steps: Stepping) -> Table:
    """The events around the read, and the copies of the line that is read."""
    name, number = _element(steps.way.name)
    line = next((at for at, title in enumerate(steps.lines) if title.rpartition("[")[0] == name and _holds(title, number)), 0)
    first = max(0, min(steps.focus - STATIC * 2 // 3, len(steps.steps) - STATIC))
    shown = steps.steps[first:first + STATIC]
    columns: dict[str, list] = {"event": [first + at + 1 for at in range(len(shown))],
                                "us": [step.time / 1e6 for step in shown],
                                "what": [("STALE: " if step.stale else "") + step.brief for step in shown]}
    for rank in steps.ranks:
        for level in _columns(steps, rank):
            if level == MEMORY and steps.homes[line] != rank:
                continue
            held = [step.cells.get((line, rank, level)) for step in shown]
            if any(held):
                columns[f"{LEVELS[level]} {rank}"] = [cell.words if cell else "-" for cell in held]
    return Table(columns, unit=f"columns: what each rank's place holds of {steps.lines[line]}",
                 label=steps.way.detail.label)


def _element(name: str) -> tuple[str, int]:
    """("box", 5) of `box[5]`, whatever characters the buffer's name has. Element 0 without a number."""
    match = re.fullmatch(r"(.*)\[(\d+)\]", name, re.DOTALL)
    return (match[1], int(match[2])) if match else (name, 0)


def _holds(line: str, number: int) -> bool:
    """Whether `box[0:32]`, for example, contains the element."""
    first, _, end = line.rpartition("[")[2].rstrip("]").partition(":")
    return int(first) <= number < (int(end) if end else int(first) + 1)
