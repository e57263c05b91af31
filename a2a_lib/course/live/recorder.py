"""`recording`: a host's calls to a simulated node, as a list that another simulator can repeat.

A call is a list, its first item what it is:

    create CONFIG                 device RANK                     mark (the trace begins here)
    malloc BYTES FLAGS ADDRESS    host_malloc BYTES FLAGS ADDRESS free ADDRESS         host_free ADDRESS
    open HANDLE ADDRESS           close ADDRESS                   name RANK ADDRESS BYTES NAME ITEM [EXTENT, ...]
    write ADDRESS DATA            read ADDRESS BYTES SUMS         copy TO FROM BYTES STREAM
    poke RANK ADDRESS DATA        set ADDRESS VALUE BYTES STREAM  stream ID            end_stream ID
    load MODULE ID                function MODULE_ID NAME ID      launch FUNCTION GRID BLOCK LDS STREAM
                                                                   [ARGUMENT, ...] COOPERATIVE
    wait (for the device)         wait_stream ID                  work RANK NAME PS    stalls US
    event ID                      record EVENT STREAM             wait_event STREAM EVENT
    capture STREAM MODE           captured STREAM ID              graph CAPTURED_ID ID            launch_graph ID STREAM

Addresses are numbers that a node gives again, whatever its seed and memory mode. MODULE: index of an assembly in `modules`.
DATA: base64, or ["drawn", seed, count, limit, fraction bits, type] (`runs.numbers`). SUMS, of the right
answer: [row's bytes, base64 of a uint32 per row]. A third item, "any order", says that rows may come in any; sums are sorted then.
SUMS is None where nobody knows the answer. STREAM: -1 is the default stream.
"""
import base64
import ctypes
import json
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ...errors import A2AError
from ...machine.runtime.sim import SimLibrary
from ...machine.toolchain import Module

_ASKED = {"hipInit", "hipGetDeviceCount", "hipGetDevice", "hipDeviceGetAttribute", "hipDeviceGetName", "hipMemGetInfo",
          "hipDeviceCanAccessPeer", "hipFuncGetAttribute", "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor",
          "hipStreamQuery", "hipModuleGetGlobal", "hipModuleUnload", "hipIpcGetMemHandle", "hipEventElapsedTime", "hipEventDestroy",
          "hipGraphDestroy", "hipGraphExecDestroy",
          "a2aSimLastError", "a2aSimVersion",
          "a2aSimEvents", "a2aSimEventsDropped", "a2aSimStrings", "a2aSimTime", "a2aSimCounters", "a2aSimRaces", "a2aSimUse",
          "a2aSimLostWords", "a2aSimPrintedCount", "a2aSimPrinted", "a2aSimPrintedDropped", "a2aSimDetailDropped",
          "a2aSimDetailSteps", "a2aSimDetailData", "a2aSimDetail", "a2aSimCrossing", "a2aSimCrossed", "a2aSimRacesClear", "a2aSimPulse",
          "a2aSimDestroy"}  # they change nothing

