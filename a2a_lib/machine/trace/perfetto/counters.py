"""The traffic of each link over time."""
from dataclasses import dataclass

import numpy as np

from ..tables import Tables

BINS = 256  # at most, over the whole trace


@dataclass
class Counter:
    """Use of the link src -> dst in GB/s: values[i] holds from bins[i] to bins[i] + width (times and width in ns). The
    sum of values * width is the bytes it carried: a transfer's bytes are spread evenly over its time."""

    src: int
    dst: int
    width: int
    bins: np.ndarray  # int64, ns
    values: np.ndarray  # float64, GB/s = bytes per ns

    @property
    def name(self) -> str:
        return f"link {self.src} -> {self.dst}: GB/s"

    def samples(self) -> tuple[np.ndarray, np.ndarray]:
        """(times in ns, values) where the value changes, from and to zero."""
        values = np.r_[self.values, 0.0]
        times = np.r_[self.bins, self.bins[-1] + self.width]
        keep = np.flatnonzero(np.r_[values[0] != 0, values[1:] != values[:-1]])
        return times[keep], values[keep]


def link_counters(trace: Tables) -> list[Counter]:
    """A counter per directed link that carried anything, in bins of 1, 2 or 5 times a power of ten ns."""
    moved = trace.between_ranks()
    if not len(moved):
        return []
    first, last = int(moved["time"].min()) // 1000, int((moved["time"] + moved["duration"]).max()) // 1000 + 1
    width = bin_width(last - first)
    edges = np.arange(first // width, -(-last // width) + 1) * width
    counters = []
    for src, dst in np.unique(np.stack([moved["src"], moved["dst"]], axis=1), axis=0).tolist():
        own = moved[(moved["src"] == src) & (moved["dst"] == dst)]
        lasts = np.maximum(own["duration"], 1)
        carried = np.zeros(len(edges))
        for at in range(0, len(own), 1 << 14):  # in pieces, for bounded memory
            part = slice(at, at + (1 << 14))
            share = (edges[:, None] * 1000 - own["time"][part]) / lasts[part]
            carried += (share.clip(0, 1) * own["bytes"][part]).sum(1)  # no BLAS: its roundings differ from host to host
        counters.append(Counter(src, dst, width, edges[:-1], np.diff(carried) / width))
    return counters


def bin_width(span: int) -> int:
    """The smallest of 1, 2, 5, 10, ... ns of which at most BINS cover `span` ns."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if -(-span // (width * factor)) <= BINS:
                return width * factor
        width *= 10
