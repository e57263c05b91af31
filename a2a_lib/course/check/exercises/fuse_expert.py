"""Lesson 08, exercise 2: combine of fused_combine, whose senders do the experts' work."""

import torch

from ....alltoall import FusedCombine
from ....errors import FaultError
from ..cases import DROPPED, FULL, NAN, STRICT
from ..compare import compare
from ..marks import require_signal
from ..replies import misrouted, reply_card
from ..routes import factor, replies, rotated, shift
from ..rung import Attempt, attempts
from ..trial import exercise

ORDER = ("First the row, then wave_barrier(), then signal<Order::release, Scope::system> by lane 0: whoever sees the "
         "flag must see the row.")
UNEVEN = 1.1  # factor of each expert's scale: no power of two, so that a product in fp16 gives another value
CASES = ((DROPPED.but(experts=16, topk=4, dim=88, blocks=3, waves=2, drop=0.0), 91, 1.0, 2),
         (STRICT.but(tokens=(8, 5, 1, 6), blocks=2, waves=2, drop=0.2, memory=""), 92, 1.0, 1),
         (STRICT.but(dim=520, blocks=3, waves=2, races=True), 93, 1.0, 1),
         (DROPPED.but(blocks=2, waves=2, exact=False), 95, UNEVEN, 1), (FULL.but(blocks=32), 94, 1.0, 1))


@exercise
def fuse_expert(trial, source):
    """source: HIP with the kernel `combine` of fused_combine, or its path."""
    for case, seed, scale, calls in CASES:
        description = "" if scale == 1 else f"the experts' scales times {scale}, random rows (seed {seed})"
        attempt, trace, _ = attempts(
            trial, source, "combine", FusedCombine, case, seed, lambda *given: _Fused(*given, scale),
                                     words=description, calls=calls,
            # the second barrier is the receivers'
            rule=lambda kernel_marks, race: require_signal(trial, kernel_marks, ORDER, barriers=2), order=ORDER)
    return reply_card(trial, trace, attempt.problem)


