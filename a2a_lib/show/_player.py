"""A run as it goes by: rows and flags on their way from rank to rank."""
from __future__ import annotations

import base64
import html
import io

import numpy as np

from ..table import Table
from ..trace import Trace
from . import style
from ._picture import Picture
from .motion import Motion

ALL = -1  # of the menu
STEPS = 120  # moments from the first launch to the last end
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def play(trace: Trace, moments: int = 4, steps: int = STEPS) -> Player:
    """The run of `trace`, to play and to scrub: what is on its way between ranks, and what the flags say.

    In a notebook that runs: buttons to play, a slider for the moment, a menu for one rank's traffic only. Stored,
    printed, or without ipywidgets: `moments` of the same pictures side by side, and their numbers. steps: how finely
    the slider divides the run. Raises ValueError if nothing was launched or nothing moved between ranks.
    """
    motion = Motion(trace, steps)
    chosen = [round(steps * (i + 0.5) / moments) for i in range(moments)]
    with style.settings():
        fig = style.figure(2.3 * moments, 4.1)
        grid = np.reshape(fig.subplots(2, moments, height_ratios=(2.3, 1), sharey="row"), (2, moments))
        for column, step in enumerate(chosen):
            scene = Scene(motion, grid[0, column], grid[1, column], small=True)
            scene.move(step)
            grid[0, column].set_title(f"{motion.times[step]:.0f} µs")
            grid[1, column].set_ylabel("" if column else "rank")
        fig.legend(handles=legend(motion), loc="outside upper left", ncols=5, fontsize=style.SMALL)
        style.stamp(fig, trace.label)
    rows = [motion.numbers(step) for step in chosen]
    table = Table({name: [row[name] for row in rows] for name in rows[0]},
                  unit="flags of all ranks; waiting: share of running waves", label=trace.label)
    alt = (f"{moments} moments of a run of {motion.end:.0f} us on {motion.ranks} ranks, drawn in a circle, with dots "
           f"for what is on its way between them, and bars for the flags of each rank. "
           f"At {_list(rows, 'us')} us there are {_list(rows, 'MiB on the way')} MiB on the way, and "
           f"{_list(rows, 'flags seen')} of {len(motion.lives)} flags have been seen. "
           f"{trace.label[0].upper()}{trace.label[1:]}.")
    return Player(motion, fig, alt, table, motion.data())


def _list(rows: list[dict], name: str) -> str:
    texts = [str(row[name]) if isinstance(row[name], int) else f"{row[name]:.1f}" for row in rows]
    return " and ".join(filter(None, [", ".join(texts[:-1]), texts[-1]]))


class Player(Picture):
    """What `play` returns: a Picture of a few moments, and in a running notebook `widget`, which moves."""

    def __init__(self, motion: Motion, *picture):
        super().__init__(*picture)
        self.motion, self._widget = motion, None

    @property
    def widget(self):
        """The form with play button and slider (an ipywidgets.VBox), made when first asked for."""
        if self._widget is None:
            self._widget = form(self.motion)
        return self._widget

    def _ipython_display_(self) -> None:
        from IPython.display import display
        data = {"image/png": base64.b64encode(self.png).decode(), "text/plain": self.alt}
        try:
            # One output of two forms: a front end that can shows the widget; stored notebooks keep the picture.
            data[WIDGET_VIEW] = self.widget._repr_mimebundle_()[WIDGET_VIEW]
        except ImportError:
            pass
        width = round(self.figure.get_figwidth() * style.SCREEN)
        display(data, raw=True, metadata={"image/png": {"alt": self.alt, "width": width}})
        print(self.text)


