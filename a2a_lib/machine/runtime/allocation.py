"""Ownership of device memory: `Memory`, and `Allocation`, which the pieces of a `Buffer` share."""
import ctypes
from weakref import ref

from ...errors import FreedError
from .driver import Runtime


class Memory:
    """Owner of one allocation. The memory is freed when the last reference to this object is gone."""

    def __init__(self, runtime: Runtime, device: int, address: int, nbytes: int, release: str | None):
        self.address, self.nbytes = address, nbytes
        self.owner = (runtime, device) if release and address else None
        self.windows: list[ref] = []  # views of the host (ctypes arrays, which cannot be in a set)
        self._release = runtime.release_with(self, device, release, address) if self.owner else None

    @property
    def seen(self) -> bool:
        """Whether a host view is alive."""
        return any(window() is not None for window in self.windows)

    def end(self) -> None:
        """Frees the memory when its node closes, even if referenced, unless a host view is alive."""
        if self._release and not self.seen:
            self._release()


class Allocation:
    """The memory that all slices and views of one buffer share, until `free()`."""

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
    """Host memory as a ctypes array that keeps its allocation alive as long as anything refers to it."""
    window_type = type("HostWindow", (ctypes.c_ubyte * nbytes,), {})  # a subclass can hold attributes
    window = window_type.from_address(pointer)
    window.memory = memory
    memory.windows = [view for view in memory.windows if view() is not None] + [ref(window)]
    return window
