"""Lesson 06, exercise 1: the end of dispatch_send of rank_flags. All blocks meet, then each peer gets one flag."""

from itertools import product

import torch

from ..kit import FEW, FULL, MANY, STRICT, Attempt, Case, RankFlags, Watch, attempts, exercise, first_wrong, sent

WIDE = Case(8, 3, 4096, (12, 7, 0, 4), blocks=8, waves=1, drop=0.3, memory="whole")
CASES = ((FEW, 61), (FEW.but(experts=9, tokens=(5, 0, 3), blocks=1, waves=2), 65), (WIDE, 62), (STRICT.but(blocks=3, drop=0.2), 63),
         (MANY, 66), (FULL, 64))


@exercise("06_tell_peers.hip")
def tell_peers(trial, source):
    for case, seed in CASES:
        attempt, trace = attempts(trial, source, "dispatch_send", RankFlags, case, seed, _Told, calls=2)
    return trial.card(trace.select(("flag_set", "transfer"), kernel="dispatch_send", symbol="rank_flags"),
                      remote_bytes=8 * attempt.world * (attempt.world - 1), flags=attempt.world**2,
                      note="of the flags alone; least: one for each pair of ranks")


class _Told(Attempt):
    """One dispatch_send on every rank: the flags that each rank should get, those it got, and the rows present then. want
    [source][rank]: rows that go there."""

    STAGES = "dispatch_send",

    def prepare(self):
        self.want = [[len(flats) for flats in row] for row in sent(self.problem)]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["recv_meta"].memset_(0xFF), b["rank_flags"].zero_()
        self.watch = Watch(self.rung.node, "per_source", list(zip(*self.want)), self.slots, self.dim)

    def launch(self):
        self.watch.launch("rank_flags", self.rung)
        super().launch()

    def wrong(self):
        if facts := self.wrong_flags() or self.too_early():
            return facts
        left = torch.stack([b["send_slots"].to_torch() for b in self.rung.b])
        return first_wrong(left, 0, "rank, peer", "send_slots[{1}] of rank {0}", evidence=["send_slots", left])

    def wrong_flags(self):
        epoch, flags = self.rung.epoch, [b["rank_flags"].to_torch() for b in self.rung.b]  # [rank][slot, source]
        got, slot = torch.stack(flags)[:, epoch % 2], epoch % 2
        due = (epoch << 32) + 1 + torch.tensor(self.want).T
        wrong = got != due
        others = wrong & ~torch.eye(self.world, dtype=torch.bool)  # those of a rank to itself come last
        for d, s in (others if bool(others.any()) else wrong).nonzero().tolist()[:1]:
            value = int(got[d, s])
            return {"where": {"rank": d, "source": s}, "place": f"rank {d}, rank_flags[{slot}, {s}]",
                    "expected": f"{epoch} << 32 | {self.want[s][d]} + 1",
                    "got": f"{value >> 32} << 32 | {value & 0xFFFFFFFF}" if value else "0: not set",
                    "wrong": f"{int(wrong.sum())} of {wrong.numel()} flags", "evidence": ["flags", flags]}
        return None

    def too_early(self):
        """Facts of rows that were not there when their flag was seen. In the end every flag is right."""
        for s, d in product(range(self.world), repeat=2):
            n, b = self.want[s][d], self.rung.b[d]
            for name, *copies in (("metadata", self.watch.meta[d], b["recv_meta"]), ("row", self.watch.rows[d], b["recv_x"])):
                mine, final = (copy[s][:n].to_torch().view(torch.int16) for copy in copies) if n else (torch.zeros(0, 1),) * 2
                for slot in (mine != final).flatten(1).any(1).nonzero().flatten().tolist()[:1]:
                    return {"where": {"rank": d, "source": s, "slot": slot}, "place": f"rank {d}, slot {slot} of source {s}",
                            "expected": f"the {name} of this call, when the flag was seen", "got": "what was there before",
                            "evidence": ["seen", name]}
        return None
