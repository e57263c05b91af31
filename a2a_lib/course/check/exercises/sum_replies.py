"""Lesson 07, exercise 3: combine_recv of token_flags: wait for a token's replies, sum them in order."""

from __future__ import annotations

import itertools

import torch

from ....alltoall.token_flags import TokenFlags
from ....errors import FaultError
from ....moe import Problem
from ..cases import DROPPED, FEW, FULL, GUARD, LONG, STRICT, Case
from ..compare import compare, number
from ..marks import require_wait
from ..routes import rotated
from ..rung import Attempt, attempts, waiting, waiting_rank, whole_wave
from ..trial import exercise

FEW_OF_3 = FEW.but(topk=3)
ORDERED = Case(16, 4, 64, (3, 3, 3, 3), max_tokens=3, blocks=2)
MANY = Case(16, 8, 264, (9, 2, 0, 4), max_tokens=9, drop=0.1, exact=False)
LEFT = ("lanes call broadcast() while others have left the loop, or take another branch: all lanes must call it. AMD's instruction "
        "does not mind; on NVIDIA (__shfl_sync) what it returns is undefined. Put `if (piece < pieces)` around the memory "
        "access alone")
ORDER = ("4 ranks with 3 tokens each, top-4, terms 2^15, 2^-12, -2^15 and 2^-11: their sum depends on the order")


@exercise
def sum_replies(trial, source):
    """source: HIP with the kernel `combine_recv` of token_flags, or what %%hip made of it."""
    raced = ""
    cases = (FEW_OF_3, 61, 1), (DROPPED.but(blocks=2), 62, 1), (LONG.but(topk=3, tokens=(12, 1, 1, 2)), 63, 3), (
        ORDERED, 64, 1), (MANY, 65, 1), (STRICT.but(blocks=1, waves=1, races=True), 66, 2), (FULL, 67, 1)
    for case, seed, calls in cases:
        how = {"problem": _ordered(), "words": ORDER} if case is ORDERED else {}
        given = whole_wave(trial, source) if case is MANY else source
        one, trace, race = attempts(trial, given, "combine_recv", TokenFlags, case, seed, _Summed, calls=calls, **how)
        raced = raced or race
    require_wait(trial, one.rung.marks, "the flag of a reply",
                 "reads a reply before the lane that looks after it saw its flag", raced=raced)
    return trial.card(trace.select(kernel="combine_recv"), remote_bytes=0, flags=0, waves=sum(one.problem.num_tokens),
                      note="least: replies lie in the own memory; a wave for each token")


def _ordered():
    """A problem whose answer depends on the order of the sum: terms 2^15, 2^-12, -2^15, 2^-11, in float."""
    terms = torch.tensor([2.0**15, 2.0**-12, -(2.0**15), 2.0**-11])
    tokens, ids, weights = [], [], []
    for rank in range(4):
        chosen = torch.tensor([[(5 * rank + 3 * t + 7 * k) % 16 for k in range(4)] for t in range(3)],
                              dtype=torch.int32)
        scales = [float(rotated(torch.ones(1, 8), e)[0, 0]) for e in range(16)]
        tokens.append(torch.ones(3, 64, dtype=torch.float16))
        ids.append(chosen)
        weights.append(terms / torch.tensor([[scales[int(e)] for e in row] for row in chosen]))
    return Problem.of(tokens, ids, weights, num_experts=16)


