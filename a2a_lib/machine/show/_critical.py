"""The critical path through the kernels of all ranks."""
import numpy as np

from ..trace import Trace
from ..trace.analysis.kernel_runs import kernel_runs
from . import style
from ._picture import BAR, Picture, legend, sentence, time_axes

QUIET = ("kernel start", "kernel end", "launch gap", "host")  # no wave works: grey


def critical_path(trace: Trace) -> Picture:
    """One row per rank, its kernels in faint colours. Over them, framed and in full colour, the segments of
    `trace.critical_path()`: work of a wave, and flags in flight from rank to rank. Grey: no wave ran.

    The printed table is the path, the latest segment first. The text says which wait ended last, and who caused it. A
    trace without waves shows whole kernels. Raises ValueError if the trace has no launches.
    """
    path, runs = trace.critical_path(), kernel_runs(trace)
    ranks = sorted({run.rank for run in runs})
    with style.settings():
        fig = style.figure(9.2, 1.85 + 0.42 * len(ranks))
        axes = fig.add_subplot()
        _draw(axes, path, runs, ranks)
        axes.set_title("Critical path")
        _legend(axes, path, runs)
        numbers = np.array([[s.start, s.end, s.rank, s.block, s.wave] for s in path.segments])
        return Picture(fig, _describe(path, ranks, trace.label), path.table,
                       ["critical path", *(f"{s.what} {s.kernel} {s.note}" for s in path.segments), numbers])


def _colours(runs) -> dict[str, str]:
    return style.stage_colours(run.kernel for run in sorted(runs, key=lambda run: run.start))


def _draw(axes, path, runs, ranks) -> None:
    colours = _colours(runs)
    span = max(run.end for run in runs)
    for run in runs:
        axes.barh(ranks.index(run.rank), run.end - run.start, left=run.start, height=BAR, linewidth=0,
                  color=style.faint(colours[run.kernel]))
    later = None
    for s in path.segments:  # the latest first
        left, right, row = s.start / 1e6, s.end / 1e6, ranks.index(s.rank) if s.rank in ranks else 0
        if s.what in ("work", "kernel", "copy"):
            axes.barh(row, right - left, left=left, height=BAR * 0.62, color=colours.get(s.kernel, style.GREY),
                      edgecolor=style.INK, linewidth=1.1, zorder=4)
            if right - left > 0.045 * span:
                axes.text((left + right) / 2, row, f"{right - left:.1f}", ha="center", va="center", zorder=7,
                          fontsize=style.SMALL, color=style.on(colours.get(s.kernel, style.GREY)))
        elif s.what == "flag in flight":
            to = ranks.index(later.rank) if later is not None and later.rank in ranks else row
            axes.plot([left, right], [row, to], color=style.VERMILION, linewidth=2.2, zorder=6)
            axes.scatter([left], [row], s=22, color=style.VERMILION, edgecolor=style.GROUND, linewidth=0.6, zorder=7)
            axes.scatter([right], [to], s=24, marker="D", color=style.BLUE, edgecolor=style.GROUND, linewidth=0.6,
                         zorder=7)
        elif s.what == "flag unseen":
            axes.barh(row, right - left, left=left, height=BAR * 0.62, facecolor=style.GROUND, edgecolor=style.INK,
                      hatch=style.WAIT_HATCH, linewidth=0.8, zorder=4)
        elif s.what in QUIET:
            axes.barh(row, right - left, left=left, height=BAR * 0.2, color=style.MUTED, linewidth=0, zorder=4)
        else:
            axes.barh(row, right - left, left=left, height=BAR * 0.62, facecolor=style.GROUND, edgecolor=style.INK,
                      hatch="....", linewidth=0.8, zorder=4)
        later = s
    time_axes(axes, span, len(ranks))
    axes.set_yticks(range(len(ranks)), [f"rank {rank}" for rank in ranks])
    axes.set_xlabel("µs since the first launch (in the bars: duration)")


def _legend(axes, path, runs) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    present = {segment.what for segment in path.segments}
    handles = [Patch(color=colour, label=name) for name, colour in _colours(runs).items()]
    handles.append(Patch(facecolor=style.GREY, edgecolor=style.INK, label="on the path"))
    if "flag in flight" in present:
        handles.append(Line2D([], [], marker="o", color=style.VERMILION, linewidth=2.2, markersize=5,
                              label="flag in flight"))
    if "flag unseen" in present:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch=style.WAIT_HATCH, label="flag unseen"))
    if present & set(QUIET):
        handles.append(Line2D([], [], color=style.MUTED, linewidth=3, label="no wave runs"))
    if "unknown" in present:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch="....", label="unknown"))
    legend(axes, handles, columns=7)


def _describe(path, ranks, label: str) -> str:
    kinds = path.kinds
    shares = ", ".join(f"{what} {us:.1f} us ({share:.0%})" for what, us, share in kinds.rows()[:4])
    return (f"Critical path over {len(ranks)} rank{'s' if len(ranks) > 1 else ''}: {path.span_us:.1f} us in "
            f"{len(path)} segments; {shares}. {path.summary[0].upper()}{path.summary[1:]}. {sentence(label)}")
