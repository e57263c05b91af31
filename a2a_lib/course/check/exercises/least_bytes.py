"""Lesson 03, exercise 3: least_bytes(topk_ids, num_experts, world_size, rank, row_bytes) -> bytes to each rank."""

import torch

from ....kernels.moe import Problem, Shape
from ..routes import pytorch_problems
from ..trial import exercise


@exercise("03_expert_parallelism_in_pytorch.ipynb", "exercise-3")
def least_bytes(trial, function):
    """function(topk_ids [T, topk] int32, num_experts, world_size, rank, row_bytes) -> [world_size] bytes."""
    for problem in pytorch_problems(trial):
        for rank in range(problem.world_size):
            _least(trial, problem, rank, function, problem.shape.row_bytes)
    trial.case("4 ranks with 5, 6, 0, 3 tokens, 40 experts, top-12")
    problem = Problem.random(Shape("exercise", 40, 12, 16, 6), 4, 39, num_tokens=[5, 6, 0, 3])
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
    trial.wrong(got, where={"rank": rank}, expected=want, got=got)
