"""Traffic between the nodes of a cluster and within them, over time."""
import numpy as np

from ...table import Table
from ..trace import PS_PER_US, Trace
from ..trace.analysis.kernel_runs import kernel_runs
from ..trace.analysis.links import node_levels
from . import style
from ._picture import BAR, Picture, sentence, time_axes

LEVELS = (("between nodes: NICs", style.VERMILION), ("within a node: links", style.BLUE))


def levels(trace: Trace) -> Picture:
    """Two panels over one time axis. Above: when each rank's NIC sends to another node. Below: when any of its links to
    ranks of its own node sends. A line separates nodes; the ground is grey while the rank's kernels run.

    trace: of a `Cluster`. The printed table has, per rank and level, KiB sent, first and last moment, and the time in
    which anything was in flight. Raises ValueError for a trace of one node, or one without transfers.
    """
    parts, runs, world = node_levels(trace), kernel_runs(trace), trace.world_size
    nodes = int(trace.meta["nodes"])
    per_node = world // nodes
    span = max([run.end for run in runs] + [float(busy.ends.max()) for level in parts for busy in level if len(busy.ends)])
    with style.settings():
        fig = style.figure(9.2, 2.0 + 0.42 * world)
        for axes, level, (name, colour) in zip(fig.subplots(2, 1, sharex=True), parts, LEVELS):
            _draw(axes, level, runs, per_node, span, colour)
            axes.set_title(name, fontweight="normal", fontsize=style.TEXT)
        fig.axes[0].set_xlabel("")
        fig.suptitle("Two levels", x=0.01, ha="left", fontweight="bold", fontsize=style.TEXT + 1.5)
        table = Table(_columns(parts, world), unit="us since the first launch; busy: anything under way", label=trace.label)
        data = [np.array([nodes, world]), *(np.round(np.stack(part[:2]) * PS_PER_US).astype(np.int64)
                                            for level in parts for part in level)]
        return Picture(fig, _describe(parts, nodes, per_node, span, trace.label), table, data)


def _draw(axes, level, runs, per_node, span, colour) -> None:
    for run in runs:
        axes.barh(run.rank, run.end - run.start, left=run.start, height=0.96, linewidth=0, color=style.faint(style.GREY))
    for rank, (starts, ends, _) in enumerate(level):
        axes.barh([rank] * len(starts), ends - starts, left=starts, height=BAR, linewidth=0, color=colour)
        if rank and rank % per_node == 0:
            axes.axhline(rank - 0.5, color=style.INK, linewidth=0.9)
    time_axes(axes, span, len(level))
    axes.set_yticks(range(len(level)), [f"rank {rank}" for rank in range(len(level))])


def _columns(parts, world) -> dict[str, list]:
    columns: dict[str, list] = {"rank": list(range(world))}
    for name, level in zip(("NIC", "links"), parts):
        columns[f"{name} KiB"] = [busy.bytes / 1024 for busy in level]
        columns[f"{name} from"] = [float(busy.starts.min()) if len(busy.starts) else float("nan") for busy in level]
        columns[f"{name} to"] = [float(busy.ends.max()) if len(busy.ends) else float("nan") for busy in level]
        columns[f"{name} busy"] = [busy.us for busy in level]
    return columns


def _describe(parts, nodes, per_node, span, label) -> str:
    sentences = []
    for name, level in zip(("NICs between nodes", "links within a node"), parts):
        sentences.append(f"the {name} carry {sum(busy.bytes for busy in level) / 1024:,.0f} KiB, at most "
                         f"{max(busy.us for busy in level):.1f} us of a rank's time")
    return f"{nodes} nodes of {per_node} ranks, {span:.0f} us: {'; '.join(sentences)}. {sentence(label)}"
