"""`Buffer`: a named, typed piece of one rank's device memory."""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from ...plurals import quantity
from . import hip
from .context import Allocation, Context, host_window
from .driver import Runtime

MEMORY_KINDS = {"default": hip.MALLOC_DEFAULT, "finegrained": hip.MALLOC_FINEGRAINED, "uncached": hip.MALLOC_UNCACHED}
_NAN_0x80 = {"float8_e4m3fnuz", "float8_e5m2fnuz"}  # formats whose only NaN is 0x80; in all others 0xFF.. is a NaN


class Buffer:
    """Device memory as kernels take it. Made by `Rank.empty`, `Rank.from_torch`, `SymmetricHeap.alloc`, or by slicing.

    Always contiguous. `buf[a:b]` slices the first dimension, `buf[i]` removes it, `buf[i, a:b]` both; `buf.view()`
    reinterprets. All of them share the memory, and are invalid after `free()` of any of them (FreedError). Raises
    IndexError for an empty or a non-contiguous piece.

    Attributes
    context   of its node (`runtime.context.Context`)
    rank      number of the rank on which the address is valid (the only one whose kernels may use it)
    home      number of the rank whose memory it is: not `rank` for memory opened through IPC
    address   device address, an int
    name      its name in diagnostics
    shape, dtype, nbytes   tuple of int, torch.dtype, size in bytes
    """

    __slots__ = ("context", "rank", "allocation", "offset", "name", "shape", "dtype", "home", "__weakref__")

    def __init__(self, context: Context, rank: int, allocation: Allocation, offset: int, shape: Sequence[int], dtype: torch.dtype,
                 name: str, home: int | None = None):
        self.context, self.rank = context, rank
        self.allocation, self.offset = allocation, offset
        self.shape, self.dtype, self.name = tuple(shape), dtype, name
        self.home = rank if home is None else home

    @property
    def address(self) -> int:
        """The device address, valid on `rank`; FreedError after `free()`."""
        return self.allocation.memory.address + self.offset

    def data_ptr(self) -> int:
        """`address`, under PyTorch's name."""
        return self.address

    @property
    def numel(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """Size in bytes."""
        return self.numel * self.dtype.itemsize

    @property
    def freed(self) -> bool:
        """Whether its memory was freed."""
        return self.allocation.freed

    # The host's view.

    def host(self) -> torch.Tensor:
        """The buffer as a torch tensor of the same shape and dtype, after synchronising all ranks.

        Simulated node: no copy; the tensor *is* the device memory, so writing to it changes the buffer, and it stays
        valid after `free()`. Real GPUs: a copy on the CPU; use `copy_from` to write.
        """
        memory = self.allocation.memory
        self.context.synchronize()
        if not self._runtime.simulated or self.nbytes == 0:
            return self.to_torch()
        pointer = self._runtime.library.host_pointer(self._device, self.address, self.nbytes)
        content = torch.frombuffer(host_window(pointer, self.nbytes, memory), dtype=torch.uint8)
        return content.view(self.dtype).reshape(self.shape)

    def to_torch(self) -> torch.Tensor:
        """A copy on the CPU, of the same shape and dtype, after synchronising all ranks."""
        self.allocation.memory  # raises FreedError for a freed buffer  # noqa: B018
        self.context.synchronize()
        tensor = torch.empty(self.shape, dtype=self.dtype)
        if self.nbytes:
            self._runtime.copy_to_host(self._device, tensor.data_ptr(), self.address, self.nbytes)
        return tensor

    def copy_from(self, source: torch.Tensor | Buffer) -> Buffer:
        """Fills the buffer from a CPU tensor, or from a buffer that this rank can address, of the same shape and dtype.

        Returns the buffer. A tensor is read before the call returns; a buffer is copied in order on the default stream.
        ValueError for another shape or dtype.
        """
        if tuple(source.shape) != self.shape or source.dtype != self.dtype:
            raise ValueError(f"cannot copy {describe(source.shape, source.dtype)} into {self._description()}")
        if not self.nbytes:
            return self
        if isinstance(source, Buffer):
            copy(self, source)
        else:
            tensor = source.detach().to("cpu").contiguous()
            self._runtime.copy_to_device(self._device, self.address, tensor.data_ptr(), self.nbytes)
        return self

    def fill_(self, value: float | int | bool) -> Buffer:
        """Sets every element to `value` (converted to the dtype as torch does; NaN allowed). Returns the buffer.

        Values whose bytes are all equal (0, -1, NaN) are set on the device; on the simulated node that does not commit
        the memory. Others are copied from the host.
        """
        pattern = element_bytes(value, self.dtype)
        if len(set(pattern)) == 1:
            return self.memset_(pattern[0])
        return self.copy_from(torch.full(self.shape, value, dtype=self.dtype))

    def zero_(self) -> Buffer:
        """Sets every byte to zero, in order on the default stream. Returns the buffer."""
        return self.memset_(0)

    def memset_(self, byte: int, stream=None) -> Buffer:
        """Sets every byte to `byte` (0..255), in order on a stream (default stream if None). Returns the buffer. Raises
        ValueError for another number."""
        if not 0 <= byte <= 255:
            raise ValueError(f"a byte is 0..255, not {byte}")
        if self.nbytes:
            self._runtime.memset(self._device, self.address, byte, self.nbytes,
                                 None if stream is None else stream.handle)
            self.context.keep_alive(self.rank, self.allocation.memory)
        return self

    def ipc_handle(self) -> bytes:
        """64 bytes with which another rank opens the allocation (`Rank.open`). Raises ValueError unless this buffer is
        at its start."""
        if self.offset:
            raise ValueError(f"{self._description()} does not start its allocation: only whole allocations have IPC handles")
        handle = self._runtime.ipc_handle(self._device, self.address)
        self._runtime.handles[handle] = self.allocation.memory.nbytes
        return handle

    def free(self) -> None:
        """Frees the memory as soon as no host tensor and no running kernel needs it: now, or when the rank is next
        idle."""
        self.allocation.free()

    # Pieces.

    def __getitem__(self, key: Any) -> Buffer:
        keys = key if isinstance(key, tuple) else (key,)
        if len(keys) > len(self.shape):
            raise IndexError(f"{len(keys)} indices for {self._description()}")
        shape, offset, stride, pieces = list(self.shape), self.offset, self.nbytes, []
        for position, item in enumerate(keys):
            extent = shape.pop(0)
            stride = stride // extent if extent else 0
            if isinstance(item, slice):
                start, stop, step = item.indices(extent)
                if step != 1:
                    raise IndexError("a buffer is contiguous: slices have step 1")
                if position + 1 < len(keys):
                    raise IndexError("a buffer is contiguous: only the last index can be a slice")
                stop = max(start, stop)
                offset += start * stride
                shape.insert(0, stop - start)
                pieces.append(f"{start}:{stop}")
            else:
                index = int(item.__index__())
                if not -extent <= index < extent:
                    raise IndexError(f"index {index} is out of range for {self._description()}")
                offset += (index % extent) * stride
                pieces.append(str(index % extent))
        return Buffer(self.context, self.rank, self.allocation, offset, shape, self.dtype,
                      f"{self.name}[{', '.join(pieces)}]", self.home)

    def view(self, *new_form: torch.dtype | int | Sequence[int]) -> Buffer:
        """The same bytes as another dtype, another shape, or both: `buf.view(torch.uint8)`, `buf.view(4, -1)`,
        `buf.view(torch.int32, (2, 8))`. A dtype alone rescales the last dimension. Raises ValueError unless the number
        of bytes stays the same."""
        dtype, shape = self.dtype, None
        for item in new_form:
            if isinstance(item, torch.dtype):
                dtype = item
            elif isinstance(item, int):
                shape = (*(shape or ()), item)
            else:
                shape = tuple(item)
        if shape is None:
            if dtype.itemsize != self.dtype.itemsize:
                last = (self.shape or (1,))[-1] * self.dtype.itemsize
                if last % dtype.itemsize:
                    raise ValueError(f"{self._description()} cannot be seen as {short(dtype)}: "
                                     f"its last dimension has {quantity(last, 'byte')}")
                shape = (*self.shape[:-1], last // dtype.itemsize)
            else:
                shape = self.shape
        if shape.count(-1) == 1:
            rest = -math.prod(shape) * dtype.itemsize
            if rest and self.nbytes % rest == 0:
                shape = tuple(self.nbytes // rest if extent == -1 else extent for extent in shape)
        if any(extent < 0 for extent in shape) or math.prod(shape) * dtype.itemsize != self.nbytes:
            raise ValueError(f"{self._description()} has {quantity(self.nbytes, 'byte')}: not {describe(shape, dtype)}")
        if self.offset % dtype.itemsize:
            raise ValueError(f"{self._description()} is not aligned to {quantity(dtype.itemsize, 'byte')}")
        return Buffer(self.context, self.rank, self.allocation, self.offset, shape, dtype, self.name, self.home)

    @property
    def _runtime(self) -> Runtime:
        return self.context.runtime

    @property
    def _device(self) -> int:
        return self.context.devices[self.rank]

    def _description(self) -> str:
        return f"buffer {self.name!r} ({describe(self.shape, self.dtype)} on rank {self.rank})"

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of a buffer without dimensions")
        return self.shape[0]

    def __iter__(self):
        return (self[index] for index in range(len(self)))

    def __repr__(self) -> str:
        where = f"rank {self.rank}" if self.home == self.rank else f"rank {self.rank}, memory of rank {self.home}"
        freed = ", freed" if self.freed else ""
        return f"Buffer({self.name!r}, {where}, {describe(self.shape, self.dtype)}, {size_text(self.nbytes)}{freed})"


def copy(to: Buffer, source: Buffer, stream: int | None = None) -> None:
    """Copies a buffer into another of as many bytes, in order on a stream of `to`'s rank (a handle; None: its default
    stream), without waiting. Raises ValueError unless that rank can address both."""
    if source.context is not to.context:
        raise ValueError(f"cannot copy {source!r} into {to!r}: they are memory of two nodes")
    if source.rank != to.rank:
        raise ValueError(f"rank {to.rank} cannot copy {source!r}: its address is valid on rank {source.rank} only; open "
                         "the memory through IPC, or use heap.translate")
    if to.nbytes != source.nbytes:
        raise ValueError(f"cannot copy {source!r} into {to!r}: {quantity(source.nbytes, 'byte')} into {to.nbytes}")
    if to.nbytes:
        to.context.runtime.copy(to.context.devices[to.rank], to.address, source.address, to.nbytes, stream)
        to.context.keep_alive(to.rank, to.allocation.memory, source.allocation.memory)


def element_bytes(value: float | int | bool, dtype: torch.dtype) -> bytes:
    """The bytes of one element. NaN is the NaN of the format whose bytes are all equal (0xFF.., or 0x80)."""
    if isinstance(value, float) and math.isnan(value) and dtype.is_floating_point:
        return (b"\x80" if short(dtype) in _NAN_0x80 else b"\xff") * dtype.itemsize
    return bytes(torch.tensor([value], dtype=dtype).view(torch.uint8).tolist())


def short(dtype: torch.dtype) -> str:
    """"float16" for torch.float16."""
    return str(dtype).removeprefix("torch.")


def describe(shape: Sequence[int], dtype: torch.dtype) -> str:
    """"[256, 7168] float16"."""
    return f"[{', '.join(map(str, shape))}] {short(dtype)}"


def size_text(nbytes: int) -> str:
    """A number of bytes as text: "512 B", "3.5 MiB"."""
    value = float(nbytes)
    for unit in ("B", "KiB", "MiB"):
        if value < 1024:
            return f"{value:.4g} {unit}"
        value /= 1024
    return f"{value:.4g} GiB"
