"""Checks for the exercises: `check.gather(mine)` passes, or says which value is wrong and why.

    from a2a_lib import check
    check.gather(my_kernel)        # a `Passed` with a score card, or CheckFailed: no traceback, only what is wrong

A check compares an answer with an oracle that shares no code with the lesson. Its inputs are not the lesson's either.
An exercise is one file, exercises/NAME.py, with the check NAME. Exercises that differ in data alone share a file (all_reduces.py,
mends.py). The decorator says where the solution stands: notebook and cell, or a .hip file.

    @exercise("01_moe_on_one_gpu.ipynb", "exercise-2")
    def gather(trial, answer):          # the reader calls check.gather(answer)
        trial.case("5 tokens, top-2")               # describes the inputs that follow
        out = trial.call(answer, ...)               # run the reader's code: its errors become messages
        trial.expect(len(out) == 5, 5, len(out), "a row for each token")   # a demand with its cause
        trial.compare(out, want, ...)               # or trial.wrong(evidence, expected=..., got=...)
        return trial.card(trace, us=...)            # optional

tests/course/check/tables/NAME.py has wrong answers, and for each a part of its message:

    MISTAKES = {"no weights": ("weights[flat] * ", "", "weights are missing"), ...}

A row names a text of the solution, its wrong replacement, and the part. Where neither a race nor a report is the cause, the
part is a clause: any answer that does exactly the same is told "Exactly this comes out where ..." (behaviour.py).

kit.py      the names that exercises import
trial.py    all that a check can ask of an answer
as_data.py  exercises that are an oracle and its cases, or inputs and right values of a kernel on one GPU
cases.py    nodes, with a symmetric heap or without, and inputs that several checks share
rung.py     a rung with one kernel of the reader's
compare.py  the first wrong value of two tensors
behaviour.py  causes by what an answer does; digests.py stores what the tables' mistakes do
cost.py     what a right answer costs beside the solution

Scored inputs of open exercises come from `trial.draw` or `trial.seed`. The card names the seed, and check.NAME(..., seed=N)
draws the same again.

`prediction` compares the value that the reader typed before a measurement with the measured one.
"""

import importlib
import pkgutil

# imported first, because `exercises` below is the table of the checks and would hide this folder
from . import exercises as _folder
from .failure import CheckFailed, NotChecked, Passed
from .prediction import prediction
from .score import score_card
from .trial import exercise, exercises, solutions

__all__ = ["CheckFailed", "NotChecked", "Passed", "exercise", "exercises", "names", "prediction", "score_card", "solutions"]


def names() -> list[str]:
    """The names of all checks."""
    for module in pkgutil.iter_modules(_folder.__path__):
        importlib.import_module(f"{_folder.__name__}.{module.name}")
    return sorted(exercises)


def __getattr__(name):
    if not name.startswith("_") and name in names():
        return exercises[name]
    raise AttributeError(f"there is no check {name!r}; there are {', '.join(sorted(exercises))}")


def __dir__():
    return sorted({*globals(), *names()})
