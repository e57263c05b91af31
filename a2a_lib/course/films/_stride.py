"""Lesson 11: a stride over a space that is mostly empty."""
import numpy as np

from ...machine.show import player, style
from . import _sketch


def stride(blocks: int = 256):
    """Which waves find rows if each of 4 waves of a block takes every (4 * blocks)-th slot of 32 experts x 2048. Only the first
    28 slots of each expert are filled. Returns a `FilmPlayer`; its table has the waves with rows and the busiest wave. Raises
    ValueError for no blocks."""
    if blocks < 1:
        raise ValueError("at least one block")
    rows, capacity, experts, number = 28, 2048, 32, 4 * blocks
    slots = (np.arange(experts)[:, None] * capacity + np.arange(rows)).reshape(-1)
    per_wave = np.bincount(slots % number, minlength=number)
    busiest, having = int(per_wave.max()), int((per_wave > 0).sum())
    end = float(experts)
    film = _sketch.film(620, 250, end + 1, seconds=12)
    film.text(310, 12, f"{number} waves, drawn as one row; the filled slots of each expert fall to these:", muted=True)
    wide, left = 560.0, 30.0
    film.box(left, 40, wide, 26)
    film.box(left, 110, wide, 100, title=f"rows of each wave so far (0 to {busiest})")
    cells, total = 140, np.zeros(number, dtype=int)
    step_of = -(-number // cells)
    busy = []
    for e in range(int(end)):
        mine = (e * capacity + np.arange(rows)) % number
        total[mine] += 1
        fall = sorted(set((mine // step_of).tolist()))
        film.say(e, f"Expert {e}: slots {e * capacity} to {e * capacity + rows - 1} fall to waves {int(mine[0])} to {int(mine[-1])}; "
                    f"{int((total > 0).sum())} waves have rows so far, the busiest {int(total.max())}.")
        x = [left + wide * cell / cells for cell in fall]
        film.bar(x[0], 40, max(wide / cells, x[-1] - x[0] + wide / cells) if len(x) == fall[-1] - fall[0] + 1 else wide / cells, 26,
                 style.BLUE, [0, e, e + 1], [0, 0, 0], [0, 1, 0])
        busy.append(np.array([total[c * step_of:(c + 1) * step_of].max(initial=0)
                              for c in range(-(-number // step_of))]))
    for cell in range(len(busy[0])):
        heights = [float(row[cell]) / busiest for row in busy]
        if max(heights):
            film.bar(left + wide * cell / cells, 110, wide / cells, 100, style.VERMILION if max(heights) > 0.5 and busiest > 4
                     else style.BLUE, [0, *range(1, len(heights) + 1)], [0] * (len(heights) + 1), [0, *heights], up=True)
    begins = number // int(np.gcd(number, capacity))
    film.say(end, f"All {experts} experts: {having} of {number} waves have rows, the busiest {busiest}. The experts' slots begin at "
                  f"{min(begins, experts)} different wave{'s' if min(begins, experts) > 1 else ''}.")
    return player(film, f"A film of {experts} experts with {rows} filled slots of {capacity} each, dealt out to {number} waves by a "
                        f"stride of {number}. In the end {having} waves have rows, the busiest {busiest}.", title=f"{blocks} blocks")
