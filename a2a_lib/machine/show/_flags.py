"""Life lines of flags."""
import numpy as np

from ...table import Table
from ..trace import Trace
from ..trace.analysis.motion import FlagLives
from . import style
from ._picture import Picture, sentence


def flags(trace: Trace, symbol: str | None = None, rank: int | None = None, count: int = 24, shape=None) -> Picture:
    """Life lines of the flags that one rank waits for: set by a peer (dot), in flight, seen by a wave (diamond).
    Hatched: the time for which that wave polled.

    symbol: name of the flags, such as "recv_flags" (default: those with the longest waits)
    rank:   whose waves wait (default: the rank that waited longest for them)
    count:  flags drawn at most, spread evenly over the order in which they were set. Words with data and a flag in
            them that were seen at once count as one. The printed table covers all flags, by the rank that set them
    shape:  of the buffer of flags, to name them [5, 17]; without it, by their place in it
    Raises ValueError if the trace has no such flags.
    """
    lives = FlagLives(trace, symbol)
    if symbol is None and len(lives):
        symbol = _longest(lives.symbol, lives.waited * lives.count)
        lives = FlagLives(trace, symbol)
    if rank is None and len(lives):
        rank = int(_longest(lives.dst, lives.waited * lives.count))
    chosen = np.flatnonzero(lives.dst == rank)
    if not len(chosen):
        known = sorted(set(map(str, FlagLives(trace).symbol)))
        raise ValueError(f"no flag {symbol or ''} was set and then seen by rank {rank}; flags seen in this trace: "
                         f"{', '.join(known) or 'none'}")
    drawn = chosen[np.unique(np.linspace(0, len(chosen) - 1, min(count, len(chosen))).round().astype(int))]
    with style.settings():
        fig = style.figure(9.2, 1.7 + 0.185 * len(drawn))
        _draw(fig.add_subplot(), lives, drawn, shape, f"Life lines of {symbol} on rank {rank}: "
              f"{int(lives.count[drawn].sum())} of {int(lives.count[chosen].sum())}")
        table = _table(lives, chosen, trace.label)
        numbers = np.stack([lives.index[chosen], lives.value[chosen], lives.src[chosen], *lives.times_ps[:, chosen]])
        if (lives.count > 1).any():
            numbers = np.concatenate([numbers, [lives.count[chosen]]])
        return Picture(fig, _describe(lives, chosen, int(lives.count[drawn].sum()), symbol, rank, trace.label), table,
                       ["flags", symbol, np.array([rank]), numbers])


def _longest(keys: np.ndarray, waited: np.ndarray):
    """The key with the largest total; of equals the first."""
    distinct, group = np.unique(keys.astype(str) if keys.dtype == object else keys, return_inverse=True)
    return distinct[np.bincount(group.reshape(-1), weights=waited).argmax()]


def _draw(axes, lives: FlagLives, drawn: np.ndarray, shape, title: str) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
    end = lives.seen[drawn].max()
    for row, at in enumerate(drawn):
        if lives.waited[at] > 0:
            axes.barh(row, lives.waited[at], left=lives.looked[at], height=0.62, facecolor=style.GROUND,
                      edgecolor=style.SKY, hatch=style.WAIT_HATCH, linewidth=0.8)
        axes.plot([lives.set[at], lives.seen[at]], [row, row], color=style.INK, linewidth=1.1, zorder=3)
        axes.plot([lives.set[at], lives.arrived[at]], [row, row], color=style.VERMILION, linewidth=3.2, zorder=4,
                  solid_capstyle="butt")
    rows = np.arange(len(drawn))
    axes.scatter(lives.set[drawn], rows, s=26, color=style.VERMILION, zorder=5)
    axes.scatter(lives.seen[drawn], rows, s=26, marker="D", color=style.BLUE, edgecolor=style.GROUND, linewidth=0.6,
                 zorder=6)
    names = [", ".join(map(str, np.unravel_index(lives.index[at], shape or (lives.index.max() + 1,)))) for at in drawn]
    more = [f" and {lives.count[at] - 1} more" if lives.count[at] > 1 else "" for at in drawn]
    axes.set_yticks(rows, [f"[{name}]{others} from rank {lives.src[at]}" for name, others, at in zip(names, more, drawn)],
                    fontsize=style.SMALL)
    axes.set_ylim(len(drawn) - 0.3, -0.7)
    begin = np.where(lives.waited[drawn] > 0, lives.looked[drawn], lives.set[drawn]).min()
    begin = min(begin, lives.set[drawn].min())
    if begin < end / 2:  # the time between the first launch and the first flag fills at most half of the picture
        begin = min(0, begin)
    axes.set_xlim(begin - 0.015 * (end - begin) * (begin > 0), end + 0.015 * (end - begin))
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel("µs since the first launch")
    axes.set_title(title, pad=26)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1.005), ncols=5, fontsize=style.SMALL, handles=[
        Line2D([], [], marker="o", color=style.VERMILION, linewidth=3.2, markersize=5, label="set, in flight"),
        Line2D([], [], color=style.INK, linewidth=1.1, label="arrived, not yet seen"),
        Line2D([], [], marker="D", color=style.BLUE, linestyle="", markersize=5, label="seen"),
        Patch(facecolor=style.GROUND, edgecolor=style.SKY, hatch=style.WAIT_HATCH, label="a wave waits for it")])


def _table(lives: FlagLives, chosen: np.ndarray, label: str) -> Table:
    rows = []
    for source in sorted(set(lives.src[chosen].tolist())):
        own = np.repeat(chosen, lives.count[chosen])[np.repeat(lives.src[chosen] == source, lives.count[chosen])]
        waited = lives.waited[own][lives.waited[own] > 0]
        rows.append((f"rank {source}", len(own), float(lives.set[own].max()),
                     float(np.median(lives.arrived[own] - lives.set[own])), len(waited),
                     float(waited.mean()) if len(waited) else 0.0, float(waited.max()) if len(waited) else 0.0))
    return Table.of_rows(("set by", "flags", "last set", "in flight", "waited for", "mean wait", "longest wait"), rows, unit="us",
                         units={"in flight": "median", "flags": "count", "waited for": "count"}, label=label)


def _describe(lives: FlagLives, chosen: np.ndarray, drawn: int, symbol: str, rank: int, label: str) -> str:
    waited = lives.waited[chosen]
    most = chosen[waited.argmax()]
    name = "" if symbol == "flags" else f" {symbol}"
    count = lives.count[chosen]
    text = (f"Life lines of {drawn} of the {int(count.sum())} flags{name} that rank {rank} saw, from "
            f"{lives.set[chosen].min():.0f} to {lives.seen[chosen].max():.0f} us. ")
    if waited.max() > 0:
        text += (f"A wave waited for {int(count[waited > 0].sum())} of them; the longest wait, {waited.max():.1f} us, is "
                 f"for one that rank {lives.src[most]} set at {lives.set[most]:.1f} us.")
    else:
        text += "No wave had to wait: each was there at the first look."
    return f"{text} {sentence(label)}"
