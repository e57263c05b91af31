"""Random kernels give on the simulated node, at every level, what the host's own compiler makes of the same source: an oracle that
knows nothing of the GPU.

Integers of four widths, floats and doubles in straight lines, branches, loops, a switch, a small array and a function that
is called; no LDS and no other thread's data. Nothing in them is undefined: arithmetic is unsigned, shifts are masked,
divisors are odd, floats are converted to integers where they fit, and every NaN is one NaN."""
import ctypes
import importlib.util
import os
import random
import subprocess
import sys

import pytest
import torch

from a2a_lib.machine.node import Node

THREADS, INPUTS, OUTPUTS = 192, 8, 12
PRELUDE = """
typedef unsigned char u8; typedef unsigned short u16; typedef unsigned u32; typedef unsigned long long u64;
typedef int i32; typedef long long i64; typedef short i16;
#pragma clang fp contract(off)
WHERE u64 bits(float x) { return x == x ? __builtin_bit_cast(u32, x) : 0x7fc00000u; }
WHERE u64 bits(double x) { return x == x ? __builtin_bit_cast(u64, x) : 0x7ff8000000000000ull; }
WHERE i32 whole(float x) { return x > -2e9f && x < 2e9f ? (i32)x : 7; }
WHERE i64 whole(double x) { return x > -9e18 && x < 9e18 ? (i64)x : 11; }
"""
KERNEL = """
extern "C" __global__ void k{n}(const u32* in, u64* out) {{
  const u32 id = blockIdx.x * blockDim.x + threadIdx.x;
  work{n}(id, in + id * {inputs}, out + id * {outputs});
}}
"""
HOST = """
extern "C" void h{n}(const u32* in, u64* out) {{
  for (u32 id = 0; id < {threads}; ++id) work{n}(id, in + id * {inputs}, out + id * {outputs});
}}
"""
VARIABLES = {"u32": ("a", "b", "c"), "u64": ("m", "n"), "u16": ("h",), "float": ("x", "y", "z"), "double": ("p", "q")}


