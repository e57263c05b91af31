"""Denormal modes: an instruction in another mode is the instruction in the usual one (tested against AMD's pseudocode
elsewhere in this folder) on sources whose denormals are zeros, and denormal results are zeros. What is not simulated is
refused when the text is loaded, by line."""
import itertools

import numpy as np
import pytest
import torch

from a2a_lib import Module, Node
from a2a_lib.errors import LoadError

F32 = np.array([0, 1, -1, 1e-38, -1e-38, 3e-39, -3e-39, 1e-45, -1e-45, 2**-126, -2**-126, 1.5, 2**-100, 2**-30, 0.5,
                np.inf, -np.inf, np.nan], np.float32).view(np.uint32)
F16 = np.array([0, 1, -1, 6e-5, -6e-5, 3e-5, 6e-8, -6e-8, 2**-14, 0.25, 100, np.inf, np.nan], np.float16).view(np.uint16)
F64 = np.array([0, 1, -1, 1e-308, -1e-308, 5e-324, -5e-324, 2.3e-308, 0.5, 1e-200, 1e-150, np.inf, np.nan]).view(np.uint64)
TYPES = {"f32": (F32, "float", np.uint32), "f16": (F16, "unsigned", np.uint32), "f64": (F64, "double", np.uint64)}
# instruction: (type of the sources, of the result, how many sources, whether the result is a source, too)
OPS = {
    "v_add_f32_e32": ("f32", "f32", 2, 0), "v_sub_f32_e32": ("f32", "f32", 2, 0), "v_mul_f32_e32": ("f32", "f32", 2, 0),
    "v_min_f32_e32": ("f32", "f32", 2, 0), "v_max_f32_e32": ("f32", "f32", 2, 0), "v_fma_f32": ("f32", "f32", 3, 0),
    "v_med3_f32": ("f32", "f32", 3, 0), "v_fmac_f32_e32": ("f32", "f32", 2, 1), "v_floor_f32_e32": ("f32", "f32", 1, 0),
    "v_ceil_f32_e32": ("f32", "f32", 1, 0), "v_fract_f32_e32": ("f32", "f32", 1, 0),
    "v_sqrt_f32_e32": ("f32", "f32", 1, 0), "v_cvt_f16_f32_e32": ("f32", "f16", 1, 0),
    "v_cvt_f32_f16_e32": ("f16", "f32", 1, 0), "v_cvt_f64_f32_e32": ("f32", "f64", 1, 0),
    "v_cvt_f32_f64_e32": ("f64", "f32", 1, 0), "v_add_f16_e32": ("f16", "f16", 2, 0),
    "v_mul_f16_e32": ("f16", "f16", 2, 0), "v_fma_f16": ("f16", "f16", 3, 0), "v_max_f16_e32": ("f16", "f16", 2, 0),
    "v_pk_add_f16": ("f16", "f16", 2, 0), "v_pk_mul_f16": ("f16", "f16", 2, 0), "v_pk_fma_f16": ("f16", "f16", 3, 0),
    "v_add_f64": ("f64", "f64", 2, 0), "v_mul_f64": ("f64", "f64", 2, 0), "v_fma_f64": ("f64", "f64", 3, 0),
    "v_pk_add_f32": ("f32x2", "f32x2", 2, 0), "v_pk_mul_f32": ("f32x2", "f32x2", 2, 0),
}
C = {"f32": "float", "f16": "unsigned", "f64": "double", "f32x2": "double"}  # by their registers
BITS = {"f32": np.uint32, "f16": np.uint32, "f64": np.uint64, "f32x2": np.uint64}
LANES = 8192


def kernel(op, source, result, count, accumulates):
    arguments = ", ".join(f"const {C[source]}* s{k}" for k in range(3))
    operands = ", ".join(f"%{k + 1}" for k in range(count))
    inputs = ", ".join(f'"v"(s{k}[i])' for k in range(count))
    first = f"d = s2[i]; asm volatile(\"{op} %0, {operands}\" : \"+v\"(d) : {inputs})" if accumulates else (
        f"asm volatile(\"{op} %0, {operands}\" : \"=&v\"(d) : {inputs})")
    return (f'extern "C" __global__ void {op}({C[result]}* out, {arguments}) {{ '
            f"const int i = blockIdx.x * 256 + threadIdx.x; {C[result]} d; {first}; out[i] = d; }}\n")


