"""Rows that a rank sent to another rank's recv_x, one flag each: those in the end, and those present when their flag
was seen."""

from .behaviour import unordered
from .compare import number
from .rung import Attempt


class Arrivals(Attempt):
    """want [source][rank]: flat tokens that go there. flags, meta, rows [rank]: the final recv_flags, recv_meta and
    recv_x. watch: what receivers saw (`watch.Watch`). A subclass fills them."""

    @property
    def pairs(self):
        return [(s, d) for d in range(self.world) for s in range(self.world)]

    @property
    def used(self):
        """(source, rank, slot) of every row that is sent."""
        return [(s, d, slot) for s, d in self.pairs for slot in range(len(self.want[s][d]))]

    def place(self, s, d, slot, flat=None, dim=None):
        where, text = {"rank": d, "source": s, "slot": slot}, f"rank {d}, slot {slot} of source {s}"
        if flat is not None:
            token, k = divmod(flat, self.topk)
            where |= {"token": token, "k": k, "expert": int(self.problem.topk_ids[s][token, k])}
            text += f" (token {token}, k {k}, expert {where['expert']})"
        if dim is not None:
            where, text = where | {"dim": dim}, f"{text}, dim {dim}"
        return {"where": where, "place": text}

    def arrived(self, copies):
        """Evidence: what stands in each source's slots, in no order of the slots."""
        return [unordered(copy[s].flatten(1)) for copy in copies for s in range(self.world)]

    def wrong_slots(self):
        """Facts of the first wrong flag, or metadata."""
        for s, d in self.pairs:
            want, flags, meta = self.want[s][d], self.flags[d][s].tolist(), self.meta[d][s].tolist()
            expert = self.problem.topk_ids[s].flatten().tolist()
            slot = next((i for i, flag in enumerate(flags) if (flag != self.rung.epoch if i < len(want) else flag)), None)
            if slot is not None:
                return self.place(s, d, slot) | {
                    "expected": f"recv_flags[{s}, {slot}] = {self.rung.epoch}" if slot < len(want) else "no flag: "
                    f"{len(want)} tokens come from source {s}", "got": flags[slot], "evidence": ["flags", [
                        own.flatten(1).sort(1).values for own in self.flags], self.arrived(self.meta)]}
            got = [tuple(pair) for pair in meta[:len(want)]]
            if sorted(got) != [(flat, expert[flat]) for flat in want]:
                slot = next((i for i, (flat, e) in enumerate(got) if flat not in want or expert[flat] != e), 0)
                return self.place(s, d, slot) | {
                    "expected": f"flat tokens {want} with their experts", "got": f"flat {got[slot][0]}, expert {got[slot][1]}",
                    "evidence": ["metadata", self.arrived(self.meta)]}
        return None

    def wrong_rows(self):
        for s, d, slot in self.used:
            flat = int(self.meta[d][s, slot, 0])
            got, want = self.rows[d][s, slot], self.problem.tokens[s][flat // self.topk]
            if bool((got != want).any()):
                dim = int((got != want).nonzero()[0])
                bad = [bool((self.rows[to][of, at] != self.problem.tokens[of][int(self.meta[to][of, at, 0]) // self.topk]).any())
                       for of, to, at in self.used]
                return self.place(s, d, slot, flat, dim) | {
                    "expected": number(want[dim]), "got": number(got[dim]), "evidence": ["rows", self.arrived(self.rows)],
                    "wrong": f"{int((got != want).sum())} of {self.dim} values of this row; {sum(bad)} of {len(bad)} rows"}
        return None

    def too_early(self):
        """Facts of the first row that was not complete when its flag was seen. In the end all rows are there."""
        rows, metadata = ([seen.to_torch() for seen in of] for of in (self.watch.rows, self.watch.meta))
        for s, d, slot in self.used:
            flat = int(self.meta[d][s, slot, 0])
            row, meta = rows[d][s, slot], metadata[d][s, slot]
            if bool((row != self.problem.tokens[s][flat // self.topk]).any()) or bool((meta != self.meta[d][s, slot]).any()):
                return self.place(s, d, slot, flat) | {"expected": "the row and its metadata, when the flag was seen",
                                                       "got": "what was there before the call", "evidence": ["seen"]}
        return None
