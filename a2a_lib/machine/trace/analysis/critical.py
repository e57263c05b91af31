"""The critical path: the chain of work and waits that determined the time of the run."""
import textwrap
from collections import Counter
from typing import NamedTuple

import numpy as np

from ....table import MAX_ROWS, Table
from ..match import covers, match_settings
from ..records import BARRIER, COPY, FLAG_SET, LAUNCH, PS_PER_US, TRANSFER, WAIT, WAVE, Tables
from . import intervals

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
        return Table.of_rows(names, rows, unit="-1: none; times from the first launch", label=self.label,
                             title="critical path, from its end")

    @property
    def kinds(self) -> Table:
        """us of the path per kind of segment, the largest first, and its share of the span."""
        total: Counter[str] = Counter()
        for segment in self.segments:
            total[segment.what] += segment.end - segment.start
        rows = ((what, ps / PS_PER_US, ps / max(self.span_ps, 1)) for what, ps in total.most_common())
        return Table.of_rows(("what", "us", "share"), rows, label=self.label, title="critical path by what")

    def __repr__(self) -> str:
        more = "" if len(self) <= MAX_ROWS else f"\n(the earliest {len(self) - MAX_ROWS} segments are in .table)"
        summary = textwrap.fill(self.summary, 110)
        return f"{summary}\n\n{self.table!r}{more}\n\n{self.kinds!r}"


def critical_path(trace: Tables) -> CriticalPath:
    """The path from the end of the last launch back to the start of the first.

    * A kernel ended with its last wave. A wave's time is its own work, back to the last wait whose flag arrived after
      the wait had begun.
    * A wave at its block's barrier may have stayed there because another wave waited for such a flag. The path then
      continues in that other wave.
    * From a wait the path follows the flag, in flight and unseen, to the wave that set it, and so on.
    * From a wave's start it goes to the start of its block's kernel, and from there to the previous work of the same
      stream.

    It cannot know how streams order each other, nor which block had to end before another could start (that is "kernel
    start"). Time at a barrier behind waves that work counts as "work". So does all time at barriers in a trace without
    records of kind "barrier". A record may be missing, because nobody is known to have set a flag or the trace was
    full. Then the segment is "unknown", and the path goes on in that wave or kernel. A trace without waves gives whole
    kernels.

    Raises ValueError if the trace has no launches.
    """
    walk = _Walk(trace)
    walk.run()
    return CriticalPath(walk.segments, _summary(walk), trace.label)


