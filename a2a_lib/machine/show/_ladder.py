"""Rungs of the ladder beside each other."""
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...table import Table
from ..trace import Trace
from . import style
from ._picture import Picture, legend

SOURCES = ("simulated", "measured", "published")
HEIGHT = 0.3  # inches per bar
NO_RANGE = (0.0, 0.0)


def ladder(rows: Sequence[Mapping[str, Any]], title: str = "The ladder", limit: float | None = None) -> Picture:
    """One group of bars per rung, from the top. Each bar is one number of that rung, with its source.

    rows: dicts, in the order drawn; rows of the same rung are adjacent.
        rung    its name
        trace   a Trace: its span, in it the mean of each stage over the ranks; its label says what it is
        or stages {name: us} or us (one number), with
        label   where that comes from: "simulated (...)", "measured (...)" or "published (...)"
        range   (low, high) us: a whisker over the bar's end, for the uncertainty of the clock's constants
                (`Trace.uncertainty` has low and high)
    limit: longer bars (us) are cut there, with a mark and their number.

    The printed table has a row per bar. Raises ValueError for a row without a number, with another kind of label, or
    with a range that does not contain its number.
    """
    bars = [_bar(row) for row in rows]
    if not bars:
        raise ValueError("a ladder needs rows")
    order = list(dict.fromkeys(bar["rung"] for bar in bars))
    bars = [bar for rung in order for bar in bars if bar["rung"] == rung]
    stages = list(dict.fromkeys(name for bar in bars for name in bar["stages"]))
    with style.settings():
        fig = style.figure(9.2, 1.5 + HEIGHT * len(bars) + 0.14 * len(order))
        axes = fig.add_subplot()
        _draw(axes, bars, order, limit)
        axes.set_title(title)
        _legend(axes, bars, stages)
        where = list(dict.fromkeys(bar["label"] for bar in bars))
        traced = any(isinstance(row.get("trace"), Trace) for row in rows)
        style.stamp(fig, "\n".join(where))
        ends = {"low": [_end(bar, 0) for bar in bars], "high": [_end(bar, 1) for bar in bars]}
        table = Table({"rung": [bar["rung"] for bar in bars], "us": [bar["us"] for bar in bars],
                       **(ends if any(bar["range"] != NO_RANGE for bar in bars) else {}),
                       **{name: [bar["stages"].get(name, float("nan")) for bar in bars] for name in stages},
                       "source": [bar["label"] for bar in bars]},
                      unit="us" + "; stages of a trace: means over ranks" * traced)
        return Picture(fig, _describe(bars, order), table,
                       ["ladder", *(f"{bar['rung']} {bar['label']} {bar['us']:.9g} {_digits(bar['stages'])}{_ends(bar)}"
                                    for bar in bars)])


def _bar(row: Mapping[str, Any]) -> dict[str, Any]:
    rung, label = str(row["rung"]), str(row.get("label", ""))
    stages = {name: float(us) for name, us in row.get("stages", {}).items()}
    trace = row.get("trace")
    if isinstance(trace, Trace) and trace.span_us:
        stages, label, total = trace.mean_stages(), trace.label, trace.span_us
    else:
        total = float(row.get("us", math.fsum(stages.values())))
    source = next((word for word in SOURCES if label.startswith(word)), None)
    if source is None:
        raise ValueError(f"{rung}: a label begins with {', '.join(SOURCES[:-1])} or {SOURCES[-1]}, and says by what or "
                         f"whom; not {label!r}")
    if not total > 0:
        raise ValueError(f"{rung}: a row has a trace, stages or us")
    ends = tuple(map(float, row["range"])) if row.get("range") is not None else NO_RANGE
    if ends != NO_RANGE and not (len(ends) == 2 and 0 <= ends[0] <= total <= ends[1]):
        raise ValueError(f"{rung}: a range is (low, high) with {total:,.1f} us between; not {row['range']!r}")
    return {"rung": rung, "label": label, "source": source, "stages": stages, "us": total, "range": ends}


