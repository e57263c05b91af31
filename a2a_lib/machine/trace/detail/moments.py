"""The moments of a detail record: its events as text, in the order in which they took effect."""
import numpy as np

from .copies import Moment, as_found
from .steps import (
    AGENT,
    AS_FOUND,
    AT_HOME,
    AT_L2,
    COPY,
    END,
    HOME,
    INVALIDATE,
    ISSUE,
    LEVELS,
    LOAD,
    MARK_WAIT,
    MEMORY,
    POISON,
    RMW,
    START,
    WRITE_BACK,
    WRITTEN_BACK,
    Steps,
)

SCOPES = ("wave", "workgroup", "agent", "system")


def moments(detail: Steps) -> list[Moment]:
    """The record as a list of moments, in the order in which they took effect."""
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


def name_of(detail: Steps, at: int) -> str:
    """`box[0:32]`: the elements of a step, counted in its lanes."""
    step = detail.steps[at]
    first, lanes = int(step["index"]), int(step["lanes"])
    name = detail.symbol(at) or f"memory {int(step['memory'])}"
    if first < 0:
        return name
    return f"{name}[{first}]" if lanes <= 1 else f"{name}[{first}:{first + lanes}]"


def _describe(detail: Steps, ordered: list[Moment]) -> None:
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
        before = state.home.copy() if moment.kind in (HOME, COPY) else None
        moment.what, moment.words = _words(detail, moment, real, first, before)
        state.apply(detail, moment)


def _words(detail: Steps, moment: Moment, real: list[int], first, before) -> tuple[str, str]:
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
