"""Lesson 07, exercise 2: dispatch_recv of token_flags: waits for a row's flag, takes the row to its expert."""

import torch

from ....alltoall.token_flags import TokenFlags
from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT
from ..compare import compare
from ..marks import require_wait
from ..routes import rows_of
from ..rung import Attempt, attempts, first_wait, old_metadata
from ..trial import exercise

OLD = -7  # flat token in the metadata before the call
TAKE = "First wait_equal<Order::acquire, Scope::system>, then wave_barrier(), then look at the row and its metadata."
CASES = ((FEW.but(exact=False), 51, 1), (DROPPED.but(blocks=8, exact=False), 52, 1), (LONG.but(exact=False), 53, 3),
         (STRICT.but(dim=136, blocks=1, waves=1, exact=False, races=True, detail=True), 54, 2),
         (FULL.but(exact=False), 55, 1))


@exercise
def take_token(trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags, or the Module that %%hip made."""
    def rule(kernel_marks, race):
        require_wait(trial, kernel_marks, "the flag of a row", "reads the row before lane 0 saw its flag", raced=race)
    for case, seed, calls in CASES:
        attempt, trace, _ = attempts(trial, source, "dispatch_recv", TokenFlags, case, seed, _Taken, calls=calls,
                                     rule=rule,
                                     order=TAKE)
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

    def explain(self, error):
        wait = first_wait(error)
        if wait and wait[1].symbol == "recv_flags":
            word = wait[1]
            s, slot = word.indices
            return (f"{word.name} holds the epoch, {word.value}, and the wave goes on waiting: it waits for "
                    "another value"
                    if word.value == self.rung.epoch else
                    "the wave waits for a flag that is not its own: nobody sends that rank a token for slot "
                    f"{slot} of source {s}. The flag of this token is recv_flags[from]")
        facts = self.wrong()  # the rows stored before a fault explain more
        if facts and "taken before" in facts["cause"]:
            return facts
        if error.report.get("cause") == "misaligned":
            return {"sure": True, "cause": "wrong stride: row `to` of expert_x begins to * dim values in, a multiple "
                                           "of 16 bytes"}
        return ("an address outside of its buffer: expert_count and expert_x know the experts of this rank only, "
                "numbered from 0 (meta.expert - rank * experts); each has `capacity` rows; one lane takes the row, and "
                "broadcasts it")

    def place(self, d, e, row, s=None, flat=None, dim=None):
        where = {"rank": d, "expert": d * self.experts + e, "row": row}
        text = f"rank {d}, expert {where['expert']}, row {row}"
        if flat is not None:
            where |= {"source": s, "token": flat // self.topk, "k": flat % self.topk, "dim": dim}
            text += f" (token {where['token']}, k {where['k']}, of rank {s}), dim {dim}"
        return {"where": where, "place": text}

    def wrong(self):
        self.counts, self.origin, self.rows = ([b[name].to_torch() for b in self.rung.b]
                                               for name in ("expert_count", "expert_origin", "expert_x"))
        if not any(bool(n.any()) for n in self.counts) and all(bool((x == GUARD).all()) for x in self.rows):
            return {"cause": "nothing was taken: no expert has a row. Is the hole still empty?"}
        return self.wrong_counts() or self.wrong_origin() or self.wrong_rows()

    def wrong_counts(self):
        counts = [each.tolist() for each in self.counts]
        for d, e in self.every:
            for row, (_, flat) in enumerate(self.origin[d][e, :counts[d][e]].tolist()):
                if flat == OLD:
                    return self.place(d, e, row) | {
                        "expected": "a flat token", "got": "metadata from before",
                        "cause": "a token was taken before its flag was seen: the metadata had not "
                                 "arrived. " + self.unordered() + " And look at recv_meta[from], whose flag it was."}
        for d, e in self.every:
            want, got, total = len(self.want[d][e]), counts[d][e], sum(map(sum, counts))
            if want != got:
                return self.place(d, e, min(want, got)) | {
                    "place": f"expert_count[{e}] of rank {d}", "expected": want, "got": got, "cause":
                    "two waves got the same row of an expert: the row is the old value of an atomicAdd on "
                    "expert_count, by one lane"
                    if total < len(self.due) else "more rows than tokens: one lane counts, not all 64"
                    if total > len(self.due) else "a token went to the wrong expert: that is meta.expert - rank * "
                                                  "experts here"}
        return None

    def wrong_origin(self):
        for d, e in self.every:
            want = self.want[d][e]
            got = [tuple(pair) for pair in self.origin[d][e, :len(want)].tolist()]
            if sorted(got) == want:
                continue
            row = next((i for i, pair in enumerate(got) if pair not in want), 0)
            nothing = got[row] == (-1, -1)
            cause = next(text for text, holds in (
                ("rank and flat token are exchanged: Origin{source, meta.flat}",
                 sorted((f, s) for s, f in got) == want),
                ("the origin names the token, not the flat token: the answer could not find its k",
                 sorted(got) == sorted((s, f // self.topk) for s, f in want)),
                ("the origin names this rank; the answer goes back to the source",
                 sorted(got) == sorted((d, f) for s, f in want)),
                ("the origin of this row was never written", nothing and bool((self.rows[d][e, row] != GUARD).any())),
                ("this row was never written: does lane 0 alone know `row` (broadcast it), and do the rows of an "
                 "expert begin at its number times `capacity`?", nothing),
                ("a token twice, another not at all", len(set(got)) < len(got)),
                ("the origin is where the answer goes: the source's rank, and the flat token there", True)) if holds)
            few = ", ".join(f"({s}, {f})" for s, f in want[:3]) + (", ..." if len(want) > 3 else "")
            return self.place(d, e, row) | {
                "expected": f"one of {few} (rank, flat token)", "cause": cause,
                "got": "never written" if nothing else f"Origin{{{got[row][0]}, {got[row][1]}}}"}
        return None

    def unordered(self):
        text = ("There is no wait_equal or its like. " if self.weak_wait == "no" else
                self.weak_wait and f"The {self.weak_wait}. ")
        return text + TAKE

    def wrong_rows(self):
        origin = [self.origin[d][e, row].tolist() for d, e, row in self.due]
        got = torch.stack([self.rows[d][e, row] for d, e, row in self.due])
        want = torch.stack([self.problem.tokens[s][flat // self.topk] for s, flat in origin])
        wrong = got != want
        facts = compare(got, want, row="row")
        if not facts:
            return None
        first, bad = facts["where"]["row"], got[wrong]
        facts |= self.place(*self.due[first], *origin[first], facts["where"]["dim"])
        tokens = {tuple(row) for x in self.problem.tokens for row in x.tolist()}
        if torch.equal(got[:, :8], want[:, :8]) and bool(wrong[:, 8:16].any()):
            facts["cause"] = ("lane 0 alone knows the expert and the row: the other lanes copied their pieces "
                              "elsewhere. broadcast() both")
        elif any(tuple(row) in tokens for row in got[wrong.any(1)].tolist()):
            facts["cause"] = ("this is the row of another token: slot `slot` of a source begins source * max_tokens * "
                              "topk rows into recv_x, at row `from`")
        elif bool(bad.isnan().any()):
            facts["got"] = "what was there before (NaN)" if "NaN" in facts["got"] else facts["got"]
            facts["cause"] = ("a row was taken before its flag was seen: it was copied from recv_x before it had "
                              "arrived there. "
                              + self.unordered())
        elif bool((bad == GUARD).all()):
            columns = wrong.any(0).nonzero().flatten().tolist()
            facts |= {"got": "never written", "cause":
                      "the second half of every row is missing: copy_row counts bytes, not values"
                      if columns == list(range(self.dim // 2, self.dim)) else
                      f"the values from {columns[0]} on were never copied: how many bytes has a row?" if columns[0] else
                      "rows were never copied, or to another place: row r of expert e is row e * capacity + r"}
        return facts


SOLUTION = "07_one_flag_per_token.ipynb", "exercise-2"
BARRIER = "    wave_barrier();\n"
WAIT = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
COUNT = "row = atomicAdd(&expert_count[meta.expert - first], 1u);"
MISTAKES = {
    "no wait": (WAIT, "", "before its flag was seen: the metadata had not arrived. There is no wait"),
    "relaxed wait": (WAIT, WAIT.replace("acquire", "relaxed"), "The wait is relaxed system"),
    "scope too narrow": (WAIT, WAIT.replace("system", "agent"), "acquires at scope system"),
    "no wave barrier": (BARRIER, "", "that no lane reads the row before lane 0 saw its flag"),
    "neighbour's flag": ("&recv_flags[from]", "&recv_flags[from + 1]", "a flag that is not its own"),
    "slot without its source": ("&recv_flags[from]", "&recv_flags[slot]", "a flag that is not its own"),
    "waits for 1": ("[from], world.epoch)", "[from], 1u)", "holds the epoch, 7, and the wave goes on waiting"),
    "any flag": (WAIT, WAIT.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"), "before its flag was seen"),
    "waits for 7": ("[from], world.epoch)", "[from], 7u)", "it waits for another value"),
    "endless": (WAIT, WAIT + "      for (volatile int spin = 1; spin;) {}\n", "no end in sight"),
    "no atomic": (COUNT, "row = expert_count[meta.expert - first]++;", "got the same row of an expert"),
    "expert of the node": (COUNT, COUNT.replace(" - first", ""), "numbered from 0"),
    "wrong stride of the experts": ("* shape.capacity", "* shape.max_tokens",
                                    "begin at its number times `capacity`"),
    "wrong stride of the rows": ("expert_x + to * shape.dim", "expert_x + to",
                                 "wrong stride: row `to` of expert_x"),
    "wrong stride of the sources": ("recv_x + from * shape.dim", "recv_x + slot * shape.dim",
                                    "is the row of another token"),
    "row not broadcast": ("broadcast(row)", "row", "broadcast() both"),
    "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row counts bytes, not values"),
    "tail": ("shape.row_bytes()", "shape.row_bytes() - 16", "the values from 56 on were never copied"),
    "origin exchanged": ("{source, meta.flat}", "{meta.flat, source}", "rank and flat token are exchanged"),
    "origin of this rank": ("Origin{source,", "Origin{world.rank,", "the answer goes back to the source"),
    "origin without k": ("meta.flat}", "meta.flat / shape.topk}", "the answer could not find its k"),
    "no origin": ("expert_origin[to] = Origin{source, meta.flat};", ";", "origin of this row was never written"),
}
ALSO_RIGHT = {
    "all lanes acquire, no barrier": ("    if (lane_id() == 0) {\n" + WAIT, WAIT + "    if (lane_id() == 0) {\n", BARRIER, ""),
}
REMARKED = {
    "every lane the whole row": (
        "copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());",
        "for (int i = 0; i < shape.dim / 8; ++i)\n"
        "        ((Half8*)(expert_x + to * shape.dim))[i] = ((const Half8*)(recv_x + from * shape.dim))[i];",
        "bytes were stored to expert_x"),
}
