"""Values and functions of the ISA manual's pseudocode.

A value is ``(kind, width, bits)``: kind ``u`` unsigned, ``i`` signed, ``b`` raw bits, a float format of ``fp.py``, or
``x`` for an exact rational (the result of ``**``). Integer arithmetic is done in at least 32 bits, as the manual
assumes; a narrower destination truncates.
"""
import functools
import math
import re
from fractions import Fraction

from . import fp
from .state import mask

TYPE = re.compile(r"(u|i|b|f|bf|fp)(\d+)$")


class Unsupported(Exception):
    """The pseudocode uses something this evaluator does not know."""


def is_float(kind):
    return kind in fp.WIDTH


def number(v):
    """Integer value, signed for kind ``i``."""
    k, w, b = v
    return b - (1 << w) if k == "i" and w and b >> (w - 1) else b


def real(v):
    k, _, b = v
    if k == "x":
        return float(b)
    return fp.to_float(k, b) if is_float(k) else float(number(v))


@functools.cache
def typed(name):
    m = TYPE.match(name)
    if not m:
        return None
    letter, width = m.group(1), int(m.group(2))
    if letter in ("f", "bf", "fp"):
        fmt = letter + str(width)
        return (fmt, fp.WIDTH[fmt]) if fmt in fp.WIDTH else None
    return letter, width


def get(v, kind, width):
    """``v.f32``, ``v.u16`` ...: reinterpret bits, or convert when a float is read as another float."""
    k, w, b = v
    if is_float(kind):
        if k == "x":
            return kind, width, fp.from_fraction(kind, b)
        return (kind, width, fp.convert(k, kind, b)) if is_float(k) else (kind, width, b & mask(width))
    if k == "x":
        raise Unsupported("bits of an exact value")
    return kind, width, (number(v) if width > w else b) & mask(width)


def cast(v, kind, width):
    """``32'I(v)``: integers keep their value modulo 2**width, floats are rounded, raw bits become a float."""
    if is_float(kind):
        return get(v, kind, width)
    if is_float(v[0]):
        if v[1] == width or v[0] == "b":
            return kind, width, v[2]
        raise Unsupported("float to integer cast")
    return kind, width, number(v) & mask(width)


def _int(kind, width, value):
    return kind, width, value & mask(width)


