"""The detail record: every memory access of a small run with its values, and the content of each cache after it.

    node = a2a.Node(2, name="small", memory="strict", detail=True)
    ...                               # a small kernel; recording changes neither values nor times
    node.detail                       # a `Detail`: moments in order, and the state of all copies after each

It exists on simulated nodes only, in a memory mode other than "ideal". In mode ideal, plain accesses take effect at
once and are not recorded. The event record holds events between ranks; the detail record holds the places of each
value.

Each step is one record of 88 bytes (`STEP`). `data` and `bytes` point into one blob of bytes. The meaning of a step
depends on its kind:

| kind | at `time` | data |
|---|---|---|
| issue | a store leaves its wave | the values of a run of adjacent lanes |
| at_l2 | the store is in the L2 of its own XCD | the same |
| at_home | as a write-through it has arrived: in home memory, or at agent scope in `level` | the same |
| load | a load was served by `level`; it left at `issued` | the values returned |
| rmw | a read-modify-write took effect at `level` (memory or own L2) | the new value |
| write_back, written_back | `buffer_wbl2` was issued; has written the L2's dirty bytes back | none |
| invalidate | `buffer_inv` took effect | none |
| start, end | of a kernel on `rank`: caches are emptied, dirty bytes written back | none |
| copy | a cache (level, rank, xcd, cu) now holds this of a line | 128 bytes and three masks of 16; nothing: empty |
| home | home memory of a line is now | the bytes of the line |

The masks mark the bytes that a copy holds, the dirty ones, and those in flight to home memory. A `home` with op -2 is a
line's content at its first use. `op` is the same for all steps of one instruction. The agent level is no piece of
hardware. In mode strict, an agent-scope action reaches no further than this level, which lies between a GPU's L2s and a
peer's memory (`sim/memory/model.h`). `scope`: 0 wave, 1 workgroup, 2 agent, 3 system, from sc1 and sc0.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ..records import PS_PER_US, simulated

STEP = np.dtype([
    ("time", "<i8"), ("issued", "<i8"), ("offset", "<i8"), ("index", "<i8"), ("data", "<i8"),  # ps; element
    ("bytes", "<i4"), ("op", "<i4"), ("block", "<i4"), ("line", "<i4"), ("launch", "<i4"), ("memory", "<i4"),
    ("kernel", "<i2"), ("symbol", "<i2"), ("file", "<i2"), ("wave", "<i2"), ("rank", "<i2"), ("home", "<i2"),
    ("kind", "u1"), ("level", "u1"), ("xcd", "u1"), ("cu", "u1"), ("lanes", "u1"), ("mark", "u1"), ("scope", "u1"),
    ("item", "u1"), ("pad", "<i4"),  # item: bytes per lane
])
KINDS = ("issue", "at_l2", "at_home", "load", "rmw", "write_back", "written_back", "invalidate", "start", "end", "copy",
         "home")
(ISSUE, AT_L2, AT_HOME, LOAD, RMW, WRITE_BACK, WRITTEN_BACK, INVALIDATE, START, END, COPY, HOME) = range(len(KINDS))
LEVELS = ("memory", "vL1", "L2", "scalar cache", "agent level")
MEMORY, L1, L2, SCALAR, AGENT = range(len(LEVELS))
MARK_SIGNAL, MARK_WAIT = 1, 2
SCOPES = ("wave", "workgroup", "agent", "system")
LINE = 128  # bytes of a cache line
NOT_NEGATIVE = ("time", "issued", "offset", "bytes", "line", "pad")
AS_FOUND = -2  # op of a `home`
POISON = 0xFFF5FFF5  # value of never-written memory

assert STEP.itemsize == 88


class Detail:
    """The steps of a run, and their data.

    steps: structured array [steps] of dtype STEP, in the order in which they took effect. data: uint8 [bytes].
    strings, meta: see `Trace`. meta["dropped"]: steps that did not fit.
    """

    def __init__(self, steps: np.ndarray, data: Any, strings: dict[str, list[str]] | None = None,
                 meta: dict[str, Any] | None = None):
        if steps.dtype != STEP:
            raise TypeError(f"steps have dtype trace.detail.STEP, not {steps.dtype}")
        self.steps, self.data = steps, np.frombuffer(data, dtype=np.uint8)
        self.strings = {"kernels": [], "symbols": [], "files": []} | (strings or {})
        self.meta = {"target": "sim", "dropped": 0} | (meta or {})

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        counts = {KINDS[kind]: int((self.steps["kind"] == kind).sum()) for kind in np.unique(self.steps["kind"])}
        text = ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "nothing recorded"
        dropped = f"; {self.meta['dropped']} dropped" if self.meta["dropped"] else ""
        return f"{type(self).__name__}({text}{dropped}; {self.label})"

    @property
    def label(self) -> str:
        """As `Trace.label`: "simulated (preset mi300x, memory strict)"."""
        return simulated(self.meta)

    def values(self, at: int) -> np.ndarray:
        """uint8 [bytes]: the data of step number `at`."""
        step = self.steps[at]
        return self.data[int(step["data"]):int(step["data"]) + int(step["bytes"])] if step["bytes"] else self.data[:0]

    def symbol(self, at: int) -> str:
        number = int(self.steps["symbol"][at])
        return self.strings["symbols"][number] if 0 <= number < len(self.strings["symbols"]) else ""

    @cached_property
    def moments(self) -> list[Moment]:
        """The events, one `Moment` per access and stage, in the order in which they took effect."""
        return _moments(self)

    def states(self) -> Iterator[State]:
        """The state of memory and all copies after each moment, one after the other (the same `State`, updated)."""
        state = as_found(self)
        for moment in self.moments:
            state.apply(self, moment)
            yield state

    def state(self, moment: int = -1) -> State | None:
        """The `State` after moment number `moment` (-1: the last)."""
        last, state = moment % max(1, len(self.moments)), None
        for number, state in enumerate(self.states()):
            if number == last:
                break
        return state


def us(ps: int) -> float:
    return int(ps) / PS_PER_US


def steps_of(rows) -> tuple[np.ndarray, bytes]:
    """(steps, data) from dicts of fields: kind and level by name or number, `values`: bytes. For tests."""
    steps, data = np.zeros(len(rows), dtype=STEP), bytearray()
    for name in STEP.names:
        steps[name] = -1 if np.issubdtype(STEP[name], np.signedinteger) and name not in NOT_NEGATIVE else 0
    for step, row in zip(steps, rows):
        for name, value in row.items():
            if name == "values":
                step["data"], step["bytes"] = len(data), len(value)
                data += bytes(value)
            elif name in ("kind", "level") and isinstance(value, str):
                step[name] = (KINDS if name == "kind" else LEVELS).index(value)
            else:
                step[name] = value
        if "issued" not in row:
            step["issued"] = step["time"]
    return steps, bytes(data)


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

    def apply(self, detail: Detail, moment: Moment) -> None:
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

    def _through(self, detail: Detail, moment: Moment) -> bool:
        """Moves a store that has reached its L2 on to home memory: its bytes are then in flight."""
        for at in moment.steps:
            step = detail.steps[at]
            line, first = divmod(int(step["offset"]), LINE)
            for place, copy in self.copies.items():
                if (place.level == L2 and place.rank == step["rank"] and place.xcd == step["xcd"]
                        and (place.memory, place.line) == (step["memory"], line) and copy.through[first]):
                    return True
        return False

    def _hold(self, detail: Detail, at: int, moment: Moment) -> None:
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


def as_found(detail: Detail) -> State:
    """The state at the beginning. Lines appear one after the other; their content at first use is their initial
    content."""
    state = State()
    for at in np.flatnonzero((detail.steps["kind"] == HOME) & (detail.steps["op"] == AS_FOUND)):
        state._hold(detail, int(at), Moment(-1, 0, HOME, AS_FOUND, -1))
    return state


def _moments(detail: Detail) -> list[Moment]:
    """See `Detail.moments`."""
    unordered: list[Moment] = []
    current: Moment | None = None
    homes: list[int] = []
    for at, step in enumerate(detail.steps):
        kind, op, time = int(step["kind"]), int(step["op"]), int(step["time"])
        if kind in (COPY, HOME):
            if kind == HOME and op == AS_FOUND:  # before the line's first use
                homes.append(at)
            elif current is None or time != current.time:
                current = Moment(len(unordered), time, HOME if kind == HOME else COPY, -1, int(step["rank"]), [at])
                unordered.append(current)
            else:
                current.after.append(at)
            continue
        if current is None or (kind, op, time) != (current.kind, current.op, current.time) or op < 0:
            current = Moment(len(unordered), time, kind, op, int(step["rank"]))
            unordered.append(current)
        current.steps += [*homes, at]
        homes = []
    # A wave runs a little ahead of the node's clock, so its issues are recorded early. Everything else is in order.
    issues = sorted((moment for moment in unordered if moment.kind == ISSUE), key=lambda moment: moment.time)
    ordered: list[Moment] = []
    for moment in (moment for moment in unordered if moment.kind != ISSUE):
        while issues and issues[0].time <= moment.time:
            ordered.append(issues.pop(0))
        ordered.append(moment)
    ordered += issues
    for number, moment in enumerate(ordered):
        moment.number = number
    _describe(detail, ordered)
    return ordered


def number_of(data: np.ndarray, item: int) -> str:
    """The first lane's value as text: an integer, or "never written"."""
    size = min(item, 8, len(data))
    if size >= 4 and int.from_bytes(data[:4].tobytes(), "little") == POISON:
        return "never written"
    value = int.from_bytes(data[:size].tobytes(), "little")
    signed = value - (1 << 8 * size) if value >> (8 * size - 1) else value
    return str(signed) if abs(signed) < 1 << 24 else hex(value)


