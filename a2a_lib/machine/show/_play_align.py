"""align & sort as an animation: rows are counted, starts are summed, flat tokens are placed."""
import numpy as np

from ...table import Table
from . import style
from .film import Film, FilmPlayer

MOST = 32  # flat tokens that can still be told apart
LABEL = "counted"
SECONDS = 0.35  # for each step


def play_align(topk_ids, num_experts: int, block_size: int) -> FilmPlayer:
    """Count, scan and place, one flat token after the other, to play and to scrub.

    topk_ids: [tokens, topk] integers (a tensor or an array), -1: dropped; at most 32 flat tokens. num_experts: at most
    8. block_size: rows of a tile. Printed or without scripts it shows four moments. Raises ValueError if there is
    nothing to draw, or too much.
    """
    steps = AlignSteps(topk_ids, num_experts, block_size)
    n = len(steps.flat)
    chosen = (n // 2, n + 1, n + 1 + n // 2, steps.last)
    table = Table({"moment": list(chosen), "what": [steps.what(step) for step in chosen],
                   "counted": [int(steps.rows(step).sum()) for step in chosen],
                   "placed": [int((steps.places(step) >= 0).sum()) for step in chosen],
                   "padding": [int((steps.places(step) == n).sum()) for step in chosen]}, label=LABEL)
    alt = (f"Four moments of align and sort of {n} flat tokens over {num_experts} experts in tiles of {block_size}: "
           + "; ".join(steps.words(step) for step in chosen) + ".")
    return FilmPlayer(film_of(steps), alt, [step + 0.5 for step in chosen], "align and sort", table=table,
                      data=["play_align", np.array([num_experts, block_size]), steps.flat])


class AlignSteps:
    """The state after each step. Steps 0 to n count, n + 1 scans, n + 2 to 2 n + 1 place, and the last one pads."""

    def __init__(self, topk_ids, num_experts: int, block_size: int):
        self.flat = np.asarray(topk_ids).astype(np.int64).reshape(-1)
        self.experts, self.block = num_experts, block_size
        counts = np.bincount(self.flat[self.flat >= 0], minlength=num_experts)
        padded = -(-counts // block_size) * block_size
        self.start = np.concatenate([[0], padded.cumsum()])
        self.last = 2 * len(self.flat) + 2
        if not 1 <= len(self.flat) <= MOST or not 1 <= num_experts <= 8 or self.start[-1] > 2 * MOST or not counts.sum():
            raise ValueError(f"play_align draws 1 to {MOST} flat tokens, 8 experts and {2 * MOST} places")
        next_place, self.place = self.start[:-1].copy(), np.full(len(self.flat), -1)
        for i, expert in enumerate(self.flat):
            if expert >= 0:
                self.place[i] = next_place[expert]
                next_place[expert] += 1

    def phase(self, step: int) -> str:
        n = len(self.flat)
        return "count" if step <= n else "scan" if step == n + 1 else "place" if step < self.last else "pad"

    def at(self, step: int) -> int:
        """The flat token that is processed; -1: none."""
        n = len(self.flat)
        return step - 1 if 1 <= step <= n else step - n - 2 if n + 1 < step < self.last else -1

    def rows(self, step: int) -> np.ndarray:
        counted = self.flat[:min(step, len(self.flat))]
        return np.bincount(counted[counted >= 0], minlength=self.experts)

    def places(self, step: int) -> np.ndarray:
        """The flat token in each place. -1: empty; the number of flat tokens: padding."""
        n, out = len(self.flat), np.full(self.start[-1], -1)
        for i in range(max(0, min(step - n - 1, n))):
            if self.place[i] >= 0:
                out[self.place[i]] = i
        if step == self.last:
            out[out < 0] = n
        return out

    def what(self, step: int) -> str:
        return {"count": "rows counted", "scan": "starts summed", "place": "flat tokens placed", "pad": "padded"}[
            self.phase(step)]

    def words(self, step: int) -> str:
        rows, starts, at = self.rows(step), self.start[:-1].tolist(), self.at(step)
        phase = self.phase(step)
        if phase == "count":
            return f"step {step}, count: rows of the experts so far {rows.tolist()}"
        if phase == "scan":
            return f"step {step}, scan: the experts' places start at {starts}"
        if phase == "place":
            if self.flat[at] < 0:
                return f"step {step}, place: flat token {at} is dropped"
            return f"step {step}, place: flat token {at}, of expert {self.flat[at]}, goes to place {self.place[at]}"
        return f"step {step}: {int((self.places(step) == len(self.flat)).sum())} places are padding"


def film_of(steps: AlignSteps) -> Film:
    """Flat tokens on top, rows per expert in the middle, places below. One unit of time for each step."""
    n, total = len(steps.flat), int(steps.start[-1])
    film = Film(640, 250, steps.last + 1, label=LABEL, seconds=SECONDS * (steps.last + 1))
    colours = [style.OTHERS[e % len(style.OTHERS)] for e in range(steps.experts)]
    cell = min(30.0, 620 / max(n, total))
    first, below = (640 - n * cell) / 2, (640 - total * cell) / 2
    film.text(80, 12, "topk_ids, flat", muted=True)
    top = [film.box(first + i * cell, 24, cell - 2, 24, words="-" if e < 0 else str(e),
                    fill=style.GROUND if e < 0 else colours[e]) for i, e in enumerate(steps.flat)]
    part = 620 / steps.experts
    rows = [film.box(10 + e * part, 112, part - 8, 24, title=f"expert {e}", words="0", fill=colours[e])
            for e in range(steps.experts)]
    film.text(80, 172, "sorted_ids", muted=True)
    places = [film.box(below + i * cell, 184, cell - 2, 24) for i in range(total)]
    for tile in range(total // steps.block):
        film.line(below + tile * steps.block * cell + 2, 214, below + (tile + 1) * steps.block * cell - 4, 214)
    film.text(80, 232, "a line under each tile", muted=True)
    for step in range(steps.last + 1):
        at, phase, sentence = steps.at(step), steps.phase(step), steps.words(step)
        film.say(step, f"{sentence[0].upper()}{sentence[1:]}.")
        _look(film, top, step, at)
        if phase == "count" and at >= 0 and steps.flat[at] >= 0:
            e = int(steps.flat[at])
            film.fly(step, step + 0.8, (first + at * cell + cell / 2, 50), (10 + e * part + part / 2, 110), colours[e])
            film.set(rows[e], step + 0.8, words=str(steps.rows(step)[e]))
        if phase == "scan":
            for e, box in enumerate(rows):
                film.set(box, step, words=f"{steps.rows(step)[e]}, from {steps.start[e]}")
        if phase == "place" and steps.flat[at] >= 0:
            e, to = int(steps.flat[at]), int(steps.place[at])
            film.fly(step, step + 0.4, (first + at * cell + cell / 2, 50), (below + to * cell + cell / 2, 182), colours[e])
            film.set(places[to], step + 0.4, words=str(at), fill=colours[e])
        if phase == "pad":
            for box, token in zip(places, steps.places(step)):
                if token == n:
                    film.set(box, step, fill=style.GREY, hatched=True)
    return film


def _look(film: Film, boxes: list, step: int, at: int) -> None:
    for i, box in enumerate(boxes):
        if (i == at) != box.keys[-1][4]:
            film.set(box, step, frame=i == at)
