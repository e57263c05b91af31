"""Kernels under the roofs of a GPU."""
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...table import Table
from ..sim.presets import constants, peaks
from . import style
from ._picture import Picture, sentence

XCDS, CHANNELS, LINKS = 8, 16, 7  # of an MI300X; an L2 has 16 channels
UNLIMITED = 1e9  # GB/s in a preset that mean no limit
LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
MARKERS = "oDs^vPX*"


def roofline(points: Sequence[Mapping[str, Any]], preset: str = "mi300x", *, label: str | None = None) -> Picture:
    """Operations per second over operations per byte, both logarithmic, of one GPU.

    points: dicts with name, flops, bytes (moved through `roof`), us, and if they differ: label (where its time comes
            from), roof (the bandwidth that its bytes use, default HBM), compute (the peak that it could reach,
            default the first)
    preset: its bandwidths are the slopes: HBM, MALL, L2 and links (all of them at once, or the port). The
            horizontal roofs are the published peaks of that GPU (`a2a_lib.presets.peaks`)
    label: where the points' times come from: "simulated (...)", "measured (...)" or "published (...)"; a trace's
           `.label`. Every point needs one, here or of its own

    The printed table has intensity, TFLOP/s, GB/s and the share of the lowest roof over each point. Raises ValueError
    for a point without positive flops, bytes and us, without label, or for an unknown roof.
    """
    slopes, flats = _roofs(preset)
    rows = [_point(point, slopes, flats, label) for point in points]
    if not rows:
        raise ValueError("a roofline needs points")
    sources = list(dict.fromkeys(row["label"] for row in rows))
    stamp = "; ".join(sources) + f"; bandwidths: preset {preset}, peaks: published"
    with style.settings():
        fig = style.figure(7.6, 4.9)
        axes = fig.add_subplot()
        _draw(axes, rows, slopes, flats)
        axes.set_title("Roofline")
        columns = {"name": "name", "FLOP/byte": "intensity", "TFLOP/s": "tflops", "GB/s": "gbps", "under": "under",
                   "share": "share", "us": "us", "time": "label"}
        table = Table({name: [row[key] for row in rows] for name, key in columns.items()},
                      unit="share of the lowest roof over the point; " + ", ".join(
                          [*(f"{name} {value:,.0f} GB/s" for name, value in slopes.items()),
                           *(f"{name} {value:,.0f} TFLOP/s" for name, value in flats.items())]), label=stamp)
        return Picture(fig, _describe(rows, slopes, flats, stamp), table,
                       ["roofline", *(f"{row['name']} {row['label']}" for row in rows),
                        *(f"{name} {value!r}" for name, value in (*slopes.items(), *flats.items())),
                        np.array([[row["flops"], row["bytes"], round(row["us"] * 1e6)] for row in rows])])


def _roofs(preset: str) -> tuple[dict[str, float], dict[str, float]]:
    known, flats = constants(preset), dict(peaks(preset))
    slopes = {"HBM": known["hbm_gbps"], "MALL": known["mall_gbps"] * XCDS,
              "L2": known["channel_read_gbps"] * CHANNELS * XCDS,
              f"{LINKS} links": known["port_gbps"] or known["link_gbps"] * LINKS}
    slopes = {name: value for name, value in slopes.items() if value < UNLIMITED and (
        name not in ("MALL", "L2") or preset == "mi300x")}
    if not slopes or not flats:
        raise ValueError(f"a roofline needs a bandwidth and a peak: preset {preset} lacks one")
    return slopes, flats


