"""CUDA behind HIP's names: the runtime API for memory, streams and IPC, the driver API for modules and launches.

Both share the device's primary context, so their pointers and streams can be mixed (CUDA documentation,
"Interoperability between Runtime and Driver APIs"). The arguments of every function below agree with HIP's one for one,
unless an adapter is given.
"""
import ctypes
from ctypes import c_char_p, c_int, c_void_p

from ...errors import A2AError, HipError
from .hip import GRAPH_SIGNATURES, SIGNATURES, VALUE_SIGNATURES, VERSION_SIGNATURES, HipLibrary, find_library

_GRAPH = VERSION_SIGNATURES | GRAPH_SIGNATURES
GRAPH = {name: name.replace("hip", "cuda", 1) for name in _GRAPH}  # libcudart; same arguments
DRIVER = {  # HIP name -> libcuda name; same arguments
    "hipInit": "cuInit", "hipDeviceGetName": "cuDeviceGetName", "hipModuleLoadData": "cuModuleLoadData",
    "hipModuleUnload": "cuModuleUnload", "hipModuleGetFunction": "cuModuleGetFunction",
    "hipModuleGetGlobal": "cuModuleGetGlobal_v2", "hipFuncGetAttribute": "cuFuncGetAttribute",
    "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor": "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    "hipModuleLaunchKernel": "cuLaunchKernel", "hipModuleLaunchCooperativeKernel": "cuLaunchCooperativeKernel",
}
VALUES = {name: name.replace("hip", "cu", 1) + "_v2" for name in VALUE_SIGNATURES}  # libcuda; waits have no mask
_OWN = {"hipHostMalloc": "cudaHostAlloc", "hipHostFree": "cudaFreeHost"}
RUNTIME = {name: _OWN.get(name, name.replace("hip", "cuda", 1)) for name in SIGNATURES  # libcudart; same arguments
           if name not in (*DRIVER, "hipExtMallocWithFlags")}
# cudaDeviceAttr (driver_types.h); HIP numbers them differently.
ATTRIBUTES = {"clock_khz": 13, "cooperative": 95, "l2_bytes": 38, "max_threads_per_block": 1, "compute_units": 16,
              "lds_per_block": 97, "wave_size": 10}
_FUNCTION_MAX_DYNAMIC_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_STATIC_SHARED_LIMIT = 48 * 1024  # beyond this a kernel has to opt in


class CudaLibrary(HipLibrary):
    """libcudart and libcuda, called by HIP's names."""

    target = "cuda"
    attributes = ATTRIBUTES

    def __init__(self, path: str | None = None):
        folders = ("/usr/local/cuda/lib64", "/usr/local/cuda/targets/x86_64-linux/lib")
        self.path = path or find_library("libcudart.so", folders, "CUDA's runtime")
        self._library = ctypes.CDLL(self.path)
        try:
            self._driver = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise A2AError("NVIDIA's driver (libcuda.so.1) was not found. Without a GPU, use target 'sim'.") from error
        self._functions = {hip: self._bind(hip, SIGNATURES[hip], self._library, cuda) for hip, cuda in RUNTIME.items()}
        self._functions |= {hip: self._bind(hip, SIGNATURES[hip], self._driver, cuda) for hip, cuda in DRIVER.items()}
        self._functions |= {hip: self._bind(hip, _GRAPH[hip], self._library, cuda)
                            for hip, cuda in GRAPH.items()}
        self._functions |= {hip: self._bind(hip, VALUE_SIGNATURES[hip][:4], self._driver, cuda)
                            for hip, cuda in VALUES.items()}
        malloc = self._functions["hipMalloc"]
        # Device memory is coherent between NVLink peers anyway, so the flags of hipExtMallocWithFlags mean nothing
        # here.
        self._functions["hipExtMallocWithFlags"] = lambda pointer, nbytes, flags: malloc(pointer, nbytes)
        self._set_attribute = self._bind("", (c_void_p, c_int, c_int), self._driver, "cuFuncSetAttribute")
        self._opted_in: dict[int, int] = {}
        self.call("hipInit", 0)

    def call(self, name: str, *arguments) -> None:
        if name in ("hipModuleLaunchKernel", "hipModuleLaunchCooperativeKernel"):
            self._allow_shared(arguments[0], arguments[7])
        elif name == "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor":
            self._allow_shared(arguments[1], arguments[3])
        elif name in VALUES:
            arguments = arguments[:4]
        super().call(name, *arguments)

    def _allow_shared(self, function: int, nbytes: int) -> None:
        """Dynamic shared memory above 48 KiB needs an opt-in per kernel (CUDA C++ Programming Guide)."""
        if nbytes > max(_STATIC_SHARED_LIMIT, self._opted_in.get(function, 0)):
            code = self._set_attribute(function, _FUNCTION_MAX_DYNAMIC_SHARED, nbytes)
            if code:
                raise self.error("hipFuncGetAttribute", code)
            self._opted_in[function] = nbytes

    def error(self, name: str, code: int) -> A2AError:
        if name in DRIVER or name in VALUES:
            return HipError((DRIVER | VALUES)[name], code, self._driver_text("cuGetErrorName", code),
                            self._driver_text("cuGetErrorString", code))
        self._library.cudaGetLastError()
        return HipError((RUNTIME | GRAPH).get(name, "cudaMalloc"), code, self._text("cudaGetErrorName", code),
                        self._text("cudaGetErrorString", code))

    def _driver_text(self, function: str, code: int) -> str:
        text = c_char_p()
        getattr(self._driver, function)(c_int(code), ctypes.byref(text))
        return (text.value or b"unknown error").decode()
