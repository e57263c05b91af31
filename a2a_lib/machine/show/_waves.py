"""Timeline of the waves of one rank."""
import numpy as np

from ...table import Table
from ..trace import LAUNCH, PACKETS, PS_PER_US, USER, WAIT, WAVE, Trace
from ..trace.analysis import intervals
from ..trace.analysis.kernel_runs import origin_ps, waiting
from . import style
from ._picture import Picture, legend, sentence, time_axes

EVENTS = (style.INK, style.PURPLE, style.GREEN, style.SKY, style.ORANGE, style.BLUE, style.VERMILION, style.GREY)


def waves(trace: Trace, rank: int | None = None, kernel: str | None = None, count: int = 32) -> Picture:
    """One row per wave (block and wave in it). Coloured while it works, hatched while it waits for a flag, or at a
    barrier for a wave of its block that does. The events that a kernel recorded itself lie inside, as narrower bars.

    rank:   whose waves (default: the rank whose last kernel ended last)
    kernel: only the launches of this kernel, with its start at the left (default: all)
    count:  rows drawn, spread evenly over the grid, with the wave that ended last; the printed table covers all waves
    A trace without waves shows the kernel's own events, or else only the launches, and says what is missing. Raises
    ValueError if nothing ran on that rank.
    """
    shown = trace if kernel is None else trace.select(kernel=kernel)
    launched = shown.records[shown.records["kind"] == LAUNCH]
    if rank is None and len(launched):
        rank = int(launched["rank"][np.argmax(launched["time"] + launched["duration"])])
    mine = (shown.records["rank"] == rank) & (shown.records["kind"] != PACKETS)
    own = shown.records[mine] if rank is not None else shown.records[:0]
    parts = {kind: own[own["kind"] == kind] for kind in (LAUNCH, WAVE, USER)} | {WAIT: waiting(own)}
    rows_of = next((kind for kind in (WAVE, USER, LAUNCH) if len(parts[kind])), None)
    if rows_of is None:
        ranks = sorted({int(r) for r in launched["rank"]})
        raise ValueError(f"nothing ran on rank {rank}; launches are on ranks {', '.join(map(str, ranks)) or '(none)'}")
    # The host's call of a launch comes long before the kernel: it is no record of a wave.
    start = origin_ps(trace) if kernel is None else min(int(part["time"].min()) for part in parts.values() if len(part))
    places = _places(parts[rows_of], count)
    missing = {WAVE: "", USER: "no waves in this trace: only the kernels' own events",
               LAUNCH: "no waves and no events in this trace: only the launches"}[rows_of]
    with style.settings():
        fig = style.figure(9.2, 1.75 + 0.205 * max(len(places), 2))
        axes = fig.add_subplot()
        _draw(axes, parts, rows_of, places, start, trace)
        total = len(np.unique(np.stack([parts[rows_of]["block"], parts[rows_of]["wave"]]), axis=1).T)
        subject = f"{kernel} on rank {rank}" if kernel else f"rank {rank}"
        drawn_text = "" if rows_of == LAUNCH or len(places) == total else f": {len(places)} of {total} waves"
        axes.set_title(f"Waves of {subject}{drawn_text}")
        _legend(axes, parts, rows_of, trace)
        if missing:
            axes.set_xlabel(f"{axes.get_xlabel()}   ({missing})")
        elif kernel:
            axes.set_xlabel("µs since the kernel started on this rank")
        table = _table(parts, rows_of, trace)
        return Picture(fig, _describe(table, rows_of, subject, missing, total, len(places), trace.label), table,
                       ["waves", kernel or "", *(own[field] for field in ("kind", "block", "wave", "duration")),
                        own["time"] - start])


def _places(records: np.ndarray, count: int) -> np.ndarray:
    """[rows, 2] of (block, wave): `count` spread over all, the one that ended last among them."""
    places = np.unique(np.stack([records["block"], records["wave"]], axis=1), axis=0)
    if len(places) <= count:
        return places
    chosen = np.unique(np.linspace(0, len(places) - 1, count).round().astype(int))
    last = records[np.argmax(records["time"] + records["duration"])]
    at = int(np.flatnonzero((places == [last["block"], last["wave"]]).all(1))[0])
    if at not in chosen:
        chosen[np.argmin(np.abs(chosen - at))] = at
    return places[chosen]


