"""Sets of moments as sorted, disjoint intervals: two int64 arrays (starts, ends), in ps. Exact: no rounding."""
import numpy as np

from ..match import distinct

Intervals = tuple[np.ndarray, np.ndarray]


def union(starts: np.ndarray, ends: np.ndarray) -> Intervals:
    """The moments inside at least one of the intervals, which may overlap. Empty intervals are ignored."""
    starts, ends = (np.asarray(side, dtype=np.int64) for side in (starts, ends))
    nonempty = ends > starts
    order = np.argsort(starts[nonempty], kind="stable")
    starts, ends = starts[nonempty][order], ends[nonempty][order]
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
    """For each moment, whether it is inside an interval. Starts are inside, ends are not."""
    starts, ends = intervals
    return np.searchsorted(starts, moments, side="right") > np.searchsorted(ends, moments, side="right")


def measure(intervals: Intervals) -> int:
    """Total length of the intervals, ps."""
    return int((intervals[1] - intervals[0]).sum())


def of(records: np.ndarray) -> Intervals:
    """The union of the records' intervals."""
    return union(records["time"], records["time"] + records["duration"])


def per_bin(starts: np.ndarray, ends: np.ndarray, amounts: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """The part of each amount between each two edges, summed over the intervals: float [len(edges) - 1].

    Each amount is spread evenly over its interval. An amount without duration falls into the bin of its moment.
    """
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


def difference(first: Intervals, second: Intervals) -> Intervals:
    """The moments in the first and not in the second."""
    edges = np.unique(np.concatenate([*first, *second]))
    if len(edges) < 2:
        return edges[:0], edges[:0]
    inside = covers(first, edges[:-1]) & ~covers(second, edges[:-1])
    return union(edges[:-1][inside], edges[1:][inside])


class PerWave:
    """Sets of moments of each wave, in one pair of arrays: the moments of one wave follow those of another.

    every: records that name all waves, and all moments, in question.
    """

    def __init__(self, every: np.ndarray):
        self._every, self._keys = every, wave_keys(every)
        self._first = int(every["time"].min()) if len(every) else 0
        self._long = int((every["time"] + every["duration"]).max()) - self._first + 1 if len(every) else 1

    def of(self, chosen: np.ndarray) -> Intervals:
        """For each wave, the union of the intervals of some of its records. chosen: a mask of them."""
        records = self._every[chosen]
        moved = self._keys[chosen] * self._long - self._first
        return union(records["time"] + moved, records["time"] + records["duration"] + moved)

    def together(self, sets: Intervals) -> Intervals:
        """The moments that are in a set of at least one wave."""
        wave = sets[0] // self._long * self._long - self._first
        return union(sets[0] - wave, sets[1] - wave)

    def sums(self, sets: Intervals) -> np.ndarray:
        """For each record of `every`, the length of its wave's set: int64 [records], ps."""
        total = np.zeros(int(self._keys.max()) + 1 if len(self._keys) else 0, np.int64)
        np.add.at(total, sets[0] // self._long, sets[1] - sets[0])
        return total[self._keys]

    def ranks(self, sets: Intervals) -> np.ndarray:
        """The rank of each interval of a set."""
        rank = np.zeros(int(self._keys.max()) + 1 if len(self._keys) else 0, np.int64)
        rank[self._keys] = self._every["rank"]
        return rank[sets[0] // self._long]


def wave_keys(records: np.ndarray) -> np.ndarray:
    """One number per wave: equal for records of the same rank, launch, block and wave."""
    return distinct(*(records[field] for field in ("rank", "launch", "block", "wave")))[1]
