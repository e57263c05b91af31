"""Lesson 18, exercise 2: pass_round(slots, arrived, room, own, sum, bases, rank, world_size, dim, call). Blocks go round a ring of ranks
through two slots at each, with credits; `sum` is the sum of all."""

import torch

from ..kit import Draw, Post, exercise, quantity, score_card, wasted

# ranks, ints in a block, calls one after the other, without a word from the host between them
CASES = ((4, 64, 1), (3, 100, 3), (2, 200, 4), (5, 64, 2), (8, 33, 2))
STALLS = 32.0  # us: the longest pause of a wave, so that ranks run at different speeds


@exercise("18_attention_over_ranks.ipynb", "exercise-2")
def pass_round(trial, source):
    for seed, (ranks, dim, calls) in enumerate(CASES):
        trial.case(f"{ranks} ranks, blocks of {dim} ints, {quantity(calls, 'call')} (schedule seed {seed})")
        trace = _case(trial, source, ranks, dim, calls, seed)
    blocks = ranks * (ranks - 1) * calls
    least = {"remote_bytes": blocks * (dim * 4 + 4 + 4), "flags": 2 * blocks}
    trial.remark(*wasted(trace, **least))
    return score_card(trace, **least)  # without a time: waves pause


def _case(trial, source, ranks, dim, calls, seed):
    post = Post(ranks, seed, {"slots": ((2, dim), torch.int32), "arrived": ((1,), torch.uint32), "room": ((1,), torch.uint32)})
    node = post.node
    node.stall(STALLS)
    kernel = trial.load(node, trial.compiled(source, lambda text: text.replace("__launch_bounds__(64)", "")), "pass_round")
    given = Draw(seed).integers(1, 10**6, calls, ranks, dim, dtype=torch.int32)
    own = [[rank.from_torch(given[call, rank.index], f"own, call {call + 1}") for rank in node.ranks] for call in range(calls)]
    out = [[rank.zeros((dim,), torch.int32, f"sum, call {call + 1}") for rank in node.ranks] for call in range(calls)]

    def launches():
        for call in range(calls):
            for i, rank in enumerate(node.ranks):
                rank.launch(kernel, 1, 64, *post.of(i), own[call][i], out[call][i], post.bases[i], i, ranks, dim, call + 1)

    def hung(error):
        state = {name: post.values(name) for name in ("arrived", "room")}
        return {"place": "`arrived` and `room` of all ranks", "got": "; ".join(f"{name} {values}" for name, values in state.items()),
                "evidence": list(state.values())}

    trace = trial.run(node, launches, hung)
    for record in trace.select("flag_set", symbol="room").records:  # otherwise a race would be named, and not its reason
        giver, taker = int(record["src"]), int(record["dst"])
        if taker != (giver - 1) % ranks:
            trial.fail(where={"rank": giver}, place=f"rank {giver}, its credit", expected=f"`room` of rank {(giver - 1) % ranks}, which "
                       "stores into its slots", got=f"`room` of rank {taker}", cause="the credit goes to the wrong rank: it is for "
                       "the rank before, and the address of `room` is translated to it")
    for call in range(calls):
        got = torch.stack([buffer.to_torch() for buffer in out[call]])
        trial.compare(got, given[call].sum(0, dtype=torch.int32).expand(ranks, dim), row="rank", column="number")
    blocks = calls * (ranks - 1)
    for name in ("arrived", "room"):
        for rank, value in enumerate(post.values(name)):
            if value != blocks:
                trial.wrong([name, rank, value], place=f"`{name}` of rank {rank}, at the end", expected=f"{blocks}, as many as "
                            "blocks were passed to the next rank", got=value)
    return trace
