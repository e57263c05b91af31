"""Lesson 07, exercise 4: the counts of dispatch_send of token_flags in consecutive calls."""

import torch

from ....alltoall.token_flags import TokenFlags
from ....errors import DeadlockError
from ....moe import Problem, Shape
from ....trace.reports import waiting
from ..cases import Case
from ..failure import NO_VALUE
from ..routes import sent
from ..rung import Attempt, CheckedRung, attempts
from ..trial import exercise

LONG = Shape("counts", 12, 4, 6144, 12)
CASE = Case(16, 4, 520, (5, 0, 3, 1), blocks=6)
ALONE = Case(12, 4, 520, (10, 0, 0), blocks=3, memory="strict", races=True)
TOLD = ("the next kernel reads the rows that a count tells of: it is told with a release and waited for with an "
        "acquire, at scope system")
FLIGHT = ("Two calls are in flight. Rank 0 and rank 1 have nothing for each other, so no answer holds rank 0 back: its "
          "count of call n + 1 arrives while rank 1 still waits for that of call n. ")
ANOTHER = ("a count of another call was taken for this one's: the value must say which call it is of (its epoch), and "
           "calls alternate between the two slots, counts[epoch % 2]")


@exercise
def count_calls(trial, source):
    """source: HIP with the kernel `dispatch_send` of token_flags, or its path."""
    def calls(case, seed, number, description):
        return attempts(trial, source, "dispatch_send", TokenFlags, case, seed, _Call, calls=number, words=description)
    one_by_one, _, _ = calls(CASE, 70, 4, "after a pause, 4 ranks")
    _, _, race = calls(ALONE, 77, 2, "rank 0 alone has tokens, memory strict")
    if race:
        trial.fail(wrong=NO_VALUE, cause=f"{race}\n{TOLD}")
    for blocks, waves, description, problems in (
            (1, 1, "4 calls with no pause between them; rank 1 has tokens for rank 2, in calls 2 and 4 rank 0 has some "
             "for rank 1 (seeds 80 to 83)", [_strangers(80 + i, tokens) for i, tokens in enumerate((0, 3, 0, 2))]),
            (3, 4, "4 calls with no pause between them, 4 ranks, 12, 5, 3 and 12 tokens each (seeds 84 to 87)",
             [Problem.random(CASE.shape("counts"), 4, 84 + i, True, num_tokens=n)
              for i, n in enumerate((12, 5, 3, 12))])):
        with CASE.but(tokens=(1,) * problems[0].world_size).node() as node:
            trial.case(description)
            _together(CheckedRung(trial, node, source, "dispatch_send", problems[0].shape, blocks, waves), problems,
                      one_by_one.resets)
    _, trace, _ = calls(CASE.but(tokens=(12,) * 8, blocks=8), 88, 1, "8 ranks, for the score card: one call")
    return trial.card(trace.select(("flag_set", "transfer", "store"), kernel="dispatch_send", symbol="counts"),
                      remote_bytes=8 * 8 * 7, flags=8 * 8,
                      note="of the counts alone; least: one for each pair of ranks")


def _strangers(seed, tokens):
    """Rank 1 sends rank 2 many long rows, slowly. Rank 0 has `tokens` tokens for rank 1; rank 2 has none."""
    ours, theirs = (Problem.random(LONG, 3, seed, True, num_tokens=[tokens, 12, 0], routing="one_rank", target=target)
                    for target in (1, 2))
    return Problem(LONG, ours.tokens, [ours.topk_ids[0], *theirs.topk_ids[1:]], ours.topk_weights, exact=True)


def _together(rung, problems, resets):
    """Starts all calls one after the other, then waits on the host."""
    calls = []
    for problem in problems:
        rung.begin(problem)
        calls.append(rung.call)

    def launch():
        for rung.call in calls:
            rung.start()

    def why(error):
        flight = FLIGHT if len(rung.b) == 3 else ""
        if isinstance(error, DeadlockError) and all(waiter.kernel != "dispatch_recv" for waiter in waiting(error)):
            if resets:
                return flight + ("Then rank 1 sees the newer one, or its reset to zero erases it, and in the next call "
                                 "waits for a count that will not come again. Write no zeros: let the value say which "
                                 "call it is of (its epoch), and let calls alternate between the two slots, "
                                 "counts[epoch % 2]")
            if any(word.symbol == "counts" for waiter in waiting(error) for word in waiter.words):
                return flight + ("If both have the same place, the older one is gone and rank 1 waits for ever. Let "
                                 "calls alternate between the two slots, counts[epoch % 2]; is the epoch beside the "
                                 "number, too?")
        return flight + "So " * bool(flight) + ANOTHER
    rung.run(launch, why)
    for problem, call in zip(problems, calls):
        rung.outputs_are(problem, call, lambda error: f"the outputs of this call are wrong: {ANOTHER}")


