"""Bytes from rank to rank."""
import numpy as np

from ...table import Table
from ..trace import COPY, TRANSFER, Trace
from . import style
from ._picture import Picture, sentence

UNITS = (("MiB", 2**20), ("KiB", 2**10), ("bytes", 1))


def tokens(source, label: str | None = None) -> Picture:
    """The bytes that moved between ranks: rows send, columns receive.

    source: a Trace (one matrix per kernel that moved anything to another rank), a matrix [ranks, ranks] of bytes, such
    as `problem.traffic()`, or a dict of named matrices. label: where the numbers come from; a Trace brings its own, a
    matrix needs one. The printed table has bytes out of and into each rank; the digest covers every cell. Raises
    ValueError if nothing moved, TypeError for a matrix without a label and for a label beside a Trace.
    """
    panels, label = _panels(source, label)
    ranks = len(next(iter(panels.values())))
    unit, size = next((item for item in UNITS if max(m.max() for m in panels.values()) >= item[1]), UNITS[-1])
    with style.settings():
        fig = style.figure(max(5.0, len(panels) * (1.0 + 0.42 * ranks)), 1.9 + 0.40 * ranks)
        top = max(m.max() for m in panels.values()) / size
        for axes, (name, matrix) in zip(np.atleast_1d(fig.subplots(1, len(panels))), panels.items()):
            _draw(axes, matrix / size, top, name)
        fig.suptitle(f"From rank to rank, {unit}", x=0.01, ha="left", fontweight="bold", fontsize=style.TEXT + 1.5)
        columns = {"rank": list(range(ranks))}
        for name, matrix in panels.items():
            columns[f"{name} out"], columns[f"{name} in"] = matrix.sum(1) / size, matrix.sum(0) / size
        table = Table(columns, unit=unit, label=label)
        return Picture(fig, _describe(panels, unit, size, label), table,
                       ["tokens", *(part for item in panels.items() for part in item)])


def _panels(source, label) -> tuple[dict[str, np.ndarray], str]:
    if isinstance(source, Trace):
        if label is not None:
            raise TypeError("a trace brings its own label")
        moved = source.records[np.isin(source.records["kind"], (TRANSFER, COPY))]
        part = Trace(moved, source.strings, source.meta)
        names = part.names("kernel")
        panels = {}
        for name in dict.fromkeys(str(name) for name in names[np.argsort(moved["time"], kind="stable")]):
            matrix = Trace(moved[names == name], source.strings,
                           source.meta | {"world_size": source.world_size}).link_bytes()
            if matrix.any():
                panels[name or "copies"] = matrix
        label = source.label
    else:
        panels = source if isinstance(source, dict) else {"bytes": source}
        panels = {name: np.asarray(matrix, dtype=np.int64).copy() for name, matrix in panels.items()}
        if label is None:
            raise TypeError("a matrix needs a label that says where its numbers come from, such as 'counted'")
        for matrix in panels.values():
            if matrix.ndim != 2 or matrix.shape[0] != matrix.shape[1]:
                raise ValueError(f"a matrix [ranks, ranks] is needed, not {list(matrix.shape)}")
            np.fill_diagonal(matrix, 0)  # bytes within a rank do not move
    if not any(matrix.any() for matrix in panels.values()):
        raise ValueError("nothing moved from one rank to another")
    return panels, label


def _draw(axes, matrix: np.ndarray, top: float, name: str) -> None:
    ranks, ramp = len(matrix), style.ramp()
    shown = np.ma.masked_array(matrix, mask=np.eye(ranks, dtype=bool))
    axes.pcolormesh(shown, cmap=ramp, vmin=0, vmax=top, edgecolors=style.GROUND, linewidth=1.5)
    for row in range(ranks):
        for column in range(ranks):
            if row == column:
                axes.text(column + 0.5, row + 0.5, "·", ha="center", va="center", color=style.MUTED)
                continue
            value = matrix[row, column]
            axes.text(column + 0.5, row + 0.5, _number(value), ha="center", va="center", fontsize=style.SMALL,
                      color=style.on(ramp(value / top)))
    axes.set_aspect("equal")
    axes.set_xlim(0, ranks)
    axes.set_ylim(ranks, 0)
    ticks = np.arange(ranks) + 0.5
    axes.set_xticks(ticks, range(ranks))
    axes.set_yticks(ticks, range(ranks))
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_title(name, fontweight="normal", fontsize=style.TEXT, pad=7)
    axes.set_xlabel("to rank")
    axes.set_ylabel("from rank")


def _number(value: float) -> str:
    if value == 0 or value >= 99.5:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 0.95 else f"{value:.2f}"


def _describe(panels, unit, size, label) -> str:
    parts = []
    for name, matrix in panels.items():
        src, dst = np.unravel_index(matrix.argmax(), matrix.shape)
        parts.append(f"{name}: {matrix.sum() / size:.1f} {unit} in all, most from rank {src} to rank {dst} "
                     f"({matrix[src, dst] / size:.1f} {unit})")
    ranks = len(next(iter(panels.values())))
    return (f"{'Matrix' if len(panels) == 1 else 'Matrices'} of bytes moved between {ranks} ranks, rows send and "
            f"columns receive. {'; '.join(parts)}. {sentence(label)}")


