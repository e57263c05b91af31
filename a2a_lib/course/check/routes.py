"""Oracles that the checks share: who chose whom, found by looking at every choice. They use no code of the library."""

from bisect import bisect_left

import torch

from ...kernels.moe import Problem, Shape
from ...plurals import quantity


def groups(ids: torch.Tensor, experts: int) -> tuple[list[int], list[int]]:
    """Flat tokens by expert, and the index at which each expert's begin; the end comes last."""
    order = live(ids)
    return [flat for _, flat in order], [bisect_left(order, (expert,)) for expert in range(experts + 1)]


def live(ids: torch.Tensor) -> list[tuple[int, int]]:
    """(expert, flat token) of a rank's live choices, by expert, then by flat token."""
    return sorted((expert, flat) for flat, expert in enumerate(ids.flatten().tolist()) if expert >= 0)


def sent(problem: Problem) -> list[list[list[int]]]:
    """[source][rank]: the flat tokens that go there, in rising order."""
    local = problem.local_experts
    return [[sorted(flat for expert, flat in live(ids) if expert // local == rank) for rank in range(problem.world_size)]
            for ids in problem.topk_ids]


def rows_of(problem: Problem) -> list[list[list[tuple[int, int]]]]:
    """[rank][local expert]: (source, flat token) of the rows that it receives, by source, then by flat token."""
    local, choices = problem.local_experts, list(map(live, problem.topk_ids))
    return [[[(source, flat) for source, own in enumerate(choices) for expert, flat in own if expert == rank * local + e]
             for e in range(local)] for rank in range(problem.world_size)]


def replies(problem: Problem) -> dict[tuple[int, int], int]:
    """{(home, flat token): expert} of every expected reply."""
    return {(home, flat): expert for home, ids in enumerate(problem.topk_ids) for expert, flat in live(ids)}


def factor(expert: int) -> float:
    return (1.0, -1.0, 2.0, -2.0, 0.5, -0.5)[expert % 6]


def shift(expert: int, dim: int) -> int:
    return 8 * (expert + 1) % dim


def rotated(x: torch.Tensor, expert: int) -> torch.Tensor:
    """Expert `expert`'s answer to x [..., dim], float64, written from the description in lessons and kernels."""
    return torch.roll(x.double(), shift(expert, x.shape[-1]), dims=-1) * factor(expert)


def one_rank(name: str, experts: int, topk: int, dim: int, tokens: int, seed: int, drop=0.0, exact=True):
    """One rank's problem: (text of a case, ids [T, topk], weights [T, topk], x [T, dim]). `dim` need not be a multiple of 8."""
    shape = Shape(name, experts, topk, -(-dim // 8) * 8, tokens)
    problem = Problem.random(shape, 1, seed, exact, num_tokens=tokens, drop=drop)
    dropped = int((problem.topk_ids[0] < 0).sum())
    text = (f"{tokens} tokens, {experts} experts, top-{topk}" + (f", rows of {dim} values" if dim > 8 else "")
            + (f", {dropped} choices dropped" if drop else "") + f" (seed {seed})")
    return text, problem.topk_ids[0], problem.topk_weights[0], problem.tokens[0][:, :dim].contiguous()


# Ranks in PyTorch: lesson 03.

PYTORCH = (  # world size, tokens per rank, chance of a dropped choice, exact
    (1, [5], 0.0, True), (2, [4, 6], 0.0, True), (4, [3, 0, 6, 1], 0.3, True), (4, [0, 0, 2, 0], 0.0, True),
    (4, [2, 6, 0, 4], 1.0, True), (3, [5, 0, 6], 0.2, True), (8, [6] * 8, 0.2, False))


def pytorch_problems():
    """(text of a case, its problem), in turn: 15 or 16 experts, top-3, rows of 16."""
    for seed, (world, tokens, drop, exact) in enumerate(PYTORCH, 31):
        experts = 15 if world == 3 else 16
        problem = Problem.random(Shape("exercise", experts, 3, 16, 6), world, seed, exact, num_tokens=tokens, drop=drop)
        dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
        yield (f"{quantity(world, 'rank')} with {', '.join(map(str, tokens))} tokens, {experts} experts, top-3"
               + (f", {dropped} choices dropped" if dropped else "") + f" (seed {seed})"), problem


def plan(problem: Problem, rank: int) -> tuple[list[int], list[int], list[int]]:
    """(order, sends, recvs) of a rank: its flat tokens by expert, the rows to and from each rank."""
    to = [[len(flats) for flats in row] for row in sent(problem)]
    return [flat for _, flat in live(problem.topk_ids[rank])], to[rank], [row[rank] for row in to]


def due(problem: Problem, rank: int) -> list[tuple[int, int, int]]:
    """(source, global expert, flat token on the source) of the rows that a rank receives, in their order."""
    return [(source, expert, flat) for source in range(problem.world_size)
            for expert, flat in live(problem.topk_ids[source]) if expert // problem.local_experts == rank]
