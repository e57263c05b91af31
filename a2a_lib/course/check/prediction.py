"""Compares the value that the reader predicted with the measured one."""

import math
from bisect import bisect_right

TIMES = {"ns", "us", "ms", "s"}
SHARES = {"%", "percent"}
_NOTHING = {"", "...", "Ellipsis"}  # texts without an answer, such as a ... that a cell turned into text


def prediction(typed, measured, unit: str = "", *, label: str = "", options: dict | None = None, bounds: tuple = (),
               hint: str = "") -> None:
    """Prints the prediction `typed` beside the measured value, with a remark on the difference. `...` or None: none
    typed.

    measured  an int is a count, a float an amount (with unit "us" and the like a time, with "%" a share), a text a
              name: names are right or wrong, without a factor between them. A number that is a name (a rank, a lane)
              is given as text
    unit      of both; "waves" becomes "wave" for one
    label     where the number comes from, such as `trace.label`
    options   {"A": "what A says", ...} where the reader chooses: `typed` and `measured` are among its keys
    bounds    numbers between the options: then `measured` is a number, the first option is right below the first of them,
              the second from there on, and so on
    hint      a question for a number that is off by a factor of two or more, instead of the general one

    Raises TypeError for a prediction of another type. Raises ValueError for a choice that is not among the options, and
    for bounds that are not one fewer than the options.

    >>> from a2a_lib import check
    >>> check.prediction("A", 39.2, "times", options={"A": "as long", "B": "ten times", "C": "more"}, bounds=(2, 20))
    Predicted A; it is C, 39.2 times.
    Not A (as long) but C: more.
    """
    quantity = ""
    if bounds:
        if options is None or len(options) != len(bounds) + 1:
            raise ValueError(f"{len(bounds)} bounds divide {len(bounds) + 1} options, not {len(options or ())}")
        quantity = f", {_text(measured, isinstance(measured, int))}{_unit(measured, unit, isinstance(measured, int))}"
        measured, unit = list(options)[bisect_right(bounds, measured)], ""
    named = isinstance(measured, str)
    counted = isinstance(measured, int)
    source = f" ({label})" if label else ""
    outcome = f"it is {_text(measured, counted)}{_unit(measured, unit, counted)}{quantity}{source}"
    if typed is ... or typed is None or str(typed) in _NOTHING:
        form = "choice" if options else "answer" if named else "number"
        print(f"You predicted nothing; {outcome}. Next time, replace the ... by your {form} before you run on.")
        return
    if options is not None and (typed not in options or measured not in options):
        raise ValueError(f"a choice is one of {', '.join(map(repr, options))}, not {typed!r}")
    if named:
        typed = typed if isinstance(typed, str) else str(typed)
        print(f"Predicted {typed}; {outcome}.")
        print(_of_name(typed, measured, options))
        return
    if isinstance(typed, bool) or not isinstance(typed, (int, float)) or not math.isfinite(typed):
        raise TypeError(f"a prediction is a number, not {typed!r}")
    print(f"Predicted {_text(typed, counted)}{_unit(typed, unit, counted)}; {outcome}.")
    print(_of_count(typed, measured, unit, hint) if counted else
          _of_share(typed, measured) if unit in SHARES else _of_amount(typed, measured, unit, hint))


def _of_name(typed: str, right: str, options: dict | None) -> str:
    if typed.strip().lower() == right.strip().lower():
        return "Right."
    if options:
        return f"Not {typed} ({options[typed]}) but {right}: {options[right]}."
    return "No. Which step of your reasoning leads there? Find it before you read on."


def _of_count(typed: float, measured: int, unit: str, hint: str) -> str:
    if typed == measured:
        return "Right."
    few, less = abs(typed - measured), typed > measured
    if few == 1:
        return f"One too {'many' if less else 'few'}."
    if 0 in (typed, measured) or max(typed, measured) <= 12:
        return f"{few:g} too {'many' if less else 'few'}."
    return _of_amount(typed, measured, unit, hint)


def _of_share(typed: float, measured: float) -> str:
    apart = abs(typed - measured)
    if apart < 2:
        return "Close: within two percentage points."
    return f"{apart:.0f} percentage points too {'high' if typed > measured else 'low'}."


def _of_amount(typed: float, measured: float, unit: str, hint: str) -> str:
    if typed == measured:
        return "Exactly."
    if typed <= 0 or measured <= 0:
        return f"Off by {abs(typed - measured):.3g}."
    factor, high = max(typed, measured) / min(typed, measured), typed > measured
    if factor < 1.1:
        return "Close: within 10 %."
    size = f"{factor:.1f}" if factor < 10 else f"{factor:,.0f}".replace(",", " ")
    if factor < 2:
        return f"The right size; your guess is {size} times too {'high' if high else 'low'}."
    if unit.split(" ")[0] in TIMES:
        question = ("what do you count one after the other that happens at the same time?" if high else
                    "what has to be waited for, or moved, that your estimate leaves out?")
        return f"Your guess is {size} times too {'long' if high else 'short'}: {hint or question}"
    question = ("what did you count more than once?" if high else
                "which factor is missing: ranks, choices, there and back, units?")
    return f"Your guess is {size} times too {'high' if high else 'low'}: {hint or question}"


def _unit(value, unit: str, counted: bool) -> str:
    if counted and value == 1:
        first, _, rest = unit.partition(" ")
        if first.endswith("s") and first not in TIMES and len(first) > 2:
            unit = f"{first[:-2 if first.endswith('sses') else -1]} {rest}".rstrip()
    return f" {unit}" if unit else ""


def _text(value, counted) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}".replace(",", " ") if counted and isinstance(value, int) else f"{value:.3g}"
