"""Traffic per link over time."""
import numpy as np

from ...table import Table
from ..trace import Trace
from ..trace.analysis.kernel_runs import kernel_runs
from . import style
from ._picture import Picture, legend, sentence, time_axes

BINS = 200
MOST_RANKS = 8  # more would need 72 rows; then each rank has one row out and one in
ROW, GAP = 0.15, 0.16  # inches


def links(trace: Trace, bins: int = BINS, link_gbps: float | None = None) -> Picture:
    """One row per directed link, grouped by the rank that sends; darker means more GB/s. The kernels of that rank lie
    above each group. With more than 8 ranks: one row per rank out and one in. The printed table is
    `trace.links().ranks`.

    The bytes of a record are spread evenly over its time, so a bin may exceed the wire's bandwidth. link_gbps:
    GB/s of a wire (default: from the trace's preset), the end of the colour scale. If the peak is below a fifth of
    that, the scale ends at the peak. A measured trace has no transfers: it shows the kernels and says so.
    Raises ValueError if the trace has neither launches nor transfers.
    """
    used, runs, world = trace.links(bins, link_gbps), kernel_runs(trace), trace.world_size
    if not runs and not used.bytes.any():
        raise ValueError("traffic over time needs transfers or launches; this trace has neither")
    groups, single = _groups(used, world)
    allowed = (used.link_gbps or 0) if single else (used.port_gbps or (used.link_gbps or 0) * (world - 1))
    peak = max((float(gbps.max(initial=0)) for _, rows in groups for _, gbps in rows), default=0.0)
    # little traffic would be invisible on the wire's scale
    top = (allowed if peak > 0.2 * allowed > 0 else peak) or 1.0
    colours = style.stage_colours(run.kernel for run in sorted(runs, key=lambda run: run.start))
    with style.settings():
        height = sum(ROW * (len(rows) + 1) + GAP for _, rows in groups)
        fig = style.figure(9.2, 2.25 + max(height, 0.6))
        axes = fig.add_subplot()
        mesh = _draw(axes, groups, used, top, runs, colours)
        axes.set_title("Traffic of each link over time" if single else "Traffic of each rank over time")
        if colours:
            from matplotlib.patches import Patch
            legend(axes, [Patch(color=colour, label=name) for name, colour in colours.items()])
        if mesh is not None:
            _scale(fig, axes, mesh, "max" if peak > top * 1.0001 else "neither", allowed)
        else:
            axes.set_xlabel(f"{axes.get_xlabel()}   ({_missing(trace)})")
        return Picture(fig, _describe(used, runs, world, trace), _table(used, runs, trace),
                       ["links", *(run.kernel for run in runs), used.bytes,
                        np.round(used.busy_us * 1e6).astype(np.int64), np.round(used.gbps * 1e3).astype(np.int64)])


def _groups(used, world: int) -> tuple[list, bool]:
    """[(rank, [(label, GB/s over time)])], and whether a row is a single link."""
    if world <= MOST_RANKS or not used.bytes.any():
        return [(rank, [(f"to {peer}", used.gbps[:, rank, peer]) for peer in range(world)
                        if peer != rank and used.bytes.any()]) for rank in range(world)], True
    return [(rank, [("out", used.gbps[:, rank].sum(1)), ("in", used.gbps[:, :, rank].sum(1))])
            for rank in range(world)], False


def _missing(trace: Trace) -> str:
    if trace.meta.get("target") == "sim":
        return "nothing moved between ranks"
    return "no transfers in this trace: only the simulator says what crosses the links"


def _draw(axes, groups, used, top, runs, colours):
    mesh, y, ticks, names, middles = None, 0.0, [], [], []
    for rank, rows in groups:
        begin = y
        for run in (run for run in runs if run.rank == rank):
            axes.barh(y + ROW / 2, run.end - run.start, left=run.start, height=ROW * 0.8, color=colours[run.kernel],
                      linewidth=0)
        y += ROW
        if rows:
            heat = np.stack([gbps for _, gbps in rows])
            edges = y + ROW * np.arange(len(rows) + 1)
            mesh = axes.pcolormesh(used.edges_us, edges, heat, cmap=style.ramp(), vmin=0, vmax=top, linewidth=0,
                                   rasterized=True)
            ticks += list((edges[:-1] + edges[1:]) / 2)
            names += [name for name, _ in rows]
            y = edges[-1]
        middles.append(((begin + y) / 2, f"rank {rank}"))
        y += GAP
    time_axes(axes, used.span_us, 1)
    axes.set_ylim(y - GAP / 2, -GAP / 2)
    axes.set_axisbelow(True)
    axes.set_yticks(ticks, names, fontsize=style.SMALL)
    axes.tick_params(axis="y", pad=2)
    for middle, name in middles:
        axes.annotate(name, (0, middle), xycoords=("axes fraction", "data"), xytext=(-34 if ticks else -8, 0),
                      textcoords="offset points", ha="right", va="center")
    return mesh


def _scale(fig, axes, mesh, extend: str, allowed: float) -> None:
    bar = fig.colorbar(mesh, ax=axes, location="bottom", anchor=(0, 1), aspect=40, shrink=0.45, pad=0.02, extend=extend)
    bar.set_label(f"GB/s{f'; the wire allows {allowed:g}' if allowed else ''}", fontsize=style.SMALL)
    bar.ax.tick_params(labelsize=style.SMALL)
    bar.outline.set_visible(False)


def _table(used, runs, trace: Trace) -> Table:
    if used.bytes.any():
        return used.ranks
    ranks = list(range(trace.world_size))
    return Table({"rank": ranks, "kernels us": [sum(run.duration_ps for run in runs if run.rank == rank) / 1e6
                                                for rank in ranks]}, unit=_missing(trace), label=trace.label)


def _describe(used, runs, world: int, trace: Trace) -> str:
    kernels = list(dict.fromkeys(run.kernel for run in sorted(runs, key=lambda run: run.start)))
    if not used.bytes.any():
        return (f"Kernels of {world} rank{'s' if world > 1 else ''} over {used.span_us:.0f} us "
                f"({', '.join(kernels) or 'none'}), without traffic: {_missing(trace)}. {sentence(trace.label)}")
    src, dst = np.unravel_index(used.busy_us.argmax(), used.busy_us.shape)
    wire = (f"; it carried {used.bytes[src, dst] / 1e3 / used.span_us / used.link_gbps:.0%} of what the wire allows"
            if used.link_gbps and used.span_us else "")
    waste = f" In packets {used.waste}." if used.waste else ""
    return (f"Traffic of {int((used.bytes > 0).sum())} directed links between {world} ranks over "
            f"{used.span_us:.0f} us, {used.bytes.sum() / 1e6:.3g} MB in all. The link from rank {src} to rank {dst} is "
            f"busy longest, {used.busy_us[src, dst] / max(used.span_us, 1e-9):.0%} of the time{wire}.{waste} {sentence(trace.label)}")
