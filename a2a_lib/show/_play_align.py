"""align & sort as it goes by: rows are counted, starts are summed, flat tokens are placed."""
from __future__ import annotations

import base64
import html
import io

import numpy as np

from ..table import Table
from . import style
from ._picture import Picture
from ._player import WIDGET_VIEW

MOST = 32  # flat tokens that can still be told apart
LABEL = "counted"


def play_align(topk_ids, num_experts: int, block_size: int, *, label: str = LABEL) -> AlignPlayer:
    """Count, scan and place, one flat token after the other, to play and to scrub.

    topk_ids: [tokens, topk] integers (a tensor or an array), -1: dropped; at most 32 flat tokens; num_experts: at most 8;
    block_size: rows of a tile. In a notebook that runs: a button to play and a slider. Stored, printed, or without
    ipywidgets: four moments. Raises ValueError for more than can be drawn, or nothing.
    """
    steps = AlignSteps(topk_ids, num_experts, block_size)
    n = len(steps.flat)
    chosen = (n // 2, n + 1, n + 1 + n // 2, steps.last)
    with style.settings():
        fig = style.figure(9.2, 6.6)
        axes = np.reshape(fig.subplots(2, 2), -1)
        for each, step in zip(axes, chosen):
            draw(each, steps, step)
        style.stamp(fig, label)
    table = Table({"moment": list(chosen), "what": [steps.what(step) for step in chosen],
                   "counted": [int(steps.rows(step).sum()) for step in chosen],
                   "placed": [int((steps.places(step) >= 0).sum()) for step in chosen],
                   "padding": [int((steps.places(step) == n).sum()) for step in chosen]}, label=label)
    alt = (f"Four moments of align and sort of {n} flat tokens over {num_experts} experts in tiles of {block_size}: "
           + "; ".join(steps.words(step) for step in chosen) + ".")
    return AlignPlayer(steps, fig, alt, table, ["play_align", np.array([num_experts, block_size]), steps.flat])


class AlignSteps:
    """What stands where after each step: steps 0 to n count, n + 1 scans, n + 2 to 2 n + 1 place, and the last one pads."""

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
        """The flat token that is looked at; -1: none."""
        n = len(self.flat)
        return step - 1 if 1 <= step <= n else step - n - 2 if n + 1 < step < self.last else -1

    def rows(self, step: int) -> np.ndarray:
        seen = self.flat[:min(step, len(self.flat))]
        return np.bincount(seen[seen >= 0], minlength=self.experts)

    def places(self, step: int) -> np.ndarray:
        """The flat token in each place; -1: nothing yet; the number of flat tokens: padding."""
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


def draw(axes, steps: AlignSteps, step: int) -> None:
    """One moment: flat tokens on top, rows per expert, places below."""
    from matplotlib.patches import Rectangle
    axes.clear()
    axes.axis("off")
    n, total = len(steps.flat), int(steps.start[-1])
    width = max(n, total)
    colours = [style.OTHERS[e % len(style.OTHERS)] for e in range(steps.experts)]
    axes.set(xlim=(-0.6, width + 0.2), ylim=(-1.5, 8.2))
    at, rows, places, phase = steps.at(step), steps.rows(step), steps.places(step), steps.phase(step)

    def box(x, y, text, colour, edge=style.MUTED, lw=0.7, **how):
        axes.add_patch(Rectangle((x, y), 0.92, 1.0, facecolor=colour, edgecolor=edge, lw=lw, **how))
        axes.text(x + 0.46, y + 0.48, text, ha="center", va="center", fontsize=style.SMALL, color=style.INK,
                  bbox={"boxstyle": "round,pad=0.1", "fc": style.GROUND, "ec": "none"} if text else None)

    first = (width - n) / 2
    for i, expert in enumerate(steps.flat):
        box(first + i, 6.6, "-" if expert < 0 else str(expert), style.GROUND if expert < 0 else colours[expert],
            style.INK if i == at else style.MUTED, 2.2 if i == at else 0.7)
    tall, step_x = max(1, int(np.bincount(steps.flat[steps.flat >= 0]).max())), width / steps.experts
    for e in range(steps.experts):
        x = (e + 0.5) * step_x - 0.5
        axes.add_patch(Rectangle((x, 3.2), 1.0, 2.4 * rows[e] / tall, facecolor=colours[e], edgecolor=style.MUTED, lw=0.7))
        said = f"{rows[e]}" if phase == "count" else f"{rows[e]}, from {steps.start[e]}"
        axes.text(x + 0.5, 2.55, f"e{e}: {said}", ha="center", va="center", fontsize=style.SMALL)
    if phase != "count":
        for place, token in enumerate(places):
            colour = style.GROUND if token < 0 or token == n else colours[steps.flat[token]]
            box(place, 0.2, "" if token < 0 else str(token), colour, hatch=style.WAIT_HATCH if token == n else None)
        for tile in range(total // steps.block):
            axes.plot((tile * steps.block + 0.15, (tile + 1) * steps.block - 0.23), (-0.15, -0.15), color=style.INK, lw=2)
        if phase == "place" and steps.flat[at] >= 0:
            axes.annotate("", (steps.place[at] + 0.46, 1.25), (first + at + 0.46, 6.55),
                          arrowprops={"arrowstyle": "->", "color": style.INK, "lw": 1.3})
    axes.text(0, -1.1, "below: sorted_ids, a line under each tile" if phase != "count" else "top: topk_ids, flat",
              fontsize=style.SMALL, color=style.MUTED)
    axes.set_title({"count": "count", "scan": "scan", "place": "place", "pad": "done: padding in the rest"}[phase]
                   + f" (step {step} of {steps.last})")


class AlignPlayer(Picture):
    """What `play_align` returns: a Picture of four moments, and in a running notebook `widget`, which moves."""

    def __init__(self, steps: AlignSteps, *picture):
        super().__init__(*picture)
        self.steps, self._widget = steps, None

    @property
    def widget(self):
        """The form with play button and slider (an ipywidgets.VBox), made when first asked for."""
        if self._widget is None:
            self._widget = form(self.steps)
        return self._widget

    def _ipython_display_(self) -> None:
        from IPython.display import display
        data = {"image/png": base64.b64encode(self.png).decode(), "text/plain": self.alt}
        try:  # one output of two forms: a front end that can shows the widget; stored notebooks keep the picture
            data[WIDGET_VIEW] = self.widget._repr_mimebundle_()[WIDGET_VIEW]
        except ImportError:
            pass
        width = round(self.figure.get_figwidth() * style.SCREEN)
        display(data, raw=True, metadata={"image/png": {"alt": self.alt, "width": width}})
        print(self.text)


def form(steps: AlignSteps):
    """The widget: it draws one image when the slider changes."""
    import ipywidgets as W
    with style.settings():
        fig = style.figure(8.2, 3.6)
        axes = fig.add_subplot()
    ends = {"min": 0, "max": steps.last, "value": 0}
    play = W.Play(**ends, interval=350, show_repeat=False, tooltip="play the steps")
    moment = W.IntSlider(**ends, description="step", layout=W.Layout(width="420px"))
    picture = W.HTML()  # not W.Image: that has no alternative text

    def frame(_=None):
        with style.settings():
            draw(axes, steps, moment.value)
            data = io.BytesIO()
            fig.savefig(data, format="png", dpi=1.25 * style.SCREEN)
        words = html.escape(steps.words(moment.value))
        picture.value = (f'<img alt="{words}" width="{round(8.2 * style.SCREEN)}" decoding="sync" '
                         f'src="data:image/png;base64,{base64.b64encode(data.getvalue()).decode()}"><div>{words}</div>')

    moment.observe(frame, "value")
    link = W.jslink((play, "value"), (moment, "value"))
    box = W.VBox([W.HBox([play, moment]), picture])
    box.link = link  # as long as the form lives
    frame()
    return box
