"""The lane of a rank's host in a timeline: its runtime calls and their times."""
import numpy as np

from ..trace import PS_PER_US
from ..trace.analysis.host import CALL, HostCalls
from . import style

LANE = 0.26  # height of the lane, in rows
KINDS = {  # beginning of a call's name -> (legend, colour, hatch)
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
    """The key in KINDS for the name of a host's call."""
    return next(key for key in KINDS if name.startswith(key))


def draw(axes, calls: HostCalls, rows: list[int], offset: float) -> list:
    """Draws the lanes, `offset` rows below the middle of each rank's row (rows: the ranks). Returns legend handles."""
    from matplotlib.patches import Patch
    keys = np.array([kind_of(name) for name in calls.name], dtype=object)
    handles = []
    for key, (label, colour, hatch) in KINDS.items():
        of_kind = np.flatnonzero(keys == key)
        if len(of_kind):
            look = {"edgecolor": style.MUTED, "linewidth": 0.6} if hatch else {
                "edgecolor": style.GROUND, "linewidth": 0.5}  # so that calls can be counted
            axes.barh([rows.index(rank) + offset for rank in calls.rank[of_kind]],
                      (calls.end_ps - calls.start_ps)[of_kind] / PS_PER_US, left=calls.start_ps[of_kind] / PS_PER_US,
                      height=LANE, color=colour, hatch=hatch, **look)
        alike = [kind for kind in KINDS if KINDS[kind][1:] == (colour, hatch)]
        if label and np.isin(keys, alike).any():
            handles.append(Patch(facecolor=colour, hatch=hatch, label=label,
                                 **({"edgecolor": style.MUTED} if hatch else {})))
    return handles


def describe(calls: HostCalls) -> str:
    """The host's part of the alternative text."""
    us = (calls.end_ps - calls.start_ps) / PS_PER_US
    busy = [row for row in range(len(us)) if not calls.name[row].endswith("Synchronize")]
    text = f" A lane above each rank's bars shows what its host does: {len(us)} calls in all."
    if busy:
        most = max(busy, key=lambda row: us[row])
        text += (f" The longest that is not waiting is {calls.name[most]} on rank {calls.rank[most]}, "
                 f"{us[most]:.1f} us.")
    return text
