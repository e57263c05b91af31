"""Checks for the exercises: `check.gather(mine)` passes, or says which value is wrong and why.

    from a2a_lib import check
    check.gather(my_kernel)        # a `Passed` with a score card, or CheckFailed: no traceback, only what is wrong

A check compares with an oracle that shares no code with the lesson, on inputs that are not the lesson's. Each lesson's
checks are in a file of their own here, lessonNN.py; a function with the decorator `exercise` is found by its name:

    @exercise
    def gather(trial, answer):          # the reader calls check.gather(answer)
        trial.case("5 tokens, top-2")               # inputs that follow, in words
        out = trial.call(answer, ...)               # run what the reader wrote: its errors become messages
        trial.compare(out, want, ...)               # or trial.fail(cause="...")
        return score_card(...)                      # optional

`prediction` compares what the reader typed before a measurement with what was measured.
"""

import importlib
import pkgutil

from .prediction import prediction
from .score import score_card
from .trial import CheckFailed, Passed, exercise, exercises

__all__ = ["CheckFailed", "Passed", "exercise", "exercises", "names", "prediction", "score_card"]


def names() -> list[str]:
    """The names of all checks."""
    for module in pkgutil.iter_modules(__path__):
        if module.name.startswith("lesson"):
            importlib.import_module(f"{__name__}.{module.name}")
    return sorted(exercises)


def __getattr__(name):
    if not name.startswith("_") and name in names():
        return exercises[name]
    raise AttributeError(f"there is no check {name!r}; there are {', '.join(sorted(exercises))}")


def __dir__():
    return sorted({*globals(), *names()})
