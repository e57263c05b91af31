"""The programs of a persistent kernel on one rank: their tasks, the rows that each of a GEMM multiplies, and when they wait. As pictures,
and as a film with how much of all work is done."""
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ...plurals import quantity
from ...table import Table
from ..trace import PS_PER_US, USER, Trace
from ..trace.analysis.kernel_runs import origin_ps
from ..trace.analysis.tile_work import WAITING, TileWork
from . import style
from ._picture import Picture, legend, sentence, time_axes
from .film import Film, FilmPlayer

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
    records, names, colours = _noted(trace, rank)
    starts, lengths = (records["time"] - origin_ps(trace)) / PS_PER_US, records["duration"] / PS_PER_US
    row = records["block"].astype(np.int64)
    table = _table_of_tasks(trace, names, starts, lengths, colours)
    with style.settings():
        count = int(row.max()) + 1
        fig = style.figure(9.2, min(6.0, 1.7 + 0.075 * count))
        axes = fig.add_subplot()
        for name in [*colours, WAITS]:
            _task_bars(axes, row[names == name], starts[names == name], lengths[names == name], colours.get(name))
        time_axes(axes, float((starts + lengths).max()), count)
        axes.set_yticks([0, count - 1], ["program 0", str(count - 1)] if count > 1 else ["program 0", ""][:count])
        axes.set_title(title or f"Rank {rank}: what each program does")
        _legend(axes, colours, WAITS in set(names), 8)
        data = [np.array([[at, round(a * 1e6), round(b * 1e6)] for at, a, b in zip(row, starts, lengths, strict=True)])]
        return Picture(fig, _describe_tasks(trace, rank, table, names, lengths, count), table, data)


def _noted(trace: Trace, rank: int) -> tuple[np.ndarray, np.ndarray, dict[str, str]]:
    """The tasks of a rank by time: records, names of their kinds, and {kind: colour} without waiting. ValueError if there are none."""
    records = trace.records[(trace.records["kind"] == USER) & (trace.records["rank"] == rank)]
    if not len(records):
        raise ValueError(f"rank {rank} noted no tasks in this trace")
    records = records[np.argsort(records["time"], kind="stable")]
    names = Trace(records, trace.strings).names("symbol").astype(str)
    kinds = [kind for kind in KINDS if kind in set(names)] + sorted(set(names) - set(KINDS) - {WAITS})
    return records, names, {kind: KINDS.get(kind, style.GREY) for kind in kinds}


def _task_bars(axes, rows, starts, lengths, colour) -> None:
    """Draws bars. colour: None for waiting."""
    from matplotlib.collections import PolyCollection
    low, high = rows - 0.425, rows + 0.425
    ends = starts + lengths
    corners = np.stack([np.stack([starts, low], 1), np.stack([starts, high], 1), np.stack([ends, high], 1),
                        np.stack([ends, low], 1)], 1)
    look = dict(facecolor=colour) if colour else dict(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH)
    axes.add_collection(PolyCollection(corners, linewidth=0, **look))


def _table_of_tasks(trace, names, starts, lengths, kinds) -> Table:
    rows = []
    for kind in [*kinds, *([WAITS] if WAITS in set(names) else [])]:
        own = names == kind
        rows.append((kind, int(own.sum()), starts[own].min(), (starts + lengths)[own].max(), lengths[own].sum()))
    return Table.of_rows(("kind", "tasks", "from_us", "to_us", "time_us"), rows, label=trace.label,
                         unit="us since the first launch; time: summed over programs", units={"tasks": "count"})


def _legend(axes, colours: Mapping[str, str], waits: bool, columns: int, *more: tuple[str, str]) -> None:
    """more: (name, colour) of what comes after waiting."""
    from matplotlib.patches import Patch
    handles = [Patch(color=colour, label=name) for name, colour in colours.items()]
    if waits:
        handles.append(Patch(facecolor=style.GROUND, edgecolor=style.MUTED, hatch=style.WAIT_HATCH, label="waits"))
    legend(axes, [*handles, *(Patch(color=colour, label=name) for name, colour in more)], columns)


def _describe_tasks(trace, rank, table, names, lengths, count) -> str:
    kinds = "; ".join(f"{tasks} {kind} from {begin:.1f} to {end:.1f} us" for kind, tasks, begin, end, _ in table.rows()
                      if kind != WAITS)
    waited = float(lengths[names == WAITS].sum() / lengths.sum())
    return f"Rank {rank}, {count} programs: {kinds}. Of the tasks' time {waited:.0%} is waiting. {sentence(trace.label)}"


COLOURS = (style.BLUE, style.ORANGE, style.GREEN, style.PURPLE, style.VERMILION, style.SKY, style.TAN, style.GREY)
COPY = 2.0  # height of a copy's bar, in programs


