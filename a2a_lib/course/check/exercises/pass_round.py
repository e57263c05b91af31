"""Lesson 18, exercise 2: pass_round(slots, arrived, room, own, sum, bases, rank, world_size, dim, call): a ring with credits."""

import torch

from ....draw import Draw
from ..compare import compare
from ..post import Post, number
from ..score import score_card, wasted
from ..trial import exercise

# ranks, ints in a block, calls one after the other, without a word from the host between them
CASES = ((4, 64, 1), (3, 100, 3), (2, 200, 4), (5, 64, 2), (8, 33, 2))
STALLS = 32.0  # us: the longest pause of a wave, so that ranks run at different speeds


@exercise
def pass_round(trial, source):
    """source: HIP with a kernel `pass_round`. Blocks go round a ring of ranks through two slots at each; `sum` is the sum of all."""
    for seed, (ranks, dim, calls) in enumerate(CASES):
        trial.case(f"{ranks} ranks, blocks of {dim} ints, {calls} call{'s' * (calls > 1)} (schedule seed {seed})")
        trace = _case(trial, source, ranks, dim, calls, seed)
    blocks = ranks * (ranks - 1) * calls
    least = {"remote_bytes": blocks * (dim * 4 + 4 + 4), "flags": 2 * blocks}
    list(map(trial.remark, wasted(trace, **least)))
    return score_card(trace, **least)  # without a time: waves pause


def _case(trial, source, ranks, dim, calls, seed):
    post = Post(trial, ranks, seed)
    post.node.stall(STALLS)
    kernel = trial.load(post.node, trial.compiled(source, lambda text: text.replace("__launch_bounds__(64)", "")), "pass_round")
    slots = post.heap.alloc("slots", (2, dim), torch.int32)
    arrived, room = (post.heap.alloc(name, (1,), torch.uint32) for name in ("arrived", "room"))
    post.heap.zero_()
    given = Draw(seed).integers(1, 10**6, calls, ranks, dim, dtype=torch.int32)
    own = [[rank.from_torch(given[call, rank.index], f"own, call {call + 1}") for rank in post.node.ranks] for call in range(calls)]
    out = [[rank.zeros((dim,), torch.int32, f"sum, call {call + 1}") for rank in post.node.ranks] for call in range(calls)]

    def launches():
        for call in range(calls):
            for rank in post.node.ranks:
                i = rank.index
                rank.launch(kernel, 1, 64, slots[i], arrived[i], room[i], own[call][i], out[call][i], post.heap.bases[i], i, ranks,
                            dim, call + 1)

    def hung(error):
        state = {name: [number(flag) for flag in flags] for name, flags in (("arrived", arrived), ("room", room))}
        return {"place": "`arrived` and `room` of all ranks", "got": "; ".join(f"{name} {values}" for name, values in state.items()),
                "evidence": [state["arrived"], state["room"]]}

    trace = post.run(launches, hung)
    _directions(trial, trace, ranks)
    for call in range(calls):
        got = torch.stack([buffer.to_torch() for buffer in out[call]])
        trial.wrong_if(compare(got, given[call].sum(0, dtype=torch.int32).expand(ranks, dim), row="rank", column="number"))
    blocks = calls * (ranks - 1)
    for name, flags in (("arrived", arrived), ("room", room)):
        for rank, flag in enumerate(flags):
            if number(flag) != blocks:
                trial.wrong([name, rank, number(flag)], place=f"`{name}` of rank {rank}, at the end", expected=f"{blocks}, as many as "
                            "blocks were passed to the next rank", got=str(number(flag)))
    return trace