def _row_of(records: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The row of each record; -1 if it is not drawn."""
    key = {(int(block), int(wave)): row for row, (block, wave) in enumerate(places)}
    return np.array([key.get((int(b), int(w)), -1) for b, w in zip(records["block"], records["wave"])], dtype=int)


def _draw(axes, parts, rows_of, places, start, trace: Trace) -> None:
    colours = _colours(parts, trace)
    names = {kind: Trace(part, trace.strings).names("kernel") for kind, part in parts.items()}
    bars = parts[WAVE if rows_of == WAVE else LAUNCH]
    bar_names = names[WAVE if rows_of == WAVE else LAUNCH]
    drawn = _row_of(bars, places) if rows_of != USER else np.full(len(bars), -1)

    def to_us(records):
        return (records["time"] - start) / PS_PER_US, records["duration"] / PS_PER_US

    for name, colour in colours.items():
        mine = (bar_names == name) & (drawn >= 0)
        left, width = to_us(bars[mine])
        axes.barh(drawn[mine], width, left=left, height=0.74, color=colour, linewidth=0)
        waits = parts[WAIT][names[WAIT] == name]
        row = _row_of(waits, places)
        left, width = to_us(waits[row >= 0])
        axes.barh(row[row >= 0], width, left=left, height=0.74, facecolor=style.GROUND, edgecolor=colour,
                  hatch=style.WAIT_HATCH, linewidth=0.8)
    tags, tag_colours = Trace(parts[USER], trace.strings).names("symbol"), _tags(parts, trace)
    row = _row_of(parts[USER], places)
    for tag, colour in tag_colours.items():
        mine = (tags == tag) & (row >= 0)
        left, width = to_us(parts[USER][mine])
        axes.barh(row[mine], width, left=left, height=0.34 if rows_of == WAVE else 0.6, color=colour,
                  edgecolor=style.GROUND, linewidth=0.7)
    ends = np.concatenate([part["time"] + part["duration"] for part in parts.values() if len(part)])
    time_axes(axes, (int(ends.max()) - start) / PS_PER_US, len(places))
    labels = [f"block {block}, wave {wave}" if block >= 0 else "kernels" for block, wave in places]
    axes.set_yticks(range(len(places)), labels, fontsize=style.SMALL)


def _colours(parts, trace: Trace) -> dict[str, str]:
    every = np.concatenate([parts[LAUNCH], parts[WAVE]])
    every = every[np.argsort(every["time"], kind="stable")]
    return style.stage_colours(map(str, Trace(every, trace.strings).names("kernel")))


def _tags(parts, trace: Trace) -> dict[str, str]:
    """{event: colour} of the kernels' own events, none of them a kernel's colour. The longest come first, so that inner
    events lie on top."""
    names = Trace(parts[USER], trace.strings).names("symbol").astype(str)
    tags = sorted(set(names), key=lambda tag: (-parts[USER]["duration"][names == tag].max(), tag))
    free = [colour for colour in EVENTS if colour not in _colours(parts, trace).values()] or EVENTS
    return {tag: free[number % len(free)] for number, tag in enumerate(tags)}


def _legend(axes, parts, rows_of, trace: Trace) -> None:
    from matplotlib.patches import Patch
    handles = [] if rows_of == USER else [Patch(color=c, label=name) for name, c in _colours(parts, trace).items()]
    if len(parts[WAIT]) and rows_of == WAVE:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch=style.WAIT_HATCH, linewidth=0.8,
                             label="waits for a flag"))
    handles += [Patch(color=colour, label=f"event {tag or '(no name)'}") for tag, colour in _tags(parts, trace).items()]
    if handles:
        legend(axes, handles)


def _table(parts, rows_of, trace: Trace) -> Table:
    """Per kernel: waves, and how long they worked and waited."""
    if rows_of != WAVE:
        records = parts[rows_of]
        names = Trace(records, trace.strings).names("symbol" if rows_of == USER else "kernel").astype(str)
        took = {name: records["duration"][names == name] / PS_PER_US for name in dict.fromkeys(names)}
        return Table.of_rows(("event" if rows_of == USER else "kernel", "count", "mean us", "longest us"),
                             ((name, len(us), float(us.mean()), float(us.max())) for name, us in took.items()), label=trace.label)
    order = np.argsort(parts[WAVE]["time"], kind="stable")
    ran = parts[WAVE][order]
    names, waits = Trace(ran, trace.strings).names("kernel").astype(str), parts[WAIT]
    waiting = Trace(waits, trace.strings).names("kernel").astype(str)
    rows = []
    for name in dict.fromkeys(names):
        took, waited = ran["duration"][names == name], waits[waiting == name]
        rows.append((name, len(took), float(took.mean()) / PS_PER_US, float(took.max()) / PS_PER_US,
                     float(took.sum() - waited["duration"].sum()) / PS_PER_US / len(took),
                     float(waited["duration"].sum() / max(took.sum(), 1)), len(np.unique(intervals.wave_keys(waited)))))
    units = {"working": "mean time not waiting", "waves": "count", "waves that waited": "count", "wait share": "of the waves' time"}
    return Table.of_rows(("kernel", "waves", "mean us", "longest us", "working", "wait share", "waves that waited"), rows,
                         unit="us per wave", units=units, label=trace.label)


def _describe(table: Table, rows_of, subject, missing, total, drawn, label) -> str:
    if rows_of != WAVE:
        first = table.columns[0]
        counted = ", ".join(f"{count} {name}" for name, count in zip(table[first], table["count"]))
        return f"Timeline of {subject}: {counted}; {missing}. {sentence(label)}"
    most = int(np.argmax(table["wait share"]))
    longest = int(np.argmax(table["longest us"]))
    text = (f"Timeline of {f'{drawn} of ' if drawn < total else ''}the {total} waves of {subject}. The longest wave takes "
            f"{table['longest us'][longest]:.1f} us, in {table['kernel'][longest]}.")
    if table["wait share"][most] > 0:
        text += (f" Most waiting is in {table['kernel'][most]}: {table['wait share'][most]:.0%} of its waves' time, by "
                 f"{table['waves that waited'][most]} of {table['waves'][most]} waves.")
    return f"{text} {sentence(label)}"
