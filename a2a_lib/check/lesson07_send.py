"""Check of exercise 1 of lesson 07: dispatch_send."""

from __future__ import annotations

import torch

from ..errors import FaultError
from ..moe import Problem, Shape
from ..node import Node
from .rung import BUDGET, Rung
from .score import score_card
from .trial import Trial, exercise

NAN = float("nan")
LEAST = "least: rows, metadata, flags and counts once; a wave for each flat token, and one per rank that counts"
ORDER = ("First the row and its metadata, then wave_barrier(), then signal<Order::release, Scope::system>: who sees the "
         "flag must see the row.")
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
        return _case(trial, node, source, Shape("send", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 44, blocks=48)


def _case(trial, node, source, shape, tokens, seed, blocks, drop=0.0):
    world = node.world_size
    problem = Problem.random(shape, world, seed, num_tokens=tokens, drop=drop)
    rung = Rung(trial, node, source, "dispatch_send", shape, blocks)
    dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
    trial.case(f"{world} ranks with {', '.join(map(str, tokens))} tokens, {shape.num_experts} experts, top-{shape.topk}, "
               f"rows of {shape.dim} values" + (f", {dropped} choices dropped" if dropped else "")
               + f", epoch 7, memory {node.memory} (seed {seed})")
    sent = _Sent(rung, problem)
    trace = rung.run(sent.launch, sent.explain)
    facts = sent.wrong()
    if facts:
        trial.fail(**facts)
    _order(trial, rung.marks)
    live, here = sum(sum(map(len, row)) for row in sent.want), sum(len(sent.want[r][r]) for r in range(world))
    row = 2 * shape.dim + 8 + 4
    return score_card(trace.select(kernel="dispatch_send"), remote_bytes=(live - here) * row + 8 * world * (world - 1),
                      flags=live + world * world, waves=live + world, note=LEAST)


def _order(trial, marks):
    """What no value shows on this node, and still must be there."""
    flag = next((i for i in reversed(range(len(marks))) if marks[i].startswith("signal")), None)
    if flag is None or marks[flag] != "signal release system":
        said = "no signal() is there" if flag is None else f"the flag is set with {marks[flag].split(' ', 1)[1]}"
        trial.fail(expected="signal release system", got=said,
                   cause="all values arrived in time here, but nothing says they must: the flag of a row for another GPU "
                         "is released at scope system. " + ORDER)
    if "wave barrier" not in marks[:flag]:
        trial.fail(expected="wave_barrier() before the signal", got="none",
                   cause="all values arrived in time here, as the 64 lanes of this wave run in step. Nothing in the code "
                         "says that the other lanes' stores come before lane 0's release: the compiler may move them, "
                         "and an NVIDIA warp need not run in step. " + ORDER)


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
        if isinstance(error, FaultError):
            return {"cause": "an address outside of its buffer: row `at` of recv_x begins `at * dim` values in, and a "
                             "dropped choice (-1) has no peer"}
        return self.wrong(hung=True)

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

    def wrong(self, hung=False):
        self.read()
        seen = self.meta, self.rows
        return (self.wrong_slots(hung) or self.wrong_meta(*seen) or self.wrong_rows(*seen) or self.too_early())

    def wrong_slots(self, hung):
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
                        "cause": "a dropped choice was sent: its id is -1, which names no expert, and -1 / experts is 0, "
                                 "so rank 0 gets it. Skip it"}
        missing = [place for place in used if int(flags[place[1]][place[0], place[2]]) != epoch]
        if not missing:
            return self.extra()
        remote = next((m for m in missing if m[0] != m[1]), missing[0])
        s, d, slot = remote
        got = int(flags[d][s, slot])
        facts = self.place(s, d, slot) | {"expected": f"recv_flags[{s}, {slot}] = {epoch}", "got": f"{got}",
                                          "wrong": f"{len(missing)} of {len(used)} flags"}
        home = [int((flags[r][r] == epoch).sum()) for r in range(self.world)]
        if all(m[0] != m[1] for m in missing) and len(missing) == len([u for u in used if u[0] != u[1]]) and \
                got == 0 and any(home):
            return facts | {"cause": f"forgotten translate: no flag reached another rank, and rank {s} set its own copy of "
                                     "recv_flags. The receiver looks at the peer's"}
        if got:
            return facts | {"cause": f"the flag holds {got}, and the receiver waits for the epoch, {epoch}: the value of a "
                                     "flag counts the calls, so that it never has to be reset"}
        if not any(bool((f == epoch).any()) for f in flags):
            if any(bool(f.any()) for f in flags):
                return facts | {"cause": "flags were set, but to another value than the epoch"}
            return facts | {"cause": "no flag was set at all: the rows lie there, and nobody knows"}
        elsewhere = [(a, b) for a, b in (flags[d] == epoch).nonzero().tolist() if b >= len(self.want[a][d])]
        stride = self.problem.shape.max_tokens
        if all(int(flags[u[1]][u[0], u[2]]) == epoch for u in used if u[2] == 0) and not elsewhere:
            return facts | {"cause": "only the first slot of each source was used: does every token get a slot of its own "
                                     "(atomicAdd on send_slots[peer]), broadcast from lane 0?"}
        if elsewhere:
            a, b = elsewhere[0]
            at = a * self.slots + b
            rows = next((f" That is {name}." for name, value in (
                ("rank * max_tokens + slot", s * stride + slot), ("the slot without its source", slot),
                ("the area of the peer, not of the sender", d * self.slots + slot)) if value == at), "")
            return facts | {"cause": f"wrong stride: the flag is not there, but recv_flags[{a}, {b}] of rank {d} was set, "
                                     f"place {at} instead of {s * self.slots + slot}.{rows} A source's slots begin at rank "
                                     "* max_tokens * topk"}
        return facts | {"cause": "these tokens were never sent: does every wave go on with a further flat token, and does "
                                 "every one get a slot of its own (an atomic on send_slots[peer])?"}

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

    def wrong_meta(self, meta, rows):
        for s in range(self.world):
            for d in range(self.world):
                want, n = self.want[s][d], len(self.want[s][d])
                got = meta[d][s, :n]
                flats, ids = got[:, 0].tolist(), got[:, 1].tolist()
                expert = self.problem.topk_ids[s].flatten()
                for slot in range(n):
                    if flats[slot] == -1 and ids[slot] == -1:
                        cause = "the metadata never arrived"
                        if s != d:
                            cause += (": was translate forgotten? Every object on the heap needs it: the row, its metadata "
                                      "and its flag")
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
                    cause = "a token twice, another not at all: two waves got the same slot. atomicAdd returns the old value"
                return self.place(s, d, slot) | {"expected": f"flat tokens {want} with their experts",
                                                 "got": f"flat {flats[slot]}, expert {ids[slot]}", "cause": cause}
        return None

    def wrong_rows(self, meta, rows):
        used = self.used()
        got = torch.stack([rows[d][s, slot] for s, d, slot in used])
        flat = [int(meta[d][s, slot, 0]) for s, d, slot in used]
        x = self.problem.tokens
        want = torch.stack([x[s][f // self.topk] for (s, _, _), f in zip(used, flat)])
        bad = (got != want).any(1)
        if not bool(bad.any()):
            return None
        from .compare import compare

        def other(pick):
            return torch.stack([x[s][i] if (i := pick(f)) < len(x[s]) else torch.full((self.dim,), NAN).half()
                                for (s, _, _), f in zip(used, flat)])

        causes = [("the row of x is `flat` itself: a flat token is token * topk + k, so its token is flat / topk",
                   other(lambda f: f)),
                  ("the row of x is flat % topk, which is k: the token is flat / topk", other(lambda f: f % self.topk))]
        half = torch.full_like(want, NAN)
        if bool(torch.equal(got[:, :self.dim // 2], want[:, :self.dim // 2])) and bool(got[:, self.dim // 2:].isnan().all()):
            causes.append(("the second half of every row is missing: copy_row counts bytes, not values. A row has dim * "
                           "sizeof(half_t) bytes", half.clone()))
            causes[-1][1][:, :self.dim // 2] = want[:, :self.dim // 2]
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
        remote = [i for i in bad.nonzero().flatten().tolist() if used[i][0] != used[i][1]]
        if not remote:
            return ""
        s, d, slot = used[remote[0]]
        row = self.problem.tokens[s][flat[remote[0]] // self.topk]
        if bool(rows[d][s, slot].isnan().all()) and len(remote) == len([u for u in used if u[0] != u[1]]):
            if bool((rows[s] == row).all(2).any()):
                return (f"forgotten translate: no row reached another rank, and the row stands in rank {s}'s own copy of "
                        "recv_x. Its flag did cross, so the receiver takes what was there before")
        memory, at = rows[d].flatten(), (s * self.slots + slot)
        piece = row[-8:]
        near = memory.unfold(0, 8, 1) if len(memory) >= 8 else memory[None]
        found = [int(i) - self.dim + 8 for i in (near == piece).all(1).nonzero().flatten()]
        if found and at * self.dim not in found:
            begin = found[0]
            why = {at: "which is `at` itself", at * 2 * self.dim: "which is `at` bytes of rows twice over"}.get(begin, "")
            return (f"wrong stride: the row begins {begin} values into recv_x{', ' + why if why else ''}. Row `at` begins "
                    f"at * dim values in: {at} * {self.dim} = {at * self.dim}")
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
            cause = (f"the flag overtook {what}: it is set with {marks[-1].split(' ', 1)[1]}, so nothing makes what the "
                     "wave stored before visible first. ")
        else:
            cause = f"flag before data: a receiver saw the flag, and {what} was not there yet. "
        return facts | {"wrong": f"{len(late)} of {len(self.used())} tokens, at the moment their flag was seen; in the end "
                                 "all arrived", "cause": cause + ORDER}


def _value(value) -> str:
    return "what was there before the call (NaN)" if bool(value.isnan()) else f"{float(value):g}"
