"""Lesson 03, exercise 3: least_bytes(topk_ids [T, topk] int32, num_experts, world_size, rank, row_bytes) -> [world_size] bytes."""

from ..kit import Problem, Shape, asked, pytorch_problems, whole_numbers


def _cases():
    wide = Problem.random(Shape("exercise", 40, 12, 16, 6), 4, 39, num_tokens=[5, 6, 0, 3])
    text = "4 ranks with 5, 6, 0, 3 tokens, 40 experts, top-12"
    problems = [*((*case, 32) for case in pytorch_problems()), (text, wide, 32), (f"{text}, rows of 1 GiB and 2 bytes", wide, 2**30 + 2)]
    return [(f"{text}: from rank {rank}", ids, problem.shape.num_experts, problem.world_size, rank, size)
            for text, problem, size in problems for rank, ids in enumerate(problem.topk_ids)]


@asked("03_expert_parallelism_in_pytorch.ipynb", "exercise-3", _cases,
       whole_numbers("a list of whole numbers: the bytes from this rank to rank 0, to rank 1, ...", 0), item="rank")
def least_bytes(ids, experts, world, rank, size) -> tuple[int, ...]:
    owners = [{expert // (experts // world) for expert in row if expert >= 0} for row in ids.tolist()]
    return tuple(size * sum(peer in chosen for chosen in owners) * (peer != rank) for peer in range(world))
