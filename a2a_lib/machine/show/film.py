"""`Film`: an animated drawing as plain data: boxes that change, moving shapes, bars, sentences.

    film = Film(600, 260, end=3.0, label="counted")
    memory = film.box(40, 60, 120, 40, title="count[e]", words="7")
    film.fly(0.2, 0.8, (300, 80), (160, 80), style.BLUE, words="8")
    film.set(memory, 0.8, words="8", frame=True)
    film.say(0.8, "Wave A has stored 8.")
    show.player(film)        # a `FilmPlayer`: plays on any page, without a Jupyter kernel

Lengths are pixels of a drawing 560 to 640 wide, from the left and the top. Times run from 0 to `end`.
"""
from bisect import bisect_right
from dataclasses import dataclass, field

from . import style

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
        digits = max(0, 5 - len(str(int(self.end))))  # after the point: a hundredth of a picture on the screen
        flights = [[round(f.start, digits), round(f.stop, digits), *(round(v, 1) for v in (*f.begin, *f.end)), number(f.fill), f.shape,
                    f.words, list(f.of)] for f in self.flights]
        legend = [[number(fill), shape, words] for fill, shape, words in self.legend]
        return {"width": self.width, "height": self.height, "end": self.end, "seconds": self.seconds, "unit": self.unit,
                "boxes": boxes, "bars": bars, "flights": flights, "lines": self.lines, "texts": self.texts,
                "says": [[min(round(t, 5), self.end), words] for t, words in self.sentences], "legend": legend,
                "menu": list(self.menu.items()), "colours": list(colours), "label": self.label}


def _changes(times: list, begins: list, ends: list) -> list[tuple]:
    """Only the moments at which a bar changes."""
    rows = list(zip(times, begins, ends))
    return [row for number, row in enumerate(rows) if not number or row[1:] != rows[number - 1][1:]]
