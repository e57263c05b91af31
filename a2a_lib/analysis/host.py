"""What a rank's host did: the runtime calls that a simulated host records (kind "host"), and what a call cost it."""
from __future__ import annotations

import numpy as np

from ..table import Table
from ..trace import HOST, PS_PER_US, Trace

CALL = "call"  # the name under which a rung's host records the beginning of a call (`Rank.host_work`)


def host_calls(trace: Trace, rank: int | None = None) -> Table:
    """See `Trace.host_calls`."""
    records = trace.records[trace.records["kind"] == HOST]
    if rank is not None:
        records = records[records["rank"] == rank]
    records = records[np.lexsort((records["time"], records["rank"]))]
    own = Trace(records, trace.strings)
    cells: dict[tuple[int, str, str], list[float]] = {}
    for number, name, kernel, ps in zip(records["rank"].tolist(), own.names("symbol"), own.names("kernel"),
                                        records["duration"].tolist()):
        cell = cells.setdefault((number, str(name), str(kernel)), [0, 0])
        cell[0] += 1
        cell[1] += ps
    rows = [(*key, count, ps / PS_PER_US) for key, (count, ps) in cells.items()]
    columns = dict(zip(("rank", "call", "kernel", "count", "us"), zip(*rows))) if rows else {
        name: [] for name in ("rank", "call", "kernel", "count", "us")}
    return Table(columns, unit="us of the rank's host, waiting included", label=trace.label, title="what the hosts called")


def host_us(trace: Trace) -> float | None:
    """See `Trace.host_us`."""
    records = trace.records[trace.records["kind"] == HOST]
    names = Trace(records, trace.strings).names("symbol").astype(str)
    longest = []
    for rank in np.unique(records["rank"]):
        begun = np.flatnonzero((records["rank"] == rank) & (names == CALL))
        if not len(begun):
            continue
        start = records["time"][begun].max()
        waits = records[(records["rank"] == rank) & (names == "hipDeviceSynchronize") & (records["time"] >= start)]
        if len(waits):
            first = waits[np.argmin(waits["time"])]
            longest.append(int(first["time"] + first["duration"] - start))
    return max(longest) / PS_PER_US if longest else None


def latest_call(trace: Trace) -> Trace:
    """See `Trace.latest_call`."""
    begun = trace.records[(trace.records["kind"] == HOST) & (trace.names("symbol") == CALL)]
    if not len(begun):
        raise ValueError("no call of a rung begins in this trace: only simulated hosts record it")
    latest = [begun["time"][begun["rank"] == rank].max() for rank in np.unique(begun["rank"])]
    return Trace(trace.records[trace.records["time"] >= min(latest)], trace.strings, trace.meta)
