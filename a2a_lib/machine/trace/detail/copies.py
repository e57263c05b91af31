"""The place of every value: the state of memory and caches after each moment of a detail record.

It is a pure function of the record (`steps.py`) and asks no simulator. The newest value of a byte is that of the store
or read-modify-write issued last. A copy with another value is stale, and so is a load that returns one.
"""
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from .steps import AS_FOUND, AT_HOME, AT_L2, COPY, HOME, ISSUE, L2, LINE, RMW, START, Steps


@dataclass(frozen=True)
class CachePlace:
    """A cache (level, rank, xcd, cu), and in it the line `line` (offset / 128) of allocation `memory`."""

    level: int
    rank: int
    xcd: int
    cu: int
    memory: int
    line: int


@dataclass
class Copy:
    """A cache's copy of a line. data: uint8 [128]. valid, dirty, through: bool [128]. since: time of the last change of
    its bytes, ps."""

    data: np.ndarray
    valid: np.ndarray
    dirty: np.ndarray
    through: np.ndarray
    since: int


@dataclass
class InFlight:
    """A store in flight, issued (ps) by `rank`. at_l2: it has passed the L2 of its XCD."""

    op: int
    rank: int
    home: int
    steps: list[int]
    at_l2: bool = False


@dataclass
class Moment:
    """One event. time: ps. steps: numbers of its steps in the record. after: state records that follow from it.

    kind: as in the record, or "background" for a cache's own action. stale: a load, not in a polling loop, that
    returned something other than the newest value. what: the access; words: the full sentence about it.
    """

    number: int
    time: int
    kind: int
    op: int
    rank: int
    steps: list[int] = field(default_factory=list)
    after: list[int] = field(default_factory=list)
    stale: bool = False
    due: int | None = None  # of a stale load: number of the moment at which the newer value was issued
    first_stale: tuple[int, int] | None = None  # the step and the lane that show it
    value: str = ""
    what: str = ""
    words: str = ""


class State:
    """Memory and caches at a moment.

    home: {(memory, line): uint8 [<= 128]}. homes: their ranks. copies: {CachePlace: Copy}. in_flight: {op: InFlight}.
    newest: {(memory, line): uint8}, as if every store were visible at once.
    """

    def __init__(self):
        self.home: dict[tuple[int, int], np.ndarray] = {}
        self.newest: dict[tuple[int, int], np.ndarray] = {}
        self.homes: dict[tuple[int, int], int] = {}
        self.copies: dict[CachePlace, Copy] = {}
        self.in_flight: dict[int, InFlight] = {}

    def fresh(self, place: CachePlace) -> bool:
        """Whether all bytes of that copy are the newest."""
        copy, newest = self.copies[place], self.newest[place.memory, place.line]
        held = copy.valid[:len(newest)]
        return bool((copy.data[:len(newest)] == newest)[held].all())

    def home_fresh(self, memory: int, line: int) -> bool:
        return bool((self.home[memory, line] == self.newest[memory, line]).all())

    def _write(self, into, memory: int, offset: int, data: np.ndarray) -> None:
        while len(data):
            line, at = divmod(offset, LINE)
            part = data[:LINE - at]
            if (memory, line) in into:
                into[memory, line][at:at + len(part)] = part
            offset, data = offset + len(part), data[len(part):]

    def newest_of(self, memory: int, offset: int, size: int) -> np.ndarray:
        """uint8 [size]"""
        parts = []
        while size > 0:
            line, at = divmod(offset, LINE)
            parts.append(self.newest[memory, line][at:at + min(size, LINE - at)])
            offset, size = offset + LINE - at, size - (LINE - at)
        return np.concatenate(parts)

    def apply(self, detail: Steps, moment: Moment) -> None:
        for at in moment.steps:
            step, kind = detail.steps[at], int(detail.steps[at]["kind"])
            if kind in (ISSUE, RMW):
                self._write(self.newest, int(step["memory"]), int(step["offset"]), detail.values(at))
            if kind == ISSUE:
                store = InFlight(moment.op, int(step["rank"]), int(step["home"]), [])
                self.in_flight.setdefault(moment.op, store).steps.append(at)
            elif kind == AT_L2 and moment.op in self.in_flight:
                self.in_flight[moment.op].at_l2 = True
            elif kind == AT_HOME:
                self.in_flight.pop(moment.op, None)
            elif kind in (COPY, HOME):
                self._hold(detail, at, moment)
        for at in moment.after:
            self._hold(detail, at, moment)
        if moment.kind == AT_L2 and moment.op in self.in_flight and not self._through(detail, moment):
            del self.in_flight[moment.op]

    def _through(self, detail: Steps, moment: Moment) -> bool:
        """Moves a store that has reached its L2 on to home memory: its bytes are then in flight."""
        for at in moment.steps:
            step = detail.steps[at]
            line, first = divmod(int(step["offset"]), LINE)
            for place, copy in self.copies.items():
                if (place.level == L2 and place.rank == step["rank"] and place.xcd == step["xcd"]
                        and (place.memory, place.line) == (step["memory"], line) and copy.through[first]):
                    return True
        return False

    def _hold(self, detail: Steps, at: int, moment: Moment) -> None:
        step, data = detail.steps[at], detail.values(at)
        key = int(step["memory"]), int(step["offset"]) // LINE
        if step["kind"] == HOME:
            former = self.home.get(key)
            self.home[key] = data.copy()
            self.homes[key] = int(step["home"])
            if former is None:
                self.newest.setdefault(key, data.copy())
            elif moment.kind == START:  # written by the host or a copy in between
                self.newest[key] = np.where(data != former, data, self.newest[key])
            return
        place = CachePlace(int(step["level"]), int(step["rank"]), int(step["xcd"]), int(step["cu"]), *key)
        if not len(data):
            self.copies.pop(place, None)
            return
        valid, dirty, through = (np.unpackbits(data[at:at + 16], bitorder="little").astype(bool)
                                 for at in range(LINE, LINE + 48, 16))
        former = self.copies.get(place)
        same_valid = former is not None and (former.valid == valid).all()
        unchanged = same_valid and (former.data[valid] == data[:LINE][valid]).all()
        self.copies[place] = Copy(data[:LINE].copy(), valid, dirty, through,
                                  former.since if unchanged else int(step["time"]))


def as_found(detail: Steps) -> State:
    """The state at the beginning. Lines appear one after the other; their content at first use is their initial
    content."""
    state = State()
    for at in np.flatnonzero((detail.steps["kind"] == HOME) & (detail.steps["op"] == AS_FOUND)):
        state._hold(detail, int(at), Moment(-1, 0, HOME, AS_FOUND, -1))
    return state


def states(detail: Steps, moments: list[Moment]) -> Iterator[State]:
    """The state after each of the record's moments, one after the other (the same object, updated)."""
    state = as_found(detail)
    for moment in moments:
        state.apply(detail, moment)
        yield state
