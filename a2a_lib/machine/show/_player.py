"""A run as a film: rows and flags that go from rank to rank.

A transfer counts from the first store of a row to the arrival of its last byte. So bytes that still queue at their sender count, and
far more are sent and not there than the links hold.
"""
from typing import Any

import numpy as np

from ...table import Table
from ..trace import Trace
from ..trace.analysis.motion import Moment, Motion
from . import style
from ._picture import sentence
from .film import DOT, FLAG, Film, FilmPlayer

STEPS, SHOWN = 120, 4  # moments from the first launch to the last end, and in the still
MOST = 1800  # dots and flags in the whole film, so that it stays small
WIDTH, HEIGHT = 640, 330
CENTRE, RADIUS, BOX, NAME = (170, 172), 128, (52, 40), 22  # NAME: width of the number in a rank's box
BARS, BAR, GAP = (368, 622), 22, 36  # left and right end, thickness, distance of bars


def play(trace: Trace, steps: int = STEPS) -> FilmPlayer:
    """The run of `trace`, to play and to scrub: data that was sent and has not arrived, and the state of the flags.

    It plays as HTML, stored too, with buttons, a slider and a menu for one rank's traffic. Printed or without scripts,
    it shows four moments of it, and their numbers. steps: number of intervals that have a sentence of their own. Raises
    ValueError if nothing was launched or nothing moved between ranks.
    """
    motion = Motion(trace, steps)
    chosen = [round(steps * (i + 0.5) / SHOWN) for i in range(SHOWN)]
    unit, size = _unit(motion)
    rows = [_row(motion.moment(step), unit, size) for step in chosen]
    table = Table({name: [row[name] for row in rows] for name in rows[0]},
                  unit="flags of all ranks; waiting: share of running waves", label=trace.label)
    alt = (f"{SHOWN} moments of a run of {motion.end:.0f} us on {motion.ranks} ranks, drawn in a circle, with dots "
           f"for data sent and not yet there, and bars for the flags of each rank. "
           f"At {_list(rows, 'us')} us {_list(rows, f'{unit} not yet there')} {unit} are sent and not yet there, and "
           f"{_list(rows, 'flags seen')} of {int(motion.lives.count.sum())} flags have been seen. "
           + sentence(trace.label))
    return FilmPlayer(film_of(motion), alt, [float(motion.times[step]) for step in chosen], "the run", table=table,
                      data=motion.data())


def _unit(motion: Motion) -> tuple[str, int]:
    """The unit of the bytes that are sent and not yet there, and its size: MiB if a moment has that much, else KiB."""
    return ("MiB", 2**20) if max(motion.moment(step).bytes for step in range(motion.steps + 1)) >= 2**20 else ("KiB", 2**10)


def _row(moment: Moment, unit: str, size: int) -> dict[str, Any]:
    """{column of the printed table: value} of a moment."""
    return {"us": moment.us, f"{unit} not yet there": moment.bytes / size, "flags seen": moment.seen, "not yet seen": moment.unseen,
            "flags in flight": moment.in_flight, "not yet set": moment.unset, "waiting": f"{moment.waiting:.0%}"}


def _sentence(motion: Motion, step: int, unit: str, size: int) -> str:
    """The sentence for a step."""
    moment, running = motion.moment(step), motion.running(step)
    names = [running[rank][0] for rank in sorted(running)]
    doing = ", ".join(f"{name} runs on {names.count(name)} of {motion.ranks} ranks" for name in dict.fromkeys(names))
    return (f"{doing or 'No kernel runs'}. {moment.bytes / size:.1f} {unit} are sent and not yet there. Flags: {moment.seen} seen, "
            f"{moment.unseen} arrived, {moment.in_flight} in flight, {moment.unset} not set. "
            f"{moment.waiting:.0%} of the running waves wait.")


def _list(rows: list[dict], name: str) -> str:
    texts = [str(row[name]) if isinstance(row[name], int) else f"{row[name]:.1f}" for row in rows]
    return " and ".join(filter(None, [", ".join(texts[:-1]), texts[-1]]))


def film_of(motion: Motion) -> Film:
    """The film of a run: ranks in a circle, their flags as bars on the right."""
    ranks = range(motion.ranks)
    film = Film(WIDTH, HEIGHT, motion.end, unit="µs", label=motion.label, menu={f"rank {rank}": rank for rank in ranks})
    angle = [np.pi / 2 - 2 * np.pi * rank / motion.ranks for rank in ranks]
    at = [(CENTRE[0] + RADIUS * np.cos(a), CENTRE[1] - RADIUS * np.sin(a)) for a in angle]
    for a in ranks:
        for b in range(a + 1, motion.ranks):
            film.line(*(round(float(v), 1) for v in (*at[a], *at[b])))
    colours = style.stage_colours([*(run.kernel for run in sorted(motion.runs, key=lambda run: run.start)), *motion.kernels])
    _add_ranks(film, motion, at, colours)
    _add_flights(film, motion, at, colours)
    _add_flags(film, motion)
    unit, size = _unit(motion)
    for step, time in enumerate(motion.times):
        film.say(float(time), _sentence(motion, step, unit, size))
    _add_legend(film, motion, colours)
    return film


