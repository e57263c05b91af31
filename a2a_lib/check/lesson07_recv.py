"""Checks of exercises 2 and 3 of lesson 07: dispatch_recv and combine_recv."""

from __future__ import annotations

import itertools
import re

import torch

from ..errors import DeadlockError
from ..moe import Problem, Shape
from ..node import Node
from .compare import compare, number
from .rung import BUDGET, Rung, marks, rotated
from .score import score_card
from .trial import Trial, exercise

GUARD = 777.0  # stands where no row has arrived yet
OLD = -7  # flat token of the metadata that stand there before
TAKE = "First wait_equal<Order::acquire, Scope::system>, then wave_barrier(), then look at the row and its metadata."


def _begin(trial, node, source, stage, shape, tokens, seed, blocks, waves, drop=0.0, exact=True, problem=None):
    problem = problem or Problem.random(shape, node.world_size, seed, exact, num_tokens=tokens, drop=drop)
    rung = Rung(trial, node, source, stage, shape, blocks, waves)
    dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
    trial.case(f"{node.world_size} ranks with {', '.join(map(str, problem.num_tokens))} tokens, {shape.num_experts} experts, "
               f"top-{shape.topk}, rows of {shape.dim} values" + (f", {dropped} choices dropped" if dropped else "")
               + f", epoch 7, memory {node.memory} (seed {seed})")
    return rung, problem


def _waiting(error) -> tuple[str, list[int], int] | None:
    """The first flag that a deadlock's report says is waited for: symbol, indices, the value it holds."""
    found = re.search(r"on (\w+)\[([\d, ]+)\] = (\d+)", str(error)) if isinstance(error, DeadlockError) else None
    return found and (found[1], [int(i) for i in found[2].split(",")], int(found[3]))


def _order(trial, said, flag, after):
    """What no value shows on this node, and still must be there."""
    wait = next((i for i, mark in enumerate(said) if mark.startswith("wait")), None)
    if wait is None or said[wait] != "wait acquire system":
        trial.fail(expected="wait acquire system", got=said[wait] if wait is not None else "no wait",
                   cause=f"all values were right here, but nothing says they must be: {flag} is set by another GPU, so the "
                         "wait acquires at scope system. " + TAKE)
    if "wave barrier" not in said[wait:]:
        trial.fail(expected="wave_barrier() after the wait", got="none",
                   cause="all values were right here, as the 64 lanes of this wave run in step. Nothing in the code says "
                         f"that no lane {after} before lane 0 saw the flag: the compiler may move loads, and an NVIDIA warp "
                         "need not run in step")


# ---- take_token: dispatch_recv

@exercise
def take_token(trial: Trial, source):
    """source: HIP with the kernel `dispatch_recv` of token_flags, or what %%hip made of it."""
    with Node(4, max_instructions=BUDGET) as node:
        _take(trial, node, source, Shape("take", 8, 2, 64, 6), [5, 0, 3, 1], 51, blocks=4)
        _take(trial, node, source, Shape("take", 12, 3, 520, 12), [12, 7, 0, 4], 52, blocks=8, drop=0.3)
        _take(trial, node, source, Shape("take", 12, 4, 6144, 12), [12, 0, 1, 2], 53, blocks=2, waves=2)
    with Node(4, name="small", memory="strict", max_instructions=BUDGET) as node:
        _take(trial, node, source, Shape("take", 12, 3, 1032, 8), [8, 0, 1, 6], 54, blocks=1, waves=1)
    with Node(8, max_instructions=BUDGET) as node:
        card = _take(trial, node, source, Shape("take", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 55, blocks=48)
    _order(trial, marks(source, "dispatch_recv"), "the flag of a row", "reads the row")
    return card


def _take(trial, node, source, shape, tokens, seed, blocks, waves=4, drop=0.0):
    rung, problem = _begin(trial, node, source, "dispatch_recv", shape, tokens, seed, blocks, waves, drop, exact=False)
    taken = _Taken(rung, problem)
    trace = rung.run(lambda: rung.start("dispatch_send", "dispatch_recv"), taken.explain)
    facts = taken.wrong()
    if facts:
        trial.fail(**facts)
    return score_card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0,
                      waves=sum(len(rows) for per_rank in taken.want for rows in per_rank),
                      note="least: rows are taken from the own memory, by a wave for each")


