"""Stage timeline by rank."""
import numpy as np

from ...table import Table
from ..trace import PS_PER_US, Trace
from ..trace.analysis.host import HostCalls
from ..trace.analysis.kernel_runs import KernelRun, kernel_runs
from . import _host, style
from ._picture import Picture, legend, sentence

BINS = 400  # over the whole time shown
BAR = 0.72  # height of a bar, in rows


def timeline(trace: Trace, title: str = "When each rank ran which kernel", host: bool = False) -> Picture:
    """One row per rank, one bar per kernel launch. The hatched part of a bar is the share of the kernel's running waves
    that wait for a flag at that moment. The printed table has start and end of each launch, in us from the first one's
    start, and the share of its waves' time spent waiting.

    host: add a lane with the calls of the rank's host above each bar. Times then count from the first call, and the table has the
    host's time before and after its kernels.

    Raises TypeError for what is no trace, ValueError if it has no launches or, with host, no records of hosts (real GPUs).
    """
    runs = kernel_runs(trace)
    if not runs:
        raise ValueError("a timeline needs kernel launches; this trace has none")
    hosts = HostCalls(trace) if host else None
    if hosts:
        runs = kernel_runs(trace, hosts.origin)
    with style.settings():
        rows = len({run.rank for run in runs})
        fig = style.figure(9.2, 1.35 + (0.48 if hosts else 0.36) * rows + 0.2 * bool(hosts))
        draw(fig.add_subplot(), runs, title, hosts)
        return Picture(fig, describe(trace, runs, hosts), table(trace, runs, hosts), data(runs, hosts))


def draw(axes, runs: list[KernelRun], title: str, hosts: HostCalls | None = None) -> None:
    """Draws the bars, and the hosts' lanes above them, into matplotlib axes."""
    from matplotlib.patches import Patch
    ranks = sorted({run.rank for run in runs})
    colours = style.stage_colours(run.kernel for run in sorted(runs, key=lambda run: run.start))
    span = max(run.end for run in runs)
    height, down = (BAR, 0.0) if hosts is None else (0.5, 0.16)  # of a bar, and its distance below the row's middle
    for run in runs:
        row, colour = ranks.index(run.rank) + down, colours[run.kernel]
        axes.barh(row, run.end - run.start, left=run.start, height=height, color=colour, linewidth=0)
        inside = np.arange(0, BINS + 1) * span / BINS
        edges = np.unique([run.start, *inside[(inside > run.start) & (inside < run.end)], run.end])
        share = run.waiting_over(edges)
        if share.max(initial=0) > 0:  # from the top: white with stripes of the stage's colour
            top = row - height / 2
            axes.fill_between(edges, top, top + height * np.append(share, share[-1]), step="post", linewidth=0,
                              facecolor=style.GROUND, edgecolor=colour, hatch=style.WAIT_HATCH)
            axes.barh(row, run.end - run.start, left=run.start, height=height, fill=False, edgecolor=colour,
                      linewidth=0.9)
        if run.end - run.start > 0.035 * span:
            middle = (run.start + run.end) / 2
            hatched = run.waiting_over(np.array([middle - 0.02 * span, middle + 0.02 * span]))[0] > 0.15
            axes.text(middle, row, f"{run.end - run.start:.0f}", ha="center", va="center", fontsize=style.SMALL,
                      zorder=5, color=style.INK if hatched else style.on(colour),
                      bbox={"boxstyle": "round,pad=0.2", "fc": style.GROUND, "ec": "none"} if hatched else None)
    axes.set_yticks(range(len(ranks)), [f"rank {rank}" for rank in ranks])
    axes.set_ylim(len(ranks) - 0.45, -0.55)
    axes.set_xlim(0, 1.005 * (span if hosts is None else max(span, hosts.end_ps.max() / PS_PER_US)))
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    since = "first launch" if hosts is None else "first call of a host"
    axes.set_xlabel(f"µs since the {since} (in the bars: duration)")
    handles = [Patch(color=colour, label=name) for name, colour in colours.items()]
    if any(run.waited_ps for run in runs):
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch=style.WAIT_HATCH, linewidth=0.8,
                             label="share of running waves that wait"))
    axes.set_title(title, pad=26)
    if hosts is not None:
        legend(axes, handles + _host.draw(axes, hosts, ranks, -0.26), columns=5)
        return
    axes.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1.015), ncols=len(handles), fontsize=style.SMALL)


def table(trace: Trace, runs: list[KernelRun], hosts: HostCalls | None = None) -> Table:
    """rank x launch: "start-end (share of wave time spent waiting)"."""
    ranks = sorted({run.rank for run in runs})
    cells: dict[str, dict[int, str]] = {}
    for rank in ranks:
        for run in (run for run in runs if run.rank == rank):
            waited = f" ({run.waiting:.0%})" if run.waiting >= 0.005 else ""
            cells.setdefault(run.stage, {})[rank] = f"{run.start:.1f}-{run.end:.1f}{waited}"
    columns = {"rank": ranks} | {name: [by_rank.get(rank, "-") for rank in ranks] for name, by_rank in cells.items()}
    if hosts:
        columns |= zip(("host calls", "us before kernels", "us after kernels"), hosts.around_kernels(ranks, runs))
    return Table(columns, unit="start-end in us, in brackets the share of wave time spent waiting", label=trace.label)


def describe(trace: Trace, runs: list[KernelRun], hosts: HostCalls | None = None) -> str:
    ranks = {run.rank for run in runs}
    names = list(dict.fromkeys(run.kernel for run in sorted(runs, key=lambda run: run.start)))
    longest = max(runs, key=lambda run: run.duration_ps)
    text = (f"Timeline of {len(ranks)} ranks, one row each, {max(run.end for run in runs):.0f} us long, with bars for "
            f"{', '.join(names)}. The longest bar is {longest.kernel} on rank {longest.rank}, "
            f"{longest.end - longest.start:.1f} us.")
    waiting = [run for run in runs if run.waited_ps]
    if waiting:
        most = max(waiting, key=lambda run: run.waited_ps)
        text += (f" Hatching marks waiting: most of it is in {most.kernel} on rank {most.rank}, where waves wait "
                 f"{most.waiting:.0%} of their time.")
    text += _host.describe(hosts) if hosts else ""
    return f"{text} {sentence(trace.label)}"


def data(runs: list[KernelRun], hosts: HostCalls | None = None) -> list:
    numbers = [[run.rank, run.time_ps, run.duration_ps, run.waited_ps] for run in runs]
    drawn = ["timeline", *(run.kernel for run in runs), np.array(numbers)]
    return drawn if hosts is None else [*drawn, *hosts.name, np.stack([hosts.rank, hosts.start_ps, hosts.end_ps])]
