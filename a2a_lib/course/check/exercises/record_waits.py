"""Lesson 10, exercise 1: events in dispatch_recv of token_flags. The oracle is the simulator's own records of waits."""

from collections import Counter

import numpy as np

from ....errors import ProfileError
from ....kernels.all_to_all.token_flags import TokenFlags
from ....machine.node.profile import Profile
from ....machine.trace import PS_PER_US, WAIT
from ....machine.trace.detail import ISSUE, LOAD, RMW
from ....table import Table
from ..cases import DROPPED, FULL, STRICT
from ..compare import some
from ..rung import Attempt, attempts
from ..trial import exercise

TAGS = ("WAIT", "COPY")
TICK = 10_000  # ps: resolution of events
SOON = 250_000  # ps: the first load of copy_row is issued sooner than this after the start of COPY
LATE = 250_000  # ps: COPY stops sooner than this after its last store
EMPTY = 150_000  # ps: reading a row takes longer than this; an empty event is shorter
CASES = ((DROPPED.but(experts=16, topk=9, tokens=(6, 3, 0, 2), blocks=4, drop=0.2), 61),
         (STRICT.but(dim=136, detail=True), 63),
         (FULL.but(topk=4, dim=2880, blocks=19, tokens=(20, 32, 9, 25, 0, 14, 28, 17)), 62))


