"""A measured ladder: a recording of `a2a bench`, beside the speed of light."""
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...table import Table
from . import style
from ._picture import Picture, legend

PARTS = ("dispatch", "expert", "combine")
COLOURS = {"dispatch": style.BLUE, "expert": style.GREY, "combine": style.VERMILION}
DASHES = {"flat": (4, 2), "dedup": (1, 1.5)}
HEIGHT = 0.32  # inches per bar
NAN = float("nan")


def recording(record: Mapping[str, Any], workload: str, *, rungs: Sequence[str] | None = None,
              limit: float | None = None) -> Picture:
    """One bar per rung of a recording (`a2a.bench.load`) at one workload. It is the median of the slowest rank,
    with a line from the 10th to the 90th percentile; in it are the shares of dispatch, expert and combine. Of several
    grids the fastest is shown. Peers and the pushed floor are whole bars; the speed of light is a line.

    Rungs measured without a graph are shown as they are. rungs: names (default: all). limit: longer bars (us) are cut there.

    The printed table has a row per bar. Raises ValueError for a workload that the recording lacks, or nothing to draw.
    """
    if workload not in record["workloads"]:
        raise ValueError(f"no workload {workload!r} in this recording; there are {', '.join(record['workloads'])}")
    bars = _bars(record, workload, rungs)
    if not bars:
        raise ValueError("a picture of a recording needs rows")
    light = record["workloads"][workload]["light_us"]
    with style.settings():
        fig = style.figure(9.2, 1.7 + HEIGHT * len(bars))
        axes = fig.add_subplot()
        _draw(axes, bars, light, limit)
        axes.set_title(f"{workload} on {record['machine']['gpus']} GPUs: measured, and the speed of light")
        _legend(axes, bars, light)
        style.stamp(fig, "\n".join(dict.fromkeys(bar["label"] for bar in bars)))
        flat = light.get("flat", NAN)
        table = Table({"what": [bar["name"] for bar in bars], "us": [bar["us"] for bar in bars],
                       "p10": [bar["p10"] for bar in bars], "p90": [bar["p90"] for bar in bars],
                       **{part: [bar["parts"].get(part, NAN) for bar in bars] for part in PARTS},
                       "x light": [bar["us"] / flat for bar in bars], "source": [bar["label"] for bar in bars]},
                      unit="us; parts: a series of its own, with events between; x light: over the flat speed of light")
        return Picture(fig, _describe(bars, workload, light), table,
                       ["recording", workload, "graph",
                        *(f"{bar['name']} {bar['label']} {bar['us']!r}" for bar in bars)])


def _bars(record, workload, rungs) -> list[dict[str, Any]]:
    bars, label = [], record["label"]
    mine = [row for row in record["rows"] if row["workload"] == workload and row["correct"]]
    for rung in dict.fromkeys(row["rung"] for row in mine):
        if rungs is not None and rung not in rungs and not rung.startswith("floor"):
            continue
        rows = [row for row in mine if row["rung"] == rung]
        rows = [row for row in rows if row["launch"] == "graph"] or rows
        best = min(rows, key=lambda row: row["us"]["total"]["median"])
        grid = f", {best['blocks']}x{best['waves']}" if "waves" in best else ""
        name = {"floor flat": "the bytes pushed, flat", "floor dedup": "the bytes pushed, per rank"}.get(rung, rung)
        grid = ", the host's time" if best["launch"] == "copies" else grid
        bars.append(_bar(name + grid, best["us"], label, "floor" if rung.startswith("floor") else "rung"))
    for row in record["peers"]:
        if row["workload"] == workload and "us" in row and rungs is None:
            for part in ("total", "exchanges"):
                if part in row["us"]:
                    name = f"{row['peer']}{', exchanges alone' if part == 'exchanges' else ''}"
                    name += "" if row.get("correct", True) else ", WRONG ANSWER"
                    bars.append(_bar(name, row["us"], label, "peer", part))
    return bars


def _bar(name, us, label, kind, total="total") -> dict[str, Any]:
    return {"name": name, "us": us[total]["median"], "p10": us[total]["p10"], "p90": us[total]["p90"], "label": label,
            "kind": kind, "parts": {part: us[part]["median"] for part in PARTS if part in us}}


LOOKS = {"rung": {"facecolor": style.GREEN}, "peer": {"facecolor": style.PURPLE},
         "floor": {"facecolor": style.GROUND}}


def _draw(axes, bars, light, limit) -> None:
    top = min(max(bar["us"] for bar in bars), limit or np.inf)
    for place, bar in enumerate(bars):
        shown, left = min(bar["us"], top), 0.0
        whole = math.fsum(bar["parts"].values())
        for part, us in bar["parts"].items():  # as shares, because the events between parts cost time of their own
            width = us / whole * bar["us"]
            axes.barh(place, max(min(width, shown - left), 0), left=left, height=0.7, color=COLOURS[part], linewidth=0)
            left += width
        if not bar["parts"]:
            axes.barh(place, shown, height=0.7, edgecolor=style.INK, linewidth=0.7, **LOOKS[bar["kind"]])
        axes.barh(place, shown, height=0.7, fill=False, edgecolor=style.INK, linewidth=0.8)
        if bar["p10"] == bar["p10"] and bar["us"] <= top:
            axes.plot([bar["p10"], min(bar["p90"], top)], [place, place], color=style.INK, linewidth=1.6)
        cut = "  (cut)" if bar["us"] > top else ""
        end = shown if cut or bar["p90"] != bar["p90"] else max(shown, min(bar["p90"], top))
        axes.text(end + top * 0.012, place, f"{bar['us']:,.1f}{cut}", va="center", fontsize=style.SMALL,
                  bbox={"facecolor": style.GROUND, "edgecolor": "none", "pad": 0.6})
    for kind, us in light.items():
        if us <= top * 1.1:
            axes.axvline(us, color=style.INK, linewidth=1.1, linestyle=(0, DASHES[kind]), zorder=0.5)
    axes.set_yticks(range(len(bars)), [bar["name"] for bar in bars])
    axes.set_ylim(len(bars) - 0.4, -0.6)
    axes.set_xlim(0, top * 1.12)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel("µs, median of the slowest rank; thin lines: 10th to 90th percentile")


def _legend(axes, bars, light) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    parts = [part for part in PARTS if any(part in bar["parts"] for bar in bars)]
    handles = [Patch(color=COLOURS[part], label=part) for part in parts]
    names = {"rung": "whole call", "peer": "peers", "floor": "bytes and a flag alone"}
    handles += [Patch(edgecolor=style.INK, linewidth=0.7, label=names[kind], **LOOKS[kind]) for kind in names
                if any(bar["kind"] == kind and not bar["parts"] for bar in bars)]
    handles += [Line2D([], [], color=style.INK, linewidth=1.1, linestyle=(0, DASHES[kind]),
                       label=f"speed of light, {kind} {us:,.1f}") for kind, us in light.items()]
    legend(axes, handles, columns=4)


def _describe(bars, workload, light) -> str:
    rungs = [bar for bar in bars if bar["kind"] == "rung"] or bars
    fastest = min(rungs, key=lambda bar: bar["us"])
    lines = ", ".join(f"{kind} {us:,.1f} us" for kind, us in light.items())
    labels = "; ".join(dict.fromkeys(bar["label"] for bar in bars))
    each = "; ".join(f"{bar['name']} {bar['us']:,.1f} us" for bar in bars)
    return (f"{len(bars)} times at {workload}: {each}. "
            f"The fastest rung is {fastest['name']}. Speed of light: {lines or 'not measured'}. "
            f"{labels[0].upper()}{labels[1:]}.")
