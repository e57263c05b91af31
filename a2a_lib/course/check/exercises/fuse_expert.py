"""Lesson 08, exercise 2: combine of fused_combine, whose senders do the experts' work."""

import torch

from ....kernels.all_to_all import FusedCombine
from ..cases import DROPPED, FULL, NAN, STRICT
from ..compare import compare
from ..replies import misrouted, reply_card
from ..routes import factor, replies, rotated
from ..rung import Attempt, attempts
from ..trial import exercise

UNEVEN = 1.1  # factor of each expert's scale: no power of two, so that a product in fp16 gives another value
CASES = ((DROPPED.but(experts=16, topk=4, dim=88, blocks=3, waves=2, drop=0.0), 91, 1.0, 2),
         (STRICT.but(tokens=(8, 5, 1, 6), blocks=2, waves=2, drop=0.2), 92, 1.0, 1),
         (STRICT.but(dim=520, blocks=3, waves=2), 93, 1.0, 1),
         (DROPPED.but(blocks=2, waves=2, exact=False), 95, UNEVEN, 1), (FULL.but(blocks=32), 94, 1.0, 1))


@exercise
def fuse_expert(trial, source):
    """source: HIP with the kernel `combine` of fused_combine, or its path."""
    for case, seed, scale, calls in CASES:
        description = "" if scale == 1 else f"the experts' scales times {scale}, random rows (seed {seed})"
        attempt, trace = attempts(trial, source, "combine", FusedCombine, case, seed, lambda *given: _Fused(*given, scale),
                                  words=description, calls=calls)
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

    def wrong(self):
        facts = self.wrong_rows() or misrouted(self.rung, self.problem)
        if not facts and self.scale == 1:
            self.rung.outputs_are(self.problem)
        return facts

    def wrong_rows(self):
        """Facts of the first wrong row in `reply`."""
        keys, experts = zip(*replies(self.problem).items())
        local, topk = self.experts, self.topk
        x = torch.stack([self.problem.tokens[home][flat // topk] for home, flat in keys]).double()
        copies = [own["reply"].to_torch().flatten(0, 1) for own in self.rung.b]
        got = torch.stack([copies[home][flat] for home, flat in keys])
        # Like the kernel's arithmetic: in float, rounded once.
        want = torch.stack([(rotated(row, e) / factor(e)).float() * self.factor(e) for row, e in zip(x, experts)]).half()
        return compare(got, want, row="row", where=lambda i: {
            "rank": keys[i][0], "token": keys[i][1] // topk, "k": keys[i][1] % topk, "expert": experts[i],
            "from rank": experts[i] // local})


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
    "the other way": (READ, "Half8 h = in[c + by < chunks ? c + by : c + by - chunks];",
                      "the row is rotated the other way: piece c of the answer is piece c - by of the row"),
    "pieces for values": ("by = shift[e] / 8", "by = shift[e] % chunks",
                          "shift is taken for a number of pieces: it counts values, 8 in a piece"),
    "one piece too few wrapped": (READ, READ.replace("c < by", "c <= by"), "the piece after the first `by` ones wraps around, too"),
    "no wrap": (READ, "Half8 h = in[c - by];", "an address outside of its buffer"),
    "the first expert's shift": ("shift[e] / 8", "shift[0] / 8", "every row is rotated as the rank's first expert does: shift[e]"),
    "the first expert's scale": (SCALE, SCALE.replace("scale[e]", "scale[0]"),
                                 "every row is scaled as the rank's first expert does: scale[e]"),
    "scaled in fp16": (SCALE, "half_t(scale[e]) * h[j]", "the product is made in fp16: float(h[j]) comes first"),
    "agent scope": (SIGNAL, SIGNAL.replace("system", "agent"), "scope too narrow"),
    "scaled twice": (SCALE, SCALE.replace("float(h[j])", "scale[e] * float(h[j])"), "the row is scaled twice"),
    "forgot translate of the row": ("world.at(reply, peer)", "reply", "nothing orders them: no signal"),
    "forgot translate of the flag": (SIGNAL, SIGNAL.replace(PEER, "reply_flags + flat"), "nothing orders them: no signal"),
    "one round": ("c += WAVE", "c += chunks", "each lane copies one piece and stops: a row may have more than 64"),
    "wrong stride of the replies": ("(int64_t)flat * chunks", "(int64_t)flat * shape.dim", "an address outside of its buffer"),
    "row of the expert": ("from * chunks;", "(int64_t)row * chunks;",
                          "the row within the expert is taken for the row of expert_x, `from`"),
    "flag before the row": (WORK + BARRIER, BARRIER.replace("    // END", "") + WORK + "    // END", "nothing orders them: no signal"),
    "relaxed flag": (SIGNAL, SIGNAL.replace("release", "relaxed"), "missing release"),
    "no wave barrier": (BARRIER, BARRIER.replace("    wave_barrier();\n", ""), "missing wave barrier"),
    "no flag": ("if (lane_id() == 0) " + SIGNAL, "// END", "no flag is set"),
    "by thread 0": ("if (lane_id() == 0) " + SIGNAL, "if (threadIdx.x == 0) " + SIGNAL,
                    "thread 0 of the block sets flags: each wave's lane 0 has to"),
    "flag of 7": ("peer), world.epoch);\n    // END", "peer), 7u);\n    // END", "flags are set to 7 instead of the epoch"),
    "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END", "flags are set to 1 instead of the epoch"),
    "every lane sets it": ("    if (lane_id() == 0) " + SIGNAL, "    " + SIGNAL, "every lane of the wave sets the flag"),
}