# Calls that are noted as they come: function -> the call, from the recorder and the function's arguments.
_PLAIN: dict[str, Callable[..., list]] = {
    "a2aSimCreate": lambda recorder, config: ["create", json.loads(config)],
    "a2aSimEventCount": lambda recorder: ["mark"],
    "a2aSimName": lambda recorder, rank, address, nbytes, name, item, shape, ndim: [
        "name", rank, address, nbytes, name.decode(), item, list(shape)[:ndim]],
    "a2aSimHostWork": lambda recorder, rank, name, ps: ["work", rank, name.decode(), ps],
    "hipHostMalloc": lambda recorder, out, nbytes, flags: ["host_malloc", nbytes, flags, out._obj.value or 0],
    "hipHostFree": lambda recorder, address: ["host_free", _number(address)],
    "hipIpcOpenMemHandle": lambda recorder, out, handle, flags: [
        "open", base64.b64encode(bytes(handle)).decode(), out._obj.value or 0],
    "hipIpcCloseMemHandle": lambda recorder, address: ["close", _number(address)],
    "hipMemcpyAsync": lambda recorder, to, source, nbytes, kind, stream: [
        "copy", _number(to), _number(source), nbytes, recorder._stream(stream)],
    "hipMemsetAsync": lambda recorder, address, value, nbytes, stream: [
        "set", _number(address), value, nbytes, recorder._stream(stream)],
    "hipStreamCreateWithFlags": lambda recorder, out, flags: ["stream", recorder._id("stream", out._obj.value)],
    "hipStreamDestroy": lambda recorder, stream: ["end_stream", recorder._stream(stream)],
    "hipEventCreate": lambda recorder, out: ["event", recorder._id("event", out._obj.value)],
    "hipEventRecord": lambda recorder, event, stream: [
        "record", recorder._id("event", _number(event)), recorder._stream(stream)],
    "hipStreamWaitEvent": lambda recorder, stream, event, flags: [
        "wait_event", recorder._stream(stream), recorder._id("event", _number(event))],
    "hipStreamBeginCapture": lambda recorder, stream, mode: ["capture", recorder._stream(stream), mode],
    "hipStreamEndCapture": lambda recorder, stream, out: [
        "captured", recorder._stream(stream), recorder._id("captured", out._obj.value)],
    "hipGraphInstantiateWithFlags": lambda recorder, out, captured, flags: [
        "graph", recorder._id("captured", _number(captured)), recorder._id("graph", out._obj.value)],
    "hipGraphLaunch": lambda recorder, graph, stream: [
        "launch_graph", recorder._id("graph", _number(graph)), recorder._stream(stream)],
    "hipDeviceSynchronize": lambda recorder: ["wait"],
    "hipStreamSynchronize": lambda recorder, stream: ["wait_stream", recorder._stream(stream)],
}


