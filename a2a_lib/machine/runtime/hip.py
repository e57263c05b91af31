"""HIP's C API by ctypes: one table of functions, and error checking that names the function.

The simulator exports the same functions with the same integers (ROCm 6 `hip/hip_runtime_api.h`), so this file serves
both `target="sim"` and `target="hip"`. cuda.py maps the same names to CUDA's.
"""
import ctypes
import os
import sys
from ctypes import POINTER, c_char, c_char_p, c_float, c_int, c_size_t, c_uint, c_uint32, c_uint64, c_void_p
from pathlib import Path

from ...errors import A2AError, HipError

# Integers of ROCm 6's hip_runtime_api.h.
SUCCESS = 0
ERROR_NOT_READY = 600
ERROR_PEER_ACCESS_ALREADY_ENABLED = 704
MALLOC_DEFAULT, MALLOC_FINEGRAINED, MALLOC_UNCACHED = 0, 1, 3
COPY_DEFAULT, COPY_HOST_TO_DEVICE, COPY_DEVICE_TO_HOST, COPY_DEVICE_TO_DEVICE = 4, 1, 2, 3
STREAM_NON_BLOCKING = 1
EVENT_RECORD_EXTERNAL = 1  # in a captured stream: a node of the graph that marks the time, not a dependency
CAPTURE_GLOBAL, CAPTURE_RELAXED = 0, 2  # relaxed: other streams and other calls of this thread go on as usual
IPC_LAZY_ENABLE_PEER_ACCESS = 1
ATTRIBUTES = {"clock_khz": 5, "cooperative": 10, "l2_bytes": 19, "max_threads_per_block": 56, "compute_units": 63,
              "lds_per_block": 74, "wave_size": 87}


class IpcHandle(ctypes.Structure):
    """hipIpcMemHandle_t: 64 opaque bytes, passed by value."""

    _fields_ = [("reserved", c_char * 64)]


_P, _PP, _IP = c_void_p, POINTER(c_void_p), POINTER(c_int)
SIGNATURES: dict[str, tuple] = {
    "hipInit": (c_uint,), "hipGetDeviceCount": (_IP,), "hipSetDevice": (c_int,), "hipGetDevice": (_IP,),
    "hipDeviceGetAttribute": (_IP, c_int, c_int), "hipDeviceGetName": (c_char_p, c_int, c_int),
    "hipDeviceSynchronize": (), "hipMalloc": (_PP, c_size_t), "hipExtMallocWithFlags": (_PP, c_size_t, c_uint),
    "hipFree": (_P,), "hipHostMalloc": (_PP, c_size_t, c_uint), "hipHostFree": (_P,),
    "hipMemcpy": (_P, _P, c_size_t, c_int), "hipMemcpyAsync": (_P, _P, c_size_t, c_int, _P),
    "hipMemcpyPeerAsync": (_P, c_int, _P, c_int, c_size_t, _P), "hipMemset": (_P, c_int, c_size_t),
    "hipMemsetAsync": (_P, c_int, c_size_t, _P), "hipMemGetInfo": (POINTER(c_size_t), POINTER(c_size_t)),
    "hipDeviceCanAccessPeer": (_IP, c_int, c_int), "hipDeviceEnablePeerAccess": (c_int, c_uint),
    "hipIpcGetMemHandle": (POINTER(IpcHandle), _P), "hipIpcOpenMemHandle": (_PP, IpcHandle, c_uint),
    "hipIpcCloseMemHandle": (_P,), "hipStreamCreate": (_PP,), "hipStreamCreateWithFlags": (_PP, c_uint),
    "hipStreamDestroy": (_P,), "hipStreamSynchronize": (_P,), "hipStreamQuery": (_P,),
    "hipStreamWaitEvent": (_P, _P, c_uint), "hipEventCreate": (_PP,), "hipEventDestroy": (_P,),
    "hipEventRecord": (_P, _P), "hipEventSynchronize": (_P,), "hipEventElapsedTime": (POINTER(c_float), _P, _P),
    "hipModuleLoadData": (_PP, _P), "hipModuleUnload": (_P,), "hipModuleGetFunction": (_PP, _P, c_char_p),
    "hipModuleGetGlobal": (_PP, POINTER(c_size_t), _P, c_char_p), "hipFuncGetAttribute": (_IP, c_int, _P),
    "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor": (_IP, _P, c_int, c_size_t),
    "hipModuleLaunchKernel": (_P, *[c_uint] * 7, _P, _PP, _PP),
    "hipModuleLaunchCooperativeKernel": (_P, *[c_uint] * 7, _P, _PP),
}
VERSION_SIGNATURES: dict[str, tuple] = {  # real GPUs only
    "hipDriverGetVersion": (_IP,), "hipRuntimeGetVersion": (_IP,),
}
GRAPH_SIGNATURES: dict[str, tuple] = {
    "hipEventRecordWithFlags": (_P, _P, c_uint), "hipStreamBeginCapture": (_P, c_int),
    "hipStreamEndCapture": (_P, _PP), "hipGraphInstantiateWithFlags": (_PP, _P, c_uint64),
    "hipGraphExecUpdate": (_P, _P, _P, _P),  # CUDA 12 has three: its third is larger (graph.py)
    "hipGraphUpload": (_P, _P), "hipGraphLaunch": (_P, _P), "hipGraphExecDestroy": (_P,),
    "hipGraphDestroy": (_P,),
}

