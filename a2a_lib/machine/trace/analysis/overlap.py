"""How much communication ran while waves worked, and how evenly ranks shared the work."""
from collections.abc import Iterable

import numpy as np

from ....table import Table
from ..records import PS_PER_US, TRANSFER, WAIT, WAVE, Records, Tables
from ..reports.places import counted
from . import intervals
from .kernel_runs import waiting

Names = Iterable[str] | str | None


def overlap(trace: Tables, kernels: Names = None, blocks: Iterable[int] | None = None) -> Table:
    """See `Trace.overlap`."""
    records, waits = trace.records, waiting(trace.records)
    selection = _selection(kernels, blocks)
    every = np.concatenate([records[np.isin(records["kind"], (WAVE, TRANSFER)) & (records["wave"] >= 0)], waits])
    kind, n = every["kind"], len(every) - len(waits)
    waited = np.arange(len(every)) >= n
    kind = np.where(waited, WAIT, kind)
    chosen = _waves(Records(every, trace.strings), kind == WAVE, kernels, blocks)
    per_wave = intervals.PerWave(every)
    free = intervals.difference(per_wave.of(chosen), per_wave.of(waited))
    note = ""
    if not selection:
        busy = intervals.intersection(free, per_wave.of((kind == TRANSFER) & (every["src"] != every["dst"])))
        senders = chosen & (2 * per_wave.sums(busy) > per_wave.sums(free))
        free = intervals.difference(per_wave.of(chosen & ~senders), per_wave.of(waited))
        note = (f"; assumed: waves that move bytes between ranks for more than half of the time that they do not wait compute "
                f"nothing ({senders.sum()} of {chosen.sum()}); kernels= or blocks= says who computes")
    moved = trace.between_ranks()
    rows, rank_of = [], per_wave.ranks(free)
    for rank in range(trace.world_size):
        own = intervals.of(moved[(moved["src"] == rank) | (moved["dst"] == rank)])
        work = per_wave.together((free[0][rank_of == rank], free[1][rank_of == rank]))
        busy, both = intervals.measure(own), intervals.measure(intervals.intersection(own, work))
        rows.append((rank, busy / PS_PER_US, intervals.measure(work) / PS_PER_US, both / PS_PER_US,
                     both / busy if busy else float("nan")))
    lacks = [name for name, present in (("waves", (kind == WAVE).any()), ("transfers", len(moved))) if not present]
    if lacks and trace.meta.get("target", "sim") != "sim":
        note += f"; this trace has no {' and no '.join(lacks)}"
    return Table.of_rows(("rank", "links_us", "working_us", "both_us", "overlap"), rows, label=trace.label,
                         title="communication while waves work", unit=f"us; working: at least one wave{selection} that does not "
                                                                      f"wait; overlap: both_us / links_us{note}")


def _selection(kernels: Names, blocks) -> str:
    """The selection of computing waves as text; "" for none."""
    of_kernels = f" of {', '.join(sorted(_names(kernels)))}" if kernels is not None else ""
    return of_kernels + (f" of {counted('block', sorted(set(blocks)))}" if blocks is not None else "")


def _names(names: Iterable[str] | str) -> set[str]:
    return {names} if isinstance(names, str) else set(names)


def _waves(every: Records, waves: np.ndarray, kernels: Names, blocks) -> np.ndarray:
    """Mask [records] of the computing waves."""
    chosen = waves.copy()
    if kernels is not None:
        for name in _names(kernels):
            every._string_index("kernels", name)
        chosen &= np.isin(every.names("kernel").astype(str), sorted(_names(kernels)))
    if blocks is not None:
        chosen &= np.isin(every.records["block"], sorted(set(blocks)))
    return chosen


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
    rows = []
    for column in stages.columns[1:-1]:
        took = stages[column]
        spent = time.get(column, {WAVE: 0, WAIT: 0})
        mean = float(np.nanmean(took))
        rows.append((column, mean, float(np.nanmax(took)), float(np.nanmax(took)) / mean if mean else float("nan"),
                     f"rank {stages['rank'][int(np.nanargmax(took))]}",
                     spent[WAIT] / spent[WAVE] if spent[WAVE] else float("nan")))
    return Table.of_rows(("stage", "mean_us", "max_us", "max/mean", "slowest", "wait_share"), rows, label=trace.label,
                         unit="over ranks; wait_share: of the waves' time (- where the trace has no waves)", title="balance of each stage")
