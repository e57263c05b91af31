"""The life of every flag: set, arrived, looked for, seen."""
from __future__ import annotations

import numpy as np

from ..match import latest_before
from ..records import FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT
from ..tables import Tables
from ..words import told
from .kernel_runs import origin_ps


class FlagLives:
    """Flags that were set by one rank and seen by one wave of a rank: arrays of equal length, by time set.

    symbol (names), index, value, src, dst (ranks); count: flags that lived so, from `index` on, more than 1 where data
    has flags in it; set, arrived, looked, seen: us from the start of the first launch.
    `looked` is when the wave that saw the value began to look: it waited if the flag had not arrived by then.
    times_ps: the four in ps, int64 [4, flags].
    """

    def __init__(self, trace: Tables, symbol: str | None = None):
        records, origin = trace.records, origin_ps(trace)
        waits = records[records["kind"] == WAIT]
        if symbol is not None:
            records = trace.select(symbol=symbol).records
        settings, looks = records[records["kind"] == FLAG_SET], records[records["kind"] == FLAG_SEEN]
        look, setting, life, index, count = told(settings, looks)
        known = setting >= 0
        seen, settings, life, index, count = looks[look[known]], settings[setting[known]], life[known], index[known], count[known]
        # Several waves may see the same value; the life of a flag ends where the first of them sees it.
        order = np.argsort(seen["time"], kind="stable")
        _, first = np.unique(life[order], return_index=True)
        keep = order[first]
        keep = keep[np.lexsort((index[keep], seen["rank"][keep], settings["time"][keep]))]
        seen, settings = seen[keep], settings[keep]
        self.symbol = Tables(seen, trace.strings).names("symbol")
        self.index, self.count, self.value = index[keep], count[keep], seen["bytes"].astype(np.int64)
        self.src, self.dst = settings["rank"].astype(np.int64), seen["rank"].astype(np.int64)
        self.times_ps = np.stack([settings["time"], settings["time"] + settings["duration"], _looked(seen, waits),
                                  seen["time"]]) - origin
        self.set, self.arrived, self.looked, self.seen = self.times_ps / PS_PER_US

    def __len__(self) -> int:
        return len(self.index)

    @property
    def waited(self) -> np.ndarray:
        """us from the beginning of the look to its end; 0 where the flag was there before the look began."""
        return np.where(self.arrived > self.looked, self.seen - self.looked, 0.0)

    @property
    def noticed(self) -> np.ndarray:
        """us that the flag lay at its place before a wave had seen it."""
        return np.maximum(self.seen - self.arrived, 0)


def _looked(seen: np.ndarray, waits: np.ndarray) -> np.ndarray:
    """When the wave began the wait that ended, or went on, when it saw the flag (ps); without one, when it saw it."""
    wave = ("rank", "launch", "block", "wave")
    wait = latest_before(_columns(waits, *wave), waits["time"], _columns(seen, *wave), seen["time"])
    began = np.array(seen["time"], dtype=np.int64)
    inside = wait >= 0
    chosen = waits[wait[inside]]
    inside[inside] = chosen["time"] + chosen["duration"] >= began[inside]
    began[inside] = waits["time"][wait[inside]]
    return began


def _columns(records: np.ndarray, *fields: str) -> list[np.ndarray]:
    return [records[field] for field in fields]
