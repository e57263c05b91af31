"""Parts that the films share: their label, the lanes of a sequence diagram, and a message between two of them."""
from __future__ import annotations

from ...machine.show import style
from ...machine.show.film import Film

LABEL = "a sketch: the order of events is right, their length is not to scale"
GOOD, BAD, CALM = style.BLUE, style.VERMILION, style.GROUND


def film(width: float, height: float, end: float, seconds: float | None = None) -> Film:
    """An empty film of `end` steps, by default two seconds each."""
    return Film(width, height, end, label=LABEL, seconds=seconds or 2.0 * end)


def centre(box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def send(drawing: Film, start: float, stop: float, source, target, words: str, fill: str = GOOD) -> None:
    """Sends a message from the middle of one box to the middle of another, which then shows its key."""
    drawing.fly(start, stop, centre(source), centre(target), fill, words=words)
