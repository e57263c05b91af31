"""The calls of a rank's host that a simulated host records (kind "host"), and the cost of a rung's call."""
import numpy as np

from ....table import Table
from ..records import HOST, LAUNCH, PS_PER_US, Tables
from .kernel_runs import KernelRun

CALL = "call"  # the name under which a rung's host records the beginning of a call (`Rank.host_work`)


def host_calls(trace: Tables, rank: int | None = None) -> Table:
    """See `Trace.host_calls`."""
    records = trace.records[trace.records["kind"] == HOST]
    if rank is not None:
        records = records[records["rank"] == rank]
    records = records[np.lexsort((records["time"], records["rank"]))]
    own = Tables(records, trace.strings)
    cells: dict[tuple[int, str, str], list[float]] = {}
    for number, name, kernel, ps in zip(records["rank"].tolist(), own.names("symbol"), own.names("kernel"),
                                        records["duration"].tolist()):
        cell = cells.setdefault((number, str(name), str(kernel)), [0, 0])
        cell[0] += 1
        cell[1] += ps
    rows = [(*key, count, ps / PS_PER_US) for key, (count, ps) in cells.items()]
    return Table.of_rows(("rank", "call", "kernel", "count", "us"), rows, unit="us of the rank's host, waiting included",
                         units={"count": "calls"}, label=trace.label, title="what the hosts called")


def host_us(trace: Tables) -> float | None:
    """See `Trace.host_us`."""
    took = [end - begin for begin, end in _call_bounds(trace).values() if end is not None]
    return max(took) / PS_PER_US if took else None


def latest_call(trace: Tables) -> Tables:
    """See `Trace.latest_call`."""
    latest, records = _call_bounds(trace), trace.records
    if not latest:
        raise ValueError("no call of a rung begins in this trace: only simulated hosts record it")
    begins = [begin for begin, _ in latest.values()]
    ends = [end for _, end in latest.values() if end is not None]
    keep = (records["time"] >= min(begins)) & (records["time"] < max(ends, default=np.inf))
    for rank, (begin, end) in latest.items():
        host = (records["kind"] == HOST) & (records["rank"] == rank)
        keep &= ~host | (records["time"] >= begin) & (records["time"] < (np.inf if end is None else end))
    return type(trace)(records[keep], trace.strings, trace.meta)


class HostCalls:
    """Calls of the hosts, from the beginning of the first call (of a rung, else the first launch) to the moment when
    each host knows that its kernels have ended.

    rank, name, kernel, start_ps, end_ps: arrays, by rank and time. start_ps counts from `origin`, ps. Raises ValueError
    if the trace has no such records.
    """

    def __init__(self, trace: Tables):
        records = trace.records[trace.records["kind"] == HOST]
        if not len(records):
            raise ValueError("this trace has no records of hosts: only simulated ones do")
        records = records[np.lexsort((records["time"], records["rank"]))]
        names = Tables(records, trace.strings).names("symbol").astype(str)
        launches = trace.records[trace.records["kind"] == LAUNCH]
        begins = records["time"][names == CALL]
        if not len(begins):
            begins = records["time"][records["kernel"] >= 0]
        self.origin = int(min(begins.min(initial=launches["time"].min()), launches["time"].min()))
        ends = records["time"] + records["duration"]
        until = launches["time"] + launches["duration"]
        keep = records["time"] >= self.origin
        for rank in np.unique(records["rank"]):
            last_end = until[launches["rank"] == rank].max(initial=self.origin)
            waits = (records["rank"] == rank) & np.char.endswith(names, "Synchronize") & (ends >= last_end)
            keep &= (records["rank"] != rank) | (ends <= (ends[waits].min() if waits.any() else last_end))
        chosen, self.name = records[keep], names[keep]
        self.kernel = Tables(chosen, trace.strings).names("kernel")
        self.rank = chosen["rank"].astype(int)
        self.start_ps, self.end_ps = chosen["time"] - self.origin, ends[keep] - self.origin

    def around_kernels(self, ranks: list[int], runs: list[KernelRun]) -> tuple[list[int], list[float], list[float]]:
        """Per rank: calls; us from the first call to the first kernel; us from the last kernel to the end (NaN without
        calls). runs: those of `kernel_runs(trace, self.origin)`."""
        calls, before, after = [], [], []
        for rank in ranks:
            own, mine = np.flatnonzero(self.rank == rank), [run for run in runs if run.rank == rank]
            began = self.start_ps[own].min() / PS_PER_US if len(own) else float("nan")
            ended = self.end_ps[own].max() / PS_PER_US if len(own) else float("nan")
            calls.append(len(own))
            before.append(min(run.start for run in mine) - began)
            after.append(ended - max(run.end for run in mine))
        return calls, before, after


def _call_bounds(trace: Tables) -> dict[int, tuple[int, int | None]]:
    """{rank: (begin, end)} of the latest call, ps. end: of the first wait for the whole device; None without one."""
    records = trace.records[trace.records["kind"] == HOST]
    names = Tables(records, trace.strings).names("symbol").astype(str)
    bounds = {}
    for rank in np.unique(records["rank"]).tolist():
        own, called = records[records["rank"] == rank], names[records["rank"] == rank]
        if (called == CALL).any():
            begin = int(own["time"][called == CALL].max())
            waits = own[(called == "hipDeviceSynchronize") & (own["time"] >= begin)]
            first = waits[np.argmin(waits["time"])] if len(waits) else None
            bounds[rank] = begin, None if first is None else int(first["time"] + first["duration"])
    return bounds
