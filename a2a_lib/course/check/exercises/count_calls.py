"""Lesson 07, exercise 4: the counts of dispatch_send of token_flags in consecutive calls."""

import torch

from ....kernels.all_to_all.token_flags import TokenFlags
from ....kernels.moe import Problem, Shape
from ..cases import Case
from ..routes import sent
from ..rung import EPOCH, Attempt, CheckedRung, attempts
from ..trial import exercise

LONG = Shape("counts", 12, 4, 6144, 12)
CASE = Case(16, 4, 520, (5, 0, 3, 1), blocks=6, memory="whole")
MANY = Case(8, 2, 8, (140, 0, 3, 1), max_tokens=140, routing="one_rank", target=1, memory="whole")  # counts above 255
ALONE = Case(12, 4, 520, (10, 0, 0), blocks=3)


@exercise
def count_calls(trial, source):
    """source: HIP with the kernel `dispatch_send` of token_flags, or its path."""
    def calls(case, seed, number, description):
        return attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Call, calls=number, words=description)
    calls(CASE, 70, 4, "after a pause, 4 ranks")
    calls(ALONE, 77, 2, "rank 0 alone has tokens")
    calls(MANY, 79, 1, "280 rows for one peer")
    for epoch, blocks, waves, description, problems in (
            (EPOCH, 1, 1, "4 calls with no pause between them; rank 1 has tokens for rank 2, in calls 2 and 4 rank 0 has some "
             "for rank 1 (seeds 80 to 83)", [_strangers(80 + i, tokens) for i, tokens in enumerate((0, 3, 0, 2))]),
            ((1 << 16) - 3, 3, 4, "4 calls with no pause between them from call 65534 on, 4 ranks, 12, 5, 3 and 12 tokens each (seeds 84 "
                                  "to 87)",
             [Problem.random(CASE.shape("counts"), 4, 84 + i, True, num_tokens=n)
              for i, n in enumerate((12, 5, 3, 12))])):
        with CASE.but(tokens=(1,) * problems[0].world_size).node() as node:
            trial.case(description)
            rung = CheckedRung(trial, node, source, "dispatch_send", problems[0].shape, blocks, waves)
            rung.comm.epoch = epoch
            _together(rung, problems)
    _, trace = calls(CASE.but(tokens=(12,) * 8, blocks=8, memory="whole"), 88, 1, "8 ranks, for the score card: one call")
    return trial.card(trace.select(("flag_set", "transfer", "store"), kernel="dispatch_send", symbol="counts"),
                      remote_bytes=8 * 8 * 7, flags=8 * 8,
                      note="of the counts alone; least: one for each pair of ranks")


def _strangers(seed, tokens):
    """Rank 1 sends rank 2 many long rows, slowly. Rank 0 has `tokens` tokens for rank 1; rank 2 has none."""
    ours, theirs = (Problem.random(LONG, 3, seed, True, num_tokens=[tokens, 12, 0], routing="one_rank", target=target)
                    for target in (1, 2))
    return Problem(LONG, ours.tokens, [ours.topk_ids[0], *theirs.topk_ids[1:]], ours.topk_weights, exact=True)


def _together(rung, problems):
    """Starts all calls one after the other, then waits on the host."""
    calls = []
    for problem in problems:
        rung.begin(problem)
        calls.append(rung.call)

    def launch():
        for rung.call in calls:
            rung.start()

    rung.run(launch, lambda error: None)
    for problem, call in zip(problems, calls):
        rung.outputs_are(problem, call)


class _Call(Attempt):
    """One call, then the host waits: the counts that each rank learned."""

    def prepare(self):
        for b in self.rung.b:
            b["recv_count"].memset_(0xFF)

    def wrong(self):
        got = torch.stack([b["recv_count"].to_torch() for b in self.rung.b])
        want = torch.tensor([list(map(len, row)) for row in zip(*sent(self.problem))])
        for d, s in (got != want).nonzero().tolist()[:1]:
            n = int(got[d, s])
            return {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}", "expected": int(want[d, s]),
                    "got": "never written" if n == -1 else n, "evidence": ["recv_count", got]}
        self.rung.outputs_are(self.problem)
        return None


SOLUTION = "07_counts.hip", None
PLACE = "(world.epoch % 2) * world.world_size"
MISTAKES = {
    "an epoch of 16 bits": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)(world.epoch & 0xffff) << 32 | number",
                            "the epoch is cut at 16 bits"),
    "one place": (f"&counts[{PLACE} + world.rank]", "&counts[world.rank]",
                  "a count is written to one place in every call, and looked for in the half epoch % 2"),
    "no epoch": ("seen >> 32 == world.epoch", "seen >> 32 != 0", "any value is taken for this call's: the epoch in it is not looked at"),
    "zeros not told": ("  signal<Order::release, Scope::system>(count, (", "  if (number) signal<Order::release, Scope::system>(count, (",
                       "zero is not told: the receiver waits for every source"),
    "forgot translate": (f"world.at(&counts[{PLACE} + world.rank], peer)", f"&counts[{PLACE} + world.rank]",
                         "no count comes to its place at the peer: the address is not translated, or the place is not "
                         "the sender's number"),
    "place of the peer": (f"[{PLACE} + world.rank]", f"[{PLACE} + peer]",
                          "no count comes to its place at the peer: the address is not translated, or the place is not "
                          "the sender's number"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)number << 32 | world.epoch",
                         "epoch and number are exchanged: the epoch is the upper half"),
    "one too many": ("<< 32 | number", "<< 32 | (number + 1)", "the number is sent with + 1, and nobody takes it off"),
    "the epoch for the number": ("return (uint32_t)seen;", "return (uint32_t)(seen >> 32);",
                                 "the upper half, the epoch, is taken for the number"),
    # These mistakes work with a pause between the calls.
    "one place for both": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source",
                           "all calls use one place: the next call's count overwrites this one's before it is seen"),
    "one place, a newer epoch will do": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source", "seen >> 32 == world.epoch",
                                         "seen >> 32 >= world.epoch",
                                         "all calls use one place, and the count of the next call is taken for this one's"),
    "one place, reset": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source", "return (uint32_t)seen;",
                         "counts[source] = 0;\n  return (uint32_t)seen;", "flag not atomic"),
    "told at agent scope": ("signal<Order::release, Scope::system>(count, (", "signal<Order::release, Scope::agent>(count, (",
                            "scope too narrow"),
    "waited for at agent scope": ("wait_until<Order::acquire, Scope::system>(\n      &counts",
                                  "wait_until<Order::acquire, Scope::agent>(\n      &counts", "scope too narrow"),
}
ALSO_RIGHT = {
    "at least": ("seen >> 32 == world.epoch", "seen >> 32 >= world.epoch"),
    # The word is data and flag. All else that a call hands on goes through the flags of rows and the ends of kernels.
    "nothing is released": ("signal<Order::release, Scope::system>(count,", "signal<Order::relaxed, Scope::system>(count,",
                            f"acquire, Scope::system>(\n      &counts[{PLACE} + source],\n      [=]",
                            f"relaxed, Scope::system>(\n      &counts[{PLACE} + source],\n      [=]"),
    # Two places, each reset by its reader. A later lesson says why this is not enough.
    "parity and reset": ("seen >> 32 == world.epoch", "seen != 0", "return (uint32_t)seen;",
                         f"counts[{PLACE} + source] = 0;\n  return (uint32_t)seen;"),
}
