"""Where every value was: the moments of a detail record, and the state of memory and caches after each of them.

A pure function of the record (`detail.py`): no simulator is asked. The newest value of a byte is that of the store (or
read-modify-write) that was issued last; a copy that holds another one is old, and so is a load that returns another one.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator

import numpy as np

from .detail import (AS_FOUND, AT_HOME, AT_L2, COPY, END, HOME, INVALIDATE, ISSUE, L2, LEVELS, LINE, LOAD, MARK_WAIT,
                     POISON, RMW, START, WRITE_BACK, WRITTEN_BACK, Detail)

SCOPES = ("wave", "workgroup", "agent", "system")


@dataclass(frozen=True)
class Place:
    """A cache (level, rank, xcd, cu), and in it the line `line` (offset / 128) of allocation `memory`."""

    level: int
    rank: int
    xcd: int
    cu: int
    memory: int
    line: int


@dataclass
class Copy:
    """What a cache holds of a line. data: uint8 [128]; valid, dirty, through: bool [128]. since: when its bytes last
    changed, ps."""

    data: np.ndarray
    valid: np.ndarray
    dirty: np.ndarray
    through: np.ndarray
    since: int


@dataclass
class Flying:
    """A store on its way: issued (ps) by `rank`; at_l2: it has passed the L2 of its XCD."""

    op: int
    rank: int
    home: int
    steps: list[int]
    at_l2: bool = False


@dataclass
class Moment:
    """One thing that happened. time: ps. steps: numbers of the record's steps of it; after: state records that follow
    from it. kind: as in the record, or "background" for what a cache did by itself. old: a load, not of a waiting loop,
    that returned something other than the newest value. what, words: what was accessed, and all of it in words."""

    number: int
    time: int
    kind: int
    op: int
    rank: int
    steps: list[int] = field(default_factory=list)
    after: list[int] = field(default_factory=list)
    old: bool = False
    due: int | None = None  # of an old load: number of the moment at which the newer value was issued
    due_value: str = ""
    first_old: tuple[int, int] | None = None  # the step and the lane that show it
    value: str = ""
    what: str = ""
    words: str = ""


class State:
    """Memory and caches at a moment. home: {(memory, line): uint8 [<= 128]}; copies: {Place: Copy}; flying: {op:
    Flying}; newest: {(memory, line): uint8}, as if every store were seen at once."""

    def __init__(self):
        self.home: dict[tuple[int, int], np.ndarray] = {}
        self.newest: dict[tuple[int, int], np.ndarray] = {}
        self.copies: dict[Place, Copy] = {}
        self.flying: dict[int, Flying] = {}

    def fresh(self, place: Place) -> bool:
        """True if all bytes of that copy are the newest."""
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
                one = self.flying.setdefault(moment.op, Flying(moment.op, int(step["rank"]), int(step["home"]), []))
                one.steps.append(at)
            elif kind == AT_L2 and moment.op in self.flying:
                self.flying[moment.op].at_l2 = True
            elif kind == AT_HOME:
                self.flying.pop(moment.op, None)
            elif kind in (COPY, HOME):
                self._hold(detail, at, moment)
        for at in moment.after:
            self._hold(detail, at, moment)
        if moment.kind == AT_L2 and moment.op in self.flying and not self._through(detail, moment):
            del self.flying[moment.op]

    def _through(self, detail: Detail, moment: Moment) -> bool:
        """The store that has just reached its L2 goes on to home memory: its bytes there are on their way."""
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
            if former is None:
                self.newest.setdefault(key, data.copy())
            elif moment.kind == START:  # what the host or a copy had written in between
                self.newest[key] = np.where(data != former, data, self.newest[key])
            return
        place = Place(int(step["level"]), int(step["rank"]), int(step["xcd"]), int(step["cu"]), *key)
        if not len(data):
            self.copies.pop(place, None)
            return
        valid, dirty, through = (np.unpackbits(data[at:at + 16], bitorder="little").astype(bool)
                                 for at in range(LINE, LINE + 48, 16))
        former = self.copies.get(place)
        same = former is not None and (former.valid == valid).all() and (former.data[valid] == data[:LINE][valid]).all()
        self.copies[place] = Copy(data[:LINE].copy(), valid, dirty, through,
                                  former.since if same else int(step["time"]))


def moments(detail: Detail) -> list[Moment]:
    """The record as a list of moments, in the order in which they took effect."""
    made: list[Moment] = []
    current: Moment | None = None
    found: list[int] = []
    for at, step in enumerate(detail.steps):
        kind, op, time = int(step["kind"]), int(step["op"]), int(step["time"])
        if kind in (COPY, HOME):
            if kind == HOME and op == AS_FOUND:  # before what first uses the line
                found.append(at)
            elif current is None or time != current.time:
                current = Moment(len(made), time, HOME if kind == HOME else COPY, -1, int(step["rank"]), [at])
                made.append(current)
            else:
                current.after.append(at)
            continue
        if current is None or (kind, op, time) != (current.kind, current.op, current.time) or op < 0:
            current = Moment(len(made), time, kind, op, int(step["rank"]))
            made.append(current)
        current.steps += [*found, at]
        found = []
    # A wave runs a little ahead of the node's clock: what it issues is told early. Everything else is in order.
    issues = sorted((moment for moment in made if moment.kind == ISSUE), key=lambda moment: moment.time)
    ordered: list[Moment] = []
    for moment in (moment for moment in made if moment.kind != ISSUE):
        while issues and issues[0].time <= moment.time:
            ordered.append(issues.pop(0))
        ordered.append(moment)
    ordered += issues
    for number, moment in enumerate(ordered):
        moment.number = number
    _describe(detail, ordered)
    return ordered


def states(detail: Detail) -> Iterator[State]:
    state = State()
    # Lines are met one after the other; how they were found is how they were from the beginning.
    for at in np.flatnonzero((detail.steps["kind"] == HOME) & (detail.steps["op"] == AS_FOUND)):
        state._hold(detail, int(at), Moment(-1, 0, HOME, AS_FOUND, -1))
    for moment in detail.moments:
        state.apply(detail, moment)
        yield state


def number_of(data: np.ndarray, item: int) -> str:
    """The first lane's value in words: an integer, or "never written"."""
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


