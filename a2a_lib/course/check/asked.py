"""Exercises that are an oracle and its cases: the answer is a function that is asked for numbers."""

import functools
from collections.abc import Callable, Iterable
from typing import Any

from ...plurals import quantity
from .trial import Trial, exercise


def time_us(trial: Trial, answer: Any) -> float:
    """Reads a time, us."""
    return round(trial.numbers([answer], "us")[0], 6)


def whole_numbers(returns: str, *lengths: int) -> Callable[[Trial, Any], Any]:
    """Reads whole numbers; see `Trial.nested`."""
    return lambda trial, answer: trial.nested(answer, returns, *lengths)


def asked(file: str, cell: str, cases: Iterable[tuple] | Callable[[], Iterable[tuple]], read: Callable[[Trial, Any], Any],
          text: Callable = str, item: str = "", described: str = ""):
    """Makes an oracle the check of its name. It fails for the first case whose answer, as `read` gives it, is another one. The evidence
    is all answers.

    cases:      (description, argument, ...) each
    text:       of an answer, or of its entries if `item` names them; an answer is then a list with as many entries as the right one
    described:  the description of cases that have arguments alone
    """
    def register(right: Callable) -> Callable:
        @functools.wraps(right)
        def check(trial, function):
            rows = [(described.format(*case), *case) if described else case for case in (cases() if callable(cases) else cases)]
            got = []
            with trial.patient():
                for description, *arguments in rows:
                    trial.case(description)
                    got.append(read(trial, trial.call(function, *arguments)))
            for place, ((_, *arguments), mine) in enumerate(zip(rows, got, strict=True)):
                want = right(*arguments)
                if mine == want:
                    continue
                del trial.cases[place + 1:]
                if not item:
                    trial.wrong(got, expected=text(want), got=text(mine))
                trial.expect(len(mine) == len(want), quantity(len(want), item), len(mine), f"the answer has an entry for each {item}")
                n = next(n for n, (a, b) in enumerate(zip(mine, want)) if a != b)
                trial.wrong(got, where={item: n}, expected=text(want[n]), got=text(mine[n]))

        check.__doc__ = None  # the oracle's is none of the exercise
        exercise(file, cell)(check)
        return right
    return register
