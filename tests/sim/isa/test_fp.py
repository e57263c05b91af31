"""The floats of the oracle, against numpy and exact arithmetic; runs without the simulator."""
import math
from fractions import Fraction

import numpy as np
import pytest

from . import fp, harness


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
