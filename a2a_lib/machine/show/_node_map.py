"""The node: its GPUs and links, and the parts of one GPU."""
import math

import numpy as np

from ...table import Table
from . import style
from ._picture import Picture

# The unit that runs waves: its name, its SIMDs, and the most waves of one SIMD. Sources: CDNA3 ISA (4 SIMDs of 8 waves) and
# CUDA's compute capability 9.0 (4 of 16).
UNITS = {"sim": ("CU", 4, 8), "hip": ("CU", 4, 8), "cuda": ("SM", 4, 16)}


def node_map(node) -> Picture:
    """Three panels, from large to small: the GPUs of `node` and the links between them, one GPU, one CU.

    A real GPU does not say how its CUs are spread over XCDs: it is drawn as one block. A link joins each pair of GPUs
    (MI300X: xGMI, a full mesh; NVIDIA: the path through the switch). The digest covers the numbers of the table.
    """
    gpus, xcds, cus, lanes = _sizes(node)
    unit, simds, waves = UNITS[node.target]
    simulated = node.target == "sim"
    label = "counted on the simulated node" if simulated else "counted on this machine"
    per = {"GPU": gpus, "XCD": xcds, unit: cus, "SIMD": simds, "wave": waves, "lane": lanes}
    if not simulated:
        del per["XCD"]
    totals = [math.prod(list(per.values())[:i + 1]) for i in range(len(per))]
    links = gpus * (gpus - 1) // 2
    with style.settings():
        fig = style.figure(9.2, 3.7)
        node_panel, gpu_panel, cu_panel = fig.subplots(1, 3, width_ratios=(3.1, 3.7, 1.75))
        _draw_node(node_panel, gpus)
        _draw_gpu(gpu_panel, xcds, cus, unit, simulated)
        _draw_cu(cu_panel, unit, simds, waves, lanes)
        table = Table({"level": list(per), "per level above": list(per.values()), "in the node": totals},
                      unit=f"{links} links, {gpus - 1} at each GPU", label=label, title="what the node is made of")
        parts = f"{cus} {unit}s"
        if simulated:
            parts = f"{xcds} XCDs of {parts}, each XCD with an L2, above the Infinity Cache and the memory"
        alt = (f"Left: {gpus} GPUs in a circle, each joined to all others by {links} links in all; the {gpus - 1} of "
               f"rank 0 stand out. Middle: one GPU, {parts}. Right: one {unit}, {simds} SIMDs with room for {waves} "
               f"waves of {lanes} lanes each.")
        return Picture(fig, alt, table, ["node_map", unit, np.array([gpus, xcds, cus, simds, waves, lanes])])


def _sizes(node) -> tuple[int, int, int, int]:
    """GPUs, XCDs per GPU, CUs per XCD, lanes per wave."""
    rank = node.ranks[0]
    lanes = rank.context.runtime.attribute("wave_size", rank.device)
    return node.world_size, node.xcds or 1, node.cus or rank.compute_units, lanes


def _draw_node(axes, gpus: int) -> None:
    angle = np.pi / 2 - 2 * np.pi * np.arange(gpus) / gpus
    x, y = np.cos(angle), np.sin(angle)
    for a in range(gpus):
        for b in range(a + 1, gpus):
            axes.plot(x[[a, b]], y[[a, b]], color=style.RULE if a else style.BLUE, lw=1.1 if a else 2.2,
                      zorder=1 if a else 2)
    for rank in range(gpus):
        _box(axes, x[rank] - 0.2, y[rank] - 0.15, 0.4, 0.3, style.GROUND if rank else style.RAMP[1], zorder=3)
        axes.text(x[rank], y[rank], f"rank {rank}", ha="center", va="center", fontsize=style.SMALL, zorder=4)
    axes.set(xlim=(-1.25, 1.25), ylim=(-1.5, 1.25))
    if gpus > 1:
        axes.text(0, -1.28, f"every pair has a link; {gpus - 1} at each GPU", ha="center", va="top",
                  fontsize=style.SMALL)
    _finish(axes, f"The node: {gpus} GPU{'s' * (gpus > 1)}")


def _draw_gpu(axes, xcds: int, cus: int, unit: str, simulated: bool) -> None:
    across = math.ceil(math.sqrt(2 * xcds)) if xcds > 2 else xcds
    down = -(-xcds // across)
    row = math.ceil(math.sqrt(cus * 1.25))  # units side by side, so that a box is a little wider than high
    rows = -(-cus // row)
    high = rows + 2.0  # height of one box in units, with a strip for the L2
    for xcd in range(xcds):
        left, top = xcd % across * (row + 1.6), -(xcd // across) * (high + 1.4)
        _box(axes, left - 0.4, top - high, row + 0.8, high + 0.4, style.RAMP[0])
        for cu in range(cus):
            first = not xcd and not cu
            _box(axes, left + cu % row + 0.1, top - cu // row - 0.9, 0.8, 0.8, style.ORANGE if first else style.BLUE,
                 edge="none")
        if simulated:
            _box(axes, left + 0.1, top - high + 0.3, row - 0.2, 1.4, style.SKY, edge="none")
            axes.text(left + row / 2, top - high + 1.0, "L2", ha="center", va="center", fontsize=style.SMALL,
                      color=style.on(style.SKY))
    right, bottom = across * (row + 1.6) - 1.2, -(down - 1) * (high + 1.4) - high
    shared = [("memory (HBM)", style.GREY)]
    if simulated:
        shared.insert(0, ("Infinity Cache", style.SKY))
    for name, colour in shared:
        _box(axes, -0.4, bottom - 3.2, right + 0.4, 2.2, colour, edge="none")
        axes.text((right - 0.4) / 2, bottom - 2.1, name, ha="center", va="center", fontsize=style.SMALL, color=style.on(colour))
        bottom -= 2.8
    axes.set(xlim=(-1, right + 0.6), ylim=(bottom - 1.0, 1))
    units = f"{xcds} XCD{'s' * (xcds > 1)} x {cus} {unit}s" if simulated else f"{cus} {unit}s"
    _finish(axes, f"One GPU: {units}")


def _draw_cu(axes, unit: str, simds: int, waves: int, lanes: int) -> None:
    for simd in range(simds):
        for slot in range(waves):
            _box(axes, simd * 1.3, -slot - 0.85, 1.0, 0.7, style.ORANGE, edge="none")
    axes.text(simds * 0.65 - 0.15, 0.35, f"{simds} SIMDs, side by side", ha="center", va="bottom", fontsize=style.SMALL)
    axes.text(simds * 0.65 - 0.15, -waves - 0.25, f"room for {waves} waves on each,\n{lanes} lanes per wave",
              ha="center", va="top", fontsize=style.SMALL)
    axes.set(xlim=(-0.3, simds * 1.3), ylim=(-waves - 2.2, 1.2))
    _finish(axes, f"One {unit}", equal=False)


def _box(axes, x, y, width, height, colour, edge=style.MUTED, zorder=2) -> None:
    from matplotlib.patches import Rectangle
    axes.add_patch(Rectangle((x, y), width, height, facecolor=colour, edgecolor=edge, lw=0.8, zorder=zorder))


def _finish(axes, title: str, equal: bool = True) -> None:
    axes.axis("off")
    axes.set_anchor("N")
    axes.set_title(title)
    if equal:
        axes.set_aspect("equal")