def _draw(axes, bars, order, limit) -> None:
    colours = style.stage_colours(name for bar in bars for name in bar["stages"])
    top = min(max(bar["us"] for bar in bars), limit or np.inf)
    places = [number + 0.45 * order.index(bar["rung"]) for number, bar in enumerate(bars)]
    for place, bar in zip(places, bars):
        shown = min(bar["us"], top)
        left = 0.0
        for name, us in bar["stages"].items():
            axes.barh(place, max(min(us, shown - left), 0), left=left, height=0.76, color=colours[name], linewidth=0)
            left += us
        look = {"simulated": {"facecolor": style.GREY}, "measured": {"facecolor": style.GREEN},
                "published": {"facecolor": style.GROUND, "hatch": "...."}}[bar["source"]]
        if not bar["stages"]:
            axes.barh(place, shown, height=0.76, edgecolor=style.INK, linewidth=0.7, **look)
        axes.barh(place, shown, height=0.76, fill=False, edgecolor=style.INK, linewidth=0.8)
        cut = "  (cut)" if bar["us"] > top else ""
        if bar["range"] != NO_RANGE and not cut:
            low, high = bar["range"]
            axes.errorbar(bar["us"], place, xerr=[[bar["us"] - low], [high - bar["us"]]], color=style.INK, capsize=3,
                          linewidth=1.2)
            shown = high
        axes.text(shown + top * 0.01, place, f"{bar['us']:,.1f}{_ends(bar)}  {bar['source']}{cut}", va="center",
                  fontsize=style.SMALL)
    middles = [np.mean([place for place, bar in zip(places, bars) if bar["rung"] == rung]) for rung in order]
    axes.set_yticks(middles, order)
    axes.set_ylim(places[-1] + 0.6, -0.6)
    furthest = max([top, *(bar["range"][1] for bar in bars if bar["us"] <= top)])
    axes.set_xlim(0, furthest * (1.2 if furthest == top else 1.3))
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel("µs")


def _legend(axes, bars, stages) -> None:
    from matplotlib.patches import Patch
    colours = style.stage_colours(name for bar in bars for name in bar["stages"])
    same: dict[str, list[str]] = {}  # one colour can stand for different stages of different rungs
    for name in stages:
        same.setdefault(colours[name], []).append(name)
    handles = [Patch(color=colour, label=", ".join(names)) for colour, names in same.items()]
    whole = {bar["source"] for bar in bars if not bar["stages"]}
    looks = {"simulated": (style.GREY, ""), "measured": (style.GREEN, ""), "published": (style.GROUND, "....")}
    handles += [Patch(facecolor=looks[s][0], hatch=looks[s][1], edgecolor=style.INK, linewidth=0.7,
                      label=f"{s}, as a whole") for s in SOURCES if s in whole]
    if any(bar["stages"] and math.fsum(bar["stages"].values()) < 0.999 * bar["us"] for bar in bars):
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.INK, linewidth=0.8,
                             label="between kernels, and ranks that wait for slower ones"))
    legend(axes, handles, columns=4)


def _describe(bars, order) -> str:
    labels = "; ".join(dict.fromkeys(bar["label"] for bar in bars))
    fastest, slowest = min(bars, key=lambda bar: bar["us"]), max(bars, key=lambda bar: bar["us"])
    texts = [f"{bar['rung']} {bar['us']:,.1f} us{_ends(bar)} {bar['source']}" for bar in bars[:16]]
    return (f"{len(bars)} times of {len(order)} rung{'s' if len(order) > 1 else ''}: "
            f"{'; '.join(texts)}{'; ...' if len(bars) > 16 else ''}. The longest is "
            f"{slowest['rung']} with {slowest['us']:,.1f} us, the shortest {fastest['rung']} with "
            f"{fastest['us']:,.1f} us. {labels[0].upper()}{labels[1:]}.")


def _digits(stages: dict[str, float]) -> str:
    """Stages for the digest: without the last bits, which are roundings of the host."""
    return " ".join(f"{name} {us:.9g}" for name, us in stages.items())


def _ends(bar) -> str:
    return "" if bar["range"] == NO_RANGE else f" ({bar['range'][0]:,.1f} to {bar['range'][1]:,.1f})"


def _end(bar, side: int) -> float:
    return float("nan") if bar["range"] == NO_RANGE else bar["range"][side]
