"""MODE's roundings and FP16_OVFL against exact arithmetic in fractions (exact.py), in every mode, instruction by
instruction; and AMD's sentence on FP16_OVFL: results that overflow are the largest number, true infinities stay."""
import random

import numpy as np
import pytest
import torch

from a2a_lib import Module, Node

from . import exact

COUNT = 192
EDGES = {"f16": [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBC00, 0x3C01, 0x7BFF, 0xFBFF, 0x7BFE, 0x7C00, 0xFC00, 0x7E00],
         "f32": [0, 1 << 31, 1, 0x7FFFFF, 0x800000, 0x3F800000, 0xBF800001, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0x477FF000,
                 0x477FEFFF, 0x33000000, 0x33000001, 0x38800000],
         "f64": [0, 1 << 63, 1, 0x3FF0000000000000, 0xBFF0000000000001, 0x7FEFFFFFFFFFFFFF, 0x47EFFFFFE0000000,
                 0x47EFFFFFF0000000, 0x36A0000000000000, 0x3690000000000001]}
# instruction: kind of the sources, of the result, how many sources, the number it is before it is rounded
OPS = {
    "v_add_f32_e32": ("f32", "f32", 2, lambda a, b: a + b), "v_sub_f32_e32": ("f32", "f32", 2, lambda a, b: a - b),
    "v_mul_f32_e32": ("f32", "f32", 2, lambda a, b: a * b), "v_fma_f32": ("f32", "f32", 3, lambda a, b, c: a * b + c),
    "v_add_f64": ("f64", "f64", 2, lambda a, b: a + b), "v_mul_f64": ("f64", "f64", 2, lambda a, b: a * b),
    "v_fma_f64": ("f64", "f64", 3, lambda a, b, c: a * b + c), "v_add_f16_e32": ("f16", "f16", 2, lambda a, b: a + b),
    "v_sub_f16_e32": ("f16", "f16", 2, lambda a, b: a - b), "v_mul_f16_e32": ("f16", "f16", 2, lambda a, b: a * b),
    "v_fma_f16": ("f16", "f16", 3, lambda a, b, c: a * b + c), "v_pk_add_f16": ("f16", "f16", 2, lambda a, b: a + b),
    "v_pk_mul_f16": ("f16", "f16", 2, lambda a, b: a * b), "v_pk_fma_f16": ("f16", "f16", 3, lambda a, b, c: a * b + c),
    "v_cvt_f16_f32_e32": ("f32", "f16", 1, lambda a: a), "v_cvt_f32_f64_e32": ("f64", "f32", 1, lambda a: a),
    "v_pk_add_f32": ("f32x2", "f32x2", 2, lambda a, b: a + b), "v_pk_mul_f32": ("f32x2", "f32x2", 2, lambda a, b: a * b),
    "v_pk_fma_f32": ("f32x2", "f32x2", 3, lambda a, b, c: a * b + c),
    "v_fma_mix_f32": ("f32", "f32", 3, lambda a, b, c: a * b + c),
}
C = {"f32": "float", "f16": "unsigned", "f64": "double", "f32x2": "double"}  # by their registers
BITS = {"f32": np.uint32, "f16": np.uint32, "f64": np.uint64, "f32x2": np.uint64}


def kernel(op, source, result, count):
    sources = ", ".join(f"const {C[source]}* s{k}" for k in range(3))
    operands, inputs = ", ".join(f"%{k + 1}" for k in range(count)), ", ".join(f'"v"(s{k}[i])' for k in range(count))
    return (f'extern "C" __global__ void {op}({C[result]}* out, {sources}) {{ const int i = threadIdx.x; {C[result]} d; '
            f'asm volatile("{op} %0, {operands}" : "=&v"(d) : {inputs}); out[i] = d; }}\n')