class Writer:
    def __init__(self, number):
        self.r, self.number, self.loops = random.Random(f"kernel {number}"), number, 0

    def value(self, kind, depth):
        """An expression of that type."""
        r = self.r
        if depth == 0 or r.random() < 0.15:
            return self.leaf(kind)
        sub = lambda of=kind: self.value(of, depth - 1)  # noqa: E731
        if kind in ("u32", "u64", "u16"):
            width = {"u32": 31, "u64": 63, "u16": 15}[kind]
            signed = {"u32": "i32", "u64": "i64", "u16": "i16"}[kind]
            forms = [
                lambda: f"({kind})({sub()} {r.choice('+-&|^')} {sub()})",
                lambda: f"({kind})((u64){sub()} * {sub()})",
                lambda: f"({kind})({sub()} {r.choice(('<<', '>>'))} ({sub('u32')} & {width}))",
                lambda: f"({kind})(({signed}){sub()} >> ({sub('u32')} & {width}))",
                lambda: f"({kind})({sub()} {r.choice('/%')} ({kind})({sub()} | 1))",
                lambda: f"({kind})(({signed})({sub()} >> 1) {r.choice('/%')} (({signed})({sub()} >> 1) | 1))",
                lambda: f"({self.test(depth)} ? {sub()} : {sub()})",
                lambda: f"({kind})~{sub()}",
                lambda: f"({kind})-({sub()})",
                lambda: f"({kind}){sub(r.choice(('u32', 'u64', 'u16')))}",
                lambda: f"({kind})(i64)({r.choice(('i32', 'i16', 'signed char'))}){sub('u32')}",
                lambda: f"({kind})whole({sub(r.choice(('float', 'double')))})",
                lambda: f"({kind})__builtin_popcountll({sub('u64')})",
                lambda: f"({kind})__builtin_clz({sub('u32')} | 1)",
                lambda: f"({kind})__builtin_ctzll({sub('u64')} | 1ull << 63)",
                lambda: f"({kind})__builtin_bitreverse32({sub('u32')})",
                lambda: f"({kind})__builtin_bswap64({sub('u64')})",
                lambda: f"({kind})__builtin_rotateleft32({sub('u32')}, {sub('u32')} & 31)",
                lambda: f"({kind})bits({sub(r.choice(('float', 'double')))})",
                lambda: f"({kind})(((unsigned __int128){sub('u64')} * {sub('u64')}) >> 64)",
                lambda: f"({kind})t[{sub('u32')} & 7]",
                lambda: f"({kind})called{self.number}({sub('u32')}, {sub('float')})",
            ]
        else:
            f = "f" if kind == "float" else ""
            forms = [
                lambda: f"({sub()} {r.choice('+-*/')} {sub()})",
                lambda: f"({sub()} {r.choice('+-*')} {sub()})",
                lambda: f"__builtin_fma{f}({sub()}, {sub()}, {sub()})",
                lambda: f"__builtin_sqrt{f}(__builtin_fabs{f}({sub()}))",
                lambda: f"({self.test(depth)} ? {sub()} : {sub()})",
                lambda: f"({sub()} < {sub()} ? {sub()} : {sub()})",
                lambda: f"({kind})({r.choice(('u32', 'i32', 'u64', 'i64', 'i16'))}){sub(r.choice(('u32', 'u64')))}",
                lambda: f"({kind}){sub('double' if kind == 'float' else 'float')}",
                lambda: f"__builtin_{r.choice(('floor', 'ceil', 'trunc', 'rint', 'fabs'))}{f}({sub()})",
                lambda: f"__builtin_copysign{f}({sub()}, ({kind})(i32){sub('u32')})",
                lambda: f"-({sub()})",
            ]
        return r.choice(forms)()

    def leaf(self, kind):
        r = self.r
        if r.random() < 0.3:
            if kind in ("u32", "u64", "u16"):
                return f"({kind}){r.choice((0, 1, 2, 7, 255, 65537, r.getrandbits(31), r.getrandbits(63)))}ull"
            return f"({kind}){r.choice(('0.0', '1.5', '-3.25', '1e-40', '3e38', '0.1', '1e300', '12345.678'))}"
        if kind == "u32" and r.random() < 0.4:
            return r.choice(("id", f"in[{r.randrange(INPUTS)}]"))
        return r.choice(VARIABLES[kind])

    def test(self, depth):
        kind = self.r.choice(("u32", "u64", "float", "double"))
        left, right = self.value(kind, depth - 1), self.value(kind, depth - 1)
        if kind.startswith("u") and self.r.random() < 0.5:
            signed = kind.replace("u", "i")
            left, right = f"({signed}){left}", f"({signed}){right}"
        return f"({left} {self.r.choice(('<', '<=', '>', '>=', '==', '!='))} {right})"

    def statements(self, count, depth):
        return "".join(self.statement(depth) for _ in range(count))

    def statement(self, depth):
        r = self.r
        what = r.random()
        if depth and what < 0.15:
            return f"if {self.test(2)} {{ {self.statements(2, depth - 1)} }} else {{ {self.statements(1, depth - 1)} }}\n"
        if depth and what < 0.3:
            self.loops += 1
            i = f"i{self.loops}"
            stop = f"if {self.test(1)} break; " if r.random() < 0.3 else ""
            most = r.choice((f"{r.randint(1, 6)}u", f"({self.value('u32', 1)} & 3u) + 1u"))
            return (f"{{ const u32 most{i} = {most}; for (u32 {i} = 0; {i} < most{i}; ++{i}) "
                    f"{{ {self.statements(2, depth - 1)} a += {i}; {stop} }} }}\n")
        if depth and what < 0.36:
            cases = "".join(f"case {n}: {self.statements(1, 0)} {r.choice(('break;', ''))} " for n in range(3))
            return f"switch ({self.value('u32', 1)} & 3) {{ {cases} default: {self.statements(1, 0)} }}\n"
        if what < 0.46:
            return f"t[{self.value('u32', 1)} & 7] = {self.value('u32', 2)};\n"
        kind = r.choice(tuple(VARIABLES))
        return f"{r.choice(VARIABLES[kind])} = {self.value(kind, 3)};\n"

    def source(self):
        n, r = self.number, self.r
        self.number = f"{n}_none"  # the called function calls none
        called = (f"WHERE u32 called{n}_none(u32 a, float x) {{ return a; }}\n"
                  f"__attribute__((noinline)) WHERE u32 called{n}(u32 id, float x) {{\n"
                  f"const u32 in[{INPUTS}] = {{1, 2, 3, 4, 5, 6, 7, id}}; u32 t[8] = {{}}; u32 a = id, b = 3, c = id * 5; "
                  "u64 m = id, n = 9; u16 h = id; float y = x, z = 2; double p = x, q = 4;\n"
                  f"{self.statements(2, 0)} return a + b + c + t[0] + (u32)(m + n) + h + (u32)(bits(x) + bits(y) + bits(z) + "
                  "bits(p) + bits(q)); }\n")
        self.number = n
        body = self.statements(r.randint(5, 12), 2)
        outs = ["a", "b", "c", "m", "n", "h", "bits(x)", "bits(y)", "bits(z)", "bits(p)", "bits(q)",
                "t[0] + 3ull * t[1] + 5ull * t[2] + 7ull * t[3] + 11ull * t[4] + 13ull * t[5] + 17ull * t[6] + 19ull * t[7]"]
        stores = " ".join(f"out[{i}] = {value};" for i, value in enumerate(outs))
        return (f"{called}WHERE void work{n}(u32 id, const u32* in, u64* out) {{\n"
                "u32 a = in[0], b = in[1], c = id; u64 m = (u64)in[2] << 32 | in[3], n = in[4]; u16 h = in[5]; u32 t[8] = {};\n"
                "float x = (float)(i32)in[6], y = __builtin_bit_cast(float, in[7] & 0xbfffffffu), z = 1.5f; "
                f"double p = (double)in[0] / 3.0, q = x;\n{body}{stores}\n}}\n")