class _Taken:
    """One dispatch on every rank: what each expert should get, and what it got."""

    def __init__(self, rung, problem):
        self.rung, self.problem, shape = rung, problem, problem.shape
        self.world, self.topk, self.slots = problem.world_size, shape.topk, shape.max_tokens * shape.topk
        self.experts, self.dim = shape.num_experts // problem.world_size, shape.dim
        # want[rank][local expert]: (source, flat token), by looking
        self.want = [[[(s, f) for s in range(self.world)
                       for f, chosen in enumerate(problem.topk_ids[s].flatten().tolist()) if chosen == d * self.experts + e]
                      for e in range(self.experts)] for d in range(self.world)]
        for d, b in enumerate(rung.b):
            b["recv_x"].memset_(0xFF), b["expert_origin"].memset_(0xFF), b["expert_x"].fill_(GUARD)
            old = torch.tensor([OLD, d * self.experts], dtype=torch.int32)
            b["recv_meta"].copy_from(old.expand(b["recv_meta"].shape).contiguous())
        rung.begin(problem)

    def sent(self, s, d):
        return sum(source == s for rows in self.want[d] for source, _ in rows)

    def explain(self, error):
        waiting = _waiting(error)
        if waiting and waiting[0] == "recv_flags":
            (s, slot), value = waiting[1], waiting[2]
            if value == self.rung.epoch:
                return {"cause": f"recv_flags[{s}, {slot}] holds the epoch, {value}, and the wave goes on waiting: it waits for "
                                 "another value"}
            return {"cause": f"the wave waits for a flag that is not its own: nobody sends that rank a token for slot {slot} of "
                             f"source {s}. The flag of this token is recv_flags[from]"}
        facts = self.wrong()  # a fault: what was stored before it tells more
        if facts and "taken before" in facts["cause"]:
            return facts
        if "misaligned" in str(error):
            return {"cause": "wrong stride: row `to` of expert_x begins to * dim values in, a multiple of 16 bytes"}
        return {"cause": "an address outside of its buffer: expert_count and expert_x know the experts of this rank only, "
                         "numbered from 0 (meta.expert - rank * experts); each has `capacity` rows; one lane takes the row, and "
                         "broadcasts it"}

    def place(self, d, e, row, s=None, flat=None):
        where = {"rank": d, "expert": d * self.experts + e, "row": row}
        text = f"rank {d}, expert {where['expert']}, row {row}"
        if flat is not None:
            where |= {"source": s, "token": flat // self.topk, "k": flat % self.topk}
            text += f" (token {where['token']}, k {where['k']}, of rank {s})"
        return {"where": where, "place": text}

    def wrong(self):
        b = self.rung.b
        self.counts = [own["expert_count"].to_torch().tolist() for own in b]
        self.origin = [own["expert_origin"].to_torch() for own in b]
        self.rows = [own["expert_x"].to_torch() for own in b]
        if not any(map(any, self.counts)) and all(bool((x == GUARD).all()) for x in self.rows):
            return {"cause": "nothing was taken: no expert has a row. Is the hole still empty?"}
        return self.wrong_origin() or self.wrong_rows()

    def wrong_origin(self):
        every = [(d, e) for d in range(self.world) for e in range(self.experts)]
        for d, e in every:
            for row in range(min(self.counts[d][e], self.origin[d].shape[1])):
                if int(self.origin[d][e, row, 1]) == OLD:
                    return self.place(d, e, row) | {
                        "expected": "a flat token", "got": "metadata from before",
                        "cause": "a token was taken before its flag was seen: the metadata had not arrived. "
                                 + self.unordered() + TAKE}
        for d, e in every:
            want, got = len(self.want[d][e]), self.counts[d][e]
            if want != got:
                total = sum(map(sum, self.counts)), sum(len(self.want[d][e]) for d, e in every)
                cause = "a token went to the wrong expert: that is meta.expert - rank * experts here"
                if total[0] < total[1]:
                    cause = ("two waves got the same row of an expert: the row is the old value of an atomicAdd on "
                             "expert_count, by one lane")
                elif total[0] > total[1]:
                    cause = "more rows than tokens: one lane counts, not all 64"
                return self.place(d, e, min(want, got)) | {"place": f"expert_count[{e}] of rank {d}", "expected": want,
                                                           "got": got, "cause": cause}
        for d, e in every:
            want = self.want[d][e]
            got = [tuple(pair) for pair in self.origin[d][e, :len(want)].tolist()]
            if sorted(got) == want:
                continue
            row = next((i for i, pair in enumerate(got) if pair not in want), 0)
            cause = "the origin is where the answer goes: the source's rank, and the flat token there"
            if sorted((f, s) for s, f in got) == want:
                cause = "rank and flat token are exchanged: Origin{source, meta.flat}"
            elif sorted(got) == sorted((s, f // self.topk) for s, f in want):
                cause = "the origin names the token, not the flat token: the answer could not find its k"
            elif sorted(got) == sorted((d, f) for s, f in want):
                cause = "the origin names this rank; the answer goes back to the source"
            elif got[row] == (-1, -1):
                cause = ("the origin of this row was never written" if not bool((self.rows[d][e, row] == GUARD).all())
                         else "this row was never written: does lane 0 alone know `row` (broadcast it), and do the rows "
                              "of an expert begin at its number times `capacity`?")
            elif len(set(got)) < len(got):
                cause = "a token twice, another not at all"
            said = "never written" if got[row] == (-1, -1) else f"Origin{{{got[row][0]}, {got[row][1]}}}"
            return self.place(d, e, row) | {"expected": f"one of {_some(want)} (rank, flat token)", "got": said, "cause": cause}
        return None

    def unordered(self):
        waits = [mark for mark in self.rung.marks if mark.startswith("wait")]
        if not waits:
            return "There is no wait. "
        return "" if waits[0] == "wait acquire system" else f"The {waits[0].replace(' ', ' is ', 1)}. "

    def wrong_rows(self):
        places, got, want = [], [], []
        for d in range(self.world):
            for e in range(self.experts):
                for row in range(len(self.want[d][e])):
                    s, flat = self.origin[d][e, row].tolist()
                    places.append((d, e, row, s, flat))
                    got.append(self.rows[d][e, row])
                    want.append(self.problem.tokens[s][flat // self.topk])
        got, want = torch.stack(got), torch.stack(want)
        wrong = got != want
        if not bool(wrong.any()):
            return None
        i = int(wrong.any(1).nonzero()[0])
        facts = compare(got, want, row="row", where=lambda i: self.place(*places[i])["where"])
        facts["place"] = self.place(*places[i])["place"] + f", dim {facts['where']['dim']}"
        bad, rows = got[wrong], [i for i in range(len(got)) if bool(wrong[i].any())]
        others = {tuple(row) for x in self.problem.tokens for row in x.tolist()}
        if torch.equal(got[:, :8], want[:, :8]) and bool(wrong[:, 8:16].any()):
            facts["cause"] = ("lane 0 alone knows the expert and the row: the other lanes copied their pieces elsewhere. broadcast() "
                              "both")
        elif any(tuple(got[i].tolist()) in others for i in rows):
            facts["cause"] = ("this is the row of another token: slot `slot` of a source begins source * max_tokens * topk rows into "
                              "recv_x, at row `from`")
        elif bool(bad.isnan().any()):
            facts["got"] = "what was there before (NaN)" if "NaN" in facts["got"] else facts["got"]
            facts["cause"] = ("a row was taken before its flag was seen: it was copied from recv_x before it had arrived there. "
                              + self.unordered() + TAKE)
        elif bool((bad == GUARD).all()):
            facts["got"] = "never written"
            columns = wrong.any(0).nonzero().flatten().tolist()
            half = columns == list(range(self.dim // 2, self.dim))
            facts["cause"] = ("the second half of every row is missing: copy_row counts bytes, not values" if half else
                              f"the values from {columns[0]} on were never copied: how many bytes has a row?" if columns[0]
                              else "rows were never copied, or to another place: row r of expert e is row e * capacity + r")
        return facts


def _some(pairs) -> str:
    return ", ".join(f"({s}, {f})" for s, f in pairs[:3]) + (", ..." if len(pairs) > 3 else "")


# ---- sum_replies: combine_recv

@exercise
def sum_replies(trial: Trial, source):
    """source: HIP with the kernel `combine_recv` of token_flags, or what %%hip made of it."""
    with Node(4, max_instructions=BUDGET) as node:
        _sum(trial, node, source, Shape("sum", 8, 2, 64, 6), [5, 0, 3, 1], 61, blocks=4)
        _sum(trial, node, source, Shape("sum", 12, 3, 520, 12), [12, 7, 0, 4], 62, blocks=2, drop=0.3)
        _sum(trial, node, source, Shape("sum", 12, 3, 6144, 12), [12, 1, 1, 2], 63, blocks=2, waves=2)
        _sum(trial, node, source, Shape("sum", 16, 4, 64, 3), [3, 3, 3, 3], 64, blocks=2, problem=_ordered())
        _sum(trial, node, source, Shape("sum", 16, 8, 264, 9), [9, 2, 0, 4], 65, blocks=4, drop=0.1, exact=False)
    with Node(4, name="small", memory="strict", max_instructions=BUDGET) as node:
        _sum(trial, node, source, Shape("sum", 12, 3, 1032, 8), [8, 0, 1, 6], 66, blocks=1, waves=1)
    with Node(8, max_instructions=BUDGET) as node:
        card = _sum(trial, node, source, Shape("sum", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 67, blocks=48)
    _order(trial, marks(source, "combine_recv"), "the flag of a reply", "reads a reply")
    return card


def _ordered():
    """A problem whose answer depends on the order of the sum: terms 2^15, 2^-12, -2^15, 2^-11, in float."""
    terms = torch.tensor([2.0**15, 2.0**-12, -(2.0**15), 2.0**-11])
    tokens, ids, weights = [], [], []
    for rank in range(4):
        chosen = torch.tensor([[(5 * rank + 3 * t + 7 * k) % 16 for k in range(4)] for t in range(3)], dtype=torch.int32)
        scales = rotated(torch.ones(1, 8), 0), {e: float(rotated(torch.ones(1, 8), e)[0, 0]) for e in range(16)}
        tokens.append(torch.ones(3, 64, dtype=torch.float16))
        ids.append(chosen)
        weights.append(terms / torch.tensor([[scales[1][int(e)] for e in row] for row in chosen]))
    return Problem.of(tokens, ids, weights, num_experts=16)


def _sum(trial, node, source, shape, tokens, seed, blocks, waves=4, drop=0.0, exact=True, problem=None):
    ordered = problem is not None
    rung, problem = _begin(trial, node, source, "combine_recv", shape, tokens, seed, blocks, waves, drop, exact, problem)
    if ordered:
        trial.cases[-1] = "4 ranks with 3 tokens each, top-4, terms 2^15, 2^-12, -2^15 and 2^-11: their sum depends on the order"
    summed = _Summed(rung, problem, exact or ordered, ordered)
    stages = ("dispatch_send", "dispatch_recv", "expert", "combine_send", "combine_recv")
    trace = rung.run(lambda: rung.start(*stages), summed.explain)
    facts = summed.wrong()
    if facts:
        trial.fail(**facts)
    return score_card(trace.select(kernel="combine_recv"), remote_bytes=0, flags=0, waves=sum(problem.num_tokens),
                      note="least: replies lie in the own memory; a wave for each token")


class _Summed:
    """One call on every rank: the answer, by the text, and what usual mistakes would give."""

    def __init__(self, rung, problem, exact, ordered):
        self.rung, self.problem, self.exact, self.ordered = rung, problem, exact, ordered
        self.at = [(r, t) for r in range(problem.world_size) for t in range(problem.num_tokens[r])]
        self.ids = torch.cat(problem.topk_ids)
        self.weights = torch.cat(problem.topk_weights).double()[:, :, None]
        x = torch.cat(problem.tokens)
        self.terms = torch.full((*self.ids.shape, x.shape[1]), GUARD, dtype=torch.float64)  # a dropped choice's reply
        for i, row in enumerate(self.ids.tolist()):
            for k, e in enumerate(row):
                if e >= 0:
                    self.terms[i, k] = rotated(x[i:i + 1], e)[0]
        for b in rung.b:
            b["reply"].fill_(GUARD)
        rung.begin(problem)
        for inputs in rung.call.inputs:
            if inputs["out"].nbytes:
                inputs["out"].memset_(0xFF)

    def explain(self, error):
        waiting = _waiting(error)
        if not waiting or waiting[0] != "reply_flags":
            return {}
        (token, k), value = waiting[1], waiting[2]
        rank = int(re.search(r"rank (\d+), kernel combine_recv", str(error))[1])
        if value == self.rung.epoch:
            return {"cause": f"reply_flags[{token}, {k}] holds the epoch, {value}, and the wave goes on waiting: it waits for "
                             "another value"}
        ids = self.problem.topk_ids[rank]
        if token < len(ids) and int(ids[token, k]) < 0:
            return {"where": {"rank": rank, "token": token, "k": k}, "place": f"rank {rank}, token {token}, k {k}",
                    "cause": "a wave waits for the reply to a dropped choice (-1): nobody was asked, nobody answers. Skip it"}
        return {"cause": "a wave waits for a reply that nobody sends: lane k of a token's wave waits for reply_flags[token * "
                         "topk + k], and only lanes below topk have one"}

    def wrong(self):
        got = torch.cat([inputs["out"].to_torch() for inputs in self.rung.call.inputs])
        dead = (self.ids < 0)[:, :, None]
        live = (self.terms * self.weights).masked_fill(dead, 0)
        want, size = live.sum(1), live.abs().sum(1)
        if self.ordered:
            want = self.in_order(live, range(live.shape[1]))
        wrong = got.double() != want
        if not self.exact:  # one rounding to fp16 (2^-11), and fp32 sums; NaN is wrong
            wrong = ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)
        if not bool(wrong.any()):
            return None
        cause, nothing = "", (self.ids < 0).all(1)
        if bool(nothing.any()) and not bool(wrong[~nothing].any()):
            cause = "a token whose choices are all dropped gets zeros"
        elif self.ordered:
            cause = self.why_order(got, live)
        elif bool(((got.double() - want).abs() <= live.shape[1] * 2.0**-10 * size).all()):
            cause = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += rounds to "
                     "11 bits. Sum in float, and round once at the end")
        elif self.too_early(got, live, wrong):
            waits = [mark for mark in self.rung.marks if mark.startswith("wait")]
            how = ("there is no wait" if not waits else "" if waits[0] == "wait acquire system"
                   else f"the {waits[0].replace(' ', ' is ', 1)}")
            cause = ("replies were summed before their flags were seen: this is the sum with what was in `reply` before"
                     + (f"; {how}" if how else "") + ". Every live choice has a flag of its own. "
                     "Wait for all of them, then wave_barrier(), then read")
        facts = compare(got, want.to(torch.float64), row="token", wrong=wrong, cause=cause, causes=self.causes(got, live, size),
                        where=lambda i: {"rank": self.at[i][0], "experts": self.ids[i].tolist()})
        i, j = int(wrong.any(1).nonzero()[0]), facts["where"]["dim"]
        rank, token = self.at[i]
        facts["where"] |= {"rank": rank, "token": token}
        experts = ", ".join(map(str, self.ids[i].tolist()))
        return facts | {"place": f"rank {rank}, token {token} (experts {experts}), dim {j}", "got": number(got[i, j])}

    @staticmethod
    def in_order(live, order):
        total = torch.zeros_like(live[:, 0], dtype=torch.float32)
        for k in order:
            total = (total.double() + live[:, k]).float()
        return total.double()

    def why_order(self, got, live):
        for order in itertools.permutations(range(live.shape[1])):
            if torch.equal(self.in_order(live, order), got.double()) and order != tuple(range(live.shape[1])):
                return (f"the sum was taken in another order, as k = {', '.join(map(str, order))} gives: float sums depend on it. "
                        "In the order of k = 0, 1, 2, ... every run gives the same bits")
        return "the sum was not taken one k after the other, in float: k = 0, 1, 2, ..., so that every run gives the same bits"

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

    def causes(self, got, live, size):
        """(cause, what would come out) of the usual mistakes."""
        dead = (self.ids < 0)[:, :, None]
        last = torch.zeros_like(live[:, 0])
        for k in range(live.shape[1]):
            last = torch.where(dead[:, k], last, live[:, k])

        def like(total):
            near = (got.double() - total).abs() <= 2.0**-9 * total.abs() + 1e-5 * size + 2.0**-24
            return torch.where(near, got.double(), total)

        found = [
            ("the weights are missing: this is the plain sum of the replies", self.terms.masked_fill(dead, 0).sum(1)),
            ("wrong weight: that of k = 0 for every k. Lane k has the weight of choice k: broadcast(weight, k)",
             (self.terms * self.weights[:, :1]).masked_fill(dead, 0).sum(1)),
            ("the dropped choices (-1) are not skipped: nobody answered them, so this sums what was in `reply` before",
             (self.terms * self.weights).sum(1)),
            ("the replies replace one another: only the last one is left. Add them up", last),
            ("only the first choice is there: does the loop run over all topk?", live[:, 0]),
            ("off by one: the last choice (k = topk - 1) is missing", live[:, :-1].sum(1)),
            ("all zeros: nothing was summed. Is the hole still empty?", torch.zeros_like(last)),
        ]
        return [(cause, like(total)) for cause, total in found]
