"""Lesson 10, exercise 3: combine_send of token_flags, which deals its rows out evenly."""

from collections import Counter

import numpy as np

from ..kit import PS_PER_US, Attempt, Case, TokenFlags, attempts, exercise, misrouted, quantity, replies

KERNEL = "combine_send"
RATIO = 1.5  # longest wave / mean, where every wave has many rows
SMALL = Case(16, 4, 520, (12, 7, 0, 4), blocks=3, waves=2, routing="hot_expert", target=9)
CASES = ((SMALL, 71), (SMALL.but(tokens=(5, 0, 12, 1), blocks=2, routing="one_rank", target=1), 72),
         (SMALL.but(tokens=(1, 0, 0, 0), blocks=5, routing="uniform"), 73),
         (SMALL.but(experts=20), 75),
         (Case(128, 4, 2880, (64,) * 8, max_tokens=64, blocks=20, routing="hot_expert", target=37, memory="whole"), 74))


@exercise("10_seeing_inside_a_kernel.ipynb", "exercise-3")
def deal_out(trial, source):
    for case, seed in CASES:
        description = (f"{len(case.tokens)} ranks, {case.experts} experts, top-{case.topk}, routing {case.routing}, "
                       f"{quantity(case.blocks, 'block')} of {quantity(case.waves, 'wave')}"
                       + ", memory strict" * (case.memory == "strict") + f" (seed {seed})")
        attempt, trace = attempts(trial, source, KERNEL, TokenFlags, case, seed, _Dealt, words=description)
    attempt.none_is_slow(trace)
    rank = case.target // attempt.experts  # only the rank with the hot expert, because the others have few rows
    own, row, homes = trace.select(kernel=KERNEL, rank=rank), 2 * attempt.dim + 4, [
        home for (home, _), expert in attempt.due.items() if expert // attempt.experts == rank]
    return trial.card(own, remote_bytes=row * sum(home != rank for home in homes), flags=len(homes),
                      us=own.light().table["light_us"][-1],
                      note=f"of rank {rank}, which has the hot expert; least us: its busiest link at full speed")


class _Dealt(Attempt):
    def prepare(self):
        self.waves, self.due = self.case.blocks * self.case.waves, replies(self.problem)

    def wrong(self):
        return misrouted(self.rung, self.problem) or self.rung.outputs_are(self.problem) or self.uneven()

    def uneven(self):
        """Facts of a wave with more rows than its share."""
        sent = self.rung.trace.select("flag_set")
        per_wave = Counter(tuple(int(reply[field]) for field in ("rank", "block", "wave"))
                           for reply in sent.records[sent.names("symbol") == "reply_flags"])
        for (rank, block, wave), most in per_wave.most_common():
            own = [n for key, n in per_wave.items() if key[0] == rank]
            rows, idle = sum(own), self.waves - len(own)
            share = -(-rows // self.waves)
            if most > share:
                return {"where": {"rank": rank, "block": block, "wave": wave},
                        "expected": f"at most {share} of {rows} rows, as there are {self.waves} waves",
                        "got": f"{most} rows" + f", while {idle} waves have none" * bool(idle),
                        "cause": "the values are right, the work is uneven: number the rows of all experts through, 0 "
                                 f"to {rows - 1}, and let the waves take them in turn"}
        return None

    def none_is_slow(self, trace):
        """Fails if a wave works much longer than the mean, where every wave has many rows."""
        took = [trace.select("wave", rank=rank, kernel=KERNEL).records["duration"] / PS_PER_US for rank in range(self.world)]
        rank = int(np.argmax([each.max() for each in took]))
        longest, mean = took[rank].max(), took[rank].mean()
        self.trial.expect(longest / mean <= RATIO, f"longest wave / mean below {RATIO}",
                          f"{longest:.1f} us / {mean:.1f} us = {longest / mean:.2f} ({trace.label})",
                          "each wave has its share of the rows, and some take far longer: what else does the loop do?", rank=rank)