def _describe(detail: Detail, made: list[Moment]) -> None:
    """What and words of every moment, and which loads are old: one pass through the states."""
    writer: dict[tuple[int, int], int] = {}  # (memory, offset) -> moment that issued its newest value
    state = State()
    for at in np.flatnonzero((detail.steps["kind"] == HOME) & (detail.steps["op"] == AS_FOUND)):
        state._hold(detail, int(at), Moment(-1, 0, HOME, AS_FOUND, -1))
    for moment in made:
        real = [at for at in moment.steps if detail.steps["kind"][at] not in (COPY, HOME)] or moment.steps
        first = detail.steps[real[0]]
        if moment.kind == LOAD:
            for at in real:
                step, data = detail.steps[at], detail.values(at)
                newest = state.newest_of(int(step["memory"]), int(step["offset"]), len(data))
                differs = np.flatnonzero(data != newest)
                if len(differs) and step["mark"] != MARK_WAIT:
                    if moment.old:
                        continue
                    moment.old = True
                    item = max(1, int(step["item"]))
                    lane = int(differs[0]) // item
                    moment.first_old = at, lane
                    moment.due_value = number_of(newest[lane * item:(lane + 1) * item], item)
                    moment.due = writer.get((int(step["memory"]), int(step["offset"]) + int(differs[0])))
        if moment.kind in (ISSUE, RMW):
            for at in real:
                for byte in range(int(detail.steps["bytes"][at])):
                    writer[int(detail.steps["memory"][at]), int(detail.steps["offset"][at]) + byte] = moment.number
        before = state.home.copy() if moment.kind in (HOME, COPY) else None
        moment.what, moment.words = _words(detail, moment, real, first, before)
        state.apply(detail, moment)


def _words(detail: Detail, moment: Moment, real: list[int], first, before) -> tuple[str, str]:
    rank, kind = int(first["rank"]), moment.kind
    if kind in (START, END):
        kernel = int(first["kernel"])
        name = detail.strings["kernels"][kernel] if 0 <= kernel < len(detail.strings["kernels"]) else "a kernel"
        return name, f"{name} {'starts' if kind == START else 'ends'} on rank {rank}" + (
            "; its caches drop their copies" if kind == START else "; dirty lines go home")
    if kind in (WRITE_BACK, WRITTEN_BACK, INVALIDATE):
        who = f"rank {rank}, XCD {first['xcd']}" + (f", CU {first['cu']}" if kind != WRITTEN_BACK else "")
        said = {WRITE_BACK: "asks for its L2's dirty lines to be written back (buffer_wbl2",
                WRITTEN_BACK: "has written its L2's dirty lines back (buffer_wbl2",
                INVALIDATE: "drops copies (buffer_inv"}[kind]
        return "", f"{who} {said}, scope {SCOPES[int(first['scope'])]})"
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
        if kind == HOME:
            return detail.symbol(real[0]), f"{detail.symbol(real[0])}: a line reaches the memory of rank {first['home']}"
        return detail.symbol(real[0]), f"{LEVELS[int(first['level'])]} of rank {rank} changes its line of {detail.symbol(real[0])}"
    if moment.first_old:
        at, lane = moment.first_old
        first = detail.steps[at]
    item = max(1, int(first["item"]))
    value = moment.value = number_of(detail.values(moment.first_old[0] if moment.first_old else real[0])[lane * item:], item)
    if lane or (moment.first_old and moment.first_old[0] != real[0]):
        what = f"{detail.symbol(moment.first_old[0])}[{int(first['index']) + lane}]"
    wave = f"rank {rank}, block {first['block']}, wave {first['wave']}"
    if kind == ISSUE:
        return what, f"{wave} stores {what} = {value}"
    if kind == AT_L2:
        return what, f"{what} = {value} is in the L2 of rank {rank}, XCD {first['xcd']}"
    if kind == AT_HOME:
        return what, f"{what} = {value} is in the memory of rank {first['home']}"
    if kind == RMW:
        where = f"the memory of rank {first['home']}" if first["level"] == 0 else f"the L2 of rank {rank}"
        return what, f"{wave} changes {what} to {value} in {where}"
    where = f"the memory of rank {first['home']}" if first["level"] == 0 else f"its {LEVELS[int(first['level'])]}"
    return what, f"{wave} reads {what} = {value} from {where}" + (": an old value" if moment.old else "")