def sources(numbers):
    """(HIP source with a kernel for each number, C++ source with a function for each)."""
    bodies = "".join(Writer(n).source() for n in numbers)
    kernels = "".join(KERNEL.format(n=n, inputs=INPUTS, outputs=OUTPUTS) for n in numbers)
    hosts = "".join(HOST.format(n=n, inputs=INPUTS, outputs=OUTPUTS, threads=THREADS) for n in numbers)
    return (f'#include "a2a/a2a.h"\n#define WHERE __device__\nnamespace {{\n{PRELUDE}{bodies}}}\n{kernels}',
            f"#define WHERE\nnamespace {{\n{PRELUDE}{bodies}}}\n{hosts}")


def host_library(source, folder):
    """The functions, compiled for this machine by its own target of the pinned clang."""
    path, library = folder / "host.cpp", folder / "host.so"
    path.write_text(source)
    subprocess.run([sys.executable, "-m", "ziglang", "c++", "-O1", "-w", "-shared", "-fPIC", "-std=c++20", "-ffp-contract=off",
                    "-fno-sanitize=all", "-fno-exceptions", "-nostdlib++", "-o", str(library), str(path)], check=True)
    return ctypes.CDLL(str(library))


def inputs_of(number):
    """Random words, and edge cases of arithmetic such as the largest integers."""
    r = random.Random(f"inputs {number}")
    edges = (0, 1, 2**31 - 1, 2**31, 2**32 - 1, 0x7f800000, 0x3f800000, 0x00000001, 0x80000000, 0xff800000)
    return torch.tensor([r.choice(edges) if r.random() < 0.15 else r.getrandbits(32) for _ in range(THREADS * INPUTS)],
                        dtype=torch.int64).to(torch.uint32)


def differences(numbers, folder, node, levels=("-O0", "-O1", "-O3")):
    """The differences between the node's kernels and the host's functions, one line each."""
    device, host = sources(numbers)
    library, rank, lines = host_library(host, folder), node.ranks[0], []
    modules = {level: node.load(device, name="random.hip", opt=level) for level in levels}
    for n in numbers:
        given = inputs_of(n)
        expected = torch.zeros((THREADS, OUTPUTS), dtype=torch.int64)
        library[f"h{n}"](ctypes.c_void_p(given.data_ptr()), ctypes.c_void_p(expected.data_ptr()))
        inputs = rank.from_torch(given, "in")
        for level, module in modules.items():
            out = rank.zeros((THREADS, OUTPUTS), torch.int64, "out")
            rank.launch(module[f"k{n}"], 2, THREADS // 2, inputs, out)
            wrong = (out.to_torch() != expected).nonzero()
            if len(wrong):
                thread, output = wrong[0].tolist()
                lines.append(f"kernel {n} {level}: {len(wrong)} values, first thread {thread} output {output}: "
                             f"{out.to_torch()[thread, output]:#x}, host {expected[thread, output]:#x}")
    return lines


pytestmark = pytest.mark.skipif(os.name == "nt" or not importlib.util.find_spec("ziglang"), reason="no compiler for the host")


def test_a_difference_would_be_seen(tmp_path, monkeypatch):
    """A wrong function on the host must be reported as a difference."""
    with Node(1, name="small") as node:
        true = sources
        monkeypatch.setitem(globals(), "sources",
                            lambda numbers: (true(numbers)[0], true(numbers)[1].replace("(u64)(m + n)", "(u64)(m - n)")
                                             .replace("out[0] = a;", "out[0] = a ^ 1;")))
        assert len(differences(range(1), tmp_path, node, ("-O1",))) == 1


def test_the_generator_draws_all_kinds():
    text = "".join(Writer(n).source() for n in range(30))
    assert text == "".join(Writer(n).source() for n in range(30))
    for part in ("switch", "for (", "break;", "called", "__builtin_fma(", "__builtin_fmaf(", "i16", "__int128", "t[", "whole("):
        assert part in text


@pytest.mark.parametrize("first, last", [(0, 3), *(pytest.param(n, n + 20, marks=pytest.mark.soak) for n in range(0, 2000, 20))])
def test_random_kernels(first, last, tmp_path):
    with Node(1, name="small") as node:
        lines = differences(range(first, last), tmp_path, node)
    assert not lines, "\n".join(lines)
