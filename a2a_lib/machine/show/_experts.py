"""The way of one MoE layer's tokens: to which expert, into which slot."""
import numpy as np

from ...table import Table
from . import style
from ._picture import Picture

MOST = 48  # slots that can still be told apart
LABEL = "counted"


def expert_map(topk_ids, num_experts: int) -> Picture:
    """Tokens, the slots that they are gathered into, grouped by expert, and the way back.

    topk_ids: [tokens, topk] integers (a tensor or an array), -1: dropped; at most 48 live choices. Each slot shows its
    flat token as token.k. The digest covers the choices. Raises ValueError if there are no choices, or too many to
    draw.
    """
    ids = np.asarray(topk_ids).astype(np.int64)
    flat = ids.reshape(-1)
    order = np.argsort(flat, kind="stable")[int((flat < 0).sum()):]
    counts = np.bincount(flat[flat >= 0], minlength=num_experts)
    if not 1 <= len(order) <= MOST:
        raise ValueError(f"expert_map draws 1 to {MOST} slots, not {len(order)}; expert_rows counts any number")
    place = _places(counts)  # x of every slot, with a gap between experts
    width = place[-1] + 1
    tokens = (np.arange(len(ids)) + 0.5) * width / len(ids) - 0.5
    top = 3.0
    with style.settings():
        fig = style.figure(max(5.0, 0.42 * width + 1.2), 0.8 + 0.95 * top)
        axes = fig.add_subplot()
        axes.set(xlim=(-2.2, width + 0.2), ylim=(-0.25, top + 0.3))
        axes.axis("off")
        middle = top - 1.4
        _row(axes, tokens, top, [f"t{i}" for i in range(len(ids))], style.GROUND)
        for slot, f in enumerate(order):
            token = f // ids.shape[1]
            axes.plot((tokens[token], place[slot]), (top - 0.22, middle + 0.2), color=style.BLUE, lw=1.2, zorder=1)
            axes.plot((place[slot], tokens[token]), (middle - 0.2, 0.22), color=style.VERMILION, lw=1.2, zorder=1, ls=(0, (4, 1.5)))
        _row(axes, place, middle, [f"{f // ids.shape[1]}.{f % ids.shape[1]}" for f in order], style.RAMP[0])
        for expert in np.flatnonzero(counts):
            own = place[counts[:expert].sum():counts[:expert + 1].sum()]
            axes.plot((own[0] - 0.5, own[-1] + 0.5), (middle - 0.3, middle - 0.3), color=style.INK, lw=2.2, zorder=3)
            axes.text(own.mean(), middle - 0.38, f"expert {expert}" if len(own) > 1 else f"e{expert}", ha="center",
                      va="top", fontsize=style.SMALL, zorder=4,
                      bbox={"facecolor": style.GROUND, "edgecolor": "none", "pad": 0.8})
        axes.text(-0.75, (top + middle) / 2, "gather", ha="right", va="center", color=style.BLUE)
        _row(axes, tokens, 0, [f"t{i}" for i in range(len(ids))], style.GROUND)
        axes.text(-0.75, middle / 2 - 0.1, "scatter-\nreduce", ha="right", va="center", color=style.VERMILION)
        for y, name in ((top, "tokens"), (middle, "slots"), (0, "outputs")):
            axes.text(-0.75, y, name, ha="right", va="center", fontweight="bold")
        axes.set_title(f"{len(ids)} tokens, {len(order)} slots, {num_experts} experts; in a slot: token.k")
        starts = np.concatenate([[0], counts.cumsum()])
        lists = [" ".join(f"{f // ids.shape[1]}.{f % ids.shape[1]}" for f in order[a:b]) or "-"
                 for a, b in zip(starts, starts[1:])]
        table = Table({"expert": np.arange(num_experts), "start": starts[:-1], "rows": counts, "flat tokens": lists},
                      unit="flat tokens as token.k", label=LABEL, title="slots by expert")
        text = "; ".join(f"expert {e} takes {_slots(starts[e], starts[e + 1])}, with the tokens "
                         f"{', '.join(str(f // ids.shape[1]) for f in order[starts[e]:starts[e + 1]])}"
                         for e in np.flatnonzero(counts)[:8])
        alt = (f"{len(ids)} tokens on top, each with lines to its slots below, grouped by expert: {text}."
               " Dashed lines lead from the slots back to the tokens, where they are summed.")
        return Picture(fig, alt, table, ["expert_map", np.array([num_experts]), np.array(ids.shape), flat])


def expert_rows(topk_ids, num_experts: int) -> Picture:
    """Rows per expert, a bar each, with the mean. topk_ids: [tokens, topk] integers, -1: dropped."""
    flat = np.asarray(topk_ids).astype(np.int64).reshape(-1)
    counts = np.bincount(flat[flat >= 0], minlength=num_experts)
    most, least, mean = int(counts.max()), int(counts.min()), counts.mean()
    with style.settings():
        fig = style.figure(7.6, 2.6)
        axes = fig.add_subplot()
        axes.bar(np.arange(num_experts), counts, width=0.8, color=style.BLUE)
        axes.axhline(mean, color=style.VERMILION, lw=1.4)
        axes.annotate(f"mean {mean:g}", (num_experts, mean), xytext=(4, 0), textcoords="offset points", va="center",
                      color=style.VERMILION)
        busiest = int(counts.argmax())
        axes.annotate(f"expert {busiest}: {most}", (busiest, most), xytext=(0, 3), textcoords="offset points",
                      ha="center")
        axes.set(xlim=(-1, num_experts), ylim=(0, 1.18 * most + 0.5), xlabel="expert", ylabel="rows")
        axes.set_title(f"Rows per expert: {int(counts.sum())} over {num_experts}")
        table = Table({"experts": [num_experts], "rows": [int(counts.sum())], "mean": [float(mean)], "least": [least],
                       "most": [most], "busiest": [busiest], "idle": [int((counts == 0).sum())]}, label=LABEL,
                      title="rows per expert")
        alt = (f"A bar for each of {num_experts} experts: between {least} and {most} rows, {mean:g} on average; the "
               f"busiest is expert {busiest}.")
        return Picture(fig, alt, table, ["expert_rows", counts])


def _places(counts: np.ndarray) -> np.ndarray:
    x, places = 0.0, []
    for count in counts:
        places += [x + i for i in range(count)]
        x += count + (0.5 if count else 0)
    return np.array(places)


def _row(axes, xs, y, texts, colour) -> None:
    from matplotlib.patches import Rectangle
    for x, text in zip(xs, texts):
        axes.add_patch(Rectangle((x - 0.44, y - 0.2), 0.88, 0.4, facecolor=colour, edgecolor=style.MUTED, lw=0.9,
                                 zorder=2))
        axes.text(x, y, text, ha="center", va="center", fontsize=style.SMALL, zorder=3)


def _slots(first, last) -> str:
    return f"slot {first}" if last - first == 1 else f"slots {first} to {last - 1}"