def _point(point: Mapping[str, Any], slopes, flats, label) -> dict[str, Any]:
    name, source = str(point["name"]), point.get("label", label)
    if min(point["flops"], point["bytes"], point["us"]) <= 0:
        raise ValueError(f"{name}: flops, bytes and us are positive (of a kernel that only moves bytes: trace.light())")
    if not source:
        raise ValueError(f"{name}: say where its time comes from: label='simulated (preset mi300x)', 'measured (...)'")
    roof, peak = point.get("roof", next(iter(slopes))), point.get("compute", next(iter(flats)))
    for requested, known in ((roof, slopes), (peak, flats)):
        if requested not in known:
            raise ValueError(f"{name}: no roof {requested!r}; there are {', '.join(known)}")
    intensity, tflops = point["flops"] / point["bytes"], point["flops"] / point["us"] / 1e6
    bound = min(slopes[roof] * intensity / 1e3, flats[peak])
    return {"name": name, "flops": int(point["flops"]), "bytes": int(point["bytes"]), "us": float(point["us"]),
            "label": str(source), "intensity": intensity, "tflops": tflops, "gbps": point["bytes"] / point["us"] / 1e3,
            "under": roof if bound < flats[peak] else peak, "share": tflops / bound, "bound": bound}


def _draw(axes, rows, slopes, flats) -> None:
    from matplotlib.ticker import FuncFormatter
    ridge = [peak * 1e3 / slope for peak in flats.values() for slope in slopes.values()]
    left = min(min(row["intensity"] for row in rows), min(ridge)) / 4
    right = max(max(row["intensity"] for row in rows), max(ridge)) * 6
    top = max(flats.values())
    bottom = min(min(row["tflops"] for row in rows) / 2.5, min(slopes.values()) * left * 4 / 1e3)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlim(left, right)
    axes.set_ylim(bottom, top * 2.6)
    for number, (name, slope) in enumerate(slopes.items()):
        ends = np.array([left, top * 1e3 / slope])
        axes.plot(ends, slope * ends / 1e3, color=style.MUTED, linewidth=1.6, linestyle=LINES[number % len(LINES)],
                  label=f"{name}, {slope:,.0f} GB/s")
    # A peak's name stands at its right end. If two peaks lie close together, the lower one's name goes below its line.
    heights = sorted(flats.items(), key=lambda item: item[1])
    for number, (name, peak) in enumerate(heights):
        axes.plot([peak * 1e3 / max(slopes.values()), right], [peak, peak], color=style.INK, linewidth=1.4)
        above = number + 1 == len(heights) or heights[number + 1][1] > 1.7 * peak
        axes.annotate(f"{name}, {peak:,.0f} TFLOP/s", (right, peak), xytext=(-2, 3 if above else -3),
                      textcoords="offset points", ha="right", va="bottom" if above else "top", zorder=4,
                      fontsize=style.SMALL,
                      bbox={"boxstyle": "square,pad=0.1", "fc": style.GROUND, "ec": "none"})
    for number, row in enumerate(rows):
        colour = style.OTHERS[number % len(style.OTHERS)]
        axes.plot([row["intensity"]] * 2, [row["tflops"], row["bound"]], color=colour, linewidth=1.0, zorder=3)
        axes.plot([row["intensity"]], [row["tflops"]], MARKERS[number % len(MARKERS)], color=colour, markersize=7.5,
                  markeredgecolor=style.GROUND, linestyle="", zorder=5,
                  label=f"{row['name']}: {row['share']:.0%} of {row['under']}")
    plain = FuncFormatter(lambda value, _: f"{value:g}")
    axes.xaxis.set_major_formatter(plain)
    axes.yaxis.set_major_formatter(plain)
    axes.grid(True)
    axes.set_xlabel("operations per byte moved")
    axes.set_ylabel("TFLOP/s")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), fontsize=style.SMALL, labelspacing=0.75, handlelength=2.6)


def _describe(rows, slopes, flats, label: str) -> str:
    text = "; ".join(f"{row['name']} reaches {row['tflops']:.3g} TFLOP/s at {row['intensity']:.3g} operations per "
                     f"byte, {row['share']:.0%} of what {row['under']} allows" for row in rows[:4])
    more = f"; and {len(rows) - 4} more" if len(rows) > 4 else ""
    return (f"Roofline with the bandwidths {', '.join(slopes)} and the peaks {', '.join(flats)}: {text}{more}. "
            f"{sentence(label)}")
