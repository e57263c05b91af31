"""What the pictures compute from a trace before they draw it. Times in us from the start of the first launch."""
from __future__ import annotations

import numpy as np

from ..trace import FLAG_SEEN, FLAG_SET, LAUNCH, PS_PER_US, WAIT, WAVE, Trace


def origin_ps(trace: Trace) -> int:
    """The start of the first kernel launch, in ps (of the first record where nothing was launched)."""
    launches = trace.records[trace.records["kind"] == LAUNCH]
    times = launches["time"] if len(launches) else trace.records["time"]
    return int(times.min()) if len(times) else 0


class Launch:
    """One kernel launch on one rank: rank, kernel (name), start and end (us), waves and waits (their records)."""

    def __init__(self, record, kernel: str, origin: int, waves: np.ndarray, waits: np.ndarray):
        self.rank, self.kernel = int(record["rank"]), kernel
        self.time_ps, self.duration_ps = int(record["time"]) - origin, int(record["duration"])
        self.start, self.end = self.time_ps / PS_PER_US, (self.time_ps + self.duration_ps) / PS_PER_US
        self._waves, self._waits, self._origin = waves, waits, origin

    @property
    def waited_ps(self) -> int:
        """Time its waves spent waiting for flags, summed over the waves."""
        return int(self._waits["duration"].sum())

    @property
    def waiting(self) -> float:
        """Share of its waves' time that was waiting, 0 to 1; NaN if the trace has no waves."""
        total = int(self._waves["duration"].sum())
        return self.waited_ps / total if total else float("nan")

    def waiting_over(self, edges: np.ndarray) -> np.ndarray:
        """The same share between each two consecutive edges (us); 0 where no wave ran."""
        at = edges * PS_PER_US + self._origin
        resident, waiting = (np.diff(_wave_time(records, at)) for records in (self._waves, self._waits))
        return np.clip(np.divide(waiting, resident, out=np.zeros_like(resident), where=resident > 0), 0, 1)


def launches(trace: Trace) -> list[Launch]:
    """All launches, by rank and then in order."""
    records, origin = trace.records, origin_ps(trace)
    found = records[records["kind"] == LAUNCH]
    found = found[np.lexsort((found["launch"], found["rank"]))]
    names = Trace(found, trace.strings).names("kernel")
    parts = {kind: _by_launch(records[records["kind"] == kind]) for kind in (WAVE, WAIT)}
    none = records[:0]
    made = []
    for record, name in zip(found, names):
        key = (int(record["rank"]), int(record["launch"]))
        made.append(Launch(record, str(name), origin, parts[WAVE].get(key, none), parts[WAIT].get(key, none)))
    return made


def _by_launch(records: np.ndarray) -> dict[tuple[int, int], np.ndarray]:
    if not len(records):
        return {}
    records = records[np.lexsort((records["launch"], records["rank"]))]
    step = (np.diff(records["rank"]) != 0) | (np.diff(records["launch"]) != 0)
    groups = np.split(records, np.flatnonzero(step) + 1)
    return {(int(group["rank"][0]), int(group["launch"][0])): group for group in groups}


def _wave_time(records: np.ndarray, at: np.ndarray) -> np.ndarray:
    """Integral, up to each moment of `at`, of how many of the records' intervals are open."""
    total = np.zeros(len(at))
    for moments, sign in ((records["time"], 1.0), (records["time"] + records["duration"], -1.0)):
        moments = np.sort(moments.astype(np.float64))
        sums = np.concatenate([[0.0], np.cumsum(moments)])
        before = np.searchsorted(moments, at, side="right")
        total += sign * (before * at - sums[before])
    return total


class Lives:
    """Flags that were set by one rank and seen by one wave of a rank: arrays of equal length, by time set.

    symbol (names), index, value, src, dst (ranks); set, arrived, looked, seen: us. `looked` is when the wave that saw
    the value first looked at the flag: between then and `seen` it waited, unless it saw the value at its first look.
    """

    def __init__(self, trace: Trace, symbol: str | None = None):
        records, origin = trace.records, origin_ps(trace)
        if symbol is not None:
            records = trace.select(symbol=symbol).records
        settings, looks = records[records["kind"] == FLAG_SET], records[records["kind"] == FLAG_SEEN]
        setting = _setting_of(looks, settings)
        told = setting >= 0
        first_look = _first_look(looks)[told]
        seen, settings = looks[told], settings[setting[told]]
        # Several waves may see the same value; the life of a flag ends where the first of them sees it.
        order = np.argsort(seen["time"], kind="stable")
        _, first = np.unique(setting[told][order], return_index=True)
        keep = order[first]
        keep = keep[np.lexsort((seen["index"][keep], seen["rank"][keep], settings["time"][keep]))]
        seen, settings = seen[keep], settings[keep]
        self.symbol = Trace(seen, trace.strings).names("symbol")
        self.index, self.value = seen["index"].astype(np.int64), seen["bytes"].astype(np.int64)
        self.src, self.dst = settings["rank"].astype(np.int64), seen["rank"].astype(np.int64)
        self.times_ps = np.stack([settings["time"], settings["time"] + settings["duration"], first_look[keep],
                                  seen["time"]]) - origin
        self.set, self.arrived, self.looked, self.seen = self.times_ps / PS_PER_US

    def __len__(self) -> int:
        return len(self.index)

    @property
    def waited(self) -> np.ndarray:
        """us from the first look to the look that saw the value."""
        return self.seen - self.looked

    @property
    def noticed(self) -> np.ndarray:
        """us that the flag lay at its place before a wave saw it."""
        return np.maximum(self.seen - self.arrived, 0)


def _setting_of(looks: np.ndarray, settings: np.ndarray) -> np.ndarray:
    """For each look: the number of the latest setting of that value before it, -1 if there is none."""
    from ..trace import _flag_keys, _latest_before
    return _latest_before(_flag_keys(settings, "dst"), settings["time"], _flag_keys(looks, "rank"), looks["time"])


def _first_look(looks: np.ndarray) -> np.ndarray:
    """For each look, when the same wave first looked at the same flag, in ps."""
    fields = ("rank", "launch", "block", "wave", "symbol", "index")
    if not len(looks):
        return np.zeros(0, dtype=np.int64)
    key = np.stack([looks[field].astype(np.int64) for field in fields], axis=1)
    group = np.unique(key, axis=0, return_inverse=True)[1].reshape(-1)
    first = np.full(group.max() + 1, np.iinfo(np.int64).max)
    np.minimum.at(first, group, looks["time"])
    return first[group]
