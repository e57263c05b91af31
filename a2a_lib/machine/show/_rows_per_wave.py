"""How rows are dealt out: small multiples of rows per wave."""
from collections.abc import Mapping, Sequence

import numpy as np

from ...table import Table
from . import style
from ._picture import Picture, sentence

HEIGHT = 0.66  # inches per panel


def rows_per_wave(dealt: Mapping[str, Sequence[int]], label: str = "counted",
                  title: str = "Rows that each wave gets") -> Picture:
    """One panel per way to deal rows out. x: number of the wave; y: rows of the wave, as powers of two. All panels have
    the same axes.

    dealt: name of the panel -> rows of wave 0, 1, 2, ... (whole numbers, not negative)
    label: where the numbers come from
    The printed table has a row per panel. Raises ValueError without panels, for a panel without waves, or for numbers
    that are no counts.
    """
    panels = {str(name): np.asarray(counts) for name, counts in dealt.items()}
    if not panels:
        raise ValueError("rows_per_wave needs at least one way of dealing rows out")
    for name, counts in panels.items():
        if counts.ndim != 1 or not len(counts) or counts.dtype.kind not in "iu" or counts.min() < 0:
            raise ValueError(f"{name}: rows per wave are whole numbers, one per wave, not {counts!r}")
    table = _table(panels, label)
    with style.settings():
        fig = style.figure(9.2, 0.95 + HEIGHT * len(panels))
        _draw(fig, panels, table)
        fig.suptitle(title, x=0.01, ha="left", fontsize=style.TEXT + 1.5, fontweight="bold")
        return Picture(fig, _describe(table, label), table, ["rows per wave", *panels, *panels.values()])


def _table(panels: Mapping[str, np.ndarray], label: str) -> Table:
    some = {name: counts[counts > 0] for name, counts in panels.items()}
    return Table({"grid": list(panels), "waves": [len(counts) for counts in panels.values()],
                  "with rows": [len(own) for own in some.values()], "rows": [int(own.sum()) for own in some.values()],
                  "most": [int(own.max()) if len(own) else 0 for own in some.values()],
                  "even share": [float(counts.mean()) for counts in panels.values()]},
                 unit="most: rows of the busiest wave", label=label)


def _draw(fig, panels, table) -> None:
    waves = max(map(len, panels.values()))
    most = max(table["most"].max(), 1)
    axes = fig.subplots(len(panels), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
    ticks = sorted({1, 2 ** int(np.log2(most) / 2), 2 ** int(np.log2(most))})
    for each, (name, counts), busiest, having in zip(axes, panels.items(), table["most"], table["with rows"]):
        each.stairs(np.maximum(counts, 0.5), np.arange(len(counts) + 1), baseline=0.5, fill=True, color=style.VERMILION)
        each.set_yscale("log", base=2)
        each.set_ylim(0.5, most * 1.6)
        each.set_yticks(ticks, map(str, ticks), fontsize=style.SMALL)
        each.minorticks_off()
        each.grid(axis="y")
        each.set_xlim(0, waves)
        each.axvspan(len(counts), waves, color=style.faint(style.GREY), linewidth=0)  # waves that this grid lacks
        each.set_ylabel(name, rotation=0, ha="right", va="center")
        each.text(0.995, 0.93, f"{having} waves, at most {busiest}", transform=each.transAxes, ha="right", va="top",
                  fontsize=style.SMALL, bbox={"facecolor": style.GROUND, "edgecolor": "none", "pad": 1})
    axes[-1].set_xlabel("number of the wave")


def _describe(table: Table, label: str) -> str:
    worst, best = int(np.argmax(table["most"])), int(np.argmin(table["most"]))
    text = f"Rows per wave for {len(table['grid'])} grid{'s' if len(table['grid']) > 1 else ''}. "
    text += (f"With {table['grid'][worst]}, {table['with rows'][worst]} of {table['waves'][worst]} waves have all "
             f"{table['rows'][worst]} rows, the busiest {table['most'][worst]}.")
    if table["most"][best] != table["most"][worst]:
        text += (f" With {table['grid'][best]}, {table['with rows'][best]} waves have them, the busiest "
                 f"{table['most'][best]}.")
    return f"{text} {sentence(label)}"