def arith(op, a, b):
    if a[0] == "x" or b[0] == "x":
        return _exact(op, a, b)
    if is_float(a[0]) or is_float(b[0]):
        fmt = max((v for v in (a, b) if is_float(v[0])), key=lambda v: v[1])[0]
        return fmt, fp.WIDTH[fmt], float_op(op, fmt, real(a), real(b))
    width = max(32, a[1], b[1])
    kind = "i" if a[0] == b[0] == "i" else "u"
    x, y = number(a), number(b)
    if op == "/":
        return _int(kind, width, x // y)
    if op == "%":
        return _int(kind, width, x % y)
    return _int(kind, width, x + y if op == "+" else x - y if op == "-" else x * y)


def float_op(op, fmt, x, y):
    try:
        r = x + y if op == "+" else x - y if op == "-" else x * y if op == "*" else x / y
    except ZeroDivisionError:
        r = math.nan if x == 0 or x != x else math.copysign(math.inf, x) * math.copysign(1, y)
    return fp.from_float(fmt, r)


def _exact(op, a, b):
    f, x = (a, b) if b[0] == "x" else (b, a)
    if op != "*" or not is_float(f[0]):
        raise Unsupported("exact arithmetic other than a product")
    value = real(f)
    if value == 0 or not math.isfinite(value):
        return f[0], f[1], fp.from_float(f[0], value)
    return f[0], f[1], fp.from_fraction(f[0], Fraction(value) * x[2])


def power(a, b):
    if is_float(b[0]):
        x = real(b)
        r = math.inf if x > 1100 else 0.0 if x < -1100 else x if x != x else 2.0 ** x
        return a[0], a[1], fp.from_float(a[0], r)
    return "x", 0, Fraction(real(a)) ** max(-5000, min(5000, number(b)))


def bitwise(op, a, b):
    width = max(a[1], b[1])
    kind = "i" if a[0] == b[0] == "i" else "u"
    x, y = number(a) & mask(width), number(b) & mask(width)
    return kind, width, x & y if op == "&" else x | y if op == "|" else x ^ y


def invert(a):
    return ("u" if a[0] == "b" else a[0]), a[1], ~a[2] & mask(a[1])


def shift(op, a, b):
    width, n = max(32, a[1]), number(b)
    x = number(a)
    if op == "<<":
        return _int(a[0], width, x << n if n < 2048 else 0)
    return _int(a[0], width, x >> n)


def negate(a):
    if is_float(a[0]):
        return a[0], a[1], a[2] ^ (1 << (a[1] - 1))
    return _int(a[0], max(32, a[1]), -number(a))


def truth(v):
    return v[2] != 0


def boolean(flag):
    return "u", 1, int(bool(flag))


def compare(op, a, b):
    if is_float(a[0]) or is_float(b[0]):
        x, y = real(a), real(b)
        if op == "<>":
            return boolean(x < y or x > y)
    else:
        x, y = number(a), number(b)
        if a[0] != b[0] and a[1] == b[1] and "i" in (a[0], b[0]):
            x, y = a[2], b[2]
    return boolean({"==": x == y, "!=": x != y, "<>": x != y, "<": x < y, ">": x > y, "<=": x <= y,
                    ">=": x >= y}[op])


def same_zero(v, negative):
    """``x == +0.0`` and ``x == -0.0`` tell the zeros apart."""
    return boolean(v[2] == ((1 << (v[1] - 1)) if negative else 0))


def slice_bits(v, hi, lo):
    b = v[2]
    if hi >= lo:
        return "b", hi - lo + 1, (b >> lo) & mask(hi - lo + 1)
    return "b", lo - hi + 1, int(format((b >> hi) & mask(lo - hi + 1), f"0{lo - hi + 1}b")[::-1], 2)


def with_bits(v, hi, lo, value):
    hi, lo = max(hi, lo), min(hi, lo)
    k, w, b = v
    field = mask(hi - lo + 1) << lo
    return ("b" if is_float(k) else k), max(w, hi + 1), (b & ~field) | ((value[2] << lo) & field)


def store_typed(old, value, kind, width):
    """``D0.u16 = value``: the low bits change, the rest of a wider register stays."""
    new = get(value, kind, width)
    if width >= old[1] and old[0] != "b":
        return new
    return "b", max(old[1], width), (old[2] & ~mask(width)) | new[2]


def assign(old, value, keep):
    """The new value of ``D0`` after ``D0 = value``. keep: D0 is a register, so it keeps its width."""
    if keep and old[1]:
        k, w, b = value
        return "b", old[1], (number(value) if k == "i" else b) & mask(old[1])
    return value


def concat(*parts):
    w, b = 0, 0
    for p in parts:
        b = (b << p[1]) | p[2]
        w += p[1]
    return "b", w, b


# ------------------------------------------------------------------------------------------------- functions

def _saturate(x, lo, hi):
    if x != x:
        return 0
    return int(max(lo, min(hi, math.trunc(x) if math.isfinite(x) else (hi if x > 0 else lo))))


def _to_int(kind, width):
    lo, hi = (-(1 << (width - 1)), mask(width - 1)) if kind == "i" else (0, mask(width))
    return lambda v: _int(kind, width, _saturate(real(v), lo, hi))


def _to_float(fmt):
    return lambda v: (fmt, fp.WIDTH[fmt], fp.convert(v[0], fmt, v[2]) if is_float(v[0])
                      else fp.from_fraction(fmt, Fraction(number(v))))


def _clamp_int(kind, width):
    lo, hi = (-(1 << (width - 1)), mask(width - 1)) if kind == "i" else (0, mask(width))
    return lambda v: _int(kind, width, max(lo, min(hi, number(v))))


def _round_with(f):
    def run(v):
        x = real(v)
        if not math.isfinite(x) or x == 0:
            return v
        return v[0], v[1], fp.from_float(v[0], math.copysign(float(f(x)), x))
    return run


def _norm(scale, kind, width):
    def run(v):
        x = real(v)
        if x != x:
            return kind, width, 0
        x = max(-1.0 if kind == "i" else 0.0, min(1.0, x)) * scale
        return _int(kind, width, int(round(x)))
    return run


def _minmax(fmt_or_int, pick_max):
    def run(a, b):
        if not is_float(a[0]):
            return (a if number(a) >= number(b) else b) if pick_max else (a if number(a) < number(b) else b)
        for v in (a, b):
            if fp.is_signalling(v[0], v[2]):
                return quiet(v)
        if fp.is_nan(a[0], a[2]):
            return b
        if fp.is_nan(b[0], b[2]):
            return a
        x, y = fp.ordered(a[0], a[2]), fp.ordered(b[0], b[2])
        if x == y == 0:
            first_negative = bool(fp.sign(a[0], a[2]))
            return b if first_negative == pick_max else a
        return (a if x >= y else b) if pick_max else (a if x < y else b)
    return run


def quiet(v):
    return v[0], v[1], v[2] | (1 << (fp.LAYOUT[v[0]][0] - 1))


def sqrt(v):
    x = real(v)
    return v[0], v[1], fp.from_float(v[0], math.nan if x < 0 else math.sqrt(x) if math.isfinite(x) else x)


def log2(v):
    x = real(v)
    if x == 0:
        return v[0], v[1], fp.from_float(v[0], -math.inf)
    return v[0], v[1], fp.from_float(v[0], math.nan if x < 0 or x != x else math.log2(x) if x < math.inf else x)


def signext_from_bit(v, n):
    n = number(n)
    if n == 0:
        return v[0], v[1], 0
    b = v[2] & mask(n)
    return _int(v[0], v[1], b - (1 << n) if n < v[1] and b >> (n - 1) else b)


def sad_u8(a, b, c, masked=False):
    total = number(c)
    for i in range(0, 32, 8):
        x, y = (a[2] >> i) & 255, (b[2] >> i) & 255
        if not masked or y:
            total += abs(x - y)
    return _int("u", 32, total)


def mantissa(v):
    """Significand with the sign, magnitude in [0.5, 1); zero stays zero."""
    x = real(v)
    return v[0], v[1], fp.from_float(v[0], math.frexp(x)[0] if x else x)


def true_exponent(v):
    """The biased exponent field."""
    return "i", 32, fp.exponent(v[0], v[2])


def slice_up(v, lo, count):
    return slice_bits(v, lo + count - 1, lo)


def is_signalling(v):
    return boolean(fp.is_signalling(v[0], v[2]))


def is_quiet(v):
    return boolean(fp.is_nan(v[0], v[2]) and not fp.is_signalling(v[0], v[2]))


FUNCTIONS = {
    "fma": lambda a, b, c: (a[0], a[1], fp.fma(a[0], real(a), real(b), real(c))),
    "sqrt": sqrt, "log2": log2, "pow": power,
    "trunc": _round_with(math.trunc), "floor": _round_with(lambda x: math.floor(x)),
    "abs": lambda v: (v[0], v[1], v[2] & mask(v[1] - 1)) if is_float(v[0]) else _int(v[0], v[1], abs(number(v))),
    "isNAN": lambda v: boolean(fp.is_nan(v[0], v[2])),
    "cvtToQuietNAN": quiet,
    "sign": lambda v: ("u", 1, fp.sign(v[0], v[2])),
    "exponent": true_exponent, "mantissa": mantissa,
    "signext": lambda v: _int("i", 64, number(("i", v[1], v[2]))),
    "signext_from_bit": signext_from_bit,
    "bitCount": lambda v: ("u", 32, bin(v[2]).count("1")),
    "ldexp": lambda v, n: (v[0], v[1], fp.ldexp(v[0], v[2], number(n))),
    "v_sad_u8": sad_u8, "v_msad_u8": lambda a, b, c: sad_u8(a, b, c, True),
    "f32_to_u8": _to_int("u", 8),
    "f32_to_snorm": _norm(32767.0, "i", 16), "f16_to_snorm": _norm(32767.0, "i", 16),
    "f32_to_unorm": _norm(65535.0, "u", 16), "f16_to_unorm": _norm(65535.0, "u", 16),
    "u32_to_u16": _clamp_int("u", 16), "i32_to_i16": _clamp_int("i", 16),
}
for _src in ("f16", "f32", "f64", "bf16", "fp8", "bf8", "i16", "u16", "i32", "u32"):
    for _dst in ("f16", "f32", "f64"):
        FUNCTIONS.setdefault(f"{_src}_to_{_dst}", _to_float(_dst))
    for _dst in ("i16", "u16", "i32", "u32"):
        if _src in ("f16", "f32", "f64"):
            FUNCTIONS.setdefault(f"{_src}_to_{_dst}", _to_int(_dst[0], int(_dst[1:])))
for _w in (4, 8, 16):
    FUNCTIONS[f"i{_w}_to_i32"] = FUNCTIONS[f"u{_w}_to_u32"] = lambda v: _int(v[0], 32, number(v))
for _t in ("f16", "f32", "f64", "i16", "u16", "i32", "u32"):
    FUNCTIONS[f"v_min_{_t}"], FUNCTIONS[f"v_max_{_t}"] = _minmax(_t, False), _minmax(_t, True)
    for _m in ("min", "max"):
        FUNCTIONS[f"v_{_m}3_{_t}"] = (lambda f: lambda a, b, c: f(f(a, b), c))(FUNCTIONS[f"v_{_m}_{_t}"])
CONSTANTS = {"INF": ("f64", 64, 0x7FF << 52), "NAN": ("f64", 64, fp.QUIET_NAN["f64"]),
             "PI": ("f64", 64, fp.from_float("f64", math.pi)),
             "UNDERFLOW_F32": ("f32", 32, 0), "OVERFLOW_F32": ("f32", 32, 0x7F800000),
             "UNDERFLOW_F64": ("f64", 64, 0), "OVERFLOW_F64": ("f64", 64, 0x7FF << 52),
             "ROUND_MODE": ("u", 32, 0), "ROUND_NEAREST_EVEN": ("u", 32, 0)}