def tiles(trace: Trace, rank: int = 0, *, source: Callable[[int], int] | None = None, kernel: str | None = None,
          order: Sequence[int] = ()) -> Picture:
    """One row per program of a rank's GEMM, one colour per rank whose rows it multiplies, hatched where it waits. Above
    them are the copies that bring rows to this rank and, thinner, those that bring their flags. Without `source` a colour
    lasts until the tile is stored.

    source: flag's index -> the rank whose rows it announces, for kernels that wait before they multiply (AllGather ->
            GEMM). None: for kernels that set a flag after each tile, on the rank that owns it (GEMM -> ReduceScatter)
    kernel: its name (default: the longest on this rank)
    order:  the ranks in the order in which every program takes their rows, as many tiles of each. Own rows have no flag, so
            without it they are taken to come first. Work between two waits that is on several ranks' rows is cut into equal
            parts; what comes before the first wait of an order that begins with another rank's rows is left out

    The printed table has, per rank whose rows are multiplied: begin and end, the programs' time, and their waiting
    before. Raises KeyError for a kernel that is not in the trace, ValueError for a rank without waves, or whose rows `order` lacks.
    """
    work = TileWork(trace, rank, source, kernel, order)
    rows = [(owner, *work.row(owner)) for owner in work.owners]
    table = Table.of_rows(("rows of", "from_us", "to_us", "work_us", "waited_us"), rows, label=trace.label,
                          unit="us since the first launch; work, and the waiting before it: summed over programs")
    waits = any(piece.owner == WAITING for pieces in work.programs for piece in pieces)
    with style.settings():
        fig = style.figure(9.2, min(6.0, 1.6 + 0.055 * len(work.programs) + 0.13 * len(work.copies)))
        axes = fig.add_subplot()
        _draw_tiles(axes, work)
        axes.set_title(f"Rank {rank}: whose rows each program multiplies" + " and stores" * (source is None))
        _legend(axes, _owners(work, rank), waits, 6, *([("thin: the copy of a flag", style.MUTED)] if work.flags else []))
        data = [np.array([[i, *piece] for i, pieces in enumerate(work.programs) for piece in pieces]),
                np.array([*work.copies, *work.flags])]
        return Picture(fig, _describe_tiles(trace.label, rank, work, rows), table, data)


def _draw_tiles(axes, work: TileWork) -> None:
    sources = sorted({copy.owner for copy in work.copies})
    above = COPY * len(sources)
    for copy in work.copies:
        axes.barh(COPY * sources.index(copy.owner) + COPY / 2, left=copy.start / PS_PER_US,
                  width=(copy.end - copy.start) / PS_PER_US, height=0.6 * COPY, linewidth=0.6,
                  facecolor=style.faint(COLOURS[copy.owner % 8]), edgecolor=COLOURS[copy.owner % 8])
    for flag in work.flags:
        axes.barh(COPY * sources.index(flag.owner) + COPY / 2, left=flag.start / PS_PER_US,
                  width=(flag.end - flag.start) / PS_PER_US, height=0.2 * COPY, linewidth=0, color=COLOURS[flag.owner % 8])
    for row, pieces in enumerate(work.programs):
        for piece in pieces:
            look = {"height": 1.0, "facecolor": style.GROUND, "edgecolor": style.MUTED, "hatch": style.WAIT_HATCH} if (
                piece.owner == WAITING) else {"height": 0.92, "color": COLOURS[piece.owner % 8]}
            axes.barh(above + row + 0.5, left=piece.start / PS_PER_US, width=(piece.end - piece.start) / PS_PER_US, linewidth=0,
                      **look)
    everything = [*work.copies, *(piece for pieces in work.programs for piece in pieces)]
    time_axes(axes, max(piece.end for piece in everything) / PS_PER_US, len(work.programs))
    axes.set_xlim(left=min([0.0, *(copy.start / PS_PER_US for copy in work.copies)]))
    axes.set_ylim(above + len(work.programs) + 0.3, -0.3)
    axes.set_yticks([COPY * i + COPY / 2 for i in range(len(sources))] + [above + len(work.programs) / 2],
                    [f"copy from {source}" for source in sources] + [f"{len(work.programs)} programs"])


def _owners(work: TileWork, rank: int) -> dict[str, str]:
    """{what the rows of an owner are called: their colour}."""
    return {f"rows of rank {owner}{' (own)' * (owner == rank)}": COLOURS[owner % 8] for owner in work.owners}


