"""`Runtime`: the runtime calls of one node in Python's types. A device is the number HIP gives a GPU."""
import ctypes
import threading
import weakref
from contextlib import AbstractContextManager, contextmanager
from ctypes import byref, c_float, c_int, c_size_t, c_void_p

from ...errors import A2AError, SimulationError
from . import hip
from .hip import HipLibrary


class _OnSimulated:
    """`Runtime.on` of a simulated node. Written out, because hundreds of thousands of calls go through it."""

    __slots__ = ("library", "device")

    def __init__(self, library: HipLibrary, device: int):
        self.library, self.device = library, device

    def __enter__(self) -> None:
        self.library.lock.acquire()
        try:
            self.library.call("hipSetDevice", self.device)
        except BaseException:
            self.library.lock.release()
            raise

    def __exit__(self, *_) -> None:
        self.library.lock.release()


class Runtime:
    """A driver over one library (simulator, ROCm or CUDA); every method names its device.

    Errors: HipError with the C function's name; on the simulated node also DeadlockError, FaultError, BudgetError,
    LoadError, from the call that synchronised.
    """

    def __init__(self, library: HipLibrary):
        self.library = library
        self.target = library.target
        self._attributes: dict[tuple[str, int], int] = {}
        self.handles: dict[bytes, int] = {}  # IPC handles that this process made: bytes of their allocations
        self._unused: list[tuple[int, str, int]] = []  # (device, function, handle) to release
        self._busy: set[int] = set()  # devices that got work since they were last synchronised
        self._launching = threading.RLock()
        weakref.finalize(self, _release, library, self._unused, ended=True)

    @property
    def simulated(self) -> bool:
        """Whether its GPUs are simulated."""
        return self.target == "sim"

    def together(self) -> AbstractContextManager:
        """A lock for launches on several devices whose kernels wait for one another.

        Meanwhile no other thread of Python launches such kernels. On the simulated node no other thread calls the
        library at all, because a waiting thread runs all launched work, and half of the launches are a deadlock. One
        thread may nest it.
        """
        return self.library.lock if self.simulated else self._launching

    # Devices.

    def device_count(self) -> int:
        """Number of GPUs that the library sees."""
        count = c_int()
        self.library.call("hipGetDeviceCount", byref(count))
        return count.value

    def on(self, device: int) -> AbstractContextManager:
        """Makes `device` current inside the block. On real GPUs the former one is restored, because torch shares it."""
        return _OnSimulated(self.library, device) if self.simulated else self._on_real(device)

    @contextmanager
    def _on_real(self, device: int):
        former = c_int()
        self.library.call("hipGetDevice", byref(former))
        self.library.call("hipSetDevice", device)
        try:
            yield
        finally:
            self.library.ask("hipSetDevice", former.value)

    def attribute(self, name: str, device: int) -> int:
        """One device attribute, by the names in `hip.ATTRIBUTES` ("compute_units", "lds_per_block", ...)."""
        if (name, device) not in self._attributes:
            value = c_int()
            self.library.call("hipDeviceGetAttribute", byref(value), self.library.attributes[name], device)
            self._attributes[name, device] = value.value
        return self._attributes[name, device]

    def device_name(self, device: int) -> str:
        """The runtime's name of a GPU."""
        text = ctypes.create_string_buffer(256)
        self.library.call("hipDeviceGetName", text, len(text), device)
        return text.value.decode()

    def synchronize(self, device: int) -> None:
        """Waits for all work of a device, then releases the handles that were queued for this moment."""
        with self.on(device):
            self._busy.discard(device)
            self.library.call("hipDeviceSynchronize")
            self.release_unused(device)

    def enable_peer_access(self, device: int, peer: int) -> None:
        """Lets kernels on `device` use the memory of `peer` (real GPUs in one process). A2AError if they cannot."""
        possible = c_int()
        self.library.call("hipDeviceCanAccessPeer", byref(possible), device, peer)
        if not possible.value:
            raise A2AError(f"GPU {device} cannot access the memory of GPU {peer}")
        with self.on(device):
            code = self.library.ask("hipDeviceEnablePeerAccess", peer, 0)
            if code not in (hip.SUCCESS, hip.ERROR_PEER_ACCESS_ALREADY_ENABLED):
                raise self.library.error("hipDeviceEnablePeerAccess", code)
            if code:
                self.library.error("hipDeviceEnablePeerAccess", code)  # clears the runtime's record of it

    # Releases.

    def release_with(self, owner: object, device: int, function: str, handle: int) -> weakref.finalize:
        """Releases a handle (hipFree, hipStreamDestroy, ...) after `owner` is gone, when its device is next known to be
        idle. It cannot do so at once: releasing waits for the device, and a kernel on it may be waiting for a later
        launch."""
        return weakref.finalize(owner, _queue_release, self._unused, device, function, handle, self)

    def release_if_idle(self, device: int) -> None:
        """Releases the queued handles of a device at once, if it got no work since it was last synchronised."""
        if device not in self._busy:
            with self.on(device):
                self.release_unused(device)

    def release_unused(self, device: int) -> None:
        """Releases the queued handles of a device. An error of a kernel that this call reports is raised, not lost."""
        mine = [item for item in self._unused if item[0] == device]
        for item in mine:
            self._unused.remove(item)
        _release(self.library, mine)

    # Memory.

    def malloc(self, device: int, nbytes: int, flags: int = hip.MALLOC_DEFAULT) -> int:
        """Address of `nbytes` of new device memory. flags: hip.MALLOC_DEFAULT, _FINEGRAINED or _UNCACHED."""
        address = c_void_p()
        with self.on(device):
            if device not in self._busy:
                self.release_unused(device)
            if flags:
                self.library.call("hipExtMallocWithFlags", byref(address), nbytes, flags)
            else:
                self.library.call("hipMalloc", byref(address), nbytes)
        return address.value or 0

    def copy_to_device(self, device: int, address: int, host: int, nbytes: int) -> None:
        """Copies `nbytes` bytes from the host's address `host` to the device's `address`, and waits."""
        self.stream_call(device, "hipMemcpy", address, host, nbytes, hip.COPY_HOST_TO_DEVICE)

    def copy_to_host(self, device: int, host: int, address: int, nbytes: int) -> None:
        """Copies `nbytes` bytes from the device's `address` to the host's address `host`, and waits."""
        self.stream_call(device, "hipMemcpy", host, address, nbytes, hip.COPY_DEVICE_TO_HOST)

    def copy(self, device: int, to: int, source: int, nbytes: int, stream: int | None = None) -> None:
        """Copies `nbytes` bytes that `device` can address, asynchronously on one of its streams."""
        self._busy.add(device)
        self.stream_call(device, "hipMemcpyAsync", to, source, nbytes, hip.COPY_DEFAULT, stream)

    def memset(self, device: int, address: int, value: int, nbytes: int, stream: int | None = None) -> None:
        """Sets `nbytes` bytes to `value`, asynchronously on a stream."""
        self._busy.add(device)
        self.stream_call(device, "hipMemsetAsync", address, value, nbytes, stream)

    def ipc_handle(self, device: int, address: int) -> bytes:
        """64 bytes that let another process open the allocation which starts at `address`."""
        handle = hip.IpcHandle()
        self.stream_call(device, "hipIpcGetMemHandle", byref(handle), address)
        return bytes(handle)

    def ipc_open(self, device: int, handle: bytes) -> int:
        """Address at which `device` sees the memory of a handle made on another rank."""
        return self._create(device, "hipIpcOpenMemHandle", hip.IpcHandle.from_buffer_copy(handle), hip.IPC_LAZY_ENABLE_PEER_ACCESS)

    # Modules.

    def load(self, device: int, image: bytes) -> int:
        """A module from a code object (simulator: assembly text)."""
        return self._create(device, "hipModuleLoadData", ctypes.c_char_p(image))

    def function(self, device: int, module: int, name: str) -> int:
        """Handle of a kernel of a module."""
        return self._create(device, "hipModuleGetFunction", module, name.encode())

    def symbol(self, device: int, module: int, name: str) -> tuple[int, int]:
        """(address, bytes) of a `__device__` variable."""
        address, nbytes = c_void_p(), c_size_t()
        self.stream_call(device, "hipModuleGetGlobal", byref(address), byref(nbytes), module, name.encode())
        return address.value or 0, nbytes.value

    def blocks_per_cu(self, device: int, function: int, threads: int, dynamic_lds: int) -> int:
        """Number of blocks of a kernel that fit on one CU at once."""
        blocks = c_int()
        self.stream_call(device, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", byref(blocks), function, threads, dynamic_lds)
        return blocks.value

    def launch(self, device: int, function: int, grid: tuple[int, int, int], block: tuple[int, int, int],
               dynamic_lds: int, stream: int | None, parameters, cooperative: bool = False) -> None:
        """Starts a kernel. parameters: one pointer per explicit argument, as ctypes has them."""
        with self.on(device):
            self._busy.add(device)
            if cooperative:
                self.library.call("hipModuleLaunchCooperativeKernel", function, *grid, *block, dynamic_lds, stream,
                                  parameters)
            else:
                self.library.call("hipModuleLaunchKernel", function, *grid, *block, dynamic_lds, stream, parameters,
                                  None)

    # Streams and events.

    def _create(self, device: int, function: str, *arguments) -> int:
        handle = c_void_p()
        self.stream_call(device, function, byref(handle), *arguments)
        return handle.value or 0

    def create_stream(self, device: int) -> int:
        """A stream that does not wait for the default stream."""
        return self._create(device, "hipStreamCreateWithFlags", hip.STREAM_NON_BLOCKING)

    def create_event(self, device: int) -> int:
        """Handle of a new event, which records its time."""
        return self._create(device, "hipEventCreate")

    def launched_on(self, device: int) -> None:
        """Notes that a device got work by another call than those of this class."""
        self._busy.add(device)

    def stream_call(self, device: int, function: str, *arguments) -> None:
        """Calls a function with a device current: hipStreamSynchronize, hipEventRecord and the like."""
        with self.on(device):
            self.library.call(function, *arguments)

    def stream_done(self, device: int, stream: int) -> bool:
        """Whether everything given to a stream is done."""
        with self.on(device):
            code = self.library.ask("hipStreamQuery", stream)
        if code not in (hip.SUCCESS, hip.ERROR_NOT_READY):
            raise self.library.error("hipStreamQuery", code)
        return code == hip.SUCCESS

    def version(self, function: str) -> int:
        """hipDriverGetVersion or hipRuntimeGetVersion, in the library's own numbers; 0 on the simulated node."""
        value = c_int()
        if not self.simulated:
            self.library.call(function, byref(value))
        return value.value

    def elapsed_us(self, start: int, stop: int) -> float:
        """us between two events that have happened, on the device's clock."""
        milliseconds = c_float()
        self.library.call("hipEventElapsedTime", byref(milliseconds), start, stop)
        return milliseconds.value * 1e3


def _queue_release(unused: list, device: int, function: str, handle: int, runtime: Runtime) -> None:
    unused.append((device, function, handle))  # `runtime` is an argument so that the node stays alive until now


def _release(library: HipLibrary, unused: list[tuple[int, str, int]], ended: bool = False) -> None:
    for device, function, handle in unused:
        library.ask("hipSetDevice", device)
        code = library.ask(function, handle)
        if code and not ended:
            error = library.error(function, code)
            if isinstance(error, SimulationError):
                raise error
