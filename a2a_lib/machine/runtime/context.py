"""The state that all ranks of a node share in this process. Ranks, buffers and kernels refer to it and never to each
other, so a node's memory is freed as soon as the last of them is gone. `Memory` owns device memory; the pieces of a `Buffer` share
an `Allocation`.
"""
import ctypes
from weakref import WeakSet, ref

from ...errors import A2AError, FreedError
from .driver import Runtime
from .recorder import Recorder


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


class Context:
    """devices: number of the GPU per driven rank, {rank: device}."""

    def __init__(self, runtime: Runtime, devices: dict[int, int], world_size: int):
        self._runtime: Runtime | None = runtime
        self.devices, self.world_size = devices, world_size
        self.recorder = None if runtime.simulated else Recorder(runtime, devices)
        self._in_use: dict[int, set[object]] = {rank: set() for rank in devices}
        self.memories: WeakSet[Memory] = WeakSet()  # all that exist

    @property
    def runtime(self) -> Runtime:
        if self._runtime is None:
            raise A2AError("the node is closed")
        return self._runtime

    def keep_alive(self, rank: int, *memories: object) -> None:
        """Keeps memory allocated that work of a rank uses, until the rank is next synchronised."""
        self._in_use[rank].update(memories)

    def synchronize_rank(self, rank: int) -> None:
        finished, self._in_use[rank] = self._in_use[rank], set()  # later launches of other threads do not count
        try:
            self.runtime.synchronize(self.devices[rank])
        finally:
            finished.clear()
        self.runtime.release_if_idle(self.devices[rank])  # memory that only that work had kept

    def synchronize(self) -> None:
        """Waits for all work of all driven ranks. Raises the errors of kernels."""
        try:
            for rank in self.devices:
                self.synchronize_rank(rank)
        finally:
            for in_use in self._in_use.values():
                in_use.clear()

    def close(self) -> None:
        """Ends all use. A simulated node is deleted at once, even if buffers or streams refer to it. If a host view of
        its memory is alive (`Buffer.host`), the rest of the memory is freed, and the node with the last view."""
        runtime, self._runtime, self.recorder = self._runtime, None, None
        for in_use in self._in_use.values():
            in_use.clear()
        if runtime is None or not runtime.simulated:
            return
        if not any(memory.seen for memory in self.memories):
            runtime.library.close()
            return
        for memory in list(self.memories):
            memory.end()
        for device in self.devices.values():
            runtime.release_if_idle(device)
