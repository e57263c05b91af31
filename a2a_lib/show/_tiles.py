"""Whose rows every program of a persistent GEMM multiplies, and when it waits."""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..table import Table
from ..trace import FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT, WAVE, Trace
from . import style
from ._picture import Picture
from ._rows import legend, sentence, time_axes

COLOURS = (style.BLUE, style.ORANGE, style.GREEN, style.PURPLE, style.VERMILION, style.SKY, style.TAN, style.GREY)
WAITING = -1  # instead of a rank, in segments
COPY = 2.0  # height of a copy's bar, in programs


def tiles(trace: Trace, rank: int = 0, *, source: Callable[[int], int] | None = None, kernel: str | None = None,
          title: str = "") -> Picture:
    """One row per program of a rank's GEMM, one colour per rank whose rows it multiplies, hatched where it waits; above
    them the copies that bring rows to this rank.

    source: flag's index -> the rank whose rows it announces: for kernels that wait before they multiply (AllGather ->
        GEMM). None: for kernels that set a flag behind each tile, on the rank it belongs to (GEMM -> ReduceScatter)
    kernel: which (default: the longest on this rank)

    The printed table has, per rank whose rows are multiplied: begin and end, programs' time, and their waiting before.
    Raises KeyError for a kernel that is not in the trace, ValueError for a rank without waves.
    """
    mine = trace.select("wave", rank=rank) if kernel is None else trace.select("wave", rank=rank, kernel=kernel)
    if not len(mine.records):
        raise ValueError(f"rank {rank} has no waves{f' of {kernel}' if kernel else ''} in this trace")
    records = mine.records
    launch = records["launch"][np.argmax(records["duration"])]
    origin = int(trace.select("launch").records["time"].min())
    programs = _programs(trace, rank, int(launch), source, origin)
    arrived = _copies(trace, rank, origin) if source else []
    owners = sorted({owner for parts in programs for _, _, owner in parts if owner != WAITING})
    rows = [_row(owner, programs) for owner in owners]
    table = Table({name: [row[i] for row in rows] for i, name in enumerate(("rows of", "from_us", "to_us", "work_us", "waited_us"))},
                  unit="us since the first launch; work, and the waiting before it: summed over programs",
                  label=trace.label)
    with style.settings():
        fig = style.figure(9.2, min(6.0, 1.6 + 0.055 * len(programs) + 0.13 * len(arrived)))
        axes = fig.add_subplot()
        _draw(axes, programs, arrived, rank)
        axes.set_title(title or f"Rank {rank}: whose rows each program multiplies")
        _legend(axes, owners, rank, any(owner == WAITING for parts in programs for *_, owner in parts), bool(arrived))
        style.stamp(fig, trace.label)
        data = [np.array([[i, round(a * 1e6), round(b * 1e6), o] for i, parts in enumerate(programs) for a, b, o in parts]),
                np.array([[round(a * 1e6), round(b * 1e6), o] for a, b, o in arrived])]
        return Picture(fig, _describe(trace, rank, programs, rows, arrived), table, data)


def _programs(trace, rank, launch, source, origin) -> list[list[tuple[float, float, int]]]:
    """(start, end, whose rows or WAITING) in us, program by program, of each program's first wave."""
    records = trace.records[(trace.records["rank"] == rank) & (trace.records["launch"] == launch)
                            & (trace.records["wave"] == 0)]
    us = lambda ps: (int(ps) - origin) / PS_PER_US  # noqa: E731
    found = {}
    for wave in records[records["kind"] == WAVE]:
        found[int(wave["block"])] = [[], us(wave["time"]), rank if source else None, us(wave["time"] + wave["duration"])]
    events = records[np.isin(records["kind"], (WAIT, FLAG_SEEN, FLAG_SET))]
    # A flag is seen at the end of its wait: first the wait, then what comes after it.
    for event in events[np.lexsort((events["kind"] != WAIT, events["time"] + events["duration"]))]:
        parts, at, owner, _ = program = found[int(event["block"])]
        time, kind = us(event["time"]), event["kind"]
        if kind == WAIT:
            parts += [(at, time, owner), (time, us(event["time"] + event["duration"]), WAITING)]
            program[1] = parts[-1][1]
        elif kind == FLAG_SEEN and source:
            program[2] = source(int(event["index"]))
        elif kind == FLAG_SET and not source:
            parts.append((at, time, int(event["dst"])))
            program[1] = time
    flagged = not source and bool(((events["kind"] == FLAG_SET) & (events["dst"] == rank)).any())
    for parts, at, owner, end in found.values():
        if not flagged:  # where own tiles set flags as well, nothing is done behind the last
            parts.append((at, end, owner))
    return [[(a, b, rank if owner is None else owner) for a, b, owner in found[block][0] if b > a] for block in sorted(found)]


