"""`Picture`: a figure with its alternative text and the numbers behind it. Axes that several pictures share: time in us to the right,
from the first launch; one row per rank or wave."""
import base64
import hashlib
import re
import textwrap
from functools import cached_property
from pathlib import Path

import numpy as np

from ... import markup
from ...files import write_whole
from ...table import Table
from . import style

BAR = 0.72  # height of a bar, in rows


def time_axes(axes, span: float, rows: int) -> None:
    """A time axis of `span` us over `rows` rows, the first at the top."""
    axes.set_ylim(rows - 0.45, -0.55)
    axes.set_xlim(0, max(span, 1e-6) * 1.005)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel("µs since the first launch")


def legend(axes, handles, columns: int = 6) -> None:
    """Draws the legend between title and axes, in as many rows as it needs."""
    rows = -(-len(handles) // columns)
    columns = -(-len(handles) // rows)
    # matplotlib fills columns first
    handles = [handle for column in range(columns) for handle in handles[column::columns]]
    axes.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1.0), ncols=columns, fontsize=style.SMALL,
                borderaxespad=0.45)
    axes.title.set_position((0, 1))
    axes.set_title(axes.get_title(loc="left"), pad=12 + 14 * rows)


def sentence(label: str) -> str:
    """The source of numbers as a sentence."""
    return f"{label[:1].upper()}{label[1:]}."


SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")


class Picture:
    """The result of the functions of `a2a_lib.machine.show`.

    alt:    one to three sentences that say what is in the picture, numbers included
    table:  the numbers behind it (a Table); its label says where they come from
    digest: twelve hex digits that are equal for equal data
    figure: the matplotlib figure, with the table's label at its foot; png: bytes, drawn when somebody asks for them

    In a notebook it is one output: the picture with its alternative text, and one line. Folded beneath, "in words and
    numbers", are the whole text and the table. As text it is `text`, which continuous integration compares. Pixels are
    not compared, and not everyone sees them.
    """

    def __init__(self, figure, alt: str, table: Table, data):
        if figure is not None:  # None: the class makes it when it is needed
            self.figure = figure
            if table.label:
                with style.settings():
                    style.stamp(figure, table.label)
        self.alt, self.table = alt, table
        self.digest = digest_of(data)

    @cached_property
    def png(self) -> bytes:
        """The picture's bytes as a PNG. Drawn when first asked for, then kept."""
        with style.settings():
            return style.png(self.figure)

    @property
    def text(self) -> str:
        """Alternative text, table and digest, as printed."""
        return "\n".join([*textwrap.wrap(self.alt, 110), "", f"{self.table!r}; data {self.digest}"])

    @cached_property
    def image(self) -> str:
        """The picture as HTML, at most as wide as its column."""
        with style.settings():
            return self._image(self.figure)

    def _image(self, figure, dpi: int = style.DPI) -> str:
        data = base64.b64encode(style.webp(figure, dpi)).decode()
        width = round(figure.get_figwidth() * style.SCREEN)
        return (f'<img alt="{markup.text(self.alt)}" width="{width}" style="max-width: 100%; height: auto" '
                f'src="data:image/webp;base64,{data}">')

    @property
    def drawing(self) -> str:
        """The visible part as HTML: the image. Animated pictures replace it."""
        return self.image

    @property
    def output(self) -> dict[str, str]:
        """The output that a notebook stores: {MIME type: text}."""
        line, *details = SENTENCE.split(" ".join(self.alt.split()), maxsplit=1)
        summary, data = "In words and numbers", f"data {self.digest}"
        paragraphs = "".join(f"<p>{markup.text(part)}</p>" for part in details)
        return {
            "text/html": (f'<div class="a2a-picture">{self.drawing}<div>{markup.text(line)}</div>'
                          f"<details><summary>{markup.text(summary)}</summary>{paragraphs}{self.table._repr_html_()}"
                          f"<small>{markup.text(data)}</small></details></div>"),
            "text/plain": self.text,
        }

    def save(self, path: str | Path) -> None:
        """Writes the PNG."""
        write_whole(path, self.png)

    def __repr__(self) -> str:
        return self.text

    def _ipython_display_(self) -> None:
        from IPython.display import display
        display(self.output, raw=True)


def digest_of(parts) -> str:
    """Twelve hex digits from a list of strings and integer arrays."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else np.ascontiguousarray(part, dtype="<i8").tobytes())
        digest.update(b"\0")
    return digest.hexdigest()[:12]
