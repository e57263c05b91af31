"""A film as a picture. As HTML it plays without a Jupyter kernel; elsewhere it shows a few still moments."""
from __future__ import annotations

import base64
import json
import re
import textwrap
import zlib
from functools import cached_property
from pathlib import Path

import numpy as np

from ... import markup
from ...files import write_whole
from ...table import Table
from . import style
from ._picture import Picture, digest_of
from ._rows import sentence
from .film import DOT, TEXT, Film

PLAYER, PAGE = (Path(__file__).with_name(name) for name in ("player.html", "film.html"))


def player(film: Film, alt: str = "", moments: int | list[float] = 4, title: str = "") -> FilmPlayer:
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
    import io

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