class _Call(Attempt):
    """One call, then the host waits: the counts that each rank learned."""

    def prepare(self):
        for b in self.rung.b:
            b["recv_count"].memset_(0xFF)

    def explain(self, error):
        facts = self.wrong()
        if facts and not facts.pop("waits", False):
            return facts
        counts = [word for waiter in waiting(error) for word in waiter.words if word.symbol == "counts"]
        if any(word.own_copy for word in counts):
            return ("forgotten translate: a rank wrote its count into its own copy of `counts`. The receiver looks at "
                    "the peer's")
        hanging = [(waiter.rank, word.indices[1], word) for waiter in waiting(error) if waiter.kernel == "dispatch_send"
                   for word in waiter.words[:1] if word.symbol == "counts" and word.value is not None]
        if not hanging:
            return facts or "the receiver and the senders disagree about the number of tokens"
        want, (rank, s, first) = self.want(), hanging[0]
        facts = {"where": {"rank": rank, "source": s}, "place": f"rank {rank}, count of source {s}"}
        if all(want[rank][source] == 0 and word.value == 0 for rank, source, word in hanging):
            return facts | {"expected": "a message: 0 tokens", "got": "none", "cause":
                            "only those who have tokens say so: zero is a message too, or the receiver waits for ever"}
        set_by = f"it holds {first.value_text}" if first.set_by else "nobody set it"
        return facts | {"cause": f"rank {rank} waits where no count arrives: {set_by}. Do both agree where the count "
                                 "of `source` stands, and what it looks like?"}

    def want(self, back=1):
        """[rank][source]: flat tokens of this call or of one before."""
        problem = [*(call.problem for call in self.before), self.problem][-back]
        return [list(map(len, row)) for row in zip(*sent(problem))]

    def wrong(self):
        got = [b["recv_count"].to_torch().tolist() for b in self.rung.b]
        mine, want = torch.tensor(got), torch.tensor(self.want())
        # every rank that has read a count has erased it
        self.resets = all(not bool(b["counts"].to_torch().any()) for b in self.rung.b)
        if torch.equal(mine, want):
            self.rung.outputs_are(self.problem, why=lambda error: f"the outputs of this call are wrong: {ANOTHER}")
            return None
        (d, s), known, epoch = (mine != want).nonzero()[0].tolist(), mine != -1, self.rung.epoch
        facts = {"where": {"rank": d, "source": s}, "place": f"recv_count[{s}] of rank {d}",
                 "expected": int(want[d, s]),
                 "got": "never written" if got[d][s] == -1 else got[d][s]}
        bad = known & (mine != want)
        if not bool(bad.any()):
            return facts | {"cause": "" if bool(known.any()) else "no rank learned a count", "waits": True}
        older = {back: torch.tensor(self.want(back)) for back in (2, 3) if len(self.before) + 1 >= back}
        like = lambda counts, where=known: bool((mine == counts)[where].all())
        return facts | {"cause": next(cause for cause, holds in (
            ("one too many, everywhere: the 1 that tells zero tokens from no message is still in it", like(want + 1)),
            ("one too few, everywhere: the number travels as it is, as the epoch says that it is there. Nobody adds 1, and nobody "
             "takes 1 off", like(want - 1)),
            ("this is the epoch, not the number: which half of the 64 bits is which?", like(epoch)),
            ("all zeros: which half of the 64 bits is the number?", like(0)),
            ("what a rank sends was taken for what it gets", like(want.T)),
            *((f"this is the count {description}: nothing in the value says which call it is of. Put the epoch beside the "
               f"number, and wait for it", back in older and like(older[back], bad))
              for back, description in ((3, "of two calls ago, which stands in the same half"),
                                        (2, "of the call before"))),
            ("a wrong count: do both agree where it stands? Sender `rank` writes place `rank` at the peer; the "
             "receiver looks at place `source`", True)) if holds)}


SOLUTION = "07_counts.hip", None
PLACE = "(world.epoch % 2) * world.world_size"
MISTAKES = {
    "one place": (f"&counts[{PLACE} + world.rank]", "&counts[world.rank]", "Do both agree where the count"),
    "no epoch": ("seen >> 32 == world.epoch", "seen >> 32 != 0", "this is the count of two calls ago"),
    "zeros not told": ("  signal<Order::release, Scope::system>(count, (",
                       "  if (number) signal<Order::release, Scope::system>(count, (", "zero is a message too"),
    "forgot translate": (f"world.at(&counts[{PLACE} + world.rank], peer)", f"&counts[{PLACE} + world.rank]",
                         "forgotten translate: a rank wrote its count into its own copy"),
    "place of the peer": (f"[{PLACE} + world.rank]", f"[{PLACE} + peer]", "waits where no count arrives"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)number << 32 | world.epoch",
                         "what it looks like"),
    "one too many": ("<< 32 | number", "<< 32 | (number + 1)", "one too many, everywhere"),
    "the epoch for the number": ("return (uint32_t)seen;", "return (uint32_t)(seen >> 32);",
                                 "this is the epoch, not the number"),
    # These mistakes work with a pause between the calls.
    "one place for both": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source",
                           "Let calls alternate between the two slots"),
    "one place, a newer epoch will do": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source",
                                         "seen >> 32 == world.epoch", "seen >> 32 >= world.epoch",
                                         "a count of another call was taken"),
    "one place, reset": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source", "return (uint32_t)seen;",
                         "counts[source] = 0;\n  return (uint32_t)seen;", "its reset to zero erases it"),
    "told at agent scope": ("signal<Order::release, Scope::system>(count, (", "signal<Order::release, Scope::agent>(count, (",
                            "count"),
    "waited for at agent scope": ("wait_until<Order::acquire, Scope::system>(\n      &counts",
                                  "wait_until<Order::acquire, Scope::agent>(\n      &counts", "at scope system"),
}
ALSO_RIGHT = {
    "at least": ("seen >> 32 == world.epoch", "seen >> 32 >= world.epoch"),
    # Two places, each reset by its reader. A later lesson says why this is not enough.
    "parity and reset": ("seen >> 32 == world.epoch", "seen != 0", "return (uint32_t)seen;",
                         f"counts[{PLACE} + source] = 0;\n  return (uint32_t)seen;"),
}
