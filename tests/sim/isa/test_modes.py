"""MODE: denormals, roundings and FP16_OVFL.

In another denormal mode an instruction is the instruction in the usual one (tested against AMD's pseudocode elsewhere in this
folder) on sources whose denormals are zeros, and denormal results are zeros. Roundings and FP16_OVFL: against exact arithmetic in
fractions, in every mode, instruction by instruction; and AMD's sentence on FP16_OVFL: results that overflow are the largest
number, true infinities stay. What is not simulated is refused when the text is loaded, by line."""
import itertools
import math
import random
import re
from fractions import Fraction

import numpy as np
import pytest
import torch
from node_tools import node_fixture

from a2a_lib import Module
from a2a_lib.errors import LoadError

from . import fp

F32 = np.array([0, 1, -1, 1e-38, -1e-38, 3e-39, -3e-39, 1e-45, -1e-45, 2**-126, -2**-126, 1.5, 2**-100, 2**-30, 0.5,
                np.inf, -np.inf, np.nan], np.float32).view(np.uint32)
F16 = np.array([0, 1, -1, 6e-5, -6e-5, 3e-5, 6e-8, -6e-8, 2**-14, 0.25, 100, np.inf, np.nan], np.float16).view(np.uint16)
F64 = np.array([0, 1, -1, 1e-308, -1e-308, 5e-324, -5e-324, 2.3e-308, 0.5, 1e-200, 1e-150, np.inf, np.nan]).view(np.uint64)
DENORMALS = {"f32": F32, "f16": F16, "f64": F64, "f32x2": F32}
EDGES = {"f16": [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBC00, 0x3C01, 0x7BFF, 0xFBFF, 0x7BFE, 0x7C00, 0xFC00, 0x7E00],
         "f32": [0, 1 << 31, 1, 0x7FFFFF, 0x800000, 0x3F800000, 0xBF800001, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0x477FF000,
                 0x477FEFFF, 0x33000000, 0x33000001, 0x38800000],
         "f64": [0, 1 << 63, 1, 0x3FF0000000000000, 0xBFF0000000000001, 0x7FEFFFFFFFFFFFFF, 0x47EFFFFFE0000000,
                 0x47EFFFFFF0000000, 0x36A0000000000000, 0x3690000000000001]}
ADD, SUB, MUL, FMA = (lambda a, b: a + b), (lambda a, b: a - b), (lambda a, b: a * b), (lambda a, b, c: a * b + c)
# instruction: type of the sources, of the result, how many sources, and the number that it is before it is rounded
OPS = {
    "v_add_f32_e32": ("f32", "f32", 2, ADD), "v_sub_f32_e32": ("f32", "f32", 2, SUB), "v_mul_f32_e32": ("f32", "f32", 2, MUL),
    "v_fma_f32": ("f32", "f32", 3, FMA), "v_fma_mix_f32": ("f32", "f32", 3, FMA), "v_add_f64": ("f64", "f64", 2, ADD),
    "v_mul_f64": ("f64", "f64", 2, MUL), "v_fma_f64": ("f64", "f64", 3, FMA), "v_add_f16_e32": ("f16", "f16", 2, ADD),
    "v_sub_f16_e32": ("f16", "f16", 2, SUB), "v_mul_f16_e32": ("f16", "f16", 2, MUL), "v_fma_f16": ("f16", "f16", 3, FMA),
    "v_pk_add_f16": ("f16", "f16", 2, ADD), "v_pk_mul_f16": ("f16", "f16", 2, MUL), "v_pk_fma_f16": ("f16", "f16", 3, FMA),
    "v_pk_add_f32": ("f32x2", "f32x2", 2, ADD), "v_pk_mul_f32": ("f32x2", "f32x2", 2, MUL),
    "v_pk_fma_f32": ("f32x2", "f32x2", 3, FMA), "v_cvt_f16_f32_e32": ("f32", "f16", 1, lambda a: a),
    "v_cvt_f32_f64_e32": ("f64", "f32", 1, lambda a: a),
    # denormals alone; the result of v_fmac is a source, too
    "v_min_f32_e32": ("f32", "f32", 2, None), "v_max_f32_e32": ("f32", "f32", 2, None), "v_med3_f32": ("f32", "f32", 3, None),
    "v_fmac_f32_e32": ("f32", "f32", 2, None), "v_floor_f32_e32": ("f32", "f32", 1, None), "v_ceil_f32_e32": ("f32", "f32", 1, None),
    "v_fract_f32_e32": ("f32", "f32", 1, None), "v_sqrt_f32_e32": ("f32", "f32", 1, None),
    "v_cvt_f32_f16_e32": ("f16", "f32", 1, None), "v_cvt_f64_f32_e32": ("f32", "f64", 1, None), "v_max_f16_e32": ("f16", "f16", 2, None),
}
C = {"f32": "float", "f16": "unsigned", "f64": "double", "f32x2": "double"}  # by their registers
BITS = {"f32": np.uint32, "f16": np.uint32, "f64": np.uint64, "f32x2": np.uint64}
LANES, COUNT = 8192, 192  # of a test of denormals, of roundings


