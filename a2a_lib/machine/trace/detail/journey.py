"""The journey of one value between two ranks: its store, its flag, and the read that came too early or from a stale
copy.

It is computed from a detail record; `show.memory_steps` draws it.
"""
from dataclasses import dataclass, field

import numpy as np

from .copies import Moment, State
from .detail import Detail
from .moments import number_of
from .stale_reads import first_step, stale_read
from .steps import AGENT, AT_HOME, AT_L2, ISSUE, L1, L2, LEVELS, LINE, LOAD, MARK_WAIT, MEMORY, RMW, SCALAR, START, us


@dataclass
class Span:
    """The value of the element in one place from `start` to `end` (ps; None: to the end of the record), as text. stale:
    it was not the newest. dirty: it had not been written back."""

    start: int
    end: int | None
    value: str
    stale: bool
    dirty: bool


@dataclass
class Store:
    """A store of the element or of its flag. Times in ps; None: not before the end of the record. at_l2: of its XCD.
    through: it went home by itself, as a write-through."""

    what: str
    value: str
    rank: int
    wave: str
    line: int
    home: int
    flag: bool
    issued: int
    at_l2: int | None = None
    at_home: int | None = None
    through: bool = False
    bytes: np.ndarray | None = None
    key: tuple[int, int] = (0, 0)  # allocation, offset


@dataclass
class Look:
    """A load of the element or of its flag, served at `time`. new: a poll of the flag that saw a value stored since the
    previous poll. poll: in a polling loop."""

    time: int
    what: str
    value: str
    level: int
    flag: bool
    stale: bool
    new: bool
    line: int
    poll: bool = False


@dataclass
class Journey:
    """One element's journey from a writer to a reader.

    focus: the read in question. name, value: what it read. waits: it is a poll of a wait that never ends. due: the
    store whose value it should have returned; None if it returned the newest. since: when the copy it read was taken
    (ps), None for memory. places: {(rank, level): spans}. stores, looks: in order. start, end: the window to show, ps.
    origin: start of the first kernel, ps.
    """

    detail: Detail
    focus: Moment
    name: str
    value: str
    writer: int
    reader: int
    home: int
    origin: int
    due: Store | None
    since: int | None
    level: int
    waits: bool = False
    places: dict[tuple[int, int], list[Span]] = field(default_factory=dict)
    stores: list[Store] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    start: int = 0
    end: int = 0

    def us(self, time: int) -> float:
        return us(time - self.origin)

    @property
    def caption(self) -> str:
        """One sentence: the store, the time it became visible, and the read."""
        where = (f"the memory of rank {self.home}" if self.level == MEMORY else f"its {LEVELS[self.level]}"
                 if self.level != AGENT else f"the agent level of rank {self.reader}")
        read = f"{self.us(self.focus.time):.2f} us from {where}"
        if self.since is not None:
            read += f", a copy taken at {self.us(self.since):.2f} us"
        if self.due is None:
            return f"Rank {self.reader} read {self.name} = {self.value}, the newest value, at {read}."
        due = self.due
        arrived = (f"was in the memory of rank {self.home} at {self.us(due.at_home):.2f} us" if due.at_home is not None
                   else f"never reached the memory of rank {self.home}")
        dirty = [s for s in self.places.get((due.rank, L2), ()) if s.dirty and s.value == due.value
                 and s.start <= self.focus.time and (s.end is None or s.end > self.focus.time)]
        if dirty and due.rank != self.reader:
            read += f", while the new value was still in the L2 of rank {due.rank}"
        if self.waits:
            read += ", and waits"
        return (f"The store of {self.name} = {due.value} left {due.wave} of rank {due.rank} at "
                f"{self.us(due.issued):.2f} us and {arrived}; rank {self.reader} read {self.value} at {read}.")


def journey(detail: Detail) -> Journey:
    """The journey of the value that was first read stale in `detail`.

    Without one, it is the flag of a wait that never ended, else the last value that one rank stored and another read.
    Raises ValueError if there is none.
    """
    focus, due, wrote = stale_read(detail)
    at, lane = focus.first_stale or first_step(detail, focus)
    step = detail.steps[at]
    item = max(1, int(step["item"]))
    key = int(step["memory"]), int(step["offset"]) + lane * item
    writer = wrote.rank
    starts = detail.steps["time"][detail.steps["kind"] == START]
    origin = int(starts.min()) if len(starts) else int(detail.steps["time"].min())
    index = int(step["index"])
    name = f"{detail.symbol(at)}[{index + lane}]" if index >= 0 else detail.symbol(at) or "memory"
    way = Journey(detail, focus, name, number_of(detail.values(at)[lane * item:], item), writer, int(step["rank"]),
                  int(step["home"]), origin, None, None, int(step["level"]), bool(step["mark"] == MARK_WAIT))
    flags = _flags(detail, focus, way)
    _walk(detail, way, key, item, flags, due)
    _window(way)
    return way


def _flags(detail: Detail, focus: Moment, way: Journey) -> set[tuple[int, int]]:
    """The flag that the reader's block polled last before the read: {(memory, offset)}."""
    block = int(detail.steps["block"][first_step(detail, focus)[0]])
    for moment in reversed(detail.moments[:focus.number]):
        if moment.kind == LOAD and moment.rank == way.reader:
            step = detail.steps[first_step(detail, moment)[0]]
            if step["mark"] == MARK_WAIT and step["block"] == block:
                return {(int(step["memory"]), int(step["offset"]))}
    return set()


