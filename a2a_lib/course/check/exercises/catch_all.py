"""Lesson 07, exercise 5, open and scored: catch_all() -> [call, ...] that show eleven broken kernels, with as few rows as possible. A call
is a list of each rank's tokens, and a token a pair of experts (-1: dropped)."""

import torch

from ....kernels.all_to_all import designs
from ..kit import A2AError, Problem, Shape, TokenFlags, exercise, small

RANKS, CALLS = 4, 3
SHAPE = Shape("few", num_experts=8, topk=2, dim=72, max_tokens=4)
# {mistake: (a text of token_flags, its replacement)}. A schedule does not decide whether one goes wrong.
BROKEN = {
    "tokens beyond the waves' first round are not sent": ("flat_tokens; flat += step", "min(flat_tokens, step); flat += step"),
    "only two rows are taken from each source": ("if (slot >= (int)recv_count[source])", "if (slot >= min(2, (int)recv_count[source]))"),
    "an expert's third row overwrites its first": (
        "row = atomicAdd(&expert_count[meta.expert - first], 1u);", "row = atomicAdd(&expert_count[meta.expert - first], 1u) % 2;"),
    "all replies of an expert go to the rank of its first row": ("expert_origin[from].rank", "expert_origin[from - row].rank"),
    "a rank takes from every source as many rows as from itself": (
        "longest(recv_count, world.world_size) * world.world_size", "recv_count[world.rank] * world.world_size"),
    "rows to the own rank are not sent": ("    uint32_t slot = 0;\n", "    if (peer == world.rank) continue;\n    uint32_t slot = 0;\n"),
    "a rank without tokens takes no rows": (
        "items = longest(recv_count, world.world_size)", "items = (shape.num_tokens > 0) * longest(recv_count, world.world_size)"),
    "a token's second row to the same rank is not sent": ("    uint32_t slot = 0;\n", (
        "    if (flat % shape.topk && topk_ids[flat - 1] >= 0 && topk_ids[flat - 1] / shape.experts == peer) continue;\n"
        "    uint32_t slot = 0;\n")),
    "dropped choices are counted for rank 0": ("if (topk_ids[flat] >= 0) atomicAdd", "if (topk_ids[flat] >= -1) atomicAdd"),
    "each reply is multiplied by its token's first weight": ("fmaf(broadcast(weight, k)", "fmaf(broadcast(weight, 0)"),
    "slots are set back after odd calls only": (
        "x) send_slots[peer] = 0;", "x)\n      if (world.epoch % 2) send_slots[peer] = 0;"),
}
LEAST = 5  # rows; found by search (test_open.py)
FORM = (f"a list of 1 to {CALLS} calls, each a list of {RANKS} ranks, each a list of 0 to {SHAPE.max_tokens} tokens, each a pair of "
        "different experts from 0 to 7, or -1 for a dropped choice")


@exercise("07_one_flag_per_token.ipynb", "exercise-5")
def catch_all(trial, function):
    calls = trial.nested(trial.call(function), FORM, 0, RANKS, 0, 2)
    ranks = [tokens for call in calls for tokens in call]
    pairs = [pair for tokens in ranks for pair in tokens]
    trial.expect(1 <= len(calls) <= CALLS and max(map(len, ranks)) <= SHAPE.max_tokens and all(
        -1 <= min(pair) and max(pair) < SHAPE.num_experts and (pair[0] != pair[1] or max(pair) < 0) for pair in pairs),
                 cause=f"the function returns {FORM}")
    for kernel, change in BROKEN.items():
        trial.case(kernel)
        trial.expect(_goes_wrong(change, calls), "a wrong output, an error or a hang", "right outputs in all calls")
    rows = sum(expert >= 0 for pair in pairs for expert in pair)
    return trial.goal(rows, LEAST, LEAST, unit="rows", note="sent in all calls together", label="counted",
                      idea="Which rows are there for one kernel alone? Could they lie in a call, a token or at an expert that shows "
                      "another, too?")


def _goes_wrong(change: tuple[str, str], calls: tuple, seed: int = 0) -> bool:
    """Whether `calls`, made one after the other without a pause, go wrong with this change of the kernels."""
    with small(RANKS, seed=seed) as node:
        comm = TokenFlags(node, SHAPE, source=node.load(designs.source("token_flags").replace(*change), name="broken"), blocks=3, waves=2)
        problems = []
        for number, call in enumerate(calls):
            drawn = Problem.random(SHAPE, RANKS, number, True, num_tokens=list(map(len, call)))
            ids = [torch.tensor(tokens, dtype=torch.int32).reshape(-1, SHAPE.topk) for tokens in call]
            weights = [torch.tensor([1.0, 0.5]).repeat(len(tokens), 1) for tokens in call]
            problems.append(Problem(SHAPE, drawn.tokens, ids, weights, exact=True))
        try:
            for problem, out in zip(problems, map(comm.result, comm.launch_all(problems))):
                problem.check(out)
        except A2AError:
            return True
    return False
