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


def launches(trace: Trace, origin: int | None = None) -> list[Launch]:
    """All launches, by rank and then in order. origin: the moment that times count from, ps (default: `origin_ps`)."""
    records, origin = trace.records, origin_ps(trace) if origin is None else origin
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
    the value began to look: it waited if the flag had not arrived by then.
    """

    def __init__(self, trace: Trace, symbol: str | None = None):
        records, origin = trace.records, origin_ps(trace)
        waits = records[records["kind"] == WAIT]
        if symbol is not None:
            records = trace.select(symbol=symbol).records
        settings, looks = records[records["kind"] == FLAG_SET], records[records["kind"] == FLAG_SEEN]
        setting = _latest(looks, settings, ("symbol", "index", "bytes"), ("rank", "dst"))
        told = setting >= 0
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
    wait = _latest(seen, waits, ("rank", "launch", "block", "wave"))
    began = np.array(seen["time"], dtype=np.int64)
    inside = wait >= 0
    chosen = waits[wait[inside]]
    inside[inside] = chosen["time"] + chosen["duration"] >= began[inside]
    began[inside] = waits["time"][wait[inside]]
    return began


def _latest(of: np.ndarray, records: np.ndarray, same: tuple[str, ...], home: tuple[str, str] | None = None):
    """For each record of `of`: the number of the latest of `records` that is not after it and equals it in the fields
    `same` (and `of[home[0]] == records[home[1]]`); -1 where there is none."""
    if not len(of) or not len(records):
        return np.full(len(of), -1)
    mine, theirs = zip(*((field, field) for field in same), *([home] if home else []))
    columns = [np.concatenate([records[b], of[a]]).astype(np.int64) for a, b in zip(mine, theirs)]
    key = np.unique(np.stack(columns, axis=1), axis=0, return_inverse=True)[1].reshape(-1)
    time = np.unique(np.concatenate([records["time"], of["time"]]), return_inverse=True)[1].reshape(-1)
    place = key * (time.max() + 1) + time  # sorts by key, then by time
    order = np.argsort(place[:len(records)], kind="stable")
    row = order[np.searchsorted(place[:len(records)][order], place[len(records):], side="right") - 1]
    good = (key[row] == key[len(records):]) & (place[row] <= place[len(records):])
    return np.where(good, row, -1)
