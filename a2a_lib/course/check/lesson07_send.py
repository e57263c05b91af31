"""Check of exercise 1 of lesson 07: dispatch_send."""

from __future__ import annotations

import itertools

import torch

from ...errors import FaultError
from ...moe import Problem, Shape
from ...node import Node
from .compare import compare
from .rung import BUDGET, Rung, marks
from .score import score_card
from .trial import Trial, exercise

NAN = float("nan")
LEAST = "least: all bytes once; a wave for each flat token, and one per rank to count"
ORDER = ("First the row and its metadata, then wave_barrier(), then signal<Order::release, Scope::system>: who sees "
         "the flag must see the row.")
# What a receiver finds the moment it sees a flag.
AS_SEEN = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void as_seen(half_t* rows, int* meta, const half_t* recv_x, const int* recv_meta,
                                   const uint32_t* recv_flags, const int* count, int slots, int dim, uint32_t epoch) {
  const int source = blockIdx.x;
  for (int slot = 0; slot < count[source]; ++slot) {
    const int64_t at = (int64_t)source * slots + slot;
    if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(&recv_flags[at], epoch);
    wave_barrier();
    copy_row(rows + at * dim, recv_x + at * dim, dim * sizeof(half_t));
    if (lane_id() < 2) meta[2 * at + lane_id()] = recv_meta[2 * at + lane_id()];
  }
}
"""


@exercise
def send_token(trial: Trial, source):
    """source: HIP with the kernel `dispatch_send` of token_flags, or its path."""
    with Node(4, max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("send", 8, 2, 64, 6), [5, 0, 3, 1], 41, blocks=4)
        _case(trial, node, source, Shape("send", 8, 3, 520, 12), [12, 7, 0, 4], 42, blocks=8, drop=0.3)
    with Node(4, name="small", memory="strict", max_instructions=BUDGET) as node:
        _case(trial, node, source, Shape("send", 12, 3, 1032, 8), [8, 0, 1, 6], 43, blocks=3, drop=0.2)
    with Node(8, max_instructions=BUDGET) as node:
        card = _case(trial, node, source, Shape("send", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 44, blocks=48)
    _order(trial, marks(source, "dispatch_send"))
    return card


def _case(trial, node, source, shape, tokens, seed, blocks, drop=0.0):
    world = node.world_size
    problem = Problem.random(shape, world, seed, num_tokens=tokens, drop=drop)
    rung = Rung(trial, node, source, "dispatch_send", shape, blocks)
    dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
    trial.case(f"{world} ranks with {', '.join(map(str, tokens))} tokens, {shape.num_experts} experts, "
               f"top-{shape.topk}, rows of {shape.dim}" + (f", {dropped} dropped" if dropped else "")
               + f", epoch 7, memory {node.memory} (seed {seed})")
    sent = _Sent(rung, problem)
    trace = rung.run(sent.launch, sent.explain)
    facts = sent.wrong()
    if facts:
        trial.fail(**facts)
    live, here = sum(sum(map(len, row)) for row in sent.want), sum(len(sent.want[r][r]) for r in range(world))
    row = 2 * shape.dim + 8 + 4
    return score_card(trace.select(kernel="dispatch_send"), remote_bytes=(live - here) * row + 8 * world * (world - 1),
                      flags=live + world * world, waves=live + world, note=LEAST)


def _order(trial, said):
    """What no value shows on this node, and still must be there."""
    flag = next((i for i in reversed(range(len(said))) if said[i].startswith("signal")), 0)
    if not said or said[flag] != "signal release system":
        trial.fail(expected="signal release system", got=said[flag] if said else "no signal()",
                   cause="all values arrived in time here, but nothing says they must: the flag of a row for another "
                         "GPU is released at scope system. " + ORDER)
    if "wave barrier" not in said[:flag]:
        trial.fail(expected="wave_barrier() before the signal", got="none",
                   cause="all values arrived in time here, as the 64 lanes of this wave run in step. Nothing in the "
                         "code says that the other lanes' stores come before lane 0's release: the compiler may move "
                         "them, and an NVIDIA warp need not run in step. " + ORDER)


class _Sent:
    """One dispatch_send on every rank: what should arrive, what did, and what a receiver saw."""

    def __init__(self, rung, problem):
        self.rung, self.problem, shape = rung, problem, problem.shape
        self.world, self.topk, self.dim = problem.world_size, shape.topk, shape.dim
        self.slots = shape.max_tokens * shape.topk
        self.experts = shape.num_experts // self.world
        # want[source][dest]: flat tokens, by looking
        self.want = [[[f for f, e in enumerate(ids.flatten().tolist()) if e >= 0 and e // self.experts == dest]
                      for dest in range(self.world)] for ids in problem.topk_ids]
        watch = rung.node.load(AS_SEEN, name="as_seen").as_seen
        self.watchers = []
        for i, rank in enumerate(rung.node.ranks):
            for name in ("recv_x", "recv_meta", "recv_count"):
                rung.b[i][name].memset_(0xFF)
            own = {"rows": rank.empty((self.world, self.slots, self.dim), torch.float16, "rows seen"),
                   "meta": rank.empty((self.world, self.slots, 2), torch.int32, "metadata seen"),
                   "count": rank.from_torch(torch.tensor([len(self.want[s][i]) for s in range(self.world)],
                                                         dtype=torch.int32), "count"),
                   "stream": rank.stream()}
            own["rows"].memset_(0xFF), own["meta"].memset_(0xFF)
            self.watchers.append((rank, watch, own))
        rung.begin(problem)

    def launch(self):
        for (rank, watch, own), b in zip(self.watchers, self.rung.b):
            rank.launch(watch, self.world, 64, own["rows"], own["meta"], b["recv_x"], b["recv_meta"], b["recv_flags"],
                        own["count"], self.slots, self.dim, self.rung.epoch, stream=own["stream"])
        self.rung.start("dispatch_send")

    def explain(self, error):
        if not isinstance(error, FaultError):
            return self.wrong()
        said = str(error)
        if "misaligned" in said:
            return {"cause": "wrong stride: row `at` of recv_x begins at * dim values in, a multiple of 16 bytes"}
        if "`x`" in said:
            return {"cause": "a row that x does not have: a flat token is token * topk + k, so its token is flat / "
                             "topk"}
        return {"cause": "an address outside of its buffer: where does row `at` begin, does one lane alone take the "
                         "slot, and is a dropped choice (-1) skipped? It has no peer"}

    # What is in memory now.

    def read(self):
        self.flags = [b["recv_flags"].to_torch() for b in self.rung.b]  # [dest][source, slot]
        self.meta = [b["recv_meta"].to_torch() for b in self.rung.b]
        self.rows = [b["recv_x"].to_torch() for b in self.rung.b]

    def used(self):
        return [(s, d, slot) for d in range(self.world) for s in range(self.world)
                for slot in range(len(self.want[s][d]))]

    def place(self, s, d, slot, flat=None):
        where = {"rank": d, "source": s, "slot": slot}
        text = f"rank {d}, slot {slot} of source {s}"
        if flat is not None:
            token, k = flat // self.topk, flat % self.topk
            expert = int(self.problem.topk_ids[s][token, k])
            where |= {"token": token, "k": k, "expert": expert}
            text += f" (token {token}, k {k}, expert {expert})"
        return {"where": where, "place": text}

    def wrong(self):
        self.read()
        return self.wrong_slots() or self.wrong_meta() or self.wrong_rows() or self.too_early()

    def wrong_slots(self):
        epoch, flags = self.rung.epoch, self.flags
        used = self.used()
        touched = any(bool((m != -1).any()) for m in self.meta) or any(bool((~x.isnan()).any()) for x in self.rows)
        if not touched and not any(bool(f.any()) for f in flags):
            return {"cause": "nothing was sent: no row, no metadata and no flag. Is the hole still empty?"}
        for d in range(self.world):
            for s in range(self.world):
                n = len(self.want[s][d])
                odd = self.meta[d][s, :, 1] == -1
                written = (self.meta[d][s] != -1).any(1)
                if bool((odd & written).any()):
                    slot = int((odd & written).nonzero()[0])
                    flat = int(self.meta[d][s, slot, 0])
                    return self.place(s, d, slot) | {
                        "expected": f"{n} tokens from source {s}", "got": f"flat token {flat} with expert -1",
                        "cause": "a dropped choice was sent: its id is -1, which names no expert, and -1 / experts is "
                                 "0, so rank 0 gets it. Skip it"}
        astray = self.astray()
        if astray:
            return astray
        missing = [place for place in used if int(flags[place[1]][place[0], place[2]]) != epoch]
        if not missing:
            return self.extra()
        s, d, slot = next((m for m in missing if m[0] != m[1]), missing[0])
        got = int(flags[d][s, slot])
        facts = self.place(s, d, slot) | {"expected": f"recv_flags[{s}, {slot}] = {epoch}", "got": f"{got}",
                                          "wrong": f"{len(missing)} of {len(used)} flags"}
        return facts | {"cause": self.why_no_flag(s, d, slot, got)}

    def astray(self):
        """Metadata of a token on a rank that does not have its expert."""
        def away(d, s):
            """(slot, flat token, expert) of such metadata from source s on rank d."""
            ids = self.problem.topk_ids[s].flatten().tolist()
            return [(slot, flat, e) for slot, (flat, e) in enumerate(self.meta[d][s].tolist())
                    if 0 <= flat < len(ids) and 0 <= e == ids[flat] and e // self.experts != d]

        pairs = list(itertools.product(range(self.world), repeat=2))
        crossed = any(bool((self.meta[d][s] != -1).any()) for d, s in pairs if d != s)
        for d, s in pairs:
            for slot, flat, e in away(d, s):
                home = e // self.experts
                cause = f"the token went to rank {d}, but expert {e} lives on rank id / experts, {home}"
                if s == d and not crossed:
                    cause = (f"forgotten translate: the metadata of a token for rank {home} stand in rank {s}'s own "
                             "copy of recv_meta. Every object on the heap needs it: the row, its metadata and its "
                             "flag")
                return self.place(s, d, slot, flat) | {"cause": cause}
        return None

    def why_no_flag(self, s, d, slot, got):
        epoch, sets = self.rung.epoch, self.rung.flags_set("recv_flags")
        if got:
            return (f"the flag holds {got}, and the receiver waits for the epoch, {epoch}: the value of a flag counts "
                    "the calls, so that it never has to be reset")
        if not sets:
            return "no flag was set at all: the rows lie there, and nobody knows"
        if s != d and not any(by == s and to != s for by, to, _ in sets):
            return (f"forgotten translate: rank {s} set flags, all of them in its own copy of recv_flags. The receiver "
                    "looks at the peer's")
        begin = s * self.slots
        end = begin + len(self.want[s][d])
        outside = [i for by, to, i in sorted(sets) if (by, to) == (s, d) and not begin <= i < end]
        if outside:
            shape = self.problem.shape
            known = {s * shape.max_tokens: "rank * max_tokens", 0: "without its source",
                     d * self.slots: "the peer's number in place of the sender's"}
            why = f", {known[outside[0] - slot]}" if outside[0] - slot in known else ""
            return (f"wrong stride: rank {s} set flag {outside[0]} of rank {d} instead of flag {begin + slot}{why}. "
                    "The slots of a source begin at rank * max_tokens * topk")
        if all(index % self.slots == 0 for _, _, index in sets):
            return ("only the first slot of each source was used: every token gets a slot of its own, the old value "
                    "of an atomicAdd on send_slots[peer]")
        return ("a token has no slot of its own, or was not sent: does lane 0 take the slot by an atomicAdd on "
                "send_slots[peer], and does every wave go on with a further flat token?")

    def extra(self):
        for d in range(self.world):
            for s in range(self.world):
                n = len(self.want[s][d])
                over = self.flags[d][s, n:].nonzero().flatten()
                if len(over):
                    slot = n + int(over[0])
                    return self.place(s, d, slot) | {
                        "expected": f"{n} tokens from source {s}", "got": f"a flag in slot {slot}",
                        "cause": "a slot too many: a token was sent twice, or a dropped one (-1) was sent"}
        return None

    def wrong_meta(self):
        for s in range(self.world):
            for d in range(self.world):
                want, n = self.want[s][d], len(self.want[s][d])
                got = self.meta[d][s, :n]
                flats, ids = got[:, 0].tolist(), got[:, 1].tolist()
                expert = self.problem.topk_ids[s].flatten()
                for slot in range(n):
                    if flats[slot] == -1 and ids[slot] == -1:
                        cause = "the metadata never arrived"
                        if s != d:
                            cause += (": was translate forgotten? Every object on the heap needs it: the row, its "
                                      "metadata and its flag")
                        return self.place(s, d, slot) | {"expected": "Meta{flat, id}", "got": "never written",
                                                         "cause": cause}
                if sorted(flats) == sorted(want) and all(int(expert[f]) == e for f, e in zip(flats, ids)):
                    continue
                slot = next((i for i in range(n) if flats[i] not in want or int(expert[flats[i]]) != ids[i]), 0)
                cause = "the metadata are wrong"
                if sorted(flats) == sorted(f // self.topk for f in want) and self.topk > 1:
                    cause = "these are tokens, not flat tokens: the answer could not find its k. Meta holds `flat`"
                elif sorted(ids) == sorted(int(expert[f]) % self.experts for f in want) and d:
                    cause = "the expert is numbered within its rank here; Meta holds its number in the whole node, `id`"
                elif sorted(ids) == sorted(want):
                    cause = "flat token and expert are exchanged: Meta{flat, id}"
                elif len(set(flats)) < n:
                    cause = ("a token twice, another not at all: two waves got the same slot. atomicAdd returns the "
                             "old value")
                return self.place(s, d, slot) | {"expected": f"flat tokens {want} with their experts",
                                                 "got": f"flat {flats[slot]}, expert {ids[slot]}", "cause": cause}
        return None

    def wrong_rows(self):
        used, meta, rows = self.used(), self.meta, self.rows
        got = torch.stack([rows[d][s, slot] for s, d, slot in used])
        flat = [int(meta[d][s, slot, 0]) for s, d, slot in used]
        x = self.problem.tokens
        want = torch.stack([x[s][f // self.topk] for (s, _, _), f in zip(used, flat)])
        bad = (got != want).any(1)
        if not bool(bad.any()):
            return None
        def other(pick):
            return torch.stack([x[s][i] if (i := pick(f)) < len(x[s]) else torch.full((self.dim,), NAN).half()
                                for (s, _, _), f in zip(used, flat)])

        causes = [("the row of x is `flat` itself: a flat token is token * topk + k, so its token is flat / topk",
                   other(lambda f: f)),
                  ("the row of x is flat % topk, which is k: the token is flat / topk", other(lambda f: f % self.topk))]
        half = torch.full_like(want, NAN)
        middle = self.dim // 2
        if torch.equal(got[:, :middle], want[:, :middle]) and bool(got[:, middle:].isnan().all()):
            causes.append(("the second half of every row is missing: copy_row counts bytes, not values. A row has dim "
                           "* sizeof(half_t) bytes", half.clone()))
            causes[-1][1][:, :middle] = want[:, :middle]
        place = lambda i: self.place(*used[i], flat[i])["where"] | {}  # noqa: E731
        facts = compare(got, want, row="row", where=place, causes=causes)
        i = int(bad.nonzero()[0])
        facts |= {"place": self.place(*used[i], flat[i])["place"] + f", dim {facts['where']['dim']}"}
        facts["where"].pop("row")
        if all(cause != facts["cause"] for cause, _ in causes):
            facts["cause"] = self.row_elsewhere(used, flat, bad, rows) or facts["cause"]
        return facts

    def row_elsewhere(self, used, flat, bad, rows):
        """Where the row went that did not arrive."""
        later = [i for i in bad.nonzero().flatten().tolist() if used[i][2]]
        landed = [rows[d][s, slot] for s, d, slot in (used[i] for i in later)]
        meant = [self.problem.tokens[used[i][0]][flat[i] // self.topk] for i in later]
        if later and all(bool(got[8:].isnan().all()) and torch.equal(got[:8], row[:8])
                         for got, row in zip(landed, meant)):
            return "lane 0 alone knows the slot: the others copied their pieces to slot 0. broadcast(slot)"
        remote = [i for i in bad.nonzero().flatten().tolist() if used[i][0] != used[i][1]]
        if not remote:
            return ""
        s, d, slot = used[remote[0]]
        row = self.problem.tokens[s][flat[remote[0]] // self.topk]
        if bool(rows[d][s, slot].isnan().all()) and len(remote) == len([u for u in used if u[0] != u[1]]):
            if bool((rows[s] == row).all(2).any()):
                return (f"forgotten translate: no row reached another rank, and the row stands in rank {s}'s own copy "
                        "of recv_x. Its flag did cross, so the receiver takes what was there before")
        memory, at = rows[d].flatten(), (s * self.slots + slot)
        piece = row[-8:]
        near = memory.unfold(0, 8, 1) if len(memory) >= 8 else memory[None]
        found = [int(i) - self.dim + 8 for i in (near == piece).all(1).nonzero().flatten()]
        if found and at * self.dim not in found:
            return (f"wrong stride: the row begins {found[0]} values into recv_x. Row `at` begins at * dim values in: "
                    f"{at} * {self.dim} = {at * self.dim}")
        return ""

    def too_early(self):
        """In the end everything is there. Was it there when the flag was seen?"""
        meta = [own["meta"].to_torch() for _, _, own in self.watchers]
        rows = [own["rows"].to_torch() for _, _, own in self.watchers]
        late = []
        for s, d, slot in self.used():
            flat = int(self.meta[d][s, slot, 0])
            want = self.problem.tokens[s][flat // self.topk]
            good_meta = bool((meta[d][s, slot] == self.meta[d][s, slot]).all())
            if not good_meta or not torch.equal(rows[d][s, slot], want):
                late.append((s, d, slot, flat, want, good_meta))
        if not late:
            return None
        s, d, slot, flat, want, good_meta = next((item for item in late if item[0] != item[1]), late[0])
        facts = self.place(s, d, slot, flat)
        wrong = (rows[d][s, slot] != want).nonzero().flatten()
        if len(wrong):
            j = int(wrong[0])
            facts["place"] += f", dim {j}"
            facts["where"]["dim"] = j
            facts |= {"expected": f"{float(want[j]):g}", "got": _value(rows[d][s, slot, j])}
        else:
            facts |= {"expected": f"metadata of flat token {flat}", "got": "metadata from before"}
        what = "the row" if len(wrong) else "its metadata"
        marks = [mark for mark in self.rung.marks if mark.startswith("signal")]
        if marks and marks[-1] != "signal release system":
            cause = (f"the flag overtook {what}: it is set with {marks[-1].split(' ', 1)[1]}, so nothing makes what "
                     "the wave stored before visible first. ")
        else:
            cause = f"flag before data: a receiver saw the flag, and {what} was not there yet. "
        return facts | {"wrong": f"{len(late)} of {len(self.used())} tokens, at the moment their flag was seen; in the "
                                 "end all arrived", "cause": cause + ORDER}


def _value(value) -> str:
    return "what was there before the call (NaN)" if bool(value.isnan()) else f"{float(value):g}"
