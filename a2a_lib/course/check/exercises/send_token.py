"""Lesson 07, exercise 1: dispatch_send of token_flags: a row, its metadata, its flag."""

from ....kernels.all_to_all.token_flags import TokenFlags
from ..arrivals import Arrivals
from ..cases import DROPPED, FEW, FULL, STRICT
from ..routes import sent
from ..rung import attempts
from ..trial import exercise
from ..watch import Watch

CASES = ((FEW.but(blocks=4), 41, 2), (DROPPED.but(experts=40, topk=10, tokens=(5, 3, 0, 2), blocks=8), 42, 1),
         (STRICT.but(blocks=3, drop=0.2), 43, 1), (FULL, 44, 1))


@exercise("07_dispatch_send.hip")
def send_token(trial, source):
    for case, seed, calls in CASES:
        attempt, trace = attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Sent, calls=calls)
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

    def wrong(self):
        self.flags, self.meta, self.rows = ([b[name].to_torch() for b in self.rung.b]  # [dest][source, slot]
                                            for name in ("recv_flags", "recv_meta", "recv_x"))
        return self.wrong_slots() or self.wrong_rows() or self.too_early()
