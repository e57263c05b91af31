"""Lesson 07, exercise 4: the counts of dispatch_send of token_flags in consecutive calls."""

import torch

from ..kit import EPOCH, Attempt, Case, CheckedRung, Problem, Shape, TokenFlags, attempts, exercise, first_wrong, sent

LONG = Shape("counts", 12, 4, 6144, 12)
CASE = Case(16, 4, 520, (5, 0, 3, 1), blocks=6, memory="whole")
MANY = Case(8, 2, 8, (140, 0, 3, 1), max_tokens=140, routing="one_rank", target=1, memory="whole")  # counts above 255
ALONE = Case(12, 4, 520, (10, 0, 0), blocks=3)


@exercise("07_counts.hip")
def count_calls(trial, source):
    def calls(case, seed, number, description):
        return attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Call, calls=number, words=description)
    calls(CASE, 70, 4, "after a pause, 4 ranks")
    calls(ALONE, 77, 2, "rank 0 alone has tokens")
    calls(MANY, 79, 1, "280 rows for one peer")
    strangers = [_strangers(80 + i, tokens) for i, tokens in enumerate((0, 3, 0, 2))]
    others = [Problem.random(CASE.shape("counts"), 4, 84 + i, True, num_tokens=n) for i, n in enumerate((12, 5, 3, 12))]
    for epoch, blocks, waves, description, problems in (
            (EPOCH, 1, 1, "4 calls with no pause between them; rank 1 has tokens for rank 2, in calls 2 and 4 rank 0 has some for rank 1 "
             "(seeds 80 to 83)", strangers),
            ((1 << 16) - 3, 3, 4, "4 calls with no pause between them from call 65534 on, 4 ranks, 12, 5, 3 and 12 tokens each (seeds 84 "
             "to 87)", others)):
        with CASE.but(tokens=(1,) * problems[0].world_size).node() as node:
            trial.case(description)
            rung = CheckedRung(trial, node, source, "dispatch_send", problems[0].shape, blocks, waves)
            rung.comm.epoch = epoch
            begun = [rung.begin(problem) for problem in problems]
            rung.run(lambda: [rung.comm.start(stage, call) for call in begun for stage in rung.comm.STAGES])
            for problem, call in zip(problems, begun):
                rung.outputs_are(problem, call)
    _, trace = calls(CASE.but(tokens=(12,) * 8, blocks=8, memory="whole"), 88, 1, "8 ranks, for the score card: one call")
    return trial.card(trace.select(("flag_set", "transfer", "store"), kernel="dispatch_send", symbol="counts"),
                      remote_bytes=8 * 8 * 7, flags=8 * 8,
                      note="of the counts alone; least: one for each pair of ranks")


def _strangers(seed, tokens):
    """Rank 1 sends rank 2 many long rows, slowly. Rank 0 has `tokens` tokens for rank 1; rank 2 has none."""
    ours, theirs = (Problem.random(LONG, 3, seed, True, num_tokens=[tokens, 12, 0], routing="one_rank", target=target)
                    for target in (1, 2))
    return Problem(LONG, ours.tokens, [ours.topk_ids[0], *theirs.topk_ids[1:]], ours.topk_weights, exact=True)


class _Call(Attempt):
    """One call, then the host waits: the counts that each rank learned."""

    def prepare(self):
        for b in self.rung.b:
            b["recv_count"].memset_(0xFF)

    def wrong(self):
        got = torch.stack([b["recv_count"].to_torch() for b in self.rung.b])
        want = torch.tensor([list(map(len, row)) for row in zip(*sent(self.problem))])
        return first_wrong(got, want, "rank, source", "recv_count[{1}] of rank {0}", lambda n: "never written" if n == -1 else int(n),
                           evidence=["recv_count", got]) or self.rung.outputs_are(self.problem)
