"""Lesson 08, exercise 2: combine of fused_combine, whose senders do the experts' work."""

import torch

from ..cases import DROPPED, FULL, NAN, STRICT
from ..kit import Attempt, FusedCombine, attempts, compare, exercise, factor, misrouted, replies, reply_card, rotated

UNEVEN = 1.1  # factor of each expert's scale in inexact cases: no power of two, so that a product in fp16 gives another value
CASES = ((DROPPED.but(experts=16, topk=4, dim=88, blocks=3, waves=2, drop=0.0), 91, 2),
         (STRICT.but(tokens=(8, 5, 1, 6), blocks=2, waves=2, drop=0.2), 92, 1), (STRICT.but(dim=520, blocks=3, waves=2), 93, 1),
         (DROPPED.but(blocks=2, waves=2, exact=False), 95, 1), (FULL.but(blocks=32), 94, 1))


@exercise("08_fused_send.hip")
def fuse_expert(trial, source):
    for case, seed, calls in CASES:
        description = "" if case.exact else f"the experts' scales times {UNEVEN}, random rows (seed {seed})"
        attempt, trace = attempts(trial, source, "combine", FusedCombine, case, seed, _Fused, words=description, calls=calls)
    return reply_card(trial, trace, attempt.problem)


class _Fused(Attempt):
    def prepare(self):
        self.scale = 1.0 if self.case.exact else UNEVEN
        for rank, own in enumerate(self.rung.b):
            own["reply"].copy_from(torch.full((self.case.max_tokens, self.topk, self.dim), NAN, dtype=torch.half))
            own["scale"].copy_from(torch.tensor([self.factor(rank * self.experts + e) for e in range(self.experts)]))

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
        due = [(home, *divmod(flat, self.topk), expert) for (home, flat), expert in replies(self.problem).items()]
        copies = [own["reply"].to_torch() for own in self.rung.b]
        got = torch.stack([copies[home][token, k] for home, token, k, _ in due])
        # Like the kernel's arithmetic: in float, rounded once.
        want = torch.stack([(rotated(self.problem.tokens[home][token], e) / factor(e)).float() * self.factor(e)
                            for home, token, _, e in due]).half()
        return compare(got, want, where=lambda i: dict(zip(
            ("rank", "token", "k", "expert", "from rank"), (*due[i], due[i][-1] // self.experts))))
