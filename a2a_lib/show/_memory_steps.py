"""Two ranks around a message, step by step: stores leave, the flag is set, travels, is seen, a stale copy is read."""
from __future__ import annotations

import base64
import io

import numpy as np

from ..table import Table
from ..trace import CACHE, FLAG_SEEN, FLAG_SET, PS_PER_US, TRANSFER, WAIT, Trace
from . import style
from ._picture import Picture
from .spans import origin_ps

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
STALE = {1: "vL1", 2: "L2, copy of a peer's line", 3: "scalar cache"}  # what a cache record's `bytes` says
STORES, LOADS, SET, ARRIVES, WAITS, SEEN, STALE_READ = (
    "stores leave", "loads", "flag set", "flag arrives", "waited", "flag seen", "stale read")
BEFORE, MOST = 1, 40  # flags set before the one in question that are shown; events at most


def memory_steps(trace: Trace, data: str, flag: str, ranks=None) -> "Steps":
    """What two ranks did around one message of `trace`: a strip of time for print, and the events in order.

    data, flag: the symbols of the message and of its flag. ranks: the two (default: the first that sets the flag, and
    the first that sees it). Shown is the first stale read of `data`, from the flag before it on; without one, the last
    message. The records are those of the trace: loads from own memory leave none unless they are stale, and stores are
    shown where they leave the wave, since only a release says when they arrive. Raises ValueError if `flag` was never
    set and seen.
    """
    events, stale = _events(trace, data, flag, ranks)
    return Steps(events, stale, trace.label, data, flag)


def _events(trace: Trace, data: str, flag: str, ranks):
    """[(start us, end us, rank, what, words, line)] in the order in which they end, and the stale read or None."""
    of, origin = trace.names("symbol"), origin_ps(trace)
    records = trace.records
    kind = records["kind"]
    told = records[(of == flag) & (kind == FLAG_SET)]
    seen = records[(of == flag) & (kind == FLAG_SEEN) & (records["src"] >= 0)]
    if not len(told) or not len(seen):
        raise ValueError(f"flag {flag!r} was not set and seen in this trace; symbols: "
                         f"{', '.join(trace.strings['symbols']) or 'none'}")
    pair = tuple(ranks or (int(told["rank"][0]), int(seen["rank"][0])))
    old = records[(of == data) & (kind == CACHE) & np.isin(records["rank"], pair)]
    focus = old[old["time"].argmin()] if len(old) else None
    at = int(focus["time"]) if len(old) else int(seen["time"].max())
    sets = np.sort(told["time"][told["time"] <= at])
    first = int(sets[max(0, len(sets) - 1 - BEFORE)])
    carried = records[(of == data) & (kind == TRANSFER) & (records["rank"] == pair[0]) & (records["time"] <= first)]
    first = int(carried["time"].max()) if len(carried) else first
    events = []

    def add(record, end, rank, what, words):
        start = int(record["time"])
        if start >= first and start <= at + 500_000 and rank in pair and len(events) < MOST:
            events.append(((start - origin) / PS_PER_US, (end - origin) / PS_PER_US, rank, what, words,
                           int(record["line"])))

    for record, symbol in zip(records, of):
        end, rank, value = int(record["time"] + record["duration"]), int(record["rank"]), int(record["bytes"])
        if record["kind"] == TRANSFER and symbol == data:
            leaves = rank == record["src"]
            add(record, end, rank, STORES if leaves else LOADS, f"{value} bytes of {data}" + (
                f" for rank {record['dst']}" if leaves else f" of rank {record['src']}"))
        elif record["kind"] == FLAG_SET and symbol == flag:
            add(record, int(record["time"]), rank, SET, f"{flag} = {value}")
            add(record, end, int(record["dst"]), ARRIVES, f"{flag} = {value}")
        elif record["kind"] == WAIT and symbol == flag:
            add(record, end, rank, WAITS, f"for {flag}")
        elif record["kind"] == FLAG_SEEN and symbol == flag:
            add(record, end, rank, SEEN, f"{flag} = {value}")
        elif record["kind"] == CACHE and symbol == data:
            add(record, end, rank, STALE_READ, f"{data}: old bytes in {STALE.get(value, 'a cache')}")
    order = (STORES, LOADS, SET, ARRIVES, WAITS, SEEN, STALE_READ)
    events.sort(key=lambda event: (event[1], event[2], order.index(event[3])))
    return events, focus


