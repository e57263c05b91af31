"""Where everything is at each moment of a run: what `play` computes before it draws."""
from __future__ import annotations

import numpy as np

from ..trace import COPY, PS_PER_US, TRANSFER, Trace
from . import style
from .spans import Lives, launches, origin_ps

DOTS = 120  # drawn at once, at most about that many
FLAGS = 40  # in flight, drawn at once


class Motion:
    """Where everything is at each moment of a run. Times in us from the start of the first launch.

    times: [steps + 1], the moments; end; ranks: how many; unit: bytes that one dot stands for.
    Of each transfer between ranks: src, dst, bytes, start, stop, kernel (number in `kernels`). lives: of the flags.
    """

    def __init__(self, trace: Trace, steps: int):
        self.runs, self.label, self.steps, self.ranks = launches(trace), trace.label, steps, trace.world_size
        if not self.runs:
            raise ValueError("a run to play needs kernel launches; this trace has none")
        self.end = max(run.end for run in self.runs)
        self.times = np.linspace(0, self.end, steps + 1)
        self.lives = Lives(trace)
        self.share = [run.waiting_over(np.append(self.times, self.end + self.end / steps)) for run in self.runs]
        records = trace.records
        records = records[np.isin(records["kind"], (TRANSFER, COPY)) & (records["src"] != records["dst"])
                          & (records["src"] >= 0) & (records["dst"] >= 0)]
        records = records[np.lexsort((records["time"], records["dst"], records["src"]))]
        if not len(records):
            raise ValueError("nothing moved from one rank to another")
        names = Trace(records, trace.strings).names("kernel")
        self.kernels = list(dict.fromkeys(map(str, names[np.argsort(records["time"], kind="stable")])))
        self.colours = style.stage_colours([*(run.kernel for run in sorted(self.runs, key=lambda run: run.start)),
                                            *self.kernels])
        self.src, self.dst = records["src"].astype(int), records["dst"].astype(int)
        self.bytes, self.ps = records["bytes"].astype(np.int64), records["time"] - origin_ps(trace)
        self.start = self.ps / PS_PER_US
        self.stop = self.start + records["duration"] / PS_PER_US
        self.kernel = np.array([self.kernels.index(name) for name in names])
        self._dots: dict[int | None, np.ndarray] = {}
        self.unit = self._unit()

    def _unit(self) -> int:
        largest = int(self.bytes.max())
        busiest = max(int(self.bytes[self.moving(t)].sum()) for t in self.times[::4])
        return largest * max(1, -(-busiest // (DOTS * largest)))

    def moving(self, at: float) -> np.ndarray:
        return (self.start <= at) & (at < self.stop)

    def dots(self, rank: int | None) -> np.ndarray:
        """Which transfers are drawn: wherever the bytes of a pair, in order, pass a multiple of `unit`."""
        if rank not in self._dots:
            chosen = np.zeros(len(self.src), dtype=bool)
            own = np.flatnonzero(self._of(self.src, self.dst, rank))
            passed = np.cumsum(self.bytes[own]) // self.unit
            chosen[own[np.diff(passed, prepend=0) > 0]] = True
            self._dots[rank] = chosen
        return self._dots[rank]

    @staticmethod
    def _of(src: np.ndarray, dst: np.ndarray, rank: int | None) -> np.ndarray:
        return np.ones(len(src), dtype=bool) if rank is None else (src == rank) | (dst == rank)

    def on_the_way(self, step: int, rank: int | None):
        """Dots: src, dst, how far (0 to 1), kernel number; and flags: src, dst, how far."""
        at = self.times[step]
        now = np.flatnonzero(self.dots(rank) & self.moving(at))
        far = (at - self.start[now]) / (self.stop[now] - self.start[now])
        lives = self.lives
        in_flight = np.flatnonzero((lives.set <= at) & (at < lives.arrived) & (lives.src != lives.dst)
                                & self._of(lives.src, lives.dst, rank))
        in_flight = in_flight[::max(1, -(-len(in_flight) // FLAGS))]
        flag_far = (at - lives.set[in_flight]) / (lives.arrived[in_flight] - lives.set[in_flight])
        return ((self.src[now], self.dst[now], far, self.kernel[now]),
                (lives.src[in_flight], lives.dst[in_flight], flag_far))

    def flags(self, step: int) -> np.ndarray:
        """[ranks, 4]: of the flags a rank waits for, how many are seen, arrived unseen, in flight, not yet set."""
        at, lives = self.times[step], self.lives
        seen, arrived, sent = (np.bincount(lives.dst[moment <= at], minlength=self.ranks)
                               for moment in (lives.seen, np.minimum(lives.arrived, lives.seen), lives.set))
        total = np.bincount(lives.dst, minlength=self.ranks)
        return np.stack([seen, arrived - seen, sent - arrived, total - sent], axis=1)

    def running(self, step: int) -> dict[int, tuple[str, float]]:
        """rank -> (kernel that runs, share of its waves that wait)."""
        at = self.times[step]
        return {run.rank: (run.kernel, float(share[step])) for run, share in zip(self.runs, self.share)
                if run.start <= at < run.end}

    def numbers(self, step: int, rank: int | None = None) -> dict[str, float]:
        now = self.moving(self.times[step]) & self._of(self.src, self.dst, rank)
        flags = self.flags(step)
        flags = flags.sum(0) if rank is None else flags[rank]
        running = self.running(step)
        shares = [share for r, (_, share) in running.items() if rank in (None, r)]
        return {"us": float(self.times[step]), "MiB on the way": float(self.bytes[now].sum()) / 2**20,
                "flags seen": int(flags[0]), "not yet seen": int(flags[1]), "in flight": int(flags[2]),
                "not yet set": int(flags[3]),
                "waiting": f"{np.mean(shares) if shares else 0:.0%}"}

    def words(self, step: int, rank: int | None = None) -> str:
        n, running = self.numbers(step, rank), self.running(step)
        names = [running[r][0] for r in sorted(running) if rank in (None, r)]
        if rank is None:
            doing = ", ".join(f"{names.count(name)} of {self.ranks} ranks in {name}" for name in dict.fromkeys(names))
        else:
            doing = f"rank {rank} in {names[0]}" if names else ""
        return (f"At {n['us']:.1f} us: {doing or 'no kernel'}; {n['MiB on the way']:.1f} MiB on the way; "
                f"{n['flags seen']} flags seen, {n['not yet seen']} not yet, {n['in flight']} in flight, "
                f"{n['not yet set']} not yet set; {n['waiting']} of the running waves wait")

    def data(self) -> list:
        return ["play", np.array([self.steps]), self.src, self.dst, self.bytes, self.ps, self.lives.times_ps,
                *(part for run in self.runs for part in (run.kernel, np.array([run.rank, run.time_ps,
                                                                              run.duration_ps, run.waited_ps])))]
