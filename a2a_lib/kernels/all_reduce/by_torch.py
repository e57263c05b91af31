"""`torch`: an all-reduce made of PyTorch calls, in one process or between real ones."""
import torch
import torch.distributed as dist

from ...plurals import quantity
from ..rung.rung import Rung
from .family import FAMILY
from .problem import AllReduceProblem, MessageShape, summed


class ByTorch(Rung):
    """Shares exchanged, added in the order of ranks, and gathered. In one process an exchange is one between lists; under an initialised
    torch.distributed with more than one process it is `all_to_all_single` and `all_gather`, and this process drives its own rank.

    `dist.all_reduce` would add in an order of its own. `a2a bench` has it beside.

    bytes_moved, after a call: {"parts" | "sums": [world_size, world_size] int64}, bytes from source to destination, the diagonal (what
    stays) included; only the rows of driven ranks are filled.
    """

    family = FAMILY
    name = "torch"
    idea = "PyTorch calls: shares exchanged, added in the order of ranks, gathered"
    needs_node = False
    shape: MessageShape

    def __init__(self, node=None, shape=None, *, world_size: int | None = None):
        self.distributed = dist.is_available() and dist.is_initialized() and dist.get_world_size() > 1
        if node is None and world_size is None and self.distributed:
            world_size = dist.get_world_size()
        super().__init__(node, shape, world_size=world_size)
        if self.distributed:
            if dist.get_world_size() != self.world_size:
                raise ValueError(f"torch.distributed has {quantity(dist.get_world_size(), 'rank')}, not {self.world_size}")
            self.ranks = [dist.get_rank()]
        self.bytes_moved: dict[str, torch.Tensor] = {}

    def __call__(self, problem: AllReduceProblem) -> list[torch.Tensor]:
        self.check_input(problem)
        count, share = self.shape.rows * self.shape.dim, -(-self.shape.rows * self.shape.dim // self.world_size)
        moved = torch.zeros(self.world_size, self.world_size, dtype=torch.int64)
        moved[self.ranks] = share * self.shape.dtype.itemsize
        self.bytes_moved = {"parts": moved, "sums": moved}
        padded = []
        for rank in self.ranks:
            message = problem.x[rank].new_zeros(self.world_size * share)
            message[:count] = problem.x[rank].flatten()
            padded.append(message)
        outputs = self._exchanged(padded[0]) if self.distributed else self._in_lists(padded, share)
        return [out[:count].view(self.shape.rows, self.shape.dim) for out in outputs]

    def _in_lists(self, padded: list[torch.Tensor], share: int) -> list[torch.Tensor]:
        parts = [[message.view(-1, share)[rank] for message in padded] for rank in range(self.world_size)]
        sums = torch.cat([summed(part).to(self.shape.dtype) for part in parts])
        return [sums.clone() for _ in self.ranks]

    def _exchanged(self, message: torch.Tensor) -> list[torch.Tensor]:
        parts = torch.empty_like(message)
        dist.all_to_all_single(parts, message)
        own = summed([*parts.view(self.world_size, -1)]).to(self.shape.dtype)
        sums = [torch.empty_like(own) for _ in range(self.world_size)]
        dist.all_gather(sums, own)
        return [torch.cat(sums)]
