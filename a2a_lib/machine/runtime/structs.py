"""Structs that kernels take by value: `World` and `Shape` of a2a/world.h, made by the host."""
import struct
from dataclasses import dataclass, fields
from typing import Any, ClassVar

import torch

from ...errors import LaunchError
from .buffer import Buffer


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
