"""A pool of device memory that gives freed places again, as caching allocators do."""
import math
import weakref
from collections.abc import Sequence

import torch

from ...errors import A2AError
from ...plurals import quantity
from .allocation import Allocation
from .buffer import Buffer

STEP = 512  # bytes; PyTorch's caching allocator rounds up to as many (c10/cuda/CUDACachingAllocator.h, kMinBlockSize)


class Pool:
    """One allocation of `nbytes` bytes on a rank, in pieces. Made by `Rank.pool`.

    A piece is free after `free()`, or when no reference to it is left. It then goes to the next request of its size at
    once, although kernels launched before may still use it. That is right in one stream, and wrong for a graph that was
    captured with the piece. So a graph's buffers come from a pool of their own, whose freed pieces nobody else gets
    (torch.cuda.graph_pool_handle).
    """

    def __init__(self, rank, nbytes: int, name: str):
        self.rank, self.nbytes, self.used = rank, nbytes, 0
        self._whole = rank.empty(nbytes, torch.uint8, name)
        self._free: dict[int, list[int]] = {}  # bytes -> offsets, the latest last

    def empty(self, shape: int | Sequence[int], dtype: torch.dtype = torch.float32, name: str = "piece") -> Buffer:
        """A piece with undefined content: that of the last freed piece of its size, or a new one. Raises A2AError if there is none."""
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        size = -(-max(math.prod(shape) * dtype.itemsize, 1) // STEP) * STEP
        if self._free.get(size):
            offset = self._free[size].pop()
            gone = Buffer(self.rank.context, self.rank.index, self._whole.allocation, offset, (size,), torch.uint8, "")
            self.rank.name_memory(gone)  # so that a piece of the same name is another buffer
        elif self.used + size <= self.nbytes:
            offset, self.used = self.used, self.used + size
        else:
            raise A2AError(f"the pool {self._whole.name!r} is full: {name!r} needs {quantity(size, 'byte')}, and {self.used} of "
                           f"{self.nbytes} are given out or were of other sizes")
        piece = Buffer(self.rank.context, self.rank.index, _Piece(self, offset, size, name), offset, shape, dtype, name)
        self.rank.name_memory(piece)
        return piece

    def take_back(self, offset: int, size: int) -> None:
        """Makes a piece free. Calls nothing of the simulator, which may be running."""
        self._free.setdefault(size, []).append(offset)


class _Piece(Allocation):
    """A piece's part of the pool's memory, until `free()` or until nobody refers to it."""

    def __init__(self, pool: Pool, offset: int, size: int, name: str):
        super().__init__(pool._whole.allocation.memory, name)
        self._end = weakref.finalize(self, pool.take_back, offset, size)
        self._end.atexit = False

    def free(self) -> None:
        if not self.freed:
            super().free()
            self._end()
