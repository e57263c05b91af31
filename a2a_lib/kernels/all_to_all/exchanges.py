"""Base of rungs that move tensors in exchanges between all ranks: who takes part, what moves, its bytes."""
from __future__ import annotations

import torch
import torch.distributed as dist

from ...plurals import quantity
from .interface import AllToAll


class Exchanges(AllToAll):
    """In one process an exchange is one between lists; under an initialised torch.distributed with more than one
    process it is `all_to_all_single`, and this process drives its own rank.

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
