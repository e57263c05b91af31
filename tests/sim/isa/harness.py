"""Runs single instructions on the simulator: makes a kernel around each, launches it, reads the state back.

Talks to the simulator's library directly through its C API (HIP's), so that nothing of the Python package is needed.
A ``Test`` is one instruction (or a few lines) and a list of ``State``; the kernel has one block of one wave per state.
"""
import ctypes
import json
import os
import random
import re
import struct
from dataclasses import dataclass, field
from pathlib import Path

from .instruction import registers
from .kernel_text import HEADER, ROW, module_text
from .state import LANES, State

NATIVE = Path(__file__).resolve().parents[3] / "a2a_lib" / "_native"
H2D, D2H = 1, 2


class SimulatorError(Exception):
    """A call of the library failed; the text is its report."""


def library_path():
    built = [*NATIVE.glob("liba2a_sim.*"), NATIVE / "liba2a_sim.so"]  # .dylib on macOS
    return Path(os.environ.get("A2A_SIM_LIBRARY", built[0]))


class Simulator:
    """A node of one small GPU."""

    def __init__(self, path=None):
        self.node, self._lib = None, ctypes.CDLL(str(path or library_path()))
        for name in ("a2aSimLastError", "a2aSimVersion", "hipGetErrorName"):
            getattr(self._lib, name).restype = ctypes.c_char_p
        config = {"gpus": 1, "xcds": 1, "cus": 4, "memory": "ideal"}
        node = self._lib.a2aSimCreate(json.dumps(config).encode())
        if node < 0:
            raise SimulatorError(self._lib.a2aSimLastError().decode())
        self.node = node
        self.check(self.lib.hipSetDevice(0), "hipSetDevice")

    @property
    def lib(self):
        """The library, with this node in use: other tests have nodes of their own."""
        if self.node is not None:
            self._lib.a2aSimUse(self.node)
        return self._lib

    def check(self, code, what):
        if code:
            report = self.lib.a2aSimLastError()
            raise SimulatorError(f"{what}: error {code}\n{report.decode() if report else ''}")

    def malloc(self, size):
        p = ctypes.c_void_p()
        self.check(self.lib.hipMalloc(ctypes.byref(p), ctypes.c_size_t(size)), "hipMalloc")
        return p.value

    def free(self, address):
        self.check(self.lib.hipFree(ctypes.c_void_p(address)), "hipFree")

    def write(self, address, data):
        buf = (ctypes.c_char * len(data)).from_buffer_copy(data)
        self.check(self.lib.hipMemcpy(ctypes.c_void_p(address), buf, ctypes.c_size_t(len(data)), H2D), "hipMemcpy")

    def read(self, address, size):
        buf = ctypes.create_string_buffer(size)
        self.check(self.lib.hipMemcpy(buf, ctypes.c_void_p(address), ctypes.c_size_t(size), D2H), "hipMemcpy")
        return buf.raw

    def load(self, text):
        module = ctypes.c_void_p()
        self.check(self.lib.hipModuleLoadData(ctypes.byref(module), text.encode()), "hipModuleLoadData")
        return module

    def unload(self, module):
        self.check(self.lib.hipModuleUnload(module), "hipModuleUnload")

    def launch(self, module, name, blocks, *pointers):
        function = ctypes.c_void_p()
        self.check(self.lib.hipModuleGetFunction(ctypes.byref(function), module, name.encode()), "hipModuleGetFunction")
        values = [ctypes.c_void_p(p) for p in pointers]
        params = (ctypes.c_void_p * len(values))(*[ctypes.cast(ctypes.byref(v), ctypes.c_void_p) for v in values])
        self.check(self.lib.hipModuleLaunchKernel(function, blocks, 1, 1, LANES, 1, 1, 0, None, params, None),
                   "hipModuleLaunchKernel")

    def synchronize(self):
        self.check(self.lib.hipDeviceSynchronize(), "hipDeviceSynchronize")

    def close(self):
        self.lib.a2aSimDestroy(self.node)


