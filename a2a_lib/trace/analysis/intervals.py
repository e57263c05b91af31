"""Sets of moments as sorted, disjoint intervals: two int64 arrays (starts, ends), in ps. Exact: no rounding."""
from __future__ import annotations

import numpy as np

from ..records import WAVE
from ..waits import waiting

Intervals = tuple[np.ndarray, np.ndarray]


def union(starts: np.ndarray, ends: np.ndarray) -> Intervals:
    """The moments inside at least one of the intervals, which may overlap; empty ones count for nothing."""
    starts, ends = (np.asarray(side, dtype=np.int64) for side in (starts, ends))
    kept = ends > starts
    order = np.argsort(starts[kept], kind="stable")
    starts, ends = starts[kept][order], ends[kept][order]
    if not len(starts):
        return starts, ends
    reached = np.maximum.accumulate(ends)
    first = np.concatenate([[True], starts[1:] > reached[:-1]])
    last = np.concatenate([first[1:], [True]])
    return starts[first], reached[last]


def intersection(first: Intervals, second: Intervals) -> Intervals:
    """The moments that are in both."""
    edges = np.unique(np.concatenate([*first, *second]))
    if len(edges) < 2:
        return edges[:0], edges[:0]
    inside = covers(first, edges[:-1]) & covers(second, edges[:-1])
    return union(edges[:-1][inside], edges[1:][inside])


def covers(intervals: Intervals, moments: np.ndarray) -> np.ndarray:
    """For each moment: is it inside? Starts are, ends are not."""
    starts, ends = intervals
    return np.searchsorted(starts, moments, side="right") > np.searchsorted(ends, moments, side="right")


def measure(intervals: Intervals) -> int:
    """Their total length, ps."""
    return int((intervals[1] - intervals[0]).sum())


def of(records: np.ndarray) -> Intervals:
    """The union of the records' intervals."""
    return union(records["time"], records["time"] + records["duration"])


def per_bin(starts: np.ndarray, ends: np.ndarray, amounts: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """How much of each amount, spread evenly over its interval, falls between each two edges: float [len(edges) - 1].
    Summed over the intervals. An amount without duration falls where it stands."""
    total = np.zeros(len(edges))
    starts, ends = starts.astype(np.float64), ends.astype(np.float64)
    long = ends > starts
    rate = np.divide(amounts, ends - starts, out=np.zeros(len(starts)), where=long)
    for moments, sign in ((starts, 1.0), (ends, -1.0)):  # the integral of a sum of steps, from sums before each edge
        order = np.argsort(moments, kind="stable")
        moments, rates = moments[order], (sign * rate)[order]
        before = np.searchsorted(moments, edges, side="right")
        rate_sum, moment_sum = (np.concatenate([[0.0], np.cumsum(x)]) for x in (rates, rates * moments))
        total += rate_sum[before] * edges - moment_sum[before]
    return np.diff(total) + np.histogram(starts[~long], edges, weights=amounts[~long])[0]


def working(records: np.ndarray) -> np.ndarray:
    """When each wave waited for no flag, not even at a barrier behind a wave that does: int64 [pieces, 2] of (start, end), for all waves of the records. A piece ends
    where a wait of its wave begins; waits of waves that have no record count for nothing."""
    waves, waits = records[records["kind"] == WAVE], waiting(records)
    keys = wave_keys(np.concatenate([waves, waits]))
    known = np.isin(keys[len(waves):], keys[:len(waves)])
    waits, wait_keys, wave_key = waits[known], keys[len(waves):][known], keys[:len(waves)]
    begins = np.concatenate([waves["time"], waits["time"] + waits["duration"]])
    stops = np.concatenate([waits["time"], waves["time"] + waves["duration"]])
    begins = begins[np.lexsort((begins, np.concatenate([wave_key, wait_keys])))]
    stops = stops[np.lexsort((stops, np.concatenate([wait_keys, wave_key])))]
    return np.stack([begins, stops], axis=1)[stops > begins]


def wave_keys(records: np.ndarray) -> np.ndarray:
    """One number per wave: equal for records of the same rank, launch, block and wave."""
    key = np.zeros(len(records), dtype=np.int64)
    for field in ("rank", "launch", "block", "wave"):
        part = records[field].astype(np.int64)
        low = part.min() if len(part) else 0
        key = key * ((part.max() - low + 1) if len(part) else 1) + part - low
    return key