def kernel(op, source, result, count, _):
    sources = ", ".join(f"const {C[source]}* s{k}" for k in range(3))
    operands, inputs = ", ".join(f"%{k + 1}" for k in range(count)), ", ".join(f'"v"(s{k}[i])' for k in range(count))
    first, constraint = ("d = s2[i];", "+v") if "fmac" in op else ("", "=&v")
    return (f'extern "C" __global__ void {op}({C[result]}* out, {sources}) {{ const int i = blockIdx.x * 256 + threadIdx.x; '
            f'{C[result]} d; {first} asm volatile("{op} %0, {operands}" : "{constraint}"(d) : {inputs}); out[i] = d; }}\n')


SOURCE = '#include "a2a/hip.h"\n' + "".join(kernel(op, *what) for op, what in OPS.items()) + """
extern "C" __global__ void less(int* out, const float* a, const float* b) {
  unsigned long long mask;
  asm volatile("v_cmp_lt_f32_e64 %0, %1, %2" : "=s"(mask) : "v"(a[threadIdx.x]), "v"(b[threadIdx.x]));
  out[threadIdx.x] = mask >> threadIdx.x & 1;
}
extern "C" __global__ void flushes(float* out, const float* a) {  // flushed, kept, flushed again; and MODE as it reads
  float x, y, z, one = 1;
  int mode;
  asm volatile("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\\n v_mul_f32_e32 %0, %4, %5\\n"
               "s_getreg_b32 %3, hwreg(HW_REG_MODE, 4, 4)\\n"
               "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3\\n v_mul_f32_e32 %1, %4, %5\\n"
               "s_mov_b32 s20, 12\\n s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s20\\n v_mul_f32_e32 %2, %4, %5"
               : "=&v"(x), "=&v"(y), "=&v"(z), "=&s"(mode) : "v"(a[threadIdx.x]), "v"(one) : "s20");
  out[4 * threadIdx.x] = x, out[4 * threadIdx.x + 1] = y, out[4 * threadIdx.x + 2] = z;
  out[4 * threadIdx.x + 3] = mode;
}
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
node = node_fixture(1, name="small", preset="ideal", scope="module")


@pytest.fixture(scope="module")
def load(node):
    text = node.load(SOURCE).module.asm

    def load(**modes):
        """The module with other modes in its kernels' descriptors."""
        changed = text
        for name, value in modes.items():
            changed = re.sub(rf"(_{name}) \d", rf"\1 {value}", changed)
        return node.load(Module.from_assembly(changed, name=f"modes {modes}"))
    return load


