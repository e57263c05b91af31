"""Lesson 07, exercise 1: dispatch_send of token_flags: a row, its metadata, its flag."""

from ....alltoall.token_flags import TokenFlags
from ....errors import FaultError
from ..arrivals import ORDER, Arrivals
from ..cases import DROPPED, FEW, FULL, STRICT
from ..marks import require_signal
from ..routes import sent
from ..rung import attempts
from ..trial import exercise
from ..watch import Watch

CASES = ((FEW.but(blocks=4), 41, 2), (DROPPED.but(experts=8, blocks=8), 42, 1),
         (STRICT.but(blocks=3, drop=0.2, races=True), 43, 1), (FULL, 44, 1))


@exercise
def send_token(trial, source):
    """source: HIP with the kernel `dispatch_send` of token_flags, or its path."""
    for case, seed, calls in CASES:
        attempt, trace, _ = attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Sent, calls=calls,
                                     order=ORDER,
                                     rule=lambda kernel_marks,
                                     race: require_signal(trial, kernel_marks, ORDER, given_barriers=2))
    live, local_rows, row = len(attempt.used), sum(len(attempt.want[r][r])
                                                   for r in range(attempt.world)), 2 * attempt.dim + 8 + 4
    return trial.card(trace.select(kernel="dispatch_send"),
                      remote_bytes=(live - local_rows) * row + 8 * attempt.world * (
        attempt.world - 1), flags=live + attempt.world**2, waves=live + attempt.world,
                      note="least: all bytes once; a wave for each flat token, and one per rank to count")


