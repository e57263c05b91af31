"""Transfers, flags and kernels at each moment of a run, and the life of every flag: set, arrived, polled, seen."""
from typing import NamedTuple

import numpy as np

from ..match import latest_before, match_settings
from ..records import FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT, Tables
from .kernel_runs import kernel_runs, origin_ps


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


DOTS = 120  # most dots drawn at once, approximately


class Moment(NamedTuple):
    """us: from the start of the first launch. bytes: sent to another rank and not yet there, queued ones too. Number of flags
    that a rank waits for: seen, arrived and unseen, in flight, not yet set. waiting: share of the running waves that wait, mean
    over kernels, 0 to 1."""

    us: float
    bytes: int
    seen: int
    unseen: int
    in_flight: int
    unset: int
    waiting: float


class Motion:
    """The state of a run at each of `steps` + 1 moments. Times in us from the start of the first launch.

    times: [steps + 1], the moments; end; ranks: their number; unit: bytes of one dot; runs: the launches. Each
    transfer between ranks has src, dst, bytes, start, stop, ps (the start), kernel (number in `kernels`). lives: the
    lifetimes of flags. Raises ValueError for a trace without launches, or in which nothing moved from one rank to another.
    """

    def __init__(self, trace: Tables, steps: int):
        self.runs, self.label, self.steps, self.ranks = kernel_runs(trace), trace.label, steps, trace.world_size
        if not self.runs:
            raise ValueError("a run to play needs kernel launches; this trace has none")
        self.end = max(run.end for run in self.runs)
        self.times = np.linspace(0, self.end, steps + 1)
        self.lives = FlagLives(trace)
        self.share = [run.waiting_over(np.append(self.times, self.end + self.end / steps)) for run in self.runs]
        moved = trace.between_ranks()
        if not len(moved):
            raise ValueError("nothing moved from one rank to another")
        names = Tables(moved, trace.strings).names("kernel")
        self.kernels = list(dict.fromkeys(map(str, names)))  # in the order of their first transfers
        order = np.lexsort((moved["dst"], moved["src"]))  # stable: by time within a pair
        moved, names = moved[order], names[order]
        self.src, self.dst = moved["src"].astype(int), moved["dst"].astype(int)
        self.bytes, self.ps = moved["bytes"].astype(np.int64), moved["time"] - origin_ps(trace)
        self.start = self.ps / PS_PER_US
        self.stop = self.start + moved["duration"] / PS_PER_US
        self.kernel = np.array([self.kernels.index(name) for name in names])
        largest = int(self.bytes.max())
        busiest = max(int(self.bytes[self.moving(t)].sum()) for t in self.times[::4])
        self.unit = largest * max(1, -(-busiest // (DOTS * largest)))

    def moving(self, at: float) -> np.ndarray:
        """The transfers that have begun and not arrived at a moment (us): a mask, bool [transfers]."""
        return (self.start <= at) & (at < self.stop)

    def dots(self) -> np.ndarray:
        """The indices of the transfers that are drawn, int64 [dots]. A dot is drawn each time the sum of bytes so far
        passes a multiple of `unit`."""
        return np.flatnonzero(np.diff(np.cumsum(self.bytes) // self.unit, prepend=0) > 0)

    def flags(self, step: int) -> np.ndarray:
        """[ranks, 4]: numbers of a rank's awaited flags that are seen, arrived unseen, in flight, not yet set."""
        at, lives = self.times[step], self.lives
        seen, arrived, sent, total = (
            np.bincount(lives.dst[moment <= at], lives.count[moment <= at], self.ranks).astype(np.int64)
            for moment in (lives.seen, np.minimum(lives.arrived, lives.seen), lives.set, np.full(len(lives), at)))
        return np.stack([seen, arrived - seen, sent - arrived, total - sent], axis=1)

    def running(self, step: int) -> dict[int, tuple[str, float]]:
        """rank -> (running kernel, share of its waves that wait)."""
        at = self.times[step]
        return {run.rank: (run.kernel, float(share[step])) for run, share in zip(self.runs, self.share)
                if run.start <= at < run.end}

    def moment(self, step: int) -> Moment:
        """The numbers of a moment."""
        at, shares = self.times[step], [share for _, share in self.running(step).values()]
        return Moment(float(at), int(self.bytes[self.moving(at)].sum()), *map(int, self.flags(step).sum(0)),
                      float(np.mean(shares)) if shares else 0.0)

    def data(self) -> list:
        """The picture's data for its digest: strings and int64 arrays."""
        return ["play", np.array([self.steps]), self.src, self.dst, self.bytes, self.ps, self.lives.times_ps,
                *(part for run in self.runs for part in (run.kernel, np.array([run.rank, run.time_ps,
                                                                              run.duration_ps, run.waited_ps])))]
