"""The rows that a dispatch_recv of the reader's should take to its experts, and those that it took. For lessons 06 and 07."""

import torch

from .behaviour import unordered
from .cases import GUARD
from .compare import number
from .routes import rows_of
from .rung import Attempt, old_metadata

NEVER = -99  # value of recv_count until a count is noted
OLD = -7  # flat token in the metadata of slots where nothing has arrived


class Taken(Attempt):
    """One dispatch on every rank. want [rank][local expert]: (source, flat token) of the rows that it should get; due: of all of
    them (rank, local expert, row)."""

    STAGES = "dispatch_send", "dispatch_recv"
    NOTED = False  # whether the kernel notes counts in recv_count

    def prepare(self):
        self.want = rows_of(self.problem)
        self.due = [(d, e, row) for d, own in enumerate(self.want) for e, rows in enumerate(own) for row in range(len(rows))]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["expert_origin"].memset_(0xFF), b["expert_x"].fill_(GUARD)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
            if self.NOTED:
                b["recv_count"].fill_(NEVER)
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": len(self.due) * self.problem.shape.row_bytes}

    def taken(self):
        """Bytes of the rows that each rank takes."""
        return [self.problem.shape.row_bytes * sum(map(len, own)) for own in self.want]

    def wrong(self):
        sent = [[sum(source == s for rows in own for source, _ in rows) for s in range(self.world)] for own in self.want]
        facts = self.NOTED and self.wrong_counts("recv_count", torch.tensor(sent))
        return facts or self.wrong_counts("expert_count", torch.tensor([list(map(len, own)) for own in self.want])) or self.wrong_rows()

    def copies(self, name):
        return torch.stack([b[name].to_torch() for b in self.rung.b])

    def wrong_counts(self, name, want):
        """Facts of the first wrong entry of the counts `name` [rank, source or expert]."""
        counts = self.copies(name)
        for d, i in (counts != want).nonzero().tolist()[:1]:
            return {"where": {"rank": d, "entry": i}, "place": f"{name}[{i}] of rank {d}", "expected": int(want[d, i]),
                    "got": number(int(counts[d, i]), "d") if int(counts[d, i]) != NEVER else "never written",
                    "evidence": [name, counts, unordered(self.copies("expert_origin").flatten(0, -2))]}
        return None

    def wrong_rows(self):
        """Facts of the first wrong origin, or row. All counts are right."""
        origins, rows = self.copies("expert_origin"), self.copies("expert_x")
        for d, e, row in self.due:
            where = {"rank": d, "expert": d * self.experts + e, "row": row}
            got, want = [tuple(pair) for pair in origins[d, e, :len(self.want[d][e])].tolist()], self.want[d][e]
            s, flat = got[row]
            if sorted(got) != want and (got[row] not in want or got[row] in got[:row]):
                few = ", ".join(f"({s}, {f})" for s, f in want[:3]) + ", ..." * (len(want) > 3)
                return {"where": where, "expected": f"one of {few} (rank, flat token)", "evidence": [
                    "origins", unordered(origins.flatten(0, -2))], "got": "never written" if s == flat == -1 else f"Origin{{{s}, {flat}}}"}
            right = self.problem.tokens[s][flat // self.topk]
            if bool((rows[d, e, row] != right).any()):
                dim = int((rows[d, e, row] != right).nonzero()[0])
                mine = rows[d, e, row, dim]
                return {"where": where | {"source": s, "token": flat // self.topk, "k": flat % self.topk, "dim": dim},
                        "expected": number(right[dim]), "got": "never written" if float(mine) == GUARD else number(mine),
                        "wrong": f"{int((rows[d, e, row] != right).sum())} of {self.dim} values of this row",
                        "evidence": ["rows", unordered(rows.flatten(0, -2))]}
        return None
