"""Lesson 10, exercise 1: events in dispatch_recv of token_flags. The oracle is the simulator's own records of waits."""

from collections import Counter, defaultdict
from itertools import product

import numpy as np

from ....errors import ProfileError
from ....machine.node.profile import Profile
from ....machine.trace.detail import ISSUE, LOAD, RMW
from ..kit import DROPPED, FULL, PS_PER_US, STRICT, WAIT, Attempt, Table, TokenFlags, attempts, exercise, some

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
            self.trial.fail(cause='nothing records here: the kernel needs #include "a2a/profile.h" and a `Profile profile;` at its top')

    def wrong(self):
        base = self.rung.trace
        self.rung.outputs_are(self.problem)
        try:
            self.events = self.profile.trace(base)
        except ProfileError as error:
            cause = next((text for flaw, text in UNPAIRED if flaw in error.flaws), "the events do not pair up")
            return {"cause": f"{cause}\n{str(error).split('; ')[0]}"}
        self.trial.expect(len(self.events.select("user")) > 0, cause="no event was recorded: it is the first lane of a wave that records")
        for rank, tag in product(range(self.world), TAGS):
            self.ids_are_right(rank, tag)
        self.times_are_right(*({(int(e["rank"]), int(e["index"])): _span(e) for e in self.recorded(tag)} for tag in TAGS))
        return None

    def recorded(self, tag, rank=None):
        chosen = self.events.select("user", rank=rank)
        return chosen.records[chosen.names("symbol") == tag]

    def ids_are_right(self, rank, tag):
        """Each arrived row has one event of each tag, with its `from` as id."""
        counts = self.rung.b[rank]["recv_count"].to_torch().tolist()
        want = Counter(source * self.slots + slot for source, n in enumerate(counts) for slot in range(n))
        got = Counter(self.recorded(tag, rank)["index"].tolist())
        cause = (f"no event {tag} was recorded" if not got else
                 "the id is the slot, and every source has a slot 0: the id asked for is `from`"
                 if got == Counter(index % self.slots for index in want.elements()) else
                 f"{tag} is recorded more than once for a row" if got.total() > want.total() and set(got) == set(want) else
                 "the id of an event is `from`, the number of the row's flag")
        self.trial.expect(got == want, f"{want.total()} events, one for each row that arrived", f"{got.total()} events; wrong are the ids "
                          f"{some(sorted((got - want or want - got).elements()))}", cause, f"rank {rank}, events {tag}", rank=rank)

    def expect(self, right, key, expected, got, cause):
        self.trial.expect(right, expected, got, cause, **dict(zip(("rank", "from"), key)))

    def times_are_right(self, waits, copies):
        """WAIT surrounds each wait that the simulator saw, then COPY surrounds the copy. waits, copies: {(rank, id): begin, end, ps}."""
        trace = self.events
        for wait in trace.records[(trace.records["kind"] == WAIT) & (trace.names("kernel") == "dispatch_recv")
                                  & (trace.names("symbol") == "recv_flags")]:
            key, span = (int(wait["rank"]), int(wait["index"])), _span(wait)
            mine = waits[key]
            cause = ("the wait lies in COPY: are the tags exchanged, or does COPY start too early?" if _holds(copies[key], span) else
                     "WAIT starts when the wait is over, or has begun: start it before wait_equal" if mine[0] > span[0] + TICK else
                     "WAIT stops before the flag was seen: stop it after wait_equal")
            self.expect(_holds(mine, span), key, f"WAIT from {_us(span[0])} or before to {_us(span[1])} or after: the wave waited so long",
                        f"WAIT from {_us(mine[0])} to {_us(mine[1])}", cause)
        for key, (start, _) in copies.items():
            self.expect(start + TICK >= waits[key][1], key, "WAIT, then COPY", f"COPY starts at {_us(start)}, WAIT stops at "
                        f"{_us(waits[key][1])}", "the two overlap: WAIT stops when the flag has been seen, before the copy")
        took = [end - start for start, end in copies.values()]
        self.trial.expect(np.median(took) >= EMPTY, "the time of copy_row", f"{_us(max(took))} at most", "nothing lies between start and "
                          "stop of COPY: copy_row belongs there")
        if self.case.detail:
            self.nothing_else(waits)

    def accesses(self, kind, symbol):
        """{(rank, block, wave): times, ps, at which the wave issued such accesses}, from the record of every access."""
        detail, times = self.rung.node.detail, defaultdict(list)
        symbol, kernel = detail.strings["symbols"].index(symbol), detail.strings["kernels"].index("dispatch_recv")
        for step in detail.steps[(detail.steps["kind"] == kind) & (detail.steps["symbol"] == symbol) & (detail.steps["kernel"] == kernel)]:
            times[tuple(int(step[part]) for part in ("rank", "block", "wave"))].append(int(step["issued"]))
        return times

    def nothing_else(self, waits):
        """No WAIT or COPY has something else in it, such as the atomic by which the wave knows its row."""
        counted, read, stored = (self.accesses(*each) for each in ((RMW, "expert_count"), (LOAD, "recv_x"), (ISSUE, "expert_x")))
        for copy in self.recorded("COPY"):
            wave, key = tuple(int(copy[part]) for part in ("rank", "block", "wave")), (int(copy["rank"]), int(copy["index"]))
            (start, stop), (waited, seen) = _span(copy), waits[key]
            before = sum([at for at in read[wave] if at >= start][:1]) - start
            after = stop - max((at for at in stored[wave] if start <= at < stop), default=start)
            for wrong, got, cause in (
                    (any(waited < at < seen - TICK for at in counted[wave]), "the atomicAdd on expert_count lies in WAIT",
                     "WAIT stops too late: stop it right after wait_equal"),
                    (any(start + TICK < at < stop for at in counted[wave]), "the atomicAdd on expert_count lies in COPY",
                     "COPY starts too early: metadata and the row of the expert are looked up in it. Start it right before copy_row"),
                    (after > LATE, f"COPY stops {_us(after)} after the last value of the row was stored",
                     "COPY stops too late: something else is done in it after copy_row"),
                    (SOON < before < stop - start, f"COPY starts {_us(before)} before the first value of the row is read",
                     "in COPY the wave waits for the number of its row, too, because COPY starts before the line that needs it. Start it "
                     "right before copy_row")):
                self.expect(not wrong, key, "WAIT around wait_equal, COPY around copy_row", got, cause)


UNPAIRED = (  # flaw of a profile, and its cause
    ("no stop", "a start without its stop: each needs one, with the same tag and id. A wave that goes on with `continue` "
     "never comes to the stop: start after it"),
    ("no start", "a stop without its start: both take the same tag and the same id"),
    ("no name", "there are two tags, WAIT and COPY"))


def _span(record) -> tuple[int, int]:
    return int(record["time"]), int(record["time"] + record["duration"])


def _holds(outer, inner) -> bool:
    return outer[0] <= inner[0] + TICK and outer[1] >= inner[1] - TICK


def _us(ps) -> str:
    return f"{int(ps) / PS_PER_US:.2f} us"
