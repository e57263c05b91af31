"""Lesson 03, exercise 3: least_bytes(topk_ids, num_experts, world_size, rank, row_bytes) -> bytes to each rank."""

import torch

from ..routes import pytorch_problems
from ..trial import exercise


@exercise
def least_bytes(trial, function):
    """function(topk_ids [T, topk] int32, num_experts, world_size, rank, row_bytes) -> [world_size] bytes."""
    for problem in pytorch_problems(trial):
        for rank in range(problem.world_size):
            _least(trial, problem, rank, function, problem.shape.row_bytes)
    trial.case("the same, rows of 1 GiB and 2 bytes")
    for rank in range(problem.world_size):
        _least(trial, problem, rank, function, 2**30 + 2)


def _least(trial, problem, rank, function, size):
    ids, world, local = problem.topk_ids[rank], problem.world_size, problem.local_experts
    answer = trial.call(function, ids, problem.shape.num_experts, world, rank, size)
    got = answer.tolist() if isinstance(answer, torch.Tensor) else answer
    if not isinstance(got, (list, tuple)):
        trial.fail(where={"rank": rank}, expected=f"{world} number{'s' * (world > 1)}, one per rank", got=got,
                   cause="the function returns a list: the bytes from this rank to rank 0, to rank 1, ...")
    got = list(got)
    owners = [{expert // local for expert in row if expert >= 0} for row in ids.tolist()]
    want = [size * sum(peer in chosen for chosen in owners) * (peer != rank) for peer in range(world)]
    if got == want:
        return
    live = [expert for row in ids.tolist() for expert in row]
    own = [size * sum(peer in chosen for chosen in owners) for peer in range(world)]
    flat = [size * sum(expert >= 0 and expert // local == peer for expert in live) for peer in range(world)]
    wrapped = [n + size * sum(any(expert < 0 for expert in row) and peer == world - 1 and peer not in chosen
                              for row, chosen in zip(ids.tolist(), owners)) for peer, n in enumerate(own)]
    cut = [n + size * sum(any(expert < 0 for expert in row) and peer == 0 and peer not in chosen
                          for row, chosen in zip(ids.tolist(), owners)) for peer, n in enumerate(own)]
    modulo = [size * sum(any(expert >= 0 and expert % world == peer for expert in row) for row in ids.tolist())
              * (peer != rank) for peer in range(world)]
    without_own = lambda pairs: [n * (peer != rank) for peer, n in enumerate(pairs)]  # noqa: E731
    causes = [
        ("a row per choice: a token with two experts on one rank is counted twice, and needs to go there once",
         (flat, without_own(flat))),
        (f"rank {rank} counts what stays with it: that moves nowhere", (own,)),
        ("the dropped choices (-1) are counted: -1 // local is -1, the last rank to Python's indexing",
         (wrapped, without_own(wrapped))),
        ("the dropped choices (-1) are counted: rounded towards 0, -1 / local is rank 0. Round down (//), and leave them "
         "out", (cut, without_own(cut))),
        ("expert e lives on rank e // local, not on e % world_size", (modulo,)),
        ("twice too many: asked for is dispatch, from this rank to the others, and not the way back", ([2 * n for n in want],)),
        ("these are rows; a row has row_bytes bytes", ([n // size for n in want], [n // size for n in own])),
    ]
    cause = next((cause for cause, like in causes if got in like), "")
    if not cause and got[:rank] + got[rank + 1:] == want[:rank] + want[rank + 1:]:
        cause = f"only the number for rank {rank} itself is wrong: it sends itself nothing"
    if not cause and size > 2**20 and len(got) == world:
        cause = ("right for short rows, wrong for long ones: the numbers of bytes do not fit the type they are computed "
                 "in. Multiply as Python numbers, or as int64")
    if not cause and len(got) != world:
        cause = f"one number for each of the {world} ranks, also for those that get nothing (bincount has a minlength)"
    trial.fail(where={"rank": rank}, place=f"rank {rank}", expected=want, got=got, cause=cause or (
        "for each peer: how many tokens have at least one live choice among its experts?"))


SOLUTION = "03_expert_parallelism_in_pytorch.ipynb", "exercise-3"
OWNER = "torch.where(topk_ids < 0, -1, topk_ids // local)"
MISTAKES = {
    "a row per choice": ("(owner == peer).any(dim=1)", "(owner == peer)", "a row per choice"),
    "what stays": ("    tokens[rank] = 0\n", "", "counts what stays with it"),
    "dropped choices": (OWNER, "topk_ids // local % world_size", "the dropped choices (-1) are counted"),
    "towards zero": ("torch.where(topk_ids < 0, -1, topk_ids // local)", "(topk_ids / local).int()", "-1 / local is rank 0"),
    "int32": ("[n * row_bytes for n in tokens]", "(torch.tensor(tokens, dtype=torch.int32) * row_bytes).tolist()",
              "right for short rows"),
    "float32": ("[n * row_bytes for n in tokens]", "(torch.tensor(tokens).float() * row_bytes).tolist()",
                "right for short rows"),
    "ids changed": ("    tokens[rank] = 0\n", "    tokens[rank] = 0\n    topk_ids += 1\n", "argument 1 changed in place"),
    "modulo": (OWNER, "torch.where(topk_ids < 0, -1, topk_ids % world_size)", "not on e % world_size"),
    "rows": ("n * row_bytes", "n", "these are rows"),
    "too few numbers": ("range(world_size)]", "range(int(owner.max()) + 1 if len(owner) else 1)]\n"
                        "    tokens += [0] * (rank + 1 - len(tokens))", "also for those that get nothing"),
    "one number": ("return [n * row_bytes for n in tokens]", "return sum(tokens) * row_bytes",
                   "expected 1 number, one per rank got 0"),
}
