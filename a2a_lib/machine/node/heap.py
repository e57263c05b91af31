"""`SymmetricHeap`: the same bytes at the same offsets on every rank, each visible to all."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch

from ...errors import HeapError
from ...plurals import quantity
from ..runtime.arguments import World
from ..runtime.buffer import Buffer, describe, size_text
from ..runtime.context import Allocation, Memory
from ..runtime.rank import Rank
from .node import Node

DEFAULT_ALIGN = 128  # bytes; a cache line of gfx942
# CUDA gives handles to whole blocks of 2 MiB, which small allocations share: a heap has blocks of its own (CUDA C++
# Programming Guide, "Interprocess Communication").
IPC_BLOCK = 2 << 20


@dataclass(frozen=True)
class Place:
    """Place of one allocation: offset and nbytes count from the start of the heap."""

    name: str
    offset: int
    nbytes: int
    shape: tuple[int, ...]
    dtype: torch.dtype


class HeapLayout:
    """Arithmetic of a heap of `nbytes` bytes: places allocations one after the other. Touches no memory. Raises
    HeapError for less than a byte."""

    def __init__(self, nbytes: int):
        if nbytes <= 0:
            raise HeapError(f"a symmetric heap has at least one byte, not {nbytes}")
        self.nbytes, self.used = nbytes, 0
        self.places: dict[str, Place] = {}

    def place(self, name: str, shape: Sequence[int], dtype: torch.dtype, align: int = DEFAULT_ALIGN) -> Place:
        """The place of a new allocation. Raises HeapError if the name is taken or the heap is full."""
        shape = tuple(int(extent) for extent in shape)
        if any(extent < 0 for extent in shape):
            raise HeapError(f"{name!r}: a shape has no negative extent: {describe(shape, dtype)}")
        if name in self.places:
            raise HeapError(f"the heap already holds {name!r} ({_describe(self.places[name])})")
        if align <= 0 or align & (align - 1) or align % dtype.itemsize and dtype.itemsize % align:
            raise HeapError(f"{name!r}: align is a power of two that suits {describe((), dtype)[3:]}, not {align}")
        offset = -(-self.used // max(align, dtype.itemsize)) * max(align, dtype.itemsize)
        nbytes = math.prod(shape) * dtype.itemsize
        if offset + nbytes > self.nbytes:
            raise HeapError(
                f"the heap is full: {name!r} ({describe(shape, dtype)}) needs {quantity(nbytes, 'byte')} ({size_text(nbytes)}) at "
                f"offset {offset}, but the heap has {quantity(self.nbytes, 'byte')} ({size_text(self.nbytes)}), {self.used} of "
                f"them in use. SymmetricHeap(node, {offset + nbytes}) would hold it")
        self.places[name] = Place(name, offset, nbytes, shape, dtype)
        self.used = offset + nbytes
        return self.places[name]


def require_same(name: str, requests: Mapping[int, tuple[Sequence[int], torch.dtype]]) -> tuple[tuple, torch.dtype]:
    """The one (shape, dtype) that all ranks request. Raises HeapError with the two that differ."""
    items = [(rank, tuple(shape), dtype) for rank, (shape, dtype) in sorted(requests.items())]
    if not items:
        raise HeapError(f"{name!r}: no rank asks for anything")
    first, shape, dtype = items[0]
    for rank, other_shape, other_dtype in items[1:]:
        if (other_shape, other_dtype) != (shape, dtype):
            raise HeapError(
                f"asymmetric allocation of {name!r} refused: rank {first} asks for {describe(shape, dtype)}, "
                f"rank {rank} for {describe(other_shape, other_dtype)}. All ranks allocate the same, because a peer "
                "finds its copy at the same offset from its own heap base; use the largest shape on every rank")
    return shape, dtype


class SymmetricHeap:
    """One allocation of `nbytes` on every rank of `node`, opened by all ranks through IPC handles.

    In one process on real GPUs, IPC handles cannot be opened, because they belong to the same process. There all peers
    share one address space, and peer access is enabled instead. Memory is fine-grained unless `memory` says otherwise
    ("default", "finegrained", "uncached"), because a kernel's stores have to be visible to peers while it runs.

    Attributes
    layout  HeapLayout: places, bytes used
    bases   list with one Buffer per driven rank (as node.ranks): int64 [world_size], the address of every rank's
            heap as that rank sees it; kernels translate with it
    holder  weak reference to the rung whose calls use the memory now, if rungs share the heap
    calls   number of the latest call of `Node.call` and `Node.measure` with this heap; `zero_` begins anew

    Use as a context manager, or call close(). Errors: HeapError, HipError; KeyError for an unknown name.
    """

    def __init__(self, node: Node, nbytes: int, *, name: str = "heap", memory: str = "finegrained"):
        self.node, self.nbytes, self.name = node, int(nbytes), name
        self.layout = HeapLayout(self.nbytes)
        self._buffers: dict[str, list[Buffer]] = {}
        self.holder, self.calls = None, 0
        whole = self.nbytes if node.target == "sim" else -(-self.nbytes // IPC_BLOCK) * IPC_BLOCK
        self._own = [rank.empty((whole,), torch.uint8, name, memory=memory) for rank in node.ranks]
        self._named: list[set[tuple[int, int, str]]] = [set() for _ in node.ranks]  # (offset, bytes, name) of buffers, by position
        self._peers = self._open_peers()
        self.bases: list[Buffer] = []
        for rank, peers in zip(node.ranks, self._peers):
            addresses = [(at := peers[peer].address) - (at >> 63 << 64) for peer in range(node.world_size)]  # as int64
            self.bases.append(rank.from_torch(torch.tensor(addresses, dtype=torch.int64), f"{name}.bases"))

    def _open_peers(self) -> list[dict[int, Allocation | Memory]]:
        """Per driven rank: the memory of every rank's heap, at the address that this rank uses."""
        node = self.node
        own = {rank.index: buffer.allocation.memory for rank, buffer in zip(node.ranks, self._own)}
        if node.shared_addresses:
            node.enable_peer_access()
            return [dict(own) for _ in node.ranks]
        handles = node.gather({rank.index: buffer.ipc_handle() for rank, buffer in zip(node.ranks, self._own)})
        opened = []
        for rank in node.ranks:
            # On another node: the peer's own address. It is invalid for this rank, but its NIC takes it.
            opened.append({peer: own[peer] if peer == rank.index or node.node_of(peer) != node.node_of(rank)
                           else rank.open_memory(handles[peer], self.nbytes) for peer in range(node.world_size)})
        return opened

    def alloc(self, name: str, shape: Sequence[int], dtype: torch.dtype = torch.float32,
              align: int = DEFAULT_ALIGN) -> list[Buffer]:
        """A named allocation on every rank, at the same offset. Its content is whatever the memory held.

        Returns one Buffer per driven rank. align: bytes, a power of two. Raises HeapError if the heap is full or the
        name is taken, and, with one process per rank, if the ranks' shapes differ.
        """
        self._check_open()
        shape = tuple(int(extent) for extent in shape)
        requests = self.node.gather({rank.index: (shape, dtype) for rank in self.node.ranks})
        require_same(name, requests)
        place = self.layout.place(name, shape, dtype, align)
        buffers = []
        for rank, whole, named in zip(self.node.ranks, self._own, self._named):
            buffer = Buffer(rank.context, rank.index, whole.allocation, place.offset, shape, dtype, name)
            rank.name_memory(buffer)
            named.add((buffer.offset, buffer.nbytes, name))
            buffers.append(buffer)
        self._buffers[name] = buffers
        return list(buffers)

    def alloc_per_rank(self, name: str, requests: Mapping[int, tuple[Sequence[int], torch.dtype]],
                       align: int = DEFAULT_ALIGN) -> list[Buffer]:
        """`alloc` for callers that computed a (shape, dtype) per rank. Raises HeapError, with the two that differ,
        unless all are the same."""
        missing = [rank.index for rank in self.node.ranks if rank.index not in requests]
        if missing:
            raise HeapError(f"{name!r}: nothing is asked for on rank {missing[0]}")
        shape, dtype = require_same(name, requests)
        return self.alloc(name, shape, dtype, align)

    def buffer(self, name: str) -> list[Buffer]:
        """The buffers of an allocation, one per driven rank. Raises KeyError."""
        if name not in self._buffers:
            raise KeyError(f"the heap holds no {name!r}; it holds {', '.join(self._buffers) or 'nothing'}")
        return list(self._buffers[name])

    __getitem__ = buffer

    def __contains__(self, name: str) -> bool:
        return name in self._buffers

    def translate(self, buffer: Buffer, peer: int) -> Buffer:
        """The same piece of `peer`'s heap, at the address where the buffer's own rank sees it."""
        position = next((i for i, own in enumerate(self._own) if own.allocation is buffer.allocation), None)
        if position is None:
            raise HeapError(f"buffer {buffer.name!r} is not in this heap")
        if not 0 <= peer < self.node.world_size:
            raise HeapError(f"there is no rank {peer} in a node of {self.node.world_size}")
        if peer == buffer.rank:
            return buffer
        if self.node.node_of(peer) != self.node.node_of(buffer.rank):
            raise HeapError(f"rank {peer} is on another node than rank {buffer.rank}: no address of it can be used here. "
                            "put_signal reaches it")
        memory = self._peers[position][peer]
        return Buffer(buffer.context, buffer.rank, Allocation(memory, buffer.name), buffer.offset, buffer.shape,
                      buffer.dtype, buffer.name, home=peer)

    def world(self, rank: Rank | int, epoch: int = 0) -> World:
        """Returns the `World` (a2a/world.h) of a kernel on `rank`, which is a driven rank or its number: an
        argument that `Rank.launch` passes by value. epoch: number of the call. Raises HeapError for a rank that this
        process does not drive."""
        self._check_open()
        number = rank.index if isinstance(rank, Rank) else rank
        for driven, bases in zip(self.node.ranks, self.bases):
            if driven.index == number:
                return World(bases, number, self.node.world_size, epoch)
        raise HeapError(f"rank {number} is none of the ranks that this process drives: "
                        f"{', '.join(str(driven.index) for driven in self.node.ranks)}")

    def name_memory(self, buffers: Sequence[Buffer], position: int) -> None:
        """Sets the names that diagnostics of the driven rank at `position` give its memory: these buffers' names, no
        others of this heap. A buffer that had its name already stays the same one for graphs that use it."""
        rank, whole = self.node.ranks[position], self._own[position]
        keys = {(buffer.offset, buffer.nbytes, buffer.name) for buffer in buffers}
        for offset, nbytes, _ in self._named[position] - keys:
            rank.name_memory(Buffer(rank.context, rank.index, whole.allocation, offset, (nbytes,), torch.uint8, ""))
        for buffer in (whole, *buffers):
            rank.name_memory(buffer)
        self._named[position] = keys

    def clear(self) -> SymmetricHeap:
        """Forgets all allocations: the next one starts at the start of the heap. Memory and older buffers stay as they
        are."""
        self._check_open()
        self.layout, self._buffers = HeapLayout(self.nbytes), {}
        return self

    def zero_(self) -> SymmetricHeap:
        """Sets the whole heap of every driven rank to zero and synchronises. Returns the heap."""
        self._check_open()
        for own in self._own:
            own.zero_()
        self.node.synchronize()
        self.calls = 0
        return self

    def close(self) -> None:
        """Closes the peers' handles and frees the memory; the heap's buffers are invalid afterwards."""
        if not self._own:
            return
        self.node.synchronize()
        self._peers = []
        self.node.synchronize()  # also closes handles that were opened and are not used any more
        self.node.gather({rank.index: None for rank in self.node.ranks})  # all have closed before any memory is freed
        for buffer in (*self.bases, *self._own):
            buffer.free()
        self.bases, self._own, self._buffers = [], [], {}

    def _check_open(self) -> None:
        if not self._own:
            raise HeapError("the heap is closed")

    def __enter__(self) -> SymmetricHeap:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def __repr__(self) -> str:
        lines = [f"SymmetricHeap({self.name!r}, {quantity(self.node.world_size, 'rank')} x {size_text(self.nbytes)}, "
                 f"{size_text(self.layout.used)} used)"]
        lines += [f"  {place.offset:>12}  {place.name}  {_describe(place)}" for place in self.layout.places.values()]
        return "\n".join(lines)


def _describe(place: Place) -> str:
    return f"{describe(place.shape, place.dtype)}, {size_text(place.nbytes)}"
