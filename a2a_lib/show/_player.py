"""A run as it goes by: rows and flags on their way from rank to rank."""
from __future__ import annotations

import base64
import io

import numpy as np

from ..table import Table
from ..trace import COPY, TRANSFER, Trace
from . import style
from ._picture import Picture
from .spans import Lives, launches, origin_ps

STEPS = 120  # moments from the first launch to the last end
DOTS = 120  # drawn at once, at most about that many
FLAGS = 40  # in flight, drawn at once
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def play(trace: Trace, moments: int = 4, steps: int = STEPS) -> "Player":
    """The run of `trace`, to play and to scrub: what is on its way between ranks, and what the flags say.

    In a notebook that runs: buttons to play, a slider for the moment, a menu for one rank's traffic only. Stored,
    printed, or without ipywidgets: `moments` of the same pictures side by side, and their numbers. steps: how finely
    the slider divides the run. Raises ValueError if nothing was launched or nothing moved between ranks.
    """
    motion = Motion(trace, steps)
    chosen = [round(steps * (i + 0.5) / moments) for i in range(moments)]
    with style.settings():
        fig = style.figure(2.3 * moments, 3.75)
        grid = np.reshape(fig.subplots(2, moments, height_ratios=(2.1, 1), sharey="row"), (2, moments))
        for column, step in enumerate(chosen):
            scene = Scene(motion, grid[0, column], grid[1, column], small=True)
            scene.move(step)
            grid[0, column].set_title(f"{motion.times[step]:.0f} µs")
            grid[1, column].set_ylabel("" if column else "rank")
        fig.legend(handles=motion.legend(), loc="outside upper left", ncols=4, fontsize=style.SMALL)
        style.stamp(fig, trace.label)
    rows = [motion.numbers(step) for step in chosen]
    table = Table({name: [row[name] for row in rows] for name in rows[0]},
                  unit="flags of all ranks; waiting: share of running waves", label=trace.label)
    said = ". ".join(motion.words(step) for step in chosen)
    alt = (f"{moments} moments of a run of {motion.end:.0f} us on {motion.ranks} ranks, drawn in a circle, with dots "
           f"for what is on its way between them, and bars for the flags of each rank. {said}. "
           f"{trace.label[0].upper()}{trace.label[1:]}.")
    return Player(motion, fig, alt, table, motion.data())


class Player(Picture):
    """What `play` returns: a Picture of a few moments, and in a running notebook `widget`, which moves."""

    def __init__(self, motion: "Motion", *picture):
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


def form(motion: "Motion"):
    """The widget. It draws when the slider or the menu changes, into one image; it has no Output widget."""
    import ipywidgets as W
    film = Film(motion)
    play = W.Play(min=0, max=motion.steps, value=0, interval=250, show_repeat=False)
    play.tooltip = "play the run"
    moment = W.IntSlider(min=0, max=motion.steps, value=motion.steps // 4, description="moment", readout=False,
                         layout=W.Layout(width="360px"))
    rank = W.Dropdown(options=[("all ranks", None), *((f"rank {r}", r) for r in range(motion.ranks))],
                      description="traffic of", layout=W.Layout(width="200px"))
    image, said = W.Image(format="png", layout=W.Layout(width=f"{film.width}px", max_width="100%")), W.HTML()

    def draw(_=None):
        image.value = film.frame(moment.value, rank.value)
        words = motion.words(moment.value, rank.value)
        said.value = f"<span>{words}. {motion.label}.</span>"
        image.tooltip = words  # the image's title: what a screen reader says

    moment.observe(draw, "value")
    rank.observe(draw, "value")
    play.value = moment.value
    link = W.jslink((play, "value"), (moment, "value"))
    box = W.VBox([W.HBox([play, moment, rank]), image, said])
    box.link = link  # as long as the form lives
    draw()
    return box


class Film:
    """One figure, whose moving parts are drawn again for every frame."""

    def __init__(self, motion: "Motion"):
        self.motion = motion
        with style.settings():
            self.fig = fig = style.figure(8.6, 4.5)
            self.width = round(8.6 * style.SCREEN)
            left, right = fig.subplots(1, 2, width_ratios=(1.05, 1))
            self.scene = Scene(motion, left, right)
            right.set_ylabel("rank")
            fig.legend(handles=motion.legend(), loc="outside upper left", ncols=4, fontsize=style.SMALL)
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


