"""Lesson 10, exercise 3: combine_send of token_flags, which deals its rows out evenly."""

from collections import Counter

import numpy as np

from ....alltoall.token_flags import TokenFlags
from ....errors import FaultError
from ....trace import PS_PER_US
from ..cases import Case
from ..compare import some
from ..marks import require_signal
from ..routes import replies
from ..rung import Attempt, attempts
from ..trial import exercise

KERNEL = "combine_send"
RATIO = 1.5  # longest wave / mean, where every wave has many rows
ORDER = "First the row, then wave_barrier(), then signal<Order::release, Scope::system> by lane 0, as it stood there."
SMALL = Case(16, 4, 520, (12, 7, 0, 4), blocks=3, waves=2, memory="small", routing="hot_expert", target=9)
CASES = ((SMALL, 71), (SMALL.but(tokens=(5, 0, 12, 1), blocks=2, routing="one_rank", target=1), 72),
         (SMALL.but(tokens=(1, 0, 0, 0), blocks=5, routing="uniform"), 73),
         (SMALL.but(memory="strict", races=True), 75),
         (Case(128, 4, 2880, (64,) * 8, max_tokens=64, blocks=20, routing="hot_expert", target=37), 74))


@exercise
def deal_out(trial, source):
    """source: HIP with the kernel `combine_send` of token_flags, or its path."""
    for case, seed in CASES:
        description = (f"{len(case.tokens)} ranks, {case.experts} experts, top-{case.topk}, routing {case.routing}, "
                       f"{case.blocks} blocks of {case.waves} waves" + ", memory strict" * case.races + f" (seed {seed})")
        attempt, trace, _ = attempts(trial, source, KERNEL, TokenFlags, case, seed, _Dealt, words=description,
                                     order=ORDER,
                                     rule=lambda kernel_marks, race: require_signal(trial, kernel_marks, ORDER))
    trial.fail_if(attempt.slow(trace))
    rank = case.target // attempt.experts  # only the rank with the hot expert, because the others have few rows
    own, row, homes = trace.select(kernel=KERNEL, rank=rank), 2 * attempt.dim + 4, [
        home for (home, _), expert in attempt.due.items() if expert // attempt.experts == rank]
    return trial.card(own, remote_bytes=row * sum(home != rank for home in homes), flags=len(homes),
                      us=own.light().table["light_us"][-1],
                      note=f"of rank {rank}, which has the hot expert; least us: its busiest link at full speed")


class _Dealt(Attempt):
    """One call, with the rows that each wave sent."""

    def prepare(self):
        self.waves, self.due = self.case.blocks * self.case.waves, replies(self.problem)

    def sent(self):
        """(rank, home, flat, block, wave) of every reply: its sender, and its token."""
        trace = self.rung.trace.select("flag_set")
        replies = trace.records[trace.names("symbol") == "reply_flags"]
        return [tuple(int(r[field]) for field in ("rank", "dst", "index", "block", "wave")) for r in replies]

    def explain(self, error):
        if isinstance(error, FaultError):
            return ("the kernel takes a row that is not there. Expert e has the rows 0 to expert_count[e] - 1; row "
                    "expert_count[e] would be row 0 of expert e + 1")
        return self.astray() or "a wave waits for a reply that nobody sends"

    def wrong(self):
        facts = self.astray()
        if not facts:
            self.rung.outputs_are(self.problem, why=lambda error: (
                "the outputs are wrong, though each row was sent once: were other lines changed?"
                if self.last_mark in ("release system", "seq_cst system") else
                f"a receiver saw a flag, and its row was not there yet: the flag is set with {self.last_mark}. "
                f"{ORDER}"))
        return facts or self.uneven()

    def astray(self):
        """Facts of rows sent twice or not at all."""
        due, sent = self.due, Counter((dst, index) for _, dst, index, _, _ in self.sent())
        if missing := [key for key in due if key not in sent]:
            (home, flat), expert = missing[0], due[missing[0]]
            rank, (token, k) = expert // self.experts, divmod(flat, self.topk)
            return {"where": {"rank": rank, "expert": expert, "token": token, "k": k},
                    "place": f"rank {rank}, expert {expert}: the reply to rank {home}, token {token}, k {k}",
                    "expected": "a row and its flag", "got": "nothing",
                    "wrong": f"{len(missing)} of {len(due)} rows were never sent",
                    "cause": self.why_missing(sent, missing)}
        if twice := [key for key, n in sent.items() if n > 1]:
            home, flat = twice[0]
            return {"where": {"rank": home, "flat": flat}, "place": f"the reply to rank {home}, flat token {flat}",
                    "expected": "sent once",
                    "got": f"sent {sent[twice[0]]} times", "wrong": f"{len(twice)} of {len(due)} rows",
                    "cause": "the waves of the grid share the rows: wave_in_grid(), += waves_in_grid(). Do several "
                             "waves begin with the same row?"}
        return None

    def why_missing(self, sent, missing):
        due, local, lost = self.due, self.experts, Counter(self.due[key] for key in missing)
        rows, arrived = (Counter(due[key] // local for key in keys) for keys in (due, sent.keys() & due))
        return next(text for text, holds in (
            ("no row was sent at all: is the loop still there?", not sent),
            (f"{self.waves} waves sent one row each, and stopped: each goes on with a further one, += waves_in_grid()",
             all(arrived[rank] == min(self.waves, rows[rank]) for rank in rows)),
            ("the rows of the last expert are missing: the sum of the counts takes all `experts`",
             all(expert % local == local - 1 for expert in lost)),
            ("one row of each rank is missing, of its first expert that has any: number 0 of the flat range is a row. Does "
             "wave 0 begin with it?", lost == Counter(min(e for e in due.values() if e // local == rank) for rank in rows)),
            ("off by one: one row of an expert is missing. Expert e has rows 0 to expert_count[e] - 1; row == "
             "expert_count[e] is row 0 of the next expert", set(lost.values()) == {1}),
            ("only the first expert's rows were sent: the number in the flat range leads to an expert and a row in it",
             all(due[key] % local == 0 for key in sent.keys() & due)),
            (f"rows of the experts {some(sorted(lost))} are missing: what do the numbers of the flat range lead to?",
             True))
            if holds)

    def uneven(self):
        """Facts of a wave with more rows than its share."""
        per_wave = Counter((rank, block, wave) for rank, _, _, block, wave in self.sent())
        for rank in range(self.world):
            own = {key: n for key, n in per_wave.items() if key[0] == rank}
            rows, idle = sum(own.values()), self.waves - len(own)
            share = -(-rows // self.waves)
            if rows and max(own.values()) > share:
                (_, block, wave), most = max(own.items(), key=lambda item: item[1])
                return {"where": {"rank": rank, "block": block, "wave": wave},
                        "place": f"rank {rank}, block {block}, wave {wave}",
                        "expected": f"at most {share} of {rows} rows, as there are {self.waves} waves",
                        "got": f"{most} rows" + (f", while {idle} waves have none" if idle else ""),
                        "cause": "the values are right, the work is uneven: number the rows of all experts through, 0 "
                                 f"to {rows - 1}, and let the waves take them in turn"}
        return None

    def slow(self, trace):
        """Facts of a wave that works much longer than the mean, where every wave has many rows."""
        took = [trace.select("wave", rank=rank, kernel=KERNEL).records["duration"] / PS_PER_US
                for rank in range(self.world)]
        rank = int(np.argmax([each.max() for each in took]))
        longest, mean = took[rank].max(), took[rank].mean()
        return None if longest / mean <= RATIO else {
            "where": {"rank": rank}, "place": f"rank {rank}", "expected": f"longest wave / mean below {RATIO}",
            "got": f"{longest:.1f} us / {mean:.1f} us = {longest / mean:.2f} ({trace.label})",
            "cause": "each wave has its share of the rows, and some take far longer: what else does the loop do?"}


SOLUTION = "10_seeing_inside_a_kernel.ipynb", "exercise-3"
LOOP = "for (int item = wave_in_grid(), step = waves_in_grid(); item < rows; item += step) {\n"
FIND = "    int e = 0, row = item;\n    while (row >= (int)expert_count[e]) row -= expert_count[e++];\n"
MISTAKES = {
    "experts in turn": (LOOP + FIND, LOOP.replace("rows", "longest(expert_count, shape.experts) * shape.experts") +
                        "    const int e = item % shape.experts, row = item / shape.experts;\n"
                        "    if (row >= (int)expert_count[e]) continue;\n",
                        "the values are right, the work is uneven"),
    "one round": ("item < rows; item += step", "item < rows; item += rows", "+= waves_in_grid()"),
    "off by one": ("while (row >= (int)", "while (row > (int)",
                   "row expert_count[e] would be row 0 of expert e + 1"),
    "the first row": (LOOP, LOOP.replace("wave_in_grid(), step", "wave_in_grid() + 1, step"), "Does wave 0 begin with it?"),
    "last expert": ("i < shape.experts; ++i", "i < shape.experts - 1; ++i", "the rows of the last expert are missing"),
    "waves of a block together": (LOOP, LOOP.replace("wave_in_grid()", "(int)blockIdx.x").replace(
        "waves_in_grid()", "gridDim.x"), "Do several waves begin with the same row?"),
    "one wave of each block": (LOOP, LOOP.replace("waves_in_grid()", "gridDim.x").replace(
        "wave_in_grid()", "wave_in_block() ? rows : (int)blockIdx.x"), "waves have none"),
    "no expert": (FIND, "    const int e = 0, row = item;\n", "the kernel takes a row that is not there"),
    "neighbours together": (LOOP, "const int each = 2 * ((rows + waves_in_grid() - 1) / waves_in_grid());\n"
                            "  for (int item = wave_in_grid() * each, end = min(rows, item + each); item < end; "
                            "++item) {\n", "the work is uneven"),
    "no wave barrier": ("    wave_barrier();\n", "", "run in step"),
    "relaxed": ("signal<Order::release", "signal<Order::relaxed", "as it stood there"),
}
