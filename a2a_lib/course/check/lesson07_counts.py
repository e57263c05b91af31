"""Check of exercise 4 of lesson 07: counts, in calls that follow each other."""

from __future__ import annotations

import re

import torch

from ...errors import DeadlockError
from ...moe import MismatchError, Problem, Shape
from ...node import Node
from .rung import BUDGET, STAGES, Rung
from .score import score_card
from .trial import Trial, exercise

LONG = Shape("counts", 12, 4, 6144, 12)
SHAPE = Shape("counts", 16, 4, 520, 12)
FLIGHT = ("Two calls are in flight. Rank 0 and rank 1 have nothing for each other, so no answer holds rank 0 back: "
          "its count of call n + 1 arrives while rank 1 still waits for that of call n. ")


@exercise
def count_calls(trial: Trial, source):
    """source: HIP with the kernel `dispatch_send` of token_flags, or its path."""
    with Node(4, max_instructions=BUDGET) as node:
        rung = Rung(trial, node, source, "dispatch_send", SHAPE, blocks=6)
        problems = [Problem.random(SHAPE, 4, 70 + i, True, num_tokens=tokens)
                    for i, tokens in enumerate(([5, 0, 3, 1], [12, 2, 0, 7], [1, 12, 4, 4], [3, 3, 3, 12]))]
        calls = _Calls(rung)
        for i, problem in enumerate(problems):
            trial.case(f"call {i + 1}, after a pause, 4 ranks with {', '.join(map(str, problem.num_tokens))} tokens "
                       f"(seed {70 + i})")
            calls.one(problem)
        resets = all(not bool(b["counts"].to_torch().any()) for b in rung.b)
    with Node(3, max_instructions=BUDGET) as node:
        trial.case("4 calls with no pause between them; rank 1 has tokens for rank 2, in calls 2 and 4 rank 0 has "
                   "some for rank 1 (seeds 80 to 83)")
        rung = Rung(trial, node, source, "dispatch_send", LONG, blocks=1, waves=1)
        _Calls(rung, resets).together([_strangers(80 + i, tokens) for i, tokens in enumerate((0, 3, 0, 2))])
    with Node(4, max_instructions=BUDGET) as node:
        trial.case("4 calls with no pause between them, 4 ranks, 12, 5, 3 and 12 tokens each (seeds 84 to 87)")
        rung = Rung(trial, node, source, "dispatch_send", SHAPE, blocks=3)
        _Calls(rung, resets).together([Problem.random(SHAPE, 4, 84 + i, True, num_tokens=n)
                                       for i, n in enumerate((12, 5, 3, 12))])
    with Node(8, max_instructions=BUDGET) as node:
        trial.case("8 ranks, for the score card: one call (seed 88)")
        rung = Rung(trial, node, source, "dispatch_send", SHAPE, blocks=8)
        trace = _Calls(rung, resets).one(Problem.random(SHAPE, 8, 88, True))
        return score_card(trace.select(("flag_set", "transfer", "store"), kernel="dispatch_send", symbol="counts"),
                          remote_bytes=8 * 8 * 7, flags=8 * 8, note="of the counts alone; least: one for each pair of "
                                                                    "ranks")


def _strangers(seed, tokens):
    """Rank 1 sends rank 2 many long rows, slowly; rank 0 has `tokens` tokens for rank 1; rank 2 has none."""
    ours, theirs = (Problem.random(LONG, 3, seed, True, num_tokens=[tokens, 12, 0], routing="one_rank", target=target)
                    for target in (1, 2))
    return Problem(LONG, ours.tokens, [ours.topk_ids[0], *theirs.topk_ids[1:]], ours.topk_weights, exact=True)


