"""Stored runs on the native library: asks it what the page asks the simulator for browsers. Needs neither PyTorch nor a compiler.

`Replay` is the twin of `Simulator` in a2a_lib/course/live/static/node.js, over the native library's C functions.
"""
import base64
import ctypes
import hashlib
import json
import re
import struct
import zlib
from ctypes import byref, c_char_p, c_double, c_int, c_int64, c_size_t, c_void_p

EVENT_BYTES = 64
_RESULTS = {"a2aSimLastError": c_char_p, "a2aSimStrings": c_char_p, "a2aSimHostPointer": c_void_p, "a2aSimEvents": c_int64,
            "a2aSimEventCount": c_int64, "a2aSimDestroy": None, "a2aSimStalls": None}
_ARGUMENTS = {"a2aSimStalls": [c_double], "a2aSimEvents": [c_void_p, c_int64, c_int64], "a2aSimHostPointer": [c_int, c_void_p, c_size_t],
              "a2aSimHostWork": [c_int, c_char_p, c_int64]}
_LOC = re.compile(r"^(\t\.loc\t\d+ )([+-]\d+)", re.M)


def drawn(seed, count, limit, fraction, kind):
    """Bytes of the numbers that `draw.numbers` draws, without PyTorch."""
    code, table = "e" if kind == "fp16" else "f", []
    for value in (v for v in range(-limit, limit + 1) if v):
        raw = struct.pack("<" + code, value / 2 ** fraction)
        table.append(raw if kind == "fp16" else raw[2:])
    out, start, all_ones = [], seed * 0x9E3779B1, 0xFFFFFFFF
    for i in range(count):
        x = i + start & all_ones
        x = (x ^ x >> 16) * 0x85EBCA6B & all_ones
        x = (x ^ x >> 16) * 0xC2B2AE35 & all_ones
        out.append(table[(x ^ x >> 16) % (2 * limit)])
    return b"".join(out)


class Stored:
    """The runs of a rung's file. `opened(run)` returns its calls, with data as bytes, and its modules."""

    def __init__(self, rung):
        self.rung, self._lines, self._data = rung, {}, {}

    def lines(self, number):
        if number not in self._lines:
            text = self.rung["texts"][number]
            lines = text.get("lines")
            if lines is None:
                lines = list(self.lines(text["base"]))
                for at, drop, put in text["edits"]:
                    lines[at:at + drop] = put
            self._lines[number] = lines
        return self._lines[number]

    def assembly(self, number):
        last = 0

        def absolute(match):
            nonlocal last
            last += int(match[2])
            return f"{match[1]}{last}"
        return _LOC.sub(absolute, "\n".join(self.lines(number)))

    def data(self, data):
        key = json.dumps(data)
        if key not in self._data:
            self._data[key] = drawn(*data[1:]) if isinstance(data, list) else base64.b64decode(data)
        return self._data[key]

    def opened(self, run):
        calls = [json.loads(line) for line in self.lines(run["calls"])]
        for call in calls:
            if call[0] in ("write", "poke", "open"):
                place = {"write": 2, "poke": 3, "open": 1}[call[0]]
                call[place] = self.data(call[place])
        return calls, [self.assembly(number).encode() for number in run["modules"]]