def _describe_tiles(label: str, rank: int, work: TileWork, rows) -> str:
    count = len(work.programs)
    text = f"{count} program{'s' * (count != 1)} of rank {rank}. " + "; ".join(
        f"rows of rank {owner}{' (own)' * (owner == rank)} from {begin:.1f} to {end:.1f} us" for owner, begin, end, *_ in rows)
    text += f". They wait {work.waiting:.0%} of their time."
    if work.copies:
        first, last = (min(copy.start for copy in work.copies), max(copy.end for copy in work.copies))
        text += f" The copies bring rows from {first / PS_PER_US:.1f} to {last / PS_PER_US:.1f} us"
        text += f", the last flag is copied at {max(flag.end for flag in work.flags) / PS_PER_US:.1f} us." if work.flags else "."
    return f"{text} {sentence(label)}"


WIDTH, CELLS, BARS, BAR = 640, (20, 390), (420, 620), 20  # left and right edges of cells and of bars; a bar's height
STEPS, SHOWN = 60, 4  # moments with a sentence of their own, and in the still
COLUMNS = 16  # cells beside each other
ROWS_PART = 0.75  # of a copy's bar: the rest is its flag's


@dataclass(slots=True)
class Piece:
    """A part of a program's time, us. what: the number of its kind; -1: it waits."""

    start: float
    end: float
    what: int


@dataclass(slots=True)
class Work:
    """The work of the programs of a rank.

    kinds     (name, colour) of each kind of work
    programs  pieces per program
    copies    per copied rank (name, colour, times of its rows' copies, times of its flags' copies); a time is (start, end)
    verb      what programs do to a kind, and what a single one does
    """

    kinds: list[tuple[str, str]]
    programs: list[list[Piece]]
    copies: list[tuple[str, str, list[tuple[float, float]], list[tuple[float, float]]]]
    verb: tuple[str, str] = ("do", "does")

    @property
    def end(self) -> float:
        return max(piece.end for pieces in self.programs for piece in pieces)

    def at(self, time: float) -> list[int | None]:
        """The work of each program at a moment: a kind's number, -1 for waiting, None for nothing."""
        return [next((piece.what for piece in pieces if piece.start <= time < piece.end), None) for pieces in self.programs]

    def done(self, kind: int, times: np.ndarray) -> np.ndarray:
        """Share of a kind's pieces that have ended by each of `times`."""
        ends = np.sort([piece.end for pieces in self.programs for piece in pieces if piece.what == kind])
        return np.searchsorted(ends, times, side="right") / len(ends)


def play_tiles(trace: Trace, rank: int = 0, *, source: Callable[[int], int] | None = None, kernel: str | None = None) -> FilmPlayer:
    """`show.tiles` as a film. It has one cell per program, in the colour of the rank whose rows it multiplies, hatched while
    it waits. Without `source` a colour lasts until the tile is stored. Beside the cells are bars for the copies that bring rows,
    and for the work done on each rank's rows.

    source, kernel, errors: as in `show.tiles`.
    """
    work = TileWork(trace, rank, source, kernel)
    verb = ("multiply", "multiplies") if source else ("multiply or store", "multiplies or stores")
    number = {owner: i for i, owner in enumerate(work.owners)} | {WAITING: -1}
    programs = [[Piece(piece.start / PS_PER_US, piece.end / PS_PER_US, number[piece.owner]) for piece in pieces]
                for pieces in work.programs]
    copies = [(f"rank {owner}'s rows, then flag", COLOURS[owner % 8], _times(work.copies, owner), _times(work.flags, owner))
              for owner in sorted({copy.owner for copy in work.copies})]
    return _player(Work(list(_owners(work, rank).items()), programs, copies, verb), trace, rank, "tiles")


def _times(copies, owner: int) -> list[tuple[float, float]]:
    return [(copy.start / PS_PER_US, copy.end / PS_PER_US) for copy in copies if copy.owner == owner]


def play_tasks(trace: Trace, rank: int = 0) -> FilmPlayer:
    """`show.tasks` as a film. It has one cell per program, in the colour of its task's kind, hatched while the task's counter
    is too low. Beside them is a bar for each kind, the share of its tasks that are done.

    ValueError where no tasks were noted.
    """
    records, names, colours = _noted(trace, rank)
    number, origin = {kind: i for i, kind in enumerate(colours)} | {WAITS: -1}, origin_ps(trace)
    programs: list[list[Piece]] = [[] for _ in range(int(records["block"].max()) + 1)]
    for block, time, took, name in zip(*(records[part].tolist() for part in ("block", "time", "duration")), names):
        programs[block].append(Piece((time - origin) / PS_PER_US, (time - origin + took) / PS_PER_US, number[name]))
    return _player(Work(list(colours.items()), programs, []), trace, rank, "tasks")