class _Fused(Attempt):
    def __init__(self, rung, problem, before, case, scale):
        self.scale = scale
        super().__init__(rung, problem, before, case)

    def prepare(self):
        for rank, own in enumerate(self.rung.b):
            own["reply"].copy_from(torch.full((self.case.max_tokens, self.topk, self.dim), NAN, dtype=torch.half))
            own["scale"].copy_from(torch.tensor([self.factor(rank * self.experts + e) for e in range(self.experts)],
                                                dtype=torch.float32))

    def factor(self, expert):
        """The expert's scale as the kernel gets it: in float."""
        return float(torch.tensor(factor(expert) * self.scale, dtype=torch.float32))

    def explain(self, error):
        if isinstance(error, FaultError):
            return FAULTS.get(error.report.get("symbol"), FAULTS[""])
        facts = self.missing()
        if facts or not self.rung.flags_set("reply_flags"):
            return facts
        if self.last_mark.endswith("agent"):
            return ("all flags were set, at scope agent: they stay on the GPU that set them, and the peer waits for "
                    "ever. Scope::system")
        return "all flags were set, and the receivers wait: do they take the value `epoch`?"

    def missing(self):
        return misrouted(self.rung, self.problem, "these flags were never set: every row gets one, reply_flags + flat "
                         "at the peer, with the value epoch, by lane 0 of the *wave* that sends it", "one lane sets the flag, once per row")

    def wrong(self):
        facts = self.wrong_rows() or self.missing()
        if not facts and self.scale == 1:
            self.rung.outputs_are(self.problem, why=lambda error: (
                f"in the end every row is there, but a receiver that saw its flag read it too early. {ORDER}"))
        return facts

    def wrong_rows(self):
        """Facts of the first wrong rows in `reply`, compared with the right rows and with those that leave a part
        out."""
        keys, experts = zip(*replies(self.problem).items())
        dim, local, topk = self.dim, self.experts, self.topk
        x = torch.stack([self.problem.tokens[home][flat // topk] for home, flat in keys]).double()
        copies = [own["reply"].to_torch().flatten(0, 1) for own in self.rung.b]
        got = torch.stack([copies[home][flat] for home, flat in keys])

        def variant(by=lambda e: shift(e, dim), scale=self.factor):
            return torch.stack([torch.roll(row, by(e)) * scale(e) for row, e in zip(x, experts)]).half()

        turned = [rotated(row, e) / factor(e) for row, e in zip(x, experts)]
        # Like the kernel's arithmetic: in float, rounded once.
        want = torch.stack([row.float() * self.factor(e) for row, e in zip(turned, experts)]).half()
        first = lambda e: e // local * local
        causes = (
            ("the row as it came: the expert has not worked on it", x.half()),
            ("the row is scaled, but not rotated", variant(by=lambda e: 0)),
            ("the row is rotated, but not scaled", variant(scale=lambda e: 1)),
            ("rotated the other way: y[j] comes from x[j - shift], so what stands first moves back by shift",
             variant(by=lambda e: -shift(e, dim))),
            ("rotated by shift pieces: shift counts values, and a piece has 8",
             variant(by=lambda e: 8 * shift(e, dim) % dim)),
            ("the shift is that of the rank's first expert, for every row: shift[e]",
             variant(by=lambda e: shift(first(e), dim))),
            ("the scale is that of the rank's first expert, for every row: scale[e]",
             variant(scale=lambda e: self.factor(first(e)))),
            ("scaled in fp16: the product is rounded once, at the end. float(h[j]) first, then times the scale, then "
             "half_t",
             torch.stack([torch.tensor(self.factor(e)).half() * row.half() for row, e in zip(turned, experts)])),
            ("scaled twice", variant(scale=lambda e: self.factor(e)**2)),
        )
        facts = compare(got, want, row="row", causes=causes, where=lambda i: {
            "rank": keys[i][0], "token": keys[i][1] // topk, "k": keys[i][1] % topk, "expert": experts[i]})
        lost = [i for i in (got != want).any(1).nonzero().flatten().tolist() if keys[i][0] != experts[i] // local]
        if any(torch.equal(copies[experts[i] // local][keys[i][1]], want[i]) for i in lost):
            facts["cause"] = "forgotten translate: the row stands in the sender's own copy of reply"
        if facts and not facts["cause"]:
            facts["cause"] = ("which piece comes where? With by = shift / 8, piece c of the answer is piece c - by of "
                              "the row, and the first `by` pieces are the row's last ones. (It is scaled as a float, "
                              "and expert_x stays as it was)")
        return facts


FAULTS = {  # the buffer that a fault is at -> its explanation
    "expert_x": "a row that expert_x does not have: row `from` begins from * dim values in, and a piece before the "
                "first one is the row's last: mod dim",
    "reply": "an address outside of its buffer: row `flat` of reply begins flat * dim values in",
    "reply_flags": "a flag that is not there: reply_flags + flat",
    "shift": "the shift of an expert that this rank does not have: e is numbered within the rank",
    "scale": "the scale of an expert that this rank does not have: e is numbered within the rank",
    "tickets": "tickets has two counters: tickets[epoch % 2]",
    "": "an address outside of its buffer: row `from` of expert_x begins from * dim values in, row `flat` of reply "
        "flat * dim; a piece before the first one is the row's last: mod dim",
}


SOLUTION = "08_fused_send.hip", None
READ = "Half8 h = in[c < by ? c - by + chunks : c - by];"
SCALE = "half_t(scale[e] * float(h[j]))"
PEER = "world.at(reply_flags + flat, peer)"
SIGNAL = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);\n    // END"
WORK = """    for (int c = lane_id(); c < chunks; c += WAVE) {
      Half8 h = in[c < by ? c - by + chunks : c - by];
      for (int j = 0; j < 8; ++j) h[j] = half_t(scale[e] * float(h[j]));
      out[c] = h;
    }
"""
BARRIER = "    wave_barrier();\n    if (lane_id() == 0) " + SIGNAL
MISTAKES = {
    "not scaled": (SCALE, "h[j]", "the row is rotated, but not scaled"),
    "not rotated": (READ, "Half8 h = in[c];", "the row is scaled, but not rotated"),
    "the other way": (READ, "Half8 h = in[c + by < chunks ? c + by : c + by - chunks];", "rotated the other way"),
    "pieces for values": ("by = shift[e] / 8", "by = shift[e] % chunks", "shift counts values, and a piece has 8"),
    "one piece too few wrapped": (READ, READ.replace("c < by", "c <= by"), "which piece comes where?"),
    "no wrap": (READ, "Half8 h = in[c - by];", "mod dim"),
    "the first expert's shift": ("shift[e] / 8", "shift[0] / 8", "the shift is that of the rank's first expert"),
    "the first expert's scale": (SCALE, SCALE.replace("scale[e]", "scale[0]"), "that of the rank's first expert"),
    "scaled in fp16": (SCALE, "half_t(scale[e]) * h[j]", "scaled in fp16"),
    "agent scope": (SIGNAL, SIGNAL.replace("system", "agent"), "agent"),
    "scaled twice": (SCALE, SCALE.replace("float(h[j])", "scale[e] * float(h[j])"), "scaled twice"),
    "forgot translate of the row": ("world.at(reply, peer)", "reply",
                                    "stands in the sender's own copy of reply"),
    "forgot translate of the flag": (SIGNAL, SIGNAL.replace(PEER, "reply_flags + flat"),
                                     "forgotten translate: every rank set flags in its own copy"),
    "one round": ("c += WAVE", "c += chunks", "the values from 512 on are never written in every row"),
    "wrong stride of the replies": ("(int64_t)flat * chunks", "(int64_t)flat * shape.dim", "begins"),
    "row of the expert": ("from * chunks;", "(int64_t)row * chunks;", "wrong"),
    "flag before the row": (WORK + BARRIER, BARRIER.replace("    // END", "") + WORK + "    // END",
                            "read it too early"),
    "relaxed flag": (SIGNAL, SIGNAL.replace("release", "relaxed"), "the flag"),
    "no wave barrier": (BARRIER, BARRIER.replace("    wave_barrier();\n", ""),
                        "run in step. Nothing in the code says"),
    "no flag": ("if (lane_id() == 0) " + SIGNAL, "// END", "these flags were never set"),
    "by thread 0": ("if (lane_id() == 0) " + SIGNAL, "if (threadIdx.x == 0) " + SIGNAL, "by lane 0 of the *wave*"),
    "flag of 7": ("peer), world.epoch);\n    // END", "peer), 7u);\n    // END", "do they take the value `epoch`?"),
    "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END", "do they take the value `epoch`?"),
    "every lane sets it": ("    if (lane_id() == 0) " + SIGNAL, "    " + SIGNAL, "once per row"),
}
