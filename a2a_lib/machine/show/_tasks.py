"""Tasks of a persistent kernel: which program did which task at what time, and where it waited."""
import numpy as np

from ...table import Table
from ..trace import PS_PER_US, USER, Trace
from ..trace.analysis.kernel_runs import origin_ps
from . import style
from ._picture import Picture
from ._rows import legend, sentence, time_axes

KINDS = {"plan": style.GREY, "dispatch": style.BLUE, "tail": style.SKY, "up": style.GREEN, "down": style.PURPLE,
         "dhidden": style.TAN, "drows": style.VERMILION, "dweights": style.SKY, "scatter": style.VERMILION,
         "reduce": style.ORANGE}
WAITS = "waits"


def tasks(trace: Trace, rank: int = 0, *, title: str = "") -> Picture:
    """The tasks that a kernel recorded on a rank (its `user` records), one colour per kind; the kind "waits" is
    hatched.

    There is a row per program of the persistent grid. The printed table has per kind: number, first begin, last end, time worked.
    Raises ValueError if there are none.
    """
    records = trace.records[(trace.records["kind"] == USER) & (trace.records["rank"] == rank)]
    names = Trace(records, trace.strings).names("symbol").astype(str)
    if not len(records):
        raise ValueError(f"rank {rank} noted no tasks in this trace")
    records, names = records[np.argsort(records["time"], kind="stable")], names[np.argsort(records["time"], kind="stable")]
    origin = origin_ps(trace)
    starts, lengths = (records["time"] - origin) / PS_PER_US, records["duration"] / PS_PER_US
    row = records["block"].astype(np.int64)
    kinds = [kind for kind in KINDS if kind in set(names)] + sorted(set(names) - set(KINDS) - {WAITS})
    colours = dict(zip(kinds, [KINDS.get(kind, style.GREY) for kind in kinds], strict=True))
    table = _table(trace, names, starts, lengths, kinds)
    with style.settings():
        count = int(row.max()) + 1
        fig = style.figure(9.2, min(6.0, 1.7 + 0.075 * count))
        axes = fig.add_subplot()
        for name in [*kinds, WAITS]:
            _bars(axes, row[names == name], starts[names == name], lengths[names == name], colours.get(name))
        time_axes(axes, float((starts + lengths).max()), count)
        axes.set_yticks([0, count - 1], ["program 0", str(count - 1)] if count > 1 else ["program 0", ""][:count])
        axes.set_title(title or f"Rank {rank}: what each program does")
        _legend(axes, colours, WAITS in set(names))
        style.stamp(fig, trace.label)
        data = [np.array([[at, round(a * 1e6), round(b * 1e6)] for at, a, b in zip(row, starts, lengths, strict=True)])]
        return Picture(fig, _describe(trace, rank, table, names, lengths, count), table, data)


def _bars(axes, rows, starts, lengths, colour) -> None:
    """Draws bars. colour: None for waiting."""
    from matplotlib.collections import PolyCollection
    low, high = rows - 0.425, rows + 0.425
    ends = starts + lengths
    corners = np.stack([np.stack([starts, low], 1), np.stack([starts, high], 1), np.stack([ends, high], 1),
                        np.stack([ends, low], 1)], 1)
    look = dict(facecolor=colour) if colour else dict(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH)
    axes.add_collection(PolyCollection(corners, linewidth=0, **look))


def _table(trace, names, starts, lengths, kinds) -> Table:
    rows = []
    for kind in [*kinds, *([WAITS] if WAITS in set(names) else [])]:
        own = names == kind
        rows.append((kind, int(own.sum()), starts[own].min(), (starts + lengths)[own].max(), lengths[own].sum()))
    return Table.of_rows(("kind", "tasks", "from_us", "to_us", "time_us"), rows, label=trace.label,
                         unit="us since the first launch; time: summed over programs", units={"tasks": "count"})


def _legend(axes, colours, waits) -> None:
    from matplotlib.patches import Patch
    handles = [Patch(color=colour, label=kind) for kind, colour in colours.items()]
    if waits:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH, label="waits"))
    legend(axes, handles, columns=8)


def _describe(trace, rank, table, names, lengths, count) -> str:
    kinds = "; ".join(f"{tasks} {kind} from {begin:.1f} to {end:.1f} us" for kind, tasks, begin, end, _ in table.rows()
                      if kind != WAITS)
    waited = float(lengths[names == WAITS].sum() / lengths.sum())
    return f"Rank {rank}, {count} programs: {kinds}. Of the tasks' time {waited:.0%} is waiting. {sentence(trace.label)}"
