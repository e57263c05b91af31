"""Segments of a critical path, and the path as a whole."""
import textwrap
from typing import NamedTuple

from ....table import MAX_ROWS, Table
from ..records import PS_PER_US

KINDS = {
    "work": "a wave that does not wait",
    "flag in flight": "from a wave's setting of a flag to its arrival at the rank that waits for it",
    "flag unseen": "from the flag's arrival until the waiting wave has seen it",
    "kernel start": "from the start of a kernel to the start of the block",
    "kernel end": "from the end of the last wave to the end of the kernel",
    "launch gap": "from the end of one operation of a stream to the start of the next",
    "copy": "an asynchronous copy or fill",
    "kernel": "a whole kernel, of which the trace has no waves",
    "host": "before the first operation of a stream: the host had not launched it yet",
    "unknown": "the records do not say",
}


class Segment(NamedTuple):
    """One segment of the path. Times in ps from the start of the first launch. rank, block, wave: -1 for none. kernel:
    name or "". note: the flag's name, or the share of the time in which the wave's own transfers were in flight."""

    start: int
    end: int
    what: str  # a key of KINDS
    rank: int
    kernel: str = ""
    block: int = -1
    wave: int = -1
    note: str = ""

    @property
    def us(self) -> float:
        return (self.end - self.start) / PS_PER_US


class CriticalPath:
    """segments: list of Segment, the latest first. Each begins where the next one in the list ends, so their lengths
    add up to the span of the trace: span_ps, span_us.

    summary: one or two sentences. table: one row per segment. kinds: us per kind of segment.
    """

    def __init__(self, segments: list[Segment], summary: str, label: str):
        self.segments, self.summary, self.label = segments, summary, label
        self.span_ps = sum(segment.end - segment.start for segment in segments)
        self.span_us = self.span_ps / PS_PER_US

    def __len__(self) -> int:
        return len(self.segments)

    @property
    def table(self) -> Table:
        """One row per segment, the latest first. Columns: what, rank, kernel, block, wave, from_us, to_us, us, note."""
        rows = [(s.what, s.rank, s.kernel, s.block, s.wave, s.start / PS_PER_US, s.end / PS_PER_US, s.us, s.note)
                for s in self.segments]
        names = ("what", "rank", "kernel", "block", "wave", "from_us", "to_us", "us", "note")
        columns = dict(zip(names, map(list, zip(*rows)))) if rows else {name: [] for name in names}
        return Table(columns, unit="-1: none; times from the first launch", label=self.label,
                     title="critical path, from its end")

    @property
    def kinds(self) -> Table:
        """us of the path per kind of segment, the largest first, and its share of the span."""
        total: dict[str, int] = {}
        for segment in self.segments:
            total[segment.what] = total.get(segment.what, 0) + segment.end - segment.start
        rows = sorted(total.items(), key=lambda row: -row[1])
        return Table({"what": [what for what, _ in rows], "us": [ps / PS_PER_US for _, ps in rows],
                      "share": [ps / max(self.span_ps, 1) for _, ps in rows]}, label=self.label, title="critical path by what")

    def __repr__(self) -> str:
        more = "" if len(self) <= MAX_ROWS else f"\n(the earliest {len(self) - MAX_ROWS} segments are in .table)"
        summary = textwrap.fill(self.summary, 110)
        return f"{summary}\n\n{self.table!r}{more}\n\n{self.kinds!r}"
