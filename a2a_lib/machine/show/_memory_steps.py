"""One value between two ranks: its store leaves, reaches a cache and a memory, its flag follows, a copy is read. As a
picture, and step by step: two ranks side by side, their caches, their memory, and accesses in flight."""
from __future__ import annotations

import json
import re
from pathlib import Path

from ... import markup
from ...files import write_whole
from ...table import Table
from ..trace.detail import AGENT, L1, L2, LEVELS, MEMORY, SCALAR, Detail
from ..trace.detail.journey import Journey, Stepping, journey, stepping
from . import style
from ._picture import Picture, digest_of, sentence

WAVE = -1  # a row beside the levels
WIDTH, ROW = 9.2, 0.44  # inches
STALE_HATCH = "xxxx"


def memory_steps(run) -> MemorySteps:
    """The journey of the value that was read stale: ranks and their memory levels one above the other, time to the
    right.

    run: a `Replay` or an `Exploration` of `node.explore` or `a2a.explore.rung` (its first failing seed is replayed), a
    Node with a detail record, or a `Detail`. The picture shows the writer, the reader, the value read, and the flag
    between them. A bar is a value that a level holds, and for how long. Without a stale read it shows the flag of a wait
    that never ended, or the last value that went from one rank to another. Raises ValueError if there is none.
    """
    return MemorySteps(journey(detail_of(run)))


def detail_of(run) -> Detail:
    """The detail record of any of the forms that `memory_steps` takes."""
    if hasattr(run, "replay"):
        run = run.replay()
    detail = run if isinstance(run, Detail) else run.detail
    if not len(detail):
        raise ValueError("nothing is recorded here: make the node with detail=True and a memory mode other than ideal")
    return detail


class MemorySteps(Picture):
    """The result of `memory_steps`: a Picture, with the `journey` that it shows."""

    def __init__(self, way: Journey):
        self.journey = way
        rows = _rows(way)
        events = _events(way)
        with style.settings():
            fig = style.figure(WIDTH, 1.25 + ROW * len(rows))
            _draw(fig.add_subplot(), way, rows)
        label = way.detail.label
        table = Table.of_rows(("us", "rank", "event", "what", "line"), ((round(way.us(ps), 2), *rest) for ps, *rest in events),
                              label=label)
        super().__init__(fig, f"{way.caption} {sentence(label)}", table,
                         [way.name, way.value, *(f"{event[0] - way.origin} {event[1:]}" for event in events)])


def _events(way: Journey) -> list[tuple[int, int, str, str, int]]:
    """[(ps, rank, event, what, line)] in the window, in order. Polls of the flag count only if they saw a new value."""
    events = []
    for store in way.stores:
        kind, description = "flag" if store.flag else "store", f"{store.what} = {store.value}"
        events.append((store.issued, store.rank, f"{kind} leaves", description, store.line))
        if store.at_l2 is not None and not store.flag:
            events.append((store.at_l2, store.rank, f"{kind} in L2", description, store.line))
        if store.at_home is not None:
            events.append((store.at_home, store.home, f"{kind} in memory", description, store.line))
    for look in way.looks:
        description = f"{look.what} = {look.value}"
        if look.flag and look.new:
            events.append((look.time, way.reader, "flag seen", description, look.line))
        elif not look.flag and (not look.poll or look.time == way.focus.time):
            where = f" from {'the memory of rank ' + str(way.home) if look.level == MEMORY else LEVELS[look.level]}"
            events.append((look.time, way.reader, "stale value read" if look.stale else "read", description + where,
                           look.line))
    return sorted(event for event in events if way.start <= event[0] <= way.end)


def _rows(way: Journey) -> list[tuple[int, int]]:
    """(rank, level) from top to bottom: the writer's side, then the reader's."""
    homes = {way.home, *(store.home for store in way.stores if way.start <= store.issued <= way.end)}
    rows = [(way.writer, WAVE)] if way.writer != way.reader else []
    held = {place for place, spans in way.places.items() if any(
        span.start <= way.end and (span.end is None or span.end >= way.start) for span in spans)}
    for rank in (way.writer, way.reader):  # the agent level matters only if a value stays in it
        spans = way.places.get((rank, AGENT), ())
        if not (way.level == AGENT and rank == way.reader) and not any(span.dirty for span in spans):
            held.discard((rank, AGENT))
    if way.writer != way.reader:
        rows += [(way.writer, level) for level in (L2, AGENT) if level == L2 or (way.writer, level) in held]
        rows += [(way.writer, MEMORY)] if way.writer in homes else []
    near = {(way.reader, L2)} if way.writer == way.reader else set()
    rows += [(way.reader, MEMORY)] if way.reader in homes else []
    rows += [(way.reader, level) for level in (AGENT, L2, SCALAR, L1) if (way.reader, level) in held | near]
    return [*rows, (way.reader, WAVE)]


