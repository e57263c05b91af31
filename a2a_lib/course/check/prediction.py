"""Compares the value that the reader predicted with the measured one."""

import re
from bisect import bisect_right

TIMES = {"ns", "us", "ms", "s"}
SHARES = {"%", "percent"}
LARGEST = 1e15  # of a prediction
_NUMBER = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*[^\d\s.]*")  # and a unit
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

    A prediction never raises: lower case, "30 %" and scalars of NumPy and PyTorch are understood, and anything else gets a
    line that says what is wanted. Raises ValueError for bounds that are not one fewer than the options, and for a
    measured name that is not among them.

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
    if typed is ... or typed is None or isinstance(typed, str) and typed.strip() in _NOTHING:
        form = "choice" if options else "answer" if named else "number"
        print(f"You predicted nothing; {outcome}.\n"
              f"Next time, replace the ... by your {form} before you run on.")  # two lines: neither is cut off at 1024 px
        return
    if options is not None and measured not in options:
        raise ValueError(f"the answer is one of {', '.join(map(repr, options))}, not {measured!r}")
    understood = _choice(typed, options) if options else str(typed) if named else _number(typed)
    if understood is None:
        form = f"one of {', '.join(options)}" if options else f"one number{f', in {unit},' if unit else ','} such as 20"
        print(f"A prediction is {form}; yours is {_short(typed)}. Here {outcome}.")
        return
    typed = understood
    if named:
        print(f"Predicted {typed}; {outcome}.")
        print(_of_name(typed, measured, options))
        return
    print(f"Predicted {_text(typed, counted)}{_unit(typed, unit, counted)}; {outcome}.")
    print(_of_count(typed, measured, unit, hint) if counted else
          _of_share(typed, measured) if unit in SHARES else _of_amount(typed, measured, unit, hint))


def _choice(typed, options: dict) -> str | None:
    """The option that was typed, in either case and with blanks around it. None: there is no such option."""
    if not isinstance(typed, str):
        return None
    word = typed.strip().strip(".:()").lower()
    return next((option for option in options if option.lower() == word), None)


def _number(typed) -> float | int | None:
    """The number that was typed: an int, a float, a scalar of NumPy or PyTorch, or a text such as "30 %". None: it is none,
    or not finite, or beyond LARGEST."""
    if isinstance(typed, str):
        match = _NUMBER.fullmatch(typed.strip())
        typed = float(match[1]) if match else None
    elif callable(getattr(typed, "item", None)):
        try:
            typed = typed.item()
        except (TypeError, ValueError, RuntimeError):  # of several values
            return None
    if isinstance(typed, bool) or not isinstance(typed, (int, float)):
        return None
    return typed if -LARGEST <= typed <= LARGEST else None


def _short(typed) -> str:
    """What was typed, in at most 40 characters."""
    try:
        text = repr(typed)
    except Exception as error:  # an int of too many digits, or a class of the reader's
        text = f"a value without a text ({type(error).__name__})"
    return text if len(text) <= 40 else text[:37] + "..."


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
