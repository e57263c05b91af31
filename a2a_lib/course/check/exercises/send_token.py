"""Lesson 07, exercise 1: dispatch_send of token_flags: a row, its metadata, its flag."""

import torch

from ..kit import DROPPED, FEW, FULL, STRICT, Attempt, TokenFlags, Watch, attempts, compare, exercise, sent, unordered

CASES = ((FEW.but(blocks=4), 41, 2), (DROPPED.but(experts=40, topk=10, tokens=(5, 3, 0, 2), blocks=8), 42, 1),
         (STRICT.but(blocks=3, drop=0.2), 43, 1), (FULL, 44, 1))


@exercise("07_dispatch_send.hip")
def send_token(trial, source):
    for case, seed, calls in CASES:
        attempt, trace = attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Sent, calls=calls)
    world, live, row = attempt.world, len(attempt.used), 2 * attempt.dim + 8 + 4
    remote = sum(s != d for s, d, _ in attempt.used)
    return trial.card(trace.select(kernel="dispatch_send"), remote_bytes=remote * row + 8 * world * (world - 1), flags=live + world**2,
                      waves=live + world, note="least: all bytes once; a wave for each flat token, and one per rank to count")


class _Sent(Attempt):
    """One dispatch_send on every rank: the rows in recv_x in the end, and those that a receiver saw when their flags were set. want
    [source][rank]: flat tokens that go there; used: (source, rank, slot) of every row."""

    STAGES = "dispatch_send",

    def prepare(self):
        self.want, world = sent(self.problem), range(self.world)
        self.used = [(s, d, slot) for d in world for s in world for slot in range(len(self.want[s][d]))]
        for b in self.rung.b:
            for name in ("recv_x", "recv_meta", "recv_count"):
                b[name].memset_(0xFF)
            b["send_slots"].zero_(), b["recv_flags"].zero_()  # combine_recv's work, which does not run here
        self.watch = Watch(self.rung.node, "per_slot", [[len(row[d]) for row in self.want] for d in world], self.slots, self.dim)

    def launch(self):
        self.watch.launch("recv_flags", self.rung)
        super().launch()

    def wrong(self):
        """Facts of the first wrong flag, metadata or row, or of one that was not complete when its flag was seen."""
        flags, meta, rows = (torch.stack([b[name].to_torch() for b in self.rung.b])  # [rank, source, slot, ...]
                             for name in ("recv_flags", "recv_meta", "recv_x"))
        arrived = lambda copies: [unordered(copy.flatten(1)) for copy in copies.flatten(0, 1)]  # in no order of the slots
        due = torch.zeros_like(flags)
        for s, d, slot in self.used:
            due[d, s, slot] = self.rung.epoch
        for d, s, slot in (flags != due).nonzero().tolist()[:1]:
            return _at(s, d, slot) | {
                "expected": f"recv_flags[{s}, {slot}] = {self.rung.epoch}" if due[d, s, slot] else "no flag: "
                f"{len(self.want[s][d])} tokens come from source {s}", "got": int(flags[d, s, slot]),
                "evidence": ["flags", list(flags.flatten(2).sort(2).values), arrived(meta)]}
        for s, d, slot in self.used:
            want, got = self.want[s][d], meta[d, s, :slot + 1, 0].tolist()
            flat, expert = meta[d, s, slot].tolist()
            if flat not in want or flat in got[:-1] or expert != self.problem.topk_ids[s].flatten()[flat]:
                return _at(s, d, slot) | {"expected": f"flat tokens {want} with their experts", "got": f"flat {flat}, expert {expert}",
                                          "evidence": ["metadata", arrived(meta)]}
        seen_rows, seen_meta = (torch.stack([copy.to_torch() for copy in copies]) for copies in (self.watch.rows, self.watch.meta))
        s, d, slot = map(list, zip(*self.used))
        flats, experts = meta[d, s, slot].T.tolist()
        want = torch.stack([self.problem.tokens[source][flat // self.topk] for source, flat in zip(s, flats)])
        place = lambda i: {"rank": d[i], "source": s[i], "slot": slot[i], "token": flats[i] // self.topk,
                           "k": flats[i] % self.topk, "expert": experts[i]}
        if facts := compare(rows[d, s, slot], want, row="", where=place):
            return facts | {"evidence": ["rows", arrived(rows)]}
        early = (seen_rows[d, s, slot] != want).any(1) | (seen_meta[d, s, slot] != meta[d, s, slot]).any(1)
        for i in early.nonzero().flatten().tolist()[:1]:
            return {"where": place(i), "expected": "the row and its metadata, when the flag was seen",
                    "got": "what was there before the call", "evidence": ["seen"]}
        return None


def _at(s, d, slot):
    return {"where": {"rank": d, "source": s, "slot": slot}, "place": f"rank {d}, slot {slot} of source {s}"}