def _player(work: Work, trace: Trace, rank: int, what: str) -> FilmPlayer:
    film = _film(work, trace.label, rank)
    chosen = _moments(work)
    counts = [_count(work, at) for at in chosen]
    columns = {"us": chosen, **{name: [count[i] for count in counts] for i, (name, _) in enumerate(work.kinds)},
               "waiting": [count[-1] for count in counts], "idle": [count[-2] for count in counts]}
    alt = (f"A film of the {quantity(len(work.programs), 'program')} of rank {rank} over {film.end:.0f} us. "
           + " ".join(f"At {at:.0f} us: {film.said(at)}" for at in chosen) + f" {sentence(trace.label)}")
    table = Table(columns, unit="programs", units={"us": "time since the first launch"}, label=trace.label)
    return FilmPlayer(film, alt, chosen, f"the {what} of rank {rank}", table=table)


def _moments(work: Work) -> list[float]:
    """Moments for the still, evenly spread; the nearest one to it is moved to where most programs wait."""
    times = [work.end * step / STEPS for step in range(STEPS)]
    chosen = [times[round(STEPS * (i + 0.5) / SHOWN)] for i in range(SHOWN)]
    waiting = [work.at(time).count(-1) for time in times]
    if max(waiting):
        at = times[int(np.argmax(waiting))]
        chosen[int(np.argmin(np.abs(np.array(chosen) - at)))] = at
    return chosen


def _count(work: Work, at: float) -> list[int]:
    """Programs at work on each kind, then idle ones, then waiting ones."""
    doing = work.at(at)
    return [*(doing.count(i) for i in range(len(work.kinds))), doing.count(None), doing.count(-1)]


def _film(work: Work, label: str, rank: int) -> Film:
    columns = min(COLUMNS, len(work.programs))
    rows, bars = -(-len(work.programs) // columns), len(work.copies) + len(work.kinds)
    wide = (CELLS[1] - CELLS[0]) / columns
    tall = min(wide, 190 / rows)
    film = Film(WIDTH, max(46 + rows * tall, 34 + 38 * bars), work.end, unit="µs", label=label)
    for number, pieces in enumerate(work.programs):
        _cell(film, work, pieces, CELLS[0] + number % columns * wide, 34 + number // columns * tall, wide - 2, tall - 2)
    film.text(sum(CELLS) / 2, 12, f"{quantity(len(work.programs), 'program')} of rank {rank}", muted=True)
    _bars(film, work)
    for i in range(STEPS):
        at = work.end * i / STEPS
        film.say(at, _sentence(work, at))
    film.legend = [(colour, "box", name) for name, colour in work.kinds] + [(style.GREY, "hatch", "waits")]
    return film


def _cell(film: Film, work: Work, pieces: list[Piece], x: float, y: float, w: float, h: float) -> None:
    """A box that has the colour of what its program does. A gap between two pieces is white."""
    box = film.box(x, y, w, h)
    last = 0.0
    for piece in pieces:
        if piece.start > last:
            film.set(box, last, fill=style.GROUND, hatched=False)
        waits = piece.what < 0
        film.set(box, max(piece.start, last), fill=style.GREY if waits else work.kinds[piece.what][1], hatched=waits)
        last = max(last, piece.end)
    film.set(box, last, fill=style.GROUND, hatched=False)


def _bars(film: Film, work: Work) -> None:
    """First the copies: they fill while they run, the flag's part last. Then each kind of work: the share that is done."""
    (left, right), times = BARS, np.linspace(0, work.end, 4 * STEPS + 1)
    zero = np.zeros(len(times))

    def progress(runs: list[tuple[float, float]]) -> np.ndarray:
        return np.mean([np.clip((times - start) / (end - start), 0, 1) for start, end in runs], axis=0) if runs else zero

    bars = [(f"copied: {name}", [(colour, zero, ROWS_PART * progress(rows)),
                       (style.INK, zero + ROWS_PART, ROWS_PART + (1 - ROWS_PART) * progress(flags))])
            for name, colour, rows, flags in work.copies]
    bars += [(f"done: {name}", [(colour, zero, work.done(kind, times))]) for kind, (name, colour) in enumerate(work.kinds)]
    for i, (title, parts) in enumerate(bars):
        film.box(left, 24 + 38 * i, right - left, BAR, title=title)
        for colour, begins, ends in parts:
            film.bar(left, 24 + 38 * i, right - left, BAR, colour, times, begins, ends)


def _sentence(work: Work, at: float) -> str:
    *doing, idle, waiting = _count(work, at)
    busy = [f"{count} {work.verb[count == 1]} {name}" for (name, _), count in zip(work.kinds, doing, strict=True) if count]
    parts = [*busy, *([f"{waiting} {'waits' if waiting == 1 else 'wait'}"] if waiting else []), *([f"{idle} idle"] if idle else [])]
    return f"{', '.join(parts)}."
