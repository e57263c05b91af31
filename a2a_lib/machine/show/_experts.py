"""Rows of each expert of one MoE layer."""
import numpy as np

from ...table import Table
from . import style
from ._picture import Picture

LABEL = "counted"


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
        style.stamp(fig, LABEL)
        table = Table({"experts": [num_experts], "rows": [int(counts.sum())], "mean": [float(mean)], "least": [least],
                       "most": [most], "busiest": [busiest], "idle": [int((counts == 0).sum())]}, label=LABEL,
                      title="rows per expert")
        alt = (f"A bar for each of {num_experts} experts: between {least} and {most} rows, {mean:g} on average; the "
               f"busiest is expert {busiest}.")
        return Picture(fig, alt, table, ["expert_rows", counts])