def form(motion: Motion):
    """The widget. When the slider or the menu changes it draws one image. It has no Output widget, which nbval cannot
    compare."""
    import ipywidgets as W
    film = Film(motion)
    steps = {"min": 0, "max": motion.steps, "value": motion.steps // 4}
    play = W.Play(**steps, interval=250, show_repeat=False, tooltip="play the run")
    moment = W.IntSlider(**steps, description="moment", readout=False, layout=W.Layout(width="360px"))
    rank = W.Dropdown(options=[("all ranks", ALL), *((f"rank {r}", r) for r in range(motion.ranks))], value=ALL,
                      description="traffic of", layout=W.Layout(width="200px"))
    picture = W.HTML()  # not W.Image: that has no alternative text

    def draw(_=None):
        only = None if rank.value == ALL else rank.value
        words = html.escape(f"{motion.words(moment.value, only)}. {motion.label[0].upper()}{motion.label[1:]}.")
        png = base64.b64encode(film.frame(moment.value, only)).decode()
        picture.value = (f'<img alt="{words}" width="{film.width}" height="{film.height}" decoding="sync" '
                         f'style="max-width: none" src="data:image/png;base64,{png}"><div>{words}</div>')

    moment.observe(draw, "value")
    rank.observe(draw, "value")
    link = W.jslink((play, "value"), (moment, "value"))
    box = W.VBox([W.HBox([play, moment, rank]), picture])
    box.link = link  # as long as the form lives
    draw()
    return box


class Film:
    """One figure, whose moving parts are drawn again for every frame."""

    def __init__(self, motion: Motion):
        self.motion = motion
        with style.settings():
            self.fig = fig = style.figure(8.6, 4.5)
            self.width, self.height = round(8.6 * style.SCREEN), round(4.5 * style.SCREEN)
            left, right = fig.subplots(1, 2, width_ratios=(1.05, 1))
            self.scene = Scene(motion, left, right)
            right.set_ylabel("rank")
            fig.legend(handles=legend(motion), loc="outside upper left", ncols=5, fontsize=style.SMALL)
            style.stamp(fig, motion.label)
            left.set_title("µs")
            fig.canvas.draw()
            fig.set_layout_engine("none")  # laid out once: nothing jumps from frame to frame

    def frame(self, step: int, rank: int | None = None) -> bytes:
        """PNG of one moment."""
        from PIL import Image
        with style.settings():
            self.scene.move(step, rank)
            self.scene.map.set_title(f"{self.motion.times[step]:.1f} of {self.motion.end:.1f} µs")
            self.fig.set_dpi(1.25 * style.SCREEN)
            self.fig.canvas.draw()
        data = io.BytesIO()
        Image.fromarray(np.asarray(self.fig.canvas.buffer_rgba())).convert("RGB").save(data, "png", compress_level=3)
        return data.getvalue()


def legend(motion: Motion) -> list:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    size = f"{motion.unit / 1024:.0f} KiB" if motion.unit >= 1024 else f"{motion.unit} bytes"
    handles = [Patch(facecolor=colour, edgecolor=style.MUTED, linewidth=0.7, label=name or "copy")
               for name, colour in motion.colours.items()]
    handles += [Line2D([], [], marker="o", linestyle="", color=style.INK, markersize=5, label=f"{size} on the way"),
                Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch=style.WAIT_HATCH,
                      label="share of waves that wait")]
    if len(motion.lives):
        handles += [
            Line2D([], [], marker="D", linestyle="", markersize=5, color=style.VERMILION,
                   markeredgecolor=style.INK, label="flag in flight"),
            Patch(facecolor=style.BLUE, label="flags seen"),
            Patch(facecolor=style.GROUND, edgecolor=style.SKY, hatch=style.WAIT_HATCH, label="flags arrived, not seen"),
        ]
    return handles


