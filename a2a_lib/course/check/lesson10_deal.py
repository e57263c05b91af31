"""Check of exercise 3 of lesson 10: combine_send deals its rows out evenly."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...errors import FaultError
from ...moe import MismatchError, Problem, Shape
from ...node import Node
from ...trace import PS_PER_US
from .compare import some
from .rung import BUDGET, STAGES, Rung
from .score import score_card
from .trial import Trial, exercise

KERNEL = "combine_send"
RATIO = 1.5  # longest wave / mean, where every wave has many rows


@exercise
def deal_out(trial: Trial, source):
    """source: HIP with the kernel `combine_send` of token_flags, or its path."""
    small = Shape("deal", 16, 4, 520, 12)
    with Node(4, name="small", max_instructions=BUDGET) as node:
        _case(trial, node, source, small, "hot_expert", 9, [12, 7, 0, 4], 71, blocks=3)
        _case(trial, node, source, small, "one_rank", 1, [5, 0, 12, 1], 72, blocks=2)
        _case(trial, node, source, small, "uniform", 0, [1, 0, 0, 0], 73, blocks=5)
    with Node(8, max_instructions=BUDGET) as node:
        return _case(trial, node, source, Shape("deal", 128, 4, 2880, 64), "hot_expert", 37, [64] * 8, 74, blocks=20,
                     waves=4, timed=True)


def _case(trial, node, source, shape, routing, target, tokens, seed, blocks, waves=2, timed=False):
    problem = Problem.random(shape, node.world_size, seed, True, num_tokens=tokens, routing=routing, target=target)
    rung = Rung(trial, node, source, KERNEL, shape, blocks, waves)
    trial.case(f"{node.world_size} ranks, {shape.num_experts} experts, top-{shape.topk}, routing {routing}, {blocks} "
               f"blocks of {waves} waves (seed {seed})")
    rung.begin(problem)
    dealt = _Dealt(rung, problem, blocks * waves)
    trace = rung.run(lambda: rung.start(*STAGES), dealt.explain)
    facts = dealt.wrong()
    if facts:
        trial.fail(**facts)
    try:
        problem.check([inputs["out"].to_torch() for inputs in rung.call.inputs])
    except MismatchError as error:
        trial.fail(cause=f"the outputs are wrong, though each row was sent once: were other lines changed?\n{error}")
    facts = dealt.uneven() or (timed and dealt.slow(trace))
    if facts:
        trial.fail(**facts)
    return _score(trace, problem, target // problem.local_experts)


def _score(trace, problem, rank):
    """Of the rank with the hot expert: the others have few rows."""
    own, row = trace.select(kernel=KERNEL, rank=rank), 2 * problem.shape.dim + 4
    to = problem.flat_tokens().view(problem.world_size, problem.world_size, -1).sum(2)[:, rank]
    return score_card(own, remote_bytes=row * int(to.sum() - to[rank]), flags=int(to.sum()),
                      us=own.light().table["light_us"][-1],
                      note=f"of rank {rank}, which has the hot expert; least us: its busiest link at full speed")


class _Dealt:
    """Which wave sent which rows."""

    def __init__(self, rung, problem, waves):
        self.rung, self.waves, self.shape = rung, waves, problem.shape
        self.world, self.experts = problem.world_size, problem.local_experts

    def sent(self):
        """(rank, home, flat, block, wave) of every reply: who sent it, and whose it is."""
        trace = self.rung.trace.select("flag_set")
        found = trace.records[trace.names("symbol") == "reply_flags"]
        return [tuple(int(r[field]) for field in ("rank", "dst", "index", "block", "wave")) for r in found]

    def due(self):
        """{(home, flat): expert} of every reply there should be, from the input."""
        found = {}
        for home, inputs in enumerate(self.rung.call.inputs):
            for flat, expert in enumerate(inputs["topk_ids"].to_torch().flatten().tolist()):
                if expert >= 0:
                    found[home, flat] = expert
        return found

    def explain(self, error):
        if isinstance(error, FaultError):
            return {"cause": "the kernel takes a row that is not there. Expert e has the rows 0 to expert_count[e] - "
                             "1; row expert_count[e] would be row 0 of expert e + 1"}
        return self.wrong() or {"cause": "a wave waits for a reply that nobody sends"}

    def wrong(self):
        """Rows sent twice, or not at all."""
        due, sent = self.due(), Counter((dst, index) for _, dst, index, _, _ in self.sent())
        missing = [key for key in due if key not in sent]
        if missing:
            home, flat = missing[0]
            expert = due[home, flat]
            rank = expert // self.experts
            lost = sorted({due[key] for key in missing})
            token, k = divmod(flat, self.shape.topk)
            return {"where": {"rank": rank, "expert": expert, "token": token, "k": k},
                    "place": f"rank {rank}, expert {expert}: the reply to rank {home}, token {token}, k {k}",
                    "expected": "a row and its flag", "got": "nothing",
                    "wrong": f"{len(missing)} of {len(due)} rows were never sent",
                    "cause": self.why_missing(due, sent, missing, lost)}
        twice = [key for key, n in sent.items() if n > 1]
        if twice:
            home, flat = twice[0]
            return {"where": {"rank": home, "flat": flat}, "place": f"the reply to rank {home}, flat token {flat}",
                    "expected": "sent once", "got": f"sent {sent[twice[0]]} times",
                    "wrong": f"{len(twice)} of {len(due)} rows",
                    "cause": "the waves of the grid share the rows: wave_in_grid(), += waves_in_grid(). Do several "
                             "waves begin with the same row?"}
        return None

    def why_missing(self, due, sent, missing, lost):
        if not sent:
            return "no row was sent at all: is the loop still there?"
        rows = Counter(expert // self.experts for expert in due.values())
        arrived = Counter(due[key] // self.experts for key in sent if key in due)
        if all(arrived[rank] == min(self.waves, rows[rank]) for rank in rows):
            return (f"{self.waves} waves sent one row each, and stopped: each goes on with a further one, += "
                    "waves_in_grid()")
        if all(expert % self.experts == self.experts - 1 for expert in lost):
            return "the rows of the last expert are missing: the sum of the counts takes all `experts`"
        per_expert = Counter(due[key] for key in missing)
        if set(per_expert.values()) == {1}:
            return ("off by one: one row of an expert is missing. Expert e has rows 0 to expert_count[e] - 1; row == "
                    "expert_count[e] is row 0 of the next expert")
        got = Counter(due[key] for key in sent if key in due)
        if all(expert % self.experts == 0 for expert in got):
            return ("only the first expert's rows were sent: the number in the flat range leads to an expert and a row "
                    "in it")
        return f"rows of the experts {some(lost)} are missing: what do the numbers of the flat range lead to?"

    def uneven(self):
        """A wave with more rows than its share."""
        per_wave = Counter((rank, block, wave) for rank, _, _, block, wave in self.sent())
        for rank in range(self.world):
            own = {key: n for key, n in per_wave.items() if key[0] == rank}
            rows = sum(own.values())
            share = -(-rows // self.waves)
            if rows and max(own.values()) > share:
                (_, block, wave), most = max(own.items(), key=lambda item: item[1])
                idle = self.waves - len(own)
                return {"where": {"rank": rank, "block": block, "wave": wave},
                        "place": f"rank {rank}, block {block}, wave {wave}",
                        "expected": f"at most {share} of {rows} rows, as there are {self.waves} waves",
                        "got": f"{most} rows" + (f", while {idle} waves have none" if idle else ""),
                        "cause": "the values are right, the work is uneven: number the rows of all experts through, 0 "
                                 f"to {rows - 1}, and let the waves take them in turn"}
        return None

    def slow(self, trace):
        """The same by the clock, where every wave has many rows."""
        took = [trace.select("wave", rank=rank, kernel=KERNEL).records["duration"] / PS_PER_US
                for rank in range(self.world)]
        rank = int(np.argmax([each.max() for each in took]))
        ratio = float(took[rank].max() / took[rank].mean())
        if ratio <= RATIO:
            return None
        return {"where": {"rank": rank}, "place": f"rank {rank}", "expected": f"longest wave / mean below {RATIO}",
                "got": f"{took[rank].max():.1f} us / {took[rank].mean():.1f} us = {ratio:.2f} ({trace.label})",
                "cause": "each wave has its share of the rows, and some take far longer: what else does the loop do?"}
