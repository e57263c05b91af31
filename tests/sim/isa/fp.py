"""Exact floating point on bit patterns, written with Python integers and floats only.

Every value is an unsigned integer holding the bits of a format. Formats are named as in the gfx942 manual:
``f16``, ``bf16``, ``f32``, ``f64``, and the two 8-bit formats of MI300, ``fp8`` (e4m3 FNUZ, bias 8) and ``bf8``
(e5m2 FNUZ, bias 16), which have neither infinities nor a negative zero and use 0x80 as their only NaN.
Rounding is to nearest even with denormals kept, the default mode of compute kernels, unless a mode is given.
"""
import math
import struct
from fractions import Fraction

WIDTH = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64, "fp8": 8, "bf8": 8}
# mantissa bits, exponent bits, bias
LAYOUT = {"f16": (10, 5, 15), "bf16": (7, 8, 127), "f32": (23, 8, 127), "f64": (52, 11, 1023),
          "fp8": (3, 4, 8), "bf8": (2, 5, 16)}
QUIET_NAN = {"f16": 0x7E00, "bf16": 0x7FC0, "f32": 0x7FC00000, "f64": 0x7FF8000000000000, "fp8": 0x80, "bf8": 0x80}
NEAREST, UP, DOWN, ZERO = range(4)  # modes of rounding, as MODE has them
_PACK = {"f16": ("<e", "<H"), "f32": ("<f", "<I"), "f64": ("<d", "<Q")}


def sign(fmt, bits):
    return bits >> (WIDTH[fmt] - 1)


def exponent(fmt, bits):
    """The biased exponent field."""
    m, e, _ = LAYOUT[fmt]
    return (bits >> m) & ((1 << e) - 1)


def fraction_field(fmt, bits):
    return bits & ((1 << LAYOUT[fmt][0]) - 1)


def is_nan(fmt, bits):
    if fmt in ("fp8", "bf8"):
        return bits == 0x80
    m, e, _ = LAYOUT[fmt]
    return exponent(fmt, bits) == (1 << e) - 1 and fraction_field(fmt, bits) != 0


def is_signalling(fmt, bits):
    return is_nan(fmt, bits) and not (bits >> (LAYOUT[fmt][0] - 1)) & 1


def is_denormal(fmt, bits):
    return exponent(fmt, bits) == 0 and fraction_field(fmt, bits) != 0


def to_float(fmt, bits):
    """Bits -> Python float (exact: every format fits into f64)."""
    if fmt in _PACK:
        f, i = _PACK[fmt]
        return struct.unpack(f, struct.pack(i, bits))[0]
    if fmt == "bf16":
        return struct.unpack("<f", struct.pack("<I", bits << 16))[0]
    if bits == 0x80:
        return math.nan
    m, _, bias = LAYOUT[fmt]
    e, f = exponent(fmt, bits), fraction_field(fmt, bits)
    value = math.ldexp(f, 1 - bias - m) if e == 0 else math.ldexp(f | (1 << m), e - bias - m)
    return -value if bits & 0x80 else value


def from_float(fmt, x):
    """Python float -> bits, one rounding to nearest even."""
    if x != x:
        return QUIET_NAN[fmt]
    if fmt in _PACK:
        f, i = _PACK[fmt]
        try:
            return struct.unpack(i, struct.pack(f, x))[0]
        except OverflowError:
            m, e, _ = LAYOUT[fmt]
            return (((1 << e) - 1) << m) | ((1 << (WIDTH[fmt] - 1)) if x < 0 else 0)
    if math.isinf(x):
        return QUIET_NAN[fmt] if fmt != "bf16" else (0xFF80 if x < 0 else 0x7F80)
    return from_fraction(fmt, Fraction(x), math.copysign(1.0, x) < 0)


def from_fraction(fmt, x, negative_zero=False, mode=NEAREST, saturate=False):
    """Exact rational -> bits, one rounding. What is too large gives infinity (8-bit formats: NaN), or the largest number if the
    mode rounds toward zero or ``saturate`` is set."""
    m, e, bias = LAYOUT[fmt]
    top = 1 << (WIDTH[fmt] - 1)
    if x == 0:
        return top if negative_zero and fmt not in ("fp8", "bf8") else 0
    s = top if x < 0 else 0
    x = abs(x)
    # position of the leading bit
    exp = x.numerator.bit_length() - x.denominator.bit_length()
    if Fraction(2) ** exp > x:
        exp -= 1
    exp = max(exp, 1 - bias)
    whole, rest = divmod(x / Fraction(2) ** (exp - m), 1)
    away = mode == (DOWN if s else UP)
    if rest and away or mode == NEAREST and (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole & 1)):
        whole += 1
    if whole >> (m + 1):
        whole >>= 1
        exp += 1
    if whole >> m:
        biased = exp + bias
        limit = (1 << e) - 1 if fmt not in ("fp8", "bf8") else (1 << e)
        if biased >= limit:
            kept = saturate or not away and mode != NEAREST
            return s | (((1 << e) - 1) << m) - kept if fmt not in ("fp8", "bf8") else 0x80
        return s | (biased << m) | (whole & ((1 << m) - 1))
    if whole == 0 and fmt in ("fp8", "bf8"):
        return 0
    return s | whole


def convert(src, dst, bits):
    return bits if src == dst else from_float(dst, to_float(src, bits))


def toward_zero(fmt, x):
    """Python float -> bits, rounding toward zero (v_cvt_pkrtz)."""
    return from_fraction(fmt, Fraction(x), math.copysign(1.0, x) < 0, ZERO) if math.isfinite(x) else from_float(fmt, x)


def fma(fmt, a, b, c):
    """a*b + c on Python floats of that format, one rounding; returns bits."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return from_float(fmt, c if math.isfinite(a) and math.isfinite(b) else a * b + c)
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    return from_fraction(fmt, exact) if exact else from_float(fmt, a * b + c)  # which has the sign of the zero


def exp2(x):
    return x if x != x else math.inf if x > 1100 else 0.0 if x < -1100 else 2.0 ** x


def log2(x):
    return -math.inf if x == 0 else math.nan if x < 0 or x != x else math.log2(x) if x < math.inf else x


def ldexp(fmt, bits, n):
    """bits * 2**n with one rounding."""
    x = to_float(fmt, bits)
    if x == 0 or not math.isfinite(x):
        return from_float(fmt, x)
    n = max(-5000, min(5000, n))
    return from_fraction(fmt, Fraction(x) * Fraction(2) ** n)


def ordered(fmt, bits):
    """Bits -> an integer that grows with the value, so that differences count ulps."""
    top = 1 << (WIDTH[fmt] - 1)
    return -(bits - top) if bits & top else bits


def ulps(fmt, a, b):
    """Distance in units in the last place (0 if both are NaN, None if only one is)."""
    if is_nan(fmt, a) or is_nan(fmt, b):
        return 0 if is_nan(fmt, a) and is_nan(fmt, b) else None
    return abs(ordered(fmt, a) - ordered(fmt, b))
