"""Checks of exercises 2 and 3 of lesson 06: dispatch_recv, its wait, and its rows shared among blocks."""

from __future__ import annotations

import re

import torch

from ...alltoall.rank_flags import RankFlags
from ...errors import DeadlockError, FaultError
from ...moe import Problem, Shape
from ...node import Node
from .rung import BUDGET, begin, marks, waiting
from .score import score_card
from .trial import Trial, exercise

NEVER = -99  # stands in recv_count until a count is noted
OLD = -7  # flat token of the metadata that stand where nothing has arrived
WAIT = ("Thread 0: wait_until<Order::acquire, Scope::system>. Then __syncthreads(), and only then may any wave look at "
        "rows and metadata.")
FASTER = 0.6  # of the time that one block per source takes


@exercise
def take_source(trial: Trial, source):
    """source: HIP with the kernel `dispatch_recv` of rank_flags, or what %%hip made of it."""
    with Node(4, max_instructions=BUDGET) as node:
        _calls(trial, node, source, Shape("take", 8, 2, 64, 6), [[5, 0, 3, 1], [6, 2, 0, 4], [1, 1, 5, 0]], 71,
               blocks=4)
        _calls(trial, node, source, Shape("take", 12, 3, 4104, 12), [[12, 7, 0, 4], [2, 0, 3, 12]], 72, blocks=8,
               drop=0.3)
        _calls(trial, node, source, Shape("take", 12, 4, 520, 12), [[12, 0, 1, 2]], 73, blocks=2, waves=2)
    with Node(8, max_instructions=BUDGET) as node:
        trace = _calls(trial, node, source, Shape("take", 64, 6, 2048, 32), [[20, 31, 9, 25, 0, 14, 28, 17]], 74,
                       blocks=48)
    _require_wait(trial, marks(source, "dispatch_recv"))
    return score_card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0,
                      note="least: rows are taken from the own memory")


@exercise
def share_sources(trial: Trial, source):
    """source: HIP with the kernel `dispatch_recv` of rank_flags, or its path."""
    with Node(4, max_instructions=BUDGET) as node:
        for blocks in (1, 3, 4, 6, 13):
            _calls(trial, node, source, Shape("share", 12, 3, 64, 12), [[12, 7, 0, 4], [3, 12, 1, 0]], 75,
                   blocks=blocks, waves=2)
    with Node(8, max_instructions=BUDGET) as node:
        shape, tokens = Shape("share", 64, 6, 7168, 64), [64, 63, 64, 61, 62, 64, 60, 64]
        trace = _calls(trial, node, source, shape, [tokens], 76, blocks=48)
        mine = _recv_us(trace)
        rung = RankFlags(node, shape, blocks=48)
        mark = node.mark()
        rung.dispatch(Problem.random(shape, 8, 76, num_tokens=tokens))
        one = _recv_us(node.trace_since(mark))
    _require_wait(trial, marks(source, "dispatch_recv"))
    if mine > FASTER * one:
        trial.fail(expected=f"well below {one:.1f} us", got=f"{mine:.1f} us, {trace.label}",
                   cause="all rows are right, but dispatch_recv takes about as long as with one block per source: with "
                         "48 blocks and 8 sources, 6 blocks can share one. Do they all have rows to copy?")
    return score_card(trace.select(kernel="dispatch_recv"), us=one,
                      note="us: `least` is what one block per source takes on the same input")


def _recv_us(trace) -> float:
    return float(trace.stages()["dispatch_recv"][-1])


def _calls(trial, node, source, shape, tokens, seed, blocks, waves=4, drop=0.0):
    """dispatch of calls that follow each other, the host waiting in between; the trace of the latest."""
    rung, problem = begin(trial, node, source, "dispatch_recv", shape, tokens[0], seed, blocks, waves, drop,
                          exact=False, kind=RankFlags)
    before = []
    for call, counts in enumerate(tokens):
        if call:
            trial.case(f"call {call + 1} on the same memory, {', '.join(map(str, counts))} tokens (seed {seed + call})")
            problem = Problem.random(shape, node.world_size, seed + call, num_tokens=counts, drop=drop)
        taken = _Taken(rung, problem, before[-2] if call > 1 else None)
        before.append(taken)
        trace = rung.run(lambda: rung.start("dispatch_send", "dispatch_recv"), taken.explain)
        facts = taken.wrong()
        if facts:
            trial.fail(**facts)
    return trace


def _require_wait(trial, said):
    waits = [mark for mark in said if mark.startswith("wait")]
    if not waits or any(wait != "wait acquire system" for wait in waits):
        trial.fail(expected="wait acquire system", got=", ".join(waits) or "no wait",
                   cause="all values were right here, but nothing says they must be: the flag is set by another GPU, "
                         "so the wait acquires at scope system. " + WAIT)