@exercise("10_seeing_inside_a_kernel.ipynb", "exercise-1")
def record_waits(trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags and events WAIT and COPY in it, or its path."""
    for case, seed in CASES:
        attempt, _ = attempts(trial, source, "dispatch_recv", TokenFlags, case, seed, _Recorded)
    took = [attempt.recorded(tag)["duration"] / PS_PER_US for tag in TAGS]
    return Table({"event": list(TAGS), "events": [len(us) for us in took], "mean us": [float(us.mean()) for us in took],
                  "longest us": [float(us.max()) for us in took]}, label=attempt.events.label,
                 title="what your events say")


class _Recorded(Attempt):
    """One call, with the events that the kernel recorded."""

    def begun(self):
        module = self.trial.module(self.rung.node, self.rung.source, "dispatch_recv")
        self.rung.comm.use("dispatch_recv", module["dispatch_recv"])
        try:
            self.profile = Profile(self.rung.node, module, tags=TAGS, blocks=self.case.blocks, waves=4, capacity=1024)
        except ProfileError:
            self.trial.fail(cause='nothing records here: the kernel needs #include "a2a/profile.h" and a `Profile profile;` at its '
                                  "top")

    def wrong(self):
        base = self.rung.trace
        self.rung.outputs_are(self.problem)
        try:
            self.events = self.profile.trace(base)
        except ProfileError as error:
            cause = next((text for flaw, text in UNPAIRED if flaw in error.flaws), "the events do not pair up")
            return {"cause": f"{cause}\n{str(error).split('; ')[0]}"}
        if not len(self.events.select("user")):
            return {"cause": "no event was recorded: it is the first lane of a wave that records"}
        return next((facts for rank in range(self.world) for tag in TAGS if (facts := self.wrong_ids(rank, tag))),
                    None) or self.wrong_times() or (self.case.detail and self.early_copy()) or None

    def recorded(self, tag, rank=None):
        chosen = self.events.select("user", rank=rank)
        return chosen.records[chosen.names("symbol") == tag]

    def wrong_ids(self, rank, tag):
        """Facts of missing or wrong events. Each arrived row has one event of each tag, with its `from` as id."""
        counts = self.rung.b[rank]["recv_count"].to_torch().tolist()
        want = Counter(source * self.slots + slot for source, n in enumerate(counts) for slot in range(n))
        got = Counter(self.recorded(tag, rank)["index"].tolist())
        if got == want:
            return None
        place = {"where": {"rank": rank}, "place": f"rank {rank}, events {tag}", "got": f"{got.total()} events",
                 "expected": f"{want.total()} events, one for each row that arrived"}
        if not got:
            return place | {"cause": f"no event {tag} was recorded"}
        if got == Counter(index % self.slots for index in want.elements()):
            return place | {"cause": "the id is the slot, and every source has a slot 0: the id asked for is `from`"}
        if got.total() > want.total() and set(got) == set(want):
            return place | {"cause": f"{tag} is recorded more than once for a row"}
        return place | {"wrong": f"ids {some(sorted((got - want or want - got).elements()))}",
                        "cause": "the id of an event is `from`, the number of the row's flag"}

    def wrong_times(self):
        """Facts of wrong times. WAIT surrounds each wait that the simulator saw, then COPY surrounds the copy."""
        trace = self.events
        spans = [{(int(e["rank"]), int(e["index"])): _span(e) for e in self.recorded(tag)} for tag in TAGS]
        for wait in trace.records[(trace.records["kind"] == WAIT) & (trace.names("kernel") == "dispatch_recv")
                                  & (trace.names("symbol") == "recv_flags")]:
            key, span = (int(wait["rank"]), int(wait["index"])), _span(wait)
            mine, copy = (each[key] for each in spans)
            if not _holds(mine, span):
                return _at(key) | {
                    "expected": f"WAIT from {_us(span[0])} or before to {_us(span[1])} or after: so long the wave did "
                                "wait",
                    "got": f"WAIT from {_us(mine[0])} to {_us(mine[1])}",
                    "cause": "the wait lies in COPY: are the tags exchanged, or does COPY start too "
                             "early?" if _holds(copy, span) else
                    "WAIT starts when the wait is over, or has begun: start it before "
                    "wait_equal" if mine[0] > span[0] + TICK else
                    "WAIT stops before the flag was seen: stop it after wait_equal"}
        waits, copies = spans
        for key, (start, _) in copies.items():
            if start + TICK < waits[key][1]:
                return _at(key) | {
                    "expected": "WAIT, then COPY",
                    "got": f"COPY starts at {_us(start)}, WAIT stops at {_us(waits[key][1])}",
                    "cause": "the two overlap: WAIT stops when the flag has been seen, before the copy"}
        took = [end - start for start, end in copies.values()]
        return {"expected": "the time of copy_row", "got": f"{_us(max(took))} at most",
                "cause": "nothing lies between start and stop of COPY: copy_row belongs "
                         "there"} if np.median(took) < EMPTY else None

    def early_copy(self):
        """Facts of a COPY that starts before the wave knows its row: before the atomic, which the record of every
        access has."""
        detail = self.rung.node.detail
        symbol, kernel = (detail.strings[of].index(name) for of, name in (("symbols", "expert_count"),
                                                                          ("kernels", "dispatch_recv")))
        steps, reads = detail.steps, detail.steps[(detail.steps["kind"] == LOAD)
                                                  & (detail.steps["symbol"] == detail.strings["symbols"].index("recv_x"))]
        writes = steps[(steps["kind"] == ISSUE) & (steps["symbol"] == detail.strings["symbols"].index("expert_x"))]
        steps = steps[(steps["kind"] == RMW) & (steps["symbol"] == symbol) & (steps["kernel"] == kernel)]
        for copy in self.recorded("COPY"):
            own = steps[np.logical_and.reduce([steps[part] == copy[part] for part in ("rank", "block", "wave")])]
            start, stop = _span(copy)
            waited = next(_span(wait) for wait in self.recorded("WAIT", int(copy["rank"])) if wait["index"] == copy["index"])
            if bool(((own["issued"] > waited[0]) & (own["issued"] < waited[1] - TICK)).any()):
                return {"where": {"rank": int(copy["rank"]), "from": int(copy["index"])},
                        "expected": "WAIT around wait_equal", "got": "the atomicAdd on expert_count lies in WAIT",
                        "cause": "WAIT stops too late: stop it right after wait_equal"}
            first = reads[np.logical_and.reduce([reads[part] == copy[part] for part in ("rank", "block", "wave")])]["issued"]
            if bool(((own["issued"] > start + TICK) & (own["issued"] < stop)).any()):
                return {"where": {"rank": int(copy["rank"]), "from": int(copy["index"])},
                        "expected": "COPY around copy_row", "got": "the atomicAdd on expert_count lies in COPY",
                        "cause": "COPY starts too early: metadata and the row of the expert are looked up in it. Start "
                                 "it right before copy_row"}
            stored = writes[np.logical_and.reduce([writes[part] == copy[part] for part in ("rank", "block", "wave")])]["issued"]
            over = stop - int(stored[(stored >= start) & (stored < stop)].max(initial=start))
            if over > LATE:
                return {"where": {"rank": int(copy["rank"]), "from": int(copy["index"])}, "expected": "COPY around copy_row",
                        "got": f"COPY stops {_us(over)} after the last value of the row was stored",
                        "cause": "COPY stops too late: something else is done in it after copy_row"}
            until = int(first[first >= start][:1].sum()) - start
            if SOON < until < stop - start:
                return {"where": {"rank": int(copy["rank"]), "from": int(copy["index"])}, "expected": "COPY around copy_row",
                        "got": f"COPY starts {_us(until)} before the first value of the row is read",
                        "cause": "in COPY the wave waits for the number of its row, too, because COPY starts before the line that "
                                 "needs it. Start it right before copy_row"}
        return None


UNPAIRED = (  # flaw of a profile, and its cause
    ("no stop", "a start without its stop: each needs one, with the same tag and id. A wave that goes on with `continue` "
     "never comes to the stop: start after it"),
    ("no start", "a stop without its start: both take the same tag and the same id"),
    ("no name", "there are two tags, WAIT and COPY"))


def _span(record) -> tuple[int, int]:
    return int(record["time"]), int(record["time"] + record["duration"])


def _holds(outer, inner) -> bool:
    return outer[0] <= inner[0] + TICK and outer[1] >= inner[1] - TICK


def _at(key) -> dict:
    return {"where": {"rank": key[0], "from": key[1]}, "place": f"rank {key[0]}, flag {key[1]}"}


def _us(ps) -> str:
    return f"{int(ps) / PS_PER_US:.2f} us"
