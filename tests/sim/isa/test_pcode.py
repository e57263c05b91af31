"""The evaluator itself, against numpy and exact arithmetic; runs without the simulator."""
import math
from fractions import Fraction

import numpy as np
import pytest

from . import fp, harness, pcode


def run(mnemonic, *sources, d0=0, width=32, vcc=0, lane=0):
    env = {f"S{i}": ("b", max(32, width), s) for i, s in enumerate(sources)}
    env.update(D0=("b", width, d0), VCC=("u", 64, vcc), laneId=("u", 32, lane))
    pcode.lookup(mnemonic).run(env)
    return env


INTEGER = {
    "v_add_u32_e32": lambda a, b: a + b, "v_sub_u32_e32": lambda a, b: a - b, "v_and_b32_e32": lambda a, b: a & b,
    "v_xor_b32_e32": lambda a, b: a ^ b, "v_lshlrev_b32_e32": lambda a, b: b << (a & np.uint32(31)),
    "v_lshrrev_b32_e32": lambda a, b: b >> (a & np.uint32(31)), "v_mul_lo_u32": lambda a, b: a * b,
    "v_ashrrev_i32_e32": lambda a, b: (b.view(np.int32) >> (a & np.uint32(31)).view(np.int32)).view(np.uint32),
    "v_max_i32_e32": lambda a, b: np.maximum(a.view(np.int32), b.view(np.int32)).view(np.uint32),
    "v_min_u32_e32": np.minimum,
    "v_mul_hi_u32": lambda a, b: (a.astype(np.uint64) * b >> np.uint64(32)).astype(np.uint32),
}
FLOAT = {"v_add_f32_e32": np.add, "v_sub_f32_e32": np.subtract, "v_mul_f32_e32": np.multiply}


def words(count, *key):
    return np.frombuffer(harness.seeded(*key).randbytes(4 * count), np.uint32)


@pytest.mark.parametrize("mnemonic", INTEGER)
def test_integers(mnemonic):
    a, b = words(200, mnemonic, 0), words(200, mnemonic, 1)
    want = INTEGER[mnemonic](a, b)
    assert [run(mnemonic, int(x), int(y))["D0"][2] for x, y in zip(a, b)] == want.tolist()


@pytest.mark.parametrize("mnemonic", FLOAT)
def test_floats(mnemonic):
    a, b = words(300, mnemonic, 0), words(300, mnemonic, 1)
    with np.errstate(all="ignore"):
        want = FLOAT[mnemonic](a.view(np.float32), b.view(np.float32)).view(np.uint32)
    for x, y, w in zip(a.tolist(), b.tolist(), want.tolist()):
        assert fp.ulps("f32", run(mnemonic, x, y)["D0"][2], w) == 0


def test_carry_and_compare_set_one_bit():
    env = run("v_addc_co_u32_e32", 0xFFFFFFFF, 0, vcc=1 << 5, lane=5)
    assert env["D0"][2] == 0 and env["VCC"][2] == 1 << 5
    env = run("v_cmp_lt_f32_e32", 0x3F800000, 0x40000000, width=64, lane=7)
    assert env["D0"][2] == 1 << 7
    env = run("v_cmp_class_f32_e32", 0x7F800001, 1, width=64, lane=0)
    assert env["D0"][2] == 1, "a signalling NaN stays one when the manual widens it"


def test_wide_results():
    env = {"S0": ("b", 32, 0xFFFFFFFF), "S1": ("b", 32, 0xFFFFFFFF), "S2": ("b", 64, (1 << 64) - 1),
           "D0": ("b", 64, 0), "D1": ("b", 1, 0)}
    pcode.lookup("v_mad_u64_u32").run(env)
    exact = 0xFFFFFFFF ** 2 + (1 << 64) - 1
    assert env["D0"][2] == exact & ((1 << 64) - 1) and env["D1"][2] == exact >> 64


def test_zeros_in_min_and_max():
    assert run("v_max_f32_e32", 0x80000000, 0)["D0"][2] == 0
    assert run("v_min_f32_e32", 0, 0x80000000)["D0"][2] == 0x80000000
    assert run("v_min_f32_e32", 0x7FC00000, 0x3F800000)["D0"][2] == 0x3F800000


def test_float_formats_round_like_numpy():
    rng = harness.seeded("formats")
    for _ in range(500):
        x = rng.uniform(-1, 1) * 2.0 ** rng.randint(-160, 130)
        with np.errstate(all="ignore"):
            assert fp.from_float("f32", x) == int(np.float32(x).view(np.uint32))
            assert fp.from_float("f16", x) == int(np.float16(x).view(np.uint16))
    for bits in (*range(0, 65536, 7), *range(0x3FF, 65536, 0x400)):
        x = fp.to_float("f16", bits)
        if math.isfinite(x):
            assert fp.from_float("f16", x) == bits == fp.from_fraction("f16", Fraction(x), bits >> 15)
    for fmt in ("fp8", "bf8"):
        assert all(fp.from_float(fmt, fp.to_float(fmt, b)) == b for b in range(256))


@pytest.mark.parametrize("fmt", ["f16", "f32", "f64"])
def test_fma_rounds_once(fmt):
    rng = harness.seeded("fma", fmt)
    for i in range(500):
        a, b = (fp.to_float(fmt, rng.getrandbits(fp.WIDTH[fmt])) for _ in range(2))
        c = fp.to_float(fmt, rng.getrandbits(fp.WIDTH[fmt]))
        if not all(map(math.isfinite, (a, b, c))):
            continue
        if i % 2 and math.isfinite(a * b):
            c = fp.to_float(fmt, fp.from_float(fmt, -a * b))  # cancellation
        if not math.isfinite(c):
            continue
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        if exact:
            assert fp.fma(fmt, a, b, c) == fp.from_fraction(fmt, exact)
