"""`Film`: an animated drawing as plain data: boxes that change, moving shapes, bars, sentences.

    film = Film(600, 260, end=3.0, label="counted")
    memory = film.box(40, 60, 120, 40, title="count[e]", words="7")
    film.fly(0.2, 0.8, (300, 80), (160, 80), style.BLUE, words="8")
    film.set(memory, 0.8, words="8", frame=True)
    film.say(0.8, "Wave A has stored 8.")
    show.player(film)        # a `FilmPlayer`: plays on any page, without a Jupyter kernel

Lengths are pixels of a drawing 560 to 640 wide, from the left and the top. Times run from 0 to `end`.
As HTML a film plays without a Jupyter kernel; elsewhere it shows a few still moments.
"""
import base64
import io
import json
import re
import textwrap
import zlib
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np

from ... import markup
from ...files import write_whole
from ...table import Table
from . import style
from ._picture import Picture, digest_of, sentence

DOT, FLAG = "dot", "flag"
TEXT = 12  # pixels
SECONDS = 12  # default playing time of a film


@dataclass(slots=True)
class Box:
    """A rectangle. keys: (time, words, fill, hatched, framed), its appearance from that time on."""

    x: float
    y: float
    w: float
    h: float
    title: str
    keys: list[tuple] = field(default_factory=list)

    def at(self, time: float) -> tuple | None:
        return self.keys[number - 1] if (number := bisect_right([key[0] for key in self.keys], time)) else None


@dataclass(slots=True)
class Bar:
    """A part of a rectangle: from `begins` to `ends` (0 to 1) of its length, from each of `times` on. up: it is
    vertical."""

    x: float
    y: float
    w: float
    h: float
    fill: str
    hatched: bool
    up: bool
    times: list[float]
    begins: list[float]
    ends: list[float]

    def at(self, time: float) -> tuple[float, float, float, float]:
        """x, y, width, height of the part."""
        number = max(0, bisect_right(self.times, time) - 1)
        begin, end = self.begins[number], self.ends[number]
        if self.up:
            return self.x, self.y + self.h * (1 - end), self.w, self.h * (end - begin)
        return self.x + self.w * begin, self.y, self.w * (end - begin), self.h


@dataclass(slots=True)
class Flight:
    start: float
    stop: float
    begin: tuple[float, float]
    end: tuple[float, float]
    fill: str
    shape: str
    words: str
    of: tuple[int, ...]

    def at(self, time: float) -> tuple[float, float] | None:
        if not self.start <= time < self.stop:
            return None
        far = (time - self.start) / (self.stop - self.start)
        return tuple(a + (b - a) * far for a, b in zip(self.begin, self.end))


