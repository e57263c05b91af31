"""The journey of one value between two ranks: its store, its flag, and the read that came too early or from a stale
copy.

It is computed from a detail record; `show.memory_steps` draws it.
"""
import re
from dataclasses import dataclass, field

import numpy as np

from . import (
    AGENT,
    AT_HOME,
    AT_L2,
    END,
    HOME,
    INVALIDATE,
    ISSUE,
    L1,
    L2,
    LEVELS,
    LINE,
    LOAD,
    MARK_WAIT,
    MEMORY,
    RMW,
    SCALAR,
    START,
    WRITE_BACK,
    WRITTEN_BACK,
    CachePlace,
    Detail,
    Moment,
    State,
    number_of,
    us,
)


def first_step(detail: Detail, moment: Moment) -> tuple[int, int]:
    return next(at for at in moment.steps if detail.steps["kind"][at] == moment.kind), 0


def stale_read(detail: Detail) -> tuple[Moment, Moment | None, Moment]:
    """(the read, the store it should have seen or None, the newest store)"""
    moments = detail.moments
    loads = [m for m in moments if m.kind == LOAD]
    stale = [m for m in loads if m.stale and m.due is not None and moments[m.due].rank != m.rank] or [
        m for m in loads if m.stale and m.due is not None]
    after_flag = [m for m in stale if _flag_was_seen(detail, m)]
    if after_flag or stale:
        focus = (after_flag or stale)[0]
        return focus, moments[focus.due], moments[focus.due]
    fallback = _waits(detail) or _last(detail)
    if fallback is None:
        raise ValueError(f"no rank read what another had stored; symbols: "
                         f"{', '.join(detail.strings['symbols']) or 'none'}")
    return fallback


def _stores(detail: Detail, moment: Moment):
    """(step number, step) of each part of a store or a read-modify-write."""
    return [(at, detail.steps[at]) for at in moment.steps if detail.steps["kind"][at] in (ISSUE, RMW)]


def _waits(detail: Detail) -> tuple[Moment, Moment, Moment] | None:
    """A wave whose last access polled a flag that another rank has since set to something else. Returns its first poll
    after that, else the last one, and the newest store."""
    looks: dict[tuple[int, ...], list[Moment]] = {}
    ended = {int(launch) for launch in detail.steps["launch"][detail.steps["kind"] == END]}
    for moment in detail.moments:
        if moment.kind not in (ISSUE, RMW, LOAD):
            continue
        at = first_step(detail, moment)[0]
        step = detail.steps[at]
        own = looks.setdefault(tuple(int(step[name]) for name in ("launch", "rank", "block", "wave")), [])
        if moment.kind != LOAD or step["mark"] != MARK_WAIT or (own and _key(detail, own[-1]) != _key(detail, moment)):
            own.clear()
        if moment.kind == LOAD and step["mark"] == MARK_WAIT and step["launch"] not in ended:
            own.append(moment)
    for own in looks.values():
        if not own:
            continue
        (memory, offset), rank = _key(detail, own[-1]), own[-1].rank
        writer, newest = None, b""
        for moment in detail.moments:
            for at, step in _stores(detail, moment):
                if step["memory"] == memory and step["offset"] <= offset < step["offset"] + step["bytes"]:
                    writer, newest = moment, detail.values(at)[offset - int(step["offset"]):].tobytes()
        seen = detail.values(first_step(detail, own[-1])[0]).tobytes()
        if writer is not None and writer.rank != rank and seen[:len(newest)] != newest[:len(seen)]:
            return next((look for look in own if look.time > writer.time), own[-1]), writer, writer
    return None


def _key(detail: Detail, load: Moment) -> tuple[int, int]:
    step = detail.steps[first_step(detail, load)[0]]
    return int(step["memory"]), int(step["offset"])


def _last(detail: Detail) -> tuple[Moment, None, Moment] | None:
    """The last value that one rank stored and another read."""
    writers: dict[tuple[int, int], Moment] = {}  # of each byte
    last = None
    for moment in detail.moments:
        for _, step in _stores(detail, moment):
            for offset in range(int(step["offset"]), int(step["offset"]) + int(step["bytes"])):
                writers[int(step["memory"]), offset] = moment
        if moment.kind == LOAD:
            at = first_step(detail, moment)[0]
            writer = writers.get(_key(detail, moment))
            if writer and writer.rank != moment.rank and detail.steps["mark"][at] != MARK_WAIT:
                last = moment, None, writer
    return last


