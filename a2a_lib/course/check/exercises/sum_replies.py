"""Lesson 07, exercise 3: combine_recv of token_flags: wait for a token's replies, sum them in order."""

import torch

from ....kernels.all_to_all.token_flags import TokenFlags
from ....kernels.moe import Problem
from .. import sums
from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT, Case
from ..compare import compare
from ..routes import rotated
from ..rung import Attempt, attempts
from ..trial import exercise

ORDERED = Case(16, 4, 64, (3, 3, 3, 3), max_tokens=3, blocks=2)
MANY = Case(16, 10, 264, (9, 2, 0, 4), max_tokens=9, drop=0.1, exact=False)
CASES = ((FEW.but(topk=3), 61, 1), (DROPPED.but(blocks=2), 62, 1), (LONG.but(topk=3, tokens=(12, 1, 1, 2)), 63, 3),
         (ORDERED, 64, 1), (MANY, 65, 1), (STRICT.but(blocks=1, waves=1), 66, 2), (FULL, 67, 1))
ORDER = "4 ranks with 3 tokens each, top-4, terms 2^15, 2^-12, -2^15 and 2^-11: their sum depends on the order"


@exercise("07_one_flag_per_token.ipynb", "exercise-3")
def sum_replies(trial, source):
    for case, seed, calls in CASES:
        options = {"problem": _ordered(), "words": ORDER} if case is ORDERED else {}
        answer = trial.compiled(source, A2A_WHOLE_WAVE=1) if case is MANY else source
        attempt, trace = attempts(trial, answer, "combine_recv", TokenFlags, case, seed, _Summed, calls=calls, **options)
    return trial.card(trace.select(kernel="combine_recv"), remote_bytes=0, flags=0,
                      waves=sum(attempt.problem.num_tokens),
                      note="least: replies lie in the own memory; a wave for each token")


def _ordered():
    """A problem whose answer depends on the order of the sum: terms 2^15, 2^-12, -2^15, 2^-11, in float."""
    terms = torch.tensor([2.0**15, 2.0**-12, -(2.0**15), 2.0**-11])
    ids = [torch.tensor([[(5 * rank + 3 * t + 7 * k) % 16 for k in range(4)] for t in range(3)], dtype=torch.int32)
           for rank in range(4)]
    scale = torch.tensor([float(rotated(torch.ones(1, 8), e)[0, 0]) for e in range(16)])
    return Problem.of([torch.ones(3, 64, dtype=torch.float16)] * 4, ids,
                      [terms / scale[chosen.long()] for chosen in ids],
                      num_experts=16)


class _Summed(Attempt):
    """One call on every rank, with the right answer."""

    def prepare(self):
        problem = self.problem
        self.at = [(r, t) for r in range(problem.world_size) for t in range(problem.num_tokens[r])]
        self.ids = torch.cat(problem.topk_ids)
        self.weights = torch.cat(problem.topk_weights).double()[:, :, None]
        x = torch.cat(problem.tokens)
        # the value of a dropped choice's reply
        self.terms = torch.full((*self.ids.shape, x.shape[1]), GUARD, dtype=torch.float64)
        for i, k in (self.ids >= 0).nonzero().tolist():
            self.terms[i, k] = rotated(x[i], int(self.ids[i, k]))
        self.live = (self.terms * self.weights).masked_fill((self.ids < 0)[:, :, None], 0)
        for b in self.rung.b:
            b["reply"].fill_(GUARD)

    def begun(self):
        for inputs in self.rung.call.inputs:
            if inputs["out"].nbytes:
                inputs["out"].memset_(0xFF)

    def wrong(self):
        got, live = torch.cat([inputs["out"].to_torch() for inputs in self.rung.call.inputs]), self.live
        ordered, size = self.case is ORDERED, live.abs().sum(1)
        want = self.in_order(range(self.topk)) if ordered else live.sum(1)
        wrong = got.double() != want if self.case.exact else sums.off(got, want, size)
        facts = compare(got, want, row="token", wrong=wrong, size=None if self.case.exact else size)
        if not facts:
            return None
        i, j = facts["where"]["token"], facts["where"]["dim"]
        (rank, token), experts = self.at[i], self.ids[i].tolist()
        return facts | {"where": {"token": token, "rank": rank, "experts": experts, "dim": j},
                        "place": f"rank {rank}, token {token} (experts {', '.join(map(str, experts))}), dim {j}"}

    def in_order(self, order):
        total = torch.zeros_like(self.live[:, 0], dtype=torch.float32)
        for k in order:
            total = (total.double() + self.live[:, k]).float()
        return total.double()
