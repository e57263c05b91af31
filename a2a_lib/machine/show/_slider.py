"""A film whose moments are values of a number instead of times: it shows the simulator's answer for each value."""
from collections.abc import Mapping

from ...table import Table
from . import style
from ._picture import sentence
from .film import Film, FilmPlayer

WIDTH, LEFT, HIGH, GAP = 620, 190, 22, 12  # of the drawing, left end of bars, height of a bar, distance of bars
MOST = 24  # values; 12 bars


def slider(name: str, answers: Mapping, *, label: str, unit: str = "", say: Mapping | None = None, log: bool = False) -> FilmPlayer:
    """`answers` as bars that follow a slider.

    name     the number that the slider sets, such as "blocks"
    answers  {value: {bar: number}}, in order; each value has the same bars; numbers are finite and not negative
    label    where the numbers come from
    unit     of the numbers
    say      {value: additional sentence}
    log      bars as long as the logarithm

    The picture contains the answers of all values, so it works on a page without a Jupyter kernel. Raises ValueError
    for no values, more than 24, more than 12 bars, or bars that differ from value to value.

    >>> import a2a_lib as a2a
    >>> turned = a2a.show.slider("blocks", {1: {"us": 8.0}, 4: {"us": 2.0}}, label="counted")
    >>> turned.table.columns
    ['blocks', 'us']
    """
    values = list(answers)
    bars = list(answers[values[0]]) if values else []
    if not 1 <= len(values) <= MOST or not 1 <= len(bars) <= MOST // 2:
        raise ValueError(f"a slider has 1 to {MOST} values and 1 to {MOST // 2} bars, not {len(values)} and {len(bars)}")
    if any(list(answers[value]) != bars for value in values):
        raise ValueError("each value has the same bars in the same order")
    rows = [[float(answers[value][bar]) for bar in bars] for value in values]
    if not all(0 <= number < float("inf") for row in rows for number in row):
        raise ValueError("a bar's number is finite and not negative")
    table = Table({name: [str(value) for value in values], **{bar: [row[i] for row in rows] for i, bar in enumerate(bars)}},
                  unit=unit, label=label)
    sentences = [f"{name} = {value}: " + ", ".join(f"{bar} {_short(number)}" for bar, number in zip(bars, row))
                 + (f" {unit}" if unit else "") + "." + (f" {say[value]}" if say and value in say else "")
                 for value, row in zip(values, rows)]
    first, last = sentences[0], sentences[-1]
    alt = (f"Bars that follow a slider, {name}, from {values[0]} to {values[-1]}. {first} {last if len(values) > 1 else ''} "
           + sentence(label))
    return FilmPlayer(_film(name, values, bars, rows, sentences, label, unit, log), " ".join(alt.split()), [0.5, len(values) - 0.5],
                      name, table=table)


def _film(name, values, bars, rows, sentences, label, unit, log) -> Film:
    film = Film(WIDTH, 58 + len(bars) * (HIGH + GAP), float(len(values)), label=label, seconds=1.5 * len(values))
    film.line(LEFT, 25, WIDTH - 20, 25)
    wide, most = WIDTH - LEFT - 90.0, [max(row[i] for row in rows) for i in range(len(bars))]
    together = max(most) if unit else 0
    shown = film.box(20, 14, LEFT - 40, 24, title=name)
    for step, value in enumerate(values):
        at = LEFT + (WIDTH - LEFT - 20) * (step + 0.5) / len(values)
        tick = film.box(at - 4, 18, 8, 14, fill=style.RULE)
        film.set(tick, float(step), fill=style.BLUE)
        film.set(tick, step + 1.0, fill=style.RULE)
        film.set(shown, float(step), words=str(value))
        film.say(float(step), sentences[step])
    for i, bar in enumerate(bars):
        y, scale = 50 + i * (HIGH + GAP), together or most[i] or 1.0
        film.text(LEFT / 2, y + HIGH / 2, bar)
        film.bar(LEFT, y, wide, HIGH, style.BLUE, [0, *range(len(values))], [0] * (len(values) + 1),
                 [_long(row[i], scale, log) for row in (rows[0], *rows)])
        number = film.box(LEFT + wide + 6, y, 64, HIGH)
        for step, row in enumerate(rows):
            film.set(number, float(step), words=_short(row[i]))
    return film


def _long(number: float, most: float, log: bool) -> float:
    if not log:
        return number / most
    from math import log as ln
    return ln(1 + number) / ln(1 + most)


def _short(number: float) -> str:
    if number == int(number) and number < 1e6:
        return str(int(number))
    return f"{number:.1f}" if number >= 10 else f"{number:.3g}"