class Film:
    """An animated picture: boxes, bars, flights, lines and texts, and a sentence for each time. See the module.

    width, height: of the picture, in its own units, which all places use. end: the last moment. unit: of all times, ""
    for moments without one. seconds: playing time in seconds. label: where it comes from. menu: {"rank 0": 0, ...}, a
    choice of flights to look at alone (the `of` of a flight). Raises ValueError for a film that lasts no time.
    """

    def __init__(self, width: float, height: float, end: float, *, unit: str = "", label: str = "", seconds: float = SECONDS,
                 menu: dict[str, int] | None = None):
        if not end > 0:
            raise ValueError(f"a film lasts longer than {end}")
        self.width, self.height, self.end, self.unit, self.label, self.seconds = width, height, end, unit, label, seconds
        self.menu = menu or {}
        self.boxes: list[Box] = []
        self.bars: list[Bar] = []
        self.flights: list[Flight] = []
        self.lines: list[tuple] = []
        self.texts: list[tuple] = []
        self.sentences: list[tuple[float, str]] = []
        self.legend: list[tuple[str, str, str]] = []  # fill, shape ("box", "hatch", DOT, FLAG), words

    def box(self, x, y, w, h, title: str = "", words: str = "", fill: str = style.GROUND, at: float = 0,
            hatched: bool = False) -> Box:
        """A rectangle with a title above it and words in it. It exists from `at` on."""
        box = Box(x, y, w, h, title)
        box.keys.append((at, words, fill, hatched, False))
        self.boxes.append(box)
        return box

    def set(self, box: Box, at: float, words: str | None = None, fill: str | None = None, hatched: bool | None = None,
            frame: bool = False) -> None:
        """Changes a box's words, fill, hatching or frame from `at` on. Raises ValueError for a time before its latest
        change."""
        before = box.keys[-1]
        if at < before[0]:
            raise ValueError(f"a change at {at} after one at {before[0]}")
        new = (at, before[1] if words is None else words, before[2] if fill is None else fill,
               before[3] if hatched is None else hatched, frame)
        if at == before[0]:
            box.keys.pop()
        box.keys.append(new)

    def bar(self, x, y, w, h, fill, times, begins, ends, *, hatched: bool = False, up: bool = False) -> None:
        """A bar whose part from begins[i] to ends[i], shares of its length (0 to 1), is filled from times[i] on. up: it
        grows upwards."""
        self.bars.append(Bar(x, y, w, h, fill, hatched, up, list(times), list(begins), list(ends)))

    def fly(self, start, stop, begin, end, fill, words: str = "", shape: str = DOT, of: tuple[int, ...] = ()) -> None:
        """A shape that moves from one place to another, (x, y) each. Raises ValueError unless it starts before it
        stops."""
        if not stop > start:
            raise ValueError("what flies arrives later than it starts")
        at, to = (tuple(each if isinstance(each, int) else float(each) for each in place) for place in (begin, end))
        self.flights.append(Flight(start, stop, at, to, fill, shape, words, of))

    def line(self, x0, y0, x1, y1) -> None:
        """A thin line between two places."""
        self.lines.append((x0, y0, x1, y1))

    def text(self, x, y, words: str, muted: bool = False) -> None:
        """A text, centred on a place."""
        self.texts.append((x, y, words, muted))

    def say(self, at: float, sentence: str) -> None:
        """Sets the sentence from `at` on, a moment that one can step to. Raises ValueError out of order."""
        if self.sentences and at <= self.sentences[-1][0]:
            raise ValueError("sentences come in the order of their times")
        self.sentences.append((at, sentence))

    def said(self, at: float) -> str:
        """The sentence of a moment."""
        number = bisect_right([time for time, _ in self.sentences], at)
        return self.sentences[number - 1][1] if number else ""

    def time(self, at: float) -> str:
        """A moment as text, "12.3 us"; "" for a film without unit."""
        return f"{at:.1f} {self.unit}" if self.unit else ""

    def data(self) -> dict:
        """The whole film, for the player's script: colours by number, times with the digits that the eye sees."""
        colours: dict[str, int] = {}

        def number(fill: str) -> int:
            return colours.setdefault(fill, len(colours))

        def short(values) -> list:
            return [round(float(value), 3) for value in values]

        boxes = [[*short((b.x, b.y, b.w, b.h)), b.title,
                  [[round(t, 5), words, number(fill), int(hatched), int(frame)] for t, words, fill, hatched, frame in b.keys]]
                 for b in self.boxes]
        bars = [[*short((b.x, b.y, b.w, b.h)), number(b.fill), int(b.hatched), int(b.up),
                 *map(list, zip(*_changes(short(b.times), short(b.begins), short(b.ends))))] for b in self.bars]
        digits = max(0, 4 - len(str(int(self.end))))  # after the point: a tenth of a picture on the screen
        starts = [0, *(f.start for f in self.flights)]  # what is stored: how much later than the one before, and how long
        flights = [[round(round(f.start, digits) - round(before, digits), digits), max(round(f.stop - f.start, digits), 10**-digits),
                    *(round(v, 1) for v in (*f.begin, *f.end)), number(f.fill), f.shape, f.words, list(f.of)]
                   for f, before in zip(self.flights, starts)]
        legend = [[number(fill), shape, words] for fill, shape, words in self.legend]
        return {"width": self.width, "height": self.height, "end": self.end, "seconds": self.seconds, "unit": self.unit,
                "boxes": boxes, "bars": bars, "flights": flights, "lines": self.lines, "texts": self.texts,
                "says": [[min(round(t, 5), self.end), words] for t, words in self.sentences], "legend": legend,
                "menu": list(self.menu.items()), "colours": list(colours), "label": self.label}


def _changes(times: list, begins: list, ends: list) -> list[tuple]:
    """Only the moments at which a bar changes."""
    rows = list(zip(times, begins, ends))
    return [row for number, row in enumerate(rows) if not number or row[1:] != rows[number - 1][1:]]


PLAYER, PAGE = (Path(__file__).with_name(name) for name in ("player.html", "film.html"))


def player(film: Film, alt: str = "", moments: int | list[float] = 4, title: str = "") -> "FilmPlayer":
    """A film to play. alt: alternative text (default: the sentences of its moments). moments: the number of moments in
    the still, or their times. title: of its page."""
    return FilmPlayer(film, alt, moments, title)


