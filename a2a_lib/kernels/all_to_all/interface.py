"""`AllToAll`: the interface of every all-to-all on the host."""
from __future__ import annotations

from abc import abstractmethod

import torch

from ...plurals import quantity
from ..moe import Problem, ProblemError, Received, Shape, apply_expert
from ..rung.rung import Rung
from .family import FAMILY


class AllToAll(Rung):
    """One rung: made once for a node and a `moe.Shape` (or its name), called with any number of problems of that shape.

        comm = SomeRung(node, shape)
        outputs = comm(problem)        # one [num_tokens, dim] float16 tensor per driven rank
        problem.check(outputs)

    A call is dispatch (every token to the ranks of its experts), experts, combine (replies back, weighted sum). A rung
    may fuse them; what it keeps apart, it offers under these names. Its first act is `check_input`.

    Errors: those of `Rung`; ValueError for experts that do not divide evenly over the ranks.
    """

    family = FAMILY
    shape: Shape

    @property
    def local_experts(self) -> int:
        """Experts of each rank."""
        return self.shape.local_experts(self.world_size)

    def check_input(self, problem: Problem) -> None:
        """ProblemError if the problem does not fit this rung or is invalid. Called before anything else happens."""
        if problem.world_size != self.world_size:
            raise ProblemError(f"the problem has {quantity(problem.world_size, 'rank')}, {self.name} was made for "
                               f"{self.world_size}")
        for field in ("num_experts", "topk", "dim"):
            theirs, ours = getattr(problem.shape, field), getattr(self.shape, field)
            if theirs != ours:
                raise ProblemError(f"the problem has {field} {theirs}, {self.name} was made for {ours}")
        for rank, n in enumerate(problem.num_tokens):
            if n > self.shape.max_tokens:
                raise ProblemError(f"rank {rank} has {quantity(n, 'token')}, {self.name} was made for at most "
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

    def __repr__(self):
        return f"{type(self).__name__}({self.shape.name}, {quantity(self.world_size, 'rank')}): {self.idea}"