class Motion:
    """Where everything is at each moment of a run. Times in us from the start of the first launch.

    times: [steps + 1]; ranks; end; moving arrays of transfers and flags sorted by time.
    """

    def __init__(self, trace: Trace, steps: int):
        self.runs, self.label, self.steps, self.ranks = launches(trace), trace.label, steps, trace.world_size
        if not self.runs:
            raise ValueError("a run to play needs kernel launches; this trace has none")
        self.end = max(run.end for run in self.runs)
        self.times = np.linspace(0, self.end, steps + 1)
        self.lives = Lives(trace)
        self.share = [run.waiting_over(np.append(self.times, self.end + self.end / steps)) for run in self.runs]
        records = trace.records
        records = records[np.isin(records["kind"], (TRANSFER, COPY)) & (records["src"] != records["dst"])
                          & (records["src"] >= 0) & (records["dst"] >= 0)]
        records = records[np.lexsort((records["time"], records["dst"], records["src"]))]
        if not len(records):
            raise ValueError("nothing moved from one rank to another")
        names = Trace(records, trace.strings).names("kernel")
        self.kernels = list(dict.fromkeys(map(str, names[np.argsort(records["time"], kind="stable")])))
        self.colours = style.stage_colours([*(run.kernel for run in sorted(self.runs, key=lambda run: run.start)),
                                            *self.kernels])
        self.src, self.dst = records["src"].astype(int), records["dst"].astype(int)
        self.bytes, self.ps = records["bytes"].astype(np.int64), records["time"] - origin_ps(trace)
        self.start = self.ps / 1e6
        self.stop = self.start + records["duration"] / 1e6
        self.kernel = np.array([self.kernels.index(name) for name in names])
        self._dots: dict[int | None, np.ndarray] = {}
        self.unit = self._unit()  # bytes that one dot stands for

    def _unit(self) -> int:
        largest = int(self.bytes.max())
        busiest = max(int(self.bytes[self.moving(t)].sum()) for t in self.times[::4])
        return largest * max(1, -(-busiest // (DOTS * largest)))

    def moving(self, at: float) -> np.ndarray:
        return (self.start <= at) & (at < self.stop)

    def dots(self, rank: int | None) -> np.ndarray:
        """Which transfers are drawn: wherever the bytes of a pair, in order, pass a multiple of `unit`."""
        if rank not in self._dots:
            chosen = np.zeros(len(self.src), dtype=bool)
            own = np.flatnonzero(self._of(self.src, self.dst, rank))
            passed = np.cumsum(self.bytes[own]) // self.unit
            chosen[own[np.diff(passed, prepend=0) > 0]] = True
            self._dots[rank] = chosen
        return self._dots[rank]

    @staticmethod
    def _of(src: np.ndarray, dst: np.ndarray, rank: int | None) -> np.ndarray:
        return np.ones(len(src), dtype=bool) if rank is None else (src == rank) | (dst == rank)

    def on_the_way(self, step: int, rank: int | None):
        """Dots: src, dst, how far (0 to 1), kernel number; and flags: src, dst, how far."""
        at = self.times[step]
        now = np.flatnonzero(self.dots(rank) & self.moving(at))
        far = (at - self.start[now]) / (self.stop[now] - self.start[now])
        lives = self.lives
        flying = np.flatnonzero((lives.set <= at) & (at < lives.arrived) & (lives.src != lives.dst)
                                & self._of(lives.src, lives.dst, rank))
        flying = flying[::max(1, -(-len(flying) // FLAGS))]
        flag_far = (at - lives.set[flying]) / (lives.arrived[flying] - lives.set[flying])
        return ((self.src[now], self.dst[now], far, self.kernel[now]),
                (lives.src[flying], lives.dst[flying], flag_far))

    def flags(self, step: int) -> np.ndarray:
        """[ranks, 4]: of the flags a rank waits for, how many are seen, arrived unseen, in flight, not yet set."""
        at, lives = self.times[step], self.lives
        seen, arrived, sent = (np.bincount(lives.dst[moment <= at], minlength=self.ranks)
                               for moment in (lives.seen, np.minimum(lives.arrived, lives.seen), lives.set))
        total = np.bincount(lives.dst, minlength=self.ranks)
        return np.stack([seen, arrived - seen, sent - arrived, total - sent], axis=1)

    def running(self, step: int) -> dict[int, tuple[str, float]]:
        """rank -> (kernel that runs, share of its waves that wait)."""
        at = self.times[step]
        return {run.rank: (run.kernel, float(share[step])) for run, share in zip(self.runs, self.share)
                if run.start <= at < run.end}

    def numbers(self, step: int, rank: int | None = None) -> dict[str, float]:
        now = self.moving(self.times[step]) & self._of(self.src, self.dst, rank)
        flags = self.flags(step)
        flags = flags.sum(0) if rank is None else flags[rank]
        running = self.running(step)
        shares = [share for r, (_, share) in running.items() if rank in (None, r)]
        return {"us": float(self.times[step]), "MiB on the way": float(self.bytes[now].sum()) / 2**20,
                "flags seen": int(flags[0]), "not yet seen": int(flags[1]), "in flight": int(flags[2]),
                "not yet set": int(flags[3]),
                "waiting": f"{np.mean(shares) if shares else 0:.0%}"}

    def words(self, step: int, rank: int | None = None) -> str:
        n, running = self.numbers(step, rank), self.running(step)
        names = [running[r][0] for r in sorted(running) if rank in (None, r)]
        if rank is None:
            doing = ", ".join(f"{names.count(name)} of {self.ranks} ranks in {name}" for name in dict.fromkeys(names))
        else:
            doing = f"rank {rank} in {names[0]}" if names else ""
        return (f"At {n['us']:.1f} us: {doing or 'no kernel'}; {n['MiB on the way']:.1f} MiB on the way; "
                f"{n['flags seen']} flags seen, {n['not yet seen']} not yet, {n['in flight']} in flight, "
                f"{n['not yet set']} not yet set; {n['waiting']} of the running waves wait")

    def legend(self) -> list:
        from matplotlib.lines import Line2D
        from matplotlib.patches import Patch
        size = f"{self.unit / 1024:.0f} KiB" if self.unit >= 1024 else f"{self.unit} bytes"
        handles = [Patch(facecolor=colour, edgecolor=style.MUTED, linewidth=0.7, label=name or "copy")
                   for name, colour in self.colours.items()]
        handles += [Line2D([], [], marker="o", linestyle="", color=style.INK, markersize=5, label=f"{size} on the way"),
                    Patch(facecolor=style.GROUND, edgecolor=style.INK, hatch=style.WAIT_HATCH,
                          label="share of waves that wait")]
        if len(self.lives):
            handles += [
                Line2D([], [], marker="D", linestyle="", markersize=5, color=style.VERMILION,
                       markeredgecolor=style.INK, label="flag in flight"),
                Patch(facecolor=style.BLUE, label="flags seen"),
                Patch(facecolor=style.GROUND, edgecolor=style.SKY, hatch=style.WAIT_HATCH, label="flags arrived, not seen"),
            ]
        return handles

    def data(self) -> list:
        return ["play", np.array([self.steps]), self.src, self.dst, self.bytes, self.ps, self.lives.times_ps,
                *(part for run in self.runs for part in (run.kernel, np.array([run.rank, run.time_ps,
                                                                              run.duration_ps, run.waited_ps])))]


class Scene:
    """The map of ranks and the bars of flags in two axes; `move` puts everything where it is at a moment."""

    def __init__(self, motion: Motion, map_axes, flag_axes, small: bool = False):
        from matplotlib.patches import Rectangle
        self.motion, self.map = motion, map_axes
        angle = np.pi / 2 - 2 * np.pi * np.arange(motion.ranks) / motion.ranks
        self.at = np.stack([np.cos(angle), np.sin(angle)], axis=1)
        self.width, self.height = (0.34, 0.3) if small else (0.26, 0.24)
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
                          bbox={"boxstyle": "round,pad=0.15", "fc": style.GROUND, "ec": "none"})
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
        (src, dst, far, kernel), flying = motion.on_the_way(step, rank)
        self.dots.set_offsets(self._between(src, dst, far))
        self.dots.set_facecolors([to_rgba(motion.colours[motion.kernels[k]]) for k in kernel])
        self.flags.set_offsets(self._between(*flying))
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