class _Sent(Arrivals):
    """One dispatch_send on every rank: the expected rows, those that arrived, and those that a receiver saw."""

    STAGES = "dispatch_send",

    def prepare(self):
        self.want = sent(self.problem)  # [source][dest]: flat tokens
        for b in self.rung.b:
            for name in ("recv_x", "recv_meta", "recv_count"):
                b[name].memset_(0xFF)
            b["send_slots"].zero_(), b["recv_flags"].zero_()  # combine_recv's work, which does not run here
        self.watch = Watch(self.rung.node, "per_slot", [[len(row[d]) for row in self.want] for d in range(self.world)],
                           self.slots, self.dim)

    def launch(self):
        self.watch.launch("recv_flags", self.rung)
        super().launch()

    def explain(self, error):
        if not isinstance(error, FaultError):
            return self.wrong()
        if error.report["cause"] == "misaligned":
            return {"sure": True, "cause": "wrong stride: row `at` of recv_x begins at * dim values in, a multiple of "
                                           "16 bytes"}
        if error.report.get("symbol") == "x":
            return "a row that x does not have: a flat token is token * topk + k, so its token is flat / topk"
        return ("an address outside of its buffer: where does row `at` begin, does one lane alone take the slot, and "
                "is a dropped choice (-1) skipped? It has no peer")

    def wrong(self):
        self.flags, self.meta, self.rows = ([b[name].to_torch() for b in self.rung.b]  # [dest][source, slot]
                                            for name in ("recv_flags", "recv_meta", "recv_x"))
        return self.wrong_slots() or self.wrong_meta() or self.wrong_rows() or self.too_early()

    def wrong_slots(self):
        if not any(map(bool, (*((m != -1).any() for m in self.meta), *((~x.isnan()).any() for x in self.rows),
                              *(f.any() for f in self.flags)))):
            return {"cause": "nothing was sent: no row, no metadata and no flag. Is the hole still empty?"}
        for d in range(self.world):
            for s, slot in ((self.meta[d][..., 1] == -1) & (self.meta[d][..., 0] != -1)).nonzero().tolist():
                return self.place(s, d, slot) | {
                    "expected": f"{len(self.want[s][d])} tokens from source {s}",
                    "got": f"flat token {int(self.meta[d][s, slot, 0])} with expert -1",
                    "cause": "a dropped choice was sent: its id is -1, which names no expert, and -1 / experts is 0, "
                             "so rank 0 gets it. Skip it"}
        if astray := self.astray():
            return astray
        missing = [entry for entry in self.used if int(self.flags[entry[1]][entry[0], entry[2]]) != self.rung.epoch]
        if missing:
            s, d, slot = next((m for m in missing if m[0] != m[1]), missing[0])
            got = int(self.flags[d][s, slot])
            return self.place(s, d, slot) | {
                "expected": f"recv_flags[{s}, {slot}] = {self.rung.epoch}", "got": f"{got}",
                "wrong": f"{len(missing)} of {len(self.used)} flags", "cause": self.why_no_flag(s, d, slot, got)}
        for d in range(self.world):
            for s, slot in self.flags[d].nonzero().tolist():
                if slot >= (n := len(self.want[s][d])):
                    return self.place(s, d, slot) | {
                        "expected": f"{n} tokens from source {s}", "got": f"a flag in slot {slot}",
                        "cause": "a slot too many: a token was sent twice, or a dropped one (-1) was sent"}
        return None

    def astray(self):
        """Facts of metadata on a rank that does not have the token's expert."""
        crossed = any(bool((self.meta[d][s] != -1).any()) for d in range(self.world) for s in range(self.world) if d != s)
        for d in range(self.world):
            for s, ids in enumerate(self.problem.topk_ids):
                ids = ids.flatten().tolist()
                for slot, (flat, e) in enumerate(self.meta[d][s].tolist()):
                    if 0 <= flat < len(ids) and 0 <= e == ids[flat] and (home := e // self.experts) != d:
                        return self.place(s, d, slot, flat) | {"cause": (
                            f"the token went to rank {d}, but expert {e} lives on rank id / experts, {home}"
                            if s != d or crossed else
                            f"forgotten translate: the metadata of a token for rank {home} stand in rank {s}'s own "
                            "copy of recv_meta. Every object on the heap needs it: the row, its metadata and its flag")}
        return None

    def why_no_flag(self, s, d, slot, got):
        epoch, sets, begin, shape = self.rung.epoch, self.rung.flags_set("recv_flags"), s * self.slots, self.problem.shape
        if got:
            return (f"the flag holds {got}, and the receiver waits for the epoch, {epoch}: the value of a flag counts "
                    "the calls, so that it never has to be reset")
        if not sets:
            return "no flag was set at all: the rows lie there, and nobody knows"
        if s != d and not any(by == s != to for by, to, _ in sets):
            return (f"forgotten translate: rank {s} set flags, all of them in its own copy of recv_flags. The receiver "
                    "looks at the peer's")
        end = begin + len(self.want[s][d])
        if outside := [i for by, to, i in sorted(sets) if (by, to) == (s, d) and not begin <= i < end]:
            known = next((cause for cause, base in (
                (", without its source", lambda by, to: 0), (", rank * max_tokens", lambda by, to: by * shape.max_tokens),
                (", the peer's number in place of the sender's", lambda by, to: to * self.slots))
                if all(0 <= i - base(by, to) < len(self.want[by][to]) for by, to, i in sets)), "")
            return (f"wrong stride: rank {s} set flag {outside[0]} of rank {d} instead of flag {begin + slot}{known}. "
                    "The slots of a source begin at rank * max_tokens * topk, and each peer's are drawn from "
                    "send_slots[peer]")
        if all(index % self.slots == 0 for _, _, index in sets):
            return ("only the first slot of each source was used: every token gets a slot of its own, the old value of "
                    "an atomicAdd on send_slots[peer]")
        return ("a token has no slot of its own, or was not sent: does lane 0 take the slot by an atomicAdd on "
                "send_slots[peer], and does every wave go on with a further flat token?")

    def wrong_meta(self):
        for s, d in ((s, d) for s in range(self.world) for d in range(self.world)):
            want, expert = self.want[s][d], self.problem.topk_ids[s].flatten().tolist()
            got = [tuple(pair) for pair in self.meta[d][s, :len(want)].tolist()]
            if (-1, -1) in got:
                return self.place(s, d, got.index((-1, -1))) | {
                    "expected": "Meta{flat, id}", "got": "never written", "cause": "the metadata never arrived" + (
                        ": was translate forgotten? Every object on the heap needs it: the row, its metadata and its "
                        "flag"
                        if s != d else "")}
            if sorted(got) == [(f, expert[f]) for f in want]:
                continue
            slot = next((i for i, (f, e) in enumerate(got) if f not in want or expert[f] != e), 0)
            flats, ids = (sorted(part) for part in zip(*got))
            cause = "the metadata are wrong"
            if flats == sorted(f // self.topk for f in want) and self.topk > 1:
                cause = "these are tokens, not flat tokens: the answer could not find its k. Meta holds `flat`"
            elif ids == sorted(expert[f] % self.experts for f in want) and d:
                cause = "the expert is numbered within its rank here; Meta holds its number in the whole node, `id`"
            elif ids == want:
                cause = "flat token and expert are exchanged: Meta{flat, id}"
            elif len(set(flats)) < len(want):
                cause = ("a token twice, another not at all: two waves got the same slot. atomicAdd returns the old "
                         "value")
            return self.place(s, d, slot) | {"expected": f"flat tokens {want} with their experts", "cause": cause,
                                             "got": f"flat {got[slot][0]}, expert {got[slot][1]}"}
        return None


SOLUTION = "07_dispatch_send.hip", None
ROW = ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, "
       "shape.row_bytes());\n")
META = "    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};\n"
BARRIER = "    wave_barrier();\n"
RELEASE = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
FLAG = "    if (lane_id() == 0) " + RELEASE
MISTAKES = {
    "forgot translate of the flag": (RELEASE, RELEASE.replace("world.at(recv_flags + at, peer)",
                                                              "recv_flags + at"),
                                     "forgotten translate: rank 2 set flags, all of them in its own copy"),
    "forgot translate of the row": ("world.at(recv_x + at * shape.dim, peer)", "recv_x + at * shape.dim",
                                    "forgotten translate: no row reached another rank"),
    "forgot translate of the metadata": ("*world.at(recv_meta + at, peer)", "recv_meta[at]",
                                         "stand in rank 0's own copy of recv_meta"),
    "flag before data": (ROW + META + BARRIER + FLAG, FLAG + BARRIER + ROW + META,
                         "flag before data: a receiver saw the flag, and the row was not there yet"),
    "flag before the metadata": (META + BARRIER + FLAG, BARRIER + FLAG + META, "its metadata was not there yet"),
    "the slot alone": (RELEASE, RELEASE.replace("recv_flags + at", "recv_flags + broadcast(slot)"), ", without its source"),
    "the peer's slots": ("(int64_t)world.rank * shape.max_tokens", "(int64_t)peer * shape.max_tokens",
                         "the peer's number in place of the sender's"),
    "relaxed flag": (RELEASE, RELEASE.replace("release", "relaxed"), "the flag overtook the row"),
    "scope too narrow": (RELEASE, RELEASE.replace("system", "agent"),
                         "it is set with release agent, so nothing makes"),
    "no wave barrier": (BARRIER, "", "run in step. Nothing in the code says"),
    "no flag": (FLAG, "", "no flag was set at all"),
    "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END",
                  "the receiver waits for the epoch, 7"),
    "wrong stride of the rows": ("recv_x + at * shape.dim", "recv_x + at",
                                 "wrong stride: row `at` of recv_x begins"),
    "wrong stride of the sources": ("shape.max_tokens * shape.topk + broadcast", "shape.max_tokens + broadcast",
                                    "instead of flag 24, rank * max_tokens. The slots of a source begin"),
    "the peer's area": ("(int64_t)world.rank * shape.max", "(int64_t)peer * shape.max",
                        "wrong stride: rank 2 set flag"),
    "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row counts bytes, not values"),
    "last value": ("shape.row_bytes()", "shape.row_bytes() - 2", "off by one: the last value of every row"),
    "last piece": ("shape.row_bytes()", "shape.row_bytes() - 16", "the values from 56 on are never written"),
    "missing -1": ("if (id < 0) continue;", "", "a dropped choice was sent"),
    "flat token as token": ("flat / shape.topk", "flat", "so its token is flat / topk"),
    "no atomic": ("atomicAdd(&send_slots[peer], 1u)", "send_slots[peer]++", "atomicAdd on send_slots[peer]"),
    "slot not broadcast": ("broadcast(slot)", "slot", "lane 0 alone knows the slot"),
    "token in the metadata": ("Meta{flat, id}", "Meta{flat / shape.topk, id}", "these are tokens, not flat tokens"),
    "local expert": ("Meta{flat, id}", "Meta{flat, id % shape.experts}", "its number in the whole node"),
    "metadata exchanged": ("Meta{flat, id}", "Meta{id, flat}", "flat token and expert are exchanged"),
    "wrong rank": ("peer = id / shape.experts", "peer = id % world.world_size", "lives on rank id / experts"),
    "flag of 7": ("peer), world.epoch);\n    // END", "peer), 7u);\n    // END", "the receiver waits for the epoch, 8"),
    "a barrier of the block": (BARRIER, BARRIER.replace("wave_barrier", "__syncthreads"), "__syncthreads()"),
    "another signature": ("uint32_t* recv_flags) {\n  const int flat",
                          "uint32_t* recv_flags, int more) {\n  const int flat",
                          "(more)"),
}
ALSO_RIGHT = {"stronger than it has to be": (RELEASE, RELEASE.replace("release", "seq_cst"))}
REMARKED = {"every lane sets the flag": ("if (lane_id() == 0) signal", "signal", "flags set")}
