"""Lesson 06, exercises 2 and 3: the rows that dispatch_recv of rank_flags should take, and those it took."""

import torch

from ...kernels.all_to_all.rank_flags import RankFlags
from .behaviour import unordered
from .routes import rows_of
from .rung import Attempt, attempts, old_metadata

NEVER = -99  # value of recv_count until a count is noted
OLD = -7  # flat token in the metadata of slots where nothing has arrived


def run_calls(trial, source, case, seed, calls=3):
    """Runs consecutive calls; the host waits between them. Returns (the last Attempt, its trace)."""
    trial.repeats = True  # blocks that share a source all note its count
    return attempts(trial, source, "dispatch_recv", RankFlags, case, seed, Taken, calls=calls)


class Taken(Attempt):
    """One dispatch on every rank: the rows that each expert should get, and those it got."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want = rows_of(self.problem)  # [rank][local expert]: (source, flat token)
        self.due = sum(len(rows) for per_rank in self.want for rows in per_rank)
        for b in self.rung.b:
            for name in ("recv_x", "expert_x", "expert_origin"):
                b[name].memset_(0xFF)
            b["recv_count"].fill_(NEVER)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": self.due * self.problem.shape.row_bytes}

    def taken(self):
        """Bytes of the rows that each rank takes."""
        return [self.problem.shape.row_bytes * sum(map(len, own)) for own in self.want]

    def sent(self, s, d):
        return sum(source == s for rows in self.want[d] for source, _ in rows)

    def wrong(self):
        counts = torch.stack([own["recv_count"].to_torch() for own in self.rung.b])
        want = torch.tensor([[self.sent(s, d) for s in range(self.world)] for d in range(self.world)])
        for d, s in (counts != want).nonzero().tolist()[:1]:
            n = int(counts[d, s])
            return {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}", "expected": self.sent(s, d),
                    "got": "never written" if n == NEVER else n, "evidence": ["recv_count", counts]}
        for d, own in enumerate(self.rung.b):
            taken = own["expert_count"].to_torch().tolist()
            origin, rows = own["expert_origin"].to_torch(), own["expert_x"].to_torch()
            for e, n in enumerate(taken):
                if facts := self.wrong_rows(d, e, [tuple(pair) for pair in origin[e][:n].tolist()], rows[e]):
                    return facts | {"evidence": ["rows", [unordered(o["expert_origin"].to_torch().flatten(0, -2)) for o in self.rung.b]]}
        return None

    def wrong_rows(self, d, e, got, rows):
        """Facts of an expert's wrong rows. got: (source, flat token) of the rows that it took."""
        want, expert = self.want[d][e], d * self.experts + e
        place = {"where": {"rank": d, "expert": expert}, "place": f"rank {d}, rows of expert {expert}"}
        if sorted(got) != want:
            old = sum(f == OLD or s < 0 for s, f in got)
            return place | {"expected": f"{len(want)} rows", "got": f"{len(got)} rows, {len(set(got) & set(want))} of them right"
                            + f"; {old} with metadata from before" * bool(old)}
        for (s, f), row in zip(got, rows):
            token = f // self.topk
            if not torch.equal(row, self.problem.tokens[s][token]):
                return place | {"where": place["where"] | {"source": s, "token": token},
                                "expected": f"the row of token {token} of rank {s}", "got": "something else"}
        return None
