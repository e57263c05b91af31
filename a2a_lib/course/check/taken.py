"""The rows that a dispatch_recv of the reader's should take to its experts, and those that it took. For lessons 06 and 07."""

import torch

from ...kernels.all_to_all.rank_flags import RankFlags
from .behaviour import unordered
from .cases import GUARD
from .compare import compare, first_wrong, number
from .routes import rows_of
from .rung import Attempt, old_metadata

NEVER = -99  # value of recv_count until a count is noted
OLD = -7  # flat token in the metadata of slots where nothing has arrived


class Taken(Attempt):
    """One dispatch on every rank. want [rank][local expert]: (source, flat token) of the rows that it should get; due: of all of
    them (rank, local expert, row)."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want, self.noted = rows_of(self.problem), isinstance(self.rung.comm, RankFlags)  # whether recv_count has counts
        self.due = [(d, e, row) for d, own in enumerate(self.want) for e, rows in enumerate(own) for row in range(len(rows))]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["expert_origin"].memset_(0xFF), b["expert_x"].fill_(GUARD)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
            if self.noted:
                b["recv_count"].fill_(NEVER)
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": len(self.due) * self.problem.shape.row_bytes}

    def taken(self):
        """Bytes of the rows that each rank takes."""
        return [self.problem.shape.row_bytes * sum(map(len, own)) for own in self.want]

    def copies(self, name):
        return torch.stack([b[name].to_torch() for b in self.rung.b])

    def wrong(self):
        """Facts of the first wrong count, origin or row."""
        origins, rows, topk = self.copies("expert_origin"), self.copies("expert_x"), self.topk
        sent = [[sum(source == s for rows in own for source, _ in rows) for s in range(self.world)] for own in self.want]
        for name, want in (("recv_count", sent), ("expert_count", [list(map(len, own)) for own in self.want]))[not self.noted:]:
            counts = self.copies(name)
            if facts := first_wrong(counts, torch.tensor(want), "rank, entry", name + "[{1}] of rank {0}", _count,
                                    evidence=[name, counts, unordered(origins.flatten(0, -2))]):
                return facts
        for d, e, row in self.due:
            got, want = [tuple(pair) for pair in origins[d, e, :len(self.want[d][e])].tolist()], self.want[d][e]
            if got[row] not in want or got[row] in got[:row]:
                few = ", ".join(f"({s}, {f})" for s, f in want[:3]) + ", ..." * (len(want) > 3)
                return {"where": {"rank": d, "expert": d * self.experts + e, "row": row}, "expected": f"one of {few} (rank, flat token)",
                        "got": "never written" if got[row] == (-1, -1) else "Origin{%d, %d}" % got[row],
                        "evidence": ["origins", unordered(origins.flatten(0, -2))]}
        at = [(d, e, row, *origins[d, e, row].tolist()) for d, e, row in self.due]  # rank, expert, row, source, flat token
        right = torch.stack([self.problem.tokens[s][flat // topk] for *_, s, flat in at])
        facts = compare(torch.stack([rows[each[:3]] for each in at]), right, row="", where=lambda i: dict(zip(
            ("rank", "expert", "row", "source", "token", "k"), (at[i][0], at[i][0] * self.experts + at[i][1], *at[i][2:4],
                                                               *divmod(at[i][4], topk)))))
        return facts and facts | {"evidence": ["rows", unordered(rows.flatten(0, -2))]}


def _count(value) -> str:
    return "never written" if int(value) == NEVER else number(int(value), "d")