SOURCE = '#include "a2a/hip.h"\n' + "".join(kernel(op, *what[:3]) for op, what in OPS.items()) + """
extern "C" __global__ void whole(unsigned* out, const int* x) {
  unsigned s, u;
  asm volatile("v_cvt_f32_i32_e32 %0, %2\\n v_cvt_f32_u32_e32 %1, %2" : "=&v"(s), "=&v"(u) : "v"(x[threadIdx.x]));
  out[2 * threadIdx.x] = s, out[2 * threadIdx.x + 1] = u;
}
extern "C" __global__ void switches(unsigned* out, float a, float b) {
  unsigned up, down, again, mode;
  asm volatile("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\\n v_mul_f32_e32 %0, %4, %5\\n"
               "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 2\\n v_mul_f32_e32 %1, %4, %5\\n"
               "s_setreg_imm32_b32 0xdc1, 1\\n s_getreg_b32 %3, hwreg(HW_REG_MODE)\\n"
               "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0\\n v_mul_f32_e32 %2, %4, %5"
               : "=&v"(up), "=&v"(down), "=&v"(again), "=&s"(mode) : "v"(a), "v"(b));
  out[0] = up, out[1] = down, out[2] = again, out[3] = mode;
}
extern "C" __global__ void reciprocal(unsigned* out, const unsigned* x) {
  unsigned r, e;
  asm volatile("v_rcp_f16_e32 %0, %2\\n v_exp_f16_e32 %1, %2" : "=&v"(r), "=&v"(e) : "v"(x[threadIdx.x]));
  out[2 * threadIdx.x] = r & 0xffff, out[2 * threadIdx.x + 1] = e & 0xffff;
}
"""


@pytest.fixture(scope="module")
def node():
    with Node(1, name="small", preset="ideal") as node:
        yield node


@pytest.fixture(scope="module")
def load(node):
    text = node.load(SOURCE).module.asm

    def load(mode, overflow=0):
        changed = text.replace("round_mode_32 0", f"round_mode_32 {mode}")
        changed = changed.replace("round_mode_16_64 0", f"round_mode_16_64 {mode}")
        changed = changed.replace(".amdhsa_fp16_overflow 0", f".amdhsa_fp16_overflow {overflow}")
        return node.load(Module.from_assembly(changed, name=f"rounding_{mode}_{overflow}"))
    return load


