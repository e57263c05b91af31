"""Check of exercise 1 of lesson 10: events in dispatch_recv. The oracle are the simulator's own records of waits."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np

from ...errors import ProfileError
from ...moe import MismatchError, Shape
from ...node import Node
from ...node.profile import Profile
from ...table import Table
from ...trace import PS_PER_US, WAIT
from .compare import some
from .rung import BUDGET, STAGES, begin
from .trial import Trial, exercise

TAGS = ("WAIT", "COPY")
TICK = 10_000  # ps: events are that coarse
EMPTY = 150_000  # ps: a row takes longer to read than this; a start and its stop side by side do not


@exercise
def record_waits(trial: Trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags and events WAIT and COPY in it, or its path."""
    with Node(4, name="small", max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("events", 8, 3, 520, 12), [12, 7, 0, 4], 61, blocks=4, drop=0.2)
    with Node(8, max_instructions=BUDGET) as node:
        tokens = [20, 32, 9, 25, 0, 14, 28, 17]
        return _case(trial, node, source, Shape("events", 64, 4, 2880, 32), tokens, 62, blocks=19)


def loaded(trial, node, source, kernel):
    """The reader's module on `node`; what is wrong with it is told as always."""
    trial.load(node, source, kernel)
    source = getattr(source, "module", source)
    return node.load(Path(source) if isinstance(source, str) and "\n" not in source else source)


def _case(trial, node, source, shape, tokens, seed, blocks, drop=0.0):
    rung, problem = begin(trial, node, source, "dispatch_recv", shape, tokens, seed, blocks, 4, drop)
    module = loaded(trial, node, source, "dispatch_recv")
    rung.comm.module.dispatch_recv = module["dispatch_recv"]
    try:
        profile = Profile(node, module, tags=TAGS, blocks=blocks, waves=4, capacity=1024)
    except ProfileError:
        trial.fail(cause='nothing records here: the kernel needs #include "a2a/profile.h" and a `Profile profile;` at '
                         "its top")
    rung.begin(problem)
    broken = {"cause": "the kernel itself no longer works: only events are to be added"}
    base = rung.run(lambda: rung.start(*STAGES), lambda error: dict(broken))
    try:
        problem.check([inputs["out"].to_torch() for inputs in rung.call.inputs])
    except MismatchError as error:
        trial.fail(cause=f"the answer is wrong, which events do not do: only add lines, change none\n{error}")
    trace = _read(trial, profile, base)
    _ids(trial, rung, problem, trace)
    _times(trial, trace)
    return _table(trace)


def _read(trial, profile, base):
    try:
        return profile.trace(base)
    except ProfileError as error:
        said, cause = str(error), "the events do not pair up"
        if "have no stop" in said:
            cause = ("a start without its stop. A wave that goes on with `continue` never comes to the stop: start "
                     "after it, and stop with the same tag and id")
        elif "has no start" in said:
            cause = "a stop without its start: both take the same tag and the same id"
        elif "names were given" in said:
            cause = "there are two tags, WAIT and COPY"
        trial.fail(cause=f"{cause}\n{said.split('; ')[0]}")


def _events(trace, tag, rank=None):
    chosen = trace.select("user", rank=rank)
    return chosen.records[chosen.names("symbol") == tag]


def _ids(trial, rung, problem, trace):
    """One event of each tag for each row that arrived, with its `from` as id."""
    slots = problem.shape.max_tokens * problem.shape.topk
    if not len(trace.select("user")):
        trial.fail(cause="no event was recorded. Is the hole still as it was? The first lane of a wave records: the "
                         "calls must not be for another lane alone")
    for rank in range(problem.world_size):
        counts = rung.b[rank]["recv_count"].to_torch().tolist()
        want = Counter(source * slots + slot for source, n in enumerate(counts) for slot in range(n))
        for tag in TAGS:
            got = Counter(_events(trace, tag, rank)["index"].tolist())
            if got == want:
                continue
            here = {"where": {"rank": rank}, "place": f"rank {rank}, events {tag}", "got": f"{got.total()} events",
                    "expected": f"{want.total()} events, one for each row that arrived"}
            if not got:
                trial.fail(**here, cause=f"no event {tag} was recorded")
            if got == Counter(index % slots for index in want.elements()):
                trial.fail(**here, cause="the id is the slot, and every source has a slot 0: the id asked for is "
                                         "`from`")
            if got.total() > want.total() and set(got) == set(want):
                trial.fail(**here, cause=f"{tag} is recorded more than once for a row")
            trial.fail(**here, wrong=f"ids {some(sorted((got - want or want - got).elements()))}",
                       cause="the id of an event is `from`, the number of the row's flag")


def _times(trial, trace):
    """WAIT around each wait the simulator saw, then COPY around the copy."""
    waits, copies = ({(int(e["rank"]), int(e["index"])): e for e in _events(trace, tag)} for tag in TAGS)
    symbols = trace.names("symbol")
    seen = trace.records[(trace.records["kind"] == WAIT) & (trace.names("kernel") == "dispatch_recv")
                         & (symbols == "recv_flags")]
    for wait in seen:
        key = int(wait["rank"]), int(wait["index"])
        begin, end = int(wait["time"]), int(wait["time"] + wait["duration"])
        event, copy = waits[key], copies[key]
        if _holds(event, begin, end):
            continue
        here = {"where": {"rank": key[0], "from": key[1]}, "place": f"rank {key[0]}, flag {key[1]}",
                "expected": f"WAIT from {_us(begin)} or before to {_us(end)} or after: so long the wave did wait",
                "got": f"WAIT from {_us(event['time'])} to {_us(event['time'] + event['duration'])}"}
        if _holds(copy, begin, end):
            trial.fail(**here, cause="the wait lies in COPY: are the tags exchanged, or does COPY start too early?")
        late = event["time"] > begin + TICK
        trial.fail(**here, cause="WAIT starts when the wait is over, or has begun: start it before wait_equal" if late
                   else "WAIT stops before the flag was seen: stop it after wait_equal")
    for key, copy in copies.items():
        event = waits[key]
        if copy["time"] + TICK < event["time"] + event["duration"]:
            trial.fail(where={"rank": key[0], "from": key[1]}, place=f"rank {key[0]}, flag {key[1]}",
                       expected="WAIT, then COPY", got=f"COPY starts at {_us(copy['time'])}, WAIT stops at "
                       f"{_us(event['time'] + event['duration'])}",
                       cause="the two overlap: WAIT stops when the flag has been seen, before the copy")
    for tag, events in zip(TAGS, (waits, copies)):
        longest = max(int(e["duration"]) for e in events.values())
        if tag == "COPY" and np.median([int(e["duration"]) for e in events.values()]) < EMPTY:
            trial.fail(expected="the time of copy_row", got=f"{_us(longest)} at most",
                       cause="nothing lies between start and stop of COPY: copy_row belongs there")


def _holds(event, begin, end) -> bool:
    return event["time"] <= begin + TICK and event["time"] + event["duration"] >= end - TICK


def _us(ps) -> str:
    return f"{int(ps) / PS_PER_US:.2f} us"


def _table(trace):
    events = [_events(trace, tag)["duration"] / PS_PER_US for tag in TAGS]
    return Table({"event": list(TAGS), "events": [len(e) for e in events], "mean us": [float(e.mean()) for e in events],
                  "longest us": [float(e.max()) for e in events]}, label=trace.label, title="what your events say")
