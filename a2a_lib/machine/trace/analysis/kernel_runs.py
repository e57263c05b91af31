"""Waits for flags: waves that poll one, and waves at their block's barrier that such a wave delays. Every launch of a kernel with its
waves and their waits. Times in us from the start of the first launch."""
import numpy as np

from ..match import distinct
from ..records import BARRIER, LAUNCH, PS_PER_US, WAIT, WAVE, Tables

_WAVE = ("rank", "launch", "block")


def waiting(records: np.ndarray) -> np.ndarray:
    """All waits for flags as records of kind WAIT, [n] of dtype RECORD.

    They are the waits of the polling waves. In addition there is a record for each other wave of the block that stood
    at the barrier meanwhile. It covers the time that both share, with the flag, and the barrier's source line. Needs
    the records WAIT and BARRIER of the same waves. Without BARRIER (traces from real GPUs) it returns the polling
    waves' waits alone: time at barriers is then unknown, and counts as work.
    """
    waits, stays = records[records["kind"] == WAIT], records[records["kind"] == BARRIER]
    if not len(waits) or not len(stays):
        return waits
    wait, stay = _meetings(waits, stays)
    shared = waits[wait]
    ends = np.minimum(_end(shared), _end(stays[stay]))
    for field in ("wave", "line", "file"):
        shared[field] = stays[field][stay]
    shared["time"] = np.maximum(shared["time"], stays["time"][stay])
    shared["duration"] = ends - shared["time"]
    return np.concatenate([waits, shared[shared["duration"] > 0]])


def _meetings(waits: np.ndarray, stays: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows (wait, stay) in which the wave of the wait may have delayed the stay. They include all that share time."""
    wave = np.concatenate([waits["wave"].astype(np.int64), stays["index"]])
    key = distinct(*(np.concatenate([waits[field], stays[field]]) for field in _WAVE), wave)[1]
    starts, ends = (np.concatenate(times) for times in ((waits["time"], stays["time"]), (_end(waits), _end(stays))))
    moments, moment = np.unique(np.concatenate([starts, ends]), return_inverse=True)
    begin, end = (key * len(moments) + part for part in np.split(moment.reshape(-1), 2))  # sorts by wave, then by time
    n = len(waits)
    order = np.argsort(begin[:n], kind="stable")
    over = np.maximum.accumulate(end[:n][order])
    first = np.searchsorted(over, begin[n:], side="right")
    count = np.maximum(np.searchsorted(begin[:n][order], end[n:], side="left") - first, 0)
    stay = np.repeat(np.arange(len(stays)), count)
    nth = np.arange(len(stay)) - np.repeat(np.cumsum(count) - count, count)
    return order[first[stay] + nth], stay


def _end(records: np.ndarray) -> np.ndarray:
    return records["time"] + records["duration"]


def origin_ps(trace: Tables) -> int:
    """The start of the first kernel launch, in ps; without launches, of the first record."""
    launches = trace.records[trace.records["kind"] == LAUNCH]
    times = launches["time"] if len(launches) else trace.records["time"]
    return int(times.min()) if len(times) else 0


class KernelRun:
    """One kernel launch on one rank: rank, kernel (name), stage (its column in `Trace.stages`), start and end (us),
    time_ps and duration_ps."""

    def __init__(self, record, kernel: str, stage: str, origin: int, waves: np.ndarray, waits: np.ndarray):
        self.rank, self.kernel, self.stage = int(record["rank"]), kernel, stage
        self.time_ps, self.duration_ps = int(record["time"]) - origin, int(record["duration"])
        self.start, self.end = self.time_ps / PS_PER_US, (self.time_ps + self.duration_ps) / PS_PER_US
        self._waves, self._waits, self._origin = waves, waits, origin

    @property
    def waited_ps(self) -> int:
        """Time its waves spent waiting for flags, summed over the waves."""
        return int(self._waits["duration"].sum())

    @property
    def waiting(self) -> float:
        """Share of its waves' time spent waiting, 0 to 1; NaN if the trace has no waves."""
        total = int(self._waves["duration"].sum())
        return self.waited_ps / total if total else float("nan")

    def waiting_over(self, edges: np.ndarray) -> np.ndarray:
        """The share of waiting between each two consecutive edges (us); 0 if no wave ran."""
        at = edges * PS_PER_US + self._origin
        resident, waiting = (np.diff(_wave_time(records, at)) for records in (self._waves, self._waits))
        return np.clip(np.divide(waiting, resident, out=np.zeros_like(resident), where=resident > 0), 0, 1)


def kernel_runs(trace: Tables, origin: int | None = None) -> list[KernelRun]:
    """All launches, by rank and then in order. origin: the moment from which times count, ps (default: `origin_ps`). Raises
    TypeError for what is no trace."""
    if not isinstance(trace, Tables):
        raise TypeError(f"{trace!r} is no trace; node.trace and node.trace_since(mark) are")
    records, origin = trace.records, origin_ps(trace) if origin is None else origin
    launches, stages = trace.launches()
    names = Tables(launches, trace.strings).names("kernel")
    waves, waits = _by_launch(records[records["kind"] == WAVE]), _by_launch(waiting(records))
    runs, none = [], records[:0]
    for launch, name, stage in zip(launches, names, stages):
        key = (int(launch["rank"]), int(launch["launch"]))
        runs.append(KernelRun(launch, str(name), stage, origin, waves.get(key, none), waits.get(key, none)))
    return runs


def _by_launch(records: np.ndarray) -> dict[tuple[int, int], np.ndarray]:
    if not len(records):
        return {}
    records = records[np.lexsort((records["launch"], records["rank"]))]
    step = (np.diff(records["rank"]) != 0) | (np.diff(records["launch"]) != 0)
    groups = np.split(records, np.flatnonzero(step) + 1)
    return {(int(group["rank"][0]), int(group["launch"][0])): group for group in groups}


def _wave_time(records: np.ndarray, at: np.ndarray) -> np.ndarray:
    """Integral, up to each moment of `at`, of the number of the records' open intervals."""
    total = np.zeros(len(at))
    for moments, sign in ((records["time"], 1.0), (records["time"] + records["duration"], -1.0)):
        moments = np.sort(moments.astype(np.float64))
        sums = np.concatenate([[0.0], np.cumsum(moments)])
        before = np.searchsorted(moments, at, side="right")
        total += sign * (before * at - sums[before])
    return total