class Steps(Picture):
    """What `memory_steps` returns: a Picture (the strip and the events), and in a running notebook `widget`, with a
    slider over the events. events: [(start us, end us, rank, what, words, line)]."""

    def __init__(self, events, stale, label, data, flag):
        self.events, self.label, self._data, self._flag, self._widget = events, label, data, flag, None
        self.ranks = sorted({event[2] for event in events})
        with style.settings():
            fig = style.figure(9.2, 2.5)
            _draw(fig.add_subplot(), self, None)
            style.stamp(fig, label)
        table = Table({"us": [round(event[1], 2) for event in events], "rank": [event[2] for event in events],
                       "event": [event[3] for event in events], "what": [event[4] for event in events],
                       "line": [event[5] for event in events]}, label=label)
        said = (f"Two ranks over {events[-1][1] - events[0][0]:.1f} us, {len(events)} events around {flag}. ")
        if stale is None:
            said += "No cache returned old bytes. "
        else:
            age = next((e for e in reversed(events) if e[3] == SEEN and e[1] <= _last_stale(events)[0]), None)
            said += (f"Rank {int(stale['rank'])} reads {data} {1000 * (_last_stale(events)[0] - age[1]):.0f} ns after it "
                     f"saw {age[4]}, and gets old bytes from its {STALE[int(stale['bytes'])]}. " if age else "")
        super().__init__(fig, f"{said}{label[0].upper()}{label[1:]}.", table,
                         [data, flag, *(f"{e[0]:.4f} {e[1]:.4f} {e[2]} {e[3]} {e[4]}" for e in events)])

    @property
    def widget(self):
        """A slider over the events above the strip (an ipywidgets.VBox), made when first asked for."""
        if self._widget is None:
            self._widget = _form(self)
        return self._widget

    def frame(self, step: int) -> bytes:
        """PNG of the strip up to event number `step`."""
        with style.settings():
            fig = style.figure(9.2, 2.5)
            _draw(fig.add_subplot(), self, step)
            style.stamp(fig, self.label)
            data = io.BytesIO()
            fig.savefig(data, format="png", dpi=1.25 * style.SCREEN)
        return data.getvalue()

    def words(self, step: int) -> str:
        """One sentence per rank: the last thing it did up to event number `step`."""
        done = self.events[:step + 1]
        last = {rank: next((e for e in reversed(done) if e[2] == rank), None) for rank in self.ranks}
        said = [f"rank {rank}: {event[3]}, {event[4]} (line {event[5]})" if event else f"rank {rank}: nothing yet"
                for rank, event in last.items()]
        return f"{done[-1][1]:.2f} us. " + "; ".join(said)

    def _ipython_display_(self) -> None:
        from IPython.display import display
        data = {"image/png": base64.b64encode(self.png).decode(), "text/plain": self.alt}
        try:  # one output of two forms: a front end that can shows the widget; stored notebooks keep the picture
            data[WIDGET_VIEW] = self.widget._repr_mimebundle_()[WIDGET_VIEW]
        except ImportError:
            pass
        width = round(self.figure.get_figwidth() * style.SCREEN)
        display(data, raw=True, metadata={"image/png": {"alt": self.alt, "width": width}})
        print(self.text)


def _last_stale(events):
    return next(((e[1], e) for e in events if e[3] == STALE_READ), (events[-1][1], None))


def _form(steps: Steps):
    import ipywidgets as W
    slider = W.IntSlider(min=0, max=len(steps.events) - 1, value=len(steps.events) - 1, description="event",
                         layout=W.Layout(width="420px"))
    image, said = W.Image(format="png", layout=W.Layout(max_width="100%")), W.HTML()

    def draw(_=None):
        image.value = steps.frame(slider.value)
        said.value = f"<span>{steps.words(slider.value)}. {steps.label}.</span>"

    slider.observe(draw, "value")
    draw()
    return W.VBox([slider, image, said])


def _draw(axes, steps: Steps, step: int | None) -> None:
    """All events, or those up to number `step` in full and the later ones faint."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    rows = {rank: len(steps.ranks) - 1 - i for i, rank in enumerate(steps.ranks)}
    for y in rows.values():
        axes.axhline(y, color=style.RULE, lw=1, zorder=1)
    sets = {}
    span = max(e[1] for e in steps.events) - min(e[0] for e in steps.events)
    for number, (start, end, rank, what, words, _) in enumerate(steps.events):
        y, alpha = rows[rank], 1.0 if step is None or number <= step else 0.15
        if what in (STORES, LOADS):
            axes.barh(y, max(end - start, span / 150), left=start, height=0.34, alpha=alpha, zorder=3,
                      color=style.BLUE if what == STORES else style.SKY)
        elif what == WAITS:
            axes.barh(y, end - start, left=start, height=0.2, facecolor=style.GROUND, edgecolor=style.GREY, alpha=alpha,
                      hatch=style.WAIT_HATCH, linewidth=0.7, zorder=2)
        elif what == SET:
            sets[words] = (start, y)
            axes.scatter(start, y, s=38, color=style.VERMILION, zorder=5, alpha=alpha)
            axes.annotate(words, (start, y), (0, 10), textcoords="offset points", fontsize=style.SMALL, ha="center",
                          alpha=alpha)
        elif what == ARRIVES and words in sets:
            (x0, y0), (x1, y1) = sets[words], (end, y)
            axes.plot([x0, x1], [y0, y1], color=style.VERMILION, lw=1.6, zorder=4, alpha=alpha)
        elif what == SEEN:
            axes.scatter(end, y, s=44, marker="D", color=style.BLUE, edgecolor=style.GROUND, zorder=6, alpha=alpha)
        elif what == STALE_READ:
            axes.scatter(end, y - 0.33, s=110,  # beside the flag seen just before it
                          marker="X", color=style.INK, edgecolor=style.GROUND, zorder=7, alpha=alpha)
            axes.annotate("stale", (end, y - 0.33), (8, -3), textcoords="offset points", fontsize=style.SMALL, weight="bold",
                          alpha=alpha)
    if step is not None:
        axes.axvline(steps.events[step][1], color=style.MUTED, lw=1, zorder=0)
    axes.set_yticks(list(rows.values()), [f"rank {rank}" for rank in rows])
    axes.set_ylim(-0.6, len(rows) - 0.35)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlabel("µs since the first launch")
    axes.set_title(f"{steps._data} and its flag {steps._flag}", pad=26)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1.005), ncols=6, fontsize=style.SMALL, handles=[
        Patch(facecolor=style.BLUE, label="stores leave"), Patch(facecolor=style.SKY, label="loads over the link"),
        Line2D([], [], marker="o", color=style.VERMILION, linewidth=1.6, markersize=5, label="flag set, in flight"),
        Line2D([], [], marker="D", color=style.BLUE, linestyle="", markersize=5, label="flag seen"),
        Patch(facecolor=style.GROUND, edgecolor=style.GREY, hatch=style.WAIT_HATCH, label="a wave waits"),
        Line2D([], [], marker="X", color=style.INK, linestyle="", markersize=7, label="old bytes read")])