class _Walk:
    """Walks backwards. `at` is the end of the time that is still to be explained."""

    def __init__(self, trace: Tables):
        self.trace, records = trace, trace.records
        self.launches, self.waves, self.waits, self.stays, self.settings, self.copies, self.transfers = (
            records[records["kind"] == kind] for kind in (LAUNCH, WAVE, WAIT, BARRIER, FLAG_SET, COPY, TRANSFER))
        if not len(self.launches):
            raise ValueError("a critical path needs kernel launches; this trace has none")
        self.origin = int(self.launches["time"].min())
        self.segments: list[Segment] = []
        self.last_wait = None  # (wait record, setting or None) nearest to the end
        self.last = self.launches[np.argmax(_end(self.launches))]
        self.at = int(_end(self.last))

    def run(self) -> None:
        record, moves = self.last, 0
        while record is not None and self.at > self.origin and moves <= len(self.trace.records):
            moves += 1
            kind = record["kind"]
            record = (self._launch if kind == LAUNCH else self._copy if kind == COPY else self._wave)(record)
        self._back_to(self.origin, "unknown", self.segments[-1].rank if self.segments else int(self.last["rank"]))

    def _back_to(self, moment: int, what: str, of, note: str = "") -> None:
        """Adds a segment from `moment` to `at`, unless it is empty. `of`: its record, or a rank."""
        moment = max(int(moment), self.origin)
        if moment >= self.at:
            return
        if isinstance(of, int):
            rank, kernel, block, wave = of, "", -1, -1
        else:
            rank, block, wave = (int(of[field]) for field in ("rank", "block", "wave"))
            kernel = self._name("kernels", int(of["kernel"]))
        self.segments.append(Segment(moment - self.origin, self.at - self.origin, what, rank, kernel, block, wave,
                                     note))
        self.at = moment

    def _name(self, table: str, index: int) -> str:
        names = self.trace.strings[table]
        return names[index] if 0 <= index < len(names) else ""

    def flag(self, record) -> str:
        """A flag's name: "recv_flags[12]"."""
        return f"{self._name('symbols', int(record['symbol'])) or 'a flag'}[{int(record['index'])}]"

    def _launch(self, launch):
        """Goes from the end of a kernel (`at`) to its last wave."""
        waves = self.waves[_equal_in(self.waves, launch, "rank", "launch") & (_end(self.waves) <= self.at)]
        if len(waves):
            last = waves[np.argmax(_end(waves))]
            self._back_to(_end(last), "kernel end", launch)
            return last
        self._back_to(launch["time"], "kernel", launch)
        return self._before(launch)

    def _wave(self, wave):
        """Goes from a moment in a wave (`at`) to its last wait, or to its start."""
        held = np.concatenate([part[_equal_in(part, wave, "rank", "launch", "block", "wave")]
                               for part in (self.waits, self.stays)])
        held = held[(_end(held) <= self.at) & (held["duration"] > 0)]
        for wait in held[np.argsort(_end(held), kind="stable")[::-1]]:
            if wait["time"] >= self.at:
                continue
            if wait["kind"] == BARRIER:
                if (last := self._last_to_arrive(wait)) is None:
                    continue
                self._back_to(_end(wait), "work", wave, self._moving(wave, _end(wait)))
                return last
            setting = self._setting(wait)
            if _was_there(setting, wait):
                continue  # a load like any other
            self.last_wait = self.last_wait or (wait, setting)
            self._back_to(_end(wait), "work", wave, self._moving(wave, _end(wait)))
            if setting is None:
                self._back_to(wait["time"], "unknown", wave, f"waits for {self.flag(wait)}, set by nobody on record")
                continue
            self._back_to(_end(setting), "flag unseen", wave, self.flag(wait))
            self._back_to(setting["time"], "flag in flight", setting, f"{self.flag(wait)} to rank {wait['rank']}")
            return self._setter(setting)
        self._back_to(wave["time"], "work", wave, self._moving(wave, wave["time"]))
        return self._start(wave)

    def _last_to_arrive(self, stay):
        """The wave that a wave at a barrier stayed for, if that one waited for a flag meanwhile; else None."""
        mine = _equal_in(self.waits, stay, "rank", "launch", "block") & (self.waits["wave"] == stay["index"])
        waits = self.waits[mine & (self.waits["time"] < _end(stay)) & (_end(self.waits) > stay["time"])]
        if all(_was_there(self._setting(wait), wait) for wait in waits):
            return None
        waves = self.waves[_equal_in(self.waves, stay, "rank", "launch",
                                     "block") & (self.waves["wave"] == stay["index"])]
        return waves[0] if len(waves) else None

    def _moving(self, wave, since) -> str:
        """As text, the share of the time from `since` to `at` in which the wave's own transfers between ranks were in
        flight."""
        own = intervals.of(self.transfers[_equal_in(self.transfers, wave, "rank", "launch", "block", "wave")])
        ps = intervals.measure(intervals.intersection(own, intervals.union([since], [self.at])))
        return f"transfers with peers: {ps / PS_PER_US:.2f} us" if ps else ""

    def last_of_all(self):
        """(wait, setting) of the wait that ended last on any rank and whose flag was not set when it began, or None."""
        looks = self.waits.copy()
        looks["time"], looks["range"] = _end(looks), 0
        early = np.zeros(len(looks), bool)  # the flag was there at the first poll
        pieces = match_settings(self.settings, looks)
        known = pieces.setting >= 0
        early[pieces.look[known]] = _end(self.settings[pieces.setting[known]]) <= self.waits["time"][pieces.look[known]]
        for wait in self.waits[~early][np.argsort(looks["time"][~early], kind="stable")[::-1]]:
            setting = self._setting(wait)
            if not _was_there(setting, wait):
                return wait, setting
        return None

    def _setting(self, wait):
        """The record of the flag that a wait was for: the latest that set this value before the wait was over."""
        candidates = self.settings
        candidates = candidates[_equal_in(candidates, wait, "symbol", "bytes") & (candidates["time"] <= _end(wait))]
        candidates = candidates[covers(candidates, int(wait["index"]))]
        for home in (candidates["dst"] == wait["rank"], candidates["rank"] == wait["src"]):
            if home.any():
                return candidates[home][np.argmax(candidates["time"][home])]
        return None

    def _setter(self, setting):
        if setting["launch"] < 0:
            self._back_to(self.origin, "host", setting)
            return None
        waves = self.waves[_equal_in(self.waves, setting, "rank", "launch", "block", "wave")]
        if len(waves):
            return waves[0]
        return self._start(setting, "unknown", "no record of this wave")

    def _start(self, wave, what: str = "kernel start", note: str = ""):
        """Goes from the start of a block (`at`) to that of its kernel, and to the work before it."""
        launches = self.launches[_equal_in(self.launches, wave, "rank", "launch")]
        if not len(launches):
            return None
        self._back_to(launches["time"][0], what, wave, note)
        return self._before(launches[0])

    def _copy(self, copy):
        self._back_to(copy["time"], "copy", copy)
        return self._before(copy)

    def _before(self, record):
        """The previous record of the same stream, or None."""
        candidates = np.concatenate([part[_equal_in(part, record, "rank", "stream") & (_end(part) <= self.at)]
                                     for part in (self.launches, self.copies)])
        candidates = candidates[(candidates["time"] < record["time"]) & (_end(candidates) > self.origin)]
        if not len(candidates):
            self._back_to(self.origin, "host", record)
            return None
        before = candidates[np.argmax(_end(candidates))]
        self._back_to(_end(before), "launch gap", record)
        return before


