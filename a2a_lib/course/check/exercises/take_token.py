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


@exercise
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


SOLUTION = "07_one_flag_per_token.ipynb", "exercise-2"
BARRIER = "    wave_barrier();\n"
WAIT = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
COUNT = "row = atomicAdd(&expert_count[meta.expert - first], 1u);"
MISTAKES = {
    "no wait": (WAIT, "", "nothing orders them: no signal"),
    "relaxed wait": (WAIT, WAIT.replace("acquire", "relaxed"), "missing acquire"),
    "scope too narrow": (WAIT, WAIT.replace("system", "agent"), "scope too narrow"),
    "no wave barrier": (BARRIER, "", "missing wave barrier"),
    "neighbour's flag": ("&recv_flags[from]", "&recv_flags[from + 1]", "nothing orders them: no signal"),
    "slot without its source": ("&recv_flags[from]", "&recv_flags[slot]", "nothing orders them: no signal"),
    "waits for 1": ("[from], world.epoch)", "[from], 1u)", "the flag is waited for with the value 1 instead of the epoch"),
    "any flag": (WAIT, WAIT.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"),
                 "any flag above 0 is taken, also that of a call before"),
    "waits for 7": ("[from], world.epoch)", "[from], 7u)", "the flag is waited for with the value 7 in every call"),
    "endless": (WAIT, WAIT + "      for (volatile int spin = 1; spin;) {}\n", "no end in sight"),
    "no atomic": (COUNT, "row = expert_count[meta.expert - first]++;", "nothing orders them: no signal"),
    "expert of the node": (COUNT, COUNT.replace(" - first", ""), "an address outside of its buffer"),
    "wrong stride of the experts": ("* shape.capacity", "* shape.max_tokens", "nothing orders them: no signal"),
    "wrong stride of the rows": ("expert_x + to * shape.dim", "expert_x + to", "an address that is no multiple"),
    "wrong stride of the sources": ("recv_x + from * shape.dim", "recv_x + slot * shape.dim",
                                    "the synchronisation between them is too weak in more than one way"),
    "row not broadcast": ("broadcast(row)", "row", "nothing orders them: no signal"),
    "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row gets the number of values: it counts bytes"),
    "tail": ("shape.row_bytes()", "shape.row_bytes() - 16", "the last piece of every row is left out"),
    "origin exchanged": ("{source, meta.flat}", "{meta.flat, source}", "rank and flat token are exchanged in the origin"),
    "origin of this rank": ("Origin{source,", "Origin{world.rank,", "the origin names this rank instead of the source"),
    "origin without k": ("meta.flat}", "meta.flat / shape.topk}", "the origin names the token instead of the flat token"),
    "no origin": ("expert_origin[to] = Origin{source, meta.flat};", ";", "the origin is not written"),
}
ALSO_RIGHT = {
    "all lanes acquire, no barrier": ("    if (lane_id() == 0) {\n" + WAIT, WAIT + "    if (lane_id() == 0) {\n", BARRIER, ""),
}
REMARKED = {
    "every lane the whole row": ("copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());",
                                 "for (int i = 0; i < shape.dim / 8; ++i)\n"
                                 "        ((Half8*)(expert_x + to * shape.dim))[i] = ((const Half8*)(recv_x + from * shape.dim))[i];",
                                 "bytes were stored to expert_x"),
}
