"""The whole division sequence that clang emits must give the correctly rounded quotient."""
import math
from fractions import Fraction

import pytest

from . import fp, harness, inputs
from .state import FULL, LANES

F32 = """v_div_scale_f32 v20, s[20:21], v14, v14, v12
v_div_scale_f32 v21, vcc, v12, v14, v12
v_rcp_f32_e32 v22, v20
v_fma_f32 v23, -v20, v22, 1.0
v_fmac_f32_e32 v22, v23, v22
v_mul_f32_e32 v23, v21, v22
v_fma_f32 v24, -v20, v23, v21
v_fmac_f32_e32 v23, v24, v22
v_fma_f32 v20, -v20, v23, v21
v_div_fmas_f32 v20, v20, v22, v23
v_div_fixup_f32 v10, v20, v14, v12"""
F64 = """v_div_scale_f64 v[20:21], s[20:21], v[14:15], v[14:15], v[12:13]
v_rcp_f64_e32 v[22:23], v[20:21]
v_fma_f64 v[24:25], -v[20:21], v[22:23], 1.0
v_fma_f64 v[22:23], v[22:23], v[24:25], v[22:23]
v_fma_f64 v[24:25], -v[20:21], v[22:23], 1.0
v_div_scale_f64 v[26:27], vcc, v[12:13], v[14:15], v[12:13]
v_fma_f64 v[22:23], v[22:23], v[24:25], v[22:23]
v_mul_f64 v[24:25], v[26:27], v[22:23]
v_fma_f64 v[20:21], -v[20:21], v[24:25], v[26:27]
v_div_fmas_f64 v[20:21], v[20:21], v[22:23], v[24:25]
v_div_fixup_f64 v[10:11], v[20:21], v[14:15], v[12:13]"""


def quotient(fmt, n, d):
    x, y = fp.to_float(fmt, n), fp.to_float(fmt, d)
    if x != x or y != y or (x == y == 0) or (math.isinf(x) and math.isinf(y)):
        return fp.QUIET_NAN[fmt]
    negative = math.copysign(1, x) * math.copysign(1, y) < 0
    if y == 0 or math.isinf(x):
        return fp.from_float(fmt, -math.inf if negative else math.inf)
    if x == 0 or math.isinf(y):
        return fp.from_float(fmt, -0.0 if negative else 0.0)
    return fp.from_fraction(fmt, Fraction(x) / Fraction(y), negative)


def states(fmt, test, rounds=8):
    rng = harness.seeded(fmt)
    for i in range(rounds):
        state = inputs.fresh(rng, test.touched, FULL)
        for reg in (12, 14):
            for lane in range(LANES):
                bits = inputs.value(rng, fmt, "edge" if i % 2 else "random")
                if i % 4 == 3:  # spread over all exponents
                    bits = rng.getrandbits(fp.WIDTH[fmt])
                state.v[reg][lane] = bits & 0xFFFFFFFF
                if fmt == "f64":
                    state.v[reg + 1][lane] = bits >> 32
        yield state


@pytest.mark.parametrize("fmt, body", [("f32", F32), ("f64", F64)], ids=["f32", "f64"])
def test_quotient_is_correctly_rounded(simulator, fmt, body):
    test = harness.Test(body, [])
    test.states = list(states(fmt, test))
    outcome = harness.Batch(simulator, [test]).run()[0]
    if isinstance(outcome, Exception):
        pytest.fail(str(outcome), pytrace=False)
    wide = fmt == "f64"
    wrong = []
    for start, got in zip(test.states, outcome):
        for lane in range(LANES):
            n, d, q = (s.v[r][lane] | (s.v[r + 1][lane] << 32 if wide else 0)
                       for s, r in ((start, 12), (start, 14), (got, 10)))
            want = quotient(fmt, n, d)
            if want != q and not (fp.is_nan(fmt, want) and fp.is_nan(fmt, q)):
                wrong.append(f"{n:#x} / {d:#x} = {want:#x}, got {q:#x}")
    assert not wrong, f"{len(wrong)} wrong: " + "; ".join(wrong[:5])