class Replay:
    """A native library that repeats stored runs."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        for name, result in _RESULTS.items():
            getattr(self.library, name).restype = result
        for name, arguments in _ARGUMENTS.items():
            getattr(self.library, name).argtypes = arguments

    def run(self, calls, modules, config):
        """{count, events (sha256), report, outputs (crc32 of each)}, as run_stored.js prints them."""
        library = self.library
        self.handles, self.outputs, self.modules = {}, [], modules
        whole = {**calls[0][1], **config, "threads": 1, "max_seconds": 120}
        whole.pop("cores", None)
        node = library.a2aSimCreate(json.dumps(whole).encode())
        if node < 0:
            raise ValueError(library.a2aSimLastError().decode())
        try:
            library.a2aSimUse(node)
            report = ""
            for what, *rest in calls[1:]:
                if getattr(self, f"_{what}")(*rest):
                    report = library.a2aSimLastError().decode()
                    break
            count = library.a2aSimEvents(None, 0, 0)
            events = ctypes.create_string_buffer(max(count * EVENT_BYTES, 8))
            library.a2aSimEvents(events, 0, count)
            return {"count": count, "events": hashlib.sha256(memoryview(events)[:count * EVENT_BYTES]).hexdigest(), "report": report,
                    "outputs": self.outputs}
        finally:
            library.a2aSimDestroy(node)

    def _made(self, key, function, *arguments):
        out = c_void_p()
        code = function(byref(out), *arguments)
        self.handles[key] = out
        return code

    def _placed(self, address, function, *arguments):
        out = c_void_p()
        code = function(byref(out), *arguments)
        assert code or (out.value or 0) == address, "this run was stored by another simulator"
        return code

    def _stream_of(self, number):
        return None if number < 0 else self.handles["stream", number]

    def _mark(self): pass
    def _device(self, rank): return self.library.hipSetDevice(rank)
    def _malloc(self, size, flags, address):
        if flags:
            return self._placed(address, self.library.hipExtMallocWithFlags, c_size_t(size), flags)
        return self._placed(address, self.library.hipMalloc, c_size_t(size))
    def _host_malloc(self, size, flags, address): return self._placed(address, self.library.hipHostMalloc, c_size_t(size), flags)
    def _free(self, address): return self.library.hipFree(c_void_p(address))
    def _host_free(self, address): return self.library.hipHostFree(c_void_p(address))
    def _open(self, handle, address):
        class Handle(ctypes.Structure):
            _fields_ = [("bytes", ctypes.c_char * len(handle))]
        return self._placed(address, self.library.hipIpcOpenMemHandle, Handle.from_buffer_copy(handle), 1)
    def _close(self, address): return self.library.hipIpcCloseMemHandle(c_void_p(address))
    def _name(self, rank, address, size, name, item, shape):
        self.library.a2aSimName(rank, c_void_p(address), c_size_t(size), name.encode(), item, (c_int64 * len(shape))(*shape), len(shape))
    def _write(self, address, data): return self.library.hipMemcpy(c_void_p(address), data, c_size_t(len(data)), 1)
    def _read(self, address, size, sums):
        out = ctypes.create_string_buffer(max(size, 8))
        code = self.library.hipMemcpy(out, c_void_p(address), c_size_t(size), 2)
        if not code:
            self.outputs.append(zlib.crc32(memoryview(out)[:size]))
        return code
    def _copy(self, to, source, size, stream):
        return self.library.hipMemcpyAsync(c_void_p(to), c_void_p(source), c_size_t(size), 4, self._stream_of(stream))
    def _poke(self, rank, address, data):
        ctypes.memmove(self.library.a2aSimHostPointer(rank, address, len(data)), data, len(data))
    def _set(self, address, value, size, stream):
        return self.library.hipMemsetAsync(c_void_p(address), value, c_size_t(size), self._stream_of(stream))
    def _stream(self, number): return self._made(("stream", number), self.library.hipStreamCreateWithFlags, 1)
    def _end_stream(self, number): return self.library.hipStreamDestroy(self._stream_of(number))
    def _event(self, number): return self._made(("event", number), self.library.hipEventCreate)
    def _record(self, number, stream): return self.library.hipEventRecord(self.handles["event", number], self._stream_of(stream))
    def _wait_event(self, stream, number):
        return self.library.hipStreamWaitEvent(self._stream_of(stream), self.handles["event", number], 0)
    def _capture(self, stream, mode): return self.library.hipStreamBeginCapture(self._stream_of(stream), mode)
    def _captured(self, stream, number):
        return self._made(("captured", number), lambda out: self.library.hipStreamEndCapture(self._stream_of(stream), out))
    def _graph(self, captured, number):
        return self._made(("graph", number), self.library.hipGraphInstantiateWithFlags, self.handles["captured", captured], c_int64(0))
    def _launch_graph(self, number, stream): return self.library.hipGraphLaunch(self.handles["graph", number], self._stream_of(stream))
    def _load(self, module, number):
        return self._made(("module", number), self.library.hipModuleLoadData, self.modules[module])
    def _function(self, module, name, number):
        return self._made(("function", number), self.library.hipModuleGetFunction, self.handles["module", module], name.encode())
    def _launch(self, number, grid, block, lds, stream, values, cooperative):
        held = [ctypes.create_string_buffer(bytes.fromhex(value), max(len(value) // 2, 1)) for value in values]
        pointers = (c_void_p * (len(held) + 1))(*(ctypes.addressof(each) for each in held), None)
        launch = [self.handles["function", number], *grid, *block, lds, self._stream_of(stream), pointers]
        return self.library.hipModuleLaunchCooperativeKernel(*launch) if cooperative else self.library.hipModuleLaunchKernel(*launch, None)
    def _wait(self): return self.library.hipDeviceSynchronize()
    def _wait_stream(self, number): return self.library.hipStreamSynchronize(self._stream_of(number))
    def _work(self, rank, name, ps): self.library.a2aSimHostWork(rank, name.encode(), ps)
    def _stalls(self, us): self.library.a2aSimStalls(us)