VALUE_SIGNATURES: dict[str, tuple] = {  # real GPUs only: the simulated node's streams launch kernels (stream.py)
    "hipStreamWriteValue32": (_P, _P, c_uint32, c_uint), "hipStreamWriteValue64": (_P, _P, c_uint64, c_uint),
    "hipStreamWaitValue32": (_P, _P, c_uint32, c_uint, c_uint32),
    "hipStreamWaitValue64": (_P, _P, c_uint64, c_uint, c_uint64),
}


class HipLibrary:
    """libamdhip64, bound. `call(name, *arguments)` raises HipError unless the function returns hipSuccess."""

    target = "hip"
    attributes = ATTRIBUTES

    def __init__(self, path: str | Path | None = None):
        self.path = str(path) if path else find_library("libamdhip64.so", ("/opt/rocm/lib",), "ROCm's HIP runtime")
        try:
            self._library = ctypes.CDLL(self.path)
        except OSError as error:
            raise A2AError(f"{Path(self.path).name} cannot be loaded: {error}") from error
        self._functions = {name: self._bind(name, arguments)
                           for name, arguments in (SIGNATURES | VERSION_SIGNATURES | GRAPH_SIGNATURES | VALUE_SIGNATURES).items()}

    def _bind(self, name, arguments, library=None, symbol=None):
        try:
            function = getattr(library or self._library, symbol or name)
        except AttributeError:
            return _missing(symbol or name, self.path)
        function.argtypes, function.restype = list(arguments), c_int
        return function

    def call(self, name: str, *arguments) -> None:
        """Calls one HIP function; raises HipError (or a SimulationError on the simulated node)."""
        code = self._functions[name](*arguments)
        if code != SUCCESS:
            raise self.error(name, code)

    def ask(self, name: str, *arguments) -> int:
        """Calls one HIP function and returns its code instead of raising: for queries, and for finalizers."""
        return self._functions[name](*arguments)

    def has(self, *names: str) -> bool:
        """Whether this version of the library has all of these functions, by their HIP names."""
        return not any(getattr(self._functions[name], "missing", False) for name in names)

    def error(self, name: str, code: int) -> A2AError:
        """The error for a failed call, after clearing the runtime's own record of it."""
        clear = getattr(self._library, "hipGetLastError", None)
        if clear is not None:
            clear()
        return HipError(name, code, self._text("hipGetErrorName", code), self._text("hipGetErrorString", code))

    def _text(self, function: str, code: int) -> str:
        describe = getattr(self._library, function, None)
        if describe is None:
            return "unknown error"
        describe.argtypes, describe.restype = [c_int], c_char_p
        return (describe(code) or b"unknown error").decode()


def _missing(name: str, path: str):
    def call(*_):
        raise A2AError(f"{Path(path).name} has no function {name}")
    call.missing = True
    return call


def find_library(name: str, folders: tuple[str, ...], what: str) -> str:
    """Path of a shared library: the copy that this process (torch, for example) has already loaded, else the newest in
    `folders`. If there is none, the name alone, if the dynamic linker knows it. A second copy of a runtime would not
    share its state with torch's."""
    stem = name.split(".so")[0]
    try:
        for line in Path("/proc/self/maps").read_text().splitlines():
            path = line.split(maxsplit=5)[-1] if "/" in line else ""
            if Path(path).name.startswith(stem + ".so") or Path(path).name.startswith(stem + "-"):
                return path
    except OSError:
        pass
    for folder in (*folders, *_torch_folders()):
        candidates = sorted(Path(folder).glob(stem + ".so*"), key=lambda path: path.name)
        if candidates:
            return str(candidates[-1])
    try:
        ctypes.CDLL(name)
    except OSError as error:
        raise A2AError(f"{what} ({name}) was not found. Without such a GPU, use target 'sim'.") from error
    return name


def _torch_folders() -> list[str]:
    torch = sys.modules.get("torch")
    if torch is None or not getattr(torch, "__file__", None):
        return []
    site = Path(torch.__file__).parent.parent
    return [os.fspath(Path(torch.__file__).parent / "lib"), *map(str, site.glob("nvidia/*/lib"))]