def _short(value: str) -> str:
    return value if len(value) <= 14 else f"{value[:6]}..{value[-4:]}"


def _draw(axes, way: Journey, rows) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    y = {row: len(rows) - 1 - number for number, row in enumerate(rows)}
    start, end = way.us(way.start), way.us(way.end)
    for row, at in y.items():
        axes.axhline(at, color=style.RULE, lw=0.8, zorder=1)
    if way.writer != way.reader:
        split = min(at for row, at in y.items() if row[0] == way.writer) - 0.5
        axes.axhline(split, color=style.MUTED, lw=0.8, ls=(0, (4, 3)), zorder=1)
    _bars(axes, way, y, start, end)
    _stores(axes, way, y, start, end)
    _looks(axes, way, y, start, end)
    axes.set_yticks([y[row] for row in rows],
                    [f"rank {rank} · {'wave' if level == WAVE else LEVELS[level]}" for rank, level in rows])
    axes.set_xlim(start, end)
    axes.set_ylim(-0.75, len(rows) + 0.05)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlabel("µs since the first launch")
    axes.set_title(f"{way.name}, from rank {way.writer} to rank {way.reader}", pad=26)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1.005), ncols=7, columnspacing=1.1, fontsize=style.SMALL, handles=[
        Line2D([], [], marker="o", color=style.BLUE, lw=1.8, markersize=5, label="store in flight"),
        Line2D([], [], marker="o", color=style.VERMILION, lw=1.8, markersize=5, label="flag in flight"),
        Line2D([], [], marker="D", color=style.VERMILION, linestyle="", markersize=5, label="flag seen"),
        Patch(facecolor=style.SKY, label="newest value"),
        Patch(facecolor=style.GROUND, edgecolor=style.ORANGE, hatch=STALE_HATCH, lw=0.8, label="stale value"),
        Line2D([], [], marker="X", color=style.INK, linestyle="", markersize=7, label="stale value read"),
        Patch(facecolor=style.GROUND, edgecolor=style.GREY, hatch=style.WAIT_HATCH, label="waits")])


def _bars(axes, way: Journey, y, start: float, end: float) -> None:
    """The values of each level, clipped to the window."""
    inch, ground = (end - start) / (WIDTH - 1.7), {"boxstyle": "round,pad=0.15", "fc": style.GROUND, "ec": "none"}
    for place, spans in way.places.items():
        if place not in y:
            continue
        for span in spans:
            left = max(start, way.us(span.start))
            right = end if span.end is None else min(end, way.us(span.end))
            if right <= left:
                continue
            look = {"facecolor": style.GROUND, "edgecolor": style.ORANGE, "hatch": STALE_HATCH} if span.stale else {
                "facecolor": style.SKY, "edgecolor": style.SKY}
            axes.barh(y[place], right - left, left=left, height=0.46, lw=0.8, zorder=2, **look)
            value = _short(span.value)
            for text in (f"{value}{', dirty' if span.dirty else ''}{', stale' if span.stale else ''}", value):
                if right - left > inch * (0.075 * len(text) + 0.1):
                    axes.text((left + right) / 2, y[place], text, ha="center", va="center", fontsize=style.SMALL,
                              zorder=4, color=style.INK, bbox=ground if span.stale else None)
                    break


