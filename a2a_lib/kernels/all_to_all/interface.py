"""`AllToAll`: the interface of every all-to-all on the host. `Exchanges`: the base of those made of PyTorch calls."""
from abc import abstractmethod

import torch
import torch.distributed as dist

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


class Exchanges(AllToAll):
    """Base of rungs that move tensors in exchanges between all ranks.

    In one process an exchange is one between lists; under an initialised torch.distributed with more than one process
    it is `all_to_all_single`, and this process drives its own rank.

    identify: send along each row's flat index, so that `Received` says which token it is and `Problem.check_dispatch`
              can be used (4 bytes per row, listed apart in `bytes_moved`).

    bytes_moved, after a call: {"counts" | "identity" | "rows" | "replies": [world_size, world_size] int64}, bytes from
    source to destination. The diagonal (rows that stay) is included. Only the rows of driven ranks are filled. Rungs
    made of PyTorch calls have exact byte counts and no simulated times, hence no trace.
    """

    needs_node = False

    def __init__(self, node=None, shape=None, *, world_size=None, identify=False):
        self.distributed = dist.is_available() and dist.is_initialized() and dist.get_world_size() > 1
        if node is None and world_size is None and self.distributed:
            world_size = dist.get_world_size()
        super().__init__(node, shape, world_size=world_size)
        if self.distributed:
            if dist.get_world_size() != self.world_size:
                raise ValueError(f"torch.distributed has {quantity(dist.get_world_size(), 'rank')}, not {self.world_size}")
            self.ranks = [dist.get_rank()]
        elif len(self.ranks) != self.world_size:
            raise ValueError(f"this process drives {len(self.ranks)} of {quantity(self.world_size, 'rank')}: the others can only "
                             "be reached through torch.distributed, which is not initialised")
        self.identify = identify
        self.bytes_moved: dict[str, torch.Tensor] = {}

    def _all_to_all(self, what: str, sends: list[torch.Tensor], send_splits, recv_splits) -> list[torch.Tensor]:
        """Piece d of each driven rank's tensor (send_splits rows of it) to rank d; pieces arrive in source order."""
        moved = torch.zeros(self.world_size, self.world_size, dtype=torch.int64)
        for rank, tensor, splits in zip(self.ranks, sends, send_splits, strict=True):
            row_bytes = tensor.element_size() * (tensor.shape[1] if tensor.ndim > 1 else 1)
            moved[rank] = torch.tensor(splits) * row_bytes
        self.bytes_moved[what] = moved
        return self._exchange(what, sends, send_splits, recv_splits)

    def _exchange(self, what: str, sends: list[torch.Tensor], send_splits, recv_splits) -> list[torch.Tensor]:
        if self.distributed:
            out = sends[0].new_empty(sum(recv_splits[0]), *sends[0].shape[1:])
            dist.all_to_all_single(out, sends[0], recv_splits[0], send_splits[0])
            return [out]
        pieces = [tensor.split(splits) for tensor, splits in zip(sends, send_splits, strict=True)]
        return [torch.cat([pieces[src][dst] for src in range(self.world_size)]) for dst in range(self.world_size)]