def _flag_was_seen(detail: Detail, stale: Moment) -> bool:
    """Whether the reader's block had seen a flag that the writer set after the store."""
    reader, due = detail.steps[first_step(detail, stale)[0]], detail.moments[stale.due]
    seen = {}
    for moment in detail.moments[due.number:stale.number]:
        if moment.kind == ISSUE and moment.rank == due.rank and detail.steps["mark"][first_step(detail, moment)[0]]:
            at = first_step(detail, moment)[0]
            seen[int(detail.steps["memory"][at]), int(detail.steps["offset"][at])] = moment.value
        elif moment.kind == LOAD and moment.rank == stale.rank:
            at = first_step(detail, moment)[0]
            step = detail.steps[at]
            if step["mark"] == MARK_WAIT and step["block"] == reader["block"] and seen.get(
                    (int(step["memory"]), int(step["offset"]))) == moment.value:
                return True
    return False


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
                if step["memory"] != element[0] or not step["offset"] <= element[1] < step["offset"] + step["bytes"]:
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


LINES, STEPS = 6, 120  # shown at most


@dataclass(frozen=True)
class Cell:
    """A place's copy of a line: the value of its first element, and whether all of it is the newest. dirty: not yet
    written back."""

    value: str
    stale: bool
    dirty: bool = False

    @property
    def words(self) -> str:
        return ", ".join([self.value, "stale" if self.stale else "newest", *(["dirty"] if self.dirty else [])])


@dataclass
class Frame:
    """One event. time in ps since the start of the first kernel. what: a sentence; brief: for a table. rank: of the
    event. stale: a stale value was read. cells: {(line, rank, level): Cell} after it. wire: texts of the stores in
    flight. read: the cells that answered a load."""

    time: int
    what: str
    brief: str
    rank: int
    stale: bool
    cells: dict[tuple[int, int, int], Cell]
    wire: list[tuple[int, str]] = field(default_factory=list)
    read: list[tuple[int, int, int]] = field(default_factory=list)


@dataclass
class Stepping:
    """ranks: the two, writer first (one, if they are the same). lines: names, such as box[0:32]. columns: {rank: levels
    shown, nearest to the wave first}. caches: {(rank, level): "vL1 of CU 0"}. focus: number of the step at which the
    value in question is read."""

    way: Journey
    ranks: list[int]
    lines: list[str]
    columns: dict[int, list[int]]
    caches: dict[tuple[int, int], str]
    homes: list[int]
    steps: list[Frame]
    focus: int


