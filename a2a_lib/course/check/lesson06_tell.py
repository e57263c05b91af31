"""Check of exercise 1 of lesson 06: the flags at the end of dispatch_send."""

from __future__ import annotations

import itertools
import re

import torch

from ...alltoall.rank_flags import RankFlags
from ...errors import FaultError
from ...moe import Problem, Shape
from ...node import Node
from .rung import BUDGET, begin, marks
from .score import score_card
from .trial import Trial, exercise

ORDER = ("First all blocks meet: grid_barrier(barrier). Then block 0, and no other, sets one released flag at every "
         "peer, and takes the counter back to zero.")
# What a receiver finds the moment it sees a pair's flag.
AS_SEEN = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void as_seen(half_t* rows, int* meta, const half_t* recv_x, const int* recv_meta,
                                   const uint64_t* rank_flags, const int* count, int world_size, int slots, int dim,
                                   uint32_t epoch) {
  const int source = blockIdx.x;
  if (lane_id() == 0)
    wait_until<Order::acquire, Scope::system>(&rank_flags[(epoch % 2) * world_size + source],
                                              [=](uint64_t seen) { return seen != 0; });
  wave_barrier();
  for (int slot = 0; slot < count[source]; ++slot) {
    const int64_t at = (int64_t)source * slots + slot;
    copy_row(rows + at * dim, recv_x + at * dim, dim * sizeof(half_t));
    if (lane_id() < 2) meta[2 * at + lane_id()] = recv_meta[2 * at + lane_id()];
  }
}
"""


@exercise
def tell_peers(trial: Trial, source):
    """source: HIP with the kernel `dispatch_send` of rank_flags, or its path."""
    with Node(4, max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("tell", 8, 2, 64, 6), [5, 0, 3, 1], 61, blocks=4)
        _case(trial, node, source, Shape("tell", 8, 3, 4096, 12), [12, 7, 0, 4], 62, blocks=8, waves=1, drop=0.3)
    with Node(4, name="small", memory="strict", max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("tell", 12, 3, 1032, 8), [8, 0, 1, 6], 63, blocks=3, drop=0.2)
    with Node(8, max_instructions=BUDGET) as node:
        card = _case(trial, node, source, Shape("tell", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 64, blocks=48)
    said = [mark for mark in marks(source, "dispatch_send") if mark.endswith("system")]
    if said != ["signal release system"]:
        trial.fail(expected="signal release system", got=", ".join(said) or "no signal of scope system",
                   cause="all values arrived in time here, but nothing says they must: a flag for another GPU is set "
                         "by one signal<Order::release, Scope::system>. " + ORDER)
    return card


def _case(trial, node, source, shape, tokens, seed, blocks, waves=4, drop=0.0):
    rung, problem = begin(trial, node, source, "dispatch_send", shape, tokens, seed, blocks, waves, drop,
                          kind=RankFlags)
    _call(rung, problem)
    trial.case("the next call, epoch 8, on the same memory")
    again = Problem.random(shape, node.world_size, seed + 100, num_tokens=tokens[1:] + tokens[:1], drop=drop)
    trace = _call(rung, again)
    world = node.world_size
    return score_card(trace.select(("flag_set", "transfer"), kernel="dispatch_send", symbol="rank_flags"),
                      remote_bytes=8 * world * (world - 1), flags=world * world,
                      note="of the flags alone; least: one for each pair of ranks")


def _call(rung, problem):
    told = _Told(rung, problem)
    trace = rung.run(told.launch, told.explain)
    facts = told.wrong()
    if facts:
        rung.trial.fail(**facts)
    return trace


class _Told:
    """One dispatch_send on every rank: what each rank should be told, was told, and found at that moment."""

    def __init__(self, rung, problem):
        self.rung, self.problem, shape = rung, problem, problem.shape
        self.world, self.topk, self.dim = problem.world_size, shape.topk, shape.dim
        self.slots = shape.max_tokens * shape.topk
        experts = shape.num_experts // self.world
        # want[source][dest]: rows, by looking
        self.want = [[sum(e >= 0 and e // experts == dest for e in ids.flatten().tolist())
                      for dest in range(self.world)] for ids in problem.topk_ids]
        rung.begin(problem)
        self.slot = rung.epoch % 2
        self.watchers = []
        watch = rung.node.load(AS_SEEN, name="as_seen").as_seen
        for i, rank in enumerate(rung.node.ranks):
            for name in ("recv_x", "recv_meta"):
                rung.b[i][name].memset_(0xFF)
            rung.b[i]["rank_flags"].zero_()
            own = {"rows": rank.empty((self.world, self.slots, self.dim), torch.float16, "rows seen"),
                   "meta": rank.empty((self.world, self.slots, 2), torch.int32, "metadata seen"),
                   "count": rank.from_torch(torch.tensor([self.want[s][i] for s in range(self.world)],
                                                         dtype=torch.int32), "count"),
                   "stream": rank.stream()}
            own["rows"].memset_(0xFF), own["meta"].memset_(0xFF)
            self.watchers.append((rank, watch, own))

    def launch(self):
        for (rank, watch, own), b in zip(self.watchers, self.rung.b):
            rank.launch(watch, self.world, 64, own["rows"], own["meta"], b["recv_x"], b["recv_meta"], b["rank_flags"],
                        own["count"], self.world, self.slots, self.dim, self.rung.epoch, stream=own["stream"])
        self.rung.start("dispatch_send")

    def explain(self, error):
        if isinstance(error, FaultError):
            return {"cause": "an address outside of its buffer: rank_flags has two slots of one flag per source, "
                             "[2, world_size]; send_slots one counter per peer"}
        facts = self.wrong() or {}
        if re.search(r"kernel dispatch_send[^\n]*\n[^\n]*barrier\[", str(error)):
            facts = {"cause": "blocks wait at the grid barrier for one that does not come: every block must reach it, "
                              "so it stands outside of any `if`, once"}
        return facts

    def place(self, s, d):
        return {"where": {"rank": d, "source": s}, "place": f"rank {d}, rank_flags[{self.slot}, {s}]"}

    def wrong(self):
        self.flags = [b["rank_flags"].to_torch() for b in self.rung.b]  # [dest][slot, source]
        return self.wrong_flags() or self.too_early() or self.not_reset()

    def wrong_flags(self):
        epoch, sets = self.rung.epoch, self.rung.flags_set("rank_flags")
        pairs = list(itertools.product(range(self.world), repeat=2))
        expected = {(s, d): epoch << 32 | self.want[s][d] + 1 for s, d in pairs}
        got = {(s, d): int(self.flags[d][self.slot, s]) for s, d in pairs}
        bad = [pair for pair in pairs if got[pair] != expected[pair]]
        if not bad:
            return None
        s, d = next((pair for pair in bad if pair[0] != pair[1]), bad[0])
        facts = self.place(s, d) | {"expected": f"{epoch} << 32 | {self.want[s][d]} + 1", "got": _flag(got[s, d]),
                                    "wrong": f"{len(bad)} of {len(pairs)} flags"}
        return facts | {"cause": self.why(s, d, got, expected, bad, sets)}

    def why(self, s, d, got, expected, bad, sets):
        epoch, want = self.rung.epoch, self.want
        if not sets:
            return "no flag was set at all: the rows lie there, and nobody knows. Is the hole still empty?"
        if not any(to != by for by, to, _ in sets):
            return ("forgotten translate: every rank set flags in its own copy of rank_flags only. The receiver looks "
                    "at the peer's")
        if all(got[pair] == 0 for pair in bad):
            if all(want[s][d] == 0 for s, d in bad):
                return ("only those that got rows were told: \"no rows\" is a message too, or the receiver waits for "
                        "ever. That is what the + 1 is for")
            if any(int(self.flags[d][1 - self.slot].ne(0).any()) for d in range(self.world)):
                return f"the flags stand in the other slot: calls alternate, and this one's is epoch % 2 = {self.slot}"
            return "some peers were not told: one thread for each, or a loop, `peer += blockDim.x`"
        for value, words in (
                (lambda n: epoch << 32 | n, "the + 1 is missing: the receiver takes one off, and has a row too few"),
                (lambda n: n + 1, "the epoch is missing: in the upper half stands which call this is"),
                (lambda n: (n + 1) << 32 | epoch, "the halves are exchanged: the epoch is the upper one"),
                (lambda n: (epoch << 32) + (n + 1 << 32), "the count stands in the upper half, too")):
            if len(bad) == len(got) and all(got[s, d] == value(want[s][d]) for s, d in bad):
                return words
        if all(got[s, d] == expected.get((d, s)) for s, d in bad):
            return "wrong place: a sender writes at its own number, `rank`, in the peer's flags; this is another's"
        if any(int(i) % self.world != by for by, _, i in sets):
            return "wrong place: a sender writes at its own number, `rank`, in the peer's flags"
        if all(got[pair] >> 32 == epoch and 0 < got[pair] & 0xFFFFFFFF <= expected[pair] & 0xFFFFFFFF for pair in bad):
            if len(self.rung.trace.select("flag_set", symbol="rank_flags")) > len(got):
                return ("a count that is too small: every block set the flags, or set the counter to zero, though "
                        "block 0 alone should. " + ORDER)
            return ("a count that is too small: it was read before all blocks had counted their rows. `__syncthreads` "
                    "makes one block meet, the grid barrier all of them. " + ORDER)
        if all(got[pair] >> 32 == epoch for pair in bad):
            return "a count that is too large: was send_slots set back to zero in the call before?"
        return ("the receiver expects the epoch in the upper half and count + 1 in the lower one, in one 64-bit value; "
                "`epoch` has 32 bits, and is made wider before the shift: (uint64_t)epoch << 32")

    def too_early(self):
        """In the end every flag is right. Were the rows there when it was seen?"""
        for (s, d) in itertools.product(range(self.world), repeat=2):
            n = self.want[s][d]
            seen, final = self.watchers[d][2], self.rung.b[d]
            for name, mine, there in (("metadata", seen["meta"], final["recv_meta"]),
                                      ("row", seen["rows"], final["recv_x"])):
                mine, there = mine[s][:n].to_torch(), there[s][:n].to_torch()
                bad = (mine.view(torch.int16) != there.view(torch.int16)).flatten(1).any(1) if n else torch.zeros(0)
                if bool(bad.any()):
                    slot = int(bad.nonzero()[0])
                    return self.place(s, d) | {
                        "where": {"rank": d, "source": s, "slot": slot},
                        "place": f"rank {d}, slot {slot} of source {s}",
                        "expected": f"the {name} of this call", "got": "what was there before",
                        "cause": "flag before data: when the flag was seen, not all blocks had sent their rows, or "
                                 "nothing made their stores visible first. " + ORDER}
        return None

    def not_reset(self):
        for rank, b in enumerate(self.rung.b):
            left = b["send_slots"].to_torch().tolist()
            if any(left):
                peer = next(i for i, n in enumerate(left) if n)
                return {"place": f"send_slots[{peer}] of rank {rank}", "where": {"rank": rank, "peer": peer},
                        "expected": 0, "got": left[peer],
                        "cause": "the next call counts on from here, and its rows land in the wrong slots: set the "
                                 "counter back to zero when you have read it"}
        return None


def _flag(value: int) -> str:
    return "0: not set" if value == 0 else f"{value >> 32} << 32 | {value & 0xFFFFFFFF}"
