"""What the reader thought a measurement would give, beside what it gave."""

import math


def prediction(typed, measured, unit: str = "", *, label: str = "") -> None:
    """Prints the prediction `typed` (a number; `...` or None: none was typed) beside the measured one.

    Whole numbers are right or wrong; of others the factor between them is said. label: where the number comes from,
    such as `trace.label`.
    """
    counted = isinstance(measured, int)
    unit = f" {unit}" if unit else ""
    said = f"it is {_text(measured, counted)}{unit}" + (f" ({label})" if label else "")
    if typed is ... or typed is None:
        print(f"You predicted nothing; {said}. Replace the ... by your number, and run both cells again.")
        return
    if isinstance(typed, bool) or not isinstance(typed, (int, float)) or not math.isfinite(typed):
        raise TypeError(f"a prediction is a number, not {typed!r}")
    print(f"Predicted {_text(typed, counted)}{unit}; {said}.\n{_verdict(typed, measured, counted)}")


def _verdict(typed, measured, counted) -> str:
    if typed == measured:
        return "Exactly."
    if typed <= 0 or measured <= 0:
        return f"Off by {_text(abs(typed - measured), counted)}."
    factor = max(typed, measured) / min(typed, measured)
    side = "more" if measured > typed else "less"
    if factor < 1.1:
        return "Close: within 10 %."
    if factor < 2:
        return f"The right size, but {factor:.1f} times {side}."
    return f"That is {factor:.3g} times {side}: what is missing in the estimate?"


def _text(value, counted) -> str:
    return f"{value:,}".replace(",", " ") if counted and isinstance(value, int) else f"{value:.3g}"
