"""Lesson 06, exercises 2 and 3: what dispatch_recv of rank_flags should take, and what it took."""

from __future__ import annotations

import torch

from ...alltoall.rank_flags import RankFlags
from ...errors import DeadlockError, FaultError
from .marks import require_wait
from .routes import rows_of
from .rung import Attempt, attempts, old_metadata, waiting, waiting_rank

NEVER = -99  # stands in recv_count until a count is noted
OLD = -7  # flat token of the metadata that stand where nothing has arrived
WAIT = ("Thread 0: wait_until<Order::acquire, Scope::system>. Then __syncthreads(), and only then may any wave look at "
        "rows and metadata.")


def taken(trial, source, case, seed, calls=3):
    """Calls that follow each other, the host waiting in between; (the last Attempt, its trace)."""
    one, trace, race = attempts(trial, source, "dispatch_recv", RankFlags, case, seed, Taken, calls=calls)
    if race:
        require_acquire(trial, one)
        trial.fail(wrong="no value, this time: but two accesses are ordered by nothing", cause=f"{race}\n{WAIT}")
    return one, trace


def require_acquire(trial, one) -> None:
    require_wait(trial, one.rung.marks, "the flag of a source", every=True)


class Taken(Attempt):
    """One dispatch on every rank: what each expert should get, and what it got."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want = rows_of(self.problem)  # [rank][local expert]: (source, flat token)
        self.early = False  # a row was taken before its flag was seen
        for b in self.rung.b:
            for name in ("recv_x", "expert_x", "expert_origin"):
                b[name].memset_(0xFF)
            b["recv_count"].fill_(NEVER)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": sum(len(rows) for per_rank in self.want for rows in per_rank) * self.problem.shape.row_bytes}

    def sent(self, s, d):
        return sum(source == s for rows in self.want[d] for source, _ in rows)

    def explain(self, error):
        waits = waiting(error)
        if waits and waits[0] == "rank_flags":
            slot, source = waits[1]
            if slot != self.rung.epoch % 2:
                return {"cause": f"the block looks at half {slot} of the flags; those of this call, epoch {self.rung.epoch}, "
                                 "are in half epoch % 2"}
            rank = waiting_rank(error, "dispatch_recv")
            value = int(self.rung.b[rank]["rank_flags"].to_torch()[slot, source])
            if value >> 32 == self.rung.epoch:
                return {"cause": f"the flag is there, {value >> 32} << 32 | {value & 0xFFFFFFFF}, and the block goes "
                                 "on waiting: the upper half is the epoch, the lower one count + 1, for no rows 1"}
        if isinstance(error, DeadlockError) and "s_barrier" in str(error):
            return {"cause": "waves wait for each other at __syncthreads for ever: all waves of a block must come to "
                             "it equally often"}
        facts = self.wrong()
        if isinstance(error, FaultError) and not self.early:
            if any(int(own["expert_count"].to_torch().sum()) > sum(map(len, want))
                   for own, want in zip(self.rung.b, self.want)):
                return {"cause": "more rows were taken than had come, until a buffer was full: does a wave take a "
                                 "slot again, or is its step 0 for some grid, such as fewer blocks than sources?"}
            return {"cause": "an address outside of its buffer: is the count right, and the row number one that this "
                             "source has?"}
        return facts or {}

    def wrong(self):
        b = self.rung.b
        for d, own in enumerate(b):
            for s, n in enumerate(own["recv_count"].to_torch().tolist()):
                if n != self.sent(s, d):
                    return self.wrong_count(d, s, n)
        got = [self.rows_of(own) for own in b]
        for d, e in ((d, e) for d in range(self.world) for e in range(self.experts)):
            want, rows = self.want[d][e], got[d][e]
            names = [(s, f) for s, f, _ in rows]
            if any(f == OLD or s < 0 for s, f in names):
                self.early = True
                return self.place(d, e) | {
                    "expected": "a row that a source sent", "got": "metadata from before",
                    "cause": "a row was taken from a slot that holds what was there before: before its flag was seen, "
                             "or behind the last row (the flag is count + 1). " + WAIT}
            if sorted(names) != want:
                return self.place(d, e) | self.why(want, names)
            for s, f, row in rows:
                if not torch.equal(row, self.problem.tokens[s][f // self.topk]):
                    return self.place(d, e) | {
                        "where": {"rank": d, "expert": d * self.experts + e, "source": s, "token": f // self.topk},
                        "expected": f"the row of token {f // self.topk} of rank {s}", "got": "something else",
                        "cause": "a row was taken before it had arrived. " + WAIT}
        return None

    def rows_of(self, own):
        counts = own["expert_count"].to_torch().tolist()
        origin, rows = own["expert_origin"].to_torch().tolist(), own["expert_x"].to_torch()
        return [[(*origin[e][i], rows[e][i]) for i in range(min(n, len(origin[e])))] for e, n in enumerate(counts)]

    def place(self, d, e):
        expert = d * self.experts + e
        return {"where": {"rank": d, "expert": expert}, "place": f"rank {d}, rows of expert {expert}"}

    def why(self, want, names):
        facts = {"expected": f"{len(want)} rows", "got": f"{len(names)} rows, {len(set(names))} of them different"}
        if len(names) > len(set(names)):
            return facts | {"cause": "rows were taken more than once: do two waves, or two blocks, take the same "
                                     "slots? Every slot of a source belongs to one wave of all blocks that share it"}
        missing = sorted(set(want) - set(names))
        return facts | {"cause": f"{len(missing)} rows were not taken, the first of them flat token {missing[0][1]} of "
                                 f"rank {missing[0][0]}: which wave should have? All threads need `count`: "
                                 "__syncthreads() stands behind the `if`. And the loop steps by the number of waves "
                                 "that share the source" if missing else "rows that nobody sent"}

    def wrong_count(self, d, s, n):
        want, epoch = self.sent(s, d), self.rung.epoch
        facts = {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}", "expected": want,
                 "got": "never written" if n == NEVER else n}
        if all(c == NEVER for own in self.rung.b for c in own["recv_count"].to_torch().tolist()):
            cause = "no count was noted: recv_count[source]. Is the hole still empty?"
        elif n == NEVER:
            cause = ("nobody took this source: there are as many sources as ranks, and perhaps fewer blocks, so a "
                     "block goes on with a further source")
        elif n == -1:
            cause = "the flag was read before it was set: it was 0, which is one less than \"no rows\". " + WAIT
        elif all(c in (NEVER, epoch, epoch - 1) for own in self.rung.b for c in own["recv_count"].to_torch().tolist()):
            cause = "this is the epoch: it stands in the upper half of the flag, the count in the lower"
        elif n == want + 1:
            cause = "one too many: the flag holds count + 1"
        elif n in (epoch, epoch - 1):
            cause = "this is the epoch: it stands in the upper half of the flag, the count in the lower"
        elif len(self.before) > 1 and n == self.before[-2].sent(s, d):
            cause = ("this is the count of two calls ago, whose flag stands in the same half until this call's comes. "
                     "Wait for the value whose upper half is this call's epoch")
        else:
            cause = "a wrong count: the flag of `source` in this call is rank_flags[epoch % 2, source]"
        return facts | {"cause": cause}
