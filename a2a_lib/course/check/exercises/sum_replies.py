"""Lesson 07, exercise 3: combine_recv of token_flags: wait for a token's replies, sum them in order."""

import itertools

import torch

from ....alltoall.token_flags import TokenFlags
from ....errors import FaultError
from ....moe import Problem
from .. import sums
from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT, Case
from ..compare import compare, number
from ..marks import require_wait
from ..routes import rotated
from ..rung import Attempt, attempts, first_wait, whole_wave
from ..trial import exercise

ORDERED = Case(16, 4, 64, (3, 3, 3, 3), max_tokens=3, blocks=2)
MANY = Case(16, 8, 264, (9, 2, 0, 4), max_tokens=9, drop=0.1, exact=False)
CASES = ((FEW.but(topk=3), 61, 1), (DROPPED.but(blocks=2), 62, 1), (LONG.but(topk=3, tokens=(12, 1, 1, 2)), 63, 3),
         (ORDERED, 64, 1), (MANY, 65, 1), (STRICT.but(blocks=1, waves=1, races=True), 66, 2), (FULL, 67, 1))
LEFT = ("lanes call broadcast() while others have left the loop, or take another branch: all lanes must call it. AMD's "
        "instruction does not mind; on NVIDIA (__shfl_sync) what it returns is undefined. Put `if (piece < pieces)` "
        "around the memory access alone")
ORDER = "4 ranks with 3 tokens each, top-4, terms 2^15, 2^-12, -2^15 and 2^-11: their sum depends on the order"