def _directions(trial, trace, ranks: int) -> None:
    """Fails if a credit went to a rank that is not its slot's sender: the race that follows would not say so."""
    for record in trace.select("flag_set", symbol="room").records:
        giver, taker = int(record["src"]), int(record["dst"])
        if taker != (giver - 1) % ranks:
            trial.fail(where={"rank": giver}, place=f"rank {giver}, its credit", expected=f"`room` of rank {(giver - 1) % ranks}, which "
                       "stores into its slots", got=f"`room` of rank {taker}", cause="the credit goes to the wrong rank: it is for "
                       "the rank before, and the address of `room` is translated to it")


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-2"
WAIT, DUE = "wait_at_least<Order::acquire, Scope::system>(room", "(unsigned)(sent - 1));"
FULL = "signal<Order::release, Scope::system>(translate(arrived"
CREDIT, GIVEN = "signal<Order::release, Scope::system>(translate(room", "before), (unsigned)(got + 1));"
ADD = "    for (int i = lane_id(); i < dim; i += WAVE) sum[i] += block[i];\n    wave_barrier();\n"
GIVE = "    if (turn > 0 && lane_id() == 0) " + CREDIT + ", bases, rank, before), (unsigned)(got + 1));\n"
ARRIVED = "      if (lane_id() == 0) " + FULL + ", bases, rank, next), (unsigned)(sent + 1));\n"
PASS = "    if (turn < world_size - 1) {\n"
MISTAKES = {
    "a barrier in one lane": (FULL, "__syncthreads(); " + FULL, "in divergent control flow"),
    "`arrived` one short": ("next), (unsigned)(sent + 1))", "next), (unsigned)sent)",
                            "`arrived` is one short: it counts the blocks that have "
                            "come, and block `sent` has come, too"),
    "no credit": ("if (sent >= 2) {", "if (false) {", "nothing orders them: no signal"),
    "one too early": (DUE, "(unsigned)(sent - 2));", "nothing orders them: no signal"),
    "one too late": (DUE, "(unsigned)sent);", "the credit is waited for one block too long: block sent - 2 was in the slot, and the "
                     "next rank keeps block sent - 1 until it could pass it on itself, so that all ranks of the ring wait"),
    "waited for within a call": (DUE, "(unsigned)(turn - 1));", "if (sent >= 2)", "if (turn >= 2)", "nothing orders them: no signal"),
    "given within a call": (GIVEN, "before), (unsigned)turn);", "`room` begins anew in each call: it counts blocks over all calls"),
    "to the next rank": (GIVEN, GIVEN.replace("before", "next"), "the credit goes to the wrong rank"),
    "to oneself": ("translate(room, bases, rank, before)", "room", "the credit goes to the wrong rank"),
    "none for the last block": ("if (turn > 0 && lane_id() == 0) " + CREDIT,
                                "if (turn > 0 && turn < world_size - 1 && lane_id() == 0) " + CREDIT,
                                "the last block of a call gets no credit: the next call's blocks use the same slots"),
    "given before it is added": (ADD + GIVE, GIVE + ADD, "nothing orders them: no signal"),
    "given before it is passed on": (GIVE, "", PASS, GIVE + PASS, "nothing orders them: no signal"),
    "lanes still load": (ADD, ADD.replace("    wave_barrier();\n", ""), "missing wave barrier"),
    "lanes store too soon": (DUE + "\n        wave_barrier();", DUE, "missing wave barrier"),
    "arrived too soon": ("there[i] = block[i];\n      wave_barrier();", "there[i] = block[i];", "missing wave barrier"),
    "credit not released": (CREDIT, CREDIT.replace("release", "relaxed"), "missing release"),
    "credit not acquired": (WAIT, WAIT.replace("acquire", "relaxed"), "missing acquire"),
    "not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
    "agent scope": (CREDIT, CREDIT.replace("system", "agent"), "scope too narrow"),
    "slots by the turn": ("+ sent % 2 * dim;", "+ turn % 2 * dim;", "nothing orders them: no signal"),
    "translate of the slot forgotten": ("translate(slots, bases, rank, next)", "slots", "the address of the slot is not translated: the "
                                        "rank writes into its own slot"),
    "exactly so many": (WAIT, WAIT.replace("at_least", "equal"), "the sender waits for exactly sent - 1 finished blocks: the next rank may "
                        "be further"),
    "passed on in the last turn": ("if (turn < world_size - 1) {", "if (true) {", "the last block is passed on, too: it would come back to "
                                   "the rank that it belongs to"),
    "own block not added": ("sum[i] += block[i]", "sum[i] += turn > 0 ? block[i] : 0", "the own block is missing in `sum`"),
}
ALSO_RIGHT = {
    "a credit in turn 0, which says the same again": ("if (turn > 0 && lane_id() == 0) " + CREDIT, "if (lane_id() == 0) " + CREDIT),
    "the credit before `arrived`": (ARRIVED, "", GIVE, GIVE + "    if (turn < world_size - 1)\n" + ARRIVED),
}
