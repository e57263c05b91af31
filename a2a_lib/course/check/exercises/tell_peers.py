"""Lesson 06, exercise 1: the end of dispatch_send of rank_flags. All blocks meet, then each peer gets one flag."""

import torch

from ....kernels.all_to_all.rank_flags import RankFlags
from ..cases import FEW, FULL, MANY, STRICT, Case
from ..routes import sent
from ..rung import Attempt, attempts
from ..trial import exercise
from ..watch import Watch

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
    """One dispatch_send on every rank: the flags that each rank should get, those it got, and the rows present then."""

    STAGES = "dispatch_send",

    def prepare(self):
        self.want = [[len(flats) for flats in row] for row in sent(self.problem)]  # [source][dest]: rows
        self.pairs = [(s, d) for s in range(self.world) for d in range(self.world)]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["recv_meta"].memset_(0xFF), b["rank_flags"].zero_()
        self.watch = Watch(self.rung.node, "per_source", list(zip(*self.want)), self.slots, self.dim)

    def launch(self):
        self.watch.launch("rank_flags", self.rung)
        super().launch()

    def wrong(self):
        return self.wrong_flags() or self.too_early() or self.not_reset()

    def wrong_flags(self):
        self.slot, self.flags = self.rung.epoch % 2, [b["rank_flags"].to_torch() for b in self.rung.b]  # [dest][slot, source]
        expected = {(s, d): self.rung.epoch << 32 | self.want[s][d] + 1 for s, d in self.pairs}
        got = {(s, d): int(self.flags[d][self.slot, s]) for s, d in self.pairs}
        bad = [pair for pair in self.pairs if got[pair] != expected[pair]]
        if not bad:
            return None
        s, d = next((pair for pair in bad if pair[0] != pair[1]), bad[0])
        value = got[s, d]
        return {"where": {"rank": d, "source": s}, "place": f"rank {d}, rank_flags[{self.slot}, {s}]",
                "expected": f"{self.rung.epoch} << 32 | {self.want[s][d]} + 1",
                "got": f"{value >> 32} << 32 | {value & 0xFFFFFFFF}" if value else "0: not set",
                "wrong": f"{len(bad)} of {len(self.pairs)} flags", "evidence": ["flags", self.flags]}

    def too_early(self):
        """Facts of rows that were not there when their flag was seen. In the end every flag is right."""
        for s, d in self.pairs:
            n, final = self.want[s][d], self.rung.b[d]
            for name, mine, theirs in (("metadata", self.watch.meta[d], final["recv_meta"]),
                                       ("row", self.watch.rows[d], final["recv_x"])):
                mine, theirs = (each[s][:n].to_torch().view(torch.int16) for each in (mine, theirs)) if n else ([], [])
                if n and not torch.equal(mine, theirs):
                    slot = int((mine != theirs).flatten(1).any(1).nonzero()[0])
                    return {"where": {"rank": d, "source": s, "slot": slot},
                            "place": f"rank {d}, slot {slot} of source {s}",
                            "expected": f"the {name} of this call, when the flag was seen", "got": "what was there before",
                            "evidence": ["seen", name]}
        return None

    def not_reset(self):
        left = torch.stack([b["send_slots"].to_torch() for b in self.rung.b])
        for rank, peer in left.nonzero().tolist()[:1]:
            return {"place": f"send_slots[{peer}] of rank {rank}", "where": {"rank": rank, "peer": peer}, "expected": 0,
                    "got": int(left[rank, peer]), "evidence": ["send_slots", left]}
        return None