@dataclass
class Test:
    """One instruction under test.

    ``text``: the instruction (or lines; ``{L}`` becomes a prefix for labels). ``states``: where to start. ``mem``:
    bytes of private global memory per state, already in ``state.mem``. ``prepare(state)`` is called once the device
    address of that memory is known (``state.base``), to fill address registers.
    """
    __test__ = False
    text: str
    states: list
    lds: int = 0
    scratch: int = 0
    prepare: object = None
    extra: str = ""  # further registers to load and compare, as text
    body: str = ""   # what is really emitted, when it is more than the instruction
    name: str = ""
    touched: dict = field(default_factory=dict)

    def __post_init__(self):
        self.touched = {k: sorted(r) for k, r in registers(self.text + " " + self.extra).items()}

    @property
    def rows(self):
        return [("v", n) for n in self.touched["v"]] + [("a", n) for n in self.touched["a"]]

    @property
    def stride(self):
        size = HEADER + ROW * (len(self.rows) + self.scratch // 4) + self.lds
        return (size + 1023) // 1024 * 1024


# ------------------------------------------------------------------------------------------------ pack, unpack

def pack(test, state):
    out = bytearray(test.stride)
    struct.pack_into("<QQII", out, 0, state.exec, state.vcc, state.scc, state.m0)
    for n in test.touched["s"]:
        struct.pack_into("<I", out, 64 + 4 * n, state.s[n])
    at = HEADER
    for kind, n in test.rows:
        struct.pack_into("<64I", out, at, *state.bank(kind)[n])
        at += ROW
    out[at:at + test.lds] = state.lds
    at += test.lds
    for i in range(test.scratch // 4):
        struct.pack_into("<64I", out, at, *[int.from_bytes(p[4 * i:4 * i + 4], "little") for p in state.scratch])
        at += ROW
    return bytes(out)


def unpack(test, data, mem):
    state = State()
    state.exec, state.vcc, state.scc, state.m0 = struct.unpack_from("<QQII", data, 0)
    for n in test.touched["s"]:
        state.s[n] = struct.unpack_from("<I", data, 64 + 4 * n)[0]
    at = HEADER
    for kind, n in test.rows:
        state.bank(kind)[n] = list(struct.unpack_from("<64I", data, at))
        at += ROW
    state.lds = bytearray(data[at:at + test.lds])
    at += test.lds
    rows = [struct.unpack_from("<64I", data, at + ROW * i) for i in range(test.scratch // 4)]
    state.scratch = [bytearray(b"".join(struct.pack("<I", r[lane]) for r in rows)) for lane in range(LANES)]
    state.mem = bytearray(mem)
    return state


# --------------------------------------------------------------------------------------------------------- run

class Batch:
    """Runs many tests; ``results[i]`` is a list of State, or the exception that test ended with.

    All kernels go into one module. If it does not load (one unknown mnemonic is enough), each test gets its own.
    """

    def __init__(self, simulator, tests):
        self.sim, self.tests, self.results = simulator, tests, [None] * len(tests)
        for i, test in enumerate(tests):
            test.name = f"t{i}_{re.sub(r'[^a-z0-9_]', '', test.text.split()[0])}"

    def run(self, chunk=200):
        for start in range(0, len(self.tests), chunk):
            self._run_chunk(range(start, min(start + chunk, len(self.tests))))
        return self.results

    def _run_chunk(self, indices):
        try:
            module = self.sim.load(module_text([self.tests[i] for i in indices]))
        except SimulatorError as error:
            if len(indices) == 1:
                self.results[indices[0]] = error
                return
            for i in indices:
                self._run_chunk([i])
            return
        pending = []
        for i in indices:
            try:
                pending.append((i, *self._launch(module, self.tests[i])))
            except SimulatorError as error:
                self.results[i] = error
        try:
            self.sim.synchronize()
        except SimulatorError as error:
            self._recover(indices, pending, error, module)
            return
        for i, *buffers in pending:
            self.results[i] = self._collect(self.tests[i], *buffers)
        self.sim.unload(module)

    def _recover(self, indices, pending, error, module):
        """One kernel failed and the pending work was dropped: run each alone."""
        for _, buffer, _ in pending:
            self.sim.free(buffer)
        self.sim.unload(module)
        if len(indices) == 1:
            self.results[indices[0]] = error
            return
        for i in indices:
            self._run_chunk([i])

    def _launch(self, module, test):
        stride, blocks = test.stride, len(test.states)
        mem_sizes = [(len(s.mem) + 255) // 256 * 256 for s in test.states]
        buffer = self.sim.malloc(2 * stride * blocks + sum(mem_sizes) + 256)
        mem = buffer + 2 * stride * blocks
        where, packed = mem, b""
        for state, size in zip(test.states, mem_sizes):
            state.base = where
            where += size
            if test.prepare:
                test.prepare(state)
            packed += bytes(state.mem) + bytes(size - len(state.mem))
        image = b"".join(pack(test, s) for s in test.states)
        self.sim.write(buffer, image + bytes(len(image)) + packed)
        self.sim.launch(module, test.name, blocks, buffer, buffer + stride * blocks)
        return buffer, mem_sizes

    def _collect(self, test, buffer, mem_sizes):
        stride, blocks = test.stride, len(test.states)
        data = self.sim.read(buffer + stride * blocks, stride * blocks + sum(mem_sizes))
        self.sim.free(buffer)
        out, at = [], stride * blocks
        for i, (state, size) in enumerate(zip(test.states, mem_sizes)):
            out.append(unpack(test, data[stride * i:stride * (i + 1)], data[at:at + len(state.mem)]))
            out[-1].base = state.base
            at += size
        return out


def seeded(*key):
    """A random generator that depends only on ``key``."""
    return random.Random(repr(key))
