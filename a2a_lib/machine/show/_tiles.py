"""The rows that every program of a persistent GEMM multiplies, and when it waits."""
from collections.abc import Callable, Sequence

import numpy as np

from ...table import Table
from ..trace import PS_PER_US, Trace
from ..trace.analysis.tile_work import WAITING, TileWork
from . import style
from ._picture import Picture
from ._rows import legend, sentence, time_axes

COLOURS = (style.BLUE, style.ORANGE, style.GREEN, style.PURPLE, style.VERMILION, style.SKY, style.TAN, style.GREY)
COPY = 2.0  # height of a copy's bar, in programs


def tiles(trace: Trace, rank: int = 0, *, source: Callable[[int], int] | None = None, kernel: str | None = None,
          order: Sequence[int] = ()) -> Picture:
    """One row per program of a rank's GEMM, one colour per rank whose rows it multiplies, hatched where it waits. Above
    them are the copies that bring rows to this rank and, thinner, those that bring their flags. Without `source` a colour
    lasts until the tile is stored.

    source: flag's index -> the rank whose rows it announces, for kernels that wait before they multiply (AllGather ->
            GEMM). None: for kernels that set a flag after each tile, on the rank that owns it (GEMM -> ReduceScatter)
    kernel: its name (default: the longest on this rank)
    order:  the ranks in the order in which every program takes their rows, as many tiles of each. Own rows have no flag, so
            without it they are taken to come first. Work between two waits that is on several ranks' rows is cut into equal
            parts; what comes before the first wait of an order that begins with another rank's rows is left out

    The printed table has, per rank whose rows are multiplied: begin and end, the programs' time, and their waiting
    before. Raises KeyError for a kernel that is not in the trace, ValueError for a rank without waves, or whose rows `order` lacks.
    """
    work = TileWork(trace, rank, source, kernel, order)
    rows = [(owner, *work.row(owner)) for owner in work.owners]
    table = Table.of_rows(("rows of", "from_us", "to_us", "work_us", "waited_us"), rows, label=trace.label,
                          unit="us since the first launch; work, and the waiting before it: summed over programs")
    waits = any(piece.owner == WAITING for pieces in work.programs for piece in pieces)
    with style.settings():
        fig = style.figure(9.2, min(6.0, 1.6 + 0.055 * len(work.programs) + 0.13 * len(work.copies)))
        axes = fig.add_subplot()
        _draw(axes, work)
        axes.set_title(f"Rank {rank}: whose rows each program multiplies" + " and stores" * (source is None))
        _legend(axes, work, rank, waits)
        style.stamp(fig, trace.label)
        data = [np.array([[i, *piece] for i, pieces in enumerate(work.programs) for piece in pieces]),
                np.array([*work.copies, *work.flags])]
        return Picture(fig, _describe(trace.label, rank, work, rows), table, data)


def _draw(axes, work: TileWork) -> None:
    sources = sorted({copy.owner for copy in work.copies})
    above = COPY * len(sources)
    for copy in work.copies:
        axes.barh(COPY * sources.index(copy.owner) + COPY / 2, left=copy.start / PS_PER_US,
                  width=(copy.end - copy.start) / PS_PER_US, height=0.6 * COPY, linewidth=0.6,
                  facecolor=style.faint(COLOURS[copy.owner % 8]), edgecolor=COLOURS[copy.owner % 8])
    for flag in work.flags:
        axes.barh(COPY * sources.index(flag.owner) + COPY / 2, left=flag.start / PS_PER_US,
                  width=(flag.end - flag.start) / PS_PER_US, height=0.2 * COPY, linewidth=0, color=COLOURS[flag.owner % 8])
    for row, pieces in enumerate(work.programs):
        for piece in pieces:
            look = {"height": 1.0, "facecolor": style.GROUND, "edgecolor": style.MUTED, "hatch": style.WAIT_HATCH} if (
                piece.owner == WAITING) else {"height": 0.92, "color": COLOURS[piece.owner % 8]}
            axes.barh(above + row + 0.5, left=piece.start / PS_PER_US, width=(piece.end - piece.start) / PS_PER_US, linewidth=0,
                      **look)
    everything = [*work.copies, *(piece for pieces in work.programs for piece in pieces)]
    time_axes(axes, max(piece.end for piece in everything) / PS_PER_US, len(work.programs))
    axes.set_xlim(left=min([0.0, *(copy.start / PS_PER_US for copy in work.copies)]))
    axes.set_ylim(above + len(work.programs) + 0.3, -0.3)
    axes.set_yticks([COPY * i + COPY / 2 for i in range(len(sources))] + [above + len(work.programs) / 2],
                    [f"copy from {source}" for source in sources] + [f"{len(work.programs)} programs"])


def _legend(axes, work: TileWork, rank, waits) -> None:
    from matplotlib.patches import Patch
    handles = [Patch(color=COLOURS[owner % 8], label=f"rows of rank {owner}" + " (own)" * (owner == rank)) for owner in work.owners]
    if waits:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH, label="waits"))
    if work.flags:
        handles.append(Patch(color=style.MUTED, label="thin: the copy of a flag"))
    legend(axes, handles)


def _describe(label: str, rank: int, work: TileWork, rows) -> str:
    count = len(work.programs)
    text = f"{count} program{'s' * (count != 1)} of rank {rank}. " + "; ".join(
        f"rows of rank {owner}{' (own)' * (owner == rank)} from {begin:.1f} to {end:.1f} us" for owner, begin, end, *_ in rows)
    text += f". They wait {work.waiting:.0%} of their time."
    if work.copies:
        first, last = (min(copy.start for copy in work.copies), max(copy.end for copy in work.copies))
        text += f" The copies bring rows from {first / PS_PER_US:.1f} to {last / PS_PER_US:.1f} us"
        text += f", the last flag is copied at {max(flag.end for flag in work.flags) / PS_PER_US:.1f} us." if work.flags else "."
    return f"{text} {sentence(label)}"