def stepping(detail: Detail) -> Stepping:
    """At most STEPS steps around the read that `journey` chooses. Raises the ValueError of `journey`."""
    way = journey(detail)
    ranks = list(dict.fromkeys((way.writer, way.reader)))
    lines = _lines(detail, way, ranks)
    elements = _elements(detail, way)
    caches = {rank: _cu(detail, way, rank, lines) for rank in ranks}
    index = {key: number for number, key in enumerate(lines)}
    steps: list[Frame] = []
    focus, polled, used = 0, {}, set()
    for moment, state in zip(detail.moments, detail.states()):
        if not _shown(detail, moment, ranks, lines, caches, polled):
            continue
        cells = _cells(state, index, caches, elements)
        used |= {(rank, level) for _, rank, level in cells}
        if moment.number == way.focus.number:
            focus = len(steps)
        elif steps and moment.kind == HOME and cells == steps[-1].cells:
            continue
        steps.append(Frame(moment.time - way.origin, _what(detail, moment), _brief(detail, moment), moment.rank,
                           moment.stale, cells, _wire(detail, state, ranks, lines), _read(detail, moment, index)))
    first = max(0, min(focus - STEPS * 2 // 3, len(steps) - STEPS))
    # The agent level is shown if a value stays in it, or was read there.
    stays = {(rank, level) for step in steps for (_, rank, level), cell in step.cells.items() if cell.dirty}
    stays |= {(rank, level) for step in steps for _, rank, level in step.read}
    used = {place for place in used if place[1] != AGENT or place in stays}
    columns = {rank: [level for level in (L1, SCALAR, L2, AGENT, MEMORY) if (rank, level) in used] for rank in ranks}
    names = {(rank, level): LEVELS[level] + {L2: f" of XCD {xcd}", MEMORY: "", AGENT: ""}.get(level, f" of CU {cu}")
             for rank, (xcd, cu) in caches.items() for level in columns[rank]}
    homes = [_home(detail, key) for key in lines]
    line_names = [_line_name(detail, key) for key in lines]
    line_names = [f"{name} of rank {home}" if line_names.count(name) > 1 else name for name,
                  home in zip(line_names, homes)]
    return Stepping(way, ranks, line_names, columns, names, homes,
                    steps[first:first + STEPS], focus - first)


def _lines(detail: Detail, way: Journey, ranks: list[int]) -> list[tuple[int, int]]:
    """(allocation, line) that both ranks use and one of them writes; those of the value and of its flags come first."""
    users: dict[tuple[int, int], set[int]] = {}
    written: set[tuple[int, int]] = set()
    order: list[tuple[int, int]] = []
    for step in detail.steps:
        if step["kind"] in (ISSUE, LOAD, RMW) and step["rank"] in ranks and step["home"] in ranks:
            end = int(step["offset"]) + max(1, int(step["bytes"])) - 1
            for line in range(int(step["offset"]) // LINE, end // LINE + 1):
                key = int(step["memory"]), line
                if key not in users:
                    order.append(key)
                users.setdefault(key, set()).add(int(step["rank"]))
                if step["kind"] != LOAD:
                    written.add(key)
    at, lane = way.focus.first_stale or first_step(detail, way.focus)
    step = detail.steps[at]
    mine = int(step["memory"]), (int(step["offset"]) + lane * max(1, int(step["item"]))) // LINE
    flags = [(store.key[0], store.key[1] // LINE) for store in way.stores if store.home in ranks]
    shared = [key for key in order if key in written and len(users[key]) == len(ranks)]
    chosen = list(dict.fromkeys([mine, *flags, *shared]))[:LINES]
    symbols = {key: number for number, key in enumerate(order)}
    return sorted(chosen, key=lambda key: symbols.get(key, 0))


def _cu(detail: Detail, way: Journey, rank: int, lines) -> tuple[int, int]:
    """(xcd, cu) of the wave of that rank that uses the lines; for the reader, at the time of the read."""
    if rank == way.reader:
        step = detail.steps[first_step(detail, way.focus)[0]]
        return int(step["xcd"]), int(step["cu"])
    for step in detail.steps:
        if (step["kind"] in (ISSUE, RMW) and step["rank"] == rank
                and (int(step["memory"]), int(step["offset"]) // LINE) in lines
                and (way.due is None or int(step["time"]) >= way.due.issued)):
            return int(step["xcd"]), int(step["cu"])
    return 0, 0


def _shown(detail: Detail, moment: Moment, ranks, lines, caches, polled: dict) -> bool:
    """Whether an event of the two ranks on these lines is shown. Polls are shown only if they see a new value."""
    if moment.rank not in ranks:
        return False
    if moment.kind in (START, END):
        return True
    if moment.kind in (WRITE_BACK, WRITTEN_BACK, INVALIDATE):
        return int(detail.steps["xcd"][moment.steps[-1]]) == caches[moment.rank][0]
    touched = [at for at in moment.steps if detail.steps["memory"][at] >= 0]
    if not any((int(detail.steps["memory"][at]), int(detail.steps["offset"][at]) // LINE) in lines for at in touched):
        return False
    if moment.kind == LOAD:
        at = first_step(detail, moment)[0]
        step = detail.steps[at]
        if step["mark"] == MARK_WAIT:
            key = int(step["rank"]), int(step["block"]), int(step["wave"]), int(step["memory"]), int(step["offset"])
            unchanged = polled.get(key) == moment.value
            polled[key] = moment.value
            return not unchanged
    return moment.kind in (ISSUE, AT_L2, AT_HOME, LOAD, RMW, HOME)


def _elements(detail: Detail, way: Journey) -> dict[tuple[int, int], int]:
    """The elements of a line whose values are shown, as bytes from the line's start: the read element and its flags."""
    at, lane = way.focus.first_stale or first_step(detail, way.focus)
    step = detail.steps[at]
    offset = int(step["offset"]) + lane * max(1, int(step["item"]))
    keys = [(int(step["memory"]), offset), *(store.key for store in way.stores)]
    return {(memory, offset // LINE): offset % LINE for memory, offset in reversed(keys)}


def _read(detail: Detail, moment: Moment, index) -> list[tuple[int, int, int]]:
    """The cells that answered a load."""
    cells = []
    for at in moment.steps if moment.kind == LOAD else ():
        step = detail.steps[at]
        if step["kind"] == LOAD:
            last = int(step["offset"]) + int(step["bytes"]) - 1
            for line in range(int(step["offset"]) // LINE, last // LINE + 1):
                level = int(step["level"])
                key = int(step["memory"]), line
                if key in index:
                    cells.append((index[key], int(step["home"] if level == MEMORY else step["rank"]), level))
    return list(dict.fromkeys(cells))


def _cells(state: State, index, caches, elements) -> dict[tuple[int, int, int], Cell]:
    cells = {}
    for key, number in index.items():
        if key not in state.home:
            continue
        for rank, (xcd, cu) in caches.items():
            for level, part, unit in ((L1, xcd, cu), (SCALAR, xcd, cu // 2 * 2), (L2, xcd, 0), (AGENT, 0, 0)):
                place = CachePlace(level, rank, part, unit, *key)
                copy = state.copies.get(place)
                if copy is not None:
                    first = elements.get(key, 0)
                    if not copy.valid[first]:
                        first = int(np.argmax(copy.valid)) // 4 * 4
                    cells[number, rank, level] = Cell(number_of(copy.data[first:first + 4], 4), not state.fresh(place),
                                                      bool(copy.dirty.any()))
        if state.homes[key] in caches:
            value = number_of(state.home[key][elements.get(key, 0):][:4], 4)
            cells[number, state.homes[key], MEMORY] = Cell(value, not state.home_fresh(*key))
    return cells


def _wire(detail: Detail, state: State, ranks, lines) -> list[tuple[int, str]]:
    """[(from rank, text)] of the stores that have left a wave and have not arrived."""
    stores = []
    for in_flight in state.in_flight.values():
        at = in_flight.steps[0]
        step = detail.steps[at]
        if in_flight.rank in ranks and (int(step["memory"]), int(step["offset"]) // LINE) in lines:
            item = max(1, int(step["item"]))
            what = f"{detail.symbol(at)}[{int(step['index'])}] = {number_of(detail.values(at), item)}"
            goal = (f"to the memory of rank {in_flight.home}" if in_flight.at_l2 else
                    f"to the L2 of rank {in_flight.rank}")
            stores.append((in_flight.rank, f"{what}, {goal}"))
    return stores


def _what(detail: Detail, moment: Moment) -> str:
    """`Moment.words` without block and wave, XCD and CU."""
    text = moment.words
    at = moment.steps[-1]
    if moment.kind in (WRITE_BACK, WRITTEN_BACK, INVALIDATE):
        does = {WRITE_BACK: "asks its L2 to write dirty lines back", WRITTEN_BACK: "has dirty lines written back",
                INVALIDATE: "drops copies"}[moment.kind]
        return f"rank {moment.rank} {does} ({text.partition('(')[2]}"
    return text.replace(f", block {detail.steps['block'][at]}, wave {detail.steps['wave'][at]} ", " ")


def _brief(detail: Detail, moment: Moment) -> str:
    """A shorter `_what`."""
    instructions = {WRITE_BACK: "buffer_wbl2", WRITTEN_BACK: "buffer_wbl2 is done", INVALIDATE: "buffer_inv"}
    if moment.kind in instructions:
        return f"rank {moment.rank}: {instructions[moment.kind]}"
    return re.sub(r", XCD \d+$|: a stale value$|; .*$", "", _what(detail, moment))


def _home(detail: Detail, key: tuple[int, int]) -> int:
    steps = detail.steps
    return int(steps["home"][np.flatnonzero((steps["kind"] == HOME) & (steps["memory"] == key[0]))[0]])


def _line_name(detail: Detail, key: tuple[int, int]) -> str:
    """`box[0:32]`: counted in the elements of the accesses to it."""
    steps = detail.steps
    in_line = (steps["offset"] // LINE <= key[1]) & ((steps["offset"] + steps["bytes"] - 1) // LINE >= key[1])
    used = np.flatnonzero(in_line & (steps["memory"] == key[0]) & np.isin(steps["kind"], (ISSUE, LOAD, RMW))
                          & (steps["index"] >= 0))
    if not len(used):
        return f"memory {key[0]}, line {key[1]}"
    first = int(used[0])
    symbol, item = detail.symbol(first), max(1, int(steps["item"][first]))
    start = int(steps["index"][first]) + (key[1] * LINE - int(steps["offset"][first])) // item
    ends = [int(steps["index"][at]) + int(steps["lanes"][at]) for at in used]
    begins = [int(steps["index"][at]) for at in used]
    low, high = max(start, min(begins)), min(start + LINE // item, max(ends))
    return f"{symbol}[{low}]" if high - low <= 1 else f"{symbol}[{low}:{high}]"