def _stores(axes, way: Journey, y, start: float, end: float) -> None:
    top, inch = y[way.writer, WAVE], (end - start) / (WIDTH - 1.7)
    text_ends = [start - 1e9] * 2  # end of the last text in each of two rows
    shown = [s for s in way.stores if s.rank == way.writer and start <= way.us(s.issued) <= end]
    for store in shown:
        colour = style.VERMILION if store.flag else style.BLUE
        points = [(way.us(store.issued), top)]
        if store.at_l2 is not None:
            points.append((way.us(store.at_l2), y[way.writer, L2]))
        goal = y.get((store.home, MEMORY))
        if store.at_home is not None and goal is not None and way.us(store.at_home) <= end:
            home = way.us(store.at_home), goal
            if store.through:
                points.append(home)
            else:  # the bar of the L2 shows how long the value stayed there
                axes.plot([home[0], home[0]], [points[-1][1], goal], color=colour, lw=1.8, zorder=5)
            axes.scatter(*home, s=30, marker="s", color=colour, zorder=6)
        axes.plot(*zip(*points), color=colour, lw=1.8, zorder=5, solid_joinstyle="round")
        axes.scatter(*points[0], s=34, color=colour, zorder=6)
        text = f"{store.what} = {_short(store.value)}"
        room = inch * (0.072 * len(text) + 0.1)
        late = points[0][0] + room > end
        left = points[0][0] - (room if late else 0)
        level = next((n for n, to in enumerate(text_ends) if to <= left), 0)
        text_ends[level] = left + room
        axes.annotate(text, points[0], (4 if late else -4, 7 + 11 * level),
                      textcoords="offset points", fontsize=style.SMALL, color=style.INK, zorder=7,
                      ha="right" if late else "left")


def _looks(axes, way: Journey, y, start: float, end: float) -> None:
    bottom, waits = y[way.reader, WAVE], None
    if way.waits:
        left = max(start, way.us(way.looks[0].time))
        axes.barh(bottom, end - left, left=left, height=0.24, facecolor=style.GROUND, edgecolor=style.GREY,
                  hatch=style.WAIT_HATCH, lw=0.7, zorder=2)
    for look in way.looks:
        at = way.us(look.time)
        if look.flag:
            waits = at if waits is None else waits
            if look.new and start <= at <= end:
                axes.barh(bottom, at - max(start, waits), left=max(start, waits), height=0.24, facecolor=style.GROUND,
                          edgecolor=style.GREY, hatch=style.WAIT_HATCH, lw=0.7, zorder=2)
                flag_store = next((s for s in reversed(way.stores) if s.flag and s.at_home is not None
                                   and s.at_home <= look.time), None)
                if flag_store is not None and (flag_store.home, MEMORY) in y:
                    axes.annotate("", (at, bottom), (way.us(flag_store.at_home), y[flag_store.home, MEMORY]), zorder=5,
                                  arrowprops={
                        "arrowstyle": "-|>", "color": style.VERMILION, "lw": 1.2, "ls": (0, (3, 2)), "shrinkA": 3,
                        "shrinkB": 4})
                axes.scatter(at, bottom, s=44, marker="D", color=style.VERMILION, edgecolor=style.GROUND, zorder=6)
                axes.annotate(f"sees {look.value}", (at, bottom), (0, -14), textcoords="offset points", ha="right",
                              fontsize=style.SMALL, zorder=7)
                waits = None
            continue
        if not start <= at <= end or (look.poll and look.time != way.focus.time):
            continue
        row = (way.home if look.level == MEMORY else way.reader, look.level)
        focus = look.time == way.focus.time
        if row in y:
            axes.annotate("", (at, bottom), (at, y[row]), zorder=6, arrowprops={
                "arrowstyle": "-|>", "color": style.INK, "lw": 2.0 if focus else 1.2, "shrinkA": 0, "shrinkB": 5})
        if look.stale:
            axes.scatter(at, bottom, s=110, marker="X", color=style.INK, edgecolor=style.GROUND, zorder=7)
        else:
            axes.scatter(at, bottom, s=26, color=style.INK, zorder=7)
        late = at > start + 0.86 * (end - start)
        axes.annotate(f"{'stale: ' if look.stale else ''}reads {_short(look.value)}", (at, bottom),
                      (-6 if late else 6, -15), textcoords="offset points", fontsize=style.SMALL, zorder=8,
                      ha="right" if late else "left", weight="bold" if look.stale else "normal")


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


def _data(steps: Stepping) -> dict:
    """The script's data: for each step only the cells that differ from the step before."""
    steps_data, before = [], {}
    for step in steps.steps:
        now = {",".join(map(str, key)): [cell.value, "stale" if cell.stale else "newest", int(cell.dirty)]
               for key, cell in step.cells.items()}
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
