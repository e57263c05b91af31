"""Runs single instructions on a simulated node: makes a kernel around each, launches it, reads the state back, compares it.

A ``Test`` is one instruction (or a few lines) and a list of ``State``; the kernel has one block of one wave per state.
Per block, the input holds a header (exec, vcc, scc, m0, SGPRs), then one row of 64 dwords per vector register, then
LDS, then scratch (one row per dword); the output has the same layout. The kernel keeps its own values in v200..v203 and
s80..s99, so an instruction under test may use everything below.
"""
import itertools
import random
import re
import struct
from dataclasses import dataclass, field

import numpy as np
import torch

from a2a_lib import Module
from a2a_lib.errors import A2AError

from . import fp
from .state import LANES, State, registers


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


def pack(test, state):
    out = bytearray(test.stride)
    struct.pack_into("<QQII", out, 0, state.exec, state.vcc, state.scc, state.m0)
    for n in test.touched["s"]:
        struct.pack_into("<I", out, 64 + 4 * n, state.s[n])
    rows = np.array([state.bank(kind)[n] for kind, n in test.rows], "<u4").tobytes()
    private = np.frombuffer(b"".join(state.scratch), "<u4").reshape(LANES, -1).T.tobytes()
    image = rows + bytes(state.lds) + (private if test.scratch else b"")
    out[HEADER:HEADER + len(image)] = image
    return bytes(out)


def unpack(test, data, mem):
    state = State()
    state.exec, state.vcc, state.scc, state.m0 = struct.unpack_from("<QQII", data, 0)
    for n in test.touched["s"]:
        state.s[n] = struct.unpack_from("<I", data, 64 + 4 * n)[0]
    at = HEADER + ROW * len(test.rows)
    for (kind, n), row in zip(test.rows, np.frombuffer(data[HEADER:at], "<u4").reshape(-1, LANES).tolist()):
        state.bank(kind)[n] = row
    state.lds = bytearray(data[at:at + test.lds])
    private = np.frombuffer(data[at + test.lds:at + test.lds + LANES * test.scratch], "<u4").reshape(-1, LANES).T
    state.scratch = [bytearray(lane.tobytes()) for lane in private]
    state.mem = bytearray(mem)
    return state


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


HEADER = 1024  # bytes before the vector rows
ROW = 256      # one dword per lane


