"""`Rank`: one GPU and the process that drives it; and a pool of its memory."""
import math
import time
import weakref
from collections.abc import Sequence
from typing import Any

import torch

from ...errors import A2AError, LaunchError
from ...plurals import quantity
from .arguments import extent, pack, threads_of
from .buffer import MEMORY_KINDS, Buffer, copy, size_text
from .context import Allocation, Context, Memory
from .driver import Runtime
from .module import LoadedKernel
from .stream import Event, Stream

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


HANDLE_BYTES = 64  # of an IPC handle
MAX_BYTES = 1 << 48  # of one allocation: the size of the address space


def _extents(shape: int | Sequence[int]) -> tuple[int, ...]:
    """A shape as a tuple. Raises ValueError for an invalid one."""
    try:
        extents = tuple(size.__index__() for size in ((shape,) if hasattr(shape, "__index__") else shape))
    except (AttributeError, TypeError):
        raise ValueError(f"a shape is a whole number or a sequence of them, not {shape!r}") from None
    if any(size < 0 for size in extents):
        raise ValueError(f"a shape has no negative extent: {list(extents)}")
    return extents


def _size(shape: Sequence[int], dtype: torch.dtype) -> int:
    """Bytes of a buffer. Raises ValueError for more than the address space has."""
    nbytes = dtype.itemsize
    for size in shape:
        nbytes *= size
    if nbytes > MAX_BYTES:
        raise ValueError(f"a buffer of shape {list(shape)} needs {quantity(nbytes, 'byte', form=',')}; addresses of a GPU have 48 bits")
    return nbytes