class FilmPlayer(Picture):
    """The result of `player`: a Picture of some moments, with `page`, the player. film: the data."""

    def __init__(self, film: Film, alt: str = "", moments: int | list[float] = 4, title: str = "", *,
                 table: Table | None = None, data: list | None = None):
        self.film, self.title = film, title
        self._chosen = chosen = moments_of(film, moments) if isinstance(moments, int) else moments
        sentences = [film.said(at) for at in chosen]
        columns = {film.unit or "moment": [float(f"{at:.3g}") for at in chosen] if film.unit else list(range(1, len(chosen) + 1)),
                   "what": sentences}
        label = sentence(film.label).removesuffix(".")
        alt = alt or f"{len(chosen)} moments of a film: {' '.join(sentences)} {label}."
        self._data = json.dumps(film.data(), separators=(",", ":"), ensure_ascii=False)
        super().__init__(None, alt, table or Table(columns, label=film.label), data or ["film", self._data])

    @cached_property
    def figure(self):
        with style.settings():
            figure = still(self.film, self._chosen)
            style.stamp(figure, self.film.label)
        return figure

    @property
    def page(self) -> str:
        """The player as HTML. Without scripts, and in print, it shows the still. What needs scripts is deflated (RFC 1950) and in base64,
        a seventh of its size; since zlib's versions deflate differently, the page has a digest of it to compare."""
        code = re.sub(r"\n +", "\n", PLAYER.read_text(encoding="utf-8"))
        run = digest_of([code, self._data])
        player = markup.fill(code, RUN=run, DATA=markup.script(self._data))
        return markup.fill(PAGE.read_text(encoding="utf-8"), RUN=run, STILL=self.image, TITLE=markup.text(self.title or "film"),
                           PACKED=base64.b64encode(zlib.compress(player.encode(), 9)).decode())

    drawing = page

    @property
    def image(self) -> str:
        """The moments as HTML, their sentences as text below: letters drawn were half of the still's bytes."""
        with style.settings():
            figure = still(self.film, self._chosen, sentences=False)
            style.stamp(figure, self.film.label)
            image = self._image(figure, style.STILL)
        return image + "".join(f"<div><b>{markup.text(head(self.film, number, at))}</b> {markup.text(self.film.said(at))}</div>"
                               for number, at in enumerate(self._chosen, 1))

    def save(self, path: str | Path) -> None:
        """Writes the PNG. A name that ends in .html gets a page of its own, one in .gif or .webp an animation."""
        if Path(path).suffix in (".gif", ".webp"):
            return write_whole(path, moving(self.film, Path(path).suffix[1:]))
        if Path(path).suffix != ".html":
            return super().save(path)
        write_whole(path, markup.page(self.title or "film", self.page).encode())


def moving(film: Film, kind: str, frames: int = 60, inches: float = 7.2) -> bytes:
    """An animation of so many frames, "gif" or lossless "webp" (half of its bytes), for pages that play no scripts."""
    from PIL import Image

    drawn = []
    with style.settings():
        for number in range(frames):
            at = film.end * (number + 0.5) / frames
            figure = style.figure(inches, inches * film.height / film.width + 0.5)
            axes = figure.subplots()
            draw(axes, film, at, inches * 72 / film.width)
            axes.set_title(film.time(at), fontsize=style.SMALL, loc="left", fontweight="normal")
            style.stamp(figure, film.label)
            if film.legend:
                figure.legend(handles=_legend(film), loc="outside upper left", ncols=4, fontsize=style.SMALL)
            drawn.append(style.drawn(figure, style.SCREEN))
    codes, palette = style.numbered(np.concatenate(drawn))  # the same for all frames: a frame stores what differs from the one before
    shown = [Image.fromarray(frame) for frame in codes.reshape(frames, -1, codes.shape[1])]
    for image in shown:
        image.putpalette(palette.tobytes())
    options = {}
    if kind == "webp":
        shown, options = [image.convert("RGB") for image in shown], {"lossless": True, "quality": 100, "method": 6, "minimize_size": True}
    data, ms = io.BytesIO(), round(1000 * film.seconds / frames)
    shown[0].save(data, format=kind, save_all=True, append_images=shown[1:], duration=ms, loop=0, **options)
    return data.getvalue()


def moments_of(film: Film, most: int) -> list[float]:
    """At most `most` moments to show, spread over the film: each in the middle of a sentence's time."""
    starts = [at for at, _ in film.sentences] or [film.end * i / most for i in range(most)]
    middles = [(a + b) / 2 for a, b in zip(starts, [*starts[1:], film.end])]
    if len(middles) <= most:
        return middles
    return [middles[round(i * (len(middles) - 1) / (most - 1))] for i in range(most)] if most > 1 else middles[-1:]


