"""Traffic per link over time."""
from __future__ import annotations

import numpy as np

from ..table import Table
from ..trace import Trace
from . import style
from ._picture import Picture
from ._rows import sentence, time_axes
from .spans import launches

BINS = 200
MOST_RANKS = 8  # more would need 72 rows: then one row per rank out and one in
ROW, GAP = 0.135, 0.16  # inches
MISSING = "no transfers in this trace: only the simulator says what crosses the links"


def links(trace: Trace, bins: int = BINS, link_gbps: float | None = None, port_gbps: float | None = None,
          title: str | None = None) -> Picture:
    """One row per directed link, grouped by the rank that sends, the darker the more GB/s; above each group the kernels
    of that rank. With more than 8 ranks: one row per rank out and one in. The printed table is `trace.links().ranks`.

    The bytes of a record are spread evenly over its time. link_gbps, port_gbps: what the wire allows, the end of the
    colour scale (default: that of the trace's preset, else the most there was). A measured trace has no transfers: it
    shows the kernels and says so. Raises ValueError if the trace has neither launches nor transfers.
    """
    used, runs, world = trace.links(bins, link_gbps, port_gbps), launches(trace), trace.world_size
    if not runs and not used.bytes.any():
        raise ValueError("traffic over time needs transfers or launches; this trace has neither")
    groups, single = _groups(used, world)
    top = float(max(gbps.max(initial=0) for _, rows in groups for _, gbps in rows) if used.bytes.any() else 0) or 1.0
    if single:
        top = used.link_gbps or top
    elif used.link_gbps:
        top = used.port_gbps or used.link_gbps * (world - 1)
    colours = style.stage_colours(run.kernel for run in sorted(runs, key=lambda run: run.start))
    with style.settings():
        height = sum(ROW * (len(rows) + 1) + GAP for _, rows in groups)
        fig = style.figure(9.2, 1.75 + max(height, 0.8))
        axes = fig.add_subplot()
        mesh = _draw(axes, groups, used, top, runs, colours)
        axes.set_title(title or ("Traffic of each link over time" if single else "Traffic of each rank over time"))
        _legend(axes, colours)
        if mesh is not None:
            bar = fig.colorbar(mesh, ax=axes, aspect=40, pad=0.015, fraction=0.03,
                               extend="max" if _peak(groups) > top * 1.0001 else "neither")
            bar.set_label(f"GB/s{'' if used.link_gbps is None else ' (end of scale: what the wire allows)'}",
                          fontsize=style.SMALL)
            bar.outline.set_visible(False)
        else:
            axes.text(0.5, -0.02, MISSING, transform=axes.transAxes, ha="center", va="top", fontsize=style.SMALL)
            axes.set_xlabel(axes.get_xlabel(), labelpad=14)
        style.stamp(fig, trace.label)
        return Picture(fig, _describe(used, runs, world, trace.label), _table(used, trace.label),
                       ["links", *(run.kernel for run in runs), used.bytes,
                        np.round(used.busy_us * 1e6).astype(np.int64), np.round(used.gbps * 1e3).astype(np.int64)])


def _groups(used, world: int) -> tuple[list, bool]:
    """[(rank, [(label, GB/s over time)])], and whether a row is a single link."""
    if world <= MOST_RANKS or not used.bytes.any():
        return [(rank, [(f"to {peer}", used.gbps[:, rank, peer]) for peer in range(world)
                        if peer != rank and used.bytes.any()]) for rank in range(world)], True
    return [(rank, [("out", used.gbps[:, rank].sum(1)), ("in", used.gbps[:, :, rank].sum(1))])
            for rank in range(world)], False


def _peak(groups) -> float:
    return max((float(gbps.max(initial=0)) for _, rows in groups for _, gbps in rows), default=0.0)


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
    axes.set_yticks(ticks, names, fontsize=style.SMALL - 1)
    axes.tick_params(axis="y", pad=2)
    for middle, name in middles:
        axes.annotate(name, (0, middle), xycoords=("axes fraction", "data"), xytext=(-34 if ticks else -8, 0),
                      textcoords="offset points", ha="right", va="center")
    return mesh


def _legend(axes, colours) -> None:
    from matplotlib.patches import Patch

    from ._rows import legend
    if colours:
        legend(axes, [Patch(color=colour, label=name) for name, colour in colours.items()])


def _table(used, label: str) -> Table:
    return used.ranks if used.bytes.any() else Table({"rank": list(range(len(used.bytes)))}, unit=MISSING, label=label)


def _describe(used, runs, world: int, label: str) -> str:
    kernels = list(dict.fromkeys(run.kernel for run in sorted(runs, key=lambda run: run.start)))
    if not used.bytes.any():
        return (f"Kernels of {world} ranks over {used.span_us:.0f} us ({', '.join(kernels) or 'none'}), without traffic: "
                f"{MISSING}. {sentence(label)}")
    src, dst = np.unravel_index(used.busy_us.argmax(), used.busy_us.shape)
    wire = (f"; it carried {used.bytes[src, dst] / 1e3 / used.span_us / used.link_gbps:.0%} of what the wire allows"
            if used.link_gbps and used.span_us else "")
    return (f"Traffic of {int((used.bytes > 0).sum())} directed links between {world} ranks over {used.span_us:.0f} us, "
            f"{used.bytes.sum() / 1e6:.3g} MB in all. The link from rank {src} to rank {dst} is busy longest, "
            f"{used.busy_us[src, dst] / max(used.span_us, 1e-9):.0%} of the time{wire}. {sentence(label)}")