class Scene:
    """The map of ranks and the bars of flags in two axes; `move` puts everything where it is at a moment."""

    def __init__(self, motion: Motion, map_axes, flag_axes, small: bool = False):
        from matplotlib.patches import Rectangle
        self.motion, self.map = motion, map_axes
        angle = np.pi / 2 - 2 * np.pi * np.arange(motion.ranks) / motion.ranks
        self.at = np.stack([np.cos(angle), np.sin(angle)], axis=1)
        self.width, self.height = (0.44, 0.36) if small else (0.26, 0.24)
        map_axes.set(xlim=(-1.25, 1.25), ylim=(-1.22, 1.22))
        map_axes.axis("off")
        map_axes.set_aspect("equal")
        for a in range(motion.ranks):
            for b in range(a + 1, motion.ranks):
                map_axes.plot(*self.at[[a, b]].T, color=style.RULE, lw=0.8, zorder=1)
        self.boxes, self.waits = [], []
        for rank, (x, y) in enumerate(self.at):
            corner = (x - self.width / 2, y - self.height / 2)
            self.boxes.append(Rectangle(corner, self.width, self.height, edgecolor=style.MUTED, lw=0.8, zorder=4))
            self.waits.append(Rectangle(corner, self.width, 0, facecolor=style.GROUND, hatch=style.WAIT_HATCH, lw=0,
                                        zorder=5))
            for patch in (self.boxes[-1], self.waits[-1]):
                map_axes.add_patch(patch)
            map_axes.text(x, y, str(rank), ha="center", va="center", fontsize=style.SMALL, zorder=6, color=style.INK,
                          bbox={"boxstyle": "round,pad=0.1", "fc": style.GROUND, "ec": "none"})
        self.dots = map_axes.scatter([], [], s=9 if small else 22, zorder=2, linewidths=0)
        self.flags = map_axes.scatter([], [], s=12 if small else 30, marker="D", zorder=3, color=style.VERMILION,
                                      edgecolors=style.INK, linewidths=0.6)
        rows = np.arange(motion.ranks)
        looks = ({"color": style.BLUE, "linewidth": 0},
                 {"facecolor": style.GROUND, "edgecolor": style.SKY, "hatch": style.WAIT_HATCH, "linewidth": 0.7},
                 {"color": style.VERMILION, "linewidth": 0})
        self.bars = [flag_axes.barh(rows, 0 * rows, height=0.68, **look) for look in looks]
        totals = motion.flags(0).sum(1)
        flag_axes.barh(rows, totals, height=0.68, fill=False, edgecolor=style.MUTED, linewidth=0.7)
        flag_axes.set(ylim=(motion.ranks - 0.4, -0.6), xlim=(0, max(1, totals.max()) * 1.02))
        ticks = rows[::2] if small and motion.ranks > 4 else rows
        flag_axes.set_yticks(ticks, ticks, fontsize=style.SMALL)
        flag_axes.tick_params(axis="y", length=0)
        flag_axes.locator_params(axis="x", nbins=3 if small else 6)
        flag_axes.set_xlabel("its flags" if small else "flags the rank waits for")

    def move(self, step: int, rank: int | None = None) -> None:
        from matplotlib.colors import to_rgba
        motion = self.motion
        (src, dst, far, kernel), in_flight = motion.on_the_way(step, rank)
        self.dots.set_offsets(self._between(src, dst, far))
        self.dots.set_facecolors([to_rgba(motion.colours[motion.kernels[k]]) for k in kernel])
        self.flags.set_offsets(self._between(*in_flight))
        running = motion.running(step)
        for r, (box, wait) in enumerate(zip(self.boxes, self.waits)):
            name, share = running.get(r, (None, 0.0))
            colour = motion.colours[name] if name else style.GROUND
            box.set_facecolor(colour)
            box.set_linewidth(2.4 if r == rank else 0.8)
            box.set_edgecolor(style.INK if r == rank else style.MUTED)
            wait.set_edgecolor(colour)
            wait.set_height(share * self.height)
            wait.set_y(self.at[r, 1] + self.height / 2 - share * self.height)
        left = np.zeros(motion.ranks)
        for bars, count in zip(self.bars, motion.flags(step).T):
            for bar, x, width in zip(bars, left, count):
                bar.set_x(x)
                bar.set_width(width)
            left = left + count

    def _between(self, src, dst, far) -> np.ndarray:
        """Points on the way from src to dst, to the right of the line, so that both directions stay apart."""
        if not len(src):
            return np.zeros((0, 2))
        way = self.at[dst] - self.at[src]
        length = np.linalg.norm(way, axis=1, keepdims=True)
        aside = way[:, ::-1] * (1, -1) / length * 0.035
        edge = 0.17 / length  # from rim to rim
        return self.at[src] + way * (edge + (1 - 2 * edge) * np.asarray(far)[:, None]) + aside