def _slots(test):
    """Of all that lies in rows: (instruction after which v201 addresses the row but for the rest of its offset, which follows; that
    puts v202 there; that takes it into v202)."""
    places = [(f"v_mov_b32_e32 v{n}, v202", f"v_mov_b32_e32 v202, v{n}") if kind == "v" else
              (f"v_accvgpr_write_b32 a{n}, v202", f"v_accvgpr_read_b32 v202, a{n}") for kind, n in test.rows]
    places += [(f"ds_write_b32 v200, v202 offset:{ROW * i}", f"ds_read_b32 v202, v200 offset:{ROW * i}") for i in range(test.lds // ROW)]
    places += [(f"scratch_store_dword off, v202, off offset:{4 * i}", f"scratch_load_dword v202, off, off offset:{4 * i}")
               for i in range(test.scratch // 4)]
    return [(f"v_add_u32_e32 v201, {at // 4096 * 4096:#x}, v200", at % 4096, *place)
            for at, place in zip(itertools.count(HEADER, ROW), places)]


def _prologue(test):
    out = ["v_lshlrev_b32_e32 v200, 2, v0", "s_mov_b64 s[80:81], s[0:1]", "s_mov_b32 s82, s2",
           "s_load_dwordx4 s[84:87], s[80:81], 0x0", "s_waitcnt lgkmcnt(0)",
           f"s_mul_i32 s83, s82, {test.stride:#x}", "s_add_u32 s84, s84, s83", "s_addc_u32 s85, s85, 0",
           "s_add_u32 s86, s86, s83", "s_addc_u32 s87, s87, 0"]
    for index, rest, put, _ in _slots(test):
        out += [index, f"global_load_dword v202, v201, s[84:85] offset:{rest}", "s_waitcnt vmcnt(0)", put]
    for n in test.touched["s"]:
        out.append(f"s_load_dword s{n}, s[84:85], {64 + 4 * n:#x}")
    out += ["s_load_dwordx4 s[88:91], s[84:85], 0x0", "s_load_dwordx2 s[92:93], s[84:85], 0x10",
            "s_waitcnt vmcnt(0) lgkmcnt(0)", "s_mov_b32 m0, s93", "s_mov_b64 vcc, s[90:91]",
            "s_cmp_lg_u32 s92, 0", "s_mov_b64 exec, s[88:89]"]
    return out


def _epilogue(test):
    wait = "s_waitcnt vmcnt(0) lgkmcnt(0)"
    out = [wait, "s_mov_b64 s[88:89], exec", "s_cselect_b32 s92, 1, 0",
           "s_mov_b64 s[90:91], vcc", "s_mov_b32 s93, m0", "s_mov_b64 exec, -1"]
    for index, rest, _, take in _slots(test):
        out += [take, wait, index, f"global_store_dword v201, v202, s[86:87] offset:{rest}", wait]
    out += ["v_mov_b32_e32 v201, 0", "s_mov_b64 exec, 1"]
    fields = [(f"s{88 + i}", 4 * i) for i in range(6)] + [(f"s{n}", 64 + 4 * n) for n in test.touched["s"]]
    for register, at in fields:
        out += [f"v_mov_b32_e32 v202, {register}", f"global_store_dword v201, v202, s[86:87] offset:{at}", wait]
    return [*out, "s_endpgm"]


KERNEL = """\t.protected\t{name}
\t.globl\t{name}
\t.p2align\t8
\t.type\t{name},@function
{name}:                                 ; @{name}
; %bb.0:
{code}
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_private_segment_fixed_size {scratch}
\t\t.amdhsa_kernarg_size 16
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_enable_private_segment {private}
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_next_free_vgpr {vgprs}
\t\t.amdhsa_next_free_sgpr 100
\t\t.amdhsa_accum_offset 208
\t\t.amdhsa_reserve_vcc 1
\t\t.amdhsa_float_denorm_mode_32 3
\t.end_amdhsa_kernel
\t.text
.Lend_{name}:
\t.size\t{name}, .Lend_{name}-{name}
"""

METADATA = """  - .agpr_count:     {agprs}
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .name:           {name}
    .private_segment_fixed_size: {scratch}
    .sgpr_count:     106
    .symbol:         {name}.kd
    .vgpr_count:     {vgprs}
    .wavefront_size: 64
"""


def module_text(tests):
    """Assembly of one module with a kernel per test, in the shape clang prints."""
    out = ['\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', "\t.amdhsa_code_object_version 6", "\t.text"]
    meta = []
    for test in tests:
        agprs = max(test.touched["a"], default=-1) + 1
        body = (test.body or test.text).replace("{L}", f".L{test.name}")
        lines = _prologue(test) + body.split("\n") + _epilogue(test)
        code = "\n".join(x if x.endswith(":") else "\t" + x for x in lines)
        values = dict(name=test.name, code=code, lds=test.lds, scratch=test.scratch, vgprs=208 + agprs, agprs=agprs,
                      private=int(test.scratch > 0))
        out.append(KERNEL.format(**values))
        meta.append(METADATA.format(**values))
    out += ["\t.amdgpu_metadata", "---", "amdhsa.kernels:"]
    return "\n".join(out) + "\n" + "".join(meta) + ("amdhsa.target:   amdgcn-amd-amdhsa--gfx942\n"
                                                    "amdhsa.version:\n  - 1\n  - 2\n...\n\n\t.end_amdgpu_metadata\n")


def close(rule, want, got):
    """``rule`` is (format, tolerance): tolerance in ulps, or an absolute error (float) for matrix instructions."""
    fmt, tolerance = rule
    if fmt is None or want == got:
        return want == got
    if fmt.endswith("x2"):
        return close((fmt[:-2], tolerance), want & 0xFFFF, got & 0xFFFF) and close(
            (fmt[:-2], tolerance), want >> 16, got >> 16)
    width = fp.WIDTH[fmt]
    if width < 32 and want >> width != got >> width:
        return False
    want, got = want & ((1 << width) - 1), got & ((1 << width) - 1)
    if isinstance(tolerance, float):
        a, b = fp.to_float(fmt, want), fp.to_float(fmt, got)
        return (a != a and b != b) or a == b or abs(a - b) <= tolerance
    distance = fp.ulps(fmt, want, got)
    if distance is not None and tolerance == 0:
        return distance == 0 and (want == got or fp.is_nan(fmt, want))
    return distance is not None and distance <= tolerance


def _acceptable(rule, want, got, ignore, others):
    if close(rule, want & ~ignore, got & ~ignore):
        return True
    return any(close(rule, o & ~ignore, got & ~ignore) for o in others)


def differences(test, start, expected, got, limit=1):
    """List of texts, empty if the states agree."""
    want, out = expected.state, []
    for name in ("exec", "vcc", "scc", "m0"):
        a, b = getattr(want, name), getattr(got, name)
        skip = expected.ignore.get(name, 0)
        if a & ~skip != b & ~skip:
            out.append(f"{name}: expected {a:#x}, got {b:#x}")
    for n in test.touched["s"]:
        skip = expected.ignore.get(("s", n), 0)
        if want.s[n] & ~skip != got.s[n] & ~skip:
            out.append(f"s{n}: expected {want.s[n]:#010x}, got {got.s[n]:#010x}")
    done = set()
    for kind, n in test.rows:
        if (kind, n) in done:
            continue
        rule = expected.check.get((kind, n), (None, 0))
        wide = rule[0] == "f64"
        if wide:
            done.add((kind, n + 1))
        skip = expected.ignore.get((kind, n), 0)
        others = expected.either.get((kind, n))
        for lane in range(LANES):
            a, b = want.bank(kind)[n][lane], got.bank(kind)[n][lane]
            if wide:
                a |= want.bank(kind)[n + 1][lane] << 32
                b |= got.bank(kind)[n + 1][lane] << 32
            r = (rule[0], rule[1][lane]) if isinstance(rule[1], list) else rule
            changed = start.exec >> lane & 1 or isinstance(rule[1], list)
            r = r if changed else (None, 0)  # an inactive lane keeps its bits exactly
            if not _acceptable(r, a, b, skip if changed else 0, others[lane] if others else ()):
                out.append(f"{kind}{n} lane {lane}: expected {show(rule[0], a)}, got {show(rule[0], b)}"
                           f"; operands {operands(test, start, lane)}")
                if len(out) > limit:
                    return out + ["..."]
    for name, a, b in (("mem", want.mem, got.mem), ("lds", want.lds, got.lds),
                       ("scratch", b"".join(want.scratch), b"".join(got.scratch))):
        if bytes(a) != bytes(b):
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b))) // 4 * 4
            out.append(f"{name}[{at}]: expected {bytes(a[at:at + 8]).hex()}, got {bytes(b[at:at + 8]).hex()}")
    return out


def show(fmt, bits):
    if fmt in fp.WIDTH:
        return f"{bits:#x} ({fp.to_float(fmt, bits & ((1 << fp.WIDTH[fmt]) - 1))!r})"
    return f"{bits:#010x}"


def operands(test, start, lane):
    parts = [f"{kind}{n}={start.bank(kind)[n][lane]:#010x}" for kind, n in test.rows[:8]]
    parts += [f"s{n}={start.s[n]:#010x}" for n in test.touched["s"][:6]]
    return f"{' '.join(parts)} exec={start.exec:#x} vcc={start.vcc:#x} scc={start.scc}"
