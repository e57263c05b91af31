"""Compares the value that the reader predicted with the measured one."""

import re
from bisect import bisect_right

from .remarks import converted, of_name, of_number, text, with_blank

LARGEST = 1e15  # of a prediction
_NUMBER = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([^\d\s.]*)")  # and a unit
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

    A prediction never raises: lower case, "0.03 ms" for 30 us and scalars of NumPy and PyTorch are understood, and anything else gets a
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
        quantity = f", {_text(measured, isinstance(measured, int))}{with_blank(measured, unit, isinstance(measured, int))}"
        measured, unit = list(options)[bisect_right(bounds, measured)], ""
    named = isinstance(measured, str)
    counted = isinstance(measured, int)
    source = f" ({label})" if label else ""
    outcome = f"it is {_text(measured, counted)}{with_blank(measured, unit, counted)}{quantity}{source}"
    if typed is ... or typed is None or isinstance(typed, str) and typed.strip() in _NOTHING:
        form = text("form_choice" if options else "form_answer" if named else "form_number")
        print(text("nothing", outcome=outcome, form=form))
        return
    if options is not None and measured not in options:
        raise ValueError(f"the answer is one of {', '.join(map(repr, options))}, not {measured!r}")
    understood = _choice(typed, options) if options else str(typed) if named else _number(typed, unit)
    if understood is None:
        form = (text("one_of", options=", ".join(options)) if options else text("one_number", unit=unit) if unit
                else text("one_plain_number"))
        print(text("form", form=form, typed=_short(typed), outcome=outcome))
        return
    typed = understood
    if named:
        print(text("predicted", typed=typed, outcome=outcome))
        print(of_name(typed, measured, options))
        return
    print(text("predicted", typed=_text(typed, counted) + with_blank(typed, unit, counted), outcome=outcome))
    print(of_number(typed, measured, unit, hint, counted))


def _choice(typed, options: dict) -> str | None:
    """The option that was typed: its letter, what it says or both, in either case. None: there is no such option."""
    if not isinstance(typed, str):
        return None
    return next((option for option, says in options.items() if _bare(typed) in map(_bare, (option, f"{says}", f"{option}: {says}"))), None)


def _bare(typed: str) -> str:
    return typed.strip().strip(".:()").lower()


def _number(typed, unit: str) -> float | int | None:
    """The number that was typed, in `unit`: an int, a float, a scalar of NumPy or PyTorch, or a text such as "0.03 ms". None if it is
    no number, not finite, beyond LARGEST, or of another kind of unit."""
    if isinstance(typed, str):
        match = _NUMBER.fullmatch(typed.strip())
        typed = converted(float(match[1]), match[2], unit) if match else None
    elif callable(getattr(typed, "item", None)):
        try:
            typed = typed.item()
        except Exception:  # of several values, or of a class of the reader's
            return None
    if isinstance(typed, bool) or not isinstance(typed, (int, float)):
        return None
    return typed if -LARGEST <= typed <= LARGEST else None


def _short(typed) -> str:
    """The typed value as text, in at most 40 characters."""
    try:
        text = repr(typed)
    except Exception as error:  # an int of too many digits, or a class of the reader's
        text = f"a value without a text ({type(error).__name__})"
    return text if len(text) <= 40 else text[:37] + "..."


def _text(value, counted) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}".replace(",", " ") if counted and isinstance(value, int) else f"{value:.3g}"