def name_of(detail: Detail, at: int) -> str:
    """`box[0:32]`: the elements of a step, counted in its lanes."""
    step = detail.steps[at]
    first, lanes = int(step["index"]), int(step["lanes"])
    name = detail.symbol(at) or f"memory {int(step['memory'])}"
    if first < 0:
        return name
    return f"{name}[{first}]" if lanes <= 1 else f"{name}[{first}:{first + lanes}]"


def _describe(detail: Detail, ordered: list[Moment]) -> None:
    """Fills `what`, `words` and `stale` of every moment in one pass through the states."""
    writer: dict[tuple[int, int], int] = {}  # (memory, offset) -> moment that issued its newest value
    state = as_found(detail)
    for moment in ordered:
        real = [at for at in moment.steps if detail.steps["kind"][at] not in (COPY, HOME)] or moment.steps
        first = detail.steps[real[0]]
        if moment.kind == LOAD:
            for at in real:
                step, data = detail.steps[at], detail.values(at)
                newest = state.newest_of(int(step["memory"]), int(step["offset"]), len(data))
                differs = np.flatnonzero(data != newest)
                if len(differs) and step["mark"] != MARK_WAIT:
                    if moment.stale:
                        continue
                    moment.stale = True
                    item = max(1, int(step["item"]))
                    lane = int(differs[0]) // item
                    moment.first_stale = at, lane
                    moment.due = writer.get((int(step["memory"]), int(step["offset"]) + int(differs[0])))
        if moment.kind in (ISSUE, RMW):
            for at in real:
                for byte in range(int(detail.steps["bytes"][at])):
                    writer[int(detail.steps["memory"][at]), int(detail.steps["offset"][at]) + byte] = moment.number
        moment.what, moment.words = _words(detail, moment, real, first)
        state.apply(detail, moment)