def _end(record):
    return record["time"] + record["duration"]


def _was_there(setting, wait) -> bool:
    """Whether the flag was there at the wait's first poll."""
    return setting is not None and _end(setting) <= wait["time"]


def _equal_in(records: np.ndarray, record, *fields: str) -> np.ndarray:
    keep = np.ones(len(records), dtype=bool)
    for field in fields:
        keep &= records[field] == record[field]
    return keep


def _summary(walk: _Walk) -> str:
    last, span = walk.last, sum(segment.end - segment.start for segment in walk.segments) / PS_PER_US
    name = walk._name("kernels", int(last["kernel"])) or "a kernel"
    text = f"last: {name} on rank {last['rank']}, after {span:.2f} us"
    if not len(walk.waves):
        return f"{text}; the trace has no waves, so what they waited for is not known"
    if walk.last_wait is None:
        text += "; no wait is on its path"
        if (last_wait := walk.last_of_all()) is None:
            return text
        wait, setting = last_wait
        return (f"{text}. The last wait for a flag, {walk._name('kernels', int(wait['kernel']))} on rank "
                f"{wait['rank']} for {_describe_wait(walk, wait, setting)}, did not decide the end")
    wait, setting = walk.last_wait
    if wait["launch"] == last["launch"] and wait["rank"] == last["rank"]:
        return f"{text}; it waited for {_describe_wait(walk, wait, setting)}"
    return (f"{text}. The latest wait on its path: {walk._name('kernels', int(wait['kernel']))} on rank {wait['rank']} "
            f"for {_describe_wait(walk, wait, setting)}")


def _describe_wait(walk: _Walk, wait, setting) -> str:
    if setting is None:
        return f"{walk.flag(wait)}; who set it is not on record"
    return (f"{walk.flag(wait)}, set by rank {setting['rank']} in "
            f"{walk._name('kernels', int(setting['kernel'])) or 'host code'} at "
            f"{(int(setting['time']) - walk.origin) / PS_PER_US:.2f} us and seen at "
            f"{(int(_end(wait)) - walk.origin) / PS_PER_US:.2f} us")
