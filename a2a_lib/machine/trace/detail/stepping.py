"""A recorded run event by event: the value of each copy of the lines around one value, for two ranks side by side.

It is a pure function of the detail record. `show.stepper` draws it.
"""
import re
from dataclasses import dataclass, field

import numpy as np

from .copies import CachePlace, Moment, State
from .detail import Detail
from .journey import Journey, journey
from .moments import number_of
from .stale_reads import first_step
from .steps import (
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
)

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