@exercise
def sum_replies(trial, source):
    """source: HIP with the kernel `combine_recv` of token_flags, or the Module that %%hip made."""
    def rule(kernel_marks, race):
        require_wait(trial, kernel_marks, "the flag of a reply",
                     "reads a reply before the lane that looks after it saw its flag", raced=race)
    for case, seed, calls in CASES:
        options = {"problem": _ordered(), "words": ORDER} if case is ORDERED else {}
        answer = whole_wave(trial, source) if case is MANY else source
        attempt, trace, _ = attempts(trial, answer, "combine_recv", TokenFlags, case, seed, _Summed, calls=calls,
                                     rule=rule,
                                     order="First all flags, then wave_barrier(), then the replies.", **options)
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
    """One call on every rank, with the right answer and those of common mistakes."""

    def prepare(self):
        problem = self.problem
        self.at = [(r, t) for r in range(problem.world_size) for t in range(problem.num_tokens[r])]
        self.ids = torch.cat(problem.topk_ids)
        self.dead = (self.ids < 0)[:, :, None]
        self.weights = torch.cat(problem.topk_weights).double()[:, :, None]
        x = torch.cat(problem.tokens)
        # the value of a dropped choice's reply
        self.terms = torch.full((*self.ids.shape, x.shape[1]), GUARD, dtype=torch.float64)
        for i, k in (self.ids >= 0).nonzero().tolist():
            self.terms[i, k] = rotated(x[i], int(self.ids[i, k]))
        self.live = (self.terms * self.weights).masked_fill(self.dead, 0)
        for b in self.rung.b:
            b["reply"].fill_(GUARD)

    def begun(self):
        for inputs in self.rung.call.inputs:
            if inputs["out"].nbytes:
                inputs["out"].memset_(0xFF)

    def explain(self, error):
        wait = first_wait(error)
        if isinstance(error, FaultError):
            return {"sure": True, "cause": LEFT} if error.report["cause"] == "trap" else (
                "an address outside of its buffer: the reply to (token, k) is row token * topk + k, of dim values or "
                "dim / 8 pieces")
        if not wait or wait[1].symbol != "reply_flags":
            return {}
        rank, word = wait[0].rank, wait[1]
        token, k = word.indices
        if word.value == self.rung.epoch:
            return (f"{word.name} holds the epoch, {word.value}, and the wave goes on waiting: it waits for "
                    "another value")
        ids = self.problem.topk_ids[rank]
        if token < len(ids) and int(ids[token, k]) < 0:
            return {"where": {"rank": rank, "token": token, "k": k}, "place": f"rank {rank}, token {token}, k {k}",
                    "cause": "a wave waits for the reply to a dropped choice (-1): nobody was asked, nobody answers. "
                             "Skip it"}
        return ("a wave waits for a reply that nobody sends: lane k of a token's wave waits for reply_flags[token * "
                "topk + k], and only lanes below topk have one")

    def wrong(self):
        got, live, dead = torch.cat([inputs["out"].to_torch() for inputs in self.rung.call.inputs]), self.live, self.dead
        ordered, size = self.case is ORDERED, live.abs().sum(1)
        want = self.in_order(range(self.topk)) if ordered else live.sum(1)
        wrong = got.double() != want if self.case.exact else sums.off(got, want, size)
        if not bool(wrong.any()):
            return None
        cause, nothing = "", dead.all(1)[:, 0]
        if bool(nothing.any()) and not bool(wrong[~nothing].any()):
            cause = "a token whose choices are all dropped gets zeros"
        elif ordered:
            cause = self.which_order(got)
        elif sums.nearly(got, want, size, self.topk * 2.0**-10):
            cause = sums.ROUNDED
        elif self.too_early(got, wrong):
            cause = ("this is the sum with what was in `reply` before: " + (
                f"the {self.weak_wait}, and a flag seen so says nothing about its "
                f"reply" if self.weak_wait not in ("", "no") else
                "replies were summed before their flags were seen" + "; there is no wait_equal or its like" * bool(self.weak_wait))
                + ". Every live choice has a flag of its own. Wait for all of them, with acquire and scope system, "
                "then wave_barrier(), then read")
        facts = compare(got, want, row="token", wrong=wrong, cause=cause, causes=self.causes(got, size))
        i, j = facts["where"]["token"], facts["where"]["dim"]
        (rank, token), experts = self.at[i], self.ids[i].tolist()
        return facts | {"where": {"token": token, "rank": rank, "experts": experts, "dim": j}, "got": number(got[i, j]),
                        "place": f"rank {rank}, token {token} (experts {', '.join(map(str, experts))}), dim {j}"}

    def in_order(self, order):
        total = torch.zeros_like(self.live[:, 0], dtype=torch.float32)
        for k in order:
            total = (total.double() + self.live[:, k]).float()
        return total.double()

    def which_order(self, got):
        rising = tuple(range(self.topk))
        for order in (rising[::-1], *itertools.permutations(rising)):
            if order != rising and torch.equal(self.in_order(order), got.double()):
                return (f"the sum was taken in another order, as k = {', '.join(map(str, order))} gives: float sums "
                        "depend on it. In the order of k = 0, 1, 2, ... every run gives the same bits")
        return ("the sum was not taken one k after the other, in float: k = 0, 1, 2, ..., so that every run gives the "
                "same bits")

    def too_early(self, got, wrong):
        """Whether every wrong value is the sum with some old replies."""
        if self.topk > 4:
            return False
        old = (GUARD * self.weights).expand_as(self.live).masked_fill(self.dead, 0)
        explained = torch.zeros_like(wrong)
        for early in itertools.product((False, True), repeat=self.topk):
            if any(early):
                explained |= got == torch.where(torch.tensor(early)[:, None], old, self.live).sum(1).half()
        return bool(explained[wrong].all())

    def elsewhere(self, row):
        """The final sums of the replies in row(token, k, tokens of the rank) of a rank."""
        total, begins = torch.zeros_like(self.live[:, 0]), {rank: i for i, (rank, t) in enumerate(self.at) if t == 0}
        for i, k in (self.ids >= 0).nonzero().tolist():
            rank, token = self.at[i]
            target_row, choice = divmod(row(token, k, self.problem.num_tokens[rank]), self.topk)
            total[i] += (self.terms[begins[rank] + target_row, choice] if target_row < self.problem.num_tokens[rank]
                         else GUARD
                         ) * self.weights[i, k]
        return total

    def causes(self, got, size):
        """(cause, result) of common mistakes."""
        # lanes: the lane that owns each column
        live, topk, lanes = self.live, self.topk, torch.arange(self.dim) // 8 % 64
        own = torch.where(lanes < topk, lanes, topk)
        weight, alive = (torch.cat([each, torch.zeros(len(live), 1)], 1)[:, own]
                         for each in (self.weights[:, :, 0], (self.ids >= 0).double()))
        plain, (first, last, only) = self.terms.masked_fill(self.dead, 0), sums.mistakes(live, self.dead)
        mistakes = [
            ("replies are laid out [token, k], not [k, token]: row token * topk + k",
             self.elsewhere(lambda token, k, tokens: k * tokens + token)),
            ("the weights are missing: this is the plain sum of the replies", plain.sum(1)),
            ("wrong weight: that of k = 0 for every k. Lane k has the weight of choice k: broadcast(weight, k)",
             (plain * self.weights[:, :1]).sum(1)),
            ("wrong weight: every lane took its own. Only lane k has the weight of choice k: broadcast(weight, k)",
             plain.sum(1) * weight),
            ("every lane looked at its own id. Only lane k has the id of choice k: broadcast(id, k)",
             live.sum(1) * alive),
            ("wrong stride: the replies to a token begin at row token * topk, not at row `token`",
             self.elsewhere(lambda token, k, tokens: token + k)),
            ("the dropped choices (-1) are not skipped: nobody answered them, so this sums what was in `reply` before",
             (self.terms * self.weights).sum(1)), last, first,
            ("the loop ends at the first dropped choice (`break`): those behind it count, `continue`",
             (live * (self.dead.cumsum(1) == 0)).sum(1)),
            ("the replies of expert 0 are skipped: it is an expert as good as any; a dropped choice has id -1",
             live.masked_fill((self.ids == 0)[:, :, None], 0).sum(1)), only,
            ("the replies replace one another: only the last one is left. Add them up", sums.last(live, self.dead)),
            ("all zeros: nothing was summed. Is the hole still empty?", torch.zeros_like(live[:, 0])),
        ]
        return [(cause, sums.like(got, total, size, 2.0**-9)) for cause, total in mistakes]


