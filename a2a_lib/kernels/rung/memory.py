"""The memory of a rung: a table of its buffers, and the buffers themselves on every driven rank.

Which table entry a buffer should have, and which kind of memory the heap, on MI300X:

    rows that peers write and the home reads once   Symmetric, `heap_memory = "uncached"`: stores that queue at several links
                                                    keep a link's full rate (315 GB/s to seven peers, cached 217; simulated)
    flags                                           Symmetric, beside their rows: a poll reads the Infinity Cache instead of an
                                                    L2, which costs less than a second heap's addresses
    what the home reads often                       Rows or Counter: ordinary memory, kept by L1 and L2

A heap has one base per rank, so it has one kind of memory. Sources: TransferBench (links), and a CHOICE for reads at home
(sim/README.md). Mori and quick reduce have uncached buffers, too.
"""
import math
import weakref
from collections.abc import Mapping
from dataclasses import dataclass

import torch

from ...errors import LaunchError
from ...machine.node.heap import SymmetricHeap
from .waits import Flag

ALIGN = 128  # bytes, of allocations in the heap


@dataclass(frozen=True)
class Symmetric:
    """A buffer of the symmetric heap. dims: extents, numbers or names (`HipRung.extents`), separated by blanks. flag: what its
    values say, if kernels wait for them; such a buffer is zero before the first call. kept: the rung fills it before the first
    call, and kernels only read it."""

    name: str
    dims: str
    dtype: torch.dtype = torch.int32
    flag: Flag | None = None
    kept: bool = False


@dataclass(frozen=True)
class Counter:
    """An int32 buffer of each rank, zero before the first call. pair: there are two, for odd and for even epochs:
    kernels get this call's as `name`, the other as `next_name`. flag: as in `Symmetric`, for blocks that wait for one
    another. kept: False if each call writes it before reading it."""

    name: str
    dims: str
    pair: bool = False
    flag: Flag | None = None
    kept: bool = True


@dataclass(frozen=True)
class Rows:
    """A buffer of each rank with undefined content."""

    name: str
    dims: str
    dtype: torch.dtype = torch.int32


def size(buffer, extents: Mapping[str, int]) -> tuple[int, ...]:
    """The extents of a buffer. extents: what the names in `dims` stand for."""
    dims = tuple(int(name) if name.isdigit() else extents[name] for name in buffer.dims.split())
    return (2, *dims) if getattr(buffer, "pair", False) else dims


def hollow(buffers) -> list[str]:
    """Names of the buffers that hold nothing between calls: a call must write there before it reads."""
    return [buffer.name for buffer in buffers
            if not (getattr(buffer, "kept", False) or not isinstance(buffer, Counter) and getattr(buffer, "flag", None))]


def heap_bytes(buffers, extents: Mapping[str, int]) -> int:
    """Bytes of the symmetric heap for those of `buffers` that lie there."""
    need = 0
    for buffer in buffers:
        if isinstance(buffer, Symmetric):
            need = -(-need // ALIGN) * ALIGN + math.prod(size(buffer, extents)) * buffer.dtype.itemsize
    return need


class Memory:
    """The buffers of a rung.

    heap    the symmetric heap; shared: other rungs use it too, one after the other
    local   per driven rank: name -> Buffer
    """

    def __init__(self, rung, heap: SymmetricHeap | None):
        self.node, self.table, self._rung = rung.node, rung.buffers, weakref.ref(rung)
        extents = rung.extents()
        self.shared = heap is not None
        if heap is None:
            heap = SymmetricHeap(self.node, heap_bytes(self.table, extents), memory=rung.heap_memory)
        else:
            if heap.node is not self.node:
                raise LaunchError(f"this heap is one of another node than the one that {rung.name} runs on")
            heap.clear()
        self.heap = heap
        symmetric = {buffer.name: heap.alloc(buffer.name, size(buffer, extents), buffer.dtype)
                     for buffer in self.table if isinstance(buffer, Symmetric)}
        self.local: list[dict] = []
        for i, rank in enumerate(self.node.ranks):
            own = {name: per_rank[i] for name, per_rank in symmetric.items()}
            for buffer in self.table:
                if isinstance(buffer, Counter):
                    own[buffer.name] = rank.zeros(size(buffer, extents), torch.int32, buffer.name)
            for buffer in self.table:
                if isinstance(buffer, Rows):
                    own[buffer.name] = rank.empty(size(buffer, extents), buffer.dtype, buffer.name)
            own |= rung.constants(rank)
            self.local.append(own)

    @property
    def is_held(self) -> bool:
        """Whether the rung's calls were the latest to use the heap."""
        return self.heap.holder is not None and self.heap.holder() is self._rung()

    def take(self, zero: bool = True, counters: bool = False) -> None:
        """Zeroes the flags, when no rank is in a call of a rung that had this memory and before any sends again. counters: and
        the counters, as before the first call."""
        everybody = {rank.index: None for rank in self.node.ranks}
        self.node.synchronize()
        self.node.gather(everybody)
        self.heap.holder = self._rung  # the rung owns the heap, not the heap the rung
        names = [buffer.name for buffer in self.table if isinstance(buffer, Symmetric)]
        flags = [buffer.name for buffer in self.table
                 if (buffer.flag if isinstance(buffer, Symmetric) else counters and isinstance(buffer, Counter))]
        for i, own in enumerate(self.local):
            if self.shared:
                self.heap.name_memory([own[name] for name in names], i)
            for name in flags if zero else ():
                own[name].zero_()  # only flags: the rows' pages stay uncommitted until they are used
        self.node.synchronize()
        self.node.gather(everybody)

    def seen_by(self, i: int, epoch: int) -> dict:
        """The buffers of the i-th driven rank as the kernels of call `epoch` see them: name -> Buffer."""
        own = dict(self.local[i])
        for buffer in self.table:
            if isinstance(buffer, Counter) and buffer.pair:
                both = self.local[i][buffer.name]
                own |= {buffer.name: both[epoch % 2], f"next_{buffer.name}": both[(epoch + 1) % 2]}
        return own

    def close(self) -> None:
        """Gives the memory back; collective."""
        self.node.synchronize()
        self.local.clear()
        self.heap.close()
