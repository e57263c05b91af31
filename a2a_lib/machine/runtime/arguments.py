"""Checks a launch's arguments against the kernel's and packs them. Nothing here calls a runtime. Structs that kernels take by value,
`World` and `Shape` of a2a/world.h, are made by the host."""
import ctypes
import struct
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple

import torch

from ...errors import LaunchError
from ...plurals import quantity
from .buffer import Buffer
from .context import Context, Memory


@dataclass(frozen=True)
class KernelStruct:
    """A struct that a kernel takes by value: members in the order of its C++ declaration, without padding. TYPE: its
    name there."""

    TYPE: ClassVar[str] = ""

    def format_of(self, member: str) -> str:
        """The format of a member: a letter of Python's `struct` module."""
        return "i"

    def values(self) -> dict[str, Any]:
        """Members in the order of the C++ struct."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def pack(self, where: str, address) -> bytes:
        """The struct's bytes. address(value, where): the number of a pointer. Raises LaunchError, starting with
        `where`, for a member that is no number or does not fit."""
        data = b""
        for name, value in self.values().items():
            letter, where_member = self.format_of(name), f"{where}: {name} of {self.TYPE.split('::')[-1]}"
            if letter == "Q":
                value = address(value, where_member)
            try:
                data += struct.pack(f"<{letter}", value)
            except struct.error:
                kind = "an int" if letter == "i" else "an unsigned int"
                raise LaunchError(f"{where_member} is {kind} of 32 bits, not {value!r}") from None
        return data.ljust(-(-len(data) // self.alignment()) * self.alignment(), b"\0")

    def alignment(self) -> int:
        return 8 if any(self.format_of(field.name) == "Q" for field in fields(self)) else 4

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """Buffers that it points to: they stay allocated while the kernel may run."""
        return tuple(value for value in self.values().values() if isinstance(value, Buffer))


@dataclass(frozen=True)
class World(KernelStruct):
    """`World` of a2a/world.h. Made by `SymmetricHeap.world(rank, epoch)`.

    bases: int64 [world_size] on the launching rank (`heap.bases`), or None for a kernel that calls no `at`.
    """

    TYPE: ClassVar[str] = "a2a::World"
    bases: Buffer | torch.Tensor | None
    rank: int
    world_size: int
    epoch: int = 0

    def format_of(self, member: str) -> str:
        return {"bases": "Q", "epoch": "I"}.get(member, "i")


@dataclass(frozen=True)
class KernelShape(KernelStruct):
    """`Shape` of a2a/world.h. Made by `Shape.for_kernel(num_tokens, world_size)`, which explains its members."""

    TYPE: ClassVar[str] = "a2a::Shape"
    num_tokens: int
    max_tokens: int
    topk: int
    dim: int
    experts: int
    capacity: int


MAX_BLOCK = 1024
MAX_GRID = 2**31 - 1
_FLOAT_FORMATS = {4: "<f", 8: "<d"}  # 2 bytes may be fp16 or bf16


class Packed(NamedTuple):
    """Arguments in the kernelParams form: `pointers` is an array of one pointer per argument into `storage`."""

    storage: ctypes.Array
    pointers: ctypes.Array
    memories: tuple[Memory, ...]


def pack(kernel: str, args: Sequence[Any], values: Sequence[Any], rank: int, device: int | None = None,
         context: Context | None = None) -> Packed:
    """Packs `values` for a kernel whose explicit arguments are `args` (toolchain.Arg: offset, size, kind, name).

    rank: number of the launching rank, to which every Buffer must belong. device: its GPU, if torch tensors on a real
    GPU are allowed. context: of the node, to which every Buffer must belong (None: any). Raises LaunchError naming the
    argument.
    """
    if len(values) != len(args):
        expected = ", ".join(_label(position, arg) for position, arg in enumerate(args))
        raise LaunchError(f"{kernel} takes {quantity(len(args), 'argument')} ({expected}); {len(values)} were given")
    storage = ctypes.create_string_buffer(max(1, max((arg.offset + arg.size for arg in args), default=0)))
    pointers = (ctypes.c_void_p * max(1, len(args)))()
    memories = []
    base = ctypes.addressof(storage)
    for position, (arg, value) in enumerate(zip(args, values)):
        where = f"{kernel}, argument {_label(position, arg)}"
        buffers = (value,) if isinstance(value, Buffer) else value.buffers if isinstance(value, KernelStruct) else ()
        for buffer in buffers:  # two simulated nodes use the same addresses for different memory
            if context is not None and buffer.context is not context:
                raise LaunchError(f"{where}: buffer {buffer.name} is memory of another node (made before this one?): "
                                  "make it with this node's ranks or heap")
            memories.append(buffer.allocation.memory)
        data = encode(value, arg.size, arg.kind, where, rank, device, arg.type)
        storage[arg.offset:arg.offset + arg.size] = data
        pointers[position] = base + arg.offset
    return Packed(storage, pointers, tuple(memories))


def encode(value: Any, size: int, kind: str, where: str, rank: int, device: int | None = None,
           struct_type: str = "") -> bytes:
    """The `size` bytes of one argument value. kind: "pointer", "int", "float", "value" or "struct"; struct_type: the struct's
    name in C++, or "bool". Raises LaunchError starting with `where`."""
    if isinstance(value, KernelStruct):
        return _encode_struct(value, size, kind, where, rank, device, struct_type)
    if isinstance(value, Buffer):
        return _encode_buffer(value, size, kind, where, rank)
    if isinstance(value, torch.Tensor):
        return _encode_tensor(value, size, where, device)
    if isinstance(value, (bytes, bytearray, ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)):
        data = bytes(value)
        if len(data) != size:
            raise LaunchError(f"{where}: {size} bytes are needed, {type(value).__name__} has {len(data)}")
        return data
    if kind == "pointer":
        if value is None:
            return bytes(size)
        raise LaunchError(f"{where} is a pointer: pass a Buffer, not {_describe(value)} (a bare address: "
                          "ctypes.c_void_p(address))")
    if kind == "struct":
        raise LaunchError(f"{where} is a {kind} {struct_type}".rstrip() +
                          f" of {quantity(size, 'byte')}: pass {_maker(struct_type)}, not {_describe(value)}")
    if kind == "value":  # assembly does not distinguish an int from a float
        return (_encode_int if hasattr(value, "__index__") else _encode_float)(value, size, where)
    if kind == "float":
        return _encode_float(value, size, where)
    if struct_type == "bool":
        return _encode_bool(value, size, where)
    return _encode_int(value, size, where)


def _encode_struct(value: KernelStruct, size: int, kind: str, where: str, rank: int, device: int | None,
                   struct_type: str) -> bytes:
    if kind != "struct" or struct_type not in ("", value.TYPE):
        maker = _maker(struct_type) if kind == "struct" else "one"
        raise LaunchError(f"{where} is {'an' if kind == 'int' else 'a'} {kind} {struct_type}".rstrip() +
                          f" of {quantity(size, 'byte')}: pass {maker}, not a struct {value.TYPE}")

    def address(pointer, described):
        return int.from_bytes(encode(pointer, 8, "pointer", described, rank, device), "little")

    data = value.pack(where, address)
    if len(data) != size:
        raise LaunchError(f"{where}: {size} bytes are needed, {value.TYPE} has {len(data)}")
    return data


def _maker(struct_type: str) -> str:
    """Name of the function that makes a struct of that name."""
    return {World.TYPE: "heap.world(rank, epoch)", KernelShape.TYPE: "shape.for_kernel(num_tokens, world_size)"}.get(
        struct_type, "bytes or a ctypes.Structure")


def _encode_buffer(buffer: Buffer, size: int, kind: str, where: str, rank: int) -> bytes:
    if kind != "pointer":
        raise LaunchError(f"{where} is {'an' if kind == 'int' else 'a'} {kind} of {quantity(size, 'byte')}: a Buffer is a pointer "
                          "(its address as a number: buffer.address)")
    if buffer.rank != rank:
        raise LaunchError(f"{where}: buffer {buffer.name} lives on rank {buffer.rank}, the kernel runs on rank {rank}. "
                          "An address is only valid on its own rank: pass heap.bases and translate, or open the memory "
                          "through IPC")
    return buffer.address.to_bytes(size, "little")


def _encode_tensor(tensor: torch.Tensor, size: int, where: str, device: int | None) -> bytes:
    if device is None:
        raise LaunchError(f"{where}: kernels on the simulated node take Buffers, not torch tensors "
                          "(rank.from_torch(tensor, name) makes one)")
    if not tensor.is_cuda or tensor.device.index != device:
        raise LaunchError(f"{where}: the tensor is on {tensor.device}, the kernel runs on GPU {device}")
    if not tensor.is_contiguous():
        raise LaunchError(f"{where}: the tensor is not contiguous")
    return tensor.data_ptr().to_bytes(size, "little")


def _encode_float(value: Any, size: int, where: str) -> bytes:
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise LaunchError(f"{where} is a float, not {_describe(value)}") from None
    except OverflowError:
        raise LaunchError(f"{where}: {_describe(value)} does not fit a float of {quantity(size, 'byte')}") from None
    if size not in _FLOAT_FORMATS:
        raise LaunchError(f"{where}: a float of {quantity(size, 'byte')} has several formats: pass its bytes")
    try:
        return struct.pack(_FLOAT_FORMATS[size], number)
    except OverflowError:
        raise LaunchError(f"{where}: {number!r} does not fit a float of {quantity(size, 'byte')}") from None


def _encode_bool(value: Any, size: int, where: str) -> bytes:
    """1 for any number but 0, as C++ converts it, because the kernel reads a single bit."""
    if not hasattr(value, "__index__"):
        raise LaunchError(f"{where} is a bool, not {_describe(value)}")
    return int(value.__index__() != 0).to_bytes(size, "little")


def _encode_int(value: Any, size: int, where: str) -> bytes:
    try:
        number = int(value.__index__())
    except (AttributeError, TypeError):
        raise LaunchError(f"{where} is an int, not {_describe(value)}") from None
    if not -(1 << (8 * size - 1)) <= number < 1 << (8 * size):
        raise LaunchError(f"{where}: {_number(number)} does not fit {quantity(size, 'byte')}")
    return (number & ((1 << (8 * size)) - 1)).to_bytes(size, "little")


def extent(what: str, value: int | Sequence[int]) -> tuple[int, int, int]:
    """A grid or block as (x, y, z). Raises LaunchError unless it is one to three positive ints."""
    numbers = tuple(value) if isinstance(value, (tuple, list)) else (value,)
    try:
        numbers = tuple(int(number.__index__()) for number in numbers)
    except AttributeError:
        raise LaunchError(f"{what} is one to three ints, not {value!r}") from None
    if not 1 <= len(numbers) <= 3 or any(not 1 <= number <= MAX_GRID for number in numbers):
        raise LaunchError(f"{what} is one to three positive ints, not {value!r}")
    return (*numbers, 1, 1)[:3]


def threads_of(kernel: str, block: tuple[int, int, int], limit: int) -> int:
    """Threads of a block. Raises LaunchError if there are more than 1024 or than the kernel was compiled for."""
    threads = block[0] * block[1] * block[2]
    if threads > MAX_BLOCK:
        raise LaunchError(f"{kernel}: a block has at most {quantity(MAX_BLOCK, 'thread')}, not {threads}")
    if threads > limit:
        raise LaunchError(f"{kernel} was compiled for blocks of at most {quantity(limit, 'thread')}, not {threads}: "
                          "raise its __launch_bounds__")
    return threads


def _label(position: int, arg: Any) -> str:
    return f"{position} ({arg.name})"


def _describe(value: Any) -> str:
    if isinstance(value, int):
        return f"{type(value).__name__} {_number(value)}"
    return f"{type(value).__name__} {value!r}" if isinstance(value, (float, str)) else type(value).__name__


def _number(value: int) -> str:
    """An int in a message. Python may refuse to print one of hundreds of digits; its size is given instead."""
    return repr(value) if value.bit_length() <= 256 else f"a number of {value.bit_length()} bits"
