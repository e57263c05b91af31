"""The programs of a persistent kernel on one rank, as a film: what each one does, and how much of all work is done."""
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ...plurals import quantity
from ...table import Table
from ..trace import PS_PER_US, USER, Trace
from ..trace.analysis.kernel_runs import origin_ps
from ..trace.analysis.tile_work import WAITING, TileWork
from . import style
from ._film_player import FilmPlayer
from ._rows import sentence
from ._tasks import KINDS, WAITS
from ._tiles import COLOURS
from .film import Film

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
    kinds = [(f"rows of rank {owner}{' (own)' * (owner == rank)}", COLOURS[owner % 8]) for owner in work.owners]
    programs = [[Piece(piece.start / PS_PER_US, piece.end / PS_PER_US, number[piece.owner]) for piece in pieces]
                for pieces in work.programs]
    copies = [(f"rank {owner}'s rows, then flag", COLOURS[owner % 8], _times(work.copies, owner), _times(work.flags, owner))
              for owner in sorted({copy.owner for copy in work.copies})]
    return _player(Work(kinds, programs, copies, verb), trace, rank, "tiles")


def _times(copies, owner: int) -> list[tuple[float, float]]:
    return [(copy.start / PS_PER_US, copy.end / PS_PER_US) for copy in copies if copy.owner == owner]


def play_tasks(trace: Trace, rank: int = 0) -> FilmPlayer:
    """`show.tasks` as a film. It has one cell per program, in the colour of its task's kind, hatched while the task's counter
    is too low. Beside them is a bar for each kind, the share of its tasks that are done.

    ValueError where no tasks were noted.
    """
    records = trace.records[(trace.records["kind"] == USER) & (trace.records["rank"] == rank)]
    if not len(records):
        raise ValueError(f"rank {rank} noted no tasks in this trace")
    names = Trace(records, trace.strings).names("symbol").astype(str)
    kinds = [kind for kind in KINDS if kind in set(names)] + sorted(set(names) - set(KINDS) - {WAITS})
    number, origin = {kind: i for i, kind in enumerate(kinds)} | {WAITS: -1}, origin_ps(trace)
    programs: list[list[Piece]] = [[] for _ in range(int(records["block"].max()) + 1)]
    for i in np.argsort(records["time"], kind="stable"):
        begin = int(records["time"][i]) - origin
        programs[int(records["block"][i])].append(
            Piece(begin / PS_PER_US, (begin + int(records["duration"][i])) / PS_PER_US, number[names[i]]))
    return _player(Work([(kind, KINDS.get(kind, style.GREY)) for kind in kinds], programs, []), trace, rank, "tasks")


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