SOURCE = '#include "a2a/hip.h"\n' + "".join(kernel(op, *what) for op, what in OPS.items()) + """
extern "C" __global__ void less(int* out, const float* a, const float* b) {
  unsigned long long mask;
  asm volatile("v_cmp_lt_f32_e64 %0, %1, %2" : "=s"(mask) : "v"(a[threadIdx.x]), "v"(b[threadIdx.x]));
  out[threadIdx.x] = mask >> threadIdx.x & 1;
}
extern "C" __global__ void switches(float* out, const float* a) {  // flushed, kept, flushed again; and MODE as it reads
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
"""


def all_inputs(kind):
    """Every combination of three sources, as far as they fit, and what each lane holds in its registers."""
    values = TYPES["f32" if kind == "f32x2" else kind][0]
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
    words = bits.view(np.uint32)
    return np.where(words & 0x7F800000, words, words & 0x80000000).view(bits.dtype)


@pytest.fixture(scope="module")
def node():
    with Node(1, name="small", preset="ideal") as node:
        yield node


@pytest.fixture(scope="module")
def load(node):
    text = node.load(SOURCE).module.asm

    def load(mode_32=3, mode_16_64=3):
        changed = text.replace("denorm_mode_32 3", f"denorm_mode_32 {mode_32}")
        changed = changed.replace("denorm_mode_16_64 3", f"denorm_mode_16_64 {mode_16_64}")
        return node.load(Module.from_assembly(changed, name=f"modes_{mode_32}_{mode_16_64}"))
    return load


def run(rank, kernel, source, result, inputs):
    out = rank.zeros(LANES * np.dtype(BITS[result]).itemsize, dtype=torch.uint8)
    rank.launch(kernel, LANES // 256, 256, out, *[rank.from_torch(torch.from_numpy(x.view(np.uint8))) for x in inputs])
    return out.to_torch().numpy().view(BITS[result])


@pytest.mark.parametrize("mode", range(4))
def test_every_instruction(node, load, mode):
    rank, usual = node.ranks[0], load()
    single, wide = load(mode, 3), load(3, mode)
    for op, (source, result, count, accumulates) in OPS.items():
        inputs = all_inputs(source)
        for module, those in ((single, ("f32", "f32x2")), (wide, ("f16", "f64"))):
            taken = inputs if mode & 1 or source not in those else [flush(x, source) for x in inputs]
            expected = run(rank, usual[op], source, result, taken)
            if not mode & 2 and result in those:
                flushed = flush(expected, result)
                if result == "f16" and not op.startswith("v_pk"):  # above the result nothing changes
                    flushed = (flushed & 0xFFFF) | (expected & 0xFFFF0000)
                expected = flushed
            assert (run(rank, module[op], source, result, inputs) == expected).all(), (op, mode)


def test_compares_and_numbers(node, load):
    """Results worked out by hand: 2e-39 / 1 with denormals flushed is 0, and no denormal is above 0."""
    rank = node.ranks[0]
    x = torch.tensor([2e-39] * LANES)
    one = torch.ones(LANES)
    for mode, expected in ((0, 0.0), (1, 0.0), (2, 0.0), (3, 2e-39)):
        out = rank.zeros(LANES)
        rank.launch(load(mode)["v_mul_f32_e32"], 1, 64, out, rank.from_torch(x), rank.from_torch(one), out)
        assert float(out.to_torch()[0]) == pytest.approx(expected), mode
        less = rank.zeros(64, dtype=torch.int32)
        rank.launch(load(mode).less, 1, 64, less, rank.zeros(64), rank.from_torch(x))
        assert (less.to_torch() == mode % 2).all()


def test_setreg(node, load):
    rank, x = node.ranks[0], torch.tensor([3e-39] * 64)
    out = rank.zeros((64, 4))
    rank.launch(load().switches, 1, 64, out, rank.from_torch(x))
    flushed, kept, again, mode = out.to_torch().T
    assert (flushed == 0).all() and (kept == x).all() and (again == 0).all() and (mode == 12).all()


def test_what_is_not_simulated_is_refused(node, load):
    text = node.load(SOURCE).module.asm
    for before, after, said in [
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_MODE, 12, 7), 3",
             r"assembly line \d+ .*s_setreg_imm32_b32`: s_setreg of bits of MODE beside FP16_OVFL is not simulated"),
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_TRAPSTS, 0, 2), 3", "s_setreg of hardware register 3 is not"),
            ("hwreg(HW_REG_MODE, 4, 2), 0", "hwreg(HW_REG_MODE, 9, 1), 0", "that clears DX10_CLAMP or IEEE is not"),
            ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0", "s_denorm_mode 0", "unknown instruction `s_denorm_mode`")]:
        assert before in text
        with pytest.raises(LoadError, match=said):
            node.load(Module.from_assembly(text.replace(before, after, 1), name="refused"))