def _covers(step, key: tuple[int, int]) -> bool:
    return step["memory"] == key[0] and step["offset"] <= key[1] < step["offset"] + step["bytes"]


def _walk(detail: Detail, way: Journey, key, item: int, flags, due: Moment | None) -> None:
    """One pass through all states: fills the spans of each place, the progress of stores, and the reads."""
    line, first = divmod(key[1], LINE)
    by_op: dict[int, list[Store]] = {}
    held: dict[tuple[int, int], tuple] = {}
    block = detail.steps["block"][first_step(detail, way.focus)[0]]
    first_flag: dict[tuple[int, int], str] = {}  # the flag's value at the start of the record
    reader = detail.steps[(way.focus.first_stale or first_step(detail, way.focus))[0]]
    for moment, state in zip(detail.moments, detail.states()):
        for memory, offset in flags if not first_flag else ():
            if (memory, offset // LINE) in state.home:
                first_flag[memory, offset] = number_of(state.home[memory, offset // LINE][offset % LINE:], 4)
        for at in moment.steps:
            step, kind = detail.steps[at], int(detail.steps["kind"][at])
            for element in dict.fromkeys((key, *flags)) if kind in (ISSUE, RMW, LOAD) else ():
                if not _covers(step, element):
                    continue
                size = max(1, int(step["item"]))
                data = detail.values(at)[element[1] - int(step["offset"]):][:size]
                index = int(step["index"]) + (element[1] - int(step["offset"])) // size
                what, value = f"{detail.symbol(at)}[{index}]", number_of(data, size)
                flag = element in flags and element != key
                if kind in (ISSUE, RMW):
                    store = Store(what, value, int(step["rank"]), f"wave {step['wave']}", int(step["line"]),
                                  int(step["home"]), flag, moment.time, bytes=data, key=element)
                    way.stores.append(store)
                    by_op.setdefault(moment.op, []).append(store)
                    if moment is due and not flag:
                        way.due = store
                elif int(step["rank"]) == way.reader and step["block"] == block:
                    newest = state.newest_of(*element, len(data))
                    before = next((look for look in reversed(way.looks) if look.what == what), None)
                    stale = bool((newest != data).any())
                    new = flag and value != (before.value if before else first_flag.get(element))
                    way.looks.append(Look(moment.time, what, value, int(step["level"]), flag, stale, new,
                                          int(step["line"]), bool(step["mark"] == MARK_WAIT)))
        for store in by_op.get(moment.op, ()):
            if moment.kind == AT_L2 and store.at_l2 is None:
                store.at_l2 = moment.time
            if moment.kind == AT_HOME and not detail.steps["level"][moment.steps[0]] and store.at_home is None:
                store.at_home, store.through = moment.time, True
        for store in way.stores:
            if store.at_home is None:
                memory, offset = store.key
                home = state.home[memory, offset // LINE][offset % LINE:offset % LINE + len(store.bytes)]
                if (home == store.bytes).all() and (store.at_l2 is not None or moment.kind == RMW):
                    store.at_home = moment.time
        if moment.number == way.focus.number:
            way.since = _since(state, way, key, reader)
        _hold(way, state, moment.time, (key[0], line), first, item, held)


def _since(state: State, way: Journey, key, reader) -> int | None:
    for place, copy in state.copies.items():
        if (place.memory, place.line) == (key[0], key[1] // LINE) and (place.level, place.rank) == (
                way.level, way.reader) and (place.level == AGENT or place.xcd == reader["xcd"]) and (
                place.level != L1 or place.cu == reader["cu"]):
            return copy.since
    return None


def _hold(way: Journey, state: State, time: int, line, first: int, item: int, held: dict) -> None:
    """Ends and begins the spans of places whose bytes of the element have changed."""
    now: dict[tuple[int, int], tuple] = {}
    if line in state.home:
        newest = state.newest[line][first:first + item]
        data = state.home[line][first:first + item]
        now[way.home, MEMORY] = number_of(data, item), bool((data != newest).any()), False
        for place, copy in state.copies.items():
            if (place.memory, place.line) == line and copy.valid[first:first + item].all() and place.level in (
                    L1, L2, SCALAR, AGENT):
                data = copy.data[first:first + item]
                now[place.rank, place.level] = (number_of(data, item), bool((data != newest).any()),
                                                bool(copy.dirty[first:first + item].any()))
    for place in dict.fromkeys((*held, *now)):
        if held.get(place) == now.get(place):
            continue
        spans = way.places.setdefault(place, [])
        if place in held:
            spans[-1].end = time
        if place in now:
            spans.append(Span(time, None, *now[place]))
    held.clear()
    held.update(now)


def _window(way: Journey) -> None:
    """Sets the window: from the store in question (and the copy taken before it, if that is near) to shortly after the
    read."""
    focus = way.focus.time
    issued = way.due.issued if way.due else max(
        (store.issued for store in way.stores if store.issued <= focus and not store.flag), default=focus - 10**6)
    span = max(abs(focus - issued), 200_000)
    start = min(issued, focus) - span * 3 // 10
    if way.since is not None and way.since < start and way.since > issued - 6 * span:
        start = way.since - span // 5
    end = focus + span * 4 // 10
    for store in way.stores:
        if store.at_home is not None and focus < store.at_home < focus + span and store.issued <= focus:
            end = max(end, store.at_home + span // 5)
    way.start, way.end = max(start, way.origin - (end - way.origin) // 50), end
