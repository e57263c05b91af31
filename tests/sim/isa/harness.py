"""Runs single instructions on a simulated node: makes a kernel around each, launches it, reads the state back.

A ``Test`` is one instruction (or a few lines) and a list of ``State``; the kernel has one block of one wave per state.
"""
import random
import re
import struct
from dataclasses import dataclass, field

import torch

from a2a_lib import Module
from a2a_lib.errors import A2AError

from .instruction import registers
from .kernel_text import HEADER, ROW, module_text
from .state import LANES, State


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

    All kernels go into one module. If one of them does not load or fails, each test gets its own.
    """

    def __init__(self, node, tests):
        self.node, self.tests, self.results = node, tests, [None] * len(tests)
        for i, test in enumerate(tests):
            test.name = f"t{i}_{re.sub(r'[^a-z0-9_]', '', test.text.split()[0])}"

    def run(self, chunk=200):
        for start in range(0, len(self.tests), chunk):
            self._run_chunk(range(start, min(start + chunk, len(self.tests))))
        return self.results

    def _run_chunk(self, indices):
        try:
            module = self.node.load(Module.from_assembly(module_text([self.tests[i] for i in indices]), name="isa.s"))
            pending = [(i, *self._launch(module[self.tests[i].name], self.tests[i])) for i in indices]
            self.node.synchronize()
        except A2AError as error:
            if len(indices) == 1:
                self.results[indices[0]] = error
            else:
                for i in indices:
                    self._run_chunk([i])
            return
        for i, *buffers in pending:
            self.results[i] = self._collect(self.tests[i], *buffers)

    def _launch(self, kernel, test):
        rank, size = self.node.ranks[0], test.stride * len(test.states)
        mem_sizes = [(len(s.mem) + 255) // 256 * 256 for s in test.states]
        buffer = rank.empty((2 * size + sum(mem_sizes),), torch.uint8, test.name)
        where, packed = buffer.address + 2 * size, b""
        for state, room in zip(test.states, mem_sizes):
            state.base = where
            where += room
            if test.prepare:
                test.prepare(state)
            packed += bytes(state.mem) + bytes(room - len(state.mem))
        image = b"".join(pack(test, s) for s in test.states)
        buffer.copy_from(torch.frombuffer(bytearray(image + bytes(size) + packed), dtype=torch.uint8))
        rank.launch(kernel, len(test.states), LANES, buffer, buffer[size:])
        return buffer, mem_sizes

    def _collect(self, test, buffer, mem_sizes):
        stride, size = test.stride, test.stride * len(test.states)
        data = buffer[size:].to_torch().numpy().tobytes()
        out, at = [], size
        for i, (state, room) in enumerate(zip(test.states, mem_sizes)):
            out.append(unpack(test, data[stride * i:stride * (i + 1)], data[at:at + len(state.mem)]))
            out[-1].base = state.base
            at += room
        return out


def seeded(*key):
    """A random generator that depends only on ``key``."""
    return random.Random(repr(key))