def _add_ranks(film: Film, motion: Motion, at: list, colours: dict[str, str]) -> None:
    """A box for each rank in the colour of its running kernel. Beside its number the hatched part is the share of its waves that wait."""
    states = [motion.running(step) for step in range(motion.steps + 1)]
    for rank, (x, y) in enumerate(at):
        corner = float(x) - BOX[0] / 2, float(y) - BOX[1] / 2
        box = film.box(*corner, *BOX)
        before = None
        for step, running in enumerate(states):
            kernel = running.get(rank, (None, 0.0))[0]
            if kernel != before:
                film.set(box, float(motion.times[step]), fill=colours[kernel] if kernel else style.GROUND)
                before = kernel
        for kernel in dict.fromkeys(state[rank][0] for state in states if rank in state):
            share = [running[rank][1] if running.get(rank, (None,))[0] == kernel else 0.0 for running in states]
            film.bar(corner[0] + NAME, corner[1], BOX[0] - NAME, BOX[1], colours[kernel], motion.times, [0.0] * len(share), share,
                     hatched=True, up=True)
        name = film.box(corner[0] + 2, float(y) - 9, NAME - 4, 18, words=str(rank))
        assert name.keys


def _add_flights(film: Film, motion: Motion, at: list, colours: dict[str, str]) -> None:
    edge, points = 30.0, np.array(at)

    def way(src: int, dst: int):
        """A path between the rims of two ranks. It runs to the right of the line, so that both directions stay apart."""
        along = points[dst] - points[src]
        along = along / np.linalg.norm(along)
        aside = np.array([-along[1], along[0]]) * 5
        return points[src] + along * edge + aside, points[dst] - along * edge + aside

    shown = motion.dots()
    for i in shown[::max(1, -(-len(shown) // MOST))]:
        src, dst = int(motion.src[i]), int(motion.dst[i])
        film.fly(float(motion.start[i]), float(motion.stop[i]), *way(src, dst), colours[motion.kernels[motion.kernel[i]]],
                 of=(src, dst))
    lives = motion.lives
    far = np.flatnonzero((lives.src != lives.dst) & (lives.set < lives.arrived) & (lives.src >= 0))
    for i in far[::max(1, -(-len(far) // (MOST // 2)))]:
        src, dst = int(lives.src[i]), int(lives.dst[i])
        film.fly(float(lives.set[i]), float(lives.arrived[i]), *way(src, dst), style.VERMILION, shape=FLAG, of=(src, dst))


def _add_flags(film: Film, motion: Motion) -> None:
    if not len(motion.lives):
        return
    (left, right), flags = BARS, np.array([motion.flags(step) for step in range(motion.steps + 1)])
    most = max(1, int(flags[0].sum(1).max()))
    gap = min(GAP, (HEIGHT - 60) / motion.ranks)
    film.text((left + right) / 2, 14, f"flags each rank waits for (of {most})", muted=True)
    for rank in range(motion.ranks):
        y, begin = 30 + rank * gap, np.zeros(len(flags))
        film.box(left, y, (right - left) * flags[0, rank].sum() / most, BAR * gap / GAP)
        film.text(left - 10, y + BAR * gap / GAP / 2, str(rank))
        for column, (fill, hatched) in enumerate(((style.BLUE, False), (style.SKY, False), (style.VERMILION, False))):
            end = begin + flags[:, rank, column] / most
            film.bar(left, y, right - left, BAR * gap / GAP, fill, motion.times, begin, end, hatched=hatched)
            begin = end


def _add_legend(film: Film, motion: Motion, colours: dict[str, str]) -> None:
    size = f"{motion.unit / 1024:.0f} KiB" if motion.unit >= 1024 else f"{motion.unit} bytes"
    film.legend = [(colour, "box", name or "copy") for name, colour in colours.items()]
    film.legend += [(next(iter(colours.values())), DOT, f"{size}, sent and not yet there"),
                    (style.GREY, "hatch", "share of waves that wait")]
    if len(motion.lives):
        film.legend += [(style.VERMILION, FLAG, "flag in flight"), (style.BLUE, "box", "flags seen"),
                        (style.SKY, "box", "flags arrived, not seen")]