class _Summed(Attempt):
    """One call on every rank: the answer, by the text, and what usual mistakes would give."""

    def prepare(self):
        problem, self.exact, self.ordered = self.problem, self.case.exact, self.case == ORDERED
        self.at = [(r, t) for r in range(problem.world_size) for t in range(problem.num_tokens[r])]
        self.ids = torch.cat(problem.topk_ids)
        self.weights = torch.cat(problem.topk_weights).double()[:, :, None]
        x = torch.cat(problem.tokens)
        self.terms = torch.full((*self.ids.shape, x.shape[1]), GUARD, dtype=torch.float64)  # a dropped choice's reply
        for i, row in enumerate(self.ids.tolist()):
            for k, e in enumerate(row):
                if e >= 0:
                    self.terms[i, k] = rotated(x[i:i + 1], e)[0]
        for b in self.rung.b:
            b["reply"].fill_(GUARD)

    def begun(self):
        for inputs in self.rung.call.inputs:
            if inputs["out"].nbytes:
                inputs["out"].memset_(0xFF)

    def explain(self, error):
        waits = waiting(error)
        if isinstance(error, FaultError) and "trap" in str(error):
            return {"sure": True, "cause": LEFT}
        if isinstance(error, FaultError):
            return {"cause": "an address outside of its buffer: the reply to (token, k) is row token * topk + k, of "
                             "dim values or dim / 8 pieces"}
        if not waits or waits[0] != "reply_flags":
            return {}
        (token, k), value = waits[1], waits[2]
        rank = waiting_rank(error, "combine_recv")
        if value == self.rung.epoch:
            return {"cause": f"reply_flags[{token}, {k}] holds the epoch, {value}, and the wave goes on waiting: it "
                             "waits for another value"}
        ids = self.problem.topk_ids[rank]
        if token < len(ids) and int(ids[token, k]) < 0:
            return {"where": {"rank": rank, "token": token, "k": k}, "place": f"rank {rank}, token {token}, k {k}",
                    "cause": "a wave waits for the reply to a dropped choice (-1): nobody was asked, nobody answers. "
                             "Skip it"}
        return {"cause": "a wave waits for a reply that nobody sends: lane k of a token's wave waits for "
                         "reply_flags[token * topk + k], and only lanes below topk have one"}

    def wrong(self):
        got = torch.cat([inputs["out"].to_torch() for inputs in self.rung.call.inputs])
        dead = (self.ids < 0)[:, :, None]
        live = (self.terms * self.weights).masked_fill(dead, 0)
        want, size = live.sum(1), live.abs().sum(1)
        if self.ordered:
            want = self.inorder(live, range(live.shape[1]))
        wrong = got.double() != want
        if not self.exact:  # one rounding to fp16 (2^-11), and fp32 sums; NaN is wrong
            wrong = ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)
        if not bool(wrong.any()):
            return None
        cause, nothing = "", (self.ids < 0).all(1)
        if bool(nothing.any()) and not bool(wrong[~nothing].any()):
            cause = "a token whose choices are all dropped gets zeros"
        elif self.ordered:
            cause = self.whyorder(got, live)
        elif bool(((got.double() - want).abs() <= live.shape[1] * 2.0**-10 * size).all()):
            cause = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += "
                     "rounds to 11 bits. Sum in float, and round once at the end")
        elif self.too_early(got, live, wrong):
            cause = "this is the sum with what was in `reply` before: "
            if self.weak_wait not in ("", "no"):
                cause += f"the {self.weak_wait}, and a flag seen so says nothing about its reply"
            else:
                cause += "replies were summed before their flags were seen" + "; there is no wait" * bool(self.weak_wait)
            cause += (". Every live choice has a flag of its own. Wait for all of them, with acquire and scope system, "
                      "then wave_barrier(), then read")
        facts = compare(got, want, row="token", wrong=wrong, cause=cause, causes=self.causes(got, live, size),
                        where=lambda i: {"rank": self.at[i][0], "experts": self.ids[i].tolist()})
        i, j = int(wrong.any(1).nonzero()[0]), facts["where"]["dim"]
        rank, token = self.at[i]
        facts["where"] |= {"rank": rank, "token": token}
        experts = ", ".join(map(str, self.ids[i].tolist()))
        return facts | {"place": f"rank {rank}, token {token} (experts {experts}), dim {j}", "got": number(got[i, j])}

    @staticmethod
    def inorder(live, order):
        total = torch.zeros_like(live[:, 0], dtype=torch.float32)
        for k in order:
            total = (total.double() + live[:, k]).float()
        return total.double()

    def whyorder(self, got, live):
        backwards = tuple(reversed(range(live.shape[1])))
        for order in (backwards, *itertools.permutations(range(live.shape[1]))):
            if torch.equal(self.inorder(live, order), got.double()) and order != tuple(range(live.shape[1])):
                return (f"the sum was taken in another order, as k = {', '.join(map(str, order))} gives: float sums "
                        "depend on it. In the order of k = 0, 1, 2, ... every run gives the same bits")
        return ("the sum was not taken one k after the other, in float: k = 0, 1, 2, ..., so that every run gives the "
                "same bits")

    def too_early(self, got, live, wrong):
        """Is every wrong value the sum with old replies instead of some?"""
        topk = live.shape[1]
        if topk > 4:
            return False
        old = (GUARD * self.weights).expand_as(live).masked_fill((self.ids < 0)[:, :, None], 0)
        explained = torch.zeros_like(wrong)
        for subset in range(1, 2**topk):
            total = sum(old[:, k] if subset >> k & 1 else live[:, k] for k in range(topk))
            explained |= got == total.half()
        return bool(explained[wrong].all())

    def reply(self, rank, row):
        """Row `row` of a rank's replies, as it is in the end."""
        i = sum(self.problem.num_tokens[:rank]) + row // self.ids.shape[1]
        there = row // self.ids.shape[1] < self.problem.num_tokens[rank]
        return self.terms[i, row % self.ids.shape[1]] if there else torch.full(self.terms.shape[2:], GUARD).double()

    def causes(self, got, live, size):
        """(cause, what would come out) of the usual mistakes."""
        dead = (self.ids < 0)[:, :, None]
        last = torch.zeros_like(live[:, 0])
        for k in range(live.shape[1]):
            last = torch.where(dead[:, k], last, live[:, k])

        def like(total):
            near = (got.double() - total).abs() <= 2.0**-9 * total.abs() + 1e-5 * size + 2.0**-24
            return torch.where(near, got.double(), total)

        topk, lanes = live.shape[1], torch.arange(live.shape[2]) // 8 % 64  # which lane owns a column
        own = torch.where(lanes < topk, lanes, topk)
        weight = torch.cat([self.weights[:, :, 0], torch.zeros(len(live), 1)], 1)[:, own]
        alive = torch.cat([(self.ids >= 0).double(), torch.zeros(len(live), 1)], 1)[:, own]
        plain = self.terms.masked_fill(dead, 0)
        shifted = torch.zeros_like(last)
        for i, (rank, token) in enumerate(self.at):
            shifted[i] += sum(self.reply(rank, token + k) * self.weights[i, k] for k in range(topk) if not dead[i, k])
        turned = torch.zeros_like(last)
        for i, (rank, token) in enumerate(self.at):
            tokens = self.problem.num_tokens[rank]
            turned[i] += sum(self.reply(rank, k * tokens + token) * self.weights[i, k] for k in range(topk) if not dead[i, k])
        found = [
            ("replies are laid out [token, k], not [k, token]: row token * topk + k", turned),
            ("the weights are missing: this is the plain sum of the replies", plain.sum(1)),
            ("wrong weight: that of k = 0 for every k. Lane k has the weight of choice k: broadcast(weight, k)",
             (plain * self.weights[:, :1]).sum(1)),
            ("wrong weight: every lane took its own. Only lane k has the weight of choice k: broadcast(weight, k)",
             plain.sum(1) * weight),
            ("every lane looked at its own id. Only lane k has the id of choice k: broadcast(id, k)",
             live.sum(1) * alive),
            ("wrong stride: the replies to a token begin at row token * topk, not at row `token`", shifted),
            ("the dropped choices (-1) are not skipped: nobody answered them, so this sums what was in `reply` before",
             (self.terms * self.weights).sum(1)),
            ("off by one: the last choice (k = topk - 1) is missing", live[:, :-1].sum(1)),
            ("off by one: the first choice (k = 0) is missing", live[:, 1:].sum(1)),
            ("the replies of expert 0 are skipped: it is an expert as good as any; a dropped choice has id -1",
             live.masked_fill((self.ids == 0)[:, :, None], 0).sum(1)),
            ("only the first choice is there: does the loop run over all topk?", live[:, 0]),
            ("the replies replace one another: only the last one is left. Add them up", last),
            ("all zeros: nothing was summed. Is the hole still empty?", torch.zeros_like(last)),
        ]
        return [(cause, like(total)) for cause, total in found]


SOLUTION = "07_one_flag_per_token.ipynb", "exercise-3"
BARRIER = "    wave_barrier();\n"
REPLY = "if (id >= 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + lane], world.epoch);"
MISTAKES = {
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
