"""The life of every flag: set, arrived, polled, seen."""
import numpy as np

from ..match import latest_before, match_settings
from ..records import FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT
from ..tables import Tables
from .kernel_runs import origin_ps


class FlagLives:
    """Flags that one rank set and one wave of a rank saw: arrays of equal length, in the order in which they were set.

    symbol (names), index, value, src, dst (ranks). count: flags with this life, from `index` on; more than 1 if the
    data has flags in it. set, arrived, looked, seen: us from the start of the first launch. `looked` is the time at
    which the wave that saw the value began to poll: it waited if the flag had not arrived by then. times_ps: the four
    in ps, int64 [4, flags].
    """

    def __init__(self, trace: Tables, symbol: str | None = None):
        records, origin = trace.records, origin_ps(trace)
        waits = records[records["kind"] == WAIT]
        if symbol is not None:
            records = trace.select(symbol=symbol).records
        settings, looks = records[records["kind"] == FLAG_SET], records[records["kind"] == FLAG_SEEN]
        look, setting, life, index, count = match_settings(settings, looks)
        known = setting >= 0
        seen, settings, life, index, count = looks[look[known]], settings[setting[known]], life[known], index[known], count[known]
        # Several waves may see the same value. The life of a flag ends when the first of them sees it.
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
        """us from the first poll to the last; 0 if the flag was there before the first poll."""
        return np.where(self.arrived > self.looked, self.seen - self.looked, 0.0)


def _looked(seen: np.ndarray, waits: np.ndarray) -> np.ndarray:
    """Time in ps at which the wave began the wait in which it saw the flag; without a wait, when it saw it."""
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
