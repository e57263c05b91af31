"""Lesson 08, exercise 2: combine of fused_combine, whose senders do the experts' work."""

import torch

from ....kernels.all_to_all import FusedCombine
from ..cases import DROPPED, FULL, NAN, STRICT
from ..compare import compare
from ..replies import misrouted, reply_card
from ..routes import factor, replies, rotated
from ..rung import Attempt, attempts
from ..trial import exercise

UNEVEN = 1.1  # factor of each expert's scale: no power of two, so that a product in fp16 gives another value
CASES = ((DROPPED.but(experts=16, topk=4, dim=88, blocks=3, waves=2, drop=0.0), 91, 1.0, 2),
         (STRICT.but(tokens=(8, 5, 1, 6), blocks=2, waves=2, drop=0.2), 92, 1.0, 1),
         (STRICT.but(dim=520, blocks=3, waves=2), 93, 1.0, 1),
         (DROPPED.but(blocks=2, waves=2, exact=False), 95, UNEVEN, 1), (FULL.but(blocks=32), 94, 1.0, 1))


@exercise("08_fused_send.hip")
def fuse_expert(trial, source):
    for case, seed, scale, calls in CASES:
        description = "" if scale == 1 else f"the experts' scales times {scale}, random rows (seed {seed})"
        attempt, trace = attempts(trial, source, "combine", FusedCombine, case, seed, lambda *given: _Fused(*given, scale),
                                  words=description, calls=calls)
    return reply_card(trial, trace, attempt.problem)


class _Fused(Attempt):
    def __init__(self, rung, problem, before, case, scale):
        self.scale = scale
        super().__init__(rung, problem, before, case)

    def prepare(self):
        for rank, own in enumerate(self.rung.b):
            own["reply"].copy_from(torch.full((self.case.max_tokens, self.topk, self.dim), NAN, dtype=torch.half))
            own["scale"].copy_from(torch.tensor([self.factor(rank * self.experts + e) for e in range(self.experts)],
                                                dtype=torch.float32))

    def factor(self, expert):
        """The expert's scale as the kernel gets it: in float."""
        return float(torch.tensor(factor(expert) * self.scale, dtype=torch.float32))

    def wrong(self):
        facts = self.wrong_rows() or misrouted(self.rung, self.problem)
        if not facts and self.scale == 1:
            self.rung.outputs_are(self.problem)
        return facts

    def wrong_rows(self):
        """Facts of the first wrong row in `reply`."""
        keys, experts = zip(*replies(self.problem).items())
        local, topk = self.experts, self.topk
        x = torch.stack([self.problem.tokens[home][flat // topk] for home, flat in keys]).double()
        copies = [own["reply"].to_torch().flatten(0, 1) for own in self.rung.b]
        got = torch.stack([copies[home][flat] for home, flat in keys])
        # Like the kernel's arithmetic: in float, rounded once.
        want = torch.stack([(rotated(row, e) / factor(e)).float() * self.factor(e) for row, e in zip(x, experts)]).half()
        return compare(got, want, row="row", where=lambda i: {
            "rank": keys[i][0], "token": keys[i][1] // topk, "k": keys[i][1] % topk, "expert": experts[i],
            "from rank": experts[i] // local})
