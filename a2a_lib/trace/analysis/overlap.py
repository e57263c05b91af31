"""How much communication ran while waves worked, and how evenly ranks shared the work."""
from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...table import Table
from ..records import PS_PER_US, WAIT, WAVE
from ..tables import Tables
from ..waits import waiting
from . import intervals


def overlap(trace: Tables, kernels: Iterable[str] | str | None = None) -> Table:
    """See `Trace.overlap`."""
    wanted = None if kernels is None else {kernels} if isinstance(kernels, str) else set(kernels)
    records, names = trace.records, trace.names("kernel")
    for name in wanted or ():
        trace._string_index("kernels", name)
    chosen = np.ones(len(records), dtype=bool) if wanted is None else np.isin(names.astype(str), sorted(wanted))
    moved = trace.between_ranks()
    data: dict[str, list] = {name: [] for name in ("rank", "links_us", "working_us", "both_us", "overlap")}
    for rank in range(trace.world_size):
        own = intervals.of(moved[(moved["src"] == rank) | (moved["dst"] == rank)])
        pieces = intervals.working(records[chosen & (records["rank"] == rank)])
        work = intervals.union(pieces[:, 0], pieces[:, 1])
        busy, both = intervals.measure(own), intervals.measure(intervals.intersection(own, work))
        row = (rank, busy / PS_PER_US, intervals.measure(work) / PS_PER_US, both / PS_PER_US,
               both / busy if busy else float("nan"))
        for column, value in zip(data.values(), row):
            column.append(value)
    of = "" if wanted is None else f" of {', '.join(sorted(wanted))}"
    return Table(data, unit=f"us; working: at least one wave{of} that does not wait; overlap: both_us / links_us",
                 label=trace.label, title="communication while waves work")


def balance(trace: Tables) -> Table:
    """See `Trace.balance`."""
    stages = trace.stages()
    column_of = {(int(launch["rank"]), int(launch["launch"])): column for launch, column in zip(*trace.launches())}
    time: dict[str, dict[int, int]] = {}
    for kind, records in ((WAVE, trace.records[trace.records["kind"] == WAVE]), (WAIT, waiting(trace.records))):
        for rank, number in np.unique(np.stack([records["rank"], records["launch"]], axis=1), axis=0):
            column = column_of.get((int(rank), int(number)))
            own = records[(records["rank"] == rank) & (records["launch"] == number)]
            sums = time.setdefault(column, {WAVE: 0, WAIT: 0})
            sums[kind] += int(own["duration"].sum())
    data: dict[str, list] = {name: [] for name in ("stage", "mean_us", "max_us", "max/mean", "slowest", "wait_share")}
    for column in stages.columns[1:-1]:
        took = stages[column]
        spent = time.get(column, {WAVE: 0, WAIT: 0})
        mean = float(np.nanmean(took))
        row = (column, mean, float(np.nanmax(took)), float(np.nanmax(took)) / mean if mean else float("nan"),
               f"rank {stages['rank'][int(np.nanargmax(took))]}",
               spent[WAIT] / spent[WAVE] if spent[WAVE] else float("nan"))
        for values, value in zip(data.values(), row):
            values.append(value)
    return Table(data, unit="over ranks; wait_share: of the waves' time (- where the trace has no waves)",
                 label=trace.label, title="balance of each stage")