class Recorder:
    """calls: see the module. modules: texts of assembly. expect: what the next reads should find, bytes rows and all (None:
    nobody knows); drawn: {bytes: how they are drawn}. failures: codes of waits that failed, which the host is not told.
    outputs: bytes that each read found. events: how many there were at the latest read, or at the first
    failure; report: of that failure, as the simulator says it."""

    def __init__(self):
        self.calls: list[list] = []
        self.modules: list[str] = []
        self.expect: deque = deque()
        self.drawn: dict[bytes, list] = {}
        self.failures: list[int] = []
        self.events, self.report, self.outputs = 0, "", []
        self._arguments: list[dict[str, list[int]]] = []  # of each module: sizes of its kernels' arguments
        self._ids: dict[tuple[str, int], int] = {}        # (what, handle) -> its number
        self._module_of: dict[int, int] = {}              # loaded module -> module
        self._sizes: dict[int, list[int]] = {}            # function -> sizes of its arguments
        self._windows: list[tuple[int, int, int, int, bytes]] = []  # what the host looks into: rank, address, pointer, bytes, before
        self._device, self._bytes = 0, {}  # (device, address) -> bytes there

    def wrap(self, functions: dict[str, Callable], own: dict[str, Callable]) -> tuple[dict, dict]:
        """The library's functions, each of which is noted here."""
        self._count, self._error = own["_a2aSimEventCount"], own["_a2aSimLastError"]
        return ({name: self._wrapped(name, function) for name, function in functions.items()},
                {name: self._wrapped(name[1:], function) for name, function in own.items()})

    def _wrapped(self, name: str, function: Callable) -> Callable:
        if name in _ASKED or getattr(function, "missing", False):
            return function
        note, plain = getattr(self, f"_{name}", None), _PLAIN.get(name)

        def called(*args):
            if note is plain is None:
                raise A2AError(f"a recording has no {name}")
            self._poked()
            code = function(*args)
            if plain:
                self.calls.append(plain(self, *args))
            else:
                note(code, *args)
            if name in ("hipDeviceSynchronize", "hipStreamSynchronize"):
                self._looked()
                if code:
                    if not self.failures:
                        self.events, self.report = self._count(), self._error().decode()
                    self.failures.append(code)
                    return 0
            return code
        return called

    # The host writes into device memory without a call.

    def _poked(self) -> None:
        for number, (rank, address, pointer, nbytes, before) in enumerate(self._windows):
            now = ctypes.string_at(pointer, nbytes)
            if now != before:
                self.calls.append(["poke", rank, address, self._data(now)])
                self._windows[number] = rank, address, pointer, nbytes, now

    def _looked(self) -> None:
        self._windows = [(rank, address, pointer, nbytes, ctypes.string_at(pointer, nbytes))
                         for rank, address, pointer, nbytes, _ in self._windows]

    def _a2aSimHostPointer(self, pointer, rank, address, nbytes):
        if pointer:
            self._windows.append((rank, address, pointer, nbytes, ctypes.string_at(pointer, nbytes)))

    # One method for each further function: its code, its arguments.

    def _a2aSimStalls(self, code, us):
        if us >= 0:
            self.calls.append(["stalls", us])

    def _hipSetDevice(self, code, device):
        self._device = device
        self.calls.append(["device", device])

    def _hipMalloc(self, code, out, nbytes, flags=0):
        self._bytes[self._device, out._obj.value or 0] = nbytes
        self.calls.append(["malloc", nbytes, flags, out._obj.value or 0])

    _hipExtMallocWithFlags = _hipMalloc

    def _hipFree(self, code, address):
        start = _number(address)
        end = start + self._bytes.pop((self._device, start), 0)
        self._windows = [window for window in self._windows if not (window[0] == self._device and start <= window[1] < end)]
        self.calls.append(["free", start])

    def _hipMemcpy(self, code, to, source, nbytes, kind):
        if kind == 1:
            self.calls.append(["write", _number(to), self._data(ctypes.string_at(source, nbytes))])
        elif kind == 2:
            self.events = self.events if self.failures else self._count()
            data = ctypes.string_at(to, nbytes)
            self.outputs.append(data)
            self.calls.append(["read", _number(source), nbytes, self._right()])
        else:
            raise A2AError(f"a recording has no hipMemcpy of kind {kind}")

    def _hipModuleLoadData(self, code, out, image):
        text = ctypes.cast(image, ctypes.c_char_p).value.decode()
        if text not in self.modules:
            self.modules.append(text)
            kernels = Module.from_assembly(text).kernels
            self._arguments.append({name: [arg.size for arg in kernel.args] for name, kernel in kernels.items()})
        number = self._id("module", out._obj.value)
        self._module_of[number] = self.modules.index(text)
        self.calls.append(["load", self._module_of[number], number])

    def _hipModuleGetFunction(self, code, out, module, name):
        loaded, number = self._id("module", _number(module)), self._id("function", out._obj.value)
        self._sizes[number] = self._arguments[self._module_of[loaded]][name.decode()]
        self.calls.append(["function", loaded, name.decode(), number])

    def _hipModuleLaunchKernel(self, code, function, *rest):
        gx, gy, gz, bx, by, bz, lds, stream, parameters = rest[:9]
        number = self._id("function", _number(function))
        values = [ctypes.string_at(parameters[i], size).hex() for i, size in enumerate(self._sizes[number])]
        self.calls.append(["launch", number, [gx, gy, gz], [bx, by, bz], lds, self._stream(stream), values, len(rest) == 9])

    _hipModuleLaunchCooperativeKernel = _hipModuleLaunchKernel

    # How things are written.

    def _id(self, what: str, handle: int) -> int:
        mine = sum(kind == what for kind, _ in self._ids)
        return self._ids.setdefault((what, handle), mine)

    def _stream(self, stream: Any) -> int:
        return self._id("stream", _number(stream)) if _number(stream) else -1

    def _data(self, data: bytes) -> Any:
        return self.drawn.get(data) or base64.b64encode(data).decode()

    def _right(self) -> list | None:
        want = self.expect.popleft() if self.expect else None
        return want and sums(*want)


def sums(data: bytes, row: int, sort: bool = False) -> list:
    """SUMS of an answer whose rows have `row` bytes; sort: in any order."""
    crcs = [zlib.crc32(data[i:i + row]) for i in range(0, len(data), row)]
    text = base64.b64encode(b"".join(crc.to_bytes(4, "little") for crc in (sorted(crcs) if sort else crcs))).decode()
    return [row, text, "any order"] if sort else [row, text]


def _number(value: Any) -> int:
    return (value if isinstance(value, int) or value is None else value.value) or 0


@contextmanager
def recording() -> Iterator[Recorder]:
    """Notes what is asked of the one simulated node that is made inside the block."""
    recorder, bind = Recorder(), SimLibrary.bind

    def heard(path: str) -> tuple:
        library, functions, own = bind(path)
        return library, *recorder.wrap(functions, own)
    SimLibrary.bind = staticmethod(heard)
    try:
        yield recorder
    finally:
        SimLibrary.bind = staticmethod(bind)