def _words(detail: Detail, moment: Moment, real: list[int], first) -> tuple[str, str]:
    rank, kind = int(first["rank"]), moment.kind
    if kind in (START, END):
        kernel = int(first["kernel"])
        name = detail.strings["kernels"][kernel] if 0 <= kernel < len(detail.strings["kernels"]) else "a kernel"
        return name, f"{name} {'starts' if kind == START else 'ends'} on rank {rank}" + (
            "; its caches drop their copies" if kind == START else "; dirty lines go home")
    if kind in (WRITE_BACK, WRITTEN_BACK, INVALIDATE):
        unit = f"rank {rank}, XCD {first['xcd']}" + (f", CU {first['cu']}" if kind != WRITTEN_BACK else "")
        does = {WRITE_BACK: "asks for its L2's dirty lines to be written back (buffer_wbl2",
                WRITTEN_BACK: "has written its L2's dirty lines back (buffer_wbl2",
                INVALIDATE: "drops copies (buffer_inv"}[kind]
        return "", f"{unit} {does}, scope {SCOPES[int(first['scope'])]})"
    names = [name_of(detail, at) for at in real[:1]]
    lane = 0
    memories = {int(at) for at in detail.steps["memory"][real]}
    last = real[-1]
    end = detail.steps[last]
    if len(real) > 1 and len(memories) == 1 and first["index"] >= 0 and end["index"] > first["index"]:
        names = [f"{detail.symbol(real[0])}[{int(first['index'])}:{int(end['index']) + max(1, int(end['lanes']))}]"]
    elif len(real) > 1:
        names = [f"{names[0]} and more"]
    what = names[0]
    if kind in (HOME, COPY):
        symbol = detail.symbol(real[0])
        return symbol, (f"{symbol}: a line reaches the memory of rank {first['home']}" if kind == HOME else
                        f"{LEVELS[int(first['level'])]} of rank {rank} changes its line of {symbol}")
    if moment.first_stale:
        at, lane = moment.first_stale
        first = detail.steps[at]
    item = max(1, int(first["item"]))
    data = detail.values(moment.first_stale[0] if moment.first_stale else real[0])
    value = moment.value = number_of(data[lane * item:], item)
    if lane or (moment.first_stale and moment.first_stale[0] != real[0]):
        what = f"{detail.symbol(moment.first_stale[0])}[{int(first['index']) + lane}]"
    wave = f"rank {rank}, block {first['block']}, wave {first['wave']}"
    if kind == ISSUE:
        return what, f"{wave} stores {what} = {value}"
    if kind == AT_L2:
        return what, f"{what} = {value} is in the L2 of rank {rank}, XCD {first['xcd']}"
    if kind == AT_HOME:
        level = int(first["level"])
        return what, f"{what} = {value} is in the " + (f"memory of rank {first['home']}" if level == MEMORY else
                                                        f"{LEVELS[level]} of rank {rank}, at agent scope no further")
    if kind == RMW:
        level, home = int(first["level"]), first["home"]
        where = f"the memory of rank {home}" if level == MEMORY else f"the {LEVELS[level]} of rank {rank}"
        return what, f"{wave} changes {what} to {value} in {where}"
    where = (f"the memory of rank {first['home']}" if first["level"] == MEMORY else f"the agent level of rank {rank}"
             if first["level"] == AGENT else f"its {LEVELS[int(first['level'])]}")
    return what, f"{wave} reads {what} = {value} from {where}" + (": a stale value" if moment.stale else "")
