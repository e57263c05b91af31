"""Lesson 07, exercise 2: dispatch_recv of token_flags: waits for a row's flag, takes the row to its expert."""

import torch

from ....kernels.all_to_all.token_flags import TokenFlags
from ..behaviour import unordered
from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT
from ..compare import number
from ..routes import rows_of
from ..rung import Attempt, attempts, old_metadata
from ..trial import exercise

OLD = -7  # flat token in the metadata before the call
CASES = ((FEW.but(exact=False), 51, 1), (DROPPED.but(blocks=8, exact=False), 52, 1), (LONG.but(exact=False), 53, 3),
         (STRICT.but(dim=136, blocks=1, waves=1, exact=False, detail=True), 54, 2),
         (FULL.but(exact=False), 55, 1))


@exercise("07_one_flag_per_token.ipynb", "exercise-2")
def take_token(trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags, or the Module that %%hip made."""
    for case, seed, calls in CASES:
        attempt, trace = attempts(trial, source, "dispatch_recv", TokenFlags, case, seed, _Taken, calls=calls)
    return trial.card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0, waves=len(attempt.due),
                      note="least: rows are taken from the own memory, by a wave for each")


class _Taken(Attempt):
    """One dispatch on every rank: the rows that each expert should get, and those it got."""

    STAGES = "dispatch_send", "dispatch_recv"

    def prepare(self):
        self.want = rows_of(self.problem)  # [rank][local expert]: (source, flat token)
        self.every = [(d, e) for d in range(self.world) for e in range(self.experts)]
        self.due = [(d, e, row) for d, e in self.every for row in range(len(self.want[d][e]))]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["expert_origin"].memset_(0xFF), b["expert_x"].fill_(GUARD)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
        old_metadata(self.rung, self.experts, OLD)

    def stored(self):
        return {"expert_x": len(self.due) * self.problem.shape.row_bytes}

    def place(self, d, e, row, s=None, flat=None, dim=None):
        where = {"rank": d, "expert": d * self.experts + e, "row": row}
        text = f"rank {d}, expert {where['expert']}, row {row}"
        if flat is not None:
            where |= {"source": s, "token": flat // self.topk, "k": flat % self.topk, "dim": dim}
            text += f" (token {where['token']}, k {where['k']}, of rank {s}), dim {dim}"
        return {"where": where, "place": text}

    def wrong(self):
        counts, self.origin, self.rows = (torch.stack([b[name].to_torch() for b in self.rung.b])
                                          for name in ("expert_count", "expert_origin", "expert_x"))
        want = torch.tensor([list(map(len, own)) for own in self.want])
        for d, e in (counts != want).nonzero().tolist()[:1]:
            n = int(want[d, e])
            return self.place(d, e, n) | {"place": f"expert_count[{e}] of rank {d}", "expected": n, "got": int(counts[d, e]),
                                          "evidence": ["counts", counts]}
        return self.wrong_origin() or self.wrong_rows()

    def wrong_origin(self):
        for d, e in self.every:
            want = self.want[d][e]
            got = [tuple(pair) for pair in self.origin[d][e, :len(want)].tolist()]
            if sorted(got) != want:
                row = next((i for i, pair in enumerate(got) if pair not in want), 0)
                few = ", ".join(f"({s}, {f})" for s, f in want[:3]) + (", ..." if len(want) > 3 else "")
                return self.place(d, e, row) | {
                    "expected": f"one of {few} (rank, flat token)", "evidence": ["origins", unordered(self.origin.flatten(0, -2))],
                    "got": "never written" if got[row] == (-1, -1) else f"Origin{{{got[row][0]}, {got[row][1]}}}"}
        return None

    def wrong_rows(self):
        for d, e, row in self.due:
            s, flat = self.origin[d, e, row].tolist()
            got, want = self.rows[d, e, row], self.problem.tokens[s][flat // self.topk]
            if bool((got != want).any()):
                dim = int((got != want).nonzero()[0])
                return self.place(d, e, row, s, flat, dim) | {
                    "expected": number(want[dim]), "got": "never written" if float(got[dim]) == GUARD else number(got[dim]),
                    "wrong": f"{int((got != want).sum())} of {self.dim} values of this row",
                    "evidence": ["rows", unordered(self.rows.flatten(0, -2))]}
        return None
