"""The number of rows that each wave of a kernel took."""
import numpy as np

from ...table import Table
from ..trace import Trace
from ..trace.analysis.wave_rows import wave_rows
from . import style
from ._picture import Picture, sentence

KINDS = {"flag_seen": "took (it waited for their flags)", "flag_set": "sent (it set their flags)"}


def rows_taken(traces: dict[str, Trace], kernel: str, kind: str, flag: str, rank: int = 0) -> Picture:
    """One panel per trace, drawn from the top: the rows of every wave of `kernel` on `rank`, most rows first.

    A row is one record of `kind` for the buffer `flag`: "flag_seen" by a wave that takes rows, "flag_set" by one that
    sends them. Waves without any are counted in the table. traces: name -> Trace. A measured trace has no such records:
    its panel says so. Raises ValueError for another kind, and if a simulated trace has no records for these names.
    """
    if kind not in KINDS:
        raise ValueError(f"kind is {kind!r}; there are {', '.join(KINDS)}")
    if not traces:
        raise ValueError("no trace was given")
    waves = {name: wave_rows(trace, kernel, kind, flag, rank) for name, trace in traces.items()}
    counts = {name: rows for name, (rows, _) in waves.items()}
    most, widest = (max(1, *map(size, counts.values())) for size in (_most, len))
    colour = style.stage_colours([kernel])[kernel]
    label = " | ".join(dict.fromkeys(trace.label for trace in traces.values()))
    with style.settings():
        fig = style.figure(9.2, 0.7 + 1.35 * len(counts))
        panels = np.atleast_1d(fig.subplots(len(counts), 1, sharex=True, sharey=True))
        for axes, (name, rows) in zip(panels, counts.items()):
            axes.fill_between(np.arange(len(rows) + 1), np.append(rows, rows[-1:]) if len(rows) else [0], step="post",
                              color=colour, linewidth=0)
            axes.set_xlim(0, widest * 1.01)
            axes.set_ylim(0, most * 1.08)
            axes.set_yticks(range(0, most + 1, -(-most // 5)))
            axes.grid(axis="y")
            axes.set_ylabel("rows")
            axes.annotate(f"{name}: {_describe(rows)}", (0.99, 0.97), xycoords="axes fraction", ha="right", va="top",
                          bbox={"facecolor": style.GROUND, "edgecolor": "none", "pad": 2})
        panels[0].set_title(f"Rows of each wave, {kernel} on rank {rank}")
        panels[-1].set_xlabel("waves with rows, those with the most first")
        table = Table({"": list(counts), "rows": [int(rows.sum()) for rows in counts.values()],
                       "waves with rows": [len(rows) for rows in counts.values()],
                       "without": [without for _, without in waves.values()],
                       "most": [_most(rows) for rows in counts.values()],
                       "mean": [float(rows.mean()) if len(rows) else float("nan") for rows in counts.values()]},
                      unit=f"rows a wave {KINDS[kind]}; without: the kernel's other waves; mean: of those with rows",
                      label=label)
        alt = "; ".join(f"{name}: {int(rows.sum())} rows, {_describe(rows)}" for name, rows in counts.items())
        return Picture(fig, f"Rows of each wave of {kernel} on rank {rank}. {alt}. {sentence(label)}", table,
                       ["rows_taken", *counts, *counts.values()])


def _most(rows: np.ndarray) -> int:
    return int(rows.max(initial=0))


def _describe(rows: np.ndarray) -> str:
    if not len(rows):
        return "no flags on record, only the simulator has them"
    return f"{len(rows)} waves with rows, {int((rows == _most(rows)).sum())} of them with {_most(rows)}"
