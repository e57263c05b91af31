"""Lesson 11: rows of several sources as one range."""
from itertools import accumulate

from ...machine.show import player, style
from . import _sketch

COLOURS = (style.BLUE, style.GREEN, style.PURPLE, style.ORANGE)


def ranges(counts=(3, 1, 0, 2), waves: int = 2):
    """Shows how `varlen` numbers the rows of all sources consecutively and deals them out. `counts`: rows of up to four
    sources (0 to 6 each, at least one in all). `waves`: 1 to 4. Returns a `FilmPlayer`. Raises ValueError for other
    numbers."""
    counts = [int(n) for n in counts]
    total = sum(counts)
    if not 1 <= len(counts) <= 4 or min(counts) < 0 or max(counts) > 6 or not total or not 1 <= waves <= 4:
        raise ValueError("1 to 4 sources of 0 to 6 rows, at least one row, and 1 to 4 waves")
    ends = list(accumulate(counts))
    film = _sketch.film(620, 300, 3 + total + 1)
    for s, n in enumerate(counts):
        film.text(50 + 150 * s, 18, f"source {s}: {n}")
        for row in range(n):
            film.box(20 + 150 * s + 22 * row, 32, 20, 24, words=str(row), fill=COLOURS[s])
    sums = [film.box(20 + 150 * s, 84, 60, 26, title="ends at" if not s else "", words="?") for s in range(len(counts))]
    cell = min(44.0, 580 / total)
    flat = [film.box(20 + cell * i, 150, cell - 3, 30, title="one flat range" if not i else "", words=str(i), at=2)
            for i in range(total)]
    takers = [film.box(20 + 150 * w, 236, 130, 30, words=f"wave {w}", at=2) for w in range(waves)]
    counts_text = ", ".join(map(str, counts))
    film.say(0, f"{len(counts)} sources have sent {counts_text} rows. Dealt out by source, one wave would take {max(counts)} rows and "
                f"another {min(counts)}.")
    film.say(1, "Prefix sums: where does each source's part end? Every wave adds the counts up for itself.")
    for s, end in enumerate(ends):
        film.set(sums[s], 1.2 + 0.15 * s, words=str(end), frame=True)
    film.say(2, f"So there is one range of {total} rows, whoever sent them, and wave w takes the numbers w, w + {waves}, ...")
    for i in range(total):
        at, w = 3 + i, i % waves
        s = sum(end <= i for end in ends)
        row = i - (ends[s - 1] if s else 0)
        film.say(at, f"Number {i}: {s} source{'s end' if s != 1 else ' ends'} at or before {i}, so it belongs to source {s}, and is "
                     f"its row {i} - {i - row} = {row}. Wave {w} takes it.")
        film.set(flat[i], at, fill=COLOURS[s], frame=True)
        film.fly(at + 0.2, at + 0.7, (20 + cell * i + cell / 2, 165), (85 + 150 * w, 218), COLOURS[s], words=f"s{s} r{row}")
        film.set(takers[w], at + 0.7, words=f"wave {w}: {i // waves + 1} row{'s' if i >= waves else ''}", frame=True)
        film.set(flat[i], at + 0.9)
    film.say(3 + total, f"No wave has more than {-(-total // waves)} rows: however uneven the sources are, the range is dealt out evenly.")
    return player(film, f"A film of {len(counts)} sources with {counts_text} rows, whose parts end at "
                        f"{', '.join(map(str, ends))} of one flat range; {waves} waves take its numbers in turn, and find source "
                        "and row by counting the parts that end before.", title="one flat range", moments=6)