SOLUTION = "07_one_flag_per_token.ipynb", "exercise-3"
BARRIER = "    wave_barrier();\n"
REPLY = "if (id >= 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + lane], world.epoch);"
MISTAKES = {
    "ends at a dropped one": ("if (broadcast(id, k) < 0) continue;", "if (broadcast(id, k) < 0) break;", "those behind it count"),
    "no wait": (REPLY, "", "summed before their flags were seen"),
    "waits for the first only": (REPLY, REPLY.replace("id >= 0", "id >= 0 && lane == 0"),
                                 "Every live choice has a flag of its own"),
    "waits for dropped choices": (REPLY, REPLY.replace("id >= 0", "lane < shape.topk"),
                                  "the reply to a dropped choice"),
    "every lane waits": (REPLY, REPLY.replace("if (id >= 0) ", ""), "only lanes below topk have one"),
    "waits for 1": (REPLY, REPLY.replace("world.epoch", "1u"), "holds the epoch, 7, and the wave goes on waiting"),
    "relaxed wait": (REPLY, REPLY.replace("acquire", "relaxed"), "the wait is relaxed system, and a flag seen so"),
    "no wave barrier": (BARRIER, "", "reads a reply before the lane that looks after it"),
    "any flag": (REPLY, REPLY.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"), "before their flags were seen"),
    "waits for 7": (REPLY, REPLY.replace("world.epoch", "7u"), "it waits for another value"),
    "layout [k, token]": ("(first + k) * pieces", "(k * shape.num_tokens + token) * pieces", "laid out [token, k]"),
    "first choice": ("int k = 0; k < shape.topk", "int k = 1; k < shape.topk", "the first choice (k = 0) is missing"),
    "expert 0": ("broadcast(id, k) < 0", "broadcast(id, k) <= 0", "the replies of expert 0 are skipped"),
    "missing -1": ("if (broadcast(id, k) < 0) continue;", "", "the dropped choices (-1) are not skipped"),
    "own id": ("broadcast(id, k) < 0", "id < 0", "every lane looked at its own id"),
    "no weights": ("broadcast(weight, k), f", "1.0f, f", "the weights are missing"),
    "first weight": ("broadcast(weight, k)", "broadcast(weight, 0)", "that of k = 0 for every k"),
    "own weight": ("broadcast(weight, k)", "weight", "wrong weight: every lane took its own"),
    "replaced, not added": (", sum[j]);", ", 0.0f);", "only the last one is left"),
    "sum in fp16": ("float sum[8]", "half_t sum[8]", "rounded too often"),
    "off by one in k": ("k < shape.topk; ++k", "k < shape.topk - 1; ++k",
                        "the last choice (k = topk - 1) is missing"),
    "backwards": ("k = 0; k < shape.topk; ++k", "k = shape.topk - 1; k >= 0; --k",
                  "in another order, as k = 3, 2, 1, 0 gives"),
    "off by one in the row": ("if (piece < pieces) h =", "if (piece < pieces - 1) h =", "the values from 56 on"),
    "tail of a wave": ("* pieces + piece];\n        for", "* pieces + lane];\n        for", "values from 512 on"),
    "break before the broadcasts": ("      for (int k = 0; k < shape.topk; ++k) {\n",
                                    "      for (int k = 0; k < shape.topk; ++k) {\n        if (piece >= pieces) break;\n",
                                    "lanes call broadcast() while others have left"),
    "wrong stride": ("(first + k) * pieces", "(token + k) * pieces", "wrong stride: the replies to a token begin"),
    "stride in values": ("(first + k) * pieces", "(first + k) * shape.dim",
                         "is row token * topk + k, of dim values"),
}