def _copies(trace, rank, origin) -> list[tuple[float, float, int]]:
    """(start, end, from which rank) in us of the copies with rows, the smallest left out: they are flags."""
    copies = trace.select("copy").records
    copies = copies[(copies["dst"] == rank) & (copies["src"] != rank)]
    copies = copies[copies["bytes"] > 4]
    times = [((int(c["time"]) - origin) / PS_PER_US, (int(c["time"] + c["duration"]) - origin) / PS_PER_US, int(c["src"]))
             for c in copies]
    return sorted(times, key=lambda copy: (copy[2], copy[0]))


def _row(owner, programs) -> tuple[int, float, float, float, float]:
    work = [(a, b) for parts in programs for a, b, o in parts if o == owner]
    waited = sum(b - a for parts in programs for (a, b, o), (_, _, after) in zip(parts, parts[1:])
                 if o == WAITING and after == owner)
    return owner, min(a for a, _ in work), max(b for _, b in work), sum(b - a for a, b in work), waited


def _draw(axes, programs, arrived, rank) -> None:
    sources = sorted({source for *_, source in arrived})
    above = COPY * len(sources)
    for start, end, source in arrived:
        axes.barh(COPY * sources.index(source) + COPY / 2, end - start, left=start, height=0.6 * COPY, linewidth=0.6,
                  facecolor=style.faint(COLOURS[source % 8]), edgecolor=COLOURS[source % 8])
    for i, parts in enumerate(programs):
        for start, end, owner in parts:
            if owner == WAITING:
                axes.barh(above + i + 0.5, end - start, left=start, height=1.0, facecolor=style.GROUND, linewidth=0,
                          edgecolor=style.MUTED, hatch=style.WAIT_HATCH)
            else:
                axes.barh(above + i + 0.5, end - start, left=start, height=0.92, linewidth=0, color=COLOURS[owner % 8])
    span = max(end for parts in programs for _, end, _ in parts)
    time_axes(axes, max([span, *(end for _, end, _ in arrived)]), len(programs))
    axes.set_xlim(left=min([0.0, *(start for start, *_ in arrived)]))
    axes.set_ylim(above + len(programs) + 0.3, -0.3)
    axes.set_yticks([COPY * i + COPY / 2 for i in range(len(sources))] + [above + len(programs) / 2],
                    [f"copy from {source}" for source in sources] + [f"{len(programs)} programs"])


def _legend(axes, owners, rank, waits, copies) -> None:
    from matplotlib.patches import Patch
    handles = [Patch(color=COLOURS[owner % 8], label=f"rows of rank {owner}" + " (own)" * (owner == rank)) for owner in owners]
    if waits:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH, label="waits"))
    legend(axes, handles)


def _describe(trace, rank, programs, rows, arrived) -> str:
    waited = sum(b - a for parts in programs for a, b, owner in parts if owner == WAITING)
    whole = sum(b - a for parts in programs for a, b, _ in parts)
    said = f"{len(programs)} program{'s' * (len(programs) != 1)} of rank {rank}. " + "; ".join(
        f"rows of rank {owner}{' (own)' * (owner == rank)} from {begin:.1f} to {end:.1f} us" for owner, begin, end, *_ in rows)
    said += f". They wait {waited / whole:.0%} of their time."
    if arrived:
        said += f" The copies bring rows from {min(a for a, *_ in arrived):.1f} to {max(b for _, b, _ in arrived):.1f} us."
    return f"{said} {sentence(trace.label)}"