class _Calls:
    def __init__(self, rung, resets=False):
        self.rung, self.resets, self.before = rung, resets, []

    def one(self, problem):
        """One call, then the host waits; its counts, looked at."""
        rung = self.rung
        self.before.append(problem)
        for b in rung.b:
            b["recv_count"].memset_(0xFF)
        rung.begin(problem)
        trace = rung.run(lambda: rung.start(*STAGES), self.explain)
        facts = self.wrong()
        if facts:
            rung.trial.fail(**facts)
        self.answers(problem, rung.call)
        return trace

    def together(self, problems):
        """All calls started, one behind the other, then the host waits."""
        rung, calls = self.rung, []
        self.before = list(problems)
        for problem in problems:
            rung.begin(problem)
            calls.append(rung.call)

        def launch():
            for rung.call in calls:
                rung.start(*STAGES)
        rung.run(launch, self.explain_together)
        for problem, call in zip(problems, calls):
            self.answers(problem, call)

    def answers(self, problem, call):
        try:
            problem.check([inputs["out"].to_torch() for inputs in call.inputs])
        except MismatchError as error:
            self.rung.trial.fail(cause=f"the outputs of this call are wrong: {_FLIGHT_COUNTS}\n{error}")

    def explain_together(self, error):
        flight = FLIGHT if len(self.rung.b) == 3 else ""
        if not isinstance(error, DeadlockError):
            return {"cause": flight + "So " * bool(flight) + _FLIGHT_COUNTS}
        if "kernel dispatch_recv" in str(error):
            return {"cause": flight + "So " * bool(flight) + _FLIGHT_COUNTS}
        if self.resets:
            return {"cause": flight + "Then rank 1 sees the newer one, or its reset to zero erases it, and in the "
                                      "next call waits for a count that will not come again. Write no zeros: let the "
                                      "value say which call it is of (its epoch), and let calls alternate between the "
                                      "two slots, counts[epoch % 2]"}
        if "counts[" in str(error):
            return {"cause": flight + "If both have the same place, the older one is gone and rank 1 waits for ever. "
                                      "Let calls alternate between the two slots, counts[epoch % 2]; is the epoch "
                                      "beside the number, too?"}
        return {"cause": flight + "So " * bool(flight) + _FLIGHT_COUNTS}

    def explain(self, error):
        facts = self.wrong()
        if facts and not facts.pop("waits", False):
            return facts
        said = str(error)
        if "was a translate forgotten" in said and "counts[" in said:
            return {"cause": "forgotten translate: a rank wrote its count into its own copy of `counts`. The receiver "
                             "looks at the peer's"}
        hanging = re.findall(r"rank (\d+), kernel dispatch_send.*\n.*on counts\[\d+, (\d+)\] = "
                             r"(\d+(?: << 32 \| \d+)?) \((.*)", said)
        want = self.want()
        if hanging and all(want[int(r)][int(s)] == 0 and value == "0" for r, s, value, _ in hanging):
            rank, s, *_ = hanging[0]
            return {"where": {"rank": int(rank), "source": int(s)}, "place": f"rank {rank}, count of source {s}",
                    "expected": "a message: 0 tokens", "got": "none",
                    "cause": "only those who have tokens say so: zero is a message too, or the receiver waits for ever"}
        if hanging:
            rank, s, value, more = hanging[0]
            set_by = "nobody set it" if "no rank has set it" in more else f"it holds {value}"
            return {"where": {"rank": int(rank), "source": int(s)}, "place": f"rank {rank}, count of source {s}",
                    "cause": f"rank {rank} waits where no count arrives: {set_by}. Do both agree where the count of "
                             "`source` stands, and what it looks like?"}
        return facts or {"cause": "the receiver and the senders disagree about the number of tokens"}

    def want(self, back=1):
        """[rank][source]: flat tokens, by looking, of the latest call or of one before."""
        problem = self.before[-back]
        experts = problem.local_experts
        return [[sum(e >= 0 and e // experts == d for e in ids.flatten().tolist()) for ids in problem.topk_ids]
                for d in range(problem.world_size)]

    def wrong(self):
        want = self.want()
        got = [b["recv_count"].to_torch().tolist() for b in self.rung.b]
        if got == want:
            return None
        d, s = next((d, s) for d in range(len(want)) for s in range(len(want)) if got[d][s] != want[d][s])
        facts = {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}", "expected": want[d][s],
                 "got": "never written" if got[d][s] == -1 else got[d][s]}
        flat = torch.tensor(got), torch.tensor(want)
        known = flat[0] != -1
        cause = ""
        if not bool(known.any()):
            return facts | {"cause": "no rank learned a count", "waits": True}
        if not bool((flat[0] != flat[1])[known].any()):
            return facts | {"cause": "", "waits": True}
        for back, words in ((2, "of the call before"), (3, "of two calls ago, which stands in the same slot")):
            if len(self.before) >= back:
                older = torch.tensor(self.want(back))
                bad = known & (flat[0] != flat[1])
                if bool((flat[0] == older)[bad].all()):
                    cause = (f"this is the count {words}: nothing in the value says which call it is of. Put the epoch "
                             "beside the number, and wait for it")
        if bool((flat[0] == flat[1] + 1)[known].all()):
            cause = "one too many, everywhere: the 1 that tells zero tokens from no message is still in it"
        elif bool((flat[0] == self.rung.epoch)[known].all()):
            cause = "this is the epoch, not the number: which half of the 64 bits is which?"
        elif bool((flat[0] == 0)[known].all()):
            cause = "all zeros: which half of the 64 bits is the number?"
        elif bool((flat[0] == flat[1].T)[known].all()):
            cause = "what a rank sends was taken for what it gets"
        return facts | {"cause": cause or "a wrong count: do both agree where it stands? Sender `rank` writes place "
                                          "`rank` at the peer; the receiver looks at place `source`"}


_FLIGHT_COUNTS = ("a count of another call was taken for this one's: the value must say which call it is of (its "
                  "epoch), and calls alternate between the two slots, counts[epoch % 2]")
