"""Who owns device memory, and until when: `Memory`, and `Allocation`, which the pieces of a `Buffer` share."""
from __future__ import annotations

import ctypes
from weakref import ref

from ..errors import FreedError
from .driver import Runtime


class Memory:
    """Owner of one allocation; the memory is given back when the last owner of this object lets go."""

    def __init__(self, runtime: Runtime, device: int, address: int, nbytes: int, release: str | None):
        self.address, self.nbytes = address, nbytes
        self.owner = (runtime, device) if release and address else None
        self.windows: list[ref] = []  # of the host (arrays of ctypes, which no set takes)
        self._release = runtime.release_with(self, device, release, address) if self.owner else None

    @property
    def seen(self) -> bool:
        """Whether the host looks into it."""
        return any(window() is not None for window in self.windows)

    def end(self) -> None:
        """Of a node that is closed: gives the memory back, whoever still refers to it, unless the host looks into it."""
        if self._release and not self.seen:
            self._release()


class Allocation:
    """What all slices and views of one buffer share: the memory, until `free()`."""

    def __init__(self, memory: Memory, name: str):
        self._memory: Memory | None = memory
        self.name = name

    @property
    def memory(self) -> Memory:
        if self._memory is None:
            raise FreedError(f"buffer {self.name!r} was freed")
        return self._memory

    @property
    def freed(self) -> bool:
        return self._memory is None

    def free(self) -> None:
        owner, self._memory = getattr(self._memory, "owner", None), None
        if owner:
            owner[0].release_if_idle(owner[1])


def host_window(pointer: int, nbytes: int, memory: Memory) -> ctypes.Array:
    """Host memory as a ctypes array that keeps its allocation alive for as long as anything refers to it."""
    window_type = type("HostWindow", (ctypes.c_ubyte * nbytes,), {})  # a subclass, so that it can hold attributes
    window = window_type.from_address(pointer)
    window.memory = memory
    memory.windows = [other for other in memory.windows if other() is not None] + [ref(window)]
    return window