class Rank:
    """One GPU of a node. Made by `Node`; `node.ranks` are the ranks this process drives.

    Attributes: index (the rank's number in the node), device (the number the runtime gives its GPU), context.
    Errors of all methods: HipError; from those that wait also DeadlockError, FaultError, BudgetError (simulated node).
    """

    def __init__(self, context: Context, index: int):
        self.context, self.index, self.device = context, index, context.devices[index]
        self._unnamed = self._streams = 0
        self._started = time.perf_counter()

    # Memory.

    def empty(self, shape: int | Sequence[int], dtype: torch.dtype = torch.float32, name: str | None = None, *,
              memory: str = "default") -> Buffer:
        """New device memory with undefined content. memory: "default", "finegrained" (visible to peers while kernels
        run) or "uncached". name: what diagnostics call it. ValueError for another kind of memory or a shape that is
        none, TypeError for what is no dtype."""
        if memory not in MEMORY_KINDS:
            raise ValueError(f"unknown kind of memory {memory!r}: one of {', '.join(MEMORY_KINDS)}")
        shape = _extents(shape)
        if not isinstance(dtype, torch.dtype):
            raise TypeError(f"dtype is a torch.dtype, such as torch.int32, not {dtype!r}")
        if name is None:
            name, self._unnamed = f"buffer{self._unnamed}", self._unnamed + 1
        nbytes, runtime = _size(shape, dtype), self.context.runtime
        address = runtime.malloc(self.device, nbytes, MEMORY_KINDS[memory]) if nbytes else 0
        allocation = Allocation(self._memory(runtime, address, nbytes, "hipFree"), name)
        buffer = Buffer(self.context, self.index, allocation, 0, shape, dtype, name)
        self.name_memory(buffer)
        return buffer

    def zeros(self, shape: int | Sequence[int], dtype: torch.dtype = torch.float32, name: str | None = None, *,
              memory: str = "default") -> Buffer:
        """New device memory set to zero, in order on the default stream."""
        return self.empty(shape, dtype, name, memory=memory).zero_()

    def from_torch(self, tensor: torch.Tensor, name: str | None = None, *, memory: str = "default") -> Buffer:
        """New device memory with the shape, dtype and content of a CPU tensor."""
        return self.empty(tuple(tensor.shape), tensor.dtype, name, memory=memory).copy_from(tensor)

    def pool(self, nbytes: int, name: str = "pool") -> Pool:
        """Memory of `nbytes` bytes whose freed pieces are given again, as a caching allocator does. Errors: see `empty`."""
        return Pool(self, nbytes, name)

    def name_memory(self, buffer: Buffer) -> None:
        """Tells the simulator the buffer's name and shape, for diagnostics. Names nest; "" deletes the names inside
        it."""
        runtime = self.context.runtime
        if runtime.simulated and buffer.nbytes:
            runtime.library.name_memory(self.device, buffer.address, buffer.nbytes, buffer.name, buffer.dtype.itemsize,
                                        buffer.shape, buffer.dtype.is_floating_point)

    def open(self, handle: bytes, shape: int | Sequence[int], dtype: torch.dtype = torch.uint8,
             name: str = "opened", *, home: int | None = None) -> Buffer:
        """Another rank's allocation, from its IPC handle (`Buffer.ipc_handle`), at an address valid on this rank. home:
        the rank whose memory it is, for the repr. Raises ValueError for something that is no handle, and for more bytes than
        the address space has, or the allocation of a handle that this process made."""
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        nbytes = _size(shape, dtype)
        if len(handle) != HANDLE_BYTES:
            raise ValueError(f"an IPC handle has {HANDLE_BYTES} bytes (`Buffer.ipc_handle`), this one {len(handle)}")
        there = self.context.runtime.handles.get(handle, nbytes)
        if nbytes > there:
            raise ValueError(f"`{name}` of shape {list(shape)} needs {quantity(nbytes, 'byte', form=',')}; the allocation of this handle "
                             f"has {there:,}")
        return Buffer(self.context, self.index, Allocation(self.open_memory(handle, nbytes), name), 0, shape, dtype,
                      name, home)

    def open_memory(self, handle: bytes, nbytes: int) -> Memory:
        """The mapping that `open` wraps. It is closed when nobody refers to it."""
        runtime = self.context.runtime
        return self._memory(runtime, runtime.ipc_open(self.device, handle), nbytes, "hipIpcCloseMemHandle")

    def _memory(self, runtime: Runtime, address: int, nbytes: int, release: str) -> Memory:
        memory = Memory(runtime, self.device, address, nbytes, release)
        self.context.memories.add(memory)
        return memory

    def copy(self, to: Buffer, source: Buffer, stream: Stream | None = None) -> None:
        """Copies a buffer into another of as many bytes, in order on one of this rank's streams (default: the default
        stream), without waiting. This rank must be able to address both: for a peer's memory, use `Rank.open` or
        `SymmetricHeap.translate`. Raises ValueError if it cannot, or if the sizes differ."""
        for buffer in (to, source):
            if buffer.rank != self.index:
                raise ValueError(f"rank {self.index} cannot copy {buffer!r}: its address is valid on rank "
                                 f"{buffer.rank} only; open the memory through IPC, or use heap.translate")
        copy(to, source, stream.handle if stream else None)

    # Kernels.

    def launch(self, kernel: LoadedKernel, grid: int | Sequence[int], block: int | Sequence[int], *args: Any,
               dynamic_lds: int = 0, cooperative: bool = False, stream: Stream | None = None) -> None:
        """Starts a kernel on this rank and returns at once.

        grid: blocks, block: threads per block; an int or up to three. args: one per explicit kernel argument, checked
        against the kernel before anything runs. Pass a Buffer of this rank (or None) for a pointer, an int or float
        that fits for a number. A struct by value is `heap.world(...)`, `shape.for_kernel(...)`, bytes or a ctypes value
        of its exact size. dynamic_lds: bytes. cooperative: all blocks run at once; refused if they do not fit. Buffers
        stay allocated until this rank is next synchronised. Real GPUs also take contiguous torch tensors of any dtype,
        of this rank's GPU; those the caller keeps until then.

        Raises LaunchError naming the argument, before the launch.
        """
        if not isinstance(kernel, LoadedKernel):
            raise LaunchError(f"launch takes a kernel of a module that node.load returned, not {type(kernel).__name__}")
        runtime = self.context.runtime
        grid, block = extent("grid", grid), extent("block", block)
        function = kernel.function(self.context, self.index)
        threads = threads_of(kernel.name, block, kernel.max_threads)
        if stream is not None and (stream.context is not self.context or stream.rank != self.index):
            raise LaunchError(f"{kernel.name}: the stream is one of rank {stream.rank}, not of rank {self.index}")
        self._check_lds(kernel, dynamic_lds)
        packed = pack(kernel.name, kernel.kernel.args, args, self.index, None if runtime.simulated else self.device,
                      self.context)
        if cooperative:
            self._check_cooperative(kernel, grid[0] * grid[1] * grid[2], threads, dynamic_lds)
        handle = stream.handle if stream else None
        recorder = self.context.recorder
        record = recorder.start(self.index, kernel.name, stream.number if stream else 0, handle) if recorder else None
        runtime.launch(self.device, function, grid, block, dynamic_lds, handle, packed.pointers, cooperative)
        if record:
            recorder.stop(record, handle)
        self.context.keep_alive(self.index, *packed.memories)

    def blocks_per_cu(self, kernel: LoadedKernel, block: int | Sequence[int], dynamic_lds: int = 0) -> int:
        """Number of blocks of a kernel that fit on one CU at once (occupancy)."""
        x, y, z = extent("block", block)
        return self.context.runtime.blocks_per_cu(self.device, kernel.function(self.context, self.index), x * y * z, dynamic_lds)

    def resident_blocks(self, kernel: LoadedKernel, block: int | Sequence[int], dynamic_lds: int = 0) -> int:
        """Number of blocks of a kernel that run at once on the whole GPU: the largest grid whose blocks may wait for
        one another."""
        return self.blocks_per_cu(kernel, block, dynamic_lds) * self.compute_units

    @property
    def compute_units(self) -> int:
        """Number of compute units of the GPU (NVIDIA: multiprocessors)."""
        return self.context.runtime.attribute("compute_units", self.device)

    def _check_lds(self, kernel: LoadedKernel, dynamic_lds: int) -> None:
        static = kernel.kernel.lds
        limit = self.context.runtime.attribute("lds_per_block", self.device)
        if dynamic_lds < 0 or static + dynamic_lds > limit:
            raise LaunchError(f"{kernel.name}: {quantity(static, 'byte')} of static and {dynamic_lds} of dynamic LDS; a block has "
                              f"{size_text(limit)}")

    def _check_cooperative(self, kernel: LoadedKernel, blocks: int, threads: int, dynamic_lds: int) -> None:
        per_cu = self.blocks_per_cu(kernel, threads, dynamic_lds)
        fit = per_cu * self.compute_units
        if blocks > fit:
            raise LaunchError(f"cooperative launch of {kernel.name} refused: {quantity(blocks, 'block')} of "
                              f"{quantity(threads, 'thread')}, but "
                              f"only {fit} fit at once ({per_cu} on each of {self.compute_units} CUs)")

    # Order and time.

    def stream(self) -> Stream:
        """A new stream of this rank, which does not wait for the default stream."""
        self._streams += 1
        return Stream(self.context, self.index, self._streams)

    def event(self) -> Event:
        """A new event of this rank."""
        return Event(self.context, self.index)

    def synchronize(self) -> None:
        """Waits for all work of this rank. Raises the errors of its kernels."""
        self.context.synchronize_rank(self.index)

    def host_work(self, name: str) -> None:
        """Records that this rank's host does work of its own now. A simulated host is busy for the time of the preset's
        constant `call`, and the trace has a record of that name. On a real host it only takes its own time."""
        if self.context.runtime.simulated:
            self.context.runtime.library.host_work(self.device, name)

    @property
    def time_us(self) -> float:
        """This rank's host clock in us: simulated, or wall time since the rank was made."""
        runtime = self.context.runtime
        if runtime.simulated:
            return runtime.library.time_ps(self.device) / 1e6
        return (time.perf_counter() - self._started) * 1e6

    def __index__(self) -> int:
        return self.index

    def __repr__(self) -> str:
        return f"Rank({self.index} of {self.context.world_size}, {self.context.runtime.target})"
