"""Weighted sums of rows that need not be exact: their tolerance. Lessons 01 and 07."""


def off(got, want, size):
    """Mask of wrong values: NaN, or further off than one rounding to fp16 (2^-11) and fp32 sums. size: sum of
    magnitudes."""
    return ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)
