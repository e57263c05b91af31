"""What every rung of the ladder looks like from the host."""

from abc import ABC, abstractmethod

import torch

from ..moe import Problem, ProblemError, Received, Shape, apply_expert
from ..moe.shapes import as_shape


class AllToAll(ABC):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        comm = SomeRung(node, shape)
        outputs = comm(problem)        # one [num_tokens, dim] float16 tensor per driven rank
        problem.check(outputs)

    node:  anything with `.world_size` and `.ranks` (the ranks this process drives), or None for a rung that needs no
           node: then give world_size, and this process drives all ranks
    shape: a `Shape` or the name of one

    A call is dispatch (every token to the ranks of its experts), experts, combine (replies back, weighted sum). A rung
    may fuse them; what it keeps apart, it offers under these names. Its first act is `check_input`.

    Errors: TypeError without a shape, or without node and world_size; ValueError where the two differ, and for experts
    that do not divide evenly over the ranks.
    """

    name: str = ""  # the rung's name in `rungs`
    idea: str = ""  # one sentence
    measured: bool = True  # whether it is a step of the ladder, compared and timed with the others

    def __init__(self, node=None, shape: Shape | str | None = None, *, world_size: int | None = None):
        if shape is None:
            raise TypeError(f"{type(self).__name__} needs a shape")
        if node is None and world_size is None:
            raise TypeError(f"{type(self).__name__} needs a node or a world_size")
        if node is not None and world_size not in (None, node.world_size):
            raise ValueError(f"the node has {node.world_size} ranks, world_size says {world_size}")
        self.node = node
        self.shape = as_shape(shape)
        self.world_size = node.world_size if node is not None else world_size
        self.local_experts = self.shape.local_experts(self.world_size)
        self.ranks = list(range(self.world_size)) if node is None else [rank_number(r) for r in node.ranks]

    def check_input(self, problem: Problem) -> None:
        """ProblemError if the problem does not fit this rung or is invalid. Called before anything else happens."""
        if problem.world_size != self.world_size:
            raise ProblemError(f"the problem has {problem.world_size} ranks, {self.name} was made for "
                               f"{self.world_size}")
        for field in ("num_experts", "topk", "dim"):
            theirs, ours = getattr(problem.shape, field), getattr(self.shape, field)
            if theirs != ours:
                raise ProblemError(f"the problem has {field} {theirs}, {self.name} was made for {ours}")
        for rank, n in enumerate(problem.num_tokens):
            if n > self.shape.max_tokens:
                raise ProblemError(f"rank {rank} has {n} tokens, {self.name} was made for at most "
                                   f"{self.shape.max_tokens}")
        problem.validate()

    @abstractmethod
    def dispatch(self, problem: Problem) -> list[Received]:
        """Every flat token to the rank of its expert; what arrived, one `Received` per driven rank."""

    def experts(self, received: list[Received]) -> list[torch.Tensor]:
        """The experts' work: per driven rank the replies, [rows, dim] float16, in the order of the rows received."""
        return [apply_expert(recv.rows, rank * self.local_experts + recv.expert)
                for rank, recv in zip(self.ranks, received, strict=True)]

    @abstractmethod
    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        """Replies back to where their tokens came from and their weighted sum: per driven rank [num_tokens, dim]
        float16. Belongs to the latest dispatch, of the same problem."""

    def __call__(self, problem: Problem) -> list[torch.Tensor]:
        """dispatch, experts, combine; one [num_tokens, dim] float16 tensor per driven rank."""
        return self.combine(problem, self.experts(self.dispatch(problem)))

    def check(self, problem: Problem, outputs) -> None:
        """MismatchError unless the driven ranks' outputs are right: equal where the problem is exact, else within the
        error that this rung may make."""
        problem.check(outputs, ranks=self.ranks)

    def __repr__(self):
        return f"{type(self).__name__}({self.shape.name}, {self.world_size} ranks): {self.idea}"


def rank_number(rank) -> int:
    """The number of a rank: an int, or an object with `.index`."""
    return rank if isinstance(rank, int) else rank.index
