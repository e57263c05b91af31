"""Rounding by definition: numbers as fractions, formats as sets of numbers. Knows nothing of the simulator."""
from fractions import Fraction

FORMATS = {"f16": (10, 15, 16), "f32": (23, 127, 32), "f64": (52, 1023, 64)}  # mantissa bits, bias, width
NEAREST, UP, DOWN, ZERO = range(4)


def _power(n: int) -> Fraction:
    return Fraction(1 << n) if n >= 0 else Fraction(1, 1 << -n)


def _exponent(size: Fraction) -> int:
    """The n of 2^n <= size < 2^(n + 1); of zero a very small one."""
    if not size:
        return -10**6
    n = size.numerator.bit_length() - size.denominator.bit_length()
    return n if size >= _power(n) else n - 1


def value(bits: int, kind: str) -> Fraction | None:
    """The number that the bits mean, None for infinity and NaN."""
    mant, bias, width = FORMATS[kind]
    exponent, part = bits >> mant & (2 * bias + 1), bits & ((1 << mant) - 1)
    if exponent == 2 * bias + 1:
        return None
    size = Fraction(part + (1 << mant if exponent else 0)) * _power(max(exponent, 1) - bias - mant)
    return -size if bits >> (width - 1) else size


def rounded(number: Fraction, kind: str, mode: int, saturate: bool = False, negative_zero: bool = False) -> int:
    """Bits of the number in a format. saturate: a number too large becomes the largest of its sign. negative_zero: the
    sign of an exact zero."""
    mant, bias, width = FORMATS[kind]
    sign = 1 << (width - 1) if number < 0 or (number == 0 and negative_zero) else 0
    size, infinity = abs(number), (2 * bias + 1) << mant
    step = _power(max(_exponent(size), 1 - bias) - mant)  # between neighbours of this size
    count, rest = divmod(size, step)
    above = {NEAREST: rest * 2 > step or (rest * 2 == step and count % 2 == 1), UP: rest > 0 and number > 0,
             DOWN: rest > 0 and number < 0, ZERO: False}[mode]
    found = (count + above) * step
    most = value(infinity - 1, kind)
    if found > most:
        away = mode == NEAREST or (mode == UP and number > 0) or (mode == DOWN and number < 0)
        return sign | (infinity if away and not saturate else infinity - 1)
    if found == 0:
        return sign
    exponent = max(_exponent(found) + bias, 1)
    part = found / _power(exponent - bias - mant)
    assert part.denominator == 1
    return sign | (((exponent << mant) + int(part) - (1 << mant)) if part >= 1 << mant else int(part))
