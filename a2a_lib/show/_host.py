"""The lane of a rank's host in a timeline: which runtime call it was in, when."""
from __future__ import annotations

import numpy as np

from ..trace import HOST, LAUNCH, PS_PER_US, Trace
from ..trace.analysis.host import CALL
from . import style

LANE = 0.26  # height of the lane, in rows
KINDS = {  # what a call does, by the beginning of its name -> (legend, colour, hatch)
    CALL: ("host: own work", style.INK, None),
    "hipMalloc": ("host: hipMalloc, hipFree", style.PURPLE, None), "hipFree": ("", style.PURPLE, None),
    "hipHostMalloc": ("", style.PURPLE, None), "hipHostFree": ("", style.PURPLE, None),
    "hipModuleLaunchKernel": ("host: launch", style.GREEN, None),
    "hipMemset": ("host: memset", style.TAN, None), "hipMemcpy": ("host: copy", style.ORANGE, None),
    "hipDeviceSynchronize": ("host: waits", style.GROUND, style.WAIT_HATCH),
    "hipStreamSynchronize": ("", style.GROUND, style.WAIT_HATCH),
    "": ("host: other calls", style.GREY, None),
}


def kind_of(name: str) -> str:
    """Key of KINDS for the name of a host's call."""
    return next(key for key in KINDS if name.startswith(key))


class Host:
    """Calls of the hosts from the beginning of the first call (of a rung, else the first launch) to the moment when
    each host knows that its kernels have ended. rank, name, kernel, start_ps, end_ps: arrays, by rank and time;
    start_ps counts from `origin`, ps. ValueError if the trace has no such records."""

    def __init__(self, trace: Trace):
        records = trace.records[trace.records["kind"] == HOST]
        if not len(records):
            raise ValueError("this trace has no records of hosts: only simulated ones do")
        records = records[np.lexsort((records["time"], records["rank"]))]
        names = Trace(records, trace.strings).names("symbol").astype(str)
        launches = trace.records[trace.records["kind"] == LAUNCH]
        begins = records["time"][names == CALL]
        if not len(begins):
            begins = records["time"][records["kernel"] >= 0]
        self.origin = int(min(begins.min(initial=launches["time"].min()), launches["time"].min()))
        ends = records["time"] + records["duration"]
        until = launches["time"] + launches["duration"]
        keep = records["time"] >= self.origin
        for rank in np.unique(records["rank"]):
            done = until[launches["rank"] == rank].max(initial=self.origin)
            waits = (records["rank"] == rank) & np.char.endswith(names, "Synchronize") & (ends >= done)
            keep &= (records["rank"] != rank) | (ends <= (ends[waits].min() if waits.any() else done))
        kept, self.name = records[keep], names[keep]
        self.kernel = Trace(kept, trace.strings).names("kernel")
        self.rank = kept["rank"].astype(int)
        self.start_ps, self.end_ps = kept["time"] - self.origin, ends[keep] - self.origin

    def of(self, rank: int) -> np.ndarray:
        """Rows of a rank."""
        return np.flatnonzero(self.rank == rank)

    def draw(self, axes, rows: list[int], offset: float) -> list:
        """Draws the lanes, `offset` rows below the middle of each rank's row; handles for the legend."""
        from matplotlib.patches import Patch
        keys = np.array([kind_of(name) for name in self.name], dtype=object)
        handles = []
        for key, (label, colour, hatch) in KINDS.items():
            these = np.flatnonzero(keys == key)
            if len(these):
                look = {"edgecolor": style.MUTED, "linewidth": 0.6} if hatch else {
                    "edgecolor": style.GROUND, "linewidth": 0.5}  # so that calls can be counted
                axes.barh([rows.index(rank) + offset for rank in self.rank[these]],
                          (self.end_ps - self.start_ps)[these] / PS_PER_US, left=self.start_ps[these] / PS_PER_US,
                          height=LANE, color=colour, hatch=hatch, **look)
            same = [one for one in KINDS if KINDS[one][1:] == (colour, hatch)]
            if label and np.isin(keys, same).any():
                handles.append(Patch(facecolor=colour, hatch=hatch, label=label,
                                     **({"edgecolor": style.MUTED} if hatch else {})))
        return handles

    def columns(self, ranks: list[int], runs) -> dict[str, list]:
        """For the printed table: calls, us from the first to the first kernel, us from the last kernel to the end."""
        calls = [len(self.of(rank)) for rank in ranks]
        first = [min(run.start for run in runs if run.rank == rank) for rank in ranks]
        last = [max(run.end for run in runs if run.rank == rank) for rank in ranks]
        began = [self.start_ps[self.of(rank)].min(initial=2**62) / PS_PER_US if n else float("nan")
                 for rank, n in zip(ranks, calls)]
        ended = [self.end_ps[self.of(rank)].max(initial=0) / PS_PER_US if n else float("nan")
                 for rank, n in zip(ranks, calls)]
        return {"host calls": calls, "us before kernels": [a - b for a, b in zip(first, began)],
                "us behind kernels": [a - b for a, b in zip(ended, last)]}

    def said(self) -> str:
        """For the alternative text."""
        us = (self.end_ps - self.start_ps) / PS_PER_US
        busy = [row for row in range(len(us)) if not self.name[row].endswith("Synchronize")]
        text = f" A lane above each rank's bars shows what its host does: {len(us)} calls in all."
        if busy:
            most = max(busy, key=lambda row: us[row])
            text += (f" The longest that is not waiting is {self.name[most]} on rank {self.rank[most]}, "
                     f"{us[most]:.1f} us.")
        return text
