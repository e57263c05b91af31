"""`Picture`: a figure with its alternative text and the numbers behind it."""
from __future__ import annotations

import base64
import hashlib
import textwrap
from pathlib import Path

import numpy as np

from ..files import write_whole
from ..table import Table
from . import style


class Picture:
    """What the functions of `a2a_lib.show` return.

    alt:    one to three sentences that say what is in the picture, numbers included
    table:  the numbers behind it (a Table); its label says where they come from
    digest: twelve hex digits that are equal for equal data
    figure: the matplotlib figure; png: bytes

    In a notebook it shows the PNG, with the alternative text, and prints the table: continuous integration compares
    text, not pixels, and not everyone sees a picture. (JupyterLab gives a PNG no alternative text, so the words are
    printed above the table, as a caption.)
    """

    def __init__(self, figure, alt: str, table: Table, data):
        self.figure, self.alt, self.table = figure, alt, table
        self.digest = digest_of(data)
        self.png = style.png(figure)

    @property
    def text(self) -> str:
        """Words, table and digest, as printed."""
        return "\n".join([*textwrap.wrap(self.alt, 110), "", f"{self.table!r}; data {self.digest}"])

    def save(self, path: str | Path) -> None:
        """Writes the PNG."""
        write_whole(path, self.png)

    def __repr__(self) -> str:
        return self.text

    def _ipython_display_(self) -> None:
        from IPython.display import display
        width = round(self.figure.get_figwidth() * style.SCREEN)
        display({"image/png": base64.b64encode(self.png).decode(), "text/plain": self.alt}, raw=True,
                metadata={"image/png": {"alt": self.alt, "width": width}})
        print(self.text)


def digest_of(parts) -> str:
    """Twelve hex digits from a list of strings and integer arrays."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else np.ascontiguousarray(part, dtype="<i8").tobytes())
        digest.update(b"\0")
    return digest.hexdigest()[:12]
