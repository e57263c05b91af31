"""Lesson 07, exercise 3: combine_recv of token_flags: wait for a token's replies, sum them in order."""

import torch

from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT, Case
from ..kit import Attempt, Problem, TokenFlags, attempts, compare, exercise, off, rotated

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
    return trial.card(trace.select(kernel="combine_recv"), remote_bytes=0, flags=0, waves=sum(attempt.problem.num_tokens),
                      note="least: replies lie in the own memory; a wave for each token")


def _ordered():
    """A problem whose answer depends on the order of the sum: terms 2^15, 2^-12, -2^15, 2^-11, in float."""
    terms = torch.tensor([2.0**15, 2.0**-12, -(2.0**15), 2.0**-11])
    ids = [torch.tensor([[(5 * rank + 3 * t + 7 * k) % 16 for k in range(4)] for t in range(3)], dtype=torch.int32) for rank in range(4)]
    scale = torch.tensor([float(rotated(torch.ones(1, 8), e)[0, 0]) for e in range(16)])
    return Problem.of([torch.ones(3, 64, dtype=torch.float16)] * 4, ids, [terms / scale[chosen.long()] for chosen in ids], num_experts=16)


class _Summed(Attempt):
    """One call on every rank. terms [token of any rank, k, dim]: replies times weights, 0 for a dropped choice."""

    def prepare(self):
        problem, x = self.problem, torch.cat(self.problem.tokens)
        self.at = [(rank, t) for rank, n in enumerate(problem.num_tokens) for t in range(n)]
        self.ids = torch.cat(problem.topk_ids)
        weights = torch.cat(problem.topk_weights).double()
        self.terms = torch.zeros((*self.ids.shape, x.shape[1]), dtype=torch.float64)
        for i, k in (self.ids >= 0).nonzero().tolist():
            self.terms[i, k] = rotated(x[i], int(self.ids[i, k])) * weights[i, k]
        for b in self.rung.b:
            b["reply"].fill_(GUARD)  # also the value of a dropped choice's reply

    def begun(self):
        for inputs in self.rung.call.inputs:
            if inputs["out"].nbytes:
                inputs["out"].memset_(0xFF)

    def wrong(self):
        got, size = torch.cat([inputs["out"].to_torch() for inputs in self.rung.call.inputs]), self.terms.abs().sum(1)
        want = torch.zeros_like(size, dtype=torch.float32 if self.case is ORDERED else torch.float64)
        for k in range(self.topk):
            want = (want.double() + self.terms[:, k]).to(want.dtype)
        want = want.double()
        wrong, size = (got.double() != want, None) if self.case.exact else (off(got, want, size), size)
        return compare(got, want, row="", wrong=wrong, size=size, where=lambda i: {
            "rank": self.at[i][0], "token": self.at[i][1], "experts": self.ids[i].tolist()})
