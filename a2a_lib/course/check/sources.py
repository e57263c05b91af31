"""Lesson 06, exercises 2 and 3: the rows that dispatch_recv of rank_flags should take, and those it took."""

import torch

from ...alltoall.rank_flags import RankFlags
from ...errors import FaultError
from .marks import require_wait
from .routes import rows_of
from .rung import Attempt, attempts, first_wait, old_metadata

NEVER = -99  # value of recv_count until a count is noted
OLD = -7  # flat token in the metadata of slots where nothing has arrived
WAIT = ("Thread 0: wait_until<Order::acquire, Scope::system>. Then __syncthreads(), and only then may any wave look at "
        "rows and metadata.")


def run_calls(trial, source, case, seed, calls=3):
    """Runs consecutive calls; the host waits between them. Returns (the last Attempt, its trace)."""
    attempt, trace, _ = attempts(trial, source, "dispatch_recv", RankFlags, case, seed, Taken, calls=calls, order=WAIT,
                                 rule=lambda kernel_marks, race: require_acquire(trial, kernel_marks))
    return attempt, trace


def require_acquire(trial, kernel_marks) -> None:
    require_wait(trial, kernel_marks, "the flag of a source", every=True)


class Taken(Attempt):
    """One dispatch on every rank: the rows that each expert should get, and those it got."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want = rows_of(self.problem)  # [rank][local expert]: (source, flat token)
        self.due = sum(len(rows) for per_rank in self.want for rows in per_rank)
        self.early = False  # a row was taken before its flag was seen
        for b in self.rung.b:
            for name in ("recv_x", "expert_x", "expert_origin"):
                b[name].memset_(0xFF)
            b["recv_count"].fill_(NEVER)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": self.due * self.problem.shape.row_bytes}

    def sent(self, s, d):
        return sum(source == s for rows in self.want[d] for source, _ in rows)

    def explain(self, error):
        wait, epoch = first_wait(error), self.rung.epoch
        if wait and wait[1].symbol == "rank_flags":
            word = wait[1]
            slot, source = word.indices
            if slot != epoch % 2:
                return (f"the block looks at half {slot} of the flags; those of this call, epoch {epoch}, are in half "
                        "epoch % 2")
            if word.value >> 32 == epoch:
                return (f"the flag is there, {word.value_text}, and the block goes on "
                        "waiting: the upper half is the epoch, the lower one count + 1, for no rows 1")
        if error.report.get("barrier"):
            return ("waves wait for each other at __syncthreads for ever: all waves of a block must come to it equally "
                    "often")
        facts = self.wrong()
        if isinstance(error, FaultError) and not self.early:
            too_many = any(int(own["expert_count"].to_torch().sum()) > sum(map(len, want))
                           for own, want in zip(self.rung.b, self.want))
            return ("more rows were taken than had come, until a buffer was full: does a wave take a slot again, or is "
                    "its step 0 for some grid, such as fewer blocks than sources?" if too_many else
                    "an address outside of its buffer: is the count right, and the row number one that this source "
                    "has?")
        return facts

    def wrong(self):
        self.counts = [own["recv_count"].to_torch().tolist() for own in self.rung.b]
        for d, counts in enumerate(self.counts):
            for s, n in enumerate(counts):
                if n != self.sent(s, d):
                    return {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}",
                            "expected": self.sent(s, d), "got": "never written" if n == NEVER else n,
                            "cause": self.why_count(s, d, n)}
        for d, own in enumerate(self.rung.b):
            counts = own["expert_count"].to_torch().tolist()
            origin, rows = own["expert_origin"].to_torch().tolist(), own["expert_x"].to_torch()
            for e, n in enumerate(counts):
                if facts := self.wrong_rows(d, e, [tuple(pair) for pair in origin[e][:n]], rows[e]):
                    return facts
        return None

    def wrong_rows(self, d, e, got, rows):
        """Facts of an expert's wrong rows. got: (source, flat token) of the rows that it took."""
        want, expert = self.want[d][e], d * self.experts + e
        place = {"where": {"rank": d, "expert": expert}, "place": f"rank {d}, rows of expert {expert}"}
        if any(f == OLD or s < 0 for s, f in got):
            self.early = True
            return place | {"expected": "a row that a source sent", "got": "metadata from before",
                            "cause": "a row was taken from a slot that holds what was there before: before its flag was "
                                    "seen, or behind the last row (the flag is count + 1). " + WAIT}
        if sorted(got) != want:
            missing, different = sorted(set(want) - set(got)), len(set(got))
            return place | {
                "expected": f"{len(want)} rows", "got": f"{len(got)} rows, {different} of them different", "cause":
                "rows were taken more than once: do two waves, or two blocks, take the same slots? Every slot of a "
                "source belongs to one wave of all blocks that share it" if len(got) > different else
                f"{len(missing)} rows were not taken, the first of them flat token {missing[0][1]} of rank "
                f"{missing[0][0]}: which wave should have? All threads need `count`: __syncthreads() stands behind the "
                "`if`. And the loop steps by the number of waves that share the "
                "source" if missing else "rows that nobody sent"}
        for (s, f), row in zip(got, rows):
            token = f // self.topk
            if not torch.equal(row, self.problem.tokens[s][token]):
                return place | {"where": place["where"] | {"source": s, "token": token},
                                "expected": f"the row of token {token} of rank {s}", "got": "something else",
                                "cause": "a row was taken before it had arrived. " + WAIT}
        return None

    def why_count(self, s, d, n):
        every, epoch = {count for own in self.counts for count in own}, self.rung.epoch
        return next(text for text, holds in (
            ("no count was noted: recv_count[source]. Is the hole still empty?", every == {NEVER}),
            ("nobody took this source: there are as many sources as ranks, and perhaps fewer blocks, so a block goes "
             "on with a further source", n == NEVER),
            ("the flag was read before it was set: it was 0, which is one less than \"no rows\". " + WAIT, n == -1),
            ("one too many: the flag holds count + 1",
             n == self.sent(s, d) + 1 and not every <= {NEVER, epoch, epoch - 1}),
            ("this is the epoch: it stands in the upper half of the flag, the count in the lower",
             n in (epoch, epoch - 1) or every <= {NEVER, epoch, epoch - 1}),
            ("this is the count of two calls ago, whose flag stands in the same half until this call's comes. Wait for "
             "the value whose upper half is this call's epoch",
             len(self.before) > 1 and n == self.before[-2].sent(s, d)),
            ("a wrong count: the flag of `source` in this call is rank_flags[epoch % 2, source]", True)) if holds)