def numbers(kind, seed):
    """Bits of edges, and of random numbers whose exponents lie close, so that sums cancel and products round."""
    mant, bias, width = exact.FORMATS[kind]
    draw = random.Random(seed)
    found = [draw.choice(EDGES[kind]) for _ in range(COUNT // 3)]
    while len(found) < COUNT:
        near = draw.choice([bias, bias, 2, mant, 2 * bias - 3, bias // 2 + 1])
        exponent = min(max(near + draw.randrange(-6, 7), 0), 2 * bias)
        found.append(draw.getrandbits(1) << (width - 1) | exponent << mant | draw.getrandbits(mant))
    draw.shuffle(found)
    return found


def run(rank, kernel, result, inputs):
    out = rank.zeros(COUNT * np.dtype(BITS[result]).itemsize, dtype=torch.uint8)
    inputs = [rank.from_torch(torch.from_numpy(x.view(np.uint8))) for x in inputs]
    rank.launch(kernel, 1, COUNT, out, *inputs)
    return out.to_torch().numpy().view(BITS[result])


def sign_of_zero(op, sources, kinds, mode):
    """The sign of a result that is exactly zero, by IEEE 754."""
    negative = [bits >> (exact.FORMATS[kind][2] - 1) & 1 for bits, kind in zip(sources, kinds)]
    if "cvt" in op:
        return negative[0]
    if "mul" in op:
        return negative[0] ^ negative[1]
    left, right = (negative[0] ^ negative[1], negative[2]) if "fma" in op else (negative[0], negative[1] ^ ("sub" in op))
    return left if left == right else mode == exact.DOWN


@pytest.mark.parametrize("mode, overflow", [(0, 1), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1)])
def test_every_instruction(node, load, mode, overflow):
    rank, module = node.ranks[0], load(mode, overflow)
    for op, (source, result, count, number) in OPS.items():
        kind, to = source.removesuffix("x2"), result.removesuffix("x2")
        parts = 2 if source == "f32x2" or op.startswith("v_pk") else 1
        drawn = [[numbers(kind, 10 * k + j + 1) for k in range(3)] for j in range(parts)]
        width = exact.FORMATS[kind][2]
        inputs = [np.array([sum(drawn[j][k][i] << (width * j) for j in range(parts)) for i in range(COUNT)],
                           BITS[source]) for k in range(3)]
        got = run(rank, module[op], result, inputs)
        for i in range(COUNT):
            for j in range(parts):
                sources = [drawn[j][k][i] for k in range(count)]
                values = [exact.value(bits, kind) for bits in sources]
                if None in values:
                    continue
                expected = exact.rounded(number(*values), to, mode, bool(overflow) and to == "f16",
                                         bool(sign_of_zero(op, sources, [kind] * count, mode)))
                bits = int(got[i]) >> (exact.FORMATS[to][2] * j) & ((1 << exact.FORMATS[to][2]) - 1)
                assert bits == expected, (op, mode, overflow, [hex(x) for x in sources], hex(bits), hex(expected))


@pytest.mark.parametrize("mode", range(4))
def test_whole_numbers(node, load, mode):
    rank, draw = node.ranks[0], random.Random(mode)
    x = [0, 1, -1, 2**24 + 1, -2**24 - 1, 2**31 - 1, -2**31, *(draw.randrange(-2**31, 2**31) for _ in range(57))]
    out = rank.zeros(128, dtype=torch.int32)
    rank.launch(load(mode).whole, 1, 64, out, rank.from_torch(torch.tensor(x, dtype=torch.int32)))
    got = out.to_torch().numpy().view(np.uint32).tolist()
    for i, v in enumerate(x):
        assert got[2 * i] == exact.rounded(exact.Fraction(v), "f32", mode), v
        assert got[2 * i + 1] == exact.rounded(exact.Fraction(v % 2**32), "f32", mode), v


def test_switches(node, load):
    """1/3 times 1/3 rounded up, down and to nearest in one kernel; MODE reads as it was set."""
    rank, third = node.ranks[0], exact.value(int(np.float32(1 / 3).view(np.uint32)), "f32")
    out = rank.zeros(4, dtype=torch.int32)
    rank.launch(load(0).switches, 1, 64, out, 1 / 3, 1 / 3)
    up, down, again, mode = out.to_torch().numpy().view(np.uint32).tolist()
    expected = [exact.rounded(third * third, "f32", m) for m in (exact.UP, exact.DOWN, exact.NEAREST)]
    assert [up, down, again] == expected and up == down + 1
    assert mode == 0x8003F2  # FP16_OVFL, IEEE, DX10_CLAMP, denormals kept, f32 rounded down


@pytest.mark.parametrize("overflow", range(2))
def test_infinities_that_are_true(node, load, overflow):
    """AMD: FP16_OVFL preserves infinities of infinite sources and of divisions by zero."""
    rank, infinity = node.ranks[0], 0x7C00
    most = 0x7BFF if overflow else infinity
    x = torch.tensor([0, 0x8000, 1, 0x8001, 0x7C00, 0x4F80] + [0x3C00] * 58, dtype=torch.int32)
    out = rank.zeros(128, dtype=torch.int32)
    rank.launch(load(0, overflow).reciprocal, 1, 64, out, rank.from_torch(x))
    reciprocal, power = out.to_torch().reshape(64, 2).T.tolist()
    assert reciprocal[:5] == [infinity, infinity | 0x8000, most, most | 0x8000, 0]
    assert power[4] == infinity and power[5] == most  # 2^infinity, 2^30