class _Taken:
    """One dispatch on every rank: what each expert should get, and what it got."""

    def __init__(self, rung, problem, two_calls_ago=None):
        self.rung, self.problem, self.two_calls_ago, shape = rung, problem, two_calls_ago, problem.shape
        self.world, self.topk = problem.world_size, shape.topk
        self.experts = shape.num_experts // problem.world_size
        ids = [given.flatten().tolist() for given in problem.topk_ids]
        # want[rank][local expert]: (source, flat token), by looking
        self.want = [[[(s, f) for s in range(self.world) for f, chosen in enumerate(ids[s])
                       if chosen == d * self.experts + e] for e in range(self.experts)] for d in range(self.world)]
        self.early = False  # a row was taken before its flag was seen
        rung.begin(problem)
        for d, b in enumerate(rung.b):
            for name in ("recv_x", "expert_x", "expert_origin"):
                b[name].memset_(0xFF)
            b["recv_count"].fill_(NEVER)
            b["expert_count"].zero_()  # combine_recv's work, which does not run here
            old = torch.tensor([OLD, d * self.experts], dtype=torch.int32)
            b["recv_meta"].copy_from(old.expand(b["recv_meta"].shape).contiguous())

    def sent(self, s, d):
        return sum(source == s for rows in self.want[d] for source, _ in rows)

    def explain(self, error):
        waits = waiting(error)
        if waits and waits[0] == "rank_flags":
            slot, source = waits[1]
            if slot != self.rung.epoch % 2:
                return {"cause": f"the block looks at slot {slot}; the flags of this call, epoch {self.rung.epoch}, "
                                 "are in slot epoch % 2"}
            rank = int(re.search(r"rank (\d+), kernel dispatch_recv", str(error))[1])
            value = int(self.rung.b[rank]["rank_flags"].to_torch()[slot, source])
            if value >> 32 == self.rung.epoch:
                return {"cause": f"the flag is there, {value >> 32} << 32 | {value & 0xFFFFFFFF}, and the block goes "
                                 "on waiting: the upper half is the epoch, the lower one count + 1, for no rows 1"}
        if isinstance(error, DeadlockError) and "s_barrier" in str(error):
            return {"cause": "waves wait for each other at __syncthreads for ever: all waves of a block must come to "
                             "it equally often"}
        facts = self.wrong()
        if isinstance(error, FaultError) and not self.early:
            if any(int(own["expert_count"].to_torch().sum()) > sum(map(len, want))
                   for own, want in zip(self.rung.b, self.want)):
                return {"cause": "more rows were taken than had come, until a buffer was full: does a wave take a "
                                 "slot again, or is its step 0 for some grid, such as fewer blocks than sources?"}
            return {"cause": "an address outside of its buffer: is the count right, and the row number one that this "
                             "source has?"}
        return facts or {}

    def wrong(self):
        b = self.rung.b
        for d, own in enumerate(b):
            for s, n in enumerate(own["recv_count"].to_torch().tolist()):
                if n != self.sent(s, d):
                    return self.wrong_count(d, s, n)
        got = [self.rows_of(own) for own in b]
        for d, e in ((d, e) for d in range(self.world) for e in range(self.experts)):
            want, rows = self.want[d][e], got[d][e]
            names = [(s, f) for s, f, _ in rows]
            if any(f == OLD or s < 0 for s, f in names):
                self.early = True
                return self.place(d, e) | {
                    "expected": "a row that a source sent", "got": "metadata from before",
                    "cause": "a row was taken from a slot that holds what was there before: before its flag was seen, "
                             "or behind the last row (the flag is count + 1). " + WAIT}
            if sorted(names) != want:
                return self.place(d, e) | self.why(want, names)
            for s, f, row in rows:
                if not torch.equal(row, self.problem.tokens[s][f // self.topk]):
                    return self.place(d, e) | {
                        "where": {"rank": d, "expert": d * self.experts + e, "source": s, "token": f // self.topk},
                        "expected": f"the row of token {f // self.topk} of rank {s}", "got": "something else",
                        "cause": "a row was taken before it had arrived. " + WAIT}
        return None

    def rows_of(self, own):
        counts = own["expert_count"].to_torch().tolist()
        origin, rows = own["expert_origin"].to_torch().tolist(), own["expert_x"].to_torch()
        return [[(*origin[e][i], rows[e][i]) for i in range(min(n, len(origin[e])))] for e, n in enumerate(counts)]

    def place(self, d, e):
        expert = d * self.experts + e
        return {"where": {"rank": d, "expert": expert}, "place": f"rank {d}, rows of expert {expert}"}

    def why(self, want, names):
        facts = {"expected": f"{len(want)} rows", "got": f"{len(names)} rows, {len(set(names))} of them different"}
        if len(names) > len(set(names)):
            return facts | {"cause": "rows were taken more than once: do two waves, or two blocks, take the same "
                                     "slots? Every slot of a source belongs to one wave of all blocks that share it"}
        missing = sorted(set(want) - set(names))
        return facts | {"cause": f"{len(missing)} rows were not taken, the first of them flat token {missing[0][1]} of "
                                 f"rank {missing[0][0]}: which wave should have? All threads need `count`: "
                                 "__syncthreads() stands behind the `if`. And the loop steps by the number of waves "
                                 "that share the source" if missing else "rows that nobody sent"}

    def wrong_count(self, d, s, n):
        want, epoch = self.sent(s, d), self.rung.epoch
        facts = {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}", "expected": want,
                 "got": "never written" if n == NEVER else n}
        if all(c == NEVER for own in self.rung.b for c in own["recv_count"].to_torch().tolist()):
            cause = "no count was noted: recv_count[source]. Is the hole still empty?"
        elif n == NEVER:
            cause = ("nobody took this source: there are as many sources as ranks, and perhaps fewer blocks, so a "
                     "block goes on with a further source")
        elif n == -1:
            cause = "the flag was read before it was set: it was 0, which is one less than \"no rows\". " + WAIT
        elif n == want + 1:
            cause = "one too many: the flag holds count + 1"
        elif n in (epoch, epoch - 1):
            cause = "this is the epoch: it stands in the upper half of the flag, the count in the lower"
        elif self.two_calls_ago and n == self.two_calls_ago.sent(s, d):
            cause = ("this is the count of two calls ago, whose flag stands in the same slot until this call's comes. "
                     "Wait for the value whose upper half is this call's epoch")
        else:
            cause = "a wrong count: the flag of `source` in this call is rank_flags[epoch % 2, source]"
        return facts | {"cause": cause}