def run(rank, kernel, result, inputs):
    count = len(inputs[0])
    out = rank.zeros(count * np.dtype(BITS[result]).itemsize, dtype=torch.uint8)
    inputs = [rank.from_torch(torch.from_numpy(x.view(np.uint8))) for x in inputs]
    rank.launch(kernel, -(-count // 256), min(count, 256), out, *inputs)
    return out.to_torch().numpy().view(BITS[result])


def all_inputs(kind):
    """Every combination of three sources, as far as they fit, and what each lane holds in its registers."""
    values = DENORMALS[kind]
    rows = np.array(list(itertools.islice(itertools.product(range(len(values)), repeat=3), LANES)))
    rows = np.concatenate([rows, np.zeros((LANES - len(rows), 3), int)])
    single = [values[rows[:, k]] for k in range(3)]
    if kind == "f16":  # both halves hold a number
        return [x.astype(np.uint32) | np.roll(x, 7).astype(np.uint32) << 16 for x in single]
    if kind == "f32x2":
        return [x.astype(np.uint64) | np.roll(x, 7).astype(np.uint64) << 32 for x in single]
    return single


def flush(bits, kind):
    if kind == "f16":
        halves = bits.view(np.uint16)
        return np.where(halves & 0x7C00, halves, halves & 0x8000).view(np.uint32)
    if kind == "f64":
        return np.where(bits & 0x7FF << 52, bits, bits & 1 << 63)
    singles = bits.view(np.uint32)
    return np.where(singles & 0x7F800000, singles, singles & 0x80000000).view(bits.dtype)


@pytest.mark.parametrize("mode", range(4))
def test_denormals(node, load, mode):
    rank, usual = node.ranks[0], load()
    single, wide = load(denorm_mode_32=mode), load(denorm_mode_16_64=mode)
    for op, (source, result, *_) in OPS.items():
        inputs = all_inputs(source)
        for module, those in ((single, ("f32", "f32x2")), (wide, ("f16", "f64"))):
            taken = inputs if mode & 1 or source not in those else [flush(x, source) for x in inputs]
            expected = run(rank, usual[op], result, taken)
            if not mode & 2 and result in those:
                flushed = flush(expected, result)
                if result == "f16" and not op.startswith("v_pk"):  # above the result nothing changes
                    flushed = (flushed & 0xFFFF) | (expected & 0xFFFF0000)
                expected = flushed
            assert (run(rank, module[op], result, inputs) == expected).all(), (op, mode)


def test_compares_and_numbers(node, load):
    """Results worked out by hand: 2e-39 / 1 with denormals flushed is 0, and no denormal is above 0."""
    rank = node.ranks[0]
    x = torch.tensor([2e-39] * LANES)
    ones = torch.ones(LANES)
    for mode, expected in ((0, 0.0), (1, 0.0), (2, 0.0), (3, 2e-39)):
        out = rank.zeros(LANES)
        rank.launch(load(denorm_mode_32=mode)["v_mul_f32_e32"], 1, 64, out, rank.from_torch(x), rank.from_torch(ones), out)
        assert float(out.to_torch()[0]) == pytest.approx(expected), mode
        less = rank.zeros(64, dtype=torch.int32)
        rank.launch(load(denorm_mode_32=mode).less, 1, 64, less, rank.zeros(64), rank.from_torch(x))
        assert (less.to_torch() == mode % 2).all()


def test_setreg_of_modes(node, load):
    rank, x = node.ranks[0], torch.tensor([3e-39] * 64)
    out = rank.zeros((64, 4))
    rank.launch(load().flushes, 1, 64, out, rank.from_torch(x))
    flushed, kept, again, mode = out.to_torch().T
    assert (flushed == 0).all() and (kept == x).all() and (again == 0).all() and (mode == 12).all()
    # 1/3 times 1/3 rounded up, down and to nearest in one kernel; MODE reads as it was set.
    rank, third = node.ranks[0], Fraction(float(np.float32(1 / 3)))
    out = rank.zeros(4, dtype=torch.int32)
    rank.launch(load().switches, 1, 64, out, 1 / 3, 1 / 3)
    up, down, again, bits = out.to_torch().numpy().view(np.uint32).tolist()
    expected = [fp.from_fraction("f32", third * third, mode=mode) for mode in (fp.UP, fp.DOWN, fp.NEAREST)]
    assert [up, down, again] == expected and up == down + 1
    assert bits == 0x8003F2  # FP16_OVFL, IEEE, DX10_CLAMP, denormals kept, f32 rounded down


def numbers(kind, seed):
    """Bits of edges, and of random numbers whose exponents lie close, so that sums cancel and products round."""
    (mant, _, bias), width = fp.LAYOUT[kind], fp.WIDTH[kind]
    draw = random.Random(seed)
    patterns = [draw.choice(EDGES[kind]) for _ in range(COUNT // 3)]
    while len(patterns) < COUNT:
        near = draw.choice([bias, bias, 2, mant, 2 * bias - 3, bias // 2 + 1])
        exponent = min(max(near + draw.randrange(-6, 7), 0), 2 * bias)
        patterns.append(draw.getrandbits(1) << (width - 1) | exponent << mant | draw.getrandbits(mant))
    draw.shuffle(patterns)
    return patterns


def sign_of_zero(op, sources, kinds, mode):
    """The sign of a result that is exactly zero, by IEEE 754."""
    negative = [bits >> (fp.WIDTH[kind] - 1) & 1 for bits, kind in zip(sources, kinds)]
    if "cvt" in op:
        return negative[0]
    if "mul" in op:
        return negative[0] ^ negative[1]
    left, right = (negative[0] ^ negative[1], negative[2]) if "fma" in op else (negative[0], negative[1] ^ ("sub" in op))
    return left if left == right else mode == fp.DOWN


@pytest.mark.parametrize("mode, overflow", [(0, 1), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1)])
def test_roundings(node, load, mode, overflow):
    rank = node.ranks[0]
    module = load(round_mode_32=mode, round_mode_16_64=mode, fp16_overflow=overflow)
    for op, (source, result, count, number) in OPS.items():
        if not number:
            continue
        kind, to = source.removesuffix("x2"), result.removesuffix("x2")
        parts = 2 if source == "f32x2" or op.startswith("v_pk") else 1
        drawn = [[numbers(kind, 10 * k + j + 1) for k in range(3)] for j in range(parts)]
        width = fp.WIDTH[kind]
        inputs = [np.array([sum(drawn[j][k][i] << (width * j) for j in range(parts)) for i in range(COUNT)],
                           BITS[source]) for k in range(3)]
        got = run(rank, module[op], result, inputs)
        for i in range(COUNT):
            for j in range(parts):
                sources = [drawn[j][k][i] for k in range(count)]
                values = [fp.to_float(kind, bits) for bits in sources]
                if not all(map(math.isfinite, values)):
                    continue
                expected = fp.from_fraction(to, number(*map(Fraction, values)), sign_of_zero(op, sources, [kind] * count, mode), mode,
                                            overflow and to == "f16")
                bits = int(got[i]) >> (fp.WIDTH[to] * j) & ((1 << fp.WIDTH[to]) - 1)
                assert bits == expected, (op, mode, overflow, [hex(x) for x in sources], hex(bits), hex(expected))


@pytest.mark.parametrize("mode", range(4))
def test_whole_numbers(node, load, mode):
    rank, draw = node.ranks[0], random.Random(mode)
    x = [0, 1, -1, 2**24 + 1, -2**24 - 1, 2**31 - 1, -2**31, *(draw.randrange(-2**31, 2**31) for _ in range(57))]
    out = rank.zeros(128, dtype=torch.int32)
    rank.launch(load(round_mode_32=mode).whole, 1, 64, out, rank.from_torch(torch.tensor(x, dtype=torch.int32)))
    got = out.to_torch().numpy().view(np.uint32).tolist()
    for i, v in enumerate(x):
        assert got[2 * i] == fp.from_fraction("f32", Fraction(v), mode=mode), v
        assert got[2 * i + 1] == fp.from_fraction("f32", Fraction(v % 2**32), mode=mode), v


@pytest.mark.parametrize("overflow", range(2))
def test_infinities_that_are_true(node, load, overflow):
    """AMD: FP16_OVFL preserves infinities of infinite sources and of divisions by zero."""
    rank, infinity = node.ranks[0], 0x7C00
    most = 0x7BFF if overflow else infinity
    x = torch.tensor([0, 0x8000, 1, 0x8001, 0x7C00, 0x4F80] + [0x3C00] * 58, dtype=torch.int32)
    out = rank.zeros(128, dtype=torch.int32)
    rank.launch(load(fp16_overflow=overflow).reciprocal, 1, 64, out, rank.from_torch(x))
    reciprocal, power = out.to_torch().reshape(64, 2).T.tolist()
    assert reciprocal[:5] == [infinity, infinity | 0x8000, most, most | 0x8000, 0]
    assert power[4] == infinity and power[5] == most  # 2^infinity, 2^30


def test_what_is_not_simulated_is_refused(node, load):
    text = node.load(SOURCE).module.asm
    for before, after, message in [
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_MODE, 12, 7), 3",
             r"assembly line \d+ .*s_setreg_imm32_b32`: s_setreg of bits of MODE beside FP16_OVFL is not simulated"),
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_TRAPSTS, 0, 2), 3", "s_setreg of hardware register 3 is not"),
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_MODE, 9, 1), 0", "that clears DX10_CLAMP or IEEE is not"),
            ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0", "s_denorm_mode 0", "unknown instruction `s_denorm_mode`")]:
        assert before in text
        with pytest.raises(LoadError, match=message):
            node.load(Module.from_assembly(text.replace(before, after, 1), name="refused"))