def head(film: Film, number: int, at: float) -> str:
    """The name of the still's moment `number` (from 1): its time, or the number in a film without unit."""
    return film.time(at) or f"{number}"


def still(film: Film, moments: list[float], sentences: bool = True):
    """The figure of some moments, in two columns. sentences: each has its own above it."""
    columns = min(2, len(moments))
    rows = -(-len(moments) // columns)
    wide = 9.2 / columns
    tall = wide * film.height / film.width + (0.62 if sentences else 0.3)
    figure = style.figure(9.2, rows * tall + 0.5)
    grid = figure.subplots(rows, columns, squeeze=False).reshape(-1)
    for axes in grid[len(moments):]:
        axes.axis("off")
    for number, (axes, at) in enumerate(zip(grid, moments), 1):
        draw(axes, film, at, wide * 72 / film.width)
        title = head(film, number, at)
        if sentences:
            title = "\n".join(textwrap.wrap(f"{title}: {textwrap.shorten(film.said(at), 260, placeholder=' ...')}", 66))
        axes.set_title(title, fontsize=style.SMALL, fontweight="normal" if sentences else "bold", y=1.0)
    if film.legend:
        figure.legend(handles=_legend(film), loc="outside upper left", ncols=5, fontsize=style.SMALL)
    return figure


def draw(axes, film: Film, at: float, points: float) -> None:
    """Draws one moment. points: size in points of one pixel of the film."""
    from matplotlib.patches import Rectangle
    axes.axis("off")
    axes.set(xlim=(0, film.width), ylim=(film.height, 0), xticks=(), yticks=())
    axes.set_aspect("equal")
    size = max(5.2, TEXT * points)

    def rectangle(x, y, w, h, fill, hatched, edge, lw):
        # Hatching means waiting. It is drawn in the fill's colour on the ground, as in every picture.
        face = style.GROUND if hatched else fill
        axes.add_patch(Rectangle((x, y), w, h, facecolor=face, edgecolor=fill if hatched else edge, lw=lw,
                                 hatch=style.WAIT_HATCH if hatched else None))

    for x0, y0, x1, y1 in film.lines:
        axes.plot((x0, x1), (y0, y1), color=style.RULE, lw=0.8, zorder=0.5)
    for box in film.boxes:
        state = box.at(at)
        if state is None:
            continue
        _, text, fill, hatched, frame = state
        rectangle(box.x, box.y, box.w, box.h, fill, hatched, style.INK if frame else style.MUTED, 2.2 if frame else 0.8)
        if text:
            ink = style.INK if hatched else style.on(fill)
            axes.text(box.x + box.w / 2, box.y + box.h / 2, text, ha="center", va="center", fontsize=size, color=ink,
                      bbox={"boxstyle": "round,pad=0.1", "fc": style.GROUND, "ec": "none"} if hatched else None)
        if box.title:
            axes.text(box.x, box.y - 3, box.title, ha="left", va="bottom", fontsize=size, color=style.MUTED)
    for bar in film.bars:
        rectangle(*bar.at(at), bar.fill, bar.hatched, "none", 0)
    for x, y, text, muted in film.texts:
        axes.text(x, y, text, ha="center", va="center", fontsize=size, color=style.MUTED if muted else style.INK)
    for flight in film.flights:
        place = flight.at(at)
        if place is None:
            continue
        if flight.words:
            axes.text(*place, flight.words, ha="center", va="center", fontsize=size, color=style.on(flight.fill), zorder=5,
                      bbox={"boxstyle": "round,pad=0.25", "fc": flight.fill, "ec": style.INK, "lw": 0.8})
        else:
            axes.plot(*place, "o" if flight.shape == DOT else "D", ms=3, color=flight.fill, mec=style.INK, mew=0.3, zorder=4)


def _legend(film: Film) -> list:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    handles = []
    for fill, shape, text in film.legend:
        if shape in ("box", "hatch"):
            handles.append(Patch(facecolor=style.GROUND if shape == "hatch" else fill, edgecolor=fill if shape == "hatch" else
                              style.MUTED, hatch=style.WAIT_HATCH if shape == "hatch" else None, label=text))
        else:
            handles.append(Line2D([], [], marker="o" if shape == DOT else "D", linestyle="", color=fill, label=text,
                               markeredgecolor=style.INK))
    return handles
