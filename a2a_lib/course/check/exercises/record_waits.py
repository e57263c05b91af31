"""Lesson 10, exercise 1: events in dispatch_recv of token_flags. The oracle are the simulator's own records of waits."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ....alltoall.token_flags import TokenFlags
from ....errors import ProfileError
from ....node.profile import Profile
from ....table import Table
from ....trace import PS_PER_US, WAIT
from ....trace.detail import RMW
from ..cases import DROPPED, FULL, STRICT
from ..compare import some
from ..marks import require_wait
from ..post import NO_VALUE
from ..rung import Attempt, attempts
from ..trial import exercise

TAGS = ("WAIT", "COPY")
TICK = 10_000  # ps: events are that coarse
EMPTY = 150_000  # ps: a row takes longer to read than this; a start and its stop side by side do not
ONLY = "only lines with events are to be added: the wait acquires at scope system, and wave_barrier() stands behind it"
CASES = ((DROPPED.but(experts=8, blocks=4, drop=0.2, memory="small"), 61), (STRICT.but(races=True, detail=True), 63),
         (FULL.but(topk=4, dim=2880, blocks=19, tokens=(20, 32, 9, 25, 0, 14, 28, 17)), 62))


@exercise
def record_waits(trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags and events WAIT and COPY in it, or its path."""
    for case, seed in CASES:
        one, trace, race = attempts(trial, source, "dispatch_recv", TokenFlags, case, seed, _Recorded)
        if case.races:
            require_wait(trial, one.rung.marks, "the flag of a row", "reads the row before lane 0 saw its flag")
            if race:
                trial.fail(wrong=NO_VALUE, cause=f"{race}\n{ONLY}")
    return _table(one.events)


class _Recorded(Attempt):
    """One call, and what the kernel recorded."""

    def begun(self):
        module = self.trial.module(self.rung.node, self.rung.source, "dispatch_recv")
        self.rung.comm.use("dispatch_recv", module["dispatch_recv"])
        try:
            self.profile = Profile(self.rung.node, module, tags=TAGS, blocks=self.case.blocks, waves=4, capacity=1024)
        except ProfileError:
            self.trial.fail(cause='nothing records here: the kernel needs #include "a2a/profile.h" and a `Profile profile;` '
                                  "at its top")

    def explain(self, error):
        return "the kernel itself no longer works: " + (f"the {self.weak_wait}; {ONLY}" if self.weak_wait else
                                                        "only events are to be added")

    def wrong(self):
        base = self.rung.trace
        self.rung.outputs_are(self.problem, why=lambda error: (
            f"the answer is wrong, which events do not do: only add lines, change none. {self.weak_wait and ONLY}"))
        self.events = _read(self.trial, self.profile, base)
        _ids(self.trial, self.rung, self.problem, self.events)
        _times(self.trial, self.events)
        if self.case.detail:
            _copies(self.trial, self.events, self.rung.node.detail)


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


def _copies(trial, trace, detail):
    """COPY starts when the wave knows its row: behind the atomic. detail: every access of the run."""
    steps = detail.steps[(detail.steps["kind"] == RMW) & (detail.steps["symbol"] ==
                                                          detail.strings["symbols"].index("expert_count"))]
    steps = steps[steps["kernel"] == detail.strings["kernels"].index("dispatch_recv")]
    for tag_event in _events(trace, "COPY"):
        own = steps[(steps["rank"] == tag_event["rank"]) & (steps["block"] == tag_event["block"])
                    & (steps["wave"] == tag_event["wave"])]
        end = tag_event["time"] + tag_event["duration"]
        if bool(((own["issued"] > tag_event["time"] + TICK) & (own["issued"] < end)).any()):
            trial.fail(where={"rank": int(tag_event["rank"]), "from": int(tag_event["index"])},
                       expected="COPY around copy_row", got="the atomicAdd on expert_count lies in COPY",
                       cause="COPY starts too early: metadata and the row of the expert are looked up in it. Start it right "
                             "before copy_row")


def _holds(event, begin, end) -> bool:
    return event["time"] <= begin + TICK and event["time"] + event["duration"] >= end - TICK


def _us(ps) -> str:
    return f"{int(ps) / PS_PER_US:.2f} us"


def _table(trace):
    events = [_events(trace, tag)["duration"] / PS_PER_US for tag in TAGS]
    return Table({"event": list(TAGS), "events": [len(e) for e in events], "mean us": [float(e.mean()) for e in events],
                  "longest us": [float(e.max()) for e in events]}, label=trace.label, title="what your events say")


SOLUTION = "10_seeing_inside_a_kernel.ipynb", "exercise-1"
LEAVE = "\n    if (slot >= (int)recv_count[source]) continue;\n"
FROM = "    const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;\n"
START = "    profile.start(WAIT, from);\n"
LOOK = """    if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);
    wave_barrier();
"""
STOP = "    profile.stop(WAIT, from);\n"
TAKE = """    const Meta meta = recv_meta[from];
    uint32_t row = 0;
    if (lane_id() == 0) row = atomicAdd(&expert_count[meta.expert - first], 1u);
    const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
"""
COPY = "    profile.start(COPY, from);\n"
ROW = "    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());\n"
DONE = "    profile.stop(COPY, from);\n"
MISTAKES = {
    "start before continue": (LEAVE + FROM + START, "\n" + FROM + START + LEAVE[1:],
                              "A wave that goes on with `continue` never comes to the stop"),
    "no stop": (DONE, "", "a start without its stop"),
    "another id": (STOP, STOP.replace("from", "slot"), "with the same tag and id"),
    "slot as id": (COPY + ROW + DONE, COPY.replace("from", "slot") + ROW + DONE.replace("from", "slot"),
                   "every source has a slot 0"),
    "tags exchanged": ("enum Tag { WAIT, COPY }", "enum Tag { COPY, WAIT }", "are the tags exchanged"),
    "starts late": (START + LOOK, LOOK + START, "start it before wait_equal"),
    "stops early": (LOOK + STOP, STOP + LOOK, "WAIT stops before the flag was seen"),
    "copy begins early": (STOP + TAKE + COPY, COPY + TAKE + STOP, "the two overlap"),
    "copy begins at the wait's end": (STOP + TAKE + COPY, STOP + COPY + TAKE, "looked up in it"),
    "copy recorded twice": (START + LOOK + STOP, COPY + START + LOOK + STOP + DONE,
                            "COPY is recorded more than once"),
    "empty copy": (ROW + DONE, DONE + ROW, "copy_row belongs there"),
    "no copy": (COPY + ROW + DONE, ROW, "no event COPY was recorded"),
    "another lane": (START, START.replace("profile", "if (lane_id() == 1) profile"), "a stop without its start"),
    "compiled out": ('#include "a2a/profile.h"', '#define A2A_NO_PROFILE\n#include "a2a/profile.h"',
                     "nothing records here"),
    "row not copied": ("\n" + ROW, "\n", "the answer is wrong, which events do not do"),
    "no wave barrier": ("    wave_barrier();\n", "", "that no lane reads the row"),
    "relaxed": (LOOK, LOOK.replace("acquire", "relaxed"), "acquires at scope system"),
}
